# Runs parts of a job side by side, each as soon as the parts it waits for are done. Sourced by ci/test.
#
#   part <name> <parts to wait for, comma-separated, or -> <command> ..   names a part
#   parts_only <name> ..                                                   forgets all others but those they wait for
#   run_parts <folder for logs> <how many at once>                         runs them all; parts_failed says how it went
#
# Never call run_parts behind || or in a condition: bash would then go on after a failing command inside the parts.
#
# A part prints one line when it is ok and all its output when not. What it counts as tests is read from its output.

declare -a part_order=()
declare -A part_waits=() part_command=() part_state=() part_start=() part_of_pid=()
parts_passed=0
parts_failed=0
parts_skipped=0

part() {
    local name=$1 waits=$2
    shift 2
    part_order+=("$name")
    part_waits[$name]=${waits/#-/}
    part_command[$name]="$*"
    part_state[$name]=waiting
}

part_want() {
    local before
    wanted[$1]=yes
    for before in ${part_waits[$1]//,/ }; do part_want "$before"; done
}

parts_only() {
    local name kept=()
    local -A wanted=()
    for name in "$@"; do
        [ -n "${part_state[$name]-}" ] || { echo "no such part: $name (${part_order[*]})" >&2; exit 2; }
        part_want "$name"
    done
    for name in "${part_order[@]}"; do
        if [ -n "${wanted[$name]-}" ]; then kept+=("$name"); fi
    done
    part_order=("${kept[@]}")
}

# Tests passed, failed and skipped by what cmocka, node's runner or the cases wrote; nothing counted: the part itself is one.
part_count() {
    awk '
        /\[  PASSED  \] [0-9]+ test/ { sub(/.*\[  PASSED  \] /, ""); passed += $1 }
        /\[  FAILED  \] [0-9]+ test/ { sub(/.*\[  FAILED  \] /, ""); failed += $1 }
        /^(ℹ|#) pass [0-9]+$/ { passed += $3 }
        /^(ℹ|#) (fail|cancelled) [0-9]+$/ { failed += $3 }
        /^(ℹ|#) skipped [0-9]+$/ { skipped += $3 }
        END { print passed + 0, failed + 0, skipped + 0 }' "$1"
}

part_begin() {
    part_state[$1]=running
    part_start[$1]=$SECONDS
    (set -euo pipefail; ${part_command[$1]}) >"$logs/$1.log" 2>&1 </dev/null &
    part_of_pid[$!]=$1
}

part_skips() { if [ "$1" -gt 0 ]; then echo "$1 skipped "; fi; }

# $1: the part, $2: its exit code.
part_end() {
    local passed failed skipped took=$((SECONDS - part_start[$1]))
    read -r passed failed skipped < <(part_count "$logs/$1.log")
    if [ "$2" -eq 0 ] && [ "$failed" -eq 0 ]; then
        [ $((passed + skipped)) -gt 0 ] || passed=1
        part_state[$1]=ok
        printf 'ok     %-14s %4d s  %5d passed  %s\n' "$1" "$took" "$passed" "$(part_skips "$skipped")$(grep '^: ' "$logs/$1.log" | tail -n 1 | cut -c3- || true)"
    else
        [ "$failed" -gt 0 ] || failed=1
        part_state[$1]=failed
        printf 'FAILED %-14s %4d s  %5d passed, %d failed; its output:\n' "$1" "$took" "$passed" "$failed"
        sed 's/^/    /' "$logs/$1.log"
    fi
    parts_passed=$((parts_passed + passed))
    parts_failed=$((parts_failed + failed))
    parts_skipped=$((parts_skipped + skipped))
}

# May it start, must it wait, or can it not run since a part before it failed?
part_may() {
    local before answer=yes
    for before in ${part_waits[$1]//,/ }; do
        case ${part_state[$before]} in
        ok) ;;
        failed) answer=never; break ;;
        *) answer=wait ;;
        esac
    done
    echo $answer
}

part_skip() {
    part_state[$1]=failed
    parts_failed=$((parts_failed + 1))
    printf 'FAILED %-14s not run: it needs %s\n' "$1" "${part_waits[$1]}"
}

run_parts() {
    local logs=$1 most=$2 name pid code
    mkdir -p "$logs"
    while :; do
        for name in "${part_order[@]}"; do
            [ "${part_state[$name]}" = waiting ] || continue
            case $(part_may "$name") in
            yes) if [ ${#part_of_pid[@]} -lt "$most" ]; then part_begin "$name"; fi ;;
            never) part_skip "$name" ;;
            esac
        done
        [ ${#part_of_pid[@]} -gt 0 ] || break
        code=0
        wait -n -p pid "${!part_of_pid[@]}" || code=$?
        name=${part_of_pid[$pid]}
        unset "part_of_pid[$pid]"
        part_end "$name" "$code"
    done
}

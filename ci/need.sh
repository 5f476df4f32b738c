# What the project needs from the system, and where it comes from. Sourced by ci/play and ci/test.
#
# A row: Debian package, then what must be there if it is installed (a command, or a file with * allowed), then who asks.

need_table='
ca-certificates     /etc/ssl/certs/ca-certificates.crt                    play
nodejs              node18                                                play
npm                 npm                                                   play
cmake               cmake                                                 play
ninja-build         ninja                                                 play
gcc                 gcc                                                   play
libc6-dev           /usr/include/stdio.h                                  play
emscripten          emcc                                                  play
clang               clang                                                 test
libclang-rt-14-dev  /usr/lib/llvm-14/lib/clang/14*/lib/linux/libclang_rt.fuzzer-*.a  test
libcmocka-dev       /usr/include/cmocka.h                                 test
clang-format        clang-format                                          test
clang-tidy          clang-tidy                                            test
cppcheck            cppcheck                                              test
chromium            chromium                                              test
fonts-dejavu-core   /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf       test
'

# Is this there? $1: a command, a file pattern, or node18 for a node that is new enough.
need_has() {
    case $1 in
    node18) command -v node >/dev/null && node -e 'process.exit(parseInt(process.versions.node) >= 18 ? 0 : 1)' ;;
    /*) compgen -G "$1" >/dev/null ;;
    *) command -v "$1" >/dev/null ;;
    esac
}

# Prints the packages that are missing. $1: play, or test (which wants those of play too).
need_missing() {
    local package probe who
    while read -r package probe who; do
        [ -n "$package" ] || continue
        [ "$who" = play ] || [ "$1" = test ] || continue
        need_has "$probe" || echo "$package"
    done <<<"$need_table"
}

# Installs what is missing, or says what it is and stops.
need() {
    local missing
    mapfile -t missing < <(need_missing "$1")
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        echo "Missing packages: ${missing[*]}" >&2
        echo "Install them and run this again. On Debian: apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
    echo "Installing: ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 "${missing[@]}" >/dev/null
    mapfile -t missing < <(need_missing "$1")
    [ ${#missing[@]} -eq 0 ] || { echo "Still missing after installing: ${missing[*]}" >&2; exit 1; }
}

# The packages of package-lock.json, fetched again only if the lock has changed.
need_modules() {
    cmp -s package-lock.json node_modules/.installed-lock && return 0
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
    cp package-lock.json node_modules/.installed-lock
}

# Builds one CMake preset; it is configured the first time, and whenever there are further settings.
need_build() {
    local preset=$1 configure=(cmake --preset "$@")
    [ "$preset" != wasm ] || configure=(emcmake "${configure[@]}")
    if [ $# -gt 1 ] || [ ! -f "build/$preset/build.ninja" ]; then "${configure[@]}"; fi
    cmake --build --preset "$preset"
}

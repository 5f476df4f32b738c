# What the project needs from the system, and where it comes from. Sourced by ci/play and ci/test.
#
# A row: Debian package, then what must be there if it is installed (a command, or a file with * allowed), then who asks. What
# the engines ask for may be missing: their tests are skipped then, and counted so.

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
firefox-esr         firefox-esr                                           engines
webkit2gtk-driver   WebKitWebDriver                                       engines
xvfb                Xvfb                                                  engines
xauth               xauth                                                 engines
'

# Is this there? $1: a command, a file pattern, or node18 for a node that is new enough.
need_has() {
    case $1 in
    node18) command -v node >/dev/null && node -e 'process.exit(parseInt(process.versions.node) >= 18 ? 0 : 1)' ;;
    /*) compgen -G "$1" >/dev/null ;;
    *) command -v "$1" >/dev/null ;;
    esac
}

# Prints the packages that are missing. $1: play, test (which wants those of play too), or engines.
need_missing() {
    local package probe who
    while read -r package probe who; do
        [ -n "$package" ] || continue
        [ "$who" = "$1" ] || [ "$1,$who" = test,play ] || continue
        need_has "$probe" || echo "$package"
    done <<<"$need_table"
}

need_can_install() { [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; }

need_install() {
    apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 "$@" >/dev/null
}

# Installs what is missing, or says what it is and stops.
need() {
    local missing
    mapfile -t missing < <(need_missing "$1")
    [ ${#missing[@]} -gt 0 ] || return 0
    if ! need_can_install; then
        echo "Missing packages: ${missing[*]}" >&2
        echo "Install them and run this again. On Debian: apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
    echo "Installing: ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    need_install "${missing[@]}"
    mapfile -t missing < <(need_missing "$1")
    [ ${#missing[@]} -eq 0 ] || { echo "Still missing after installing: ${missing[*]}" >&2; exit 1; }
}

# Installs what is missing and can be had; goes on without the rest, and says so.
need_if_any() {
    local missing package
    mapfile -t missing < <(need_missing "$1")
    [ ${#missing[@]} -gt 0 ] || return 0
    if need_can_install; then
        echo "Installing: ${missing[*]}"
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq || true
        for package in "${missing[@]}"; do need_install "$package" || true; done
        mapfile -t missing < <(need_missing "$1")
    fi
    [ ${#missing[@]} -eq 0 ] || echo ": not to be had, so that tests are skipped: ${missing[*]}"
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

#!/usr/bin/env bash
# Every C source is named in its folder's CMakeLists.txt: nothing is left out of the build by accident.
set -euo pipefail
cd "$(dirname "$0")/.."

bad=0
for folder in core wasm tests; do
    while read -r file; do
        grep -q -F -e "$file" "$folder/CMakeLists.txt" wasm/CMakeLists.txt || { echo "$folder/$file: not in $folder/CMakeLists.txt" >&2; bad=1; }
    done < <(cd "$folder" && find . -name '*.c' | sed 's|^\./||' | sort)
done
exit $bad

#!/usr/bin/env bash
# Every header compiles alone, and twice in one file.
set -euo pipefail
cd "$(dirname "$0")/.."

bad=0
while read -r header; do
    printf '#include "%s"\n#include "%s"\nextern int nothing;\n' "$header" "$header" |
        gcc -std=c17 -fsyntax-only -Wall -Wextra -Wpedantic -Werror -I. -Icore -Itests -x c - || bad=1
done < <(find core wasm tests -name '*.h' | sort)
exit $bad

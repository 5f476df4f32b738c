#!/usr/bin/env bash
# A release from a copy of the sources in another folder is the same, byte for byte, and holds what its sums say.
set -euo pipefail
cd "$(dirname "$0")/.."

place=build/ci/release
rm -rf $place
mkdir -p $place/some/where/else/build/wasm
cp -r LICENSE *.md package.json ci docs web $place/some/where/else
mkdir -p $place/some/where/else/{core/codec,wasm}
cp core/codec/FORMAT.md $place/some/where/else/core/codec
cp wasm/README.md $place/some/where/else/wasm
cp -r build/wasm/wasm $place/some/where/else/build/wasm
ln -s "$PWD/node_modules" $place/some/where/else/node_modules

node ci/release.mjs $place/here
node $place/some/where/else/ci/bundle.mjs
node $place/some/where/else/ci/release.mjs $place/there
diff -r $place/here $place/there
(cd $place/here && sha256sum --quiet -c SHA256SUMS)
tar -xzf $place/here/*.tar.gz -C $place
(cd $place/hexstead-* && sha256sum --quiet -c SHA256SUMS && node -e '
    import("./site/engine.mjs").then(async ({ createEngine }) => {
        const { hash } = (await createEngine()).newGame({ rules: "duel", seed: "1" });
        if (!hash) process.exit(1);
    })')

if ci/release --help 2>/dev/null; then
    echo 'ci/release takes an option for a folder' >&2
    exit 1
fi

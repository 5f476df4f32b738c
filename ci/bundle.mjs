// Makes site/ from the sources of the page and the module's bytes: node ci/bundle.mjs [module.wasm]
//
//   index.html, hexstead.js, hexstead.css, favicon.svg   the page; one classic script with the rest packed inside
//   almanac.js                                           what the page does without at first, packed (web/later/)
//   hexstead.webmanifest, icon-*.png, maskable-512.png, apple-touch-icon.png   what an installed page shows of itself
//   sw.js                                                the page without a network (ci/worker.mjs)
//   withdraw.js                                          what takes that back, served in its place
//   hexstead.html                                        the same in one file, to save and pass on
//   licences.txt                                         of the page and of what it carries of others
//   embed.js, embed.html, embed.gallery.*                 the element for pages of others, and the gallery that shows it
//   engine.mjs, engine.d.ts                              the engine for node and for other pages
//
// Sources may import, besides each other and the packages:
//   'hx:style'    the style sheets of web/css that the first look does without, as text; in web/later/ those of its folders
//   'hx:script'   web/unpacked.js, bundled and packed (ci/pack.mjs)
//   'hx:wasm'     the module, packed
//   'hx:unpacker' the module that unpacks, as text
//   'hx:worker'   web/engine/worker.js, bundled, as text for a Blob; the page's own imports of the modules in it come from there too
//   'hx:words'    the language files of web/i18n, packed
//   'hx:later'    web/later/index.js, bundled, and packed with the language files and cases of its folders
//   'hx:pair'     the name by which the page knows its second script
//   '*.ftl'       a language file as text
//   '*.svg'       a drawing as text
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minify } from 'terser';
import { inSlices } from '../web/engine/slices.js';
import { createUnpacking, unpackerOf } from '../web/engine/unpack.js';
import { given } from './given.mjs';
import { icons } from './icons.mjs';
import { pack, packModule, packWords, unpacker, widened } from './pack.mjs';
import { templates, words } from './slim.mjs';
import { workerOf } from './worker.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const site = root + 'site/';

const COMMON = {
  bundle: true,
  write: false,
  minify: true,
  target: ['es2022'],
  legalComments: 'none',
  charset: 'utf8',
  loader: { '.ftl': 'text', '.svg': 'text' },
  logLevel: 'warning',
};

/** Sources without what nobody reads there. */
const slim = {
  name: 'slim',
  setup(bundler) {
    const load = (filter, change, loader) =>
      bundler.onLoad({ filter }, async ({ path }) => ({ contents: change(await readFile(path, 'utf8')), loader }));
    load(/\.ftl$/, words, 'text');
    load(/[/\\]web[/\\].*\.js$/, templates, 'js');
  },
};

/**
 * The worker's modules as one function without a name from outside: called, it gives what they export; as text it is the worker.
 * So the page carries them once.
 */
async function shared(entry) {
  const options = { format: 'esm', metafile: true, entryPoints: [root + entry], plugins: [slim] };
  const { outputFiles, metafile } = await build({ ...COMMON, ...options });
  const [{ exports, inputs }] = Object.values(metafile.outputs);
  const named = (list) => list.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1');
  const body = outputFiles[0].text.replace(/export\{([^}]*)\};\s*$/, (_, list) => `return{${named(list)}}`);
  if (body === outputFiles[0].text) throw new Error(`${entry} exports nothing`);
  const contents = `const make=()=>{${body}};export const{${exports}}=make();` + 'export default `(${make})().serve()`';
  const inside = new Set(Object.keys(inputs).map((path) => resolve(path)));
  return {
    name: 'shared',
    setup(bundler) {
      const it = { path: entry, namespace: 'shared' };
      bundler.onResolve({ filter: /^hx:worker$/ }, () => it);
      bundler.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) =>
        inside.has(resolve(resolveDir, path)) ? it : null,
      );
      bundler.onLoad({ filter: /.*/, namespace: 'shared' }, () => ({ contents }));
    },
  };
}

async function bundle(entry, options, values = {}, plugins = []) {
  const all = { ...COMMON, ...options, entryPoints: [root + entry], plugins: [...plugins, given(values), slim] };
  const made = await build(all);
  return smaller(made.outputFiles[0].text, options.format === 'esm');
}

/** What the bundler left: another 3 kB of the page. */
async function smaller(code, module) {
  const made = await minify(code, { module, ecma: 2022, compress: { passes: 3, inline: 0 } });
  return made.code;
}

/** English first: the others may lack words of it. @param {string[]} folders that have language files */
async function packedWords(folders, ...behind) {
  const langs = (await readdir(root + 'web/i18n'))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => name.slice(0, -4));
  langs.sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  const read = (lang) => Promise.all(folders.map((folder) => readFile(`${root}${folder}/${lang}.ftl`, 'utf8')));
  const all = langs.map(async (lang) => [lang, words((await read(lang)).join('\n'))]);
  return packWords(Object.fromEntries(await Promise.all(all)), ...behind);
}

/** The folders of the second script, and those of them that have language files. */
const LATER = ['web/almanac', 'web/embed', 'web/later', 'web/motion'];
/** What lies elsewhere and goes there all the same. */
const WITH = root + 'web/platform/messages.js';
const TOLD = ['web/almanac', 'web/later'];

/** What the page lends stands in place of its module that names it. */
const lent = {
  name: 'lent',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\.\/kit\.js$/ }, () => ({ path: 'kit', namespace: 'lent' }));
    bundler.onResolve({ filter: /^\.\.\// }, ({ path, resolveDir }) => {
      const whole = resolve(resolveDir, path);
      if (whole === WITH || LATER.some((folder) => whole.startsWith(root + folder + '/'))) return null;
      return { errors: [{ text: `${path} is the page's: web/kit.js lends it` }] };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'lent' }, () => ({ contents: 'export const { kit } = hexsteadPage' }));
  },
};

/** The second script: words, cases, code, packed as one. */
async function packedLater() {
  const style = (await Promise.all(LATER.map((folder) => styles(folder)))).join('');
  const code = await bundle('web/later/index.js', { format: 'iife' }, { style }, [lent]);
  const cases = JSON.stringify(JSON.parse(await readFile(root + 'web/almanac/cases.json', 'utf8')));
  return packedWords(TOLD, cases, code);
}

/** What the others build on comes first, then the rest by name. */
const FIRST = ['theme.css', 'base.css', 'start.css', 'layout.css'];
/** What the page looks like before its script has been unpacked. @param {string} name */
const atOnce = (name) => FIRST.slice(0, 3).includes(name);

/** One style sheet of some files of a folder. @param {string} folder @param {(name: string) => boolean} wanted */
async function styles(folder, wanted = () => true) {
  const there = (await readdir(root + folder)).filter((name) => name.endsWith('.css')).sort();
  const order = [...FIRST.filter((name) => there.includes(name)), ...there.filter((name) => !FIRST.includes(name))];
  const contents = order
    .filter(wanted)
    .map((name) => `@import ${JSON.stringify('./' + name)};`)
    .join('');
  const stdin = { contents, resolveDir: root + folder, loader: 'css' };
  return (await build({ ...COMMON, stdin })).outputFiles[0].text.trim();
}

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the page may load: itself, and nothing from elsewhere. */
function policy(script, style, ...more) {
  return [
    `default-src 'none'`,
    `script-src ${script} blob: 'wasm-unsafe-eval'`,
    `worker-src 'self' blob:`,
    `style-src ${style}`,
    `img-src 'self' data:`,
    ...more,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

const POLICY = /(<meta\s+http-equiv="Content-Security-Policy"\s+content=")[^"]*(")/;
const SCRIPT = (name) => new RegExp(`<script\\s[^>]*src="\\.?/?${name}\\.js"[^>]*></script>\\s*`);
const STYLE = (name) => new RegExp(`<link\\s[^>]*href="\\.?/?${name}\\.css"[^>]*>`);
/** What points to the one file: there it would point to itself. */
const ITSELF = /\s*<a href="hexstead\.html">[^]*?<\/a>[^<]*/g;
/** What only a page from a server has. */
const SERVED = [/<link\s[^>]*rel="apple-touch-icon"[^>]*>\s*/, / offline(?=\s*>)/];
const ICON = /(<link\s[^>]*rel="icon"[^>]*href=")[^"]*(")/;

function replaceOnce(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`web/index.html has nothing like ${pattern}`);
  return text.replace(pattern, by);
}

/** The page in one file. In a sandboxed frame 'self' matches nothing, hashes do. */
function inOneFile(html, scripts, sheets, icon) {
  const inline = Object.values(scripts).map((script) => script.replaceAll('</script', '<\\/script'));
  const hashes = inline.map(hash).join(' ');
  html = replaceOnce(
    html,
    POLICY,
    (_, before, after) => before + policy(hashes, Object.values(sheets).map(hash).join(' ')) + after,
  );
  for (const pattern of SERVED) html = replaceOnce(html, pattern, () => '');
  for (const [name, style] of Object.entries(sheets))
    html = replaceOnce(html, STYLE(name), () => `<style>${style}</style>`);
  html = replaceOnce(
    html,
    ICON,
    (_, before, after) => before + 'data:image/svg+xml,' + encodeURIComponent(icon) + after,
  );
  for (const name of Object.keys(scripts)) html = replaceOnce(html, SCRIPT(name), () => '');
  html = replaceOnce(html, ITSELF, () => '');
  const elements = inline.map((script) => `<script>${script}</script>\n`).join('');
  return replaceOnce(html, /<\/body>/, () => `${elements}</body>`);
}

/** What comes out must be what went in. */
async function checked(packed, bytes) {
  if (Buffer.compare(await inSlices(createUnpacking(unpackerOf(unpacker))(packed)), bytes) !== 0)
    throw new Error('what is packed does not come out as it was');
  return packed;
}

const module = await readFile(process.argv[2] ?? root + 'build/wasm/wasm/hexstead.wasm');
const wasm = await checked(packModule(module), widened(module).bytes);
const later = await packedLater();
const pair = createHash('sha256').update(JSON.stringify(later)).digest('base64url').slice(0, 8);
const rest = { style: await styles('web/css', (name) => !atOnce(name)), pair };
const code = Buffer.from(
  await bundle('web/unpacked.js', { format: 'iife' }, rest, [await shared('web/engine/worker.js')]),
);
const [script, almanac, style, engine, page, icon] = await Promise.all([
  bundle(
    'web/page.js',
    { format: 'iife', target: 'es2017' }, // so that an old browser gets as far as saying so
    { script: await checked(pack(code), code), wasm, unpacker, words: await packedWords(['web/i18n']) },
  ),
  bundle('web/almanac.js', { format: 'iife' }, { later, pair }),
  styles('web/css', atOnce),
  bundle('web/engine/index.js', { format: 'esm' }, { wasm, unpacker }),
  readFile(root + 'web/index.html', 'utf8'),
  readFile(root + 'web/favicon.svg', 'utf8'),
]);
const manifest = JSON.stringify(JSON.parse(await readFile(root + 'web/hexstead.webmanifest', 'utf8')));

/** The project's licence, and those of the packages that the page carries. */
async function licences() {
  const { dependencies } = JSON.parse(await readFile(root + 'package.json', 'utf8'));
  const theirs = Object.keys(dependencies).map(
    async (name) => `${name}\n\n${await readFile(`${root}node_modules/${name}/LICENSE`, 'utf8')}`,
  );
  return [await readFile(root + 'LICENSE', 'utf8'), ...(await Promise.all(theirs))].join('\n\n');
}

const html = replaceOnce(
  page,
  POLICY,
  (_, before, after) => before + policy(`'self'`, `'self'`, `manifest-src 'self'`) + after,
);

await rm(site, { recursive: true, force: true });
await mkdir(site, { recursive: true });
await Promise.all([
  writeFile(site + 'index.html', html),
  writeFile(site + 'hexstead.js', script),
  writeFile(site + 'almanac.js', almanac),
  writeFile(site + 'hexstead.css', style),
  writeFile(site + 'favicon.svg', icon),
  writeFile(site + 'hexstead.html', inOneFile(html, { hexstead: script, almanac }, { hexstead: style }, icon)),
  writeFile(site + 'hexstead.webmanifest', manifest),
  ...Object.entries(icons(icon)).map(([name, bytes]) => writeFile(site + name, bytes)),
  writeFile(site + 'licences.txt', await licences()),
  writeFile(site + 'engine.mjs', engine),
  copyFile(root + 'web/engine/engine.d.ts', site + 'engine.d.ts'),
]);

/** What stands in the pages of others, and the gallery that shows it: the game does without. */
const [element, gallery, galleryStyle] = await Promise.all([
  bundle('web/host/element.js', { format: 'iife' }),
  bundle('web/host/gallery.js', { format: 'iife' }),
  styles('web/host'),
]);
await Promise.all([
  writeFile(site + 'embed.js', element),
  copyFile(root + 'web/embed.html', site + 'embed.html'),
  writeFile(site + 'embed.gallery.js', gallery),
  writeFile(site + 'embed.gallery.css', galleryStyle),
]);

await copyFile(root + 'web/withdraw.js', site + 'withdraw.js');
await writeFile(site + 'sw.js', await workerOf(site));

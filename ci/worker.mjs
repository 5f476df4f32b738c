// Writes the service worker of a page that is built (web/sw.js with the names of its files and their digest): node ci/worker.mjs [folder]
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { given } from './given.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What a page that is played never asks for: other forms of it, what hosts and programs use, and icons, which whoever installs it gets then. */
const APART = /^(sw\.js|withdraw\.js|hexstead\.html|engine\..*|embed\..*|.*\.png|licences\.txt)$/;

/** @param {string} folder @returns {Promise<string[]>} the names of the files that are kept */
export const keptFiles = async (folder) => (await readdir(folder)).filter((name) => !APART.test(name)).sort();

/** @param {string} folder @returns {Promise<string>} the worker of the page in this folder */
export async function workerOf(folder) {
  const files = await keptFiles(folder);
  const all = createHash('sha256');
  for (const name of files) all.update(await readFile(resolve(folder, name)));
  const version = all.digest('base64');
  const { outputFiles } = await build({
    entryPoints: [root + 'web/sw.js'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    legalComments: 'none',
    plugins: [given({ files, version })],
  });
  return outputFiles[0].text;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = resolve(process.argv[2] ?? root + 'site');
  await writeFile(resolve(folder, 'sw.js'), await workerOf(folder));
}

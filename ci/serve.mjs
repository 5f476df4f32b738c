// Serves site/ to this machine: node ci/serve.mjs [port]. Port 0 takes a free one.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const SITE = fileURLToPath(new URL('../site/', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** The file that an address means, or null if it leaves the folder. */
function fileOf(root, url) {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const file = normalize(join(root, path.endsWith('/') ? path + 'index.html' : path));
  return file.startsWith(normalize(root + sep)) ? file : null;
}

async function answer(root, request, response) {
  try {
    const file = fileOf(root, request.url);
    if (!file) throw new Error('no such file');
    const bytes = await readFile(file);
    const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(packed && { 'content-encoding': 'gzip' }),
    });
    response.end(packed ? await promisify(gzip)(bytes) : bytes);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
  }
}

/**
 * A running server of static files.
 * @param {number} port 0: any free one
 * @param {string} [root] the folder that is served
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export function serve(port, root = SITE) {
  return new Promise((done, fail) => {
    const server = createServer((request, response) => answer(root, request, response));
    server.on('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
      const close = () =>
        new Promise((closed) => {
          server.close(() => closed());
          server.closeAllConnections?.();
        });
      done({ url, close });
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serve(Number(process.argv[2] ?? 8080));
  console.log(`Hexstead is at ${url} (stop with Ctrl-C)`);
}

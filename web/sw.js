/**
 * The page without a network: a service worker that keeps the files of one version and answers with them. It knows these files, below
 * its own folder, and leaves everything else alone. A version is kept whole or not at all: what comes is compared with
 * what was built. A newer worker waits until the page asks it to take over.
 */
import files from 'hx:files';
import version from 'hx:version';

const worker = /** @type {any} */ (self);
const HERE = worker.registration.scope;
/** Other copies of the page, in other folders, have caches of their own. */
const OURS = `hexstead ${HERE} `;
const NAME = OURS + version;

const addresses = files.map((name) => HERE + name);

/** The files as the server has them now, not as some cache remembers them. All of this version, or none. */
async function keep() {
  const responses = await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' })));
  const bodies = await Promise.all(responses.map((response) => response.blob()));
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(bodies).arrayBuffer());
  if (btoa(String.fromCharCode(...new Uint8Array(digest))) !== version) throw new Error('files of several versions');
  const cache = await caches.open(NAME);
  const put = (/** @type {string} */ address, /** @type {number} */ i) => {
    // Made anew, for one that came by a redirection answers no navigation.
    const headers = new Headers(responses[i].headers);
    headers.delete('vary');
    return cache.put(address, new Response(bodies[i], { headers }));
  };
  await Promise.all(addresses.map(put));
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {string} kind @param {(event: any) => void} react */
const on = (kind, react) => worker.addEventListener(kind, react);
on('install', (event) => event.waitUntil(keep()));
on('activate', (event) => event.waitUntil(tidy()));
on('message', ({ data }) => data === 'take over' && worker.skipWaiting());
on('fetch', (event) => {
  const { method, url } = event.request;
  const [asked] = url.split(/[?#]/);
  const address = asked === HERE ? `${HERE}index.html` : asked;
  if (method === 'GET' && addresses.includes(address))
    event.respondWith(caches.match(address, { cacheName: NAME }).then((kept) => kept ?? fetch(event.request)));
});

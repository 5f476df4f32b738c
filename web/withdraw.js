/**
 * Takes the page without a network back: served in place of sw.js, it drops what the copy in this folder has kept and then itself. Whoever
 * comes next is answered by the server. Nothing else is touched; games are kept elsewhere.
 */
const worker = /** @type {any} */ (self);

async function withdraw() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(`hexstead ${worker.registration.scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(withdraw()));

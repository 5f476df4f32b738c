/**
 * The page without a network: registers the worker beside it (web/sw.js) and hears of new versions. Only a page of its own, from a server,
 * does: nothing in a frame, from a file, in one file, or in somebody else's page, which lacks the mark `offline`.
 */

/** How long a version is taken for the newest: looking costs a request. */
const FRESH = 60 * 60 * 1000;

/** @param {Window} win @returns {ServiceWorkerContainer|null} reading it throws in a sandboxed frame */
function container(win) {
  try {
    return (win.isSecureContext && win.self === win.top && win.navigator.serviceWorker) || null;
  } catch {
    return null;
  }
}

/**
 * @param {Element} root the page's element
 * @param {() => void} offer a new version waits
 * @param {Window} [win]
 * @returns {() => void} lets the new version take over and loads it
 */
export function keepOffline(root, offer, win = window) {
  const workers = root.hasAttribute('offline') && /^http/.test(win.location.protocol) ? container(win) : null;
  const reload = () => win.location.reload();
  /** @type {ServiceWorkerRegistration|undefined} */
  let found;
  if (!workers) return reload;

  async function register() {
    const link = win.document.createElement('link');
    Object.assign(link, { rel: 'manifest', href: 'hexstead.webmanifest' }); // from a file it would be an error
    win.document.head.append(link);
    const it = (found = await workers.register('sw.js', { updateViaCache: 'none' }));
    const look = () => it.waiting && it.active && offer();
    const follow = () => it.installing?.addEventListener('statechange', look);
    it.addEventListener('updatefound', follow);
    follow();
    look();
    let looked = Date.now();
    win.document.addEventListener('visibilitychange', () => {
      if (win.document.hidden || Date.now() - looked < FRESH) return;
      looked = Date.now();
      it.update().catch(() => {}); // no network, no news
    });
  }
  const begin = () => void register().catch(() => {}); // a server without sw.js: the page plays all the same
  if (win.document.readyState === 'complete') begin();
  else win.addEventListener('load', begin, { once: true });

  return () => {
    const next = found?.waiting;
    if (!next) return reload();
    next.addEventListener('statechange', () => next.state === 'activated' && reload());
    next.postMessage('take over');
  };
}

// WebKitGTK's MiniBrowser over plain WebDriver: a page with the few members of Playwright's that hands and games use.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** What must be installed. */
export const PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'Xvfb'];

/** Is a program to be had? @param {string} name */
export const there = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** One command of the protocol; throws what the driver says. */
async function call(method, address, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method, headers, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Runs in the page. */
const seen = (selector) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));

/** Runs in the page: its first frame, which may be the element's. */
export const firstFrame = () =>
  document.querySelector('iframe') ?? document.querySelector('hexstead-game').shadowRoot.querySelector('iframe');

/** An expression, or a function and what it is given, as Playwright takes them. */
const expression = (code, given) =>
  typeof code === 'string' ? code : `(${code})(${given === undefined ? '' : JSON.stringify(given)})`;

function createPage(session) {
  const post = (path, body = {}) => call('POST', session + path, body);
  const RUN = 'const done = arguments[arguments.length - 1]; const no = (e) => done({ error: String(e) });';
  /** What it gives crosses as JSON. */
  async function evaluate(code, given) {
    const script = `${RUN} try { Promise.resolve(${expression(code, given)}).then((value) => done({ value }), no) } catch (e) { no(e) }`;
    const { value, error } = await post('/execute/async', { script, args: [] });
    if (error) throw new Error(error);
    return value;
  }
  const locator = (selector) => {
    const found = `(${seen})(${JSON.stringify(selector.replaceAll(':visible', ''))})`;
    return {
      count: () => evaluate(`${found}.length`),
      getAttribute: (name) => evaluate(`${found}[0].getAttribute(${JSON.stringify(name)})`),
      inputValue: () => evaluate(`${found}[0].value`),
    };
  };
  const click = ({ x, y }) => {
    const at = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
    const steps = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    return post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: steps }] });
  };
  return {
    evaluate,
    locator,
    mouse: { click: (x, y) => click({ x, y }) },
    goto: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    /** The first frame of the page, which from now on is where everything happens. */
    async firstFrame() {
      const id = await post('/execute/sync', { script: `return (${firstFrame})()`, args: [] });
      await post('/frame', { id });
      return this;
    },
    /** Out of the frame again. */
    toTop: () => post('/frame', { id: null }),
  };
}

/** A page in a browser of its own, on a screen that nobody sees. */
export async function openWebKit() {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true, // a group of its own: all of it ends together
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }, // half the time, where nothing draws but the processor
  });
  const ended = once(driver, 'exit');
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    process.kill(-driver.pid);
    await ended;
  };
  try {
    for (let ready = false; !ready;) {
      if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended');
      ready = await call('GET', `${base}/status`).then(
        ({ ready: is }) => is,
        () => false,
      );
    }
    const { sessionId, capabilities } = await call('POST', `${base}/session`, { capabilities: {} });
    const session = `${base}/session/${sessionId}`;
    return {
      page: createPage(session),
      version: `WebKitGTK ${capabilities.browserVersion}`,
      close: () => call('DELETE', session).finally(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

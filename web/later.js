/**
 * The script beside the page's (almanac.js; what is in it begins in later/index.js): it comes packed, now, later or never, and the page
 * does without it until then.
 *
 * @typedef {import('./engine/unpack.js').Packed & {langs: string[], sizes: number[]}} Beside keys, what each language says for
 *   them, cases, script; how many bytes each
 * @typedef {{unpack: (packed: Beside) => Promise<Uint8Array>, run: (script: Uint8Array) => Promise<void>}} Given
 * @typedef {import('./later/index.js').Later} Later
 */
import pair from 'hx:pair';
import { textsIn } from './i18n/unpack.js';
import { kit } from './kit.js';

/** Where it puts itself, and what it then says; a script of another build is never taken. */
const NAME = `hexstead-later ${pair}`;

/**
 * Takes it when it is there; to be called when the page is drawn.
 * @param {Given} given @param {(later: Later, texts: Record<string, string>, cases: Record<string, any>) => void} arrived
 */
export function takeLater({ unpack, run }, arrived) {
  const page = /** @type {any} */ (window);
  const take = async () => {
    /** @type {Beside} */
    const packed = page[NAME];
    const bytes = await unpack(packed);
    const [cases, script] = packed.sizes.slice(-2);
    const rest = bytes.length - script;
    const taken = (/** @type {Later} */ later) =>
      arrived(later, textsIn(packed, bytes), JSON.parse(new TextDecoder().decode(bytes.subarray(rest - cases, rest))));
    page.hexsteadPage = { kit, take: taken };
    await run(bytes.subarray(rest));
  };
  if (page[NAME]) take();
  else page.addEventListener(NAME, take, { once: true });
}

/**
 * Unpacks LZMA, which makes the module an eighth smaller than gzip's own way. The format is public; names are those of its
 * specification. What comes in is the bundler's work (ci/bundle.mjs) and is not doubted.
 */

/** Where the chances of each kind of bit begin. */
const MATCH = 0;
const REP = 192;
const REP_0 = REP + 12;
const REP_1 = REP_0 + 12;
const REP_2 = REP_1 + 12;
const REP_0_LONG = REP_2 + 12;
const SLOT = REP_0_LONG + 192;
const DISTANCE = SLOT + 256;
const ALIGN = DISTANCE + 128;
const LENGTH = ALIGN + 16;
const REP_LENGTH = LENGTH + 514;
const LITERAL = REP_LENGTH + 514;

/** Bits from the range coder, with the chances that they learn from. @param {Uint8Array} bytes @param {number} literals */
function makeReader(bytes, literals) {
  const chances = new Uint16Array(LITERAL + 0x300 * literals).fill(1024);
  let [at, range, code] = [13, 0xffffffff, 0];

  function fill() {
    range *= 256;
    code = code * 256 + bytes[at++];
  }
  for (let i = 0; i < 5; i++) code = (code * 256 + bytes[at++]) % 2 ** 32;

  /** @param {number} i */
  function bit(i) {
    const chance = chances[i];
    const bound = (range >>> 11) * chance;
    const one = code >= bound;
    if (one) {
      range -= bound;
      code -= bound;
      chances[i] -= chance >>> 5;
    } else {
      range = bound;
      chances[i] += (2048 - chance) >>> 5;
    }
    if (range < 2 ** 24) fill();
    return one ? 1 : 0;
  }

  /** @param {number} n bits that are as likely as not */
  function direct(n) {
    let value = 0;
    while (n--) {
      range >>>= 1;
      const one = code >= range;
      if (one) code -= range;
      value = value * 2 + (one ? 1 : 0);
      if (range < 2 ** 24) fill();
    }
    return value;
  }

  /** @param {number} base @param {number} n */
  function tree(base, n) {
    let node = 1;
    for (let i = 0; i < n; i++) node = node * 2 + bit(base + node);
    return node - (1 << n);
  }

  /** The lowest bit comes first. @param {number} base @param {number} n */
  function reverse(base, n) {
    let [node, value] = [1, 0];
    for (let i = 0; i < n; i++) {
      const one = bit(base + node);
      node = node * 2 + one;
      value |= one << i;
    }
    return value;
  }

  /** @param {number} base @param {number} place */
  function length(base, place) {
    if (!bit(base)) return 2 + tree(base + 2 + place * 8, 3);
    return bit(base + 1) ? 18 + tree(base + 258, 8) : 10 + tree(base + 130 + place * 8, 3);
  }

  /** @param {number} long the length of what lies so far back */
  function distance(long) {
    const slot = tree(SLOT + Math.min(long - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const n = (slot >> 1) - 1;
    const far = (2 | (slot & 1)) << n;
    return far + (slot < 14 ? reverse(DISTANCE + far - slot, n) : direct(n - 4) * 16 + reverse(ALIGN, 4));
  }

  /** A byte; `like` is what it may be like, or -1. @param {number} base @param {number} like */
  function literal(base, like) {
    let node = 1;
    while (node < 256) {
      const expected = like < 0 ? -1 : (like >> 7) & 1;
      const one = bit(base + node + ((expected + 1) << 8));
      node = node * 2 + one;
      like = expected === one ? (like << 1) & 0xff : -1;
    }
    return node;
  }
  return { bit, length, distance, literal };
}

/**
 * Pauses now and then (slices.js).
 * @param {Uint8Array} bytes an .lzma file that tells its size @returns {Generator<void, Uint8Array>} what was packed
 */
export function* unpack(bytes) {
  const before = bytes[0] % 9; // bits of the byte before, and of the place, that literals look at; bits of the place for the rest
  const places = (1 << (((bytes[0] / 9) | 0) % 5)) - 1;
  const mask = (1 << ((bytes[0] / 45) | 0)) - 1;
  const out = new Uint8Array(new DataView(bytes.buffer, bytes.byteOffset).getUint32(5, true));
  const reader = makeReader(bytes, (places + 1) << before);
  const back = [0, 0, 0, 0]; // the last four distances
  let [n, state, step] = [0, 0, 0];

  const copy = (/** @type {number} */ length) => {
    for (const end = n + length; n < end; n++) out[n] = out[n - back[0] - 1];
  };

  /** A distance goes to the front, those before it step back. @param {number} distance @param {number} from where it stood */
  function recall(distance, from) {
    for (let i = from; i > 0; i--) back[i] = back[i - 1];
    back[0] = distance;
  }

  /** One of the last distances again. @param {number} place @returns {number} how many bytes */
  function again(place) {
    const { bit } = reader;
    let which = 0;
    if (bit(REP_0 + state)) which = bit(REP_1 + state) ? 2 + bit(REP_2 + state) : 1;
    else if (!bit(REP_0_LONG + state * 16 + place)) {
      state = state < 7 ? 9 : 11;
      return 1;
    }
    recall(back[which], which);
    state = state < 7 ? 8 : 11;
    return reader.length(REP_LENGTH, place);
  }

  while (n < out.length) {
    if (++step % 999 === 0) yield;
    const place = n & mask;
    if (!reader.bit(MATCH + state * 16 + place)) {
      const seen = ((n & places) << before) + ((n && out[n - 1]) >> (8 - before));
      out[n] = reader.literal(LITERAL + 0x300 * seen, state > 6 ? out[n - back[0] - 1] : -1);
      n++;
      state -= state < 4 ? state : state < 10 ? 3 : 6;
    } else if (reader.bit(REP + state)) copy(again(place));
    else {
      const length = reader.length(LENGTH, place);
      recall(reader.distance(length), 3);
      state = state < 7 ? 7 : 10;
      copy(length);
    }
  }
  return out;
}

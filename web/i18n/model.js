/**
 * Guesses the next symbol of a text bit by bit from what stands before it, and learns from each. Packing and unpacking have to guess
 * the same in every browser: all is done in whole numbers, the two tables are rounded.
 *
 * What stands before is seen in several ways: not at all, as the last 1, 2, 3, 6 symbols, as the word so far. For each there are
 * groups of slots, one group for half a symbol (4 bits): a check of what it stands for, then for each bit the chance that it is a
 * one, in 4096ths, and how often it was met, in the lowest four bits. Weights that follow success make one chance of all.
 */
const WAYS = 6;
const GROUPS = 1 << 15; // for each way
const MOST = 12; // a slot counts no further, so that it never stops learning
const RATE = 2;

/** The chance, in 65536ths, for logarithms of odds from -8 to 8; and the way back. Logarithms are in 256ths. */
export const CHANCES = Int32Array.from({ length: 4096 }, (_, i) => Math.round(65536 / (1 + Math.exp(8 - i / 256))));
export const ODDS = Int32Array.from({ length: 4096 }, (_, i) => Math.round(256 * Math.log((i + 0.5) / (4095.5 - i))));

/** How far the next bit moves a slot that has counted so many, in 65536ths. */
const SHARES = Int32Array.from({ length: MOST + 1 }, (_, met) => Math.round(65536 / (met + 1.1)));

/**
 * Symbols below `short` take half of a byte, others the whole.
 * @param {number} short @param {string[]} symbols
 * @returns {(code: (chance: number) => number) => number} the next symbol; `code` is given the chance of a one, in 65536ths, and gives the bit
 */
export function createModel(short, symbols) {
  const letters = symbols.map((symbol) => /\p{L}/u.test(symbol));
  const slots = new Uint16Array(WAYS * GROUPS * 16);
  const pairs = new Uint32Array(slots.buffer);
  const weights = new Int32Array(WAYS * 4096).fill(20_000);
  const odds = new Int32Array(WAYS);
  const groups = new Int32Array(WAYS);
  const hashes = new Int32Array(WAYS);
  let [last, before, word] = [0, 0, 0]; // four symbols, and two before them

  /** @param {number} first the first half, plus one, when it goes on to the second */
  function findGroups(first) {
    for (let i = 0; i < WAYS; i++) {
      let hash = Math.imul(hashes[i] + Math.imul(first, 0x3d4d51cb), 0x2c1b3c6d);
      hash ^= hash >>> 15;
      const check = (hash >>> 16) | 1;
      const at = (i * GROUPS + (hash & (GROUPS - 1))) * 16;
      groups[i] = at;
      if (slots[at] === check) continue;
      for (let j = 0; j < 8; j++) pairs[at / 2 + j] = 0x80008000;
      slots[at] = check;
    }
  }

  /** @param {(chance: number) => number} code @param {number} first */
  function half(code, first) {
    findGroups(first);
    let node = 1;
    while (node < 16) {
      const row = (first * 16 + node) * WAYS;
      let sum = 0;
      for (let i = 0; i < WAYS; i++) {
        odds[i] = ODDS[slots[groups[i] + node] >> 4];
        sum += Math.imul(odds[i], weights[row + i]) >> 8;
      }
      sum = (sum >> 8) + 2048;
      const chance = CHANCES[sum < 1 ? 1 : sum < 4096 ? sum : 4095];
      const bit = code(chance);
      const miss = Math.imul((bit << 16) - chance, RATE);
      for (let i = 0; i < WAYS; i++) {
        weights[row + i] += (Math.imul(odds[i], miss) + 32768) >> 16;
        const at = groups[i] + node;
        const met = slots[at] & 15;
        const was = slots[at] >> 4;
        const now = was + (Math.imul((bit && 4095) - was, SHARES[met]) >> 16);
        slots[at] = (now << 4) | (met < MOST ? met + 1 : met);
      }
      node = node * 2 + bit;
    }
    return node - 16;
  }

  /** @param {number} symbol */
  function goOn(symbol) {
    before = (before << 7) | (last >>> 21);
    last = ((last << 7) | symbol) & 0xfffffff;
    word = letters[symbol] ? Math.imul(word + symbol + 1, 0x2f0b4c47) : 0;
    hashes[1] = last & 0x7f;
    hashes[2] = last & 0x3fff;
    hashes[3] = last & 0x1fffff;
    hashes[4] = last ^ Math.imul((before & 0x3fff) + 1, 0x3d4d51cb);
    hashes[5] = word;
    for (let i = 1; i < WAYS; i++) {
      const hash = Math.imul(hashes[i] + i, 0x297a2d39);
      hashes[i] = hash ^ (hash >>> 15);
    }
  }

  return (code) => {
    let symbol = half(code, 0);
    if (symbol >= short) symbol = short + (symbol - short) * 16 + half(code, symbol + 1);
    goOn(symbol);
    return symbol;
  };
}

/**
 * Guesses the next symbol of a text bit by bit from what stands before it, and learns from each. Packing and unpacking have to guess
 * the same in every browser: the tables hold rounded numbers, and all else is plain arithmetic.
 *
 * What stands before is seen in several ways: not at all, as the last 1, 2, 3, 4, 6 symbols, as the word so far. For each there are
 * groups of slots, one group for half a symbol (4 bits): a check of what it stands for, then how often each bit was met there plus
 * the chance that it is a one. Weights that follow success make one chance of all.
 */
const WAYS = 7;
const GROUPS = 1 << 15; // for each way
const MOST = 12; // a slot counts no further, so that it never stops learning
const RATE = 0.012;

/** The chance, in 65536ths, for logarithms of odds from -8 to 8; and the way back, for 4096ths. */
export const CHANCES = Float64Array.from({ length: 4096 }, (_, i) => Math.round(65536 / (1 + Math.exp(8 - i / 256))));
export const ODDS = Float64Array.from(
  { length: 4096 },
  (_, i) => Math.round(4096 * Math.log((i + 0.5) / (4095.5 - i))) / 4096,
);

/**
 * Symbols below `short` take half of a byte, others the whole.
 * @param {number} short @param {boolean[]} letters which symbols are letters
 * @returns {(code: (chance: number) => number) => number} the next symbol; `code` is given the chance of a one, in 65536ths, and gives the bit
 */
export function createModel(short, letters) {
  const slots = new Float32Array(WAYS * GROUPS * 16);
  const weights = new Float64Array(WAYS * 4096).fill(0.3);
  const odds = new Float64Array(WAYS);
  const groups = new Int32Array(WAYS);
  const hashes = new Int32Array(WAYS);
  let [last, before, word] = [0, 0, 0]; // four symbols, and two before them

  /** @param {number} first the first half, plus one, when it goes on to the second */
  function findGroups(first) {
    for (let i = 0; i < WAYS; i++) {
      let hash = Math.imul(hashes[i] + first * 0x3d4d51cb, 0x2c1b3c6d);
      hash ^= hash >>> 15;
      const check = (hash >>> 16) + 1;
      const at = (i * GROUPS + (hash & (GROUPS - 1))) * 16;
      groups[i] = at;
      if (slots[at] === check) continue;
      slots[at] = check;
      for (let j = 1; j < 16; j++) slots[at + j] = 0.5;
    }
  }

  /** @param {number} node the bits so far, behind a one @param {number} row of the weights */
  function guess(node, row) {
    let sum = 8;
    for (let i = 0; i < WAYS; i++) {
      const slot = slots[groups[i] + node];
      odds[i] = ODDS[((slot - (slot | 0)) * 4096) | 0];
      sum += odds[i] * weights[row + i];
    }
    return CHANCES[sum < 1 / 256 ? 1 : sum < 16 ? (sum * 256) | 0 : 4095];
  }

  /** @param {number} node @param {number} row @param {number} bit @param {number} miss */
  function learn(node, row, bit, miss) {
    for (let i = 0; i < WAYS; i++) {
      weights[row + i] += odds[i] * miss;
      const at = groups[i] + node;
      const met = slots[at] | 0;
      const chance = slots[at] - met;
      const now = chance + (bit - chance) / (met + 1.2);
      slots[at] = (now < 0.0005 ? 0.0005 : now > 0.9995 ? 0.9995 : now) + (met < MOST ? met + 1 : met);
    }
  }

  /** @param {(chance: number) => number} code @param {number} first */
  function half(code, first) {
    findGroups(first);
    let node = 1;
    while (node < 16) {
      const row = (first * 16 + node) * WAYS;
      const chance = guess(node, row);
      const bit = code(chance);
      learn(node, row, bit, (bit - chance / 65536) * RATE);
      node = node * 2 + bit;
    }
    return node - 16;
  }

  /** @param {number} symbol */
  function goOn(symbol) {
    before = (before << 7) | (last >>> 21);
    last = ((last << 7) | symbol) & 0xfffffff;
    word = letters[symbol] ? Math.imul(word + symbol + 1, 0x2f0b4c47) : 0;
    const six = last ^ Math.imul((before & 0x3fff) + 1, 0x3d4d51cb);
    [0, last & 0x7f, last & 0x3fff, last & 0x1fffff, last, six, word].forEach((seen, i) => {
      const hash = Math.imul(seen + i, 0x297a2d39);
      hashes[i] = hash ^ (hash >>> 15);
    });
  }

  return (code) => {
    let symbol = half(code, 0);
    if (symbol >= short) symbol = short + (symbol - short) * 16 + half(code, symbol + 1);
    goOn(symbol);
    return symbol;
  };
}

// Section 2: the range coder, and what is made of it.
import { refuse } from './frame.mjs';

const WORD = 2 ** 32;
const BYTE = 2 ** 24;

/** A writer of the same values goes along: what it writes must be what was read. */
function createWriter() {
  const bytes = [];
  const carry = () => {
    let i = bytes.length - 1;
    while (bytes[i] === 255) bytes[i--] = 0;
    bytes[i]++;
  };
  const settle = (low) => {
    if (low < WORD) return low;
    carry();
    return low - WORD;
  };
  return {
    bytes,
    settle,
    end(low, range) {
      for (let k = 0; k <= 4; k++) {
        const unit = 2 ** (32 - 8 * k);
        const up = Math.ceil(low / unit) * unit;
        if (up >= low + range) continue;
        const rest = settle(up);
        for (let i = 0; i < k; i++) bytes.push(Math.floor(rest / 2 ** (24 - 8 * i)) % 256);
        return;
      }
    },
  };
}

/** @param {Uint8Array} bytes */
export function createReader(bytes) {
  const writer = createWriter();
  let low = 0; // less what has been written, as the writer has it
  let range = WORD - 1;
  let ahead = 0; // what was read less low
  let at = 0;
  const next = () => {
    if (at >= bytes.length + 4) refuse('more is read than there is');
    return bytes[at++] ?? 0;
  };
  for (let i = 0; i < 4; i++) ahead = ahead * 256 + next();

  /** @param {number} total @param {(part: number) => [number, number]} choose from and size of what this part lies in */
  function read(total, choose) {
    const part = Math.floor(range / total);
    const value = Math.floor(ahead / part);
    if (value >= total) refuse('no such part');
    const [from, size] = choose(value);
    low = writer.settle(low + from * part);
    ahead -= from * part;
    range = size * part;
    while (range < BYTE) {
      writer.bytes.push(Math.floor(low / BYTE));
      low = (low % BYTE) * 256;
      range *= 256;
      ahead = ahead * 256 + next();
    }
  }

  const r = {
    /** @param {number} n */
    equal(n) {
      let found = 0;
      read(n, (part) => [(found = part), 1]);
      return found;
    },
    /** @param {number[]} weights */
    pick(weights) {
      const whole = weights.reduce((sum, w) => sum + w, 0);
      let index = weights.findIndex((w) => w > 0);
      if (index < 0) refuse('nothing to pick');
      if (weights[index] === whole) return index;
      read(whole, (part) => {
        let from = 0;
        for (index = 0; from + weights[index] <= part; index++) from += weights[index];
        return [from, weights[index]];
      });
      return index;
    },
    flag: (yes, no) => r.pick([no, yes]) === 1,
    count(most) {
      let n = 0;
      while (n < most && n < 12 && r.flag(1, 1)) n++;
      return n === 12 && most >= 12 ? n + r.equal(most - 11) : n;
    },
    rare: (usual, most, n) => (r.flag(1, n) ? r.equal(most + 1) : usual),
    /** @param {Odds} a @param {Odds} [b] */
    bit(a, b = a) {
      const p = Math.floor((a.yes * a.seen + b.yes * b.seen) / (a.seen + b.seen));
      const held = Math.min(65487, Math.max(48, p));
      const yes = r.flag(held, 65535 - held);
      a.learn(yes);
      if (b !== a) b.learn(yes);
      return yes;
    },
    /** The members of a list that belong to a set of so many. @template T @param {number} n @param {T[]} all @returns {T[]} */
    exact(n, all) {
      let left = n;
      return all.filter((_, i) => left > 0 && r.flag(left, all.length - i - left) && left--);
    },
    end() {
      writer.end(low, range);
      if (Buffer.compare(Buffer.from(writer.bytes), Buffer.from(bytes))) refuse('not as a writer writes it');
    },
  };
  return r;
}

/** @typedef {ReturnType<typeof createOdds>} Odds */
/** @param {number} start @param {number} seen @param {number} limit */
export function createOdds(start, seen, limit = 30) {
  const odds = {
    yes: Math.floor(start),
    seen,
    learn(yes) {
      odds.yes += Math.trunc(((yes ? 65535 : 0) - odds.yes) / (odds.seen + 1));
      odds.seen = Math.min(limit, odds.seen + 1);
    },
  };
  return odds;
}

/** Odds by what they are chosen by, made when they are first asked for. @param {(...by: number[]) => [number, number]} start @param {number} [limit] */
export function createTable(start, limit) {
  const all = new Map();
  return (...by) => {
    const key = by.join();
    if (!all.has(key)) all.set(key, createOdds(...start(...by), limit));
    return all.get(key);
  };
}

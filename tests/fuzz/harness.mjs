// Runs a target on what a generator makes for as long as is wished: node tests/fuzz/fuzz-<what>.mjs [seconds] [seed]. HX_FUZZ_SECONDS says
// the same, so that a night's run needs no other command. The seed is printed; the same seed makes the same inputs. What fails is kept
// in build/fuzz/ and printed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SECONDS = 60;
const AIM = 50; // milliseconds of the processor that one input may take
const BAR = 5 * AIM;
const FOLDER = fileURLToPath(new URL('../../build/fuzz/', import.meta.url));

/** Whole numbers below n. @param {number} seed */
export function numbers(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (n) => next() % n;
}

/** What everybody inherits from: nothing may be added to it. */
const SHARED = [Object, Array, String, Number, Boolean, Function, Map, Set, Promise].map((one) => one.prototype);
const members = () => SHARED.map((one) => Reflect.ownKeys(one).length).join();
const UNTOUCHED = members();

/** Milliseconds of the processor. */
async function spent(run) {
  const from = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(from);
  return { value, took: (user + system) / 1000 };
}

function keepFailure(name, seed, n, input, error) {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}${name}-${seed}-${n}.txt`;
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  writeFileSync(file, `${text}`);
  console.error(`input ${n} of seed ${seed}, kept in ${file}:\n${String(text).slice(0, 600)}`);
  console.error(error);
  process.exit(1);
}

/**
 * @param {string} name
 * @param {{make: (number: (n: number) => number) => any, judge: (input: any) => string | Promise<string>}} target make: one input; judge: throws what is
 *   wrong, and says in a word what became of the input
 */
export async function fuzz(name, { make, judge }) {
  const seconds = Number(process.argv[2] ?? process.env.HX_FUZZ_SECONDS ?? SECONDS);
  const seed = Number(process.argv[3] ?? Date.now() % 1e9);
  console.log(`${name}: ${seconds} s, seed ${seed}`);
  const counts = {};
  let slowest = 0;
  let n = 0;
  for (const end = performance.now() + 1000 * seconds; performance.now() < end; n++) {
    const input = make(numbers(seed + n));
    try {
      const { value, took: first } = await spent(() => judge(input));
      let took = first;
      // The processor is at work for others too, and for what earlier inputs left.
      for (let again = 0; took > BAR && again < 3; again++)
        took = Math.min(took, (await spent(() => judge(input))).took);
      if (took > BAR) throw new Error(`it takes ${Math.round(took)} ms`);
      if (members() !== UNTOUCHED) throw new Error('something that everybody inherits from has been changed');
      counts[value] = (counts[value] ?? 0) + 1;
      slowest = Math.max(slowest, took);
    } catch (error) {
      keepFailure(name, seed, n, input, error);
    }
  }
  const said = Object.entries(counts).sort(([, a], [, b]) => b - a);
  console.log(
    `: ${n} inputs, slowest ${Math.round(slowest)} ms (aim ${AIM}); ${said.map(([word, k]) => `${word} ${k}`).join(', ')}; seed ${seed}`,
  );
  process.exit(0); // whatever timers are left
}

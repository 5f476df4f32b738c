/**
 * Sounds, made on the spot: short, soft, one at a time. Where a browser has or allows none, there are none. Nothing is told by a sound alone.
 */

/** Notes: when it begins, how long it is (milliseconds), from and to which pitch; no pitch: a rustle. @type {Record<string, number[][]>} */
const SOUNDS = {
  wood: [[0, 90, 520, 170]],
  dice: [
    [0, 70, 780, 260],
    [110, 80, 640, 220],
  ],
  robber: [[0, 220, 150, 55]],
  paper: [[0, 130]],
  trade: [
    [0, 130, 523],
    [120, 170, 784],
  ],
  bell: [[0, 290, 988]],
  won: [
    [0, 80, 523],
    [70, 80, 659],
    [140, 80, 784],
    [210, 80, 1047],
  ],
  refused: [[0, 110, 140, 90]],
};

const LATE = 0.3; // seconds; what would be later than this is not heard
const SOFT = 0.25;

/** @param {AudioContext} audio */
function rustle(audio) {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, audio.sampleRate / 5, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() - 0.5;
  source.buffer = buffer;
  return source;
}

/**
 * @param {EventTarget} root where people press: before the first press nothing may sound
 * @param {() => number} volume 0 to 1; 0: off
 * @param {(run: () => void) => void} [later] browsers take long over the first sound: what the press does is to be seen before
 */
export function createSound(root, volume, later = (run) => requestAnimationFrame(() => setTimeout(run))) {
  /** @type {AudioContext|null} */
  let audio = null;
  let free = 0;

  function make() {
    try {
      audio ??= new AudioContext();
    } catch {
      // none to be had
    }
  }

  function wake(/** @type {Event} */ { isTrusted }) {
    if (!volume() || !isTrusted) return;
    if (!audio) later(make);
    else if (audio.state === 'suspended') audio.resume().catch(() => {});
  }
  root.addEventListener('click', wake, true);

  /** @param {AudioContext} out @param {number} start @param {number[]} note */
  function play(out, start, [wait, long, from, to = from]) {
    const at = start + wait / 1000;
    const end = at + long / 1000;
    const bend = (/** @type {AudioParam} */ what, /** @type {number} */ first, /** @type {number} */ last) =>
      what.setValueAtTime(first, at).exponentialRampToValueAtTime(last, end);
    const gain = out.createGain();
    bend(gain.gain, SOFT * volume(), 0.001);
    const source = from ? out.createOscillator() : rustle(out);
    if (from) {
      const tone = /** @type {OscillatorNode} */ (source);
      tone.type = 'triangle';
      bend(tone.frequency, from, to);
    }
    source.connect(gain).connect(out.destination);
    source.start(at);
    source.stop(end);
    free = Math.max(free, end);
  }

  return (/** @type {string} */ name) => {
    if (audio?.state !== 'running' || !volume()) return;
    const start = Math.max(free, audio.currentTime);
    if (start - audio.currentTime > LATE) return;
    for (const note of SOUNDS[name]) play(audio, start, note);
  };
}

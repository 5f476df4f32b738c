/** A page that has this one in a frame, without a browser: what it says arrives, and what is answered is collected. */
import { LANGUAGES } from '../../../web/i18n/i18n.js';
import { embedPage } from '../../../web/embed/frame.js';
import { APP, TYPES, VERSION } from '../../../web/platform/messages.js';
import { THEMES } from '../../../web/platform/embed.js';

const ORIGIN = 'https://host.example';

/** @param {any} engine @param {ReturnType<typeof import('./desk.mjs').createDesk>} desk whose state has `embed` */
export function connectHost(engine, desk) {
  globalThis.ResizeObserver ??= class {
    observe() {}
  };
  const said = [];
  const hear = [];
  const parent = { postMessage: (data, origin) => said.push({ data, origin }) };
  const win = {
    parent,
    document: { documentElement: { lang: 'en', style: {} }, body: { style: {} } },
    addEventListener: (type, listener) => type === 'message' && hear.push(listener),
  };
  const root = { offsetWidth: 800, scrollHeight: 600, dataset: {}, querySelector: () => null };
  const choices = { rules: Object.keys(engine.schema.rulesets), theme: THEMES, lang: LANGUAGES };
  const { store, match, send } = desk;
  embedPage({ win, root, store, match, send, engine, choices, show: () => {} }).enter('');
  return {
    /** The page's answers to a message. @param {unknown} data @param {object} [from] who says so */
    say(data, { source = parent, origin = ORIGIN } = {}) {
      said.length = 0;
      for (const listener of hear) listener({ source, origin, data });
      desk.frame();
      return said.map((one) => one.data);
    },
  };
}

/** Answers are plain, of types that are documented, to the one who asked, and not endless. */
export function judgeAnswers(answers, asked) {
  for (const answer of answers) {
    if (answer.app !== APP || answer.v !== VERSION || !TYPES.includes(answer.type)) throw new Error('a strange answer');
    const text = JSON.stringify(answer);
    if (text.length > 40_000) throw new Error(`an answer of ${text.length} characters`);
    if ('id' in answer && answer.id !== asked?.id) throw new Error('an answer to somebody else');
    if (/"hand"|"devCards":\{|"seed"/.test(text)) throw new Error(`an answer tells too much: ${text.slice(0, 200)}`);
  }
}

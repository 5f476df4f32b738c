// What newGame is given, checked as far as the module can't.
import { engineError } from './core.js';
import { seedText } from './tables.js';

const OPTION_BYTES = 24;

/** @returns {{ setup: import('./core.js').Setup, layout: import('./engine.js').Layout }} */
function setupOf(engine, { rules, seats, seed, options = {}, goal, layout, ...rest }) {
  const { schema } = engine;
  const complaint = (message) => engineError('OPTIONS', message);
  const key = rules ?? engine.rulesets[0];
  const info = engine.rulesets.includes(key) ? schema.rulesets[key] : undefined;
  if (!info) throw complaint(`there are no rules called ${String(key)}`);
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) throw complaint(`newGame knows no ${unknown}`);
  const whole = (what, n, least, most) => {
    if (Number.isInteger(n) && n >= least && n <= most) return n;
    throw complaint(`${what} is a whole number from ${least} to ${most}`);
  };
  const values = new Uint8Array(OPTION_BYTES);
  for (const name of Object.keys(info.options)) values[info.options[name].code] = info.options[name].preset;
  if (typeof options !== 'object' || options === null) throw complaint('options is no object');
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(info.options, name)) throw complaint(`there is no option ${name}`);
    const { code, least, most } = info.options[name];
    const n = typeof value === 'boolean' ? Number(value) : value;
    if (n !== undefined) values[code] = whole(name, n, least, most);
  }
  return {
    layout,
    setup: {
      ruleset: info.code,
      seats: seats === undefined ? info.presetSeats : whole('seats', seats, ...info.seats),
      goal: goal === undefined ? 0 : whole('goal', goal, ...info.goals),
      options: values,
      seed: seedText(seed),
    },
  };
}

export function newGame(engine, wanted) {
  const { core } = engine;
  if (typeof wanted !== 'object' || wanted === null) throw engineError('OPTIONS', 'newGame takes an object');
  const { setup, layout } = setupOf(engine, wanted);
  if (layout === undefined || layout === null) return engine.gameOf(core.create(setup));
  const layouts = engine.layoutsOf(setup.ruleset);
  const dealt = core.deal(setup);
  const deal = layouts.toDeal(layout, dealt);
  try {
    return engine.gameOf(core.create(setup, deal));
  } catch (error) {
    const { code, fault } = /** @type {import('./engine.js').EngineError} */ (error);
    const why = code === 'LAYOUT' && layouts.explain(deal, dealt, fault);
    throw why ? Object.assign(engineError('LAYOUT', why), { fault }) : error;
  }
}

/**
 * What is saved of games, as text. A version of a game stands under `game.<id>.<count>-<tab>` as
 * `1|<engine>|<rules>|<payload>|<checksum>`; its payload says from which version it was played on (`from`).
 * `save.<n>` are the slots of earlier builds: read for ever, never written.
 */

const FORMAT = 1;

/** @param {string} text */
export function checksum(text) {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

/** @param {string|null} raw @returns {{state: 'empty'|'ok'|'damaged'|'newer', game?: any}} */
export function readSlot(raw) {
  if (raw == null) return { state: 'empty' };
  const end = raw.lastIndexOf('|');
  const head = raw.split('|', 3);
  if (/^\d+$/.test(head[0]) && Number(head[0]) > FORMAT) return { state: 'newer' };
  if (end < 0 || checksum(raw.slice(0, end)) !== raw.slice(end + 1)) return { state: 'damaged' };
  try {
    const game = JSON.parse(raw.slice(head.join('|').length + 1, end));
    return typeof game.text === 'string' && Array.isArray(game.table.seats)
      ? { state: 'ok', game }
      : { state: 'damaged' };
  } catch {
    return { state: 'damaged' };
  }
}

/** @param {any} game @param {string} engine */
export function writeSlot(game, engine) {
  const body = `${FORMAT}|${engine}|${game.table.rules}|${JSON.stringify(game)}`;
  return `${body}|${checksum(body)}`;
}

/**
 * @typedef {{id: string, state: 'ok'|'damaged'|'newer', raw: string, game?: any, key: string, keys: string[]}} Entry keys: all that goes with it
 * @typedef {{key: string, id: string, count: number, raw: string, state: string, game?: any}} Version
 */

/** Of which game a key and what stands there is a version. Slots of earlier builds hold several of one game: it has one seed. @param {string} key @param {string} raw @returns {Version|null} */
export function versionAt(key, raw) {
  const [, id, count] = /^game\.(\w+)\.(\d+)-\w+$/.exec(key) ?? [];
  if (!id && !/^save\.\d$/.test(key)) return null;
  const read = readSlot(raw);
  const { seed, table } = read.game ?? {};
  return {
    key,
    raw,
    ...read,
    id: id ?? `old${checksum(read.game ? `${seed} ${table.botSeed}` : key)}`,
    count: Number(count ?? 0),
  };
}

/** The latest first. @param {Version} a @param {Version} b */
const later = (a, b) =>
  b.count - a.count ||
  (b.game.when ?? b.game.round) - (a.game.when ?? a.game.round) ||
  b.game.text.length - a.game.text.length;

/** What there is to show of all versions of one game. @param {string} id @param {Version[]} all @param {Set<string>} before those that others were played on from @returns {Entry[]} */
export function entriesOf(id, all, before) {
  const good = all.filter(({ state }) => state === 'ok').sort(later);
  const ends = good.filter(({ key, count }, i) => !i || (count && !before.has(key)));
  const bad = all.filter(({ state }) => state === 'newer' || (state === 'damaged' && !good.length));
  const spare = all
    .filter((one) => one.state !== 'newer' && !ends.slice(1).includes(one))
    .sort((a, b) => a.count - b.count);
  const keys = spare.map(({ key }) => key);
  return [
    ...ends.map(({ key, raw, game }, i) => ({
      id: i ? key : id,
      state: /** @type {const} */ ('ok'),
      raw,
      game: { ...game, id: i ? checksum(key) : id },
      key,
      keys: i ? [key] : keys,
    })),
    ...bad.map(({ key, raw, state }) => ({ id: key, state: /** @type {any} */ (state), raw, key, keys: [key] })),
  ];
}

/**
 * A localStorage of our own, that can fill up, lie, or stop as if the tab were killed. Its keys are its own properties, as a browser's are.
 * `ways` may be changed while it is in use; `tick` hears each access before it happens.
 */
export function fakeDisk(ways = {}, tick = () => {}) {
  const size = (disk) => Object.entries(disk).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const proto = {
    getItem(key) {
      tick('get', key);
      if (ways.dead) throw new Error('killed');
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(key, value) {
      tick('set', key);
      if (ways.dead) throw new Error('killed');
      const grown = size(this) + value.length - (Object.hasOwn(this, key) ? this[key].length : -key.length);
      if (grown > (ways.quota ?? Infinity)) throw new Error('QuotaExceededError');
      this[key] = ways.lies ? value.slice(1) : value;
    },
    removeItem(key) {
      tick('remove', key);
      if (ways.dead) throw new Error('killed');
      delete this[key];
    },
  };
  return Object.create(proto);
}

/** The same content on another disk. */
export const copyOf = (disk, ...how) => Object.assign(fakeDisk(...how), disk);

/** What a game is to the storage. */
export const game = (id, text, more = {}) => ({
  id,
  table: { rules: 'classic', seats: [], botSeed: id },
  text,
  seed: id,
  round: 3,
  over: false,
  ...more,
});

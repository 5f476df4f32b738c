/**
 * Who sits at the device. With one person it is always the same one. Several hand it on: the hand of whoever had it is put away
 * before the next one is asked, and a curtain stays down until that one lifts it.
 *
 * @typedef {{viewer: number|null, seen: Record<number, number>, called?: boolean}} Device the person whose hand may lie open, and how long the log
 *   was when each of them last handed the device on; called: a game that came by link, which nobody has looked at yet
 * @typedef {{people: number[], asked: number|null, turn: number, founding: boolean, over: boolean, length: number}} Moment
 *   `asked`: the person who is to decide; null where a bot is, or anyone may
 */

/** @returns {Device} */
export const freshDevice = () => ({ viewer: null, seen: {} });

/** Whose hand lies open at this moment. @param {Device} device @param {Moment} now */
function viewerAt({ viewer, called }, { people, asked, turn, founding, over }) {
  if (called && asked !== null) return null;
  if (people.length < 2) return people[0] ?? null;
  if (over || viewer === null) return founding ? asked : null;
  if (founding) return asked ?? viewer; // nothing is hidden yet
  // While bots answer, the device stays with whoever is on turn.
  return asked === viewer || (asked === null && turn === viewer) ? viewer : null;
}

/** The device once the game has come to this moment. @param {Device} device @param {Moment} now @returns {Device} */
export function settleDevice(device, now) {
  const viewer = viewerAt(device, now);
  const { viewer: before, seen } = device;
  if (viewer === before) return device;
  return { ...device, viewer, seen: before === null ? seen : { ...seen, [before]: now.length } };
}

/** For whom the curtain is down, and since when they have not looked. @param {Device} device @param {Moment} now */
export function curtainFor({ viewer, seen, called }, { people, asked }) {
  if ((people.length < 2 && !called) || asked === null || asked === viewer) return null;
  return { seat: asked, since: seen[asked] ?? 0, ...(called && { called }) };
}

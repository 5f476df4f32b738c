/** What the element's attributes, properties and events are called, and what they mean. */

/** Attributes that go into the frame's address under the same name. */
export const PASSED = ['rules', 'seats', 'bots', 'seed', 'lang', 'theme', 'ui', 'speed', 'bg', 'sound'];

/** What a change of an attribute means: a message to the frame, a new frame with the same game, or something about the frame. */
export const CHANGES = {
  theme: 'theme',
  lang: 'lang',
  game: 'game',
  rules: 'table',
  seats: 'table',
  bots: 'table',
  seed: 'table',
  ui: 'frame',
  readonly: 'frame',
  src: 'frame',
  speed: 'frame',
  bg: 'frame',
  sound: 'frame',
  sandbox: 'frame',
  height: 'look',
  title: 'look',
};

/** Message of the page -> event of the element. `state` answers only, `keep` stays here. */
export const EVENTS = ['ready', 'action', 'turn', 'gameover', 'resize', 'error'];

/** Properties that are texts, and those that are numbers or null. */
export const TEXTS = [
  'rules',
  'seed',
  'lang',
  'theme',
  'ui',
  'speed',
  'bg',
  'sound',
  'game',
  'src',
  'height',
  'sandbox',
];
export const NUMBERS = ['seats', 'bots'];
export const PROPERTIES = [...TEXTS, ...NUMBERS, 'readonly'];

/** The rows of the rules in their families, what else to read beside each, and whose board a row without a case borrows. */

/** Game -> its families, each with the first and last numbers of its rows; their names are family-*. */
const GAMES = {
  island: {
    founding: ['B-01 B-10'],
    turn: ['B-11 B-19'],
    robber: ['B-20 B-33'],
    trade: ['B-34 B-54'],
    building: ['B-55 B-70'],
    cards: ['B-71 B-83'],
    awards: ['B-84 B-93'],
    points: ['B-94 B-106'],
    options: ['V-01 V-07', 'V-09 V-10', 'V-12 V-12'],
  },
  six: { phase: ['X-01 X-07', 'X-11 X-13', 'V-08 V-08'], larger: ['X-08 X-10', 'X-14 X-14'] },
  duel: {
    begin: ['D-01 D-08', 'D-36 D-36'],
    rolls: ['D-09 D-12'],
    neutral: ['D-13 D-17', 'D-34 D-35', 'V-11 V-11'],
    tokens: ['D-18 D-33'],
  },
};

/** One line a row: itself, and what else to read. */
const SEE = `
B-01 B-04 B-05 V-05
B-02 B-58 B-63
B-03 B-46 B-08
B-04 B-01 B-12
B-05 B-63 B-09
B-06 B-94 B-95
B-07 B-01 V-05
B-08 B-46 B-51 V-07
B-09 B-05 B-70
B-10 B-13 B-24
B-11 B-34 B-55 B-73
B-12 B-13 B-15 B-04
B-13 B-20 B-47 B-69
B-14 B-12 B-20
B-15 B-16 B-17
B-16 B-15 B-12
B-17 B-15 V-09
B-18 B-19 B-75
B-19 B-18 B-28
B-20 B-21 B-23 B-26 B-32
B-21 B-20
B-22 B-20 B-83
B-23 B-24 B-26
B-24 B-10 B-25
B-25 B-24 B-26
B-26 B-27 B-29 B-30
B-27 B-26 B-28
B-28 B-26 B-19
B-29 B-26 B-30
B-30 B-26 B-29
B-31 B-11 B-20
B-32 B-20 B-34
B-33 B-20 B-83
B-34 B-11 B-36 B-46
B-35 B-34 B-53
B-36 B-37 B-45
B-37 B-36 B-53
B-38 B-46 B-36
B-39 B-40 B-42
B-40 B-39 B-54
B-41 B-40 B-71
B-42 B-39 B-46
B-43 B-40 B-44
B-44 B-43 B-53
B-45 B-36 B-37
B-46 B-48 B-51 B-52
B-47 B-13 B-50
B-48 B-46 B-49
B-49 B-46 V-01
B-50 B-13 B-47
B-51 B-46 B-08
B-52 B-46 B-17
B-53 B-37 B-76
B-54 B-40 B-44
B-55 B-11 B-56 B-57
B-56 B-55 B-57
B-57 B-64 B-56
B-58 B-59 B-70 B-02
B-59 B-58 B-89
B-60 B-58 B-92
B-61 B-63 B-60
B-62 B-86 B-89
B-63 B-05 B-02
B-64 B-65 B-66 B-12
B-65 B-64 B-57
B-66 B-64
B-67 B-64 B-68
B-68 B-63 B-67
B-69 B-13 B-63
B-70 B-58 B-09
B-71 B-72 B-56 B-100
B-72 B-73 B-71 B-102
B-73 B-72 B-11
B-74 B-84 B-72
B-75 B-19 B-101
B-76 B-77 B-53
B-77 B-76 B-19
B-78 B-52 B-72
B-79 B-58 B-80
B-80 B-79 V-01
B-81 B-83 B-82
B-82 B-73 B-81
B-83 B-22 B-26 B-84
B-84 B-85 B-83 B-94
B-85 B-84 B-74
B-86 B-87 B-88 B-89
B-87 B-86
B-88 B-86 B-90
B-89 B-90 B-59
B-90 B-88 B-89
B-91 B-60 B-86
B-92 B-60 B-91
B-93 B-86 B-67
B-94 B-95 B-84 B-86
B-95 B-96 B-97 B-94
B-96 B-98 B-95
B-97 B-95 B-101
B-98 B-96 B-95
B-99 B-95 V-02
B-100 B-101 B-71
B-101 B-100 B-102
B-102 B-101 B-72
B-103 B-75 B-101
B-104 B-94
B-105 B-15
B-106 B-08
V-01 B-49 B-80
V-02 B-99 B-95
V-03 B-95 V-12
V-04 B-15 X-14
V-05 B-07
V-06 V-07 B-12
V-07 B-08 V-06
V-08 X-01 B-98
V-09 B-17
V-10 B-06 B-04
V-11 D-13 D-14
V-12 V-03
X-01 X-07 X-06 V-08
X-02 X-01 X-13
X-03 B-98 X-01
X-04 B-72 X-05
X-05 X-01 X-04
X-06 X-12 B-34
X-07 X-01 B-55
X-08 X-10 B-10
X-09 B-04 X-10
X-10 X-08 X-14
X-11 B-86 B-89
X-12 X-06 B-49
X-13 X-02 B-95
X-14 V-04 X-10
D-01 D-03 D-09 D-18
D-02 D-04 D-23
D-03 D-06 D-13
D-04 D-02 D-22
D-05 D-06 V-10
D-06 D-03 B-05
D-07 B-01 D-08
D-08 D-07 D-13
D-09 D-10 D-11
D-10 D-09 D-12
D-11 D-09 B-15
D-12 D-10 B-20
D-13 D-14 D-15 V-11
D-14 D-13 B-63
D-15 D-13 B-64
D-16 D-03 B-15
D-17 B-86 B-89
D-18 D-20 D-21 D-22
D-19 D-22 D-24 B-24
D-20 D-18 D-21
D-21 D-18 D-20
D-22 D-25 D-24
D-23 D-22 D-33
D-24 D-18 D-19 D-26
D-25 D-22 D-26
D-26 D-27 D-28 D-29
D-27 D-26 D-29 B-84
D-28 D-26 D-29 B-84
D-29 D-27 D-28
D-30 D-31 D-32
D-31 D-30 D-32
D-32 D-30 D-31 D-33
D-33 D-02 D-23
D-34 D-13 D-16
D-35 B-26 D-03
D-36 D-01 B-105
`;

/** Rows that have no case of their own show the board of another. @type {Record<string, string>} */
export const BORROWED = {
  'B-54': 'B-53',
  'B-93': 'B-87',
  'B-103': 'B-75',
  'B-104': 'B-94',
  'B-105': 'B-15',
  'B-106': 'B-08',
  'D-36': 'D-01',
};

const see = new Map(
  SEE.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([id, ...others]) => [id, others]),
);

/** "X-08 X-10" names three rows. @param {string} range */
function rowsOf(range) {
  const [letter, first, , last] = range.split(/[- ]/);
  return Array.from({ length: +last - +first + 1 }, (_, i) => `${letter}-${String(+first + i).padStart(2, '0')}`);
}

/** The families of each game. @type {Record<string, string[]>} */
export const FAMILIES = Object.fromEntries(
  Object.entries(GAMES).map(([game, families]) => [game, Object.keys(families)]),
);

/** @typedef {{id: string, game: string, family: string, see: string[]}} Row */

/** By number, options last. @param {Row} a @param {Row} b */
const inOrder = (a, b) =>
  Number(a.id[0] === 'V') - Number(b.id[0] === 'V') || Number(a.id.slice(2)) - Number(b.id.slice(2));

/** All rows, game by game. @type {Row[]} */
export const ROWS = Object.entries(GAMES).flatMap(([game, families]) =>
  Object.entries(families)
    .flatMap(([family, ranges]) => ranges.flatMap(rowsOf).map((id) => ({ id, game, family, see: see.get(id) ?? [] })))
    .sort(inOrder),
);

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
  stone: {
    world: ['S-01 S-10'],
    setup: ['S-11 S-30'],
    yield: ['S-31 S-40'],
    barter: ['S-41 S-53'],
    nomads: ['S-54 S-75'],
    progress: ['S-76 S-86'],
    hunters: ['S-87 S-97'],
    passages: ['S-98 S-114'],
    goal: ['S-115 S-126'],
    choices: ['O-01 O-06'],
  },
};

/** Each row, and what else to read. */
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
S-01 S-12 S-70 | S-02 S-08 S-34 | S-03 S-54 S-59 S-69 S-77 | S-04 S-121 S-70 | S-05 S-120 S-121 | S-06 S-39 S-57
S-07 S-98 S-88 | S-08 S-34 S-109 | S-09 S-34 S-90 | S-10 S-76 S-83 | S-11 S-57 S-72 | S-12 S-15 S-31
S-13 S-14 S-19 | S-14 S-12 S-13 | S-15 S-25 O-01 | S-16 S-10 S-83 | S-17 S-54 S-77 | S-18 S-19 S-69
S-19 S-18 S-20 | S-20 S-19 S-71 | S-21 S-98 S-106 | S-22 S-88 S-87 | S-23 S-83 S-121 | S-24 S-115 S-117 S-113
S-25 S-26 S-27 | S-26 S-25 S-30 | S-27 S-26 S-28 | S-28 S-27 S-30 | S-29 S-54 O-02 | S-30 S-26 S-31
S-31 S-30 S-125 | S-32 S-33 S-47 S-75 | S-33 S-34 S-37 | S-34 S-35 S-87 S-39 | S-35 S-34 S-36 | S-36 S-34 S-95
S-37 S-91 S-93 | S-38 S-34 S-91 | S-39 S-40 S-06 | S-40 S-39 S-06 | S-41 S-42 S-43 S-47 | S-42 S-41 S-52
S-43 S-44 S-46 | S-44 S-43 S-47 | S-45 S-53 O-06 | S-46 S-43 S-45 | S-47 S-32 O-03 | S-48 S-32 S-97
S-49 S-50 S-52 | S-50 S-49 S-43 | S-51 S-41 S-49 | S-52 S-41 S-53 | S-53 S-45 S-52 | S-54 S-55 S-57 S-59
S-55 S-54 S-58 | S-56 S-54 S-17 | S-57 S-11 O-04 | S-58 S-65 S-55 | S-59 S-60 S-61 S-100 | S-60 S-80 S-59
S-61 S-59 S-62 | S-62 S-61 S-63 | S-63 S-62 S-75 | S-64 S-65 S-104 | S-65 S-58 S-64 | S-66 S-101 S-67
S-67 S-59 S-66 | S-68 S-59 S-54 | S-69 S-70 S-71 S-72 | S-70 S-69 S-121 | S-71 S-69 S-20 | S-72 S-73 S-74
S-73 S-72 S-124 | S-74 S-72 S-71 | S-75 S-32 S-47 | S-76 S-77 S-79 S-81 | S-77 S-76 S-78 | S-78 S-77 S-84
S-79 S-99 S-100 | S-80 S-60 S-59 | S-81 S-82 S-88 | S-82 S-81 S-94 O-05 | S-83 S-84 S-86 | S-84 S-83 S-85
S-85 S-83 S-60 | S-86 S-83 S-121 | S-87 S-34 S-88 | S-88 S-81 S-93 S-108 | S-89 S-109 S-88 | S-90 S-91 S-93
S-91 S-92 S-90 | S-92 S-91 S-93 | S-93 S-88 S-94 | S-94 S-95 S-96 | S-95 S-94 S-36 | S-96 S-94 S-97
S-97 S-48 S-32 | S-98 S-99 S-101 | S-99 S-100 S-79 | S-100 S-79 S-101 | S-101 S-102 S-106 | S-102 S-101 S-103
S-103 S-101 S-106 | S-104 S-64 S-65 | S-105 S-55 S-98 | S-106 S-107 S-103 | S-107 S-108 S-109 S-113 | S-108 S-94 S-88
S-109 S-110 S-112 | S-110 S-109 S-111 | S-111 S-109 S-89 | S-112 S-109 S-114 | S-113 S-107 S-121 | S-114 S-115 S-106
S-115 S-116 S-114 | S-116 S-115 S-124 | S-117 S-118 S-121 | S-118 S-117 S-119 | S-119 S-118 S-20 | S-120 S-05 S-123
S-121 S-04 S-122 | S-122 S-121 S-83 | S-123 S-120 S-85 | S-124 S-116 S-73 | S-125 S-126 S-32 | S-126 S-125 S-75
O-01 S-25 S-15 | O-02 S-29 O-01 | O-03 S-47 S-32 | O-04 S-57 S-54 | O-05 S-82 S-81 | O-06 S-45 S-53
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
    .split(/\n| \| /)
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
  Number('OV'.includes(a.id[0])) - Number('OV'.includes(b.id[0])) || Number(a.id.slice(2)) - Number(b.id.slice(2));

/** All rows, game by game. @type {Row[]} */
export const ROWS = Object.entries(GAMES).flatMap(([game, families]) =>
  Object.entries(families)
    .flatMap(([family, ranges]) => ranges.flatMap(rowsOf).map((id) => ({ id, game, family, see: see.get(id) ?? [] })))
    .sort(inOrder),
);

/** The rows of the rules in their families, what else to read beside each, and whose board a row without a case borrows. */

/** Family -> its first and last row; their names are almanac-family-*. @type {[string, string, number, number][]} */
const FAMILIES = [
  ['founding', 'B', 1, 10],
  ['turn', 'B', 11, 19],
  ['robber', 'B', 20, 33],
  ['trade', 'B', 34, 54],
  ['building', 'B', 55, 70],
  ['cards', 'B', 71, 83],
  ['awards', 'B', 84, 93],
  ['points', 'B', 94, 106],
  ['options', 'V', 1, 12],
];

/** Numbers of rows that other rulesets have. */
const ELSEWHERE = ['V-08', 'V-11'];

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
V-04 B-15
V-05 B-07
V-06 V-07 B-12
V-07 B-08 V-06
V-09 B-17
V-10 B-06 B-04
V-12 V-03
`;

/** Rows that have no case of their own show the board of another. @type {Record<string, string>} */
export const BORROWED = {
  'B-54': 'B-53',
  'B-93': 'B-87',
  'B-103': 'B-75',
  'B-104': 'B-94',
  'B-105': 'B-15',
  'B-106': 'B-08',
};

const see = new Map(
  SEE.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([id, ...others]) => [id, others]),
);

/** @param {string} letter @param {number} n */
const name = (letter, n) => `${letter}-${String(n).padStart(2, '0')}`;

/** All rows in order. @type {{id: string, family: string, see: string[]}[]} */
export const ROWS = FAMILIES.flatMap(([family, letter, first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => name(letter, first + i))
    .filter((id) => !ELSEWHERE.includes(id))
    .map((id) => ({ id, family, see: see.get(id) ?? [] })),
);

export const FAMILY_KEYS = FAMILIES.map(([family]) => family);

/** The engine: the rules of Hexstead for node and browsers. See wasm/README.md for a whole game in a few lines.
 *
 * All names (kinds, resources, reasons, phases, terrains ..) are strings told by the module at run time: `engine.schema`.
 * Places go by name: hex '0,-1', vertex '0,-1,N', edge '0,-1,NE'. Seats are numbers from 0. */

export type Seat = number;
/** Who looks on: a seat; `null` is someone who sees no hand; left out is someone who sees everything. */
export type Viewer = Seat | null | undefined;
/** Cards by kind of resource; in what the engine answers, counts of 0 are left out except in hands and banks. */
export type Cards = { [resource: string]: number };
export type Counts = { [name: string]: number };

/** What a seat or chance does. Which fields a kind has stands in `engine.schema.kinds`; any other field is refused. */
export interface Action {
  kind: string;
  /** Left out in `check` and `act`: the one who is asked now. */
  seat?: Seat | 'chance';
  hex?: string;
  vertex?: string;
  edge?: string;
  /** A resource ('ore') or a development card ('knight'). */
  card?: string;
  /** A seat; null takes an offer back. Of a walk: the vertex where it ends. */
  to?: Seat | string | null;
  /** A walk: where the nomad stands, and the edges of the passages with an event tile that it goes over, in order. */
  from?: string;
  boxes?: string[];
  /** A new nomad: the one that is taken off for it. */
  recall?: string;
  /** A new tribe: the one that leaves for it. */
  giveUp?: string;
  track?: string;
  hunter?: string;
  face?: string;
  /** What it costs now, and how many steps a walk has: only in `legal`. */
  price?: Cards;
  steps?: number;
  /** The seats an offer is for. */
  asked?: Seat[];
  yes?: boolean;
  dice?: [number, number];
  give?: Cards;
  get?: Cards;
}

export interface Allowed {
  ok: true;
}

export interface Refused {
  ok: false;
  /** A name of `engine.schema.reasons`. */
  reason: string;
  /** The row of the rules that refuses, 'B-23'. */
  rule?: string;
  /** What the sentence is about: a resource, a piece, a phase or a seat, as the reason has it. */
  what?: string | number;
  /** How many. */
  n?: number;
  /** Which cards are missing. */
  cards?: Cards;
}

export type Verdict = Allowed | Refused;

export interface KindInfo {
  code: number;
  who: 'actor' | 'chance';
  /** What the action carries: the manifest's words in lower case ('hex', 'seat', 'none' ..). */
  a: string;
  b: string;
  cards: 'none' | 'get' | 'both' | 'way';
}

export interface OptionInfo {
  code: number;
  least: number;
  most: number;
  preset: number;
}

export interface Harbour {
  edge: string;
  /** A resource, or 'any' for 3:1. */
  kind: string;
}

export interface RulesetInfo {
  code: number;
  /** The least and the most number of players. */
  seats: [number, number];
  presetSeats: number;
  goal: number;
  goals: [number, number];
  terrains: string[];
  /** The kinds of resources it is played with. */
  resources: string[];
  costs: { [kind: string]: Cards };
  options: { [name: string]: OptionInfo };
  harbours: Harbour[];
}

export interface Schema {
  abi: number;
  resources: string[];
  devCards: string[];
  pieces: string[];
  tracks: string[];
  hunters: string[];
  /** Of event tiles. */
  faces: string[];
  regions: string[];
  rulesets: { [key: string]: RulesetInfo };
  kinds: { [kind: string]: KindInfo };
  reasons: string[];
  phases: string[];
  levels: string[];
  errors: string[];
}

export interface HexPlace {
  name: string;
  q: number;
  r: number;
  /** N NE SE S SW NW */
  vertices: string[];
  /** NE E SE SW W NW */
  edges: string[];
  /** NE E SE SW W NW; null where there is no hex. */
  neighbours: (string | null)[];
}

export interface VertexPlace {
  name: string;
  q: number;
  r: number;
  corner: 'N' | 'S';
  hexes: string[];
  vertices: string[];
  edges: string[];
}

export interface EdgePlace {
  name: string;
  q: number;
  r: number;
  side: 'NE' | 'E' | 'SE';
  hexes: string[];
  vertices: string[];
}

export interface Board {
  hexes: HexPlace[];
  vertices: VertexPlace[];
  edges: EdgePlace[];
  /** As printed; a game's own stand in its view. */
  harbours: Harbour[];
}

export interface PlayerView {
  seat: Seat;
  /** null: hidden from this viewer. */
  hand: Cards | null;
  cards: number;
  /** Cards still to discard. */
  owes: number;
  /** Development cards in hand, fresh ones included; null: hidden. */
  dev: Counts | null;
  /** Of these, bought this turn. */
  fresh: Counts | null;
  devCards: number;
  knights: number;
  /** Length of the longest road. */
  road: number;
  left: { road: number; settlement: number; city: number };
  /** How many cards the bank takes for one, by resource. */
  rates: Counts;
  /** Points that everyone sees. */
  points: number;
  /** Victory point cards included; null: hidden. */
  truePoints: number | null;
  /** Trade tokens, and what a token action costs now: only in the duel. */
  tokens?: number;
  price?: number;
}

export interface View {
  rules: string;
  seats: number;
  seat: Seat | null;
  goal: number;
  turn: Seat;
  first: Seat;
  /** 0 while founding, then from 1. */
  turnNo: number;
  round: number;
  phase: string;
  actor: Seat | 'chance' | null;
  options: { [name: string]: number };
  dice: [number, number] | null;
  robber: string | null;
  over: boolean;
  winners: Seat[];
  hexes: { [hex: string]: { terrain: string; number: number | null } };
  harbours: Harbour[];
  vertices: { [vertex: string]: { piece: string; seat: Seat } };
  roads: { [edge: string]: { seat: Seat } };
  /** null when it may not be shown (B-17). */
  bank: Cards | null;
  /** Development cards left to buy. */
  deck: number;
  awards: { longestRoad: Seat | null; largestArmy: Seat | null };
  offer: null | { by: Seat; give: Cards; get: Cards; asked: Seat[]; yes: Seat[]; no: Seat[] };
  /** Proposals to the seat on turn, each from its proposer's side. */
  proposals: { seat: Seat; give: Cards; get: Cards }[];
  /** The round that runs is the last. */
  lastRound: boolean;
  freeRoads: number;
  cardPlayed: boolean;
  players: PlayerView[];
  /** Whose turn is followed: only in the phases BUILDING and PARTNER. */
  ended?: Seat;
  /** Colours nobody plays: only where there are some, and so all below. */
  neutrals?: { seat: Seat; road: number; left: PlayerView['left'] }[];
  /** Trade tokens beside the board. */
  supply?: number;
  /** The first of the turn's two rolls; 0: not rolled yet. */
  firstRoll?: { low: number; high: number };
  rollsLeft?: number;
  /** What is due for a neutral colour: 1 a road, 2 a settlement, 3 either. */
  neutralDue?: number;
  /** Cards still to give back after a forced trade. */
  giveBack?: number;
  tokenUsed?: number;
  knightUsed?: number;
  knightsGone?: number;
  /** All below: only on the world map, where `robber` is null. */
  robbers?: { neanderthal: string; predator: string };
  sites?: { [vertex: string]: { people: string; tile: boolean; triangle: boolean } };
  black?: string[];
  boxes?: {
    edge: string;
    near: string;
    far: string;
    numeral: number;
    clothing: number;
    construction: number;
    tile: boolean;
  }[];
  /** Event tiles that are still out, by numeral. */
  faces?: { [numeral: string]: Counts };
  /** Passages whose tiles are still to be settled, and the face of the one that is. */
  pending?: { boxes: string[]; face: string | null };
  /** Who took the free people tile. */
  second?: Seat | null;
  developed?: boolean;
  /** The board is not the built-in one. */
  custom?: boolean;
}

export interface LogChange {
  seat: Seat;
  /** Gains and losses by kind of resource .. */
  cards?: Cards;
  /** .. or how many, when the kinds are hidden from the viewer. */
  n?: number;
}

export interface LogEntry {
  index: number;
  /** The turn it happened in, and whose it was. */
  turnNo: number;
  turn: Seat;
  /** Kinds of cards that the viewer may not know are left out. */
  action: Action;
  changes: LogChange[];
  /** Awards that changed hands. */
  awards?: { [award: string]: Seat | null };
  /** Kinds that the bank did not have enough of for this roll (B-15, B-16). */
  short?: string[];
  /** Trade tokens got and spent. */
  tokens?: { seat: Seat; n: number }[];
  /** Which of the turn's two rolls it was; 0: it is made again. */
  roll?: number;
  /** No piece for a neutral colour could follow. */
  noNeutral?: boolean;
  /** Who is robbed. */
  victim?: Seat;
  /** The vertices of a walk. */
  route?: string[];
  /** Present on the action that ended the game. */
  winners?: Seat[];
  /** What a bot said with its no; the page adds it. */
  excuse?: Excuse | null;
}

export interface Layout {
  /** All hexes of the board, in any order. `number` null or left out: none. */
  hexes?: { q: number; r: number; terrain: string; number?: number | null }[];
  /** `side` NE E SE SW W NW of that hex, or the edge by any of its names. */
  harbours?: ({ q: number; r: number; side: string; kind: string } | Harbour)[];
  robber?: { q: number; r: number };
  /** The seat that begins. */
  first?: Seat;
}

/** A world of the stone age. Groups that are left out are the built-in ones. */
export interface WorldLayout {
  hexes?: { q: number; r: number; terrain: string; number: number; region: string; desertable?: boolean }[];
  /** By people: eight, five of them with a triangle (with three players too). */
  sites?: { [people: string]: { vertex: string; triangle?: boolean }[] };
  black?: string[];
  /** The tile lies behind `to`. */
  boxes?: { from: string; to: string; numeral: number; clothing: number; construction: number }[];
  /** By numeral '1' to '4': how many tiles show which face. */
  tiles?: { [numeral: string]: Counts };
  robbers?: { [hunter: string]: { q: number; r: number } };
  /** Each robber's regions. */
  domains?: { [hunter: string]: string[] };
  sets?: { tribes: string[]; nomad: string }[];
  /** Which sets three players have, counted from 0. */
  setsOfThree?: number[];
  first?: Seat;
}

export interface NewGame {
  rules?: string;
  seats?: number;
  /** A number up to 2^64 - 1 (as number, bigint or digits) or any text. Left out: one is drawn. */
  seed?: string | number | bigint;
  options?: { [name: string]: number | boolean };
  goal?: number;
  /** Groups that are left out come from the seed. */
  layout?: Layout | WorldLayout;
}

/** Something that can be looked at: a game, or a view that came as a link. */
export interface Table {
  readonly rules: string;
  readonly seats: number;
  readonly actor: Seat | 'chance' | null;
  readonly turn: Seat;
  readonly phase: string;
  readonly over: boolean;
  readonly winners: Seat[];
  /** 16 hexadecimal digits. */
  readonly hash: string;
  view(seat?: Seat | null): View;
  /** What that seat may do, the actor when left out: nothing for chance. An offer stands there once, as a form. */
  legal(seat?: Seat): Action[];
  check(action: Action): Verdict;
  /** The vertices of a walk, first and last included; none for what may not be done. */
  route(action: Action): string[];
  /** Judges a way of a nomad of that seat, vertex by vertex: the walk that does the same, and what it costs. */
  checkRoute(seat: Seat, way: string[]): Refused | { ok: true; action: Action; price: Cards };
  /** Why that seat can do nothing of that kind anywhere; ok if it can. */
  why(kind: string, seat?: Seat): Verdict;
  /** A full game that fits what the seat knows, the rest filled in at random; its log is empty. */
  imagine(seat: Seat | null, seed?: string | number | bigint): Game;
  /** Gives its room in the module back at once. Without it that happens some time after the last use. */
  free(): void;
}

export interface ViewTable extends Table {
  readonly kind: 'view';
  /** Whose view it is; null: someone who sees no hand. */
  readonly seat: Seat | null;
  save(): string;
}

export interface Game extends Table {
  readonly kind: 'game';
  /** As digits; it makes the same chances again. */
  readonly seed: string;
  /** Actions done, and how many redo can reach. */
  readonly length: number;
  readonly top: number;
  /** All actions done so far, with all they say. */
  readonly log: Action[];
  /** The island as `newGame` takes it; null for a game that began at a position. */
  readonly layout: Required<Layout> | Required<WorldLayout> | null;
  /** The log from entry `from` on, as that viewer may know it. While a discard goes on its entries lack kinds for others:
   * read it again from the first of them when the phase is over. */
  logFor(seat?: Seat | null, from?: number): LogEntry[];
  /** Does it, or refuses and changes nothing. Forgets what was undone. */
  act(action: Action): Verdict;
  /** Lets the seed decide; the action, or null when it is not chance's turn. The same after an undo. */
  chance(): Action | null;
  /** All outcomes that chance can have now, with their weights. */
  chances(): { action: Action; weight: number }[];
  /** Back to that many actions, one less when left out; the length it has then. */
  undo(length?: number): number;
  /** Forward to that many actions, one more when left out; the length it has then. */
  redo(length?: number): number;
  fork(): Game;
  /** What the position says, as bytes to change (`hx_draft` in core/hx.h); none where a ruleset has no positions by hand. */
  draft(): Uint8Array;
  /** The position that a changed draft says, with all that follows from it: the bytes of its text for `load`. Or what is wrong
   * with it: five bytes a flaw (code of core/rules/flaws.inc, below 32; seat, what, n, most). The game stays as it is. */
  edit(draft: Uint8Array): Uint8Array;
  /** Other chances from here on. */
  reseed(seed: string | number | bigint): void;
  save(kind: 'position' | 'replay'): string;
  save(kind: 'seat', seat: Seat | null): string;
}

export interface BotOptions {
  /** A name of `engine.schema.levels`; the last one when left out. */
  level?: string;
  seed?: string | number | bigint;
  /** Whose bot; the actor when left out. */
  seat?: Seat;
}

export interface Bot {
  /** True: more thinking would change nothing. */
  think(iterations?: number): boolean;
  /** What it would do now. */
  choice(): Action;
  /** Why it would refuse the offer it is asked about, whatever it chooses; null when it is not asked. */
  excuse(): Excuse | null;
  /** Thinks to the end (at most that many iterations), chooses, and is done. */
  choose(iterations?: number): Action;
  free(): void;
}

/** What a bot says when it refuses. */
export interface Excuse {
  /** A name of `core/rules/excuses.inc`: 'NEED_OWN', 'YOU_LEAD' .. */
  reason: string;
  /** The resource it is about. */
  what?: string;
}

/** A move that a careful bot likes, and why. */
export interface Hint {
  action: Action;
  /** Thousandths of a victory point, to compare with the others of the same call. */
  score: number;
  /** A name of `core/rules/hints.inc`: 'INCOME', 'PAYS_FOR', 'STOPS' .. */
  reason: string;
  /** What the sentence is about: a resource ('any': a 3:1 harbour), a piece ('card': a development card) or a seat. */
  what?: string | number;
  /** How many. */
  n?: number;
  /** Kinds that a place yields, or cards still missing. */
  cards?: Cards;
}

export interface Engine {
  readonly schema: Schema;
  board(rules?: string): Board;
  newGame(options?: NewGame): Game;
  /** A position or a replay; of a view see `loadView`. The seed decides later chances; left out: one is drawn. */
  load(text: string, options?: { seed?: string | number | bigint }): Game;
  /** A view of one seat, to look at or to give to a bot. */
  loadView(text: string): ViewTable;
  /** What sort of text it is. */
  textKind(text: string): 'position' | 'replay' | 'seat';
  /** Throws when there is nothing to decide for that seat. */
  bot(table: Table, options?: BotOptions): Bot;
  /** The best three moves of a careful bot, best first, for a seat or the actor, from what that seat knows; none when there is
   * nothing to decide. */
  hint(table: Table, options?: { seat?: Seat; seed?: string | number | bigint }): Hint[];
}

/** What the engine throws: `code` is a name of `schema.errors`, or ARGUMENT, FULL, FREED. */
export interface EngineError extends Error {
  name: 'EngineError';
  code: string;
  /** Of a refused layout: a name of `core/rules/faults.inc`. */
  fault?: string;
}

export type ModuleSource = Uint8Array | ArrayBuffer | WebAssembly.Module;

/** @param options.wasm the module: bytes, or a compiled one. The bundled engine.mjs has its own. */
export function createEngine(options?: { wasm?: ModuleSource }): Promise<Engine>;

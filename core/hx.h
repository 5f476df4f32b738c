/* hx.h - the rules core. Code outside core/ includes this file and no other.
 *
 * Everything here is deterministic: integers only, no clock, no randomness, no input or output. Except for the functions named
 * hx_game_*, nothing allocates. Chance (dice, draws, thefts) is an actor: its outcomes are actions in the log like any other. */
#ifndef HX_H
#define HX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- Limits: the largest ruleset sets each; board.c asserts that the maps fit. */
enum {
    HX_SEATS = 6, /* colours on a table */
    HX_RES = 5,   /* kinds of resource */
    HX_ROW = 8,   /* bytes kept for a hand, so that it is one 64-bit word */
    HX_HEXES = 64,
    HX_VERTICES = 192,
    HX_EDGES = 248,
    HX_LEGAL = 768,     /* room that hx_legal needs */
    HX_CHANCES = 24,    /* room that hx_chances needs */
    HX_DEPTH = 4,       /* decisions waiting behind the present one */
    HX_DEAL = 328,      /* bytes of a deal */
    HX_OPTS = 24,       /* options of a ruleset */
    HX_LAST_TURN = 1000 /* V-12: after this many turns nobody has won */
};
#define HX_STRANGER 7u  /* the eyes of someone who sees no hand */
#define HX_NONE 0xFFu   /* no seat, no hex, no vertex, no edge */
#define HX_CHANCE 0xFEu /* the actor when dice or a draw decide */

typedef enum hx_err {
    HX_OK,
    HX_ERR_OPTIONS, /* no such ruleset, number of seats or value of an option */
    HX_ERR_LAYOUT,  /* a deal that is no board of this ruleset */
    HX_ERR_FORMAT,  /* not one of our texts */
    HX_ERR_SHORT,   /* cut off: the text is shorter than it says */
    HX_ERR_DAMAGED, /* the checksum or the content is wrong */
    HX_ERR_VERSION, /* written by a newer program */
    HX_ERR_MEMORY,
    HX_ERR_COUNT
} hx_err;

/* ---- Resource cards: up to 6 kinds, 5 bits each, kind 0 in the lowest bits. Kind 5 stands for "a development card" and
 * exists only to be refused (B-41). */
typedef uint32_t hx_cards;

/* ---- Actions: 12 bytes, no padding, the same for every ruleset. Fields that a kind does not use are 0; anything else is
 * refused, so two actions are the same when their bytes are. What a and b are stands in rules/actions.inc. */
typedef struct hx_action {
    uint8_t kind, seat, a, b; /* seat: who acts, HX_CHANCE for chance */
    hx_cards give, get;
} hx_action;

typedef struct hx_chance {
    hx_action outcome;
    uint32_t weight; /* at least 1 */
} hx_chance;

/* Why an action may not be done: what a page needs for its sentence. */
typedef struct hx_refusal {
    uint16_t reason; /* 0: it may; else a code of rules/reasons.inc */
    uint16_t rule;   /* the row that refuses: letter * 256 + number, 'B' * 256 + 23; 0: none */
    uint8_t what, n; /* a kind of card, piece or phase; how many: see reasons.inc */
    uint16_t pad;
    hx_cards cards; /* the cards that are missing */
} hx_refusal;

enum hx_kind {
#define HX_KIND(code, name, who, a, b, cards) HX_##name = code,
#include "rules/actions.inc"
#undef HX_KIND
};

enum hx_reason {
    HX_FINE = 0,
#define HX_REASON(code, name, what, n) HX_NO_##name = code,
#include "rules/reasons.inc"
#undef HX_REASON
    HX_REASONS
};

enum hx_hint_code {
#define HX_HINT(code, name, what, n) HX_HINT_##name = code,
#include "rules/hints.inc"
#undef HX_HINT
    HX_HINT_CODES
};

enum hx_excuse_code {
#define HX_EXCUSE(code, name, what) HX_EXCUSE_##name = code,
#include "rules/excuses.inc"
#undef HX_EXCUSE
    HX_EXCUSE_CODES
};

enum hx_phase {
#define HX_PHASE(code, name) HX_PHASE_##name = code,
#include "rules/phases.inc"
#undef HX_PHASE
    HX_PHASES
};

enum hx_option {
#define HX_OPTION(code, name, least, most, preset) HX_OPT_##name = code,
#include "rules/options.inc"
#undef HX_OPTION
    HX_OPTION_COUNT
};

/* ---- State: plain bytes, no pointers, no padding; copying is assignment. Read it freely; only hx_apply writes it. */
typedef struct hx_await {
    uint8_t phase, actor;
} hx_await;

/* The offer of the seat on turn. asked, yes and no are sets of seats; by is HX_NONE when there is none. */
typedef struct hx_offer {
    hx_cards give, get;
    uint8_t by, asked, yes, no;
} hx_offer;

/* A proposal of another seat to the seat on turn (B-37), from the proposer's side; give is 0 when there is none. */
typedef struct hx_counter {
    hx_cards give, get;
} hx_counter;

enum {
    HX_SETTLEMENT = 1,
    HX_CITY = 2,
    HX_ROAD = 3,
    HX_TRIBE = 5,
    HX_NOMAD = 6
}; /* 4: a development card, in refusals */

/* What stands on a vertex or an edge: 0, or piece and seat. */
#define HX_PIECE(piece, seat) ((uint8_t)((piece) << 3 | (seat)))
#define HX_PIECE_KIND(x) ((x) >> 3)
#define HX_PIECE_SEAT(x) ((x)&7)

enum { HX_KNIGHT, HX_VICTORY, HX_ROADS, HX_PLENTY, HX_MONOPOLY, HX_CARD_KINDS }; /* development cards */
enum { HX_LEFT_ROADS, HX_LEFT_SETTLEMENTS, HX_LEFT_CITIES };                     /* rows of left[seat] */
enum {
    HX_CLASSIC_VERTICES = 80,
    HX_CLASSIC_EDGES = 112,
    HX_DOCKS = 12,
    HX_ANY = 5,
    HX_ONLY_ROAD = 17
}; /* HX_ANY: a 3:1 harbour */

typedef struct hx_classic { /* classic, classic56 and duel */
    uint8_t vertex[HX_CLASSIC_VERTICES], edge[HX_CLASSIC_EDGES];
    uint8_t cards[HX_SEATS][HX_CARD_KINDS]; /* development cards in hand, fresh ones included */
    uint8_t fresh[HX_SEATS][HX_CARD_KINDS]; /* of these, bought since the seat's last turn began */
    uint8_t deck[HX_CARD_KINDS];            /* cards left to draw; in a view: all cards that seat has not seen */
    uint8_t hidden[HX_SEATS];               /* development cards of unknown kind; 0 outside views */
    uint8_t left[HX_SEATS][3], road_len[HX_SEATS], knights[HX_SEATS], tokens[HX_SEATS];
    uint8_t longest, largest;   /* holder, or HX_NONE */
    uint8_t card_played, built; /* this turn: a development card; a paid build or purchase (V-01) */
    uint8_t free_roads; /* 2: two to go; 1: the second one, may be passed; HX_ONLY_ROAD: one only, and it is due */
    uint8_t rolls_left, ended;              /* ended: whose turn a building phase follows, or HX_NONE */
    uint8_t dock[HX_DOCKS], port[HX_DOCKS]; /* harbours: edge or HX_NONE, kind of resource or HX_ANY */
    uint8_t pad[6];
    /* Of the duel alone: what was done this turn, the first of its two rolls, what is due (neutral_due: 1 a road, 2 a
     * settlement, 3 either), cards still to draw, knights given up. */
    uint8_t token_used, knight_used, first_roll[2], neutral_due, give_back, draws, knights_gone;
    /* Derived: recomputed from the above by the family, compared with a recount in debug builds, not in links or hashes. */
    uint64_t reach[HX_SEATS][2]; /* vertices that a road of the seat touches */
    uint64_t towns[HX_SEATS][2]; /* vertices with a settlement of the seat */
    uint64_t sites[HX_SEATS][2]; /* edges where the seat could build a road */
    uint64_t near[2];            /* vertices that are built on or next to one that is */
    uint8_t where[11][3];        /* hexes by number - 2, HX_NONE where fewer */
    uint8_t rate[HX_SEATS][HX_RES];
    uint8_t spare[1];
} hx_classic;

enum { HX_FOOD, HX_HUNTING, HX_CONSTRUCTION, HX_CLOTHING, HX_TRACKS };         /* tracks */
enum { HX_AFRICA, HX_EUROPE, HX_ASIA, HX_AUSTRALIA, HX_AMERICA, HX_REGIONS };  /* regions; people 0 is Europe's */
enum { HX_FACE_ROBBER, HX_FACE_ADAPTATION, HX_FACE_DESERT = 5, HX_FACES = 9 }; /* + people, + landscape - 1 */
enum { HX_HILLS = 1, HX_STEPPE, HX_MOUNTAINS, HX_FOREST, HX_DESERT };          /* terrains of that game */
enum { HX_NEANDERTHAL, HX_PREDATOR };                                          /* rows of robber */
enum {
    HX_STONE_SEATS = 4,
    HX_TRIBES = 5,
    HX_NOMADS = 2,
    HX_PEOPLES = 4,
    HX_SITES = 32, /* of people i / 8; i % 8 < 5: with three players too */
    HX_BOXES = 18,
    HX_NUMERALS = 4,
    HX_WORLD_HEXES = 52,
    HX_WALK_BOXES = 4, /* untaken boxes that one walk may cross */
    HX_ROUTE = 96      /* vertices of a route */
};

typedef struct hx_stoneage {
    uint8_t tribe[HX_STONE_SEATS][HX_TRIBES],
        nomad[HX_STONE_SEATS][HX_NOMADS]; /* vertices, lowest first, then HX_NONE */
    uint8_t track[HX_STONE_SEATS][HX_TRACKS], people[HX_STONE_SEATS][HX_PEOPLES]; /* levels; people tiles got */
    uint8_t tiles[HX_STONE_SEATS];                                                /* event tiles settled */
    uint8_t art[HX_TRACKS], adaptation[HX_PEOPLES], exploration, expansion;       /* holders, or HX_NONE */
    uint8_t second;                         /* who was the second with a tile of each people, or HX_NONE */
    uint8_t face[HX_NUMERALS][HX_FACES];    /* event tiles whose face nobody has seen */
    uint8_t queue[HX_WALK_BOXES];           /* boxes whose tiles are to be settled, then HX_NONE */
    uint8_t shown;                          /* the face that is being settled, or HX_NONE */
    uint8_t victims;                        /* a set of seats: whom the robber's mover may draw from */
    uint8_t developed;                      /* this turn: a nomad, walk, conversion or step (S-47) */
    uint8_t rolls[HX_STONE_SEATS], rolling; /* placing order: totals; the set of seats that roll (again) */
    /* The board's content, as dealt. Deserts stand in hx_state.terrain. */
    uint8_t land[HX_WORLD_HEXES];   /* region; + 8: a desert may come there */
    uint8_t domain;                 /* a set of regions: the Neanderthal's; the others are the predator's */
    uint8_t site[HX_SITES];         /* vertices */
    uint8_t lies[HX_SITES / 8];     /* a set of sites: their people tile is still there */
    uint8_t black[HX_VERTICES / 8]; /* a set of vertices */
    uint8_t box[HX_BOXES]
               [3]; /* edge; 8 * clothing + construction; numeral 0 .. 3, + 4: the far end is the edge's first vertex */
    uint8_t closed[3]; /* a set of boxes: their event tile is still there */
    uint8_t spare[3];
    /* Derived. */
    uint8_t vertex[HX_VERTICES]; /* 0, or HX_PIECE of a tribe or nomad */
} hx_stoneage;

typedef struct hx_state {
    uint8_t ruleset, seats, actors, goal; /* seats: colours on the table; actors: those who play */
    uint8_t turn, first;                  /* whose turn it is; who began */
    hx_await now;                         /* what is to be decided, and by whom */
    hx_await then[HX_DEPTH];              /* what to come back to; then[depth - 1] comes next */
    uint8_t depth, victim;                /* how many of then; who is being robbed, or HX_NONE */
    uint8_t dice[2],
        robber[2];           /* dice 0: not rolled this turn; robber: hexes, HX_NONE where there is one robber only */
    uint8_t winners, ending; /* a set of seats: an agreed end can be shared; ending: this round is the last (V-03) */
    uint8_t offers;          /* offers and proposals made this turn */
    uint8_t viewer;          /* 0: the state itself; else what seat viewer - 1 knows, HX_STRANGER + 1: what all know */
    uint8_t pad[4];
    uint16_t turn_no;         /* 0 while founding, then from 1 */
    uint8_t opt[HX_OPTS];     /* rules/options.inc */
    uint8_t veiled[HX_SEATS]; /* resource cards of unknown kind; 0 outside views */
    uint8_t owes[HX_SEATS];   /* cards still to discard */
    hx_offer offer;
    hx_counter counter[HX_SEATS];
    uint8_t hand[HX_SEATS][HX_ROW], bank[HX_ROW];
    uint8_t terrain[HX_HEXES], number[HX_HEXES]; /* terrain: 0 none, else the family's code; number: 0 none */
    union {
        hx_classic classic;
        hx_stoneage stoneage;
        uint64_t align;
    } u;
} hx_state;

/* A state as one seat knows it: its own type, so that it cannot be played on. Bank counts above 2 are cut to 2 unless the
 * option bank_shown is set (B-17, V-09): that much the list of legal actions tells anyway. */
typedef struct hx_view {
    hx_state seen;
    uint8_t seat; /* HX_STRANGER: someone who sees no hand */
    uint8_t pad[7];
} hx_view;

typedef struct hx_rng {
    uint64_t key, count;
} hx_rng;

typedef struct hx_options {
    uint8_t ruleset, actors, goal; /* goal 0: the ruleset's own */
    uint8_t opt[HX_OPTS], pad[5];
    uint64_t seed; /* any number; 0 is one like others */
} hx_options;

/* ---- Rulesets */
void hx_init(void); /* once, before anything else; again does nothing */
int hx_ruleset_count(void);
const char *
hx_ruleset_key(int ruleset); /* "classic", ..: on the wire and in the page, never renamed; NULL beyond the last */
int hx_ruleset_find(const char *key);         /* its index, or -1 */
int hx_ruleset_seats(int ruleset, bool most); /* the least or the most number of players */
int hx_ruleset_goal(int ruleset, int which);  /* the target: least for -1, preset for 0, most for 1 */
/* What an option can be in that ruleset; false: it has no such option (always the preset). */
bool hx_option_range(int ruleset, int option, uint8_t *least, uint8_t *most, uint8_t *preset);
void hx_options_preset(hx_options *o,
                       int ruleset); /* everything as the ruleset has it by default; seed 0, most seats but 4 at most */
uint64_t hx_seed(const char *text,
                 size_t length); /* digits are that number (up to 2^64 - 1), any other text is hashed */

/* ---- Places. A board never changes. */
typedef struct hx_board { /* who touches whom; HX_NONE where nobody does */
    uint8_t n_hexes, n_vertices, n_edges;
    int8_t q[HX_HEXES], r[HX_HEXES];
    uint8_t hex_hex[HX_HEXES][6], hex_vertex[HX_HEXES][6],
        hex_edge[HX_HEXES][6]; /* sides NE E SE SW W NW; corners N NE SE S SW NW */
    uint8_t vertex_hex[HX_VERTICES][3], vertex_vertex[HX_VERTICES][3],
        vertex_edge[HX_VERTICES][3]; /* the k-th edge leads to the k-th vertex */
    uint8_t edge_hex[HX_EDGES][2], edge_vertex[HX_EDGES][2];
    int8_t vertex_name[HX_VERTICES][3], edge_name[HX_EDGES][3]; /* q, r, and 0 N / 1 S; 0 NE / 1 E / 2 SE */
} hx_board;
const hx_board *hx_board_of(int ruleset);
enum hx_place { HX_HEX, HX_VERTEX, HX_EDGE };
/* The place's one name, "0,0" or "0,0,N" or "0,0,NE", at most 15 bytes with its end; the length, 0 for no such place. */
int hx_place_name(const hx_board *b, enum hx_place what, int place, char out[16]);
/* Any name of the place (a hex corner by any of its six names too: "q,r,SE" as a corner or a side); the place, or -1. */
int hx_place_find(const hx_board *b, enum hx_place what, const char *name, size_t length);

int hx_harbour_places(int ruleset, uint8_t edge[HX_DOCKS], uint8_t kind[HX_DOCKS]); /* as printed; their number */
const char *hx_terrain_key(int ruleset, int terrain); /* "forest", ..; NULL beyond the last; code 0 is "" */
hx_cards hx_cost(int ruleset, int kind);              /* what an action of that kind costs; 0: nothing, or it depends */
const char *hx_resource_key(int ruleset, int kind);   /* "lumber", ..: NULL beyond the last */

/* ---- Rules: pure functions of their arguments; nothing here allocates.
 *
 * A deal is the layout of a table: the terrain codes of all hexes, their numbers, the number h of harbours, their h edges,
 * their h kinds, the robber's hex, the seat that begins. Of the stone age it is an hx_world. It is judged like any input. */
typedef struct hx_world { /* the content of the stone age board; fields as in hx_stoneage */
    uint8_t terrain[HX_WORLD_HEXES], number[HX_WORLD_HEXES], land[HX_WORLD_HEXES];
    uint8_t domain, site[HX_SITES], black[HX_VERTICES / 8], box[HX_BOXES][3], face[HX_NUMERALS][HX_FACES];
    uint8_t robber[2];              /* where they start */
    uint8_t set[HX_STONE_SEATS][4]; /* beginners' sets: three tribes and a nomad */
    uint8_t three[3];               /* which of them with three players */
    uint8_t first;                  /* the seat that begins; 0 with advanced_setup */
} hx_world;
enum hx_fault { /* the first thing wrong with a deal */
                HX_SOUND = 0,
#define HX_FAULT(code, name) HX_FAULT_##name = code,
#include "rules/faults.inc"
#undef HX_FAULT
                HX_FAULTS
};
int hx_fault(const hx_options *o, const uint8_t *deal, int length); /* faults.inc; HX_SOUND: hx_lay takes it */
int hx_deal(const hx_options *o, uint8_t out[HX_DEAL]); /* a random one, from o->seed; its length, 0 for bad options */
hx_err hx_lay(hx_state *s, const hx_options *o, const uint8_t *deal, int length); /* the first state, or why not */
hx_refusal hx_check(const hx_state *s, hx_action a);
/* Why the seat has no action of that kind in its list, when no place is chosen yet ("3 ore missing"); fine if it has one. */
hx_refusal hx_why(const hx_state *s, int seat, int kind);
/* What that seat may do now: the actor, or another one towards an offer; their number. For chance use hx_chances. Of two
 * kinds check takes more than is listed: OFFER, which is listed once as an empty form, and WALK, of which any way is taken that
 * can be gone (up to four untaken boxes in any order, there and back) and those are listed that are worth choosing. */
int hx_legal(const hx_state *s, int seat, hx_action out[HX_LEGAL]);
int hx_chances(const hx_state *s, hx_chance out[HX_CHANCES]); /* 0 unless the actor is HX_CHANCE */
void hx_apply(hx_state *s, hx_action a);                      /* a must check, or be one of the chances */
int hx_points(const hx_state *s, int seat);                   /* all of them; of a view: those that the viewer knows */
int hx_shown_points(const hx_state *s, int seat);             /* without victory point cards (B-101) */
hx_cards hx_price(const hx_state *s, hx_action a);            /* what an action that checks would cost now */
/* The cheapest way of a WALK that checks: its vertices, first and last included; their number. */
int hx_route(const hx_state *s, hx_action a, uint8_t out[HX_ROUTE]);
/* Judges a way of the seat's nomad vertex by vertex (S-59); on HX_FINE *out is the walk that does the same. n: at most HX_ROUTE. */
hx_refusal hx_check_route(const hx_state *s, int seat, const uint8_t *route, int n, hx_action *out);
void hx_observe(const hx_state *s, int seat, hx_view *out);
void hx_imagine(const hx_view *v, hx_rng *rng, hx_state *out); /* a full state that fits the view, at random */
uint64_t hx_hash(const hx_state *s);
const char *hx_broken(const hx_state *s); /* NULL, or the first invariant that fails; also for views */

/* ---- Positions made by hand. A draft is what such a position says, as plain bytes; the rest follows from it. Of the classic
 * family it is, places and pieces as in hx_state: terrain and number of HX_HEXES hexes, the robber's hex, whose turn it is, the
 * phase (BEFORE_ROLL or MAIN), hand[HX_SEATS][HX_ROW], vertex[HX_CLASSIC_VERTICES], edge[HX_CLASSIC_EDGES], dock[HX_DOCKS],
 * port[HX_DOCKS], cards[HX_SEATS][HX_CARD_KINDS], knights[HX_SEATS], tokens[HX_SEATS], development cards out of the game by
 * kind (knights that lie face up are not), who held the longest road and the largest army (it matters in a tie; or HX_NONE). */
enum { HX_DRAFT = 512, HX_FLAWS_MOST = 64 };
enum hx_flaw_code {
#define HX_FLAW(code, name) HX_FLAW_##name = code,
#include "rules/flaws.inc"
#undef HX_FLAW
    HX_FLAW_CODES
};
typedef struct hx_flaw {
    uint8_t code, seat, what, n, most; /* rules/flaws.inc; seat HX_NONE: nobody's */
} hx_flaw;
int hx_draft(const hx_state *s,
             uint8_t out[HX_DRAFT]); /* its bytes; 0: that ruleset has none. What was under way is left out */
/* Makes s what the draft says: pieces left, bank, deck and awards follow, the options stay, and of the turn what still fits. The
 * number of flaws, and s is as it was if there are any; -1 if that is no draft of this ruleset. Any bytes may come. */
int hx_edit(hx_state *s, const uint8_t *draft, int length, hx_flaw flaws[HX_FLAWS_MOST]);

static inline bool hx_over(const hx_state *s) { return s->now.phase == HX_PHASE_OVER; }

typedef struct hx_sink { /* what there is to show, ruleset by ruleset, as plain facts; keys are words of the schema */
    void (*piece)(void *ctx, const char *what, enum hx_place kind, int place, int seat); /* seat HX_NONE: nobody's */
    void (*count)(void *ctx, const char *what, int seat, int n); /* "left.road", "dev.knight": a dot makes a group */
    void (*mark)(void *ctx, const char *what, enum hx_place kind, int place, int n); /* what is printed or lies there */
    void *ctx;
} hx_sink;
void hx_show(const hx_view *v, const hx_sink *to);

/* ---- Chance from a seed: numbers come from key and count alone. */
uint32_t hx_rng_below(hx_rng *rng, uint32_t n);    /* 0 .. n-1, unbiased; n at least 1 */
hx_action hx_draw(const hx_state *s, hx_rng *rng); /* one of the chances, by weight */

/* ---- Games: a log, and the way back along it. new/free are a pair; strings belong to the caller. */
typedef struct hx_game hx_game;
hx_game *hx_game_new(const hx_options *o, const uint8_t *deal, int length, hx_err *err); /* deal NULL: from the seed */
hx_game *hx_game_from(const hx_state *start, uint64_t seed, hx_err *err); /* begins at a position; its log is empty */
hx_game *hx_game_fork(const hx_game *g);                                  /* independent; NULL without memory */
void hx_game_free(hx_game *g);
const hx_state *hx_game_state(const hx_game *g);
int hx_game_length(const hx_game *g);              /* actions done */
int hx_game_top(const hx_game *g);                 /* actions that redo can reach */
hx_action hx_game_action(const hx_game *g, int i); /* i below the top */
hx_refusal hx_game_act(
    hx_game *g,
    hx_action a); /* also chance outcomes; refuses and changes nothing, or does it and forgets what was undone */
hx_refusal hx_game_chance(hx_game *g, hx_action *done);       /* let the seed decide; the same after an undo */
void hx_game_goto(hx_game *g, int length);                    /* undo or redo; out of range is cut to the range */
bool hx_game_at(const hx_game *g, int length, hx_state *out); /* the state after that many actions */
uint64_t hx_game_seed(const hx_game *g);
void hx_game_reseed(hx_game *g, uint64_t seed);             /* other chances from here on */
const hx_options *hx_game_options(const hx_game *g);        /* what it was made with; its seed is 0 for a loaded game */
const uint8_t *hx_game_deal(const hx_game *g, int *length); /* NULL for a game that began at a position */

/* ---- Links (codec/FORMAT.md). Saving returns the length needed without the closing 0, whether or not it fitted; loading
 * takes anything and trusts nothing: all or nothing. */
size_t hx_state_save(const hx_state *s, char *out, size_t room); /* a position: no past, no seed */
size_t hx_view_save(const hx_view *v, char *out, size_t room);   /* what one seat knows */
size_t hx_game_save(const hx_game *g, char *out,
                    size_t room); /* a replay: deal and actions; the position if it began at one or got too long */
typedef enum hx_link { HX_LINK_POSITION, HX_LINK_REPLAY, HX_LINK_VIEW } hx_link;
hx_err hx_link_kind(const char *text, size_t length, hx_link *kind);
hx_err hx_state_load(const char *text, size_t length, hx_state *out);
hx_err hx_view_load(const char *text, size_t length, hx_view *out);
hx_game *hx_game_load(const char *text, size_t length, uint64_t seed, hx_err *err); /* position or replay */

/* ---- Bots: think in iterations, never in seconds; the same view, seed and count give the same move. */
typedef struct hx_bot hx_bot;
int hx_level_count(void);
const char *hx_level_key(int level); /* "random", "easy", "normal" */
size_t hx_bot_size(void);
hx_bot *hx_bot_start(void *memory, const hx_view *v, int level,
                     uint64_t seed);          /* memory: hx_bot_size() bytes, 8-aligned; NULL: nothing to decide */
bool hx_bot_think(hx_bot *b, int iterations); /* true: more thinking would change nothing */
hx_action hx_bot_choice(const hx_bot *b);

/* Why it would refuse the offer that it is asked about, whatever it chooses. */
typedef struct hx_excuse {
    uint8_t why, what; /* a code of rules/excuses.inc, and the kind it names */
} hx_excuse;
bool hx_bot_excuse(const hx_bot *b, hx_excuse *out); /* false: it is not asked about an offer */

/* What a careful bot likes best, and why: best first. */
typedef struct hx_hint {
    hx_action action;
    int32_t score;             /* thousandths of a victory point, to compare with the others of one call */
    uint8_t why, what, n, pad; /* a code of rules/hints.inc, and the numbers it names */
    hx_cards cards;
} hx_hint;
enum { HX_HINTS = 3 };
int hx_bot_rank(void *memory, const hx_view *v, uint64_t seed,
                hx_hint out[HX_HINTS]); /* their number; 0: nothing to decide; memory as for hx_bot_start */

#endif

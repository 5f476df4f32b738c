/* ruleset.h - what a ruleset gives the core, and the toolbox it may use. Included inside core/ only. */
#ifndef HX_RULESET_H
#define HX_RULESET_H
#include "../hx.h"

typedef struct hx_map {      /* what a board is made from: hexes, and sides that no hex has (paths across sea) */
    const int8_t (*hex)[2];  /* q, r; read like a page */
    const int8_t (*side)[3]; /* q, r, direction 0 NE, 1 E, 2 SE */
    uint8_t n_hexes, n_sides;
} hx_map;

typedef struct hx_coder hx_coder; /* codec/coder.h: reads or writes, by the same calls */

typedef struct hx_range { /* what an option can be */
    uint8_t option, least, most, preset;
} hx_range;

typedef struct hx_part { /* of a draft: so many bytes of a state */
    uint16_t at, size;
} hx_part;

typedef struct hx_flaws {
    int n;
    hx_flaw *list;
} hx_flaws;

typedef struct hx_ruleset {
    const char *key;
    uint8_t neutrals; /* colours on the table that nobody plays; their seats come last */
    uint8_t wire_id, min_actors, max_actors, goal, least_goal, most_goal;
    uint8_t kinds;     /* of resource; 0: all */
    uint8_t gives[8];  /* kind of resource by terrain code, HX_NONE for none */
    uint8_t yields[8]; /* cards by kind of piece */
    uint16_t stored;   /* bytes of the family's fields that are not derived */
    const hx_board *(*board)(void);
    const void *params;           /* the family's own constants: costs, pieces, deck */
    const hx_range *ranges;       /* options that differ from options.inc; least above most at the end */
    const char *const *terrains;  /* keys by terrain code, NULL at the end */
    const char *const *resources; /* keys by kind, NULL at the end; NULL: lumber, brick, wool, grain, ore */
    uint16_t over;                /* the row that ends the game; 0: B-99 */

    bool (*options)(const hx_options *o); /* are they possible together? */
    int (*deal)(const hx_options *o, hx_rng *rng, uint8_t out[HX_DEAL]);
    hx_err (*lay)(hx_state *s, const hx_options *o, const uint8_t *deal, int length);
    int (*fault)(const hx_options *o, const uint8_t *deal, int length); /* faults.inc; NULL: ISLAND where lay refuses */
    hx_refusal (*check)(const hx_state *s, hx_action a);
    hx_refusal (*why)(const hx_state *s, int seat, int kind);
    hx_cards (*cost)(int kind);
    int (*harbours)(const struct hx_ruleset *rules, uint8_t edge[HX_DOCKS], uint8_t kind[HX_DOCKS]);
    int (*legal)(const hx_state *s, int seat, hx_action out[HX_LEGAL]);
    int (*chances)(const hx_state *s, hx_chance out[HX_CHANCES]);
    void (*apply)(hx_state *s, hx_action a);
    int (*points)(const hx_state *s, int seat, bool shown);
    hx_cards (*price)(const hx_state *s, hx_action a);                   /* NULL: its cost */
    int (*route)(const hx_state *s, hx_action a, uint8_t out[HX_ROUTE]); /* NULL: no ways */
    hx_refusal (*check_route)(const hx_state *s, int seat, const uint8_t *route, int n, hx_action *out);
    void (*veil)(hx_state *s, int seat);                 /* blank what seat may not know */
    void (*imagine)(hx_state *s, int seat, hx_rng *rng); /* fill the blanks as they might be */
    void (*show)(const hx_view *v, const hx_sink *to);
    void (*code_deal)(const hx_options *o, uint8_t deal[HX_DEAL], int *length,
                      hx_coder *c); /* NULL: of the island's form */
    void (*code_land)(const hx_options *o, uint8_t *terrain, uint8_t *number,
                      hx_coder *c);                /* both directions; NULL: hex by hex */
    void (*code)(hx_state *s, hx_coder *c);        /* the family's fields, both directions, by version */
    int (*likely)(const hx_state *s, hx_action a); /* replays ask first what has more of it; NULL: by fields */
    void (*derive)(hx_state *s);                   /* recompute all derived fields from the stored ones */
    const char *(*broken)(const hx_state *s);
    const hx_part *parts;        /* what a draft has, size 0 at the end; NULL: no drafts */
    void (*loosen)(hx_state *s); /* a turn with nothing under way; parts as a draft has them */
    /* and back: all that follows from the parts; was: loosened, before they were changed */
    void (*settle)(hx_state *s, const hx_state *was, hx_flaws *found);
} hx_ruleset;

extern const hx_ruleset *hx_rulesets[]; /* NULL at the end; tests may put their own ruleset there */
const hx_ruleset *hx_rules_of(const hx_state *s);
int hx_kinds(const hx_state *s);         /* of resource: HX_RES or fewer */
bool hx_options_complete(hx_options *o); /* fills in what is 0 where 0 is no value; false: not possible */

/* ---- refusals */
static inline hx_refusal hx_fine(void) { return (hx_refusal){0}; }
static inline hx_refusal hx_refuse(int reason, int letter, int row) { /* row 0: no row */
    return (hx_refusal){.reason = (uint16_t)reason, .rule = (uint16_t)(row ? letter * 256 + row : 0)};
}

/* ---- turn.c - the small stack of decisions */
void hx_ask(hx_state *s, int phase, int actor);   /* replace what is asked now */
void hx_first(hx_state *s, int phase, int actor); /* ask this before going on */
void hx_done(hx_state *s);                        /* go on with what waits */
int hx_snake(int i, int n);                       /* whose placement is the i-th of 2n, there and back */
int hx_next_seat(const hx_state *s, int seat);    /* clockwise, of those who play */
int hx_dice_chances(hx_chance out[HX_CHANCES]);   /* two dice, the lower one first; their number */
void hx_win(hx_state *s);              /* end the game if the one on turn has enough: called where the rules say */
void hx_end(hx_state *s, int winners); /* over, with that set of winners */

/* ---- economy.c */
bool hx_can_pay(const hx_state *s, int seat, hx_cards cost);
hx_cards hx_missing(const hx_state *s, int seat, hx_cards cost); /* what the seat lacks of it */
void hx_pay(hx_state *s, int seat, hx_cards cost);               /* to the bank */
void hx_take(hx_state *s, int seat, hx_cards cards);             /* from the bank */
void hx_move(hx_state *s, int from, int to, hx_cards cards);     /* hand to hand */
int hx_hand_size(const hx_state *s, int seat);                   /* veiled cards included */
void hx_produce(hx_state *s, const uint8_t *hexes, int n,
                const uint8_t *vertex); /* B-12 .. B-16; robbed hexes are skipped */

/* ---- robber.c */
void hx_ask_discards(
    hx_state *s, int limit,
    bool up); /* half, odd hands rounded down or up; the robber waits behind; nobody: nothing is asked */
hx_refusal hx_check_discard(const hx_state *s, hx_action a);
void hx_discard(hx_state *s, hx_action a);
int hx_legal_discards(const hx_state *s, int seat, hx_action *out);
const char *hx_broken_debts(const hx_state *s);
int hx_theft_chances(const hx_state *s, int victim, hx_chance out[HX_CHANCES]);

/* ---- trade.c: offers between players */
hx_refusal hx_check_trade(const hx_state *s,
                          hx_action a); /* OFFER, ANSWER, CLOSE_OFFER; the family has judged the phase */
int hx_legal_trade(const hx_state *s, int seat, hx_action *out);
void hx_trade(hx_state *s, hx_action a);
const char *hx_broken_offers(const hx_state *s);
void hx_clear_offers(hx_state *s);
int hx_swap_worth(const hx_state *s, hx_action a); /* how likely a bank trade is, to order them in replays */
void hx_drop_hollow_offers(hx_state *s);           /* after a loss of cards: promises that can no longer be kept */

/* ---- veil.c */
void hx_veil_hands(hx_state *s, int seat);
void hx_imagine_hands(hx_state *s, int seat, hx_rng *rng);
const char *hx_broken_hands(const hx_state *s); /* cards add up; also for views */

/* ---- draft.c */
/* Notes a flaw where n are more than most, or not as many of what has to be exact; as long as there is room. */
void hx_judge(hx_flaws *found, int code, int seat, int what, int n, int most);

/* ---- fields.c of the codec: n harbours, their edges and kinds, both directions */
void hx_code_harbours(hx_coder *c, int ruleset, uint8_t *edge, uint8_t *kind, int n);

/* ---- board.c */
void hx_board_build(hx_board *b, const hx_map *map);
#endif

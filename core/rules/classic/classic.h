/* classic.h - what the classic family shares with itself and with rulesets that wrap it. Included inside core/rules only. */
#ifndef HX_CLASSIC_H
#define HX_CLASSIC_H
#include "../ruleset.h"

enum { LUMBER, BRICK, WOOL, GRAIN, ORE };
enum { FOREST = 1, HILLS, PASTURE, FIELDS, MOUNTAINS, DESERT, TERRAINS };

typedef struct classic_dock {
    const char *side; /* any name of the edge */
    uint8_t kind;     /* as printed */
} classic_dock;

typedef struct classic_params { /* a row: one ruleset of the family */
    uint8_t n_hexes, n_docks, n_tokens;
    uint8_t terrain[TERRAINS]; /* how many of each, by code */
    uint8_t deck[HX_CARD_KINDS];
    const uint8_t *tokens; /* numbers in the order of their letters */
    const classic_dock *docks;
    const char *const *ring;    /* other places of the harbours (option harbours 2), or NULL */
    const uint8_t (*island)[2]; /* the fixed island: terrain and number */
    bool first_pieces;          /* and its first pieces are laid with it */
} classic_params;

enum { CLASSIC_ROADS = 15, CLASSIC_SETTLEMENTS = 5, CLASSIC_CITIES = 4 };
enum { CLASSIC_LEAST_ROAD = 5, CLASSIC_LEAST_ARMY = 3 }; /* what an award takes */
#define CLASSIC_LEFT_ALL                                                                                               \
    { CLASSIC_ROADS, CLASSIC_SETTLEMENTS, CLASSIC_CITIES }

extern const hx_ruleset hx_rules_classic, hx_rules_classic56;

/* ---- params.c */
extern const classic_params classic_3to4;
extern const char *const classic_terrains[];
/* The facts of a ruleset that all of this material share. */
#define CLASSIC_FACTS                                                                                                  \
    .goal = 10, .least_goal = 3, .most_goal = 20,                                                                      \
    .gives = {HX_NONE, LUMBER, BRICK, WOOL, GRAIN, ORE, HX_NONE, HX_NONE},                                             \
    .yields = {[HX_SETTLEMENT] = 1, [HX_CITY] = 2}, .terrains = classic_terrains
const classic_params *classic_params_of(const hx_state *s);
hx_cards classic_cost(int kind); /* by kind of action; B-56 */

/* ---- setup.c */
int classic_deal(const hx_options *o, hx_rng *rng, uint8_t out[HX_DEAL]);
hx_err classic_lay(hx_state *s, const hx_options *o, const uint8_t *deal, int length);
/* The order of the letters from a corner (0 to 5, in the order of hexes); by the rules it is counter-clockwise. */
bool classic_spiral(const hx_board *b, int corner, bool clockwise, uint8_t order[HX_HEXES]);
bool classic_options(const hx_options *o);
int classic_harbours(const hx_ruleset *rules, uint8_t edge[HX_DOCKS], uint8_t kind[HX_DOCKS]);
bool classic_founding(const hx_state *s);
void classic_found_next(hx_state *s); /* after a founding road: whose turn it is to found, or the first turn */
void classic_pay_start(hx_state *s, int seat, int vertex); /* B-04 */
bool classic_good_island(const hx_state *s);               /* terrain, numbers and harbours are those of the box */

/* ---- build.c: where, and what follows. The place functions neither pay nor count points. */
hx_refusal classic_check_road(const hx_state *s, hx_action a);
hx_refusal classic_check_settlement(const hx_state *s, hx_action a);
hx_refusal classic_check_city(const hx_state *s, hx_action a);
hx_refusal classic_road_at(const hx_state *s, int seat, int edge);         /* place and piece, no purse */
hx_refusal classic_settlement_at(const hx_state *s, int seat, int vertex); /* likewise */
hx_refusal classic_why_build(const hx_state *s, int seat, int kind);
void classic_place_road(hx_state *s, int seat, int edge);
void classic_place_settlement(hx_state *s, int seat, int vertex);
void classic_place_city(hx_state *s, int seat, int vertex);
bool classic_can_road(const hx_state *s, int seat); /* a piece and a place are there */
void classic_settlement_sites(const hx_state *s, int seat, uint64_t out[2]);
bool classic_founded_here(const hx_state *s, int seat, int vertex); /* the settlement whose founding road is due */
void classic_derive(hx_state *s);

/* ---- road.c */
int classic_road_length(const hx_state *s, int seat);            /* the longest trail; B-86, B-87 */
void classic_measure_roads(hx_state *s);                         /* of all seats, into road_len */
int classic_road_through(const hx_state *s, int seat, int edge); /* the longest trail that uses that road */
void classic_award_road(hx_state *s);                            /* B-88, B-90: from the lengths and the old holder */

/* ---- cards.c: development cards */
hx_refusal classic_check_buy(const hx_state *s, hx_action a);
hx_refusal classic_check_play(const hx_state *s, hx_action a);
hx_refusal classic_why_play(const hx_state *s, int seat, int kind);
int classic_legal_plays(const hx_state *s, int seat, hx_action *out);
int classic_draw_chances(const hx_state *s, hx_chance out[HX_CHANCES]);
void classic_play(hx_state *s, hx_action a);
void classic_drew(hx_state *s, hx_action a);
int classic_deck_left(const hx_state *s);

/* ---- harbour.c: trade with the bank */
hx_refusal classic_check_bank(const hx_state *s, hx_action a);
int classic_legal_bank(const hx_state *s, int seat, hx_action *out);
void classic_open_harbour(hx_state *s, int seat, int vertex);

/* ---- after.c: what follows a turn */
void classic_begin_turn(hx_state *s, int seat);
void classic_end_turn(hx_state *s);
void classic_pass_building(hx_state *s);
bool classic_builds_after_turns(const hx_state *s); /* in a building phase, after every turn */
bool classic_follows(const hx_state *s, int phase); /* may that phase follow the present turn? */
void classic_end_part(hx_state *s);                 /* the partner of a paired turn has finished (V-08) */

/* ---- score.c */
int classic_points(const hx_state *s, int seat, bool shown);
/* Whose an award is: of who has most of all, and at least so many, the one who held it, else the only one; or HX_NONE. */
uint8_t classic_leader(const uint8_t *count, int seats, int holder, int least);
const char *classic_broken(const hx_state *s);
const char *classic_broken_table(const hx_state *s);            /* island, pieces, cards, awards */
const char *classic_broken_asked(const hx_state *s);            /* what is asked now, given a sound stack */
const char *classic_broken_base(const hx_state *s, hx_await w); /* a turn at the bottom of the stack */
bool classic_is_base(int phase);

/* ---- show.c */
void classic_veil(hx_state *s, int seat);
void classic_imagine(hx_state *s, int seat, hx_rng *rng);
void classic_show(const hx_view *v, const hx_sink *to);

/* ---- code.c */
void classic_code(hx_state *s, hx_coder *c);
int classic_likely(const hx_state *s, hx_action a);
void classic_code_land(const hx_options *o, uint8_t *terrain, uint8_t *number, hx_coder *c);

/* ---- draft.c: positions made by hand */
extern const hx_part classic_parts[];
void classic_loosen(hx_state *s);
void classic_settle(hx_state *s, const hx_state *was, hx_flaws *found);

/* ---- classic.c */
hx_refusal classic_gate(const hx_state *s, int seat, int kind); /* may that seat do anything of that kind now? */
hx_refusal classic_check(const hx_state *s, hx_action a);
hx_refusal classic_why(const hx_state *s, int seat, int kind);
int classic_legal(const hx_state *s, int seat, hx_action out[HX_LEGAL]);
int classic_chances(const hx_state *s, hx_chance out[HX_CHANCES]);
void classic_apply(hx_state *s, hx_action a);
int classic_victims(const hx_state *s, int seat); /* a set of seats: who may be robbed where the robber stands */

#endif

/* stoneage.h - what the stone age family shares with itself. Rows S- and O- are those of RULES.md. */
#ifndef HX_STONEAGE_H
#define HX_STONEAGE_H
#include "../ruleset.h"

enum {
    STONE_STEPS = 5,
    STONE_RATE = 3,
    STONE_REACH = 2,
    STONE_DESERTABLE = 8,
    STONE_DESERTS = 10,
    STONE_EXPLORERS = 2,
    STONE_WITH_THREE = 5 /* sites of each people that three players use */
};

extern const hx_ruleset hx_rules_stoneage;

/* A refusal by a row of this family. */
static inline hx_refusal stone_no(int reason, int row) { return hx_refuse(reason, 'S', row); }

/* ---- world.c: what the places of a board mean */
void stone_init(void);             /* after the maps are built; again does nothing */
const hx_world *stone_world(void); /* the built-in content */
const hx_board *stone_board(void);
int stone_people_of(int site);                    /* of a site's number: 0 Europe .. 3 America */
int stone_site_at(const hx_state *s, int vertex); /* the site's number, or HX_NONE */
bool stone_lies(const hx_state *s, int site);     /* is its people tile still there? */
int stone_tile_at(const hx_state *s, int vertex); /* the site's number if a tile lies there, else HX_NONE */
bool stone_is_black(const hx_state *s, int vertex);
int stone_region(const hx_state *s, int hex);
int stone_region_of_place(const hx_state *s, int vertex); /* of a tribe place: HX_AFRICA for all that are no site */
bool stone_is_closed(const hx_state *s, int box);         /* is its event tile still there? */
int stone_clothing(const hx_state *s, int box);
int stone_construction(const hx_state *s, int box);
int stone_numeral(const hx_state *s, int box);                      /* 0 .. 3 */
int stone_far_end(const hx_state *s, int box);                      /* the vertex behind it, where its tile lies */
void stone_boxes_by_edge(const hx_state *s, uint8_t box[HX_EDGES]); /* HX_NONE where there is none */
bool stone_is_custom(const hx_state *s); /* other content than the built-in one, deserts aside */

/* ---- setup.c */
bool stone_options(const hx_options *o);
int stone_deal(const hx_options *o, hx_rng *rng, uint8_t out[HX_DEAL]);
hx_err stone_lay(hx_state *s, const hx_options *o, const uint8_t *deal, int length);
void stone_clear(hx_stoneage *g);                /* nobody has anything */
void stone_order_rolled(hx_state *s, int total); /* S-26 */
bool stone_places(const hx_state *s);            /* does what stands there fit the placement that is asked for? */
void stone_placed(hx_state *s);                  /* after a tribe or nomad of the advanced set-up */
void stone_begin_turn(hx_state *s, int seat);

/* ---- faults.c */
int stone_fault(const hx_options *o, const uint8_t *deal, int length);

/* ---- pieces.c: lists of vertices, lowest first, HX_NONE behind; the derived map of them */
void stone_put(hx_state *s, int seat, int piece, int vertex);
void stone_remove(hx_state *s, int seat, int vertex);
int stone_count(const uint8_t *list, int most); /* how many before HX_NONE */
int stone_tribes(const hx_state *s, int seat);
int stone_nomads(const hx_state *s, int seat);
bool stone_has(const hx_state *s, int seat, int piece, int vertex);
bool stone_takes_tribe(const hx_state *s, int vertex); /* black, or a site without its tile */
bool stone_is_free(const hx_state *s, int vertex);     /* no nomad and no tribe (S-58) */
void stone_derive(hx_state *s);

/* ---- nomads.c */
hx_refusal stone_check_nomad(const hx_state *s, hx_action a);           /* NEW_NOMAD */
hx_refusal stone_check_beside(const hx_state *s, int seat, int vertex); /* free, and next to an own tribe */
void stone_new_nomad(hx_state *s, hx_action a);
int stone_legal_nomads(const hx_state *s, int seat, hx_action *out);
int stone_beside(const hx_state *s, int seat, uint8_t out[HX_VERTICES]); /* the vertices a new nomad could stand on */

/* ---- walks.c */
hx_refusal stone_check_walk(const hx_state *s, hx_action a);
hx_refusal stone_check_route(const hx_state *s, int seat, const uint8_t *route, int n, hx_action *out);
hx_cards stone_walk_price(const hx_state *s, hx_action a);
int stone_route(const hx_state *s, hx_action a, uint8_t out[HX_ROUTE]);
int stone_legal_walks(const hx_state *s, int seat, hx_action *out, int room);
void stone_walk(hx_state *s, hx_action a);

/* ---- tribes.c */
hx_cards stone_settle_cost(void);
hx_refusal stone_check_settle(const hx_state *s, hx_action a);
int stone_legal_settle(const hx_state *s, int seat, hx_action *out);
void stone_settle(hx_state *s, hx_action a);
hx_refusal stone_check_tile(const hx_state *s, hx_action a); /* TAKE_TILE */
void stone_take_tile(hx_state *s, hx_action a);
int stone_tiles_left(const hx_state *s);

/* ---- progress.c */
hx_cards stone_step_cost(int step); /* 1 .. 5 */
hx_refusal stone_check_step(const hx_state *s, int seat, int track);
void stone_advance(hx_state *s, hx_action a);

/* ---- tiles.c */
int stone_face_chances(const hx_state *s, hx_chance out[HX_CHANCES]);
void stone_reveal_next(hx_state *s); /* asks for the face of the next tile of the walk, or goes on */
void stone_revealed(hx_state *s, int face);
void stone_tile_settled(hx_state *s); /* exploration, then the next tile */
hx_refusal stone_check_desert(const hx_state *s, int hex);
void stone_lay_desert(hx_state *s, int hex);

/* ---- robbers.c */
hx_refusal stone_check_hunter(const hx_state *s, hx_action a);
int stone_legal_hunters(const hx_state *s, int seat, hx_action *out);
void stone_move_hunter(hx_state *s, hx_action a);
void stone_robbed(hx_state *s); /* after a draw or its refusal: on with what was going on */

/* ---- score.c */
int stone_points(const hx_state *s, int seat, bool shown);
const char *stone_broken(const hx_state *s);

/* ---- stoneage.c */
hx_cards stone_price(const hx_state *s, hx_action a);
int stone_legal(const hx_state *s, int seat, hx_action out[HX_LEGAL]);

/* ---- show.c, code.c, likely.c */
void stone_show(const hx_view *v, const hx_sink *to);
void stone_code_land(const hx_options *o, uint8_t *terrain, uint8_t *number, hx_coder *c);
void stone_code_deal(const hx_options *o, uint8_t deal[HX_DEAL], int *length, hx_coder *c);
void stone_code(hx_state *s, hx_coder *c);
int stone_likely(const hx_state *s, hx_action a);
#endif

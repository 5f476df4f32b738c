/* params.c - the rows of the family: board, costs, pieces, deck. */
#include "../../base/cards.h"
#include "../../board/maps.h"
#include "classic.h"

static const uint8_t tokens19[] = {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};

static const classic_dock docks19[] = {
    {"0,-2,NW", HX_ANY}, {"1,-2,NE", GRAIN},  {"2,-1,NE", ORE},  {"2,0,E", HX_ANY},   {"1,1,SE", WOOL},
    {"-1,2,SE", HX_ANY}, {"-2,2,SW", HX_ANY}, {"-2,1,W", BRICK}, {"-1,-1,W", LUMBER},
};

/* The beginners' island (V-10), row by row. */
static const uint8_t beginners[19][2] = {
    {MOUNTAINS, 10}, {PASTURE, 2}, {FOREST, 9}, {FIELDS, 12}, {HILLS, 6},     {PASTURE, 4}, {HILLS, 10},
    {FIELDS, 9},     {FOREST, 11}, {DESERT, 0}, {FOREST, 3},  {MOUNTAINS, 8}, {FOREST, 8},  {MOUNTAINS, 3},
    {FIELDS, 4},     {PASTURE, 5}, {HILLS, 5},  {FIELDS, 6},  {PASTURE, 11},
};

const classic_params classic_3to4 = {
    .n_hexes = 19,
    .n_docks = 9,
    .n_tokens = 18,
    .terrain = {[FOREST] = 4, [HILLS] = 3, [PASTURE] = 4, [FIELDS] = 4, [MOUNTAINS] = 3, [DESERT] = 1},
    .deck = {[HX_KNIGHT] = 14, [HX_VICTORY] = 5, [HX_ROADS] = 2, [HX_PLENTY] = 2, [HX_MONOPOLY] = 2},
    .tokens = tokens19,
    .docks = docks19,
    .island = beginners,
    .first_pieces = true,
};

/* ---- five and six seats */
static const uint8_t tokens30[] = {2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                   8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6};

static const classic_dock docks30[] = {
    {"0,-3,NW", HX_ANY}, {"1,-3,NE", WOOL},   {"2,-2,NE", HX_ANY}, {"2,0,E", HX_ANY},
    {"1,1,SE", BRICK},   {"-1,3,E", WOOL},    {"-2,3,SE", LUMBER}, {"-3,3,SW", HX_ANY},
    {"-3,2,W", GRAIN},   {"-3,0,SW", HX_ANY}, {"-2,-1,W", ORE},
};

static const char *const ring30[] = {"0,-3,NW", "1,-3,NE", "2,-2,NE", "2,-1,E", "1,1,E",   "0,2,SE",
                                     "-2,3,SE", "-3,3,SW", "-3,1,SW", "-3,0,W", "-2,-1,NW"};

static const uint8_t printed30[30][2] = {
    {HILLS, 10},  {PASTURE, 6},    {DESERT, 0},     {HILLS, 6},     {FIELDS, 2},   {MOUNTAINS, 9},
    {HILLS, 11},  {FOREST, 3},     {MOUNTAINS, 11}, {FOREST, 5},    {FIELDS, 10},  {PASTURE, 4},
    {DESERT, 0},  {PASTURE, 5},    {FIELDS, 4},     {MOUNTAINS, 6}, {PASTURE, 3},  {FIELDS, 8},
    {FOREST, 12}, {MOUNTAINS, 10}, {PASTURE, 2},    {HILLS, 4},     {FOREST, 11},  {FOREST, 8},
    {FIELDS, 3},  {FOREST, 9},     {FIELDS, 5},     {HILLS, 9},     {PASTURE, 12}, {MOUNTAINS, 8},
};

static const classic_params classic5to6 = {
    .n_hexes = 30,
    .n_docks = 11,
    .n_tokens = 28,
    .terrain = {[FOREST] = 6, [HILLS] = 5, [PASTURE] = 6, [FIELDS] = 6, [MOUNTAINS] = 5, [DESERT] = 2},
    .deck = {[HX_KNIGHT] = 20, [HX_VICTORY] = 5, [HX_ROADS] = 3, [HX_PLENTY] = 3, [HX_MONOPOLY] = 3},
    .tokens = tokens30,
    .docks = docks30,
    .ring = ring30,
    .island = printed30,
};

const char *const classic_terrains[] = {"", "forest", "hills", "pasture", "fields", "mountains", "desert", NULL};

static const hx_range ranges56[] = {
    {HX_OPT_HARBOURS, 0, 2, 0},
    {HX_OPT_BANK, 10, 28, 24},
    {HX_OPT_AFTER_TURN, 0, 2, 1},
    {0, 1, 0, 0},
};

/* What the rows have in common. */
#define CLASSIC_FAMILY                                                                                                 \
    CLASSIC_FACTS, .stored = offsetof(hx_classic, token_used), .options = classic_options, .deal = classic_deal,       \
                   .lay = classic_lay, .check = classic_check, .why = classic_why, .cost = classic_cost,               \
                   .harbours = classic_harbours, .legal = classic_legal, .chances = classic_chances,                   \
                   .apply = classic_apply, .points = classic_points, .veil = classic_veil, .imagine = classic_imagine, \
                   .show = classic_show, .code_land = classic_code_land, .code = classic_code,                         \
                   .likely = classic_likely, .derive = classic_derive, .broken = classic_broken,                       \
                   .parts = classic_parts, .loosen = classic_loosen, .settle = classic_settle

const hx_ruleset hx_rules_classic = {
    .key = "classic",
    .wire_id = 1,
    .min_actors = 2, /* two seats: for practice */
    .max_actors = 4,
    .board = hx_island19,
    .params = &classic_3to4,
    CLASSIC_FAMILY,
};

const hx_ruleset hx_rules_classic56 = {
    .key = "classic56",
    .wire_id = 2,
    .min_actors = 5,
    .max_actors = 6,
    .board = hx_island30,
    .params = &classic5to6,
    .ranges = ranges56,
    CLASSIC_FAMILY,
};

const classic_params *classic_params_of(const hx_state *s) { return hx_rules_of(s)->params; }

hx_cards classic_cost(int kind) {
    switch (kind) {
    case HX_BUILD_ROAD: return hx_card(LUMBER, 1) + hx_card(BRICK, 1);
    case HX_BUILD_SETTLEMENT: return hx_card(LUMBER, 1) + hx_card(BRICK, 1) + hx_card(WOOL, 1) + hx_card(GRAIN, 1);
    case HX_BUILD_CITY: return hx_card(GRAIN, 2) + hx_card(ORE, 3);
    case HX_BUY_CARD: return hx_card(WOOL, 1) + hx_card(GRAIN, 1) + hx_card(ORE, 1);
    default: return 0;
    }
}

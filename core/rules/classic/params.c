/* params.c - the rows of the family: board, costs, pieces, deck. */
#include "../../base/cards.h"
#include "../../board/maps.h"
#include "classic.h"

enum { LUMBER, BRICK, WOOL, GRAIN, ORE };

static const uint8_t tokens19[] = {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};

static const classic_dock docks19[] = {
    {"0,-2,NW", HX_ANY}, {"1,-2,NE", GRAIN},  {"2,-1,NE", ORE},  {"2,0,E", HX_ANY},   {"1,1,SE", WOOL},
    {"-1,2,SE", HX_ANY}, {"-2,2,SW", HX_ANY}, {"-2,1,W", BRICK}, {"-1,-1,W", LUMBER},
};

static const classic_params classic3to4 = {
    .n_hexes = 19,
    .n_docks = 9,
    .n_tokens = 18,
    .terrain = {[FOREST] = 4, [HILLS] = 3, [PASTURE] = 4, [FIELDS] = 4, [MOUNTAINS] = 3, [DESERT] = 1},
    .deck = {[HX_KNIGHT] = 14, [HX_VICTORY] = 5, [HX_ROADS] = 2, [HX_PLENTY] = 2, [HX_MONOPOLY] = 2},
    .tokens = tokens19,
    .docks = docks19,
};

static const char *const terrains[] = {"", "forest", "hills", "pasture", "fields", "mountains", "desert", NULL};

const hx_ruleset hx_rules_classic = {
    .key = "classic",
    .wire_id = 1,
    .min_actors = 2, /* two seats: for practice */
    .max_actors = 4,
    .goal = 10,
    .least_goal = 3,
    .most_goal = 20,
    .gives = {HX_NONE, LUMBER, BRICK, WOOL, GRAIN, ORE, HX_NONE, HX_NONE},
    .yields = {[HX_SETTLEMENT] = 1, [HX_CITY] = 2},
    .stored = offsetof(hx_classic, reach),
    .board = hx_island19,
    .params = &classic3to4,
    .terrains = terrains,
    .options = classic_options,
    .deal = classic_deal,
    .lay = classic_lay,
    .check = classic_check,
    .why = classic_why,
    .cost = classic_cost,
    .harbours = classic_harbours,
    .legal = classic_legal,
    .chances = classic_chances,
    .apply = classic_apply,
    .points = classic_points,
    .veil = classic_veil,
    .imagine = classic_imagine,
    .show = classic_show,
    .code_land = classic_code_land,
    .code = classic_code,
    .likely = classic_likely,
    .derive = classic_derive,
    .broken = classic_broken,
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

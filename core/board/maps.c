#include "maps.h"

#include "../rules/ruleset.h"

static const int8_t hexes19[][2] = {
    {0, -2},  {1, -2}, {2, -2},                  //
    {-1, -1}, {0, -1}, {1, -1}, {2, -1},         //
    {-2, 0},  {-1, 0}, {0, 0},  {1, 0},  {2, 0}, //
    {-2, 1},  {-1, 1}, {0, 1},  {1, 1},          //
    {-2, 2},  {-1, 2}, {0, 2},                   //
};

static const int8_t hexes30[][2] = {
    {0, -3},  {1, -3},  {2, -3},                           //
    {-1, -2}, {0, -2},  {1, -2}, {2, -2},                  //
    {-2, -1}, {-1, -1}, {0, -1}, {1, -1}, {2, -1},         //
    {-3, 0},  {-2, 0},  {-1, 0}, {0, 0},  {1, 0},  {2, 0}, //
    {-3, 1},  {-2, 1},  {-1, 1}, {0, 1},  {1, 1},          //
    {-3, 2},  {-2, 2},  {-1, 2}, {0, 2},                   //
    {-3, 3},  {-2, 3},  {-1, 3},                           //
};

static hx_board island19, island30;

void hx_maps_init(void) {
    if (island19.n_hexes) return;
    hx_board_build(&island30, &(hx_map){.hex = hexes30, .n_hexes = 30});
    hx_board_build(&island19, &(hx_map){.hex = hexes19, .n_hexes = 19});
}

const hx_board *hx_island19(void) { return &island19; }

const hx_board *hx_island30(void) { return &island30; }

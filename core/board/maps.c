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

/* The world: 52 hexes; paths across sea and ice, most of them with a box, are sides that no hex has. */
static const int8_t world_hexes[][2] = {
    {3, 1},  {6, 1}, {7, 1}, {8, 1},  {10, 1}, {11, 1}, {12, 1},                   //
    {1, 2},  {2, 2}, {3, 2}, {4, 2},  {5, 2},  {6, 2},  {10, 2}, {11, 2}, {12, 2}, //
    {0, 3},  {1, 3}, {2, 3}, {3, 3},  {4, 3},  {5, 3},  {6, 3},  {10, 3}, {11, 3}, //
    {3, 4},  {5, 4}, {6, 4}, {10, 4},                                              //
    {-1, 5}, {0, 5}, {1, 5}, {2, 5},  {10, 5},                                     //
    {-1, 6}, {0, 6}, {1, 6}, {2, 6},  {10, 6}, {11, 6},                            //
    {0, 7},  {1, 7}, {5, 7}, {6, 7},  {10, 7},                                     //
    {-1, 8}, {0, 8}, {4, 8}, {5, 8},  {6, 8},  {9, 8},                             //
    {-1, 9},                                                                       //
};

static const int8_t world_sides[][3] = {
    {-1, 4, 1}, {4, 1, 1},  {0, 2, 0},  {3, 0, 1},  {6, 0, 1}, {7, 0, 1}, //
    {7, 2, 2},  {9, 0, 2},  {5, 5, 1},  {6, 5, 2},  {5, 9, 1}, {6, 9, 0}, //
    {11, 0, 1}, {13, 0, 2}, {13, 1, 2}, {11, 4, 0}, {9, 6, 2}, {8, 9, 1}, //
    {5, 6, 0},  {5, 6, 1},  {9, 1, 0},                                    //
};

static hx_board island19, island30, world;

void hx_maps_init(void) {
    if (island19.n_hexes) return;
    hx_board_build(&world,
                   &(hx_map){.hex = world_hexes, .n_hexes = HX_WORLD_HEXES, .side = world_sides, .n_sides = 21});
    hx_board_build(&island30, &(hx_map){.hex = hexes30, .n_hexes = 30});
    hx_board_build(&island19, &(hx_map){.hex = hexes19, .n_hexes = 19});
}

const hx_board *hx_island19(void) { return &island19; }

const hx_board *hx_island30(void) { return &island30; }

const hx_board *hx_world52(void) { return &world; }

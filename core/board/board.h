/* board.h - all incidence of a board, from its map; hx_board_build is declared in rules/ruleset.h, names of places in hx.h. */
#ifndef HX_BOARD_H
#define HX_BOARD_H
#include "../rules/ruleset.h"
#include "maps.h"

#endif

/* maps.h - the boards there are, built once. */
#ifndef HX_MAPS_H
#define HX_MAPS_H
#include "../hx.h"

void hx_maps_init(void);           /* before the first use of a board; again does nothing */
const hx_board *hx_island19(void); /* rows 3 4 5 4 3: 19 hexes, 54 vertices, 72 edges */
const hx_board *hx_island30(void); /* rows 3 4 5 6 5 4 3: 30 hexes, 80 vertices, 109 edges */
const hx_board *hx_world52(void);  /* 52 hexes, 191 vertices, 243 edges, 21 of them across sea */

#endif

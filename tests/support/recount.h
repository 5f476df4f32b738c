/* recount.h - what a state should say about itself, counted anew the slow and plain way. Tests only. */
#ifndef HX_RECOUNT_H
#define HX_RECOUNT_H
#include "hx.h"

/* The longest trail of the seat's roads, by trying every one (B-86, B-87). */
int hx_recount_road(const hx_state *s, int seat);
/* Points, hidden ones included, or those that all see. */
int hx_recount_points(const hx_state *s, int seat, bool shown);
/* How many cards of the kind the bank takes for one. */
int hx_recount_rate(const hx_state *s, int seat, int kind);
/* NULL, or the first thing in which the state differs from a recount: roads, pieces, awards, rates, derived fields. */
const char *hx_recount(const hx_state *s);
/* The same of the stone age game: pieces, cards, tiles, who holds what, points, derived fields. */
const char *hx_recount_stoneage(const hx_state *s);

#endif

/* deals.h - many random tables, and what must hold of all of them. Tests only. */
#ifndef HX_DEALS_H
#define HX_DEALS_H
#include "words.h"

/* Deals `count` tables with these options and seeds 0, 1, ..; `words` are what to look at (tests/README.md). */
bool hx_deals_hold(const hx_options *o, int count, const char *words, char wrong[HX_SAID]);

#endif

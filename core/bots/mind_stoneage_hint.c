/* mind_stoneage_hint.c - why a move of the stone age is a good one. */
#include "mind_stoneage.h"

void hx_stone_reason(const hx_state *s, const hx_outlook *o, hx_hint *h) {
    (void)s;
    (void)o;
    h->why = HX_HINT_ENOUGH;
}

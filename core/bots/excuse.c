/* excuse.c - what a bot says when it refuses an offer. */
#include "base/cards.h"
#include "bot.h"

/* A kind that is asked for and not there; what there is none of at all comes first. */
static bool lacks(const uint8_t hand[HX_ROW], hx_cards asked, hx_excuse *x) {
    bool lacking = false;
    for (int r = 0; r < HX_RES; r++) {
        if (hand[r] >= hx_cards_n(asked, r) || (lacking && hand[r] > 0)) continue;
        *x = (hx_excuse){hand[r] > 0 ? HX_EXCUSE_TOO_FEW : HX_EXCUSE_HAVE_NONE, (uint8_t)r};
        lacking = true;
    }
    return lacking;
}

bool hx_bot_excuse(const hx_bot *b, hx_excuse *out) {
    const hx_state *s = &b->world;
    if (s->offer.by == HX_NONE || !(s->offer.asked >> b->look.seat & 1)) return false;
    *out = (hx_excuse){HX_EXCUSE_NOT_NOW, 0};
    if (lacks(s->hand[b->look.seat], s->offer.get, out)) return true;
    if (b->look.mind != NULL && b->look.mind->excuse != NULL) b->look.mind->excuse(s, &b->look, out);
    return true;
}

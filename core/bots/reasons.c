/* reasons.c - what reasons of all families have in common: how they are written down, hands after a trade, whom a hex hurts. */
#include "base/cards.h"
#include "plans.h"

enum { CLOSE = 2 };

void hx_say(hx_hint *h, int why, int what, int n) {
    h->why = (uint8_t)why;
    h->what = (uint8_t)what;
    h->n = (uint8_t)n;
}

void hx_say_blocks(const hx_state *s, const hx_outlook *o, const int claim[HX_SEATS], hx_hint *h) {
    int most = -1;
    for (int i = 0; i < s->actors; i++) {
        if (i == o->seat || claim[i] == 0) continue;
        if (most < 0 || claim[i] * o->weight[i] > claim[most] * o->weight[most]) most = i;
    }
    if (most < 0)
        hx_say(h, HX_HINT_HARMLESS, 0, 0);
    else
        hx_say(h, hx_leads(s, most) ? HX_HINT_STOPS : HX_HINT_BLOCKS, most,
               claim[most] * (int)hx_pips(s->number[h->action.a]));
}

void hx_say_robs(const hx_state *s, hx_hint *h) {
    int victim = h->action.a;
    hx_say(h, hx_leads(s, victim) ? HX_HINT_STEALS_LEADER : HX_HINT_STEALS, victim,
           s->veiled[victim] + hx_row_total(s->hand[victim]));
}

void hx_say_refuses(const hx_state *s, hx_hint *h) {
    bool close = hx_shown_points(s, s->offer.by) + CLOSE >= s->goal;
    hx_say(h, close ? HX_HINT_REFUSES : HX_HINT_NO_GAIN, close ? s->offer.by : 0, 0);
}

void hx_say_saves(int piece, int n, hx_hint *h) {
    enum { WORTH_WAITING = 2 };
    if (piece > 0 && n > 0 && n <= WORTH_WAITING) {
        hx_say(h, HX_HINT_SAVES_FOR, piece, n);
        return;
    }
    h->cards = 0;
    hx_say(h, HX_HINT_ENOUGH, 0, 0);
}

void hx_swap(hx_state *s, int seat, hx_cards out, hx_cards in) {
    for (int r = 0; r < HX_RES; r++) {
        int n = s->hand[seat][r] + hx_cards_n(in, r) - hx_cards_n(out, r);
        s->hand[seat][r] = (uint8_t)(n > 0 ? n : 0);
    }
}

int hx_lacks(const hx_state *s, int seat, hx_cards cost, hx_cards *lack) {
    *lack = hx_row_missing(s->hand[seat], cost);
    return hx_cards_total(*lack);
}

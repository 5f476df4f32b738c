/* robber.c - discards on a seven, and the card a thief draws. */
#include "../base/cards.h"
#include "ruleset.h"

static int next_debtor(const hx_state *s) {
    for (int i = 0, seat = s->turn; i < s->actors; i++, seat = hx_next_seat(s, seat))
        if (s->owes[seat]) return seat;
    return HX_NONE;
}

void hx_ask_discards(hx_state *s, int limit, bool up) {
    for (int seat = 0; seat < s->actors; seat++) {
        int n = hx_hand_size(s, seat);
        s->owes[seat] = (uint8_t)(n > limit ? (n + up) / 2 : 0);
    }
    int seat = next_debtor(s);
    if (seat != HX_NONE) hx_first(s, HX_PHASE_DISCARD, seat);
}

hx_refusal hx_check_discard(const hx_state *s, hx_action a) {
    if (s->hand[a.seat][a.a]) return hx_fine();
    hx_refusal no = hx_refuse(HX_NO_YOU_LACK, 'B', 20);
    no.cards = hx_card(a.a, 1);
    return no;
}

void hx_discard(hx_state *s, hx_action a) {
    hx_pay(s, a.seat, hx_card(a.a, 1));
    if (--s->owes[a.seat]) return;
    int seat = next_debtor(s);
    if (seat == HX_NONE)
        hx_done(s);
    else
        s->now.actor = (uint8_t)seat;
}

int hx_legal_discards(const hx_state *s, int seat, hx_action *out) {
    int n = 0;
    for (int k = 0; k < HX_RES; k++)
        if (s->hand[seat][k]) out[n++] = (hx_action){.kind = HX_DISCARD, .seat = (uint8_t)seat, .a = (uint8_t)k};
    return n;
}

/* Of a view, any kind may be among the veiled cards. */
int hx_theft_chances(const hx_state *s, int victim, hx_chance out[HX_CHANCES]) {
    int n = 0;
    for (int k = 0; k < hx_kinds(s); k++) {
        uint32_t weight = s->hand[victim][k] + (s->veiled[victim] ? 1u : 0u);
        if (weight) out[n++] = (hx_chance){{.kind = HX_STOLE, .seat = HX_CHANCE, .a = (uint8_t)k}, weight};
    }
    return n;
}

const char *hx_broken_debts(const hx_state *s) {
    for (int seat = 0; seat < s->seats; seat++) {
        int most = s->now.phase == HX_PHASE_DISCARD && seat < s->actors ? hx_hand_size(s, seat) : 0;
        if (s->owes[seat] > most) return "discards";
    }
    return s->now.phase == HX_PHASE_DISCARD && !s->owes[s->now.actor] ? "a discard that is not due" : NULL;
}

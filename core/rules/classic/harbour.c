/* harbour.c - trade with the bank at the best own rate (B-46). */
#include "../../base/cards.h"
#include "classic.h"

enum { ANY_RATE = 3, OWN_RATE = 2 };

/* The rate stays for good: buildings are never taken down, and neither robber nor roads change it (B-49, B-50). */
void classic_open_harbour(hx_state *s, int seat, int vertex) {
    hx_classic *c = &s->u.classic;
    const hx_board *b = hx_rules_of(s)->board();
    for (int i = 0; i < HX_DOCKS; i++) {
        if (c->dock[i] == HX_NONE) continue;
        const uint8_t *ends = b->edge_vertex[c->dock[i]];
        if (ends[0] != vertex && ends[1] != vertex) continue;
        for (int k = 0; k < HX_RES; k++) {
            int rate = c->port[i] == HX_ANY ? ANY_RATE : c->port[i] == k ? OWN_RATE : 4;
            if (rate < c->rate[seat][k]) c->rate[seat][k] = (uint8_t)rate;
        }
    }
}

static int first_kind(hx_cards cards) {
    for (int k = 0; k < HX_RES; k++)
        if (hx_cards_n(cards, k)) return k;
    return 0;
}

static hx_refusal with_kind(int reason, int row, int kind, int n) {
    hx_refusal no = hx_refuse(reason, 'B', row);
    no.what = (uint8_t)kind;
    no.n = (uint8_t)n;
    return no;
}

static hx_refusal check_form(const hx_state *s, hx_action a) {
    if (!a.give || !a.get) return hx_refuse(HX_NO_EMPTY_SIDE, 'B', 39);
    if (hx_cards_n(a.give, HX_RES) || hx_cards_n(a.get, HX_RES)) return hx_refuse(HX_NO_ONLY_RESOURCES, 'B', 41);
    for (int k = 0; k < HX_RES; k++)
        if (hx_cards_n(a.give, k) && hx_cards_n(a.get, k)) return with_kind(HX_NO_SAME_RESOURCE, 42, k, 0);
    int kind = first_kind(a.give), rate = s->u.classic.rate[a.seat][kind];
    if (a.give != hx_card(kind, rate) || hx_cards_total(a.get) != 1) return with_kind(HX_NO_RATE, 46, kind, rate);
    return hx_fine();
}

hx_refusal classic_check_bank(const hx_state *s, hx_action a) {
    hx_refusal no = check_form(s, a);
    if (no.reason) return no;
    if (!hx_can_pay(s, a.seat, a.give)) {
        no = hx_refuse(HX_NO_YOU_LACK, 'B', 35);
        no.cards = hx_missing(s, a.seat, a.give);
        return no;
    }
    int kind = first_kind(a.get);
    return s->bank[kind] ? hx_fine() : with_kind(HX_NO_BANK_LACKS, 52, kind, 1);
}

int classic_legal_bank(const hx_state *s, int seat, hx_action *out) {
    int n = 0;
    for (int give = 0; give < HX_RES; give++) {
        int rate = s->u.classic.rate[seat][give];
        if (s->hand[seat][give] < rate) continue;
        for (int get = 0; get < HX_RES; get++)
            if (get != give && s->bank[get])
                out[n++] = (hx_action){
                    .kind = HX_BANK_TRADE, .seat = (uint8_t)seat, .give = hx_card(give, rate), .get = hx_card(get, 1)};
    }
    return n;
}

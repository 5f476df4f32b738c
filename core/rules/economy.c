/* economy.c - hands, bank, costs, production and its shortages. */
#include "../base/cards.h"
#include "ruleset.h"

hx_cards hx_missing(const hx_state *s, int seat, hx_cards cost) { return hx_row_missing(s->hand[seat], cost); }

bool hx_can_pay(const hx_state *s, int seat, hx_cards cost) { return hx_row_contains(s->hand[seat], cost); }

void hx_pay(hx_state *s, int seat, hx_cards cost) {
    hx_row_sub(s->hand[seat], cost);
    hx_row_add(s->bank, cost);
}

void hx_take(hx_state *s, int seat, hx_cards cards) {
    hx_row_sub(s->bank, cards);
    hx_row_add(s->hand[seat], cards);
}

void hx_move(hx_state *s, int from, int to, hx_cards cards) {
    hx_row_sub(s->hand[from], cards);
    hx_row_add(s->hand[to], cards);
}

int hx_hand_size(const hx_state *s, int seat) { return s->veiled[seat] + hx_row_total(s->hand[seat]); }

/* B-15, B-16: too little for several is for nobody; for one alone it is all that is left. Neutral colours claim nothing. */
static void pay_out(hx_state *s, int kind, uint8_t claim[HX_SEATS][HX_ROW]) {
    int all = 0, claimants = 0;
    for (int seat = 0; seat < s->actors; seat++) {
        all += claim[seat][kind];
        claimants += claim[seat][kind] > 0;
    }
    if (all > s->bank[kind] && claimants > 1) return;
    for (int seat = 0; seat < s->actors; seat++) {
        int n = claim[seat][kind] < s->bank[kind] ? claim[seat][kind] : s->bank[kind];
        s->hand[seat][kind] = (uint8_t)(s->hand[seat][kind] + n);
        s->bank[kind] = (uint8_t)(s->bank[kind] - n);
    }
}

void hx_produce(hx_state *s, const uint8_t *hexes, int n, const uint8_t *vertex) {
    const hx_ruleset *rules = hx_rules_of(s);
    const hx_board *board = rules->board();
    uint8_t claim[HX_SEATS][HX_ROW] = {{0}};
    unsigned kinds = 0;
    for (int i = 0; i < n; i++) {
        int hex = hexes[i], kind = rules->gives[s->terrain[hex]];
        if (hex == s->robber[0] || hex == s->robber[1] || kind == HX_NONE) continue; /* B-13 */
        const uint8_t *corners = board->hex_vertex[hex];
        for (int c = 0; c < 6; c++) {
            uint8_t piece = vertex[corners[c]];
            if (!piece) continue;
            uint8_t *due = &claim[HX_PIECE_SEAT(piece)][kind];
            *due = (uint8_t)(*due + rules->yields[HX_PIECE_KIND(piece)]);
            kinds |= 1u << kind;
        }
    }
    for (int k = 0; k < HX_RES; k++)
        if (kinds >> k & 1) pay_out(s, k, claim);
}

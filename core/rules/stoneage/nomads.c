/* nomads.c - new nomads. How they walk stands in walks.c. */
#include "../../base/cards.h"
#include "stoneage.h"

#include <string.h>

static hx_cards cost(void) { return hx_card(0, 1) | hx_card(3, 1); } /* S-54 */

static bool carries_box(const hx_state *s, int edge) {
    for (int i = 0; i < HX_BOXES; i++)
        if (s->u.stoneage.box[i][0] == edge) return true;
    return false;
}

static bool is_beside(const hx_state *s, int seat, int vertex) {
    const hx_board *b = stone_board();
    for (int i = 0; i < 3; i++) {
        int next = b->vertex_vertex[vertex][i];
        if (next != HX_NONE && stone_has(s, seat, HX_TRIBE, next) && !carries_box(s, b->vertex_edge[vertex][i]))
            return true; /* S-105 */
    }
    return false;
}

/* The row that says why no tribe counts there: a box between, somebody else's, or none at all. */
static int row_of_neighbours(const hx_state *s, int seat, int vertex) {
    int row = 54;
    for (int i = 0; i < 3; i++) {
        int next = stone_board()->vertex_vertex[vertex][i];
        if (next == HX_NONE) continue;
        if (stone_has(s, seat, HX_TRIBE, next)) return 105;
        if (HX_PIECE_KIND(s->u.stoneage.vertex[next]) == HX_TRIBE) row = 55;
    }
    return row;
}

hx_refusal stone_check_beside(const hx_state *s, int seat, int vertex) {
    if (vertex >= stone_board()->n_vertices) return stone_no(HX_NO_OFF_BOARD, 54);
    if (!is_beside(s, seat, vertex)) return stone_no(HX_NO_NOT_NEXT_TO_TRIBE, row_of_neighbours(s, seat, vertex));
    return stone_is_free(s, vertex) ? hx_fine() : stone_no(HX_NO_NOT_FREE, 58);
}

static hx_refusal check_supply(const hx_state *s, hx_action a) {
    bool none = stone_nomads(s, a.seat) == HX_NOMADS, recalls = a.b != HX_NONE;
    if (recalls && s->opt[HX_OPT_RECALL_NOMAD] && none)
        return stone_has(s, a.seat, HX_NOMAD, a.b) ? hx_fine() : hx_refuse(HX_NO_NO_NOMAD, 'O', 4);
    hx_refusal no = hx_refuse(none ? HX_NO_NO_PIECE : HX_NO_NOT_POSSIBLE, none ? 'S' : 'O', none ? 57 : 4);
    no.what = none ? HX_NOMAD : 0;
    return none || recalls ? no : hx_fine();
}

static hx_refusal check_cost(const hx_state *s, int seat) {
    hx_cards missing = hx_missing(s, seat, cost());
    hx_refusal no = missing ? stone_no(HX_NO_CANT_AFFORD, 56) : hx_fine();
    no.cards = missing;
    return no;
}

hx_refusal stone_check_nomad(const hx_state *s, hx_action a) {
    hx_refusal no = check_supply(s, a);
    if (!no.reason) no = stone_check_beside(s, a.seat, a.a);
    return no.reason ? no : check_cost(s, a.seat);
}

int stone_beside(const hx_state *s, int seat, uint8_t out[HX_VERTICES]) {
    int n = 0;
    for (int v = 0; v < stone_board()->n_vertices; v++)
        if (stone_is_free(s, v) && is_beside(s, seat, v)) out[n++] = (uint8_t)v;
    return n;
}

static int each_recall(const hx_state *s, hx_action a, hx_action *out) {
    int n = 0;
    for (int i = 0; i < HX_NOMADS; i++) {
        a.b = s->u.stoneage.nomad[a.seat][i];
        out[n++] = a;
    }
    return n;
}

int stone_legal_nomads(const hx_state *s, int seat, hx_action *out) {
    uint8_t free[HX_VERTICES];
    bool both = stone_nomads(s, seat) == HX_NOMADS;
    if ((both && !s->opt[HX_OPT_RECALL_NOMAD]) || !hx_can_pay(s, seat, cost())) return 0;
    int n = 0, places = stone_beside(s, seat, free);
    for (int i = 0; i < places; i++) {
        hx_action a = {.kind = HX_NEW_NOMAD, .seat = (uint8_t)seat, .a = free[i], .b = HX_NONE};
        if (both)
            n += each_recall(s, a, out + n);
        else
            out[n++] = a;
    }
    return n;
}

void stone_new_nomad(hx_state *s, hx_action a) {
    hx_pay(s, a.seat, cost());
    if (a.b != HX_NONE) stone_remove(s, a.seat, a.b);
    stone_put(s, a.seat, HX_NOMAD, a.a);
}

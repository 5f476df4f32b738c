/* tribes.c - founding a tribe on a people tile, giving up another, and the cards for tiles of all peoples. */
#include "../../base/cards.h"
#include "stoneage.h"

#include <string.h>

hx_cards stone_settle_cost(void) { return hx_card(1, 1) | hx_card(2, 1) | hx_card(3, 1); } /* S-69 */

static bool has_african(const hx_state *s, int seat) {
    for (int i = stone_tribes(s, seat) - 1; i >= 0; i--)
        if (stone_region_of_place(s, s->u.stoneage.tribe[seat][i]) == HX_AFRICA) return true;
    return false;
}

static hx_refusal check_given_up(const hx_state *s, int seat, int vertex) {
    if (stone_tribes(s, seat) < HX_TRIBES)
        return vertex == HX_NONE ? hx_fine() : stone_no(HX_NO_NOTHING_TO_GIVE_UP, 74);
    if (vertex == HX_NONE) return stone_no(HX_NO_MUST_GIVE_UP_TRIBE, 72);
    if (!stone_has(s, seat, HX_TRIBE, vertex)) return stone_no(HX_NO_NOT_YOUR_TRIBE, 72);
    bool african = stone_region_of_place(s, vertex) == HX_AFRICA;
    return african || !has_african(s, seat) ? hx_fine() : stone_no(HX_NO_MUST_GIVE_UP_AFRICAN_TRIBE, 72);
}

/* With three players some sites are none (S-20). */
static int row_of_no_tile(const hx_state *s, int vertex) {
    int site = stone_site_at(s, vertex);
    return site != HX_NONE && s->actors == 3 && site % 8 >= STONE_WITH_THREE ? 20 : 71;
}

hx_refusal stone_check_settle(const hx_state *s, hx_action a) {
    if (!stone_has(s, a.seat, HX_NOMAD, a.a)) return stone_no(HX_NO_NO_NOMAD, 69);
    if (stone_tile_at(s, a.a) == HX_NONE) return stone_no(HX_NO_NO_PEOPLE_TILE, row_of_no_tile(s, a.a));
    hx_refusal no = check_given_up(s, a.seat, a.b);
    if (no.reason) return no;
    hx_cards missing = hx_missing(s, a.seat, stone_settle_cost());
    no = missing ? stone_no(HX_NO_CANT_AFFORD, 69) : hx_fine();
    no.cards = missing;
    return no;
}

int stone_legal_settle(const hx_state *s, int seat, hx_action *out) {
    int n = 0, nomads = stone_nomads(s, seat), tribes = stone_tribes(s, seat);
    for (int i = 0; i < nomads; i++) {
        hx_action a = {.kind = HX_SETTLE, .seat = (uint8_t)seat, .a = s->u.stoneage.nomad[seat][i], .b = HX_NONE};
        for (int k = 0; k < (tribes < HX_TRIBES ? 1 : tribes); k++) {
            if (tribes == HX_TRIBES) a.b = s->u.stoneage.tribe[seat][k];
            if (!stone_check_settle(s, a).reason) out[n++] = a;
        }
    }
    return n;
}

static bool has_all_peoples(const hx_state *s, int seat) { return !memchr(s->u.stoneage.people[seat], 0, HX_PEOPLES); }

static void get_tile(hx_state *s, int seat, int site) {
    hx_stoneage *g = &s->u.stoneage;
    g->people[seat][stone_people_of(site)]++;
    g->lies[site / 8] = (uint8_t)(g->lies[site / 8] & ~(1u << site % 8));
}

int stone_tiles_left(const hx_state *s) {
    int n = 0;
    for (int site = 0; site < HX_SITES; site++) n += stone_lies(s, site);
    return n;
}

/* S-117, S-118 */
static void expand(hx_state *s, int seat) {
    hx_stoneage *g = &s->u.stoneage;
    if (g->expansion == HX_NONE) {
        g->expansion = (uint8_t)seat;
        hx_win(s);
    } else if (g->second == HX_NONE) {
        g->second = (uint8_t)seat;
        if (stone_tiles_left(s)) hx_first(s, HX_PHASE_FREE_TILE, seat);
    }
}

void stone_settle(hx_state *s, hx_action a) {
    bool had_all = has_all_peoples(s, a.seat);
    hx_pay(s, a.seat, stone_settle_cost());
    if (a.b != HX_NONE) stone_remove(s, a.seat, a.b);
    stone_remove(s, a.seat, a.a);
    stone_put(s, a.seat, HX_TRIBE, a.a);
    get_tile(s, a.seat, stone_tile_at(s, a.a));
    hx_win(s); /* S-123: after each single gain */
    if (!hx_over(s) && !had_all && has_all_peoples(s, a.seat)) expand(s, a.seat);
}

hx_refusal stone_check_tile(const hx_state *s, hx_action a) {
    return a.a < HX_VERTICES && stone_tile_at(s, a.a) != HX_NONE ? hx_fine() : stone_no(HX_NO_TILE_NOT_THERE, 118);
}

void stone_take_tile(hx_state *s, hx_action a) {
    get_tile(s, a.seat, stone_tile_at(s, a.a));
    hx_done(s);
    hx_win(s);
}

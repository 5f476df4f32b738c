/* robbers.c - the Neanderthal and the predator: where they may go, and from whom a card may be drawn. */
#include "stoneage.h"

static int hunter_of(const hx_state *s, int hex) {
    return s->u.stoneage.domain >> stone_region(s, hex) & 1 ? HX_NEANDERTHAL : HX_PREDATOR;
}

hx_refusal stone_check_hunter(const hx_state *s, hx_action a) {
    if (s->now.phase == HX_PHASE_NEANDERTHAL && a.b != HX_NEANDERTHAL) {
        hx_refusal no = stone_no(HX_NO_PENDING, 93);
        no.what = s->now.phase;
        return no;
    }
    if (a.a >= HX_WORLD_HEXES) return stone_no(HX_NO_ROBBER_LAND, 88);
    if (hunter_of(s, a.a) != a.b) return stone_no(HX_NO_WRONG_DOMAIN, 88);
    bool seven = s->now.phase == HX_PHASE_NEANDERTHAL;
    return s->robber[a.b] == a.a ? stone_no(HX_NO_ROBBER_STAYS, seven ? 93 : 88) : hx_fine();
}

int stone_legal_hunters(const hx_state *s, int seat, hx_action *out) {
    int n = 0;
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        hx_action a = {
            .kind = HX_MOVE_HUNTER, .seat = (uint8_t)seat, .a = (uint8_t)hex, .b = (uint8_t)hunter_of(s, hex)};
        if (!stone_check_hunter(s, a).reason) out[n++] = a;
    }
    return n;
}

/* S-94, S-95 */
static unsigned victims_at(const hx_state *s, int hex) {
    const uint8_t *corners = stone_board()->hex_vertex[hex];
    unsigned set = 0;
    for (int i = 0; i < 6; i++) {
        uint8_t piece = s->u.stoneage.vertex[corners[i]];
        int seat = HX_PIECE_SEAT(piece);
        if (HX_PIECE_KIND(piece) == HX_TRIBE && seat != s->turn && hx_hand_size(s, seat)) set |= 1u << seat;
    }
    return set;
}

void stone_move_hunter(hx_state *s, hx_action a) {
    bool draws = s->now.phase != HX_PHASE_HUNT || s->opt[HX_OPT_HUNTING_DRAWS]; /* O-05 */
    s->robber[a.b] = a.a;
    s->u.stoneage.victims = draws ? (uint8_t)victims_at(s, a.a) : 0;
    if (s->u.stoneage.victims)
        hx_ask(s, HX_PHASE_ROB, a.seat);
    else
        stone_robbed(s); /* S-96 */
}

void stone_robbed(hx_state *s) {
    s->victim = HX_NONE;
    s->u.stoneage.victims = 0;
    if (s->u.stoneage.shown != HX_NONE)
        stone_tile_settled(s);
    else
        hx_done(s);
}

/* progress.c - the four tracks. */
#include "../../base/cards.h"
#include "stoneage.h"

hx_cards stone_step_cost(int step) { /* decision 1 */
    hx_cards bone = hx_card(1, 1), flint = hx_card(2, 1);
    switch (step) {
    case 1: return flint;
    case 2: return bone;
    case 3: return bone | flint;
    case 4: return bone | flint | hx_card(0, 1);
    default: return bone | flint | hx_card(3, 1);
    }
}

hx_refusal stone_check_step(const hx_state *s, int seat, int track) {
    int step = s->u.stoneage.track[seat][track] + 1;
    if (step > STONE_STEPS) return stone_no(HX_NO_TRACK_FULL, 84);
    if (step == STONE_STEPS && s->u.stoneage.art[track] != HX_NONE) return stone_no(HX_NO_STEP_TAKEN, 83);
    hx_cards missing = hx_missing(s, seat, stone_step_cost(step));
    hx_refusal no = missing ? stone_no(HX_NO_CANT_AFFORD, 77) : hx_fine();
    no.cards = missing;
    return no;
}

void stone_advance(hx_state *s, hx_action a) {
    hx_stoneage *g = &s->u.stoneage;
    int step = ++g->track[a.seat][a.a];
    hx_pay(s, a.seat, stone_step_cost(step));
    if (step == STONE_STEPS) g->art[a.a] = a.seat;
    hx_win(s); /* S-85: the card, the win check, then the robber */
    if (!hx_over(s) && a.a == HX_HUNTING) hx_first(s, HX_PHASE_HUNT, a.seat);
}

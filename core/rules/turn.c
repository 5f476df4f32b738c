/* turn.c - the small stack of decisions: what is asked now, and what waits behind it; two dice. */
#include "../base/assert.h"
#include "ruleset.h"

void hx_ask(hx_state *s, int phase, int actor) { s->now = (hx_await){(uint8_t)phase, (uint8_t)actor}; }

void hx_first(hx_state *s, int phase, int actor) {
    HX_ASSERT(s->depth < HX_DEPTH);
    s->then[s->depth++] = s->now;
    hx_ask(s, phase, actor);
}

void hx_done(hx_state *s) {
    HX_ASSERT(s->depth > 0);
    s->now = s->then[--s->depth];
    s->then[s->depth] = (hx_await){0, 0}; /* equal positions have equal bytes */
}

int hx_snake(int i, int n) { return i < n ? i : 2 * n - 1 - i; }

int hx_next_seat(const hx_state *s, int seat) { return seat + 1 < s->actors ? seat + 1 : 0; }

void hx_end(hx_state *s, int winners) {
    while (s->depth) hx_done(s);
    hx_clear_offers(s);
    s->victim = HX_NONE;
    s->winners = (uint8_t)winners;
    hx_ask(s, HX_PHASE_OVER, HX_NONE);
}

void hx_win(hx_state *s) {
    if (s->now.phase == HX_PHASE_OVER || s->winners) return;
    if (hx_rules_of(s)->points(s, s->turn, false) < s->goal) return;
    if (s->opt[HX_OPT_PRIVATE_SCORING])
        s->winners = (uint8_t)(1u << s->turn); /* V-02: the turn may be finished */
    else
        hx_end(s, 1 << s->turn);
}

int hx_dice_chances(hx_chance out[HX_CHANCES]) {
    int n = 0;
    for (int low = 1; low <= 6; low++)
        for (int high = low; high <= 6; high++)
            out[n++] = (hx_chance){{.kind = HX_ROLLED, .seat = HX_CHANCE, .a = (uint8_t)low, .b = (uint8_t)high},
                                   low == high ? 1 : 2};
    return n;
}

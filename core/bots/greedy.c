/* greedy.c - the candidate after which the state looks best, chance included.
 *
 * Some actions end in the middle of something: a knight still has to move the robber, a bought card has to be drawn. Such a
 * chain is followed to its end, the own choices by what looks best at once, chance by the average of its outcomes. */
#include "bot.h"

enum { CHAIN = 4 }; /* decisions and draws that one action can bring about: knight, robber, victim, theft */

static int32_t follow(hx_bot *b, const hx_state *s, int depth);

static int32_t average(hx_bot *b, const hx_state *s, int depth) {
    hx_chance chance[HX_CHANCES];
    int n = hx_chances(s, chance);
    int64_t sum = 0, weights = 0;
    for (int i = 0; i < n; i++) {
        hx_state after = *s;
        hx_apply(&after, chance[i].outcome);
        sum += (int64_t)chance[i].weight * follow(b, &after, depth + 1);
        weights += chance[i].weight;
    }
    return (int32_t)(sum / weights);
}

static int32_t draw_one(hx_bot *b, const hx_state *s, int depth) {
    hx_state after = *s;
    hx_apply(&after, hx_draw(s, &b->rng));
    return follow(b, &after, depth + 1);
}

static int32_t go_on(hx_bot *b, const hx_state *s, int depth) {
    hx_action list[HX_LEGAL];
    int n = hx_legal(s, b->look.seat, list);
    hx_state best = *s;
    int32_t best_value = INT32_MIN;
    for (int i = 0; i < n; i++) {
        hx_state after = *s;
        hx_apply(&after, list[i]);
        int32_t value = b->mind->value(&after, &b->look);
        if (value <= best_value) continue;
        best_value = value;
        best = after;
    }
    return n == 0 ? b->mind->value(s, &b->look) : follow(b, &best, depth + 1);
}

static bool is_mine(const hx_bot *b, const hx_state *s) {
    int phase = s->now.phase;
    return s->now.actor == b->look.seat &&
           (phase == HX_PHASE_MOVE_ROBBER || phase == HX_PHASE_ROB || phase == HX_PHASE_FREE_ROAD);
}

static int32_t follow(hx_bot *b, const hx_state *s, int depth) {
    if (depth < CHAIN && (s->now.phase == HX_PHASE_DRAW || s->now.phase == HX_PHASE_THEFT)) {
        return b->look.level->weighs ? average(b, s, depth) : draw_one(b, s, depth);
    }
    if (depth < CHAIN && is_mine(b, s)) return go_on(b, s, depth);
    return b->mind->value(s, &b->look);
}

static int32_t score(hx_bot *b, hx_action a) {
    int32_t opinion;
    if (b->mind->opinion(&b->world, &b->look, a, &opinion)) return opinion;
    hx_state after = b->world;
    hx_apply(&after, a);
    return follow(b, &after, 0);
}

/* Off by up to the level's noise, by a curve with its peak in the middle. */
static int32_t blur(hx_bot *b) {
    int32_t noise = b->look.level->noise;
    if (noise == 0) return 0;
    int32_t up = (int32_t)hx_rng_below(&b->rng, (uint32_t)noise);
    return up - (int32_t)hx_rng_below(&b->rng, (uint32_t)noise);
}

void hx_greedy_step(hx_bot *b) {
    int32_t value = score(b, b->list[b->next]) + blur(b);
    if (value > b->best_score) {
        b->best_score = value;
        b->best = b->next;
    }
    b->next++;
}

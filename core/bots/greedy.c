/* greedy.c - the candidate after which the state looks best, chance included.
 *
 * Some actions end in the middle of something: a knight still has to move the robber, a bought card has to be drawn. Such a
 * chain is followed to its end, the own choices by what looks best at once, chance by the average of its outcomes. */
#include "bot.h"

enum { CHAIN = 16 }; /* own decisions that are followed, at most: a large discard has most of them */

static int32_t finish(hx_bot *b, hx_state *s);

static int32_t average(hx_bot *b, const hx_state *s) {
    hx_chance chance[HX_CHANCES];
    int n = hx_chances(s, chance);
    int64_t sum = 0, weights = 0;
    for (int i = 0; i < n; i++) {
        hx_state after = *s;
        hx_apply(&after, chance[i].outcome);
        sum += (int64_t)chance[i].weight * finish(b, &after);
        weights += chance[i].weight;
    }
    return weights > 0 ? (int32_t)(sum / weights) : b->look.mind->value(s, &b->look);
}

static int32_t take_one(hx_bot *b, const hx_state *s) {
    hx_state after = *s;
    hx_apply(&after, hx_draw(s, &b->rng));
    return finish(b, &after);
}

static int32_t value(hx_bot *b, const hx_state *s) {
    bool draws = s->now.phase == HX_PHASE_DRAW || s->now.phase == HX_PHASE_THEFT;
    if (!draws) return b->look.mind->value(s, &b->look);
    return b->look.level->weighs ? average(b, s) : take_one(b, s);
}

/* Has the seat still to choose before its action is over? */
static bool is_unfinished(const hx_bot *b, const hx_state *s) {
    int phase = s->now.phase;
    bool robs = phase == HX_PHASE_DISCARD || phase == HX_PHASE_MOVE_ROBBER || phase == HX_PHASE_ROB;
    bool builds = phase == HX_PHASE_FREE_ROAD || phase == HX_PHASE_NEUTRAL;
    bool gets = phase == HX_PHASE_GIVE_BACK || phase == HX_PHASE_HUNT || phase == HX_PHASE_FREE_TILE;
    return s->now.actor == b->look.seat && (robs || builds || gets);
}

/* The best of the next choices, with the state after it. */
static int32_t go_on(hx_bot *b, hx_state *s) {
    hx_action list[HX_LEGAL];
    const hx_state before = *s;
    int n = hx_legal(s, b->look.seat, list);
    int32_t best = INT32_MIN;
    for (int i = 0; i < n; i++) {
        hx_state after = before;
        hx_apply(&after, list[i]);
        int32_t worth = value(b, &after);
        if (worth <= best) continue;
        best = worth;
        *s = after;
    }
    return best;
}

/* What it is worth once all that follows from it is done. */
static int32_t finish(hx_bot *b, hx_state *s) {
    int32_t worth = value(b, s);
    for (int i = 0; i < CHAIN && is_unfinished(b, s); i++) worth = go_on(b, s);
    return worth;
}

static int32_t score(hx_bot *b, hx_action a) {
    int32_t worth;
    if (b->look.mind->opinion(&b->world, &b->look, a, &worth)) return worth;
    hx_state after = b->world;
    hx_apply(&after, a);
    return finish(b, &after);
}

/* Off by up to the level's noise, by a curve with its peak in the middle. */
static int32_t blur(hx_bot *b) {
    int32_t noise = b->look.level->noise;
    if (noise == 0) return 0;
    int32_t up = (int32_t)hx_rng_below(&b->rng, (uint32_t)noise);
    return up - (int32_t)hx_rng_below(&b->rng, (uint32_t)noise);
}

/* Among equals chance decides: the order of the list would favour some seats and places. */
void hx_greedy_step(hx_bot *b) {
    int32_t worth = score(b, b->list[b->next]) + blur(b);
    int32_t candidate = b->next++;
    if (worth < b->best_score) return;
    b->ties = worth == b->best_score ? b->ties + 1 : 1;
    b->best_score = worth;
    if (hx_rng_below(&b->rng, (uint32_t)b->ties) == 0) b->best = candidate;
}

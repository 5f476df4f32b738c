#include "perf/seats.h"

#include <stdlib.h>

bool seats_deal(int ruleset, int actors, uint64_t seed, hx_state *s) {
    hx_options o;
    uint8_t deal[HX_DEAL];
    hx_options_preset(&o, ruleset);
    o.actors = (uint8_t)actors;
    o.seed = seed;
    int length = hx_deal(&o, deal);
    return length > 0 && hx_lay(s, &o, deal, length) == HX_OK;
}

/* Different numbers for dice and for each use, whatever the seed. */
static hx_rng stream(uint64_t seed, uint64_t purpose) {
    return (hx_rng){(seed + 1) * 0x9E3779B97F4A7C15u ^ purpose << 56, 0};
}

seats seats_of(uint64_t seed, const int level[HX_SEATS], void *memory) {
    seats t = {.chance = stream(seed, 1), .choice = stream(seed, 2), .seed = seed, .memory = memory};
    for (int i = 0; i < HX_SEATS; i++) t.level[i] = level[i];
    return t;
}

static bool is_talk(int kind) {
    return kind == HX_OFFER || kind == HX_ANSWER || kind == HX_CLOSE_OFFER || kind == HX_CALL_LAST_ROUND;
}

hx_action seats_uniform(const hx_state *s, hx_rng *rng) {
    hx_action list[HX_LEGAL];
    int n = hx_legal(s, s->now.actor, list), kept = 0;
    for (int i = 0; i < n; i++) {
        if (!is_talk(list[i].kind)) list[kept++] = list[i];
    }
    return list[hx_rng_below(rng, (uint32_t)kept)];
}

static hx_action by_bot(seats *t, const hx_state *s) {
    hx_view v;
    hx_observe(s, s->now.actor, &v);
    hx_bot *b = hx_bot_start(t->memory, &v, t->level[s->now.actor], t->seed + s->now.actor);
    if (b == NULL) abort();
    while (!hx_bot_think(b, 64)) continue;
    return hx_bot_choice(b);
}

hx_action seats_next(seats *t, const hx_state *s) {
    if (s->now.actor == HX_CHANCE) return hx_draw(s, &t->chance);
    if (t->level[s->now.actor] == SEATS_UNIFORM) return seats_uniform(s, &t->choice);
    return by_bot(t, s);
}

long seats_random_game(int ruleset, int actors, uint64_t seed) {
    hx_state s;
    hx_rng rng = {seed, 0};
    long actions = 0;
    if (!seats_deal(ruleset, actors, seed, &s)) return 0;
    for (; !hx_over(&s); actions++) {
        hx_apply(&s, s.now.actor == HX_CHANCE ? hx_draw(&s, &rng) : seats_uniform(&s, &rng));
    }
    return actions;
}

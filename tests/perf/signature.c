#include "perf/signature.h"

#include <string.h>

#include "perf/seats.h"

enum { RANDOM_GAMES = 24, BOT_GAMES = 6 };

static uint64_t mix(uint64_t sum, uint64_t word) {
    uint64_t x = (sum ^ word) * 0x9E3779B97F4A7C15u;
    x = (x ^ x >> 32) * 0xD6E8FEB86659FD93u;
    return x ^ x >> 32;
}

static uint64_t mix_action(uint64_t sum, hx_action a) {
    uint64_t head = (uint64_t)a.kind | (uint64_t)a.seat << 8 | (uint64_t)a.a << 16 | (uint64_t)a.b << 24;
    return mix(mix(sum, head), (uint64_t)a.give << 32 | a.get);
}

static uint64_t play(uint64_t sum, int ruleset, int actors, uint64_t seed, const int level[HX_SEATS], void *memory) {
    hx_state s;
    if (!seats_deal(ruleset, actors, seed, &s)) return 0;
    seats t = seats_of(seed, level, memory);
    sum = mix(sum, hx_hash(&s));
    while (!hx_over(&s)) {
        hx_action a = seats_next(&t, &s);
        hx_apply(&s, a);
        sum = mix(mix_action(sum, a), hx_hash(&s));
    }
    return sum;
}

uint64_t hx_signature(int ruleset, void *memory) {
    int least = hx_ruleset_seats(ruleset, false), range = hx_ruleset_seats(ruleset, true) - least + 1;
    uint64_t sum = 0;
    int level[HX_SEATS];
    for (int i = 0; i < HX_SEATS; i++) level[i] = SEATS_UNIFORM;
    for (int g = 0; g < RANDOM_GAMES; g++) sum = play(sum, ruleset, least + g % range, (uint64_t)g, level, memory);
    for (int g = 0; g < BOT_GAMES; g++) {
        for (int i = 0; i < HX_SEATS; i++) level[i] = hx_level_count() - 1 - (i + g) % hx_level_count();
        sum = play(sum, ruleset, least + g % range, 1000 + (uint64_t)g, level, memory);
    }
    return sum;
}

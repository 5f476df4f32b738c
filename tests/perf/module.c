/* module.c - the measured games as a module of their own: the same core, the same compiler, three exports. For tests alone. */
#include <stdlib.h>

#include "perf/seats.h"
#include "perf/signature.h"

#define EXPORT(name) __attribute__((export_name(name), used))

static uint64_t sum;

uint32_t signature_low(int ruleset);
uint32_t signature_high(void);
double random_games(int ruleset, int actors, int first, int games);

/* Plays the games of the signature; its lower half. 0 with an upper half of 0: no such ruleset, or no memory. */
EXPORT("signature_low") uint32_t signature_low(int ruleset) {
    hx_init();
    void *memory = malloc(hx_bot_size());
    sum = memory != NULL && hx_ruleset_key(ruleset) != NULL ? hx_signature(ruleset, memory) : 0;
    free(memory);
    return (uint32_t)sum;
}

/* The upper half of the last one. */
EXPORT("signature_high") uint32_t signature_high(void) { return (uint32_t)(sum >> 32); }

/* That many games of uniform players, seeds from first on; the number of actions. */
EXPORT("random_games") double random_games(int ruleset, int actors, int first, int games) {
    double actions = 0;
    hx_init();
    for (int i = first; i < first + games; i++) actions += (double)seats_random_game(ruleset, actors, (uint64_t)i);
    return actions;
}

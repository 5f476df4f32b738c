/* seats.h - those who play a measured game: uniformly random players and bots, each decision from the game's seed. */
#ifndef HX_PERF_SEATS_H
#define HX_PERF_SEATS_H
#include "hx.h"

enum { SEATS_UNIFORM = -1 }; /* any entry of the legal list but offers, answers and an agreed end: no level, no view */

typedef struct seats {
    hx_rng chance, choice; /* choice: for uniform players alone */
    uint64_t seed;
    int level[HX_SEATS];
    void *memory; /* hx_bot_size() bytes, the caller's */
} seats;

/* Deals and lays a game of the ruleset as it is by default; false for a number of seats it does not have. */
bool seats_deal(int ruleset, int actors, uint64_t seed, hx_state *s);
seats seats_of(uint64_t seed, const int level[HX_SEATS], void *memory);
hx_action seats_uniform(const hx_state *s, hx_rng *rng); /* what a uniform player at turn does */
hx_action seats_next(seats *t, const hx_state *s);       /* whoever is asked, chance included; not after the end */
/* A whole game of uniform players; its number of actions. */
long seats_random_game(int ruleset, int actors, uint64_t seed);
#endif

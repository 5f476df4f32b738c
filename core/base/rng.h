/* rng.h - numbers from a key and a counter: the n-th number is a function of both, so nothing has to be stored but where one is.
 * hx_rng_below and hx_seed are declared in hx.h. */
#ifndef HX_RNG_H
#define HX_RNG_H
#include "../hx.h"

/* 64 bits, each as good as the others; a one-to-one function. */
static inline uint64_t hx_mix(uint64_t x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

static inline uint64_t hx_rng_next(hx_rng *rng) { return hx_mix(rng->key + ++rng->count * 0x9E3779B97F4A7C15u); }

/* Numbers for another purpose from the same seed: streams with different `purpose` share nothing. */
static inline hx_rng hx_rng_stream(uint64_t seed, uint64_t purpose, uint64_t count) {
    return (hx_rng){hx_mix(seed ^ hx_mix(purpose)), count};
}

void hx_rng_shuffle(hx_rng *rng, uint8_t *items, int n); /* every order equally likely */

/* An index below n by weight: weights add up to 1 to 2^32 - 1. */
int hx_rng_weighted(hx_rng *rng, const hx_chance *chances, int n);

#endif

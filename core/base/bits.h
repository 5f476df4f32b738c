/* bits.h - sets of places 0 to 127, as two 64-bit words. A place out of that range is the caller's mistake. */
#ifndef HX_BITS_H
#define HX_BITS_H
#include <stdbool.h>
#include <stdint.h>

static inline void hx_bit_set(uint64_t set[2], int place) { set[place >> 6] |= (uint64_t)1 << (place & 63); }

static inline void hx_bit_clear(uint64_t set[2], int place) { set[place >> 6] &= ~((uint64_t)1 << (place & 63)); }

static inline bool hx_bit_test(const uint64_t set[2], int place) { return set[place >> 6] >> (place & 63) & 1; }

static inline int hx_bits_count(const uint64_t set[2]) {
    return __builtin_popcountll(set[0]) + __builtin_popcountll(set[1]);
}

static inline bool hx_bits_none(const uint64_t set[2]) { return (set[0] | set[1]) == 0; }

/* The lowest place in the set, or -1. */
static inline int hx_bits_lowest(const uint64_t set[2]) {
    if (set[0]) return __builtin_ctzll(set[0]);
    return set[1] ? 64 + __builtin_ctzll(set[1]) : -1;
}

/* The lowest place, taken out of the set, or -1: a loop that may use up its set. */
static inline int hx_bits_pop(uint64_t set[2]) {
    int word = set[0] ? 0 : 1;
    if (!set[word]) return -1;
    int place = word * 64 + __builtin_ctzll(set[word]);
    set[word] &= set[word] - 1;
    return place;
}

/* The first place from `from` on (0 to 128), or -1. */
static inline int hx_bits_next(const uint64_t set[2], int from) {
    if (from >= 128) return -1;
    uint64_t rest[2] = {set[0], set[1]};
    if (from >= 64) rest[0] = 0;
    rest[from >> 6] &= ~(uint64_t)0 << (from & 63);
    return hx_bits_lowest(rest);
}

/* For each place of a set, lowest first: HX_EACH_BIT(v, s->u.classic.near) { .. } */
#define HX_EACH_BIT(place, set)                                                                                        \
    for (int place = hx_bits_next((set), 0); place >= 0; place = hx_bits_next((set), place + 1))

#endif

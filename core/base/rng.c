#include "rng.h"

#include "assert.h"

/* The high half of a product is below n; the few products whose low half would favour some results are drawn again. */
uint32_t hx_rng_below(hx_rng *rng, uint32_t n) {
    HX_ASSERT(n > 0);
    uint64_t product = (hx_rng_next(rng) >> 32) * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair) product = (hx_rng_next(rng) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

void hx_rng_shuffle(hx_rng *rng, uint8_t *items, int n) {
    for (int last = n - 1; last > 0; last--) {
        int other = (int)hx_rng_below(rng, (uint32_t)last + 1);
        uint8_t item = items[last];
        items[last] = items[other];
        items[other] = item;
    }
}

int hx_rng_weighted(hx_rng *rng, const hx_chance *chances, int n) {
    uint32_t total = 0;
    for (int i = 0; i < n; i++) total += chances[i].weight;
    uint32_t at = hx_rng_below(rng, total);
    int i = 0;
    while (at >= chances[i].weight) at -= chances[i++].weight;
    return i;
}

/* Digits that fit are the number they say; too many of them are a text like any other. */
static bool number(const char *text, size_t length, uint64_t *out) {
    uint64_t value = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        uint64_t digit = (uint64_t)(text[i] - '0');
        if (value > (UINT64_MAX - digit) / 10) return false;
        value = value * 10 + digit;
    }
    *out = value;
    return length > 0;
}

uint64_t hx_seed(const char *text, size_t length) {
    uint64_t hash = 0xCBF29CE484222325u;
    if (number(text, length, &hash)) return hash;
    hash = 0xCBF29CE484222325u;
    for (size_t i = 0; i < length; i++) hash = (hash ^ (uint8_t)text[i]) * 0x100000001B3u;
    return hx_mix(hash);
}

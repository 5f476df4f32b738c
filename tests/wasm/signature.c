/* signature.c - the signature as a module of its own: the same core, the same compiler, one export. For the test alone. */
#include <stdlib.h>

#include "perf/signature.h"

#define EXPORT(name) __attribute__((export_name(name), used))

static uint64_t sum;

uint32_t signature_low(int ruleset);
uint32_t signature_high(void);

/* Plays the games; the lower half. 0 with an upper half of 0: no such ruleset, or no memory. */
EXPORT("signature_low") uint32_t signature_low(int ruleset) {
    hx_init();
    void *memory = malloc(hx_bot_size());
    sum = memory != NULL && hx_ruleset_key(ruleset) != NULL ? hx_signature(ruleset, memory) : 0;
    free(memory);
    return (uint32_t)sum;
}

/* The upper half of the last one. */
EXPORT("signature_high") uint32_t signature_high(void) { return (uint32_t)(sum >> 32); }

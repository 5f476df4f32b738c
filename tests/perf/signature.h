/* signature.h - one number over fixed games: every build of the core has to give the same. */
#ifndef HX_PERF_SIGNATURE_H
#define HX_PERF_SIGNATURE_H
#include "hx.h"

/* Every action and the state after it, of fixed games of random players and of bots (README.md says which). memory:
 * hx_bot_size() bytes, 8-aligned. */
uint64_t hx_signature(int ruleset, void *memory);
#endif

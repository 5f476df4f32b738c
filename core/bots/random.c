/* random.c - any candidate is as good as another. */
#include "bot.h"

void hx_random_choose(hx_bot *b) { b->best = (int32_t)hx_rng_below(&b->rng, (uint32_t)b->count); }

/* checks.h - what must hold of a state, in words. Tests only. */
#ifndef HX_CHECKS_H
#define HX_CHECKS_H
#include "words.h"

/* One statement about the state; false with a sentence when it does not hold or is no statement. */
bool hx_holds(const hx_state *s, const char *statement, char wrong[HX_SAID]);

#endif

/* steps.h - a case on its way: a position, what is done, what must hold. Tests only. */
#ifndef HX_STEPS_H
#define HX_STEPS_H
#include "position.h"

typedef struct hx_run {
    hx_position position;
    hx_game *game; /* NULL before the first step */
    int expected;  /* expectations so far */
    bool no_table; /* nothing can begin: no game */
} hx_run;

void hx_run_begin(hx_run *r);
/* One statement, of whatever sort; false with a sentence when it fails. */
bool hx_run_statement(hx_run *r, const char *statement, char wrong[HX_SAID]);
/* The end: false when nothing was expected, or when the way back does not lead to the same position. */
bool hx_run_end(hx_run *r, char wrong[HX_SAID]);

#endif

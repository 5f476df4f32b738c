/* replay.h - one action after the other, in and out: what the rules allow now, by odds that learn while they go. */
#ifndef HX_REPLAY_H
#define HX_REPLAY_H
#include "coder.h"
#include "../hx.h"

enum { HX_HABIT_KINDS = 32, HX_HABIT_RANKS = 32, HX_HABIT_PHASES = 32 };

typedef struct hx_habits {                            /* what this replay has shown so far */
    hx_odds aside[HX_HABIT_PHASES];                   /* somebody else than the actor does something */
    hx_odds kind[2 * HX_HABIT_KINDS][HX_HABIT_KINDS]; /* by what came before */
    uint16_t rank[HX_HABIT_KINDS][HX_HABIT_RANKS];    /* how good a choice, in the order of replay.c */
    hx_odds everybody, cards[2][4][2][2];             /* offers */
    hx_action last;
} hx_habits;

void hx_habits_start(hx_habits *h, int ruleset);
/* The action that comes next in state s. Reading, it is at least well-formed; whether it may be done is for hx_check. */
void hx_code_action(hx_coder *c, const hx_state *s, hx_action *a, hx_habits *h);

#endif

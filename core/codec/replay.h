/* replay.h - one action after the other, in and out: what the rules allow now, by odds that learn while they go. */
#ifndef HX_REPLAY_H
#define HX_REPLAY_H
#include "../hx.h"
#include "coder.h"

enum { HX_HABIT_KINDS = 32, HX_HABIT_TIMES = 69, HX_HABIT_LEFT = 16, HX_HABIT_RANKS = 8, HX_HABIT_PHASES = 32 };

typedef struct hx_habits {                        /* what this replay has shown so far; FORMAT.md says by what */
    hx_odds aside[HX_HABIT_PHASES];               /* somebody else than the actor does something */
    hx_odds kind[HX_HABIT_TIMES][HX_HABIT_KINDS]; /* that kind, if it is possible: by what came before */
    hx_odds talked[4][HX_HABIT_KINDS];            /* the same, by how many offers there were */
    hx_odds left[HX_HABIT_KINDS][HX_HABIT_LEFT];  /* this one of a kind: by how many are left to be asked */
    hx_odds rank[HX_HABIT_KINDS][HX_HABIT_RANKS]; /* the same, by how many were asked before */
    hx_odds everybody, plain;                     /* offers: all are asked; one kind against one kind */
    hx_odds want[2][HX_RES][3];                   /* get, give: the card by its rank and the offer before it */
    hx_odds taste[2][HX_SEATS][HX_RES];           /* the same, by seat */
    hx_odds more[2][4][4];                        /* one card more of it */
    hx_odds mixed[2][4][2][2];                    /* offers of several kinds */
    hx_action last, offer[HX_SEATS];              /* the action before this one; each seat's last plain offer .. */
    uint16_t offered[HX_SEATS];                   /* .. and in which turn; HX_LAST_TURN + 1: in none */
} hx_habits;

void hx_habits_start(hx_habits *h);
/* The action that comes next in state s. Reading, whether it may be done is still to be asked of hx_check. */
void hx_code_action(hx_coder *c, const hx_state *s, hx_action *a, hx_habits *h);

#endif

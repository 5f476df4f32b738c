/* plans.c - when the things that a seat saves for can be paid, and what its hand is good for. */
#include "plans.h"

enum {
    HORIZON = 64,  /* rolls that are looked ahead */
    PATIENCE = 24, /* rolls after which a gain counts half */
    SECOND = 6,    /* eighths of its gain that the plan after the first one counts */
    SWAP = 110,    /* what a swap with the bank costs: some two cards more than it gives */
    CARD_HELD = 45 /* what a card in hand is worth by itself */
};

int32_t hx_pips(int number) {
    if (number == 0) return 0;
    return number < 7 ? number - 1 : 13 - number;
}

void hx_need(hx_plan *p, hx_cards cards, int times) {
    for (int r = 0; r < HX_RES; r++) p->need[r] += (int32_t)(cards >> 5 * r & 31) * times;
}

int32_t hx_weigh(const hx_state *s, const hx_outlook *o, int32_t (*own)(const hx_state *s, const hx_outlook *o),
                 int32_t (*rival)(const hx_state *s, const hx_outlook *o, int seat)) {
    if (hx_over(s)) return s->winners >> o->seat & 1 ? HX_WON : -HX_WON;
    int64_t others = 0;
    for (int i = 0; i < s->actors; i++) {
        if (i != o->seat) others += (int64_t)rival(s, o, i) * o->weight[i];
    }
    return own(s, o) - (int32_t)(others / 1000);
}

bool hx_leads(const hx_state *s, int seat) {
    int points = hx_shown_points(s, seat);
    for (int i = 0; i < s->actors; i++) {
        if (i != seat && hx_shown_points(s, i) >= points) return false;
    }
    return true;
}

/* ---- When it can be paid */

/* Cards that have to come from the bank, or -1 if its rates do not yield as many now. */
static int32_t swaps_now(const hx_purse *p, const int32_t need[HX_RES]) {
    int32_t lack = 0, swaps = 0;
    for (int r = 0; r < HX_RES; r++) {
        int32_t more = p->have[r] - need[r];
        if (more < 0)
            lack -= more;
        else
            swaps += more * p->part[r] >> HX_PART_BITS;
    }
    return lack <= swaps ? lack : -1;
}

/* The same after some rolls, in parts of HX_CARD_UNIT. */
static int32_t swaps_later(const hx_purse *p, const int32_t need[HX_RES], int32_t rolls) {
    int32_t lack = 0, swaps = 0;
    for (int r = 0; r < HX_RES; r++) {
        int32_t more = (p->have[r] - need[r]) * HX_CARD_UNIT + p->income[r] * rolls;
        if (more < 0)
            lack -= more;
        else
            swaps += more * p->part[r] >> HX_PART_BITS;
    }
    return lack <= swaps ? lack : -1;
}

static int32_t rolls_until(const hx_purse *p, const int32_t need[HX_RES]) {
    int32_t least = 1, most = HORIZON;
    while (least < most) {
        int32_t rolls = (least + most) / 2;
        if (swaps_later(p, need, rolls) >= 0)
            most = rolls;
        else
            least = rolls + 1;
    }
    return least;
}

int32_t hx_rolls_until(const hx_purse *p, const int32_t need[HX_RES]) {
    return swaps_now(p, need) >= 0 ? 0 : rolls_until(p, need);
}

/* When it can be paid, and how many cards the bank has to swap for it. */
typedef struct when {
    int32_t rolls, swaps;
} when;

static when when_paid(const hx_purse *p, const int32_t need[HX_RES]) {
    when w = {0, swaps_now(p, need)};
    if (w.swaps > 0) w.rolls = 1;
    if (w.swaps >= 0) return w;
    w.rolls = rolls_until(p, need);
    w.swaps = swaps_later(p, need, w.rolls) / HX_CARD_UNIT;
    if (w.swaps < 0) w.swaps = 0;
    return w;
}

/* A gain counts less the longer it takes. */
static int32_t later(int32_t gain, int32_t rolls) { return gain * PATIENCE / (PATIENCE + rolls); }

/* The plan after the first one, from what that leaves. None is worth more than it would be with the hand to itself. */
static int32_t best_second(const hx_purse *p, const hx_plan *plan, int n, const int32_t *alone, const hx_plan *first,
                           int32_t swaps) {
    int32_t best = 0;
    for (int i = 0; i < n; i++) {
        int32_t need[HX_RES];
        if (alone[i] * SECOND / 8 <= best) continue;
        for (int r = 0; r < HX_RES; r++) need[r] = first->need[r] + plan[i].need[r];
        when w = when_paid(p, need);
        int32_t more = w.swaps > swaps ? w.swaps - swaps : 0;
        int32_t worth = later(plan[i].gain, w.rolls) * SECOND / 8 - more * SWAP;
        if (worth > best) best = worth;
    }
    return best;
}

int32_t hx_prospects(const hx_purse *p, const hx_plan *plan, int n) {
    int32_t best = 0, most = 0, risk = 0, alone[HX_PLANS], swaps[HX_PLANS];
    for (int i = 0; i < n; i++) {
        when w = when_paid(p, plan[i].need);
        alone[i] = later(plan[i].gain, w.rolls);
        swaps[i] = w.swaps;
        if (alone[i] > most) most = alone[i];
    }
    for (int i = 0; i < n; i++) {
        int32_t first = alone[i] - swaps[i] * SWAP;
        if (first + most * SECOND / 8 <= best) continue;
        int32_t worth = first + best_second(p, plan, n, alone, &plan[i], swaps[i]);
        if (worth > best) best = worth;
    }
    if (p->size > p->limit) risk = p->size / 2 * CARD_HELD * 2;
    return best + p->size * CARD_HELD - risk;
}

/* plans.h - what minds share: what a seat could pay for next, how soon, and the offers that follow from it. */
#ifndef HX_PLANS_H
#define HX_PLANS_H
#include "bot.h"

enum {
    HX_PIP_UNIT = 3,                 /* a robbed hex counts one third: the robber moves on */
    HX_CARD_UNIT = 36 * HX_PIP_UNIT, /* a card, in the unit of income: pips a roll */
    HX_PLANS = 8,
    HX_PART_BITS = 16,
    HX_POINT = 1000
};

/* What a seat can pay with. */
typedef struct hx_purse {
    int32_t have[HX_RES];   /* whole cards */
    int32_t income[HX_RES]; /* a roll, in parts of HX_CARD_UNIT */
    int32_t part[HX_RES];   /* of a card that the bank gives for one, in 65536ths; rounded up, exact for up to 32767 */
    int32_t size, limit;    /* cards in hand, those of unknown kind included; how many a seven lets one keep */
} hx_purse;

/* Something to save for. */
typedef struct hx_plan {
    int32_t need[HX_RES], gain;
} hx_plan;

/* plans.c */
int32_t hx_pips(int number);                         /* ways to roll it, of 36 */
void hx_need(hx_plan *p, hx_cards cards, int times); /* add the cards to what the plan needs */
int32_t hx_rolls_until(const hx_purse *p,
                       const int32_t need[HX_RES]); /* until it can be paid, the bank's help included */
int32_t hx_prospects(const hx_purse *p, const hx_plan *plan, int n); /* what hand and income are good for */
bool hx_leads(const hx_state *s, int seat);                          /* more points to be seen than anyone else */

/* trade.c: asks the outlook's mind for purses and plans */
bool hx_trade_opinion(const hx_state *s, const hx_outlook *o, hx_action a, int32_t base, int32_t *score);
int hx_trade_ideas(const hx_state *s, const hx_outlook *o, hx_action out[HX_IDEAS]);
void hx_trade_excuse(const hx_state *s, const hx_outlook *o, hx_excuse *x);
#endif

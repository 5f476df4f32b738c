/* plans.h - what minds share: what a seat could pay for next, how soon, and the offers that follow from it. */
#ifndef HX_PLANS_H
#define HX_PLANS_H
#include "bot.h"

enum {
    HX_PIP_UNIT = 3,                 /* a robbed hex counts one third: the robber moves on */
    HX_CARD_UNIT = 36 * HX_PIP_UNIT, /* a card, in the unit of income: pips a roll */
    HX_PLANS = 8,
    HX_PART_BITS = 16,
    HX_POINT = 1000,
    HX_WON = 1000000
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
/* How good s looks for the own seat: its side, less those of rivals as much as each hurts. */
int32_t hx_weigh(const hx_state *s, const hx_outlook *o, int32_t (*own)(const hx_state *s, const hx_outlook *o),
                 int32_t (*rival)(const hx_state *s, const hx_outlook *o, int seat));
bool hx_leads(const hx_state *s, int seat); /* more points to be seen than anyone else */

/* reasons.c: each fills in why, what and n of the hint */
void hx_say(hx_hint *h, int why, int what, int n);
void hx_say_blocks(const hx_state *s, const hx_outlook *o, const int claim[HX_SEATS],
                   hx_hint *h);                     /* claim: cards that a roll of the action's hex brings */
void hx_say_robs(const hx_state *s, hx_hint *h);    /* the action's seat */
void hx_say_refuses(const hx_state *s, hx_hint *h); /* the open offer */
void hx_say_saves(int piece, int n, hx_hint *h);    /* so many cards are missing for the piece; 0: for none */
void hx_swap(hx_state *s, int seat, hx_cards out, hx_cards in); /* the seat's hand as it will be after a trade */
int hx_lacks(const hx_state *s, int seat, hx_cards cost, hx_cards *lack); /* how many cards the seat lacks for it */

/* trade.c: asks the outlook's mind for purses and plans */
bool hx_trade_opinion(const hx_state *s, const hx_outlook *o, hx_action a, int32_t base, int32_t *score);
int hx_trade_ideas(const hx_state *s, const hx_outlook *o, hx_action out[HX_IDEAS]);
void hx_trade_excuse(const hx_state *s, const hx_outlook *o, hx_excuse *x);
#endif

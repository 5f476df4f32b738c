/* mind_classic.h - what the files of the classic family's mind share. Scores are thousandths of a victory point. */
#ifndef HX_MIND_CLASSIC_H
#define HX_MIND_CLASSIC_H
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

/* mind_classic_plan.c */
int32_t hx_pips(int number);                    /* ways to roll it, of 36 */
int32_t hx_site(const hx_state *s, int vertex); /* pips of a vertex, weighed by kind of resource */
/* How near each free vertex is, in eighths: 8 where a road of the seat ends, 1 four roads on, 0 beyond or not free. */
void hx_reach_sites(const hx_state *s, int seat, uint8_t near[HX_CLASSIC_VERTICES]);
int32_t hx_pip_worth(const hx_outlook *o); /* a pip a roll for the rest of the game */
void hx_purse_of(const hx_state *s, int seat, hx_purse *p);
void hx_need(hx_plan *p, hx_cards cards, int times); /* add the cards to what the plan needs */
int hx_plans_of(const hx_state *s, const hx_outlook *o, int seat, hx_plan plan[HX_PLANS]);
int32_t hx_rolls_until(const hx_purse *p,
                       const int32_t need[HX_RES]); /* until it can be paid, the bank's help included */
int32_t hx_prospects(const hx_purse *p, const hx_plan *plan, int n); /* what hand and income are good for */

/* mind_classic_open.c */
int32_t hx_open_settlement(const hx_state *s, int seat, int vertex);
int32_t hx_open_road(const hx_state *s, int seat, int edge);

/* mind_classic_trade.c */
bool hx_trade_opinion(const hx_state *s, const hx_outlook *o, hx_action a, int32_t base, int32_t *score);
int hx_trade_ideas(const hx_state *s, const hx_outlook *o, hx_action out[HX_IDEAS]);
void hx_trade_excuse(const hx_state *s, const hx_outlook *o, hx_excuse *x);

/* mind_classic_hint.c */
void hx_classic_reason(const hx_state *s, const hx_outlook *o, hx_hint *h);
bool hx_leads(const hx_state *s, int seat);   /* more points to be seen than anyone else */
int hx_own_loss(const hx_state *s, int seat); /* pips, a city's twice, that the robber keeps from the seat */
#endif

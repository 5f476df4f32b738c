/* mind_classic.h - what the files of the classic family's mind share. Scores are thousandths of a victory point. */
#ifndef HX_MIND_CLASSIC_H
#define HX_MIND_CLASSIC_H
#include "plans.h"

/* mind_classic_plan.c */
int32_t hx_site(const hx_state *s, int vertex); /* pips of a vertex, weighed by kind of resource */
/* How near each free vertex is, in eighths: 8 where a road of the seat ends, 1 four roads on, 0 beyond or not free. */
void hx_reach_sites(const hx_state *s, int seat, uint8_t near[HX_CLASSIC_VERTICES]);
int32_t hx_pip_worth(const hx_outlook *o); /* a pip a roll for the rest of the game */
void hx_purse_of(const hx_state *s, int seat, hx_purse *p);
int hx_plans_of(const hx_state *s, const hx_outlook *o, int seat, hx_plan plan[HX_PLANS]);

/* mind_classic_open.c */
int32_t hx_open_settlement(const hx_state *s, int seat, int vertex);
int32_t hx_open_road(const hx_state *s, int seat, int edge);

/* mind_classic_hint.c */
void hx_classic_reason(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h);
int hx_own_loss(const hx_state *s, int seat); /* pips, a city's twice, that the robber keeps from the seat */
#endif

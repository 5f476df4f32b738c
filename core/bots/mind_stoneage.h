/* mind_stoneage.h - what the files of the stone age mind share. Scores are thousandths of a victory point. */
#ifndef HX_MIND_STONEAGE_H
#define HX_MIND_STONEAGE_H
#include "plans.h"

enum { HX_AIMS = HX_SITES + HX_BOXES, HX_TOO_FAR = 0xFF };

/* What is worth walking to: the sites, then the boxes. Distances hold with the progress that the aim asks for. */
typedef struct hx_ways {
    uint8_t steps[HX_AIMS][HX_VERTICES];  /* to the aim, a box crossed; HX_TOO_FAR */
    uint8_t track[HX_AIMS][HX_TRACKS];    /* the levels it asks for; clothing HX_NONE: it can't be had */
    uint8_t here[HX_NOMADS][HX_VERTICES]; /* from the own nomads, crossing no box with a tile */
} hx_ways;

/* Something to walk for: with which nomad, and what it brings. */
typedef struct hx_aim {
    hx_plan plan;
    int32_t rank;
    uint8_t aim, from, steps; /* from: the nomad's vertex, or HX_NONE: a new one */
    uint8_t track;            /* a step of progress for its own sake: the track; else HX_NONE */
} hx_aim;

/* mind_stoneage_plan.c */
static inline const hx_ways *hx_ways_of(const hx_outlook *o) { return (const hx_ways *)(const void *)o->notes; }
void hx_stone_ways(const hx_state *s, int seat, hx_ways *w);
int32_t hx_stone_pips(const hx_state *s, int vertex); /* what a tribe there would earn, deserts and robbers aside */
int32_t hx_stone_pip(const hx_outlook *o);            /* a pip a roll for the rest of the game */
int hx_stone_poorest(const hx_state *s, int seat);    /* the tribe to give up */
int32_t hx_stone_explores(const hx_state *s, int seat, int tiles); /* what so many settled tiles promise */
int32_t hx_stone_expands(const hx_state *s, int seat); /* what its people tiles promise beyond their points */
int32_t hx_stone_tile(const hx_state *s, int box);     /* what an event tile brings by its face */
/* What each aim would bring the seat; 0: it can't be had. */
void hx_stone_gains(const hx_state *s, const hx_outlook *o, int seat, int32_t gain[HX_AIMS]);
int hx_stone_aims(const hx_state *s, const hx_outlook *o, int seat, const int32_t gain[HX_AIMS], hx_aim out[HX_PLANS]);
void hx_stone_purse(const hx_state *s, int seat, hx_purse *p);
int hx_stone_plans(const hx_state *s, const hx_outlook *o, int seat, hx_plan *out);

/* mind_stoneage_hint.c */
void hx_stone_reason(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h);
#endif

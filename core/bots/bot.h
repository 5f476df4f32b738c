/* bot.h - what a level and a mind provide. Included inside core/bots only.
 *
 * A bot decides once: it is started with a view, looks at its candidates one an iteration, and names the best so far. It
 * sees nothing but the view: what-ifs are played on a state that was imagined from it. Scores are whole numbers, in
 * thousandths of a victory point, so every build decides alike. */
#ifndef HX_BOT_H
#define HX_BOT_H
#include "../hx.h"

enum {
    HX_IDEAS = 4,   /* candidates a mind may add to the legal ones */
    HX_NOTES = 1300 /* words a mind may keep of a position */
};

/* How careful a level is. */
typedef struct hx_level {
    const char *key;
    bool greedy;      /* compares scores; otherwise any candidate will do */
    bool weighs;      /* the average over all outcomes of a draw or a theft; otherwise one outcome taken for granted */
    uint8_t offers;   /* offers a turn, at most */
    uint8_t bargains; /* so many offers into a turn it still answers with one of its own */
    int32_t noise;    /* a score is off by less than this */
    int32_t caution;  /* what a trade has to gain */
} hx_level;

typedef struct hx_mind hx_mind;
struct hx_purse;
struct hx_plan; /* plans.h */

/* What stays fixed while one decision is made. */
typedef struct hx_outlook {
    const hx_level *level;
    const hx_mind *mind;
    int32_t seat;
    int32_t left;             /* points that the leader is short of the goal, at least 1 */
    int32_t weight[HX_SEATS]; /* how much a gain of that seat hurts, in thousandths of it; 0 for the own seat */
    uint64_t notes[HX_NOTES]; /* the mind's own, from studying */
} hx_outlook;

/* What a bot knows of a family of rulesets. */
struct hx_mind {
    void (*study)(const hx_state *s, hx_outlook *o);          /* seat and level are set */
    int32_t (*value)(const hx_state *s, const hx_outlook *o); /* how good s looks for the seat */
    /* The score of a candidate whose worth the state after it would not show; false: look at that state. */
    bool (*opinion)(const hx_state *s, const hx_outlook *o, hx_action a, int32_t *score);
    int (*ideas)(const hx_state *s, const hx_outlook *o, hx_action out[HX_IDEAS]); /* offers worth making now */
    /* Why the hint's action is good, if it does not win: fills in all but action and score. after: s where it can't be done yet. */
    void (*reason)(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h);
    /* Why it refuses the open offer, of which it holds what is asked for; x says NOT_NOW before. */
    void (*excuse)(const hx_state *s, const hx_outlook *o, hx_excuse *x);
    void (*purse)(const hx_state *s, int seat, struct hx_purse *p);                      /* what a seat can pay with */
    int (*plans)(const hx_state *s, const hx_outlook *o, int seat, struct hx_plan *out); /* HX_PLANS at most */
};

struct hx_bot {
    hx_state world; /* as it might be: fits the view */
    hx_action list[HX_LEGAL + HX_IDEAS];
    int32_t count, next, best, best_score, ties; /* ties: candidates as good as the best, itself included */
    hx_outlook look;
    hx_rng rng;
};

const hx_mind *hx_mind_of(int ruleset); /* NULL: nobody has thought about that ruleset, any level plays at random */
extern const hx_mind hx_mind_classic, hx_mind_duel, hx_mind_stoneage;

void hx_random_choose(hx_bot *b);
void hx_greedy_step(hx_bot *b); /* looks at candidate b->next */
#endif

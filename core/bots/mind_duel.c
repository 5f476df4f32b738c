/* mind_duel.c - the duel: what the classic mind thinks of the island, and beside that tokens and what the other could still
 * build. A piece for a neutral colour is worth what it takes from the other. */
#include "mind_classic.h"

enum { FOUNDING_TOKEN = 60 /* of a founding place, in the unit of its score */ };

/* The first tokens count most: one is spent a turn, at the utmost two. */
static int32_t tokens_worth(const hx_outlook *o, int tokens) {
    static const int32_t each[] = {160, 150, 130, 110, 90, 70};
    int32_t sum = 0;
    for (int i = 0; i < tokens; i++) sum += i < 6 ? each[i] : 40;
    return sum * (2 + o->left) / 10;
}

/* What the island still offers a seat, whatever it has in hand. */
static int32_t room(const hx_state *s, const hx_outlook *o, int seat) {
    hx_plan plan[HX_PLANS];
    hx_purse p;
    int n = hx_plans_of(s, o, seat, plan);
    hx_purse_of(s, seat, &p);
    for (int r = 0; r < HX_RES; r++) p.have[r] = 0;
    p.size = 0;
    return hx_prospects(&p, plan, n);
}

static int32_t beside(const hx_state *s, const hx_outlook *o) {
    int other = 1 - o->seat;
    int32_t theirs = tokens_worth(o, s->u.classic.tokens[other]) + room(s, o, other);
    return tokens_worth(o, s->u.classic.tokens[o->seat]) - theirs * o->weight[other] / 1000;
}

static int32_t value(const hx_state *s, const hx_outlook *o) {
    int32_t worth = hx_mind_classic.value(s, o);
    return hx_over(s) ? worth : worth + beside(s, o);
}

static int32_t tokens_at(const hx_state *s, const hx_outlook *o, hx_action a) {
    hx_state after = *s;
    hx_apply(&after, a);
    return after.u.classic.tokens[o->seat] - s->u.classic.tokens[o->seat];
}

/* Sending the robber home is worth doing before the roll when a knight is: to free an own hex. */
static bool opinion(const hx_state *s, const hx_outlook *o, hx_action a, int32_t *score) {
    hx_action like = a;
    if (a.kind == HX_ROBBER_HOME) like.kind = HX_PLAY_KNIGHT;
    if (!hx_mind_classic.opinion(s, o, like, score)) return false;
    if (s->now.phase == HX_PHASE_FOUND_SETTLEMENT)
        *score += FOUNDING_TOKEN * tokens_at(s, o, a);
    else if (s->now.phase != HX_PHASE_FOUND_ROAD)
        *score += beside(s, o);
    return true;
}

static int ideas(const hx_state *s, const hx_outlook *o, hx_action out[HX_IDEAS]) {
    return hx_mind_classic.ideas(s, o, out);
}

static void study(const hx_state *s, hx_outlook *o) { hx_mind_classic.study(s, o); }

static void reason(const hx_state *s, const hx_outlook *o, hx_hint *h) { hx_mind_classic.reason(s, o, h); }

static void excuse(const hx_state *s, const hx_outlook *o, hx_excuse *x) { hx_mind_classic.excuse(s, o, x); }

const hx_mind hx_mind_duel = {study, value, opinion, ideas, reason, excuse};

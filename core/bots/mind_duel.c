/* mind_duel.c - the duel: what the classic mind thinks of the island, and beside that tokens and what the other could still
 * build. A piece for a neutral colour is worth what it takes from the other. */
#include "mind_classic.h"
#include "rules/ruleset.h"

enum {
    FOUNDING_TOKEN = 60, /* of a founding place, in the unit of its score */
    SCOPE = 10,          /* a pip that may be settled one day */
    THREAT = 10          /* a pip that a neutral colour may take from one */
};

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

/* Free places in reach: the own ones, the other's, and how far neutral roads threaten the other's rather than the own. */
typedef struct land {
    int32_t mine, theirs, threat;
} land;

static land survey(const hx_state *s, int seat) {
    uint8_t near[4][HX_CLASSIC_VERTICES];
    int n = hx_board_of(s->ruleset)->n_vertices;
    land l = {0, 0, 0};
    for (int i = 0; i < 4; i++) hx_reach_sites(s, i, near[i]);
    for (int v = 0; v < n; v++) {
        int mine = near[seat][v], theirs = near[1 - seat][v],
            neutral = near[2][v] > near[3][v] ? near[2][v] : near[3][v];
        if (mine + theirs == 0) continue;
        int32_t site = hx_site(s, v);
        l.mine += site * mine;
        l.theirs += site * theirs;
        l.threat += site * (theirs - mine) * neutral / 8;
    }
    return l;
}

/* How much the island promises the other. */
static int32_t promise(const hx_state *s, const hx_outlook *o, const land *l) {
    return room(s, o, 1 - o->seat) + (SCOPE * l->theirs - THREAT * l->threat) / 8;
}

static int32_t beside(const hx_state *s, const hx_outlook *o) {
    int other = 1 - o->seat;
    land l = survey(s, o->seat);
    int32_t mine = tokens_worth(o, s->u.classic.tokens[o->seat]) + SCOPE * l.mine / 8;
    int32_t theirs = tokens_worth(o, s->u.classic.tokens[other]) + promise(s, o, &l);
    return mine - theirs * o->weight[other] / 1000;
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

/* ---- Why a move is a good one */

static void say(hx_hint *h, int why, int what, int n) {
    hx_say(h, why, what, n);
    h->cards = 0;
}

static void places_neutral(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h) {
    int other = 1 - o->seat;
    land before = survey(s, o->seat), then = survey(after, o->seat);
    bool takes = hx_shown_points(after, other) < hx_shown_points(s, other);
    if (takes || promise(after, o, &then) < promise(s, o, &before))
        say(h, HX_HINT_HINDERS, other, 0);
    else
        say(h, HX_HINT_HARMLESS, 0, 0);
}

static void sends_home(const hx_state *s, const hx_outlook *o, hx_hint *h) {
    int loss = hx_own_loss(s, o->seat);
    say(h, loss > 0 ? HX_HINT_FREES : HX_HINT_HARMLESS, 0, loss);
}

/* A poor place is settled for its tokens, if it has any. */
static void settles(const hx_state *s, const hx_outlook *o, hx_hint *h) {
    enum { POOR = 4 };
    int tokens = tokens_at(s, o, h->action);
    if (h->why == HX_HINT_INCOME && h->n <= POOR && tokens > 0) say(h, HX_HINT_TOKENS, 0, tokens);
}

static void by_kind(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h) {
    int other = 1 - o->seat, theirs = hx_hand_size(s, other);
    switch (h->action.kind) {
    case HX_NEUTRAL_ROAD:
    case HX_NEUTRAL_SETTLEMENT: places_neutral(s, after, o, h); break;
    case HX_FORCED_TRADE: say(h, HX_HINT_FORCES, other, theirs < 2 ? theirs : 2); break;
    case HX_ROBBER_HOME: sends_home(s, o, h); break;
    case HX_KNIGHT_FOR_TOKENS: say(h, HX_HINT_TOKENS, 0, tokens_at(s, o, h->action)); break;
    case HX_GIVE_BACK: say(h, HX_HINT_SPARE, h->action.a, 0); break;
    case HX_BUILD_SETTLEMENT: settles(s, o, h); break;
    default: break;
    }
}

static void reason(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h) {
    hx_mind_classic.reason(s, after, o, h);
    by_kind(s, after, o, h);
}

static void study(const hx_state *s, hx_outlook *o) { hx_mind_classic.study(s, o); }

const hx_mind hx_mind_duel = {study, value, opinion, hx_trade_ideas, reason, hx_trade_excuse, hx_purse_of, hx_plans_of};

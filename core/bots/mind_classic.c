/* mind_classic.c - how good a state of the classic family looks for a seat.
 *
 * Points count most; then what the buildings earn, how soon that pays for something, and what the next things to build are
 * worth by the time they can be paid. Of the others only what everybody sees is counted. */
#include "mind_classic.h"

enum {
    DIVERSITY = 12, /* for each kind that is earned at all, times the points left */
    SPEED = 500,    /* how soon an empty hand would pay for a thing */
    SPEED_DELAY = 8,
    UNKNOWN_CARD = 250,
    RIVAL_CARD = 50,
    HELD = 60 /* a card one could still play */
};

/* ---- Army and road: what a lead, or the way to it, is worth beyond the points it already gives. */

static int32_t race(int missing) {
    static const int32_t worth[] = {1100, 650, 350, 150, 50};
    if (missing < 0) missing = 0;
    return missing > 4 ? 0 : worth[missing];
}

static int32_t army(const hx_classic *c, int seat, int held) {
    int have = c->knights[seat] + held;
    if (c->largest == seat) return 60 * (have - c->knights[seat]);
    int goal = c->largest == HX_NONE ? 3 : c->knights[c->largest] + 1;
    return race(goal - have) + 80 * c->knights[seat];
}

static int32_t road(const hx_classic *c, int seat) { return 15 * c->road_len[seat]; }

/* ---- The own side */

static int32_t speed_of(const hx_state *s, const hx_purse *income, int kind, int roads) {
    hx_plan p = {.gain = 0};
    hx_purse empty = *income;
    for (int r = 0; r < HX_RES; r++) empty.have[r] = 0;
    hx_need(&p, hx_cost(s->ruleset, kind), 1);
    hx_need(&p, hx_cost(s->ruleset, HX_BUILD_ROAD), roads);
    return 1000 / (SPEED_DELAY + hx_rolls_until(&empty, p.need));
}

static int32_t speed(const hx_state *s, const hx_purse *p) {
    return speed_of(s, p, HX_BUILD_SETTLEMENT, 1) + speed_of(s, p, HX_BUILD_CITY, 0) +
           speed_of(s, p, HX_BUY_CARD, 0) / 2;
}

static int32_t earnings(const hx_outlook *o, const hx_purse *p) {
    static const int32_t weight[HX_RES] = {8, 8, 7, 9, 9};
    int32_t sum = 0, kinds = 0;
    for (int r = 0; r < HX_RES; r++) {
        sum += p->income[r] * weight[r];
        kinds += p->income[r] > 0;
    }
    return sum * hx_pip_worth(o) / (8 * HX_PIP_UNIT) + kinds * DIVERSITY * o->left;
}

static int32_t cards_held(const hx_classic *c, int seat) {
    int32_t sum = army(c, seat, c->cards[seat][HX_KNIGHT]) + HELD * c->cards[seat][HX_KNIGHT];
    return sum + 300 * c->cards[seat][HX_ROADS] + 300 * c->cards[seat][HX_PLENTY] + 350 * c->cards[seat][HX_MONOPOLY];
}

static int32_t own_side(const hx_state *s, const hx_outlook *o) {
    hx_plan plan[HX_PLANS];
    hx_purse p;
    int n = hx_plans_of(s, o, o->seat, plan);
    hx_purse_of(s, o->seat, &p);
    int32_t worth = HX_POINT * hx_points(s, o->seat) + earnings(o, &p) + hx_prospects(&p, plan, n);
    return worth + speed(s, &p) * SPEED * o->left / 800 + cards_held(&s->u.classic, o->seat) +
           road(&s->u.classic, o->seat);
}

/* ---- The others */

static int32_t unseen_cards(const hx_classic *c, int seat) {
    int32_t n = c->hidden[seat];
    for (int i = 0; i < HX_CARD_KINDS; i++) n += c->cards[seat][i];
    return n;
}

static int32_t rival(const hx_state *s, const hx_outlook *o, int seat) {
    hx_purse p;
    hx_purse_of(s, seat, &p);
    int32_t worth = HX_POINT * hx_shown_points(s, seat) + earnings(o, &p) + RIVAL_CARD * p.size;
    worth += army(&s->u.classic, seat, 0) + road(&s->u.classic, seat);
    return worth + UNKNOWN_CARD * unseen_cards(&s->u.classic, seat);
}

static int32_t value(const hx_state *s, const hx_outlook *o) { return hx_weigh(s, o, own_side, rival); }

/* ---- Before looking */

static void study(const hx_state *s, hx_outlook *o) {
    int lead = 0, rivals = s->actors > 1 ? s->actors - 1 : 1;
    for (int i = 0; i < s->actors; i++) {
        int points = i == o->seat ? hx_points(s, i) : hx_shown_points(s, i);
        if (points > lead) lead = points;
    }
    o->left = s->goal > lead ? s->goal - lead : 1;
    for (int i = 0; i < s->actors; i++) {
        int short_of = s->goal - hx_shown_points(s, i);
        o->weight[i] = i == o->seat ? 0 : 600 / rivals + 1200 / (3 + (short_of > 0 ? short_of : 0));
    }
}

/* Taking all of a kind is judged by how much of it the others are likely to hold. */
static int32_t monopoly(const hx_state *s, const hx_outlook *o, int res) {
    int32_t hope = 0;
    for (int i = 0; i < s->actors; i++) {
        if (i == o->seat) continue;
        int32_t all = 5 * HX_PIP_UNIT;
        hx_purse p;
        hx_purse_of(s, i, &p);
        for (int r = 0; r < HX_RES; r++) all += p.income[r];
        hope += 8 * p.size * (p.income[res] + HX_PIP_UNIT) / all;
    }
    hx_state after = *s;
    after.hand[o->seat][res] = (uint8_t)(after.hand[o->seat][res] + hope / 8);
    after.u.classic.cards[o->seat][HX_MONOPOLY]--;
    return value(&after, o) + hope * RIVAL_CARD / 16;
}

/* Before the roll a card is only played to free an own hex; all others lose nothing by waiting. */
static bool can_wait(const hx_state *s, const hx_outlook *o, int kind) {
    const hx_board *b = hx_board_of(s->ruleset);
    if (s->now.phase != HX_PHASE_BEFORE_ROLL || kind == HX_ROLL) return false;
    for (int i = 0; i < 6 && kind == HX_PLAY_KNIGHT; i++) {
        int piece = s->u.classic.vertex[b->hex_vertex[s->robber[0]][i]];
        if (piece != 0 && HX_PIECE_SEAT(piece) == o->seat) return false;
    }
    return true;
}

static bool opinion(const hx_state *s, const hx_outlook *o, hx_action a, int32_t *score) {
    if (can_wait(s, o, a.kind)) {
        *score = -2 * HX_WON;
        return true;
    }
    switch (a.kind) {
    case HX_BUILD_SETTLEMENT:
        if (s->now.phase != HX_PHASE_FOUND_SETTLEMENT) return false;
        *score = 10 * hx_open_settlement(s, o->seat, a.a);
        return true;
    case HX_BUILD_ROAD:
        if (s->now.phase != HX_PHASE_FOUND_ROAD) return false;
        *score = 10 * hx_open_road(s, o->seat, a.a);
        return true;
    case HX_PLAY_MONOPOLY: *score = monopoly(s, o, a.a); return true;
    case HX_END_TURN:
    case HX_ROLL:
    case HX_PASS: *score = value(s, o); return true;
    case HX_ANSWER:
    case HX_OFFER:
    case HX_CLOSE_OFFER: return hx_trade_opinion(s, o, a, value(s, o), score);
    default: return false;
    }
}

const hx_mind hx_mind_classic = {study,           value,       opinion,    hx_trade_ideas, hx_classic_reason,
                                 hx_trade_excuse, hx_purse_of, hx_plans_of};

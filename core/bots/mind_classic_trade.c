/* mind_classic_trade.c - offers: which to make, which to take.
 *
 * A trade is judged by what both hands are good for before and after it. What the other one gains is weighed by how
 * dangerous that seat is, and nobody feeds a seat that is about to win. */
#include "mind_classic.h"

enum {
    CLOSE = 2, /* points short of the goal from which a seat gets no cards */
    HOPE = 3   /* quarters of its gain that an offer counts before anybody has taken it */
};

static int32_t count(hx_cards cards, int res) { return (int32_t)(cards >> 5 * res & 31); }

static void swap(hx_purse *p, hx_cards out, hx_cards in) {
    for (int r = 0; r < HX_RES; r++) {
        int32_t more = count(in, r) - count(out, r);
        p->have[r] += more;
        p->size += more;
        if (p->have[r] < 0) p->have[r] = 0;
    }
}

/* What a seat saves for, and what that is worth with the hand it has. */
typedef struct side {
    hx_purse purse;
    hx_plan plan[HX_PLANS];
    int32_t seat, n;
} side;

static void side_of(const hx_state *s, const hx_outlook *o, int seat, side *x) {
    x->seat = seat;
    x->n = hx_plans_of(s, o, seat, x->plan);
    hx_purse_of(s, seat, &x->purse);
}

/* What it gains by giving some cards for others; what it offers it surely has, whatever was imagined. */
static int32_t side_gain(const side *x, hx_cards out, hx_cards in) {
    hx_purse p = x->purse;
    for (int r = 0; r < HX_RES; r++) {
        if (p.have[r] >= count(out, r)) continue;
        p.size += count(out, r) - p.have[r];
        p.have[r] = count(out, r);
    }
    int32_t before = hx_prospects(&p, x->plan, x->n);
    swap(&p, out, in);
    return hx_prospects(&p, x->plan, x->n) - before;
}

static int32_t gain_of(const hx_state *s, const hx_outlook *o, int seat, hx_cards out, hx_cards in) {
    side x;
    side_of(s, o, seat, &x);
    return side_gain(&x, out, in);
}

static bool is_close(const hx_state *s, int seat) { return hx_shown_points(s, seat) + CLOSE >= s->goal; }

/* The own gain less what the partner's gain costs. */
static int32_t bargain(const hx_state *s, const hx_outlook *o, int partner, hx_cards out, hx_cards in) {
    int32_t mine = gain_of(s, o, o->seat, out, in);
    int32_t theirs = gain_of(s, o, partner, in, out);
    if (theirs < 0) theirs = 0;
    return mine - theirs * o->weight[partner] / 1000;
}

static int32_t judge(const hx_state *s, const hx_outlook *o, int partner, hx_cards out, hx_cards in) {
    if (is_close(s, partner) && !is_close(s, o->seat)) return -HX_POINT;
    return bargain(s, o, partner, out, in) - o->level->caution;
}

static int32_t close_score(const hx_state *s, const hx_outlook *o, int partner) {
    hx_counter c = s->counter[partner];
    if (c.give != 0) return judge(s, o, partner, c.get, c.give);
    return judge(s, o, partner, s->offer.give, s->offer.get);
}

/* ---- Offers to make */

typedef struct idea {
    hx_cards give, get;
    int32_t score;
} idea;

/* Those at the table who talk: the own side, and who may be asked. */
typedef struct talk {
    const hx_outlook *o;
    side own, other[HX_SEATS];
    int others;
} talk;

/* Would the seat agree, if it holds what was imagined? */
static bool would_take(const talk *t, const side *x, hx_cards out, hx_cards in) {
    for (int r = 0; r < HX_RES; r++) {
        if (x->purse.have[r] < count(out, r)) return false;
    }
    return side_gain(x, out, in) > t->o->level->caution;
}

static bool has_taker(const talk *t, idea i) {
    for (int k = 0; k < t->others; k++) {
        if (would_take(t, &t->other[k], i.get, i.give)) return true;
    }
    return false;
}

static int whom(const hx_state *s, const hx_outlook *o) {
    int asked = 0;
    for (int i = 0; i < s->actors; i++) {
        if (i != o->seat && (!is_close(s, i) || is_close(s, o->seat))) asked |= 1 << i;
    }
    return asked;
}

static bool is_before(idea a, idea b) {
    if (a.score != b.score) return a.score > b.score;
    return a.give != b.give ? a.give < b.give : a.get < b.get;
}

/* The idea is kept if it comes before the best so far and after the one that was refused. */
static void consider(idea *best, idea i, idea refused) {
    if (is_before(refused, i) && is_before(i, *best)) *best = i;
}

static idea weigh(const talk *t, hx_cards give, hx_cards get) {
    idea i = {give, get, side_gain(&t->own, give, get)};
    if (i.score <= t->o->level->caution || !has_taker(t, i)) i.score = 0;
    return i;
}

static idea best_idea(const talk *t, idea refused) {
    idea best = {0, 0, 0};
    for (int get = 0; get < HX_RES; get++) {
        for (int give = 0; give < HX_RES; give++) {
            for (int n = 1; n <= 2 && n <= t->own.purse.have[give] && give != get; n++) {
                consider(&best, weigh(t, (hx_cards)n << 5 * give, (hx_cards)1 << 5 * get), refused);
            }
        }
    }
    return best;
}

static void listen(const hx_state *s, const hx_outlook *o, int asked, talk *t) {
    t->o = o;
    t->others = 0;
    side_of(s, o, o->seat, &t->own);
    for (int i = 0; i < s->actors; i++) {
        if (asked >> i & 1) side_of(s, o, i, &t->other[t->others++]);
    }
}

int hx_trade_ideas(const hx_state *s, const hx_outlook *o, hx_action out[HX_IDEAS]) {
    if (s->now.phase != HX_PHASE_MAIN || s->turn != o->seat || s->offers >= o->level->offers) return 0;
    int asked = whom(s, o);
    talk t;
    listen(s, o, asked, &t);
    idea refused = {0, 0, INT32_MAX};
    if (s->offer.by == o->seat) {
        if (s->offer.yes != 0) return 0;
        refused = weigh(&t, s->offer.give, s->offer.get);
    }
    idea best = best_idea(&t, refused);
    if (best.score <= 0) return 0;
    out[0] = (hx_action){
        .kind = HX_OFFER, .seat = (uint8_t)o->seat, .a = (uint8_t)asked, .give = best.give, .get = best.get};
    return 1;
}

bool hx_trade_opinion(const hx_state *s, const hx_outlook *o, hx_action a, int32_t base, int32_t *score) {
    switch (a.kind) {
    case HX_ANSWER:
        *score = a.a == 0 ? base : base + judge(s, o, s->offer.by, s->offer.get, s->offer.give);
        return true;
    case HX_CLOSE_OFFER: *score = base + close_score(s, o, a.a); return true;
    case HX_OFFER: *score = base + gain_of(s, o, o->seat, a.give, a.get) * HOPE / 4; return true;
    default: return false;
    }
}

/* trade.c - offers: which to make, which to take.
 *
 * A trade is judged by what both hands are good for before and after it. What the other one gains is weighed by how
 * dangerous that seat is, and nobody feeds a seat that is about to win. */
#include "base/cards.h"
#include "plans.h"

enum {
    CLOSE = 2,  /* points short of the goal from which a seat gets no cards */
    HOPE = 3,   /* quarters of its gain that an offer counts before anybody has taken it */
    NEED = 240, /* a card that is worth more than this is saved for something */
    SPARE = 90  /* and one that is worth no more than this is good for nothing in particular */
};

static void swap(hx_purse *p, hx_cards out, hx_cards in) {
    for (int r = 0; r < HX_RES; r++) {
        int32_t more = hx_cards_n(in, r) - hx_cards_n(out, r);
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
    x->n = o->mind->plans(s, o, seat, x->plan);
    o->mind->purse(s, seat, &x->purse);
}

/* What it gains by giving some cards for others; what it offers it surely has, whatever was imagined. */
static int32_t side_gain(const side *x, hx_cards out, hx_cards in) {
    hx_purse p = x->purse;
    for (int r = 0; r < HX_RES; r++) {
        if (p.have[r] >= hx_cards_n(out, r)) continue;
        p.size += hx_cards_n(out, r) - p.have[r];
        p.have[r] = hx_cards_n(out, r);
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

static bool holds(const side *x, hx_cards cards) {
    for (int r = 0; r < HX_RES; r++) {
        if (x->purse.have[r] < hx_cards_n(cards, r)) return false;
    }
    return true;
}

/* Would the seat agree, if it holds what was imagined? */
static bool would_take(const talk *t, const side *x, hx_cards out, hx_cards in) {
    return holds(x, out) && side_gain(x, out, in) > t->o->level->caution;
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

/* What to offer on the own turn. */
static int own_offer(const hx_state *s, const hx_outlook *o, hx_action *out) {
    if (s->offers >= o->level->offers) return 0;
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
    *out = (hx_action){
        .kind = HX_OFFER, .seat = (uint8_t)o->seat, .a = (uint8_t)asked, .give = best.give, .get = best.get};
    return 1;
}

/* ---- Another offer instead of a no: a small change of what lies on the table */

/* Offers of this turn before the one that is being answered; proposals that are still open belong to that one. */
static int earlier(const hx_state *s) {
    int n = s->offers - 1;
    for (int i = 0; i < s->actors; i++) n -= s->counter[i].give != 0;
    return n;
}

/* As far as anybody can tell: it has what it offers itself, perhaps more of it, and what it earns. */
static bool may_have(const side *x, hx_cards offered, hx_cards cards) {
    int32_t n = 0;
    for (int r = 0; r < HX_RES; r++) {
        n += hx_cards_n(cards, r);
        if (hx_cards_n(cards, r) > 0 && hx_cards_n(offered, r) == 0 && x->purse.income[r] == 0) return false;
    }
    return n <= x->purse.size;
}

/* The change is kept if both sides gain by it and it is the best so far. */
static void propose(const hx_state *s, const talk *t, hx_cards give, hx_cards get, idea *best) {
    const side *asker = &t->other[0];
    if (give == 0 || !holds(&t->own, give)) return;
    if (!may_have(asker, s->offer.give, get) || side_gain(asker, get, give) <= 0) return;
    idea i = {give, get, judge(s, t->o, asker->seat, give, get)};
    if (is_before(i, *best)) *best = i;
}

/* One card more, the same number of another kind, or one card less to give. */
static int other_offer(const hx_state *s, const hx_outlook *o, hx_action *out) {
    hx_cards asked = s->offer.get, offered = s->offer.give;
    talk t;
    if (earlier(s) >= o->level->bargains) return 0;
    listen(s, o, 1 << s->turn, &t);
    if (holds(&t.own, asked) && judge(s, o, s->turn, asked, offered) > 0) return 0;
    idea best = {0, 0, 0};
    for (int r = 0; r < HX_RES; r++) {
        hx_cards one = hx_card(r, 1);
        if (hx_cards_n(asked, r) > 0) {
            propose(s, &t, asked - one, offered, &best);
            continue;
        }
        propose(s, &t, asked, offered + one, &best);
        if (hx_cards_n(offered, r) == 0) propose(s, &t, asked, one * (hx_cards)hx_cards_total(offered), &best);
    }
    if (best.score <= 0) return 0;
    *out = (hx_action){
        .kind = HX_OFFER, .seat = (uint8_t)o->seat, .a = (uint8_t)(1 << s->turn), .give = best.give, .get = best.get};
    return 1;
}

int hx_trade_ideas(const hx_state *s, const hx_outlook *o, hx_action out[HX_IDEAS]) {
    if (s->now.phase == HX_PHASE_MAIN && s->turn == o->seat) return own_offer(s, o, out);
    return s->now.phase == HX_PHASE_ANSWER && s->turn != o->seat ? other_offer(s, o, out) : 0;
}

/* ---- What to say to an offer that is refused */

/* Of these kinds, the one that gains most, or loses least, by a card more or less; what a card of it is worth. */
static int32_t dearest(const side *x, hx_cards cards, bool out, uint8_t *kind) {
    int32_t most = INT32_MIN;
    for (int r = 0; r < HX_RES; r++) {
        hx_cards all = hx_card(r, hx_cards_n(cards, r));
        if (all == 0) continue;
        int32_t worth = (out ? -side_gain(x, all, 0) : side_gain(x, 0, all)) / hx_cards_n(cards, r);
        if (worth <= most) continue;
        most = worth;
        *kind = (uint8_t)r;
    }
    return most;
}

void hx_trade_excuse(const hx_state *s, const hx_outlook *o, hx_excuse *x) {
    hx_cards out = s->offer.get, in = s->offer.give;
    int by = s->offer.by;
    uint8_t wanted = 0, offered = 0;
    side own;
    side_of(s, o, o->seat, &own);
    if (is_close(s, by) && !is_close(s, o->seat)) {
        x->why = HX_EXCUSE_NEARLY_WON;
    } else if (side_gain(&own, out, in) > o->level->caution) {
        if (judge(s, o, by, out, in) <= 0) x->why = hx_leads(s, by) ? HX_EXCUSE_YOU_LEAD : HX_EXCUSE_HELPS_YOU;
    } else if (dearest(&own, out, true, &wanted) > NEED) {
        *x = (hx_excuse){HX_EXCUSE_NEED_OWN, wanted};
    } else if (dearest(&own, in, false, &offered) <= SPARE) {
        *x = (hx_excuse){HX_EXCUSE_NO_USE, offered};
    } else {
        x->why = HX_EXCUSE_TOO_LITTLE;
    }
}

static int32_t offer_score(const hx_state *s, const hx_outlook *o, hx_action a) {
    if (s->turn != o->seat) return judge(s, o, s->turn, a.give, a.get);
    return gain_of(s, o, o->seat, a.give, a.get);
}

bool hx_trade_opinion(const hx_state *s, const hx_outlook *o, hx_action a, int32_t base, int32_t *score) {
    switch (a.kind) {
    case HX_ANSWER:
        *score = a.a == 0 ? base : base + judge(s, o, s->offer.by, s->offer.get, s->offer.give);
        return true;
    case HX_CLOSE_OFFER: *score = base + close_score(s, o, a.a); return true;
    case HX_OFFER: *score = base + offer_score(s, o, a) * HOPE / 4; return true;
    default: return false;
    }
}

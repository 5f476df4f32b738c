/* mind_stoneage.c - how good a state of the stone age looks for a seat.
 *
 * Points count most; then what the tribes earn, what hand and income are good for, how far nomads and tracks have come, and
 * what is promised by tiles already there. Of the others only what everybody sees is counted. */
#include "mind_stoneage.h"

#include <string.h>

#include "base/cards.h"
#include "rules/stoneage/stoneage.h"

enum {
    USELESS = -2 * HX_WON,
    DIVERSITY = 15, /* for each kind that is earned at all, times the points left */
    RIVAL_CARD = 50,
    TRADE_FIRST = 3000, /* the first development closes trade */
    NOMAD_OUT = 100,
    MEAT_WALKED = 55
};

/* ---- The own side */

static int32_t earnings(const hx_outlook *o, const hx_purse *p) {
    int32_t sum = 0, kinds = 0;
    for (int r = 0; r < HX_RES; r++) {
        sum += p->income[r];
        kinds += p->income[r] > 0;
    }
    return sum * hx_stone_pip(o) / HX_PIP_UNIT + kinds * DIVERSITY * o->left;
}

/* What is gained by steps of progress already made. */
static int32_t progress(const hx_state *s, const hx_outlook *o, int seat) {
    static const int32_t art[] = {0, 30, 70, 140, 250, 0}, food[] = {0, 300, 480, 600, 680, 720};
    static const int32_t pass[] = {0, 90, 190, 360, 400, 400};
    const hx_stoneage *g = &s->u.stoneage;
    const uint8_t *level = g->track[seat];
    int32_t sum = food[level[HX_FOOD]] * o->left / 10;
    for (int i = 0; i < HX_TRACKS; i++)
        if (g->art[i] == HX_NONE) sum += art[level[i]];
    return sum + (pass[level[HX_CLOTHING]] + pass[level[HX_CONSTRUCTION]]) * o->left / 10;
}

/* How near the nomads have come to something worth having: no two of them to the same. */
static int32_t journeys(const hx_state *s, const hx_outlook *o, int seat, const int32_t gain[HX_AIMS]) {
    const hx_ways *w = hx_ways_of(o);
    const hx_stoneage *g = &s->u.stoneage;
    int reach = STONE_REACH + g->track[seat][HX_FOOD];
    int32_t sum = 0, taken = -1;
    for (int i = 0; i < stone_nomads(s, seat); i++) {
        int32_t best = 0, aim = -1;
        for (int k = 0; k < HX_AIMS; k++) {
            int steps = w->steps[k][g->nomad[seat][i]];
            if (k == taken || steps == HX_TOO_FAR || gain[k] <= 0) continue;
            int32_t worth = gain[k] / 8 - MEAT_WALKED * steps / reach;
            if (worth <= best) continue;
            best = worth;
            aim = k;
        }
        taken = aim;
        sum += best + NOMAD_OUT;
    }
    return sum;
}

static int32_t own_side(const hx_state *s, const hx_outlook *o) {
    hx_aim aim[HX_PLANS];
    hx_plan plan[HX_PLANS];
    int32_t gain[HX_AIMS];
    hx_purse p;
    hx_stone_gains(s, o, o->seat, gain);
    int n = hx_stone_aims(s, o, o->seat, gain, aim);
    for (int i = 0; i < n; i++) plan[i] = aim[i].plan;
    hx_stone_purse(s, o->seat, &p);
    int32_t worth = HX_POINT * hx_points(s, o->seat) + earnings(o, &p) + hx_prospects(&p, plan, n);
    worth += progress(s, o, o->seat) + journeys(s, o, o->seat, gain) + hx_stone_expands(s, o->seat);
    return worth + hx_stone_explores(s, o->seat, s->u.stoneage.tiles[o->seat]);
}

/* ---- The others */

static int32_t rival(const hx_state *s, const hx_outlook *o, int seat) {
    hx_purse p;
    hx_stone_purse(s, seat, &p);
    return HX_POINT * hx_points(s, seat) + earnings(o, &p) + RIVAL_CARD * p.size;
}

static int32_t value(const hx_state *s, const hx_outlook *o) { return hx_weigh(s, o, own_side, rival); }

/* ---- Before looking */

static hx_ways *notes_of(hx_outlook *o) {
    _Static_assert(sizeof(hx_ways) <= sizeof o->notes, "the ways fit the notes");
    return (hx_ways *)(void *)o->notes;
}

static void study(const hx_state *s, hx_outlook *o) {
    int lead = 0, rivals = s->actors > 1 ? s->actors - 1 : 1;
    for (int i = 0; i < s->actors; i++)
        if (hx_points(s, i) > lead) lead = hx_points(s, i);
    o->left = s->goal > lead ? s->goal - lead : 1;
    for (int i = 0; i < s->actors; i++) {
        int short_of = s->goal - hx_points(s, i);
        o->weight[i] = i == o->seat ? 0 : 800 / rivals + 1600 / (3 + (short_of > 0 ? short_of : 0));
    }
    if (s->now.phase != HX_PHASE_BEFORE_ROLL) hx_stone_ways(s, o->seat, notes_of(o));
}

/* ---- Walks */

/* A walk that takes no tile leads to one, to the end of a box, or as far as its meat goes and nearer to something. */
static bool leads_on(const hx_state *s, const hx_outlook *o, hx_action a, int steps) {
    const hx_ways *w = hx_ways_of(o);
    int reach = STONE_REACH + s->u.stoneage.track[a.seat][HX_FOOD];
    if (stone_tile_at(s, a.b) != HX_NONE) return true;
    for (int i = 0; i < HX_AIMS; i++) {
        int far = w->steps[i][a.a], near = w->steps[i][a.b];
        if (far == HX_TOO_FAR || near > far - steps) continue;
        if (steps % reach == 0 || (i >= HX_SITES && near == 1)) return true;
    }
    return false;
}

static int steps_here(const hx_state *s, const hx_outlook *o, hx_action a) {
    return hx_ways_of(o)->here[s->u.stoneage.nomad[a.seat][0] == a.a ? 0 : 1][a.b];
}

/* Takes the tiles as if their faces were known to bring the average. */
static int32_t take_tiles(hx_state *s, hx_action a) {
    hx_stoneage *g = &s->u.stoneage;
    int32_t worth = 0;
    for (int i = 0; i < HX_WALK_BOXES && hx_cards_n(a.give, i) > 0; i++) {
        int box = hx_cards_n(a.give, i) - 1;
        worth += hx_stone_tile(s, box);
        g->closed[box / 8] = (uint8_t)(g->closed[box / 8] & ~(1u << box % 8));
        g->tiles[a.seat]++;
    }
    if (g->tiles[a.seat] >= STONE_EXPLORERS &&
        (g->exploration == HX_NONE || g->tiles[a.seat] > g->tiles[g->exploration]))
        g->exploration = a.seat;
    return worth;
}

/* Who arrives and can pay founds a tribe at once. */
static int32_t arrive(const hx_state *s, const hx_outlook *o, int vertex) {
    hx_action list[HX_TRIBES * HX_NOMADS];
    int32_t best = value(s, o);
    int n = stone_legal_settle(s, o->seat, list);
    for (int i = 0; i < n; i++) {
        hx_state after = *s;
        if (list[i].a != vertex) continue;
        hx_apply(&after, list[i]);
        int32_t worth = value(&after, o);
        if (worth > best) best = worth;
    }
    return best;
}

static int32_t walk(const hx_state *s, const hx_outlook *o, hx_action a) {
    int steps = a.give == 0 ? steps_here(s, o, a) : 0, reach = STONE_REACH + s->u.stoneage.track[a.seat][HX_FOOD];
    if (a.give == 0 && !leads_on(s, o, a, steps)) return USELESS;
    hx_state after = *s;
    int meat = a.give == 0 ? (steps + reach - 1) / reach : (int)hx_cards_n(hx_price(s, a), 0);
    hx_pay(&after, a.seat, hx_card(0, meat));
    after.u.stoneage.developed = 1;
    if (a.a != a.b) {
        stone_remove(&after, a.seat, a.a);
        stone_put(&after, a.seat, HX_NOMAD, a.b);
    }
    if (a.give == 0) return arrive(&after, o, a.b);
    int32_t tiles = take_tiles(&after, a);
    return hx_points(&after, a.seat) >= s->goal ? HX_WON : value(&after, o) + tiles;
}

/* ---- Set-up */

/* Pips, kinds that are new, and how near the sites are. */
static int32_t open_tribe(const hx_state *s, const hx_outlook *o, int vertex) {
    hx_state after = *s;
    hx_purse p;
    stone_put(&after, o->seat, HX_TRIBE, vertex);
    hx_stone_purse(&after, o->seat, &p);
    int32_t worth = earnings(o, &p), near = HX_TOO_FAR;
    for (int i = 0; i < HX_SITES; i++) {
        int steps = hx_ways_of(o)->steps[i][vertex];
        if (steps < near) near = steps;
    }
    return near == HX_TOO_FAR ? worth : worth - 60 * near;
}

static int32_t open_nomad(const hx_state *s, const hx_outlook *o, int vertex) {
    hx_state after = *s;
    int32_t gain[HX_AIMS];
    stone_put(&after, o->seat, HX_NOMAD, vertex);
    hx_stone_gains(&after, o, o->seat, gain);
    return journeys(&after, o, o->seat, gain);
}

/* ---- Opinions */

/* New progress opens other ways. */
static int32_t advance(const hx_state *s, const hx_outlook *o, hx_action a) {
    hx_state after = *s;
    hx_outlook then = *o;
    hx_apply(&after, a);
    hx_stone_ways(&after, o->seat, notes_of(&then));
    return value(&after, &then);
}

static int32_t bank(const hx_state *s, const hx_outlook *o, hx_action a) {
    hx_state after = *s;
    hx_apply(&after, a);
    int32_t worth = value(&after, o);
    return worth > value(s, o) + o->level->caution ? worth + TRADE_FIRST : worth;
}

static int32_t talk(const hx_state *s, const hx_outlook *o, hx_action a) {
    int32_t base = value(s, o), score = base;
    hx_trade_opinion(s, o, a, base, &score);
    return a.kind != HX_ANSWER && score > base ? score + TRADE_FIRST : score;
}

static bool opinion(const hx_state *s, const hx_outlook *o, hx_action a, int32_t *score) {
    switch (a.kind) {
    case HX_PLACE_TRIBE: *score = open_tribe(s, o, a.a); return true;
    case HX_PLACE_NOMAD: *score = open_nomad(s, o, a.a); return true;
    case HX_WALK: *score = walk(s, o, a); return true;
    case HX_BANK_TRADE: *score = bank(s, o, a); return true;
    case HX_ADVANCE:
        if (a.a == HX_HUNTING || a.a == HX_FOOD) return false;
        *score = advance(s, o, a);
        return true;
    case HX_ROLL: *score = 0; return true;
    case HX_END_TURN:
    case HX_PASS: *score = value(s, o); return true;
    case HX_ANSWER:
    case HX_OFFER:
    case HX_CLOSE_OFFER: *score = talk(s, o, a); return true;
    default: return false;
    }
}

const hx_mind hx_mind_stoneage = {study,           value,           opinion,        hx_trade_ideas,
                                  hx_stone_reason, hx_trade_excuse, hx_stone_purse, hx_stone_plans};

/* setup.c - laying the table: the beginners' sets, or tribes placed in three rounds; how a turn begins. */
#include "../../base/cards.h"
#include "../../base/rng.h"
#include "stoneage.h"

#include <string.h>

enum { START_TRIBES = 3 };

bool stone_options(const hx_options *o) {
    if (o->opt[HX_OPT_ADVANCED_NOMAD] && !o->opt[HX_OPT_ADVANCED_SETUP]) return false; /* O-02 */
    return o->opt[HX_OPT_STARTER] <= o->actors && !(o->opt[HX_OPT_STARTER] && o->opt[HX_OPT_ADVANCED_SETUP]);
}

int stone_deal(const hx_options *o, hx_rng *rng, uint8_t out[HX_DEAL]) {
    hx_world w = *stone_world();
    if (!o->opt[HX_OPT_ADVANCED_SETUP])
        w.first = o->opt[HX_OPT_STARTER] ? (uint8_t)(o->opt[HX_OPT_STARTER] - 1)
                                         : (uint8_t)hx_rng_below(rng, o->actors); /* S-31 */
    memcpy(out, &w, sizeof w);
    return (int)sizeof w;
}

static void lay_content(hx_state *s, const hx_world *w) {
    hx_stoneage *g = &s->u.stoneage;
    memcpy(s->terrain, w->terrain, sizeof w->terrain);
    memcpy(s->number, w->number, sizeof w->number);
    memcpy(s->robber, w->robber, sizeof w->robber);
    memcpy(g->land, w->land, sizeof w->land);
    memcpy(g->site, w->site, sizeof w->site);
    memcpy(g->black, w->black, sizeof w->black);
    memcpy(g->box, w->box, sizeof w->box);
    memcpy(g->face, w->face, sizeof w->face);
    g->domain = w->domain;
    for (int site = 0; site < HX_SITES; site++)
        if (s->actors > 3 || site % 8 < STONE_WITH_THREE)
            g->lies[site / 8] = (uint8_t)(g->lies[site / 8] | 1 << site % 8);
    for (int box = 0; box < HX_BOXES; box++) g->closed[box / 8] = (uint8_t)(g->closed[box / 8] | 1 << box % 8);
}

void stone_clear(hx_stoneage *g) {
    memset(g->tribe, HX_NONE, sizeof g->tribe);
    memset(g->nomad, HX_NONE, sizeof g->nomad);
    memset(g->art, HX_NONE, sizeof g->art);
    memset(g->adaptation, HX_NONE, sizeof g->adaptation);
    memset(g->queue, HX_NONE, sizeof g->queue);
    g->exploration = g->expansion = g->second = g->shown = HX_NONE;
}

static void lay_beginners(hx_state *s, const hx_world *w) {
    for (int seat = 0; seat < s->actors; seat++) {
        const uint8_t *set = w->set[s->actors == 3 ? w->three[seat] : seat];
        for (int i = 0; i < START_TRIBES; i++) stone_put(s, seat, HX_TRIBE, set[i]);
        stone_put(s, seat, HX_NOMAD, set[START_TRIBES]);
    }
    stone_begin_turn(s, w->first);
}

static void lay_advanced(hx_state *s) {
    s->u.stoneage.rolling = (uint8_t)((1u << s->actors) - 1);
    hx_ask(s, HX_PHASE_ORDER_DICE, HX_CHANCE);
}

hx_err stone_lay(hx_state *s, const hx_options *o, const uint8_t *deal, int length) {
    if (stone_fault(o, deal, length)) return HX_ERR_LAYOUT;
    hx_world w;
    memcpy(&w, deal, sizeof w);
    stone_clear(&s->u.stoneage);
    lay_content(s, &w);
    for (int seat = 0; seat < s->actors; seat++) hx_take(s, seat, hx_card(1, 1) | hx_card(3, 1)); /* S-17 */
    s->turn = s->first = w.first;
    if (s->opt[HX_OPT_ADVANCED_SETUP])
        lay_advanced(s);
    else
        lay_beginners(s, &w);
    return HX_OK;
}

/* ---- S-25 to S-30 */
static int lowest(unsigned set) {
    int i = 0;
    while (!(set >> i & 1)) i++;
    return i;
}

static unsigned highest_rolls(const hx_stoneage *g) {
    unsigned set = 0;
    int most = 0;
    for (int i = 0; i < HX_STONE_SEATS; i++) {
        if (g->rolls[i] > most) set = 0;
        if (g->rolls[i] >= most && g->rolls[i]) set |= 1u << i;
        if (g->rolls[i] > most) most = g->rolls[i];
    }
    return set;
}

static void place_first(hx_state *s, int seat) {
    memset(s->u.stoneage.rolls, 0, sizeof s->u.stoneage.rolls);
    s->dice[0] = s->dice[1] = 0;
    s->turn = s->first = (uint8_t)seat;
    hx_ask(s, HX_PHASE_PLACE_TRIBE, seat);
}

void stone_order_rolled(hx_state *s, int total) {
    hx_stoneage *g = &s->u.stoneage;
    g->rolls[s->turn] = (uint8_t)total;
    g->rolling = (uint8_t)(g->rolling & ~(1u << s->turn));
    if (!g->rolling) {
        unsigned best = highest_rolls(g);
        if (!(best & (best - 1))) {
            place_first(s, lowest(best));
            return;
        }
        g->rolling = (uint8_t)best; /* decision 33 */
        memset(g->rolls, 0, sizeof g->rolls);
    }
    do s->turn = (uint8_t)hx_next_seat(s, s->turn);
    while (!(g->rolling >> s->turn & 1));
}

/* Whose the i-th placement of 3n is: there, back, and there again (S-28). */
static int third_round(int i, int n) { return i < 2 * n ? hx_snake(i, n) : i - 2 * n; }

/* So many seats behind the first. */
static int seat_behind(const hx_state *s, int place) {
    int seat = s->first + place;
    return seat < s->actors ? seat : seat - s->actors;
}

static void ask_placement(hx_state *s, int phase, int place) {
    s->turn = (uint8_t)seat_behind(s, place);
    hx_ask(s, phase, s->turn);
}

/* The phase and, as a distance from the first, the seat of the i-th placement; false: all is placed. */
static bool placement(const hx_state *s, int i, int *phase, int *place) {
    int n = s->actors, tribes = START_TRIBES * n;
    *phase = i < tribes ? HX_PHASE_PLACE_TRIBE : HX_PHASE_PLACE_NOMAD;
    *place = i < tribes ? third_round(i, n) : n - 1 - (i - tribes);
    return i < tribes + (s->opt[HX_OPT_ADVANCED_NOMAD] ? n : 0);
}

static bool has_place(const hx_state *s, int seat) {
    uint8_t free[HX_VERTICES];
    return stone_beside(s, seat, free) > 0;
}

/* Which placement is asked for: so many tribes stand; of the nomads the seat tells. */
static int placement_due(const hx_state *s) {
    int n = s->actors, tribes = 0;
    if (s->now.phase == HX_PHASE_PLACE_NOMAD) return START_TRIBES * n + n - 1 - (s->turn + n - s->first) % n;
    for (int seat = 0; seat < n; seat++) tribes += stone_tribes(s, seat);
    return tribes;
}

bool stone_places(const hx_state *s) {
    int due, place, now = placement_due(s), has[HX_STONE_SEATS][2] = {{0}};
    for (int i = 0; i < now; i++) {
        if (!placement(s, i, &due, &place)) return false;
        has[seat_behind(s, place)][due == HX_PHASE_PLACE_NOMAD]++;
    }
    for (int seat = 0; seat < s->actors; seat++) {
        int nomads = stone_nomads(s, seat);
        if (stone_tribes(s, seat) != has[seat][0]) return false;
        if (nomads != has[seat][1] && (nomads || has_place(s, seat))) return false;
    }
    return s->opt[HX_OPT_ADVANCED_SETUP] && placement(s, now, &due, &place) && due == s->now.phase &&
           s->turn == seat_behind(s, place) && (due == HX_PHASE_PLACE_TRIBE || has_place(s, s->turn));
}

/* Who has no free vertex for a nomad goes without (O-02): only on boards of one's own. */
void stone_placed(hx_state *s) {
    int phase, place, i = placement_due(s) + (s->now.phase == HX_PHASE_PLACE_NOMAD);
    while (placement(s, i, &phase, &place) && phase == HX_PHASE_PLACE_NOMAD && !has_place(s, seat_behind(s, place)))
        i++;
    if (placement(s, i, &phase, &place))
        ask_placement(s, phase, place);
    else
        stone_begin_turn(s, s->first);
}

void stone_begin_turn(hx_state *s, int seat) {
    hx_clear_offers(s);
    s->turn = (uint8_t)seat;
    s->dice[0] = s->dice[1] = 0;
    s->offers = s->u.stoneage.developed = 0;
    if (s->turn_no == HX_LAST_TURN) {
        hx_end(s, 0);
        return;
    }
    s->turn_no++;
    hx_ask(s, HX_PHASE_BEFORE_ROLL, seat);
    hx_win(s); /* S-120 */
}

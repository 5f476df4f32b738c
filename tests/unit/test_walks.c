/* test_walks.c - the walks that are listed, against every way there is, looked for the plain way. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "rules/ruleset.h"

enum { GAMES = 160, FAR = 255, MOST_CLOSED = 6, ORDERS = 2048 };

typedef struct order { /* boxes with a tile, in the order in which they are first crossed */
    int box[HX_WALK_BOXES], n;
    uint8_t steps[HX_VERTICES]; /* to each vertex, FAR: not so */
} order;

typedef struct look {
    hx_state s;
    const hx_board *b;
    int from, reach, meat, n;
    order all[ORDERS];
} look;

static look it;

static int below(hx_rng *rng, int n) { return (int)hx_rng_below(rng, (uint32_t)n); }

static bool lies(int box) { return it.s.u.stoneage.closed[box / 8] >> box % 8 & 1; }

static bool open(int box) {
    const uint8_t *track = it.s.u.stoneage.track[0];
    int levels = it.s.u.stoneage.box[box][1];
    return levels >> 3 <= track[HX_CLOTHING] && (levels & 7) <= track[HX_CONSTRUCTION];
}

static int box_on(int edge) {
    for (int box = 0; box < HX_BOXES; box++)
        if (it.s.u.stoneage.box[box][0] == edge) return box;
    return -1;
}

static bool has(const order *o, int box) {
    for (int i = 0; i < o->n; i++)
        if (o->box[i] == box) return true;
    return false;
}

/* From what can be come to with these boxes on, without a further one. */
static void spread(order *o) {
    for (bool more = true; more;) {
        more = false;
        for (int v = 0; v < it.b->n_vertices; v++)
            for (int i = 0; i < 3 && o->steps[v] < FAR - 1; i++) {
                int next = it.b->vertex_vertex[v][i], box = next == HX_NONE ? -1 : box_on(it.b->vertex_edge[v][i]);
                if (next == HX_NONE || o->steps[next] <= o->steps[v] + 1) continue;
                if (box >= 0 && (!open(box) || (lies(box) && !has(o, box)))) continue;
                o->steps[next] = (uint8_t)(o->steps[v] + 1);
                more = true;
            }
    }
}

/* All orders that begin with this one. */
static void extend(const order *o) {
    assert_true(it.n < ORDERS);
    it.all[it.n++] = *o;
    for (int box = 0; box < HX_BOXES && o->n < HX_WALK_BOXES; box++) {
        if (!lies(box) || !open(box) || has(o, box)) continue;
        const uint8_t *ends = it.b->edge_vertex[it.s.u.stoneage.box[box][0]];
        order next = {.n = o->n + 1};
        memcpy(next.box, o->box, sizeof next.box);
        next.box[o->n] = box;
        memset(next.steps, FAR, sizeof next.steps);
        for (int end = 0; end < 2; end++)
            if (o->steps[ends[end]] < FAR - 1) next.steps[ends[1 - end]] = (uint8_t)(o->steps[ends[end]] + 1);
        spread(&next);
        extend(&next);
    }
}

static int price(int steps) { return steps == FAR ? FAR : (steps + it.reach - 1) / it.reach; }

static hx_cards way(const order *o) {
    hx_cards cards = 0;
    for (int i = 0; i < o->n; i++) cards |= (hx_cards)(o->box[i] + 1) << 5 * i;
    return cards;
}

static const order *order_of(hx_cards cards) {
    for (int i = 0; i < it.n; i++)
        if (way(&it.all[i]) == cards) return &it.all[i];
    return NULL;
}

/* The cheapest way over a box to a vertex. */
static int best_over(int box, int to) {
    int best = FAR;
    for (int i = 0; i < it.n; i++)
        if (has(&it.all[i], box) && price(it.all[i].steps[to]) < best) best = price(it.all[i].steps[to]);
    return best;
}

static bool is_end(int box, int v) {
    const uint8_t *ends = it.b->edge_vertex[it.s.u.stoneage.box[box][0]];
    return ends[0] == v || ends[1] == v;
}

/* Decision 37: is a way over that box to that vertex to be offered? */
static bool wanted(int box, int to) {
    int over = best_over(box, to), plain = to == it.from ? 0 : price(it.all[0].steps[to]);
    if (plain > it.meat) plain = FAR;
    bool free = to == it.from || !it.s.u.stoneage.vertex[to];
    return free && over <= it.meat && (is_end(box, to) || over <= plain);
}

static void check_listed(hx_action a) {
    const order *o = order_of(a.give);
    uint8_t route[HX_ROUTE];
    hx_action same;
    bool asked = !a.give;
    assert_non_null(o);
    assert_int_equal(hx_check(&it.s, a).reason, HX_FINE);
    assert_int_equal(hx_price(&it.s, a), price(o->steps[a.b]));
    int n = hx_route(&it.s, a, route);
    assert_int_equal(n - 1, o->steps[a.b]);
    assert_int_equal(hx_check_route(&it.s, 0, route, n, &same).reason, HX_FINE);
    assert_memory_equal(&same, &a, sizeof a);
    for (int i = 0; i < o->n; i++) asked |= wanted(o->box[i], a.b) && price(o->steps[a.b]) == best_over(o->box[i], a.b);
    assert_true(asked);
}

static bool offered(const hx_action *list, int n, int to, int box, int cost) {
    for (int i = 0; i < n; i++) {
        if (list[i].kind != HX_WALK || list[i].a != it.from || list[i].b != to) continue;
        const order *o = order_of(list[i].give);
        if (box < 0 ? !list[i].give : has(o, box) && price(o->steps[to]) == cost) return true;
    }
    return false;
}

static void check_from(int from, const hx_action *list, int n) {
    order start = {.n = 0};
    it.from = from;
    it.n = 0;
    memset(start.steps, FAR, sizeof start.steps);
    start.steps[from] = 0;
    spread(&start);
    extend(&start);
    for (int i = 0; i < n; i++)
        if (list[i].kind == HX_WALK && list[i].a == from) check_listed(list[i]);
    for (int to = 0; to < it.b->n_vertices; to++) {
        bool plain = to != from && !it.s.u.stoneage.vertex[to] && price(start.steps[to]) <= it.meat;
        assert_int_equal(offered(list, n, to, -1, 0), plain);
        for (int box = 0; box < HX_BOXES; box++)
            if (lies(box) && open(box) && wanted(box, to)) assert_true(offered(list, n, to, box, best_over(box, to)));
    }
}

static int free_vertex(hx_rng *rng) {
    int v;
    do v = below(rng, it.b->n_vertices);
    while (it.s.u.stoneage.vertex[v]);
    return v;
}

/* The beginners' pieces, two nomads of the first seat anywhere, some progress, few tiles, a little meat. */
static void lay_out(uint64_t seed) {
    hx_rng rng = {seed, 0};
    hx_options o;
    uint8_t deal[HX_DEAL];
    hx_options_preset(&o, hx_ruleset_find("stoneage"));
    assert_int_equal(hx_lay(&it.s, &o, deal, hx_deal(&o, deal)), HX_OK);
    it.b = hx_board_of(o.ruleset);
    hx_stoneage *g = &it.s.u.stoneage;
    it.s.turn = 0;
    it.s.dice[0] = it.s.dice[1] = 1;
    it.s.now = (hx_await){HX_PHASE_MAIN, 0};
    for (int i = 0; i < HX_TRACKS; i++) g->track[0][i] = (uint8_t)below(&rng, i == HX_FOOD ? 4 : 6);
    int one = free_vertex(&rng), other = free_vertex(&rng);
    g->nomad[0][0] = (uint8_t)(one < other ? one : other);
    g->nomad[0][1] = one == other ? HX_NONE : (uint8_t)(one < other ? other : one);
    memset(g->closed, 0, sizeof g->closed);
    for (int i = 0; i < MOST_CLOSED; i++) {
        int box = below(&rng, HX_BOXES);
        g->closed[box / 8] = (uint8_t)(g->closed[box / 8] | 1 << box % 8);
    }
    it.meat = it.s.hand[0][0] = (uint8_t)(1 + below(&rng, 8));
    it.reach = 2 + g->track[0][HX_FOOD];
    hx_rules_of(&it.s)->derive(&it.s);
}

static void all_walks_are_listed(void **state) {
    (void)state;
    long walks = 0, over = 0;
    for (int game = 0; game < GAMES; game++) {
        lay_out((uint64_t)game);
        hx_action list[HX_LEGAL];
        int n = hx_legal(&it.s, 0, list);
        for (int i = 0; i < n; i++) {
            walks += list[i].kind == HX_WALK;
            over += list[i].kind == HX_WALK && list[i].give;
        }
        for (int i = 0; i < HX_NOMADS; i++)
            if (it.s.u.stoneage.nomad[0][i] != HX_NONE) check_from(it.s.u.stoneage.nomad[0][i], list, n);
    }
    assert_in_range(walks, 1000, 1000000);
    assert_in_range(over, 200, 1000000);
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_walks_are_listed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Every intersection and every path of every board can be built on: in founding, each settlement, and each road from either end; and
 * on the world each black vertex, and nothing else, takes a tribe. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "hx.h"

static hx_state founding(int ruleset, uint8_t advanced) {
    hx_options o;
    uint8_t deal[HX_DEAL];
    hx_state s;
    hx_options_preset(&o, ruleset);
    o.opt[HX_OPT_ADVANCED_SETUP] = advanced;
    assert_int_equal(hx_lay(&s, &o, deal, hx_deal(&o, deal)), HX_OK);
    return s;
}

static bool has(const hx_state *s, hx_action a) {
    hx_action list[HX_LEGAL];
    for (int i = hx_legal(s, a.seat, list) - 1; i >= 0; i--)
        if (!memcmp(&list[i], &a, sizeof a)) return true;
    return false;
}

/* Whether a settlement may stand there; and if so, whether each of its paths takes a road. */
static bool takes_all(const hx_state *start, const hx_board *b, int vertex, bool road[HX_EDGES]) {
    hx_state s = *start;
    hx_action a = {.kind = HX_BUILD_SETTLEMENT, .seat = s.now.actor, .a = (uint8_t)vertex};
    if (!has(&s, a)) return false;
    hx_apply(&s, a);
    for (int k = 0; k < 3; k++) {
        int edge = b->vertex_edge[vertex][k];
        if (edge == HX_NONE) continue;
        a = (hx_action){.kind = HX_BUILD_ROAD, .seat = s.now.actor, .a = (uint8_t)edge};
        assert_true(has(&s, a));
        hx_state built = s;
        hx_apply(&built, a);
        assert_int_equal(built.u.classic.edge[edge], HX_PIECE(HX_ROAD, a.seat));
        road[edge] = true;
    }
    return true;
}

static void every_place_takes_its_piece(void **state) {
    (void)state;
    for (int ruleset = 0; ruleset < hx_ruleset_count(); ruleset++) {
        const hx_board *b = hx_board_of(ruleset);
        hx_state s = founding(ruleset, 0);
        if (s.now.phase != HX_PHASE_FOUND_SETTLEMENT) continue;
        bool road[HX_EDGES] = {false};
        int settlements = 0, roads = 0;
        for (int v = 0; v < b->n_vertices; v++) settlements += takes_all(&s, b, v, road);
        for (int e = 0; e < b->n_edges; e++) roads += road[e];
        int taken = s.seats > s.actors ? 8 : 0, beside = s.seats > s.actors ? 6 : 0; /* where neutral colours begin */
        assert_int_equal(settlements, b->n_vertices - taken);
        assert_int_equal(roads, b->n_edges - beside);
    }
}

static void every_black_vertex_takes_a_tribe(void **state) {
    (void)state;
    hx_state s = founding(hx_ruleset_find("stoneage"), 1);
    hx_rng rng = {1, 0};
    int places = 0;
    while (s.now.actor == HX_CHANCE) hx_apply(&s, hx_draw(&s, &rng));
    for (int v = 0; v < HX_VERTICES; v++) {
        hx_action a = {.kind = HX_PLACE_TRIBE, .seat = s.now.actor, .a = (uint8_t)v};
        bool black = s.u.stoneage.black[v / 8] >> v % 8 & 1;
        assert_int_equal(has(&s, a), black);
        places += black;
        if (!black) continue;
        hx_state placed = s;
        hx_apply(&placed, a);
        assert_int_equal(placed.u.stoneage.vertex[v], HX_PIECE(HX_TRIBE, a.seat));
    }
    assert_int_equal(places, 16);
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_place_takes_its_piece),
                                       cmocka_unit_test(every_black_vertex_takes_a_tribe)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

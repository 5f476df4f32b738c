/* Every intersection and every path of every board can be built on: in founding, each settlement, and each road from either end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "hx.h"

static hx_state founding(int ruleset) {
    hx_options o;
    uint8_t deal[HX_DEAL];
    hx_state s;
    hx_options_preset(&o, ruleset);
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
        hx_state s = founding(ruleset);
        bool road[HX_EDGES] = {false};
        int settlements = 0, roads = 0;
        for (int v = 0; v < b->n_vertices; v++) settlements += takes_all(&s, b, v, road);
        for (int e = 0; e < b->n_edges; e++) roads += road[e];
        int taken = s.seats > s.actors ? 8 : 0, beside = s.seats > s.actors ? 6 : 0; /* where neutral colours begin */
        assert_int_equal(settlements, b->n_vertices - taken);
        assert_int_equal(roads, b->n_edges - beside);
    }
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_place_takes_its_piece)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "support/toy.h"

static int set_up(void **state) {
    (void)state;
    hx_init();
    return 0;
}

static void assert_asked(const hx_state *s, int phase, int actor, int depth) {
    assert_int_equal(s->now.phase, phase);
    assert_int_equal(s->now.actor, actor);
    assert_int_equal(s->depth, depth);
}

static void what_is_asked_first_comes_first(void **state) {
    (void)state;
    hx_state s = toy_table(3), before = s;
    hx_first(&s, HX_PHASE_MOVE_ROBBER, 0);
    hx_first(&s, HX_PHASE_DISCARD, 2);
    assert_asked(&s, HX_PHASE_DISCARD, 2, 2);
    hx_ask(&s, HX_PHASE_DISCARD, 1);
    assert_asked(&s, HX_PHASE_DISCARD, 1, 2);
    hx_done(&s);
    assert_asked(&s, HX_PHASE_MOVE_ROBBER, 0, 1);
    hx_done(&s);
    assert_asked(&s, HX_PHASE_MAIN, 0, 0);
    assert_memory_equal(&s, &before, sizeof s); /* nothing is left behind */
}

static void founding_goes_there_and_back(void **state) {
    (void)state;
    static const int order[] = {0, 1, 2, 3, 3, 2, 1, 0};
    for (int i = 0; i < 8; i++) assert_int_equal(hx_snake(i, 4), order[i]);
    assert_int_equal(hx_snake(1, 2), 1);
    assert_int_equal(hx_snake(2, 2), 1);
}

static void seats_follow_each_other(void **state) {
    (void)state;
    hx_state s = toy_table(3);
    s.seats = 4; /* a colour that nobody plays has no turn */
    assert_int_equal(hx_next_seat(&s, 0), 1);
    assert_int_equal(hx_next_seat(&s, 1), 2);
    assert_int_equal(hx_next_seat(&s, 2), 0);
}

static void an_end_ends_all(void **state) {
    (void)state;
    hx_state s = toy_table(3);
    s.offer = (hx_offer){.give = 1, .get = 32, .by = 0, .asked = 2};
    s.counter[2] = (hx_counter){1, 32};
    s.victim = 1;
    hx_first(&s, HX_PHASE_THEFT, HX_CHANCE);
    hx_end(&s, 5);
    assert_true(hx_over(&s));
    assert_asked(&s, HX_PHASE_OVER, HX_NONE, 0);
    assert_int_equal(s.winners, 5);
    assert_int_equal(s.offer.by, HX_NONE);
    assert_int_equal(s.counter[2].give, 0);
    assert_int_equal(s.victim, HX_NONE);
}

static void only_the_seat_on_turn_wins(void **state) {
    (void)state;
    hx_state s = toy_table(2);
    s.goal = 4;
    s.u.classic.cards[1][HX_VICTORY] = 4;
    hx_win(&s);
    assert_false(hx_over(&s));
    s.u.classic.cards[0][HX_VICTORY] = 3;
    hx_win(&s);
    assert_false(hx_over(&s));
    s.u.classic.cards[0][HX_VICTORY] = 4;
    hx_win(&s);
    assert_true(hx_over(&s));
    assert_int_equal(s.winners, 1);
}

static void a_private_score_may_grow(void **state) {
    (void)state;
    hx_state s = toy_table(2);
    s.opt[HX_OPT_PRIVATE_SCORING] = 1;
    s.u.classic.cards[0][HX_VICTORY] = s.goal;
    hx_win(&s);
    assert_false(hx_over(&s)); /* V-02 */
    assert_int_equal(s.winners, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_asked_first_comes_first), cmocka_unit_test(founding_goes_there_and_back),
        cmocka_unit_test(seats_follow_each_other),         cmocka_unit_test(an_end_ends_all),
        cmocka_unit_test(only_the_seat_on_turn_wins),      cmocka_unit_test(a_private_score_may_grow),
    };
    return cmocka_run_group_tests_name("turn", tests, set_up, NULL);
}

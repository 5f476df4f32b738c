#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "base/cards.h"
#include "support/toy.h"

static int set_up(void **state) {
    (void)state;
    hx_init();
    return 0;
}

static hx_action discard(int seat, int kind) {
    return (hx_action){.kind = HX_DISCARD, .seat = (uint8_t)seat, .a = (uint8_t)kind};
}

static void half_a_hand_over_the_limit_is_due(void **state) { /* B-20 */
    (void)state;
    static const int hands[] = {6, 7, 8, 9, 15}, due[] = {0, 0, 4, 4, 7};
    for (int i = 0; i < 5; i++) {
        hx_state s = toy_table(2);
        hx_take(&s, 1, hx_card(2, hands[i]));
        hx_ask_discards(&s, 7, false);
        assert_int_equal(s.owes[1], due[i]);
        assert_int_equal(s.now.phase, due[i] ? HX_PHASE_DISCARD : HX_PHASE_MAIN);
        assert_int_equal(s.now.actor, due[i] ? 1 : 0);
    }
}

static void seat_after_seat_gives_card_after_card(void **state) { /* B-21 */
    (void)state;
    hx_state s = toy_table(4);
    s.turn = s.now.actor = 2;
    hx_take(&s, 1, hx_card(0, 6) | hx_card(4, 2));
    hx_take(&s, 3, hx_card(1, 10));
    hx_take(&s, 0, hx_card(1, 7));
    hx_ask_discards(&s, 7, false);
    static const int order[] = {3, 3, 3, 3, 3, 1, 1, 1, 1};
    for (int i = 0; i < 9; i++) {
        assert_int_equal(s.now.phase, HX_PHASE_DISCARD);
        assert_int_equal(s.now.actor, order[i]);
        hx_discard(&s, discard(order[i], order[i] == 3 ? 1 : i % 2 ? 0 : 4));
    }
    assert_int_equal(s.now.phase, HX_PHASE_MAIN);
    assert_int_equal(s.now.actor, 2);
    assert_int_equal(hx_hand_size(&s, 1), 4);
    assert_int_equal(s.hand[1][4], 0);
    assert_int_equal(hx_hand_size(&s, 3), 5);
    assert_int_equal(hx_hand_size(&s, 0), 7);
    assert_null(hx_broken_hands(&s));
}

static void only_cards_in_hand_can_be_given(void **state) {
    (void)state;
    hx_state s = toy_table(2);
    hx_take(&s, 0, hx_card(1, 8) | hx_card(3, 1));
    hx_ask_discards(&s, 7, false);
    hx_action list[HX_LEGAL];
    assert_int_equal(hx_legal_discards(&s, 0, list), 2);
    assert_int_equal(list[0].a, 1);
    assert_int_equal(list[1].a, 3);
    for (int k = 0; k < HX_RES; k++) {
        hx_refusal no = hx_check_discard(&s, discard(0, k));
        assert_int_equal(no.reason, k == 1 || k == 3 ? HX_FINE : HX_NO_YOU_LACK);
        if (no.reason) assert_int_equal(no.cards, hx_card(k, 1));
    }
}

static void each_card_of_a_hand_is_as_likely(void **state) { /* B-31 */
    (void)state;
    hx_state s = toy_table(2);
    hx_chance can[HX_CHANCES];
    assert_int_equal(hx_theft_chances(&s, 1, can), 0);
    hx_take(&s, 1, hx_card(0, 1) | hx_card(2, 5) | hx_card(4, 2));
    assert_int_equal(hx_theft_chances(&s, 1, can), 3);
    static const int kinds[] = {0, 2, 4}, weights[] = {1, 5, 2};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(can[i].outcome.kind, HX_STOLE);
        assert_int_equal(can[i].outcome.seat, HX_CHANCE);
        assert_int_equal(can[i].outcome.a, kinds[i]);
        assert_int_equal(can[i].weight, weights[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(half_a_hand_over_the_limit_is_due),
        cmocka_unit_test(seat_after_seat_gives_card_after_card),
        cmocka_unit_test(only_cards_in_hand_can_be_given),
        cmocka_unit_test(each_card_of_a_hand_is_as_likely),
    };
    return cmocka_run_group_tests_name("robber", tests, set_up, NULL);
}

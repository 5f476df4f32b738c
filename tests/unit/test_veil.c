#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "base/cards.h"
#include "base/rng.h"
#include "support/toy.h"

enum { LUMBER, BRICK, WOOL, GRAIN, ORE };

static int set_up(void **state) {
    (void)state;
    hx_init();
    return 0;
}

static hx_state table(void) {
    hx_state s = toy_table(3);
    hx_take(&s, 0, hx_card(LUMBER, 2) | hx_card(ORE, 1));
    hx_take(&s, 1, hx_card(BRICK, 5));
    hx_take(&s, 2, hx_card(BRICK, 1) | hx_card(WOOL, 2));
    return s;
}

static void a_view_has_the_own_hand_and_the_size_of_others(void **state) {
    (void)state;
    hx_state s = table();
    hx_view v;
    hx_observe(&s, 0, &v);
    assert_memory_equal(v.seen.hand[0], s.hand[0], HX_ROW);
    for (int k = 0; k < HX_RES; k++) assert_int_equal(v.seen.hand[1][k] + v.seen.hand[2][k], 0);
    assert_int_equal(v.seen.veiled[0], 0);
    assert_int_equal(v.seen.veiled[1], 5);
    assert_int_equal(v.seen.veiled[2], 3);
    assert_null(hx_broken(&v.seen));
}

static void a_stranger_sees_no_hand(void **state) {
    (void)state;
    hx_state s = table();
    hx_view v;
    hx_observe(&s, HX_STRANGER, &v);
    for (int seat = 0; seat < 3; seat++) {
        assert_int_equal(v.seen.veiled[seat], hx_hand_size(&s, seat));
        for (int k = 0; k < HX_RES; k++) assert_int_equal(v.seen.hand[seat][k], 0);
    }
    assert_null(hx_broken(&v.seen));
}

static void the_bank_shows_what_the_list_of_trades_shows_anyway(void **state) { /* B-17, V-09 */
    (void)state;
    hx_state s = table();
    hx_take(&s, 1, hx_card(GRAIN, s.bank[GRAIN] - 1));
    hx_view v;
    hx_observe(&s, 0, &v);
    assert_int_equal(v.seen.bank[LUMBER], 2);
    assert_int_equal(v.seen.bank[GRAIN], 1);
    s.opt[HX_OPT_BANK_SHOWN] = 1;
    hx_observe(&s, 0, &v);
    assert_memory_equal(v.seen.bank, s.bank, HX_ROW);
}

static void a_dream_fits_the_view(void **state) {
    (void)state;
    for (int shown = 0; shown < 2; shown++) {
        hx_state s = table(), dream;
        s.opt[HX_OPT_BANK_SHOWN] = (uint8_t)shown;
        hx_view v;
        hx_observe(&s, 2, &v);
        hx_rng rng = {1, 0};
        for (int i = 0; i < 500; i++) {
            hx_imagine(&v, &rng, &dream);
            assert_null(hx_broken(&dream));
            assert_memory_equal(dream.hand[2], s.hand[2], HX_ROW);
            assert_int_equal(hx_hand_size(&dream, 0), 3);
            assert_int_equal(hx_hand_size(&dream, 1), 5);
            if (shown) assert_memory_equal(dream.bank, s.bank, HX_ROW);
        }
    }
}

/* With the bank shown, the seats hold just what is not in it: 2 lumber, 5 brick, 1 ore, dealt to 3 and 5 cards by lot. */
static void every_deal_of_hidden_cards_is_as_likely(void **state) {
    (void)state;
    hx_state s = table(), dream;
    s.opt[HX_OPT_BANK_SHOWN] = 1;
    hx_view v;
    hx_observe(&s, 2, &v);
    hx_rng rng = {2, 0};
    enum { N = 8000 };
    int ore = 0, both_lumber = 0;
    for (int i = 0; i < N; i++) {
        hx_imagine(&v, &rng, &dream);
        ore += dream.hand[0][ORE];
        both_lumber += dream.hand[0][LUMBER] == 2;
    }
    assert_in_range(ore, N * 3 / 8 - 200, N * 3 / 8 + 200);
    assert_in_range(both_lumber, N * 3 / 28 - 150, N * 3 / 28 + 150); /* 3 of 8 and 2 of 7 */
}

static void promises_are_kept_in_dreams(void **state) {
    (void)state;
    hx_state s = table(), dream;
    hx_trade(&s, (hx_action){.kind = HX_OFFER, .a = 6, .give = hx_card(ORE, 1), .get = hx_card(BRICK, 1)});
    hx_trade(&s, (hx_action){.kind = HX_ANSWER, .seat = 2, .a = 1});
    hx_trade(&s, (hx_action){.kind = HX_OFFER, .seat = 1, .a = 1, .give = hx_card(BRICK, 3), .get = hx_card(ORE, 1)});
    hx_view v;
    hx_observe(&s, 0, &v);
    hx_rng rng = {3, 0};
    int other_hands = 0;
    for (int i = 0; i < 500; i++) {
        hx_imagine(&v, &rng, &dream);
        assert_null(hx_broken(&dream));
        assert_true(dream.hand[1][BRICK] >= 3 && dream.hand[2][BRICK] >= 1);
        other_hands += dream.hand[1][BRICK] != 5;
    }
    assert_true(other_hands > 400);
}

static void what_does_not_add_up_is_told(void **state) {
    (void)state;
    hx_state s = table();
    assert_null(hx_broken_hands(&s));
    s.hand[0][LUMBER]++;
    assert_non_null(hx_broken_hands(&s));
    s = table();
    s.bank[ORE]--;
    assert_non_null(hx_broken_hands(&s));
    s = table();
    s.veiled[1] = 1;
    assert_non_null(hx_broken_hands(&s));
    hx_view v;
    s = table();
    s.opt[HX_OPT_BANK_SHOWN] = 1;
    hx_observe(&s, 0, &v);
    assert_null(hx_broken_hands(&v.seen));
    v.seen.veiled[1]++;
    assert_non_null(hx_broken_hands(&v.seen));
    v.seen.veiled[1] = (uint8_t)(v.seen.veiled[1] - 2);
    assert_non_null(hx_broken_hands(&v.seen));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_view_has_the_own_hand_and_the_size_of_others),
        cmocka_unit_test(a_stranger_sees_no_hand),
        cmocka_unit_test(the_bank_shows_what_the_list_of_trades_shows_anyway),
        cmocka_unit_test(a_dream_fits_the_view),
        cmocka_unit_test(every_deal_of_hidden_cards_is_as_likely),
        cmocka_unit_test(promises_are_kept_in_dreams),
        cmocka_unit_test(what_does_not_add_up_is_told),
    };
    return cmocka_run_group_tests_name("veil", tests, set_up, NULL);
}

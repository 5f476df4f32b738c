#include "base/cards.h"
#include "base/rng.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static hx_cards random_cards(hx_rng *rng, uint32_t most) {
    hx_cards cards = 0;
    for (int kind = 0; kind < HX_CARD_FIELDS; kind++) cards |= hx_card(kind, (int)hx_rng_below(rng, most + 1));
    return cards;
}

static void a_card_is_found_again(void **state) {
    (void)state;
    for (int kind = 0; kind < HX_CARD_FIELDS; kind++) {
        for (int n = 0; n <= HX_CARD_MOST; n++) {
            hx_cards cards = hx_card(kind, n);
            assert_int_equal(hx_cards_total(cards), n);
            assert_int_equal(hx_cards_kinds(cards), n > 0);
            for (int other = 0; other < HX_CARD_FIELDS; other++) {
                assert_int_equal(hx_cards_n(cards, other), other == kind ? n : 0);
                assert_int_equal(hx_cards_has(cards, other), other == kind && n > 0);
            }
        }
    }
}

static void spread_has_a_byte_a_kind(void **state) {
    (void)state;
    hx_rng rng = {1, 0};
    for (int i = 0; i < 10000; i++) {
        hx_cards cards = random_cards(&rng, 31);
        uint64_t bytes = 0;
        int total = 0;
        for (int kind = 0; kind < HX_CARD_FIELDS; kind++) {
            bytes |= (uint64_t)hx_cards_n(cards, kind) << 8 * kind;
            total += hx_cards_n(cards, kind);
        }
        assert_true(hx_cards_spread(cards) == bytes);
        assert_int_equal(hx_cards_total(cards), total);
    }
}

static void contain_compares_each_kind(void **state) {
    (void)state;
    hx_rng rng = {2, 0};
    int yes = 0;
    for (int i = 0; i < 20000; i++) {
        hx_cards all = random_cards(&rng, 31), part = random_cards(&rng, i % 2 ? 31 : 4);
        bool expected = true;
        for (int kind = 0; kind < HX_CARD_FIELDS; kind++) expected &= hx_cards_n(all, kind) >= hx_cards_n(part, kind);
        assert_int_equal(hx_cards_contain(all, part), expected);
        yes += expected;
    }
    assert_in_range(yes, 1000, 19000);
    assert_true(hx_cards_contain(hx_card(0, 31), 0));
    assert_false(hx_cards_contain(hx_card(1, 1), hx_card(0, 1)));
}

static void add_and_sub_undo_each_other(void **state) {
    (void)state;
    hx_rng rng = {3, 0};
    for (int i = 0; i < 1000; i++) {
        hx_cards a = random_cards(&rng, 15), b = random_cards(&rng, 16);
        hx_cards sum = hx_cards_add(a, b);
        for (int kind = 0; kind < HX_CARD_FIELDS; kind++)
            assert_int_equal(hx_cards_n(sum, kind), hx_cards_n(a, kind) + hx_cards_n(b, kind));
        assert_int_equal(hx_cards_sub(sum, b), a);
    }
}

static void rows_pay_and_take(void **state) {
    (void)state;
    hx_rng rng = {4, 0};
    for (int i = 0; i < 5000; i++) {
        hx_cards held = random_cards(&rng, 31), cost = random_cards(&rng, i % 2 ? 31 : 3);
        uint8_t row[HX_ROW] = {0};
        hx_row_add(row, held);
        assert_int_equal(hx_row_cards(row), held);
        assert_int_equal(hx_row_total(row), hx_cards_total(held));
        assert_int_equal(hx_row_contains(row, cost), hx_cards_contain(held, cost));
        hx_cards missing = hx_row_missing(row, cost);
        assert_int_equal(missing == 0, hx_row_contains(row, cost));
        for (int kind = 0; kind < HX_CARD_FIELDS; kind++) {
            int lacks = hx_cards_n(cost, kind) - hx_cards_n(held, kind);
            assert_int_equal(hx_cards_n(missing, kind), lacks > 0 ? lacks : 0);
        }
        if (missing) continue;
        hx_row_sub(row, cost);
        assert_int_equal(hx_row_cards(row), hx_cards_sub(held, cost));
    }
}

static void a_row_may_hold_more_than_a_vector(void **state) {
    (void)state;
    uint8_t row[HX_ROW] = {95, 0, 127, 31};
    assert_true(hx_row_contains(row, hx_card(0, 31) | hx_card(2, 31) | hx_card(3, 31)));
    assert_false(hx_row_contains(row, hx_card(1, 1)));
    assert_int_equal(hx_row_total(row), 253);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_is_found_again),      cmocka_unit_test(spread_has_a_byte_a_kind),
        cmocka_unit_test(contain_compares_each_kind), cmocka_unit_test(add_and_sub_undo_each_other),
        cmocka_unit_test(rows_pay_and_take),          cmocka_unit_test(a_row_may_hold_more_than_a_vector),
    };
    return cmocka_run_group_tests_name("cards", tests, NULL, NULL);
}

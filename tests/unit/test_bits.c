#include "base/bits.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void one_place(void **state) {
    (void)state;
    for (int place = 0; place < 128; place++) {
        uint64_t set[2] = {0, 0};
        assert_true(hx_bits_none(set));
        hx_bit_set(set, place);
        assert_false(hx_bits_none(set));
        assert_int_equal(hx_bits_count(set), 1);
        assert_int_equal(hx_bits_lowest(set), place);
        for (int other = 0; other < 128; other++) assert_int_equal(hx_bit_test(set, other), other == place);
        hx_bit_clear(set, place);
        assert_true(hx_bits_none(set));
    }
}

static void empty(void **state) {
    (void)state;
    uint64_t set[2] = {0, 0};
    assert_int_equal(hx_bits_count(set), 0);
    assert_int_equal(hx_bits_lowest(set), -1);
    assert_int_equal(hx_bits_pop(set), -1);
    for (int from = 0; from <= 128; from++) assert_int_equal(hx_bits_next(set, from), -1);
    HX_EACH_BIT(place, set) fail_msg("%d is in an empty set", place);
}

static void walks_meet_every_place_in_order(void **state) {
    (void)state;
    for (int step = 1; step < 128; step++) {
        uint64_t set[2] = {0, 0};
        int n = 0;
        for (int place = 127; place >= 0; place -= step, n++) hx_bit_set(set, place);
        assert_int_equal(hx_bits_count(set), n);
        int met = 0, last = -1;
        HX_EACH_BIT(place, set) {
            assert_true(place > last && hx_bit_test(set, place));
            last = place;
            met++;
        }
        assert_int_equal(met, n);
        assert_int_equal(last, 127);
        for (int before = -1; met > 0; met--) {
            int place = hx_bits_pop(set);
            assert_true(place > before && !hx_bit_test(set, place));
            before = place;
        }
        assert_true(hx_bits_none(set));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_place),
        cmocka_unit_test(empty),
        cmocka_unit_test(walks_meet_every_place_in_order),
    };
    return cmocka_run_group_tests_name("bits", tests, NULL, NULL);
}

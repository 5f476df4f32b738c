#include "base/rng.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static uint64_t seed_of(const char *text) { return hx_seed(text, strlen(text)); }

static void a_number_depends_on_key_and_count_alone(void **state) {
    (void)state;
    hx_rng walk = {7, 0};
    for (uint64_t i = 0; i < 100; i++) {
        hx_rng jump = {7, i};
        assert_true(hx_rng_next(&walk) == hx_rng_next(&jump));
        assert_int_equal(walk.count, i + 1);
    }
}

/* Published games depend on these numbers: changing the function changes what a seed means. */
static void known_numbers(void **state) {
    (void)state;
    hx_rng rng = {0, 0};
    assert_true(hx_rng_next(&rng) == 0xE220A8397B1DCDAFu);
    assert_true(hx_rng_next(&rng) == 0x6E789E6AA1B965F4u);
}

static void below_is_even(void **state) {
    (void)state;
    hx_rng rng = {11, 0};
    for (uint32_t n = 1; n <= 40; n++) {
        int seen[40] = {0};
        for (uint32_t i = 0; i < 1000 * n; i++) {
            uint32_t got = hx_rng_below(&rng, n);
            assert_true(got < n);
            seen[got]++;
        }
        for (uint32_t k = 0; k < n; k++) assert_in_range(seen[k], 1000 - 200, 1000 + 200);
    }
}

/* With three quarters of the range, taking the remainder would make the lowest third twice as likely. */
static void below_has_no_bias_in_large_ranges(void **state) {
    (void)state;
    hx_rng rng = {12, 0};
    int low = 0;
    for (int i = 0; i < 30000; i++) low += hx_rng_below(&rng, 0xC0000000u) < 0x40000000u;
    assert_in_range(low, 9600, 10400);
}

static void shuffle_reaches_every_order_evenly(void **state) {
    (void)state;
    hx_rng rng = {13, 0};
    int seen[256] = {0};
    for (int i = 0; i < 24000; i++) {
        uint8_t v[4] = {0, 1, 2, 3};
        hx_rng_shuffle(&rng, v, 4);
        assert_int_equal(1 << v[0] | 1 << v[1] | 1 << v[2] | 1 << v[3], 15);
        seen[v[0] << 6 | v[1] << 4 | v[2] << 2 | v[3]]++;
    }
    int orders = 0;
    for (int i = 0; i < 256; i++) {
        if (!seen[i]) continue;
        orders++;
        assert_in_range(seen[i], 850, 1150);
    }
    assert_int_equal(orders, 24);
}

static void shuffle_of_nothing_draws_nothing(void **state) {
    (void)state;
    hx_rng rng = {14, 0};
    uint8_t one[1] = {9};
    hx_rng_shuffle(&rng, one, 0);
    hx_rng_shuffle(&rng, one, 1);
    assert_int_equal(one[0], 9);
    assert_int_equal(rng.count, 0);
}

static void weights_are_kept(void **state) {
    (void)state;
    hx_rng rng = {15, 0};
    hx_chance chances[3] = {{.weight = 1}, {.weight = 2}, {.weight = 7}};
    int seen[3] = {0};
    for (int i = 0; i < 10000; i++) seen[hx_rng_weighted(&rng, chances, 3)]++;
    assert_in_range(seen[0], 850, 1150);
    assert_in_range(seen[1], 1800, 2200);
    assert_in_range(seen[2], 6750, 7250);
    assert_int_equal(hx_rng_weighted(&rng, chances, 1), 0);
}

static void streams_share_nothing(void **state) {
    (void)state;
    for (uint64_t purpose = 1; purpose < 20; purpose++) {
        hx_rng one = {5, 0}, other = hx_rng_stream(5, purpose, 0), next = hx_rng_stream(5, purpose + 1, 0);
        for (int i = 0; i < 20; i++) {
            uint64_t x = hx_rng_next(&one), y = hx_rng_next(&other), z = hx_rng_next(&next);
            assert_true(x != y && y != z && x != z);
        }
    }
    hx_rng later = hx_rng_stream(5, 1, 3), walked = hx_rng_stream(5, 1, 0);
    for (int i = 0; i < 3; i++) hx_rng_next(&walked);
    assert_true(hx_rng_next(&later) == hx_rng_next(&walked));
}

static void seeds(void **state) {
    (void)state;
    assert_true(seed_of("0") == 0);
    assert_true(seed_of("42") == 42);
    assert_true(seed_of("0042") == 42);
    assert_true(seed_of("18446744073709551615") == UINT64_MAX);
    assert_true(seed_of("18446744073709551616") != 0);
    assert_true(seed_of("18446744073709551616") != seed_of("18446744073709551617"));
    assert_true(seed_of("") != 0);
    assert_true(seed_of("-1") != seed_of("1"));
    assert_true(seed_of("island") == seed_of("island"));
    assert_true(seed_of("island") != seed_of("islanD"));
    assert_true(hx_seed("12x", 2) == 12);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_number_depends_on_key_and_count_alone),
        cmocka_unit_test(known_numbers),
        cmocka_unit_test(below_is_even),
        cmocka_unit_test(below_has_no_bias_in_large_ranges),
        cmocka_unit_test(shuffle_reaches_every_order_evenly),
        cmocka_unit_test(shuffle_of_nothing_draws_nothing),
        cmocka_unit_test(weights_are_kept),
        cmocka_unit_test(streams_share_nothing),
        cmocka_unit_test(seeds),
    };
    return cmocka_run_group_tests_name("rng", tests, NULL, NULL);
}

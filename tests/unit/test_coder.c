/* What was written is read, and nothing else. */
#include "codec/coder.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 4096, STEPS = 3000 };

static uint64_t seed;

static unsigned below(unsigned n) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((seed >> 33) % n);
}

/* A mixture of all calls, the same for writer and reader: the values come from the seed, the reader has to find them. */
static void mixture(hx_coder *c, int steps) {
    static hx_odds odds[4];
    for (int i = 0; i < 4; i++) odds[i] = (hx_odds){1000, 1, 30};
    for (int i = 0; i < steps; i++) {
        unsigned most = below(255) + 1, value = below(most + 1), which = below(4);
        uint8_t byte = c->reading ? 0 : (uint8_t)value;
        uint16_t wide = c->reading ? 0 : (uint16_t)(value * 200), weight[5];
        for (int k = 0; k < 5; k++) weight[k] = (uint16_t)(below(3) * below(9000));
        weight[below(5)] = 7;
        int index = 0;
        while (weight[index] == 0) index++;
        bool flag = below(9) == 0;
        hx_code(c, &byte, most);
        hx_code_wide(c, &wide, 65000);
        int got = hx_code_pick(c, c->reading ? -1 : index, weight, 5);
        const uint16_t lone[3] = {0, (uint16_t)(3 + 4 * which), 0};
        int sure = hx_code_pick(c, 1, lone, 3);
        bool bit = hx_code_bit(c, flag && !c->reading, &odds[which], &odds[value % 4]);
        bool same = hx_code_flag(c, flag && !c->reading, 3, 65000);
        if (c->failed) return;
        assert_int_equal(byte, value);
        assert_int_equal(wide, value * 200);
        assert_int_equal(got, index);
        assert_int_equal(sure, 1);
        assert_int_equal(bit, flag);
        assert_int_equal(same, flag);
    }
}

static void what_was_written_is_read(void **state) {
    (void)state;
    static uint8_t bytes[ROOM * 16];
    for (uint64_t start = 0; start < 200; start++) {
        hx_coder c;
        int steps = start < 100 ? (int)start : STEPS;
        hx_coder_write(&c, 0, bytes, sizeof bytes);
        seed = start;
        mixture(&c, steps);
        size_t n = hx_coder_end(&c);
        assert_false(c.failed);
        hx_coder_read(&c, 0, bytes, n);
        seed = start;
        mixture(&c, steps);
        hx_coder_end(&c);
        assert_false(c.failed);
    }
}

static size_t written(unsigned yes, unsigned no, int n, bool flag) {
    static uint8_t bytes[ROOM];
    hx_coder c;
    hx_coder_write(&c, 0, bytes, ROOM);
    for (int i = 0; i < n; i++) hx_code_flag(&c, flag, yes, no);
    return hx_coder_end(&c);
}

static void what_is_likely_costs_little(void **state) {
    (void)state;
    assert_in_range(written(1, 1, 800, true), 100, 101);
    assert_in_range(written(35, 1, 1000, true), 1, 7);  /* 1000 * 0.041 bits */
    assert_in_range(written(1, 3, 400, true), 99, 101); /* 400 * 2 bits */
    assert_int_equal(written(1, 0, 1000, true), 0);     /* the only possibility */
}

static void odds_learn(void **state) {
    (void)state;
    static uint8_t bytes[ROOM];
    hx_coder c;
    hx_odds odds = {32768, 1, 60};
    hx_coder_write(&c, 0, bytes, ROOM);
    for (int i = 0; i < 1000; i++) hx_code_bit(&c, true, &odds, &odds);
    assert_in_range(hx_coder_end(&c), 1, 6);
    assert_in_range(odds.yes, 64000, 65535);
}

static void a_carry_runs_through(void **state) {
    (void)state;
    static uint8_t bytes[ROOM];
    const uint16_t weight[3] = {32767, 1, 32767}; /* the middle again and again: the interval stays close to a half */
    for (int last = 0; last < 3; last++) {
        hx_coder c;
        hx_coder_write(&c, 0, bytes, ROOM);
        for (int i = 0; i < 40; i++) hx_code_pick(&c, i < 39 ? 1 : last, weight, 3);
        for (int i = 0; i < 40; i++) hx_code_pick(&c, 2, weight, 3);
        size_t n = hx_coder_end(&c);
        hx_coder_read(&c, 0, bytes, n);
        for (int i = 0; i < 40; i++) assert_int_equal(hx_code_pick(&c, 0, weight, 3), i < 39 ? 1 : last);
        for (int i = 0; i < 40; i++) assert_int_equal(hx_code_pick(&c, 0, weight, 3), 2);
        hx_coder_end(&c);
        assert_false(c.failed);
    }
}

static void a_failure_stays(void **state) {
    (void)state;
    uint8_t bytes[8], field = 9;
    hx_coder c;
    hx_coder_write(&c, 0, bytes, sizeof bytes);
    hx_code(&c, &field, 8);
    assert_true(c.failed);
    field = 1;
    hx_code(&c, &field, 8);
    assert_int_equal(hx_coder_end(&c), 0);
    assert_true(c.failed);

    const uint16_t never[2] = {0, 5}, none[2] = {0, 0};
    hx_coder_write(&c, 0, bytes, sizeof bytes);
    hx_code_pick(&c, 0, never, 2);
    assert_true(c.failed);
    hx_coder_write(&c, 0, bytes, sizeof bytes);
    hx_code_pick(&c, 0, none, 2);
    assert_true(c.failed);
}

static void a_full_string_fails(void **state) {
    (void)state;
    uint8_t bytes[8], field = 200;
    hx_coder c;
    hx_coder_write(&c, 0, bytes, sizeof bytes);
    for (int i = 0; i < 20; i++) hx_code(&c, &field, 255);
    assert_int_equal(hx_coder_end(&c), 0);
    assert_true(c.failed);
}

static void reading_ends_where_writing_did(void **state) {
    (void)state;
    uint8_t bytes[64] = {0}, field = 200;
    hx_coder c;
    hx_coder_write(&c, 0, bytes, sizeof bytes);
    for (int i = 0; i < 20; i++) hx_code(&c, &field, 255);
    size_t n = hx_coder_end(&c);
    hx_coder_read(&c, 0, bytes, n + 1); /* a byte too many */
    for (int i = 0; i < 20; i++) hx_code(&c, &field, 255);
    hx_coder_end(&c);
    assert_true(c.failed);
    for (int bit = 0; bit < 8; bit++) { /* another number of the same interval */
        bytes[n - 1] ^= (uint8_t)(1 << bit);
        hx_coder_read(&c, 0, bytes, n);
        for (int i = 0; i < 20; i++) hx_code(&c, &field, 255);
        bool same = field == 200 && !c.failed;
        hx_coder_end(&c);
        assert_true(c.failed || !same);
        bytes[n - 1] ^= (uint8_t)(1 << bit);
    }
    hx_coder_read(&c, 0, bytes, n); /* too many fields: it ends, and soon */
    int i = 0;
    for (; i < 1000 && !c.failed; i++) hx_code(&c, &field, 255);
    assert_in_range(i, 20, 26);
    hx_code(&c, &field, 255);
    assert_int_equal(field, 0);
}

static void any_bytes_can_be_read(void **state) {
    (void)state;
    uint8_t bytes[256];
    for (uint64_t start = 0; start < 2000; start++) {
        hx_coder c;
        seed = start;
        size_t n = below(sizeof bytes);
        for (size_t i = 0; i < n; i++) bytes[i] = start % 3 ? (uint8_t)below(256) : 0xFF;
        const uint16_t weight[3] = {1, 2, 4};
        hx_coder_read(&c, 0, bytes, n);
        for (int i = 0; i < 100000 && !c.failed; i++) {
            uint8_t field;
            hx_code(&c, &field, 6);
            assert_in_range(field, 0, 6);
            assert_in_range(hx_code_pick(&c, 0, weight, 3), 0, 2);
        }
        assert_true(c.failed);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_written_is_read),
        cmocka_unit_test(what_is_likely_costs_little),
        cmocka_unit_test(odds_learn),
        cmocka_unit_test(a_carry_runs_through),
        cmocka_unit_test(a_failure_stays),
        cmocka_unit_test(a_full_string_fails),
        cmocka_unit_test(reading_ends_where_writing_did),
        cmocka_unit_test(any_bytes_can_be_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

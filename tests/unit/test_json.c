/* The JSON writer: what it writes, and that what does not fit fails as a whole. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <cmocka.h>
#include <string.h>

#include "wasm/json.h"

enum { ROOM = 256 };

static char out[ROOM + 1];

static void assert_written(const hx_json *j, const char *expected) {
    size_t length = hx_json_end(j);
    assert_int_equal(length, strlen(expected));
    assert_memory_equal(out, expected, length);
}

static void values_and_commas(void **state) {
    (void)state;
    hx_json j;
    hx_json_start(&j, out, ROOM);
    hx_json_open(&j, '{');
    hx_json_put_int(&j, "a", 1);
    hx_json_put_text(&j, "b", "x");
    hx_json_put_bool(&j, "c", true);
    hx_json_put_open(&j, "d", '[');
    hx_json_bool(&j, false);
    hx_json_null(&j);
    hx_json_open(&j, '{');
    hx_json_close(&j, '}');
    hx_json_text(&j, NULL);
    hx_json_close(&j, ']');
    hx_json_key_part(&j, "left.road", 4);
    hx_json_int(&j, 2);
    hx_json_close(&j, '}');
    assert_written(&j, "{\"a\":1,\"b\":\"x\",\"c\":true,\"d\":[false,null,{},null],\"left\":2}");
}

static void whole_numbers(void **state) {
    (void)state;
    hx_json j;
    hx_json_start(&j, out, ROOM);
    hx_json_open(&j, '[');
    hx_json_int(&j, 0);
    hx_json_int(&j, -7);
    hx_json_int(&j, INT64_MAX);
    hx_json_int(&j, INT64_MIN);
    hx_json_close(&j, ']');
    assert_written(&j, "[0,-7,9223372036854775807,-9223372036854775808]");
}

static void texts_are_escaped(void **state) {
    (void)state;
    hx_json j;
    hx_json_start(&j, out, ROOM);
    hx_json_text(&j, "a\"b\\c\n\x1f \xc3\xa4");
    assert_written(&j, "\"a\\\"b\\\\c\\u000a\\u001f \xc3\xa4\"");
}

/* In every room that is too small nothing is written behind its end, and the length is 0. */
static void what_does_not_fit_fails(void **state) {
    (void)state;
    static const char whole[] = "[\"abc\",-12]";
    for (size_t room = 0; room <= sizeof whole; room++) {
        hx_json j;
        memset(out, '#', sizeof out);
        hx_json_start(&j, out, room);
        hx_json_open(&j, '[');
        hx_json_text(&j, "abc");
        hx_json_int(&j, -12);
        hx_json_close(&j, ']');
        assert_int_equal(hx_json_end(&j), room >= sizeof whole - 1 ? sizeof whole - 1 : 0);
        assert_int_equal(out[room], '#');
    }
}

static void open_brackets_fail(void **state) {
    (void)state;
    hx_json j;
    hx_json_start(&j, out, ROOM);
    hx_json_open(&j, '[');
    assert_int_equal(hx_json_end(&j), 0);
    hx_json_close(&j, ']');
    assert_int_equal(hx_json_end(&j), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_and_commas),  cmocka_unit_test(whole_numbers),
        cmocka_unit_test(texts_are_escaped),  cmocka_unit_test(what_does_not_fit_fails),
        cmocka_unit_test(open_brackets_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

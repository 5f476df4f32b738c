/* Bytes as text: what is tolerated, and which error the rest gives. */
#include "codec/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = HX_TEXT_MOST + 64 };

static char text[ROOM];
static uint8_t bytes[HX_TEXT_ROOM], found[HX_TEXT_ROOM];

static size_t sample(size_t n) {
    for (size_t i = 0; i < n; i++) bytes[i] = (uint8_t)(i * 73 + n);
    return hx_text_write('p', bytes, n, text, ROOM);
}

static hx_err read_text(const char *t, size_t length, size_t *n) {
    int version;
    char kind;
    hx_err err = hx_text_read(t, length, &version, &kind, found, n);
    if (err) return err;
    assert_int_equal(version, HX_TEXT_VERSION);
    assert_int_equal(kind, 'p');
    assert_memory_equal(found, bytes, *n);
    return HX_OK;
}

static hx_err reads(const char *t) {
    size_t n;
    return read_text(t, strlen(t), &n);
}

static void every_length_there_and_back(void **state) {
    (void)state;
    for (size_t n = 0; n <= HX_TEXT_BYTES; n += n < 300 ? 1 : 997) {
        size_t length = sample(n), back = 0;
        assert_int_equal(length, strlen(text));
        assert_in_range(length, 1, HX_TEXT_MOST);
        assert_int_equal(strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"), length);
        assert_int_equal(read_text(text, length, &back), HX_OK);
        assert_int_equal(back, n);
    }
    assert_int_equal(hx_text_write('p', bytes, HX_TEXT_BYTES + 1, text, ROOM), 0);
}

static void the_checksum_is_the_usual_one(void **state) {
    (void)state;
    assert_int_equal(hx_checksum(0, (const uint8_t *)"123456789", 9), 0xCBF43926);
    uint32_t half = hx_checksum(0, (const uint8_t *)"12345", 5);
    assert_int_equal(hx_checksum(half, (const uint8_t *)"6789", 4), 0xCBF43926);
}

static void little_room_is_respected(void **state) {
    (void)state;
    size_t length = sample(40);
    for (size_t room = 0; room < length + 3; room++) {
        char small[128];
        memset(small, '#', sizeof small);
        assert_int_equal(hx_text_write('p', bytes, 40, small, room), length);
        for (size_t i = room; i < sizeof small; i++) assert_int_equal(small[i], '#');
        if (room) assert_int_equal(strlen(small), room <= length ? room - 1 : length);
    }
}

static void what_messengers_add_is_ignored(void **state) {
    (void)state;
    static const char *const behind[] = {"",    ".", ")",   ").", " ",    "\n",          "\r\n",   "_",
                                         "-",   "*", "...", ">",  "\">",  " and a word", "&utm=x", "#top",
                                         "%20", ",", "!",   "_)", " -- ", "\xE2\x80\x8B"};
    static const char *const before[] = {"", " ", "\n", "\t  "};
    char t[256];
    for (size_t i = 0; i < sizeof behind / sizeof *behind; i++)
        for (size_t k = 0; k < sizeof before / sizeof *before; k++) {
            sample(30);
            snprintf(t, sizeof t, "%s%.200s%s", before[k], text, behind[i]);
            assert_int_equal(reads(t), HX_OK);
        }
}

static void lines_may_be_wrapped(void **state) {
    (void)state;
    char t[256];
    size_t length = sample(60);
    for (size_t cut = 1; cut < length; cut++) {
        snprintf(t, sizeof t, "%.*s\r\n  %s", (int)cut, text, text + cut);
        assert_int_equal(reads(t), HX_OK);
    }
}

static void a_cut_text_is_short(void **state) {
    (void)state;
    size_t length = sample(200), n;
    for (size_t cut = 1; cut < length; cut++) {
        assert_int_equal(read_text(text, cut, &n), HX_ERR_SHORT);
        char t[512];
        snprintf(t, sizeof t, "%.*s...", (int)cut, text);
        assert_int_equal(reads(t), cut > 1 ? HX_ERR_SHORT : HX_ERR_FORMAT);
    }
}

static void a_changed_character_is_found(void **state) {
    (void)state;
    static const char others[] = "Aq7-_%";
    size_t length = sample(90);
    for (size_t at = 0; at < length; at++)
        for (const char *o = others; *o; o++) {
            sample(90);
            if (text[at] == *o) continue;
            text[at] = *o;
            assert_int_not_equal(reads(text), HX_OK);
            if (at > 3 && (*o != '%' || at + 4 < length)) assert_int_equal(reads(text), HX_ERR_DAMAGED);
        }
}

static void every_error_is_told_apart(void **state) {
    (void)state;
    sample(20);
    char t[256];
    assert_int_equal(reads(""), HX_ERR_FORMAT);
    assert_int_equal(reads("   "), HX_ERR_FORMAT);
    assert_int_equal(reads("hello"), HX_ERR_FORMAT);
    assert_int_equal(reads("#g=1pA"), HX_ERR_FORMAT);
    assert_int_equal(reads("1PA"), HX_ERR_FORMAT);
    assert_int_equal(reads("1%A"), HX_ERR_FORMAT);
    assert_int_equal(reads("1"), HX_ERR_SHORT);
    assert_int_equal(reads("1p"), HX_ERR_SHORT);
    assert_int_equal(reads("2"), HX_ERR_VERSION);
    assert_int_equal(reads("9zzzzz"), HX_ERR_VERSION);
    assert_int_equal(reads("1pB"), HX_ERR_DAMAGED);    /* no room for a checksum */
    assert_int_equal(reads("1p____"), HX_ERR_DAMAGED); /* a length that cannot be */
    snprintf(t, sizeof t, "%.200sx", text);
    assert_int_equal(reads(t), HX_ERR_DAMAGED);
    snprintf(t, sizeof t, "%.12s%%%.200s", text, text + 12);
    assert_int_equal(reads(t), HX_ERR_DAMAGED);
}

static void too_long_is_not_looked_at(void **state) {
    (void)state;
    size_t length = sample(20), n;
    memset(text + length, ' ', ROOM - length);
    assert_int_equal(read_text(text, HX_TEXT_MOST, &n), HX_OK);
    assert_int_equal(read_text(text, HX_TEXT_MOST + 1, &n), HX_ERR_FORMAT);
}

static void bits_that_nobody_wrote_are_refused(void **state) {
    (void)state;
    size_t length = sample(9); /* 13 bytes: 4 of the last 6 bits are filling */
    text[length - 1]++;
    assert_int_equal(reads(text), HX_ERR_DAMAGED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_length_there_and_back),  cmocka_unit_test(the_checksum_is_the_usual_one),
        cmocka_unit_test(little_room_is_respected),     cmocka_unit_test(what_messengers_add_is_ignored),
        cmocka_unit_test(lines_may_be_wrapped),         cmocka_unit_test(a_cut_text_is_short),
        cmocka_unit_test(a_changed_character_is_found), cmocka_unit_test(every_error_is_told_apart),
        cmocka_unit_test(too_long_is_not_looked_at),    cmocka_unit_test(bits_that_nobody_wrote_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

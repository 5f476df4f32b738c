/* fuzz_mutations - whatever becomes of a link: it is refused, or loads whole, and then it holds the same game. Each golden sample is
 * cut at every length and changed at every character; besides come random strings, most of them with a checksum that fits, for
 * nothing behind it would ever be reached otherwise. What they load is sound, and what is written of it holds the same.
 *
 *   fuzz_mutations [random strings]      100,000 when left out */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "codec/text.h"
#include "hx.h"

enum { ROOM = HX_TEXT_MOST + 64, NAME = 300, MOST = 400 };

static int strings = 100000;

/* Milliseconds of processor time. The bar is for the program people have; with sanitizers and invariants all takes longer. */
enum { BAR = 50, FAILS = 5 * BAR };

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
static const char others[] = "A_9-a0v .";

static char sample[MOST][ROOM];
static size_t length_of[MOST];
static int samples;

static struct {
    long tried, refused, loaded;
    double longest;
} tally;

static double now(void) { return (double)clock() * 1000 / CLOCKS_PER_SEC; }

/* ---- samples */
static void read_sample(const char *name) {
    char path[NAME];
    assert_in_range(snprintf(path, sizeof path, "golden/v1/%s", name), 1, NAME - 1);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t n = fread(sample[samples], 1, ROOM - 1, file);
    fclose(file);
    while (n && sample[samples][n - 1] == '\n') n--;
    sample[samples][n] = 0;
    length_of[samples++] = n;
}

static int read_samples(void **state) {
    (void)state;
    DIR *folder = opendir("golden/v1");
    assert_non_null(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        const char *end = strrchr(entry->d_name, '.');
        if (!end || strcmp(end, ".link") != 0) continue;
        assert_in_range(samples, 0, MOST - 1);
        read_sample(entry->d_name);
    }
    closedir(folder);
    assert_in_range(samples, 100, MOST);
    return 0;
}

/* ---- one text: false if it is refused; else what it holds is written to `again` */
static bool load(const char *text, size_t n, hx_link kind, char again[ROOM]) {
    hx_state s;
    hx_view v;
    hx_err err;
    if (kind == HX_LINK_VIEW) {
        if (hx_view_load(text, n, &v)) return false;
        assert_null(hx_broken(&v.seen));
        return hx_view_save(&v, again, ROOM) > 0;
    }
    if (kind == HX_LINK_POSITION) {
        if (hx_state_load(text, n, &s)) return false;
        assert_null(hx_broken(&s));
        return hx_state_save(&s, again, ROOM) > 0;
    }
    hx_game *g = hx_game_load(text, n, 1, &err);
    assert_int_equal(!g, err != HX_OK);
    if (!g) return false;
    assert_null(hx_broken(hx_game_state(g)));
    hx_game_save(g, again, ROOM);
    hx_game_free(g);
    return true;
}

static bool try_text(const char *text, size_t n, char again[ROOM]) {
    hx_link kind;
    double began = now();
    bool loads = !hx_link_kind(text, n, &kind) && load(text, n, kind, again);
    double took = now() - began;
    if (took > tally.longest) tally.longest = took;
    tally.tried++;
    if (loads)
        tally.loaded++;
    else
        tally.refused++;
    return loads;
}

static void tell(const char *what) {
    printf("%s: %ld texts, %ld refused, %ld loaded whole, %.1f ms the longest (bar %d)\n", what, tally.tried,
           tally.refused, tally.loaded, tally.longest, BAR);
    assert_true(tally.longest < FAILS);
    memset(&tally, 0, sizeof tally);
}

/* ---- cut, changed, with something put in */
static void cut_at_every_length(void **state) {
    (void)state;
    static char again[ROOM];
    for (int i = 0; i < samples; i++)
        for (size_t n = 0; n < length_of[i]; n++) assert_false(try_text(sample[i], n, again));
    tell("cut at every length");
}

static void every_character_changed(void **state) {
    (void)state;
    static char again[ROOM], text[ROOM];
    for (int i = 0; i < samples; i++)
        for (size_t at = 0; at < length_of[i]; at++)
            for (const char *other = others; *other; other++) {
                if (sample[i][at] == *other) continue;
                memcpy(text, sample[i], length_of[i]);
                text[at] = *other;
                if (try_text(text, length_of[i], again)) assert_string_equal(again, sample[i]);
            }
    tell("every character changed");
}

static void something_put_in(void **state) {
    (void)state;
    static const char *const more[] = {" ", "\r\n", "x", "-", "%"};
    static char again[ROOM], text[ROOM + 8];
    for (int i = 0; i < samples; i++)
        for (size_t at = 0; at <= length_of[i]; at++)
            for (size_t k = 0; k < sizeof more / sizeof *more; k++) {
                if (k < 2 && at % 64) continue; /* it loads, which takes time */
                int n = snprintf(text, sizeof text, "%.*s%s%s", (int)at, sample[i], more[k], sample[i] + at);
                bool loads = try_text(text, (size_t)n, again);
                if (k < 2) assert_true(loads);
                if (loads) assert_string_equal(again, sample[i]);
            }
    tell("something put in");
}

/* ---- random strings */
static size_t any_characters(hx_rng *rng, char *text) {
    size_t n = hx_rng_below(rng, 400);
    for (size_t i = 0; i < n; i++)
        text[i] = hx_rng_below(rng, 16) ? digits[hx_rng_below(rng, 64)] : (char)hx_rng_below(rng, 256);
    if (n > 1 && hx_rng_below(rng, 2)) {
        text[0] = '1';
        text[1] = hx_rng_below(rng, 2) ? 'p' : 'r';
    }
    return n;
}

static size_t any_payload(hx_rng *rng, char *text) {
    static const char kinds[] = "prv";
    uint8_t bytes[HX_TEXT_ROOM];
    size_t n = hx_rng_below(rng, 300);
    for (size_t i = 0; i < n; i++) bytes[i] = (uint8_t)hx_rng_below(rng, 256);
    if (n) bytes[0] = (uint8_t)(4 * (1 + hx_rng_below(rng, 4)) + hx_rng_below(rng, 4)); /* a ruleset that there is */
    return hx_text_write(kinds[hx_rng_below(rng, 3)], bytes, n, text, ROOM);
}

/* The beginning of a sample, and then anything; or a few of its bits. */
static size_t changed_payload(hx_rng *rng, char *text) {
    uint8_t bytes[HX_TEXT_ROOM];
    int version, i;
    char kind;
    size_t n;
    do i = (int)hx_rng_below(rng, (uint32_t)samples);
    while (sample[i][1] == 'r' && hx_rng_below(rng, 4)); /* they take longest */
    assert_int_equal(hx_text_read(sample[i], length_of[i], &version, &kind, bytes, &n), HX_OK);
    size_t at = hx_rng_below(rng, (uint32_t)n);
    if (hx_rng_below(rng, 2)) {
        bytes[at] ^= (uint8_t)(1u << hx_rng_below(rng, 8));
    } else {
        n = at + hx_rng_below(rng, 40);
        for (; at < n; at++) bytes[at] = (uint8_t)hx_rng_below(rng, 256);
    }
    return hx_text_write(kind, bytes, n, text, ROOM);
}

static void random_strings(void **state) {
    (void)state;
    static size_t (*const makers[])(hx_rng * rng, char *text) = {any_characters, any_payload, changed_payload,
                                                                 changed_payload};
    static char again[ROOM], text[ROOM];
    hx_rng rng = {20, 0};
    int otherwise = 0;
    for (int i = 0; i < strings; i++) {
        size_t n = makers[i % 4](&rng, text);
        assert_in_range(n, 0, ROOM - 1);
        text[n] = 0;
        if (!try_text(text, n, again) || !strcmp(again, text)) continue;
        otherwise++; /* a question asked without need, as FORMAT.md allows: written again it is written for good */
        char twice[ROOM];
        assert_true(try_text(again, strlen(again), twice));
        assert_string_equal(twice, again);
    }
    printf("%d of those loaded are written otherwise\n", otherwise);
    tell("random strings");
}

/* The longest texts there are: a replay, and then as many bytes as fit. */
static void long_strings(void **state) {
    (void)state;
    static char again[ROOM], text[ROOM];
    uint8_t bytes[HX_TEXT_ROOM];
    hx_rng rng = {30, 0};
    for (int i = 0; i < samples; i++) {
        int version;
        char kind;
        size_t at;
        assert_int_equal(hx_text_read(sample[i], length_of[i], &version, &kind, bytes, &at), HX_OK);
        if (kind != 'r') continue;
        for (at -= hx_rng_below(&rng, (uint32_t)at / 2); at < HX_TEXT_BYTES; at++)
            bytes[at] = (uint8_t)hx_rng_below(&rng, 256);
        size_t n = hx_text_write(kind, bytes, at, text, ROOM);
        try_text(text, n, again);
    }
    tell("as long as can be");
}

int main(int argc, char **argv) {
    hx_init();
    if (argc > 1) strings = atoi(argv[1]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cut_at_every_length), cmocka_unit_test(every_character_changed),
        cmocka_unit_test(something_put_in),    cmocka_unit_test(random_strings),
        cmocka_unit_test(long_strings),
    };
    return cmocka_run_group_tests(tests, read_samples, NULL);
}

/* Links of every published version must load and hold what their account says; links that are broken must give their error.
 *
 * golden/v<n>/<name>.link has its account in <name>.txt beside it; samples.c made them.
 * golden/refused/<error>-<what>.link begins with its error. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "golden/account.h"
#include "hx.h"

enum { ROOM = 20000, NAME = 600, MOST = 400, LEAST_SAMPLES = 100, LEAST_REFUSED = 20 };

static const char refused[] = "golden/refused";

/* ---- files */
static size_t read_file(const char *name, char *out, size_t room) {
    FILE *file = fopen(name, "rb");
    if (!file) {
        fail_msg("no file %s", name);
        return 0;
    }
    size_t n = fread(out, 1, room - 1, file);
    fclose(file);
    out[n] = 0;
    return n;
}

static int by_name(const void *one, const void *other) { return strcmp(one, other); }

/* The names of all links in a folder, without their ending, sorted. */
static int links_in(const char *where, char names[MOST][NAME]) {
    DIR *open = opendir(where);
    int n = 0;
    if (!open) {
        fail_msg("no folder %s", where);
        return 0;
    }
    for (struct dirent *entry; (entry = readdir(open)) && n < MOST;) {
        const char *end = strrchr(entry->d_name, '.');
        if (!end || strcmp(end, ".link") != 0) continue;
        snprintf(names[n++], NAME, "%.*s", (int)(end - entry->d_name), entry->d_name);
    }
    closedir(open);
    qsort(names, (size_t)n, sizeof *names, by_name);
    return n;
}

/* ---- the tests */
/* The link of what a link holds, as it is written today. */
static void write_again(const char *link, char again[ROOM]) {
    size_t n = strlen(link);
    hx_state s;
    hx_view v;
    if (link[1] == 'v')
        assert_true(hx_view_load(link, n, &v) == HX_OK && hx_view_save(&v, again, ROOM));
    else if (link[1] == 'p')
        assert_true(hx_state_load(link, n, &s) == HX_OK && hx_state_save(&s, again, ROOM));
    else {
        hx_game *g = hx_game_load(link, n, 0, NULL);
        hx_game_save(g, again, ROOM);
        hx_game_free(g);
    }
}

static void read_link(const char *where, const char *name, char link[ROOM]) {
    char path[NAME + 64];
    assert_in_range(snprintf(path, sizeof path, "%s/%s.link", where, name), 1, sizeof path - 1);
    size_t n = read_file(path, link, ROOM);
    assert_true(n > 1 && link[n - 1] == '\n');
    link[n - 1] = 0;
}

static void read_sample(const char *where, const char *name, char link[ROOM], hx_account *told) {
    static char expected[HX_ACCOUNT];
    char path[NAME + 64];
    read_link(where, name, link);
    hx_tell(told, link);
    snprintf(path, sizeof path, "%s/%s.txt", where, name);
    read_file(path, expected, HX_ACCOUNT);
    if (strcmp(told->text, expected) != 0) fail_msg("%s tells something else than %s", name, path);
}

static void links_hold_what_they_held(void **state) {
    (void)state;
    static hx_account told;
    static char names[MOST][NAME], link[ROOM], again[ROOM];
    int n = links_in("golden/v1", names);
    assert_in_range(n, LEAST_SAMPLES, MOST - 1);
    for (int i = 0; i < n; i++) {
        read_sample("golden/v1", names[i], link, &told);
        write_again(link, again);
        assert_string_equal(again, link);
    }
}

/* Version 0 is read for ever, and written as version 1. */
static void old_links_hold_what_they_held(void **state) {
    (void)state;
    static hx_account told, told_again;
    static char names[MOST][NAME], link[ROOM], again[ROOM];
    int n = links_in("golden/v0", names);
    assert_in_range(n, LEAST_SAMPLES, MOST - 1);
    for (int i = 0; i < n; i++) {
        read_sample("golden/v0", names[i], link, &told);
        assert_int_equal(link[0], '0');
        write_again(link, again);
        assert_int_equal(again[0], '1');
        hx_tell(&told_again, again);
        assert_string_equal(told_again.text, told.text);
    }
}

/* ---- each phase of each game has a sample of each sort */
#define IN(phase) (1u << HX_PHASE_##phase)

static uint32_t phases_of(const char *ruleset) {
    const uint32_t all =
        IN(OVER) | IN(BEFORE_ROLL) | IN(DICE) | IN(DISCARD) | IN(ROB) | IN(THEFT) | IN(MAIN) | IN(ANSWER);
    const uint32_t island = all | IN(FOUND_SETTLEMENT) | IN(FOUND_ROAD) | IN(MOVE_ROBBER) | IN(FREE_ROAD) | IN(DRAW);
    if (!strcmp(ruleset, "classic")) return island | IN(BUILDING);
    if (!strcmp(ruleset, "classic56")) return island | IN(BUILDING) | IN(PARTNER);
    if (!strcmp(ruleset, "duel")) return island | IN(NEUTRAL) | IN(GIVE_BACK);
    return all | IN(ORDER_DICE) | IN(PLACE_TRIBE) | IN(PLACE_NOMAD) | IN(NEANDERTHAL) | IN(HUNT) | IN(ROBBER_TILE) |
           IN(REVEAL) | IN(LAY_DESERT) | IN(FREE_TILE);
}

static hx_state state_of(const char *link) {
    size_t n = strlen(link);
    hx_state s;
    hx_view v;
    if (link[1] == 'p') {
        assert_int_equal(hx_state_load(link, n, &s), HX_OK);
    } else if (link[1] == 'v') {
        assert_int_equal(hx_view_load(link, n, &v), HX_OK);
        s = v.seen;
    } else {
        hx_game *g = hx_game_load(link, n, 0, NULL);
        assert_non_null(g);
        s = *hx_game_state(g);
        hx_game_free(g);
    }
    return s;
}

static void each_phase_of_each_game_has_a_sample(void **state) {
    (void)state;
    static const char sorts[] = "prv";
    static char names[MOST][NAME], link[ROOM];
    uint32_t there[sizeof sorts][64] = {{0}};
    int n = links_in("golden/v1", names);
    for (int i = 0; i < n; i++) {
        read_link("golden/v1", names[i], link);
        hx_state s = state_of(link);
        there[strchr(sorts, link[1]) - sorts][s.ruleset] |= 1u << s.now.phase;
    }
    for (int sort = 0; sorts[sort]; sort++)
        for (int k = 0; k < hx_ruleset_count(); k++)
            if (there[sort][k] != phases_of(hx_ruleset_key(k)))
                fail_msg("%s, %c: phases %x instead of %x", hx_ruleset_key(k), sorts[sort], (unsigned)there[sort][k],
                         (unsigned)phases_of(hx_ruleset_key(k)));
    printf("%d samples of version 1\n", n);
}

static hx_err error_of(const char *name) {
    static const struct {
        const char *word;
        hx_err err;
    } errors[] = {
        {"format", HX_ERR_FORMAT}, {"short", HX_ERR_SHORT}, {"damaged", HX_ERR_DAMAGED}, {"version", HX_ERR_VERSION}};
    size_t n = strcspn(name, "-");
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (strlen(errors[i].word) == n && !strncmp(errors[i].word, name, n)) return errors[i].err;
    fail_msg("%s begins with no error", name);
    return HX_OK;
}

static void check_refused(const char *name) {
    static char link[2 * ROOM];
    char path[NAME + 64];
    hx_state s;
    hx_view v;
    hx_err err, wanted = error_of(name);
    snprintf(path, sizeof path, "%s/%s.link", refused, name);
    size_t n = read_file(path, link, sizeof link);
    if (n && link[n - 1] == '\n') link[--n] = 0;
    if (link[1] == 'v') {
        err = hx_view_load(link, n, &v);
    } else {
        assert_null(hx_game_load(link, n, 0, &err));
        if (link[1] != 'r') assert_int_equal(hx_state_load(link, n, &s), err);
    }
    if (err != wanted) fail_msg("%s gives error %d instead of %d", name, (int)err, (int)wanted);
}

static void broken_links_are_refused(void **state) {
    (void)state;
    static char names[MOST][NAME];
    int n = links_in(refused, names);
    assert_in_range(n, LEAST_REFUSED, MOST - 1);
    for (int i = 0; i < n; i++) check_refused(names[i]);
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(links_hold_what_they_held),
        cmocka_unit_test(old_links_hold_what_they_held),
        cmocka_unit_test(each_phase_of_each_game_has_a_sample),
        cmocka_unit_test(broken_links_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

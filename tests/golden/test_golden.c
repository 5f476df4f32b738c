/* Links of every published version must load and hold what their account says; links that are broken must give their error.
 *
 *   test_golden            compares; run in tests/
 *   test_golden --renew [beginning]
 *                          writes new links and accounts of version 0, all or those whose names begin so: only while no release has
 *                          published it, and with a line in the changelog
 *
 * golden/v<n>/<name>.link has its account in <name>.txt beside it. golden/refused/<error>-<what>.link begins with its error. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "hx.h"
#include "support/position.h"
#include "support/wander.h"

enum { ROOM = 20000, ACCOUNT = 400000, NAME = 600, MOST = 400, LEAST_SAMPLES = 25, LEAST_REFUSED = 20 };

static const char folder[] = "golden/v0", refused[] = "golden/refused";

typedef struct account {
    char text[ACCOUNT];
    size_t at;
} account;

static void say(account *to, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int n = vsnprintf(to->text + to->at, ACCOUNT - to->at, format, arguments);
    va_end(arguments);
    assert_true(n >= 0 && (size_t)n < ACCOUNT - to->at);
    to->at += (size_t)n;
}

/* ---- an account: what a link holds, a line each */
enum { NONE, DIE, RES, HEX, VERTEX, EDGE, SEAT, SEATS, YES, CARD, TRACK, HUNTER, FACE, MAYBE };

enum { GET = 1, BOTH = 2, WAY = 3 };

static const uint8_t types[256][3] = {
#define HX_KIND(code, name, who, a, b, cards) [code] = {a, b, cards},
#include "rules/actions.inc"
#undef HX_KIND
};

static void say_place(account *to, const hx_board *b, enum hx_place what, int place) {
    char name[16];
    hx_place_name(b, what, place, name);
    say(to, " %s", name);
}

static void say_field(account *to, const hx_board *b, int type, int x) {
    switch (type) {
    case NONE: break;
    case HEX: say_place(to, b, HX_HEX, x); break;
    case VERTEX: say_place(to, b, HX_VERTEX, x); break;
    case EDGE: say_place(to, b, HX_EDGE, x); break;
    case RES: say(to, " %c", (b == hx_board_of(hx_ruleset_find("stoneage")) ? "mbsf" : "lbwgo")[x]); break;
    case MAYBE:
        if (x != (int)HX_NONE) say_place(to, b, HX_VERTEX, x);
        break;
    case CARD: say(to, " %s", hx_card_word(x)); break;
    case SEAT: say(to, " %s", x == (int)HX_NONE ? "nobody" : hx_seat_word(x)); break;
    case YES: say(to, " %s", x ? "yes" : "no"); break;
    case SEATS:
        for (int seat = 0; seat < HX_SEATS; seat++)
            if (x >> seat & 1) say(to, " %s", hx_seat_word(seat));
        break;
    default: say(to, " %d", x);
    }
}

static void say_cards(account *to, const char *before, hx_cards cards) {
    char words[HX_WORD];
    uint8_t each[HX_WORD_KINDS];
    if (!cards) return;
    hx_unpack_cards(cards, each);
    hx_cards_words(each, words);
    say(to, " %s %s", before, words);
}

static void say_action(account *to, const hx_state *s, hx_action a) {
    const hx_board *b = hx_board_of(s->ruleset);
    say(to, "%s %s", hx_seat_word(a.seat), hx_kind_word(a.kind));
    say_field(to, b, types[a.kind][0], a.a);
    say_field(to, b, types[a.kind][1], a.b);
    hx_letters_of(s->ruleset);
    if (types[a.kind][2] == WAY)
        for (hx_cards way = a.give; way; way >>= 5) say(to, " over box %d", (int)(way & 31));
    else
        say_cards(to, "gives", a.give);
    say_cards(to, "gets", a.get);
    say(to, "\n");
}

static void say_state(account *to, const hx_state *s) {
    to->at += hx_position_words(s, to->text + to->at, ACCOUNT - to->at);
    for (int seat = 0; seat < s->seats; seat++) say(to, "%s has %d points\n", hx_seat_word(seat), hx_points(s, seat));
    say(to, "hash %016llx\n", (unsigned long long)hx_hash(s));
}

static void tell_position(account *to, const char *link) {
    hx_state s;
    assert_int_equal(hx_state_load(link, strlen(link), &s), HX_OK);
    say(to, "position\n");
    say_state(to, &s);
}

static void tell_view(account *to, const char *link) {
    hx_view v;
    assert_int_equal(hx_view_load(link, strlen(link), &v), HX_OK);
    say(to, "view of %s\n", v.seat == HX_STRANGER ? "a stranger" : hx_seat_word(v.seat));
    bool world = !strcmp(hx_ruleset_key(v.seen.ruleset), "stoneage");
    for (int seat = 0; seat < v.seen.seats; seat++)
        say(to, "%s has %d hidden cards, %d hidden development cards\n", hx_seat_word(seat), v.seen.veiled[seat],
            world ? 0 : v.seen.u.classic.hidden[seat]);
    say_state(to, &v.seen);
}

static void tell_replay(account *to, const char *link) {
    hx_err err;
    hx_state s;
    hx_game *g = hx_game_load(link, strlen(link), 0, &err);
    assert_int_equal(err, HX_OK);
    say(to, "replay of %d actions\n", hx_game_length(g));
    assert_true(hx_game_at(g, 0, &s));
    say_state(to, &s);
    say(to, "\n");
    for (int i = 0; i < hx_game_length(g); i++) say_action(to, &s, hx_game_action(g, i));
    say(to, "\n");
    say_state(to, hx_game_state(g));
    hx_game_free(g);
}

static void tell(account *to, const char *link) {
    hx_link kind;
    to->at = 0;
    assert_int_equal(hx_link_kind(link, strlen(link), &kind), HX_OK);
    if (kind == HX_LINK_POSITION)
        tell_position(to, link);
    else if (kind == HX_LINK_VIEW)
        tell_view(to, link);
    else
        tell_replay(to, link);
}

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

static void write_file(const char *name, const char *text) {
    FILE *file = fopen(name, "wb");
    if (!file) {
        fail_msg("cannot write %s", name);
        return;
    }
    fputs(text, file);
    fclose(file);
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

/* ---- samples of version 0, made anew */
static const char *beginning = "";

static void keep(const char *name, const char *link) {
    static account told;
    char path[NAME], line[ROOM];
    if (strncmp(name, beginning, strlen(beginning)) != 0) return;
    tell(&told, link);
    snprintf(line, sizeof line, "%s\n", link);
    snprintf(path, sizeof path, "%s/%s.link", folder, name);
    write_file(path, line);
    snprintf(path, sizeof path, "%s/%s.txt", folder, name);
    write_file(path, told.text);
}

static hx_action bot_move(const hx_state *s, uint64_t seed) {
    static _Alignas(8) unsigned char memory[1 << 20];
    hx_view v;
    assert_true(hx_bot_size() <= sizeof memory);
    hx_observe(s, s->now.actor, &v);
    hx_bot *bot = hx_bot_start(memory, &v, hx_level_count() - 1, seed);
    while (!hx_bot_think(bot, 100)) {
    }
    return hx_bot_choice(bot);
}

static void advance(hx_game *g, hx_rng *rng, bool bots) {
    const hx_state *s = hx_game_state(g);
    hx_action a = s->now.actor == HX_CHANCE || !bots ? wander_lively(s, rng) : bot_move(s, rng->key + rng->count++);
    assert_int_equal(hx_game_act(g, a).reason, HX_FINE);
}

static hx_game *play(const hx_options *o, int length, bool bots) {
    hx_err err;
    hx_game *g = hx_game_new(o, NULL, 0, &err);
    hx_rng rng = {o->seed + 100, 0};
    assert_non_null(g);
    while (hx_game_length(g) < length && !hx_over(hx_game_state(g))) advance(g, &rng, bots);
    return g;
}

static void keep_replay(const char *name, const hx_options *o, int length, bool bots) {
    static char link[ROOM];
    hx_game *g = play(o, length, bots);
    hx_game_save(g, link, ROOM);
    keep(name, link);
    hx_game_free(g);
}

static hx_options table(int actors, uint64_t seed) {
    hx_options o;
    hx_options_preset(&o, 0);
    o.actors = (uint8_t)actors;
    o.seed = seed;
    return o;
}

static void keep_replays(void) {
    enum { ALL = 100000 };
    hx_options o = table(4, 1);
    keep_replay("replay-nothing-done", &o, 0, false);
    keep_replay("replay-bots-4", &o, ALL, true);
    keep_replay("replay-random-4", &o, ALL, false);
    o = table(3, 2);
    keep_replay("replay-founding-3", &o, 10, false);
    keep_replay("replay-bots-3", &o, ALL, true);
    o.opt[HX_OPT_ISLAND] = 1;
    keep_replay("replay-beginners-3", &o, 120, false);
    o = table(2, 3);
    o.opt[HX_OPT_NUMBERS] = o.opt[HX_OPT_HARBOURS] = o.opt[HX_OPT_BANK_SHOWN] = 1;
    o.opt[HX_OPT_BANK] = 24;
    o.goal = 7;
    keep_replay("replay-other-table-2", &o, ALL, false);
    o = table(4, 4);
    o.opt[HX_OPT_TRADE_THEN_BUILD] = o.opt[HX_OPT_PRIVATE_SCORING] = o.opt[HX_OPT_AGREED_END] = 1;
    o.opt[HX_OPT_LAST_ROUND] = 12;
    o.opt[HX_OPT_HAND_LIMIT] = 9;
    o.opt[HX_OPT_STARTER] = 3;
    keep_replay("replay-last-round-4", &o, ALL, false);
}

static void keep_position(const char *prefix, const char *what, const hx_state *s) {
    static char link[ROOM];
    char name[NAME];
    snprintf(name, sizeof name, "%sposition-%s", prefix, what);
    hx_state_save(s, link, ROOM);
    keep(name, link);
}

static void keep_view(const char *prefix, const char *what, const hx_state *s, int seat) {
    static char link[ROOM];
    char name[NAME];
    hx_view v;
    hx_observe(s, seat, &v);
    hx_view_save(&v, link, ROOM);
    snprintf(name, sizeof name, "%sview-%s-%s", prefix, what,
             seat == (int)HX_STRANGER ? "stranger" : hx_seat_word(seat));
    keep(name, link);
}

/* A position of each phase, well into a game. */
static void keep_phases(void) {
    bool kept[HX_PHASES] = {false};
    for (uint64_t seed = 1; seed < 60; seed++) {
        hx_options o = table((int)(2 + seed % 3), seed);
        if (seed % 4 == 0) o.opt[HX_OPT_LAST_ROUND] = 6;
        hx_game *g = play(&o, (int)(seed * 7), false);
        hx_rng rng = {seed, 0};
        for (int i = 0; i < 400; i++) {
            const hx_state *s = hx_game_state(g);
            if (!kept[s->now.phase]) {
                keep_position("", hx_phase_word(s->now.phase), s);
                keep_view("", hx_phase_word(s->now.phase), s, i % 3 ? (int)(seed % o.actors) : (int)HX_STRANGER);
            }
            kept[s->now.phase] = true;
            if (hx_over(s)) break;
            advance(g, &rng, false);
        }
        hx_game_free(g);
    }
}

/* ---- and of the games that came later: replays with their options, and what only they have */
static hx_options other_table(const char *ruleset, int actors, uint64_t seed) {
    hx_options o;
    hx_options_preset(&o, hx_ruleset_find(ruleset));
    o.actors = (uint8_t)actors;
    o.seed = seed;
    return o;
}

static void keep_other_replays(void) {
    enum { ALL = 100000 };
    hx_options o = other_table("classic56", 6, 5);
    o.goal = 5;
    keep_replay("classic56-replay-6", &o, ALL, false);
    o = other_table("classic56", 5, 6);
    o.goal = 5;
    o.opt[HX_OPT_AFTER_TURN] = 2;
    o.opt[HX_OPT_HARBOURS] = 2;
    o.opt[HX_OPT_ISLAND] = o.opt[HX_OPT_PRIVATE_SCORING] = 1;
    keep_replay("classic56-replay-paired-5", &o, ALL, false);
    o = other_table("classic56", 6, 7);
    o.opt[HX_OPT_LAST_ROUND] = 4;
    o.opt[HX_OPT_NUMBERS] = 1;
    o.opt[HX_OPT_BANK] = 28;
    keep_replay("classic56-replay-last-round-6", &o, ALL, false);
    o = other_table("duel", 2, 8);
    o.goal = 6;
    keep_replay("duel-replay", &o, ALL, false);
    o = other_table("duel", 2, 9);
    o.goal = 6;
    o.opt[HX_OPT_NEUTRAL_CHOICE] = o.opt[HX_OPT_NEUTRAL_START] = o.opt[HX_OPT_ISLAND] = 1;
    o.opt[HX_OPT_BANK] = 24;
    keep_replay("duel-replay-free-choice", &o, ALL, false);
}

/* What is not in every game of the family: where the state stands, beside its phase. */
static bool is_new(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    return c->ended != HX_NONE || s->now.phase >= HX_PHASE_PARTNER || c->rolls_left == 1 || c->draws ||
           c->knights_gone > 1;
}

static void keep_other_phases(const char *prefix, hx_options o) {
    bool kept[HX_PHASES] = {false};
    for (; o.seed < 40; o.seed++) {
        hx_game *g = play(&o, (int)(300 + o.seed * 7), false);
        hx_rng rng = {o.seed, 0};
        for (int i = 0; i < 300 && !hx_over(hx_game_state(g)); i++) {
            const hx_state *s = hx_game_state(g);
            if (!kept[s->now.phase] && is_new(s)) {
                keep_position(prefix, hx_phase_word(s->now.phase), s);
                keep_view(prefix, hx_phase_word(s->now.phase), s, i % 3 ? (int)(o.seed % o.actors) : (int)HX_STRANGER);
                kept[s->now.phase] = true;
            }
            advance(g, &rng, false);
        }
        hx_game_free(g);
    }
}

static void keep_stoneage(void) {
    enum { ALL = 100000 };
    bool kept[HX_PHASES] = {false};
    hx_options o = other_table("stoneage", 4, 10);
    keep_replay("stoneage-replay-bots-4", &o, ALL, true);
    o = other_table("stoneage", 3, 11);
    o.opt[HX_OPT_ADVANCED_SETUP] = o.opt[HX_OPT_ADVANCED_NOMAD] = o.opt[HX_OPT_RECALL_NOMAD] = 1;
    keep_replay("stoneage-replay-advanced-3", &o, 600, false);
    for (o.seed = 1; o.seed < 40; o.seed++) {
        hx_game *g = play(&o, (int)(o.seed % 4 ? o.seed * 30 : 0), false);
        hx_rng rng = {o.seed, 0};
        for (int i = 0; i < 300 && !hx_over(hx_game_state(g)); i++) {
            const hx_state *s = hx_game_state(g);
            if (!kept[s->now.phase]) {
                keep_position("stoneage-", hx_phase_word(s->now.phase), s);
                keep_view("stoneage-", hx_phase_word(s->now.phase), s,
                          i % 3 ? (int)(o.seed % o.actors) : (int)HX_STRANGER);
                kept[s->now.phase] = true;
            }
            advance(g, &rng, false);
        }
        hx_game_free(g);
    }
}

static void renew(void) {
    keep_replays();
    keep_phases();
    keep_other_replays();
    keep_other_phases("classic56-", other_table("classic56", 6, 1));
    hx_options o = other_table("classic56", 5, 1);
    o.opt[HX_OPT_AFTER_TURN] = 2;
    keep_other_phases("classic56-paired-", o);
    keep_other_phases("duel-", other_table("duel", 2, 1));
    keep_stoneage();
}

/* ---- the tests */
static void check_sample(const char *where, const char *name) {
    static account told;
    static char link[ROOM], expected[ACCOUNT], again[ROOM];
    char path[NAME + 64];
    snprintf(path, sizeof path, "%s/%s.link", where, name);
    size_t n = read_file(path, link, ROOM);
    assert_true(n > 1 && link[n - 1] == '\n');
    link[n - 1] = 0;
    tell(&told, link);
    snprintf(path, sizeof path, "%s/%s.txt", where, name);
    read_file(path, expected, ACCOUNT);
    if (strcmp(told.text, expected) != 0) fail_msg("%s tells something else than %s", name, path);
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
    assert_string_equal(again, link); /* what is read is what is written today */
}

static void links_hold_what_they_held(void **state) {
    (void)state;
    static char names[MOST][NAME];
    int n = links_in(folder, names);
    assert_in_range(n, LEAST_SAMPLES, MOST - 1);
    for (int i = 0; i < n; i++) check_sample(folder, names[i]);
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
    if (link[0] == '0' && link[1] == 'v') {
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

int main(int argc, char **argv) {
    hx_init();
    if (argc > 1 && !strcmp(argv[1], "--renew")) {
        if (argc > 2) beginning = argv[2];
        renew();
        return 0;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(links_hold_what_they_held),
        cmocka_unit_test(broken_links_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

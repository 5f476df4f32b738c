/* The exports of the module, called natively so that the sanitizers watch: numbers of every sort never do harm. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <cmocka.h>
#include <string.h>

#include "hx.h"
#include "support/play.h"
#include "wasm/hxw.h"

enum { CALLS = 100000, GAMES = 6 };

static uint64_t number_state = 1;

static int32_t below(uint32_t n) {
    number_state = number_state * 6364136223846793005u + 1442695040888963407u;
    return (int32_t)((uint32_t)(number_state >> 33) % n);
}

static int32_t odd(void) {
    static const int32_t list[] = {-1,  -2,  0,   1,   2,    3,      4,      5,         6,         7,  24,
                                   33,  34,  253, 254, 255,  256,    1000,   131072,    262144,    31, 1023,
                                   512, 768, 40,  12,  4096, 131071, 262143, INT32_MAX, INT32_MIN, 8,  9};
    return below(3) ? below(8) : list[below(sizeof list / sizeof *list)];
}

static int32_t games[GAMES];

static int32_t any_handle(void) { return below(8) ? games[below(GAMES)] : odd(); }

/* A new table takes the place of an old one. */
static int32_t keep(int32_t handle) {
    if (handle >= 0) {
        int32_t *old = &games[below(GAMES)];
        hxw_free(*old);
        *old = handle;
    }
    return handle;
}

static void new_game(void) {
    char *room = hxw_room();
    hx_options o;
    int ruleset = below((uint32_t)hx_ruleset_count()), least = hx_ruleset_seats(ruleset, false);
    hx_options_preset(&o, ruleset);
    memcpy(room, o.opt, HX_OPTS);
    for (int i = 0; i < 8; i++) room[HX_OPTS + i] = (char)('a' + below(26));
    keep(hxw_new(ruleset, least + below((uint32_t)(hx_ruleset_seats(ruleset, true) - least + 1)), 0, 8, 0));
}

static int acts;

static bool act_as(const char *bytes, int32_t handle) {
    hx_action a;
    memcpy(&a, bytes, sizeof a);
    bool done = hxw_act(handle, a.kind, a.seat, a.a, a.b, (int32_t)a.give, (int32_t)a.get) == 0;
    acts += done;
    return done;
}

/* Lets a listed action or chance happen, so that the calls meet all phases. */
static int32_t go_on(int32_t handle) {
    for (int seat = 0; seat < HX_SEATS; seat++) {
        int32_t length = hxw_legal(handle, seat);
        if (length > 0 && act_as(hxw_text() + 12 * below((uint32_t)length / 12), handle)) return 0;
    }
    return hxw_chance(handle);
}

static int32_t save_and_load(int32_t handle) {
    int32_t length = hxw_save(handle, below(3), below(4));
    if (length <= 0) return length;
    memcpy(hxw_room(), hxw_text(), (size_t)length);
    if (below(2)) hxw_room()[below((uint32_t)length)] ^= (char)(1 << below(7));
    return keep(hxw_load(length, odd() & 7));
}

static int32_t use_bot(int32_t handle) {
    int32_t bot = hxw_bot_start(handle, below(4), below(4), odd());
    if (bot < 0) return bot;
    hxw_bot_think(bot, odd());
    int32_t result = below(2) ? hxw_bot_choice(bot) : hxw_bot_excuse(bot);
    hxw_free(bot);
    return result;
}

static int32_t call_on_tables(int32_t handle, int32_t which) {
    switch (which) {
    case 0: return below(9) ? 0 : keep(hxw_fork(handle));
    case 1: return below(9) ? 0 : keep(hxw_imagine(handle, odd(), odd()));
    case 2: return hxw_free(odd());
    case 3: return hxw_status(handle);
    case 4: return hxw_view(handle, odd());
    case 5: return hxw_legal(handle, odd());
    case 6: return hxw_check(handle, odd(), odd(), odd(), odd(), odd(), odd());
    case 7: return hxw_why(handle, odd(), below(75));
    case 8: return hxw_hash(handle);
    case 9: return hxw_save(handle, odd(), odd());
    case 10: return hxw_act(handle, odd(), odd(), odd(), odd(), odd(), odd());
    case 11: return hxw_chances(handle);
    case 12: return hxw_draft(handle);
    case 13: return hxw_edit(handle, below(2) ? hxw_draft(handle) : odd());
    default: return go_on(handle);
    }
}

static int32_t call(int32_t handle, int32_t which) {
    switch (which) {
    case 0: return hxw_board(odd());
    case 1: return hxw_deal(odd(), odd(), odd(), odd());
    case 2: return keep(hxw_new(odd(), odd(), odd(), odd(), odd()));
    case 3: return keep(hxw_load(odd(), odd()));
    case 4: return hxw_link_kind(odd());
    case 5: return below(20) ? 0 : hxw_goto(handle, odd());
    case 6: return hxw_actions(handle, odd());
    case 7: return below(20) ? 0 : hxw_log(handle, odd(), odd());
    case 8: return hxw_layout(handle);
    case 9: return hxw_seed(handle);
    case 10: return hxw_reseed(handle, odd());
    case 11: return save_and_load(handle);
    case 12: return below(10) ? 0 : use_bot(handle);
    default: return call_on_tables(handle, which - 13);
    }
}

static void nothing_harms(void **state) {
    (void)state;
    int answers = 0, errors = 0;
    for (int i = 0; i < CALLS; i++) {
        if (i % 3000 == 0) new_game();
        int32_t result = call(any_handle(), below(40));
        answers += result >= 0;
        if (result >= 0) continue;
        errors++;
        assert_memory_equal(hxw_text(), "{\"error\":\"", 10);
        assert_int_equal(hxw_text()[-result - 1], '}');
    }
    assert_true(acts > CALLS / 20);
    assert_true(answers > CALLS / 10);
    assert_true(errors > CALLS / 10);
}

/* ---- the log of a duel: what is given back after a forced trade the two who play know, and nobody else */
static int32_t load_words(const char *words) {
    hx_state s;
    hx_play_words(words, &s);
    return hxw_load((int32_t)hx_state_save(&s, hxw_room(), (size_t)hxw_room_size()), 0);
}

static void act(int32_t game, int kind, int a) { assert_int_equal(hxw_act(game, kind, 0, a, 0, 0, 0), 0); }

static bool log_has(int32_t game, int viewer, const char *text) {
    int32_t length = hxw_log(game, viewer, 0);
    assert_true(length > 0);
    hxw_text()[length] = 0;
    return strstr(hxw_text(), text) != NULL;
}

static void what_is_given_back_strangers_do_not_see(void **state) {
    (void)state;
    int32_t game = load_words("ruleset duel; A hand 1l1b; B hand 2o");
    assert_true(game >= 0);
    act(game, HX_FORCED_TRADE, 0);
    assert_true(hxw_chance(game) > 0 && hxw_chance(game) > 0);
    act(game, HX_GIVE_BACK, 1);
    act(game, HX_GIVE_BACK, 0);
    for (int seat = 0; seat < 2; seat++) {
        assert_true(log_has(game, seat, "[69,0,1,0,0,0]") && log_has(game, seat, "\"brick\":-1"));
        assert_true(log_has(game, seat, "[1,254,4,0,0,0]"));
    }
    assert_true(log_has(game, 255, "[69,0,null,0,0,0]") && log_has(game, 255, "[1,254,null,0,0,0]"));
    assert_false(log_has(game, 255, "brick") || log_has(game, 255, "lumber") || log_has(game, 255, "ore"));
    assert_true(log_has(game, -1, "[69,0,1,0,0,0]"));
    hxw_free(game);
}

static int prepare(void **state) {
    (void)state;
    if (hxw_abi() != 1) return -1;
    for (int i = 0; i < GAMES; i++) games[i] = -1;
    for (int i = 0; i < GAMES; i++) new_game();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_harms),
                                       cmocka_unit_test(what_is_given_back_strangers_do_not_see)};
    return cmocka_run_group_tests(tests, prepare, NULL);
}

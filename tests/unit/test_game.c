/* The game's own source is compiled in, with an allocator that can be told to fail. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "support/toy.h"

static int allocations_left = -1; /* below 0: any number */

static bool may_allocate(void) {
    if (allocations_left == 0) return false;
    if (allocations_left > 0) allocations_left--;
    return true;
}

static void *limited_malloc(size_t size) { return may_allocate() ? malloc(size) : NULL; }
static void *limited_calloc(size_t n, size_t size) { return may_allocate() ? calloc(n, size) : NULL; }
static void *limited_realloc(void *block, size_t size) { return may_allocate() ? realloc(block, size) : NULL; }

#define malloc limited_malloc
#define calloc limited_calloc
#define realloc limited_realloc
#include "game/game.c"
#undef malloc
#undef calloc
#undef realloc

static hx_options options;

static int set_up(void **state) {
    (void)state;
    hx_init();
    hx_options_preset(&options, toy_plug());
    options.actors = 3;
    options.goal = hx_rules_toy.most_goal; /* hardly to be reached: a long game */
    options.seed = 4711;
    return 0;
}

static hx_game *new_game(void) {
    hx_err err = HX_ERR_COUNT;
    hx_game *g = hx_game_new(&options, NULL, 0, &err);
    assert_non_null(g);
    assert_int_equal(err, HX_OK);
    return g;
}

static void step(hx_game *g, hx_rng *choice) {
    const hx_state *s = hx_game_state(g);
    if (s->now.actor == HX_CHANCE) {
        assert_int_equal(hx_game_chance(g, NULL).reason, 0);
        return;
    }
    hx_action all[HX_LEGAL];
    int n = hx_legal(s, s->now.actor, all);
    assert_true(n > 0);
    assert_int_equal(hx_game_act(g, all[hx_rng_below(choice, (uint32_t)n)]).reason, 0);
}

static void play(hx_game *g, int actions, uint64_t key) {
    hx_rng choice = {key, 0};
    for (int i = 0; i < actions && !hx_over(hx_game_state(g)); i++) step(g, &choice);
}

static bool same_states(const hx_state *a, const hx_state *b) { return !memcmp(a, b, sizeof *a); }

static void begins_with_nothing_done(void **state) {
    (void)state;
    hx_game *g = new_game();
    assert_int_equal(hx_game_length(g), 0);
    assert_int_equal(hx_game_top(g), 0);
    assert_true(hx_game_seed(g) == options.seed);
    assert_memory_equal(hx_game_options(g), &options, sizeof options);
    assert_null(hx_broken(hx_game_state(g)));
    int length = -1;
    const uint8_t *deal = hx_game_deal(g, &length);
    assert_non_null(deal);
    hx_game *again = hx_game_new(&options, deal, length, NULL);
    assert_true(same_states(hx_game_state(g), hx_game_state(again)));
    hx_game_free(again);
    hx_game_free(g);
    hx_game_free(NULL);
}

static void what_cannot_be_laid_is_no_game(void **state) {
    (void)state;
    hx_err err = HX_OK;
    hx_options bad = options;
    bad.actors = 9;
    assert_null(hx_game_new(&bad, NULL, 0, &err));
    assert_int_equal(err, HX_ERR_OPTIONS);
    uint8_t deal[HX_DEAL + 1] = {0};
    assert_null(hx_game_new(&options, deal, 0, &err));
    assert_int_equal(err, HX_ERR_LAYOUT);
    assert_null(hx_game_new(&options, deal, 17, &err));
    assert_int_equal(err, HX_ERR_LAYOUT);
    assert_null(hx_game_new(&options, deal, HX_DEAL + 1, &err));
    assert_int_equal(err, HX_ERR_LAYOUT);
    assert_null(hx_game_new(&bad, NULL, 0, NULL));
}

static void every_state_along_the_log_is_found_again(void **state) {
    (void)state;
    hx_game *g = new_game();
    enum { MOST = 500 };
    static hx_state along[MOST + 1];
    hx_rng choice = {1, 0};
    int top = 0;
    along[0] = *hx_game_state(g);
    while (top < MOST && !hx_over(hx_game_state(g))) {
        step(g, &choice);
        along[++top] = *hx_game_state(g);
    }
    assert_true(top > 3 * STRIDE);
    for (int i = 0; i < 2000; i++) {
        int length = (int)hx_rng_below(&choice, (uint32_t)top + 1);
        hx_state out;
        assert_true(hx_game_at(g, length, &out));
        assert_true(same_states(&out, &along[length]));
        if (i % 2) continue;
        hx_game_goto(g, length);
        assert_int_equal(hx_game_length(g), length);
        assert_int_equal(hx_game_top(g), top);
        assert_true(same_states(hx_game_state(g), &along[length]));
    }
    hx_game_goto(g, top + 100);
    assert_int_equal(hx_game_length(g), top);
    hx_game_goto(g, -5);
    assert_int_equal(hx_game_length(g), 0);
    hx_state untouched = along[1], out = untouched;
    assert_false(hx_game_at(g, -1, &out));
    assert_false(hx_game_at(g, top + 1, &out));
    assert_true(same_states(&out, &untouched));
    hx_game_free(g);
}

static void chance_is_the_same_after_an_undo(void **state) {
    (void)state;
    hx_game *g = new_game();
    play(g, 300, 2);
    int top = hx_game_top(g);
    hx_game *other = hx_game_fork(g);
    int compared = 0;
    for (int i = 0; i < top; i++) {
        if (hx_game_action(g, i).seat != HX_CHANCE) continue;
        hx_action done, was = hx_game_action(g, i);
        hx_game_goto(other, i);
        assert_int_equal(hx_game_chance(other, &done).reason, 0);
        assert_memory_equal(&done, &was, sizeof done);
        assert_int_equal(hx_game_top(other), i + 1);
        hx_game_free(other);
        other = hx_game_fork(g);
        compared++;
    }
    assert_true(compared > 20);
    hx_game_free(other);
    hx_game_free(g);
}

static void another_seed_is_another_chance(void **state) {
    (void)state;
    hx_game *g = new_game();
    play(g, 6 + 1, 3); /* founding, and the first roll is asked for */
    assert_int_equal(hx_game_state(g)->now.actor, HX_CHANCE);
    int different = 0;
    hx_action first, done;
    hx_game_chance(g, &first);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        hx_game_goto(g, 7);
        hx_game_reseed(g, seed);
        assert_true(hx_game_seed(g) == seed);
        hx_game_chance(g, &done);
        different += memcmp(&done, &first, sizeof done) != 0;
    }
    assert_true(different > 10);
    hx_game_free(g);
}

static void acting_after_an_undo_forgets_the_tail(void **state) {
    (void)state;
    hx_game *g = new_game();
    play(g, 200, 4);
    for (int back = 190; back > 0; back -= 37) {
        hx_game_goto(g, back);
        hx_rng choice = {(uint64_t)back, 5};
        step(g, &choice);
        assert_int_equal(hx_game_length(g), back + 1);
        assert_int_equal(hx_game_top(g), back + 1);
    }
    play(g, 300, 6);
    hx_state end = *hx_game_state(g), out;
    hx_game *replay = new_game();
    for (int i = 0; i < hx_game_top(g); i++) {
        assert_true(hx_game_at(g, i, &out));
        assert_true(same_states(&out, hx_game_state(replay)));
        assert_int_equal(hx_game_act(replay, hx_game_action(g, i)).reason, 0);
    }
    assert_true(same_states(hx_game_state(replay), &end));
    hx_game_free(replay);
    hx_game_free(g);
}

static void a_refusal_changes_nothing(void **state) {
    (void)state;
    hx_game *g = new_game();
    play(g, 100, 7);
    hx_game_goto(g, 90);
    hx_state before = *hx_game_state(g);
    hx_action bad[] = {
        {.kind = 0xFF}, {.kind = HX_END_TURN, .seat = 9}, {.kind = HX_ROLLED, .seat = HX_CHANCE, .a = 7, .b = 7}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_int_not_equal(hx_game_act(g, bad[i]).reason, 0);
    if (before.now.actor != HX_CHANCE) assert_int_equal(hx_game_chance(g, NULL).reason, HX_NO_NOT_POSSIBLE);
    assert_true(same_states(hx_game_state(g), &before));
    assert_int_equal(hx_game_length(g), 90);
    assert_int_equal(hx_game_top(g), 100);
    hx_game_free(g);
}

static void nothing_happens_after_the_end(void **state) {
    (void)state;
    hx_game *g = new_game();
    play(g, 1000000, 8);
    assert_true(hx_over(hx_game_state(g)));
    int top = hx_game_top(g);
    hx_action done = {.kind = 0x77};
    assert_int_equal(hx_game_chance(g, &done).reason, HX_NO_GAME_OVER);
    assert_int_equal(done.kind, 0x77);
    assert_int_equal(hx_game_act(g, hx_game_action(g, top - 1)).reason, HX_NO_GAME_OVER);
    assert_int_equal(hx_game_top(g), top);
    hx_game_free(g);
}

static void a_fork_goes_its_own_way(void **state) {
    (void)state;
    hx_game *g = new_game();
    play(g, 150, 9);
    hx_game_goto(g, 100);
    hx_game *fork = hx_game_fork(g);
    assert_int_equal(hx_game_length(fork), 100);
    assert_int_equal(hx_game_top(fork), 150);
    hx_state there = *hx_game_state(g);
    play(fork, 80, 10);
    assert_true(same_states(hx_game_state(g), &there));
    assert_int_equal(hx_game_top(g), 150);
    hx_state forked = *hx_game_state(fork);
    hx_game_goto(g, 0);
    play(g, 150, 11);
    hx_game_free(g);
    assert_true(same_states(hx_game_state(fork), &forked));
    hx_game_goto(fork, 100);
    assert_true(same_states(hx_game_state(fork), &there));
    hx_game_free(fork);
}

static bool is_no_beginning(const hx_state *s, hx_err *err) {
    hx_game *g = hx_game_from(s, 0, err);
    hx_game_free(g);
    return !g;
}

static void a_game_may_begin_at_a_position(void **state) {
    (void)state;
    hx_game *g = new_game();
    play(g, 70, 12);
    hx_err err = HX_ERR_COUNT;
    hx_game *from = hx_game_from(hx_game_state(g), 99, &err);
    assert_int_equal(err, HX_OK);
    assert_true(same_states(hx_game_state(from), hx_game_state(g)));
    assert_int_equal(hx_game_top(from), 0);
    int length = -1;
    assert_null(hx_game_deal(from, &length));
    assert_int_equal(length, 0);
    assert_true(hx_game_seed(from) == 99);
    assert_true(hx_game_options(from)->seed == 0);
    assert_int_equal(hx_game_options(from)->actors, 3);
    play(from, 200, 13);
    hx_game_goto(from, 0);
    assert_true(same_states(hx_game_state(from), hx_game_state(g)));
    hx_state wrong = *hx_game_state(g);
    wrong.bank[0]++;
    assert_true(is_no_beginning(&wrong, &err));
    assert_int_equal(err, HX_ERR_DAMAGED);
    wrong.ruleset = 200;
    assert_true(is_no_beginning(&wrong, NULL));
    hx_game_free(from);
    hx_game_free(g);
}

static void without_memory_there_is_no_game(void **state) {
    (void)state;
    for (int allowed = 0;; allowed++) {
        hx_err err = HX_OK;
        allocations_left = allowed;
        hx_game *g = hx_game_new(&options, NULL, 0, &err);
        allocations_left = -1;
        hx_game_free(g);
        if (g) break;
        assert_int_equal(err, HX_ERR_MEMORY);
        assert_in_range(allowed, 0, 5);
    }
    hx_game *g = new_game(), *fork;
    play(g, 130, 14);
    for (int allowed = 0;; allowed++) {
        allocations_left = allowed;
        fork = hx_game_fork(g);
        allocations_left = -1;
        if (fork) break;
        assert_in_range(allowed, 0, 5);
    }
    hx_game_free(fork);
    hx_game_free(g);
}

static void without_memory_nothing_is_done(void **state) {
    (void)state;
    hx_game *g = new_game();
    int refused = 0;
    hx_rng choice = {15, 0};
    while (!hx_over(hx_game_state(g)) && hx_game_length(g) < 400) {
        hx_state before = *hx_game_state(g);
        int length = hx_game_length(g);
        allocations_left = 0;
        hx_action all[HX_LEGAL];
        bool chance = before.now.actor == HX_CHANCE;
        if (!chance) hx_legal(&before, before.now.actor, all);
        hx_refusal no = chance ? hx_game_chance(g, NULL) : hx_game_act(g, all[0]);
        allocations_left = -1;
        if (!no.reason) hx_game_goto(g, length);
        assert_true(same_states(hx_game_state(g), &before));
        assert_int_equal(hx_game_length(g), length);
        refused += no.reason != 0;
        step(g, &choice);
    }
    assert_true(refused > 1);
    assert_null(hx_broken(hx_game_state(g)));
    hx_game_free(g);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(begins_with_nothing_done),
        cmocka_unit_test(what_cannot_be_laid_is_no_game),
        cmocka_unit_test(every_state_along_the_log_is_found_again),
        cmocka_unit_test(chance_is_the_same_after_an_undo),
        cmocka_unit_test(another_seed_is_another_chance),
        cmocka_unit_test(acting_after_an_undo_forgets_the_tail),
        cmocka_unit_test(a_refusal_changes_nothing),
        cmocka_unit_test(nothing_happens_after_the_end),
        cmocka_unit_test(a_fork_goes_its_own_way),
        cmocka_unit_test(a_game_may_begin_at_a_position),
        cmocka_unit_test(without_memory_there_is_no_game),
        cmocka_unit_test(without_memory_nothing_is_done),
    };
    return cmocka_run_group_tests_name("game", tests, set_up, NULL);
}

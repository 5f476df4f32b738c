#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "support/toy.h"

static int toy;

static int set_up(void **state) {
    (void)state;
    hx_init();
    hx_init(); /* again does nothing */
    toy = toy_plug();
    return 0;
}

static void the_state_is_small_and_without_holes(void **state) {
    (void)state;
    assert_int_equal(sizeof(hx_action), 12);
    assert_int_equal(sizeof(hx_refusal), 12);
    assert_true(sizeof(hx_state) <= 1024);
    assert_true(offsetof(hx_state, u) + offsetof(hx_classic, reach) <= 704);
    assert_int_equal(sizeof(hx_state), offsetof(hx_state, u) + sizeof(hx_classic));
    assert_int_equal(offsetof(hx_state, hand) % 8, 0);
}

static void the_toy_is_found(void **state) {
    (void)state;
    assert_int_equal(toy, hx_ruleset_count() - 1);
    assert_int_equal(toy_plug(), toy);
    assert_string_equal(hx_ruleset_key(toy), "toy");
    assert_int_equal(hx_ruleset_seats(toy, false), 2);
    assert_int_equal(hx_ruleset_seats(toy, true), 4);
    assert_int_equal(hx_board_of(toy)->n_vertices, 24);
    assert_int_equal(hx_board_of(toy)->n_edges, 30);
    assert_string_equal(hx_terrain_key(toy, 1), "wood");
    assert_string_equal(hx_terrain_key(toy, 0), "");
    assert_null(hx_terrain_key(toy, 4));
    assert_null(hx_terrain_key(toy, -1));
    assert_null(hx_board_of(toy + 1));
}

static void bad_options_have_no_deal(void **state) {
    (void)state;
    hx_options o, bad;
    uint8_t deal[HX_DEAL];
    hx_state s;
    hx_options_preset(&o, toy);
    int length = hx_deal(&o, deal);
    assert_true(length > 0);
    for (int i = 0; i < 5; i++) {
        bad = o;
        if (i == 0) bad.ruleset = 250;
        if (i == 1) bad.actors = 1;
        if (i == 2) bad.actors = 5;
        if (i == 3) bad.goal = 200;
        if (i == 4) bad.opt[HX_OPT_BANK] = 200;
        assert_int_equal(hx_deal(&bad, (uint8_t[HX_DEAL]){0}), 0);
        assert_int_equal(hx_lay(&s, &bad, deal, length), HX_ERR_OPTIONS);
    }
    bad = o;
    bad.goal = 0; /* the ruleset's own */
    assert_int_equal(hx_lay(&s, &bad, deal, length), HX_OK);
    assert_int_equal(s.goal, o.goal);
}

static void a_seed_is_a_deal(void **state) {
    (void)state;
    hx_options o;
    hx_options_preset(&o, toy);
    int different = 0;
    for (o.seed = 0; o.seed < 30; o.seed++) {
        uint8_t one[HX_DEAL], again[HX_DEAL];
        hx_options other = o;
        int n = hx_deal(&o, one);
        assert_int_equal(hx_deal(&other, again), n);
        assert_memory_equal(one, again, (size_t)n);
        other.seed++;
        hx_deal(&other, again);
        different += memcmp(one, again, (size_t)n) != 0;
    }
    assert_int_equal(different, 30);
}

static void the_hash_sees_every_stored_byte(void **state) {
    (void)state;
    hx_state s = toy_table(4);
    uint64_t hash = hx_hash(&s);
    size_t stored = offsetof(hx_state, u) + hx_rules_toy.stored;
    for (size_t i = 1; i < sizeof s; i++) { /* byte 0 is the ruleset */
        hx_state changed = s;
        ((uint8_t *)&changed)[i] ^= 1;
        assert_int_equal(hx_hash(&changed) != hash, i < stored);
    }
}

static void what_no_kind_of_action_looks_like(void **state) {
    (void)state;
    hx_state s = toy_table(3);
    const hx_action end = {.kind = HX_END_TURN};
    assert_int_equal(hx_check(&s, end).reason, HX_FINE);
    for (int i = 0; i < 7; i++) {
        hx_action a = end;
        if (i == 0) a.a = 1;
        if (i == 1) a.b = 1;
        if (i == 2) a.give = 1;
        if (i == 3) a.get = 1;
        if (i == 4) a.seat = 3;
        if (i == 5) a.seat = HX_CHANCE;
        if (i == 6) a.kind = 0xEE;
        assert_int_equal(hx_check(&s, a).reason, HX_NO_NO_SUCH_ACTION);
    }
    hx_action high = {.kind = HX_BANK_TRADE, .give = 1u << 30, .get = 1};
    assert_int_equal(hx_check(&s, high).reason, HX_NO_NO_SUCH_ACTION);
    hx_action dice = {.kind = HX_ROLLED, .seat = HX_CHANCE, .a = 1, .b = 2};
    assert_int_equal(hx_check(&s, dice).reason, HX_NO_NOT_POSSIBLE);
    hx_ask(&s, HX_PHASE_DICE, HX_CHANCE);
    assert_int_equal(hx_check(&s, dice).reason, HX_FINE);
    dice.a = 3; /* the lower one comes first */
    assert_int_equal(hx_check(&s, dice).reason, HX_NO_NOT_POSSIBLE);
    dice.b = 7;
    assert_int_equal(hx_check(&s, dice).reason, HX_NO_NO_SUCH_ACTION);
}

static void dice_have_their_odds(void **state) {
    (void)state;
    hx_state s = toy_table(2);
    hx_ask(&s, HX_PHASE_DICE, HX_CHANCE);
    hx_chance can[HX_CHANCES];
    int n = hx_chances(&s, can), weights[13] = {0};
    for (int i = 0; i < n; i++) weights[can[i].outcome.a + can[i].outcome.b] += (int)can[i].weight;
    for (int total = 2; total <= 12; total++) assert_int_equal(weights[total], total < 8 ? total - 1 : 13 - total);
    int seen[13] = {0};
    hx_rng rng = {4, 0};
    for (int i = 0; i < 36000; i++) {
        hx_action a = hx_draw(&s, &rng);
        seen[a.a + a.b]++;
    }
    for (int total = 2; total <= 12; total++)
        assert_in_range(seen[total], 1000 * weights[total] * 9 / 10 - 50, 1000 * weights[total] * 11 / 10 + 50);
}

static void a_broken_frame_is_told(void **state) {
    (void)state;
    hx_state good = toy_table(3);
    assert_null(hx_broken(&good));
    for (int i = 0; i < 12; i++) {
        hx_state s = good;
        if (i == 0) s.ruleset = 200;
        if (i == 1) s.actors = 1;
        if (i == 2) s.seats = 2;
        if (i == 3) s.goal = 0;
        if (i == 4) s.turn = 3;
        if (i == 5) s.first = 7;
        if (i == 6) s.depth = HX_DEPTH + 1;
        if (i == 7) s.turn_no = HX_LAST_TURN + 1;
        if (i == 8) s.winners = 8;
        if (i == 9) s.now.phase = HX_PHASES;
        if (i == 10) s.now.actor = 3;
        if (i == 11) s.now.phase = HX_PHASE_OVER;
        assert_non_null(hx_broken(&s));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_state_is_small_and_without_holes),
        cmocka_unit_test(the_toy_is_found),
        cmocka_unit_test(bad_options_have_no_deal),
        cmocka_unit_test(a_seed_is_a_deal),
        cmocka_unit_test(the_hash_sees_every_stored_byte),
        cmocka_unit_test(what_no_kind_of_action_looks_like),
        cmocka_unit_test(dice_have_their_odds),
        cmocka_unit_test(a_broken_frame_is_told),
    };
    return cmocka_run_group_tests_name("state", tests, set_up, NULL);
}

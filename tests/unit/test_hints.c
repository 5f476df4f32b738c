/* Hints: the best moves of a careful bot in order, allowed ones, each with a reason that fits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/play.h"

enum { DECISIONS = 6000, SEED = 11 };

static uint64_t memory[1 << 13];

static int rank(const hx_state *s, hx_hint out[HX_HINTS]) {
    hx_view v;
    assert_true(hx_bot_size() <= sizeof memory);
    hx_observe(s, s->now.actor, &v);
    return hx_bot_rank(memory, &v, SEED, out);
}

static hx_hint first(const char *words) {
    hx_state s;
    hx_hint out[HX_HINTS];
    hx_play_words(words, &s);
    assert_true(rank(&s, out) > 0);
    return out[0];
}

static hx_hint of_kind(const char *words, int kind) {
    hx_state s;
    hx_hint out[HX_HINTS];
    hx_play_words(words, &s);
    int n = rank(&s, out);
    for (int i = 0; i < n; i++) {
        if (out[i].action.kind == kind) return out[i];
    }
    fail_msg("no such hint among %d", n);
    return out[0];
}

static int careful(void) {
    int level = 0;
    while (strcmp(hx_level_key(level), "normal") != 0) level++;
    return level;
}

static hx_action choice(const hx_state *s) {
    hx_view v;
    hx_observe(s, s->now.actor, &v);
    hx_bot *b = hx_bot_start(memory, &v, careful(), SEED);
    assert_non_null(b);
    while (!hx_bot_think(b, 1000)) continue;
    return hx_bot_choice(b);
}

static void check_hints(const hx_state *s, uint64_t *seen) {
    hx_hint out[HX_HINTS];
    int n = rank(s, out);
    assert_in_range(n, 1, HX_HINTS);
    for (int i = 0; i < n; i++) {
        assert_int_equal(hx_check(s, out[i].action).reason, HX_FINE);
        assert_true(i == 0 || out[i].score <= out[i - 1].score);
        assert_true(out[i].why < HX_HINT_CODES);
        *seen |= UINT64_C(1) << out[i].why;
    }
    /* Among equals the bot lets chance decide; else it does what is hinted first. */
    hx_action chosen = choice(s);
    bool same = false;
    for (int i = 0; i < n; i++) same = same || memcmp(&out[i].action, &chosen, sizeof chosen) == 0;
    assert_true(same || n == 1 || (n == HX_HINTS && out[0].score == out[n - 1].score) ||
                chosen.kind == out[0].action.kind);
}

/* The reasons that are given in whole games of a ruleset. */
static uint64_t reasons_of(const char *ruleset, int most) {
    uint64_t seen = 0;
    hx_options o;
    hx_options_preset(&o, hx_ruleset_find(ruleset));
    for (int decisions = 0; decisions < most; o.seed++) {
        uint8_t deal[HX_DEAL];
        hx_state s;
        hx_rng rng = {o.seed, 1};
        assert_int_equal(hx_lay(&s, &o, deal, hx_deal(&o, deal)), HX_OK);
        while (!hx_over(&s)) {
            if (s.now.actor == HX_CHANCE) {
                hx_apply(&s, hx_draw(&s, &rng));
                continue;
            }
            if (decisions % 5 == 0) check_hints(&s, &seen);
            hx_apply(&s, choice(&s));
            decisions++;
        }
    }
    return seen;
}

static void assert_given(uint64_t seen, int why) {
    static const uint8_t rare[] = {HX_HINT_HARMLESS, HX_HINT_REFUSES, HX_HINT_HARBOUR, HX_HINT_EXPANDS,
                                   HX_HINT_FREE_TILE};
    bool may_lack = memchr(rare, why, sizeof rare) != NULL;
    if (!may_lack && !(seen >> why & 1)) fail_msg("reason %d was never given", why);
}

static void hints_in_whole_games(void **state) {
    (void)state;
    uint64_t seen = reasons_of("classic", DECISIONS);
    for (int why = 0; why <= HX_HINT_HARMLESS; why++) assert_given(seen, why);
}

static void hints_in_the_duel(void **state) {
    (void)state;
    uint64_t seen = reasons_of("duel", DECISIONS / 2);
    for (int why = HX_HINT_HINDERS; why <= HX_HINT_TOKENS; why++) assert_given(seen, why);
}

static void hints_for_five_and_six(void **state) {
    (void)state;
    assert_given(reasons_of("classic56", DECISIONS / 4), HX_HINT_SAVES_FOR);
}

static void hints_in_the_stone_age(void **state) {
    (void)state;
    uint64_t seen = reasons_of("stoneage", DECISIONS);
    for (int why = HX_HINT_NOMAD; why < HX_HINT_CODES; why++) assert_given(seen, why);
}

static void the_winning_move_comes_first(void **state) {
    (void)state;
    hx_hint h = first("A cities z2 z4 z6; A settlements z8; A roads z2..z10; A hand 1l1b1w1g");
    assert_int_equal(h.action.kind, HX_BUILD_SETTLEMENT);
    assert_int_equal(h.why, HX_HINT_WINS);
}

static void a_city_doubles_what_its_place_earns(void **state) {
    (void)state;
    hx_hint h = of_kind("A settlements z4 z8; A roads z4-z5 z8-z9; A hand 2g3o; B settlements z0", HX_BUILD_CITY);
    assert_int_equal(h.why, HX_HINT_DOUBLES);
    assert_int_equal(h.n, 11); /* pasture 5, forest 3, mountains 8: as many as they have dots */
    assert_true(h.cards != 0);
}

static void a_swap_says_what_it_pays_for(void **state) {
    (void)state;
    hx_hint h = of_kind("A settlements z4; A hand 5l2g2o", HX_BANK_TRADE);
    assert_int_equal(h.why, HX_HINT_PAYS_FOR);
    assert_int_equal(h.what, HX_CITY);
}

static void waiting_says_what_is_missing(void **state) {
    (void)state;
    hx_hint h = of_kind("A settlements z4; A hand 2g2o", HX_END_TURN);
    assert_int_equal(h.why, HX_HINT_SAVES_FOR);
    assert_int_equal(h.what, HX_CITY);
    assert_int_equal(h.n, 1);
    assert_int_equal(h.cards, (hx_cards)1 << 5 * 4);
}

static void the_robber_stops_who_leads(void **state) {
    (void)state;
    hx_hint h =
        first("phase move_robber; A settlements z8; B cities z2 z4 z6; B hand 5o; C settlements 0,-1,N; robber 0,2");
    assert_int_equal(h.action.kind, HX_MOVE_ROBBER);
    assert_int_equal(h.why, HX_HINT_STOPS);
    assert_int_equal(h.what, 1);
    assert_true(h.n > 0);
}

static void nothing_to_decide_no_hint(void **state) {
    (void)state;
    hx_state s;
    hx_view v;
    hx_hint out[HX_HINTS];
    hx_play_words("phase before_roll", &s);
    hx_observe(&s, (s.turn + 1) % s.seats, &v);
    assert_int_equal(hx_bot_rank(memory, &v, SEED, out), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hints_in_whole_games),         cmocka_unit_test(hints_in_the_duel),
        cmocka_unit_test(hints_for_five_and_six),       cmocka_unit_test(hints_in_the_stone_age),
        cmocka_unit_test(the_winning_move_comes_first), cmocka_unit_test(a_city_doubles_what_its_place_earns),
        cmocka_unit_test(a_swap_says_what_it_pays_for), cmocka_unit_test(waiting_says_what_is_missing),
        cmocka_unit_test(the_robber_stops_who_leads),   cmocka_unit_test(nothing_to_decide_no_hint),
    };
    hx_init();
    return cmocka_run_group_tests(tests, NULL, NULL);
}

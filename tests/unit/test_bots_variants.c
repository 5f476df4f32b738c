/* Bots with five and six at the table, and in the duel: what they do where the island game for four asks nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/play.h"

static uint64_t memory[1 << 13];

static int level_of(const char *key) {
    int level = 0;
    while (strcmp(hx_level_key(level), key) != 0) level++;
    return level;
}

static hx_action choose(const hx_state *s, int level, uint64_t seed) {
    hx_view v;
    assert_true(hx_bot_size() <= sizeof memory);
    hx_observe(s, s->now.actor, &v);
    hx_bot *b = hx_bot_start(memory, &v, level, seed);
    assert_non_null(b);
    while (!hx_bot_think(b, 1000)) continue;
    hx_action a = hx_bot_choice(b);
    assert_int_equal(hx_check(s, a).reason, HX_FINE);
    return a;
}

static hx_action careful(const hx_state *s) { return choose(s, level_of("normal"), 5); }

/* The best level's choice at a position in words. */
static hx_action at(const char *words) {
    hx_state s;
    hx_play_words(words, &s);
    return careful(&s);
}

static int vertex_of(const char *ruleset, const char *name) {
    return hx_place_find(hx_board_of(hx_ruleset_find(ruleset)), HX_VERTEX, name, strlen(name));
}

static void every_level_answers_every_phase(void **state) {
    (void)state;
    static const char *const words[] = {
        "ruleset classic56; turn A; phase building B; B settlements z4; B hand 2g3o1w",
        "ruleset classic56; option after_turn 2; turn D; phase partner D; ended A; D settlements z4; D hand 4l",
        "ruleset duel; phase neutral A; due road; A settlements z4",
        "ruleset duel; phase neutral A; due settlement; A settlements z4; C roads 1,-2,SW 0,-1,NW",
        "ruleset duel; phase give_back A; give_back 2; token_used yes; A hand 1l2o",
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        hx_state s;
        hx_play_words(words[i], &s);
        for (int level = 0; level < hx_level_count(); level++) {
            for (uint64_t seed = 0; seed < 20; seed++) choose(&s, level, seed);
        }
    }
}

/* ---- Five and six */

static void the_building_phase_is_used(void **state) {
    (void)state;
    hx_action a = at("ruleset classic56; phase building B; B settlements z2 z8; B roads z2-z3 z8-z9; B hand 2g3o");
    assert_int_equal(a.kind, HX_BUILD_CITY);
    a = at("ruleset classic56; phase building C; C roads z2..z4; C settlements z2; C hand 1l1b1w1g");
    assert_int_equal(a.kind, HX_BUILD_SETTLEMENT);
}

static void and_passed_where_nothing_gains(void **state) {
    (void)state;
    /* Wool, grain and ore could buy a card; but all of grain and ore is kept for the city. */
    hx_action a = at("ruleset classic56; phase building B; B settlements z2 z8; B roads z2-z3 z8-z9; B hand 1w2g2o");
    assert_int_equal(a.kind, HX_PASS);
}

static void a_partner_builds_and_wins(void **state) {
    (void)state;
    static const char part[] = "ruleset classic56; option after_turn 2; turn D; phase partner D; ended A; "
                               "D cities z0 z4 z6 z8; D settlements z2; D roads z9-z10; D hand 1l1b1w1g";
    hx_state s;
    hx_play_words(part, &s);
    hx_apply(&s, careful(&s));
    assert_true(hx_over(&s));
    assert_int_equal(s.winners, 1 << 3);
}

/* ---- The duel */

static void what_goes_back_is_missed_least(void **state) {
    (void)state;
    hx_state s;
    hx_play_words("ruleset duel; phase give_back A; give_back 2; token_used yes; A settlements z4; A hand 2w2g3o", &s);
    for (int i = 0; i < 2; i++) {
        hx_action a = careful(&s);
        assert_int_equal(a.kind, HX_GIVE_BACK);
        assert_int_equal(a.a, 2); /* wool: the rest is a city */
        hx_apply(&s, a);
    }
}

static void the_robber_is_sent_home(void **state) {
    (void)state;
    hx_action a = at("ruleset duel; phase before_roll; A cities z4; A settlements z8; robber -1,1; B settlements z0");
    assert_int_equal(a.kind, HX_ROBBER_HOME);
    /* From a hex that only the other has it may stay. */
    a = at("ruleset duel; phase before_roll; A cities z4; robber 1,0; B settlements z8");
    assert_int_equal(a.kind, HX_ROLL);
}

static void a_trade_is_forced_when_it_gains(void **state) {
    (void)state;
    hx_state s;
    hx_play_words("ruleset duel; A settlements z4 z8; A hand 1g3o3w; B settlements z0; B hand 2g2o2l2b", &s);
    s.offers = 3; /* talking would come first */
    assert_int_equal(careful(&s).kind, HX_FORCED_TRADE);
    hx_play_words("ruleset duel; A settlements z4 z8; A hand 1g3o; B settlements z0; B hand 2w; A tokens 1", &s);
    s.offers = 3;
    assert_int_not_equal(careful(&s).kind, HX_FORCED_TRADE); /* what is held is needed */
}

static void an_idle_knight_goes_for_tokens(void **state) {
    (void)state;
    hx_action a =
        at("ruleset duel; A settlements z4; A knights 1; A tokens 0; B settlements z0; B knights 7; B hand 5o");
    assert_int_equal(a.kind, HX_KNIGHT_FOR_TOKENS);
    a = at("ruleset duel; A settlements z4; A knights 3; A tokens 5; B settlements z0; B knights 2");
    assert_int_not_equal(a.kind, HX_KNIGHT_FOR_TOKENS); /* it would cost the largest army */
}

static void a_neutral_settlement_takes_the_others_place(void **state) {
    (void)state;
    hx_state s;
    hx_play_words(
        "ruleset duel; phase neutral A; due settlement; A settlements z0; B settlements z8; "
        "C settlements 0,1,S; D settlements 0,-2,N; C roads 0,1,SW -1,1,E; B roads z5..z8; D roads 0,-2,NE 0,-2,E",
        &s);
    hx_action a = careful(&s);
    assert_int_equal(a.kind, HX_NEUTRAL_SETTLEMENT);
    assert_int_equal(a.a, vertex_of("duel", "0,0,S"));
}

/* D can make its five roads six, and then has the longest. */
static void a_neutral_road_takes_the_longest_from_the_other_alone(void **state) {
    (void)state;
    static const char *const words[] = {
        "ruleset duel; phase neutral A; due road; D settlements 2,-2,N; D roads 2,-2,NE 2,-2,E 2,-2,SE 2,-2,SW 2,-2,W; "
        "A roads z0..z5; A settlements z0; B settlements z8; longest A",
        "ruleset duel; phase neutral A; due road; D settlements 2,-2,N; D roads 2,-2,NE 2,-2,E 2,-2,SE 2,-2,SW 2,-2,W; "
        "B roads z0..z5; B settlements z0; A settlements z8; longest B",
    };
    static const int holder[] = {0, 3};
    for (int i = 0; i < 2; i++) {
        hx_state s;
        hx_play_words(words[i], &s);
        hx_apply(&s, careful(&s));
        assert_int_equal(s.u.classic.longest, holder[i]);
    }
}

/* Paths and places that a seat could build on at once. */
static int openings(const hx_state *s, int seat) {
    const hx_classic *c = &s->u.classic;
    int n = 0;
    for (int i = 0; i < 2; i++) {
        for (uint64_t x = c->sites[seat][i]; x != 0; x &= x - 1) n++;
        for (uint64_t x = c->reach[seat][i] & ~c->near[i]; x != 0; x &= x - 1) n += 3;
    }
    return n;
}

static void neutral_pieces_hinder_the_other(void **state) {
    (void)state;
    int mine = 0, theirs = 0, placed = 0;
    for (uint64_t seed = 0; seed < 12; seed++) {
        hx_options o;
        uint8_t deal[HX_DEAL];
        hx_state s;
        hx_rng rng = {seed, 1};
        hx_options_preset(&o, hx_ruleset_find("duel"));
        o.seed = seed;
        assert_int_equal(hx_lay(&s, &o, deal, hx_deal(&o, deal)), HX_OK);
        while (!hx_over(&s)) {
            const hx_state before = s;
            bool neutral = s.now.phase == HX_PHASE_NEUTRAL;
            hx_apply(&s, s.now.actor == HX_CHANCE ? hx_draw(&s, &rng) : careful(&s));
            if (!neutral) continue;
            placed++;
            mine += openings(&before, before.turn) - openings(&s, before.turn);
            theirs += openings(&before, 1 - before.turn) - openings(&s, 1 - before.turn);
        }
    }
    assert_true(placed > 100);
    assert_true(theirs > 20);
    assert_true(theirs > 4 * mine);
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_level_answers_every_phase),
        cmocka_unit_test(the_building_phase_is_used),
        cmocka_unit_test(and_passed_where_nothing_gains),
        cmocka_unit_test(a_partner_builds_and_wins),
        cmocka_unit_test(what_goes_back_is_missed_least),
        cmocka_unit_test(the_robber_is_sent_home),
        cmocka_unit_test(a_trade_is_forced_when_it_gains),
        cmocka_unit_test(an_idle_knight_goes_for_tokens),
        cmocka_unit_test(a_neutral_settlement_takes_the_others_place),
        cmocka_unit_test(a_neutral_road_takes_the_longest_from_the_other_alone),
        cmocka_unit_test(neutral_pieces_hinder_the_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

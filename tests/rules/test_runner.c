/* test_runner.c - the cases are only worth something if their runner notices: what must fail, and positions in words and back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/cases.h"
#include "support/play.h"
#include "support/position.h"
#include "support/wander.h"

/* Runs the text as one case; its sentence, or "" when it passes. */
static const char *outcome(const char *body) {
    static char wrong[2 * HX_SAID];
    char text[1024];
    hx_cases cases = {0};
    wrong[0] = 0;
    snprintf(text, sizeof text, "case T\n%s\n", body);
    if (hx_cases_add_text(&cases, "t", text, wrong)) hx_case_run(&cases, &cases.list[0], wrong);
    hx_cases_free(&cases);
    return wrong;
}

static void fails(const char *body, const char *sentence) {
    const char *got = outcome(body);
    if (!strstr(got, sentence)) fail_msg("'%s' instead of '%s' for:\n%s", got, sentence, body);
}

static void passes(const char *body) {
    const char *got = outcome(body);
    if (*got) fail_msg("'%s' for:\n%s", got, body);
}

static void test_passes(void **state) {
    (void)state;
    passes("A hand 1l1b; A settlements z4\nA try BUILD_ROAD z4-z5 -> ok; A hand nothing");
    passes("check # a remark\nphase main A");
}

static void test_nothing_expected(void **state) {
    (void)state;
    fails("", "t:1: the case expects nothing");
    fails("turn A", "t:1: the case expects nothing");
    fails("check", "t:1: the case expects nothing");
    fails("A do END_TURN", "t:1: the case expects nothing");
}

static void test_unknown_words(void **state) {
    (void)state;
    fails("A hnad 1l\ncheck; phase main", "t:2: no statement about a position begins with 'hnad'");
    fails("rubber 0,0\ncheck; phase main", "t:2: no statement");
    fails("A hand 1x\ncheck; phase main", "t:2: 'hand' cannot be said");
    fails("A hand 1l1l\ncheck; phase main", "t:2: 'hand' cannot be said");
    fails("robber 9,9\ncheck; phase main", "t:2: 'robber' cannot be said");
    fails("phase dinner\ncheck; phase main", "t:2: 'phase' cannot be said");
    fails("turn A B\ncheck; phase main", "t:2: 'turn' cannot be said");
    fails("check\n\nA pionts 3", "t:4: nothing about a seat is called 'pionts'");
    fails("check\nfaze main", "t:3: nothing that can be checked begins with 'faze'");
    fails("check\nA points 0 0", "t:3: a number and nothing else");
    fails("A try BUILD_RAOD z4-z5 -> ok", "t:2: no action is called that");
    fails("A try BUILD_RAOD z4-z5 -> refused OCCUPIED", "t:2: no action is called that");
    fails("A try END_TURN z4 -> ok", "t:2: END_TURN is not written like this");
    fails("A try BUILD_ROAD z4-x5 -> ok", "t:2: BUILD_ROAD is not written like this");
    fails("A try END_TURN -> maybe", "t:2: 'ok' or 'refused ..'");
    fails("A try END_TURN -> refused OCUPIED", "no reason is called");
    fails("A try BUY_CARD -> refused CANT_AFFORD dinner", "t:2: 'dinner' says nothing");
    fails("A try END_TURN", "t:2: try what");
    fails("deals 5 -> pretty", "t:2: nothing about deals");
    fails("check\nview Q: phase main", "t:3: whose view?");
}

static void test_wrong_expectations(void **state) {
    (void)state;
    fails("A try END_TURN -> refused OCCUPIED", "t:2: END_TURN is allowed");
    fails("A try BUY_CARD -> ok", "t:2: BUY_CARD is refused: CANT_AFFORD");
    fails("A try BUY_CARD -> refused DECK_EMPTY", "t:2: it is CANT_AFFORD");
    fails("A try BUY_CARD -> refused CANT_AFFORD 1w1g", "t:2: it is CANT_AFFORD  0 1w1g1o B-56");
    fails("A try BUY_CARD -> refused CANT_AFFORD B-57", "t:2: it is CANT_AFFORD");
    fails("A hand 2l; A try BANK_TRADE 2l for 1o -> refused RATE 3", "t:2: it is RATE l 4");
    fails("A hand 2l; A try BANK_TRADE 2l for 1o -> refused RATE o", "t:2: it is RATE l 4");
    fails("A do BUY_CARD\ncheck; phase main", "t:2: BUY_CARD is refused");
    fails("A hand 1l\ncheck\nA hand 2l", "t:4: A holds 1l");
    fails("check\nB hand 1 cards", "t:3: hand: it is 0");
    fails("check\nphase before_roll", "t:3: the phase is main");
    fails("check\nphase main B", "t:3: who decides: it is A");
    fails("check\nA may ROLL", "t:3: it may not");
    fails("check\nA may not END_TURN", "t:3: it may");
    fails("check\nA may only ROLL END_TURN", "t:3: A may not ROLL");
    fails("A settlements z4; A roads z4-z5; A hand 2g3o\ncheck\nA may only END_TURN OFFER", "t:4: A may BUILD_CITY");
    fails("A settlements z4\ncheck\nz4 empty", "t:4: something stands");
    fails("check\nA settlements z4", "t:3: not there");
    fails("check\nrobber 1,0", "t:3: the robber is on 0,0");
    fails("check\nbank 18l", "t:3: the bank has 19l");
    fails("check\nlongest A", "t:3: longest: it is nobody");
    fails("B hand 2l\ncheck\nview A: B hand 2l", "t:4: B holds nothing and 2 hidden");
    fails("A hand 2l\ncheck\nview A: A hand hidden 2", "t:4: hand: 2 cards are open");
    fails("option numbers 1\ndeals 40 -> spiral", "t:3: the numbers do not follow");
    fails("option harbours 1\ndeals 40 -> harbours_printed", "t:3: harbours not as printed");
    fails("deals 40 -> first_A", "begins");
}

static void test_other_games(void **state) {
    (void)state;
    passes(
        "ruleset duel; A tokens 3; robber 1,0\nA try ROBBER_HOME -> ok; A tokens 2; shows supply 13; A shows price 1");
    passes("ruleset duel\nplayers 3\ntable -> refused options");
    passes("ruleset classic56\ncheck; board 30 80 109; harbours 11; F points 0");
    fails("ruleset duel\ntable -> refused options", "t:3: the table gives error 0, not 1");
    fails("ruleset duel\ntable -> refused", "t:3: a table is refused for its options or its layout");
    fails("ruleset duel\ntable -> ok", "t:3: table -> refused what?");
    fails("ruleset duel; A tokens 12; B tokens 9\ncheck; phase main", "does not add up");
    fails("ruleset duel; E roads z2-z3\ncheck; phase main", "pieces of a seat that is not there");
    fails("ruleset duel; due both\ncheck; phase main", "t:2: 'due' cannot be said");
    fails("ruleset duel\ncheck; A tokens 4", "t:3: tokens: it is 5, not 4");
    fails("ruleset duel\ncheck; due road", "t:3: nothing is due");
    fails("ruleset duel\ncheck; first_roll 2 3", "t:3: the first roll is 1 1");
    fails("ruleset duel\ncheck; rolls_left 1", "t:3: rolls left: it is 0");
    fails("ruleset duel\ncheck; token_used yes", "t:3: token_used: it is not so");
    fails("ruleset duel\ncheck; knight_used yes", "t:3: knight_used: it is not so");
    fails("ruleset duel\ncheck; give_back 1", "t:3: to give back: it is 0");
    fails("ruleset duel\ncheck; draws 1", "t:3: draws: it is 0");
    fails("ruleset duel\ncheck; given_up 1", "t:3: given up: it is 0");
    fails("ruleset duel\ncheck; shows supply 9", "t:3: supply: it is 10");
    fails("ruleset duel\ncheck; shows nonsense 9", "t:3: nothing called 'nonsense' is shown");
    fails("ruleset classic56\ncheck; ended A", "t:3: ended: it is nobody");
    fails("ruleset classic56\ncheck; board 30 80 108", "t:3: board: it is 109");
    fails("ruleset classic56\ndeals 30 -> harbours_ring", "t:3: no harbour at 3.5,E");
    fails("ruleset classic56\ndeals 30 -> same_land", "t:3: another land");
    fails("deals 30 -> robber_varies", "the robber began 30 and 0 times");
    fails("option island 1\ndeals 3 -> nothing_founded", "t:3: A has founded already");
    fails("deals 30 -> harbours_ring", "t:2: this game has no ring");
}

static void test_the_stone_age(void **state) {
    (void)state;
    passes("ruleset stoneage; sets; A hand 1m\nA try WALK 1,5,N > 2,4,S > 2,5,N -> ok; A hand nothing");
    passes("ruleset stoneage; A adaptation asia; desert 0,5\ncheck; A events 1; lie 16 events; counts 2 desert_steppe");
    passes("ruleset stoneage; A people 2E; B tribes 3,2,S\ncheck; lie 5 E; gone 3,2,S; B people E; B points 1");
    fails("ruleset stoneage; A hand 1l\ncheck; phase main", "t:2: 'hand' cannot be said");
    fails("ruleset stoneage; A settlements 1,5,N\ncheck; phase main", "t:2: no statement about a position");
    fails("ruleset stoneage; A people 2X\ncheck; phase main", "t:2: 'people' cannot be said");
    fails("ruleset stoneage; gone 1,5,N\ncheck; phase main", "t:2: 'gone' cannot be said");
    fails("ruleset stoneage; A people 9E\ncheck; phase main", "there are not so many tiles of europe");
    fails("ruleset stoneage; A B C D people nothing; gone 3,2,S\ncheck; phase main", "tiles of europe are nowhere");
    fails("ruleset stoneage; A B C D events 0; gone bering\ncheck; phase main", "event tiles are nowhere");
    fails("ruleset stoneage; A events 10; B events 9\ncheck; phase main", "there are not so many event tiles");
    fails("ruleset stoneage; A tribes 1,5,N; B nomads 1,5,N\ncheck; phase main", "does not add up");
    fails("ruleset stoneage; sets\nA try WALK 1,5,N > 2,4,S > 2,5,N -> ok", "t:3: WALK is refused: TOO_FAR");
    fails("ruleset stoneage; sets\nA try WALK 1,5,N > 2,4,S -> refused TOO_FAR", "t:3: it is NOT_FREE");
    fails("ruleset stoneage\ncheck; A food 1", "t:3: food: it is 0");
    fails("ruleset stoneage\ncheck; neanderthal 0,7", "t:3: the neanderthal is on 8,1");
    fails("ruleset stoneage\ncheck; gone bering", "t:3: the tile of bering is still there");
    fails("ruleset stoneage\ncheck; gone 3,2,S", "t:3: the people tile is still there");
    fails("ruleset stoneage\ncheck; desert 0,5", "t:3: no desert there");
    fails("ruleset stoneage\ncheck; faces 1 robber", "t:3: 1 adaptation_europe");
    fails("ruleset stoneage\ncheck; A art food", "t:3: art: it is 0");
    fails("ruleset stoneage\ncheck; longest A", "t:3: nothing that can be checked");
    fails("ruleset stoneage\ndeals 3 -> lawful", "t:3: nothing about deals");
}

static void test_impossible_positions(void **state) {
    (void)state;
    fails("A settlements z4; B settlements z5\ncheck; phase main", "the position does not add up");
    fails("A settlements z4; B settlements z4\ncheck; phase main", "t:2: 'settlements' cannot be said");
    fails("A hand 20l\ncheck; phase main", "there are not so many");
    fails("A hand 10l; bank 10l\ncheck; phase main", "there are not so many");
    fails("A B C D hand nothing; bank 10l\ncheck; phase main", "are nowhere");
    fails("A dev 6 victory\ncheck; phase main", "there are not so many");
    fails("A fresh 1 knight\ncheck; phase main", "fresh cards that are not in the hand");
    fails("A settlements z0 z2 z4 z6 z8 z10\ncheck; phase main", "nobody has so many");
    fails("hex 0,0 forest 8\ncheck; phase main", "no board of the game");
    fails("players 9\ncheck; phase main", "t:2: 'players' cannot be said");
    fails("longest A\ncheck; phase main", "the position does not add up");
}

static void test_files(void **state) {
    (void)state;
    char wrong[HX_SAID];
    hx_cases cases = {0};
    assert_false(hx_cases_add_file(&cases, "no/such/file.cases", wrong));
    assert_false(hx_cases_add_text(&cases, "t", "# nothing\n", wrong));
    assert_string_equal(wrong, "t: no case in it");
    assert_false(hx_cases_add_text(&cases, "t", "turn A\n", wrong));
    assert_string_equal(wrong, "t: no case in it");
    assert_true(
        hx_cases_add_text(&cases, "u", "A hand 1l\n\ncase X\ncheck; A hand 1l\ncase Y\ncheck; A hand 2l\n", wrong));
    assert_true(hx_cases_add_text(&cases, "v", "case Z\ncheck; A hand nothing\n", wrong));
    char why[2 * HX_SAID];
    assert_int_equal(cases.n, 3);
    assert_true(hx_case_run(&cases, &cases.list[0], why) && hx_case_run(&cases, &cases.list[2], why));
    assert_false(hx_case_run(&cases, &cases.list[1], why));
    assert_string_equal(why, "u:6: A holds 1l and 0 hidden cards");
    hx_cases_free(&cases);
}

static void test_played_to(void **state) {
    (void)state;
    hx_state s;
    hx_play_words("A hand 1l1b; A settlements z4; A do BUILD_ROAD z4-z5", &s);
    assert_int_equal(s.now.phase, HX_PHASE_MAIN);
    assert_int_equal(s.u.classic.left[0][HX_LEFT_ROADS], 14);
}

/* Said and read again, every position of random games is the same to the byte. */
enum { ROOM = 16384, GAMES = 12, STEPS = 600 };

static void said_and_read(const hx_state *s, int ruleset, int game, int step) {
    static char words[ROOM];
    char wrong[HX_SAID];
    hx_state again;
    assert_in_range(hx_position_words(s, words, ROOM), 1, ROOM - 1);
    if (!hx_position_read(words, &again, wrong))
        fail_msg("%d, game %d step %d: %s\n%s", ruleset, game, step, wrong, words);
    if (memcmp(s, &again, sizeof again) != 0) fail_msg("%d, game %d step %d differs:\n%s", ruleset, game, step, words);
}

static long words_and_back(int ruleset, int game) {
    hx_options o;
    uint8_t deal[HX_DEAL];
    hx_state s;
    int least = hx_ruleset_seats(ruleset, false), most = hx_ruleset_seats(ruleset, true), step = 0;
    hx_options_preset(&o, ruleset);
    o.actors = (uint8_t)(least + game % (most - least + 1));
    o.seed = (uint64_t)game;
    wander_options(&o, &(hx_rng){o.seed, 0});
    assert_int_equal(hx_lay(&s, &o, deal, hx_deal(&o, deal)), HX_OK);
    do said_and_read(&s, ruleset, game, step);
    while (step++ < STEPS && hx_play_random(&s, 1000 * o.seed + (uint64_t)step, 1));
    return step;
}

static void test_words_and_back(void **state) {
    (void)state;
    long seen = 0;
    for (int ruleset = 0; ruleset < 4; ruleset++)
        for (int game = 0; game < GAMES; game++) seen += words_and_back(ruleset, game);
    assert_in_range(seen, 3000, 1000000);
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_passes),
        cmocka_unit_test(test_nothing_expected),
        cmocka_unit_test(test_unknown_words),
        cmocka_unit_test(test_wrong_expectations),
        cmocka_unit_test(test_other_games),
        cmocka_unit_test(test_the_stone_age),
        cmocka_unit_test(test_impossible_positions),
        cmocka_unit_test(test_files),
        cmocka_unit_test(test_played_to),
        cmocka_unit_test(test_words_and_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

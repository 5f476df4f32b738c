/* What a bot answers to an offer that it does not take: a reason that fits, or a small change that is good for both. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/play.h"

enum { LUMBER, BRICK, WOOL, GRAIN, ORE };
enum { GAMES = 16, MOST_OFFERS = 5 /* a turn: two of its own seat, and the answers to the last of them */ };

static uint64_t memory[1 << 13];

static int level_of(const char *key) {
    int level = 0;
    while (strcmp(hx_level_key(level), key) != 0) level++;
    return level;
}

static hx_bot *started(const hx_state *s, const char *level) {
    hx_view v;
    assert_true(hx_bot_size() <= sizeof memory);
    hx_observe(s, s->now.actor, &v);
    hx_bot *b = hx_bot_start(memory, &v, level_of(level), 5);
    assert_non_null(b);
    hx_bot_think(b, 1000);
    return b;
}

static hx_action choice(const hx_state *s, const char *level) { return hx_bot_choice(started(s, level)); }

static int count(hx_cards cards, int res) { return (int)(cards >> 5 * res & 31); }

/* ---- Single answers: B is on turn and asks A. */

static void assert_excuse(const char *words, const char *level, int why, int what) {
    hx_state s;
    hx_excuse x;
    hx_play_words(words, &s);
    assert_true(hx_bot_excuse(started(&s, level), &x));
    assert_int_equal(x.why, why);
    assert_int_equal(x.what, what);
}

#define TABLE "turn B; phase answer A; A settlements z2 z6; A roads z2-z3 z6-z7; "
#define ASKED TABLE "B settlements z4 z8; B hand 3l3w3o; "
#define TWO "players 2; option bank_shown 1; " TABLE /* A can tell what B holds */

static void what_is_not_there_is_said(void **state) {
    (void)state;
    for (int level = 0; level < hx_level_count(); level++) {
        const char *key = hx_level_key(level);
        assert_excuse(ASKED "A hand 2g; offer B 1l for 1o to A", key, HX_EXCUSE_HAVE_NONE, ORE);
        assert_excuse(ASKED "A hand 1b; offer B 1l for 2b to A", key, HX_EXCUSE_TOO_FEW, BRICK);
        assert_excuse(ASKED "A hand 1b; offer B 1l for 2b1g to A", key, HX_EXCUSE_HAVE_NONE, GRAIN);
    }
}

static void what_is_saved_is_kept(void **state) {
    (void)state;
    assert_excuse(ASKED "A hand 4l2g2o; offer B 1w for 1o to A", "normal", HX_EXCUSE_NEED_OWN, ORE);
    assert_excuse(ASKED "A hand 4l2g2o; offer B 1w for 1l1o to A", "normal", HX_EXCUSE_NEED_OWN, ORE);
}

static void what_brings_nothing_is_not_taken(void **state) {
    (void)state;
    assert_excuse(ASKED "A hand 1g1o; offer B 1w for 1g to A", "normal", HX_EXCUSE_NO_USE, WOOL);
    assert_excuse(ASKED "A hand 2g2o; offer B 1l for 1g to A", "normal", HX_EXCUSE_TOO_LITTLE, 0);
}

static void who_gains_more_hears_it(void **state) {
    (void)state;
    assert_excuse(TWO "B settlements z4 z8; A hand 5g4l; B hand 2w1g3o; offer B 1w for 1g to A", "normal",
                  HX_EXCUSE_HELPS_YOU, 0);
    assert_excuse(TWO "B settlements z8; B cities z4; A hand 5g4l; B hand 2w1g3o; offer B 1w for 1g to A", "normal",
                  HX_EXCUSE_YOU_LEAD, 0);
    assert_excuse(TABLE "goal 5; B settlements z8; B cities z4; B hand 3l3o; A hand 1w2g2o; offer B 1o for 1w to A",
                  "normal", HX_EXCUSE_NEARLY_WON, 0);
}

static void who_is_not_asked_has_no_excuse(void **state) {
    (void)state;
    hx_state s;
    hx_excuse x;
    hx_play_words("A hand 2l", &s);
    assert_false(hx_bot_excuse(started(&s, "normal"), &x));
    hx_play_words("A hand 2l; B hand 1o; offer A 1l for 1o to B; said no B", &s);
    assert_false(hx_bot_excuse(started(&s, "normal"), &x));
}

/* ---- Counter-offers */

static hx_cards of(int res, int n) { return (hx_cards)n << 5 * res; }

static void a_little_more_is_asked_for(void **state) {
    (void)state;
    hx_state s;
    hx_play_words(ASKED "A hand 1w2g2o; offer B 1l for 1g to A", &s);
    hx_action a = choice(&s, "normal");
    assert_int_equal(a.kind, HX_OFFER);
    assert_int_equal(a.give, of(GRAIN, 1));
    assert_int_equal(a.get, of(LUMBER, 2));
    hx_apply(&s, a);
    assert_int_equal(s.now.actor, 1);
    assert_int_equal(s.offer.no, 1);
}

static void only_a_careful_bot_bargains(void **state) {
    (void)state;
    hx_state s;
    hx_play_words(ASKED "A hand 1w2g2o; offer B 1l for 1g to A", &s);
    assert_int_equal(choice(&s, "easy").kind, HX_ANSWER);
    assert_int_equal(choice(&s, "random").kind, HX_ANSWER);
}

static void bargaining_ends(void **state) {
    (void)state;
    hx_state s;
    hx_play_words(ASKED "A hand 1w2g2o; offers 5; offer B 1l for 1g to A", &s);
    hx_action a = choice(&s, "normal");
    assert_int_equal(a.kind, HX_ANSWER);
    assert_int_equal(a.a, 0);
}

static void who_nearly_has_won_gets_no_counter_offer(void **state) {
    (void)state;
    hx_state s;
    hx_play_words(TABLE "goal 5; B settlements z8; B cities z4; B hand 3l3o; A hand 1w2g2o; offer B 1l for 1g to A",
                  &s);
    assert_int_equal(choice(&s, "normal").kind, HX_ANSWER);
}

/* ---- Whole games */

static bool fits(const hx_state *s, int seat, hx_excuse x) {
    const hx_offer *o = &s->offer;
    int have = s->hand[seat][x.what];
    switch (x.why) {
    case HX_EXCUSE_HAVE_NONE: return have == 0 && count(o->get, x.what) > 0;
    case HX_EXCUSE_TOO_FEW: return have > 0 && count(o->get, x.what) > have;
    case HX_EXCUSE_NEED_OWN: return have > 0 && count(o->get, x.what) > 0;
    case HX_EXCUSE_NO_USE: return count(o->give, x.what) > 0;
    case HX_EXCUSE_NEARLY_WON: return hx_shown_points(s, o->by) + 2 >= s->goal;
    case HX_EXCUSE_YOU_LEAD: return hx_shown_points(s, o->by) >= hx_shown_points(s, seat);
    default: return x.what == 0;
    }
}

static int total(hx_cards cards) {
    int n = 0;
    for (int r = 0; r < HX_RES; r++) n += count(cards, r);
    return n;
}

/* One card more, another kind, or one card less: never more than that. */
static bool is_small_change(const hx_offer *o, hx_action a) {
    int more = total(a.get) - total(o->give), less = total(o->get) - total(a.give);
    if (a.get == o->give) return less == 1;
    return a.give == o->get && (more == 1 || more == 0);
}

static void look_at_answer(const hx_state *s, uint32_t *seen, int *counters) {
    hx_excuse x;
    hx_bot *b = started(s, "normal");
    hx_action a = hx_bot_choice(b);
    assert_true(hx_bot_excuse(b, &x));
    assert_true(fits(s, s->now.actor, x));
    if (a.kind == HX_ANSWER && a.a == 0) *seen |= UINT32_C(1) << x.why;
    if (a.kind != HX_OFFER) return;
    ++*counters;
    assert_true(is_small_change(&s->offer, a));
    assert_int_equal(a.a, 1 << s->turn);
}

static void answers_in_whole_games(void **state) {
    (void)state;
    uint32_t seen = 0;
    int counters = 0;
    hx_options o;
    hx_options_preset(&o, hx_ruleset_find("classic"));
    for (o.seed = 0; o.seed < GAMES; o.seed++) {
        uint8_t deal[HX_DEAL];
        hx_state s;
        hx_rng rng = {o.seed, 1};
        assert_int_equal(hx_lay(&s, &o, deal, hx_deal(&o, deal)), HX_OK);
        while (!hx_over(&s)) {
            bool chance = s.now.actor == HX_CHANCE;
            if (!chance && s.now.phase == HX_PHASE_ANSWER) look_at_answer(&s, &seen, &counters);
            hx_apply(&s, chance ? hx_draw(&s, &rng) : choice(&s, "normal"));
            assert_true(s.offers <= MOST_OFFERS);
        }
    }
    assert_true(counters > 100);
    const int usual[] = {HX_EXCUSE_HAVE_NONE,  HX_EXCUSE_NEED_OWN,  HX_EXCUSE_NO_USE,
                         HX_EXCUSE_TOO_LITTLE, HX_EXCUSE_HELPS_YOU, HX_EXCUSE_NEARLY_WON};
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) assert_true(seen >> usual[i] & 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_not_there_is_said),
        cmocka_unit_test(what_is_saved_is_kept),
        cmocka_unit_test(what_brings_nothing_is_not_taken),
        cmocka_unit_test(who_gains_more_hears_it),
        cmocka_unit_test(who_is_not_asked_has_no_excuse),
        cmocka_unit_test(a_little_more_is_asked_for),
        cmocka_unit_test(only_a_careful_bot_bargains),
        cmocka_unit_test(bargaining_ends),
        cmocka_unit_test(who_nearly_has_won_gets_no_counter_offer),
        cmocka_unit_test(answers_in_whole_games),
    };
    hx_init();
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Bots: what they choose is allowed, depends on nothing they may not know, and gets every game to its end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "hx.h"

enum {
    TURN_MOST = 150 /* decisions in a turn, all seats together */,
    OWN_MOST = 2,
    OFFERS_MOST = 5 /* all seats together */
};

typedef struct table {
    hx_state s;
    hx_rng dice;
    uint64_t seed;
    int level[HX_SEATS];
    void *memory;
    uint32_t phases;            /* a set: what has been asked */
    int decisions, offers, own; /* this turn; own: of the seat on turn */
    hx_action offer[HX_SEATS * OFFERS_MOST];
} table;

static int level_of(const char *key) {
    for (int i = 0; i < hx_level_count(); i++) {
        if (strcmp(hx_level_key(i), key) == 0) return i;
    }
    fail_msg("no level %s", key);
    return -1;
}

static hx_options preset_of(const char *ruleset, uint64_t seed) {
    hx_options o;
    hx_options_preset(&o, hx_ruleset_find(ruleset));
    o.seed = seed;
    return o;
}

static hx_options options_of(int actors, uint64_t seed) {
    hx_options o = preset_of("classic", seed);
    o.actors = (uint8_t)actors;
    return o;
}

static table *seat(hx_options o, int level) {
    static table t;
    uint8_t deal[HX_DEAL];
    free(t.memory);
    t = (table){.dice = {o.seed, 7}, .seed = o.seed, .memory = malloc(hx_bot_size())};
    for (int i = 0; i < HX_SEATS; i++) t.level[i] = level;
    int length = hx_deal(&o, deal);
    assert_true(length > 0);
    assert_int_equal(hx_lay(&t.s, &o, deal, length), HX_OK);
    return &t;
}

static hx_action choose_by(table *t, const hx_state *s, int iterations) {
    hx_view v;
    hx_observe(s, s->now.actor, &v);
    hx_bot *b = hx_bot_start(t->memory, &v, t->level[s->now.actor], t->seed);
    assert_non_null(b);
    while (!hx_bot_think(b, iterations)) continue;
    return hx_bot_choice(b);
}

static hx_action choose(table *t) { return choose_by(t, &t->s, 1000); }

static void note_offer(table *t, hx_action a) {
    for (int i = 0; i < t->offers; i++) {
        bool same = t->offer[i].seat == a.seat && t->offer[i].give == a.give && t->offer[i].get == a.get;
        if (same && memcmp(&t->offer[i], &a, sizeof a) == 0)
            fail_msg("seed %u: the same offer twice in a turn", (unsigned)t->seed);
    }
    assert_true(t->s.offers <= OFFERS_MOST);
    t->own += a.seat == t->s.turn;
    assert_true(t->own <= OWN_MOST);
    t->offer[t->offers++] = a;
}

/* Whatever changes hands changes what is worth offering: from there on an offer may be made again. */
static void note(table *t, hx_action a, int turn) {
    t->phases |= UINT32_C(1) << t->s.now.phase;
    if (a.kind == HX_OFFER) note_offer(t, a);
    if (a.kind != HX_OFFER && a.kind != HX_ANSWER) t->offers = 0;
    t->decisions = t->s.turn_no == turn ? t->decisions + 1 : 0;
    if (t->s.turn_no != turn) t->offers = t->own = 0;
    assert_true(t->decisions < TURN_MOST);
}

static void step(table *t) {
    int turn = t->s.turn_no;
    if (t->s.now.actor == HX_CHANCE) {
        hx_apply(&t->s, hx_draw(&t->s, &t->dice));
        return;
    }
    hx_action a = choose(t);
    hx_refusal no = hx_check(&t->s, a);
    if (no.reason != HX_FINE)
        fail_msg("seed %u, turn %d: kind %d refused (%d)", (unsigned)t->seed, turn, a.kind, no.reason);
    hx_apply(&t->s, a);
    if (!hx_over(&t->s)) note(t, a, turn);
}

static uint32_t play(hx_options o, int level) {
    table *t = seat(o, level);
    while (!hx_over(&t->s)) step(t);
    assert_true(t->s.turn_no < HX_LAST_TURN);
    assert_true(t->s.winners != 0);
    return t->phases;
}

/* ---- The interface */

static void levels_have_keys(void **state) {
    (void)state;
    assert_true(hx_level_count() >= 3);
    assert_int_equal(level_of("random"), 0);
    assert_true(level_of("easy") < level_of("normal"));
    assert_null(hx_level_key(-1));
    assert_null(hx_level_key(hx_level_count()));
}

static void nothing_to_decide_is_no_bot(void **state) {
    (void)state;
    table *t = seat(options_of(3, 1), 0);
    hx_view v;
    hx_observe(&t->s, HX_STRANGER, &v);
    assert_null(hx_bot_start(t->memory, &v, 0, 1));
    hx_observe(&t->s, (t->s.now.actor + 1) % 3, &v);
    assert_null(hx_bot_start(t->memory, &v, 0, 1));
    hx_observe(&t->s, t->s.now.actor, &v);
    assert_null(hx_bot_start(t->memory, &v, -1, 1));
    assert_null(hx_bot_start(t->memory, &v, hx_level_count(), 1));
    assert_non_null(hx_bot_start(t->memory, &v, 0, 1));
    while (t->s.now.actor != HX_CHANCE) hx_apply(&t->s, choose(t));
    hx_observe(&t->s, t->s.turn, &v);
    assert_null(hx_bot_start(t->memory, &v, 0, 1));
}

static void a_choice_is_there_at_once(void **state) {
    (void)state;
    table *t = seat(options_of(4, 2), level_of("normal"));
    hx_view v;
    hx_observe(&t->s, t->s.now.actor, &v);
    hx_bot *b = hx_bot_start(t->memory, &v, level_of("normal"), 5);
    assert_int_equal(hx_check(&t->s, hx_bot_choice(b)).reason, HX_FINE);
    assert_false(hx_bot_think(b, 1));
    assert_int_equal(hx_check(&t->s, hx_bot_choice(b)).reason, HX_FINE);
}

/* ---- What a choice depends on */

static void assert_same(hx_action a, hx_action b) { assert_memory_equal(&a, &b, sizeof a); }

static void decides_the_same_again(hx_options o) {
    for (int level = 0; level < hx_level_count(); level++) {
        table *t = seat(o, level);
        while (!hx_over(&t->s)) {
            if (t->s.now.actor != HX_CHANCE) {
                assert_same(choose(t), choose(t));
                assert_same(choose(t), choose_by(t, &t->s, 1));
            }
            step(t);
        }
    }
}

static void the_same_again(void **state) {
    (void)state;
    decides_the_same_again(options_of(4, 11));
    decides_the_same_again(preset_of("duel", 11));
    decides_the_same_again(preset_of("classic56", 11));
}

static void knows_nothing_hidden(hx_options o) {
    int asked = 0;
    for (int level = 0; level < hx_level_count(); level++) {
        table *t = seat(o, level);
        for (hx_rng rng = {3, 0}; !hx_over(&t->s); step(t)) {
            if (t->s.now.actor == HX_CHANCE) continue;
            hx_view v;
            hx_state other;
            hx_observe(&t->s, t->s.now.actor, &v);
            hx_imagine(&v, &rng, &other);
            asked += memcmp(other.hand, t->s.hand, sizeof other.hand) != 0;
            assert_same(choose(t), choose_by(t, &other, 1000));
        }
    }
    assert_true(asked > 100);
}

static void hidden_cards_change_nothing(void **state) {
    (void)state;
    knows_nothing_hidden(options_of(4, 12));
    knows_nothing_hidden(preset_of("duel", 12));
    knows_nothing_hidden(preset_of("classic56", 12));
}

/* ---- Whole games */

static void assert_asked(uint32_t phases, int phase) {
    if (!(phases >> phase & 1)) fail_msg("phase %d was never asked", phase);
}

static void games_end(void **state) {
    (void)state;
    uint32_t phases = 0;
    for (uint64_t seed = 0; seed < 8; seed++) phases |= play(options_of(2 + (int)(seed % 3), seed), level_of("normal"));
    for (uint64_t seed = 0; seed < 8; seed++) phases |= play(options_of(2 + (int)(seed % 3), seed), level_of("easy"));
    for (int p = HX_PHASE_FOUND_SETTLEMENT; p <= HX_PHASE_FREE_ROAD; p++) {
        if (p != HX_PHASE_DICE && p != HX_PHASE_THEFT) assert_asked(phases, p);
    }
}

static void games_of_five_and_six_end(void **state) {
    (void)state;
    uint32_t phases = 0;
    for (uint64_t seed = 0; seed < 9; seed++) {
        hx_options o = preset_of("classic56", seed);
        o.actors = (uint8_t)(5 + seed % 2);
        o.opt[HX_OPT_AFTER_TURN] = (uint8_t)(seed % 3);
        phases |= play(o, level_of(seed < 6 ? "normal" : "easy"));
    }
    assert_asked(phases, HX_PHASE_BUILDING);
    assert_asked(phases, HX_PHASE_PARTNER);
}

static void duels_end(void **state) {
    (void)state;
    uint32_t phases = 0;
    for (uint64_t seed = 0; seed < 12; seed++) {
        hx_options o = preset_of("duel", seed);
        o.opt[HX_OPT_NEUTRAL_START] = seed % 2;
        o.opt[HX_OPT_NEUTRAL_CHOICE] = seed / 2 % 2;
        o.opt[HX_OPT_PRIVATE_SCORING] = seed == 3;
        phases |= play(o, level_of(seed < 8 ? "normal" : "easy"));
    }
    for (int p = HX_PHASE_NEUTRAL; p <= HX_PHASE_GIVE_BACK; p++) assert_asked(phases, p);
}

static void random_games_end(void **state) {
    (void)state;
    static const char *const rulesets[] = {"classic", "classic56", "duel"};
    for (uint64_t seed = 0; seed < 3; seed++) {
        table *t = seat(preset_of(rulesets[seed], seed), level_of("random"));
        while (!hx_over(&t->s)) step(t);
    }
}

static void a_tiny_bank_stops_nobody(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 6; seed++) {
        hx_options o = options_of(4, seed);
        o.opt[HX_OPT_BANK] = 10;
        o.opt[HX_OPT_HAND_LIMIT] = 4;
        play(o, level_of("normal"));
    }
}

static void other_tables_are_played_out(void **state) {
    (void)state;
    for (int option = 0; option < 4; option++) {
        static const int which[] = {HX_OPT_TRADE_THEN_BUILD, HX_OPT_PRIVATE_SCORING, HX_OPT_ISLAND, HX_OPT_AGREED_END};
        hx_options o = options_of(4, 20 + (uint64_t)option);
        o.opt[which[option]] = 1;
        play(o, level_of("normal"));
    }
}

static void the_last_building_phase_ends(void **state) {
    (void)state;
    for (int level = 0; level < hx_level_count(); level++) {
        hx_options o = options_of(4, 30);
        o.opt[HX_OPT_LAST_ROUND] = 8;
        assert_asked(play(o, level), HX_PHASE_BUILDING);
        o = preset_of("classic56", 30);
        o.opt[HX_OPT_LAST_ROUND] = 6;
        o.opt[HX_OPT_AFTER_TURN] = (uint8_t)level;
        assert_asked(play(o, level), HX_PHASE_BUILDING);
    }
}

/* ---- Single decisions. Cards come from the bank, so that all add up. */
enum { LUMBER, BRICK, WOOL, GRAIN, ORE };

static hx_cards cards(int res, int n) { return (hx_cards)n << 5 * res; }

static void hand_out(hx_state *s, int seat, const int hand[HX_RES]) {
    for (int r = 0; r < HX_RES; r++) {
        s->bank[r] = (uint8_t)(s->bank[r] + s->hand[seat][r] - hand[r]);
        s->hand[seat][r] = (uint8_t)hand[r];
    }
}

/* The first turn after a founding by the bots themselves, with empty hands. */
static table *founded(uint64_t seed) {
    static const int nothing[HX_RES] = {0};
    table *t = seat(options_of(4, seed), level_of("normal"));
    while (t->s.now.phase != HX_PHASE_BEFORE_ROLL) step(t);
    for (int i = 0; i < 4; i++) hand_out(&t->s, i, nothing);
    return t;
}

static void roll(table *t, int low, int high) {
    hx_apply(&t->s, (hx_action){.kind = HX_ROLL, .seat = t->s.turn});
    hx_apply(&t->s, (hx_action){.kind = HX_ROLLED, .seat = HX_CHANCE, .a = (uint8_t)low, .b = (uint8_t)high});
}

/* In the main phase, whatever was rolled: only the seat on turn has cards. */
static table *in_main(uint64_t seed, const int hand[HX_RES]) {
    static const int nothing[HX_RES] = {0};
    table *t = founded(seed);
    roll(t, 1, 1);
    for (int i = 0; i < 4; i++) hand_out(&t->s, i, i == t->s.turn ? hand : nothing);
    return t;
}

static void a_city_is_built_when_paid(void **state) {
    (void)state;
    static const int hand[HX_RES] = {0, 0, 0, 2, 3};
    for (uint64_t seed = 0; seed < 5; seed++) assert_int_equal(choose(in_main(seed, hand)).kind, HX_BUILD_CITY);
}

static void the_winning_move_is_made(void **state) {
    (void)state;
    static const int hand[HX_RES] = {2, 2, 1, 3, 3};
    for (uint64_t seed = 0; seed < 5; seed++) {
        table *t = in_main(seed, hand);
        t->s.goal = 3;
        hx_apply(&t->s, choose(t));
        assert_true(hx_over(&t->s));
    }
}

static void discards_keep_what_is_wanted(void **state) {
    (void)state;
    static const int hand[HX_RES] = {0, 0, 5, 2, 3};
    table *t = founded(1);
    int me = t->s.turn;
    hand_out(&t->s, me, hand);
    roll(t, 3, 4);
    while (t->s.now.phase == HX_PHASE_DISCARD) step(t);
    assert_int_equal(t->s.hand[me][WOOL], 0);
    assert_int_equal(t->s.hand[me][ORE], 3);
}

/* The seat on turn offers the next one an ore for a wool; what that one answers. */
static hx_action answer(const int hand[HX_RES], hx_cards give, hx_cards get, int goal) {
    table *t = in_main(3, hand);
    int me = t->s.turn, other = (me + 1) % 4;
    static const int all[HX_RES] = {2, 2, 2, 2, 2};
    hand_out(&t->s, me, all);
    hand_out(&t->s, other, hand);
    t->s.goal = (uint8_t)goal;
    hx_action offer = {.kind = HX_OFFER, .seat = (uint8_t)me, .a = (uint8_t)(1 << other), .give = give, .get = get};
    assert_int_equal(hx_check(&t->s, offer).reason, HX_FINE);
    hx_apply(&t->s, offer);
    hx_action a = choose(t);
    assert_int_equal(a.kind, HX_ANSWER);
    assert_int_equal(a.seat, other);
    return a;
}

static void answers_weigh_both_sides(void **state) {
    (void)state;
    static const int one_short[HX_RES] = {0, 0, 3, 2, 2};
    assert_int_equal(answer(one_short, cards(ORE, 1), cards(WOOL, 1), 10).a, 1);
    assert_int_equal(answer(one_short, cards(LUMBER, 1), cards(ORE, 1), 10).a, 0);
}

static void who_is_about_to_win_gets_no_cards(void **state) {
    (void)state;
    static const int one_short[HX_RES] = {0, 0, 3, 2, 2};
    hx_action a = answer(one_short, cards(ORE, 1), cards(WOOL, 1), 10);
    assert_int_equal(a.a, 1);
    table *t = in_main(3, one_short);
    int me = t->s.turn, other = (me + 1) % 4;
    hand_out(&t->s, other, one_short);
    hand_out(&t->s, me, (const int[HX_RES]){2, 2, 2, 2, 2});
    t->s.u.classic.knights[me] = 6;
    t->s.u.classic.largest = (uint8_t)me;
    t->s.u.classic.deck[HX_KNIGHT] = (uint8_t)(t->s.u.classic.deck[HX_KNIGHT] - 6);
    t->s.goal = 6; /* 4 points are to be seen */
    hx_apply(&t->s, (hx_action){.kind = HX_OFFER,
                                .seat = (uint8_t)me,
                                .a = (uint8_t)(1 << other),
                                .give = cards(ORE, 1),
                                .get = cards(WOOL, 1)});
    assert_int_equal(choose(t).a, 0);
}

static void a_good_proposal_is_taken(void **state) {
    (void)state;
    static const int mine[HX_RES] = {0, 0, 4, 2, 2}, theirs[HX_RES] = {0, 0, 0, 0, 4};
    table *t = in_main(3, mine);
    int me = t->s.turn, other = (me + 2) % 4;
    hand_out(&t->s, other, theirs);
    hx_action proposal = {.kind = HX_OFFER,
                          .seat = (uint8_t)other,
                          .a = (uint8_t)(1 << me),
                          .give = cards(ORE, 1),
                          .get = cards(WOOL, 2)};
    assert_int_equal(hx_check(&t->s, proposal).reason, HX_FINE);
    hx_apply(&t->s, proposal);
    hx_action a = choose(t);
    assert_int_equal(a.kind, HX_CLOSE_OFFER);
    assert_int_equal(a.a, other);
}

/* PB-01: of two or more victims, the one with most points more often than not. */
static void the_robber_goes_for_leaders(void **state) {
    (void)state;
    int leader = 0, all = 0;
    for (uint64_t seed = 40; seed < 60; seed++) {
        for (table *t = seat(options_of(4, seed), level_of("normal")); !hx_over(&t->s);) {
            int phase = t->s.now.phase, me = t->s.turn, lead = 0;
            step(t);
            if (phase != HX_PHASE_ROB || t->s.victim == HX_NONE) continue;
            for (int i = 0; i < 4; i++) {
                if (i != me && hx_shown_points(&t->s, i) > lead) lead = hx_shown_points(&t->s, i);
            }
            all++;
            leader += hx_shown_points(&t->s, t->s.victim) == lead;
        }
    }
    assert_true(all > 100);
    assert_true(2 * leader > all);
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_have_keys),
        cmocka_unit_test(nothing_to_decide_is_no_bot),
        cmocka_unit_test(a_choice_is_there_at_once),
        cmocka_unit_test(the_same_again),
        cmocka_unit_test(hidden_cards_change_nothing),
        cmocka_unit_test(games_end),
        cmocka_unit_test(games_of_five_and_six_end),
        cmocka_unit_test(duels_end),
        cmocka_unit_test(random_games_end),
        cmocka_unit_test(a_tiny_bank_stops_nobody),
        cmocka_unit_test(other_tables_are_played_out),
        cmocka_unit_test(the_last_building_phase_ends),
        cmocka_unit_test(a_city_is_built_when_paid),
        cmocka_unit_test(the_winning_move_is_made),
        cmocka_unit_test(discards_keep_what_is_wanted),
        cmocka_unit_test(answers_weigh_both_sides),
        cmocka_unit_test(who_is_about_to_win_gets_no_cards),
        cmocka_unit_test(a_good_proposal_is_taken),
        cmocka_unit_test(the_robber_goes_for_leaders),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

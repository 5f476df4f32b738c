/* Bots: what they choose is allowed, depends on nothing they may not know, and gets every game to its end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "hx.h"

enum { TURN_MOST = 150 /* decisions in a turn, all seats together */, OFFERS_MOST = 3 };

typedef struct table {
    hx_state s;
    hx_rng dice;
    uint64_t seed;
    int level[HX_SEATS];
    void *memory;
    uint32_t phases;       /* a set: what has been asked */
    int decisions, offers; /* this turn */
    hx_action offer[HX_SEATS * OFFERS_MOST];
} table;

static int level_of(const char *key) {
    for (int i = 0; i < hx_level_count(); i++) {
        if (strcmp(hx_level_key(i), key) == 0) return i;
    }
    fail_msg("no level %s", key);
    return -1;
}

static hx_options options_of(int actors, uint64_t seed) {
    hx_options o;
    hx_options_preset(&o, hx_ruleset_find("classic"));
    o.actors = (uint8_t)actors;
    o.seed = seed;
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
    assert_true(t->offers < OFFERS_MOST);
    t->offer[t->offers++] = a;
}

/* A trade changes what is worth offering, so offers are counted afresh after one. */
static void note(table *t, hx_action a, int turn) {
    t->phases |= UINT32_C(1) << t->s.now.phase;
    if (a.kind == HX_OFFER) note_offer(t, a);
    if (a.kind == HX_CLOSE_OFFER || a.kind == HX_BANK_TRADE) t->offers = 0;
    t->decisions = t->s.turn_no == turn ? t->decisions + 1 : 0;
    if (t->s.turn_no != turn) t->offers = 0;
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

static void the_same_again(void **state) {
    (void)state;
    for (int level = 0; level < hx_level_count(); level++) {
        table *t = seat(options_of(4, 11), level);
        while (!hx_over(&t->s)) {
            if (t->s.now.actor != HX_CHANCE) {
                assert_same(choose(t), choose(t));
                assert_same(choose(t), choose_by(t, &t->s, 1));
            }
            step(t);
        }
    }
}

static void hidden_cards_change_nothing(void **state) {
    (void)state;
    int asked = 0;
    for (int level = 0; level < hx_level_count(); level++) {
        table *t = seat(options_of(4, 12), level);
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

/* ---- Whole games */

static void games_end(void **state) {
    (void)state;
    uint32_t phases = 0;
    for (uint64_t seed = 0; seed < 8; seed++) phases |= play(options_of(2 + (int)(seed % 3), seed), level_of("normal"));
    for (uint64_t seed = 0; seed < 8; seed++) phases |= play(options_of(2 + (int)(seed % 3), seed), level_of("easy"));
    for (int p = HX_PHASE_FOUND_SETTLEMENT; p <= HX_PHASE_FREE_ROAD; p++) {
        if (p != HX_PHASE_DICE && p != HX_PHASE_THEFT && !(phases >> p & 1)) fail_msg("phase %d was never asked", p);
    }
}

static void random_games_end(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 3; seed++) {
        table *t = seat(options_of(4, seed), level_of("random"));
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
        assert_true(play(o, level) >> HX_PHASE_BUILDING & 1);
    }
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
        cmocka_unit_test(random_games_end),
        cmocka_unit_test(a_tiny_bank_stops_nobody),
        cmocka_unit_test(other_tables_are_played_out),
        cmocka_unit_test(the_last_building_phase_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Positions, views and replays there and back; what is refused, with which error; that nothing half-read is handed out. */
#include "codec/coder.h"
#include "codec/fields.h"
#include "codec/replay.h"
#include "codec/text.h"
#include "hx.h"
#include "support/toy.h"
#include "support/wander.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#ifdef HX_SLOW
enum { GAMES = 8, CHANGED_GAMES = 12 };
#else
enum { GAMES = 24, CHANGED_GAMES = 40 };
#endif
enum { ROOM = HX_TEXT_MOST + 1, STEP = 23, RULESETS = 4 };

static char text[ROOM];

/* ---- one link there and back */
static bool is_world(int ruleset) { return ruleset == hx_ruleset_find("stoneage"); }

static size_t room_for(const hx_state *s) { return is_world(s->ruleset) || s->actors > 4 ? 400 : 260; }

static void position_returns(const hx_state *s) {
    hx_state back;
    hx_link kind;
    size_t n = hx_state_save(s, text, ROOM);
    assert_int_equal(n, strlen(text));
    assert_in_range(n, 1, room_for(s));
    assert_int_equal(hx_link_kind(text, n, &kind), HX_OK);
    assert_int_equal(kind, HX_LINK_POSITION);
    assert_int_equal(hx_state_load(text, n, &back), HX_OK);
    assert_memory_equal(&back, s, sizeof back);
}

static void view_returns(const hx_state *s, int seat) {
    hx_view v, back;
    hx_link kind;
    hx_observe(s, seat, &v);
    size_t n = hx_view_save(&v, text, ROOM);
    assert_in_range(n, 1, room_for(s));
    assert_int_equal(hx_link_kind(text, n, &kind), HX_OK);
    assert_int_equal(kind, HX_LINK_VIEW);
    assert_int_equal(hx_view_load(text, n, &back), HX_OK);
    assert_memory_equal(&back, &v, sizeof back);
}

static void replay_returns(const hx_game *g) {
    hx_err err;
    hx_link kind;
    size_t n = hx_game_save(g, text, ROOM);
    assert_int_equal(n, strlen(text));
    assert_int_equal(hx_link_kind(text, n, &kind), HX_OK);
    assert_int_equal(kind, HX_LINK_REPLAY);
    hx_game *back = hx_game_load(text, n, 77, &err);
    assert_non_null(back);
    assert_int_equal(err, HX_OK);
    assert_int_equal(hx_game_length(back), hx_game_length(g));
    for (int i = 0; i < hx_game_length(g); i++) {
        hx_action a = hx_game_action(g, i), b = hx_game_action(back, i);
        assert_memory_equal(&a, &b, sizeof a);
    }
    assert_memory_equal(hx_game_state(back), hx_game_state(g), sizeof(hx_state));
    assert_int_equal(hx_game_seed(back), 77);
    assert_int_equal(hx_game_options(back)->seed, 0);
    hx_game_free(back);
}

/* ---- games to look at */
static hx_options table(int ruleset, int number) {
    hx_options o;
    hx_options_preset(&o, ruleset);
    int least = hx_ruleset_seats(ruleset, false), most = hx_ruleset_seats(ruleset, true);
    o.actors = (uint8_t)(least + number % (most - least + 1));
    o.seed = (uint64_t)number;
    if (number % 4 == 0) return o;
    hx_rng rng = {(uint64_t)number, 1};
    o.goal = (uint8_t)(number % 2          ? hx_ruleset_goal(ruleset, 0)
                       : is_world(ruleset) ? hx_ruleset_goal(ruleset, 1)
                                           : 5 + number % 5);
    wander_options(&o, &rng);
    return o;
}

static hx_game *new_game(int ruleset, int number) {
    hx_options o = table(ruleset, number);
    hx_err err;
    hx_game *g = hx_game_new(&o, NULL, 0, &err);
    assert_non_null(g);
    return g;
}

static void act(hx_game *g, hx_rng *rng) {
    hx_action a = wander_lively(hx_game_state(g), rng);
    assert_int_equal(hx_game_act(g, a).reason, HX_FINE);
}

static hx_game *played(int ruleset, int number, int actions) {
    hx_game *g = new_game(ruleset, number);
    hx_rng rng = {(uint64_t)number, 0};
    for (int i = 0; i < actions && !hx_over(hx_game_state(g)); i++) act(g, &rng);
    return g;
}

static void look(const hx_state *s) {
    position_returns(s);
    for (int seat = 0; seat < s->seats; seat++) view_returns(s, seat);
    view_returns(s, HX_STRANGER);
}

static void games_return(int ruleset) {
    for (int number = 0; number < GAMES; number++) {
        hx_game *g = new_game(ruleset, number);
        hx_rng rng = {(uint64_t)number, 0};
        for (int i = 0; !hx_over(hx_game_state(g)) && i < 4000; i++) {
            if (i % STEP == number % STEP) look(hx_game_state(g));
            if (i % (STEP * 16) == 0) replay_returns(g);
            act(g, &rng);
        }
        look(hx_game_state(g));
        replay_returns(g);
        hx_game_free(g);
    }
}

static void games_of_the_island_return(void **state) {
    (void)state;
    games_return(0);
}

static void games_of_five_and_six_return(void **state) {
    (void)state;
    games_return(hx_ruleset_find("classic56"));
}

static void games_of_the_duel_return(void **state) {
    (void)state;
    games_return(hx_ruleset_find("duel"));
}

static void games_of_the_stone_age_return(void **state) {
    (void)state;
    games_return(hx_ruleset_find("stoneage"));
}

static void games_of_a_ruleset_without_own_models_return(void **state) {
    (void)state;
    games_return(toy_plug());
}

static void look_for_phases(int ruleset, bool seen[HX_PHASES]) {
    for (int number = 0; number < 60; number++) {
        hx_game *g = new_game(ruleset, number);
        hx_rng rng = {(uint64_t)number + 500, 0};
        bool here[HX_PHASES] = {false};
        for (int i = 0; !hx_over(hx_game_state(g)) && i < (is_world(ruleset) ? 6000 : 1500); i++) {
            int phase = hx_game_state(g)->now.phase;
            if (!seen[phase] || (!here[phase] && number < 8)) {
                look(hx_game_state(g));
                replay_returns(g);
            }
            seen[phase] = here[phase] = true;
            act(g, &rng);
        }
        seen[hx_game_state(g)->now.phase] = true;
        hx_game_free(g);
    }
}

static void every_phase_returns(void **state) {
    (void)state;
    bool seen[HX_PHASES] = {false};
    for (int ruleset = 0; ruleset < RULESETS; ruleset++) look_for_phases(ruleset, seen);
    for (int phase = 0; phase < HX_PHASES; phase++)
        if (!seen[phase]) fail_msg("no game came to phase %d", phase);
}

static void what_was_undone_is_not_saved(void **state) {
    (void)state;
    hx_game *g = played(0, 4, 300);
    hx_game_goto(g, 120);
    assert_int_equal(hx_game_top(g) > 120, true);
    replay_returns(g);
    hx_game_free(g);
}

static void a_game_from_a_position_saves_the_position(void **state) {
    (void)state;
    hx_game *g = played(0, 8, 200);
    hx_err err;
    hx_game *from = hx_game_from(hx_game_state(g), 5, &err);
    hx_rng rng = {9, 0};
    for (int i = 0; i < 30; i++) act(from, &rng);
    size_t n = hx_game_save(from, text, ROOM);
    hx_link kind;
    assert_int_equal(hx_link_kind(text, n, &kind), HX_OK);
    assert_int_equal(kind, HX_LINK_POSITION);
    hx_game *back = hx_game_load(text, n, 8, &err);
    assert_non_null(back);
    assert_int_equal(hx_game_length(back), 0);
    assert_int_equal(hx_game_seed(back), 8);
    assert_memory_equal(hx_game_state(back), hx_game_state(from), sizeof(hx_state));
    hx_game_free(back);
    hx_game_free(from);
    hx_game_free(g);
}

static void no_seed_is_in_a_link(void **state) {
    (void)state;
    static char other[ROOM];
    hx_game *g = played(0, 3, 250);
    int length;
    const uint8_t *deal = hx_game_deal(g, &length);
    hx_options o = *hx_game_options(g);
    o.seed = 123456789;
    hx_err err;
    hx_game *twin = hx_game_new(&o, deal, length, &err);
    for (int i = 0; i < hx_game_length(g); i++)
        assert_int_equal(hx_game_act(twin, hx_game_action(g, i)).reason, HX_FINE);
    hx_game_save(g, text, ROOM);
    hx_game_save(twin, other, ROOM);
    assert_string_equal(text, other);
    hx_game_free(twin);
    hx_game_free(g);
}

/* A layout that somebody has on the table: nothing in it follows a pattern. */
static void layouts_return(int ruleset) {
    for (int number = 0; number < 200; number++) {
        hx_options o = table(ruleset, number);
        o.opt[HX_OPT_ISLAND] = 0;
        uint8_t deal[HX_DEAL];
        int length = hx_deal(&o, deal), n = hx_board_of(ruleset)->n_hexes, docks = deal[2 * n];
        hx_rng rng = {(uint64_t)number, 7};
        uint8_t *kinds = deal + 2 * n + 1 + docks, *robber = kinds + docks;
        for (int i = 0; i < 8; i++) {
            int one = (int)hx_rng_below(&rng, (uint32_t)docks), two = (int)hx_rng_below(&rng, (uint32_t)docks);
            uint8_t kind = kinds[one];
            kinds[one] = kinds[two];
            kinds[two] = kind;
        }
        if (number % 3) *robber = (uint8_t)hx_rng_below(&rng, (uint32_t)n);
        for (int i = (int)(robber + 2 - deal); i < length; i++)
            deal[i] = (uint8_t)(36 * (i % 2) + (int)hx_rng_below(&rng, 18));
        hx_err err;
        hx_game *g = hx_game_new(&o, deal, length, &err);
        assert_non_null(g);
        replay_returns(g);
        hx_game *back = hx_game_load(text, strlen(text), 0, &err);
        int again;
        assert_memory_equal(hx_game_deal(back, &again), deal, (size_t)length);
        assert_int_equal(again, length);
        look(hx_game_state(g));
        hx_game_free(back);
        hx_game_free(g);
    }
}

static void any_layout_returns(void **state) {
    (void)state;
    for (int ruleset = 0; ruleset < 3; ruleset++) layouts_return(ruleset);
}

/* ---- what a spiral saves: the numbers of a dealt island cost next to nothing, either way round */
static size_t length_of_deal(const hx_options *o, uint8_t *deal, int length) {
    uint8_t bytes[256];
    hx_coder c;
    hx_coder_write(&c, 0, bytes, sizeof bytes);
    hx_code_deal(&c, o, deal, &length);
    return hx_coder_end(&c);
}

static void spirals_are_recognised(void **state) {
    (void)state;
    hx_options o;
    hx_options_preset(&o, 0);
    uint8_t deal[HX_DEAL];
    int length = hx_deal(&o, deal), n = hx_board_of(0)->n_hexes;
    size_t spiral = length_of_deal(&o, deal, length);
    assert_in_range(spiral, 1, 7);
    uint8_t mirrored[HX_DEAL];
    memcpy(mirrored, deal, sizeof deal);
    static const int widths[] = {3, 4, 5, 4, 3};
    for (int row = 0, at = 0; row < 5; at += widths[row++])
        for (int i = 0; i < widths[row]; i++) {
            mirrored[at + i] = deal[at + widths[row] - 1 - i];
            mirrored[n + at + i] = deal[n + at + widths[row] - 1 - i];
        }
    uint8_t *robber = mirrored + length - 2;
    for (*robber = 0; mirrored[n + *robber];) ++*robber;
    assert_in_range(length_of_deal(&o, mirrored, length), spiral - 1, spiral + 1);
    int other = 0;
    while (deal[n + other] == 0 || deal[n + other] == deal[n + 5]) other++;
    uint8_t number = deal[n + 5];
    deal[n + 5] = deal[n + other];
    deal[n + other] = number;
    if (number) assert_in_range(length_of_deal(&o, deal, length), spiral + 4, spiral + 8);
}

/* ---- errors */
static void errors_are_told_apart(void **state) {
    (void)state;
    hx_state s, untouched;
    hx_view v;
    hx_link kind;
    hx_err err = HX_OK;
    memset(&untouched, 0xA5, sizeof untouched);
    hx_game *g = played(0, 4, 150);
    size_t n = hx_state_save(hx_game_state(g), text, ROOM);
    s = untouched;
    for (size_t cut = 1; cut < n; cut++) {
        assert_int_equal(hx_state_load(text, cut, &s), HX_ERR_SHORT);
        assert_int_equal(hx_link_kind(text, cut, &kind), HX_ERR_SHORT);
        assert_null(hx_game_load(text, cut, 0, &err));
        assert_int_equal(err, HX_ERR_SHORT);
    }
    text[n / 2] = text[n / 2] == 'A' ? 'B' : 'A';
    assert_int_equal(hx_state_load(text, n, &s), HX_ERR_DAMAGED);
    text[0] = (char)(text[0] + 1);
    assert_int_equal(hx_state_load(text, n, &s), HX_ERR_VERSION);
    assert_int_equal(hx_state_load("good evening", 12, &s), HX_ERR_FORMAT);
    n = hx_state_save(hx_game_state(g), text, ROOM);
    assert_int_equal(hx_view_load(text, n, &v), HX_ERR_FORMAT); /* it holds more than a view */
    hx_observe(hx_game_state(g), 0, &v);
    n = hx_view_save(&v, text, ROOM);
    assert_int_equal(hx_state_load(text, n, &s), HX_ERR_FORMAT);
    assert_null(hx_game_load(text, n, 0, &err)); /* it holds less than a game */
    assert_int_equal(err, HX_ERR_FORMAT);
    n = hx_game_save(g, text, ROOM);
    assert_int_equal(hx_state_load(text, n, &s), HX_ERR_FORMAT);
    assert_memory_equal(&s, &untouched, sizeof s);
    hx_game_free(g);
}

static size_t wrap(char kind, hx_coder *c) {
    size_t n = hx_coder_end(c);
    assert_false(c->failed);
    return hx_text_write(kind, c->bytes, n, text, ROOM);
}

static hx_coder pen(void) {
    static uint8_t bytes[HX_TEXT_BYTES];
    hx_coder c;
    hx_coder_write(&c, 0, bytes, sizeof bytes);
    return c;
}

static void a_ruleset_from_the_future_is_a_newer_version(void **state) {
    (void)state;
    hx_state s;
    hx_coder c = pen();
    uint8_t wire = 63;
    hx_code(&c, &wire, HX_WIRE_IDS - 1);
    size_t n = wrap('p', &c);
    assert_int_equal(hx_state_load(text, n, &s), HX_ERR_VERSION);
}

static void a_kind_of_link_that_is_none(void **state) {
    (void)state;
    hx_state s;
    hx_coder c = pen();
    size_t n = wrap('q', &c);
    assert_int_equal(hx_state_load(text, n, &s), HX_ERR_FORMAT);
}

/* A good text around an action that the rules refuse. */
static hx_err load_replay(hx_action last, int count_more) {
    hx_options o = table(0, 0);
    uint8_t deal[HX_DEAL] = {0};
    int length = hx_deal(&o, deal);
    hx_state s;
    hx_lay(&s, &o, deal, length);
    hx_coder c = pen();
    hx_code_options(&c, &o);
    hx_code_deal(&c, &o, deal, &length);
    hx_code_flag(&c, false, 1, 1);
    uint16_t count = (uint16_t)(1 + count_more);
    hx_code_wide(&c, &count, 65534);
    hx_habits habits;
    hx_habits_start(&habits);
    hx_code_action(&c, &s, &last, &habits);
    size_t n = wrap('r', &c);
    hx_err err;
    hx_game *g = hx_game_load(text, n, 0, &err);
    hx_game_free(g);
    assert_int_equal(!g, err != HX_OK);
    return err;
}

static void a_replay_is_played_by_the_rules(void **state) {
    (void)state;
    hx_options o = table(0, 0);
    uint8_t deal[HX_DEAL] = {0}, first = deal[hx_deal(&o, deal) - 1];
    hx_action good = {.kind = HX_BUILD_SETTLEMENT, .seat = first, .a = 20};
    assert_int_equal(load_replay(good, 0), HX_OK);
    assert_int_equal(load_replay(good, 40), HX_ERR_DAMAGED); /* more are announced */
    hx_action bad = good;
    bad.a = 54;
    assert_int_equal(load_replay(bad, 0), HX_ERR_DAMAGED);
    bad = (hx_action){.kind = HX_END_TURN, .seat = first};
    assert_int_equal(load_replay(bad, 0), HX_ERR_DAMAGED);
    bad = good;
    bad.seat = (uint8_t)(first ? 0 : 1);
    assert_int_equal(load_replay(bad, 0), HX_ERR_DAMAGED);
    bad = (hx_action){.kind = 200, .seat = first, .a = 200, .b = 200, .give = 33, .get = 44};
    assert_int_equal(load_replay(bad, 0), HX_ERR_DAMAGED);
}

static void a_deal_that_is_no_island_is_refused(void **state) {
    (void)state;
    hx_options o = table(0, 0);
    uint8_t deal[HX_DEAL] = {0};
    int length = hx_deal(&o, deal);
    uint8_t *edges = deal + 2 * hx_board_of(0)->n_hexes + 1;
    edges[1] = edges[0];
    hx_coder c = pen();
    hx_code_options(&c, &o);
    hx_code_deal(&c, &o, deal, &length);
    hx_code_flag(&c, false, 1, 1);
    uint16_t count = 0;
    hx_code_wide(&c, &count, 65534);
    size_t n = wrap('r', &c);
    hx_err err;
    assert_null(hx_game_load(text, n, 0, &err));
    assert_int_equal(err, HX_ERR_DAMAGED);
}

/* ---- states with one byte changed: either they cannot be written, or they are refused, or they are sound and come back */
typedef struct tally {
    long refused, sound;
} tally;

static void play_on(hx_state *s, hx_rng *rng) {
    for (int k = 0; k < 40 && !hx_over(s); k++) {
        hx_action a = wander_lively(s, rng);
        assert_int_equal(hx_check(s, a).reason, HX_FINE);
        hx_apply(s, a);
        assert_null(hx_broken(s));
    }
}

static void change_and_load(hx_state s, hx_rng *rng, tally *t) {
    hx_state back;
    int ruleset = s.ruleset, least = hx_ruleset_seats(ruleset, false), most = hx_ruleset_seats(ruleset, true);
    size_t at = hx_rng_below(rng, (uint32_t)(offsetof(hx_state, u) + hx_rules_of(&s)->stored));
    uint8_t *byte = (uint8_t *)&s + at;
    *byte = (uint8_t)(hx_rng_below(rng, 2) ? hx_rng_below(rng, 256) : *byte + 1u);
    if (s.ruleset != ruleset || s.actors < least || s.actors > most) return;
    size_t n = hx_state_save(&s, text, ROOM);
    hx_err err = n ? hx_state_load(text, n, &back) : HX_ERR_DAMAGED;
    if (err) {
        t->refused++;
        assert_int_equal(err, HX_ERR_DAMAGED);
        return;
    }
    t->sound++;
    assert_null(hx_broken(&back));
    play_on(&back, rng);
}

static void changed_states_are_sound_or_refused(void **state) {
    (void)state;
    for (int ruleset = 0; ruleset < RULESETS; ruleset++) {
        tally t = {0, 0};
        for (int number = 0; number < CHANGED_GAMES; number++) {
            hx_game *g = played(ruleset, number, 30 + number * (920 / CHANGED_GAMES));
            hx_rng rng = {(uint64_t)number, 99};
            for (int i = 0; i < 400; i++) change_and_load(*hx_game_state(g), &rng, &t);
            hx_game_free(g);
        }
        assert_in_range(t.refused, 25 * CHANGED_GAMES, 400 * CHANGED_GAMES);
        assert_in_range(t.sound, 25 * CHANGED_GAMES, 400 * CHANGED_GAMES);
    }
}

static void little_room_is_respected(void **state) {
    (void)state;
    hx_game *g = played(0, 5, 90);
    size_t whole = hx_game_save(g, text, ROOM);
    for (size_t room = 0; room <= whole; room += 7) {
        char small[512];
        memset(small, '#', sizeof small);
        assert_int_equal(hx_game_save(g, small, room), whole);
        for (size_t i = room; i < sizeof small; i++) assert_int_equal(small[i], '#');
    }
    hx_game_free(g);
}

/* Trade talk without end: as many offers as there may be, all refused, turn after turn. */
static hx_action talk(const hx_state *s, hx_rng *rng) {
    hx_action list[HX_LEGAL];
    int n = hx_legal(s, s->now.actor, list);
    for (int i = 0; i < 40 * n; i++)
        if (list[i % n].kind == HX_OFFER) {
            hx_action offer = list[i % n];
            if (wander_fill(s, rng, &offer)) return offer;
        }
    for (int i = 0; i < n; i++)
        if (list[i].kind == HX_END_TURN || list[i].kind == HX_ROLL || (list[i].kind == HX_ANSWER && !list[i].a))
            return list[i];
    return wander_plain(s, rng);
}

/* A log that no link can hold is saved as where it has led to. */
static void too_long_a_replay_becomes_a_position(void **state) {
    (void)state;
    hx_game *g = new_game(0, 0);
    hx_rng rng = {3, 0};
    size_t n = 0;
    hx_link kind = HX_LINK_REPLAY;
    while (kind == HX_LINK_REPLAY && !hx_over(hx_game_state(g))) {
        for (int i = 0; i < 1000 && !hx_over(hx_game_state(g)); i++)
            assert_int_equal(hx_game_act(g, talk(hx_game_state(g), &rng)).reason, HX_FINE);
        n = hx_game_save(g, text, ROOM);
        assert_in_range(n, 1, HX_TEXT_MOST);
        assert_int_equal(hx_link_kind(text, n, &kind), HX_OK);
    }
    assert_int_equal(kind, HX_LINK_POSITION);
    assert_in_range(hx_game_length(g), 5000, 65534);
    hx_state s;
    assert_int_equal(hx_state_load(text, n, &s), HX_OK);
    assert_memory_equal(&s, hx_game_state(g), sizeof s);
    hx_game_free(g);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_of_the_island_return),
        cmocka_unit_test(games_of_five_and_six_return),
        cmocka_unit_test(games_of_the_duel_return),
        cmocka_unit_test(games_of_the_stone_age_return),
        cmocka_unit_test(games_of_a_ruleset_without_own_models_return),
        cmocka_unit_test(every_phase_returns),
        cmocka_unit_test(what_was_undone_is_not_saved),
        cmocka_unit_test(a_game_from_a_position_saves_the_position),
        cmocka_unit_test(no_seed_is_in_a_link),
        cmocka_unit_test(any_layout_returns),
        cmocka_unit_test(spirals_are_recognised),
        cmocka_unit_test(errors_are_told_apart),
        cmocka_unit_test(a_ruleset_from_the_future_is_a_newer_version),
        cmocka_unit_test(a_kind_of_link_that_is_none),
        cmocka_unit_test(a_replay_is_played_by_the_rules),
        cmocka_unit_test(a_deal_that_is_no_island_is_refused),
        cmocka_unit_test(changed_states_are_sound_or_refused),
        cmocka_unit_test(little_room_is_respected),
        cmocka_unit_test(too_long_a_replay_becomes_a_position),
    };
    hx_init();
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* test_draft.c - positions made by hand: what comes out goes in again, each flaw is told, and no bytes harm. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "base/rng.h"
#include "rules/classic/classic.h"
#include "support/play.h"
#include "support/recount.h"

enum { GAMES = 40, HOSTILE = 20000 };

/* Where a part of a draft begins, by the part's place in a state. */
static int at(size_t place) {
    int length = 0;
    for (const hx_part *part = classic_parts; part->size; length += part->size, part++)
        if (place >= part->at && place < (size_t)part->at + part->size) return length + (int)place - part->at;
    fail_msg("no part of a draft");
    return 0;
}
#define AT(field) at(offsetof(hx_state, field))

static const char *const rulesets[] = {"classic", "classic56", "duel"};

static void start(hx_state *s, const char *ruleset, uint64_t seed, int moves) {
    hx_options o;
    uint8_t deal[HX_DEAL];
    hx_options_preset(&o, hx_ruleset_find(ruleset));
    o.seed = seed;
    assert_int_equal(hx_lay(s, &o, deal, hx_deal(&o, deal)), HX_OK);
    hx_play_random(s, seed, moves);
}

static bool plain(const hx_state *s) {
    bool base = s->now.phase == HX_PHASE_MAIN || s->now.phase == HX_PHASE_BEFORE_ROLL;
    for (int i = 0; i < s->actors; i++) base = base && !s->counter[i].give;
    return base && !s->depth && s->offer.by == HX_NONE && !s->winners && hx_points(s, s->turn) < s->goal;
}

/* ---- there and back */
static void what_comes_out_goes_in_again(void **state) {
    (void)state;
    int same = 0, won = 0;
    for (int game = 0; game < GAMES; game++)
        for (size_t r = 0; r < 3; r++) {
            hx_state s, was;
            uint8_t draft[HX_DRAFT], again[HX_DRAFT];
            hx_flaw flaws[HX_FLAWS_MOST];
            char text[HX_DRAFT * 2];
            start(&s, rulesets[r], (uint64_t)game, 30 + 37 * game);
            was = s;
            int length = hx_draft(&s, draft), n = hx_edit(&s, draft, length, flaws);
            if (n) { /* the only thing that can be wrong: whose turn it is has won */
                assert_int_equal(flaws[0].code, HX_FLAW_WON);
                assert_memory_equal(&s, &was, sizeof s);
                won++;
                continue;
            }
            assert_null(hx_recount(&s));
            assert_int_equal(hx_draft(&s, again), length);
            assert_memory_equal(again, draft, (size_t)length);
            if (plain(&was)) {
                assert_memory_equal(&s, &was, sizeof s);
                same++;
            }
            hx_state loaded;
            size_t size = hx_state_save(&s, text, sizeof text);
            assert_int_equal(hx_state_load(text, size, &loaded), HX_OK);
            assert_memory_equal(&loaded, &s, sizeof s);
        }
    assert_true(same > GAMES / 2);
    assert_true(won > 0);
}

/* ---- what follows */
static void edit(hx_state *s, const uint8_t *draft) {
    hx_flaw flaws[HX_FLAWS_MOST];
    int n = hx_edit(s, draft, hx_draft(s, (uint8_t[HX_DRAFT]){0}), flaws);
    if (n) fail_msg("%d flaws, the first %d", n, flaws[0].code);
}

static void pieces_bank_deck_and_awards_follow(void **state) {
    (void)state;
    hx_state s;
    uint8_t draft[HX_DRAFT];
    hx_play_words("A settlements 0,0,N; A roads 0,0,NE; A hand 2l; B knights 3; turn A 9", &s);
    hx_draft(&s, draft);
    draft[AT(hand) + HX_ROW * 1 + ORE] = 19;
    draft[AT(u.classic.knights) + 2] = 4;
    draft[AT(u.classic.cards) + HX_CARD_KINDS * 3 + HX_KNIGHT] = 2;
    draft[AT(u.classic.deck) + HX_MONOPOLY] = 1;
    edit(&s, draft);
    assert_int_equal(s.bank[ORE], 0);
    assert_int_equal(s.bank[LUMBER], 17);
    assert_int_equal(s.u.classic.largest, 2);
    assert_int_equal(s.u.classic.deck[HX_KNIGHT], 14 - 3 - 4 - 2);
    assert_int_equal(s.u.classic.deck[HX_MONOPOLY], 1);
    assert_int_equal(s.u.classic.left[0][HX_LEFT_ROADS], 14);
    assert_int_equal(s.turn_no, 9);
}

static void in_a_tie_the_holder_keeps_the_card(void **state) {
    (void)state;
    hx_state s;
    uint8_t draft[HX_DRAFT];
    hx_play_words("A knights 3; B knights 3; longest nobody; largest A", &s);
    for (int holder = 0; holder < 3; holder++) {
        hx_draft(&s, draft);
        draft[AT(u.classic.largest)] = holder == 2 ? HX_NONE : (uint8_t)holder;
        edit(&s, draft);
        assert_int_equal(s.u.classic.largest, holder == 2 ? (int)HX_NONE : holder);
    }
    hx_draft(&s, draft);
    draft[AT(u.classic.knights) + 1] = 4;
    edit(&s, draft);
    assert_int_equal(s.u.classic.largest, 1);
}

static void another_turn_forgets_what_was_done_in_this_one(void **state) {
    (void)state;
    hx_state s;
    uint8_t draft[HX_DRAFT];
    hx_play_words("turn A 9; played yes; built yes; A dev 1 knight; A fresh 1 knight", &s);
    hx_draft(&s, draft);
    draft[AT(turn)] = 2;
    edit(&s, draft);
    assert_int_equal(s.u.classic.card_played + s.u.classic.built + s.dice[0], 0);
    assert_int_equal(s.u.classic.fresh[0][HX_KNIGHT], 0);
    assert_int_equal(s.now.actor, 2);
    assert_int_equal(s.turn_no, 11);
}

/* ---- what is wrong */
static hx_flaw first_flaw(const char *words, size_t place, int value, int *n) {
    hx_state s, was;
    uint8_t draft[HX_DRAFT];
    hx_flaw flaws[HX_FLAWS_MOST] = {{0}};
    hx_play_words(words, &s);
    was = s;
    int length = hx_draft(&s, draft);
    draft[at(place)] = (uint8_t)value;
    *n = hx_edit(&s, draft, length, flaws);
    if (*n) assert_memory_equal(&s, &was, sizeof s);
    return flaws[0];
}

static void assert_flaw(const char *words, size_t place, int value, hx_flaw flaw, int n) {
    int found;
    hx_flaw first = first_flaw(words, place, value, &found);
    if (found != n || memcmp(&first, &flaw, sizeof flaw) != 0)
        fail_msg("%d: %d flaws, the first %d of %d: %d, %d of %d", flaw.code, found, first.code, first.seat, first.what,
                 first.n, first.most);
}

static int vertex(const char *name) { return hx_place_find(hx_board_of(0), HX_VERTEX, name, strlen(name)); }

static int hex(const char *name) { return hx_place_find(hx_board_of(0), HX_HEX, name, strlen(name)); }

static void each_flaw_is_told(void **state) {
    (void)state;
    const char *bare = "A settlements 0,0,N";
    enum { NONE = HX_NONE };
    size_t terrain = offsetof(hx_state, terrain), number = offsetof(hx_state, number);
    size_t classic = offsetof(hx_state, u.classic);
    /* the beginners' island has its desert in the middle and a pasture with an 11 in its last row */
    assert_flaw(bare, terrain + (size_t)hex("0,2"), FOREST, (hx_flaw){HX_FLAW_TERRAIN, NONE, FOREST, 5, 4}, 2);
    assert_flaw(bare, number + (size_t)hex("0,2"), 12, (hx_flaw){HX_FLAW_NUMBER, NONE, 11, 1, 2}, 2);
    assert_flaw(bare, number + (size_t)hex("0,0"), 4, (hx_flaw){HX_FLAW_HEX, NONE, (uint8_t)hex("0,0"), 1, 0}, 2);
    assert_flaw(bare, classic + offsetof(hx_classic, port), ORE, (hx_flaw){HX_FLAW_HARBOUR, NONE, ORE, 2, 1}, 2);
    assert_flaw(bare, classic + offsetof(hx_classic, dock) + 1, 0, (hx_flaw){HX_FLAW_DOCK, NONE, 0, 1, 0}, 1);
    assert_flaw(bare, classic + offsetof(hx_classic, vertex) + (size_t)vertex("0,1,N"), HX_PIECE(HX_CITY, 1),
                (hx_flaw){0}, 0);
    assert_flaw(bare, classic + offsetof(hx_classic, vertex) + (size_t)vertex("0,-1,S"), HX_PIECE(HX_CITY, 1),
                (hx_flaw){HX_FLAW_TOO_CLOSE, 0, (uint8_t)vertex("0,0,N"), 1, 0}, 2);
    assert_flaw(bare, offsetof(hx_state, hand) + GRAIN, 20, (hx_flaw){HX_FLAW_CARDS, NONE, GRAIN, 20, 19}, 1);
    assert_flaw(bare, classic + offsetof(hx_classic, knights) + 3, 15, (hx_flaw){HX_FLAW_DECK, NONE, HX_KNIGHT, 15, 14},
                1);
    assert_flaw("ruleset duel; A settlements 0,-2,N; A tokens 15", classic + offsetof(hx_classic, tokens) + 1, 6,
                (hx_flaw){HX_FLAW_TOKENS, NONE, 0, 21, 20}, 1);
    assert_flaw("A settlements 0,0,N; A dev 2 victory; goal 4; turn A 9", offsetof(hx_state, now.phase),
                HX_PHASE_BEFORE_ROLL, (hx_flaw){0}, 0);
    assert_flaw("A settlements 0,0,N; A dev 2 victory; goal 4; turn A 9",
                classic + offsetof(hx_classic, cards) + HX_VICTORY, 3, (hx_flaw){HX_FLAW_WON, 0, 0, 4, 3}, 1);
    assert_flaw(bare, offsetof(hx_state, turn), 4, (hx_flaw){HX_FLAW_OTHER, NONE, 0, 1, 0}, 1);
    assert_flaw(bare, offsetof(hx_state, robber), 19, (hx_flaw){HX_FLAW_OTHER, NONE, 0, 1, 0}, 1);
}

static void six_cities_are_too_many(void **state) {
    (void)state;
    static const char *const places[] = {"0,0,N", "0,0,S", "1,0,N", "-1,0,N", "-1,1,S"};
    hx_state s;
    uint8_t draft[HX_DRAFT];
    hx_flaw flaws[HX_FLAWS_MOST];
    hx_play_words("turn A 9", &s);
    int length = hx_draft(&s, draft);
    for (int i = 0; i < 5; i++) draft[AT(u.classic.vertex) + vertex(places[i])] = HX_PIECE(HX_CITY, 2);
    assert_int_equal(hx_edit(&s, draft, length, flaws), 1);
    assert_memory_equal(&flaws[0], &((hx_flaw){HX_FLAW_PIECES, 2, HX_CITY, 5, 4}), sizeof flaws[0]);
}

/* ---- what is no draft */
static void the_stone_age_has_no_drafts(void **state) {
    (void)state;
    hx_state s;
    hx_flaw flaws[HX_FLAWS_MOST];
    start(&s, "stoneage", 1, 10);
    assert_int_equal(hx_draft(&s, (uint8_t[HX_DRAFT]){0}), 0);
    assert_int_equal(hx_edit(&s, NULL, 0, flaws), -1);
}

static void another_length_is_no_draft(void **state) {
    (void)state;
    hx_state s;
    uint8_t draft[HX_DRAFT];
    hx_flaw flaws[HX_FLAWS_MOST];
    start(&s, "classic", 1, 50);
    int length = hx_draft(&s, draft);
    assert_int_equal(hx_edit(&s, draft, length - 1, flaws), -1);
    assert_int_equal(hx_edit(&s, draft, length + 1, flaws), -1);
}

/* Any bytes: a flaw, or a position that is one. */
static void no_bytes_harm(void **state) {
    (void)state;
    hx_rng rng = {7, 0};
    int positions = 0;
    hx_state s;
    for (int i = 0; i < HOSTILE; i++) {
        uint8_t draft[HX_DRAFT];
        hx_flaw flaws[HX_FLAWS_MOST];
        char text[HX_DRAFT * 2];
        if (i % 500 == 0) start(&s, rulesets[i / 500 % 3], (uint64_t)i, 40 + i % 7 * 60);
        hx_state was = s;
        int length = hx_draft(&s, draft), changes = 1 + (int)hx_rng_below(&rng, i % 10 ? 3 : 400);
        while (changes--) draft[hx_rng_below(&rng, (uint32_t)length)] = (uint8_t)hx_rng_below(&rng, i % 3 ? 256 : 8);
        int n = hx_edit(&s, draft, length, flaws);
        assert_in_range(n, 0, HX_FLAWS_MOST);
        if (n) {
            assert_memory_equal(&s, &was, sizeof s);
            for (int k = 0; k < n; k++) assert_in_range(flaws[k].code, 1, HX_FLAW_CODES - 1);
            continue;
        }
        positions++;
        assert_null(hx_broken(&s));
        size_t size = hx_state_save(&s, text, sizeof text);
        assert_int_equal(hx_state_load(text, size, &was), HX_OK);
        s = was;
    }
    print_message("%d drafts of any bytes, %d of them positions\n", HOSTILE, positions);
    assert_true(positions > HOSTILE / 100);
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_comes_out_goes_in_again),
        cmocka_unit_test(pieces_bank_deck_and_awards_follow),
        cmocka_unit_test(in_a_tie_the_holder_keeps_the_card),
        cmocka_unit_test(another_turn_forgets_what_was_done_in_this_one),
        cmocka_unit_test(each_flaw_is_told),
        cmocka_unit_test(six_cities_are_too_many),
        cmocka_unit_test(the_stone_age_has_no_drafts),
        cmocka_unit_test(another_length_is_no_draft),
        cmocka_unit_test(no_bytes_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

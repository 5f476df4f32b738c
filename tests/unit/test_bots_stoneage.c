/* Bots in the stone age: each thing that they have to know, as a small position where it matters. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "hx.h"
#include "base/cards.h"
#include "rules/stoneage/stoneage.h"

enum { MEAT, BONE, FLINT, FUR };

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

/* Why the best move is good. */
static int reason(const hx_state *s) {
    hx_view v;
    hx_hint out[HX_HINTS];
    hx_observe(s, s->now.actor, &v);
    assert_true(hx_bot_rank(memory, &v, 5, out) > 0);
    return out[0].why;
}

/* ---- positions */

static int vertex(const char *name) { return hx_place_find(stone_board(), HX_VERTEX, name, strlen(name)); }

static void lay(hx_state *s, int advanced, uint64_t seed) {
    hx_options o;
    uint8_t deal[HX_DEAL];
    hx_options_preset(&o, hx_ruleset_find("stoneage"));
    o.seed = seed;
    o.opt[HX_OPT_ADVANCED_SETUP] = o.opt[HX_OPT_ADVANCED_NOMAD] = (uint8_t)advanced;
    assert_int_equal(hx_lay(s, &o, deal, hx_deal(&o, deal)), HX_OK);
}

static void level(hx_state *s, int food, int construction, int clothing) {
    const uint8_t levels[HX_TRACKS] = {(uint8_t)food, STONE_STEPS - 1, (uint8_t)construction, (uint8_t)clothing};
    memcpy(s->u.stoneage.track[0], levels, sizeof levels);
}

/* The beginners' set-up, seat 0 about to trade and develop, all hands empty, its nomad gone, no hunting left to do. */
static void begin(hx_state *s) {
    lay(s, 0, 0);
    s->turn = s->first = 0;
    s->now = (hx_await){HX_PHASE_MAIN, 0};
    s->dice[0] = 1;
    s->dice[1] = 2;
    s->offers = 9; /* no offers: they would come first */
    for (int i = 0; i < s->actors; i++) hx_pay(s, i, hx_card(BONE, 1) | hx_card(FUR, 1));
    stone_remove(s, 0, s->u.stoneage.nomad[0][0]);
    s->u.stoneage.track[3][HX_HUNTING] = STONE_STEPS;
    s->u.stoneage.art[HX_HUNTING] = 3;
    level(s, 0, 0, 0);
}

static void hand(hx_state *s, int meat, int bone, int flint, int fur) {
    hx_take(s, 0, hx_card(MEAT, meat) | hx_card(BONE, bone) | hx_card(FLINT, flint) | hx_card(FUR, fur));
}

static void nomad(hx_state *s, const char *name) { stone_put(s, 0, HX_NOMAD, vertex(name)); }

/* A seat gets the people tile of that site. */
static void get_tile(hx_state *s, int seat, const char *name) {
    int site = stone_site_at(s, vertex(name));
    s->u.stoneage.people[seat][stone_people_of(site)]++;
    s->u.stoneage.lies[site / 8] = (uint8_t)(s->u.stoneage.lies[site / 8] & ~(1u << site % 8));
}

static void found(hx_state *s, int seat, const char *name) {
    get_tile(s, seat, name);
    if (stone_tribes(s, seat) < HX_TRIBES) stone_put(s, seat, HX_TRIBE, vertex(name));
}

static void take_box(hx_state *s, int seat, int box) {
    hx_stoneage *g = &s->u.stoneage;
    uint8_t *face = g->face[stone_numeral(s, box)];
    g->closed[box / 8] = (uint8_t)(g->closed[box / 8] & ~(1u << box % 8));
    g->tiles[seat]++;
    for (int i = HX_FACES - 1; i >= 0; i--) {
        if (face[i] == 0) continue;
        face[i]--;
        return;
    }
}

static void sound(const hx_state *s) { assert_null(hx_broken(s)); }

/* ---- what there is to know */

static void every_level_plays_whole_games(void **state) {
    (void)state;
    unsigned seen = 0;
    for (uint64_t seed = 0; seed < 6; seed++) {
        hx_state s;
        hx_rng rng = {seed, 1};
        lay(&s, seed % 2, seed);
        while (!hx_over(&s)) {
            seen |= 1u << s.now.phase;
            int level = (int)((s.now.actor + seed) % (uint64_t)hx_level_count());
            hx_apply(&s, s.now.actor == HX_CHANCE ? hx_draw(&s, &rng) : choose(&s, level, seed));
        }
        assert_true(s.winners != 0);
    }
    static const uint8_t phases[] = {HX_PHASE_PLACE_TRIBE, HX_PHASE_PLACE_NOMAD, HX_PHASE_DISCARD,
                                     HX_PHASE_NEANDERTHAL, HX_PHASE_HUNT,        HX_PHASE_ROBBER_TILE,
                                     HX_PHASE_LAY_DESERT,  HX_PHASE_ROB,         HX_PHASE_ANSWER};
    for (size_t i = 0; i < sizeof phases; i++) assert_true(seen >> phases[i] & 1);
}

static void a_nomad_on_a_tile_settles(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    nomad(&s, "2,2,S");
    hand(&s, 0, 1, 1, 1);
    sound(&s);
    assert_int_equal(careful(&s).kind, HX_SETTLE);
}

/* Between two sites that earn about the same: to the people that is missing, whichever that is. */
static void a_missing_people_comes_before_another_tile(void **state) {
    (void)state;
    static const char *const names[][2] = {{"2,2,S", "4,2,S"}, {"6,2,S", "3,2,S"}};
    for (int i = 0; i < 2; i++) {
        hx_state s;
        begin(&s);
        get_tile(&s, 0, names[i][0]);
        nomad(&s, "3,3,N");
        hand(&s, 1, 1, 1, 1);
        sound(&s);
        while (s.now.phase == HX_PHASE_MAIN) hx_apply(&s, careful(&s));
        assert_true(stone_has(&s, 0, HX_TRIBE, vertex(names[i][1])));
    }
}

static void the_last_people_wins_the_expansion(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    get_tile(&s, 0, "2,2,S");
    get_tile(&s, 0, "6,2,S");
    get_tile(&s, 0, "11,1,S");
    nomad(&s, "3,1,S"); /* 11 dots */
    nomad(&s, "6,6,S"); /* 7 dots */
    hand(&s, 0, 1, 1, 1);
    sound(&s);
    assert_int_equal(careful(&s).a, vertex("6,6,S"));
    assert_int_equal(reason(&s), HX_HINT_EXPANDS);
}

static void the_poorest_african_tribe_is_given_up(void **state) {
    (void)state;
    hx_state s;
    begin(&s); /* tribes at 1,4,S with 6 dots, 0,5,S with 11, 2,6,S with 7 */
    found(&s, 0, "2,2,S");
    found(&s, 0, "6,2,S");
    nomad(&s, "3,1,S");
    hand(&s, 0, 1, 1, 1);
    sound(&s);
    hx_action a = careful(&s);
    assert_int_equal(a.kind, HX_SETTLE);
    assert_int_equal(a.b, vertex("1,4,S"));
}

static void meat_carries_nomads_out_of_africa(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    nomad(&s, "1,5,N");
    hand(&s, 3, 0, 0, 0);
    sound(&s);
    while (s.now.phase == HX_PHASE_MAIN) hx_apply(&s, careful(&s));
    for (int i = 0; i < 3; i++) {
        int place = stone_board()->vertex_hex[s.u.stoneage.nomad[0][0]][i];
        assert_true(place == HX_NONE || stone_region(&s, place) != HX_AFRICA);
    }
}

/* Of two passages that a step more would open, the one to the people that is missing. */
static void progress_opens_the_way_that_is_needed(void **state) {
    (void)state;
    static const struct {
        const char *people, *at;
        int track;
    } ways[] = {{"11,1,S", "6,4,S", HX_CONSTRUCTION}, {"6,6,S", "9,0,S", HX_CLOTHING}};
    for (int i = 0; i < 2; i++) {
        hx_state s;
        begin(&s);
        level(&s, 2, 2, 2);
        found(&s, 0, "2,2,S");
        found(&s, 0, "6,2,S");
        get_tile(&s, 0, ways[i].people);
        nomad(&s, ways[i].at); /* before the Sunda Strait, or the Bering land bridge */
        hand(&s, 1, 1, 1, 0);
        sound(&s);
        hx_action a = careful(&s);
        assert_int_equal(a.kind, HX_ADVANCE);
        assert_int_equal(a.a, ways[i].track);
    }
}

static void the_second_tile_takes_the_exploration(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    level(&s, 0, 1, 1);
    take_box(&s, 0, 0);
    nomad(&s, "4,2,N"); /* before the Kara Sea */
    hand(&s, 1, 0, 0, 0);
    sound(&s);
    hx_action a = careful(&s);
    assert_int_equal(a.kind, HX_WALK);
    assert_int_equal(a.give, hx_card(0, 1 + 1));
    assert_int_equal(reason(&s), HX_HINT_EXPLORES);
}

static void art_is_taken(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    level(&s, 2, 0, 4);
    hand(&s, 0, 1, 1, 1);
    sound(&s);
    hx_action a = careful(&s);
    assert_int_equal(a.kind, HX_ADVANCE);
    assert_int_equal(a.a, HX_CLOTHING);
    assert_int_equal(reason(&s), HX_HINT_ART);
}

static void the_move_that_wins_is_made(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    s.goal = 5;
    level(&s, 2, 0, 4);
    found(&s, 0, "2,2,S");
    found(&s, 0, "6,2,S");
    found(&s, 0, "3,1,S");
    found(&s, 0, "6,3,S");
    hand(&s, 1, 1, 1, 2); /* or a nomad */
    sound(&s);
    hx_apply(&s, careful(&s));
    assert_true(hx_over(&s));
}

/* Trade closes with the first development: what the bank gives comes before it. */
static void the_bank_comes_before_developing(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    nomad(&s, "2,2,S");
    hand(&s, 4, 1, 0, 1);
    sound(&s);
    hx_action a = careful(&s);
    assert_int_equal(a.kind, HX_BANK_TRADE);
    assert_int_equal(a.get, hx_card(FLINT, 1));
    hx_apply(&s, a);
    assert_int_equal(careful(&s).kind, HX_SETTLE);
}

static void a_large_hand_is_spent(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    hand(&s, 3, 2, 2, 2);
    sound(&s);
    for (int i = 0; i < 12 && s.now.phase != HX_PHASE_BEFORE_ROLL; i++) {
        hx_rng rng = {1, 1};
        hx_apply(&s, s.now.actor == HX_CHANCE ? hx_draw(&s, &rng) : careful(&s));
    }
    int left = s.hand[0][MEAT] + s.hand[0][BONE] + s.hand[0][FLINT] + s.hand[0][FUR];
    assert_true(left <= 5);
}

static bool touches(const hx_state *s, int seat, int place) {
    for (int i = 0; i < 6; i++)
        if (stone_has(s, seat, HX_TRIBE, stone_board()->hex_vertex[place][i])) return true;
    return false;
}

static void the_neanderthal_stops_the_leader(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    found(&s, 2, "2,2,S");
    found(&s, 2, "6,2,S");
    hx_take(&s, 2, hx_card(MEAT, 3));
    s.now.phase = HX_PHASE_NEANDERTHAL;
    s.then[0] = (hx_await){HX_PHASE_MAIN, 0};
    s.depth = 1;
    sound(&s);
    hx_action a = careful(&s);
    assert_int_equal(a.kind, HX_MOVE_HUNTER);
    assert_true(touches(&s, 2, a.a));
    assert_false(touches(&s, 0, a.a));
    hx_apply(&s, a);
    a = careful(&s);
    assert_int_equal(a.kind, HX_ROB);
    assert_int_equal(a.a, 2);
}

static void deserts_fall_on_others(void **state) {
    (void)state;
    static const struct {
        const char *from, *to;
        int box, face;
    } finds[] = {
        {"4,2,N", "5,0,S", 1, 6}, {"4,2,N", "5,0,S", 1, 8}, {"6,1,N", "7,-1,S", 4, 5}, {"6,1,N", "7,-1,S", 4, 7}};
    for (int i = 0; i < 4; i++) {
        hx_state s;
        begin(&s);
        level(&s, 0, 2, 2);
        nomad(&s, finds[i].from);
        hand(&s, 1, 0, 0, 0);
        hx_apply(&s, (hx_action){.kind = HX_WALK,
                                 .a = (uint8_t)vertex(finds[i].from),
                                 .b = (uint8_t)vertex(finds[i].to),
                                 .give = hx_card(0, finds[i].box + 1)});
        hx_apply(&s, (hx_action){.kind = HX_REVEALED, .seat = HX_CHANCE, .a = (uint8_t)finds[i].face});
        sound(&s);
        hx_action a = careful(&s);
        int others = 0;
        for (int k = 1; k < s.actors; k++) others += touches(&s, k, a.a);
        assert_int_equal(a.kind, HX_LAY_DESERT);
        assert_true(others > 0);
    }
}

/* What is missed least goes back: the meat, when a tribe can be founded with the rest. */
static void what_goes_back_is_missed_least(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    nomad(&s, "2,2,S");
    hand(&s, 6, 1, 1, 1);
    s.now = (hx_await){HX_PHASE_DICE, HX_CHANCE};
    s.then[0] = (hx_await){HX_PHASE_MAIN, 0};
    s.depth = 1;
    hx_apply(&s, (hx_action){.kind = HX_ROLLED, .seat = HX_CHANCE, .a = 3, .b = 4});
    for (int i = 0; i < 5; i++) {
        hx_action a = careful(&s);
        assert_int_equal(a.kind, HX_DISCARD);
        assert_int_equal(a.a, MEAT);
        hx_apply(&s, a);
    }
}

static int dots(const hx_state *s, int seat) {
    int sum = 0;
    for (int i = 0; i < stone_tribes(s, seat); i++) {
        for (int k = 0; k < 3; k++) {
            int place = stone_board()->vertex_hex[s->u.stoneage.tribe[seat][i]][k];
            int number = place == HX_NONE ? 7 : s->number[place];
            sum += number < 7 ? number - 1 : number > 7 ? 13 - number : 0;
        }
    }
    return sum;
}

static void tribes_are_placed_where_they_earn(void **state) {
    (void)state;
    hx_state s;
    hx_rng rng = {3, 1};
    lay(&s, 1, 3);
    while (s.turn_no == 0) {
        hx_action a = s.now.actor == HX_CHANCE ? hx_draw(&s, &rng) : careful(&s);
        hx_apply(&s, a);
    }
    for (int i = 0; i < s.actors; i++) assert_true(dots(&s, i) >= 21); /* of 102 at sixteen places */
}

static void what_is_missing_is_asked_of_others(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    nomad(&s, "2,2,S");
    hand(&s, 2, 1, 0, 1);
    for (int i = 1; i < s.actors; i++) hx_take(&s, i, hx_card(FLINT, 4));
    s.offers = 0;
    sound(&s);
    hx_action a = careful(&s);
    assert_int_equal(a.kind, HX_OFFER);
    assert_int_equal(a.get, hx_card(FLINT, 1));
    assert_int_equal(a.give, hx_card(MEAT, hx_cards_n(a.give, MEAT)));
}

static int excuse(const hx_state *s) {
    hx_view v;
    hx_excuse x;
    hx_observe(s, s->now.actor, &v);
    assert_true(hx_bot_excuse(hx_bot_start(memory, &v, level_of("normal"), 5), &x));
    return x.why;
}

static void who_has_nearly_won_gets_nothing(void **state) {
    (void)state;
    hx_state s;
    begin(&s);
    found(&s, 2, "2,2,S");
    found(&s, 2, "6,2,S");
    s.goal = 5;
    s.u.stoneage.art[HX_FOOD] = 2;
    s.u.stoneage.track[2][HX_FOOD] = 5;
    s.turn = 2;
    nomad(&s, "3,1,S");
    hand(&s, 4, 0, 1, 1);
    hx_take(&s, 2, hx_card(BONE, 1));
    s.now = (hx_await){HX_PHASE_MAIN, 2};
    s.offers = 0;
    hx_apply(&s, (hx_action){.kind = HX_OFFER, .seat = 2, .a = 1, .give = hx_card(BONE, 1), .get = hx_card(MEAT, 1)});
    sound(&s);
    hx_action a = careful(&s);
    assert_int_equal(a.kind, HX_ANSWER);
    assert_int_equal(a.a, 0);
    assert_int_equal(excuse(&s), HX_EXCUSE_NEARLY_WON);
    s.goal = 10; /* with much still to go it is a fine trade */
    assert_int_equal(careful(&s).a, 1);
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_level_plays_whole_games),
        cmocka_unit_test(a_nomad_on_a_tile_settles),
        cmocka_unit_test(a_missing_people_comes_before_another_tile),
        cmocka_unit_test(the_last_people_wins_the_expansion),
        cmocka_unit_test(the_poorest_african_tribe_is_given_up),
        cmocka_unit_test(meat_carries_nomads_out_of_africa),
        cmocka_unit_test(progress_opens_the_way_that_is_needed),
        cmocka_unit_test(the_second_tile_takes_the_exploration),
        cmocka_unit_test(art_is_taken),
        cmocka_unit_test(the_move_that_wins_is_made),
        cmocka_unit_test(the_bank_comes_before_developing),
        cmocka_unit_test(a_large_hand_is_spent),
        cmocka_unit_test(the_neanderthal_stops_the_leader),
        cmocka_unit_test(deserts_fall_on_others),
        cmocka_unit_test(what_goes_back_is_missed_least),
        cmocka_unit_test(tribes_are_placed_where_they_earn),
        cmocka_unit_test(what_is_missing_is_asked_of_others),
        cmocka_unit_test(who_has_nearly_won_gets_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

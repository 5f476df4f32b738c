/* test_world.c - layouts of the stone age game: the first thing wrong is told, and no table is laid with it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "rules/stoneage/stoneage.h"

static hx_options options(void) {
    hx_options o;
    hx_options_preset(&o, hx_ruleset_find("stoneage"));
    return o;
}

static int place(enum hx_place what, const char *name) {
    int found = hx_place_find(stone_board(), what, name, strlen(name));
    assert_true(found >= 0);
    return found;
}

static int vertex(const char *name) { return place(HX_VERTEX, name); }

static int hex(const char *name) { return place(HX_HEX, name); }

static void put_black(hx_world *w, int v, bool black) {
    w->black[v / 8] = (uint8_t)((w->black[v / 8] & ~(1u << v % 8)) | (unsigned)black << v % 8);
}

static void desert_from_the_start(hx_world *w) { w->terrain[hex("0,5")] = HX_DESERT; }
static void no_landscape(hx_world *w) { w->terrain[hex("0,5")] = 0; }
static void a_seven(hx_world *w) { w->number[hex("0,5")] = 7; }
static void a_thirteen(hx_world *w) { w->number[hex("0,5")] = 13; }
static void no_region(hx_world *w) { w->land[hex("3,1")] = HX_REGIONS; }
static void no_such_domain(hx_world *w) { w->domain |= 1 << HX_REGIONS; }
static void robber_abroad(hx_world *w) { w->robber[HX_NEANDERTHAL] = (uint8_t)hex("10,2"); }
static void robber_at_sea(hx_world *w) { w->robber[HX_PREDATOR] = HX_WORLD_HEXES; }
static void nothing_for_the_predator(hx_world *w) { w->domain = (1 << HX_REGIONS) - 1; }
static void site_twice(hx_world *w) { w->site[1] = w->site[0]; }
static void site_abroad(hx_world *w) { w->site[0] = (uint8_t)vertex("11,3,S"); }
static void site_in_africa(hx_world *w) { w->site[0] = (uint8_t)vertex("1,7,N"); }
static void black_outside(hx_world *w) { put_black(w, vertex("2,2,N"), true); }

static void few_blacks(hx_world *w) {
    for (int v = 0, n = 0; v < stone_board()->n_vertices; v++) {
        bool black = w->black[v / 8] >> v % 8 & 1;
        if (black && ++n > 3 * HX_STONE_SEATS - 1) put_black(w, v, false);
    }
}

static void box_twice(hx_world *w) { w->box[1][0] = w->box[0][0]; }
static void box_nowhere(hx_world *w) { w->box[1][0] = HX_NONE; }
static void box_for_nothing(hx_world *w) { w->box[1][1] = 0; }
static void box_too_hard(hx_world *w) { w->box[1][1] = 6; }
static void other_numeral(hx_world *w) { w->box[0][2] ^= 1; }

static void two_of_a_people(hx_world *w) {
    w->face[0][HX_FACE_ROBBER]--;
    w->face[0][HX_FACE_ADAPTATION]++;
}

static void eleven_deserts(hx_world *w) {
    w->face[0][HX_FACE_ROBBER]--;
    w->face[0][HX_FACE_DESERT]++;
}

static void desert_in_europe(hx_world *w) { w->land[hex("3,1")] |= STONE_DESERTABLE; }
static void set_off_black(hx_world *w) { w->set[0][0] = w->site[0]; }
static void set_twice(hx_world *w) { w->set[0][0] = w->set[1][0]; }
static void nomad_alone(hx_world *w) { w->set[0][3] = (uint8_t)vertex("3,2,S"); }
static void one_set_for_two(hx_world *w) { w->three[1] = w->three[0]; }
static void no_such_set(hx_world *w) { w->three[1] = HX_STONE_SEATS; }
static void nobody_begins(hx_world *w) { w->first = HX_STONE_SEATS; }

/* PLACE and CUT_OFF no content can bring about: what touches land has two edges, and the geometry is of one piece. */
static const struct {
    void (*spoil)(hx_world *w);
    int fault;
} spoiled[] = {
    {desert_from_the_start, HX_FAULT_LANDSCAPE},
    {no_landscape, HX_FAULT_LANDSCAPE},
    {a_seven, HX_FAULT_NUMBER},
    {a_thirteen, HX_FAULT_NUMBER},
    {no_region, HX_FAULT_REGION},
    {no_such_domain, HX_FAULT_REGION},
    {robber_abroad, HX_FAULT_ROBBER},
    {robber_at_sea, HX_FAULT_ROBBER},
    {nothing_for_the_predator, HX_FAULT_ROBBER},
    {site_twice, HX_FAULT_SITE},
    {site_abroad, HX_FAULT_SITE},
    {site_in_africa, HX_FAULT_SITE},
    {black_outside, HX_FAULT_BLACK},
    {few_blacks, HX_FAULT_BLACK},
    {box_twice, HX_FAULT_BOX},
    {box_nowhere, HX_FAULT_BOX},
    {box_for_nothing, HX_FAULT_BOX},
    {box_too_hard, HX_FAULT_BOX},
    {other_numeral, HX_FAULT_TILES},
    {two_of_a_people, HX_FAULT_FACES},
    {eleven_deserts, HX_FAULT_FACES},
    {desert_in_europe, HX_FAULT_DESERT},
    {set_off_black, HX_FAULT_SETS},
    {set_twice, HX_FAULT_SETS},
    {nomad_alone, HX_FAULT_SETS},
    {one_set_for_two, HX_FAULT_SETS},
    {no_such_set, HX_FAULT_SETS},
    {nobody_begins, HX_FAULT_FIRST},
};

static void what_is_wrong_is_told(void **state) {
    (void)state;
    hx_options o = options();
    hx_state s;
    for (size_t i = 0; i < sizeof spoiled / sizeof *spoiled; i++) {
        hx_world w = *stone_world();
        spoiled[i].spoil(&w);
        int fault = hx_fault(&o, (const uint8_t *)&w, sizeof w);
        if (fault != spoiled[i].fault) fail_msg("no. %zu: fault %d", i, fault);
        assert_int_equal(hx_lay(&s, &o, (const uint8_t *)&w, sizeof w), HX_ERR_LAYOUT);
    }
    assert_int_equal(hx_fault(&o, (const uint8_t *)stone_world(), sizeof(hx_world) - 1), HX_FAULT_LENGTH);
}

static void the_built_in_world_is_sound(void **state) {
    (void)state;
    hx_options o = options();
    hx_state s;
    assert_int_equal(hx_fault(&o, (const uint8_t *)stone_world(), sizeof(hx_world)), HX_SOUND);
    assert_int_equal(hx_lay(&s, &o, (const uint8_t *)stone_world(), sizeof(hx_world)), HX_OK);
    assert_false(stone_is_custom(&s));
    o.opt[HX_OPT_ADVANCED_SETUP] = 1;
    hx_world w = *stone_world();
    w.first = 1;
    assert_int_equal(hx_fault(&o, (const uint8_t *)&w, sizeof w), HX_FAULT_FIRST);
}

static void another_world_may_be_played(void **state) {
    (void)state;
    hx_options o = options();
    hx_state s;
    hx_world w = *stone_world();
    w.terrain[hex("0,5")] = HX_HILLS;
    w.number[hex("0,5")] = 12;
    w.site[7] = (uint8_t)vertex("3,0,S");
    w.box[0][1] = 8 * 5 + 5;
    w.robber[HX_PREDATOR] = (uint8_t)hex("10,2");
    assert_int_equal(hx_lay(&s, &o, (const uint8_t *)&w, sizeof w), HX_OK);
    assert_null(hx_broken(&s));
    assert_true(stone_is_custom(&s));
    assert_int_equal(s.robber[HX_PREDATOR], hex("10,2"));
    assert_int_equal(stone_tile_at(&s, vertex("3,0,S")), 7);
}

/* ---- positions that play would leave for none: they are refused before */
static hx_state in_play(int phase) {
    hx_options o = options();
    hx_state s;
    assert_int_equal(hx_lay(&s, &o, (const uint8_t *)stone_world(), sizeof(hx_world)), HX_OK);
    s.dice[0] = s.dice[1] = 3;
    s.now.phase = (uint8_t)phase;
    if (phase == HX_PHASE_MAIN) return s;
    s.then[s.depth++] = (hx_await){HX_PHASE_MAIN, s.turn};
    s.u.stoneage.victims = (uint8_t)(1u << (s.turn ? 0 : 1));
    return s;
}

static void a_card_is_drawn_for_a_tile_or_with_none_waiting(void **state) {
    (void)state;
    hx_state s = in_play(HX_PHASE_ROB);
    hx_stoneage *g = &s.u.stoneage;
    assert_null(hx_broken(&s));
    g->queue[0] = 0;
    g->closed[0] &= 0xFE;
    assert_non_null(hx_broken(&s));
    g->shown = HX_FACE_ROBBER;
    g->face[stone_numeral(&s, 0)][HX_FACE_ROBBER]--;
    assert_null(hx_broken(&s));
}

static void deserts_are_no_more_than_there_are(void **state) {
    (void)state;
    hx_state s = in_play(HX_PHASE_MAIN);
    assert_null(hx_broken(&s));
    s.terrain[hex("0,5")] = HX_DESERT; /* and all ten tiles are still out */
    assert_non_null(hx_broken(&s));
}

int main(void) {
    hx_init();
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_wrong_is_told),
                                       cmocka_unit_test(the_built_in_world_is_sound),
                                       cmocka_unit_test(another_world_may_be_played),
                                       cmocka_unit_test(a_card_is_drawn_for_a_tile_or_with_none_waiting),
                                       cmocka_unit_test(deserts_are_no_more_than_there_are)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* How many ways lead on from fixed positions: the number of sequences of so many actions, chance outcomes included, empty offers
 * left out. A change of these numbers is a change of the rules, and nothing else may change them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/toy.h"
#include "support/wander.h"

enum { DEEPEST = 6 };

typedef struct position {
    const char *name, *ruleset;
    uint64_t seed;                        /* of the deal and of the way there */
    int played;                           /* actions by lot before the count begins */
    uint8_t seats, island, option, value; /* an option that is not as usual; value 0: none */
    long ways[DEEPEST];                   /* of one action, of two, ..; 0 ends the list */
} position;

static int moves(const hx_state *s, hx_action out[HX_LEGAL]) {
    if (s->now.actor != HX_CHANCE) return hx_over(s) ? 0 : wander_moves(s, out);
    hx_chance can[HX_CHANCES];
    int n = hx_chances(s, can);
    for (int i = 0; i < n; i++) out[i] = can[i].outcome;
    return n;
}

static int compare(const void *a, const void *b) { return memcmp(a, b, sizeof(hx_action)); }

/* By lot, but not by the order of the list: that one may change. */
static hx_action by_lot(const hx_state *s, hx_rng *rng) {
    hx_action all[HX_LEGAL];
    int n = moves(s, all);
    assert_true(n > 0);
    qsort(all, (size_t)n, sizeof *all, compare);
    return all[hx_rng_below(rng, (uint32_t)n)];
}

static long ways(const hx_state *s, int depth) {
    hx_action all[HX_LEGAL];
    int n = moves(s, all);
    if (depth == 1) return n;
    long sum = 0;
    for (int i = 0; i < n; i++) {
        hx_state next = *s;
        hx_apply(&next, all[i]);
        sum += ways(&next, depth - 1);
    }
    return sum;
}

static hx_state there(const position *p) {
    hx_options o;
    uint8_t deal[HX_DEAL];
    hx_state s;
    hx_options_preset(&o, hx_ruleset_find(p->ruleset));
    o.actors = p->seats;
    o.seed = p->seed;
    o.opt[HX_OPT_ISLAND] = p->island;
    if (p->value) o.opt[p->option] = p->value;
    assert_int_equal(hx_lay(&s, &o, deal, hx_deal(&o, deal)), HX_OK);
    hx_rng rng = {p->seed, 0};
    for (int i = 0; i < p->played; i++) hx_apply(&s, by_lot(&s, &rng));
    return s;
}

static const position positions[] = {
    {"founding on an open island", "classic", 1, 0, 4, 0, 0, 0, {54, 144, 7236, 19248, 897180}},
    {"founding, two seats", "classic", 2, 6, 2, 0, 0, 0, {42, 108, 108, 2268, 9259, 11125}},
    {"the first turn on the beginners' island", "classic", 3, 0, 4, 1, 0, 0, {1, 21, 96, 105, 555, 2511}},
    {"three seats on the beginners' island", "classic", 4, 0, 3, 1, 0, 0, {1, 21, 97, 107, 521, 5165}},
    {"early", "classic", 5, 150, 4, 0, 0, 0, {1, 1, 21, 72, 75, 471}},
    {"four seats, the first third", "classic", 11, 254, 4, 0, 0, 0, {21, 206, 775, 2671, 11085, 56021}},
    {"four seats, in the middle", "classic", 6, 650, 4, 0, 0, 0, {21, 256, 2967, 7929, 25927, 147696}},
    {"four seats, late", "classic", 6, 947, 4, 0, 0, 0, {21, 201, 632, 1230, 5325, 23062}},
    {"three seats, in the middle", "classic", 12, 857, 3, 0, 0, 0, {21, 274, 1043, 2017, 7809, 37799}},
    {"two seats, a long hand", "classic", 8, 524, 2, 0, 0, 0, {21, 343, 1407, 7872, 25747, 89100}},
    {"six seats, founding", "classic56", 1, 0, 6, 0, 0, 0, {80, 218, 16612, 45204}},
    {"six seats, after a turn", "classic56", 1, 500, 6, 0, 0, 0, {1, 1, 21, 99, 270, 467}},
    {"six seats, many cards", "classic56", 3, 705, 6, 0, 0, 0, {9, 66, 339, 720, 1175, 2247}},
    {"five seats, paired turns", "classic56", 4, 400, 5, 0, HX_OPT_AFTER_TURN, 2, {5, 10, 34, 136, 663, 1369}},
    {"the duel, founding", "duel", 1, 0, 2, 0, 0, 0, {46, 120, 5112, 13308}},
    {"the duel, founding around the middle", "duel", 1, 0, 2, 0, HX_OPT_NEUTRAL_START, 1, {46, 120, 5100, 13272}},
    {"the duel, before the rolls", "duel", 4, 601, 2, 0, 0, 0, {1, 21, 432, 3176, 11147, 42827}},
    {"the duel, a neutral road", "duel", 6, 531, 2, 0, 0, 0, {14, 70, 70, 350, 7224, 83108}},
    {"the duel, a free choice", "duel", 5, 529, 2, 0, HX_OPT_NEUTRAL_CHOICE, 1, {13, 90, 709, 4625, 32228, 87356}},
    {"the duel, cards to give back", "duel", 4, 413, 2, 0, 0, 0, {3, 7, 15, 15, 155, 3192}},
    {"the duel, free roads", "duel", 6, 481, 2, 0, 0, 0, {7, 89, 673, 7536, 9316}},
    {"the stone age, the first turn", "stoneage", 1, 0, 4, 0, 0, 0, {1, 21, 159, 375, 963, 12589}},
    {"the stone age, tribes are placed", "stoneage", 2, 4, 4, 0, HX_OPT_ADVANCED_SETUP, 1, {16, 240, 3360}},
    {"the stone age, in the middle", "stoneage", 3, 1200, 4, 0, 0, 0, {10, 198, 2775, 39901}},
    {"the stone age, three seats, boxes open", "stoneage", 5, 900, 3, 0, 0, 0, {184, 5015, 36411, 335788}},
    {"the toy", "toy", 9, 0, 3, 0, 0, 0, {24, 552, 12144, 255024}},
    {"the toy, later", "toy", 10, 40, 4, 0, 0, 0, {1, 1, 21, 23, 23, 443}},
};

static void as_many_ways_as_ever(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        const position *p = &positions[i];
        hx_state s = there(p);
        for (int depth = 1; depth <= DEEPEST && p->ways[depth - 1]; depth++) {
            long n = ways(&s, depth);
            if (n != p->ways[depth - 1])
                fail_msg("%s: %ld ways of %d actions, not %ld", p->name, n, depth, p->ways[depth - 1]);
        }
    }
}

static int set_up(void **state) {
    (void)state;
    hx_init();
    toy_plug();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(as_many_ways_as_ever)};
    return cmocka_run_group_tests_name("perft", tests, set_up, NULL);
}

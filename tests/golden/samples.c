/* samples - makes golden links and the account of what each holds.
 *
 *   samples [folder]      run in tests/; golden/v1 when left out
 *
 * Only samples that are not there are made: those of a published version are never changed. Of each phase of each game: a replay
 * that ends in it, as short as it was found, a position and a view from further on. Besides, whole games at tables of other options,
 * and a world of one's own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "golden/account.h"
#include "hx.h"
#include "support/wander.h"
#include "support/words.h"

enum { ROOM = 20000, NAME = 300, ALL = 100000, GAMES = 60, WANDERED = 500, STEP = 7 };

static const char *folder = "golden/v1";
static int made;

/* ---- files */
static bool write_new(const char *name, const char *end, const char *text) {
    char path[2 * NAME];
    snprintf(path, sizeof path, "%s/%s.%s", folder, name, end);
    FILE *file = fopen(path, "wbx");
    if (!file) return false;
    fputs(text, file);
    fclose(file);
    return true;
}

static void keep(const char *name, const char *link) {
    static hx_account told;
    char line[ROOM + 1];
    snprintf(line, sizeof line, "%s\n", link);
    if (!write_new(name, "link", line)) return;
    hx_tell(&told, link);
    write_new(name, "txt", told.text);
    made++;
}

/* ---- games */
static hx_action bot_move(const hx_state *s, uint64_t seed) {
    static _Alignas(8) unsigned char memory[1 << 20];
    hx_view v;
    assert_true(hx_bot_size() <= sizeof memory);
    hx_observe(s, s->now.actor, &v);
    hx_bot *bot = hx_bot_start(memory, &v, hx_level_count() - 1, seed);
    while (!hx_bot_think(bot, 100)) {
    }
    return hx_bot_choice(bot);
}

static void advance(hx_game *g, hx_rng *rng, bool bots) {
    const hx_state *s = hx_game_state(g);
    hx_action a = s->now.actor == HX_CHANCE || !bots ? wander_lively(s, rng) : bot_move(s, rng->key + rng->count++);
    assert_int_equal(hx_game_act(g, a).reason, HX_FINE);
}

static hx_game *start(const hx_options *o) {
    hx_err err;
    hx_game *g = hx_game_new(o, NULL, 0, &err);
    assert_non_null(g);
    return g;
}

static hx_options table(const char *ruleset, int actors, uint64_t seed) {
    hx_options o;
    hx_options_preset(&o, hx_ruleset_find(ruleset));
    o.actors = (uint8_t)actors;
    o.seed = seed;
    return o;
}

static void keep_replay(const char *name, hx_options o, int length, bool bots) {
    static char link[ROOM];
    hx_game *g = start(&o);
    hx_rng rng = {o.seed + 100, 0};
    while (hx_game_length(g) < length && !hx_over(hx_game_state(g))) advance(g, &rng, bots);
    hx_game_save(g, link, ROOM);
    keep(name, link);
    hx_game_free(g);
}

/* ---- a phase: the shortest game that comes to it, and a long one */
typedef struct found {
    hx_game *shortest, *longest; /* longest: WANDERED actions at most, if there is such a one */
} found;

static void take(hx_game **kept, const hx_game *g) {
    hx_game_free(*kept);
    *kept = hx_game_fork(g);
}

static void note(found phases[HX_PHASES], const hx_game *g) {
    found *f = &phases[hx_game_state(g)->now.phase];
    int length = hx_game_length(g);
    if (!f->shortest || length < hx_game_length(f->shortest)) take(&f->shortest, g);
    if (!f->longest || (length <= WANDERED && length > hx_game_length(f->longest))) take(&f->longest, g);
}

static void search(found phases[HX_PHASES], const hx_options *o, bool bots) {
    hx_game *g = start(o);
    hx_rng rng = {o->seed, 0};
    for (note(phases, g); !hx_over(hx_game_state(g)) && (bots || hx_game_length(g) < WANDERED); note(phases, g))
        advance(g, &rng, bots);
    hx_game_free(g);
}

static void name_of(char out[NAME], int ruleset, int phase, const char *sort) {
    snprintf(out, NAME, "%s-%s-%s", hx_ruleset_key(ruleset), hx_phase_word(phase), sort);
}

static void keep_phase(int ruleset, int phase, const found *f) {
    static char link[ROOM];
    char name[NAME], sort[32];
    const hx_state *s = hx_game_state(f->longest);
    int seat = (phase + ruleset) % 3 ? (phase * 5 + ruleset) % s->actors : (int)HX_STRANGER;
    hx_view v;
    hx_game_save(f->shortest, link, ROOM);
    name_of(name, ruleset, phase, "replay");
    keep(name, link);
    hx_state_save(s, link, ROOM);
    name_of(name, ruleset, phase, "position");
    keep(name, link);
    hx_observe(s, seat, &v);
    hx_view_save(&v, link, ROOM);
    snprintf(sort, sizeof sort, "view-%s", seat == (int)HX_STRANGER ? "stranger" : hx_seat_word(seat));
    name_of(name, ruleset, phase, sort);
    keep(name, link);
}

/* Options turn about from game to game, so that each phase is reached. */
static void keep_phases(int ruleset) {
    found phases[HX_PHASES] = {0};
    int least = hx_ruleset_seats(ruleset, false), most = hx_ruleset_seats(ruleset, true);
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        hx_options o = table(hx_ruleset_key(ruleset), least + (int)(seed % (uint64_t)(most - least + 1)), seed);
        bool bots = seed % STEP == 0;
        hx_rng rng = {seed, 0};
        if (seed % 3) wander_options(&o, &rng);
        search(phases, &o, bots);
    }
    for (int phase = 0; phase < HX_PHASES; phase++) {
        if (!phases[phase].shortest) continue;
        keep_phase(ruleset, phase, &phases[phase]);
        hx_game_free(phases[phase].shortest);
        hx_game_free(phases[phase].longest);
    }
}

/* ---- tables with options */
static void keep_classic_tables(void) {
    hx_options o = table("classic", 4, 1);
    keep_replay("classic-table-bots-4", o, ALL, true);
    keep_replay("classic-table-random-4", o, ALL, false);
    o = table("classic", 3, 2);
    o.opt[HX_OPT_ISLAND] = 1;
    keep_replay("classic-table-beginners-3", o, 120, false);
    o = table("classic", 2, 3);
    o.opt[HX_OPT_NUMBERS] = o.opt[HX_OPT_HARBOURS] = o.opt[HX_OPT_BANK_SHOWN] = 1;
    o.opt[HX_OPT_BANK] = 24;
    o.goal = 7;
    keep_replay("classic-table-other-2", o, ALL, false);
    o = table("classic", 4, 4);
    o.opt[HX_OPT_TRADE_THEN_BUILD] = o.opt[HX_OPT_PRIVATE_SCORING] = o.opt[HX_OPT_AGREED_END] = 1;
    o.opt[HX_OPT_LAST_ROUND] = 12;
    o.opt[HX_OPT_HAND_LIMIT] = 9;
    o.opt[HX_OPT_STARTER] = 3;
    keep_replay("classic-table-last-round-4", o, ALL, false);
}

static void keep_other_tables(void) {
    hx_options o = table("classic56", 6, 5);
    o.goal = 5;
    keep_replay("classic56-table-6", o, ALL, false);
    o = table("classic56", 5, 6);
    o.goal = 5;
    o.opt[HX_OPT_AFTER_TURN] = 2;
    o.opt[HX_OPT_HARBOURS] = 2;
    o.opt[HX_OPT_ISLAND] = o.opt[HX_OPT_PRIVATE_SCORING] = 1;
    keep_replay("classic56-table-paired-5", o, ALL, false);
    o = table("duel", 2, 9);
    o.goal = 6;
    o.opt[HX_OPT_NEUTRAL_CHOICE] = o.opt[HX_OPT_NEUTRAL_START] = o.opt[HX_OPT_ISLAND] = 1;
    o.opt[HX_OPT_BANK] = 24;
    keep_replay("duel-table-free-choice", o, ALL, false);
    o = table("stoneage", 4, 10);
    keep_replay("stoneage-table-bots-4", o, ALL, true);
    o = table("stoneage", 3, 11);
    o.opt[HX_OPT_ADVANCED_SETUP] = o.opt[HX_OPT_ADVANCED_NOMAD] = o.opt[HX_OPT_RECALL_NOMAD] = 1;
    keep_replay("stoneage-table-advanced-3", o, 600, false);
}

/* A world of one's own: other numbers, boxes, robbers and sets. */
static void keep_own_world(void) {
    static char link[ROOM];
    hx_options o = table("stoneage", 3, 12);
    hx_world world;
    uint8_t deal[HX_DEAL];
    hx_err err;
    hx_view v;
    hx_rng rng = {12, 0};
    assert_int_equal(hx_deal(&o, deal), sizeof world);
    memcpy(&world, deal, sizeof world);
    uint8_t number = world.number[0], levels = world.box[12][1];
    world.number[0] = world.number[3];
    world.number[3] = number;
    world.box[12][1] = world.box[13][1];
    world.box[13][1] = levels;
    world.robber[0] = 1;
    world.three[0] = 1;
    assert_int_equal(hx_fault(&o, (const uint8_t *)&world, sizeof world), HX_SOUND);
    hx_game *g = hx_game_new(&o, (const uint8_t *)&world, sizeof world, &err);
    assert_non_null(g);
    while (hx_game_length(g) < 150) advance(g, &rng, false);
    hx_game_save(g, link, ROOM);
    keep("stoneage-own-world-replay", link);
    hx_state_save(hx_game_state(g), link, ROOM);
    keep("stoneage-own-world-position", link);
    hx_observe(hx_game_state(g), 1, &v);
    hx_view_save(&v, link, ROOM);
    keep("stoneage-own-world-view-B", link);
    hx_game_free(g);
}

int main(int argc, char **argv) {
    hx_init();
    if (argc > 1) folder = argv[1];
    for (int ruleset = 0; ruleset < hx_ruleset_count(); ruleset++) keep_phases(ruleset);
    keep_classic_tables();
    keep_other_tables();
    keep_own_world();
    printf("%d samples made in %s\n", made, folder);
    return 0;
}

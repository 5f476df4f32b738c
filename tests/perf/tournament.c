/* tournament.c - bots against each other over fixed seeds, the seats changed from game to game.
 *
 *   tournament [ruleset] [games] [level level ..]     classic, 1000 games of normal against the rest of the table, random
 *
 * A level is its key, or "uniform". Prints for each player its wins with a 95% interval (Wilson), then the length of games,
 * those that did not end, offers and trades a turn, the CPU time a decision takes, wins by seat and whom the robber hits. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "perf/seats.h"

enum { LONG_GAME = 200, FIRST_ROUND = 15, LAST_ROUND = 35 /* between which a game should end */ };

typedef struct totals {
    int games, undecided, overlong, in_time;
    int win[HX_SEATS], seat_win[HX_SEATS]; /* by player, by seat */
    long turns, offers, trades, decisions, robbed, robbed_leader, built_between, tokens_spent;
    double seconds, slowest;
    int longest;
} totals;

static double root(double x) {
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 60; i++) r = (r + x / r) / 2;
    return r;
}

static double now(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void note_robber(totals *t, const hx_state *s, hx_action a) {
    int lead = 0;
    for (int i = 0; i < s->actors; i++) {
        if (i != s->turn && hx_shown_points(s, i) > lead) lead = hx_shown_points(s, i);
    }
    t->robbed++;
    t->robbed_leader += hx_shown_points(s, a.a) == lead;
}

static void note(totals *t, const hx_state *s, hx_action a) {
    if (a.kind == HX_OFFER) t->offers++;
    if (a.kind == HX_CLOSE_OFFER && a.a != HX_NONE) t->trades++;
    if (s->now.phase == HX_PHASE_BUILDING || s->now.phase == HX_PHASE_PARTNER) t->built_between += a.kind != HX_PASS;
    if (a.kind == HX_FORCED_TRADE || a.kind == HX_ROBBER_HOME) t->tokens_spent++;
    if (a.kind == HX_ROB && a.a != HX_NONE) note_robber(t, s, a);
}

static void note_end(totals *t, const hx_state *s, int shift) {
    t->games++;
    t->turns += s->turn_no;
    t->undecided += s->winners == 0;
    t->overlong += s->turn_no >= LONG_GAME;
    int round = (s->turn_no + s->actors - 1) / s->actors;
    t->in_time += round >= FIRST_ROUND && round <= LAST_ROUND;
    if (s->turn_no > t->longest) t->longest = s->turn_no;
    for (int i = 0; i < s->actors; i++) {
        if (!(s->winners >> i & 1)) continue;
        t->win[(i + shift) % s->actors]++;
        t->seat_win[(i + s->actors - s->first) % s->actors]++;
    }
}

static void play(totals *t, int ruleset, int players, uint64_t seed, const int level[HX_SEATS], void *memory) {
    int seated[HX_SEATS] = {0}, shift = (int)(seed % (uint64_t)players);
    hx_state s;
    for (int i = 0; i < players; i++) seated[i] = level[(i + shift) % players];
    if (!seats_deal(ruleset, players, seed, &s)) exit(1);
    seats table = seats_of(seed, seated, memory);
    while (!hx_over(&s)) {
        bool thinks = s.now.actor != HX_CHANCE;
        double start = now();
        hx_action a = seats_next(&table, &s);
        double took = now() - start;
        if (thinks) {
            t->decisions++;
            t->seconds += took;
            if (took > t->slowest) t->slowest = took;
        }
        note(t, &s, a);
        hx_apply(&s, a);
    }
    note_end(t, &s, shift);
}

static void print_rate(const char *who, int wins, int games) {
    double n = games, p = wins / n, z = 1.96, z2 = z * z;
    double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    double half = z * root(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n);
    double low = middle > half ? middle - half : 0;
    printf("%-8s %5d wins  %5.1f %%  [%.1f, %.1f]\n", who, wins, 100 * p, 100 * low, 100 * (middle + half));
}

static const char *name_of(int level) { return level == SEATS_UNIFORM ? "uniform" : hx_level_key(level); }

static void print(const totals *t, int players, const int level[HX_SEATS]) {
    for (int i = 0; i < players; i++) print_rate(name_of(level[i]), t->win[i], t->games);
    printf("by seat after the first:");
    for (int i = 0; i < players; i++) printf(" %.1f %%", 100.0 * t->seat_win[i] / t->games);
    printf("\nturns %.1f on average, %d at most; %d games of %d or more turns, %d without a winner\n",
           (double)t->turns / t->games, t->longest, t->overlong, LONG_GAME, t->undecided);
    printf("%.1f %% end in round %d to %d\n", 100.0 * t->in_time / t->games, FIRST_ROUND, LAST_ROUND);
    printf("a turn: %.2f offers, %.2f trades; the robber's victim leads the others in %.0f %%\n",
           (double)t->offers / (double)t->turns, (double)t->trades / (double)t->turns,
           t->robbed ? 100.0 * (double)t->robbed_leader / (double)t->robbed : 0);
    printf("a turn: %.2f actions in the building phase or the partner's part, %.2f token actions\n",
           (double)t->built_between / (double)t->turns, (double)t->tokens_spent / (double)t->turns);
    printf("a decision: %.3f ms on average, %.2f ms at most\n", 1e3 * t->seconds / (double)t->decisions,
           1e3 * t->slowest);
}

static int level_of(const char *key) {
    for (int i = 0; i < hx_level_count(); i++) {
        if (strcmp(hx_level_key(i), key) == 0) return i;
    }
    if (strcmp(key, "uniform") == 0) return SEATS_UNIFORM;
    (void)fprintf(stderr, "no such level: %s\n", key);
    exit(2);
}

/* Takes the first argument if it is a ruleset. */
static int ruleset_of(int *argc, char ***argv) {
    int ruleset = *argc > 1 ? hx_ruleset_find((*argv)[1]) : -1;
    if (ruleset < 0) return hx_ruleset_find("classic");
    (*argc)--;
    (*argv)++;
    return ruleset;
}

int main(int argc, char **argv) {
    hx_init();
    int ruleset = ruleset_of(&argc, &argv), most = hx_ruleset_seats(ruleset, true), level[HX_SEATS] = {0};
    int games = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 1000, players = argc > 3 ? argc - 2 : most;
    if (games < 1 || players > most || players < hx_ruleset_seats(ruleset, false)) return 2;
    for (int i = 0; i < players; i++) level[i] = level_of(argc > 3 ? argv[i + 2] : i == 0 ? "normal" : "random");
    void *memory = malloc(hx_bot_size());
    totals t = {0};
    for (int g = 0; g < games && memory != NULL; g++) play(&t, ruleset, players, (uint64_t)g, level, memory);
    free(memory);
    print(&t, players, level);
    return 0;
}

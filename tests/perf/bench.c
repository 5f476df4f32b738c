/* bench.c - how fast the core is, how long its links are, and its signature, ruleset by ruleset.
 *
 *   bench [seconds] [bot games]    default 2 and 200
 *   bench --signature              only "<ruleset> <hex>", as ci/signature.txt holds it
 *   bench --replays n              n bot games as "<ruleset> <hash of the last state> <replay link>" */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "perf/seats.h"
#include "perf/signature.h"

enum { LINK_ROOM = 8192 };

static double cpu(void) { return (double)clock() / CLOCKS_PER_SEC; }

/* ---- Speed */

static void print_speed(int ruleset, int actors, double seconds) {
    long games = 0, actions = 0;
    double start = cpu(), took;
    do {
        for (int i = 0; i < 50; i++) actions += seats_random_game(ruleset, actors, (uint64_t)games++);
        took = cpu() - start;
    } while (took < seconds);
    printf("%d seats: %8.0f random games a CPU-second, %10.0f actions, %5.0f actions a game\n", actors,
           (double)games / took, (double)actions / took, (double)actions / (double)games);
}

/* ---- Links */

typedef struct lengths {
    int *of, n;
} lengths;

static int by_size(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void print_lengths(const char *what, lengths *l) {
    qsort(l->of, (size_t)l->n, sizeof *l->of, by_size);
    printf("%s links: median %d characters, 99 %% up to %d, longest %d\n", what, l->of[l->n / 2],
           l->of[l->n - 1 - l->n / 100], l->of[l->n - 1]);
}

/* Also notes the position link of the start of each turn's main phase. */
static hx_game *bot_game(int ruleset, uint64_t seed, void *memory, lengths *positions, int room) {
    hx_options o;
    hx_err err;
    int level[HX_SEATS];
    char link[LINK_ROOM];
    for (int i = 0; i < HX_SEATS; i++) level[i] = hx_level_count() - 1;
    hx_options_preset(&o, ruleset);
    o.seed = seed;
    hx_game *g = hx_game_new(&o, NULL, 0, &err);
    seats t = seats_of(seed, level, memory);
    while (g != NULL && !hx_over(hx_game_state(g))) {
        const hx_state *s = hx_game_state(g);
        if (s->now.phase == HX_PHASE_BEFORE_ROLL && positions->n < room) {
            positions->of[positions->n++] = (int)hx_state_save(s, link, sizeof link);
        }
        if (hx_game_act(g, seats_next(&t, s)).reason != HX_FINE) exit(1);
    }
    return g;
}

static void print_links(int ruleset, int games, void *memory) {
    int room = games * 400;
    lengths replays = {malloc((size_t)games * sizeof(int)), 0}, positions = {malloc((size_t)room * sizeof(int)), 0};
    char link[LINK_ROOM];
    for (int i = 0; i < games; i++) {
        hx_game *g = bot_game(ruleset, (uint64_t)i, memory, &positions, room);
        if (g == NULL) exit(1);
        replays.of[replays.n++] = (int)hx_game_save(g, link, sizeof link);
        hx_game_free(g);
    }
    print_lengths("position", &positions);
    print_lengths("replay", &replays);
    free(replays.of);
    free(positions.of);
}

static void print_replays(int ruleset, int games, void *memory) {
    char link[LINK_ROOM];
    lengths none = {NULL, 0};
    for (int i = 0; i < games; i++) {
        hx_game *g = bot_game(ruleset, (uint64_t)i, memory, &none, 0);
        if (g == NULL || hx_game_save(g, link, sizeof link) >= sizeof link) exit(1);
        printf("%s %016llx %s\n", hx_ruleset_key(ruleset), (unsigned long long)hx_hash(hx_game_state(g)), link);
        hx_game_free(g);
    }
}

static void print_signature(int ruleset, void *memory) {
    printf("%s %016llx\n", hx_ruleset_key(ruleset), (unsigned long long)hx_signature(ruleset, memory));
}

static void print_all(int ruleset, double seconds, int games, void *memory) {
    printf("%s\n", hx_ruleset_key(ruleset));
    for (int n = hx_ruleset_seats(ruleset, false); n <= hx_ruleset_seats(ruleset, true); n++) {
        print_speed(ruleset, n, seconds);
    }
    printf("a state: %zu bytes; a bot: %zu\n", sizeof(hx_state), hx_bot_size());
    if (games > 0) print_links(ruleset, games, memory);
    printf("signature: ");
    print_signature(ruleset, memory);
}

static int number(int argc, char **argv, int i, int preset) {
    return argc > i ? (int)strtol(argv[i], NULL, 10) : preset;
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    hx_init();
    void *memory = malloc(hx_bot_size());
    if (memory == NULL) return 1;
    for (int r = 0; r < hx_ruleset_count(); r++) {
        if (strcmp(what, "--signature") == 0)
            print_signature(r, memory);
        else if (strcmp(what, "--replays") == 0)
            print_replays(r, number(argc, argv, 2, 3), memory);
        else
            print_all(r, number(argc, argv, 1, 2), number(argc, argv, 2, 200), memory);
    }
    free(memory);
    return 0;
}

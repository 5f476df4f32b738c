/* fuzz_link - any bytes to the loaders. What is refused says why; what is loaded is sound, comes back from its own link, and can be
 * played on.
 *
 * Built with HX_FUZZER it is a libFuzzer target. Otherwise:
 *
 *   fuzz_link <file or folder>.. [-runs=<n>] [-seed=<n>]    reads each sample, then n changed ones (100)
 *
 * Changed samples keep a right checksum, else nothing behind it would ever be reached. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codec/text.h"
#include "hx.h"
#include "support/wander.h"

enum { ROOM = HX_TEXT_MOST + 1, PLAYED_ON = 25 };

static char again[ROOM];

/* What is read just now, so that a failure can say it. */
static const char *read_now = "";
static size_t read_length;

static void hold(bool ok, const char *what) {
    if (ok) return;
    fprintf(stderr, "fuzz_link: %s: %.*s\n", what, (int)read_length, read_now);
    abort();
}

static void play_on(const hx_state *s, hx_rng *rng) {
    static hx_action moves[HX_LEGAL];
    hx_state now = *s;
    for (int i = 0; i < PLAYED_ON && !hx_over(&now); i++) {
        hold(now.now.actor == HX_CHANCE || wander_moves(&now, moves) > 0, "nobody can do anything");
        hx_action a = wander_lively(&now, rng);
        hold(!hx_check(&now, a).reason, "a move of the list is refused");
        hx_apply(&now, a);
        hold(!hx_broken(&now), "play leads to a broken state");
    }
}

static void try_position(const char *text, size_t length, hx_rng *rng) {
    hx_state s, back, untouched;
    memset(&s, 0xA5, sizeof s);
    untouched = s;
    if (hx_state_load(text, length, &s)) {
        hold(!memcmp(&s, &untouched, sizeof s), "a refused position left traces");
        return;
    }
    hold(!hx_broken(&s), "a broken position was loaded");
    size_t n = hx_state_save(&s, again, ROOM);
    hold(n && !hx_state_load(again, n, &back) && !memcmp(&s, &back, sizeof s), "a position does not return");
    play_on(&s, rng);
}

static void try_view(const char *text, size_t length, hx_rng *rng) {
    hx_view v, back;
    hx_state s;
    if (hx_view_load(text, length, &v)) return;
    hold(!hx_broken(&v.seen), "a broken view was loaded");
    size_t n = hx_view_save(&v, again, ROOM);
    hold(n && !hx_view_load(again, n, &back) && !memcmp(&v, &back, sizeof v), "a view does not return");
    hx_imagine(&v, rng, &s);
    hold(!hx_broken(&s), "what is imagined is broken");
}

static void try_game(const char *text, size_t length, hx_rng *rng) {
    hx_err err;
    hx_game *g = hx_game_load(text, length, 1, &err);
    hold(!g == (err != HX_OK), "a game and an error");
    if (!g) return;
    size_t n = hx_game_save(g, again, ROOM);
    hx_game *back = hx_game_load(again, n, 1, &err);
    hold(back && hx_hash(hx_game_state(g)) == hx_hash(hx_game_state(back)), "a game does not return");
    play_on(hx_game_state(g), rng);
    hx_game_free(back);
    hx_game_free(g);
}

static void try_text(const char *text, size_t length) {
    hx_rng rng = {length, 0};
    hx_link kind;
    read_now = text;
    read_length = length;
    hx_link_kind(text, length, &kind);
    try_position(text, length, &rng);
    try_view(text, length, &rng);
    try_game(text, length, &rng);
}

/* ---- changed samples: the bytes inside change, the text around them stays right */
typedef size_t (*changer)(uint8_t *bytes, size_t n, size_t room);

static size_t change(uint8_t *text, size_t length, size_t room, uint32_t seed, changer bytes_of) {
    static const char kinds[] = "prv";
    static uint8_t bytes[HX_TEXT_ROOM];
    static char changed[ROOM];
    int version;
    char kind;
    size_t n;
    if (hx_text_read((const char *)text, length, &version, &kind, bytes, &n)) return bytes_of(text, length, room);
    if (seed % 16 == 0) kind = kinds[seed / 16 % 3];
    if (seed % 64 == 1) return bytes_of(text, length, room);
    size_t most = room * 3 / 4;
    n = bytes_of(bytes, n, most > 16 ? most - 16 : n);
    size_t longer = hx_text_write(kind, bytes, n, changed, ROOM);
    if (!longer || longer > room) return length;
    memcpy(text, changed, longer);
    return longer;
}

#ifdef HX_FUZZER
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    hx_init();
    try_text((const char *)data, size);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
    return change(data, size, most, seed, LLVMFuzzerMutate);
}
#else
static hx_rng dice = {1, 0};
static int samples, runs = 100;

/* A few bits turned, a piece cut off, copied or put in. */
static size_t shake(uint8_t *bytes, size_t n, size_t room) {
    for (uint32_t times = 1 + hx_rng_below(&dice, 3); times > 0; times--) {
        size_t at = n ? hx_rng_below(&dice, (uint32_t)n) : 0;
        switch (hx_rng_below(&dice, 4)) {
        case 0: n = at; break;
        case 1:
            if (n < room) bytes[n++] = (uint8_t)hx_rng_below(&dice, 256);
            break;
        default:
            if (n) bytes[at] ^= (uint8_t)(1u << hx_rng_below(&dice, 8));
        }
    }
    return n;
}

static void try_sample(const char *name) {
    static uint8_t whole[ROOM], text[ROOM];
    FILE *file = fopen(name, "rb");
    hold(file != NULL, name);
    size_t length = fread(whole, 1, ROOM, file);
    fclose(file);
    try_text((const char *)whole, length);
    samples++;
    for (int i = 0; i < runs; i++) {
        memcpy(text, whole, length);
        size_t n = change(text, length, ROOM, hx_rng_below(&dice, 1u << 30), shake);
        try_text((const char *)text, n);
    }
}

/* In the order of the names, so that every machine changes the samples alike. */
static void try_path(const char *name) {
    struct dirent **entries;
    const char *end = strrchr(name, '.');
    int n = scandir(name, &entries, NULL, alphasort);
    if (n < 0) {
        if (end && !strcmp(end, ".link")) try_sample(name);
        return;
    }
    for (int i = 0; i < n; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", name, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.') try_path(path);
        free(entries[i]);
    }
    free(entries);
}

int main(int argc, char **argv) {
    hx_init();
    for (int i = 1; i < argc; i++) {
        if (!strncmp(argv[i], "-runs=", 6)) runs = atoi(argv[i] + 6);
        if (!strncmp(argv[i], "-seed=", 6)) dice.key = strtoull(argv[i] + 6, NULL, 10);
    }
    for (int i = 1; i < argc; i++)
        if (argv[i][0] != '-') try_path(argv[i]);
    hold(samples > 0, "no samples there");
    printf("fuzz_link: %d samples, each changed %d times\n", samples, runs);
    return 0;
}
#endif

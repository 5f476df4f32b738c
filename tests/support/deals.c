/* deals.c - what must hold of every table that is dealt. */
#include "deals.h"

#include <string.h>

typedef struct many {
    hx_options options;
    int seen;             /* tables so far */
    int firsts[HX_SEATS]; /* how often each seat began */
    int other_numbers;    /* how often the numbers did not follow the letters */
    int first;            /* who is to begin, of first_A .. */
    int other_harbours;   /* how often the harbours were not as printed */
    hx_state s;           /* the present table */
    uint8_t deal[HX_DEAL];
    int length;
    char *wrong;
} many;

static const hx_board *board(const many *m) { return hx_board_of(m->options.ruleset); }

/* ---- what is looked at, table by table */
static const uint8_t numbers[13] = {0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};

static bool lawful(many *m) {
    static const char *const lands[] = {"forest", "hills", "pasture", "fields", "mountains", "desert"};
    static const int count[] = {4, 3, 4, 4, 3, 1};
    int tokens[13] = {0};
    for (int i = 0; i < 6; i++) {
        int n = 0;
        for (int h = 0; h < board(m)->n_hexes; h++)
            n += !strcmp(hx_terrain_key(m->options.ruleset, m->s.terrain[h]), lands[i]);
        if (n != count[i]) return hx_wrong(m->wrong, "%d hexes of %s", n, lands[i]);
    }
    for (int h = 0; h < board(m)->n_hexes; h++) tokens[m->s.number[h]]++;
    for (int n = 2; n <= 12; n++)
        if (tokens[n] != numbers[n]) return hx_wrong(m->wrong, "%d tokens with number %d", tokens[n], n);
    const char *broken = hx_broken(&m->s);
    return !broken || hx_wrong(m->wrong, "%s", broken);
}

static bool on_the_coast(const hx_board *b, int edge) {
    return b->edge_hex[edge][0] == HX_NONE || b->edge_hex[edge][1] == HX_NONE;
}

static bool harbours_apart(many *m) {
    bool taken[HX_VERTICES] = {false};
    int n = 0;
    for (int d = 0; d < HX_DOCKS; d++) {
        int edge = m->s.u.classic.dock[d];
        if (edge == HX_NONE) continue;
        if (!on_the_coast(board(m), edge)) return hx_wrong(m->wrong, "a harbour inland");
        for (int end = 0; end < 2; end++, n++) {
            int vertex = board(m)->edge_vertex[edge][end];
            if (taken[vertex]) return hx_wrong(m->wrong, "an intersection in two harbours");
            taken[vertex] = true;
        }
    }
    return n == 18 || hx_wrong(m->wrong, "%d intersections with a harbour, not 18", n);
}

static const struct {
    const char *edge;
    uint8_t kind;
} printed[] = {{"0,-2,NW", HX_ANY}, {"1,-2,NE", 3},      {"2,-1,NE", 4}, {"2,0,E", HX_ANY}, {"1,1,SE", 2},
               {"-1,2,SE", HX_ANY}, {"-2,2,SW", HX_ANY}, {"-2,1,W", 1},  {"-1,-1,W", 0}};
enum { PRINTED = sizeof printed / sizeof printed[0] };

static int kind_at(const many *m, const char *name) {
    int edge = hx_word_place(board(m), HX_EDGE, name);
    for (int d = 0; d < HX_DOCKS; d++)
        if (m->s.u.classic.dock[d] == edge) return m->s.u.classic.port[d];
    return HX_NONE;
}

static bool as_printed(const many *m) {
    for (int i = 0; i < PRINTED; i++)
        if (kind_at(m, printed[i].edge) != printed[i].kind) return false;
    return true;
}

static bool harbours_printed(many *m) { return as_printed(m) || hx_wrong(m->wrong, "harbours not as printed"); }

static bool harbours_shuffled(many *m) {
    int balance[HX_ANY + 1] = {0};
    for (int i = 0; i < PRINTED; i++) {
        int kind = kind_at(m, printed[i].edge);
        if (kind > HX_ANY) return hx_wrong(m->wrong, "no harbour at %s", printed[i].edge);
        balance[kind]++;
        balance[printed[i].kind]--;
    }
    for (int k = 0; k <= HX_ANY; k++)
        if (balance[k]) return hx_wrong(m->wrong, "other kinds of harbour than printed");
    m->other_harbours += !as_printed(m);
    return true;
}

static bool robber_on_desert(many *m) {
    int hex = m->s.robber[0];
    if (hex >= board(m)->n_hexes) return hx_wrong(m->wrong, "no robber");
    return (!strcmp(hx_terrain_key(m->options.ruleset, m->s.terrain[hex]), "desert") && !m->s.number[hex]) ||
           hx_wrong(m->wrong, "the robber is not in the desert");
}

static bool no_red_neighbours(many *m) {
    const hx_board *b = board(m);
    for (int h = 0; h < b->n_hexes; h++)
        for (int side = 0; side < 6; side++) {
            int other = b->hex_hex[h][side];
            bool red = m->s.number[h] == 6 || m->s.number[h] == 8;
            if (red && other != HX_NONE && (m->s.number[other] == 6 || m->s.number[other] == 8))
                return hx_wrong(m->wrong, "two red numbers side by side");
        }
    return true;
}

/* ---- C.6: letters counter-clockwise from a corner, ring by ring inwards, the desert left out */
static int hex_at(const hx_board *b, int q, int r) {
    for (int h = 0; h < b->n_hexes; h++)
        if (b->q[h] == q && b->r[h] == r) return h;
    return -1;
}

/* The way round from a corner of the island (0 to 5), in hexes. Directions in counter-clockwise order; from the corner lying in
 * direction i the ring leaves in direction i + 2. */
static int spiral_hexes(const hx_board *b, int corner, uint8_t *out) {
    static const int step[6][2] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
    int n = 0;
    for (int ring = 2; ring > 0; ring--) {
        int q = step[corner][0] * ring, r = step[corner][1] * ring;
        for (int side = 0; side < 6; side++)
            for (int i = 0; i < ring; i++) {
                out[n++] = (uint8_t)hex_at(b, q, r);
                q += step[(corner + 2 + side) % 6][0];
                r += step[(corner + 2 + side) % 6][1];
            }
    }
    out[n++] = (uint8_t)hex_at(b, 0, 0);
    return n;
}

static bool follows(const many *m, int corner) {
    static const uint8_t letters[] = {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
    uint8_t way[HX_HEXES];
    int n = spiral_hexes(board(m), corner, way), letter = 0;
    for (int i = 0; i < n; i++)
        if (strcmp(hx_terrain_key(m->options.ruleset, m->s.terrain[way[i]]), "desert") != 0 &&
            m->s.number[way[i]] != letters[letter++])
            return false;
    return letter == sizeof letters;
}

static bool by_letters(const many *m) {
    for (int corner = 0; corner < 6; corner++)
        if (follows(m, corner)) return true;
    return false;
}

static bool spiral(many *m) { return by_letters(m) || hx_wrong(m->wrong, "the numbers do not follow the letters"); }

static bool not_spiral(many *m) {
    m->other_numbers += !by_letters(m);
    return true;
}

static bool same_again(many *m) {
    uint8_t again[HX_DEAL];
    hx_err err;
    if (hx_deal(&m->options, again) != m->length || memcmp(again, m->deal, (size_t)m->length) != 0)
        return hx_wrong(m->wrong, "the same seed, another deal");
    hx_game *g = hx_game_new(&m->options, NULL, 0, &err);
    if (!g) return hx_wrong(m->wrong, "no game (error %d)", err);
    bool same = !memcmp(hx_game_state(g), &m->s, sizeof m->s);
    hx_game_free(g);
    return same || hx_wrong(m->wrong, "the same seed, another game");
}

static bool first_is(many *m) {
    return m->s.first == m->first || hx_wrong(m->wrong, "%s begins", hx_seat_word(m->s.first));
}
static bool any(many *m) { return m->length > 0; }

/* ---- what is looked at when all are dealt */
static bool first_varies(const many *m) {
    for (int seat = 0; seat < m->options.actors; seat++)
        if (m->firsts[seat] * 2 * m->options.actors < m->seen)
            return hx_wrong(m->wrong, "%s began %d times of %d", hx_seat_word(seat), m->firsts[seat], m->seen);
    return true;
}

static bool were_shuffled(const many *m) {
    return m->other_harbours > 0 || hx_wrong(m->wrong, "harbours never shuffled");
}
static bool were_mixed(const many *m) { return m->other_numbers > 0 || hx_wrong(m->wrong, "numbers never mixed"); }
static bool fine(const many *m) { return m->seen > 0; }

typedef struct property {
    const char *word;
    bool (*each)(many *m);
    bool (*after)(const many *m);
} property;

static const property properties[] = {{"lawful", lawful, fine},
                                      {"harbours_apart", harbours_apart, fine},
                                      {"harbours_printed", harbours_printed, fine},
                                      {"harbours_shuffled", harbours_shuffled, were_shuffled},
                                      {"robber_on_desert", robber_on_desert, fine},
                                      {"spiral", spiral, fine},
                                      {"not_spiral", not_spiral, were_mixed},
                                      {"no_red_neighbours", no_red_neighbours, fine},
                                      {"same_again", same_again, fine},
                                      {"first_varies", any, first_varies},
                                      {"first_", first_is, fine},
                                      {NULL, NULL, NULL}};

static const property *find(const char *word) {
    const property *p = properties;
    while (p->word && strcmp(p->word, word) != 0) p++;
    if (p->word || strncmp(word, "first_", 6) != 0 || hx_word_seat(word + 6) < 0) return p->word ? p : NULL;
    return p - 1;
}

static bool deal_one(many *m, uint64_t seed) {
    m->options.seed = seed;
    m->length = hx_deal(&m->options, m->deal);
    if (!m->length) return hx_wrong(m->wrong, "no deal with these options");
    hx_err err = hx_lay(&m->s, &m->options, m->deal, m->length);
    if (err) return hx_wrong(m->wrong, "a deal that is no table (error %d)", err);
    m->firsts[m->s.first]++;
    m->seen++;
    return true;
}

bool hx_deals_hold(const hx_options *o, int count, const char *words, char wrong[HX_SAID]) {
    char word[HX_WORD];
    while (hx_word(&words, word)) {
        const property *p = find(word);
        many m = {.options = *o, .wrong = wrong, .first = strlen(word) > 6 ? hx_word_seat(word + 6) : HX_NO_WORD};
        if (!p) return hx_wrong(wrong, "nothing about deals is called '%s'", word);
        for (int i = 0; i < count; i++)
            if (!deal_one(&m, (uint64_t)i) || !p->each(&m)) return false;
        if (!p->after(&m)) return false;
    }
    return true;
}

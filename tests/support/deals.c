/* deals.c - what must hold of every table that is dealt. */
#include "deals.h"

#include <stdio.h>
#include <string.h>

/* ---- what is in the boxes, said a second time (C.1, C.2, C.6, C.8) */
typedef struct harbour {
    const char *edge;
    uint8_t kind;
} harbour;

typedef struct box {
    uint8_t lands[6];    /* forest, hills, pasture, fields, mountains, desert */
    uint8_t numbers[13]; /* how many tokens of each */
    const uint8_t *letters;
    const harbour *printed;
    const char *const *ring; /* the old places, or NULL */
    uint8_t n_letters, n_harbours, rings;
    int8_t corner[6][2]; /* of the island, counter-clockwise from the east */
} box;

static const uint8_t letters19[] = {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
static const uint8_t letters30[] = {2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                    8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6};

static const harbour printed19[] = {{"0,-2,NW", HX_ANY}, {"1,-2,NE", 3}, {"2,-1,NE", 4},
                                    {"2,0,E", HX_ANY},   {"1,1,SE", 2},  {"-1,2,SE", HX_ANY},
                                    {"-2,2,SW", HX_ANY}, {"-2,1,W", 1},  {"-1,-1,W", 0}};
static const harbour printed30[] = {{"1.1,NW", HX_ANY}, {"1.2,NE", 2},      {"2.4,NE", HX_ANY}, {"4.6,E", HX_ANY},
                                    {"5.5,SE", 1},      {"7.3,E", 2},       {"7.2,SE", 0},      {"7.1,SW", HX_ANY},
                                    {"6.1,W", 3},       {"4.1,SW", HX_ANY}, {"3.1,W", 4}};
static const char *const ring30[] = {"1.1,NW", "1.2,NE", "2.4,NE", "3.5,E", "5.5,E", "6.4,SE",
                                     "7.2,SE", "7.1,SW", "5.1,SW", "4.1,W", "3.1,NW"};

static const box box19 = {{4, 3, 4, 4, 3, 1},
                          {[2] = 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1},
                          letters19,
                          printed19,
                          NULL,
                          sizeof letters19,
                          9,
                          3,
                          {{2, 0}, {2, -2}, {0, -2}, {-2, 0}, {-2, 2}, {0, 2}}};
static const box box30 = {{6, 5, 6, 6, 5, 2},
                          {[2] = 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2},
                          letters30,
                          printed30,
                          ring30,
                          sizeof letters30,
                          11,
                          3,
                          {{2, 0}, {2, -3}, {0, -3}, {-3, 0}, {-3, 3}, {-1, 3}}};

typedef struct many {
    hx_options options;
    const box *box;
    int seen;              /* tables so far */
    int firsts[HX_SEATS];  /* how often each seat began */
    int other_numbers;     /* how often the numbers did not follow the letters */
    int first;             /* who is to begin, of first_A .. */
    int other_harbours;    /* how often the harbours were not as printed */
    int robbers[2];        /* how often the robber began in the first desert, in another one */
    uint8_t land[HX_DEAL]; /* of the first table */
    hx_state s;            /* the present table */
    uint8_t deal[HX_DEAL];
    int length;
    char *wrong;
} many;

static const hx_board *board(const many *m) { return hx_board_of(m->options.ruleset); }

/* ---- what is looked at, table by table */
static bool is_land(const many *m, int hex, const char *land) {
    return !strcmp(hx_terrain_key(m->options.ruleset, m->s.terrain[hex]), land);
}

static bool lawful(many *m) {
    static const char *const lands[] = {"forest", "hills", "pasture", "fields", "mountains", "desert"};
    int tokens[13] = {0};
    for (int i = 0; i < 6; i++) {
        int n = 0;
        for (int h = 0; h < board(m)->n_hexes; h++) n += is_land(m, h, lands[i]);
        if (n != m->box->lands[i]) return hx_wrong(m->wrong, "%d hexes of %s", n, lands[i]);
    }
    for (int h = 0; h < board(m)->n_hexes; h++) {
        tokens[m->s.number[h]]++;
        if (is_land(m, h, "desert") && m->s.number[h]) return hx_wrong(m->wrong, "a number in a desert");
    }
    for (int n = 2; n <= 12; n++)
        if (tokens[n] != m->box->numbers[n]) return hx_wrong(m->wrong, "%d tokens with number %d", tokens[n], n);
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
    return n == 2 * m->box->n_harbours || hx_wrong(m->wrong, "%d intersections with a harbour", n);
}

/* An edge by a side of a hex, the hex by row and place or by its name. */
static int edge_at(const many *m, const char *name) {
    char hex_word[HX_WORD], whole[HX_WORD + 32];
    const char *comma = strrchr(name, ',');
    snprintf(hex_word, sizeof hex_word, "%.*s", (int)(comma - name), name);
    int hex = hx_word_place(board(m), HX_HEX, hex_word);
    if (hex < 0) return hex;
    snprintf(whole, sizeof whole, "%d,%d%s", board(m)->q[hex], board(m)->r[hex], comma);
    return hx_word_place(board(m), HX_EDGE, whole);
}

static int kind_at(const many *m, const char *name) {
    int edge = edge_at(m, name);
    for (int d = 0; d < HX_DOCKS; d++)
        if (m->s.u.classic.dock[d] == edge) return m->s.u.classic.port[d];
    return HX_NONE;
}

static bool as_printed(const many *m) {
    for (int i = 0; i < m->box->n_harbours; i++)
        if (kind_at(m, m->box->printed[i].edge) != m->box->printed[i].kind) return false;
    return true;
}

static bool harbours_printed(many *m) { return as_printed(m) || hx_wrong(m->wrong, "harbours not as printed"); }

/* The printed kinds at these places, in whatever order. */
static bool printed_kinds_at(many *m, const char *(*place)(const box *, int)) {
    int balance[HX_ANY + 1] = {0};
    bool other = false;
    for (int i = 0; i < m->box->n_harbours; i++) {
        int kind = kind_at(m, place(m->box, i)), printed = m->box->printed[i].kind;
        if (kind > HX_ANY) return hx_wrong(m->wrong, "no harbour at %s", place(m->box, i));
        balance[kind]++;
        balance[printed]--;
        other |= kind != printed;
    }
    for (int k = 0; k <= HX_ANY; k++)
        if (balance[k]) return hx_wrong(m->wrong, "other kinds of harbour than printed");
    m->other_harbours += other;
    return true;
}

static const char *printed_place(const box *b, int i) { return b->printed[i].edge; }
static const char *ring_place(const box *b, int i) { return b->ring[i]; }
static bool harbours_shuffled(many *m) { return printed_kinds_at(m, printed_place); }

static bool harbours_ring(many *m) {
    return m->box->ring ? printed_kinds_at(m, ring_place) : hx_wrong(m->wrong, "this game has no ring");
}

static bool nothing_founded(many *m) {
    for (int seat = 0; seat < m->s.actors; seat++)
        if (m->s.u.classic.left[seat][HX_LEFT_SETTLEMENTS] != 5 || m->s.u.classic.left[seat][HX_LEFT_ROADS] != 15)
            return hx_wrong(m->wrong, "%s has founded already", hx_seat_word(seat));
    return m->s.now.phase == HX_PHASE_FOUND_SETTLEMENT || hx_wrong(m->wrong, "there is no founding");
}

static int deserts_before(const many *m, int hex) {
    int n = 0;
    for (int h = 0; h < hex; h++) n += is_land(m, h, "desert");
    return n;
}

static bool same_land(many *m) {
    size_t bytes = 2u * board(m)->n_hexes;
    if (m->seen == 1) memcpy(m->land, m->deal, bytes);
    return !memcmp(m->land, m->deal, bytes) || hx_wrong(m->wrong, "another land than before");
}

static bool robber_on_desert(many *m) {
    int hex = m->s.robber[0];
    if (hex >= board(m)->n_hexes) return hx_wrong(m->wrong, "no robber");
    m->robbers[deserts_before(m, hex) > 0]++;
    return is_land(m, hex, "desert") || hx_wrong(m->wrong, "the robber is not in a desert");
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

/* ---- C.6, C.8: letters counter-clockwise from a corner, ring by ring inwards, deserts left out */
static int hex_at(const hx_board *b, int q, int r) {
    for (int h = 0; h < b->n_hexes; h++)
        if (b->q[h] == q && b->r[h] == r) return h;
    return -1;
}

/* From corner i counter-clockwise to the next, and from corner i inwards. */
static const int8_t onward[6][2] = {{0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}};
static const int8_t inward[6][2] = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};

static int side_length(const box *b, int side, int ring) {
    const int8_t *from = b->corner[side], *to = b->corner[(side + 1) % 6];
    int q = to[0] - from[0], r = to[1] - from[1];
    int length = q ? q : r;
    return (length < 0 ? -length : length) - ring;
}

/* The way round from a corner of the island (0 to 5), in hexes. */
static int spiral_hexes(const many *m, int corner, uint8_t *out) {
    int n = 0;
    for (int ring = 0; ring < m->box->rings; ring++) {
        int q = m->box->corner[corner][0] + ring * inward[corner][0], before = n;
        int r = m->box->corner[corner][1] + ring * inward[corner][1];
        for (int side = corner; side < corner + 6; side++)
            for (int i = 0; i < side_length(m->box, side % 6, ring); i++) {
                out[n++] = (uint8_t)hex_at(board(m), q, r);
                q += onward[side % 6][0];
                r += onward[side % 6][1];
            }
        if (n == before) out[n++] = (uint8_t)hex_at(board(m), q, r);
    }
    return n;
}

static bool follows(const many *m, int corner) {
    uint8_t way[HX_HEXES];
    int n = spiral_hexes(m, corner, way), letter = 0;
    if (n != board(m)->n_hexes) return false;
    for (int i = 0; i < n; i++)
        if (!is_land(m, way[i], "desert") && m->s.number[way[i]] != m->box->letters[letter++]) return false;
    return letter == m->box->n_letters;
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

/* Each desert at least in a quarter of the tables. */
static bool robber_varies(const many *m) {
    return (4 * m->robbers[0] >= m->seen && 4 * m->robbers[1] >= m->seen) ||
           hx_wrong(m->wrong, "the robber began %d and %d times in the deserts", m->robbers[0], m->robbers[1]);
}

static bool were_shuffled(const many *m) {
    return m->other_harbours > 0 || hx_wrong(m->wrong, "harbours never shuffled");
}
static bool were_mixed(const many *m) { return m->other_numbers > 0 || hx_wrong(m->wrong, "numbers never mixed"); }
static bool fine(const many *m) { return m->seen > 0; }

typedef struct property {
    const char *word;
    bool islands; /* said of islands alone */
    bool (*each)(many *m);
    bool (*after)(const many *m);
} property;

static const property properties[] = {{"lawful", true, lawful, fine},
                                      {"harbours_apart", true, harbours_apart, fine},
                                      {"harbours_printed", true, harbours_printed, fine},
                                      {"harbours_shuffled", true, harbours_shuffled, were_shuffled},
                                      {"harbours_ring", true, harbours_ring, were_shuffled},
                                      {"same_land", true, same_land, fine},
                                      {"nothing_founded", true, nothing_founded, fine},
                                      {"robber_on_desert", true, robber_on_desert, fine},
                                      {"robber_varies", true, robber_on_desert, robber_varies},
                                      {"spiral", true, spiral, fine},
                                      {"not_spiral", true, not_spiral, were_mixed},
                                      {"no_red_neighbours", true, no_red_neighbours, fine},
                                      {"same_again", false, same_again, fine},
                                      {"first_varies", false, any, first_varies},
                                      {"first_", false, first_is, fine},
                                      {NULL, false, NULL, NULL}};

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
        bool large = hx_board_of(o->ruleset)->n_hexes == 30;
        many m = {.options = *o,
                  .box = large ? &box30 : &box19,
                  .wrong = wrong,
                  .first = strlen(word) > 6 ? hx_word_seat(word + 6) : HX_NO_WORD};
        if (!p || (p->islands && hx_is_stoneage(o->ruleset)))
            return hx_wrong(wrong, "nothing about deals is called '%s'", word);
        for (int i = 0; i < count; i++)
            if (!deal_one(&m, (uint64_t)i) || !p->each(&m)) return false;
        if (!p->after(&m)) return false;
    }
    return true;
}

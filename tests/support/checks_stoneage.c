/* checks_stoneage.c - what can be asked of a position of the stone age game alone. */
#include <stdio.h>
#include <string.h>

#include "question.h"
#include "words_stoneage.h"

static const hx_stoneage *is(const hx_question *q) { return &q->s->u.stoneage; }
static const hx_stoneage *said(const hx_question *q) { return &q->p->said.u.stoneage; }

static bool same_place(hx_question *q, enum hx_place what, const char *whose, int place, int wanted) {
    char name[16] = "nowhere";
    if (place == wanted) return true;
    hx_place_name(hx_board_of(q->s->ruleset), what, place, name);
    return hx_wrong(q->wrong, "the %s is on %s", whose, name);
}

static bool plain_hunter(hx_question *q) {
    for (int i = 0; i < 2; i++)
        if (q->p->stone.robber[i] && !same_place(q, HX_HEX, hx_hunter_word(i), q->s->robber[i], q->p->said.robber[i]))
            return false;
    return true;
}

static bool plain_desert(hx_question *q) {
    for (int hex = 0; hex < HX_HEXES; hex++)
        if (q->p->stone.desert[hex] && q->s->terrain[hex] != HX_DESERT) return hx_wrong(q->wrong, "no desert there");
    return true;
}

static bool bit(const uint8_t *set, int i) { return set[i / 8] >> i % 8 & 1; }

static bool plain_tiles(hx_question *q) {
    const uint8_t *site = q->p->stone.site, *box = q->p->stone.box;
    for (int i = 0; i < HX_SITES; i++)
        if (site[i] && bit(is(q)->lies, i) != (site[i] == HX_TILE_THERE))
            return hx_wrong(q->wrong, "the people tile is %s", site[i] == HX_TILE_THERE ? "gone" : "still there");
    for (int i = 0; i < HX_BOXES; i++)
        if (box[i] && bit(is(q)->closed, i) != (box[i] == HX_TILE_THERE))
            return hx_wrong(q->wrong, "the tile of %s is %s", hx_box_word(i),
                            box[i] == HX_TILE_THERE ? "gone" : "still there");
    return true;
}

static bool plain_box(hx_question *q) {
    for (int i = 0; i < HX_BOXES; i++)
        if (q->p->stone.moved[i] && memcmp(is(q)->box[i], said(q)->box[i], sizeof is(q)->box[i]) != 0)
            return hx_wrong(q->wrong, "the box %s is another one", hx_box_word(i));
    return true;
}

static bool plain_queue(hx_question *q) {
    return !memcmp(is(q)->queue, said(q)->queue, sizeof is(q)->queue) ||
           hx_wrong(q->wrong, "the next tile is that of %s",
                    is(q)->queue[0] == HX_NONE ? "nowhere" : hx_box_word(is(q)->queue[0]));
}

static bool plain_face(hx_question *q) {
    int face = is(q)->shown;
    return face == said(q)->shown || hx_wrong(q->wrong, "it shows %s", face == HX_NONE ? "none" : hx_face_word(face));
}

static bool plain_faces(hx_question *q) {
    for (int n = 0; n < HX_NUMERALS; n++)
        for (int face = 0; face < HX_FACES; face++)
            if (q->p->stone.faces >> n & 1 && is(q)->face[n][face] != said(q)->face[n][face])
                return hx_wrong(q->wrong, "%d %s", is(q)->face[n][face], hx_face_word(face));
    return true;
}

static bool plain_victims(hx_question *q) {
    return hx_same_number(q, "the set of victims", is(q)->victims, said(q)->victims);
}
static bool plain_rolling(hx_question *q) {
    return hx_same_number(q, "the set of those who roll", is(q)->rolling, said(q)->rolling);
}
static bool plain_developed(hx_question *q) {
    return hx_same_yes(q, "developed", is(q)->developed, said(q)->developed);
}
static bool plain_exploration(hx_question *q) {
    return hx_same_seat(q, "exploration", is(q)->exploration, said(q)->exploration);
}
static bool plain_expansion(hx_question *q) {
    return hx_same_seat(q, "expansion", is(q)->expansion, said(q)->expansion);
}
static bool plain_second(hx_question *q) { return hx_same_seat(q, "second", is(q)->second, said(q)->second); }

/* "counts 4 robber": how many of all event tiles show that. */
static bool plain_counts(hx_question *q) {
    char word[HX_WORD];
    int n, there = 0, face;
    if (!hx_word(&q->at, word) || !hx_word_number(word, &n) || !hx_word(&q->at, word))
        return hx_wrong(q->wrong, "a number and a face belong there");
    face = hx_word_face(word);
    for (int i = 0; i < HX_NUMERALS && face >= 0; i++) there += is(q)->face[i][face];
    return face >= 0 ? hx_same_number(q, word, there, n) : hx_wrong(q->wrong, "no tile shows '%s'", word);
}

/* "lie 8 E": how many tiles of that people are on the board; "lie 18 events" likewise. */
static bool plain_lie(hx_question *q) {
    char word[HX_WORD];
    int n, there = 0;
    if (!hx_word(&q->at, word) || !hx_word_number(word, &n) || !hx_word(&q->at, word))
        return hx_wrong(q->wrong, "a number and a people belong there");
    int people = hx_word_people(word);
    for (int i = 0; i < 8 && people >= 0; i++) there += bit(is(q)->lies, 8 * people + i);
    if (people >= 0) return hx_same_number(q, word, there, n);
    for (int i = 0; i < HX_BOXES; i++) there += bit(is(q)->closed, i);
    return !strcmp(word, "events") ? hx_same_number(q, word, there, n) : hx_wrong(q->wrong, "no people is '%s'", word);
}

static bool plain_blacks(hx_question *q) {
    int n = 0;
    for (int v = 0; v < HX_VERTICES; v++) n += bit(is(q)->black, v);
    return hx_ask_number(q, "black vertices", n);
}

/* "lands forest 13": so many hexes of that landscape. */
static bool plain_lands(hx_question *q) {
    char word[HX_WORD];
    int n = 0;
    if (!hx_word(&q->at, word)) return hx_wrong(q->wrong, "which landscape?");
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        n += !strcmp(hx_terrain_key(q->s->ruleset, q->s->terrain[hex]), word);
    return hx_ask_number(q, word, n);
}

bool hx_odds_of_faces(hx_question *q) {
    hx_chance can[HX_CHANCES];
    char word[HX_WORD];
    uint8_t wanted[HX_FACES] = {0}, there[HX_FACES] = {0};
    while (hx_word(&q->at, word)) {
        int face = hx_word_face(word);
        if (face < 0) return hx_wrong(q->wrong, "no tile shows '%s'", word);
        wanted[face]++;
    }
    for (int i = hx_chances(q->s, can) - 1; i >= 0; i--) there[can[i].outcome.a] = (uint8_t)can[i].weight;
    return !memcmp(wanted, there, sizeof wanted) || hx_wrong(q->wrong, "other tiles are as likely");
}

/* ---- of a seat */
static bool all_in(const uint8_t *wanted, const uint8_t *there, int most) {
    for (int i = 0; i < most && wanted[i] != HX_NONE; i++)
        if (!memchr(there, wanted[i], (size_t)most)) return false;
    return true;
}

static bool seat_pieces(hx_question *q, int seat) {
    return (all_in(said(q)->tribe[seat], is(q)->tribe[seat], HX_TRIBES) &&
            all_in(said(q)->nomad[seat], is(q)->nomad[seat], HX_NOMADS)) ||
           hx_wrong(q->wrong, "not there, %s", hx_seat_word(seat));
}

static bool seat_level(hx_question *q, int seat, int track) {
    return hx_same_number(q, hx_track_word(track), is(q)->track[seat][track], said(q)->track[seat][track]);
}
static bool seat_food(hx_question *q, int seat) { return seat_level(q, seat, HX_FOOD); }
static bool seat_hunting(hx_question *q, int seat) { return seat_level(q, seat, HX_HUNTING); }
static bool seat_construction(hx_question *q, int seat) { return seat_level(q, seat, HX_CONSTRUCTION); }
static bool seat_clothing(hx_question *q, int seat) { return seat_level(q, seat, HX_CLOTHING); }

static bool seat_people(hx_question *q, int seat) {
    const uint8_t *n = is(q)->people[seat];
    return !memcmp(n, said(q)->people[seat], HX_PEOPLES) ||
           hx_wrong(q->wrong, "%s has %dE %dA %dU %dM", hx_seat_word(seat), n[0], n[1], n[2], n[3]);
}

static bool seat_events(hx_question *q, int seat) {
    return hx_same_number(q, "events", is(q)->tiles[seat], said(q)->tiles[seat]);
}
static bool seat_order(hx_question *q, int seat) {
    return hx_same_number(q, "order", is(q)->rolls[seat], said(q)->rolls[seat]);
}

/* "A art food hunting", "A adaptation nothing": exactly these are A's. */
static bool cards_are(hx_question *q, int seat, const uint8_t *holder, int (*find)(const char *), const char *what) {
    char word[HX_WORD];
    unsigned wanted = 0, has = 0;
    for (int i = 0; i < 4; i++) has |= (unsigned)(holder[i] == seat) << i;
    if (!hx_word_is(&q->at, "nothing"))
        while (hx_word(&q->at, word)) {
            int i = find(word);
            if (i < 0) return hx_wrong(q->wrong, "there is no %s '%s'", what, word);
            wanted |= 1u << i;
        }
    return hx_same_number(q, what, (int)has, (int)wanted);
}

static bool seat_art(hx_question *q, int seat) { return cards_are(q, seat, is(q)->art, hx_word_track, "art"); }
static bool seat_adaptation(hx_question *q, int seat) {
    return cards_are(q, seat, is(q)->adaptation, hx_word_people, "adaptation");
}

static int count(const uint8_t *list, int most) {
    int n = 0;
    while (n < most && list[n] != HX_NONE) n++;
    return n;
}

static bool seat_left(hx_question *q, int seat) {
    char word[HX_WORD];
    int piece = hx_word(&q->at, word) ? hx_word_piece(word) : HX_NO_WORD;
    if (piece == HX_NOMAD) return hx_ask_number(q, "nomads", HX_NOMADS - count(is(q)->nomad[seat], HX_NOMADS));
    if (piece == HX_TRIBE) return hx_ask_number(q, "tribes", HX_TRIBES - count(is(q)->tribe[seat], HX_TRIBES));
    return hx_wrong(q->wrong, "nomads or tribes left?");
}

const hx_plain_check hx_stone_plain_checks[] = {{"neanderthal", true, plain_hunter},
                                                {"predator", true, plain_hunter},
                                                {"desert", true, plain_desert},
                                                {"tile", true, plain_tiles},
                                                {"gone", true, plain_tiles},
                                                {"box", true, plain_box},
                                                {"queue", true, plain_queue},
                                                {"face", true, plain_face},
                                                {"faces", true, plain_faces},
                                                {"victims", true, plain_victims},
                                                {"developed", true, plain_developed},
                                                {"rolling", true, plain_rolling},
                                                {"exploration", true, plain_exploration},
                                                {"expansion", true, plain_expansion},
                                                {"second", true, plain_second},
                                                {"counts", false, plain_counts},
                                                {"lie", false, plain_lie},
                                                {"blacks", false, plain_blacks},
                                                {"lands", false, plain_lands},
                                                {NULL, false, NULL}};

const hx_seat_check hx_stone_seat_checks[] = {{"tribes", true, seat_pieces},
                                              {"nomads", true, seat_pieces},
                                              {"set", true, seat_pieces},
                                              {"food", true, seat_food},
                                              {"hunting", true, seat_hunting},
                                              {"construction", true, seat_construction},
                                              {"clothing", true, seat_clothing},
                                              {"people", true, seat_people},
                                              {"events", true, seat_events},
                                              {"order", true, seat_order},
                                              {"adaptation", false, seat_adaptation},
                                              {"art", false, seat_art},
                                              {"left", false, seat_left},
                                              {NULL, false, NULL}};

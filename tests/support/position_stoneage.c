/* position_stoneage.c - statements that only positions of the stone age game have. */
#include <string.h>

#include "saying.h"
#include "words_stoneage.h"

void hx_stone_begin(hx_stoneage *said) {
    memset(said->tribe, HX_NONE, sizeof said->tribe);
    memset(said->nomad, HX_NONE, sizeof said->nomad);
    memset(said->adaptation, HX_NONE, sizeof said->adaptation);
    memset(said->queue, HX_NONE, sizeof said->queue);
    said->exploration = said->expansion = said->second = said->shown = HX_NONE;
}

static bool coded(const char **at, int (*find)(const char *word), uint8_t *out) {
    char word[HX_WORD];
    int found = hx_word(at, word) ? find(word) : HX_NO_WORD;
    *out = (uint8_t)found;
    return found >= 0;
}

static bool more(const char *at) {
    char word[HX_WORD];
    return hx_word_ahead(at, word);
}

/* ---- places */
static bool say_hunter(hx_position *p, int hunter, const char **at) {
    p->stone.robber[hunter] = 1;
    return hx_say_place(p, at, HX_HEX, &p->said.robber[hunter]);
}

static bool say_neanderthal(hx_position *p, const char **at) { return say_hunter(p, HX_NEANDERTHAL, at); }
static bool say_predator(hx_position *p, const char **at) { return say_hunter(p, HX_PREDATOR, at); }

static bool say_desert(hx_position *p, const char **at) {
    uint8_t hex;
    do {
        if (!hx_say_place(p, at, HX_HEX, &hex)) return false;
        p->stone.desert[hex] = 1;
    } while (more(*at));
    return true;
}

/* Sites and boxes, mixed as one likes. */
static bool tiles_are(hx_position *p, int what, const char **at) {
    do {
        const char *here = *at;
        uint8_t box, vertex;
        if (coded(&here, hx_word_box, &box)) {
            p->stone.box[box] = (uint8_t)what;
            *at = here;
            continue;
        }
        if (!hx_say_place(p, at, HX_VERTEX, &vertex)) return false;
        const uint8_t *sites = hx_built_in_world()->site, *site = memchr(sites, vertex, HX_SITES);
        if (!site) return false;
        p->stone.site[site - sites] = (uint8_t)what;
    } while (more(*at));
    return true;
}

static bool say_tile(hx_position *p, const char **at) { return tiles_are(p, HX_TILE_THERE, at); }
static bool say_gone(hx_position *p, const char **at) { return tiles_are(p, HX_TILE_GONE, at); }

static int edge_between(const hx_board *b, int from, int to) {
    for (int i = 0; i < 3; i++)
        if (b->vertex_vertex[from][i] == to) return b->vertex_edge[from][i];
    return HX_NO_PLACE;
}

/* "box bering 9,0,S 9,1,N 3 1": a box of that name and numeral lies there and takes so much clothing and construction. */
static bool say_box(hx_position *p, const char **at) {
    const hx_board *b = hx_board_of(p->options.ruleset);
    uint8_t i, near, far, clothing, construction;
    if (!coded(at, hx_word_box, &i) || !hx_say_place(p, at, HX_VERTEX, &near) || !hx_say_place(p, at, HX_VERTEX, &far))
        return false;
    int edge = edge_between(b, near, far);
    if (edge < 0 || !hx_say_number(at, 7, &clothing) || !hx_say_number(at, 7, &construction)) return false;
    uint8_t *box = p->said.u.stoneage.box[i];
    box[0] = (uint8_t)edge;
    box[1] = (uint8_t)(8 * clothing + construction);
    box[2] = (uint8_t)((hx_built_in_world()->box[i][2] & 3) + (b->edge_vertex[edge][0] == far ? 4 : 0));
    p->stone.moved[i] = 1;
    return true;
}

/* ---- the moment */
static bool say_queue(hx_position *p, const char **at) {
    uint8_t *queue = p->said.u.stoneage.queue;
    if (hx_word_is(at, "nothing")) return true;
    for (int i = 0; i < HX_WALK_BOXES && more(*at); i++)
        if (!coded(at, hx_word_box, &queue[i])) return false;
    return true;
}

static bool say_face(hx_position *p, const char **at) {
    return hx_word_is(at, "none") || coded(at, hx_word_face, &p->said.u.stoneage.shown);
}

/* "faces 2 robber desert_hills": what is still out of a numeral. */
static bool say_faces(hx_position *p, const char **at) {
    uint8_t numeral, face;
    if (!hx_say_number(at, HX_NUMERALS, &numeral) || !numeral) return false;
    p->stone.faces = (uint8_t)(p->stone.faces | 1u << (numeral - 1));
    if (hx_word_is(at, "nothing")) return true;
    do {
        if (!coded(at, hx_word_face, &face)) return false;
        p->said.u.stoneage.face[numeral - 1][face]++;
    } while (more(*at));
    return true;
}

static bool say_victims(hx_position *p, const char **at) { return hx_say_seats(at, &p->said.u.stoneage.victims); }
static bool say_developed(hx_position *p, const char **at) { return hx_say_yes(at, &p->said.u.stoneage.developed); }

static bool say_rolling(hx_position *p, const char **at) {
    p->stone.rolling = 1;
    return hx_say_seats(at, &p->said.u.stoneage.rolling);
}

static bool say_exploration(hx_position *p, const char **at) {
    p->stone.exploration = 1;
    return hx_say_seat(at, &p->said.u.stoneage.exploration);
}

static bool say_expansion(hx_position *p, const char **at) {
    p->stone.expansion = 1;
    return hx_say_seat(at, &p->said.u.stoneage.expansion);
}

static bool say_second(hx_position *p, const char **at) {
    p->stone.second = 1;
    return hx_say_seat(at, &p->said.u.stoneage.second);
}

/* ---- seats */
static bool put(uint8_t *list, int most, uint8_t vertex) {
    int n = 0;
    while (n < most && list[n] != HX_NONE) n++;
    if (n == most || memchr(list, vertex, (size_t)n)) return false;
    for (; n > 0 && list[n - 1] > vertex; n--) list[n] = list[n - 1];
    list[n] = vertex;
    return true;
}

static bool say_pieces(hx_position *p, uint8_t *list, int most, const char **at) {
    uint8_t vertex;
    do {
        if (!hx_say_place(p, at, HX_VERTEX, &vertex) || !put(list, most, vertex)) return false;
    } while (more(*at));
    return true;
}

static bool say_tribes(hx_position *p, int seat, const char **at) {
    return seat < HX_STONE_SEATS && say_pieces(p, p->said.u.stoneage.tribe[seat], HX_TRIBES, at);
}

static bool say_nomads(hx_position *p, int seat, const char **at) {
    return seat < HX_STONE_SEATS && say_pieces(p, p->said.u.stoneage.nomad[seat], HX_NOMADS, at);
}

/* One of the beginners' sets. */
static bool say_set(hx_position *p, int seat, const char **at) {
    uint8_t set;
    if (seat >= HX_STONE_SEATS || !hx_say_number(at, HX_STONE_SEATS, &set) || !set) return false;
    const uint8_t *places = hx_built_in_world()->set[set - 1];
    for (int i = 0; i < 3; i++)
        if (!put(p->said.u.stoneage.tribe[seat], HX_TRIBES, places[i])) return false;
    return put(p->said.u.stoneage.nomad[seat], HX_NOMADS, places[3]);
}

/* All of them, the first for A, wherever that one sits; three have the first, the third and the fourth. */
static bool say_sets(hx_position *p, const char **at) {
    (void)at;
    for (int i = 0; i < p->options.actors; i++) {
        char letter[2] = {(char)('A' + i), 0}, number[2] = {(char)('1' + i + (i && p->options.actors == 3)), 0};
        const char *words = number;
        if (!say_set(p, hx_word_seat(letter), &words)) return false;
    }
    return true;
}

static bool say_level(hx_position *p, int seat, int track, const char **at) {
    return seat < HX_STONE_SEATS && hx_say_number(at, 5, &p->said.u.stoneage.track[seat][track]);
}

static bool say_food(hx_position *p, int seat, const char **at) { return say_level(p, seat, HX_FOOD, at); }
static bool say_hunting(hx_position *p, int seat, const char **at) { return say_level(p, seat, HX_HUNTING, at); }
static bool say_construction(hx_position *p, int seat, const char **at) {
    return say_level(p, seat, HX_CONSTRUCTION, at);
}
static bool say_clothing(hx_position *p, int seat, const char **at) { return say_level(p, seat, HX_CLOTHING, at); }

static bool say_people(hx_position *p, int seat, const char **at) {
    p->stone.people = (uint8_t)(p->stone.people | 1u << seat);
    return seat < HX_STONE_SEATS && hx_word_peoples(at, p->said.u.stoneage.people[seat]);
}

static bool say_events(hx_position *p, int seat, const char **at) {
    p->stone.events = (uint8_t)(p->stone.events | 1u << seat);
    return seat < HX_STONE_SEATS && hx_say_number(at, 18, &p->said.u.stoneage.tiles[seat]);
}

static bool say_adaptation(hx_position *p, int seat, const char **at) {
    uint8_t people;
    if (hx_word_is(at, "nothing")) return true;
    do {
        if (!coded(at, hx_word_people, &people)) return false;
        p->said.u.stoneage.adaptation[people] = (uint8_t)seat;
    } while (more(*at));
    return true;
}

static bool say_order(hx_position *p, int seat, const char **at) {
    return seat < HX_STONE_SEATS && hx_say_number(at, 12, &p->said.u.stoneage.rolls[seat]);
}

const hx_plain_statement hx_stone_plain[] = {{"neanderthal", say_neanderthal},
                                             {"predator", say_predator},
                                             {"desert", say_desert},
                                             {"tile", say_tile},
                                             {"gone", say_gone},
                                             {"box", say_box},
                                             {"queue", say_queue},
                                             {"face", say_face},
                                             {"faces", say_faces},
                                             {"victims", say_victims},
                                             {"developed", say_developed},
                                             {"rolling", say_rolling},
                                             {"exploration", say_exploration},
                                             {"expansion", say_expansion},
                                             {"second", say_second},
                                             {"sets", say_sets},
                                             {NULL, NULL}};

const hx_seat_statement hx_stone_seated[] = {{"tribes", say_tribes},     {"nomads", say_nomads},
                                             {"set", say_set},           {"food", say_food},
                                             {"hunting", say_hunting},   {"construction", say_construction},
                                             {"clothing", say_clothing}, {"people", say_people},
                                             {"events", say_events},     {"adaptation", say_adaptation},
                                             {"order", say_order},       {NULL, NULL}};

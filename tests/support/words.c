/* words.c - names and what they stand for, both directions. The lists come from the manifests. */
#include "words.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct name {
    int code;
    const char *word;
} name;

static const name kinds[] = {
#define HX_KIND(code, name, who, a, b, cards) {code, #name},
#include "rules/actions.inc"
#undef HX_KIND
    {-1, NULL}};

static const name reasons[] = {
#define HX_REASON(code, name, what, n) {code, #name},
#include "rules/reasons.inc"
#undef HX_REASON
    {-1, NULL}};

static const name phases[] = {
#define HX_PHASE(code, name) {code, #name},
#include "rules/phases.inc"
#undef HX_PHASE
    {-1, NULL}};

static const name options[] = {
#define HX_OPTION(code, name, least, most, preset) {code, #name},
#include "rules/options.inc"
#undef HX_OPTION
    {-1, NULL}};

static const name cards_by_name[] = {{HX_KNIGHT, "knight"}, {HX_VICTORY, "victory"},   {HX_ROADS, "roads"},
                                     {HX_PLENTY, "plenty"}, {HX_MONOPOLY, "monopoly"}, {-1, NULL}};
static const name pieces[] = {{HX_SETTLEMENT, "settlement"}, {HX_CITY, "city"},   {HX_ROAD, "road"},
                              {HX_TRIBE, "tribe"},           {HX_NOMAD, "nomad"}, {-1, NULL}};

static const char *letters = "lbwgod";

/* The vertices along the lower edge of the middle row, west to east. */
static const char *const z_line[] = {"-3,1,N", "-2,0,S", "-2,1,N", "-1,0,S", "-1,1,N", "0,0,S",
                                     "0,1,N",  "1,0,S",  "1,1,N",  "2,0,S",  "2,1,N"};
enum { Z_LINE = sizeof z_line / sizeof z_line[0] };

bool hx_wrong(char wrong[HX_SAID], const char *format, ...) {
    va_list more;
    va_start(more, format);
    vsnprintf(wrong, HX_SAID, format, more);
    va_end(more);
    return false;
}

bool hx_is_stoneage(int ruleset) { return !strcmp(hx_ruleset_key(ruleset), "stoneage"); }

void hx_letters_of(int ruleset) { letters = hx_is_stoneage(ruleset) ? "mbsfxd" : "lbwgod"; }

char hx_card_letter(int kind) { return letters[kind]; }

static int find(const name *list, const char *word) {
    for (; list->word; list++)
        if (!strcmp(list->word, word)) return list->code;
    return HX_NO_WORD;
}

static const char *find_word(const name *list, int code) {
    for (; list->word; list++)
        if (list->code == code) return list->word;
    return NULL;
}

/* Phases and options are written in small letters in cases, in capitals in the manifests. */
static int find_small(const name *list, const char *word) {
    char capitals[HX_WORD];
    size_t i = 0;
    for (; word[i] && i < HX_WORD - 1; i++) {
        if (isupper((unsigned char)word[i])) return HX_NO_WORD;
        capitals[i] = (char)toupper((unsigned char)word[i]);
    }
    capitals[i] = 0;
    return find(list, capitals);
}

static const char *small(const char *word, char out[HX_WORD]) {
    size_t i = 0;
    for (; word[i]; i++) out[i] = (char)tolower((unsigned char)word[i]);
    out[i] = 0;
    return out;
}

bool hx_word_ahead(const char *at, char word[HX_WORD]) {
    const char *copy = at;
    return hx_word(&copy, word);
}

bool hx_word(const char **at, char word[HX_WORD]) {
    while (**at == ' ' || **at == '\t') (*at)++;
    size_t n = strcspn(*at, " \t");
    if (n == 0 || n >= HX_WORD) return false;
    memcpy(word, *at, n);
    word[n] = 0;
    *at += n;
    return true;
}

bool hx_word_is(const char **at, const char *expected) {
    char word[HX_WORD];
    const char *copy = *at;
    if (!hx_word(&copy, word) || strcmp(word, expected) != 0) return false;
    *at = copy;
    return true;
}

bool hx_word_number(const char *word, int *n) {
    if (!isdigit((unsigned char)*word)) return false;
    char *end;
    long value = strtol(word, &end, 10);
    *n = (int)value;
    return !*end && value <= 100000;
}

/* No rule knows one seat from another, so a case must hold wherever its A sits. */
static int shift_by, shift_among = 1;

void hx_shift_seats(int shift, int players) {
    shift_by = shift;
    shift_among = players;
}

static int shifted(int seat, int by) { return seat < shift_among ? (seat + by) % shift_among : seat; }

int hx_word_seat(const char *word) {
    if (word[0] < 'A' || word[0] >= 'A' + HX_SEATS || word[1]) return HX_NO_WORD;
    return shifted(word[0] - 'A', shift_by);
}

int hx_word_resource(const char *word) {
    const char *at = *word && !word[1] ? strchr(letters, *word) : NULL;
    return at && at - letters < HX_RES ? (int)(at - letters) : HX_NO_WORD;
}

bool hx_word_cards(const char *word, uint8_t cards[HX_WORD_KINDS]) {
    memset(cards, 0, HX_WORD_KINDS);
    if (!strcmp(word, "nothing")) return true;
    unsigned seen = 0;
    while (*word) {
        if (!isdigit((unsigned char)*word)) return false;
        char *end;
        long n = strtol(word, &end, 10);
        const char *at = *end ? strchr(letters, *end) : NULL;
        if (!at || n > 95 || seen >> (at - letters) & 1) return false;
        seen |= 1u << (at - letters);
        cards[at - letters] = (uint8_t)n;
        word = end + 1;
    }
    return seen != 0;
}

int hx_word_card(const char *word) { return find(cards_by_name, word); }
int hx_word_piece(const char *word) { return find(pieces, word); }
int hx_word_option(const char *word) { return find_small(options, word); }
int hx_word_kind(const char *word) { return find(kinds, word); }
int hx_word_reason(const char *word) { return find(reasons, word); }

int hx_word_phase(const char *word) {
    return strcmp(word, "founding") ? find_small(phases, word) : HX_PHASE_FOUND_SETTLEMENT;
}

/* "4.1": fourth row, first place, as on a page. */
static int row_place(const hx_board *b, const char *word) {
    int row, place, used = 0;
    if (sscanf(word, "%d.%d%n", &row, &place, &used) != 2 || word[used]) return HX_NO_WORD;
    int r = b->r[0] + row - 1, nth = 0;
    for (int h = 0; h < b->n_hexes; h++)
        if (b->r[h] == r && ++nth == place) return h;
    return HX_NO_PLACE;
}

/* Is it written like a place, wherever that might be? */
static bool like_a_place(enum hx_place what, const char *word) {
    static const char *const sides[] = {"NE", "E", "SE", "SW", "W", "NW", "N", "S"};
    int q, r, used = 0;
    if (sscanf(word, "%d,%d%n", &q, &r, &used) != 2) return false;
    if (what == HX_HEX) return !word[used];
    if (word[used++] != ',') return false;
    for (int i = 0; i < 8; i++)
        if (!strcmp(word + used, sides[i])) return true;
    return false;
}

static int z_number(const char *word, size_t *used) {
    int z, n = 0;
    if (sscanf(word, "z%d%n", &z, &n) != 1 || z < 0 || z >= Z_LINE) return HX_NO_WORD;
    *used = (size_t)n;
    return z;
}

static int z_vertex(const hx_board *b, int z) { return hx_place_find(b, HX_VERTEX, z_line[z], strlen(z_line[z])); }

static int edge_between(const hx_board *b, int v, int w) {
    for (int k = 0; v >= 0 && k < 3; k++)
        if (b->vertex_vertex[v][k] == w && w >= 0) return b->vertex_edge[v][k];
    return HX_NO_PLACE;
}

/* "z2-z3" and "z2..z5": two numbers with `between` between them. */
static bool z_pair(const char *word, const char *between, int *from, int *to) {
    size_t used = 0, rest = 0;
    *from = z_number(word, &used);
    if (*from < 0 || strncmp(word + used, between, strlen(between)) != 0) return false;
    *to = z_number(word + used + strlen(between), &rest);
    return *to >= 0 && !word[used + strlen(between) + rest];
}

int hx_word_place(const hx_board *b, enum hx_place what, const char *word) {
    int place = hx_place_find(b, what, word, strlen(word)), from, to;
    size_t used = 0;
    if (place >= 0) return place;
    if (what == HX_HEX && (place = row_place(b, word)) != HX_NO_WORD) return place;
    if (what == HX_VERTEX && (from = z_number(word, &used)) >= 0 && !word[used]) return z_vertex(b, from);
    if (what == HX_EDGE && z_pair(word, "-", &from, &to)) return edge_between(b, z_vertex(b, from), z_vertex(b, to));
    return like_a_place(what, word) ? HX_NO_PLACE : HX_NO_WORD;
}

int hx_word_chain(const hx_board *b, const char *word, uint8_t *edges, int room) {
    int from, to, n = 0;
    if (!z_pair(word, "..", &from, &to)) {
        int edge = hx_word_place(b, HX_EDGE, word);
        if (edge < 0 || room < 1) return HX_NO_WORD;
        edges[0] = (uint8_t)edge;
        return 1;
    }
    for (; from < to; from++) {
        if (n == room) return HX_NO_WORD;
        int edge = edge_between(b, z_vertex(b, from), z_vertex(b, from + 1));
        if (edge < 0) return HX_NO_WORD;
        edges[n++] = (uint8_t)edge;
    }
    return n ? n : HX_NO_WORD;
}

bool hx_word_deck(const char **at, uint8_t cards[HX_CARD_KINDS]) {
    char word[HX_WORD];
    memset(cards, 0, HX_CARD_KINDS);
    if (hx_word_is(at, "nothing")) return true;
    int n, found = 0;
    while (hx_word(at, word)) {
        if (!hx_word_number(word, &n) || n > 100 || !hx_word(at, word)) return false;
        int card = hx_word_card(word);
        if (card < 0) return false;
        cards[card] = (uint8_t)n;
        found++;
    }
    return found > 0;
}

const char *hx_seat_word(int seat) {
    static const char *const seats[HX_SEATS] = {"A", "B", "C", "D", "E", "F"};
    if (seat >= 0 && seat < HX_SEATS) return seats[shifted(seat, shift_among - shift_by)];
    return seat == (int)HX_CHANCE ? "chance" : "nobody";
}

const char *hx_phase_word(int phase) {
    static char out[HX_WORD];
    const char *word = find_word(phases, phase);
    return word ? small(word, out) : "?";
}

const char *hx_option_word(int option) {
    static char out[HX_WORD];
    const char *word = find_word(options, option);
    return word ? small(word, out) : NULL;
}

const char *hx_card_word(int card) {
    const char *word = find_word(cards_by_name, card);
    return word ? word : "?";
}

const char *hx_kind_word(int kind) {
    const char *word = find_word(kinds, kind);
    return word ? word : "?";
}

const char *hx_piece_word(int piece) {
    const char *word = find_word(pieces, piece);
    return word ? word : "?";
}

const char *hx_reason_word(int reason) {
    const char *word = find_word(reasons, reason);
    return word ? word : reason ? "?" : "fine";
}

void hx_cards_words(const uint8_t *cards, char out[HX_WORD]) {
    int n = 0;
    for (int k = 0; k < HX_RES; k++)
        if (cards[k]) n += snprintf(out + n, (size_t)(HX_WORD - n), "%d%c", cards[k], letters[k]);
    if (n == 0) snprintf(out, HX_WORD, "nothing");
}

void hx_deck_words(const uint8_t *cards, char out[2 * HX_WORD]) {
    int n = 0;
    for (int k = 0; k < HX_CARD_KINDS; k++)
        if (cards[k])
            n += snprintf(out + n, (size_t)(2 * HX_WORD - n), "%s%d %s", n ? " " : "", cards[k], hx_card_word(k));
    if (n == 0) snprintf(out, 2 * HX_WORD, "nothing");
}

hx_cards hx_pack_cards(const uint8_t cards[HX_WORD_KINDS]) {
    hx_cards packed = 0;
    for (int k = 0; k < HX_WORD_KINDS; k++) packed |= (hx_cards)(cards[k] & 31) << (5 * k);
    return packed;
}

void hx_unpack_cards(hx_cards packed, uint8_t cards[HX_WORD_KINDS]) {
    for (int k = 0; k < HX_WORD_KINDS; k++) cards[k] = (uint8_t)(packed >> (5 * k) & 31);
}

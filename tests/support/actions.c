/* actions.c - the text of an action is read by the manifest: which fields it has, and of what type. */
#include "actions.h"

#include <stdio.h>
#include <string.h>

#include "words_stoneage.h"

enum { CHANCE, ACTOR };
enum {
    NONE,
    DIE,
    RES,
    HEX,
    VERTEX,
    EDGE,
    SEAT,
    SEATS,
    YES,
    CARD,
    TRACK,
    HUNTER,
    FACE,
    MAYBE,
    PIECE,
    PHASE,
    LEVEL,
    COUNT
};
enum { GET = 1, BOTH = 2, WAY = 3 };
enum { NOWHERE = 0xF0 }; /* a place that no board has */

typedef struct form {
    bool used;
    uint8_t who, a, b, cards;
} form;

static const form forms[256] = {
#define HX_KIND(code, name, who, a, b, cards) [code] = {true, who, a, b, cards},
#include "rules/actions.inc"
#undef HX_KIND
};

static const uint8_t reason_what[HX_REASONS] = {
#define HX_REASON(code, name, what, n) [code] = what,
#include "rules/reasons.inc"
#undef HX_REASON
};

bool hx_action_unused(int kind) { return !forms[kind].used; }

static bool read_place(const hx_state *s, enum hx_place what, const char *word, uint8_t *out) {
    int place = hx_word_place(hx_board_of(s->ruleset), what, word);
    *out = (uint8_t)(place >= 0 ? place : NOWHERE);
    return place != HX_NO_WORD;
}

static bool read_seat(const char *word, uint8_t *out) {
    int seat = hx_word_seat(word);
    *out = (uint8_t)(seat >= 0 ? seat : (int)HX_NONE);
    return seat >= 0 || !strcmp(word, "nobody");
}

static bool read_yes(const char *word, uint8_t *out) {
    *out = !strcmp(word, "yes");
    return *out || !strcmp(word, "no");
}

static bool code(int found, uint8_t *out) {
    *out = (uint8_t)found;
    return found >= 0;
}

static bool read_die(const char *word, uint8_t *out) {
    int n;
    if (!hx_word_number(word, &n) || n > 255) return false;
    *out = (uint8_t)n;
    return true;
}

/* "recalling 0,6,N", "giving up 0,5,S": another own piece, or none. */
static bool read_other(const hx_state *s, const char **at, uint8_t *out) {
    char word[HX_WORD];
    *out = HX_NONE;
    if (hx_word_is(at, "recalling") || (hx_word_is(at, "giving") && hx_word_is(at, "up")))
        return hx_word(at, word) && read_place(s, HX_VERTEX, word, out);
    return true;
}

static bool read_field(const hx_state *s, int type, const char **at, uint8_t *out) {
    char word[HX_WORD];
    if (type == NONE || type == SEATS) return true;
    if (type == MAYBE) return read_other(s, at, out);
    if (!hx_word(at, word)) return false;
    switch (type) {
    case DIE: return read_die(word, out);
    case RES: return code(hx_word_resource(word), out);
    case HEX: return read_place(s, HX_HEX, word, out);
    case VERTEX: return read_place(s, HX_VERTEX, word, out);
    case EDGE: return read_place(s, HX_EDGE, word, out);
    case SEAT: return read_seat(word, out);
    case YES: return read_yes(word, out);
    case CARD: return code(hx_word_card(word), out);
    case TRACK: return code(hx_word_track(word), out);
    case HUNTER: return code(hx_word_hunter(word), out);
    case FACE: return code(hx_word_face(word), out);
    default: return false;
    }
}

static bool read_cards(const char **at, hx_cards *out) {
    char word[HX_WORD];
    uint8_t row[HX_WORD_KINDS];
    if (!hx_word(at, word) || !hx_word_cards(word, row)) return false;
    *out = hx_pack_cards(row);
    return true;
}

/* "to B C", "to all", or nothing: all others, or the seat on turn. */
static bool read_asked(const hx_state *s, int seat, const char **at, uint8_t *out) {
    char word[HX_WORD];
    int all = ((1 << s->actors) - 1) & ~(1 << seat);
    *out = (uint8_t)(seat == s->turn ? all : 1 << s->turn);
    if (!hx_word_is(at, "to") || hx_word_is(at, "all")) return true;
    *out = 0;
    if (hx_word_is(at, "nobody")) return true;
    while (hx_word_ahead(*at, word) && hx_word_seat(word) >= 0) {
        *out = (uint8_t)(*out | 1 << hx_word_seat(word));
        hx_word(at, word);
    }
    return *out != 0;
}

/* "with b 7": a field that the action does not have. */
static bool read_extra(const char **at, hx_action *a) {
    char word[HX_WORD];
    if (!hx_word_is(at, "with")) return true;
    if (!hx_word(at, word)) return false;
    if (!strcmp(word, "give")) return read_cards(at, &a->give);
    if (!strcmp(word, "get")) return read_cards(at, &a->get);
    uint8_t *field = !strcmp(word, "a") ? &a->a : !strcmp(word, "b") ? &a->b : NULL;
    return field && hx_word(at, word) && read_die(word, field);
}

/* "over gibraltar kara": boxes whose tile is still there, in order. */
static bool read_way(const char **at, hx_cards *way) {
    char word[HX_WORD];
    int n = 0;
    if (!hx_word_is(at, "over")) return true;
    while (hx_word_ahead(*at, word) && hx_word_box(word) >= 0 && hx_word(at, word))
        *way |= (hx_cards)(hx_word_box(word) + 1) << 5 * n++;
    return n > 0 && n <= HX_WALK_BOXES + 1;
}

/* The walk that a way makes, whether it may be done or not. */
static bool read_along(const hx_state *s, const char **at, hx_action *a) {
    const hx_board *b = hx_board_of(s->ruleset);
    uint8_t route[HX_ROUTE];
    int n = hx_read_route(s, at, route), boxes = 0;
    if (!n) return false;
    a->a = route[0];
    a->b = route[n - 1];
    for (int i = 1; i < n; i++)
        for (int box = 0; box < HX_BOXES; box++) {
            const uint8_t *ends = b->edge_vertex[s->u.stoneage.box[box][0]];
            bool here =
                (ends[0] == route[i] && ends[1] == route[i - 1]) || (ends[1] == route[i] && ends[0] == route[i - 1]);
            bool there = s->u.stoneage.closed[box / 8] >> box % 8 & 1, twice = false;
            for (int k = 0; k < boxes; k++) twice |= (int)(a->give >> 5 * k & 31) == box + 1;
            if (here && there && !twice && boxes < HX_WALK_BOXES) a->give |= (hx_cards)(box + 1) << 5 * boxes++;
        }
    return true;
}

int hx_read_route(const hx_state *s, const char **at, uint8_t route[HX_ROUTE]) {
    char word[HX_WORD];
    int n = 0;
    do {
        if (n == HX_ROUTE || !hx_word(at, word) || !read_place(s, HX_VERTEX, word, &route[n])) return 0;
        n++;
    } while (hx_word_is(at, ">"));
    return n;
}

/* Written as a way: "1,5,N > 2,4,S > 2,5,N", or one vertex alone. */
bool hx_is_route(const char *action, const char **at) {
    char word[HX_WORD];
    if (!hx_word_is(&action, "WALK")) return false;
    *at = action;
    return hx_word(&action, word) && (!hx_word_ahead(action, word) || !strcmp(word, ">"));
}

static bool read_fields(const hx_state *s, int seat, const char **at, hx_action *a) {
    form f = forms[a->kind];
    if (!read_field(s, f.a, at, &a->a) || !read_field(s, f.b, at, &a->b)) return false;
    if (f.cards == WAY) return read_way(at, &a->give) && read_extra(at, a);
    if (f.cards == BOTH && (!read_cards(at, &a->give) || !hx_word_is(at, "for"))) return false;
    if (f.cards && !read_cards(at, &a->get)) return false;
    if (f.a == SEATS && !read_asked(s, seat, at, &a->a)) return false;
    return read_extra(at, a);
}

int hx_read_action(const hx_state *s, int seat, const char **at, hx_action *a, char wrong[HX_SAID]) {
    char text[HX_SAID], word[HX_WORD];
    const char *end = strstr(*at, ", ");
    size_t n = end ? (size_t)(end - *at) : strlen(*at);
    if (n >= sizeof text) n = sizeof text - 1;
    memcpy(text, *at, n);
    text[n] = 0;
    *at = end ? end + 2 : *at + strlen(*at);
    const char *in = text, *way;
    if (!hx_word(&in, word)) return hx_wrong(wrong, "an action is missing") - 1;
    int kind = hx_word_kind(word);
    if (kind < 0) return HX_UNKNOWN_KIND;
    *a = (hx_action){.kind = (uint8_t)kind, .seat = (uint8_t)seat};
    bool fine = hx_is_route(text, &way) ? read_along(s, &in, a) : read_fields(s, seat, &in, a);
    if (fine && !hx_word(&in, word)) return kind;
    return hx_wrong(wrong, "%s is not written like this: %s", hx_kind_word(kind), text) - 1;
}

/* ---- refusals */
static bool is_row(const char *word, int *rule) {
    int number, used = 0;
    if (word[0] < 'A' || word[0] > 'Z' || sscanf(word + 1, "-%d%n", &number, &used) != 1 || word[1 + used])
        return false;
    *rule = word[0] * 256 + number;
    return true;
}

static int read_what(int reason, const char *word) {
    switch (reason_what[reason]) {
    case RES: return hx_word_resource(word);
    case PIECE: return hx_word_piece(word);
    case PHASE: return hx_word_phase(word);
    case SEAT: return hx_word_seat(word);
    default: return HX_NO_WORD;
    }
}

/* One word behind the reason; *fits whether the refusal has it. False: no such word. Of two levels clothing comes first. */
static bool detail(hx_refusal r, int reason, const char *word, bool level, bool *fits) {
    uint8_t row[HX_WORD_KINDS];
    int n, what = read_what(reason, word);
    if (level && hx_word_number(word, &n))
        *fits = r.what == n;
    else if (what >= 0)
        *fits = r.what == what;
    else if (is_row(word, &n))
        *fits = r.rule == n;
    else if (hx_word_number(word, &n))
        *fits = r.n == n;
    else if (hx_word_cards(word, row))
        *fits = r.cards == hx_pack_cards(row);
    else
        return false;
    return true;
}

bool hx_refusal_is(hx_refusal r, const char *words, char wrong[HX_SAID]) {
    char word[HX_WORD], got[HX_SAID];
    const char *at = words;
    int reason = hx_word(&at, word) ? hx_word_reason(word) : HX_NO_WORD;
    if (reason < 0) return hx_wrong(wrong, "no reason is called '%s'", words);
    bool same = r.reason == reason, level = reason_what[reason] == LEVEL;
    for (; hx_word(&at, word); level = false) {
        bool fits = true;
        if (!detail(r, reason, word, level, &fits))
            return hx_wrong(wrong, "'%s' says nothing about %s", word, hx_reason_word(reason));
        same = same && fits;
    }
    hx_refusal_words(r, got);
    return same || hx_wrong(wrong, "it is %s, not %s", got, words);
}

static const char *what_word(hx_refusal r) {
    static char short_word[HX_WORD];
    switch (reason_what[r.reason]) {
    case RES: snprintf(short_word, HX_WORD, "%c", r.what < HX_RES ? hx_card_letter(r.what) : '?'); return short_word;
    case LEVEL: snprintf(short_word, HX_WORD, "%d", r.what); return short_word;
    case PIECE: return hx_piece_word(r.what);
    case PHASE: return hx_phase_word(r.what);
    case SEAT: return hx_seat_word(r.what);
    default: return "";
    }
}

void hx_refusal_words(hx_refusal r, char out[HX_SAID]) {
    char cards[HX_WORD] = "", row[HX_WORD] = "";
    uint8_t kinds[HX_WORD_KINDS];
    if (r.reason >= HX_REASONS) {
        snprintf(out, HX_SAID, "reason %d", r.reason);
        return;
    }
    hx_unpack_cards(r.cards, kinds);
    if (r.cards) hx_cards_words(kinds, cards);
    if (r.rule) snprintf(row, sizeof row, "%c-%02d", r.rule >> 8, r.rule & 255);
    snprintf(out, HX_SAID, "%s %s %d %s %s", hx_reason_word(r.reason), what_word(r), r.n, cards, row);
}

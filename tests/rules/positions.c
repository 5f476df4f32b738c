/* positions.c - for each row of the rules the case that shows it best, as the page's almanac wants it: a position as a link and
 * what is tried there. `positions` prints it; `positions FILE` compares it with the file. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/actions.h"
#include "support/cases.h"
#include "support/steps.h"
#include "support/words_stoneage.h"

enum { STEPS = 10, LINK = 2048, TEXT = 1 << 18, DEALT_SEED = 3 };
enum { ACTOR, CHANCE };
enum { NONE, DIE, RES, HEX, VERTEX, EDGE, SEAT, SEATS, YES, CARD, TRACK, HUNTER, FACE, MAYBE };
enum { GET = 1, BOTH = 2, WAY = 3 };

static const struct {
    const char *name;
    uint8_t a, b, cards;
} forms[256] = {
#define HX_KIND(code, name, who, a, b, cards) [code] = {#name, a, b, cards},
#include "rules/actions.inc"
#undef HX_KIND
};

static const char *const fields[] = {
    [RES] = "card",    [HEX] = "hex",   [VERTEX] = "vertex", [EDGE] = "edge",     [SEAT] = "to",   [YES] = "yes",
    [SEATS] = "asked", [CARD] = "card", [TRACK] = "track",   [HUNTER] = "hunter", [FACE] = "face", [MAYBE] = "giveUp"};

/* ---- output: one growing text, so that it can be compared */
static char text[TEXT];
static size_t length;

static void put(const char *format, ...) {
    va_list list;
    va_start(list, format);
    length += (size_t)vsnprintf(text + length, TEXT - length, format, list);
    va_end(list);
    if (length >= TEXT) abort();
}

static void put_cards(const hx_state *s, const char *key, hx_cards cards) {
    const char *sep = "";
    put(",\"%s\":{", key);
    for (int r = 0; r < HX_RES && hx_resource_key(s->ruleset, r); r++) {
        unsigned n = cards >> 5 * r & 31;
        if (!n) continue;
        put("%s\"%s\":%u", sep, hx_resource_key(s->ruleset, r), n);
        sep = ",";
    }
    put("}");
}

static void put_seats(unsigned set) {
    const char *sep = "";
    put("[");
    for (unsigned seat = 0; seat < HX_SEATS; seat++) {
        if (!(set >> seat & 1)) continue;
        put("%s%u", sep, seat);
        sep = ",";
    }
    put("]");
}

/* A place by its name; one that no board has, by the word that stood for it. */
static void put_place(const hx_state *s, enum hx_place what, int place, const char *word) {
    char name[16];
    if (!hx_place_name(hx_board_of(s->ruleset), what, place, name)) snprintf(name, sizeof name, "%.15s", word);
    put("\"%s\"", name);
}

static void put_field(const hx_state *s, const char *key, int type, uint8_t value, const char *word) {
    if (type == NONE || (type == MAYBE && value == HX_NONE)) return;
    put(",\"%s\":", key ? key : fields[type]);
    switch (type) {
    case TRACK: put("\"%s\"", hx_track_word(value)); break;
    case HUNTER: put("\"%s\"", hx_hunter_word(value)); break;
    case FACE: put("\"%s\"", hx_face_word(value)); break;
    case MAYBE: put_place(s, HX_VERTEX, value, word); break;
    case RES: put("\"%s\"", hx_resource_key(s->ruleset, value)); break;
    case HEX: put_place(s, HX_HEX, value, word); break;
    case VERTEX: put_place(s, HX_VERTEX, value, word); break;
    case EDGE: put_place(s, HX_EDGE, value, word); break;
    case SEAT: put(value == HX_NONE ? "null" : "%d", value); break;
    case SEATS: put_seats(value); break;
    case YES: put(value ? "true" : "false"); break;
    default: put("\"%s\"", hx_card_word(value));
    }
}

/* Two dice are one field; else there are up to two. */
static void put_fields(const hx_state *s, hx_action a, const char *word) {
    if (forms[a.kind].a == DIE) {
        put(",\"dice\":[%d,%d]", a.a, a.b);
        return;
    }
    bool walk = a.kind == HX_WALK;
    put_field(s, walk ? "from" : NULL, forms[a.kind].a, a.a, word);
    put_field(s,
              walk                     ? "to"
              : a.kind == HX_NEW_NOMAD ? "recall"
              : a.kind == HX_SETTLE    ? "giveUp"
                                       : NULL,
              forms[a.kind].b, a.b, word);
}

static void put_boxes(const hx_state *s, hx_cards way) {
    char name[16];
    const char *sep = "";
    put(",\"boxes\":[");
    for (; way; way >>= 5, sep = ",") {
        hx_place_name(hx_board_of(s->ruleset), HX_EDGE, s->u.stoneage.box[(way & 31) - 1][0], name);
        put("%s\"%s\"", sep, name);
    }
    put("]");
}

static void put_action(const hx_state *s, hx_action a, const char *word) {
    put("{\"kind\":\"%s\",\"seat\":", forms[a.kind].name);
    put(a.seat == HX_CHANCE ? "\"chance\"" : "%d", a.seat);
    put_fields(s, a, word);
    if (forms[a.kind].cards == BOTH) put_cards(s, "give", a.give);
    if (forms[a.kind].cards == GET || forms[a.kind].cards == BOTH) put_cards(s, "get", a.get);
    if (forms[a.kind].cards == WAY && a.give) put_boxes(s, a.give);
    put("}");
}

/* ---- what a case does */
typedef struct tried {
    hx_action action;
    uint16_t reason; /* 0: done */
    char word[HX_WORD];
} tried;

typedef struct shown {
    char row[16], link[LINK];
    hx_state start;
    tried steps[STEPS];
    int n, attempts; /* attempts: steps that a case tries, not only does */
} shown;

static void add_step(shown *out, hx_action a, uint16_t reason, const char *word) {
    if (out->n == STEPS) return;
    tried *t = &out->steps[out->n++];
    t->action = a;
    t->reason = reason;
    snprintf(t->word, sizeof t->word, "%s", word);
}

/* The words between "A try" and the arrow, or false. */
static bool attempt(const char *statement, int *seat, char actions[HX_SAID]) {
    char word[HX_WORD];
    const char *at = statement, *arrow = strstr(statement, "->");
    if (!arrow || !hx_word(&at, word)) return false;
    *seat = hx_word_seat(word);
    if (*seat < 0 || !hx_word_is(&at, "try")) return false;
    snprintf(actions, HX_SAID, "%.*s", (int)(arrow - at), at);
    return true;
}

/* The word of a place that the board has not, else the one behind the kind. */
static void place_word(const hx_state *s, const char *from, const char *end, char word[HX_WORD]) {
    char next[HX_WORD];
    hx_word(&from, word);
    hx_word(&from, word);
    while (from < end && hx_word(&from, next))
        if (hx_word_place(hx_board_of(s->ruleset), HX_VERTEX, next) == HX_NO_PLACE) memcpy(word, next, HX_WORD);
}

/* The last of the actions, if it is one the game knows. */
static bool refused_action(const hx_state *s, int seat, const char *at, hx_action *a, char word[HX_WORD]) {
    char wrong[HX_SAID];
    int kind = HX_NO_WORD;
    while (*at) {
        const char *from = at;
        kind = hx_read_action(s, seat, &at, a, wrong);
        if (kind < 0 || kind == HX_UNKNOWN_KIND) return false;
        word[0] = 0;
        place_word(s, from, at, word);
    }
    return kind >= 0;
}

/* A development card among the cards of a trade has a code only to be refused, or a card of another game: no table offers it. */
static bool has_foreign_card(const hx_state *s, hx_action a) {
    int kinds = 0;
    while (hx_resource_key(s->ruleset, kinds)) kinds++;
    return forms[a.kind].cards != WAY && ((a.give | a.get) >> 5 * kinds) != 0;
}

static void note_refusal(shown *out, const hx_run *run, const char *statement) {
    char actions[HX_SAID], word[HX_WORD];
    hx_action a;
    int seat;
    const hx_state *s = hx_game_state(run->game);
    if (!attempt(statement, &seat, actions)) return;
    out->attempts++;
    if (!strstr(statement, "refused") || !refused_action(s, seat, actions, &a, word)) return;
    /* A form with a wrong field, or a seat that is not there, is nothing that could be tried at a table. */
    hx_refusal no = hx_check(s, a);
    if (no.reason && no.reason != HX_NO_NO_SUCH_ACTION && !has_foreign_card(s, a)) add_step(out, a, no.reason, word);
}

static bool play(const hx_cases *c, const hx_case *one, shown *out) {
    char wrong[HX_SAID];
    hx_run run;
    int had = 0;
    bool fine = true, dealt = false;
    hx_run_begin(&run);
    for (int i = 0; fine && i < hx_case_length(one); i++) {
        const char *statement = hx_case_line(c, one, i)->text;
        dealt = dealt || !strncmp(statement, "deals", 5);
        fine = hx_run_statement(&run, statement, wrong);
        if (!fine || !run.game) continue;
        for (; had < hx_game_length(run.game); had++) add_step(out, hx_game_action(run.game, had), 0, "");
        note_refusal(out, &run, statement);
    }
    if (fine && dealt) {
        hx_err err;
        hx_options o = run.position.options;
        o.seed = DEALT_SEED;
        hx_game_free(run.game);
        run.game = hx_game_new(&o, NULL, 0, &err);
    }
    fine = fine && run.game && hx_game_at(run.game, 0, &out->start);
    hx_game_free(run.game);
    return fine;
}

static bool as_link(shown *out) {
    hx_state again;
    size_t n = hx_state_save(&out->start, out->link, LINK);
    return n < LINK && hx_state_load(out->link, n, &again) == HX_OK;
}

/* "B-23b no. 13 .." is of row B-23; a title without a number is of none. */
static void row_of(const char *title, char row[16]) {
    size_t n = title[0] && title[1] == '-' ? 2 + strspn(title + 2, "0123456789") : 0;
    snprintf(row, 16, "%.*s", (int)(n < 15 ? n : 15), title);
}

/* Rows that several games have are shown in the first of them. */
static bool has_row(const char *row) {
    char start[24];
    int n = snprintf(start, sizeof start, "\n\"%s\":", row);
    return n > 0 && strstr(text, start);
}

static bool read_case(const hx_cases *c, const hx_case *one, shown *out) {
    memset(out, 0, sizeof *out);
    row_of(one->title, out->row);
    return play(c, one, out) && as_link(out);
}

static void put_row(const shown *one) {
    put("%s\"%s\":{\"link\":\"%s\",\"steps\":[", length > 2 ? ",\n" : "", one->row, one->link);
    for (int i = 0; i < one->n; i++) {
        const tried *t = &one->steps[i];
        put(i ? ",{\"do\":" : "{\"do\":");
        put_action(&one->start, t->action, t->word);
        if (t->reason) put(",\"no\":\"%s\"", hx_reason_word(t->reason));
        put("}");
    }
    put("]}");
}

/* Of each row the first case in which something is tried, else the first of all. */
static void put_rows(const hx_cases *c) {
    static shown best, next;
    memset(&best, 0, sizeof best);
    for (int i = 0; i < c->n; i++) {
        bool fine = read_case(c, &c->list[i], &next);
        if (best.row[0] && strcmp(best.row, next.row) != 0) {
            put_row(&best);
            memset(&best, 0, sizeof best);
        }
        if (fine && next.row[0] && !has_row(next.row) && (!best.row[0] || (!best.attempts && next.attempts)))
            best = next;
    }
    if (best.row[0]) put_row(&best);
}

static bool put_file(const char *path) {
    hx_cases cases = {0};
    char wrong[HX_SAID];
    bool fine = hx_cases_add_file(&cases, path, wrong);
    if (fine)
        put_rows(&cases);
    else
        fprintf(stderr, "%s\n", wrong);
    hx_cases_free(&cases);
    return fine;
}

static int compare(const char *path) {
    static char there[TEXT];
    FILE *in = fopen(path, "rb");
    size_t n = in ? fread(there, 1, TEXT - 1, in) : 0;
    if (in) fclose(in);
    if (n == length && !memcmp(text, there, n)) return 0;
    fprintf(stderr, "%s is not what the cases say; write it anew: positions > %s\n", path, path);
    return 1;
}

int main(int argc, char **argv) {
    static const char *const files[] = {"/classic.cases", "/classic56.cases", "/duel.cases", "/stoneage.cases"};
    char path[512];
    hx_init();
    put("{\n");
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        snprintf(path, sizeof path, "%s%s", HX_CASES_DIR, files[i]);
        if (!put_file(path)) return 1;
    }
    put("\n}\n");
    if (argc > 1) return compare(argv[1]);
    return fwrite(text, 1, length, stdout) == length ? 0 : 1;
}

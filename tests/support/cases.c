/* cases.c - reads case files and hands each case to cmocka. */
#include "cases.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "steps.h"

/* ---- reading */
static void *grown(void *list, int n, size_t size) {
    void *more = realloc(list, (size_t)(n + 1) * size);
    if (!more) abort();
    return more;
}

static char *trimmed(char *text) {
    text += strspn(text, " \t\r");
    size_t n = strlen(text);
    while (n && strchr(" \t\r", text[n - 1])) text[--n] = 0;
    return text;
}

/* Before the first case of the file a statement belongs to all of them. */
static void add_statement(hx_cases *c, int line, const char *text, bool shared) {
    c->lines = grown(c->lines, c->n_lines, sizeof *c->lines);
    c->lines[c->n_lines++] = (hx_line){line, text};
    if (!shared) c->list[c->n - 1].count++;
}

typedef struct file_so_far {
    const char *name;
    int cases, lines; /* how many there were before the file */
} file_so_far;

static void add_case(hx_cases *c, const file_so_far *f, int line, const char *title) {
    int shared = c->n == f->cases ? c->n_lines - f->lines : c->list[c->n - 1].shared_count;
    c->list = grown(c->list, c->n, sizeof *c->list);
    c->list[c->n++] = (hx_case){title, f->name, line, c->n_lines, 0, f->lines, shared};
}

static void add_line(hx_cases *c, const file_so_far *f, int line, char *text) {
    char *remark = strchr(text, '#');
    if (remark) *remark = 0;
    text = trimmed(text);
    if (!strncmp(text, "case ", 5)) {
        add_case(c, f, line, trimmed(text + 5));
        return;
    }
    while (*text) {
        char *end = strchr(text, ';');
        if (end) *end = 0;
        char *statement = trimmed(text);
        if (*statement) add_statement(c, line, statement, c->n == f->cases);
        text = end ? end + 1 : text + strlen(text);
    }
}

static char *kept(hx_cases *c, const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (!copy) abort();
    memcpy(copy, text, size);
    c->texts = grown(c->texts, c->n_texts, sizeof *c->texts);
    c->texts[c->n_texts++] = copy;
    return copy;
}

bool hx_cases_add_text(hx_cases *c, const char *name, const char *text, char wrong[HX_SAID]) {
    char *at = kept(c, text);
    file_so_far f = {kept(c, name), c->n, c->n_lines};
    for (int line = 1; *at; line++) {
        char *end = strchr(at, '\n');
        if (end) *end = 0;
        char *next = end ? end + 1 : at + strlen(at);
        add_line(c, &f, line, at);
        at = next;
    }
    return c->n > f.cases || hx_wrong(wrong, "%s: no case in it", name);
}

bool hx_cases_add_file(hx_cases *c, const char *path, char wrong[HX_SAID]) {
    FILE *in = fopen(path, "rb");
    if (!in) return hx_wrong(wrong, "%s: cannot be read", path);
    char *text = NULL;
    size_t n = 0, got;
    do {
        text = realloc(text, n + 4097);
        if (!text) abort();
        got = fread(text + n, 1, 4096, in);
        n += got;
    } while (got);
    fclose(in);
    text[n] = 0;
    bool fine = strlen(text) == n ? hx_cases_add_text(c, path, text, wrong) : hx_wrong(wrong, "%s: not a text", path);
    free(text);
    return fine;
}

void hx_cases_free(hx_cases *c) {
    for (int i = 0; i < c->n_texts; i++) free(c->texts[i]);
    free(c->texts);
    free(c->list);
    free(c->lines);
    memset(c, 0, sizeof *c);
}

/* ---- running */
int hx_case_length(const hx_case *one) { return one->shared_count + one->count; }

const hx_line *hx_case_line(const hx_cases *c, const hx_case *one, int i) {
    return &c->lines[i < one->shared_count ? one->shared + i : one->first + i - one->shared_count];
}

static bool run_as_it_is(const hx_cases *c, const hx_case *one, char wrong[2 * HX_SAID]) {
    char why[HX_SAID] = "", end[HX_SAID] = "";
    hx_run run;
    int line = one->line;
    bool fine = true;
    hx_run_begin(&run);
    for (int i = 0; fine && i < hx_case_length(one); i++) {
        line = hx_case_line(c, one, i)->line;
        fine = hx_run_statement(&run, hx_case_line(c, one, i)->text, why);
    }
    bool ended = hx_run_end(&run, end);
    if (fine && ended) return true;
    snprintf(wrong, 2 * HX_SAID, "%s:%d: %s", one->file, fine ? one->line : line, fine ? end : why);
    return false;
}

static bool begins(const char *text, const char *word) { return !strncmp(text, word, strlen(word)); }

static int usual_players(const char *ruleset) {
    hx_options o;
    hx_options_preset(&o, hx_ruleset_find(ruleset));
    return o.actors;
}

/* How many places its A can sit at; one where the seats have colours of their own or are dealt. */
static int places_for_a(const hx_cases *c, const hx_case *one) {
    int players = 4;
    for (int i = 0; i < hx_case_length(one); i++) {
        const char *text = hx_case_line(c, one, i)->text;
        if (begins(text, "layout beginners") || begins(text, "deals ") || begins(text, "table ")) return 1;
        if (begins(text, "ruleset ")) players = usual_players(text + 8);
        if (begins(text, "players ")) players = atoi(text + 8);
    }
    return players > 1 && players <= HX_SEATS ? players : 1;
}

bool hx_case_run(const hx_cases *c, const hx_case *one, char wrong[2 * HX_SAID]) {
    int places = places_for_a(c, one), place = 0;
    bool fine = true;
    for (; fine && place < places; place++) {
        hx_shift_seats(place, places);
        fine = run_as_it_is(c, one, wrong);
    }
    hx_shift_seats(0, 1);
    size_t used = fine ? 0 : strlen(wrong);
    if (!fine && place > 1) snprintf(wrong + used, 2 * HX_SAID - used, " (with A in seat %d)", place - 1);
    return fine;
}

typedef struct subject {
    const hx_cases *cases;
    const hx_case *one;
} subject;

static void test_case(void **state) {
    const subject *it = *state;
    char wrong[2 * HX_SAID];
    if (!hx_case_run(it->cases, it->one, wrong)) fail_msg("%s", wrong);
}

int hx_cases_test(const hx_cases *c, const char *only) {
    struct CMUnitTest *tests = calloc((size_t)c->n + 1, sizeof *tests);
    subject *subjects = calloc((size_t)c->n + 1, sizeof *subjects);
    if (!tests || !subjects) abort();
    size_t n = 0;
    for (int i = 0; i < c->n; i++) {
        if (only && strncmp(c->list[i].title, only, strlen(only)) != 0) continue;
        subjects[n] = (subject){c, &c->list[i]};
        tests[n] = (struct CMUnitTest){c->list[i].title, test_case, NULL, NULL, &subjects[n]};
        n++;
    }
    int failed = n ? _cmocka_run_group_tests("cases", tests, n, NULL, NULL) : -1;
    free(tests);
    free(subjects);
    return failed;
}

/* cases.h - files of rule cases (their form: tests/README.md), each case a cmocka test. Tests only. */
#ifndef HX_CASES_H
#define HX_CASES_H
#include "words.h"

typedef struct hx_line {
    int line; /* in its file, from 1 */
    const char *text;
} hx_line;

typedef struct hx_case {
    const char *title, *file;
    int line;
    int first, count;         /* which statements */
    int shared, shared_count; /* those before the file's first case, which all its cases begin with */
} hx_case;

typedef struct hx_cases {
    hx_case *list;
    int n;
    hx_line *lines;
    int n_lines;
    char **texts; /* what the others point into */
    int n_texts;
} hx_cases;

/* Adds the cases of a file, or of a text that belongs to the caller; false with a sentence. */
bool hx_cases_add_file(hx_cases *c, const char *path, char wrong[HX_SAID]);
bool hx_cases_add_text(hx_cases *c, const char *name, const char *text, char wrong[HX_SAID]);
void hx_cases_free(hx_cases *c);

/* Its statements in order, those shared with the file's other cases first. */
int hx_case_length(const hx_case *one);
const hx_line *hx_case_line(const hx_cases *c, const hx_case *one, int i);

/* Runs one; false with "file:line: what is wrong". */
bool hx_case_run(const hx_cases *c, const hx_case *one, char wrong[2 * HX_SAID]);

/* Runs as cmocka tests all whose title begins with `only` (NULL: all); the number that failed, or -1 when there is none such. */
int hx_cases_test(const hx_cases *c, const char *only);

#endif

/* test_cases.c - runs the case files of all games and the files named as arguments: test_cases [--only TITLE] [FILE ..] */
#include <stdio.h>
#include <string.h>

#include "support/cases.h"

#ifndef HX_CASES_DIR
#define HX_CASES_DIR "rules"
#endif

static bool add(hx_cases *c, const char *path) {
    char wrong[HX_SAID];
    if (hx_cases_add_file(c, path, wrong)) return true;
    fprintf(stderr, "%s\n", wrong);
    return false;
}

int main(int argc, char **argv) {
    static const char *const ours[] = {HX_CASES_DIR "/classic.cases", HX_CASES_DIR "/classic56.cases",
                                       HX_CASES_DIR "/duel.cases", HX_CASES_DIR "/stoneage.cases"};
    hx_cases cases = {0};
    const char *only = NULL;
    hx_init();
    bool fine = true;
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++) fine = add(&cases, ours[i]) && fine;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--only") && i + 1 < argc)
            only = argv[++i];
        else
            fine = add(&cases, argv[i]) && fine;
    }
    int failed = hx_cases_test(&cases, only);
    if (failed < 0) fprintf(stderr, "no case begins with '%s'\n", only ? only : "");
    hx_cases_free(&cases);
    return fine && failed == 0 ? 0 : 1;
}

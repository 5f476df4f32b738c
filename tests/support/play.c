#include "play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "steps.h"
#include "wander.h"

void hx_play_words(const char *words, hx_state *out) {
    char statement[HX_SAID], wrong[HX_SAID] = "";
    hx_run run;
    hx_run_begin(&run);
    while (*words) {
        size_t n = strcspn(words, ";\n");
        assert_in_range(n, 0, sizeof statement - 1);
        memcpy(statement, words, n);
        statement[n] = 0;
        words += n + (words[n] != 0);
        if (statement[strspn(statement, " ")] && !hx_run_statement(&run, statement, wrong))
            fail_msg("%s: %s", statement, wrong);
    }
    if (!hx_run_statement(&run, "check", wrong)) fail_msg("%s", wrong);
    *out = *hx_game_state(run.game);
    hx_game_free(run.game);
}

int hx_play_random(hx_state *s, uint64_t seed, int most) {
    hx_rng rng = {seed, 0};
    int n = 0;
    for (; n < most && !hx_over(s); n++) hx_apply(s, wander_lively(s, &rng));
    return n;
}

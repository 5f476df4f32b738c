/* minds.c - which mind plays which ruleset. */
#include <string.h>

#include "bot.h"

static const struct {
    const char *key;
    const hx_mind *mind;
} minds[] = {
    {"classic", &hx_mind_classic},
    {"classic56", &hx_mind_classic},
    {"duel", &hx_mind_duel},
    {"stoneage", &hx_mind_stoneage},
};

const hx_mind *hx_mind_of(int ruleset) {
    const char *key = hx_ruleset_key(ruleset);
    for (size_t i = 0; key != NULL && i < sizeof minds / sizeof *minds; i++) {
        if (strcmp(minds[i].key, key) == 0) return minds[i].mind;
    }
    return NULL;
}

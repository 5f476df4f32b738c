/* registry.c - the list of rulesets. The place in this list is hx_state.ruleset; on the wire it is wire_id, never used twice. */
#include "../board/maps.h"
#include "classic/classic.h"
#include "duel/duel.h"
#include "stoneage/stoneage.h"

#include <string.h>

enum { MOST_RULESETS = 8 };
const hx_ruleset *hx_rulesets[MOST_RULESETS + 1] = {&hx_rules_classic, &hx_rules_classic56, &hx_rules_duel,
                                                    &hx_rules_stoneage};

void hx_init(void) {
    hx_maps_init();
    stone_init();
}

int hx_ruleset_count(void) {
    int n = 0;
    while (hx_rulesets[n]) n++;
    return n;
}

static const hx_ruleset *at(int ruleset) {
    return ruleset >= 0 && ruleset < hx_ruleset_count() ? hx_rulesets[ruleset] : NULL;
}

const char *hx_ruleset_key(int ruleset) { return at(ruleset) ? at(ruleset)->key : NULL; }

int hx_ruleset_find(const char *key) {
    for (int i = 0; hx_rulesets[i]; i++)
        if (!strcmp(hx_rulesets[i]->key, key)) return i;
    return -1;
}

int hx_ruleset_seats(int ruleset, bool most) {
    if (!at(ruleset)) return 0;
    return most ? at(ruleset)->max_actors : at(ruleset)->min_actors;
}

int hx_ruleset_goal(int ruleset, int which) {
    if (!at(ruleset)) return 0;
    return which < 0 ? at(ruleset)->least_goal : which > 0 ? at(ruleset)->most_goal : at(ruleset)->goal;
}

const hx_board *hx_board_of(int ruleset) { return at(ruleset) ? at(ruleset)->board() : NULL; }

const char *hx_terrain_key(int ruleset, int terrain) {
    const hx_ruleset *rules = at(ruleset);
    if (!rules || terrain < 0) return NULL;
    for (int i = 0; rules->terrains[i]; i++)
        if (i == terrain) return rules->terrains[i];
    return NULL;
}

const char *hx_resource_key(int ruleset, int kind) {
    static const char *const usual_keys[] = {"lumber", "brick", "wool", "grain", "ore", NULL};
    const hx_ruleset *rules = at(ruleset);
    if (!rules || kind < 0) return NULL;
    const char *const *keys = rules->resources ? rules->resources : usual_keys;
    for (int i = 0; keys[i]; i++)
        if (i == kind) return keys[i];
    return NULL;
}

hx_cards hx_cost(int ruleset, int kind) { return at(ruleset) ? at(ruleset)->cost(kind) : 0; }

int hx_harbour_places(int ruleset, uint8_t edge[HX_DOCKS], uint8_t kind[HX_DOCKS]) {
    return at(ruleset) ? at(ruleset)->harbours(at(ruleset), edge, kind) : 0;
}

/* ---- options */
static const hx_range usual[HX_OPTS] = {
#define HX_OPTION(code, name, least, most, preset) [code] = {code, least, most, preset},
#include "options.inc"
#undef HX_OPTION
};

static hx_range range_of(const hx_ruleset *rules, int option) {
    for (const hx_range *r = rules->ranges; r && r->least <= r->most; r++)
        if (r->option == option) return *r;
    return usual[option];
}

bool hx_option_range(int ruleset, int option, uint8_t *least, uint8_t *most, uint8_t *preset) {
    hx_range r = {0};
    if (at(ruleset) && option >= 0 && option < HX_OPTS) r = range_of(at(ruleset), option);
    *least = r.least;
    *most = r.most;
    *preset = r.preset;
    return r.least < r.most;
}

void hx_options_preset(hx_options *o, int ruleset) {
    memset(o, 0, sizeof *o);
    o->ruleset = (uint8_t)ruleset;
    int most = hx_ruleset_seats(ruleset, true);
    o->actors = (uint8_t)(most > 4 && hx_ruleset_seats(ruleset, false) <= 4 ? 4 : most);
    o->goal = (uint8_t)hx_ruleset_goal(ruleset, 0);
    for (int i = 0; i < HX_OPTS && at(ruleset); i++) o->opt[i] = range_of(at(ruleset), i).preset;
}

bool hx_options_complete(hx_options *o) {
    const hx_ruleset *rules = at(o->ruleset);
    if (!rules || o->actors < rules->min_actors || o->actors > rules->max_actors) return false;
    if (!o->goal) o->goal = rules->goal;
    if (o->goal < rules->least_goal || o->goal > rules->most_goal) return false;
    for (int i = 0; i < HX_OPTS; i++) {
        hx_range r = range_of(rules, i);
        if (!o->opt[i] && r.least) o->opt[i] = r.preset;
        if (o->opt[i] < r.least || o->opt[i] > r.most) return false;
    }
    return rules->options(o);
}

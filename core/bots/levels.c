/* levels.c - from a level's name to a bot that decides. */
#include <string.h>

#include "bot.h"

static const hx_level levels[] = {
    {.key = "random"},
    {.key = "easy", .greedy = true, .offers = 1, .noise = 500, .caution = 150},
    {.key = "normal", .greedy = true, .weighs = true, .offers = 2, .bargains = 4, .caution = 40},
};

enum { LEVELS = sizeof levels / sizeof *levels };

int hx_level_count(void) { return LEVELS; }

const char *hx_level_key(int level) { return level >= 0 && level < LEVELS ? levels[level].key : NULL; }

size_t hx_bot_size(void) { return sizeof(hx_bot); }

/* Forms to fill in come from the mind instead, and ending a game early is for people to agree on. */
static bool is_candidate(const hx_view *v, hx_action a) {
    if (a.kind == HX_OFFER || a.kind == HX_CALL_LAST_ROUND) return false;
    if (a.kind == HX_CLOSE_OFFER && a.a == HX_NONE) return false;
    return v->seen.now.actor == v->seat || a.kind == HX_ANSWER;
}

static void list_candidates(hx_bot *b, const hx_view *v) {
    int n = hx_legal(&v->seen, v->seat, b->list);
    for (int i = 0; i < n; i++) {
        if (is_candidate(v, b->list[i])) b->list[b->count++] = b->list[i];
    }
}

static void add_ideas(hx_bot *b) {
    hx_action idea[HX_IDEAS];
    int n = b->look.mind->ideas(&b->world, &b->look, idea);
    for (int i = 0; i < n; i++) {
        if (hx_check(&b->world, idea[i]).reason == HX_FINE) b->list[b->count++] = idea[i];
    }
}

hx_bot *hx_bot_start(void *memory, const hx_view *v, int level, uint64_t seed) {
    if (v->seat >= v->seen.actors || level < 0 || level >= LEVELS) return NULL;
    hx_bot *b = memory;
    memset(b, 0, sizeof *b);
    list_candidates(b, v);
    if (b->count == 0) return NULL;
    b->rng = (hx_rng){seed ^ hx_hash(&v->seen), 0};
    b->look.level = &levels[level];
    b->look.seat = v->seat;
    b->best_score = INT32_MIN;
    b->look.mind = levels[level].greedy ? hx_mind_of(v->seen.ruleset) : NULL;
    b->world = v->seen;
    if (b->look.mind == NULL) return b;
    hx_imagine(v, &b->rng, &b->world);
    b->look.mind->study(&b->world, &b->look);
    add_ideas(b);
    return b;
}

bool hx_bot_think(hx_bot *b, int iterations) {
    if (b->look.mind == NULL && b->next == 0) hx_random_choose(b);
    if (b->look.mind == NULL || b->count == 1) b->next = b->count;
    for (; iterations > 0 && b->next < b->count; iterations--) hx_greedy_step(b);
    return b->next == b->count;
}

hx_action hx_bot_choice(const hx_bot *b) { return b->list[b->best]; }

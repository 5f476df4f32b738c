#include "../base/assert.h"
#include "../base/rng.h"
#include "../hx.h"

#include <stdlib.h>
#include <string.h>

enum { STRIDE = 64, CHANCE_STREAM = 1 };

/* Every STRIDE actions the state is kept, so that going anywhere replays less than STRIDE of them. Marks cover the whole log,
 * undone actions included: mark i is the state after i * STRIDE actions, mark 0 the start. */
struct hx_game {
    hx_options options;
    uint64_t seed;
    hx_state now;
    hx_action *log;
    hx_state *marks;
    int length, top, log_room, mark_room;
    int deal_length; /* 0: began at a position */
    uint8_t deal[HX_DEAL];
};

static void tell(hx_err *err, hx_err what) {
    if (err) *err = what;
}

static bool room_for(void **block, int *room, int needed, size_t each) {
    if (needed <= *room) return true;
    int wanted = *room * 2 > needed ? *room * 2 : needed;
    void *larger = realloc(*block, (size_t)wanted * each);
    if (!larger) return false;
    *block = larger;
    *room = wanted;
    return true;
}

/* Room for a log of that many actions and its marks. */
static bool make_room(hx_game *g, int top) {
    void *log = g->log, *marks = g->marks;
    bool ok = room_for(&log, &g->log_room, top, sizeof *g->log);
    g->log = log;
    if (!ok) return false;
    ok = room_for(&marks, &g->mark_room, top / STRIDE + 1, sizeof *g->marks);
    g->marks = marks;
    return ok;
}

static hx_game *begin(const hx_state *start, const hx_options *o, uint64_t seed, hx_err *err) {
    hx_game *g = calloc(1, sizeof *g);
    if (!g || !make_room(g, STRIDE)) {
        hx_game_free(g);
        tell(err, HX_ERR_MEMORY);
        return NULL;
    }
    g->options = *o;
    g->seed = seed;
    g->now = g->marks[0] = *start;
    tell(err, HX_OK);
    return g;
}

hx_game *hx_game_new(const hx_options *o, const uint8_t *deal, int length, hx_err *err) {
    uint8_t made[HX_DEAL];
    if (!deal) {
        length = hx_deal(o, made);
        deal = made;
    }
    hx_state start;
    hx_err bad = length > 0 && length <= HX_DEAL ? hx_lay(&start, o, deal, length)
                 : deal == made                  ? HX_ERR_OPTIONS
                                                 : HX_ERR_LAYOUT;
    if (bad) {
        tell(err, bad);
        return NULL;
    }
    hx_game *g = begin(&start, o, o->seed, err);
    if (!g) return NULL;
    memcpy(g->deal, deal, (size_t)length);
    g->deal_length = length;
    return g;
}

hx_game *hx_game_from(const hx_state *start, uint64_t seed, hx_err *err) {
    if (start->ruleset >= hx_ruleset_count() || hx_broken(start)) {
        tell(err, HX_ERR_DAMAGED);
        return NULL;
    }
    hx_options o = {.ruleset = start->ruleset, .actors = start->actors, .goal = start->goal};
    memcpy(o.opt, start->opt, sizeof o.opt);
    return begin(start, &o, seed, err);
}

hx_game *hx_game_fork(const hx_game *g) {
    hx_game *copy = malloc(sizeof *copy);
    if (!copy) return NULL;
    *copy = *g;
    copy->log_room = g->top > 0 ? g->top : 1;
    copy->mark_room = g->top / STRIDE + 1;
    copy->log = malloc((size_t)copy->log_room * sizeof *g->log);
    copy->marks = malloc((size_t)copy->mark_room * sizeof *g->marks);
    if (!copy->log || !copy->marks) {
        hx_game_free(copy);
        return NULL;
    }
    memcpy(copy->log, g->log, (size_t)g->top * sizeof *g->log);
    memcpy(copy->marks, g->marks, (size_t)copy->mark_room * sizeof *g->marks);
    return copy;
}

void hx_game_free(hx_game *g) {
    if (!g) return;
    free(g->log);
    free(g->marks);
    free(g);
}

/* ---- going on */

static hx_refusal refuse(int reason) { return (hx_refusal){.reason = (uint16_t)reason}; }

/* Forgets what was undone. Without memory nothing has changed, and the action counts as not possible. */
static hx_refusal append(hx_game *g, hx_action a) {
    if (!make_room(g, g->length + 1)) return refuse(HX_NO_NOT_POSSIBLE);
    hx_apply(&g->now, a);
    g->log[g->length++] = a;
    g->top = g->length;
    if (g->length % STRIDE == 0) g->marks[g->length / STRIDE] = g->now;
    return refuse(HX_FINE);
}

hx_refusal hx_game_act(hx_game *g, hx_action a) {
    hx_refusal no = hx_check(&g->now, a);
    return no.reason ? no : append(g, a);
}

hx_refusal hx_game_chance(hx_game *g, hx_action *done) {
    if (hx_over(&g->now)) return refuse(HX_NO_GAME_OVER);
    if (g->now.now.actor != HX_CHANCE) return refuse(HX_NO_NOT_POSSIBLE);
    hx_rng rng = hx_rng_stream(g->seed, CHANCE_STREAM, (uint64_t)g->length);
    hx_action drawn = hx_draw(&g->now, &rng);
    hx_refusal no = append(g, drawn);
    if (done && !no.reason) *done = drawn;
    return no;
}

/* ---- going back and forth */

/* From the nearest mark, or from `near`, the state after `at` actions, whichever is closer. */
static void state_at(const hx_game *g, int length, const hx_state *near, int at, hx_state *out) {
    int mark = length / STRIDE * STRIDE;
    bool closer = at >= mark && at <= length;
    if (!closer) at = mark;
    const hx_state *base = closer ? near : &g->marks[mark / STRIDE];
    if (out != base) *out = *base;
    for (; at < length; at++) hx_apply(out, g->log[at]);
}

void hx_game_goto(hx_game *g, int length) {
    if (length < 0) length = 0;
    if (length > g->top) length = g->top;
    state_at(g, length, &g->now, g->length, &g->now);
    g->length = length;
}

bool hx_game_at(const hx_game *g, int length, hx_state *out) {
    if (length < 0 || length > g->top) return false;
    state_at(g, length, &g->now, g->length, out);
    return true;
}

/* ---- what there is */

const hx_state *hx_game_state(const hx_game *g) { return &g->now; }

int hx_game_length(const hx_game *g) { return g->length; }

int hx_game_top(const hx_game *g) { return g->top; }

hx_action hx_game_action(const hx_game *g, int i) {
    HX_ASSERT(i >= 0 && i < g->top);
    return g->log[i];
}

uint64_t hx_game_seed(const hx_game *g) { return g->seed; }

void hx_game_reseed(hx_game *g, uint64_t seed) { g->seed = seed; }

const hx_options *hx_game_options(const hx_game *g) { return &g->options; }

const uint8_t *hx_game_deal(const hx_game *g, int *length) {
    if (length) *length = g->deal_length;
    return g->deal_length ? g->deal : NULL;
}

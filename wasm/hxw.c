/* The pool of games, views and bots, and the functions that reach it from outside. */
#include "hxw.h"
#include "wasm.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT = 1 << 18, ROOM = 1 << 17, PLACES = 256, GENERATIONS = 1 << 22, SEED_MOST = 4096 };
enum sort { NOTHING, GAME, VIEW, BOT };

static _Alignas(8) char text[TEXT];
static _Alignas(8) char room[ROOM];

typedef struct place {
    enum sort sort;
    uint32_t generation;
    void *what; /* hx_game, hx_view or a bot's memory */
} place;

static place pool[PLACES];

/* ---- answers */
static int32_t fail_for(int error, const char *fault) {
    hx_json j;
    hx_json_start(&j, text, sizeof text);
    hx_json_open(&j, '{');
    hx_json_put_text(&j, "error", hxw_error_name(error));
    hx_json_put_text(&j, "text", hxw_error_text(error));
    if (fault) hx_json_put_text(&j, "fault", fault);
    hx_json_close(&j, '}');
    return -(int32_t)hx_json_end(&j);
}

static int32_t fail(int error) { return fail_for(error, NULL); }

static hx_json *answer(void) {
    static hx_json j;
    hx_json_start(&j, text, sizeof text);
    return &j;
}

static int32_t done(const hx_json *j) {
    size_t length = hx_json_end(j);
    return length ? (int32_t)length : fail(HXW_ERR_ROOM);
}

static int32_t refusal(hx_refusal no) {
    if (!no.reason) return 0;
    hx_json *j = answer();
    hxw_put_refusal(j, no);
    return done(j);
}

static int32_t saved(size_t length) { return length < sizeof text ? (int32_t)length : fail(HXW_ERR_ROOM); }

/* ---- the pool */
static void drop(place *p) {
    if (p->sort == GAME) {
        hx_game_free(p->what);
    } else {
        free(p->what);
    }
    p->sort = NOTHING;
    p->what = NULL;
    p->generation = (p->generation + 1) % GENERATIONS;
}

static place *find(int32_t handle, enum sort sort) {
    if (handle < 0) return NULL;
    place *p = &pool[handle % PLACES];
    return p->sort == sort && p->generation == (uint32_t)handle / PLACES ? p : NULL;
}

static hx_game *game_of(int32_t handle) {
    place *p = find(handle, GAME);
    hx_game *g = p ? p->what : NULL;
    if (g) hxw_speak(hx_game_state(g)->ruleset);
    return g;
}

static hx_view *view_of(int32_t handle) {
    place *p = find(handle, VIEW);
    hx_view *v = p ? p->what : NULL;
    if (v) hxw_speak(v->seen.ruleset);
    return v;
}

/* The state behind a game or a view; NULL when there is neither. */
static const hx_state *state_of(int32_t handle) {
    const hx_game *g = game_of(handle);
    const hx_view *v = view_of(handle);
    return g ? hx_game_state(g) : v ? &v->seen : NULL;
}

static place *vacant(void) {
    for (int i = 0; i < PLACES; i++)
        if (pool[i].sort == NOTHING) return &pool[i];
    return NULL;
}

/* Puts it into the pool, or frees it; NULL is a lack of memory. */
static int32_t keep(enum sort sort, void *what, hx_err err) {
    if (!what) return fail(err ? (int)err : HX_ERR_MEMORY);
    place *p = vacant();
    place rest = {sort, 0, what};
    if (!p) {
        drop(&rest);
        return fail(HXW_ERR_FULL);
    }
    p->sort = sort;
    p->what = what;
    return (int32_t)(p->generation * PLACES + (uint32_t)(p - pool));
}

/* ---- checked input */
static bool in_room(int32_t from, int32_t length) { return length >= 0 && from >= 0 && length <= ROOM - from; }

static bool seed_fits(int32_t from, int32_t length) { return in_room(from, length) && length <= SEED_MOST; }

static bool is_byte(int32_t n) { return n >= 0 && n <= 255; }

static bool is_seat(const hx_state *s, int32_t seat) { return seat >= 0 && seat < s->actors; }

/* A viewer: a seat, HX_NONE for someone who sees no hand, HXW_ALL for everything. The core's word for it, -2 for no such. */
static int viewer_of(const hx_state *s, int32_t viewer) {
    if (viewer == HXW_ALL) return HXW_ALL;
    if (viewer == (int32_t)HX_NONE) return HX_STRANGER;
    return is_seat(s, viewer) ? (int)viewer : -2;
}

/* The first HX_OPTS bytes of the room are the options. */
static bool read_options(hx_options *o, int32_t ruleset, int32_t seats, int32_t goal, int32_t seed_length) {
    if (ruleset < 0 || ruleset >= hx_ruleset_count() || !is_byte(seats) || !is_byte(goal)) return false;
    *o = (hx_options){.ruleset = (uint8_t)ruleset, .actors = (uint8_t)seats, .goal = (uint8_t)goal};
    memcpy(o->opt, room, HX_OPTS);
    o->seed = hx_seed(room + HX_OPTS, (size_t)seed_length);
    return true;
}

static bool read_action(hx_action *a, int32_t kind, int32_t seat, int32_t x, int32_t y, int32_t give, int32_t get) {
    *a = (hx_action){(uint8_t)kind, (uint8_t)seat, (uint8_t)x, (uint8_t)y, (hx_cards)give, (hx_cards)get};
    return is_byte(kind) && is_byte(seat) && is_byte(x) && is_byte(y);
}

/* ---- what there is */
int32_t hxw_abi(void) {
    hx_init();
    return HXW_ABI;
}

char *hxw_text(void) { return text; }

char *hxw_room(void) { return room; }

int32_t hxw_room_size(void) { return ROOM; }

int32_t hxw_schema(void) {
    hx_json *j = answer();
    hxw_put_schema(j);
    return done(j);
}

int32_t hxw_board(int32_t ruleset) {
    if (ruleset < 0 || ruleset >= hx_ruleset_count()) return fail(HXW_ERR_ARGUMENT);
    hx_json *j = answer();
    hxw_put_board(j, ruleset);
    return done(j);
}

/* ---- tables */
int32_t hxw_deal(int32_t ruleset, int32_t seats, int32_t goal, int32_t seed_length) {
    hx_options o;
    if (!seed_fits(HX_OPTS, seed_length)) return fail(HXW_ERR_ARGUMENT);
    if (!read_options(&o, ruleset, seats, goal, seed_length)) return fail(HX_ERR_OPTIONS);
    int length = hx_deal(&o, (uint8_t *)text);
    return length ? length : fail(HX_ERR_OPTIONS);
}

int32_t hxw_new(int32_t ruleset, int32_t seats, int32_t goal, int32_t seed_length, int32_t deal_length) {
    hx_options o;
    hx_err err = HX_OK;
    if (!seed_fits(HX_OPTS, seed_length)) return fail(HXW_ERR_ARGUMENT);
    if (!in_room(HX_OPTS + seed_length, deal_length)) return fail(HX_ERR_LAYOUT);
    if (!read_options(&o, ruleset, seats, goal, seed_length)) return fail(HX_ERR_OPTIONS);
    const uint8_t *deal = deal_length ? (const uint8_t *)room + HX_OPTS + seed_length : NULL;
    hx_game *g = hx_game_new(&o, deal, deal_length, &err);
    if (err == HX_ERR_LAYOUT) return fail_for(HX_ERR_LAYOUT, hxw_fault_name(hx_fault(&o, deal, deal_length)));
    return keep(GAME, g, err);
}

static int32_t load_view(size_t length) {
    hx_view *v = malloc(sizeof *v);
    hx_err err = v ? hx_view_load(room, length, v) : HX_ERR_MEMORY;
    if (err) {
        free(v);
        return fail((int)err);
    }
    return keep(VIEW, v, HX_OK);
}

int32_t hxw_load(int32_t length, int32_t seed_length) {
    hx_link kind;
    if (!in_room(0, length) || !seed_fits(length, seed_length)) return fail(HXW_ERR_ARGUMENT);
    hx_err err = hx_link_kind(room, (size_t)length, &kind);
    if (err) return fail((int)err);
    if (kind == HX_LINK_VIEW) return load_view((size_t)length);
    uint64_t seed = hx_seed(room + length, (size_t)seed_length);
    return keep(GAME, hx_game_load(room, (size_t)length, seed, &err), err);
}

int32_t hxw_link_kind(int32_t length) {
    hx_link kind;
    if (!in_room(0, length)) return fail(HXW_ERR_ARGUMENT);
    hx_err err = hx_link_kind(room, (size_t)length, &kind);
    return err ? fail((int)err) : (int32_t)kind;
}

int32_t hxw_fork(int32_t handle) {
    const hx_game *g = game_of(handle);
    return g ? keep(GAME, hx_game_fork(g), HX_OK) : fail(HXW_ERR_HANDLE);
}

/* What the seat of a game knows, or the view itself; an error name, or HX_OK. */
static int look(int32_t handle, int32_t seat, hx_view *out) {
    const hx_game *g = game_of(handle);
    const hx_view *v = view_of(handle);
    if (!g && !v) return HXW_ERR_HANDLE;
    if (!is_seat(g ? hx_game_state(g) : &v->seen, seat) || (v && v->seat != seat)) return HXW_ERR_ARGUMENT;
    if (g) {
        hx_observe(hx_game_state(g), seat, out);
    } else {
        *out = *v;
    }
    return HX_OK;
}

int32_t hxw_imagine(int32_t handle, int32_t seat, int32_t seed_length) {
    static hx_view v;
    static hx_state s;
    hx_err err = HX_OK;
    if (!seed_fits(0, seed_length)) return fail(HXW_ERR_ARGUMENT);
    const hx_view *own = view_of(handle);
    bool stranger = own && own->seat == HX_STRANGER && seat == (int32_t)HX_NONE;
    if (stranger) v = *own;
    int bad = stranger ? HX_OK : look(handle, seat, &v);
    if (bad) return fail(bad);
    uint64_t seed = hx_seed(room, (size_t)seed_length);
    hx_rng rng = {seed, 0};
    hx_imagine(&v, &rng, &s);
    return keep(GAME, hx_game_from(&s, seed, &err), err);
}

int32_t hxw_free(int32_t handle) {
    for (int sort = GAME; sort <= BOT; sort++) {
        place *p = find(handle, (enum sort)sort);
        if (p) {
            drop(p);
            return 0;
        }
    }
    return fail(HXW_ERR_HANDLE);
}

/* ---- a game or a view */
int32_t hxw_status(int32_t handle) {
    const hx_state *s = state_of(handle);
    if (!s) return fail(HXW_ERR_HANDLE);
    const hx_game *g = game_of(handle);
    const hx_view *v = view_of(handle);
    const uint32_t facts[12] = {
        s->now.actor,
        s->turn,
        s->now.phase,
        s->winners,
        hx_over(s),
        g ? (uint32_t)hx_game_length(g) : 0,
        g ? (uint32_t)hx_game_top(g) : 0,
        s->turn_no,
        s->ruleset,
        s->actors,
        g ? GAME : VIEW,
        v && is_seat(s, v->seat) ? v->seat : HX_NONE,
    };
    memcpy(text, facts, sizeof facts);
    return (int32_t)sizeof facts;
}

int32_t hxw_view(int32_t handle, int32_t viewer) {
    const hx_state *s = state_of(handle);
    const hx_view *v = view_of(handle);
    if (!s) return fail(HXW_ERR_HANDLE);
    int who = v ? 0 : viewer_of(s, viewer);
    if (who == -2) return fail(HXW_ERR_ARGUMENT);
    hx_json *j = answer();
    if (v) {
        hxw_put_seen(j, v);
    } else {
        hxw_put_view(j, s, who);
    }
    return done(j);
}

/* Of a view only its own seat can be asked: of the others too little is known. */
static int may_ask(int32_t handle, int32_t seat) {
    const hx_state *s = state_of(handle);
    const hx_view *v = view_of(handle);
    if (!s) return HXW_ERR_HANDLE;
    return v && v->seat != seat ? HXW_ERR_ARGUMENT : HX_OK;
}

int32_t hxw_legal(int32_t handle, int32_t seat) {
    int bad = may_ask(handle, seat);
    if (!bad && !is_seat(state_of(handle), seat)) bad = HXW_ERR_ARGUMENT;
    if (bad) return fail(bad);
    return hx_legal(state_of(handle), seat, (hx_action *)(void *)text) * (int32_t)sizeof(hx_action);
}

int32_t hxw_check(int32_t handle, int32_t kind, int32_t seat, int32_t a, int32_t b, int32_t give, int32_t get) {
    hx_action action;
    int bad = may_ask(handle, seat);
    if (!read_action(&action, kind, seat, a, b, give, get)) bad = HXW_ERR_ARGUMENT;
    return bad ? fail(bad) : refusal(hx_check(state_of(handle), action));
}

int32_t hxw_price(int32_t handle, int32_t kind, int32_t seat, int32_t a, int32_t b, int32_t give, int32_t get) {
    hx_action action;
    int bad = may_ask(handle, seat);
    if (!read_action(&action, kind, seat, a, b, give, get)) bad = HXW_ERR_ARGUMENT;
    if (!bad && hx_check(state_of(handle), action).reason) bad = HXW_ERR_ARGUMENT;
    if (bad) return fail(bad);
    hx_cards price = hx_price(state_of(handle), action);
    memcpy(text, &price, sizeof price);
    return (int32_t)sizeof price +
           (kind == HX_WALK ? hx_route(state_of(handle), action, (uint8_t *)text + sizeof price) : 0);
}

int32_t hxw_check_route(int32_t handle, int32_t seat, int32_t length) {
    hx_action action;
    int bad = may_ask(handle, seat);
    if (!is_byte(seat) || length < 0 || length > HX_ROUTE) bad = HXW_ERR_ARGUMENT;
    if (bad) return fail(bad);
    hx_refusal no = hx_check_route(state_of(handle), seat, (const uint8_t *)room, length, &action);
    if (no.reason) return refusal(no);
    memcpy(text, &action, sizeof action);
    return 0;
}

int32_t hxw_why(int32_t handle, int32_t seat, int32_t kind) {
    int bad = may_ask(handle, seat);
    if (!is_byte(kind) || !is_byte(seat)) bad = HXW_ERR_ARGUMENT;
    return bad ? fail(bad) : refusal(hx_why(state_of(handle), seat, kind));
}

int32_t hxw_hash(int32_t handle) {
    const hx_state *s = state_of(handle);
    if (!s) return fail(HXW_ERR_HANDLE);
    uint64_t hash = hx_hash(s);
    for (int i = 0; i < 16; i++) text[i] = "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
    return 16;
}

static int32_t save_seen(const hx_state *s, int32_t viewer) {
    static hx_view v;
    int who = viewer_of(s, viewer);
    if (who < 0) return fail(HXW_ERR_ARGUMENT);
    hx_observe(s, who, &v);
    return saved(hx_view_save(&v, text, sizeof text));
}

int32_t hxw_save(int32_t handle, int32_t kind, int32_t viewer) {
    const hx_game *g = game_of(handle);
    const hx_view *v = view_of(handle);
    if (!g && !v) return fail(HXW_ERR_HANDLE);
    if (v) return kind == HX_LINK_VIEW ? saved(hx_view_save(v, text, sizeof text)) : fail(HXW_ERR_ARGUMENT);
    switch (kind) {
    case HX_LINK_POSITION: return saved(hx_state_save(hx_game_state(g), text, sizeof text));
    case HX_LINK_REPLAY: return saved(hx_game_save(g, text, sizeof text));
    case HX_LINK_VIEW: return save_seen(hx_game_state(g), viewer);
    default: return fail(HXW_ERR_ARGUMENT);
    }
}

/* ---- a game */
int32_t hxw_act(int32_t handle, int32_t kind, int32_t seat, int32_t a, int32_t b, int32_t give, int32_t get) {
    hx_action action;
    hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    if (!read_action(&action, kind, seat, a, b, give, get)) return fail(HXW_ERR_ARGUMENT);
    return refusal(hx_game_act(g, action));
}

static int32_t one_action(hx_action action) {
    memcpy(text, &action, sizeof action);
    return (int32_t)sizeof action;
}

int32_t hxw_chance(int32_t handle) {
    hx_action action;
    hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    if (hx_game_state(g)->now.actor != HX_CHANCE) return 0;
    return hx_game_chance(g, &action).reason ? fail(HX_ERR_MEMORY) : one_action(action);
}

int32_t hxw_chances(int32_t handle) {
    const hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    return hx_chances(hx_game_state(g), (hx_chance *)(void *)text) * (int32_t)sizeof(hx_chance);
}

int32_t hxw_goto(int32_t handle, int32_t length) {
    hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    hx_game_goto(g, length);
    return hx_game_length(g);
}

int32_t hxw_actions(int32_t handle, int32_t from) {
    const hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    if (from < 0 || from > hx_game_length(g)) return fail(HXW_ERR_ARGUMENT);
    int32_t n = 0;
    for (int i = from; i < hx_game_length(g) && n < TEXT - (int32_t)sizeof(hx_action); i++) {
        hx_action action = hx_game_action(g, i);
        memcpy(text + n, &action, sizeof action);
        n += (int32_t)sizeof action;
    }
    return n;
}

int32_t hxw_log(int32_t handle, int32_t viewer, int32_t from) {
    const hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    int who = viewer_of(hx_game_state(g), viewer);
    if (who == -2 || from < 0 || from > hx_game_length(g)) return fail(HXW_ERR_ARGUMENT);
    hx_json *j = answer();
    hxw_put_log(j, g, who, from);
    return done(j);
}

int32_t hxw_layout(int32_t handle) {
    int length = 0;
    const hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    const uint8_t *deal = hx_game_deal(g, &length);
    if (deal) memcpy(text, deal, (size_t)length);
    return deal ? length : 0;
}

int32_t hxw_seed(int32_t handle) {
    char digits[20];
    int32_t n = 0, length = 0;
    const hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    for (uint64_t seed = hx_game_seed(g); seed || !n; seed /= 10) digits[n++] = (char)('0' + seed % 10);
    while (n) text[length++] = digits[--n];
    return length;
}

int32_t hxw_reseed(int32_t handle, int32_t seed_length) {
    hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    if (!seed_fits(0, seed_length)) return fail(HXW_ERR_ARGUMENT);
    hx_game_reseed(g, hx_seed(room, (size_t)seed_length));
    return 0;
}

/* ---- positions made by hand */
int32_t hxw_draft(int32_t handle) {
    const hx_game *g = game_of(handle);
    return g ? hx_draft(hx_game_state(g), (uint8_t *)text) : fail(HXW_ERR_HANDLE);
}

int32_t hxw_edit(int32_t handle, int32_t length) {
    const hx_game *g = game_of(handle);
    if (!g) return fail(HXW_ERR_HANDLE);
    hx_state s = *hx_game_state(g);
    int n = in_room(0, length) ? hx_edit(&s, (const uint8_t *)room, length, (hx_flaw *)(void *)text) : -1;
    if (n < 0) return fail(HXW_ERR_ARGUMENT);
    return n ? n * (int32_t)sizeof(hx_flaw) : saved(hx_state_save(&s, text, sizeof text));
}

/* ---- bots. The view lives beside the bot, so that the bot may keep a pointer to it. */
typedef struct thinker {
    hx_bot *bot;
    hx_view view;
    uint64_t memory[];
} thinker;

static hx_bot *bot_of(int32_t handle) {
    place *p = find(handle, BOT);
    if (p) hxw_speak(((thinker *)p->what)->view.seen.ruleset);
    return p ? ((thinker *)p->what)->bot : NULL;
}

int32_t hxw_bot_start(int32_t handle, int32_t seat, int32_t level, int32_t seed_length) {
    if (level < 0 || level >= hx_level_count() || !seed_fits(0, seed_length)) return fail(HXW_ERR_ARGUMENT);
    thinker *t = malloc(sizeof *t + hx_bot_size());
    if (!t) return fail(HX_ERR_MEMORY);
    int bad = look(handle, seat, &t->view);
    if (!bad) t->bot = hx_bot_start(t->memory, &t->view, (int)level, hx_seed(room, (size_t)seed_length));
    if (bad || !t->bot) {
        free(t);
        return fail(bad ? bad : HXW_ERR_ARGUMENT);
    }
    return keep(BOT, t, HX_OK);
}

int32_t hxw_bot_think(int32_t handle, int32_t iterations) {
    hx_bot *bot = bot_of(handle);
    if (!bot) return fail(HXW_ERR_HANDLE);
    if (iterations < 0) return fail(HXW_ERR_ARGUMENT);
    return hx_bot_think(bot, iterations);
}

int32_t hxw_bot_choice(int32_t handle) {
    const hx_bot *bot = bot_of(handle);
    return bot ? one_action(hx_bot_choice(bot)) : fail(HXW_ERR_HANDLE);
}

int32_t hxw_bot_excuse(int32_t handle) {
    const hx_bot *bot = bot_of(handle);
    hx_excuse excuse;
    if (!bot) return fail(HXW_ERR_HANDLE);
    if (!hx_bot_excuse(bot, &excuse)) return 0;
    hx_json *j = answer();
    hxw_put_excuse(j, excuse);
    return done(j);
}

int32_t hxw_hints(int32_t handle, int32_t seat, int32_t seed_length) {
    static hx_view v;
    hx_hint hints[HX_HINTS];
    if (!seed_fits(0, seed_length)) return fail(HXW_ERR_ARGUMENT);
    int bad = look(handle, seat, &v);
    if (bad) return fail(bad);
    void *memory = malloc(hx_bot_size());
    if (!memory) return fail(HX_ERR_MEMORY);
    int n = hx_bot_rank(memory, &v, hx_seed(room, (size_t)seed_length), hints);
    free(memory);
    hx_json *j = answer();
    hxw_put_hints(j, hints, n);
    return done(j);
}

/* link.c - the three kinds of link. Everything is decoded, rebuilt and checked aside; only then it is handed out. */
#include "../rules/ruleset.h"
#include "coder.h"
#include "fields.h"
#include "replay.h"
#include "text.h"

#include <string.h>

enum { MOST_ACTIONS = 65534 };

static const char letters[] = {[HX_LINK_POSITION] = 'p', [HX_LINK_REPLAY] = 'r', [HX_LINK_VIEW] = 'v'};

static hx_options options_of(const hx_state *s) {
    hx_options o = {.ruleset = s->ruleset, .actors = s->actors, .goal = s->goal};
    memcpy(o.opt, s->opt, sizeof o.opt);
    return o;
}

/* ---- saving */
static size_t finish(hx_link kind, hx_coder *c, char *out, size_t room) {
    size_t n = hx_coder_end(c);
    if (!c->failed) return hx_text_write(letters[kind], c->bytes, n, out, room);
    if (room) out[0] = 0;
    return 0;
}

static size_t save_state(hx_link kind, const hx_state *s, char *out, size_t room) {
    uint8_t bytes[HX_TEXT_BYTES];
    hx_coder c;
    hx_state copy = *s;
    hx_options o = options_of(s);
    hx_coder_write(&c, HX_TEXT_VERSION, bytes, sizeof bytes);
    hx_code_options(&c, &o);
    hx_code_state(&c, &o, &copy);
    return finish(kind, &c, out, room);
}

size_t hx_state_save(const hx_state *s, char *out, size_t room) { return save_state(HX_LINK_POSITION, s, out, room); }

size_t hx_view_save(const hx_view *v, char *out, size_t room) { return save_state(HX_LINK_VIEW, &v->seen, out, room); }

/* How many actions follow: of a finished game all that it takes. */
static void code_length(hx_coder *c, bool *to_the_end, uint16_t *length) {
    *to_the_end = hx_code_flag(c, *to_the_end, 1, 1);
    if (!*to_the_end) hx_code_wide(c, length, MOST_ACTIONS);
}

static void write_actions(hx_coder *c, const hx_game *g) {
    int length = hx_game_length(g);
    uint16_t count = (uint16_t)length;
    bool over = hx_over(hx_game_state(g));
    hx_state s;
    hx_habits habits;
    if (length > MOST_ACTIONS || !hx_game_at(g, 0, &s)) hx_coder_fail(c);
    if (c->failed) return;
    code_length(c, &over, &count);
    hx_habits_start(&habits);
    for (int i = 0; i < length && !c->failed; i++) {
        hx_action a = hx_game_action(g, i), done = a;
        hx_code_action(c, &s, &a, &habits);
        hx_apply(&s, done);
    }
}

size_t hx_game_save(const hx_game *g, char *out, size_t room) {
    uint8_t bytes[HX_TEXT_BYTES], deal[HX_DEAL] = {0};
    int length;
    const uint8_t *dealt = hx_game_deal(g, &length);
    if (!dealt) return hx_state_save(hx_game_state(g), out, room);
    hx_options o = *hx_game_options(g);
    hx_options_complete(&o);
    memcpy(deal, dealt, (size_t)length);
    hx_coder c;
    hx_coder_write(&c, HX_TEXT_VERSION, bytes, sizeof bytes);
    hx_code_options(&c, &o);
    hx_code_deal(&c, &o, deal, &length);
    write_actions(&c, g);
    size_t needed = finish(HX_LINK_REPLAY, &c, out, room);
    return needed ? needed : hx_state_save(hx_game_state(g), out, room); /* too long for a link */
}

/* ---- loading */
static hx_err open_link(const char *text, size_t length, hx_link *kind, uint8_t bytes[HX_TEXT_ROOM], hx_coder *c) {
    int version;
    char letter;
    size_t n;
    hx_err err = hx_text_read(text, length, &version, &letter, bytes, &n);
    if (err) return err;
    const char *at = memchr(letters, letter, sizeof letters);
    if (!at) return HX_ERR_FORMAT;
    *kind = (hx_link)(at - letters);
    hx_coder_read(c, version, bytes, n);
    return HX_OK;
}

hx_err hx_link_kind(const char *text, size_t length, hx_link *kind) {
    uint8_t bytes[HX_TEXT_ROOM];
    hx_coder c;
    hx_link found;
    hx_err err = open_link(text, length, &found, bytes, &c);
    if (!err) *kind = found;
    return err;
}

/* A ruleset that this program does not know was made by a newer one. */
static hx_err read_options(hx_coder *c, hx_options *o) {
    *o = (hx_options){0};
    hx_code_options(c, o);
    if (o->ruleset == HX_NONE) return HX_ERR_VERSION;
    hx_options complete = *o;
    bool good = !c->failed && hx_options_complete(&complete) && !memcmp(&complete, o, sizeof complete);
    return good ? HX_OK : HX_ERR_DAMAGED;
}

static hx_err read_state(hx_coder *c, hx_state *s) {
    hx_options o;
    hx_err err = read_options(c, &o);
    if (err) return err;
    memset(s, 0, sizeof *s);
    hx_code_state(c, &o, s);
    hx_coder_end(c);
    if (c->failed) return HX_ERR_DAMAGED;
    hx_rules_of(s)->derive(s);
    return hx_broken(s) ? HX_ERR_DAMAGED : HX_OK;
}

static hx_err load_state(hx_link wanted, const char *text, size_t length, hx_state *s) {
    uint8_t bytes[HX_TEXT_ROOM];
    hx_coder c;
    hx_link kind;
    hx_err err = open_link(text, length, &kind, bytes, &c);
    if (!err && kind != wanted) err = HX_ERR_FORMAT;
    if (!err) err = read_state(&c, s);
    if (!err && (s->viewer != 0) != (wanted == HX_LINK_VIEW)) err = HX_ERR_DAMAGED;
    return err;
}

hx_err hx_state_load(const char *text, size_t length, hx_state *out) {
    hx_state s;
    hx_err err = load_state(HX_LINK_POSITION, text, length, &s);
    if (!err) *out = s;
    return err;
}

hx_err hx_view_load(const char *text, size_t length, hx_view *out) {
    hx_state s;
    hx_err err = load_state(HX_LINK_VIEW, text, length, &s);
    if (err) return err;
    memset(out, 0, sizeof *out);
    out->seen = s;
    out->seat = (uint8_t)(s.viewer - 1);
    return HX_OK;
}

static bool read_actions(hx_coder *c, hx_game *g) {
    bool to_the_end = false;
    uint16_t count = MOST_ACTIONS;
    hx_habits habits;
    code_length(c, &to_the_end, &count);
    hx_habits_start(&habits);
    for (int i = 0; i < count && !c->failed; i++) {
        if (hx_over(hx_game_state(g))) return to_the_end;
        hx_action a = {0};
        hx_code_action(c, hx_game_state(g), &a, &habits);
        if (c->failed || hx_game_act(g, a).reason) return false;
    }
    return hx_over(hx_game_state(g)) == to_the_end;
}

static hx_game *read_game(hx_coder *c, hx_err *err) {
    hx_options o;
    uint8_t deal[HX_DEAL] = {0};
    int length = 0;
    *err = read_options(c, &o);
    if (*err) return NULL;
    hx_code_deal(c, &o, deal, &length);
    hx_game *g = c->failed ? NULL : hx_game_new(&o, deal, length, err);
    if (!g) {
        if (*err != HX_ERR_MEMORY) *err = HX_ERR_DAMAGED;
        return NULL;
    }
    bool good = read_actions(c, g);
    hx_coder_end(c);
    if (good && !c->failed) return g;
    *err = HX_ERR_DAMAGED;
    hx_game_free(g);
    return NULL;
}

hx_game *hx_game_load(const char *text, size_t length, uint64_t seed, hx_err *err) {
    uint8_t bytes[HX_TEXT_ROOM];
    hx_coder c;
    hx_link kind;
    hx_state s;
    hx_game *g = NULL;
    hx_err found = open_link(text, length, &kind, bytes, &c);
    if (!found && kind == HX_LINK_VIEW) found = HX_ERR_FORMAT;
    if (!found && kind == HX_LINK_REPLAY)
        g = read_game(&c, &found);
    else if (!found) {
        found = read_state(&c, &s);
        if (!found && s.viewer) found = HX_ERR_DAMAGED;
        if (!found) g = hx_game_from(&s, seed, &found);
    }
    if (g) hx_game_reseed(g, seed);
    if (err) *err = found;
    return g;
}

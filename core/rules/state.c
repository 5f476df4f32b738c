/* state.c - the public functions on states: what is common to all rulesets, then the ruleset's own. */
#include "../base/assert.h"
#include "../base/cards.h"
#include "../base/rng.h"
#include "ruleset.h"

#include <string.h>

const hx_ruleset *hx_rules_of(const hx_state *s) { return hx_rulesets[s->ruleset]; }

int hx_kinds(const hx_state *s) { return hx_rules_of(s)->kinds ? hx_rules_of(s)->kinds : HX_RES; }

/* ---- the manifest of actions: which fields a kind uses */
enum { CHANCE = 1, ACTOR = 2 };
enum { NONE, DIE, RES, HEX, VERTEX, EDGE, SEAT, SEATS, YES, CARD, TRACK, HUNTER, FACE, MAYBE };
enum { GET = 1, BOTH = 2, WAY = 3 };
typedef struct form {
    uint8_t who, a, b, cards;
} form;

static const form forms[256] = {
#define HX_KIND(code, name, who, a, b, cards) [code] = {who, a, b, cards},
#include "actions.inc"
#undef HX_KIND
};

static bool field_fits(const hx_state *s, int type, int x) {
    switch (type) {
    case NONE: return x == 0;
    case DIE: return x >= 1 && x <= 6;
    case RES: return x < hx_kinds(s);
    case YES: return x <= 1;
    case CARD: return x < HX_CARD_KINDS;
    case SEAT: return x < s->seats || x == HX_NONE;
    case SEATS: return x < 1 << HX_SEATS;
    case TRACK: return x < HX_TRACKS;
    case HUNTER: return x <= HX_PREDATOR;
    case FACE: return x < HX_FACES;
    default: return true; /* places: the ruleset has a better reason */
    }
}

/* Boxes without a gap, none twice. */
static bool well_formed_way(hx_action a) {
    unsigned seen = 0;
    for (int i = 0; i <= HX_WALK_BOXES + 1; i++) {
        unsigned box = (unsigned)hx_cards_n(a.give, i);
        if (!box) return !a.get && !(a.give >> (HX_CARD_BITS * i));
        if (i == HX_WALK_BOXES || box > HX_BOXES || (seen >> box & 1)) return false;
        seen |= 1u << box;
    }
    return false;
}

static bool well_formed(const hx_state *s, hx_action a) {
    form f = forms[a.kind];
    if (!f.who || (f.who == CHANCE) != (a.seat == HX_CHANCE)) return false;
    if (f.who == ACTOR && a.seat >= s->actors) return false;
    if (!field_fits(s, f.a, a.a) || !field_fits(s, f.b, a.b)) return false;
    if ((a.give | a.get) >> 30) return false;
    if (f.cards == WAY) return well_formed_way(a);
    return f.cards == BOTH || (!a.give && (f.cards == GET || !a.get));
}

static hx_refusal check_chance(const hx_state *s, hx_action a) {
    hx_chance can[HX_CHANCES];
    for (int i = hx_chances(s, can) - 1; i >= 0; i--)
        if (!memcmp(&can[i].outcome, &a, sizeof a)) return hx_fine();
    return hx_refuse(HX_NO_NOT_POSSIBLE, 0, 0);
}

static hx_refusal over(const hx_state *s) {
    hx_refusal no = hx_refuse(HX_NO_GAME_OVER, 'B', 99);
    if (hx_rules_of(s)->over) no.rule = hx_rules_of(s)->over;
    return no;
}

hx_refusal hx_check(const hx_state *s, hx_action a) {
    if (hx_over(s)) return over(s);
    if (!well_formed(s, a)) return hx_refuse(HX_NO_NO_SUCH_ACTION, 0, 0);
    return a.seat == HX_CHANCE ? check_chance(s, a) : hx_rules_of(s)->check(s, a);
}

hx_refusal hx_why(const hx_state *s, int seat, int kind) {
    if (hx_over(s)) return over(s);
    if (kind < 0 || kind > 255 || seat < 0 || seat >= s->actors || forms[kind].who != ACTOR)
        return hx_refuse(HX_NO_NO_SUCH_ACTION, 0, 0);
    return hx_rules_of(s)->why(s, seat, kind);
}

int hx_legal(const hx_state *s, int seat, hx_action out[HX_LEGAL]) {
    if (hx_over(s) || seat < 0 || seat >= s->actors) return 0;
    return hx_rules_of(s)->legal(s, seat, out);
}

int hx_chances(const hx_state *s, hx_chance out[HX_CHANCES]) {
    return s->now.actor == HX_CHANCE ? hx_rules_of(s)->chances(s, out) : 0;
}

hx_action hx_draw(const hx_state *s, hx_rng *rng) {
    hx_chance can[HX_CHANCES];
    int n = hx_chances(s, can);
    HX_ASSERT(n > 0);
    return can[hx_rng_weighted(rng, can, n)].outcome;
}

void hx_apply(hx_state *s, hx_action a) {
    HX_VALID(!hx_check(s, a).reason);
    hx_rules_of(s)->apply(s, a);
    HX_VALID(!hx_broken(s));
}

int hx_points(const hx_state *s, int seat) { return hx_rules_of(s)->points(s, seat, false); }

int hx_shown_points(const hx_state *s, int seat) { return hx_rules_of(s)->points(s, seat, true); }

/* ---- laying a table */
static uint64_t deal_stream(uint64_t seed) { return hx_mix(seed ^ 0x6465616Cu); }

int hx_deal(const hx_options *o, uint8_t out[HX_DEAL]) {
    hx_options full = *o;
    if (!hx_options_complete(&full)) return 0;
    hx_rng rng = {deal_stream(o->seed), 0};
    return hx_rulesets[full.ruleset]->deal(&full, &rng, out);
}

hx_err hx_lay(hx_state *s, const hx_options *o, const uint8_t *deal, int length) {
    hx_options full = *o;
    if (!hx_options_complete(&full)) return HX_ERR_OPTIONS;
    memset(s, 0, sizeof *s);
    s->ruleset = full.ruleset;
    s->actors = full.actors;
    s->seats = (uint8_t)(full.actors + hx_rulesets[full.ruleset]->neutrals);
    s->goal = full.goal;
    memcpy(s->opt, full.opt, sizeof s->opt);
    s->robber[0] = s->robber[1] = s->victim = s->offer.by = HX_NONE;
    for (int k = 0; k < hx_kinds(s); k++) s->bank[k] = full.opt[HX_OPT_BANK];
    hx_err err = hx_rulesets[full.ruleset]->lay(s, &full, deal, length);
    if (!err) hx_rulesets[full.ruleset]->derive(s);
    return err;
}

int hx_fault(const hx_options *o, const uint8_t *deal, int length) {
    hx_options full = *o;
    if (!hx_options_complete(&full)) return HX_FAULT_LENGTH;
    const hx_ruleset *rules = hx_rulesets[full.ruleset];
    if (rules->fault) return rules->fault(&full, deal, length);
    hx_state s;
    return hx_lay(&s, o, deal, length) ? HX_FAULT_ISLAND : HX_SOUND;
}

/* ---- what belongs to an action */
hx_cards hx_price(const hx_state *s, hx_action a) {
    const hx_ruleset *rules = hx_rules_of(s);
    return rules->price ? rules->price(s, a) : rules->cost(a.kind);
}

int hx_route(const hx_state *s, hx_action a, uint8_t out[HX_ROUTE]) {
    return hx_rules_of(s)->route ? hx_rules_of(s)->route(s, a, out) : 0;
}

hx_refusal hx_check_route(const hx_state *s, int seat, const uint8_t *route, int n, hx_action *out) {
    if (hx_over(s)) return over(s);
    if (!hx_rules_of(s)->check_route || seat < 0 || seat >= s->actors) return hx_refuse(HX_NO_NO_SUCH_ACTION, 0, 0);
    return hx_rules_of(s)->check_route(s, seat, route, n, out);
}

/* ---- views */
void hx_observe(const hx_state *s, int seat, hx_view *out) {
    memset(out, 0, sizeof *out);
    out->seen = *s;
    out->seat = (uint8_t)seat;
    out->seen.viewer = (uint8_t)(seat + 1);
    hx_veil_hands(&out->seen, seat);
    hx_rules_of(s)->veil(&out->seen, seat);
}

void hx_imagine(const hx_view *v, hx_rng *rng, hx_state *out) {
    *out = v->seen;
    out->viewer = 0;
    hx_imagine_hands(out, v->seat, rng);
    hx_rules_of(out)->imagine(out, v->seat, rng);
}

void hx_show(const hx_view *v, const hx_sink *to) { hx_rules_of(&v->seen)->show(v, to); }

/* ---- whole states */
static uint64_t mix_bytes(uint64_t h, const void *bytes, size_t n) {
    const uint8_t *at = bytes;
    for (; n >= 8; n -= 8, at += 8) {
        uint64_t word;
        memcpy(&word, at, 8);
        h = hx_mix(h ^ word) + 0x9E3779B97F4A7C15u;
    }
    uint64_t rest = n;
    for (size_t i = 0; i < n; i++) rest = rest << 8 | at[i];
    return hx_mix(h ^ rest);
}

uint64_t hx_hash(const hx_state *s) {
    uint64_t h = mix_bytes(1, s, offsetof(hx_state, u));
    return mix_bytes(h, &s->u, hx_rules_of(s)->stored);
}

static bool good_actor(const hx_state *s, hx_await w) {
    return w.phase < HX_PHASES && (w.actor < s->actors || w.actor == HX_CHANCE);
}

static const char *broken_frame(const hx_state *s) {
    const hx_ruleset *rules = hx_rules_of(s);
    if (s->actors < rules->min_actors || s->actors > rules->max_actors || s->seats < s->actors || s->seats > HX_SEATS)
        return "number of seats";
    if (s->goal < rules->least_goal || s->goal > rules->most_goal) return "target";
    if (s->turn >= s->actors || s->first >= s->actors) return "whose turn it is";
    if (s->depth > HX_DEPTH || s->turn_no > HX_LAST_TURN || s->viewer > HX_STRANGER + 1) return "frame";
    if (s->winners >> s->actors) return "winners";
    if (hx_over(s)) return s->now.actor == HX_NONE && !s->depth ? NULL : "an end that goes on";
    if (!good_actor(s, s->now)) return "who is to act";
    for (int i = 0; i < s->depth; i++)
        if (!good_actor(s, s->then[i]) || s->then[i].phase == HX_PHASE_OVER) return "what waits";
    return NULL;
}

/* Whoever is asked has an answer, be it one of the cards that a view does not know. */
static bool is_stuck(const hx_state *s) {
    hx_chance can[HX_CHANCES];
    hx_action list[HX_LEGAL];
    switch (s->now.phase) {
    /* Who can roll or end the turn is not stuck: no need to make a long list. */
    case HX_PHASE_OVER:
    case HX_PHASE_BEFORE_ROLL:
    case HX_PHASE_MAIN: return false;
    case HX_PHASE_DISCARD:
    case HX_PHASE_GIVE_BACK:
        if (s->veiled[s->now.actor]) return false;
    }
    return s->now.actor == HX_CHANCE ? !hx_chances(s, can) : !hx_legal(s, s->now.actor, list);
}

const char *hx_broken(const hx_state *s) {
    if (s->ruleset >= hx_ruleset_count()) return "no such ruleset";
    const char *why = broken_frame(s);
    if (!why) why = hx_broken_hands(s);
    if (!why) why = hx_rules_of(s)->broken(s);
    return !why && is_stuck(s) ? "nobody can do anything" : why;
}

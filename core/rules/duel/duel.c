/* duel.c - the island game wrapped: its own turn of two rolls, then tokens and neutral pieces around what classic does. */
#include "duel.h"

#include "../../board/maps.h"
#include "../../codec/coder.h"

#include <string.h>

/* C.9: where the neutral colours start; two readings of the same picture. */
static const char *const neutral_starts[2][2] = {{"1,-2,S", "-1,2,N"}, {"0,0,N", "0,0,S"}};

static const hx_range ranges[] = {
    {HX_OPT_NEUTRAL_START, 0, 1, 0},
    {HX_OPT_NEUTRAL_CHOICE, 0, 1, 0},
    {HX_OPT_LAST_ROUND, 0, 0, 0},
    {HX_OPT_AGREED_END, 0, 0, 0},
    {0, 1, 0, 0},
};

/* ---- deal and lay: an island, and a vertex for each neutral colour */
static int deal(const hx_options *o, hx_rng *rng, uint8_t out[HX_DEAL]) {
    const hx_board *b = hx_rulesets[o->ruleset]->board();
    int n = classic_deal(o, rng, out);
    for (int i = 0; i < 2; i++) {
        const char *name = neutral_starts[o->opt[HX_OPT_NEUTRAL_START]][i];
        out[n++] = (uint8_t)hx_place_find(b, HX_VERTEX, name, strlen(name));
    }
    return n;
}

static bool free_ground(const hx_state *s, const hx_board *b, int vertex) {
    if (vertex >= b->n_vertices || s->u.classic.vertex[vertex]) return false;
    for (int i = 0; i < 3; i++)
        if (b->vertex_vertex[vertex][i] != HX_NONE && s->u.classic.vertex[b->vertex_vertex[vertex][i]]) return false;
    return true;
}

static hx_err lay(hx_state *s, const hx_options *o, const uint8_t *layout, int length) {
    hx_options plain = *o;
    plain.opt[HX_OPT_ISLAND] = 0; /* the beginners' island, but not its first pieces */
    hx_err err = length < 2 ? HX_ERR_LAYOUT : classic_lay(s, &plain, layout, length - 2);
    for (int i = 0; i < 2 && !err; i++) {
        int vertex = layout[length - 2 + i];
        if (!free_ground(s, hx_rules_of(s)->board(), vertex)) return HX_ERR_LAYOUT;
        classic_place_settlement(s, DUEL_PLAYERS + i, vertex);
        s->u.classic.tokens[i] = DUEL_START_TOKENS;
    }
    return err;
}

/* ---- check, why, legal */
/* D-09: between the rolls it is the second one that is missing. */
static hx_refusal as_roll(const hx_state *s, int seat, hx_refusal no) {
    bool between = s->now.phase == HX_PHASE_DICE && seat == s->turn && s->u.classic.rolls_left == 1;
    return between && no.reason == HX_NO_CHANCE_DECIDES ? hx_refuse(HX_NO_ROLL_FIRST, 'D', 9) : no;
}

static hx_refusal own_gate(const hx_state *s, int seat, int kind, int phase) {
    bool due = s->now.phase == phase;
    if (due && seat == s->now.actor) return hx_fine();
    if (seat != s->turn) return hx_refuse(HX_NO_NOT_YOUR_TURN, 'B', 11);
    return kind == HX_GIVE_BACK ? hx_refuse(HX_NO_NOT_POSSIBLE, 'D', 18) : hx_refuse(HX_NO_NOT_POSSIBLE, 'D', 13);
}

static hx_refusal check(const hx_state *s, hx_action a) {
    hx_refusal no;
    switch (a.kind) {
    case HX_NEUTRAL_ROAD:
    case HX_NEUTRAL_SETTLEMENT:
        no = own_gate(s, a.seat, a.kind, HX_PHASE_NEUTRAL);
        return no.reason ? no : duel_check_neutral(s, a);
    case HX_GIVE_BACK:
        no = own_gate(s, a.seat, a.kind, HX_PHASE_GIVE_BACK);
        return no.reason ? no : duel_check_give_back(s, a);
    case HX_FORCED_TRADE:
    case HX_ROBBER_HOME:
    case HX_KNIGHT_FOR_TOKENS: return duel_check_tokens(s, a.seat, a.kind);
    default: break;
    }
    return as_roll(s, a.seat, classic_check(s, a));
}

static hx_refusal why(const hx_state *s, int seat, int kind) {
    hx_refusal no;
    switch (kind) {
    case HX_NEUTRAL_ROAD:
    case HX_NEUTRAL_SETTLEMENT:
        no = own_gate(s, seat, kind, HX_PHASE_NEUTRAL);
        return no.reason ? no : duel_why_neutral(s, kind);
    case HX_GIVE_BACK: return own_gate(s, seat, kind, HX_PHASE_GIVE_BACK);
    case HX_FORCED_TRADE:
    case HX_ROBBER_HOME:
    case HX_KNIGHT_FOR_TOKENS: return duel_check_tokens(s, seat, kind);
    default: return as_roll(s, seat, classic_why(s, seat, kind));
    }
}

static int legal(const hx_state *s, int seat, hx_action out[HX_LEGAL]) {
    int n = classic_legal(s, seat, out);
    if (seat != s->now.actor) return n;
    switch (s->now.phase) {
    case HX_PHASE_NEUTRAL: return n + duel_legal_neutral(s, seat, out + n);
    case HX_PHASE_GIVE_BACK: return n + duel_legal_give_back(s, seat, out + n);
    case HX_PHASE_BEFORE_ROLL:
    case HX_PHASE_MAIN: return n + duel_legal_tokens(s, seat, out + n);
    default: return n;
    }
}

/* ---- apply */
static void roll(hx_state *s) {
    hx_ask(s, HX_PHASE_MAIN, s->turn);
    hx_first(s, HX_PHASE_DICE, HX_CHANCE);
    hx_first(s, HX_PHASE_DICE, HX_CHANCE);
    s->u.classic.rolls_left = 2;
}

/* D-10: a second roll of the same total is made again; the log has it, the position doesn't. */
static void rolled(hx_state *s, hx_action a) {
    hx_classic *c = &s->u.classic;
    if (c->rolls_left == 1 && a.a + a.b == c->first_roll[0] + c->first_roll[1]) return;
    c->rolls_left--;
    if (c->rolls_left) {
        c->first_roll[0] = a.a;
        c->first_roll[1] = a.b;
    }
    classic_apply(s, a);
}

static void clear_turn(hx_classic *c) { c->token_used = c->knight_used = c->first_roll[0] = c->first_roll[1] = 0; }

/* An own road or settlement, founding ones too: tokens for the place, and outside founding a piece for a neutral colour. */
static void build(hx_state *s, hx_action a) {
    bool founding = classic_founding(s);
    classic_apply(s, a);
    if (a.kind == HX_BUILD_SETTLEMENT) duel_earn(s, a.seat, a.a);
    if (!founding && !hx_over(s)) duel_ask_neutral(s, a.kind == HX_BUILD_ROAD ? HX_ROAD : HX_SETTLEMENT);
}

static void apply(hx_state *s, hx_action a) {
    switch (a.kind) {
    case HX_ROLL: roll(s); return;
    case HX_ROLLED: rolled(s, a); return;
    case HX_BUILD_ROAD:
    case HX_BUILD_SETTLEMENT: build(s, a); return;
    case HX_NEUTRAL_ROAD:
    case HX_NEUTRAL_SETTLEMENT: duel_place_neutral(s, a); return;
    case HX_FORCED_TRADE:
    case HX_ROBBER_HOME:
    case HX_KNIGHT_FOR_TOKENS: duel_token_action(s, a); return;
    case HX_GIVE_BACK: duel_give_back(s, a); return;
    default: break;
    }
    if (a.kind == HX_END_TURN) clear_turn(&s->u.classic);
    classic_apply(s, a);
    if (a.kind == HX_STOLE) duel_stole(s);
}

/* ---- show, code, broken: besides what classic shows, of each player "tokens" and the "price" of a token action now; of the table
 * "supply", "firstRoll.low" and "firstRoll.high" (0: not rolled), "rollsLeft", "neutralDue" (1 a road, 2 a settlement, 3 either),
 * "giveBack": cards to go, "tokenUsed", "knightUsed", "knightsGone" */
static void show(const hx_view *v, const hx_sink *to) {
    const hx_state *s = &v->seen;
    const hx_classic *c = &s->u.classic;
    classic_show(v, to);
    for (int seat = 0; seat < DUEL_PLAYERS; seat++) {
        to->count(to->ctx, "tokens", seat, c->tokens[seat]);
        to->count(to->ctx, "price", seat, duel_price(s, seat));
    }
    to->count(to->ctx, "supply", HX_NONE, duel_supply(s));
    to->count(to->ctx, "firstRoll.low", HX_NONE, c->first_roll[0]);
    to->count(to->ctx, "firstRoll.high", HX_NONE, c->first_roll[1]);
    to->count(to->ctx, "rollsLeft", HX_NONE, c->rolls_left);
    to->count(to->ctx, "neutralDue", HX_NONE, c->neutral_due);
    to->count(to->ctx, "giveBack", HX_NONE, c->give_back);
    to->count(to->ctx, "tokenUsed", HX_NONE, c->token_used);
    to->count(to->ctx, "knightUsed", HX_NONE, c->knight_used);
    to->count(to->ctx, "knightsGone", HX_NONE, c->knights_gone);
}

static void code(hx_state *s, hx_coder *c) {
    hx_classic *f = &s->u.classic;
    hx_code(c, &f->knights_gone, 14); /* before the cards, which are counted against it */
    classic_code(s, c);
    hx_code(c, &f->token_used, 1);
    hx_code(c, &f->knight_used, 1);
    hx_code(c, &f->first_roll[0], 6);
    hx_code(c, &f->first_roll[1], 6);
    hx_code(c, &f->neutral_due, 3);
    hx_code(c, &f->give_back, 2);
    hx_code(c, &f->draws, 2);
}

static const char *broken_tokens(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    if (duel_supply(s) < 0) return "more tokens than there are";
    if (s->ending) return "an agreed end";
    for (int seat = DUEL_PLAYERS; seat < HX_SEATS; seat++)
        if (c->tokens[seat] || c->knights[seat]) return "a neutral colour with tokens or knights";
    if (c->rolls_left > 2 || c->token_used > 1 || c->knight_used > 1 || c->first_roll[0] > 6 || c->first_roll[1] > 6)
        return "rolls or actions of the turn";
    return NULL;
}

static int count_phase(const hx_state *s, int phase) {
    int n = s->now.phase == phase;
    for (int i = 0; i < s->depth; i++) n += s->then[i].phase == phase;
    return n;
}

/* Behind which step may that wait? Of a turn's bottom it is asked elsewhere. */
static bool waits_for(int waiting, int phase) {
    switch (waiting) {
    case HX_PHASE_DICE:
        return phase == HX_PHASE_DICE || phase == HX_PHASE_MOVE_ROBBER || phase == HX_PHASE_ROB ||
               phase == HX_PHASE_THEFT;
    case HX_PHASE_MOVE_ROBBER: return phase == HX_PHASE_DISCARD;
    case HX_PHASE_FREE_ROAD: return phase == HX_PHASE_NEUTRAL;
    case HX_PHASE_GIVE_BACK: return phase == HX_PHASE_THEFT;
    default: return false;
    }
}

static bool is_step(const hx_state *s, int phase) {
    switch (phase) {
    case HX_PHASE_DICE:
    case HX_PHASE_DISCARD: return s->then[0].phase == HX_PHASE_MAIN;
    case HX_PHASE_ANSWER:
    case HX_PHASE_DRAW: return s->depth == 1 && s->then[0].phase == HX_PHASE_MAIN;
    case HX_PHASE_MOVE_ROBBER:
    case HX_PHASE_ROB:
    case HX_PHASE_THEFT:
    case HX_PHASE_FREE_ROAD:
    case HX_PHASE_NEUTRAL:
    case HX_PHASE_GIVE_BACK: return s->then[0].phase == HX_PHASE_MAIN || s->then[0].phase == HX_PHASE_BEFORE_ROLL;
    default: return false;
    }
}

static const char *broken_stack(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    const char *wrong = classic_broken_base(s, s->depth ? s->then[0] : s->now);
    if (wrong) return wrong;
    for (int i = 1; i <= s->depth; i++) {
        hx_await above = i < s->depth ? s->then[i] : s->now;
        if (!is_step(s, above.phase) || (i > 1 && !waits_for(s->then[i - 1].phase, above.phase))) return "what waits";
        if (i < s->depth && above.actor != (above.phase == HX_PHASE_DICE ? HX_CHANCE : s->turn)) return "who waits";
    }
    if (count_phase(s, HX_PHASE_DICE) != c->rolls_left) return "rolls that are due";
    if (count_phase(s, HX_PHASE_GIVE_BACK) != (c->give_back > 0)) return "cards to give back";
    if ((s->now.phase == HX_PHASE_NEUTRAL) != (c->neutral_due > 0)) return "a neutral piece";
    return c->draws && (s->now.phase != HX_PHASE_THEFT || !c->give_back) ? "draws" : NULL;
}

static const char *broken_steps(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    bool own = s->now.phase == HX_PHASE_NEUTRAL || s->now.phase == HX_PHASE_GIVE_BACK;
    if (own && s->now.actor != s->turn) return "who decides";
    int coming = s->now.phase == HX_PHASE_THEFT ? 1 + c->draws : 0;
    if (hx_hand_size(s, s->turn) + coming < c->give_back) return "too few cards to give back";
    if (c->draws && hx_hand_size(s, 1 - s->turn) <= c->draws) return "too few cards to draw";
    return NULL;
}

static const char *broken(const hx_state *s) {
    const char *wrong = classic_broken_table(s);
    if (!wrong) wrong = broken_tokens(s);
    if (wrong || hx_over(s)) return wrong;
    wrong = broken_stack(s);
    if (!wrong) wrong = classic_broken_asked(s);
    return wrong ? wrong : broken_steps(s);
}

const hx_ruleset hx_rules_duel = {
    .key = "duel",
    .wire_id = 3,
    .min_actors = DUEL_PLAYERS,
    .max_actors = DUEL_PLAYERS,
    .neutrals = DUEL_SEATS - DUEL_PLAYERS,
    .board = hx_island19,
    .params = &classic_3to4,
    .ranges = ranges,
    CLASSIC_FACTS,
    .stored = offsetof(hx_classic, reach),
    .options = classic_options,
    .deal = deal,
    .lay = lay,
    .check = check,
    .why = why,
    .cost = classic_cost,
    .harbours = classic_harbours,
    .legal = legal,
    .chances = classic_chances,
    .apply = apply,
    .points = classic_points,
    .veil = classic_veil,
    .imagine = classic_imagine,
    .show = show,
    .code_land = classic_code_land,
    .code = code,
    .likely = classic_likely,
    .derive = classic_derive,
    .broken = broken,
    .parts = classic_parts,
    .loosen = classic_loosen,
    .settle = classic_settle,
};

/* fields.c - the fields that all rulesets have in common: one list for both directions. */
#include "fields.h"

#include "../base/cards.h"
#include "coder.h"

#include <string.h>

enum { V1_OPTIONS = 19, V1_ALWAYS = 12, PHASES = 32, LIKELY = 63 }; /* of versions 0 and 1, which are one format */

/* A field that is nearly always `usual`. */
static void code_unusual(hx_coder *c, uint8_t *field, unsigned usual, unsigned most) {
    if (hx_code_flag(c, *field != usual, 1, LIKELY))
        hx_code(c, field, most);
    else
        *field = (uint8_t)usual;
}

/* A seat, or none (HX_NONE): one more than the seats. */
static void code_seat(hx_coder *c, uint8_t *field, unsigned seats) {
    uint8_t value = *field == HX_NONE ? (uint8_t)seats : *field;
    hx_code(c, &value, seats);
    *field = value == seats ? (uint8_t)HX_NONE : value;
}

/* ---- options */
static int ruleset_of_wire(unsigned wire_id) {
    for (int i = 0; hx_rulesets[i]; i++)
        if (hx_rulesets[i]->wire_id == wire_id) return i;
    return HX_NONE;
}

static void code_ruleset(hx_coder *c, uint8_t *ruleset) {
    uint8_t wire = c->reading ? 0 : hx_rulesets[*ruleset]->wire_id;
    hx_code(c, &wire, HX_WIRE_IDS - 1);
    if (c->reading) *ruleset = (uint8_t)ruleset_of_wire(wire);
    if (*ruleset == HX_NONE) hx_coder_fail(c);
}

static void code_choices(hx_coder *c, const hx_options *preset, hx_options *o) {
    bool all = !memcmp(o->opt, preset->opt, V1_OPTIONS);
    if (hx_code_flag(c, all, 7, 1)) {
        memcpy(o->opt, preset->opt, V1_OPTIONS);
        return;
    }
    for (int i = 0; i < V1_OPTIONS; i++) {
        uint8_t least, most, usual;
        bool has = hx_option_range(o->ruleset, i, &least, &most, &usual) || i < V1_ALWAYS;
        if (!has || hx_code_flag(c, o->opt[i] == preset->opt[i], 7, 1)) {
            o->opt[i] = preset->opt[i];
            continue;
        }
        uint8_t above = (uint8_t)(o->opt[i] - least);
        hx_code(c, &above, (unsigned)(most - least));
        o->opt[i] = (uint8_t)(above + least);
    }
}

void hx_code_options(hx_coder *c, hx_options *o) {
    code_ruleset(c, &o->ruleset);
    if (c->failed) return;
    const hx_ruleset *rules = hx_rulesets[o->ruleset];
    hx_options preset;
    hx_options_preset(&preset, o->ruleset);
    uint8_t more = (uint8_t)(o->actors - rules->min_actors);
    hx_code(c, &more, (unsigned)(rules->max_actors - rules->min_actors));
    o->actors = (uint8_t)(more + rules->min_actors);
    code_unusual(c, &o->goal, rules->goal, 255);
    code_choices(c, &preset, o);
}

/* ---- the land */
static void code_land(hx_coder *c, const hx_options *o, uint8_t *terrain, uint8_t *number) {
    const hx_ruleset *rules = hx_rulesets[o->ruleset];
    if (rules->code_land) {
        rules->code_land(o, terrain, number, c);
        return;
    }
    for (int hex = 0; hex < rules->board()->n_hexes; hex++) {
        hx_code(c, &terrain[hex], 7);
        hx_code(c, &number[hex], 12);
    }
}

/* The kinds that are left of the printed ones: each as likely as there are some. */
static void code_kinds(hx_coder *c, const uint8_t *printed, uint8_t *kind, int n) {
    uint16_t left[HX_ANY + 1] = {0};
    for (int i = 0; i < n; i++) left[printed[i]]++;
    for (int i = 0; i < n; i++) {
        kind[i] = (uint8_t)hx_code_pick(c, kind[i], left, HX_ANY + 1);
        if (left[kind[i]]) left[kind[i]]--;
    }
}

void hx_code_harbours(hx_coder *c, int ruleset, uint8_t *edge, uint8_t *kind, int n) {
    uint8_t usual_edge[HX_DOCKS], printed[HX_DOCKS];
    const hx_board *board = hx_rulesets[ruleset]->board();
    int places = hx_harbour_places(ruleset, usual_edge, printed);
    size_t bytes = (size_t)n;
    bool known = places == n;
    if (known && hx_code_flag(c, !memcmp(edge, usual_edge, bytes), LIKELY, 1))
        memcpy(edge, usual_edge, bytes);
    else
        for (int i = 0; i < n; i++) hx_code(c, &edge[i], board->n_edges - 1u);
    if (known && hx_code_flag(c, !memcmp(kind, printed, bytes), 7, 1))
        memcpy(kind, printed, bytes);
    else if (known)
        code_kinds(c, printed, kind, n);
    else
        for (int i = 0; i < n; i++) hx_code(c, &kind[i], HX_ANY);
}

/* Terrain, numbers, harbours, robber, who begins: as hx.h has it. */
static void code_usual_deal(hx_coder *c, const hx_options *o, uint8_t *deal, int *length) {
    int n = hx_rulesets[o->ruleset]->board()->n_hexes;
    uint8_t *harbours = deal + 2 * n, barren = 0;
    code_land(c, o, deal, deal + n);
    code_unusual(c, harbours, (unsigned)hx_harbour_places(o->ruleset, (uint8_t[HX_DOCKS]){0}, (uint8_t[HX_DOCKS]){0}),
                 HX_DOCKS);
    hx_code_harbours(c, o->ruleset, harbours + 1, harbours + 1 + *harbours, *harbours);
    uint8_t *robber = harbours + 1 + 2 * *harbours, *first = robber + 1;
    while (barren < n - 1 && hx_rulesets[o->ruleset]->gives[deal[barren] & 7] != HX_NONE) barren++;
    code_unusual(c, robber, barren, HX_NONE);
    hx_code(c, first, o->actors - 1u);
    uint8_t *start = first + 1; /* where neutral colours begin */
    for (int i = 0; i < hx_rulesets[o->ruleset]->neutrals; i++)
        hx_code(c, start++, hx_rulesets[o->ruleset]->board()->n_vertices - 1u);
    *length = (int)(start - deal);
}

static bool is_usual(const hx_options *o, const uint8_t *deal, int length) {
    int n = hx_rulesets[o->ruleset]->board()->n_hexes;
    int neutrals = hx_rulesets[o->ruleset]->neutrals;
    return length > 2 * n && deal[2 * n] <= HX_DOCKS && length == 2 * n + 2 * deal[2 * n] + 3 + neutrals;
}

void hx_code_deal(hx_coder *c, const hx_options *o, uint8_t deal[HX_DEAL], int *length) {
    if (hx_rulesets[o->ruleset]->code_deal) {
        hx_rulesets[o->ruleset]->code_deal(o, deal, length, c);
        return;
    }
    if (hx_code_flag(c, is_usual(o, deal, *length), LIKELY, 1)) {
        code_usual_deal(c, o, deal, length);
        return;
    }
    uint16_t size = (uint16_t)*length;
    hx_code_wide(c, &size, HX_DEAL);
    for (int i = 0; i < size; i++) hx_code(c, &deal[i], 255);
    *length = size;
}

/* ---- what is asked */
static void code_phase(hx_coder *c, uint8_t *phase) {
    if (hx_code_flag(c, *phase == HX_PHASE_MAIN, 1, 1))
        *phase = HX_PHASE_MAIN;
    else
        hx_code(c, phase, PHASES - 1);
}

static void code_actor(hx_coder *c, const hx_state *s, uint8_t *actor) {
    enum { CHANCE = HX_SEATS, NOBODY };
    if (hx_code_flag(c, *actor == s->turn, 7, 1)) {
        *actor = s->turn;
        return;
    }
    uint8_t value = *actor == HX_CHANCE ? CHANCE : *actor == HX_NONE ? NOBODY : *actor;
    hx_code(c, &value, NOBODY);
    *actor = value == CHANCE ? (uint8_t)HX_CHANCE : value == NOBODY ? (uint8_t)HX_NONE : value;
}

static void code_await(hx_coder *c, const hx_state *s, hx_await *w) {
    code_phase(c, &w->phase);
    code_actor(c, s, &w->actor);
}

static void code_turn(hx_coder *c, hx_state *s) {
    hx_code(c, &s->turn, s->actors - 1u);
    hx_code(c, &s->first, s->actors - 1u);
    hx_code_wide(c, &s->turn_no, HX_LAST_TURN);
    hx_code(c, &s->dice[0], 6);
    if (s->dice[0]) hx_code(c, &s->dice[1], 6);
    code_seat(c, &s->robber[0], hx_rules_of(s)->board()->n_hexes);
    code_unusual(c, &s->robber[1], HX_NONE, HX_NONE);
}

static void code_decisions(hx_coder *c, hx_state *s) {
    code_await(c, s, &s->now);
    hx_code_count(c, &s->depth, HX_DEPTH);
    for (int i = 0; i < s->depth; i++) code_await(c, s, &s->then[i]);
    code_unusual(c, &s->victim, HX_NONE, HX_NONE);
    code_unusual(c, &s->winners, hx_over(s) ? 1u << (s->turn & 7) : 0, (1 << HX_SEATS) - 1);
    code_unusual(c, &s->ending, 0, 255);
}

static void code_debts(hx_coder *c, hx_state *s) {
    bool any = false;
    for (int i = 0; i < s->seats; i++) any |= s->owes[i] != 0;
    if (!hx_code_flag(c, any, 1, 15)) return;
    for (int i = 0; i < s->seats; i++) hx_code_count(c, &s->owes[i], 127);
}

/* ---- cards */
static void code_cards(hx_coder *c, hx_cards *cards) {
    hx_cards all = 0;
    for (int kind = 0; kind < HX_RES; kind++) {
        uint8_t n = (uint8_t)hx_cards_n(*cards, kind);
        hx_code_count(c, &n, HX_CARD_MOST);
        all |= hx_card(kind, n);
    }
    *cards = all;
}

static void code_offers(hx_coder *c, hx_state *s) {
    unsigned sets = (1u << s->actors) - 1;
    bool any = s->offers != 0 || s->offer.by != HX_NONE;
    for (int i = 0; i < s->actors; i++) any |= s->counter[i].give != 0;
    if (!hx_code_flag(c, any, 1, 3)) return;
    hx_code_count(c, &s->offers, 255);
    code_seat(c, &s->offer.by, s->actors);
    if (s->offer.by != HX_NONE) {
        hx_code(c, &s->offer.asked, sets);
        hx_code(c, &s->offer.yes, sets);
        hx_code(c, &s->offer.no, sets);
        code_cards(c, &s->offer.give);
        code_cards(c, &s->offer.get);
    }
    for (int i = 0; i < s->actors; i++) {
        if (!hx_code_flag(c, s->counter[i].give != 0, 1, 7)) continue;
        code_cards(c, &s->counter[i].give);
        code_cards(c, &s->counter[i].get);
    }
}

/* All cards of a kind are in a hand or in the bank. */
static void code_hands(hx_coder *c, hx_state *s) {
    for (int kind = 0; kind < hx_kinds(s); kind++) {
        uint8_t left = s->opt[HX_OPT_BANK];
        for (int i = 0; i < s->seats; i++) {
            hx_code_count(c, &s->hand[i][kind], left);
            left = (uint8_t)(left - s->hand[i][kind]);
        }
        if (!c->reading && s->bank[kind] != left) hx_coder_fail(c);
        s->bank[kind] = left;
    }
}

enum { SHOWN = 2 }; /* what is seen of a bank count that is not shown */

/* What is seen of them: the own hand, how many the others hold, the bank as far as it shows. */
static void code_seen_hands(hx_coder *c, hx_state *s) {
    hx_code(c, &s->viewer, HX_STRANGER + 1);
    for (int kind = 0; kind < hx_kinds(s); kind++) {
        hx_code(c, &s->bank[kind], s->opt[HX_OPT_BANK_SHOWN] ? s->opt[HX_OPT_BANK] : SHOWN);
        if (s->viewer <= s->seats && s->viewer) hx_code_count(c, &s->hand[s->viewer - 1][kind], s->opt[HX_OPT_BANK]);
    }
    for (int i = 0; i < s->seats; i++)
        if (i != s->viewer - 1) hx_code_count(c, &s->veiled[i], 127);
}

void hx_code_state(hx_coder *c, const hx_options *o, hx_state *s) {
    if (c->reading) {
        s->ruleset = o->ruleset;
        s->actors = o->actors;
        s->seats = (uint8_t)(o->actors + hx_rulesets[o->ruleset]->neutrals);
        s->goal = o->goal;
        s->offer.by = HX_NONE;
        memcpy(s->opt, o->opt, sizeof s->opt);
    }
    code_unusual(c, &s->seats, s->actors, HX_SEATS);
    code_land(c, o, s->terrain, s->number);
    if (c->failed) return;
    code_turn(c, s);
    code_decisions(c, s);
    code_debts(c, s);
    code_offers(c, s);
    if (hx_code_flag(c, s->viewer != 0, 1, 1))
        code_seen_hands(c, s);
    else
        code_hands(c, s);
    if (!c->failed) hx_rules_of(s)->code(s, c);
}

/* replay.c - actions in and out. The rules say what is possible; the order in which that is asked is this file's own. */
#include "replay.h"

#include "../base/cards.h"
#include "../rules/ruleset.h"

#include <stdlib.h>
#include <string.h>

typedef struct choice { /* one action that is possible, and how plausible */
    hx_action a;
    int worth;
} choice;

void hx_habits_start(hx_habits *h, int ruleset) {
    (void)ruleset;
    memset(h, 0, sizeof *h);
    for (int i = 0; i < HX_HABIT_PHASES; i++) h->aside[i] = (hx_odds){500, 30, 250};
    for (int i = 0; i < 2 * HX_HABIT_KINDS; i++)
        for (int k = 0; k < HX_HABIT_KINDS; k++) h->kind[i][k] = (hx_odds){16000, 1, 60};
    for (int k = 0; k < HX_HABIT_KINDS; k++)
        for (int r = 0; r < HX_HABIT_RANKS; r++) h->rank[k][r] = (uint16_t)(24 + 240 / (r + 1));
    hx_odds even = {32768, 1, 60};
    h->everybody = even;
    for (int i = 0; i < 32; i++) (&h->cards[0][0][0][0])[i] = even;
}

/* ---- how plausible: more is asked first */
static int pips(const hx_state *s, int hex) {
    if (hex == HX_NONE || !s->number[hex] || hx_rules_of(s)->gives[s->terrain[hex]] == HX_NONE) return 0;
    int off = s->number[hex] - 7;
    return 6 - (off < 0 ? -off : off);
}

static int vertex_worth(const hx_state *s, int vertex) {
    int sum = 0;
    for (int i = 0; i < 3; i++) sum += pips(s, hx_rules_of(s)->board()->vertex_hex[vertex][i]);
    return sum;
}

static int edge_worth(const hx_state *s, int edge) {
    const uint8_t *ends = hx_rules_of(s)->board()->edge_vertex[edge];
    return vertex_worth(s, ends[0]) + vertex_worth(s, ends[1]);
}

enum { NONE, DIE, RES, HEX, VERTEX, EDGE, SEAT, SEATS, YES, CARD };

static const uint8_t type_of_a[256] = {
#define HX_KIND(code, name, who, a, b, cards) [code] = a,
#include "../rules/actions.inc"
#undef HX_KIND
};

static int cards_worth(const hx_state *s, hx_action a) {
    int sum = 0;
    for (int k = 0; k < HX_RES; k++)
        sum += s->hand[a.seat][k] * (4 * (hx_cards_n(a.give, k) > 0) - 3 * hx_cards_n(a.get, k));
    return sum;
}

static int worth(const hx_state *s, hx_action a) {
    switch (type_of_a[a.kind]) {
    case RES: return s->hand[a.seat][a.a];
    case HEX: return pips(s, a.a);
    case VERTEX: return vertex_worth(s, a.a);
    case EDGE: return edge_worth(s, a.a);
    case SEAT: return a.a < s->seats ? hx_hand_size(s, a.a) : 0;
    case YES: return a.a;
    default: return cards_worth(s, a);
    }
}

static int compare_fields(const hx_action *a, const hx_action *b) {
    if (a->kind != b->kind) return b->kind - a->kind;
    if (a->a != b->a) return a->a - b->a;
    if (a->b != b->b) return a->b - b->b;
    if (a->give != b->give) return a->give < b->give ? -1 : 1;
    return a->get < b->get ? -1 : a->get > b->get;
}

/* Kinds from the highest code down; of each the most plausible first, then by the fields. */
static int compare(const void *one, const void *other) {
    const choice *x = one, *y = other;
    if (x->a.kind == y->a.kind && x->worth != y->worth) return y->worth - x->worth;
    return compare_fields(&x->a, &y->a);
}

static int choices(const hx_state *s, int seat, choice *out) {
    hx_action list[HX_LEGAL];
    int n = hx_legal(s, seat, list);
    for (int i = 0; i < n; i++) out[i] = (choice){list[i], worth(s, list[i])};
    qsort(out, (size_t)n, sizeof *out, compare);
    return n;
}

/* ---- offers: what legal() lists as a form is filled in here */
static void code_side(hx_coder *c, const hx_state *s, const hx_action *a, hx_cards *cards, hx_cards other, bool give,
                      hx_habits *h) {
    hx_cards sum = 0;
    for (int k = 0; k < HX_RES; k++) {
        int have = s->hand[a->seat][k], most = give ? have : HX_CARD_MOST, n = 0, wanted = hx_cards_n(*cards, k);
        if (hx_cards_n(other, k)) most = 0;
        while (n < most && hx_code_bit(c, n < wanted, &h->cards[give][have < 3 ? have : 3][sum != 0][n > 0])) n++;
        sum |= hx_card(k, n);
    }
    *cards = sum;
}

static void code_offer(hx_coder *c, const hx_state *s, const hx_action *form, hx_action *a, hx_habits *h) {
    *a = (hx_action){.kind = a->kind, .seat = a->seat, .a = a->a, .give = a->give, .get = a->get};
    if (hx_code_bit(c, a->a == form->a, &h->everybody))
        a->a = form->a;
    else
        hx_code(c, &a->a, (1 << HX_SEATS) - 1);
    code_side(c, s, a, &a->give, 0, true, h);
    code_side(c, s, a, &a->get, a->give, false, h);
}

/* ---- what nobody expected: field by field */
static void code_plain(hx_coder *c, hx_action *a) {
    uint8_t *field = &a->kind;
    hx_code(c, field, 255);
    hx_code(c, &a->a, 255);
    hx_code(c, &a->b, 255);
    for (int side = 0; side < 2; side++) {
        hx_cards *cards = side ? &a->get : &a->give, sum = 0;
        for (int k = 0; k < HX_CARD_FIELDS; k++) {
            uint8_t n = (uint8_t)hx_cards_n(*cards, k);
            hx_code(c, &n, HX_CARD_MOST);
            sum |= hx_card(k, n);
        }
        *cards = sum;
    }
}

/* ---- who, which kind, which of them */
static int slot(int kind) { return (kind & 15) | (kind & 32) >> 1; }

static int before(const hx_state *s, const hx_habits *h) {
    return slot(h->last.kind) + (s->now.phase == HX_PHASE_MAIN ? HX_HABIT_KINDS : 0);
}

static int find(const choice *list, int n, const hx_action *a) {
    for (int i = 0; i < n; i++)
        if (!memcmp(&list[i].a, a, sizeof *a) || (a->kind == HX_OFFER && list[i].a.kind == HX_OFFER)) return i;
    return -1;
}

static int same_kind(const choice *list, int n, int from) {
    int to = from;
    while (to < n && list[to].a.kind == list[from].a.kind) to++;
    return to;
}

/* Where the kind begins in the list that the action is of. */
static int code_kind(hx_coder *c, const hx_state *s, const choice *list, int n, int kind, hx_habits *h) {
    hx_odds *odds = h->kind[before(s, h)];
    int from = 0;
    for (;;) {
        int to = same_kind(list, n, from), its = list[from].a.kind;
        if (to == n || hx_code_bit(c, its == kind, &odds[slot(its)])) return from;
        from = to;
    }
}

static int code_rank(hx_coder *c, const choice *list, int from, int to, int index, hx_habits *h) {
    uint16_t weight[HX_LEGAL], *counts = h->rank[slot(list[from].a.kind)];
    for (int i = from; i < to; i++) {
        int rank = i - from < HX_HABIT_RANKS ? i - from : HX_HABIT_RANKS - 1;
        weight[i - from] = counts[rank];
    }
    int rank = hx_code_pick(c, index - from, weight, to - from);
    int counted = rank < HX_HABIT_RANKS ? rank : HX_HABIT_RANKS - 1;
    if (to - from > 1) counts[counted] = (uint16_t)(counts[counted] + 40);
    return from + rank;
}

static void code_seat(hx_coder *c, const hx_state *s, hx_action *a, hx_habits *h) {
    if (!hx_code_bit(c, a->seat != s->now.actor, &h->aside[s->now.phase])) {
        a->seat = s->now.actor;
        return;
    }
    hx_code(c, &a->seat, s->actors - 1u);
}

static void code_choice(hx_coder *c, const hx_state *s, hx_action *a, hx_habits *h) {
    choice list[HX_LEGAL];
    code_seat(c, s, a, h);
    int n = choices(s, a->seat, list), index = c->reading ? 0 : find(list, n, a);
    if (!hx_code_flag(c, n > 0 && index >= 0, 4095, 1)) {
        code_plain(c, a);
        return;
    }
    if (n == 0) hx_coder_fail(c);
    if (c->failed) return;
    int from = code_kind(c, s, list, n, a->kind, h);
    a->kind = list[from].a.kind;
    if (a->kind == HX_OFFER) {
        code_offer(c, s, &list[from].a, a, h);
        return;
    }
    *a = list[code_rank(c, list, from, same_kind(list, n, from), index, h)].a;
}

static void code_chance(hx_coder *c, const hx_state *s, hx_action *a) {
    hx_chance can[HX_CHANCES];
    uint16_t weight[HX_CHANCES];
    int n = hx_chances(s, can), index = -1;
    for (int i = 0; i < n; i++) {
        weight[i] = (uint16_t)can[i].weight;
        if (!memcmp(&can[i].outcome, a, sizeof *a)) index = i;
    }
    index = hx_code_pick(c, index, weight, n);
    if (!c->failed) *a = can[index].outcome;
}

void hx_code_action(hx_coder *c, const hx_state *s, hx_action *a, hx_habits *h) {
    if (s->now.actor == HX_CHANCE)
        code_chance(c, s, a);
    else
        code_choice(c, s, a, h);
    h->last = *a;
}

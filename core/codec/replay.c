/* replay.c - actions in and out. What is possible now is a fact of the rules; the order in which it is asked is this file's
 * own and the ruleset's `likely`, never that of hx_legal. */
#include "replay.h"

#include "../base/assert.h"
#include "../base/cards.h"
#include "../rules/ruleset.h"

#include <string.h>

enum { FOLLOWS = 30 }; /* odds look back about that far */

static void start(hx_odds *odds, size_t bytes, int yes, int seen) {
    for (size_t i = 0; i < bytes / sizeof *odds; i++) odds[i] = (hx_odds){(uint16_t)yes, (uint8_t)seen, FOLLOWS};
}

#define START(field, yes, seen) start((hx_odds *)&(field), sizeof(field), yes, seen)

void hx_habits_start(hx_habits *h) {
    memset(h, 0, sizeof *h);
    START(h->aside, 500, 30);
    START(h->kind, 16000, 1);
    START(h->talked, 16000, 1);
    START(h->rank, 20000, 1);
    START(h->everybody, 60000, 2);
    START(h->plain, 60000, 4);
    START(h->want, 24000, 1);
    START(h->taste, 24000, 1);
    START(h->more, 16000, 1);
    START(h->mixed, 20000, 1);
    for (int kind = 0; kind < HX_HABIT_KINDS; kind++)
        for (int n = 0; n < HX_HABIT_LEFT; n++) START(h->left[kind][n], 65535 / (n + 2), 3);
    for (int seat = 0; seat < HX_SEATS; seat++) h->offered[seat] = HX_LAST_TURN + 1;
}

static int at_most(int x, int most) { return x < most ? x : most; }

/* ---- what is possible, the more plausible first */
typedef struct choice {
    hx_action a;
    int likely;
} choice;

static bool before(const choice *x, const choice *y) {
    if (x->likely != y->likely) return x->likely > y->likely;
    if (x->a.a != y->a.a) return x->a.a < y->a.a;
    if (x->a.b != y->a.b) return x->a.b < y->a.b;
    return x->a.give != y->a.give ? x->a.give < y->a.give : x->a.get < y->a.get;
}

static int of_kind(const hx_state *s, const hx_action *list, int n, int kind, choice *out) {
    const hx_ruleset *rules = hx_rules_of(s);
    int count = 0;
    for (int i = 0; i < n; i++) {
        if (list[i].kind != kind) continue;
        choice one = {list[i], rules->likely ? rules->likely(s, list[i]) : 0};
        int at = count++;
        for (; at > 0 && before(&one, &out[at - 1]); at--) out[at] = out[at - 1];
        out[at] = one;
    }
    return count;
}

/* ---- offers: what is listed as a form is filled in */
static bool is_plain(hx_cards cards, int *kind) {
    for (*kind = 0; *kind < HX_RES; ++*kind)
        if (cards && cards == hx_card(*kind, hx_cards_n(cards, *kind))) return true;
    *kind = 0;
    return false;
}

/* Kinds that can be on that side: wanted first what the seat has least of, given what it has most of. */
static int order_kinds(const hx_state *s, int seat, bool give, int other, int order[HX_RES]) {
    const uint8_t *hand = s->hand[seat];
    int n = 0;
    for (int kind = 0; kind < hx_kinds(s); kind++) {
        if (give && (kind == other || !hand[kind])) continue;
        int at = n++;
        for (; at > 0 && (give ? hand[kind] > hand[order[at - 1]] : hand[kind] < hand[order[at - 1]]); at--)
            order[at] = order[at - 1];
        order[at] = kind;
    }
    return n;
}

static int code_card_kind(hx_coder *c, const hx_state *s, int seat, bool give, int kind, int other, hx_habits *h) {
    int order[HX_RES], n = order_kinds(s, seat, give, other, order), former;
    bool again = h->offered[seat] == s->turn_no;
    is_plain(give ? h->offer[seat].give : h->offer[seat].get, &former);
    if (n == 0) hx_coder_fail(c);
    for (int i = 0; i < n - 1; i++) {
        int same = !again ? 0 : order[i] == former ? 1 : 2;
        if (hx_code_bit(c, order[i] == kind, &h->want[give][i][same], &h->taste[give][seat][order[i]])) return order[i];
    }
    return n ? order[n - 1] : 0;
}

static void code_number(hx_coder *c, hx_cards *cards, int kind, bool give, int have, hx_habits *h) {
    int n = 1, wanted = hx_cards_n(*cards, kind), most = give ? have : HX_CARD_MOST;
    while (n < most) {
        hx_odds *odds = &h->more[give][at_most(n - 1, 3)][give ? at_most(have - n, 3) : 0];
        if (!hx_code_bit(c, n < wanted, odds, odds)) break;
        n++;
    }
    *cards = hx_card(kind, n);
}

static void code_plain_offer(hx_coder *c, const hx_state *s, hx_action *a, int give, int get, hx_habits *h) {
    get = code_card_kind(c, s, a->seat, false, get, HX_RES, h);
    give = code_card_kind(c, s, a->seat, true, give, get, h);
    code_number(c, &a->give, give, true, s->hand[a->seat][give], h);
    code_number(c, &a->get, get, false, 0, h);
    h->offer[a->seat] = *a;
    h->offered[a->seat] = s->turn_no;
}

static void code_mixed_side(hx_coder *c, const uint8_t *hand, bool give, hx_cards other, hx_cards *cards,
                            hx_habits *h) {
    hx_cards sum = 0;
    for (int kind = 0; kind < HX_RES; kind++) {
        int n = 0,
            most = hx_cards_n(other, kind) ? 0
                   : give                  ? hand[kind]
                                           : HX_CARD_MOST,
            wanted = hx_cards_n(*cards, kind);
        for (; n < most; n++) {
            hx_odds *odds = &h->mixed[give][at_most(hand[kind], 3)][sum != 0][n > 0];
            if (!hx_code_bit(c, n < wanted, odds, odds)) break;
        }
        sum |= hx_card(kind, n);
    }
    *cards = sum;
}

static void code_offer(hx_coder *c, const hx_state *s, hx_action form, hx_action *a, hx_habits *h) {
    int give, get;
    bool plain = is_plain(a->give, &give);
    plain = is_plain(a->get, &get) && plain; /* both fill in their kind */
    *a = (hx_action){.kind = form.kind, .seat = form.seat, .a = a->a, .give = a->give, .get = a->get};
    if (hx_code_bit(c, a->a == form.a, &h->everybody, &h->everybody))
        a->a = form.a;
    else
        hx_code(c, &a->a, (1 << HX_SEATS) - 1);
    if (hx_code_bit(c, plain, &h->plain, &h->plain)) {
        code_plain_offer(c, s, a, give, get, h);
        return;
    }
    code_mixed_side(c, s->hand[a->seat], true, 0, &a->give, h);
    code_mixed_side(c, s->hand[a->seat], false, a->give, &a->get, h);
}

/* ---- what is not listed, field by field */
static void code_fields(hx_coder *c, hx_action *a) {
    hx_code(c, &a->kind, 255);
    hx_code(c, &a->a, 255);
    hx_code(c, &a->b, 255);
    hx_cards *sides[2] = {&a->give, &a->get};
    for (int side = 0; side < 2; side++) {
        hx_cards sum = 0;
        for (int kind = 0; kind < HX_CARD_FIELDS; kind++) {
            uint8_t n = (uint8_t)hx_cards_n(*sides[side], kind);
            hx_code(c, &n, HX_CARD_MOST);
            sum |= hx_card(kind, n);
        }
        *sides[side] = sum;
    }
}

/* ---- who, which kind, which of them */
static int slot(int kind) { return (kind & 31) | (kind & 32) >> 1; }

/* What came before, as far as it matters. */
static int time_of(const hx_state *s, const hx_action *last) {
    if (s->now.phase != HX_PHASE_MAIN) return slot(last->kind);
    if (s->offer.by != HX_NONE) return 64 + 2 * (last->kind != HX_ANSWER) + (s->offer.yes != 0);
    if (last->kind == HX_CLOSE_OFFER && last->a == HX_NONE) return 68;
    return 32 + slot(last->kind);
}

static void code_seat(hx_coder *c, const hx_state *s, hx_action *a, hx_habits *h) {
    hx_odds *odds = &h->aside[s->now.phase];
    if (hx_code_bit(c, a->seat != s->now.actor, odds, odds))
        hx_code(c, &a->seat, s->actors - 1u);
    else
        a->seat = s->now.actor;
}

static bool listed(const hx_action *list, int n, const hx_action *a) {
    for (int i = 0; i < n; i++)
        if (list[i].kind == a->kind && (a->kind == HX_OFFER || !memcmp(&list[i], a, sizeof *a))) return true;
    return false;
}

/* From the highest code down; the last possible one need not be asked. */
static int code_kind(hx_coder *c, const hx_state *s, const hx_action *list, int n, int wanted, hx_habits *h) {
    hx_odds *by_time = h->kind[time_of(s, &h->last)], *by_talk = h->talked[at_most(s->offers, 3)];
    bool possible[256] = {false};
    int least = 255;
    for (int i = 0; i < n; i++) {
        possible[list[i].kind] = true;
        least = at_most(list[i].kind, least);
    }
    for (int kind = 255; kind > least; kind--)
        if (possible[kind] && hx_code_bit(c, kind == wanted, &by_time[slot(kind)], &by_talk[slot(kind)])) return kind;
    return least;
}

static void code_which(hx_coder *c, const choice *all, int n, hx_action *a, hx_habits *h) {
    int which = 0, kind = slot(all[0].a.kind);
    for (; which < n - 1; which++) {
        hx_odds *left = &h->left[kind][at_most(n - which - 2, HX_HABIT_LEFT - 1)];
        hx_odds *rank = &h->rank[kind][at_most(which, HX_HABIT_RANKS - 1)];
        if (hx_code_bit(c, !memcmp(&all[which].a, a, sizeof *a), left, rank)) break;
    }
    *a = all[which].a;
}

static void code_choice(hx_coder *c, const hx_state *s, hx_action *a, hx_habits *h) {
    hx_action list[HX_LEGAL];
    choice all[HX_LEGAL];
    code_seat(c, s, a, h);
    int n = hx_legal(s, a->seat, list);
    if (n == 0 || !hx_code_flag(c, listed(list, n, a), 4095, 1)) {
        code_fields(c, a);
        return;
    }
    int kind = code_kind(c, s, list, n, a->kind, h), count = of_kind(s, list, n, kind, all);
    HX_ASSERT(count > 0);
    if (kind == HX_OFFER)
        code_offer(c, s, all[0].a, a, h);
    else
        code_which(c, all, count, a, h);
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

#include "support/wander.h"

#include <string.h>

static int below(hx_rng *rng, int n) { return (int)hx_rng_below(rng, (uint32_t)n); }

static hx_cards card(int kind, int n) { return (hx_cards)n << 5 * kind; }

bool wander_same(hx_action a, hx_action b) { return !memcmp(&a, &b, sizeof a); }

bool wander_open(hx_action a) { return a.kind == HX_OFFER || (a.kind == HX_WALK && (a.give || a.a == a.b)); }

static bool holds(const hx_state *s, int seat, hx_cards cards) {
    for (int k = 0; k < HX_RES; k++)
        if (s->hand[seat][k] < (cards >> 5 * k & 31)) return false;
    return true;
}

bool wander_kept(const hx_state *s) {
    for (int seat = 0; seat < s->actors; seat++) {
        if (s->offer.yes >> seat & 1 && !holds(s, seat, s->offer.get)) return false;
        if (!holds(s, seat, s->counter[seat].give)) return false;
    }
    return true;
}

int wander_moves(const hx_state *s, hx_action out[HX_LEGAL]) {
    int n = hx_legal(s, s->now.actor, out), kept = 0;
    for (int i = 0; i < n; i++)
        if (out[i].kind != HX_OFFER) out[kept++] = out[i];
    return kept;
}

hx_action wander_plain(const hx_state *s, hx_rng *rng) {
    if (s->now.actor == HX_CHANCE) return hx_draw(s, rng);
    hx_action all[HX_LEGAL];
    return all[below(rng, wander_moves(s, all))];
}

bool wander_fill(const hx_state *s, hx_rng *rng, hx_action *offer) {
    hx_action form = *offer;
    int kinds = 1;
    while (hx_resource_key(s->ruleset, kinds)) kinds++;
    for (int tries = 0; tries < 8; tries++) {
        int give = below(rng, kinds), get = below(rng, kinds);
        *offer = form;
        offer->give = card(give, 1 + below(rng, 2));
        offer->get = card(get, 1 + below(rng, 2));
        if (!below(rng, 4)) offer->get |= card((get + 1) % kinds, 1);
        if (offer->seat == s->turn) offer->a &= (uint8_t)(1 + below(rng, 63));
        if (!hx_check(s, *offer).reason) return true;
    }
    return false;
}

enum { LOW_VALUES = 12 };

void wander_options(hx_options *o, hx_rng *rng) {
    uint8_t deal[HX_DEAL], least, most, preset;
    for (int option = 0; option < HX_OPTION_COUNT; option++) {
        if (!hx_option_range(o->ruleset, option, &least, &most, &preset) || below(rng, 2)) continue;
        uint8_t before = o->opt[option];
        int range = most - least;
        if (range > LOW_VALUES && below(rng, 2)) range = LOW_VALUES;
        o->opt[option] = (uint8_t)(least + below(rng, range + 1));
        if (!hx_deal(o, deal)) o->opt[option] = before;
    }
}

/* Whatever that seat may do about offers. */
static bool trade(const hx_state *s, int seat, hx_rng *rng, hx_action *out) {
    hx_action all[HX_LEGAL];
    int n = hx_legal(s, seat, all), kept = 0;
    for (int i = 0; i < n; i++)
        if (all[i].kind == HX_OFFER || all[i].kind == HX_ANSWER || all[i].kind == HX_CLOSE_OFFER) all[kept++] = all[i];
    if (!kept) return false;
    *out = all[below(rng, kept)];
    return out->kind != HX_OFFER || wander_fill(s, rng, out);
}

hx_action wander_lively(const hx_state *s, hx_rng *rng) {
    hx_action a;
    if (s->now.actor != HX_CHANCE && !below(rng, 6) && trade(s, below(rng, s->actors), rng, &a)) return a;
    return wander_plain(s, rng);
}

static hx_action from_list(const hx_state *s, hx_rng *rng) {
    if (s->now.actor == HX_CHANCE || !below(rng, 4)) {
        hx_chance can[HX_CHANCES];
        int n = hx_chances(s, can);
        return n ? can[below(rng, n)].outcome : (hx_action){.kind = HX_ROLLED, .seat = HX_CHANCE, .a = 3, .b = 4};
    }
    hx_action all[HX_LEGAL];
    int n = hx_legal(s, below(rng, s->actors), all);
    return n ? all[below(rng, n)] : (hx_action){.kind = HX_END_TURN, .seat = s->turn};
}

enum { KINDS_END = 0x5C };

hx_action wander_hostile(const hx_state *s, hx_rng *rng) {
    static const uint8_t odd[] = {0, 1, 2, 3, 4, 5, 6, 7, 19, 53, 54, 71, 72, 80, 127, 128, 253, HX_CHANCE, HX_NONE};
    hx_action a = {0};
    if (below(rng, 3))
        a = from_list(s, rng);
    else
        a.kind = (uint8_t)below(rng, KINDS_END);
    for (int changes = 1 + below(rng, 2); changes > 0; changes--) {
        uint8_t byte = below(rng, 2) ? odd[below(rng, sizeof odd)] : (uint8_t)below(rng, 256);
        switch (below(rng, 6)) {
        case 0: a.kind = below(rng, 8) ? (uint8_t)below(rng, KINDS_END) : byte; break;
        case 1: a.seat = below(rng, 2) ? (uint8_t)below(rng, HX_SEATS) : byte; break;
        case 2: a.a = byte; break;
        case 3: a.b = byte; break;
        case 4: a.give = below(rng, 4) ? card(below(rng, 6), below(rng, 5)) : (hx_cards)(byte * 0x01010101u); break;
        default: a.get = below(rng, 4) ? card(below(rng, 6), below(rng, 3)) : (hx_cards)(byte * 0x01010101u); break;
        }
    }
    return a;
}

/* trade.c - offers between players: who may offer, answer and close, and what that does. Every trade has the seat on turn as
 * one side; another seat may only propose to it (B-36, B-37). Kinds and counts are public, hands are only looked at when
 * their owner promises something (section B no. 46). */
#include "../base/cards.h"
#include "ruleset.h"

enum { MOST_OFFERS = 40 }; /* in one turn, of all seats together: a bound for programs, not a rule (B-35) */

static bool is_set(unsigned set, int seat) { return set >> seat & 1; }

static bool may_answer(const hx_state *s, int seat) {
    const hx_offer *o = &s->offer;
    return o->by != HX_NONE && is_set(o->asked, seat) && !is_set(o->yes | o->no, seat);
}

/* Veiled cards may be anything, so that a view never calls something impossible that may be possible. */
static bool may_hold(const hx_state *s, int seat, hx_cards cards) {
    return hx_cards_total(hx_missing(s, seat, cards)) <= s->veiled[seat];
}

static hx_refusal lacking(const hx_state *s, int seat, hx_cards cards) {
    hx_refusal no = hx_refuse(HX_NO_YOU_LACK, 'B', 43);
    no.cards = hx_missing(s, seat, cards);
    return no;
}

static hx_refusal check_form(const hx_state *s, hx_action a) {
    if (!a.give || !a.get) return hx_refuse(HX_NO_EMPTY_SIDE, 'B', 39);
    if ((a.give | a.get) >> (HX_CARD_BITS * hx_kinds(s))) return hx_refuse(HX_NO_ONLY_RESOURCES, 'B', 41);
    for (int k = 0; k < HX_RES; k++)
        if (hx_cards_n(a.give, k) && hx_cards_n(a.get, k)) {
            hx_refusal no = hx_refuse(HX_NO_SAME_RESOURCE, 'B', 42);
            no.what = (uint8_t)k;
            return no;
        }
    return hx_fine();
}

static unsigned others(const hx_state *s, int seat) { return ((1u << s->actors) - 1) & ~(1u << seat); }

static hx_refusal check_offer(const hx_state *s, hx_action a) {
    if (a.seat == s->turn && (!a.a || (a.a & ~others(s, a.seat)))) return hx_refuse(HX_NO_NO_SUCH_ACTION, 0, 0);
    hx_refusal no = check_form(s, a);
    if (no.reason) return no;
    if (hx_missing(s, a.seat, a.give)) return lacking(s, a.seat, a.give);
    if (s->offers < MOST_OFFERS) return hx_fine();
    no = hx_refuse(HX_NO_OFFERS_ENOUGH, 'B', 35);
    no.n = MOST_OFFERS;
    return no;
}

static hx_refusal check_answer(const hx_state *s, hx_action a) {
    if (s->offer.by == HX_NONE) return hx_refuse(HX_NO_OFFER_GONE, 'B', 43);
    if (!may_answer(s, a.seat)) return hx_refuse(HX_NO_NOT_ASKED, 'B', 37);
    if (a.a && hx_missing(s, a.seat, s->offer.get)) return lacking(s, a.seat, s->offer.get);
    return hx_fine();
}

/* What closing with a seat would move, seen from the seat on turn; false when there is nothing to close. */
static bool deal_with(const hx_state *s, int seat, hx_cards *give, hx_cards *get) {
    if (s->offer.by != HX_NONE && is_set(s->offer.yes, seat)) {
        *give = s->offer.give;
        *get = s->offer.get;
        return true;
    }
    *give = s->counter[seat].get;
    *get = s->counter[seat].give;
    return *get != 0;
}

static bool any_proposal(const hx_state *s) {
    for (int i = 0; i < s->actors; i++)
        if (s->counter[i].give) return true;
    return false;
}

static bool can_withdraw(const hx_state *s, int seat) {
    if (seat != s->turn) return s->counter[seat].give != 0;
    return s->offer.by != HX_NONE || any_proposal(s);
}

static hx_refusal check_close(const hx_state *s, hx_action a) {
    if (a.a == HX_NONE) return can_withdraw(s, a.seat) ? hx_fine() : hx_refuse(HX_NO_OFFER_GONE, 'B', 53);
    hx_cards give, get;
    if (a.a == s->turn || !deal_with(s, a.a, &give, &get)) return hx_refuse(HX_NO_OFFER_GONE, 'B', 37);
    if (!may_hold(s, a.seat, give)) return lacking(s, a.seat, give);
    return may_hold(s, a.a, get) ? hx_fine() : hx_refuse(HX_NO_OFFER_GONE, 'B', 43);
}

hx_refusal hx_check_trade(const hx_state *s, hx_action a) {
    if (a.kind == HX_OFFER) return check_offer(s, a);
    return a.kind == HX_ANSWER ? check_answer(s, a) : check_close(s, a);
}

static int add_if_fine(const hx_state *s, hx_action a, hx_action *out) {
    if (hx_check_trade(s, a).reason) return 0;
    *out = a;
    return 1;
}

int hx_legal_trade(const hx_state *s, int seat, hx_action *out) {
    int n = 0;
    hx_action a = {.kind = HX_ANSWER, .seat = (uint8_t)seat};
    if (may_answer(s, seat)) {
        out[n++] = a;
        a.a = 1;
        n += add_if_fine(s, a, out + n);
    }
    bool own_turn = seat == s->turn;
    if (hx_hand_size(s, seat) && s->offers < MOST_OFFERS && !(own_turn && s->now.phase == HX_PHASE_ANSWER))
        out[n++] = (hx_action){
            .kind = HX_OFFER, .seat = (uint8_t)seat, .a = (uint8_t)(own_turn ? others(s, seat) : 1u << s->turn)};
    if (!can_withdraw(s, seat)) return n;
    out[n++] = (hx_action){.kind = HX_CLOSE_OFFER, .seat = (uint8_t)seat, .a = HX_NONE};
    if (!own_turn) return n;
    a.kind = HX_CLOSE_OFFER;
    for (int i = 0; i < s->actors; i++) {
        a.a = (uint8_t)i;
        if (i != seat && (is_set(s->offer.yes, i) || s->counter[i].give)) n += add_if_fine(s, a, out + n);
    }
    return n;
}

/* Ask the next one who was asked; when all have answered, go on. */
static void ask_next(hx_state *s) {
    int seat = s->turn;
    for (int i = 1; i < s->actors; i++) {
        seat = hx_next_seat(s, seat);
        if (!may_answer(s, seat)) continue;
        s->now.actor = (uint8_t)seat;
        return;
    }
    hx_done(s);
}

static void clear_offer(hx_state *s) {
    s->offer = (hx_offer){.by = HX_NONE};
    if (s->now.phase == HX_PHASE_ANSWER) hx_done(s);
}

void hx_clear_offers(hx_state *s) {
    clear_offer(s);
    for (int i = 0; i < HX_SEATS; i++) s->counter[i] = (hx_counter){0, 0};
}

static void offer(hx_state *s, hx_action a) {
    s->offers++;
    if (a.seat != s->turn) {
        s->counter[a.seat] = (hx_counter){a.give, a.get};
        s->offer.yes = (uint8_t)(s->offer.yes & ~(1u << a.seat));
        if (s->offer.by != HX_NONE && is_set(s->offer.asked, a.seat))
            s->offer.no = (uint8_t)(s->offer.no | 1u << a.seat);
        if (s->now.phase == HX_PHASE_ANSWER) ask_next(s);
        return;
    }
    s->offer = (hx_offer){.give = a.give, .get = a.get, .by = a.seat, .asked = a.a};
    for (int i = 0; i < s->actors; i++)
        if (is_set(a.a, i)) s->counter[i] = (hx_counter){0, 0};
    hx_first(s, HX_PHASE_ANSWER, a.seat);
    ask_next(s);
}

static void answer(hx_state *s, hx_action a) {
    if (a.a) {
        s->offer.yes = (uint8_t)(s->offer.yes | 1u << a.seat);
        s->counter[a.seat] = (hx_counter){0, 0};
    } else {
        s->offer.no = (uint8_t)(s->offer.no | 1u << a.seat);
    }
    if (s->now.phase == HX_PHASE_ANSWER) ask_next(s);
}

static void close_offer(hx_state *s, hx_action a) {
    if (a.a != HX_NONE) {
        hx_cards give = 0, get = 0;
        deal_with(s, a.a, &give, &get);
        hx_move(s, s->turn, a.a, give);
        hx_move(s, a.a, s->turn, get);
        clear_offer(s);
        s->counter[a.a] = (hx_counter){0, 0};
        hx_drop_hollow_offers(s);
    } else if (a.seat == s->turn) {
        hx_clear_offers(s);
    } else {
        s->counter[a.seat] = (hx_counter){0, 0};
    }
}

void hx_trade(hx_state *s, hx_action a) {
    if (a.kind == HX_OFFER)
        offer(s, a);
    else if (a.kind == HX_ANSWER)
        answer(s, a);
    else
        close_offer(s, a);
}

void hx_drop_hollow_offers(hx_state *s) {
    for (int i = 0; i < s->actors; i++) {
        if (is_set(s->offer.yes, i) && !may_hold(s, i, s->offer.get)) {
            s->offer.yes = (uint8_t)(s->offer.yes & ~(1u << i));
            s->offer.no = (uint8_t)(s->offer.no | 1u << i);
        }
        if (!may_hold(s, i, s->counter[i].give)) s->counter[i] = (hx_counter){0, 0};
    }
}

static bool is_form(const hx_state *s, hx_cards give, hx_cards get) {
    return !check_form(s, (hx_action){.give = give, .get = get}).reason;
}

const char *hx_broken_offers(const hx_state *s) {
    const hx_offer *o = &s->offer;
    bool open = o->by != HX_NONE;
    if (open && (o->by != s->turn || !is_form(s, o->give, o->get) || !o->asked || o->asked & ~others(s, o->by)))
        return "an offer";
    if ((o->yes & o->no) || ((o->yes | o->no) & ~o->asked)) return "answers";
    if (!open && (o->give || o->get || o->asked)) return "an offer of nobody";
    int waiting = o->asked & ~(o->yes | o->no);
    if (s->now.phase == HX_PHASE_ANSWER ? !(waiting >> s->now.actor & 1) : waiting) return "who is to answer";
    bool rolling = s->now.phase == HX_PHASE_DICE || s->now.phase == HX_PHASE_DISCARD;
    bool trading = !rolling && (s->depth ? s->then[0].phase : s->now.phase) == HX_PHASE_MAIN;
    for (int i = 0; i < HX_SEATS; i++) {
        const hx_counter *p = &s->counter[i];
        if (!p->give && !p->get) continue;
        if (!is_form(s, p->give, p->get) || i >= s->actors || i == s->turn || !trading) return "a proposal";
    }
    return open && !trading ? "an offer outside a turn" : NULL;
}

int hx_swap_worth(const hx_state *s, hx_action a) {
    int sum = 0;
    for (int k = 0; k < HX_RES; k++)
        sum += s->hand[a.seat][k] * (4 * hx_cards_has(a.give, k) - 6 * hx_cards_n(a.get, k));
    return sum;
}

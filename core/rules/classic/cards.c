/* cards.c - development cards: buying, playing, drawing; the largest army. */
#include "../../base/cards.h"
#include "classic.h"

static int card_of(int kind) {
    switch (kind) {
    case HX_PLAY_KNIGHT: return HX_KNIGHT;
    case HX_PLAY_ROADS: return HX_ROADS;
    case HX_PLAY_PLENTY: return HX_PLENTY;
    default: return HX_MONOPOLY;
    }
}

/* In a view the deck is all that its seat has not seen, other hands included. */
int classic_deck_left(const hx_state *s) {
    int n = 0;
    for (int k = 0; k < HX_CARD_KINDS; k++) n += s->u.classic.deck[k];
    for (int i = 0; i < s->seats; i++) n -= s->u.classic.hidden[i];
    return n;
}

hx_refusal classic_check_buy(const hx_state *s, hx_action a) {
    if (classic_deck_left(s) <= 0) return hx_refuse(HX_NO_DECK_EMPTY, 'B', 71);
    hx_cards cost = classic_cost(HX_BUY_CARD);
    if (hx_can_pay(s, a.seat, cost)) return hx_fine();
    hx_refusal no = hx_refuse(HX_NO_CANT_AFFORD, 'B', 56);
    no.cards = hx_missing(s, a.seat, cost);
    return no;
}

int classic_draw_chances(const hx_state *s, hx_chance out[HX_CHANCES]) {
    int n = 0;
    for (int k = 0; k < HX_CARD_KINDS; k++)
        if (s->u.classic.deck[k])
            out[n++] = (hx_chance){{.kind = HX_DREW, .seat = HX_CHANCE, .a = (uint8_t)k}, s->u.classic.deck[k]};
    return n;
}

/* ---- may it be played? */
static hx_refusal check_card(const hx_state *s, int seat, int card) {
    const hx_classic *c = &s->u.classic;
    if (!c->cards[seat][card]) return hx_refuse(HX_NO_NO_SUCH_CARD, 'B', 72);
    if (c->card_played) return hx_refuse(HX_NO_ONE_CARD_PER_TURN, 'B', 72);
    return c->cards[seat][card] > c->fresh[seat][card] ? hx_fine() : hx_refuse(HX_NO_CARD_TOO_NEW, 'B', 72);
}

static bool useless(const hx_state *s, int seat, int card) {
    if (card == HX_ROADS) return !classic_can_road(s, seat);
    return card == HX_PLENTY && !hx_row_total(s->bank);
}

hx_refusal classic_why_play(const hx_state *s, int seat, int kind) {
    int card = card_of(kind);
    hx_refusal no = check_card(s, seat, card);
    if (no.reason || !useless(s, seat, card)) return no;
    return hx_refuse(HX_NO_CARD_USELESS, 'B', card == HX_ROADS ? 79 : 78);
}

/* Two cards that the bank has, or one if that is all it has (section B no. 9). */
static hx_refusal check_plenty(const hx_state *s, hx_cards get) {
    if (hx_cards_n(get, HX_RES)) return hx_refuse(HX_NO_ONLY_RESOURCES, 'B', 78);
    for (int k = 0; k < HX_RES; k++) {
        if (hx_cards_n(get, k) <= s->bank[k]) continue;
        hx_refusal no = hx_refuse(HX_NO_BANK_LACKS, 'B', 78);
        no.what = (uint8_t)k;
        no.n = (uint8_t)hx_cards_n(get, k);
        return no;
    }
    int due = hx_row_total(s->bank) > 1 ? 2 : 1;
    return hx_cards_total(get) == due ? hx_fine() : hx_refuse(HX_NO_NOT_POSSIBLE, 'B', 78);
}

hx_refusal classic_check_play(const hx_state *s, hx_action a) {
    hx_refusal no = classic_why_play(s, a.seat, a.kind);
    if (no.reason || a.kind != HX_PLAY_PLENTY) return no;
    return check_plenty(s, a.get);
}

static int legal_plenty(const hx_state *s, int seat, hx_action *out) {
    int n = 0;
    hx_action a = {.kind = HX_PLAY_PLENTY, .seat = (uint8_t)seat};
    for (int i = 0; i < HX_RES; i++) {
        a.get = hx_card(i, 1);
        if (!check_plenty(s, a.get).reason) out[n++] = a;
        for (int j = i; j < HX_RES; j++) {
            a.get = hx_card(i, 1) + hx_card(j, 1);
            if (!check_plenty(s, a.get).reason) out[n++] = a;
        }
    }
    return n;
}

int classic_legal_plays(const hx_state *s, int seat, hx_action *out) {
    static const uint8_t kinds[] = {HX_PLAY_KNIGHT, HX_PLAY_ROADS, HX_PLAY_PLENTY, HX_PLAY_MONOPOLY};
    const hx_classic *c = &s->u.classic;
    if (c->card_played) return 0;
    int n = 0;
    for (int i = 0; i < 4; i++) {
        hx_action a = {.kind = kinds[i], .seat = (uint8_t)seat};
        int card = card_of(kinds[i]);
        if (c->cards[seat][card] <= c->fresh[seat][card] || useless(s, seat, card)) continue;
        if (kinds[i] == HX_PLAY_PLENTY)
            n += legal_plenty(s, seat, out + n);
        else if (kinds[i] != HX_PLAY_MONOPOLY)
            out[n++] = a;
        else
            for (; a.a < HX_RES; a.a++) out[n++] = a;
    }
    return n;
}

/* ---- what it does */
static void award_army(hx_classic *c, int seat) {
    if (c->knights[seat] < CLASSIC_LEAST_ARMY) return;
    if (c->largest == HX_NONE || c->knights[seat] > c->knights[c->largest]) c->largest = (uint8_t)seat; /* B-84 */
}

/* Section B no. 48: the army may win the game before the robber moves. */
static void play_knight(hx_state *s, int seat) {
    s->u.classic.knights[seat]++;
    award_army(&s->u.classic, seat);
    hx_win(s);
    if (!hx_over(s)) hx_first(s, HX_PHASE_MOVE_ROBBER, seat);
}

static void play_roads(hx_state *s, int seat) {
    s->u.classic.free_roads = s->u.classic.left[seat][HX_LEFT_ROADS] > 1 ? 2 : HX_ONLY_ROAD;
    hx_first(s, HX_PHASE_FREE_ROAD, seat);
}

static void play_monopoly(hx_state *s, int seat, int kind) {
    for (int i = 0; i < HX_SEATS; i++) {
        if (i == seat) continue;
        s->hand[seat][kind] = (uint8_t)(s->hand[seat][kind] + s->hand[i][kind]);
        s->hand[i][kind] = 0;
    }
    hx_drop_hollow_offers(s);
}

void classic_play(hx_state *s, hx_action a) {
    s->u.classic.cards[a.seat][card_of(a.kind)]--;
    s->u.classic.card_played = 1;
    switch (a.kind) {
    case HX_PLAY_KNIGHT: play_knight(s, a.seat); break;
    case HX_PLAY_ROADS: play_roads(s, a.seat); break;
    case HX_PLAY_PLENTY: hx_take(s, a.seat, a.get); break;
    default: play_monopoly(s, a.seat, a.a); break;
    }
}

void classic_drew(hx_state *s, hx_action a) {
    hx_classic *c = &s->u.classic;
    hx_done(s);
    int seat = s->now.actor;
    c->deck[a.a]--;
    c->cards[seat][a.a]++;
    c->fresh[seat][a.a]++;
}

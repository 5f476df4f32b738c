/* neutral.c - the piece for a neutral colour that follows each own road or settlement (D-13, D-14; section B no. 21 to 25). */
#include "../../base/bits.h"
#include "duel.h"

enum { ROAD_DUE = 1, SETTLEMENT_DUE = 2 };

static bool can_settle(const hx_state *s, int seat, uint64_t sites[2]) {
    classic_settlement_sites(s, seat, sites);
    return s->u.classic.left[seat][HX_LEFT_SETTLEMENTS] && !hx_bits_none(sites);
}

static int possible(const hx_state *s) {
    int can = 0;
    uint64_t sites[2];
    for (int seat = DUEL_PLAYERS; seat < DUEL_SEATS; seat++) {
        if (classic_can_road(s, seat)) can |= ROAD_DUE;
        if (can_settle(s, seat, sites)) can |= SETTLEMENT_DUE;
    }
    return can;
}

/* Same kind; a road where no settlement can be; by option V-11 either. */
static int due_for(const hx_state *s, int piece) {
    int can = possible(s);
    if (s->opt[HX_OPT_NEUTRAL_CHOICE]) return can;
    if (piece == HX_SETTLEMENT && (can & SETTLEMENT_DUE)) return SETTLEMENT_DUE;
    return can & ROAD_DUE;
}

void duel_ask_neutral(hx_state *s, int piece) {
    int due = due_for(s, piece);
    if (!due) return; /* section B no. 23 */
    s->u.classic.neutral_due = (uint8_t)due;
    hx_first(s, HX_PHASE_NEUTRAL, s->turn);
}

/* With the free choice (V-11) no kind comes first: then the place itself is what refuses. */
static hx_refusal check_due(const hx_state *s, int kind) {
    int due = s->u.classic.neutral_due, wanted = kind == HX_NEUTRAL_ROAD ? ROAD_DUE : SETTLEMENT_DUE;
    if ((due & wanted) || s->opt[HX_OPT_NEUTRAL_CHOICE]) return hx_fine();
    return wanted == ROAD_DUE ? hx_refuse(HX_NO_NEUTRAL_SETTLEMENT_FIRST, 'D', 14)
                              : hx_refuse(HX_NO_NOT_POSSIBLE, 'D', 13);
}

hx_refusal duel_check_neutral(const hx_state *s, hx_action a) {
    hx_refusal no = check_due(s, a.kind);
    if (no.reason) return no;
    if (a.b < DUEL_PLAYERS || a.b >= DUEL_SEATS) return hx_refuse(HX_NO_NEUTRAL_NOT_YOURS, 'D', 13);
    no = a.kind == HX_NEUTRAL_ROAD ? classic_road_at(s, a.b, a.a) : classic_settlement_at(s, a.b, a.a);
    if (no.reason) no.rule = 'D' * 256 + 13;
    return no;
}

hx_refusal duel_why_neutral(const hx_state *s, int kind) {
    hx_refusal no = check_due(s, kind);
    int due = kind == HX_NEUTRAL_ROAD ? ROAD_DUE : SETTLEMENT_DUE;
    if (no.reason || (s->u.classic.neutral_due & due)) return no;
    return hx_refuse(HX_NO_NOT_POSSIBLE, 'D', 13);
}

static int each_site(const uint64_t set[2], hx_action a, hx_action *out) {
    int n = 0;
    HX_EACH_BIT(place, set) {
        a.a = (uint8_t)place;
        out[n++] = a;
    }
    return n;
}

int duel_legal_neutral(const hx_state *s, int seat, hx_action *out) {
    int n = 0, due = s->u.classic.neutral_due;
    uint64_t sites[2];
    for (int colour = DUEL_PLAYERS; colour < DUEL_SEATS; colour++) {
        hx_action a = {.kind = HX_NEUTRAL_ROAD, .seat = (uint8_t)seat, .b = (uint8_t)colour};
        if ((due & ROAD_DUE) && classic_can_road(s, colour)) n += each_site(s->u.classic.sites[colour], a, out + n);
        a.kind = HX_NEUTRAL_SETTLEMENT;
        if ((due & SETTLEMENT_DUE) && can_settle(s, colour, sites)) n += each_site(sites, a, out + n);
    }
    return n;
}

/* A neutral piece may take the last path of a free road that is still due. */
static void drop_idle_road(hx_state *s) {
    if (s->now.phase != HX_PHASE_FREE_ROAD || classic_can_road(s, s->now.actor)) return;
    s->u.classic.free_roads = 0;
    hx_done(s);
}

void duel_place_neutral(hx_state *s, hx_action a) {
    s->u.classic.neutral_due = 0;
    hx_done(s);
    if (a.kind == HX_NEUTRAL_ROAD)
        classic_place_road(s, a.b, a.a);
    else
        classic_place_settlement(s, a.b, a.a);
    drop_idle_road(s);
    hx_win(s); /* it may have cut the other's road */
}

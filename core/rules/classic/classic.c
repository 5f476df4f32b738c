/* classic.c - the turn: who may do what in which phase; legal, check and apply as dispatch. */
#include "classic.h"

#include "../../base/bits.h"
#include "../../base/cards.h"

static bool is_player_trade(int kind) { return kind == HX_OFFER || kind == HX_ANSWER || kind == HX_CLOSE_OFFER; }

static bool is_build(int kind) {
    return kind == HX_BUILD_ROAD || kind == HX_BUILD_SETTLEMENT || kind == HX_BUILD_CITY || kind == HX_BUY_CARD;
}

static bool is_play(int kind) {
    return kind == HX_PLAY_KNIGHT || kind == HX_PLAY_ROADS || kind == HX_PLAY_PLENTY || kind == HX_PLAY_MONOPOLY;
}

static bool is_known(int kind) {
    if (is_player_trade(kind) || is_build(kind) || is_play(kind)) return true;
    switch (kind) {
    case HX_END_TURN:
    case HX_DISCARD:
    case HX_MOVE_ROBBER:
    case HX_BANK_TRADE:
    case HX_ROB:
    case HX_ROLL:
    case HX_PASS:
    case HX_CALL_LAST_ROUND: return true;
    default: return false;
    }
}

static hx_refusal in_phase(const hx_state *s, int reason, int row) {
    hx_refusal no = hx_refuse(reason, 'B', row);
    no.what = s->now.phase;
    return no;
}

/* A building phase after every turn is X's; where it is held at an agreed end alone, that row refuses. */
static hx_refusal in_building(const hx_state *s, int reason, int row) {
    hx_refusal no = classic_builds_after_turns(s) ? hx_refuse(reason, 'X', row) : hx_refuse(reason, 'V', 3);
    no.what = s->now.phase;
    return no;
}

/* ---- the gate: phase and seat */
static hx_refusal gate_player_trade(const hx_state *s, int seat, int kind) {
    int phase = s->now.phase;
    if (phase == HX_PHASE_BEFORE_ROLL) return hx_refuse(HX_NO_ROLL_FIRST, 'B', 34);
    if (phase == HX_PHASE_ANSWER) {
        if (kind == HX_OFFER && seat == s->turn) return in_phase(s, HX_NO_PENDING, 36);
    } else if (phase != HX_PHASE_MAIN) {
        if (phase == HX_PHASE_BUILDING) return in_building(s, HX_NO_NO_TRADE_NOW, 6);
        hx_refusal no = in_phase(s, HX_NO_NO_TRADE_NOW, 32);
        if (phase == HX_PHASE_PARTNER) no.rule = 'V' * 256 + 8;
        return no;
    }
    return s->opt[HX_OPT_TRADE_THEN_BUILD] && s->u.classic.built ? hx_refuse(HX_NO_TRADE_CLOSED, 'V', 1) : hx_fine();
}

static hx_refusal gate_other(const hx_state *s, int seat, int kind) {
    if (kind == HX_DISCARD) return in_phase(s, HX_NO_DISCARD_COUNT, 20);
    if (seat != s->turn || s->now.phase == HX_PHASE_BUILDING || classic_founding(s))
        return hx_refuse(HX_NO_NOT_YOUR_TURN, 'B', classic_founding(s) ? 1 : kind == HX_BANK_TRADE ? 38 : 11);
    if (kind == HX_BANK_TRADE) return in_phase(s, HX_NO_NO_TRADE_NOW, 32);
    return in_phase(s, s->now.actor == HX_CHANCE ? HX_NO_CHANCE_DECIDES : HX_NO_PENDING, 11);
}

static hx_refusal gate_before_roll(int kind) {
    if (kind == HX_ROLL || is_play(kind) || kind == HX_CALL_LAST_ROUND) return hx_fine();
    if (kind == HX_DISCARD) return hx_refuse(HX_NO_DISCARD_COUNT, 'B', 20);
    return hx_refuse(HX_NO_ROLL_FIRST, 'B', kind == HX_BANK_TRADE ? 34 : 11);
}

static hx_refusal gate_main(const hx_state *s, int kind) {
    if (kind == HX_BANK_TRADE && s->opt[HX_OPT_TRADE_THEN_BUILD] && s->u.classic.built)
        return hx_refuse(HX_NO_TRADE_CLOSED, 'V', 1);
    if (is_build(kind) || is_play(kind) || kind == HX_BANK_TRADE || kind == HX_END_TURN || kind == HX_CALL_LAST_ROUND)
        return hx_fine();
    if (kind == HX_ROLL) return hx_refuse(HX_NO_ALREADY_ROLLED, 'B', 11);
    if (kind == HX_DISCARD) return hx_refuse(HX_NO_DISCARD_COUNT, 'B', 21);
    return hx_refuse(HX_NO_NOT_POSSIBLE, 'B', 11);
}

static hx_refusal gate_building(const hx_state *s, int kind) {
    if (is_build(kind) || kind == HX_PASS) return hx_fine();
    if (kind == HX_ROLL) return in_building(s, HX_NO_NOT_YOUR_TURN, 5);
    if (kind == HX_DISCARD) return hx_refuse(HX_NO_DISCARD_COUNT, 'B', 20);
    return kind == HX_BANK_TRADE ? in_building(s, HX_NO_NO_TRADE_NOW, 6) : in_building(s, HX_NO_BUILD_ONLY, 5);
}

/* V-08: all but rolling and trading with players; PASS ends the part. */
static hx_refusal gate_partner(const hx_state *s, int kind) {
    if (is_build(kind) || is_play(kind) || kind == HX_PASS) return hx_fine();
    if (kind == HX_BANK_TRADE) return gate_main(s, kind);
    if (kind == HX_ROLL) return hx_refuse(HX_NO_NOT_YOUR_TURN, 'V', 8);
    return kind == HX_DISCARD ? hx_refuse(HX_NO_DISCARD_COUNT, 'B', 20) : hx_refuse(HX_NO_NOT_POSSIBLE, 'V', 8);
}

/* The one thing that a phase in the midst of a turn, or while founding, asks for. */
static bool is_due(int phase, int kind) {
    switch (phase) {
    case HX_PHASE_FOUND_SETTLEMENT: return kind == HX_BUILD_SETTLEMENT;
    case HX_PHASE_FOUND_ROAD: return kind == HX_BUILD_ROAD;
    case HX_PHASE_DISCARD: return kind == HX_DISCARD;
    case HX_PHASE_MOVE_ROBBER: return kind == HX_MOVE_ROBBER;
    case HX_PHASE_ROB: return kind == HX_ROB;
    case HX_PHASE_FREE_ROAD: return kind == HX_BUILD_ROAD || kind == HX_PASS;
    default: return false;
    }
}

static hx_refusal gate_pending(const hx_state *s, int kind) {
    if (is_due(s->now.phase, kind)) return hx_fine();
    if (kind == HX_DISCARD) return hx_refuse(HX_NO_DISCARD_COUNT, 'B', 21);
    if (kind == HX_BANK_TRADE) return in_phase(s, HX_NO_NO_TRADE_NOW, 32);
    return in_phase(s, HX_NO_PENDING, classic_founding(s) ? 1 : 11);
}

hx_refusal classic_gate(const hx_state *s, int seat, int kind) {
    if (!is_known(kind)) return hx_refuse(HX_NO_NO_SUCH_ACTION, 'B', 67);
    if (kind == HX_CALL_LAST_ROUND && !s->opt[HX_OPT_AGREED_END]) return hx_refuse(HX_NO_NO_SUCH_ACTION, 'V', 3);
    if (s->now.phase == HX_PHASE_BUILDING && seat == s->u.classic.ended) return in_building(s, HX_NO_NOT_IN_PHASE, 1);
    if (is_player_trade(kind)) return gate_player_trade(s, seat, kind);
    if (seat != s->now.actor) return gate_other(s, seat, kind);
    switch (s->now.phase) {
    case HX_PHASE_BEFORE_ROLL: return gate_before_roll(kind);
    case HX_PHASE_MAIN: return gate_main(s, kind);
    case HX_PHASE_BUILDING: return gate_building(s, kind);
    case HX_PHASE_PARTNER: return gate_partner(s, kind);
    default: return gate_pending(s, kind);
    }
}

/* ---- check */
static hx_refusal check_parties(const hx_state *s, hx_action a) {
    bool fits =
        a.seat == s->turn || (a.kind == HX_OFFER ? a.a == 1u << s->turn : a.kind == HX_ANSWER || a.a == HX_NONE);
    return fits || s->now.phase == HX_PHASE_BUILDING ? hx_fine() : hx_refuse(HX_NO_NOT_WITH_ACTIVE, 'B', 36);
}

static hx_refusal check_robber(const hx_state *s, hx_action a) {
    if (a.a >= hx_rules_of(s)->board()->n_hexes) return hx_refuse(HX_NO_ROBBER_LAND, 'B', 23);
    return a.a == s->robber[0] ? hx_refuse(HX_NO_ROBBER_STAYS, 'B', 23) : hx_fine();
}

static hx_refusal check_rob(const hx_state *s, hx_action a) {
    bool fits = a.a < HX_SEATS && (classic_victims(s, a.seat) >> a.a & 1);
    return fits ? hx_fine() : hx_refuse(HX_NO_NOT_A_VICTIM, 'B', 26);
}

static hx_refusal check_pass(const hx_state *s) {
    if (s->now.phase != HX_PHASE_FREE_ROAD || s->u.classic.free_roads == 1) return hx_fine();
    return in_phase(s, HX_NO_PENDING, 79);
}

static hx_refusal check_call(const hx_state *s) {
    return s->ending ? hx_refuse(HX_NO_NOT_POSSIBLE, 'V', 3) : hx_fine();
}

hx_refusal classic_check(const hx_state *s, hx_action a) {
    hx_refusal no = is_player_trade(a.kind) ? check_parties(s, a) : hx_fine();
    if (!no.reason) no = classic_gate(s, a.seat, a.kind);
    if (no.reason) return no;
    switch (a.kind) {
    case HX_DISCARD: return hx_check_discard(s, a);
    case HX_MOVE_ROBBER: return check_robber(s, a);
    case HX_ROB: return check_rob(s, a);
    case HX_PASS: return check_pass(s);
    case HX_CALL_LAST_ROUND: return check_call(s);
    case HX_BANK_TRADE: return classic_check_bank(s, a);
    case HX_OFFER:
    case HX_ANSWER:
    case HX_CLOSE_OFFER: return hx_check_trade(s, a);
    case HX_BUILD_ROAD: return classic_check_road(s, a);
    case HX_BUILD_SETTLEMENT: return classic_check_settlement(s, a);
    case HX_BUILD_CITY: return classic_check_city(s, a);
    case HX_BUY_CARD: return classic_check_buy(s, a);
    case HX_PLAY_KNIGHT:
    case HX_PLAY_ROADS:
    case HX_PLAY_PLENTY:
    case HX_PLAY_MONOPOLY: return classic_check_play(s, a);
    default: return hx_fine(); /* ROLL, END_TURN: the gate has judged them */
    }
}

static bool offers_any(const hx_state *s, int seat, int kind) {
    hx_action list[HX_LEGAL];
    for (int i = classic_legal(s, seat, list) - 1; i >= 0; i--)
        if (list[i].kind == kind) return true;
    return false;
}

hx_refusal classic_why(const hx_state *s, int seat, int kind) {
    hx_refusal no = classic_gate(s, seat, kind);
    if (no.reason) return no;
    if (kind == HX_BUY_CARD) return classic_check_buy(s, (hx_action){.kind = HX_BUY_CARD, .seat = (uint8_t)seat});
    if (is_build(kind)) return classic_why_build(s, seat, kind);
    if (is_play(kind)) return classic_why_play(s, seat, kind);
    if (kind == HX_PASS) return check_pass(s);
    if (kind == HX_CALL_LAST_ROUND) return check_call(s);
    if (offers_any(s, seat, kind)) return hx_fine();
    return hx_refuse(kind == HX_CLOSE_OFFER || kind == HX_ANSWER ? HX_NO_OFFER_GONE : HX_NO_YOU_LACK, 'B', 35);
}

/* ---- legal */
static int each(const uint64_t set[2], int kind, int seat, hx_action *out) {
    int n = 0;
    HX_EACH_BIT(place, set) out[n++] = (hx_action){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .a = (uint8_t)place};
    return n;
}

static int one(int kind, int seat, hx_action *out) {
    *out = (hx_action){.kind = (uint8_t)kind, .seat = (uint8_t)seat};
    return 1;
}

static int legal_build(const hx_state *s, int seat, hx_action *out) {
    const hx_classic *c = &s->u.classic;
    int n = 0;
    if (c->left[seat][HX_LEFT_ROADS] && hx_can_pay(s, seat, classic_cost(HX_BUILD_ROAD)))
        n += each(c->sites[seat], HX_BUILD_ROAD, seat, out + n);
    if (c->left[seat][HX_LEFT_SETTLEMENTS] && hx_can_pay(s, seat, classic_cost(HX_BUILD_SETTLEMENT))) {
        uint64_t sites[2];
        classic_settlement_sites(s, seat, sites);
        n += each(sites, HX_BUILD_SETTLEMENT, seat, out + n);
    }
    if (c->left[seat][HX_LEFT_CITIES] && hx_can_pay(s, seat, classic_cost(HX_BUILD_CITY)))
        n += each(c->towns[seat], HX_BUILD_CITY, seat, out + n);
    if (hx_can_pay(s, seat, classic_cost(HX_BUY_CARD)) && classic_deck_left(s) > 0)
        n += one(HX_BUY_CARD, seat, out + n);
    return n;
}

static int legal_call(const hx_state *s, int seat, hx_action *out) {
    return s->opt[HX_OPT_AGREED_END] && !s->ending ? one(HX_CALL_LAST_ROUND, seat, out) : 0;
}

static int legal_main(const hx_state *s, int seat, hx_action *out) {
    int n = one(HX_END_TURN, seat, out);
    n += legal_build(s, seat, out + n);
    n += classic_legal_plays(s, seat, out + n);
    if (!(s->opt[HX_OPT_TRADE_THEN_BUILD] && s->u.classic.built)) n += classic_legal_bank(s, seat, out + n);
    return n + legal_call(s, seat, out + n);
}

static int legal_before_roll(const hx_state *s, int seat, hx_action *out) {
    int n = one(HX_ROLL, seat, out);
    n += classic_legal_plays(s, seat, out + n);
    return n + legal_call(s, seat, out + n);
}

static int legal_found_settlement(const hx_state *s, int seat, hx_action *out) {
    int n = 0, most = hx_rules_of(s)->board()->n_vertices;
    for (int v = 0; v < most; v++)
        if (!hx_bit_test(s->u.classic.near, v))
            out[n++] = (hx_action){.kind = HX_BUILD_SETTLEMENT, .seat = (uint8_t)seat, .a = (uint8_t)v};
    return n;
}

static int legal_found_road(const hx_state *s, int seat, hx_action *out) {
    const hx_board *b = hx_rules_of(s)->board();
    uint64_t paths[2] = {0, 0};
    HX_EACH_BIT(v, s->u.classic.towns[seat])
    for (int i = 0; i < 3 && classic_founded_here(s, seat, v); i++) {
        int edge = b->vertex_edge[v][i];
        if (edge != HX_NONE && !s->u.classic.edge[edge]) hx_bit_set(paths, edge);
    }
    return each(paths, HX_BUILD_ROAD, seat, out);
}

static int legal_robber(const hx_state *s, int seat, hx_action *out) {
    int n = 0, most = hx_rules_of(s)->board()->n_hexes;
    for (int hex = 0; hex < most; hex++)
        if (hex != s->robber[0])
            out[n++] = (hx_action){.kind = HX_MOVE_ROBBER, .seat = (uint8_t)seat, .a = (uint8_t)hex};
    return n;
}

int classic_victims(const hx_state *s, int seat) {
    const uint8_t *corners = hx_rules_of(s)->board()->hex_vertex[s->robber[0]];
    int victims = 0;
    for (int i = 0; i < 6; i++) {
        uint8_t piece = s->u.classic.vertex[corners[i]];
        if (piece && HX_PIECE_SEAT(piece) < s->actors) victims |= 1 << HX_PIECE_SEAT(piece);
    }
    return victims & ~(1 << seat);
}

static int legal_rob(const hx_state *s, int seat, hx_action *out) {
    int n = 0, victims = classic_victims(s, seat);
    for (int i = 0; i < s->actors; i++)
        if (victims >> i & 1) out[n++] = (hx_action){.kind = HX_ROB, .seat = (uint8_t)seat, .a = (uint8_t)i};
    return n;
}

static int legal_free_road(const hx_state *s, int seat, hx_action *out) {
    int n = each(s->u.classic.sites[seat], HX_BUILD_ROAD, seat, out);
    return s->u.classic.free_roads == 1 ? n + one(HX_PASS, seat, out + n) : n;
}

static int legal_building(const hx_state *s, int seat, hx_action *out) {
    int n = one(HX_PASS, seat, out);
    return n + legal_build(s, seat, out + n);
}

static int legal_partner(const hx_state *s, int seat, hx_action *out) {
    int n = legal_building(s, seat, out);
    n += classic_legal_plays(s, seat, out + n);
    if (!(s->opt[HX_OPT_TRADE_THEN_BUILD] && s->u.classic.built)) n += classic_legal_bank(s, seat, out + n);
    return n;
}

static int legal_actor(const hx_state *s, int seat, hx_action *out) {
    switch (s->now.phase) {
    case HX_PHASE_FOUND_SETTLEMENT: return legal_found_settlement(s, seat, out);
    case HX_PHASE_FOUND_ROAD: return legal_found_road(s, seat, out);
    case HX_PHASE_BEFORE_ROLL: return legal_before_roll(s, seat, out);
    case HX_PHASE_DISCARD: return hx_legal_discards(s, seat, out);
    case HX_PHASE_MOVE_ROBBER: return legal_robber(s, seat, out);
    case HX_PHASE_ROB: return legal_rob(s, seat, out);
    case HX_PHASE_MAIN: return legal_main(s, seat, out);
    case HX_PHASE_FREE_ROAD: return legal_free_road(s, seat, out);
    case HX_PHASE_BUILDING: return legal_building(s, seat, out);
    case HX_PHASE_PARTNER: return legal_partner(s, seat, out);
    default: return 0;
    }
}

int classic_legal(const hx_state *s, int seat, hx_action out[HX_LEGAL]) {
    int n = seat == s->now.actor ? legal_actor(s, seat, out) : 0;
    if (s->now.phase != HX_PHASE_MAIN && s->now.phase != HX_PHASE_ANSWER) return n;
    if (s->opt[HX_OPT_TRADE_THEN_BUILD] && s->u.classic.built) return n;
    return n + hx_legal_trade(s, seat, out + n);
}

/* ---- chance */
int classic_chances(const hx_state *s, hx_chance out[HX_CHANCES]) {
    switch (s->now.phase) {
    case HX_PHASE_DICE: return hx_dice_chances(out);
    case HX_PHASE_THEFT: return hx_theft_chances(s, s->victim, out);
    default: return classic_draw_chances(s, out);
    }
}

/* ---- apply */
static void rolled(hx_state *s, hx_action a) {
    int total = a.a + a.b, n = 0;
    hx_done(s);
    s->dice[0] = a.a;
    s->dice[1] = a.b;
    if (total == 7) {
        hx_first(s, HX_PHASE_MOVE_ROBBER, s->turn);
        hx_ask_discards(s, s->opt[HX_OPT_HAND_LIMIT], false);
        return;
    }
    const uint8_t *hexes = s->u.classic.where[total - 2];
    while (n < 3 && hexes[n] != HX_NONE) n++;
    hx_produce(s, hexes, n, s->u.classic.vertex);
}

static void stole(hx_state *s, hx_action a) {
    hx_done(s);
    hx_move(s, s->victim, s->turn, hx_card(a.a, 1));
    s->victim = HX_NONE;
    hx_drop_hollow_offers(s);
}

static void move_robber(hx_state *s, hx_action a) {
    hx_done(s);
    s->robber[0] = a.a;
    if (classic_victims(s, a.seat)) hx_first(s, HX_PHASE_ROB, a.seat); /* B-30 */
}

static void rob(hx_state *s, hx_action a) {
    hx_done(s);
    if (!hx_hand_size(s, a.a)) return; /* B-29 */
    s->victim = a.a;
    hx_first(s, HX_PHASE_THEFT, HX_CHANCE);
}

static void pay_for(hx_state *s, hx_action a) {
    hx_pay(s, a.seat, classic_cost(a.kind));
    if (s->now.phase == HX_PHASE_MAIN || s->now.phase == HX_PHASE_PARTNER) s->u.classic.built = 1;
}

static void free_road_built(hx_state *s, int seat) {
    uint8_t *due = &s->u.classic.free_roads;
    *due = *due == 2 && classic_can_road(s, seat) ? 1 : 0;
    if (!*due) hx_done(s);
}

static void build_road(hx_state *s, hx_action a) {
    bool free = s->now.phase == HX_PHASE_FREE_ROAD, founding = s->now.phase == HX_PHASE_FOUND_ROAD;
    if (!free && !founding) pay_for(s, a);
    classic_place_road(s, a.seat, a.a);
    if (free) free_road_built(s, a.seat);
    if (founding) classic_found_next(s);
}

static void build_settlement(hx_state *s, hx_action a) {
    bool founding = s->now.phase == HX_PHASE_FOUND_SETTLEMENT;
    if (!founding) pay_for(s, a);
    classic_place_settlement(s, a.seat, a.a);
    if (!founding) return;
    if (s->u.classic.left[a.seat][HX_LEFT_SETTLEMENTS] == CLASSIC_SETTLEMENTS - 2) classic_pay_start(s, a.seat, a.a);
    hx_ask(s, HX_PHASE_FOUND_ROAD, a.seat);
}

static void build_city(hx_state *s, hx_action a) {
    pay_for(s, a);
    classic_place_city(s, a.seat, a.a);
}

static void buy_card(hx_state *s, hx_action a) {
    pay_for(s, a);
    hx_first(s, HX_PHASE_DRAW, HX_CHANCE);
}

static void roll(hx_state *s) {
    hx_ask(s, HX_PHASE_MAIN, s->turn);
    hx_first(s, HX_PHASE_DICE, HX_CHANCE);
}

static void pass(hx_state *s) {
    if (s->now.phase == HX_PHASE_FREE_ROAD) {
        s->u.classic.free_roads = 0;
        hx_done(s);
    } else if (s->now.phase == HX_PHASE_PARTNER) {
        classic_end_part(s);
    } else {
        classic_pass_building(s);
    }
}

static void bank_trade(hx_state *s, hx_action a) {
    hx_pay(s, a.seat, a.give);
    hx_take(s, a.seat, a.get);
    hx_drop_hollow_offers(s);
}

static void dispatch(hx_state *s, hx_action a) {
    switch (a.kind) {
    case HX_ROLLED: rolled(s, a); break;
    case HX_STOLE: stole(s, a); break;
    case HX_DREW: classic_drew(s, a); break;
    case HX_END_TURN: classic_end_turn(s); break;
    case HX_DISCARD: hx_discard(s, a); break;
    case HX_MOVE_ROBBER: move_robber(s, a); break;
    case HX_ROB: rob(s, a); break;
    case HX_ROLL: roll(s); break;
    case HX_PASS: pass(s); break;
    case HX_CALL_LAST_ROUND: s->ending = 1; break;
    case HX_BANK_TRADE: bank_trade(s, a); break;
    case HX_OFFER:
    case HX_ANSWER:
    case HX_CLOSE_OFFER: hx_trade(s, a); break;
    case HX_BUILD_ROAD: build_road(s, a); break;
    case HX_BUILD_SETTLEMENT: build_settlement(s, a); break;
    case HX_BUILD_CITY: build_city(s, a); break;
    case HX_BUY_CARD: buy_card(s, a); break;
    default: classic_play(s, a); break;
    }
}

/* Knights look for themselves, before the robber moves. */
static bool may_score(int kind) {
    return kind == HX_BUILD_ROAD || kind == HX_BUILD_SETTLEMENT || kind == HX_BUILD_CITY || kind == HX_DREW;
}

/* Points count on the own turn only: not while founding, not in a building phase (B-96, X-03). */
void classic_apply(hx_state *s, hx_action a) {
    dispatch(s, a);
    if (may_score(a.kind) && s->turn_no && s->u.classic.ended != s->turn) hx_win(s);
}

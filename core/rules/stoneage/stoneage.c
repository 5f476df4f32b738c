/* stoneage.c - the turn: who may do what in which phase; legal, check and apply as dispatch. */
#include "stoneage.h"

#include "../../base/cards.h"

enum { OWN_ROOM = 128 }; /* of a list of legal actions: what is kept free for all that are no walks */

static bool is_player_trade(int kind) { return kind == HX_OFFER || kind == HX_ANSWER || kind == HX_CLOSE_OFFER; }

static bool is_development(int kind) {
    return kind == HX_NEW_NOMAD || kind == HX_WALK || kind == HX_SETTLE || kind == HX_ADVANCE;
}

static bool is_known(int kind) {
    if (is_player_trade(kind) || is_development(kind)) return true;
    switch (kind) {
    case HX_ROLL:
    case HX_END_TURN:
    case HX_DISCARD:
    case HX_BANK_TRADE:
    case HX_ROB:
    case HX_PASS:
    case HX_PLACE_TRIBE:
    case HX_PLACE_NOMAD:
    case HX_MOVE_HUNTER:
    case HX_LAY_DESERT:
    case HX_TAKE_TILE: return true;
    default: return false;
    }
}

static bool is_trade_closed(const hx_state *s) {
    return s->u.stoneage.developed && !s->opt[HX_OPT_TRADE_WHOLE_TURN]; /* S-47, O-03 */
}

static hx_refusal in_phase(const hx_state *s, int reason, int row) {
    hx_refusal no = stone_no(reason, row);
    no.what = s->now.phase;
    return no;
}

/* ---- the gate: phase and seat */

/* The row that asks for what is pending. */
static int row_of(int phase) {
    switch (phase) {
    case HX_PHASE_DISCARD: return 92;
    case HX_PHASE_NEANDERTHAL: return 93;
    case HX_PHASE_ROB:
    case HX_PHASE_THEFT: return 94;
    case HX_PHASE_HUNT: return 81;
    case HX_PHASE_ROBBER_TILE: return 108;
    case HX_PHASE_REVEAL:
    case HX_PHASE_LAY_DESERT: return 106;
    case HX_PHASE_FREE_TILE: return 118;
    case HX_PHASE_ORDER_DICE: return 26;
    case HX_PHASE_PLACE_TRIBE: return 25;
    case HX_PHASE_PLACE_NOMAD: return 29;
    case HX_PHASE_ANSWER: return 42;
    default: return 33;
    }
}

static hx_refusal gate_player_trade(const hx_state *s, int seat, int kind) {
    int phase = s->now.phase;
    if (phase == HX_PHASE_BEFORE_ROLL) return stone_no(HX_NO_ROLL_FIRST, 48);
    if (phase == HX_PHASE_ANSWER) {
        if (kind == HX_OFFER && seat == s->turn) return in_phase(s, HX_NO_PENDING, 42);
    } else if (phase != HX_PHASE_MAIN) {
        return in_phase(s, HX_NO_NO_TRADE_NOW, 48);
    }
    return is_trade_closed(s) ? stone_no(HX_NO_TRADE_CLOSED, 47) : hx_fine();
}

/* The row that says whose turn it is. */
static int row_of_turn(const hx_state *s, int kind) {
    if (s->now.phase == HX_PHASE_ORDER_DICE) return 26;
    if (s->turn_no == 0) return 27;
    return kind == HX_BANK_TRADE ? 44 : kind == HX_ROLL ? 33 : 31;
}

static hx_refusal gate_other(const hx_state *s, int seat, int kind) {
    if (kind == HX_DISCARD) return in_phase(s, HX_NO_DISCARD_COUNT, 91);
    if (seat != s->turn) return stone_no(HX_NO_NOT_YOUR_TURN, row_of_turn(s, kind));
    if (kind == HX_BANK_TRADE) return in_phase(s, HX_NO_NO_TRADE_NOW, 48);
    return in_phase(s, s->now.actor == HX_CHANCE ? HX_NO_CHANCE_DECIDES : HX_NO_PENDING, row_of(s->now.phase));
}

static hx_refusal gate_main(const hx_state *s, int kind) {
    if (kind == HX_BANK_TRADE && is_trade_closed(s)) return stone_no(HX_NO_TRADE_CLOSED, 47);
    if (is_development(kind) || kind == HX_BANK_TRADE || kind == HX_END_TURN) return hx_fine();
    if (kind == HX_ROLL) return stone_no(HX_NO_ALREADY_ROLLED, 33);
    if (kind == HX_DISCARD) return stone_no(HX_NO_DISCARD_COUNT, 91);
    return stone_no(HX_NO_NOT_POSSIBLE, 32);
}

static bool is_due(int phase, int kind) {
    switch (phase) {
    case HX_PHASE_PLACE_TRIBE: return kind == HX_PLACE_TRIBE;
    case HX_PHASE_PLACE_NOMAD: return kind == HX_PLACE_NOMAD;
    case HX_PHASE_DISCARD: return kind == HX_DISCARD;
    case HX_PHASE_NEANDERTHAL:
    case HX_PHASE_ROBBER_TILE: return kind == HX_MOVE_HUNTER;
    case HX_PHASE_HUNT: return kind == HX_MOVE_HUNTER || kind == HX_PASS;
    case HX_PHASE_ROB: return kind == HX_ROB || kind == HX_PASS;
    case HX_PHASE_LAY_DESERT: return kind == HX_LAY_DESERT;
    case HX_PHASE_FREE_TILE: return kind == HX_TAKE_TILE;
    default: return false;
    }
}

static hx_refusal gate_pending(const hx_state *s, int kind) {
    if (is_due(s->now.phase, kind)) return hx_fine();
    if (kind == HX_DISCARD) return stone_no(HX_NO_DISCARD_COUNT, 91);
    if (kind == HX_BANK_TRADE) return in_phase(s, HX_NO_NO_TRADE_NOW, 48);
    return in_phase(s, HX_NO_PENDING, row_of(s->now.phase));
}

static hx_refusal gate(const hx_state *s, int seat, int kind) {
    if (!is_known(kind)) return stone_no(HX_NO_NO_SUCH_ACTION, 3);
    if (is_player_trade(kind)) return gate_player_trade(s, seat, kind);
    if (seat != s->now.actor) return gate_other(s, seat, kind);
    if (s->now.phase == HX_PHASE_MAIN) return gate_main(s, kind);
    if (s->now.phase != HX_PHASE_BEFORE_ROLL) return gate_pending(s, kind);
    if (kind == HX_DISCARD) return stone_no(HX_NO_DISCARD_COUNT, 91);
    if (kind == HX_ROLL) return hx_fine();
    return stone_no(HX_NO_ROLL_FIRST, kind == HX_BANK_TRADE ? 48 : kind == HX_END_TURN ? 125 : 32);
}

/* ---- check */

/* What the toolbox refuses by rows of the island is a row of this game. */
static hx_refusal by_own_row(hx_refusal no) {
    static const uint8_t rows[][2] = {{20, 91}, {35, 41}, {36, 42}, {37, 41}, {39, 49},
                                      {41, 51}, {42, 50}, {43, 52}, {53, 52}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows && no.rule >> 8 == 'B'; i++)
        if ((no.rule & 0xFF) == rows[i][0]) no.rule = (uint16_t)('S' * 256 + rows[i][1]);
    return no;
}

static hx_refusal check_parties(const hx_state *s, hx_action a) {
    bool fits =
        a.seat == s->turn || (a.kind == HX_OFFER ? a.a == 1u << s->turn : a.kind == HX_ANSWER || a.a == HX_NONE);
    return fits ? hx_fine() : stone_no(HX_NO_NOT_WITH_ACTIVE, 42);
}

static int first_kind(hx_cards cards) {
    int kind = 0;
    while (kind < HX_RES && !hx_cards_has(cards, kind)) kind++;
    return kind;
}

static hx_refusal about(hx_refusal no, int kind, int n) {
    no.what = (uint8_t)kind;
    no.n = (uint8_t)n;
    return no;
}

static hx_refusal check_bank(const hx_state *s, hx_action a) {
    if (!a.give || !a.get) return stone_no(HX_NO_EMPTY_SIDE, 49);
    if ((a.give | a.get) >> (HX_CARD_BITS * hx_kinds(s))) return stone_no(HX_NO_ONLY_RESOURCES, 51);
    int give = first_kind(a.give), get = first_kind(a.get);
    if (a.give != hx_card(give, STONE_RATE) || a.get != hx_card(get, 1))
        return about(stone_no(HX_NO_RATE, 43), give, STONE_RATE);
    if (give == get) return about(stone_no(HX_NO_SAME_RESOURCE, 43), give, 0);
    hx_refusal no = stone_no(HX_NO_YOU_LACK, 43);
    no.cards = hx_missing(s, a.seat, a.give);
    if (no.cards) return no;
    return s->bank[get] ? hx_fine() : about(stone_no(HX_NO_BANK_LACKS, 46), get, 1);
}

static hx_refusal check_place(const hx_state *s, int vertex) {
    if (vertex >= stone_board()->n_vertices) return stone_no(HX_NO_OFF_BOARD, 25);
    if (!stone_is_black(s, vertex)) return stone_no(HX_NO_NOT_BLACK, 25);
    return stone_is_free(s, vertex) ? hx_fine() : stone_no(HX_NO_NOT_FREE, 25);
}

static hx_refusal check_place_nomad(const hx_state *s, hx_action a) {
    hx_refusal no = stone_check_beside(s, a.seat, a.a);
    if (no.reason) no.rule = 'O' * 256 + 2;
    return no;
}

static hx_refusal check_rob(const hx_state *s, hx_action a) {
    return a.a < HX_STONE_SEATS && s->u.stoneage.victims >> a.a & 1 ? hx_fine() : stone_no(HX_NO_NOT_A_VICTIM, 94);
}

static hx_refusal check(const hx_state *s, hx_action a) {
    hx_refusal no = is_player_trade(a.kind) ? check_parties(s, a) : hx_fine();
    if (!no.reason) no = gate(s, a.seat, a.kind);
    if (no.reason) return no;
    switch (a.kind) {
    case HX_DISCARD: return by_own_row(hx_check_discard(s, a));
    case HX_OFFER:
    case HX_ANSWER:
    case HX_CLOSE_OFFER: return by_own_row(hx_check_trade(s, a));
    case HX_BANK_TRADE: return check_bank(s, a);
    case HX_ROB: return check_rob(s, a);
    case HX_PLACE_TRIBE: return check_place(s, a.a);
    case HX_PLACE_NOMAD: return check_place_nomad(s, a);
    case HX_NEW_NOMAD: return stone_check_nomad(s, a);
    case HX_WALK: return stone_check_walk(s, a);
    case HX_SETTLE: return stone_check_settle(s, a);
    case HX_ADVANCE: return stone_check_step(s, a.seat, a.a);
    case HX_MOVE_HUNTER: return stone_check_hunter(s, a);
    case HX_LAY_DESERT: return stone_check_desert(s, a.a);
    case HX_TAKE_TILE: return stone_check_tile(s, a);
    default: return hx_fine(); /* ROLL, PASS, END_TURN: the gate has judged them */
    }
}

static hx_refusal check_route(const hx_state *s, int seat, const uint8_t *route, int n, hx_action *out) {
    hx_refusal no = gate(s, seat, HX_WALK);
    return no.reason ? no : stone_check_route(s, seat, route, n, out);
}

/* ---- why nothing of a kind is listed */
static hx_refusal why_walk(const hx_state *s, int seat) {
    if (!stone_nomads(s, seat)) return stone_no(HX_NO_NO_NOMAD, 68);
    hx_refusal no = stone_no(s->hand[seat][0] ? HX_NO_NOT_FREE : HX_NO_TOO_FAR, s->hand[seat][0] ? 65 : 59);
    no.n = s->hand[seat][0] ? 0 : 1;
    return no;
}

static hx_refusal why_nomad(const hx_state *s, int seat) {
    uint8_t free[HX_VERTICES];
    hx_action a = {.kind = HX_NEW_NOMAD, .seat = (uint8_t)seat, .a = HX_NONE, .b = HX_NONE};
    if (stone_nomads(s, seat) == HX_NOMADS && s->opt[HX_OPT_RECALL_NOMAD]) a.b = s->u.stoneage.nomad[seat][0];
    if (stone_beside(s, seat, free)) a.a = free[0];
    hx_refusal no = stone_check_nomad(s, a);
    return no.reason == HX_NO_OFF_BOARD ? stone_no(HX_NO_NOT_FREE, 58) : no;
}

static hx_refusal why_settle(const hx_state *s, int seat) {
    hx_refusal no = stone_no(HX_NO_NO_NOMAD, 69);
    for (int i = 0; i < stone_nomads(s, seat); i++) {
        hx_action a = {.kind = HX_SETTLE, .seat = (uint8_t)seat, .a = s->u.stoneage.nomad[seat][i], .b = HX_NONE};
        if (stone_tribes(s, seat) == HX_TRIBES) a.b = s->u.stoneage.tribe[seat][0];
        hx_refusal here = stone_check_settle(s, a);
        if (no.reason == HX_NO_NO_NOMAD || here.reason == HX_NO_CANT_AFFORD) no = here;
    }
    return no;
}

/* Of the tracks the one that lacks least. */
static hx_refusal why_advance(const hx_state *s, int seat) {
    hx_refusal best = stone_check_step(s, seat, 0);
    for (int track = 1; track < HX_TRACKS && best.reason; track++) {
        hx_refusal no = stone_check_step(s, seat, track);
        if (!no.reason) return no;
        if (no.cards && (!best.cards || hx_cards_total(no.cards) < hx_cards_total(best.cards))) best = no;
    }
    return best;
}

static int legal_bank(const hx_state *s, int seat, hx_action *out) {
    int n = 0;
    for (int give = 0; give < hx_kinds(s); give++)
        for (int get = 0; get < hx_kinds(s) && s->hand[seat][give] >= STONE_RATE; get++) {
            if (get == give || !s->bank[get]) continue;
            out[n] = (hx_action){.kind = HX_BANK_TRADE, .seat = (uint8_t)seat};
            out[n].give = hx_card(give, STONE_RATE);
            out[n++].get = hx_card(get, 1);
        }
    return n;
}

static bool is_listed(const hx_state *s, int seat, int kind) {
    hx_action list[HX_LEGAL];
    if (kind == HX_WALK) return stone_legal_walks(s, seat, list, HX_LEGAL) > 0;
    if (kind == HX_NEW_NOMAD) return stone_legal_nomads(s, seat, list) > 0;
    if (kind == HX_SETTLE) return stone_legal_settle(s, seat, list) > 0;
    if (kind == HX_ADVANCE) return !why_advance(s, seat).reason;
    if (kind == HX_BANK_TRADE) return legal_bank(s, seat, list) > 0;
    if (!is_player_trade(kind)) return true;
    for (int i = hx_legal_trade(s, seat, list) - 1; i >= 0; i--)
        if (list[i].kind == kind) return true;
    return false;
}

static hx_refusal why(const hx_state *s, int seat, int kind) {
    hx_refusal no = gate(s, seat, kind);
    if (no.reason || is_listed(s, seat, kind)) return no;
    switch (kind) {
    case HX_WALK: return why_walk(s, seat);
    case HX_NEW_NOMAD: return why_nomad(s, seat);
    case HX_SETTLE: return why_settle(s, seat);
    case HX_ADVANCE: return why_advance(s, seat);
    case HX_BANK_TRADE: return stone_no(HX_NO_YOU_LACK, 43);
    case HX_OFFER: return stone_no(HX_NO_YOU_LACK, 41);
    default: return stone_no(HX_NO_OFFER_GONE, 41);
    }
}

/* ---- legal */
static int one(int kind, int seat, int a, hx_action *out) {
    *out = (hx_action){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .a = (uint8_t)a};
    return 1;
}

static int legal_main(const hx_state *s, int seat, hx_action *out) {
    int n = one(HX_END_TURN, seat, 0, out);
    n += stone_legal_nomads(s, seat, out + n);
    n += stone_legal_settle(s, seat, out + n);
    for (int track = 0; track < HX_TRACKS; track++)
        if (!stone_check_step(s, seat, track).reason) n += one(HX_ADVANCE, seat, track, out + n);
    if (!is_trade_closed(s)) n += legal_bank(s, seat, out + n);
    return n + stone_legal_walks(s, seat, out + n, HX_LEGAL - OWN_ROOM);
}

static int legal_places(const hx_state *s, int seat, int kind, hx_action *out) {
    int n = 0;
    for (int v = 0; v < stone_board()->n_vertices; v++) {
        hx_action a = {.kind = (uint8_t)kind, .seat = (uint8_t)seat, .a = (uint8_t)v};
        if (!check(s, a).reason) out[n++] = a;
    }
    return n;
}

static int legal_rob(const hx_state *s, int seat, hx_action *out) {
    int n = one(HX_PASS, seat, 0, out);
    for (int i = 0; i < s->actors; i++)
        if (s->u.stoneage.victims >> i & 1) n += one(HX_ROB, seat, i, out + n);
    return n;
}

static int legal_deserts(const hx_state *s, int seat, hx_action *out) {
    int n = 0;
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (!stone_check_desert(s, hex).reason) n += one(HX_LAY_DESERT, seat, hex, out + n);
    return n;
}

static int legal_actor(const hx_state *s, int seat, hx_action *out) {
    switch (s->now.phase) {
    case HX_PHASE_BEFORE_ROLL: return one(HX_ROLL, seat, 0, out);
    case HX_PHASE_MAIN: return legal_main(s, seat, out);
    case HX_PHASE_DISCARD: return hx_legal_discards(s, seat, out);
    case HX_PHASE_NEANDERTHAL:
    case HX_PHASE_ROBBER_TILE: return stone_legal_hunters(s, seat, out);
    case HX_PHASE_HUNT: return one(HX_PASS, seat, 0, out) + stone_legal_hunters(s, seat, out + 1);
    case HX_PHASE_ROB: return legal_rob(s, seat, out);
    case HX_PHASE_LAY_DESERT: return legal_deserts(s, seat, out);
    case HX_PHASE_FREE_TILE: return legal_places(s, seat, HX_TAKE_TILE, out);
    case HX_PHASE_PLACE_TRIBE: return legal_places(s, seat, HX_PLACE_TRIBE, out);
    case HX_PHASE_PLACE_NOMAD: return legal_places(s, seat, HX_PLACE_NOMAD, out);
    default: return 0;
    }
}

int stone_legal(const hx_state *s, int seat, hx_action out[HX_LEGAL]) {
    int n = seat == s->now.actor ? legal_actor(s, seat, out) : 0;
    bool open = s->now.phase == HX_PHASE_MAIN || s->now.phase == HX_PHASE_ANSWER;
    return open && !is_trade_closed(s) ? n + hx_legal_trade(s, seat, out + n) : n;
}

/* ---- chance */
static int chances(const hx_state *s, hx_chance out[HX_CHANCES]) {
    switch (s->now.phase) {
    case HX_PHASE_THEFT: return hx_theft_chances(s, s->victim, out);
    case HX_PHASE_REVEAL: return stone_face_chances(s, out);
    default: return hx_dice_chances(out);
    }
}

/* ---- apply */
static void rolled(hx_state *s, hx_action a) {
    uint8_t hexes[HX_WORLD_HEXES];
    int total = a.a + a.b, n = 0;
    s->dice[0] = a.a;
    s->dice[1] = a.b;
    if (s->now.phase == HX_PHASE_ORDER_DICE) {
        stone_order_rolled(s, total);
        return;
    }
    hx_done(s);
    if (total == 7) {
        hx_first(s, HX_PHASE_NEANDERTHAL, s->turn);
        hx_ask_discards(s, s->opt[HX_OPT_HAND_LIMIT], true); /* S-91 */
        return;
    }
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (s->number[hex] == total) hexes[n++] = (uint8_t)hex;
    hx_produce(s, hexes, n, s->u.stoneage.vertex);
}

static void stole(hx_state *s, hx_action a) {
    hx_move(s, s->victim, s->turn, hx_card(a.a, 1));
    hx_drop_hollow_offers(s);
    stone_robbed(s);
}

static void develop(hx_state *s, hx_action a) {
    s->u.stoneage.developed = 1;
    if (!s->opt[HX_OPT_TRADE_WHOLE_TURN]) hx_clear_offers(s);
    switch (a.kind) {
    case HX_NEW_NOMAD: stone_new_nomad(s, a); break;
    case HX_WALK: stone_walk(s, a); break;
    case HX_SETTLE: stone_settle(s, a); break;
    default: stone_advance(s, a); break;
    }
}

static void place(hx_state *s, hx_action a) {
    stone_put(s, a.seat, a.kind == HX_PLACE_TRIBE ? HX_TRIBE : HX_NOMAD, a.a);
    stone_placed(s);
}

static void bank_trade(hx_state *s, hx_action a) {
    hx_pay(s, a.seat, a.give);
    hx_take(s, a.seat, a.get);
}

static void roll(hx_state *s) {
    hx_ask(s, HX_PHASE_MAIN, s->turn);
    hx_first(s, HX_PHASE_DICE, HX_CHANCE);
}

static void rob(hx_state *s, hx_action a) {
    s->victim = a.a;
    hx_ask(s, HX_PHASE_THEFT, HX_CHANCE);
}

static void pass(hx_state *s) {
    if (s->now.phase == HX_PHASE_ROB)
        stone_robbed(s);
    else
        hx_done(s);
}

static void apply(hx_state *s, hx_action a) {
    switch (a.kind) {
    case HX_ROLL: roll(s); break;
    case HX_ROLLED: rolled(s, a); break;
    case HX_STOLE: stole(s, a); break;
    case HX_REVEALED: stone_revealed(s, a.a); break;
    case HX_END_TURN: stone_begin_turn(s, hx_next_seat(s, s->turn)); break;
    case HX_DISCARD: hx_discard(s, a); break;
    case HX_BANK_TRADE: bank_trade(s, a); break;
    case HX_OFFER:
    case HX_ANSWER:
    case HX_CLOSE_OFFER: hx_trade(s, a); break;
    case HX_ROB: rob(s, a); break;
    case HX_PASS: pass(s); break;
    case HX_PLACE_TRIBE:
    case HX_PLACE_NOMAD: place(s, a); break;
    case HX_MOVE_HUNTER: stone_move_hunter(s, a); break;
    case HX_LAY_DESERT: stone_lay_desert(s, a.a); break;
    case HX_TAKE_TILE: stone_take_tile(s, a); break;
    default: develop(s, a); break;
    }
}

static hx_cards cost(int kind) {
    if (kind == HX_NEW_NOMAD) return hx_card(0, 1) | hx_card(3, 1);
    return kind == HX_SETTLE ? stone_settle_cost() : 0;
}

hx_cards stone_price(const hx_state *s, hx_action a) {
    if (a.kind == HX_WALK) return stone_walk_price(s, a);
    if (a.kind != HX_ADVANCE) return cost(a.kind);
    int step = s->u.stoneage.track[a.seat][a.a] + 1;
    return step <= STONE_STEPS ? stone_step_cost(step) : 0;
}

/* ---- the ruleset */
static const char *const terrains[] = {"", "hills", "steppe", "mountains", "forest", "desert", NULL};
static const char *const resources[] = {"meat", "bone", "flint", "fur", NULL};

static const hx_range ranges[] = {
    {HX_OPT_ISLAND, 0, 0, 0},           {HX_OPT_NUMBERS, 0, 0, 0},
    {HX_OPT_HARBOURS, 0, 0, 0},         {HX_OPT_TRADE_THEN_BUILD, 0, 0, 0},
    {HX_OPT_PRIVATE_SCORING, 0, 0, 0},  {HX_OPT_LAST_ROUND, 0, 0, 0},
    {HX_OPT_AGREED_END, 0, 0, 0},       {HX_OPT_BANK, 20, 20, 20},
    {HX_OPT_STARTER, 0, 4, 0},          {HX_OPT_BANK_SHOWN, 0, 1, 1},
    {HX_OPT_ADVANCED_SETUP, 0, 1, 0},   {HX_OPT_ADVANCED_NOMAD, 0, 1, 0},
    {HX_OPT_TRADE_WHOLE_TURN, 0, 1, 0}, {HX_OPT_RECALL_NOMAD, 0, 1, 0},
    {HX_OPT_HUNTING_DRAWS, 0, 1, 1},    {0, 1, 0, 0},
};

static void nothing_to_veil(hx_state *s, int seat) {
    (void)s;
    (void)seat;
}

static void nothing_to_imagine(hx_state *s, int seat, hx_rng *rng) {
    (void)s;
    (void)seat;
    (void)rng;
}

static int no_harbours(const hx_ruleset *rules, uint8_t edge[HX_DOCKS], uint8_t kind[HX_DOCKS]) {
    (void)rules;
    (void)edge;
    (void)kind;
    return 0;
}

const hx_ruleset hx_rules_stoneage = {
    .key = "stoneage",
    .wire_id = 4,
    .min_actors = 3,
    .max_actors = 4,
    .goal = 10,
    .least_goal = 5,
    .most_goal = 20,
    .kinds = 4,
    .gives = {HX_NONE, 0, 1, 2, 3, HX_NONE, HX_NONE, HX_NONE},
    .yields = {[HX_TRIBE] = 1},
    .stored = offsetof(hx_stoneage, vertex),
    .terrains = terrains,
    .resources = resources,
    .over = 'S' * 256 + 120,
    .ranges = ranges,
    .board = stone_board,
    .options = stone_options,
    .deal = stone_deal,
    .lay = stone_lay,
    .fault = stone_fault,
    .check = check,
    .why = why,
    .cost = cost,
    .price = stone_price,
    .route = stone_route,
    .check_route = check_route,
    .harbours = no_harbours,
    .legal = stone_legal,
    .chances = chances,
    .apply = apply,
    .points = stone_points,
    .veil = nothing_to_veil,
    .imagine = nothing_to_imagine,
    .show = stone_show,
    .code_deal = stone_code_deal,
    .code_land = stone_code_land,
    .code = stone_code,
    .likely = stone_likely,
    .derive = stone_derive,
    .broken = stone_broken,
};

#include "support/toy.h"

#include "base/assert.h"
#include "base/cards.h"
#include "base/rng.h"
#include "codec/coder.h"

#include <string.h>

enum { HEXES = 7, WOOD = 1, CLAY = 2, LAKE = 3, CAMPS = 5, SWAP = 2, EACH_CARD = 4, DEAL = 2 * HEXES + 3 };

/* This family has no fields of its own: it borrows vertex, cards, deck, hidden and left of classic's. */
static hx_board board;
static const int8_t hexes[HEXES][2] = {{0, -1}, {1, -1}, {-1, 0}, {0, 0}, {1, 0}, {-1, 1}, {0, 1}};
static const uint8_t ring[HEXES - 1] = {4, 5, 6, 8, 9, 10};
static const char *const terrains[] = {"", "wood", "clay", "lake", NULL};

static const hx_board *the_board(void) { return &board; }

static hx_action action(int kind, int seat, int a) {
    return (hx_action){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .a = (uint8_t)a};
}

static hx_cards cost(int kind) {
    if (kind == HX_BUILD_SETTLEMENT) return hx_card(0, 1) | hx_card(1, 1);
    return kind == HX_BUY_CARD ? hx_card(1, 2) : 0;
}

/* ---- laying the table */

static bool options(const hx_options *o) {
    for (int i = 0; i < HX_OPTS; i++)
        if (o->opt[i] && i != HX_OPT_BANK && i != HX_OPT_BANK_SHOWN && i != HX_OPT_HAND_LIMIT) return false;
    return true;
}

static int deal(const hx_options *o, hx_rng *rng, uint8_t out[HX_DEAL]) {
    static const uint8_t lands[HEXES - 1] = {WOOD, WOOD, WOOD, CLAY, CLAY, CLAY};
    uint8_t land[HEXES - 1], number[HEXES - 1];
    memcpy(land, lands, sizeof land);
    memcpy(number, ring, sizeof number);
    hx_rng_shuffle(rng, land, HEXES - 1);
    hx_rng_shuffle(rng, number, HEXES - 1);
    for (int hex = 0, i = 0; hex < HEXES; hex++) {
        bool lake = hex == HEXES / 2;
        out[hex] = lake ? LAKE : land[i];
        out[HEXES + hex] = lake ? 0 : number[i++];
    }
    out[2 * HEXES] = 0;           /* no harbours */
    out[2 * HEXES + 1] = HX_NONE; /* no robber */
    out[2 * HEXES + 2] = (uint8_t)hx_rng_below(rng, o->actors);
    return DEAL;
}

static bool good_island(const uint8_t *terrain, const uint8_t *number) {
    unsigned numbers = 0;
    int woods = 0;
    for (int hex = 0; hex < HEXES; hex++) {
        bool lake = hex == HEXES / 2;
        if ((terrain[hex] == LAKE) != lake || (number[hex] == 0) != lake || number[hex] > 12) return false;
        if (lake) continue;
        if (terrain[hex] != WOOD && terrain[hex] != CLAY) return false;
        woods += terrain[hex] == WOOD;
        numbers |= 1u << number[hex];
    }
    unsigned wanted = 0;
    for (int i = 0; i < HEXES - 1; i++) wanted |= 1u << ring[i];
    return woods == 3 && numbers == wanted;
}

static hx_err lay(hx_state *s, const hx_options *o, const uint8_t *dealt, int length) {
    if (length != DEAL || dealt[2 * HEXES] || dealt[2 * HEXES + 1] != HX_NONE || dealt[2 * HEXES + 2] >= o->actors)
        return HX_ERR_LAYOUT;
    if (!good_island(dealt, dealt + HEXES)) return HX_ERR_LAYOUT;
    memcpy(s->terrain, dealt, HEXES);
    memcpy(s->number, dealt + HEXES, HEXES);
    s->turn = s->first = dealt[2 * HEXES + 2];
    s->u.classic.deck[HX_KNIGHT] = s->u.classic.deck[HX_VICTORY] = EACH_CARD;
    for (int seat = 0; seat < s->actors; seat++) s->u.classic.left[seat][HX_LEFT_SETTLEMENTS] = CAMPS;
    memset(s->u.classic.dock, HX_NONE, sizeof s->u.classic.dock);
    s->u.classic.longest = s->u.classic.largest = s->u.classic.ended = HX_NONE;
    hx_ask(s, HX_PHASE_FOUND_SETTLEMENT, s->turn);
    return HX_OK;
}

/* ---- what may be done */

/* Every reason carries what its sentence needs: rules/reasons.inc says what. */
static hx_refusal camp_refused(int reason, int row) {
    hx_refusal no = hx_refuse(reason, 'T', row);
    no.what = HX_SETTLEMENT;
    return no;
}

static hx_refusal wait_for(const hx_state *s, int reason) {
    hx_refusal no = hx_refuse(reason, 0, 0);
    no.what = s->now.phase;
    return no;
}

/* Who and when, whatever the place. */
static hx_refusal may(const hx_state *s, int seat, int kind) {
    bool discard = kind == HX_DISCARD, build = kind == HX_BUILD_SETTLEMENT, roll = kind == HX_ROLL;
    if (!discard && !build && !roll && kind != HX_BANK_TRADE && kind != HX_BUY_CARD && kind != HX_END_TURN)
        return hx_refuse(HX_NO_NO_SUCH_ACTION, 0, 0);
    if (s->now.actor == HX_CHANCE) return wait_for(s, HX_NO_CHANCE_DECIDES);
    if (seat != s->now.actor) return hx_refuse(HX_NO_NOT_YOUR_TURN, 0, 0);
    int phase = s->now.phase;
    if (phase == HX_PHASE_FOUND_SETTLEMENT ? build : phase == HX_PHASE_DISCARD ? discard : false) return hx_fine();
    if (phase == HX_PHASE_FOUND_SETTLEMENT || phase == HX_PHASE_DISCARD) return wait_for(s, HX_NO_PENDING);
    if (discard) return hx_refuse(HX_NO_DISCARD_COUNT, 'T', 5);
    if (phase == HX_PHASE_BEFORE_ROLL) return roll ? hx_fine() : hx_refuse(HX_NO_ROLL_FIRST, 'T', 3);
    return roll ? hx_refuse(HX_NO_ALREADY_ROLLED, 'T', 3) : hx_fine();
}

static hx_refusal check_cost(const hx_state *s, int seat, int kind) {
    hx_cards missing = hx_missing(s, seat, cost(kind));
    hx_refusal no = missing ? hx_refuse(HX_NO_CANT_AFFORD, 'T', kind == HX_BUY_CARD ? 7 : 6) : hx_fine();
    no.cards = missing;
    return no;
}

static hx_refusal check_camp(const hx_state *s, int seat) {
    if (s->now.phase == HX_PHASE_FOUND_SETTLEMENT) return hx_fine();
    if (!s->u.classic.left[seat][HX_LEFT_SETTLEMENTS]) return camp_refused(HX_NO_NO_PIECE, 6);
    return check_cost(s, seat, HX_BUILD_SETTLEMENT);
}

/* In a view the deck is all that its seat has not seen, other hands included. */
static int deck_left(const hx_state *s) {
    int n = s->u.classic.deck[HX_KNIGHT] + s->u.classic.deck[HX_VICTORY];
    for (int i = 0; i < s->actors; i++) n -= s->u.classic.hidden[i];
    return n;
}

static hx_refusal check_card(const hx_state *s, int seat) {
    if (!deck_left(s)) return hx_refuse(HX_NO_DECK_EMPTY, 'T', 7);
    return check_cost(s, seat, HX_BUY_CARD);
}

static hx_refusal swap_refused(int reason, int kind, int n) {
    hx_refusal no = hx_refuse(reason, 'T', 8);
    no.what = (uint8_t)kind;
    no.n = (uint8_t)n;
    return no;
}

static hx_refusal check_swap(const hx_state *s, hx_action a) {
    int from = hx_cards_has(a.give, 1);
    if (a.give != hx_card(from, SWAP) || a.get != hx_card(!from, 1)) return swap_refused(HX_NO_RATE, from, SWAP);
    if (s->hand[a.seat][from] >= SWAP) return s->bank[!from] ? hx_fine() : swap_refused(HX_NO_BANK_LACKS, !from, 1);
    hx_refusal no = swap_refused(HX_NO_YOU_LACK, 0, 0);
    no.cards = hx_missing(s, a.seat, a.give);
    return no;
}

static hx_refusal check(const hx_state *s, hx_action a) {
    hx_refusal no = may(s, a.seat, a.kind);
    if (no.reason) return no;
    if (a.kind == HX_DISCARD) return hx_check_discard(s, a);
    if (a.kind == HX_BANK_TRADE) return check_swap(s, a);
    if (a.kind == HX_BUY_CARD) return check_card(s, a.seat);
    if (a.kind != HX_BUILD_SETTLEMENT) return hx_fine();
    if (a.a >= board.n_vertices) return camp_refused(HX_NO_OFF_ISLAND, 2);
    if (s->u.classic.vertex[a.a]) return camp_refused(HX_NO_OCCUPIED, 2);
    return check_camp(s, a.seat);
}

static int add_if_fine(const hx_state *s, hx_action a, hx_action *out) {
    if (check(s, a).reason) return 0;
    *out = a;
    return 1;
}

static int legal(const hx_state *s, int seat, hx_action out[HX_LEGAL]) {
    int n = 0;
    if (seat != s->now.actor) return 0;
    if (s->now.phase == HX_PHASE_DISCARD) return hx_legal_discards(s, seat, out);
    n += add_if_fine(s, action(HX_ROLL, seat, 0), out + n);
    for (int v = 0; v < board.n_vertices; v++) n += add_if_fine(s, action(HX_BUILD_SETTLEMENT, seat, v), out + n);
    n += add_if_fine(s, action(HX_BUY_CARD, seat, 0), out + n);
    for (int from = 0; from < 2; from++) {
        hx_action swap = action(HX_BANK_TRADE, seat, 0);
        swap.give = hx_card(from, SWAP);
        swap.get = hx_card(!from, 1);
        n += add_if_fine(s, swap, out + n);
    }
    return n + add_if_fine(s, action(HX_END_TURN, seat, 0), out + n);
}

static hx_refusal why(const hx_state *s, int seat, int kind) {
    hx_refusal no = may(s, seat, kind);
    if (no.reason) return no;
    if (kind == HX_BUILD_SETTLEMENT) return check_camp(s, seat); /* there are more vertices than camps */
    if (kind == HX_BUY_CARD) return check_card(s, seat);
    hx_action all[HX_LEGAL];
    for (int i = legal(s, seat, all) - 1; i >= 0; i--)
        if (all[i].kind == kind) return hx_fine();
    return swap_refused(HX_NO_RATE, 0, SWAP);
}

static int chances(const hx_state *s, hx_chance out[HX_CHANCES]) {
    int n = 0;
    if (s->now.phase == HX_PHASE_DRAW) {
        for (int card = HX_KNIGHT; card <= HX_VICTORY; card++)
            if (s->u.classic.deck[card])
                out[n++] = (hx_chance){action(HX_DREW, HX_CHANCE, card), s->u.classic.deck[card]};
        return n;
    }
    return hx_dice_chances(out);
}

/* ---- what it does */

static void begin_turn(hx_state *s, int seat) {
    s->turn = (uint8_t)seat;
    s->dice[0] = s->dice[1] = 0;
    if (s->turn_no == HX_LAST_TURN) {
        hx_end(s, 0);
        return;
    }
    s->turn_no++;
    hx_ask(s, HX_PHASE_BEFORE_ROLL, seat);
    hx_win(s);
}

static void found(hx_state *s) {
    int placed = 0;
    for (int seat = 0; seat < s->actors; seat++) placed += CAMPS - s->u.classic.left[seat][HX_LEFT_SETTLEMENTS];
    if (placed == 2 * s->actors) {
        begin_turn(s, s->first);
        return;
    }
    s->turn = (uint8_t)((s->first + hx_snake(placed, s->actors)) % s->actors);
    hx_ask(s, HX_PHASE_FOUND_SETTLEMENT, s->turn);
}

static void build(hx_state *s, hx_action a) {
    bool founding = s->now.phase == HX_PHASE_FOUND_SETTLEMENT;
    if (!founding) hx_pay(s, a.seat, cost(a.kind));
    s->u.classic.vertex[a.a] = HX_PIECE(HX_SETTLEMENT, a.seat);
    s->u.classic.left[a.seat][HX_LEFT_SETTLEMENTS]--;
    if (founding)
        found(s);
    else
        hx_win(s);
}

static void rolled(hx_state *s, hx_action a) {
    s->dice[0] = a.a;
    s->dice[1] = a.b;
    hx_ask(s, HX_PHASE_MAIN, s->turn);
    if (a.a + a.b == 7) {
        hx_ask_discards(s, s->opt[HX_OPT_HAND_LIMIT], false);
        return;
    }
    uint8_t giving[HEXES];
    int n = 0;
    for (int hex = 0; hex < HEXES; hex++)
        if (s->number[hex] == a.a + a.b) giving[n++] = (uint8_t)hex;
    hx_produce(s, giving, n, s->u.classic.vertex);
}

static void drew(hx_state *s, hx_action a) {
    s->u.classic.deck[a.a]--;
    s->u.classic.cards[s->turn][a.a]++;
    hx_done(s);
    hx_win(s);
}

static void apply(hx_state *s, hx_action a) {
    if (a.kind == HX_ROLLED) rolled(s, a);
    if (a.kind == HX_DREW) drew(s, a);
    if (a.kind == HX_ROLL) hx_ask(s, HX_PHASE_DICE, HX_CHANCE);
    if (a.kind == HX_DISCARD) hx_discard(s, a);
    if (a.kind == HX_BUILD_SETTLEMENT) build(s, a);
    if (a.kind == HX_END_TURN) begin_turn(s, hx_next_seat(s, s->turn));
    if (a.kind == HX_BANK_TRADE) {
        hx_pay(s, a.seat, a.give);
        hx_take(s, a.seat, a.get);
    }
    if (a.kind == HX_BUY_CARD) {
        hx_pay(s, a.seat, cost(HX_BUY_CARD));
        hx_first(s, HX_PHASE_DRAW, HX_CHANCE);
    }
}

static int points(const hx_state *s, int seat, bool shown) {
    int camps = CAMPS - s->u.classic.left[seat][HX_LEFT_SETTLEMENTS];
    return camps + (shown ? 0 : s->u.classic.cards[seat][HX_VICTORY]);
}

/* ---- who knows what */

/* To a seat, a card in another hand is like one in the deck. */
static void veil(hx_state *s, int seat) {
    for (int i = 0; i < s->actors; i++) {
        for (int card = 0; card < HX_CARD_KINDS && i != seat; card++) {
            s->u.classic.hidden[i] = (uint8_t)(s->u.classic.hidden[i] + s->u.classic.cards[i][card]);
            s->u.classic.deck[card] = (uint8_t)(s->u.classic.deck[card] + s->u.classic.cards[i][card]);
            s->u.classic.cards[i][card] = 0;
        }
    }
}

static void imagine(hx_state *s, int seat, hx_rng *rng) {
    (void)seat;
    for (int i = 0; i < s->actors; i++) {
        for (; s->u.classic.hidden[i]; s->u.classic.hidden[i]--) {
            uint8_t *deck = s->u.classic.deck;
            int card = hx_rng_below(rng, (uint32_t)deck[HX_KNIGHT] + deck[HX_VICTORY]) < deck[HX_KNIGHT] ? HX_KNIGHT
                                                                                                         : HX_VICTORY;
            deck[card]--;
            s->u.classic.cards[i][card]++;
        }
    }
}

static void show(const hx_view *v, const hx_sink *to) {
    const hx_classic *c = &v->seen.u.classic;
    for (int vertex = 0; vertex < board.n_vertices; vertex++)
        if (c->vertex[vertex]) to->piece(to->ctx, "settlement", HX_VERTEX, vertex, HX_PIECE_SEAT(c->vertex[vertex]));
    for (int seat = 0; seat < v->seen.actors; seat++) {
        to->count(to->ctx, "left.settlement", seat, c->left[seat][HX_LEFT_SETTLEMENTS]);
        to->count(to->ctx, "dev.knight", seat, c->cards[seat][HX_KNIGHT]);
        to->count(to->ctx, "dev.victory", seat, c->cards[seat][HX_VICTORY]);
    }
}

static void derive(hx_state *s) { (void)s; }

static void code(hx_state *s, hx_coder *c) {
    for (int vertex = 0; vertex < board.n_vertices; vertex++)
        hx_code(c, &s->u.classic.vertex[vertex], HX_PIECE(HX_SETTLEMENT, 7));
    for (int card = HX_KNIGHT; card <= HX_VICTORY; card++) {
        hx_code(c, &s->u.classic.deck[card], EACH_CARD);
        for (int seat = 0; seat < s->actors; seat++) hx_code(c, &s->u.classic.cards[seat][card], EACH_CARD);
    }
    for (int seat = 0; seat < s->actors; seat++) {
        hx_code(c, &s->u.classic.hidden[seat], 2 * EACH_CARD);
        hx_code(c, &s->u.classic.left[seat][HX_LEFT_SETTLEMENTS], CAMPS);
    }
    memset(s->u.classic.dock, HX_NONE, sizeof s->u.classic.dock);
    s->u.classic.longest = s->u.classic.largest = s->u.classic.ended = HX_NONE;
}

static bool good_phase(const hx_state *s) {
    switch ((enum hx_phase)s->now.phase) {
    case HX_PHASE_OVER: return true;
    case HX_PHASE_DICE: return s->now.actor == HX_CHANCE && !s->depth;
    case HX_PHASE_DRAW: return s->now.actor == HX_CHANCE && s->depth == 1;
    case HX_PHASE_DISCARD: return s->now.actor < s->actors && s->owes[s->now.actor] && s->depth == 1;
    case HX_PHASE_FOUND_SETTLEMENT:
    case HX_PHASE_BEFORE_ROLL:
    case HX_PHASE_MAIN: return s->now.actor == s->turn && !s->depth;
    case HX_PHASE_FOUND_ROAD:
    case HX_PHASE_MOVE_ROBBER:
    case HX_PHASE_ROB:
    case HX_PHASE_THEFT:
    case HX_PHASE_ANSWER:
    case HX_PHASE_FREE_ROAD:
    case HX_PHASE_BUILDING:
    case HX_PHASE_PARTNER:
    case HX_PHASE_NEUTRAL:
    case HX_PHASE_GIVE_BACK:
    case HX_PHASE_ORDER_DICE:
    case HX_PHASE_PLACE_TRIBE:
    case HX_PHASE_PLACE_NOMAD:
    case HX_PHASE_NEANDERTHAL:
    case HX_PHASE_HUNT:
    case HX_PHASE_ROBBER_TILE:
    case HX_PHASE_REVEAL:
    case HX_PHASE_LAY_DESERT:
    case HX_PHASE_FREE_TILE:
    case HX_PHASES: break;
    }
    return false;
}

static const char *broken_camps(const hx_state *s) {
    int camps[8] = {0};
    for (int vertex = 0; vertex < board.n_vertices; vertex++) {
        int piece = s->u.classic.vertex[vertex];
        if (piece && (HX_PIECE_KIND(piece) != HX_SETTLEMENT || HX_PIECE_SEAT(piece) >= s->actors))
            return "no such piece";
        if (piece) camps[HX_PIECE_SEAT(piece)]++;
    }
    for (int seat = 0; seat < s->actors; seat++)
        if (camps[seat] + s->u.classic.left[seat][HX_LEFT_SETTLEMENTS] != CAMPS) return "camps do not add up";
    return NULL;
}

static const char *broken_cards(const hx_state *s) {
    int hidden = 0, unseen = 0;
    for (int seat = 0; seat < s->actors; seat++) hidden += s->u.classic.hidden[seat];
    for (int card = HX_KNIGHT; card <= HX_VICTORY; card++) {
        int n = s->u.classic.deck[card];
        unseen += n;
        for (int seat = 0; seat < s->actors; seat++) n += s->u.classic.cards[seat][card];
        if (n != EACH_CARD) return "cards do not add up";
    }
    if (hidden && !s->viewer) return "hidden cards outside a view";
    return hidden > unseen ? "more hidden cards than there are" : NULL;
}

static const char *broken(const hx_state *s) {
    if (!good_island(s->terrain, s->number)) return "no such island";
    if (!good_phase(s) || (s->depth && s->then[0].phase != HX_PHASE_MAIN)) return "no such phase";
    const char *wrong = broken_camps(s);
    return wrong ? wrong : broken_cards(s);
}

static int harbours(const hx_ruleset *rules, uint8_t edge[HX_DOCKS], uint8_t kind[HX_DOCKS]) {
    (void)rules, (void)edge, (void)kind;
    return 0;
}

const hx_ruleset hx_rules_toy = {
    .key = "toy",
    .wire_id = 31,
    .min_actors = 2,
    .max_actors = 4,
    .goal = 6,
    .least_goal = 3,
    .most_goal = 9,
    .gives = {HX_NONE, 0, 1, HX_NONE, HX_NONE, HX_NONE, HX_NONE, HX_NONE},
    .yields = {[HX_SETTLEMENT] = 1},
    .stored = offsetof(hx_classic, reach),
    .terrains = terrains,
    .board = the_board,
    .options = options,
    .deal = deal,
    .lay = lay,
    .check = check,
    .why = why,
    .cost = cost,
    .harbours = harbours,
    .legal = legal,
    .chances = chances,
    .apply = apply,
    .points = points,
    .veil = veil,
    .imagine = imagine,
    .show = show,
    .code = code,
    .derive = derive,
    .broken = broken,
};

int toy_plug(void) {
    int at = 0;
    while (hx_rulesets[at] && hx_rulesets[at] != &hx_rules_toy) at++;
    if (!board.n_hexes) hx_board_build(&board, &(hx_map){.hex = hexes, .n_hexes = HEXES});
    hx_rulesets[at] = &hx_rules_toy;
    return at;
}

hx_state toy_table(int seats) {
    hx_options o;
    uint8_t dealt[HX_DEAL];
    hx_state s;
    hx_options_preset(&o, toy_plug());
    o.actors = (uint8_t)seats;
    HX_ASSERT(hx_lay(&s, &o, dealt, hx_deal(&o, dealt)) == HX_OK);
    s.turn = s.first = 0;
    s.turn_no = 1;
    hx_ask(&s, HX_PHASE_MAIN, 0);
    return s;
}

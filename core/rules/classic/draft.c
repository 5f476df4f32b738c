/* draft.c - positions of the family made by hand, the duel's too: what a draft says, what is wrong with it, what follows. */
#include "classic.h"

#include <string.h>

enum { TOKENS = 20 };

#define PART(field)                                                                                                    \
    { offsetof(hx_state, field), sizeof((hx_state *)0)->field }
const hx_part classic_parts[] = {
    PART(terrain),
    PART(number),
    PART(robber[0]),
    PART(turn),
    PART(now.phase),
    PART(hand),
    PART(u.classic.vertex),
    PART(u.classic.edge),
    PART(u.classic.dock),
    PART(u.classic.port),
    PART(u.classic.cards),
    PART(u.classic.knights),
    PART(u.classic.tokens),
    PART(u.classic.deck),
    PART(u.classic.longest),
    PART(u.classic.largest),
    {0, 0},
};

/* Cards that are not in a hand nor face up: what lies in the deck gives what is out of the game, and the other way round. */
static int cards_elsewhere(const hx_state *s, int kind) {
    const hx_classic *c = &s->u.classic;
    int n = classic_params_of(s)->deck[kind];
    for (int seat = 0; seat < s->seats; seat++) n -= c->cards[seat][kind] + (kind == HX_KNIGHT ? c->knights[seat] : 0);
    return n;
}

static void swap_deck(hx_state *s) {
    uint8_t *deck = s->u.classic.deck;
    for (int kind = 0; kind < HX_CARD_KINDS; kind++) deck[kind] = (uint8_t)(cards_elsewhere(s, kind) - deck[kind]);
}

static void forget_turn(hx_state *s) {
    hx_classic *c = &s->u.classic;
    s->dice[0] = s->dice[1] = s->offers = 0;
    c->card_played = c->built = c->token_used = c->knight_used = c->first_roll[0] = c->first_roll[1] = 0;
}

void classic_loosen(hx_state *s) {
    hx_classic *c = &s->u.classic;
    bool rolling = s->now.phase == HX_PHASE_DICE;
    while (s->depth) hx_done(s);
    hx_clear_offers(s);
    memset(s->owes, 0, sizeof s->owes);
    s->victim = c->ended = HX_NONE;
    s->winners = c->free_roads = c->rolls_left = c->neutral_due = c->give_back = c->draws = 0;
    if (s->now.phase != HX_PHASE_MAIN || rolling) {
        if (s->now.phase != HX_PHASE_BEFORE_ROLL) forget_turn(s);
        hx_ask(s, HX_PHASE_BEFORE_ROLL, s->turn);
    }
    swap_deck(s);
}

/* ---- what is wrong. Nothing is trusted: what would not be a place, a piece or a seat is counted where none may be. */
static void judge_land(const hx_state *s, const classic_params *p, hx_flaws *found) {
    int terrain[8] = {0}, number[16] = {0}, tokens[16] = {0};
    for (int i = 0; i < p->n_tokens; i++) tokens[p->tokens[i]]++;
    for (int h = 0; h < p->n_hexes; h++) {
        terrain[s->terrain[h] & 7]++;
        number[s->number[h] & 15]++;
        hx_judge(found, HX_FLAW_HEX, HX_NONE, h, (s->terrain[h] == DESERT) != !s->number[h], 0);
    }
    for (int t = FOREST; t < TERRAINS; t++) hx_judge(found, HX_FLAW_TERRAIN, HX_NONE, t, terrain[t], p->terrain[t]);
    for (int n = 1; n < 16; n++) hx_judge(found, HX_FLAW_NUMBER, HX_NONE, n, number[n], tokens[n]);
}

/* What more docks would be is nothing that a draft can say. */
static void judge_docks(hx_state *s, const classic_params *p, const hx_board *b, hx_flaws *found) {
    hx_classic *c = &s->u.classic;
    int kinds[8] = {0}, all[8] = {0};
    uint8_t used[HX_VERTICES] = {0};
    for (int i = 0; i < p->n_docks; i++) {
        int edge = c->dock[i] < b->n_edges ? c->dock[i] : 0;
        const uint8_t *ends = b->edge_vertex[edge], *hexes = b->edge_hex[edge];
        bool inland = hexes[0] != HX_NONE && hexes[1] != HX_NONE;
        hx_judge(found, HX_FLAW_DOCK, HX_NONE, c->dock[i],
                 inland + used[ends[0]]++ + used[ends[1]]++ + (edge != c->dock[i]) + (c->port[i] > HX_ANY), 0);
        kinds[c->port[i] & 7]++;
        all[p->docks[i].kind]++;
    }
    for (int kind = 0; kind <= HX_ANY; kind++) hx_judge(found, HX_FLAW_HARBOUR, HX_NONE, kind, kinds[kind], all[kind]);
    for (int i = p->n_docks; i < HX_DOCKS; i++) c->dock[i] = HX_NONE;
}

/* Counts what stands on the board by seat, and what is left beside it. */
static void judge_pieces(hx_state *s, const hx_board *b, hx_flaws *found) {
    static const uint8_t all[32] = {
        [HX_ROAD] = CLASSIC_ROADS, [HX_SETTLEMENT] = CLASSIC_SETTLEMENTS, [HX_CITY] = CLASSIC_CITIES};
    hx_classic *c = &s->u.classic;
    uint8_t count[8][32] = {{0}};
    for (int v = 0; v < b->n_vertices; v++) {
        int piece = c->vertex[v], close = 0;
        if (!piece) continue;
        count[HX_PIECE_SEAT(piece)][HX_PIECE_KIND(piece) == HX_ROAD ? 0 : HX_PIECE_KIND(piece)]++;
        for (int i = 0; i < 3; i++) close |= b->vertex_vertex[v][i] != HX_NONE && c->vertex[b->vertex_vertex[v][i]];
        hx_judge(found, HX_FLAW_TOO_CLOSE, HX_PIECE_SEAT(piece), v, close, 0);
    }
    for (int e = 0; e < b->n_edges; e++)
        if (c->edge[e]) count[HX_PIECE_SEAT(c->edge[e])][HX_PIECE_KIND(c->edge[e]) == HX_ROAD ? HX_ROAD : 0]++;
    for (int seat = 0; seat < 8; seat++)
        for (int piece = 0; piece < 32; piece++)
            hx_judge(found, HX_FLAW_PIECES, seat, piece, count[seat][piece], seat < s->seats ? all[piece] : 0);
    for (int seat = 0; seat < s->seats; seat++) {
        c->left[seat][HX_LEFT_ROADS] = (uint8_t)(CLASSIC_ROADS - count[seat][HX_ROAD]);
        c->left[seat][HX_LEFT_SETTLEMENTS] = (uint8_t)(CLASSIC_SETTLEMENTS - count[seat][HX_SETTLEMENT]);
        c->left[seat][HX_LEFT_CITIES] = (uint8_t)(CLASSIC_CITIES - count[seat][HX_CITY]);
    }
}

static void judge_cards(hx_state *s, hx_flaws *found) {
    hx_classic *c = &s->u.classic;
    int bank = s->opt[HX_OPT_BANK];
    for (int k = 0; k < HX_RES; k++) {
        int n = 0, all = classic_params_of(s)->deck[k];
        for (int seat = 0; seat < s->seats; seat++) n += s->hand[seat][k];
        hx_judge(found, HX_FLAW_CARDS, HX_NONE, k, n, bank);
        s->bank[k] = (uint8_t)(bank - n);
        hx_judge(found, HX_FLAW_DECK, HX_NONE, k, all - cards_elsewhere(s, k) + c->deck[k], all);
    }
    hx_judge(found, HX_FLAW_TOKENS, HX_NONE, 0, c->tokens[0] + c->tokens[1], TOKENS);
}
_Static_assert((int)HX_CARD_KINDS == (int)HX_RES, "both kinds of cards are judged in one go");

/* ---- what follows */
static void settle_turn(hx_state *s, const hx_state *was) {
    int round = (was->turn_no + s->actors - 1) / s->actors;
    if (s->turn == was->turn && s->now.phase == was->now.phase && s->turn_no) return;
    forget_turn(s);
    memset(s->u.classic.fresh, 0, sizeof s->u.classic.fresh);
    s->now.actor = s->turn;
    s->turn_no = (uint16_t)((round ? round - 1 : 0) * s->actors + 1 + (s->turn + s->actors - s->first) % s->actors);
}

static void settle_awards(hx_state *s) {
    hx_classic *c = &s->u.classic;
    c->largest = classic_leader(c->knights, s->seats, c->largest, CLASSIC_LEAST_ARMY);
    classic_award_road(s);
}

static void settle_deck(hx_state *s) {
    hx_classic *c = &s->u.classic;
    c->knights_gone = hx_rules_of(s)->neutrals ? c->deck[HX_KNIGHT] : 0; /* only there they are given up */
    swap_deck(s);
    for (int seat = 0; seat < s->seats; seat++)
        for (int k = 0; k < HX_CARD_KINDS; k++)
            if (c->fresh[seat][k] > c->cards[seat][k]) c->fresh[seat][k] = c->cards[seat][k];
}

void classic_settle(hx_state *s, const hx_state *was, hx_flaws *found) {
    const hx_board *b = hx_rules_of(s)->board();
    const classic_params *p = classic_params_of(s);
    judge_land(s, p, found);
    judge_docks(s, p, b, found);
    judge_pieces(s, b, found);
    judge_cards(s, found);
    hx_judge(found, HX_FLAW_OTHER, HX_NONE, 0, s->turn >= s->actors, 0);
    if (found->n) return;
    settle_turn(s, was);
    settle_deck(s);
    classic_derive(s);
    settle_awards(s);
    hx_judge(found, HX_FLAW_WON, s->turn, 0, classic_points(s, s->turn, false), s->goal - 1);
}

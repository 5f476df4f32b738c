/* fill.c - from what was said to a whole position: what was not said is filled in so that everything adds up. */
#include <string.h>

#include "position.h"
#include "recount.h"
#include "rules/ruleset.h"
#include "saying.h"
#include "words.h"

enum { ROUNDS_BEFORE = 5 }; /* a position without a turn number is in its sixth round */

static const hx_board *board(const hx_position *p) { return hx_board_of(p->options.ruleset); }

static int neutrals(const hx_position *p) { return hx_rulesets[p->options.ruleset]->neutrals; }

/* A neutral colour of which settlements are said starts with the first of them. */
static void lay_neutrals(const hx_position *p, uint8_t *start) {
    for (int i = 0; i < neutrals(p); i++)
        for (int v = board(p)->n_vertices - 1; v >= 0; v--)
            if (p->said.u.classic.vertex[v] == HX_PIECE(HX_SETTLEMENT, p->options.actors + i)) start[i] = (uint8_t)v;
}

static int lay_bytes(const hx_position *p, uint8_t deal[HX_DEAL]) {
    hx_options o = p->options;
    o.opt[HX_OPT_ISLAND] = 1;
    int length = hx_deal(&o, deal), n = board(p)->n_hexes;
    if (!length) return 0;
    for (int h = 0; h < n; h++) {
        if (!p->hexes_said[h]) continue;
        deal[h] = p->said.terrain[h];
        deal[n + h] = p->said.number[h];
    }
    int harbours = deal[2 * n];
    for (int i = 0; i < p->docks; i++)
        for (int d = 0; d < harbours; d++)
            if (deal[2 * n + 1 + d] == p->said.u.classic.dock[i])
                deal[2 * n + 1 + harbours + d] = p->said.u.classic.port[i];
    uint8_t *robber = &deal[2 * n + 1 + 2 * harbours];
    for (int h = 0; h < n; h++)
        if (!deal[n + h]) robber[0] = (uint8_t)h;
    robber[1] = p->said.first;
    lay_neutrals(p, robber + 2);
    return length;
}

hx_err hx_position_table(const hx_position *p, hx_state *s) {
    uint8_t deal[HX_DEAL];
    hx_options o = p->options;
    if (hx_is_stoneage(o.ruleset)) return hx_stone_table(p, s);
    o.opt[HX_OPT_ISLAND] = p->beginners;
    int length = lay_bytes(p, deal);
    return length ? hx_lay(s, &o, deal, length) : HX_ERR_OPTIONS;
}

static bool lay(const hx_position *p, hx_state *s, char wrong[HX_SAID]) {
    hx_err err = hx_position_table(p, s);
    if (err == HX_ERR_OPTIONS)
        return hx_wrong(wrong, "this game has no such number of players, goal or value of an option");
    if (err) return hx_wrong(wrong, "this is no board of the game (error %d)", err);
    s->opt[HX_OPT_ISLAND] = p->options.opt[HX_OPT_ISLAND];
    return true;
}

static void fill_moment(const hx_position *p, hx_state *s) {
    const hx_state *said = &p->said;
    s->now = said->now;
    if (!p->phase_said) s->now.phase = p->beginners ? HX_PHASE_BEFORE_ROLL : HX_PHASE_MAIN;
    int phase = s->now.phase;
    bool others = phase == HX_PHASE_BUILDING;
    bool chance = phase == HX_PHASE_DICE || phase == HX_PHASE_ORDER_DICE || phase == HX_PHASE_REVEAL;
    if (!p->actor_said)
        s->now.actor = others ? (uint8_t)hx_next_seat(s, s->turn) : chance ? (uint8_t)HX_CHANCE : s->turn;
    bool before = phase == HX_PHASE_BEFORE_ROLL || phase == HX_PHASE_DICE || phase == HX_PHASE_ORDER_DICE ||
                  phase == HX_PHASE_PLACE_TRIBE || phase == HX_PHASE_PLACE_NOMAD;
    s->dice[0] = p->dice_said ? said->dice[0] : before ? 0 : 1;
    s->dice[1] = p->dice_said ? said->dice[1] : before ? 0 : 3;
    if (s->dice[0] > s->dice[1]) {
        s->dice[0] = said->dice[1];
        s->dice[1] = said->dice[0];
    }
    s->depth = said->depth;
    for (int i = 0; i < said->depth; i++) {
        hx_await a = said->then[said->depth - 1 - i];
        if (a.actor == HX_NONE) a.actor = s->turn;
        s->then[i] = a;
    }
}

static bool waits_for_more(int phase) {
    return phase == HX_PHASE_DISCARD || phase == HX_PHASE_MOVE_ROBBER || phase == HX_PHASE_ROB ||
           phase == HX_PHASE_THEFT || phase == HX_PHASE_ANSWER || phase == HX_PHASE_FREE_ROAD ||
           phase == HX_PHASE_DRAW || phase == HX_PHASE_NEUTRAL || phase == HX_PHASE_GIVE_BACK || phase == HX_PHASE_DICE;
}

void hx_fill_stack(hx_state *s, int phase, int actor) {
    s->then[s->depth++] = (hx_await){(uint8_t)phase, (uint8_t)actor};
}

static void fill_stack(hx_state *s) {
    const hx_classic *c = &s->u.classic;
    int phase = s->now.phase;
    if (s->depth || !waits_for_more(phase)) return;
    bool rolled = s->dice[0] || c->rolls_left || phase == HX_PHASE_DICE;
    hx_fill_stack(s, rolled ? HX_PHASE_MAIN : HX_PHASE_BEFORE_ROLL, s->turn);
    for (int i = phase == HX_PHASE_DICE; i < c->rolls_left; i++) hx_fill_stack(s, HX_PHASE_DICE, HX_CHANCE);
    if (phase == HX_PHASE_DISCARD) hx_fill_stack(s, HX_PHASE_MOVE_ROBBER, s->turn);
    if (phase == HX_PHASE_NEUTRAL && c->free_roads) hx_fill_stack(s, HX_PHASE_FREE_ROAD, s->turn);
    if (phase == HX_PHASE_THEFT && c->give_back) hx_fill_stack(s, HX_PHASE_GIVE_BACK, s->turn);
}

/* What a turn of the duel has besides; after the rolls there was a first one. */
static void fill_duel(const hx_position *p, hx_state *s) {
    hx_classic *c = &s->u.classic;
    const hx_classic *said = &p->said.u.classic;
    c->rolls_left = said->rolls_left;
    c->token_used = said->token_used;
    c->knight_used = said->knight_used;
    c->neutral_due = said->neutral_due;
    c->give_back = said->give_back;
    c->draws = said->draws;
    c->knights_gone = said->knights_gone;
    memcpy(c->first_roll, said->first_roll, sizeof c->first_roll);
    if (neutrals(p) && !p->first_roll_said && (s->dice[0] || c->rolls_left == 1))
        c->first_roll[0] = c->first_roll[1] = 1;
    for (int seat = 0; seat < s->actors; seat++)
        if (p->tokens_said >> seat & 1) c->tokens[seat] = said->tokens[seat];
}

void hx_fill_turn(const hx_position *p, hx_state *s, int whose) {
    s->turn = p->said.turn;
    int since_first = (whose + s->actors - s->first) % s->actors;
    int rounds = p->beginners ? 0 : ROUNDS_BEFORE;
    s->turn_no = (uint16_t)(p->turn_no_said ? p->said.turn_no : rounds * s->actors + 1 + since_first);
    s->ending = p->said.ending;
    s->victim = p->said.victim;
    s->winners = p->said.winners;
    s->offers = p->said.offers;
    s->offer = p->said.offer;
    memcpy(s->counter, p->said.counter, sizeof s->counter);
    memcpy(s->owes, p->said.owes, sizeof s->owes);
    fill_moment(p, s);
    if (s->now.phase == HX_PHASE_OVER) s->now.actor = HX_NONE;
}

static void fill_turn(const hx_position *p, hx_state *s) {
    s->turn = p->said.turn;
    s->u.classic.ended = p->said.u.classic.ended;
    bool after_a_turn = p->phase_said && p->said.now.phase == HX_PHASE_BUILDING;
    for (int i = 0; i < p->said.depth; i++) after_a_turn |= p->said.then[i].phase == HX_PHASE_BUILDING;
    if (after_a_turn && !p->ended_said) s->u.classic.ended = s->turn;
    if (p->robber_said) s->robber[0] = p->said.robber[0];
    hx_fill_turn(p, s, s->u.classic.ended == HX_NONE ? s->turn : s->u.classic.ended);
    s->u.classic.free_roads = p->said.u.classic.free_roads;
    fill_duel(p, s);
    fill_stack(s);
}

/* The last seat of those who play of whom nothing of the kind was said, or -1. */
int hx_silent_seat(const hx_state *s, unsigned said) {
    for (char letter[2] = {(char)('A' + s->actors - 1), 0}; *letter >= 'A'; (*letter)--)
        if (!(said >> hx_word_seat(letter) & 1)) return hx_word_seat(letter);
    return -1;
}

bool hx_fill_hands(const hx_position *p, hx_state *s, char wrong[HX_SAID]) {
    int silent = hx_silent_seat(s, p->hand_said);
    for (int seat = 0; seat < s->actors; seat++)
        if (p->hand_said >> seat & 1) memcpy(s->hand[seat], p->said.hand[seat], HX_RES);
    for (int k = 0; k < HX_RES; k++) {
        int rest = k < hx_kinds(s) ? s->opt[HX_OPT_BANK] : 0;
        for (int seat = 0; seat < s->actors; seat++) rest -= s->hand[seat][k];
        int elsewhere = p->bank_said >> k & 1 ? rest - p->said.bank[k] : 0;
        if (rest < 0 || elsewhere < 0)
            return hx_wrong(wrong, "there are not so many cards of kind %c", hx_card_letter(k));
        if (elsewhere && silent < 0) return hx_wrong(wrong, "cards of kind %c are nowhere", hx_card_letter(k));
        if (elsewhere) s->hand[silent][k] = (uint8_t)(s->hand[silent][k] + elsewhere);
        s->bank[k] = (uint8_t)(rest - elsewhere);
    }
    return true;
}

/* What is nowhere: progress cards were played, knights and points are in somebody's hand. */
static bool fill_missing_cards(const hx_position *p, hx_state *s, int kind, int nowhere, char wrong[HX_SAID]) {
    int silent = hx_silent_seat(s, p->dev_said);
    if (kind != HX_KNIGHT && kind != HX_VICTORY) return true;
    if (nowhere && silent < 0) return hx_wrong(wrong, "cards '%s' are nowhere", hx_card_word(kind));
    if (nowhere) s->u.classic.cards[silent][kind] = (uint8_t)(s->u.classic.cards[silent][kind] + nowhere);
    return true;
}

static bool fill_cards(const hx_position *p, hx_state *s, char wrong[HX_SAID]) {
    hx_classic *c = &s->u.classic;
    const hx_classic *said = &p->said.u.classic;
    memcpy(c->cards, said->cards, sizeof c->cards);
    memcpy(c->fresh, said->fresh, sizeof c->fresh);
    memcpy(c->knights, said->knights, sizeof c->knights);
    for (int kind = 0; kind < HX_CARD_KINDS; kind++) {
        int rest = c->deck[kind] - (kind == HX_KNIGHT ? said->knights_gone : 0);
        for (int seat = 0; seat < s->actors; seat++) {
            rest -= c->cards[seat][kind] + (kind == HX_KNIGHT ? c->knights[seat] : 0);
            if (c->fresh[seat][kind] > c->cards[seat][kind])
                return hx_wrong(wrong, "fresh cards that are not in the hand");
        }
        int nowhere = p->deck_said ? rest - said->deck[kind] : 0;
        if (rest < 0 || nowhere < 0) return hx_wrong(wrong, "there are not so many cards '%s'", hx_card_word(kind));
        if (!fill_missing_cards(p, s, kind, nowhere, wrong)) return false;
        c->deck[kind] = (uint8_t)(rest - nowhere);
    }
    return true;
}

static bool take_piece(uint8_t *left, int row, char wrong[HX_SAID]) {
    static const char *const names[3] = {"roads", "settlements", "cities"};
    if (!left[row]) return hx_wrong(wrong, "nobody has so many %s", names[row]);
    left[row]--;
    return true;
}

/* What is said of a neutral colour is all it has. */
static bool laid_already(const hx_state *s, int vertex, uint8_t piece) {
    return HX_PIECE_SEAT(piece) >= s->actors && s->u.classic.vertex[vertex] == piece;
}

static bool fill_pieces(const hx_position *p, hx_state *s, char wrong[HX_SAID]) {
    hx_classic *c = &s->u.classic;
    for (int v = 0; v < board(p)->n_vertices; v++) {
        uint8_t piece = p->said.u.classic.vertex[v];
        if (!piece || laid_already(s, v, piece)) continue;
        if (HX_PIECE_SEAT(piece) >= s->seats) return hx_wrong(wrong, "pieces of a seat that is not there");
        if (c->vertex[v]) return hx_wrong(wrong, "two pieces on one intersection");
        c->vertex[v] = piece;
        int row = HX_PIECE_KIND(piece) == HX_CITY ? HX_LEFT_CITIES : HX_LEFT_SETTLEMENTS;
        if (!take_piece(c->left[HX_PIECE_SEAT(piece)], row, wrong)) return false;
    }
    for (int e = 0; e < board(p)->n_edges; e++) {
        uint8_t piece = p->said.u.classic.edge[e];
        if (!piece) continue;
        if (HX_PIECE_SEAT(piece) >= s->seats) return hx_wrong(wrong, "pieces of a seat that is not there");
        if (c->edge[e]) return hx_wrong(wrong, "two pieces on one path");
        c->edge[e] = piece;
        if (!take_piece(c->left[HX_PIECE_SEAT(piece)], HX_LEFT_ROADS, wrong)) return false;
    }
    return true;
}

/* Whoever alone has most and at least enough. */
static uint8_t leader(const uint8_t *count, int seats, int least) {
    int best = least - 1;
    uint8_t who = HX_NONE;
    for (int i = 0; i < seats; i++) {
        if (count[i] == best) who = HX_NONE;
        if (count[i] <= best) continue;
        best = count[i];
        who = (uint8_t)i;
    }
    return who;
}

static void fill_awards(const hx_position *p, hx_state *s) {
    hx_classic *c = &s->u.classic;
    for (int seat = 0; seat < s->seats; seat++) c->road_len[seat] = (uint8_t)hx_recount_road(s, seat);
    c->longest = p->longest_said ? p->said.u.classic.longest : leader(c->road_len, s->seats, 5);
    c->largest = p->largest_said ? p->said.u.classic.largest : leader(c->knights, s->seats, 3);
    c->card_played = p->said.u.classic.card_played;
    c->built = p->said.u.classic.built;
}

static bool fill_island(const hx_position *p, hx_state *s, char wrong[HX_SAID]) {
    if (p->founding) return true;
    fill_turn(p, s);
    if (!fill_pieces(p, s, wrong) || !hx_fill_hands(p, s, wrong) || !fill_cards(p, s, wrong)) return false;
    fill_awards(p, s);
    return true;
}

bool hx_position_state(const hx_position *p, hx_state *s, char wrong[HX_SAID]) {
    if (!lay(p, s, wrong)) return false;
    bool stone = hx_is_stoneage(p->options.ruleset);
    if (!(stone ? hx_stone_position(p, s, wrong) : fill_island(p, s, wrong))) return false;
    hx_rules_of(s)->derive(s);
    const char *broken = hx_broken(s);
    if (!broken) broken = hx_recount(s);
    return broken ? hx_wrong(wrong, "the position does not add up: %s", broken) : true;
}

bool hx_position_read(const char *text, hx_state *s, char wrong[HX_SAID]) {
    hx_position p;
    hx_position_begin(&p);
    while (*text) {
        char line[HX_SAID];
        size_t n = strcspn(text, "\n");
        if (n >= sizeof line) return hx_wrong(wrong, "a line too long");
        memcpy(line, text, n);
        line[n] = 0;
        text += n + (text[n] == '\n');
        if (line[strspn(line, " ")] && !hx_position_say(&p, line, wrong)) return false;
    }
    return hx_position_state(&p, s, wrong);
}

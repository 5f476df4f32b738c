/* spell.c - a position in words. Everything is said, so that nothing has to be filled in when it is read again. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "position.h"

typedef struct page {
    char *out;
    size_t room, length;
} page;

static void put(page *to, const char *format, ...) {
    va_list more;
    va_start(more, format);
    size_t left = to->length < to->room ? to->room - to->length : 0;
    int n = vsnprintf(left ? to->out + to->length : NULL, left, format, more);
    va_end(more);
    if (n > 0) to->length += (size_t)n;
}

static void put_table(page *to, const hx_state *s) {
    put(to, "ruleset %s\nplayers %d\ngoal %d\nfirst %s\n", hx_ruleset_key(s->ruleset), s->actors, s->goal,
        hx_seat_word(s->first));
    for (int i = 0; hx_option_word(i); i++) {
        uint8_t least, most, preset;
        if (hx_option_range(s->ruleset, i, &least, &most, &preset) || i <= HX_OPT_AFTER_TURN)
            put(to, "option %s %d\n", hx_option_word(i), s->opt[i]);
    }
}

static void put_island(page *to, const hx_state *s) {
    const hx_board *b = hx_board_of(s->ruleset);
    char name[16];
    for (int h = 0; h < b->n_hexes; h++) {
        hx_place_name(b, HX_HEX, h, name);
        put(to, "hex %s %s", name, hx_terrain_key(s->ruleset, s->terrain[h]));
        if (s->number[h]) put(to, " %d", s->number[h]);
        put(to, "\n");
    }
    for (int d = 0; d < HX_DOCKS; d++) {
        if (!hx_place_name(b, HX_EDGE, s->u.classic.dock[d], name)) continue;
        int kind = s->u.classic.port[d];
        put(to, "harbour %s %.*s\n", name, kind == HX_ANY ? 3 : 1, kind == HX_ANY ? "any" : &"lbwgo"[kind]);
    }
    if (hx_place_name(b, HX_HEX, s->robber[0], name)) put(to, "robber %s\n", name);
}

static void put_await(page *to, const char *word, hx_await a) {
    put(to, "%s %s", word, hx_phase_word(a.phase));
    put(to, a.actor == HX_NONE ? "\n" : " %s\n", hx_seat_word(a.actor));
}

static const char *yes(int x) { return x ? "yes" : "no"; }

static void put_moment(page *to, const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    put(to, "turn %s %d\n", hx_seat_word(s->turn), s->turn_no);
    put_await(to, "phase", s->now);
    for (int i = s->depth - 1; i >= 0; i--) put_await(to, "after", s->then[i]);
    if (s->dice[0])
        put(to, "dice %d %d\n", s->dice[0], s->dice[1]);
    else
        put(to, "dice none\n");
    put(to, "played %s\nbuilt %s\nending %s\n", yes(c->card_played), yes(c->built), yes(s->ending));
    put(to, "free_roads %d\noffers %d\n", c->free_roads, s->offers);
    put(to, "victim %s\n", hx_seat_word(s->victim));
    put(to, "longest %s\n", hx_seat_word(c->longest));
    put(to, "largest %s\n", hx_seat_word(c->largest));
    put(to, "ended %s\n", hx_seat_word(c->ended));
}

static void put_pieces(page *to, const hx_state *s, int seat) {
    static const char *const words[] = {"", "settlements", "cities", "roads"};
    const hx_board *b = hx_board_of(s->ruleset);
    char name[16];
    for (int piece = HX_SETTLEMENT; piece <= HX_ROAD; piece++) {
        bool road = piece == HX_ROAD;
        const uint8_t *on = road ? s->u.classic.edge : s->u.classic.vertex;
        for (int i = 0; i < (road ? b->n_edges : b->n_vertices); i++) {
            if (on[i] != HX_PIECE(piece, seat)) continue;
            hx_place_name(b, road ? HX_EDGE : HX_VERTEX, i, name);
            put(to, "%s %s %s\n", hx_seat_word(seat), words[piece], name);
        }
    }
}

/* Only a game with neutral colours has these. */
static void put_duel(page *to, const hx_state *s) {
    static const char *const due[] = {"nothing", "road", "settlement", "either"};
    const hx_classic *c = &s->u.classic;
    if (s->seats == s->actors) return;
    put(to, "rolls_left %d\n", c->rolls_left);
    if (c->first_roll[0])
        put(to, "first_roll %d %d\n", c->first_roll[0], c->first_roll[1]);
    else
        put(to, "first_roll none\n");
    put(to, "token_used %s\nknight_used %s\n", yes(c->token_used), yes(c->knight_used));
    put(to, "due %s\ngive_back %d\ndraws %d\n", due[c->neutral_due & 3], c->give_back, c->draws);
    put(to, "given_up %d\n", c->knights_gone);
    for (int seat = 0; seat < s->actors; seat++) put(to, "%s tokens %d\n", hx_seat_word(seat), c->tokens[seat]);
    for (int seat = s->actors; seat < s->seats; seat++) put_pieces(to, s, seat);
}

static void put_seats(page *to, const char *word, unsigned set) {
    put(to, "%s", word);
    for (int i = 0; i < HX_SEATS; i++)
        if (set >> i & 1) put(to, " %s", hx_seat_word(i));
    put(to, set ? "\n" : " nobody\n");
}

static void put_trade_cards(page *to, hx_cards give, hx_cards get) {
    uint8_t row[HX_WORD_KINDS];
    char words[HX_WORD];
    hx_unpack_cards(give, row);
    hx_cards_words(row, words);
    put(to, " %s for", words);
    hx_unpack_cards(get, row);
    hx_cards_words(row, words);
    put(to, " %s", words);
}

static void put_trade(page *to, const hx_state *s) {
    const hx_offer *o = &s->offer;
    if (s->winners) put_seats(to, "winners", s->winners);
    if (o->by != HX_NONE) {
        put(to, "offer %s", hx_seat_word(o->by));
        put_trade_cards(to, o->give, o->get);
        put_seats(to, " to", o->asked);
        put_seats(to, "said yes", o->yes);
        put_seats(to, "said no", o->no);
    }
    for (int seat = 0; seat < s->actors; seat++) {
        if (!s->counter[seat].give) continue;
        put(to, "%s proposal", hx_seat_word(seat));
        put_trade_cards(to, s->counter[seat].give, s->counter[seat].get);
        put(to, "\n");
    }
}

static void put_seat(page *to, const hx_state *s, int seat) {
    char cards[HX_WORD], deck[2 * HX_WORD];
    const char *who = hx_seat_word(seat);
    hx_cards_words(s->hand[seat], cards);
    put(to, "%s hand %s\n", who, cards);
    hx_deck_words(s->u.classic.cards[seat], deck);
    put(to, "%s dev %s\n", who, deck);
    hx_deck_words(s->u.classic.fresh[seat], deck);
    put(to, "%s fresh %s\n%s knights %d\n%s owes %d\n", who, deck, who, s->u.classic.knights[seat], who, s->owes[seat]);
    put_pieces(to, s, seat);
}

size_t hx_position_words(const hx_state *s, char *out, size_t room) {
    page to = {out, room, 0};
    char deck[2 * HX_WORD];
    if (room) out[0] = 0;
    put_table(&to, s);
    put_island(&to, s);
    put_moment(&to, s);
    put_trade(&to, s);
    put_duel(&to, s);
    for (int seat = 0; seat < s->actors; seat++) put_seat(&to, s, seat);
    hx_deck_words(s->u.classic.deck, deck);
    put(&to, "deck %s\n", deck);
    return to.length;
}

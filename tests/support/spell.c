/* spell.c - a position in words. Everything is said, so that nothing has to be filled in when it is read again. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "spelling.h"

void hx_put(hx_page *to, const char *format, ...) {
    va_list more;
    va_start(more, format);
    size_t left = to->length < to->room ? to->room - to->length : 0;
    int n = vsnprintf(left ? to->out + to->length : NULL, left, format, more);
    va_end(more);
    if (n > 0) to->length += (size_t)n;
}

static void put_table(hx_page *to, const hx_state *s) {
    hx_put(to, "ruleset %s\nplayers %d\ngoal %d\nfirst %s\n", hx_ruleset_key(s->ruleset), s->actors, s->goal,
           hx_seat_word(s->first));
    for (int i = 0; hx_option_word(i); i++) {
        uint8_t least, most, preset;
        if (hx_option_range(s->ruleset, i, &least, &most, &preset) || i <= HX_OPT_AFTER_TURN)
            hx_put(to, "option %s %d\n", hx_option_word(i), s->opt[i]);
    }
}

static void put_island(hx_page *to, const hx_state *s) {
    const hx_board *b = hx_board_of(s->ruleset);
    char name[16];
    for (int h = 0; h < b->n_hexes; h++) {
        hx_place_name(b, HX_HEX, h, name);
        hx_put(to, "hex %s %s", name, hx_terrain_key(s->ruleset, s->terrain[h]));
        if (s->number[h]) hx_put(to, " %d", s->number[h]);
        hx_put(to, "\n");
    }
    for (int d = 0; d < HX_DOCKS; d++) {
        if (!hx_place_name(b, HX_EDGE, s->u.classic.dock[d], name)) continue;
        int kind = s->u.classic.port[d];
        hx_put(to, "harbour %s %.*s\n", name, kind == HX_ANY ? 3 : 1, kind == HX_ANY ? "any" : &"lbwgo"[kind]);
    }
    if (hx_place_name(b, HX_HEX, s->robber[0], name)) hx_put(to, "robber %s\n", name);
}

static void put_await(hx_page *to, const char *word, hx_await a) {
    hx_put(to, "%s %s", word, hx_phase_word(a.phase));
    hx_put(to, a.actor == HX_NONE ? "\n" : " %s\n", hx_seat_word(a.actor));
}

static const char *yes(int x) { return x ? "yes" : "no"; }

static void put_moment(hx_page *to, const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    hx_put(to, "turn %s %d\n", hx_seat_word(s->turn), s->turn_no);
    put_await(to, "phase", s->now);
    for (int i = s->depth - 1; i >= 0; i--) put_await(to, "after", s->then[i]);
    if (s->dice[0])
        hx_put(to, "dice %d %d\n", s->dice[0], s->dice[1]);
    else
        hx_put(to, "dice none\n");
    bool stone = hx_is_stoneage(s->ruleset);
    if (!stone) hx_put(to, "played %s\nbuilt %s\n", yes(c->card_played), yes(c->built));
    hx_put(to, "ending %s\n", yes(s->ending));
    if (!stone) hx_put(to, "free_roads %d\n", c->free_roads);
    hx_put(to, "offers %d\nvictim %s\n", s->offers, hx_seat_word(s->victim));
    if (stone) return;
    hx_put(to, "longest %s\n", hx_seat_word(c->longest));
    hx_put(to, "largest %s\n", hx_seat_word(c->largest));
    hx_put(to, "ended %s\n", hx_seat_word(c->ended));
}

static void put_pieces(hx_page *to, const hx_state *s, int seat) {
    static const char *const words[] = {"", "settlements", "cities", "roads"};
    const hx_board *b = hx_board_of(s->ruleset);
    char name[16];
    for (int piece = HX_SETTLEMENT; piece <= HX_ROAD; piece++) {
        bool road = piece == HX_ROAD;
        const uint8_t *on = road ? s->u.classic.edge : s->u.classic.vertex;
        for (int i = 0; i < (road ? b->n_edges : b->n_vertices); i++) {
            if (on[i] != HX_PIECE(piece, seat)) continue;
            hx_place_name(b, road ? HX_EDGE : HX_VERTEX, i, name);
            hx_put(to, "%s %s %s\n", hx_seat_word(seat), words[piece], name);
        }
    }
}

/* Only a game with neutral colours has these. */
static void put_duel(hx_page *to, const hx_state *s) {
    static const char *const due[] = {"nothing", "road", "settlement", "either"};
    const hx_classic *c = &s->u.classic;
    if (s->seats == s->actors) return;
    hx_put(to, "rolls_left %d\n", c->rolls_left);
    if (c->first_roll[0])
        hx_put(to, "first_roll %d %d\n", c->first_roll[0], c->first_roll[1]);
    else
        hx_put(to, "first_roll none\n");
    hx_put(to, "token_used %s\nknight_used %s\n", yes(c->token_used), yes(c->knight_used));
    hx_put(to, "due %s\ngive_back %d\ndraws %d\n", due[c->neutral_due & 3], c->give_back, c->draws);
    hx_put(to, "given_up %d\n", c->knights_gone);
    for (int seat = 0; seat < s->actors; seat++) hx_put(to, "%s tokens %d\n", hx_seat_word(seat), c->tokens[seat]);
    for (int seat = s->actors; seat < s->seats; seat++) put_pieces(to, s, seat);
}

void hx_put_seats(hx_page *to, const char *word, unsigned set) {
    hx_put(to, "%s", word);
    for (int i = 0; i < HX_SEATS; i++)
        if (set >> i & 1) hx_put(to, " %s", hx_seat_word(i));
    hx_put(to, set ? "\n" : " nobody\n");
}

static void put_trade_cards(hx_page *to, hx_cards give, hx_cards get) {
    uint8_t row[HX_WORD_KINDS];
    char words[HX_WORD];
    hx_unpack_cards(give, row);
    hx_cards_words(row, words);
    hx_put(to, " %s for", words);
    hx_unpack_cards(get, row);
    hx_cards_words(row, words);
    hx_put(to, " %s", words);
}

static void put_trade(hx_page *to, const hx_state *s) {
    const hx_offer *o = &s->offer;
    if (s->winners) hx_put_seats(to, "winners", s->winners);
    if (o->by != HX_NONE) {
        hx_put(to, "offer %s", hx_seat_word(o->by));
        put_trade_cards(to, o->give, o->get);
        hx_put_seats(to, " to", o->asked);
        hx_put_seats(to, "said yes", o->yes);
        hx_put_seats(to, "said no", o->no);
    }
    for (int seat = 0; seat < s->actors; seat++) {
        if (!s->counter[seat].give) continue;
        hx_put(to, "%s proposal", hx_seat_word(seat));
        put_trade_cards(to, s->counter[seat].give, s->counter[seat].get);
        hx_put(to, "\n");
    }
}

static void put_seat(hx_page *to, const hx_state *s, int seat) {
    char cards[HX_WORD], deck[2 * HX_WORD];
    const char *who = hx_seat_word(seat);
    hx_cards_words(s->hand[seat], cards);
    hx_put(to, "%s hand %s\n", who, cards);
    hx_deck_words(s->u.classic.cards[seat], deck);
    hx_put(to, "%s dev %s\n", who, deck);
    hx_deck_words(s->u.classic.fresh[seat], deck);
    hx_put(to, "%s fresh %s\n%s knights %d\n%s owes %d\n", who, deck, who, s->u.classic.knights[seat], who,
           s->owes[seat]);
    put_pieces(to, s, seat);
}

static void put_stoneage(hx_page *to, const hx_state *s) {
    char cards[HX_WORD];
    put_moment(to, s);
    put_trade(to, s);
    hx_put_stoneage(to, s);
    for (int seat = 0; seat < s->actors; seat++) {
        const char *who = hx_seat_word(seat);
        hx_cards_words(s->hand[seat], cards);
        hx_put(to, "%s hand %s\n%s owes %d\n", who, cards, who, s->owes[seat]);
    }
}

static void put_islander(hx_page *to, const hx_state *s) {
    char deck[2 * HX_WORD];
    put_island(to, s);
    put_moment(to, s);
    put_trade(to, s);
    put_duel(to, s);
    for (int seat = 0; seat < s->actors; seat++) put_seat(to, s, seat);
    hx_deck_words(s->u.classic.deck, deck);
    hx_put(to, "deck %s\n", deck);
}

size_t hx_position_words(const hx_state *s, char *out, size_t room) {
    hx_page to = {out, room, 0};
    if (room) out[0] = 0;
    hx_letters_of(s->ruleset);
    put_table(&to, s);
    if (hx_is_stoneage(s->ruleset))
        put_stoneage(&to, s);
    else
        put_islander(&to, s);
    return to.length;
}

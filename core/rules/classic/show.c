/* show.c - what there is to see, for the page and for printouts; and what of the cards a seat may not see.
 *
 * Facts: pieces "settlement", "city", "road", "harbour.any", "harbour.ore" ..; for a seat "road", "knights", "devCards",
 * "left.road" .., "rates.lumber" .., and where they are known "dev.knight" .., "fresh.knight" ..; for the table "deck",
 * "freeRoads", "cardPlayed", "awards.longestRoad" and "awards.largestArmy": the holder's seat, or -1; "ended": whose turn a building
 * phase or a partner's part follows, only there. */
#include "../../base/rng.h"
#include "classic.h"

#include <string.h>

void classic_veil(hx_state *s, int seat) {
    hx_classic *c = &s->u.classic;
    for (int i = 0; i < s->seats; i++) {
        if (i == seat) continue;
        for (int k = 0; k < HX_CARD_KINDS; k++) {
            if (k == HX_VICTORY && hx_over(s)) continue; /* B-101: all are shown at the end */
            c->hidden[i] = (uint8_t)(c->hidden[i] + c->cards[i][k]);
            c->deck[k] = (uint8_t)(c->deck[k] + c->cards[i][k]);
            c->cards[i][k] = 0;
        }
        memset(c->fresh[i], 0, sizeof c->fresh[i]);
    }
}

void classic_imagine(hx_state *s, int seat, hx_rng *rng) {
    (void)seat;
    hx_classic *c = &s->u.classic;
    uint8_t pool[64];
    int n = 0;
    for (int k = 0; k < HX_CARD_KINDS; k++)
        for (int i = 0; i < c->deck[k] && !(k == HX_VICTORY && hx_over(s)); i++) pool[n++] = (uint8_t)k; /* B-101 */
    hx_rng_shuffle(rng, pool, n);
    for (int i = 0; i < s->seats; i++)
        while (c->hidden[i] && n > 0) {
            int card = pool[--n];
            c->hidden[i]--;
            c->deck[card]--;
            c->cards[i][card]++;
        }
}

typedef struct words {
    const char *of[HX_CARD_KINDS];
} words;

static const words left_words = {{"left.road", "left.settlement", "left.city", NULL, NULL}};
static const words rate_words = {{"rates.lumber", "rates.brick", "rates.wool", "rates.grain", "rates.ore"}};
static const words dev_words = {{"dev.knight", "dev.victory", "dev.roads", "dev.plenty", "dev.monopoly"}};
static const words fresh_words = {{"fresh.knight", "fresh.victory", "fresh.roads", "fresh.plenty", "fresh.monopoly"}};
static const char *const harbour_words[] = {"harbour.lumber", "harbour.brick", "harbour.wool",
                                            "harbour.grain",  "harbour.ore",   "harbour.any"};

static void show_row(const hx_sink *to, const words *w, int seat, const uint8_t *row, int n) {
    for (int i = 0; i < n; i++) to->count(to->ctx, w->of[i], seat, row[i]);
}

static void show_seat(const hx_view *v, const hx_sink *to, int seat) {
    const hx_state *s = &v->seen;
    const hx_classic *c = &s->u.classic;
    int cards = c->hidden[seat];
    for (int k = 0; k < HX_CARD_KINDS; k++) cards += c->cards[seat][k];
    to->count(to->ctx, "road", seat, c->road_len[seat]);
    to->count(to->ctx, "knights", seat, c->knights[seat]);
    to->count(to->ctx, "devCards", seat, cards);
    show_row(to, &left_words, seat, c->left[seat], 3);
    show_row(to, &rate_words, seat, c->rate[seat], HX_RES);
    if (s->viewer && s->viewer != seat + 1) {
        if (c->cards[seat][HX_VICTORY]) to->count(to->ctx, "dev.victory", seat, c->cards[seat][HX_VICTORY]);
        return;
    }
    show_row(to, &dev_words, seat, c->cards[seat], HX_CARD_KINDS);
    show_row(to, &fresh_words, seat, c->fresh[seat], HX_CARD_KINDS);
}

static void show_pieces(const hx_classic *c, const hx_board *b, const hx_sink *to) {
    for (int v = 0; v < b->n_vertices; v++)
        if (c->vertex[v])
            to->piece(to->ctx, HX_PIECE_KIND(c->vertex[v]) == HX_CITY ? "city" : "settlement", HX_VERTEX, v,
                      HX_PIECE_SEAT(c->vertex[v]));
    for (int e = 0; e < b->n_edges; e++)
        if (c->edge[e]) to->piece(to->ctx, "road", HX_EDGE, e, HX_PIECE_SEAT(c->edge[e]));
    for (int i = 0; i < HX_DOCKS; i++)
        if (c->dock[i] != HX_NONE) to->piece(to->ctx, harbour_words[c->port[i]], HX_EDGE, c->dock[i], HX_NONE);
}

static int holder(uint8_t seat) { return seat == HX_NONE ? -1 : seat; }

void classic_show(const hx_view *v, const hx_sink *to) {
    const hx_state *s = &v->seen;
    const hx_classic *c = &s->u.classic;
    show_pieces(c, hx_rules_of(s)->board(), to);
    for (int seat = 0; seat < s->seats; seat++) show_seat(v, to, seat);
    to->count(to->ctx, "deck", HX_NONE, classic_deck_left(s));
    to->count(to->ctx, "freeRoads", HX_NONE, c->free_roads & 3);
    to->count(to->ctx, "cardPlayed", HX_NONE, c->card_played);
    if (c->ended != HX_NONE) to->count(to->ctx, "ended", HX_NONE, c->ended);
    to->count(to->ctx, "awards.longestRoad", HX_NONE, holder(c->longest));
    to->count(to->ctx, "awards.largestArmy", HX_NONE, holder(c->largest));
}

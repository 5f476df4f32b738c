/* recount.c - shares no code with the rules, so that both would have to be wrong in the same way. */
#include "recount.h"

#include <string.h>

#include "rules/ruleset.h"

typedef struct trail {
    const hx_state *s;
    const hx_board *b;
    int seat;
    bool used[HX_CLASSIC_EDGES];
} trail;

static bool foreign(const hx_state *s, int seat, int vertex) {
    uint8_t piece = s->u.classic.vertex[vertex];
    return piece && HX_PIECE_SEAT(piece) != seat;
}

static int walk(trail *t, int vertex, bool first) {
    if (!first && foreign(t->s, t->seat, vertex)) return 0;
    int best = 0;
    for (int k = 0; k < 3; k++) {
        int edge = t->b->vertex_edge[vertex][k];
        if (edge == HX_NONE || t->used[edge] || t->s->u.classic.edge[edge] != HX_PIECE(HX_ROAD, t->seat)) continue;
        t->used[edge] = true;
        int length = 1 + walk(t, t->b->vertex_vertex[vertex][k], false);
        t->used[edge] = false;
        if (length > best) best = length;
    }
    return best;
}

int hx_recount_road(const hx_state *s, int seat) {
    trail t = {.s = s, .b = hx_board_of(s->ruleset), .seat = seat};
    int best = 0;
    for (int v = 0; v < t.b->n_vertices; v++) {
        int length = walk(&t, v, true);
        if (length > best) best = length;
    }
    return best;
}

static int pieces(const hx_state *s, int seat, int piece) {
    const hx_board *b = hx_board_of(s->ruleset);
    int n = 0;
    for (int v = 0; v < b->n_vertices; v++) n += s->u.classic.vertex[v] == HX_PIECE(piece, seat);
    for (int e = 0; e < b->n_edges; e++) n += s->u.classic.edge[e] == HX_PIECE(piece, seat);
    return n;
}

int hx_recount_points(const hx_state *s, int seat, bool shown) {
    const hx_classic *c = &s->u.classic;
    int n = pieces(s, seat, HX_SETTLEMENT) + 2 * pieces(s, seat, HX_CITY);
    if (c->longest == seat) n += 2;
    if (c->largest == seat) n += 2;
    return shown ? n : n + c->cards[seat][HX_VICTORY];
}

int hx_recount_rate(const hx_state *s, int seat, int kind) {
    const hx_board *b = hx_board_of(s->ruleset);
    int rate = 4;
    for (int d = 0; d < HX_DOCKS; d++) {
        int edge = s->u.classic.dock[d], port = s->u.classic.port[d];
        if (edge == HX_NONE) continue;
        for (int end = 0; end < 2; end++) {
            uint8_t piece = s->u.classic.vertex[b->edge_vertex[edge][end]];
            if (!piece || HX_PIECE_SEAT(piece) != seat) continue;
            int here = port == kind ? 2 : port == HX_ANY ? 3 : 4;
            if (here < rate) rate = here;
        }
    }
    return rate;
}

static const char *recount_seat(const hx_state *s, int seat) {
    const hx_classic *c = &s->u.classic;
    if (c->road_len[seat] != hx_recount_road(s, seat)) return "a road length";
    if (c->left[seat][HX_LEFT_ROADS] != 15 - pieces(s, seat, HX_ROAD)) return "the roads left";
    if (c->left[seat][HX_LEFT_SETTLEMENTS] != 5 - pieces(s, seat, HX_SETTLEMENT)) return "the settlements left";
    if (c->left[seat][HX_LEFT_CITIES] != 4 - pieces(s, seat, HX_CITY)) return "the cities left";
    if (hx_points(s, seat) != hx_recount_points(s, seat, false)) return "the points";
    if (hx_shown_points(s, seat) != hx_recount_points(s, seat, true)) return "the points shown";
    for (int k = 0; k < HX_RES; k++)
        if (c->rate[seat][k] != hx_recount_rate(s, seat, k)) return "a rate with the bank";
    return NULL;
}

/* B-84, B-90: a holder has enough and nobody has more; someone who alone has most holds it. */
static const char *recount_award(const uint8_t *count, int seats, int holder, int least) {
    int most = 0, ties = 0, leader = HX_NONE;
    for (int i = 0; i < seats; i++) {
        if (count[i] > most) ties = 0;
        if (count[i] >= most) {
            most = count[i];
            leader = i;
            ties++;
        }
    }
    if (holder != HX_NONE) return count[holder] == most && most >= least ? NULL : "the holder of an award";
    return most >= least && ties == 1 && leader != HX_NONE ? "an award that nobody holds" : NULL;
}

static const char *recount_derived(const hx_state *s) {
    hx_state copy = *s;
    hx_classic *c = &copy.u.classic;
    size_t from = offsetof(hx_classic, reach);
    memset((uint8_t *)c + from, 0xA5, sizeof *c - from);
    hx_rules_of(s)->derive(&copy);
    return memcmp(&copy, s, sizeof copy) ? "a derived field" : NULL;
}

/* The cards of the boxes, and twenty tokens where there are any (D-02). */
static const char *recount_goods(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    static const uint8_t decks[2][HX_CARD_KINDS] = {{14, 5, 2, 2, 2}, {20, 5, 3, 3, 3}};
    const uint8_t *box = decks[hx_board_of(s->ruleset)->n_hexes == 30];
    int tokens = 0, knights = c->deck[HX_KNIGHT] + c->knights_gone, points = c->deck[HX_VICTORY];
    for (int seat = 0; seat < s->seats; seat++) {
        tokens += c->tokens[seat];
        knights += c->knights[seat] + c->cards[seat][HX_KNIGHT];
        points += c->cards[seat][HX_VICTORY];
        if (seat >= s->actors && (c->tokens[seat] || c->knights[seat])) return "what a neutral colour has";
    }
    if (s->seats == s->actors ? tokens : tokens > 20) return "the tokens";
    if (!s->viewer && (knights != box[HX_KNIGHT] || points != box[HX_VICTORY])) return "the development cards";
    for (int k = 0; k < HX_RES && !s->viewer; k++) {
        int n = s->bank[k];
        for (int seat = 0; seat < s->seats; seat++) n += s->hand[seat][k];
        if (n != s->opt[HX_OPT_BANK]) return "the cards of a kind";
    }
    return NULL;
}

const char *hx_recount(const hx_state *s) {
    if (!strcmp(hx_ruleset_key(s->ruleset), "stoneage")) return hx_recount_stoneage(s);
    const hx_classic *c = &s->u.classic;
    for (int seat = 0; seat < s->seats; seat++) {
        const char *wrong = recount_seat(s, seat);
        if (wrong) return wrong;
    }
    const char *wrong = recount_goods(s);
    if (wrong) return wrong;
    wrong = recount_award(c->road_len, s->seats, c->longest, 5);
    if (!wrong) wrong = recount_award(c->knights, s->seats, c->largest, 3);
    return wrong ? wrong : recount_derived(s);
}

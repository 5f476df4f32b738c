/* road.c - the longest road: an unbroken trail of own roads; a foreign building ends it (B-86, B-87). */
#include "../../base/bits.h"
#include "classic.h"

typedef struct walk {
    const hx_classic *c;
    const hx_board *b;
    uint64_t used[2]; /* edges of the trail so far */
    uint8_t seat;
} walk;

static bool ends_trail(const walk *w, int vertex) {
    uint8_t piece = w->c->vertex[vertex];
    return piece && HX_PIECE_SEAT(piece) != w->seat;
}

static int other_end(const walk *w, int edge, int vertex) {
    const uint8_t *ends = w->b->edge_vertex[edge];
    return ends[ends[0] == vertex];
}

static bool usable(const walk *w, int edge) {
    return edge != HX_NONE && w->c->edge[edge] == HX_PIECE(HX_ROAD, w->seat) && !hx_bit_test(w->used, edge);
}

/* The longest way on from a vertex over unused roads. */
static int extend(walk *w, int vertex) {
    int best = 0;
    for (int i = 0; i < 3; i++) {
        int edge = w->b->vertex_edge[vertex][i];
        if (!usable(w, edge)) continue;
        int next = other_end(w, edge, vertex), len = 1;
        hx_bit_set(w->used, edge);
        if (!ends_trail(w, next)) len += extend(w, next);
        hx_bit_clear(w->used, edge);
        if (len > best) best = len;
    }
    return best;
}

static int arrive(walk *w, int vertex) { return ends_trail(w, vertex) ? 0 : extend(w, vertex); }

int classic_road_length(const hx_state *s, int seat) {
    walk w = {.c = &s->u.classic, .b = hx_rules_of(s)->board(), .seat = (uint8_t)seat};
    int best = 0;
    HX_EACH_BIT(vertex, w.c->reach[seat]) {
        int len = extend(&w, vertex);
        if (len > best) best = len;
    }
    return best;
}

/* The best of all ways forward from `ahead`, each with the best way back from `behind` that it leaves. */
static int both_ways(walk *w, int ahead, int behind) {
    int best = arrive(w, behind);
    if (ends_trail(w, ahead)) return best;
    for (int i = 0; i < 3; i++) {
        int edge = w->b->vertex_edge[ahead][i];
        if (!usable(w, edge)) continue;
        hx_bit_set(w->used, edge);
        int len = 1 + both_ways(w, other_end(w, edge, ahead), behind);
        hx_bit_clear(w->used, edge);
        if (len > best) best = len;
    }
    return best;
}

int classic_road_through(const hx_state *s, int seat, int edge) {
    walk w = {.c = &s->u.classic, .b = hx_rules_of(s)->board(), .seat = (uint8_t)seat};
    hx_bit_set(w.used, edge);
    return 1 + both_ways(&w, w.b->edge_vertex[edge][0], w.b->edge_vertex[edge][1]);
}

enum { LEAST_LONGEST = 5 };

void classic_award_road(hx_state *s) {
    hx_classic *c = &s->u.classic;
    int best = LEAST_LONGEST - 1, holders = 0;
    uint8_t sole = HX_NONE;
    for (int seat = 0; seat < s->seats; seat++) {
        if (c->road_len[seat] < best || c->road_len[seat] < LEAST_LONGEST) continue;
        holders = c->road_len[seat] > best ? 1 : holders + 1;
        best = c->road_len[seat];
        sole = (uint8_t)seat;
    }
    if (c->longest != HX_NONE && holders && c->road_len[c->longest] == best) return;
    c->longest = holders == 1 ? sole : (uint8_t)HX_NONE;
}

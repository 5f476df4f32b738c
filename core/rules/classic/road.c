/* road.c - the longest road: an unbroken trail of own roads; a foreign building ends it (B-86, B-87). */
#include <string.h>

#include "../../base/bits.h"
#include "classic.h"

typedef struct walk {
    const hx_board *b;
    uint64_t left[2];    /* own roads that the trail has not used */
    uint64_t touched[2]; /* own roads of any trail */
    uint64_t closed[2];  /* vertices where foreign buildings stand */
} walk;

/* For all seats at once: what stands on the island is looked at once. */
static void walks_of(const hx_state *s, walk out[HX_SEATS]) {
    const hx_classic *c = &s->u.classic;
    const hx_board *b = hx_rules_of(s)->board();
    memset(out, 0, HX_SEATS * sizeof *out);
    for (int e = 0; e < b->n_edges; e++)
        if (c->edge[e]) hx_bit_set(out[HX_PIECE_SEAT(c->edge[e])].left, e);
    for (int v = 0; v < b->n_vertices; v++)
        for (int seat = 0; c->vertex[v] && seat < s->seats; seat++)
            if (HX_PIECE_SEAT(c->vertex[v]) != seat) hx_bit_set(out[seat].closed, v);
    for (int seat = 0; seat < s->seats; seat++) out[seat].b = b;
}

/* Of the paths at a vertex: is there an own road that the trail can take? */
static bool usable(const walk *w, int edge) { return edge != HX_NONE && hx_bit_test(w->left, edge); }

/* The longest way on from a vertex over unused roads. */
static int extend(walk *w, int vertex) {
    int best = 0;
    for (int i = 0; i < 3; i++) {
        int edge = w->b->vertex_edge[vertex][i];
        if (!usable(w, edge)) continue;
        int next = w->b->vertex_vertex[vertex][i], len = 1;
        hx_bit_set(w->touched, edge);
        hx_bit_clear(w->left, edge);
        if (!hx_bit_test(w->closed, next)) len += extend(w, next);
        hx_bit_set(w->left, edge);
        if (len > best) best = len;
    }
    return best;
}

static int arrive(walk *w, int vertex) { return hx_bit_test(w->closed, vertex) ? 0 : extend(w, vertex); }

/* A trail that can't be longer begins where a foreign building stands or an odd number of own roads meet: elsewhere it could begin
 * one road earlier. */
static bool begins_trail(const walk *w, int vertex) {
    int own = 0;
    for (int i = 0; i < 3; i++) own += usable(w, w->b->vertex_edge[vertex][i]);
    return own % 2 || hx_bit_test(w->closed, vertex);
}

static void keep_most(int *best, int len) {
    if (len > *best) *best = len;
}

static bool untouched(const walk *w, int vertex) {
    for (int i = 0; i < 3; i++) {
        int edge = w->b->vertex_edge[vertex][i];
        if (usable(w, edge) && !hx_bit_test(w->touched, edge)) return true;
    }
    return false;
}

static int longest(walk *w, const uint64_t reach[2]) {
    int best = 0;
    HX_EACH_BIT(vertex, reach) if (begins_trail(w, vertex)) keep_most(&best, extend(w, vertex));
    if (!memcmp(w->touched, w->left, sizeof w->left)) return best;
    /* What no such trail has come to is rings, which may begin anywhere. */
    HX_EACH_BIT(vertex, reach) if (untouched(w, vertex)) keep_most(&best, extend(w, vertex));
    return best;
}

int classic_road_length(const hx_state *s, int seat) {
    walk all[HX_SEATS];
    walks_of(s, all);
    return longest(&all[seat], s->u.classic.reach[seat]);
}

void classic_measure_roads(hx_state *s) {
    walk all[HX_SEATS];
    walks_of(s, all);
    for (int seat = 0; seat < s->seats; seat++)
        s->u.classic.road_len[seat] = (uint8_t)longest(&all[seat], s->u.classic.reach[seat]);
}

/* The best of all ways forward from `ahead`, each with the best way back from `behind` that it leaves. */
static int both_ways(walk *w, int ahead, int behind) {
    int best = arrive(w, behind);
    if (hx_bit_test(w->closed, ahead)) return best;
    for (int i = 0; i < 3; i++) {
        int edge = w->b->vertex_edge[ahead][i];
        if (!usable(w, edge)) continue;
        hx_bit_clear(w->left, edge);
        int len = 1 + both_ways(w, w->b->vertex_vertex[ahead][i], behind);
        hx_bit_set(w->left, edge);
        if (len > best) best = len;
    }
    return best;
}

int classic_road_through(const hx_state *s, int seat, int edge) {
    walk all[HX_SEATS], *w = &all[seat];
    walks_of(s, all);
    hx_bit_clear(w->left, edge);
    return 1 + both_ways(w, w->b->edge_vertex[edge][0], w->b->edge_vertex[edge][1]);
}

void classic_award_road(hx_state *s) {
    hx_classic *c = &s->u.classic;
    c->longest = classic_leader(c->road_len, s->seats, c->longest, CLASSIC_LEAST_ROAD);
}

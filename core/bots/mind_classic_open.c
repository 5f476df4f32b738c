/* mind_classic_open.c - founding: where the first settlements and roads go. */
#include "mind_classic.h"

enum { NEW_KIND = 35, PAIR = 25, HARBOUR = 30, ROOM = 5 }; /* in tenths of a pip; ROOM: a fifth of the next site */

typedef struct mix {
    int32_t pips[HX_RES];
} mix;

static void mix_in(const hx_state *s, const hx_board *b, int vertex, mix *m) {
    for (int i = 0; i < 3; i++) {
        int hex = b->vertex_hex[vertex][i];
        int terrain = hex == HX_NONE ? 0 : s->terrain[hex];
        if (terrain >= 1 && terrain <= HX_RES) m->pips[terrain - 1] += hx_pips(s->number[hex]);
    }
}

/* What a pip of each kind is worth on this island, in tenths: the scarcer the dearer. */
static void scarcity(const hx_state *s, const hx_board *b, int32_t worth[HX_RES]) {
    static const int32_t usual[HX_RES] = {10, 10, 8, 11, 11};
    int32_t total[HX_RES] = {0}, all = 0;
    for (int hex = 0; hex < b->n_hexes; hex++) {
        int terrain = s->terrain[hex];
        if (terrain < 1 || terrain > HX_RES) continue;
        total[terrain - 1] += hx_pips(s->number[hex]);
        all += hx_pips(s->number[hex]);
    }
    for (int r = 0; r < HX_RES; r++) {
        worth[r] = usual[r] * (2 * all / HX_RES + 10) / (all / HX_RES + total[r] + 10);
    }
}

static int32_t balance(const mix *m) {
    int32_t score = 0;
    for (int r = 0; r < HX_RES; r++) score += m->pips[r] > 0 ? NEW_KIND : 0;
    if (m->pips[0] > 0 && m->pips[1] > 0) score += PAIR;
    if (m->pips[3] > 0 && m->pips[4] > 0) score += PAIR;
    return score;
}

static int32_t harbour(const hx_state *s, const hx_board *b, int vertex, const mix *m) {
    for (int i = 0; i < HX_DOCKS; i++) {
        int e = s->u.classic.dock[i];
        if (e == HX_NONE || (b->edge_vertex[e][0] != vertex && b->edge_vertex[e][1] != vertex)) continue;
        int kind = s->u.classic.port[i];
        return kind == HX_ANY ? HARBOUR : HARBOUR / 3 + 5 * m->pips[kind];
    }
    return 0;
}

static bool is_near(const hx_state *s, int vertex) { return s->u.classic.near[vertex >> 6] >> (vertex & 63) & 1; }

/* The best free site beyond the neighbour w of v, in tenths of a pip. */
static int32_t room_beyond(const hx_state *s, const hx_board *b, int v, int w) {
    int32_t best = 0;
    for (int i = 0; i < 3; i++) {
        int x = b->vertex_vertex[w][i];
        if (x == HX_NONE || x == v || is_near(s, x)) continue;
        int32_t site = hx_site(s, x) * 10;
        if (site > best) best = site;
    }
    return best;
}

static int32_t room(const hx_state *s, const hx_board *b, int v) {
    int32_t sum = 0;
    for (int i = 0; i < 3; i++) {
        int w = b->vertex_vertex[v][i];
        if (w != HX_NONE) sum += room_beyond(s, b, v, w);
    }
    return sum / 3;
}

int32_t hx_open_settlement(const hx_state *s, int seat, int vertex) {
    const hx_board *b = hx_board_of(s->ruleset);
    int32_t worth[HX_RES], score = 0;
    mix before = {{0}}, here = {{0}};
    for (int v = 0; v < b->n_vertices; v++) {
        if (s->u.classic.vertex[v] == HX_PIECE(HX_SETTLEMENT, seat)) mix_in(s, b, v, &before);
    }
    mix_in(s, b, vertex, &here);
    scarcity(s, b, worth);
    for (int r = 0; r < HX_RES; r++) score += here.pips[r] * worth[r];
    mix both = before;
    mix_in(s, b, vertex, &both);
    return score + balance(&both) - balance(&before) + harbour(s, b, vertex, &both) + room(s, b, vertex) / ROOM;
}

/* Towards the best site two roads away that is not likely to be gone by then. */
int32_t hx_open_road(const hx_state *s, int seat, int edge) {
    const hx_board *b = hx_board_of(s->ruleset);
    int v = b->edge_vertex[edge][0], w = b->edge_vertex[edge][1];
    if (s->u.classic.vertex[v] != HX_PIECE(HX_SETTLEMENT, seat)) {
        int swap = v;
        v = w;
        w = swap;
    }
    return room_beyond(s, b, v, w);
}

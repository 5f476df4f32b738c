/* pieces.c - where tribes and nomads stand: short lists a seat, and the map that is derived from them. */
#include "../../base/assert.h"
#include "stoneage.h"

#include <string.h>

static uint8_t *list_of(hx_state *s, int seat, int piece, int *most) {
    *most = piece == HX_TRIBE ? HX_TRIBES : HX_NOMADS;
    return piece == HX_TRIBE ? s->u.stoneage.tribe[seat] : s->u.stoneage.nomad[seat];
}

void stone_put(hx_state *s, int seat, int piece, int vertex) {
    int most;
    uint8_t *list = list_of(s, seat, piece, &most);
    int at = stone_count(list, most);
    HX_ASSERT(at < most && !s->u.stoneage.vertex[vertex]);
    for (; at > 0 && list[at - 1] > vertex; at--) list[at] = list[at - 1];
    list[at] = (uint8_t)vertex;
    s->u.stoneage.vertex[vertex] = HX_PIECE(piece, seat);
}

void stone_remove(hx_state *s, int seat, int vertex) {
    int most;
    uint8_t *list = list_of(s, seat, HX_PIECE_KIND(s->u.stoneage.vertex[vertex]), &most);
    uint8_t *at = memchr(list, vertex, (size_t)most);
    HX_ASSERT(at);
    memmove(at, at + 1, (size_t)(list + most - at - 1));
    list[most - 1] = (uint8_t)HX_NONE;
    s->u.stoneage.vertex[vertex] = 0;
}

int stone_count(const uint8_t *list, int most) {
    int n = 0;
    while (n < most && list[n] != HX_NONE) n++;
    return n;
}

int stone_tribes(const hx_state *s, int seat) { return stone_count(s->u.stoneage.tribe[seat], HX_TRIBES); }

int stone_nomads(const hx_state *s, int seat) { return stone_count(s->u.stoneage.nomad[seat], HX_NOMADS); }

bool stone_has(const hx_state *s, int seat, int piece, int vertex) {
    return vertex < HX_VERTICES && s->u.stoneage.vertex[vertex] == HX_PIECE(piece, seat);
}

bool stone_takes_tribe(const hx_state *s, int vertex) {
    int site = stone_site_at(s, vertex);
    return site == HX_NONE ? stone_is_black(s, vertex) : !stone_lies(s, site);
}

bool stone_is_free(const hx_state *s, int vertex) { return !s->u.stoneage.vertex[vertex]; }

void stone_derive(hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    memset(g->vertex, 0, sizeof g->vertex);
    for (int seat = 0; seat < s->actors; seat++) {
        for (int i = stone_tribes(s, seat) - 1; i >= 0; i--)
            if (g->tribe[seat][i] < HX_VERTICES) g->vertex[g->tribe[seat][i]] = HX_PIECE(HX_TRIBE, seat);
        for (int i = stone_nomads(s, seat) - 1; i >= 0; i--)
            if (g->nomad[seat][i] < HX_VERTICES) g->vertex[g->nomad[seat][i]] = HX_PIECE(HX_NOMAD, seat);
    }
}

/* tiles.c - event tiles: turned over one after the other when the walk is done; deserts. */
#include "stoneage.h"

#include <string.h>

static int next_numeral(const hx_state *s) { return stone_numeral(s, s->u.stoneage.queue[0]); }

/* Faces are drawn when a tile is turned: the same odds as shuffling at the start, and nobody can know one before. */
int stone_face_chances(const hx_state *s, hx_chance out[HX_CHANCES]) {
    const uint8_t *left = s->u.stoneage.face[next_numeral(s)];
    int n = 0;
    for (int face = 0; face < HX_FACES; face++)
        if (left[face])
            out[n++] = (hx_chance){{.kind = HX_REVEALED, .seat = HX_CHANCE, .a = (uint8_t)face}, left[face]};
    return n;
}

void stone_reveal_next(hx_state *s) {
    if (s->u.stoneage.queue[0] == HX_NONE)
        hx_done(s);
    else
        hx_ask(s, HX_PHASE_REVEAL, HX_CHANCE);
}

static bool can_be_desert(const hx_state *s, int hex, int terrain) {
    return s->terrain[hex] == terrain && s->u.stoneage.land[hex] & STONE_DESERTABLE;
}

static bool any_place(const hx_state *s, int terrain) {
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (can_be_desert(s, hex, terrain)) return true;
    return false;
}

static int wanted_terrain(const hx_state *s) { return s->u.stoneage.shown - HX_FACE_DESERT + 1; }

void stone_revealed(hx_state *s, int face) {
    hx_stoneage *g = &s->u.stoneage;
    g->face[next_numeral(s)][face]--;
    g->shown = (uint8_t)face;
    if (face == HX_FACE_ROBBER) {
        hx_ask(s, HX_PHASE_ROBBER_TILE, s->turn);
        return;
    }
    if (face >= HX_FACE_DESERT && any_place(s, wanted_terrain(s))) {
        hx_ask(s, HX_PHASE_LAY_DESERT, s->turn);
        return;
    }
    if (face < HX_FACE_DESERT) g->adaptation[face - HX_FACE_ADAPTATION] = s->turn;
    hx_win(s);
    if (!hx_over(s)) stone_tile_settled(s);
}

/* S-115, S-116 */
static void explore(hx_stoneage *g, int seat) {
    if (g->tiles[seat] < STONE_EXPLORERS) return;
    if (g->exploration == HX_NONE || g->tiles[seat] > g->tiles[g->exploration]) g->exploration = (uint8_t)seat;
}

void stone_tile_settled(hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    g->tiles[s->turn]++;
    g->shown = HX_NONE;
    memmove(g->queue, g->queue + 1, HX_WALK_BOXES - 1);
    g->queue[HX_WALK_BOXES - 1] = HX_NONE;
    explore(g, s->turn);
    hx_win(s);
    if (!hx_over(s)) stone_reveal_next(s);
}

hx_refusal stone_check_desert(const hx_state *s, int hex) {
    if (hex >= HX_WORLD_HEXES || !(s->u.stoneage.land[hex] & STONE_DESERTABLE)) return stone_no(HX_NO_NOT_AFRICA, 109);
    if (s->terrain[hex] == HX_DESERT) return stone_no(HX_NO_ALREADY_DESERT, 109);
    return s->terrain[hex] == wanted_terrain(s) ? hx_fine() : stone_no(HX_NO_WRONG_LANDSCAPE, 109);
}

void stone_lay_desert(hx_state *s, int hex) {
    s->terrain[hex] = HX_DESERT;
    stone_tile_settled(s);
}

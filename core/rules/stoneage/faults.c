/* faults.c - is a layout a board of this game? The checks of part E, in the order of rules/faults.inc. */
#include "stoneage.h"

#include <string.h>

enum { EVENT_TILES = 18, PEOPLE_SITES = 8, LEAST_LANDS = 2, LEAST_EDGES = 2 };

static bool is_black(const hx_world *w, int v) { return w->black[v / 8] >> v % 8 & 1; }

static int region(const hx_world *w, int hex) { return w->land[hex] & 7; }

static bool is_neanderthals(const hx_world *w, int hex) { return w->domain >> region(w, hex) & 1; }

/* The regions of the hexes round a vertex, as a set. */
static unsigned regions_at(const hx_world *w, int vertex) {
    unsigned set = 0;
    for (int i = 0; i < 3; i++) {
        int hex = stone_board()->vertex_hex[vertex][i];
        if (hex != HX_NONE) set |= 1u << region(w, hex);
    }
    return set;
}

static bool good_landscapes(const hx_world *w) {
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (w->terrain[hex] < HX_HILLS || w->terrain[hex] > HX_FOREST) return false;
    return true;
}

static bool good_numbers(const hx_world *w) {
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (w->number[hex] < 2 || w->number[hex] > 12 || w->number[hex] == 7) return false;
    return true;
}

static bool good_regions(const hx_world *w) {
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (region(w, hex) >= HX_REGIONS || w->land[hex] >> 4) return false;
    return !(w->domain >> HX_REGIONS);
}

static bool good_robbers(const hx_world *w) {
    int lands[2] = {0, 0};
    if (w->robber[0] >= HX_WORLD_HEXES || w->robber[1] >= HX_WORLD_HEXES) return false;
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) lands[is_neanderthals(w, hex) ? 0 : 1]++;
    return lands[0] >= LEAST_LANDS && lands[1] >= LEAST_LANDS && is_neanderthals(w, w->robber[0]) &&
           !is_neanderthals(w, w->robber[1]);
}

static bool good_sites(const hx_world *w) {
    uint8_t seen[HX_VERTICES] = {0};
    for (int i = 0; i < HX_SITES; i++) {
        int v = w->site[i];
        if (v >= stone_board()->n_vertices || seen[v]++) return false;
        unsigned round = regions_at(w, v);
        if (!(round >> (i / PEOPLE_SITES + 1) & 1) || round & 1u << HX_AFRICA) return false;
    }
    return true;
}

static bool good_blacks(const hx_world *w) {
    int n = 0;
    for (int v = 0; v < HX_VERTICES; v++) {
        if (!is_black(w, v)) continue;
        if (v >= stone_board()->n_vertices || regions_at(w, v) != 1u << HX_AFRICA || memchr(w->site, v, HX_SITES))
            return false;
        n++;
    }
    return n >= 3 * HX_STONE_SEATS;
}

static int edges_at(int v) {
    int n = 0;
    for (int i = 0; i < 3; i++) n += stone_board()->vertex_edge[v][i] != HX_NONE;
    return n;
}

static bool good_places(const hx_world *w) {
    for (int v = 0; v < stone_board()->n_vertices; v++)
        if ((is_black(w, v) || memchr(w->site, v, HX_SITES)) && edges_at(v) < LEAST_EDGES) return false;
    return true;
}

static bool good_boxes(const hx_world *w) {
    uint8_t seen[HX_EDGES] = {0};
    for (int i = 0; i < HX_BOXES; i++) {
        int levels = w->box[i][1];
        if (w->box[i][0] >= stone_board()->n_edges || seen[w->box[i][0]]++ || w->box[i][2] >> 3) return false;
        if (!levels || levels >> 3 > STONE_STEPS || (levels & 7) > STONE_STEPS) return false;
    }
    return true;
}

static bool good_tiles(const hx_world *w) {
    for (int n = 0; n < HX_NUMERALS; n++) {
        int boxes = 0, tiles = 0;
        for (int i = 0; i < HX_BOXES; i++) boxes += (w->box[i][2] & 3) == n;
        for (int face = 0; face < HX_FACES; face++) tiles += w->face[n][face];
        if (boxes != tiles) return false;
    }
    return true;
}

static bool good_faces(const hx_world *w) {
    int all = 0, deserts = 0, of[HX_FACES] = {0};
    for (int n = 0; n < HX_NUMERALS; n++)
        for (int face = 0; face < HX_FACES; face++) {
            of[face] += w->face[n][face];
            all += w->face[n][face];
            deserts += face >= HX_FACE_DESERT ? w->face[n][face] : 0;
        }
    for (int people = 0; people < HX_PEOPLES; people++)
        if (of[HX_FACE_ADAPTATION + people] != 1) return false;
    return all == EVENT_TILES && deserts <= STONE_DESERTS;
}

static bool good_deserts(const hx_world *w) {
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        bool beside = false;
        for (int i = 0; i < 6; i++) beside |= is_black(w, stone_board()->hex_vertex[hex][i]);
        if (w->land[hex] & STONE_DESERTABLE && (region(w, hex) != HX_AFRICA || !beside)) return false;
    }
    return true;
}

/* With all levels at 5 every box is open, so the vertices of one piece of the board can all be reached. */
static bool all_joined(const hx_world *w) {
    const hx_board *b = stone_board();
    uint8_t seen[HX_VERTICES] = {0}, queue[HX_VERTICES];
    int head = 0, tail = 0;
    for (int v = 0; v < b->n_vertices && !tail; v++)
        if (is_black(w, v)) seen[queue[tail++] = (uint8_t)v] = 1;
    while (head < tail) {
        const uint8_t *next = b->vertex_vertex[queue[head++]];
        for (int i = 0; i < 3; i++)
            if (next[i] != HX_NONE && !seen[next[i]]++) queue[tail++] = next[i];
    }
    for (int i = 0; i < HX_SITES; i++)
        if (!seen[w->site[i]]) return false;
    for (int i = 0; i < HX_BOXES; i++)
        if (!seen[b->edge_vertex[w->box[i][0]][0]]) return false;
    for (int v = 0; v < b->n_vertices; v++)
        if (is_black(w, v) && !seen[v]) return false;
    return true;
}

static bool is_beside_one_of(int vertex, const uint8_t *tribes) {
    for (int i = 0; i < 3; i++) {
        int next = stone_board()->vertex_vertex[vertex][i];
        if (next != HX_NONE && memchr(tribes, next, 3)) return true;
    }
    return false;
}

static bool good_sets(const hx_world *w) {
    uint8_t seen[HX_VERTICES] = {0};
    for (int set = 0; set < HX_STONE_SEATS; set++) {
        for (int i = 0; i < 4; i++) {
            int v = w->set[set][i];
            if (v >= stone_board()->n_vertices || seen[v]++ || (i < 3 && !is_black(w, v))) return false;
        }
        if (!is_beside_one_of(w->set[set][3], w->set[set])) return false;
    }
    for (int i = 0; i < 3; i++)
        if (w->three[i] >= HX_STONE_SEATS || memchr(w->three, w->three[i], (size_t)i)) return false;
    return true;
}

int stone_fault(const hx_options *o, const uint8_t *deal, int length) {
    static const struct {
        bool (*good)(const hx_world *w);
        int fault;
    } checks[] = {
        {good_landscapes, HX_FAULT_LANDSCAPE},
        {good_numbers, HX_FAULT_NUMBER},
        {good_regions, HX_FAULT_REGION},
        {good_robbers, HX_FAULT_ROBBER},
        {good_sites, HX_FAULT_SITE},
        {good_blacks, HX_FAULT_BLACK},
        {good_places, HX_FAULT_PLACE},
        {good_boxes, HX_FAULT_BOX},
        {good_tiles, HX_FAULT_TILES},
        {good_faces, HX_FAULT_FACES},
        {good_deserts, HX_FAULT_DESERT},
        {all_joined, HX_FAULT_CUT_OFF},
        {good_sets, HX_FAULT_SETS},
    };
    hx_world w;
    if (length != (int)sizeof w) return HX_FAULT_LENGTH;
    memcpy(&w, deal, sizeof w);
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++)
        if (!checks[i].good(&w)) return checks[i].fault;
    bool lot = !o->opt[HX_OPT_ADVANCED_SETUP];
    return w.first < (lot ? o->actors : 1) ? HX_SOUND : HX_FAULT_FIRST;
}

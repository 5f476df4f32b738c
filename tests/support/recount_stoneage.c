/* recount_stoneage.c - shares no code with the rules, so that both would have to be wrong in the same way. */
#include <string.h>

#include "recount.h"
#include "rules/ruleset.h"

enum { KINDS = 4, OF_EACH_KIND = 20, DESERTS = 10, TILES = 18, ENOUGH = 2 };

static bool bit(const uint8_t *set, int i) { return set[i / 8] >> i % 8 & 1; }

static bool stands(const uint8_t *list, int most, int vertex) {
    for (int i = 0; i < most; i++)
        if (list[i] == vertex) return true;
    return false;
}

static int site_at(const hx_stoneage *g, int vertex) {
    for (int site = 0; site < HX_SITES; site++)
        if (g->site[site] == vertex) return site;
    return -1;
}

/* Each vertex of the map against all lists. */
static const char *recount_map(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    for (int v = 0; v < HX_VERTICES; v++) {
        int there = 0, n = 0;
        for (int seat = 0; seat < HX_STONE_SEATS; seat++) {
            if (stands(g->tribe[seat], HX_TRIBES, v)) there = HX_TRIBE << 3 | seat;
            if (stands(g->nomad[seat], HX_NOMADS, v)) there = HX_NOMAD << 3 | seat;
            n += stands(g->tribe[seat], HX_TRIBES, v) + stands(g->nomad[seat], HX_NOMADS, v);
        }
        if (n > 1 || g->vertex[v] != there) return "what stands on a vertex";
    }
    return NULL;
}

/* A tribe is on a black vertex, or on a site whose tile has been got. */
static const char *recount_tribes(const hx_state *s, int seat) {
    const hx_stoneage *g = &s->u.stoneage;
    int settled[HX_PEOPLES] = {0};
    for (int i = 0; i < HX_TRIBES; i++) {
        int v = g->tribe[seat][i], site = v == HX_NONE ? -1 : site_at(g, v);
        if (v == HX_NONE) continue;
        if (site < 0 ? !bit(g->black, v) : bit(g->lies, site)) return "where a tribe stands";
        if (site >= 0) settled[site / 8]++;
    }
    for (int people = 0; people < HX_PEOPLES; people++)
        if (settled[people] > g->people[seat][people]) return "a tribe on a site without its tile";
    return NULL;
}

static int points(const hx_stoneage *g, int seat) {
    int n = 0;
    for (int i = 0; i < HX_PEOPLES; i++) {
        n += g->people[seat][i];
        if (g->adaptation[i] == seat) n++;
        if (g->track[seat][i] == 5) n++;
    }
    if (g->exploration == seat) n += 2;
    return g->expansion == seat ? n + 2 : n;
}

static const char *recount_cards(const hx_state *s) {
    for (int k = 0; k < HX_RES && !s->viewer; k++) {
        int n = s->bank[k];
        for (int seat = 0; seat < HX_SEATS; seat++) n += s->hand[seat][k];
        if (n != (k < KINDS ? OF_EACH_KIND : 0)) return "the cards of a kind";
    }
    return NULL;
}

static const char *recount_people(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    int got = 0, lie = 0;
    for (int seat = 0; seat < HX_STONE_SEATS; seat++)
        for (int people = 0; people < HX_PEOPLES; people++) got += g->people[seat][people];
    for (int site = 0; site < HX_SITES; site++) {
        if (s->actors == 3 && site % 8 >= 5 && bit(g->lies, site)) return "a tile on a site without a triangle";
        lie += bit(g->lies, site);
    }
    return got + lie == (s->actors == 3 ? 20 : 32) ? NULL : "the people tiles";
}

static const char *recount_events(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    int n = 0, faces = 0, hidden = 0, deserts = 0;
    for (int seat = 0; seat < HX_STONE_SEATS; seat++) n += g->tiles[seat];
    for (int box = 0; box < HX_BOXES; box++) hidden += bit(g->closed, box);
    for (int i = 0; i < HX_WALK_BOXES; i++)
        if (g->queue[i] != HX_NONE) hidden++;
    for (int i = 0; i < HX_NUMERALS; i++)
        for (int face = 0; face < HX_FACES; face++) faces += g->face[i][face];
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) deserts += s->terrain[hex] == HX_DESERT;
    for (int i = 0; i < HX_NUMERALS; i++)
        for (int face = HX_FACE_DESERT; face < HX_FACES; face++) deserts += g->face[i][face];
    if (n + hidden != TILES) return "the event tiles";
    if (deserts > DESERTS) return "a desert without its tile";
    return faces == hidden - (g->shown != HX_NONE) ? NULL : "the faces of event tiles";
}

/* S-115 to S-118. A win may come between a tile and the card for it. */
static const char *recount_double_cards(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    int most = 0, all = 0;
    for (int seat = 0; seat < s->actors; seat++) {
        most = g->tiles[seat] > most ? g->tiles[seat] : most;
        const uint8_t *row = g->people[seat];
        all += row[0] && row[1] && row[2] && row[3];
    }
    if ((g->exploration != HX_NONE) != (most >= ENOUGH)) return "who holds exploration";
    if (g->exploration != HX_NONE && g->tiles[g->exploration] != most) return "somebody has found more";
    if (s->now.phase == HX_PHASE_OVER) return NULL;
    if ((g->expansion != HX_NONE) != (all > 0)) return "who holds expansion";
    return (g->second != HX_NONE) == (all > 1) ? NULL : "who was the second with all peoples";
}

static const char *recount_land(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    const hx_board *b = hx_board_of(s->ruleset);
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        if (s->terrain[hex] != HX_DESERT) continue;
        bool black = false;
        for (int i = 0; i < 6; i++) black |= bit(g->black, b->hex_vertex[hex][i]);
        if (!black || (g->land[hex] & 7) != HX_AFRICA) return "a desert out of Africa";
    }
    for (int i = 0; i < 2; i++)
        if ((g->domain >> (g->land[s->robber[i]] & 7) & 1) != (i == HX_NEANDERTHAL)) return "a robber's domain";
    return NULL;
}

static const char *recount_derived(const hx_state *s) {
    hx_state copy = *s;
    memset(copy.u.stoneage.vertex, 0xA5, sizeof copy.u.stoneage.vertex);
    hx_rules_of(s)->derive(&copy);
    return memcmp(&copy, s, sizeof copy) ? "a derived field" : NULL;
}

const char *hx_recount_stoneage(const hx_state *s) {
    static const char *(*const each[])(const hx_state *s) = {recount_map,    recount_cards,        recount_people,
                                                             recount_events, recount_double_cards, recount_land,
                                                             recount_derived};
    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        const char *wrong = each[i](s);
        if (wrong) return wrong;
    }
    for (int seat = 0; seat < s->actors; seat++) {
        const char *wrong = recount_tribes(s, seat);
        if (wrong) return wrong;
        if (hx_points(s, seat) != points(&s->u.stoneage, seat)) return "the points";
    }
    return NULL;
}

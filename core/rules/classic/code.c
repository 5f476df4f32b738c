/* code.c - the family's part of a position or a view, and the land of a deal, in and out; what is likely in a replay. All of
 * it is the format of links: FORMAT.md says the same in words. */
#include "../../base/bits.h"
#include "../../base/cards.h"
#include "../../codec/coder.h"
#include "classic.h"

#include <string.h>

/* ---- the land */
static bool beginners_island(const hx_options *o, uint8_t island[HX_DEAL]) {
    hx_options fixed = *o;
    hx_rng rng = {0, 0};
    fixed.opt[HX_OPT_ISLAND] = 1;
    memset(island, 0, HX_DEAL);
    return hx_rulesets[o->ruleset]->board()->n_hexes == 19 && classic_deal(&fixed, &rng, island) > 0;
}

/* Each kind as likely as there are some left of it. */
static void code_terrain(hx_coder *c, const classic_params *p, uint8_t *terrain) {
    uint16_t left[TERRAINS];
    for (int code = 0; code < TERRAINS; code++) left[code] = p->terrain[code];
    for (int hex = 0; hex < p->n_hexes && !c->failed; hex++) {
        terrain[hex] = (uint8_t)hx_code_pick(c, terrain[hex], left, TERRAINS);
        if (!c->failed) left[terrain[hex]]--;
    }
}

static void code_tokens(hx_coder *c, const classic_params *p, const uint8_t *terrain, uint8_t *number) {
    uint16_t left[13] = {0};
    for (int i = 0; i < p->n_tokens; i++) left[p->tokens[i]]++;
    for (int hex = 0; hex < p->n_hexes && !c->failed; hex++) {
        if (terrain[hex] == DESERT) continue;
        number[hex] = (uint8_t)hx_code_pick(c, number[hex], left, 13);
        if (!c->failed) left[number[hex]]--;
    }
}

/* Spirals are numbered: corner by corner in the order of hexes, counter-clockwise before clockwise. */
static bool lay_spiral(const hx_options *o, const classic_params *p, int spiral, const uint8_t *terrain,
                       uint8_t *number) {
    uint8_t order[HX_HEXES];
    if (!classic_spiral(hx_rulesets[o->ruleset]->board(), spiral / 2, spiral % 2, order)) return false;
    for (int i = 0, token = 0; i < p->n_hexes; i++)
        number[order[i]] = terrain[order[i]] == DESERT || token == p->n_tokens ? 0 : p->tokens[token++];
    return true;
}

enum { SPIRALS = 12 };

static int which_spiral(const hx_options *o, const classic_params *p, const uint8_t *terrain, const uint8_t *number) {
    uint8_t laid[HX_HEXES];
    for (int spiral = 0; spiral < SPIRALS; spiral++)
        if (lay_spiral(o, p, spiral, terrain, laid) && !memcmp(laid, number, p->n_hexes)) return spiral;
    return SPIRALS;
}

void classic_code_land(const hx_options *o, uint8_t *terrain, uint8_t *number, hx_coder *c) {
    const classic_params *p = hx_rulesets[o->ruleset]->params;
    size_t n = p->n_hexes;
    uint8_t island[HX_DEAL];
    bool fixed = beginners_island(o, island) && !memcmp(terrain, island, n) && !memcmp(number, island + n, n);
    if (o->opt[HX_OPT_ISLAND] && hx_code_flag(c, fixed, 255, 1)) {
        memcpy(terrain, island, n);
        memcpy(number, island + n, n);
        return;
    }
    code_terrain(c, p, terrain);
    uint8_t spiral = c->reading ? 0 : (uint8_t)which_spiral(o, p, terrain, number);
    if (!hx_code_flag(c, spiral < SPIRALS, 15, 1)) {
        code_tokens(c, p, terrain, number);
        return;
    }
    hx_code(c, &spiral, SPIRALS - 1);
    lay_spiral(o, p, spiral, terrain, number);
}

/* ---- buildings: vertex by vertex, as many as the seats have built */
typedef struct stock {
    uint16_t settlements[HX_SEATS], cities[HX_SEATS];
    int all;
} stock;

static stock code_stock(hx_coder *c, hx_state *s) {
    stock built = {{0}, {0}, 0};
    for (int seat = 0; seat < s->seats; seat++) {
        uint8_t *left = s->u.classic.left[seat];
        hx_code(c, &left[HX_LEFT_ROADS], CLASSIC_ROADS);
        hx_code(c, &left[HX_LEFT_SETTLEMENTS], CLASSIC_SETTLEMENTS);
        hx_code(c, &left[HX_LEFT_CITIES], CLASSIC_CITIES);
        built.settlements[seat] = (uint16_t)(CLASSIC_SETTLEMENTS - left[HX_LEFT_SETTLEMENTS]);
        built.cities[seat] = (uint16_t)(CLASSIC_CITIES - left[HX_LEFT_CITIES]);
        built.all += built.settlements[seat] + built.cities[seat];
    }
    return built;
}

/* One that is known by then. */
static bool beside_building(const hx_state *s, int vertex) {
    const uint8_t *next = hx_rules_of(s)->board()->vertex_vertex[vertex];
    for (int i = 0; i < 3; i++)
        if (next[i] < vertex && s->u.classic.vertex[next[i]]) return true;
    return false;
}

static void code_building(hx_coder *c, hx_state *s, int vertex, stock *due) {
    uint8_t *at = &s->u.classic.vertex[vertex];
    uint16_t weight[HX_SEATS];
    for (int seat = 0; seat < HX_SEATS; seat++) weight[seat] = (uint16_t)(due->settlements[seat] + due->cities[seat]);
    int seat = hx_code_pick(c, HX_PIECE_SEAT(*at), weight, HX_SEATS);
    if (c->failed) return;
    bool city = HX_PIECE_KIND(*at) == HX_CITY;
    if (!due->settlements[seat] || !due->cities[seat])
        city = due->cities[seat] > 0;
    else
        city = hx_code_flag(c, city, due->cities[seat], due->settlements[seat]);
    (city ? due->cities : due->settlements)[seat]--;
    due->all--;
    *at = HX_PIECE(city ? HX_CITY : HX_SETTLEMENT, seat);
}

static void code_buildings(hx_coder *c, hx_state *s) {
    int n = hx_rules_of(s)->board()->n_vertices;
    stock due = code_stock(c, s);
    for (int vertex = 0; vertex < n && due.all && !c->failed; vertex++) {
        if (beside_building(s, vertex)) continue; /* B-05 */
        int free = (n - vertex) / 2 - due.all;
        bool built = s->u.classic.vertex[vertex] != 0;
        if (hx_code_flag(c, built, (unsigned)due.all, free > 0 ? (unsigned)free : 1)) code_building(c, s, vertex, &due);
    }
    if (due.all) hx_coder_fail(c);
}

/* ---- roads: seat by seat along what is built, then what hangs on nothing */
typedef struct walk {
    uint8_t queue[HX_VERTICES];
    int n;
    bool seen[HX_VERTICES], asked[HX_EDGES];
} walk;

static void reach(walk *w, int vertex) {
    if (w->seen[vertex]) return;
    w->seen[vertex] = true;
    w->queue[w->n++] = (uint8_t)vertex;
}

/* One edge at the end of what is known; the number of roads that this was. */
static int code_road(hx_coder *c, hx_state *s, int seat, int edge, walk *w, hx_odds *odds) {
    uint8_t *at = &s->u.classic.edge[edge], road = HX_PIECE(HX_ROAD, seat);
    bool taken = c->reading ? *at != 0 : *at && HX_PIECE_SEAT(*at) < seat;
    if (w->asked[edge] || taken) return 0;
    w->asked[edge] = true;
    if (!hx_code_bit(c, *at == road, odds, odds) || c->failed) return 0;
    *at = road;
    const uint8_t *ends = hx_rules_of(s)->board()->edge_vertex[edge];
    reach(w, ends[0]);
    reach(w, ends[1]);
    return 1;
}

static void code_loose_roads(hx_coder *c, hx_state *s, int seat, int due, const walk *w) {
    int n = hx_rules_of(s)->board()->n_edges;
    uint8_t edge = 0, road = HX_PIECE(HX_ROAD, seat);
    for (; due && !c->failed; due--, edge++) {
        while (!c->reading && edge < n && (s->u.classic.edge[edge] != road || w->asked[edge])) edge++;
        hx_code(c, &edge, (unsigned)n - 1);
        if (c->reading && s->u.classic.edge[edge]) hx_coder_fail(c);
        if (c->reading && !c->failed) s->u.classic.edge[edge] = road;
    }
}

static void code_roads(hx_coder *c, hx_state *s, int seat, hx_odds *odds) {
    const hx_board *b = hx_rules_of(s)->board();
    int due = CLASSIC_ROADS - s->u.classic.left[seat][HX_LEFT_ROADS];
    walk w = {.n = 0};
    for (int v = 0; v < b->n_vertices; v++)
        if (s->u.classic.vertex[v] && HX_PIECE_SEAT(s->u.classic.vertex[v]) == seat) reach(&w, v);
    for (int i = 0; i < w.n && due; i++)
        for (int k = 0; k < 3 && due; k++) {
            int edge = b->vertex_edge[w.queue[i]][k];
            if (edge != HX_NONE) due -= code_road(c, s, seat, edge, &w, odds);
        }
    code_loose_roads(c, s, seat, due, &w);
}

/* ---- cards and awards */
static void code_cards(hx_coder *c, hx_state *s, int kind) {
    hx_classic *f = &s->u.classic;
    uint8_t left = classic_params_of(s)->deck[kind], played = 0;
    if (kind == HX_KNIGHT) left = (uint8_t)(left - f->knights_gone);
    for (int seat = 0; seat < s->seats; seat++) {
        if (kind == HX_KNIGHT) {
            hx_code_count(c, &f->knights[seat], left);
            left = (uint8_t)(left - f->knights[seat]);
        }
        bool shown = !s->viewer || s->viewer == seat + 1 || (kind == HX_VICTORY && hx_over(s));
        if (shown) hx_code_count(c, &f->cards[seat][kind], left);
        left = (uint8_t)(left - f->cards[seat][kind]);
    }
    if (kind != HX_KNIGHT && kind != HX_VICTORY) {
        if (!c->reading) played = (uint8_t)(left - f->deck[kind]);
        hx_code_count(c, &played, left);
    }
    f->deck[kind] = (uint8_t)(left - played);
}

static void code_fresh(hx_coder *c, hx_state *s) {
    hx_classic *f = &s->u.classic;
    const uint8_t *fresh = &f->fresh[0][0], none[sizeof f->fresh] = {0};
    if (!hx_code_flag(c, memcmp(fresh, none, sizeof none) != 0, 1, 3)) return;
    for (int seat = 0; seat < s->seats; seat++)
        for (int kind = 0; kind < HX_CARD_KINDS; kind++) hx_code_count(c, &f->fresh[seat][kind], f->cards[seat][kind]);
}

static void code_hidden(hx_coder *c, hx_state *s) {
    for (int seat = 0; seat < s->seats && s->viewer; seat++)
        if (s->viewer != seat + 1) hx_code_count(c, &s->u.classic.hidden[seat], 63);
}

/* One of those who have the most, if that is enough; after a tie perhaps nobody. */
static void code_holder(hx_coder *c, const hx_state *s, uint8_t *holder, const uint8_t *score, int least) {
    uint16_t weight[HX_SEATS + 1] = {[HX_SEATS] = 1};
    int most = least;
    for (int seat = 0; seat < s->seats; seat++)
        if (score[seat] > most) most = score[seat];
    for (int seat = 0; seat < s->seats; seat++) weight[seat] = score[seat] == most ? 15 : 0;
    int found = hx_code_pick(c, *holder == HX_NONE ? HX_SEATS : *holder, weight, HX_SEATS + 1);
    *holder = found == HX_SEATS ? (uint8_t)HX_NONE : (uint8_t)found;
}

static void code_awards(hx_coder *c, hx_state *s) {
    hx_classic *f = &s->u.classic;
    if (c->reading) classic_derive(s); /* the roads are known by now: their lengths tell who can hold the card */
    code_holder(c, s, &f->longest, f->road_len, 5);
    code_holder(c, s, &f->largest, f->knights, 3);
}

/* ---- the rest of the turn */
static void code_rare(hx_coder *c, uint8_t *field, uint8_t usual, unsigned most) {
    if (hx_code_flag(c, *field != usual, 1, 31))
        hx_code(c, field, most);
    else
        *field = usual;
}

static void code_turn(hx_coder *c, hx_state *s) {
    hx_classic *f = &s->u.classic;
    hx_code(c, &f->card_played, 1);
    hx_code(c, &f->built, 1);
    code_rare(c, &f->free_roads, 0, HX_ONLY_ROAD);
    code_rare(c, &f->rolls_left, 0, 3);
    code_rare(c, &f->ended, HX_NONE, HX_NONE);
    for (int seat = 0; seat < s->seats; seat++) code_rare(c, &f->tokens[seat], 0, 20);
}

static void code_docks(hx_coder *c, hx_state *s) {
    hx_classic *f = &s->u.classic;
    int n = classic_params_of(s)->n_docks;
    hx_code_harbours(c, s->ruleset, f->dock, f->port, n);
    for (int i = n; i < HX_DOCKS; i++) f->dock[i] = HX_NONE;
}

void classic_code(hx_state *s, hx_coder *c) {
    hx_odds road = {29000, 8, 60};
    code_docks(c, s);
    code_buildings(c, s);
    for (int seat = 0; seat < s->seats; seat++) code_roads(c, s, seat, &road);
    for (int kind = 0; kind < HX_CARD_KINDS; kind++) code_cards(c, s, kind);
    code_fresh(c, s);
    code_hidden(c, s);
    code_turn(c, s);
    if (!c->failed) code_awards(c, s);
}

/* ---- what is likely: good places first, what one has most of, what one lacks */
static int pips(const hx_state *s, int hex) {
    if (hex == HX_NONE || !s->number[hex]) return 0;
    return 6 - (s->number[hex] < 7 ? 7 - s->number[hex] : s->number[hex] - 7);
}

static int vertex_pips(const hx_state *s, int vertex) {
    const uint8_t *hexes = hx_rules_of(s)->board()->vertex_hex[vertex];
    return pips(s, hexes[0]) + pips(s, hexes[1]) + pips(s, hexes[2]);
}

/* A free site that the seat has not reached yet; at the end of the road it counts more than one road further. */
static int site_worth(const hx_state *s, int seat, int vertex, int near) {
    const hx_classic *f = &s->u.classic;
    if (vertex == HX_NONE || hx_bit_test(f->reach[seat], vertex) || hx_bit_test(f->near, vertex)) return 0;
    return 2 * vertex_pips(s, vertex) + near;
}

static int road_worth(const hx_state *s, int seat, int edge) {
    const hx_board *b = hx_rules_of(s)->board();
    int best = 0;
    for (int end = 0; end < 2; end++) {
        int vertex = b->edge_vertex[edge][end], worth = site_worth(s, seat, vertex, 9);
        if (worth > best) best = worth;
        for (int i = 0; i < 3; i++) {
            worth = site_worth(s, seat, b->vertex_vertex[vertex][i], 0);
            if (worth > best) best = worth;
        }
    }
    return best;
}

/* What others have there; with an own building it is the less likely the more one has. */
static int robbery_worth(const hx_state *s, int seat, int hex) {
    const uint8_t *corners = hx_rules_of(s)->board()->hex_vertex[hex];
    int own = 0, others = 0;
    for (int i = 0; i < 6; i++) {
        uint8_t piece = s->u.classic.vertex[corners[i]];
        if (piece && HX_PIECE_SEAT(piece) == seat)
            own += HX_PIECE_KIND(piece);
        else if (piece)
            others += HX_PIECE_KIND(piece);
    }
    return own ? -own : others * pips(s, hex) + (others > 0);
}

int classic_likely(const hx_state *s, hx_action a) {
    switch (a.kind) {
    case HX_BUILD_ROAD: return road_worth(s, a.seat, a.a);
    case HX_BUILD_SETTLEMENT:
    case HX_BUILD_CITY: return vertex_pips(s, a.a);
    case HX_MOVE_ROBBER: return robbery_worth(s, a.seat, a.a);
    case HX_ROB:
    case HX_CLOSE_OFFER: return a.a == HX_NONE ? 0 : hx_hand_size(s, a.a);
    case HX_DISCARD:
    case HX_PLAY_MONOPOLY: return s->hand[a.seat][a.a];
    case HX_ANSWER: return a.a;
    default: return hx_swap_worth(s, a);
    }
}

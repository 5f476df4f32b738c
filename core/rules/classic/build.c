/* build.c - roads, settlements, cities: where they may stand, and what placing them changes. */
#include "../../base/bits.h"
#include "classic.h"

#include <string.h>

static bool foreign(const hx_classic *c, int seat, int vertex) {
    return c->vertex[vertex] && HX_PIECE_SEAT(c->vertex[vertex]) != seat;
}

/* Does the vertex join a road of the seat to its next one? An own building does; an own road does unless somebody else has
 * built there (B-58, B-59). */
static bool joins(const hx_classic *c, int seat, int vertex) {
    if (c->vertex[vertex]) return !foreign(c, seat, vertex);
    return hx_bit_test(c->reach[seat], vertex);
}

static hx_refusal no_piece(int piece) {
    hx_refusal no = hx_refuse(HX_NO_NO_PIECE, 'B', 57);
    no.what = (uint8_t)piece;
    return no;
}

static hx_refusal at_place(int reason, int row, int piece) {
    hx_refusal no = hx_refuse(reason, 'B', row);
    no.what = (uint8_t)piece;
    return no;
}

static hx_refusal check_purse(const hx_state *s, int seat, int kind) {
    hx_cards cost = classic_cost(kind);
    if (hx_can_pay(s, seat, cost)) return hx_fine();
    hx_refusal no = hx_refuse(HX_NO_CANT_AFFORD, 'B', 56);
    no.cards = hx_missing(s, seat, cost);
    return no;
}

/* ---- roads */
bool classic_founded_here(const hx_state *s, int seat, int vertex) {
    const hx_classic *c = &s->u.classic;
    return c->vertex[vertex] == HX_PIECE(HX_SETTLEMENT, seat) && !hx_bit_test(c->reach[seat], vertex);
}

static hx_refusal check_path(const hx_state *s, int seat, int edge) {
    const hx_classic *c = &s->u.classic;
    const uint8_t *ends = hx_rules_of(s)->board()->edge_vertex[edge];
    if (s->now.phase == HX_PHASE_FOUND_ROAD) {
        bool fits = classic_founded_here(s, seat, ends[0]) || classic_founded_here(s, seat, ends[1]);
        return fits ? hx_fine() : at_place(HX_NO_NOT_CONNECTED, 1, HX_ROAD);
    }
    if (hx_bit_test(c->sites[seat], edge)) return hx_fine();
    for (int i = 0; i < 2; i++)
        if (hx_bit_test(c->reach[seat], ends[i]) && foreign(c, seat, ends[i])) return hx_refuse(HX_NO_BLOCKED, 'B', 59);
    return at_place(HX_NO_NOT_CONNECTED, 58, HX_ROAD);
}

hx_refusal classic_road_at(const hx_state *s, int seat, int edge) {
    const hx_classic *c = &s->u.classic;
    if (edge >= hx_rules_of(s)->board()->n_edges) return at_place(HX_NO_OFF_ISLAND, 70, HX_ROAD);
    if (c->edge[edge]) return at_place(HX_NO_OCCUPIED, 58, HX_ROAD);
    hx_refusal no = check_path(s, seat, edge);
    return no.reason || c->left[seat][HX_LEFT_ROADS] ? no : no_piece(HX_ROAD);
}

hx_refusal classic_check_road(const hx_state *s, hx_action a) {
    bool free = s->now.phase == HX_PHASE_FOUND_ROAD || s->now.phase == HX_PHASE_FREE_ROAD;
    hx_refusal no = classic_road_at(s, a.seat, a.a);
    return no.reason || free ? no : check_purse(s, a.seat, a.kind);
}

bool classic_can_road(const hx_state *s, int seat) {
    const hx_classic *c = &s->u.classic;
    return c->left[seat][HX_LEFT_ROADS] && !hx_bits_none(c->sites[seat]);
}

/* All free paths at the vertex, which joins the seat's roads. */
static void open_paths(hx_classic *c, const hx_board *b, int seat, int vertex) {
    for (int i = 0; i < 3; i++) {
        int edge = b->vertex_edge[vertex][i];
        if (edge != HX_NONE && !c->edge[edge]) hx_bit_set(c->sites[seat], edge);
    }
}

static void count_road(hx_state *s, int seat, int edge) {
    uint8_t *len = &s->u.classic.road_len[seat];
    int through = classic_road_through(s, seat, edge);
    if (through > *len) *len = (uint8_t)through;
    classic_award_road(s);
}

void classic_place_road(hx_state *s, int seat, int edge) {
    hx_classic *c = &s->u.classic;
    const hx_board *b = hx_rules_of(s)->board();
    c->edge[edge] = HX_PIECE(HX_ROAD, seat);
    c->left[seat][HX_LEFT_ROADS]--;
    for (int i = 0; i < s->seats; i++) hx_bit_clear(c->sites[i], edge);
    for (int end = 0; end < 2; end++) {
        int vertex = b->edge_vertex[edge][end];
        hx_bit_set(c->reach[seat], vertex);
        if (!foreign(c, seat, vertex)) open_paths(c, b, seat, vertex);
    }
    count_road(s, seat, edge);
}

/* ---- settlements */
void classic_settlement_sites(const hx_state *s, int seat, uint64_t out[2]) {
    const hx_classic *c = &s->u.classic;
    for (int w = 0; w < 2; w++) out[w] = c->reach[seat][w] & ~c->near[w];
}

hx_refusal classic_settlement_at(const hx_state *s, int seat, int vertex) {
    const hx_classic *c = &s->u.classic;
    bool founding = s->now.phase == HX_PHASE_FOUND_SETTLEMENT;
    if (vertex >= hx_rules_of(s)->board()->n_vertices) return at_place(HX_NO_OFF_ISLAND, 9, HX_SETTLEMENT);
    if (c->vertex[vertex]) return at_place(HX_NO_OCCUPIED, 63, HX_SETTLEMENT);
    if (hx_bit_test(c->near, vertex)) return hx_refuse(HX_NO_TOO_CLOSE, 'B', 5);
    if (!founding && !hx_bit_test(c->reach[seat], vertex)) return at_place(HX_NO_NOT_CONNECTED, 2, HX_SETTLEMENT);
    return c->left[seat][HX_LEFT_SETTLEMENTS] ? hx_fine() : no_piece(HX_SETTLEMENT);
}

hx_refusal classic_check_settlement(const hx_state *s, hx_action a) {
    hx_refusal no = classic_settlement_at(s, a.seat, a.a);
    return no.reason || s->now.phase == HX_PHASE_FOUND_SETTLEMENT ? no : check_purse(s, a.seat, a.kind);
}

static void claim_ground(hx_classic *c, const hx_board *b, int vertex) {
    hx_bit_set(c->near, vertex);
    for (int i = 0; i < 3; i++)
        if (b->vertex_vertex[vertex][i] != HX_NONE) hx_bit_set(c->near, b->vertex_vertex[vertex][i]);
}

/* Another seat's roads end at the vertex now: paths that it joined alone are no longer sites; its road may be cut (B-89). */
static void cut_off(hx_state *s, const hx_board *b, int seat, int vertex) {
    hx_classic *c = &s->u.classic;
    int own = 0;
    for (int i = 0; i < 3; i++) {
        int edge = b->vertex_edge[vertex][i];
        if (edge == HX_NONE) continue;
        own += c->edge[edge] == HX_PIECE(HX_ROAD, seat);
        if (!c->edge[edge] && !joins(c, seat, b->vertex_vertex[vertex][i])) hx_bit_clear(c->sites[seat], edge);
    }
    if (own >= 2) c->road_len[seat] = (uint8_t)classic_road_length(s, seat);
}

void classic_place_settlement(hx_state *s, int seat, int vertex) {
    hx_classic *c = &s->u.classic;
    const hx_board *b = hx_rules_of(s)->board();
    c->vertex[vertex] = HX_PIECE(HX_SETTLEMENT, seat);
    c->left[seat][HX_LEFT_SETTLEMENTS]--;
    hx_bit_set(c->towns[seat], vertex);
    claim_ground(c, b, vertex);
    open_paths(c, b, seat, vertex);
    classic_open_harbour(s, seat, vertex);
    for (int i = 0; i < s->seats; i++)
        if (i != seat && hx_bit_test(c->reach[i], vertex)) cut_off(s, b, i, vertex);
    classic_award_road(s);
}

/* ---- cities */
hx_refusal classic_check_city(const hx_state *s, hx_action a) {
    const hx_classic *c = &s->u.classic;
    if (a.a >= hx_rules_of(s)->board()->n_vertices) return at_place(HX_NO_OFF_ISLAND, 64, HX_CITY);
    if (!hx_bit_test(c->towns[a.seat], a.a)) return hx_refuse(HX_NO_NOT_YOUR_SETTLEMENT, 'B', 64);
    if (!c->left[a.seat][HX_LEFT_CITIES]) return no_piece(HX_CITY);
    return check_purse(s, a.seat, a.kind);
}

void classic_place_city(hx_state *s, int seat, int vertex) {
    hx_classic *c = &s->u.classic;
    c->vertex[vertex] = HX_PIECE(HX_CITY, seat);
    c->left[seat][HX_LEFT_CITIES]--;
    c->left[seat][HX_LEFT_SETTLEMENTS]++;
    hx_bit_clear(c->towns[seat], vertex);
}

/* ---- why nothing of a kind can be built, before a place is chosen: pieces, then the purse, then places */
hx_refusal classic_why_build(const hx_state *s, int seat, int kind) {
    const hx_classic *c = &s->u.classic;
    bool free = classic_founding(s) || s->now.phase == HX_PHASE_FREE_ROAD;
    int row = kind == HX_BUILD_ROAD ? HX_LEFT_ROADS : kind == HX_BUILD_CITY ? HX_LEFT_CITIES : HX_LEFT_SETTLEMENTS;
    int piece = kind == HX_BUILD_ROAD ? HX_ROAD : kind == HX_BUILD_CITY ? HX_CITY : HX_SETTLEMENT;
    if (!c->left[seat][row]) return no_piece(piece);
    hx_refusal no = free ? hx_fine() : check_purse(s, seat, kind);
    if (no.reason || classic_founding(s)) return no;
    uint64_t sites[2];
    classic_settlement_sites(s, seat, sites);
    if (kind == HX_BUILD_ROAD && hx_bits_none(c->sites[seat])) return at_place(HX_NO_NOT_CONNECTED, 58, HX_ROAD);
    if (kind == HX_BUILD_SETTLEMENT && hx_bits_none(sites)) return at_place(HX_NO_NOT_CONNECTED, 63, HX_SETTLEMENT);
    if (kind == HX_BUILD_CITY && hx_bits_none(c->towns[seat])) return hx_refuse(HX_NO_NOT_YOUR_SETTLEMENT, 'B', 64);
    return hx_fine();
}

/* ---- recount */
static void derive_places(hx_state *s, const hx_board *b) {
    hx_classic *c = &s->u.classic;
    for (int v = 0; v < b->n_vertices; v++) {
        if (!c->vertex[v]) continue;
        int seat = HX_PIECE_SEAT(c->vertex[v]);
        claim_ground(c, b, v);
        classic_open_harbour(s, seat, v);
        if (HX_PIECE_KIND(c->vertex[v]) == HX_SETTLEMENT) hx_bit_set(c->towns[seat], v);
    }
    for (int e = 0; e < b->n_edges; e++)
        for (int end = 0; c->edge[e] && end < 2; end++)
            hx_bit_set(c->reach[HX_PIECE_SEAT(c->edge[e])], b->edge_vertex[e][end]);
}

static void derive_sites(hx_state *s, const hx_board *b) {
    hx_classic *c = &s->u.classic;
    for (int v = 0; v < b->n_vertices; v++)
        if (c->vertex[v]) open_paths(c, b, HX_PIECE_SEAT(c->vertex[v]), v);
    for (int seat = 0; seat < s->seats; seat++) HX_EACH_BIT(v, c->reach[seat])
    if (!foreign(c, seat, v)) open_paths(c, b, seat, v);
}

static void derive_numbers(hx_state *s, const hx_board *b) {
    hx_classic *c = &s->u.classic;
    memset(c->where, HX_NONE, sizeof c->where);
    for (int hex = 0; hex < b->n_hexes; hex++) {
        if (s->number[hex] < 2 || s->number[hex] > 12) continue;
        uint8_t *list = c->where[s->number[hex] - 2];
        for (int i = 0; i < 3; i++)
            if (list[i] == HX_NONE) {
                list[i] = (uint8_t)hex;
                break;
            }
    }
}

void classic_derive(hx_state *s) {
    hx_classic *c = &s->u.classic;
    const hx_board *b = hx_rules_of(s)->board();
    memset((uint8_t *)c + offsetof(hx_classic, reach), 0, sizeof *c - offsetof(hx_classic, reach));
    memset(c->rate, 4, sizeof c->rate);
    derive_places(s, b);
    derive_sites(s, b);
    derive_numbers(s, b);
    classic_measure_roads(s);
}

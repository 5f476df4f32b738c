/* mind_classic_plan.c - what a seat could build next, and how many rolls that would take. */
#include "mind_classic.h"

enum { REACH = 3 /* roads to a site, at most */ };

static const int32_t weight[HX_RES] = {8, 8, 7, 9, 9}; /* eighths; lumber brick wool grain ore */

/* The terrains that give something come in the order of what they give, from 1 on; the desert is beyond them. */
static int resource_of(const hx_state *s, int hex) {
    int terrain = s->terrain[hex];
    return terrain >= 1 && terrain <= HX_RES ? terrain - 1 : -1;
}

int32_t hx_site(const hx_state *s, int vertex) {
    const hx_board *b = hx_board_of(s->ruleset);
    int32_t sum = 0;
    for (int i = 0; i < 3; i++) {
        int hex = b->vertex_hex[vertex][i];
        int res = hex == HX_NONE ? -1 : resource_of(s, hex);
        if (res >= 0) sum += hx_pips(s->number[hex]) * weight[res];
    }
    return sum / 8;
}

int32_t hx_pip_worth(const hx_outlook *o) { return 30 + 20 * o->left; }

static void add_income(const hx_state *s, const hx_board *b, int vertex, int times, int32_t income[HX_RES]) {
    for (int i = 0; i < 3; i++) {
        int hex = b->vertex_hex[vertex][i];
        int res = hex == HX_NONE ? -1 : resource_of(s, hex);
        if (res < 0) continue;
        int unit = hex == s->robber[0] ? 1 : HX_PIP_UNIT;
        income[res] += hx_pips(s->number[hex]) * unit * times;
    }
}

void hx_purse_of(const hx_state *s, int seat, hx_purse *p) {
    const hx_board *b = hx_board_of(s->ruleset);
    *p = (hx_purse){.size = s->veiled[seat], .limit = s->opt[HX_OPT_HAND_LIMIT]};
    for (int r = 0; r < HX_RES; r++) {
        p->have[r] = s->hand[seat][r];
        p->part[r] = (1 << HX_PART_BITS) / s->u.classic.rate[seat][r] + 1;
        p->size += p->have[r];
    }
    for (int v = 0; v < b->n_vertices; v++) {
        int piece = s->u.classic.vertex[v];
        if (piece != 0 && HX_PIECE_SEAT(piece) == seat) {
            add_income(s, b, v, HX_PIECE_KIND(piece) == HX_CITY ? 2 : 1, p->income);
        }
    }
}

/* ---- Where to build */

static bool has(const uint64_t set[2], int i) { return set[i >> 6] >> (i & 63) & 1; }

static void add(uint64_t set[2], int i) { set[i >> 6] |= UINT64_C(1) << (i & 63); }

static bool is_foreign(int piece, int seat) { return piece != 0 && HX_PIECE_SEAT(piece) != seat; }

static bool is_contested(const hx_state *s, int seat, int vertex) {
    for (int i = 0; i < s->seats; i++) {
        if (i != seat && has(s->u.classic.reach[i], vertex)) return true;
    }
    return false;
}

/* Marks what one more road reaches from the vertices of the fringe; the fringe becomes what is new. */
static void widen(const hx_state *s, const hx_board *b, int seat, uint64_t seen[2], uint64_t fringe[2]) {
    uint64_t next[2] = {0, 0};
    for (int v = 0; v < b->n_vertices; v++) {
        if (!has(fringe, v) || is_foreign(s->u.classic.vertex[v], seat)) continue;
        for (int i = 0; i < 3; i++) {
            int e = b->vertex_edge[v][i], w = b->vertex_vertex[v][i];
            if (e == HX_NONE || s->u.classic.edge[e] != 0 || has(seen, w)) continue;
            add(seen, w);
            add(next, w);
        }
    }
    fringe[0] = next[0];
    fringe[1] = next[1];
}

static int32_t harbour_worth(const hx_state *s, const hx_board *b, int seat, int vertex) {
    for (int i = 0; i < HX_DOCKS; i++) {
        int e = s->u.classic.dock[i];
        if (e == HX_NONE || (b->edge_vertex[e][0] != vertex && b->edge_vertex[e][1] != vertex)) continue;
        int kind = s->u.classic.port[i];
        return kind == HX_ANY || s->u.classic.rate[seat][kind] > 2 ? 120 : 0;
    }
    return 0;
}

static int32_t site_gain(const hx_state *s, const hx_outlook *o, int seat, int vertex, int roads) {
    const hx_board *b = hx_board_of(s->ruleset);
    int32_t gain = HX_POINT + hx_pip_worth(o) * hx_site(s, vertex) + harbour_worth(s, b, seat, vertex);
    return roads > 0 && is_contested(s, seat, vertex) ? gain / 2 : gain;
}

static int32_t best_site(const hx_state *s, const hx_outlook *o, int seat, const uint64_t fringe[2], int roads) {
    const hx_board *b = hx_board_of(s->ruleset);
    int32_t best = 0;
    for (int v = 0; v < b->n_vertices; v++) {
        if (!has(fringe, v) || has(s->u.classic.near, v)) continue;
        int32_t gain = site_gain(s, o, seat, v, roads);
        if (gain > best) best = gain;
    }
    return best;
}

static int plan_settlements(const hx_state *s, const hx_outlook *o, int seat, hx_plan *plan) {
    const hx_board *b = hx_board_of(s->ruleset);
    const uint64_t *reach = s->u.classic.reach[seat];
    uint64_t seen[2] = {reach[0], reach[1]}, fringe[2] = {reach[0], reach[1]};
    int n = 0, left = s->u.classic.left[seat][HX_LEFT_ROADS];
    if (s->u.classic.left[seat][HX_LEFT_SETTLEMENTS] == 0) return 0;
    for (int roads = 0; roads <= REACH && roads <= left; roads++) {
        if (roads > 0) widen(s, b, seat, seen, fringe);
        int32_t gain = best_site(s, o, seat, fringe, roads);
        if (gain == 0) continue;
        plan[n] = (hx_plan){.gain = gain};
        hx_need(&plan[n], hx_cost(s->ruleset, HX_BUILD_SETTLEMENT), 1);
        hx_need(&plan[n++], hx_cost(s->ruleset, HX_BUILD_ROAD), roads);
    }
    return n;
}

void hx_reach_sites(const hx_state *s, int seat, uint8_t near[HX_CLASSIC_VERTICES]) {
    static const uint8_t share[] = {8, 6, 4, 2, 1};
    const hx_board *b = hx_board_of(s->ruleset);
    const uint64_t *reach = s->u.classic.reach[seat];
    uint64_t seen[2] = {reach[0], reach[1]}, fringe[2] = {reach[0], reach[1]};
    for (int v = 0; v < b->n_vertices; v++) near[v] = 0;
    for (size_t roads = 0; roads < sizeof share; roads++) {
        if (roads > 0) widen(s, b, seat, seen, fringe);
        for (int v = 0; v < b->n_vertices; v++) {
            if (has(fringe, v) && !has(s->u.classic.near, v)) near[v] = share[roads];
        }
    }
}

static int plan_city(const hx_state *s, const hx_outlook *o, int seat, hx_plan *plan) {
    const hx_board *b = hx_board_of(s->ruleset);
    int32_t best = -1;
    if (s->u.classic.left[seat][HX_LEFT_CITIES] == 0) return 0;
    for (int v = 0; v < b->n_vertices; v++) {
        if (s->u.classic.vertex[v] != HX_PIECE(HX_SETTLEMENT, seat)) continue;
        int32_t site = hx_site(s, v);
        if (site > best) best = site;
    }
    if (best < 0) return 0;
    *plan = (hx_plan){.gain = HX_POINT + hx_pip_worth(o) * best};
    hx_need(plan, hx_cost(s->ruleset, HX_BUILD_CITY), 1);
    return 1;
}

static int plan_card(const hx_state *s, int seat, hx_plan *plan) {
    int left = 0;
    for (int i = 0; i < HX_CARD_KINDS; i++) left += s->u.classic.deck[i];
    if (left == 0) return 0;
    *plan = (hx_plan){.gain = s->u.classic.largest == seat ? 400 : 500};
    hx_need(plan, hx_cost(s->ruleset, HX_BUY_CARD), 1);
    return 1;
}

/* The longest road, if a few roads more would take it. */
static int plan_road(const hx_state *s, int seat, hx_plan *plan) {
    const hx_classic *c = &s->u.classic;
    if (c->longest == seat) return 0;
    int most = c->longest == HX_NONE ? 4 : c->road_len[c->longest];
    int roads = most + 1 - c->road_len[seat];
    if (roads < 1 || roads > 4 || roads > c->left[seat][HX_LEFT_ROADS]) return 0;
    *plan = (hx_plan){.gain = 1500};
    hx_need(plan, hx_cost(s->ruleset, HX_BUILD_ROAD), roads);
    return 1;
}

int hx_plans_of(const hx_state *s, const hx_outlook *o, int seat, hx_plan plan[HX_PLANS]) {
    int n = plan_settlements(s, o, seat, plan);
    n += plan_city(s, o, seat, plan + n);
    n += plan_card(s, seat, plan + n);
    return n + plan_road(s, seat, plan + n);
}

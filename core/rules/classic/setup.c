/* setup.c - deal and lay an island; founding. */
#include "../../base/rng.h"
#include "classic.h"

#include <string.h>

enum { CORNERS = 6 };
enum { NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST };

/* ---- the first pieces of the beginners' island (V-10) by colour: red, orange, white, blue */
typedef struct first_piece {
    const char *settlement, *road;
} first_piece;

/* The second of each pair pays the starting hand. */
static const first_piece first_pieces[4][2] = {
    {{"0,-1,N", "0,-1,NE"}, {"-2,1,N", "-2,1,NE"}},
    {{"2,-2,S", "1,-1,NE"}, {"-1,2,N", "-1,2,NE"}},
    {{"-1,0,N", "-1,-1,SE"}, {"1,1,N", "1,0,E"}},
    {{"0,2,N", "0,1,E"}, {"-2,2,N", "-2,2,NE"}},
};

static int place(const hx_board *b, enum hx_place what, const char *name) {
    return hx_place_find(b, what, name, strlen(name));
}

/* ---- parts of a deal */
static void deal_terrain(const classic_params *p, hx_rng *rng, uint8_t *terrain) {
    int n = 0;
    for (int code = 0; code < TERRAINS; code++)
        for (int i = 0; i < p->terrain[code]; i++) terrain[n++] = (uint8_t)code;
    hx_rng_shuffle(rng, terrain, n);
}

static bool on_land(const hx_board *b, int hex, int side) { return b->hex_hex[hex][side] != HX_NONE; }

static bool is_corner(const hx_board *b, int hex) {
    int touching = 0;
    for (int side = 0; side < 6; side++) touching += on_land(b, hex, side);
    return touching == 3;
}

/* Ring by ring to the middle: along the coast, and inwards when the way is taken. */
static void walk_spiral(const hx_board *b, int corner, bool clockwise, uint8_t order[HX_HEXES]) {
    uint64_t seen = 0;
    int turn = clockwise ? 1 : 5, side = NORTH_EAST, hex = corner;
    while (!on_land(b, corner, side) || on_land(b, corner, (side + 6 - turn) % 6)) side = (side + turn) % 6;
    for (int n = 0;; n++) {
        order[n] = (uint8_t)hex;
        seen |= (uint64_t)1 << hex;
        if (n + 1 == b->n_hexes) return;
        while (!on_land(b, hex, side) || seen >> b->hex_hex[hex][side] & 1) side = (side + turn) % 6;
        hex = b->hex_hex[hex][side];
    }
}

bool classic_spiral(const hx_board *b, int corner, bool clockwise, uint8_t order[HX_HEXES]) {
    for (int hex = 0; hex < b->n_hexes; hex++)
        if (is_corner(b, hex) && corner-- == 0) {
            walk_spiral(b, hex, clockwise, order);
            return true;
        }
    return false;
}

static void deal_spiral(const classic_params *p, const hx_board *b, hx_rng *rng, const uint8_t *terrain,
                        uint8_t *number) {
    uint8_t order[HX_HEXES] = {0};
    int token = 0;
    classic_spiral(b, (int)hx_rng_below(rng, CORNERS), false, order);
    for (int i = 0; i < p->n_hexes; i++) number[order[i]] = terrain[order[i]] == DESERT ? 0 : p->tokens[token++];
}

static bool is_red(int number) { return number == 6 || number == 8; }

static bool red_neighbours(const hx_board *b, const uint8_t *number) {
    for (int hex = 0; hex < b->n_hexes; hex++)
        for (int side = 0; side < 6; side++)
            if (is_red(number[hex]) && on_land(b, hex, side) && is_red(number[b->hex_hex[hex][side]])) return true;
    return false;
}

enum { TRIES = 2000 }; /* about one shuffle in twenty fits; if none does, the spiral always will */

static void deal_numbers(const classic_params *p, const hx_board *b, hx_rng *rng, const uint8_t *terrain,
                         uint8_t *number) {
    uint8_t tokens[HX_HEXES];
    memcpy(tokens, p->tokens, p->n_tokens);
    for (int try = 0; try < TRIES; try++) {
        int token = 0;
        hx_rng_shuffle(rng, tokens, p->n_tokens);
        for (int hex = 0; hex < p->n_hexes; hex++) number[hex] = terrain[hex] == DESERT ? 0 : tokens[token++];
        if (!red_neighbours(b, number)) return;
    }
    deal_spiral(p, b, rng, terrain, number);
}

static int deal_robber(const classic_params *p, hx_rng *rng, const uint8_t *terrain) {
    int pick = (int)hx_rng_below(rng, p->terrain[DESERT]);
    for (int hex = 0;; hex++)
        if (terrain[hex] == DESERT && !pick--) return hex;
}

/* V-05: by lot, or as if each threw two dice and the best threw again until one is left, which is a lot too. */
static int deal_first(const hx_options *o, hx_rng *rng) {
    int starter = o->opt[HX_OPT_STARTER];
    if (starter >= 1 && starter <= HX_SEATS) return starter - 1;
    return (int)hx_rng_below(rng, o->actors);
}

static void deal_fixed(const classic_params *p, uint8_t *terrain, uint8_t *number) {
    for (int hex = 0; hex < p->n_hexes; hex++) {
        terrain[hex] = p->island[hex][0];
        number[hex] = p->island[hex][1];
    }
}

int classic_harbours(const hx_ruleset *rules, uint8_t edge[HX_DOCKS], uint8_t kind[HX_DOCKS]) {
    const classic_params *p = rules->params;
    for (int i = 0; i < p->n_docks; i++) {
        edge[i] = (uint8_t)place(rules->board(), HX_EDGE, p->docks[i].side);
        kind[i] = p->docks[i].kind;
    }
    return p->n_docks;
}

enum { PRINTED, SHUFFLED, RING };

static void deal_docks(const hx_options *o, hx_rng *rng, uint8_t *edge, uint8_t *kind) {
    const hx_ruleset *rules = hx_rulesets[o->ruleset];
    const classic_params *p = rules->params;
    uint8_t edges[HX_DOCKS], kinds[HX_DOCKS];
    int n = classic_harbours(rules, edges, kinds), choice = o->opt[HX_OPT_HARBOURS];
    for (int i = 0; i < n && choice == RING; i++) edges[i] = (uint8_t)place(rules->board(), HX_EDGE, p->ring[i]);
    if (choice != PRINTED) hx_rng_shuffle(rng, kinds, n);
    memcpy(edge, edges, (size_t)n);
    memcpy(kind, kinds, (size_t)n);
}

int classic_deal(const hx_options *o, hx_rng *rng, uint8_t out[HX_DEAL]) {
    const hx_ruleset *rules = hx_rulesets[o->ruleset];
    const classic_params *p = rules->params;
    int n = p->n_hexes, docks = p->n_docks;
    uint8_t *terrain = out, *number = out + n, *edge = out + 2 * n + 1, *kind = edge + docks;
    if (o->opt[HX_OPT_ISLAND])
        deal_fixed(p, terrain, number);
    else {
        deal_terrain(p, rng, terrain);
        (o->opt[HX_OPT_NUMBERS] ? deal_numbers : deal_spiral)(p, rules->board(), rng, terrain, number);
    }
    out[2 * n] = (uint8_t)docks;
    deal_docks(o, rng, edge, kind);
    kind[docks] = (uint8_t)deal_robber(p, rng, terrain);
    kind[docks + 1] = (uint8_t)deal_first(o, rng);
    return 2 * n + 1 + 2 * docks + 2;
}

/* ---- laying */
enum { KINDS = 16 }; /* more than there are numbers or kinds of harbours */

static bool same_counts(const uint8_t *have, int n, const uint8_t *want, int m) {
    int count[KINDS] = {0};
    for (int i = 0; i < n; i++) {
        if (have[i] >= KINDS) return false;
        count[have[i]]++;
    }
    for (int i = 0; i < m; i++) count[want[i]]--;
    for (int i = 0; i < KINDS; i++)
        if (count[i]) return false;
    return true;
}

static bool good_land(const hx_state *s, const classic_params *p) {
    int count[TERRAINS] = {0}, n = 0;
    uint8_t numbers[HX_HEXES];
    for (int hex = 0; hex < p->n_hexes; hex++) {
        int code = s->terrain[hex];
        if (code >= TERRAINS || (code == DESERT) != (s->number[hex] == 0)) return false;
        count[code]++;
        if (s->number[hex]) numbers[n++] = s->number[hex];
    }
    for (int code = 0; code < TERRAINS; code++)
        if (count[code] != p->terrain[code]) return false;
    return same_counts(numbers, n, p->tokens, p->n_tokens);
}

static bool is_coast(const hx_board *b, int edge) {
    return edge < b->n_edges && (b->edge_hex[edge][0] == HX_NONE || b->edge_hex[edge][1] == HX_NONE);
}

/* B-08: each on a side of its own at the coast, no two at one vertex; the kinds are those of the box. */
static bool good_docks(const hx_state *s, const classic_params *p, const hx_board *b) {
    const hx_classic *c = &s->u.classic;
    uint8_t used[HX_VERTICES] = {0}, kinds[HX_DOCKS];
    for (int i = 0; i < HX_DOCKS; i++) {
        if (i >= p->n_docks) {
            if (c->dock[i] != HX_NONE || c->port[i]) return false;
            continue;
        }
        if (!is_coast(b, c->dock[i])) return false;
        for (int end = 0; end < 2; end++)
            if (used[b->edge_vertex[c->dock[i]][end]]++) return false;
        kinds[i] = p->docks[i].kind;
    }
    return same_counts(c->port, p->n_docks, kinds, p->n_docks);
}

bool classic_good_island(const hx_state *s) {
    const classic_params *p = classic_params_of(s);
    return good_land(s, p) && good_docks(s, p, hx_rules_of(s)->board());
}

bool classic_options(const hx_options *o) {
    int starter = o->opt[HX_OPT_STARTER];
    return starter == 0 || starter > HX_SEATS || starter <= o->actors;
}

void classic_pay_start(hx_state *s, int seat, int vertex) {
    const hx_ruleset *rules = hx_rules_of(s);
    for (int i = 0; i < 3; i++) {
        int hex = rules->board()->vertex_hex[vertex][i];
        int kind = hex == HX_NONE ? HX_NONE : rules->gives[s->terrain[hex]];
        if (kind == HX_NONE || !s->bank[kind]) continue;
        s->bank[kind]--;
        s->hand[seat][kind]++;
    }
}

/* With fewer than four the first colours are left out. */
static void lay_first_pieces(hx_state *s) {
    const hx_board *b = hx_rules_of(s)->board();
    for (int seat = 0; seat < s->actors; seat++)
        for (int i = 0; i < 2; i++) {
            const first_piece *f = &first_pieces[4 - s->actors + seat][i];
            int vertex = place(b, HX_VERTEX, f->settlement);
            classic_place_settlement(s, seat, vertex);
            classic_place_road(s, seat, place(b, HX_EDGE, f->road));
            if (i) classic_pay_start(s, seat, vertex);
        }
}

static void lay_empty(hx_state *s) {
    static const uint8_t all[] = CLASSIC_LEFT_ALL;
    hx_classic *c = &s->u.classic;
    c->longest = c->largest = c->ended = HX_NONE;
    memset(c->dock, HX_NONE, sizeof c->dock);
    memcpy(c->deck, classic_params_of(s)->deck, sizeof c->deck);
    for (int seat = 0; seat < s->seats; seat++) memcpy(c->left[seat], all, sizeof all);
}

hx_err classic_lay(hx_state *s, const hx_options *o, const uint8_t *deal, int length) {
    const classic_params *p = classic_params_of(s);
    hx_classic *c = &s->u.classic;
    int n = p->n_hexes, docks = p->n_docks;
    if (length != 2 * n + 1 + 2 * docks + 2 || deal[2 * n] != docks) return HX_ERR_LAYOUT;
    lay_empty(s);
    memcpy(s->terrain, deal, (size_t)n);
    memcpy(s->number, deal + n, (size_t)n);
    memcpy(c->dock, deal + 2 * n + 1, (size_t)docks);
    memcpy(c->port, deal + 2 * n + 1 + docks, (size_t)docks);
    s->robber[0] = deal[length - 2];
    s->first = deal[length - 1];
    if (!classic_good_island(s) || s->robber[0] >= n || s->first >= s->actors) return HX_ERR_LAYOUT;
    classic_derive(s);
    s->turn = s->first;
    hx_ask(s, HX_PHASE_FOUND_SETTLEMENT, s->first);
    if (!o->opt[HX_OPT_ISLAND] || !p->first_pieces) return HX_OK;
    lay_first_pieces(s);
    classic_begin_turn(s, s->first);
    return HX_OK;
}

/* ---- founding (B-01) */
bool classic_founding(const hx_state *s) {
    return s->now.phase == HX_PHASE_FOUND_SETTLEMENT || s->now.phase == HX_PHASE_FOUND_ROAD;
}

void classic_found_next(hx_state *s) {
    int founded = 0;
    for (int seat = 0; seat < s->actors; seat++)
        founded += CLASSIC_SETTLEMENTS - s->u.classic.left[seat][HX_LEFT_SETTLEMENTS];
    if (founded == 2 * s->actors) {
        classic_begin_turn(s, s->first);
        return;
    }
    int seat = (s->first + hx_snake(founded, s->actors)) % s->actors;
    s->turn = (uint8_t)seat;
    hx_ask(s, HX_PHASE_FOUND_SETTLEMENT, seat);
}

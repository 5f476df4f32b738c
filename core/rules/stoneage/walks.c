/* walks.c - walking: which ways there are, what they cost, and the event tiles on them.
 *
 * A way is a list of vertices. A walk as an action says less: from where, to where, and which boxes with their event tile
 * still there it crosses, in order of their first crossing; it takes the shortest way that does so (decision 37). */
#include "../../base/assert.h"
#include "../../base/cards.h"
#include "stoneage.h"

#include <string.h>

enum { FAR = 0xFF };

typedef struct ground { /* what does not change while ways are looked for */
    const hx_state *s;
    const hx_board *board;
    int clothing, construction;
    uint8_t box[HX_EDGES]; /* by edge */
} ground;

static ground ground_of(const hx_state *s, int seat) {
    const uint8_t *levels = s->u.stoneage.track[seat];
    ground g = {
        .s = s, .board = stone_board(), .clothing = levels[HX_CLOTHING], .construction = levels[HX_CONSTRUCTION]};
    stone_boxes_by_edge(s, g.box);
    return g;
}

/* S-100: in both directions, and when the tile is gone too. */
static bool is_open(const ground *g, int box) {
    return stone_clothing(g->s, box) <= g->clothing && stone_construction(g->s, box) <= g->construction;
}

static int reach_of(const hx_state *s, int seat) { return STONE_REACH + s->u.stoneage.track[seat][HX_FOOD]; }

static int meat_for(const hx_state *s, int seat, int steps) {
    int reach = reach_of(s, seat);
    return (steps + reach - 1) / reach; /* S-61 */
}

static int way_length(hx_cards way) {
    int n = 0;
    while (n < HX_WALK_BOXES && hx_cards_n(way, n)) n++;
    return n;
}

static bool way_has(hx_cards way, int box) {
    for (int i = 0; i < HX_WALK_BOXES; i++)
        if (hx_cards_n(way, i) == box + 1) return true;
    return false;
}

/* ---- the shortest way over boxes in a given order: by layers, one more for each box that has been crossed */
enum { LAYERS = HX_WALK_BOXES + 1, SPOTS = LAYERS * HX_VERTICES, NOWHERE = SPOTS };

typedef struct search {
    uint16_t from[SPOTS]; /* the spot before; NOWHERE: not come to */
    uint16_t queue[SPOTS];
} search;

/* The layer that crossing an edge leads to, or -1. */
static int layer_after(const ground *g, hx_cards way, int layer, int edge) {
    int box = g->box[edge];
    if (box == HX_NONE) return layer;
    if (!is_open(g, box)) return -1;
    if (!stone_is_closed(g->s, box)) return layer;
    for (int i = 0; i < layer; i++)
        if (hx_cards_n(way, i) == box + 1) return layer;
    return layer < HX_WALK_BOXES && hx_cards_n(way, layer) == box + 1 ? layer + 1 : -1;
}

static void spread_layers(const ground *g, hx_cards way, int from, search *at) {
    int head = 0, tail = 0;
    for (int i = 0; i < SPOTS; i++) at->from[i] = NOWHERE;
    at->from[from] = (uint16_t)from;
    at->queue[tail++] = (uint16_t)from;
    while (head < tail) {
        int spot = at->queue[head++], vertex = spot % HX_VERTICES, layer = spot / HX_VERTICES;
        for (int i = 0; i < 3; i++) {
            int next = g->board->vertex_vertex[vertex][i];
            if (next == HX_NONE) continue;
            int then = layer_after(g, way, layer, g->board->vertex_edge[vertex][i]);
            int there = then * HX_VERTICES + next;
            if (then < 0 || at->from[there] != NOWHERE) continue;
            at->from[there] = (uint16_t)spot;
            at->queue[tail++] = (uint16_t)there;
        }
    }
}

/* There and back, to the first neighbour that no box with a tile keeps apart. */
static int round_trip(const ground *g, int vertex, uint8_t out[HX_ROUTE]) {
    for (int i = 0; i < 3; i++) {
        int next = g->board->vertex_vertex[vertex][i];
        if (next == HX_NONE || layer_after(g, 0, 0, g->board->vertex_edge[vertex][i])) continue;
        out[0] = out[2] = (uint8_t)vertex;
        out[1] = (uint8_t)next;
        return 3;
    }
    return 0;
}

/* Its vertices and their number; 0: there is none, or it is longer than any route may be. */
static int find_way(const ground *g, int from, int to, hx_cards way, uint8_t out[HX_ROUTE]) {
    if (from == to && !way) return round_trip(g, from, out);
    search at;
    spread_layers(g, way, from, &at);
    int spot = way_length(way) * HX_VERTICES + to, n = 1;
    if (at.from[spot] == NOWHERE) return 0;
    for (int i = spot; at.from[i] != i; i = at.from[i]) n++;
    if (n > HX_ROUTE) return 0;
    for (int i = n - 1; i >= 0; i--, spot = at.from[spot]) out[i] = (uint8_t)(spot % HX_VERTICES);
    return n;
}

int stone_route(const hx_state *s, hx_action a, uint8_t out[HX_ROUTE]) {
    if (a.kind != HX_WALK) return 0;
    ground g = ground_of(s, a.seat);
    return find_way(&g, a.a, a.b, a.give, out);
}

hx_cards stone_walk_price(const hx_state *s, hx_action a) {
    uint8_t route[HX_ROUTE];
    return hx_card(0, meat_for(s, a.seat, stone_route(s, a, route) - 1));
}

/* ---- check */
static hx_refusal closed(const hx_state *s, int box) {
    hx_refusal no = stone_no(HX_NO_BOX_CLOSED, 100);
    no.what = (uint8_t)stone_clothing(s, box);
    no.n = (uint8_t)stone_construction(s, box);
    return no;
}

static int box_between(const ground *g, int one, int other) {
    for (int i = 0; i < 3; i++)
        if (g->board->vertex_vertex[one][i] == other) return g->box[g->board->vertex_edge[one][i]];
    return HX_NONE;
}

static hx_refusal check_boxes(const ground *g, const uint8_t *route, int n) {
    for (int i = 1; i < n; i++) {
        int box = box_between(g, route[i - 1], route[i]);
        if (box != HX_NONE && !is_open(g, box)) return closed(g->s, box);
    }
    return hx_fine();
}

static hx_refusal check_end(const hx_state *s, int seat, int from, int to, int steps) {
    if (to != from && !stone_is_free(s, to)) return stone_no(HX_NO_NOT_FREE, 65);
    int meat = meat_for(s, seat, steps);
    hx_refusal no = meat > s->hand[seat][0] ? stone_no(HX_NO_TOO_FAR, 59) : hx_fine();
    no.n = no.reason ? (uint8_t)meat : 0;
    return no;
}

/* Nothing leads there as it was said: is it for lack of progress? */
static hx_refusal why_no_way(const hx_state *s, hx_action a) {
    uint8_t route[HX_ROUTE];
    hx_state all = *s;
    memset(all.u.stoneage.closed, 0, sizeof all.u.stoneage.closed);
    memset(all.u.stoneage.track[a.seat], STONE_STEPS, HX_TRACKS);
    ground real = ground_of(s, a.seat), open = ground_of(&all, a.seat);
    int n = find_way(&open, a.a, a.b, 0, route);
    hx_refusal no = check_boxes(&real, route, n);
    return no.reason ? no : stone_no(HX_NO_NOT_A_PATH, 59);
}

static hx_refusal check_named(const hx_state *s, hx_cards way) {
    for (int i = way_length(way) - 1; i >= 0; i--)
        if (!stone_is_closed(s, hx_cards_n(way, i) - 1)) return stone_no(HX_NO_NOT_A_PATH, 101);
    return hx_fine();
}

static hx_refusal check_open(const ground *g, hx_cards way) {
    for (int i = 0; i < way_length(way); i++)
        if (!is_open(g, hx_cards_n(way, i) - 1)) return closed(g->s, hx_cards_n(way, i) - 1);
    return hx_fine();
}

hx_refusal stone_check_walk(const hx_state *s, hx_action a) {
    uint8_t route[HX_ROUTE];
    if (!stone_has(s, a.seat, HX_NOMAD, a.a)) return stone_no(HX_NO_NO_NOMAD, 68);
    if (a.b >= stone_board()->n_vertices) return stone_no(HX_NO_OFF_BOARD, 59);
    ground g = ground_of(s, a.seat);
    hx_refusal no = check_named(s, a.give);
    if (!no.reason) no = check_open(&g, a.give);
    if (no.reason) return no;
    int n = find_way(&g, a.a, a.b, a.give, route);
    return n ? check_end(s, a.seat, a.a, a.b, n - 1) : why_no_way(s, a);
}

static bool are_joined(const hx_board *b, int one, int other) {
    for (int i = 0; i < 3; i++)
        if (b->vertex_vertex[one][i] == other) return true;
    return false;
}

/* The untaken boxes of a route, in order; false: more than a walk may cross. */
static bool way_of(const ground *g, const uint8_t *route, int n, hx_cards *way) {
    int count = 0;
    *way = 0;
    for (int i = 1; i < n; i++) {
        int box = box_between(g, route[i - 1], route[i]);
        if (box == HX_NONE || !stone_is_closed(g->s, box) || way_has(*way, box)) continue;
        if (count == HX_WALK_BOXES) return false;
        *way |= hx_card(count++, box + 1);
    }
    return true;
}

hx_refusal stone_check_route(const hx_state *s, int seat, const uint8_t *route, int n, hx_action *out) {
    const hx_board *b = stone_board();
    if (n < 1 || n > HX_ROUTE) return stone_no(HX_NO_NOT_A_PATH, 67);
    if (!stone_has(s, seat, HX_NOMAD, route[0])) return stone_no(HX_NO_NO_NOMAD, 68);
    for (int i = 1; i < n; i++)
        if (route[i] >= b->n_vertices) return stone_no(HX_NO_OFF_BOARD, 59);
    for (int i = 1; i < n; i++)
        if (!are_joined(b, route[i - 1], route[i])) return stone_no(HX_NO_NOT_A_PATH, 59);
    if (n == 1) return stone_no(HX_NO_NOT_A_PATH, 67);
    ground g = ground_of(s, seat);
    hx_action a = {.kind = HX_WALK, .seat = (uint8_t)seat, .a = route[0], .b = route[n - 1]};
    hx_refusal no = check_boxes(&g, route, n);
    if (!no.reason && !way_of(&g, route, n, &a.give)) no = stone_no(HX_NO_NOT_A_PATH, 101);
    if (!no.reason) no = check_end(s, seat, route[0], route[n - 1], n - 1);
    if (!no.reason) *out = a;
    return no;
}

/* ---- legal: how far everything is, with whatever boxes lie on the way */
typedef struct reach {
    uint8_t steps[HX_VERTICES]; /* FAR: not within the meat at hand */
    hx_cards way[HX_VERTICES];  /* the untaken boxes crossed */
} reach;

/* From a vertex on, having come there with so many steps over these boxes. plain: no untaken boxes. */
static void spread(const ground *g, int from, int steps, hx_cards way, int most, bool plain, reach *r) {
    uint8_t queue[HX_VERTICES];
    int head = 0, tail = 0;
    memset(r->steps, FAR, sizeof r->steps);
    if (steps > most) return;
    r->steps[from] = (uint8_t)steps;
    r->way[from] = way;
    queue[tail++] = (uint8_t)from;
    while (head < tail) {
        int at = queue[head++];
        for (int i = 0; i < 3 && r->steps[at] < most; i++) {
            int next = g->board->vertex_vertex[at][i];
            if (next == HX_NONE || r->steps[next] != FAR) continue;
            int box = g->box[g->board->vertex_edge[at][i]];
            hx_cards so_far = r->way[at];
            if (box != HX_NONE) {
                if (!is_open(g, box)) continue;
                if (stone_is_closed(g->s, box) && !way_has(so_far, box)) {
                    int n = way_length(so_far);
                    if (plain || n == HX_WALK_BOXES) continue;
                    so_far |= hx_card(n, box + 1);
                }
            }
            r->steps[next] = (uint8_t)(r->steps[at] + 1);
            r->way[next] = so_far;
            queue[tail++] = (uint8_t)next;
        }
    }
}

typedef struct list {
    hx_action *out;
    int n, room;
} list;

static void add(list *l, int seat, int from, int to, hx_cards way) {
    if (l->n < l->room)
        l->out[l->n++] =
            (hx_action){.kind = HX_WALK, .seat = (uint8_t)seat, .a = (uint8_t)from, .b = (uint8_t)to, .give = way};
}

/* Ways over two boxes are found from either. */
static void add_once(list *l, int seat, int from, int to, hx_cards way) {
    for (int i = 0; i < l->n; i++)
        if (l->out[i].a == from && l->out[i].b == to && l->out[i].give == way) return;
    add(l, seat, from, to, way);
}

static int price_or(const ground *g, int seat, int steps, int none) {
    return steps == FAR ? none : meat_for(g->s, seat, steps);
}

/* The way without tiles, and a cheaper one with some if there is. */
static void list_ends(const ground *g, int seat, int from, const reach *plain, const reach *all, list *l) {
    for (int to = 0; to < g->board->n_vertices; to++) {
        if (to == from || !stone_is_free(g->s, to)) continue;
        if (plain->steps[to] != FAR) add(l, seat, from, to, 0);
        if (price_or(g, seat, all->steps[to], FAR) < price_or(g, seat, plain->steps[to], FAR))
            add(l, seat, from, to, all->way[to]);
    }
}

/* Ways over one box, where they end at it or cost no more than without. */
static void list_over(const ground *g, int seat, int from, int box, const reach *plain, const reach *all, list *l) {
    const uint8_t *ends = g->board->edge_vertex[g->s->u.stoneage.box[box][0]];
    int near = all->steps[ends[0]] <= all->steps[ends[1]] ? 0 : 1, most = g->s->hand[seat][0] * reach_of(g->s, seat);
    if (all->steps[ends[near]] == FAR) return;
    hx_cards way = all->way[ends[near]];
    if (way_has(way, box) || way_length(way) == HX_WALK_BOXES) return;
    reach over;
    most = most < FAR - 1 ? most : FAR - 1;
    spread(g, ends[1 - near], all->steps[ends[near]] + 1, way | hx_card(way_length(way), box + 1), most, false, &over);
    for (int to = 0; to < g->board->n_vertices; to++) {
        if (over.steps[to] == FAR || (to != from && !stone_is_free(g->s, to))) continue;
        int usual = to == from ? 0 : price_or(g, seat, plain->steps[to], FAR),
            price = meat_for(g->s, seat, over.steps[to]);
        bool ends_there = to == ends[0] || to == ends[1];
        if (ends_there || price <= usual) add_once(l, seat, from, to, over.way[to]);
    }
}

int stone_legal_walks(const hx_state *s, int seat, hx_action *out, int room) {
    list l = {out, 0, room};
    reach plain[HX_NOMADS], all[HX_NOMADS];
    int most = s->hand[seat][0] * reach_of(s, seat), nomads = stone_nomads(s, seat);
    if (!most || !nomads) return 0;
    most = most < FAR - 1 ? most : FAR - 1;
    ground g = ground_of(s, seat);
    for (int i = 0; i < nomads; i++) {
        int from = s->u.stoneage.nomad[seat][i];
        spread(&g, from, 0, 0, most, true, &plain[i]);
        spread(&g, from, 0, 0, most, false, &all[i]);
        list_ends(&g, seat, from, &plain[i], &all[i], &l);
    }
    for (int i = 0; i < nomads; i++)
        for (int box = 0; box < HX_BOXES; box++)
            if (stone_is_closed(s, box) && is_open(&g, box))
                list_over(&g, seat, s->u.stoneage.nomad[seat][i], box, &plain[i], &all[i], &l);
    return l.n;
}

/* ---- apply */
void stone_walk(hx_state *s, hx_action a) {
    hx_stoneage *g = &s->u.stoneage;
    hx_pay(s, a.seat, stone_walk_price(s, a));
    stone_remove(s, a.seat, a.a);
    stone_put(s, a.seat, HX_NOMAD, a.b);
    for (int i = 0; i < HX_WALK_BOXES && hx_cards_n(a.give, i); i++) {
        int box = hx_cards_n(a.give, i) - 1;
        g->queue[i] = (uint8_t)box;
        g->closed[box / 8] = (uint8_t)(g->closed[box / 8] & ~(1u << box % 8));
    }
    if (!a.give) return;
    hx_first(s, HX_PHASE_REVEAL, HX_CHANCE);
    stone_reveal_next(s);
}

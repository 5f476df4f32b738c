/* mind_stoneage_plan.c - how far everything is, and what a seat could go for next. */
#include <string.h>

#include "base/cards.h"
#include "mind_stoneage.h"
#include "rules/stoneage/stoneage.h"

enum {
    NO_BOX = 0xFF,
    PASS_LEVELS = STONE_STEPS + 1,
    PATIENCE = 8, /* cards lacking at which an aim counts half */
    ROBBER_FACE = 120,
    DESERT_FACE = 80
};

/* ---- Ways */

typedef struct front { /* a search that spreads */
    uint8_t at[HX_VERTICES];
    int n;
} front;

typedef struct paths { /* the neighbours of each vertex; itself where none is, or a box keeps it apart */
    uint8_t next[HX_VERTICES][3];
} paths;

static bool may_cross(int asks, int clothing, int construction) {
    return asks >> 3 <= clothing && (asks & 7) <= construction;
}

static void part(paths *p, int one, int other) {
    for (int i = 0; i < 3; i++) {
        if (p->next[one][i] == other) p->next[one][i] = (uint8_t)one;
        if (p->next[other][i] == one) p->next[other][i] = (uint8_t)other;
    }
}

/* What is open with such progress; plain: over no box with a tile. */
static void lay_paths(const hx_state *s, int clothing, int construction, bool plain, paths *p) {
    const hx_board *b = stone_board();
    for (int v = 0; v < b->n_vertices; v++) {
        for (int i = 0; i < 3; i++) {
            int next = b->vertex_vertex[v][i];
            p->next[v][i] = (uint8_t)(next == HX_NONE ? v : next);
        }
    }
    for (int i = 0; i < HX_BOXES; i++) {
        const uint8_t *ends = b->edge_vertex[s->u.stoneage.box[i][0]];
        bool open = may_cross(s->u.stoneage.box[i][1], clothing, construction);
        if (!open || (plain && stone_is_closed(s, i))) part(p, ends[0], ends[1]);
    }
}

static void start(front *f, uint8_t steps[HX_VERTICES]) {
    f->n = 0;
    memset(steps, HX_TOO_FAR, HX_VERTICES);
}

static void begin_at(front *f, uint8_t steps[HX_VERTICES], int vertex, int after) {
    if (steps[vertex] <= after) return;
    steps[vertex] = (uint8_t)after;
    f->at[f->n++] = (uint8_t)vertex;
}

/* Steps from where the front began. */
static void spread(const paths *p, front *f, uint8_t steps[HX_VERTICES]) {
    for (int head = 0; head < f->n; head++) {
        int at = f->at[head];
        for (int i = 0; i < 3; i++) begin_at(f, steps, p->next[at][i], steps[at] + 1);
    }
}

static bool is_wanted(const hx_state *s, int aim) {
    return aim < HX_SITES ? stone_lies(s, aim) : stone_is_closed(s, aim - HX_SITES);
}

static const uint8_t *ends_of(const hx_state *s, int aim) {
    return stone_board()->edge_vertex[s->u.stoneage.box[aim - HX_SITES][0]];
}

/* Cards that a step costs. */
static int cards_of(int step) { return hx_cards_total(stone_step_cost(step)); }

static int cards_between(int from, int to) {
    int n = 0;
    while (from < to) n += cards_of(++from);
    return n;
}

/* Lands that no step of a box leads out of, by vertex; the ends of each box as sets of one land. */
typedef struct lands {
    uint8_t of[HX_VERTICES];
    uint64_t side[HX_BOXES][2], home;
} lands;

static void find_lands(const hx_state *s, int seat, lands *m) {
    const hx_stoneage *g = &s->u.stoneage;
    int n = 0;
    uint8_t steps[HX_VERTICES];
    front f;
    paths p;
    lay_paths(s, -1, -1, false, &p);
    memset(m->of, HX_NONE, sizeof m->of);
    m->home = 0;
    for (int v = 0; v < stone_board()->n_vertices; v++) {
        if (m->of[v] != HX_NONE) continue;
        start(&f, steps);
        begin_at(&f, steps, v, 0);
        spread(&p, &f, steps);
        for (int i = 0; i < f.n; i++) m->of[f.at[i]] = (uint8_t)n;
        n += n < 63;
    }
    for (int i = 0; i < HX_BOXES; i++)
        for (int k = 0; k < 2; k++) m->side[i][k] = UINT64_C(1) << m->of[ends_of(s, HX_SITES + i)[k]];
    for (int i = 0; i < stone_tribes(s, seat); i++) m->home |= UINT64_C(1) << m->of[g->tribe[seat][i]];
    for (int i = 0; i < stone_nomads(s, seat); i++) m->home |= UINT64_C(1) << m->of[g->nomad[seat][i]];
}

/* The lands that can be come to with such progress. */
static uint64_t lands_with(const hx_state *s, const lands *m, int clothing, int construction) {
    uint64_t seen = m->home, before;
    do {
        before = seen;
        for (int i = 0; i < HX_BOXES; i++) {
            uint64_t both = m->side[i][0] | m->side[i][1];
            if ((seen & both) != 0 && may_cross(s->u.stoneage.box[i][1], clothing, construction)) seen |= both;
        }
    } while (seen != before);
    return seen;
}

static bool is_reached(const hx_state *s, const lands *m, int aim, int clothing, int construction, uint64_t seen) {
    if (aim < HX_SITES) return seen >> m->of[s->u.stoneage.site[aim]] & 1;
    const uint64_t *side = m->side[aim - HX_SITES];
    return may_cross(s->u.stoneage.box[aim - HX_SITES][1], clothing, construction) && (seen & (side[0] | side[1])) != 0;
}

/* For each aim the progress that costs least. */
static void find_levels(const hx_state *s, int seat, hx_ways *w) {
    const uint8_t *level = s->u.stoneage.track[seat];
    uint8_t cost[HX_AIMS];
    lands m;
    find_lands(s, seat, &m);
    memset(cost, HX_TOO_FAR, sizeof cost);
    memset(w->track, 0, sizeof w->track);
    for (int i = 0; i < HX_AIMS; i++) w->track[i][HX_CLOTHING] = HX_NONE;
    for (int clothing = level[HX_CLOTHING]; clothing < PASS_LEVELS; clothing++) {
        for (int construction = level[HX_CONSTRUCTION]; construction < PASS_LEVELS; construction++) {
            int n = cards_between(level[HX_CLOTHING], clothing) + cards_between(level[HX_CONSTRUCTION], construction);
            uint64_t seen = lands_with(s, &m, clothing, construction);
            for (int i = 0; i < HX_AIMS; i++) {
                if (n >= cost[i] || !is_wanted(s, i) || !is_reached(s, &m, i, clothing, construction, seen)) continue;
                cost[i] = (uint8_t)n;
                w->track[i][HX_CLOTHING] = (uint8_t)clothing;
                w->track[i][HX_CONSTRUCTION] = (uint8_t)construction;
            }
        }
    }
}

static void find_steps(const hx_state *s, const paths *p, int aim, uint8_t steps[HX_VERTICES]) {
    front f = {.n = 0};
    if (aim < HX_SITES) {
        begin_at(&f, steps, s->u.stoneage.site[aim], 0);
    } else {
        begin_at(&f, steps, ends_of(s, aim)[0], 1);
        begin_at(&f, steps, ends_of(s, aim)[1], 1);
    }
    spread(p, &f, steps);
}

void hx_stone_ways(const hx_state *s, int seat, hx_ways *w) {
    const hx_stoneage *g = &s->u.stoneage;
    const uint8_t *level = g->track[seat], *laid = NULL;
    paths p;
    front f;
    find_levels(s, seat, w);
    for (int i = 0; i < HX_AIMS; i++) {
        memset(w->steps[i], HX_TOO_FAR, HX_VERTICES);
        if (w->track[i][HX_CLOTHING] == HX_NONE) continue;
        if (laid == NULL || memcmp(laid, w->track[i], HX_TRACKS) != 0)
            lay_paths(s, w->track[i][HX_CLOTHING], w->track[i][HX_CONSTRUCTION], false, &p);
        laid = w->track[i];
        find_steps(s, &p, i, w->steps[i]);
    }
    lay_paths(s, level[HX_CLOTHING], level[HX_CONSTRUCTION], true, &p);
    for (int i = 0; i < stone_nomads(s, seat); i++) {
        start(&f, w->here[i]);
        begin_at(&f, w->here[i], g->nomad[seat][i], 0);
        spread(&p, &f, w->here[i]);
    }
}

/* ---- Places */

static int kind_of(int terrain) { return terrain >= HX_HILLS && terrain <= HX_FOREST ? terrain - 1 : -1; }

int32_t hx_stone_pips(const hx_state *s, int vertex) {
    const hx_board *b = stone_board();
    int32_t sum = 0;
    for (int i = 0; i < 3; i++) {
        int hex = b->vertex_hex[vertex][i];
        if (hex != HX_NONE && kind_of(s->terrain[hex]) >= 0) sum += hx_pips(s->number[hex]);
    }
    return sum;
}

int32_t hx_stone_pip(const hx_outlook *o) { return 20 + 15 * o->left; }

/* African tribes first; of those the one that earns least. */
int hx_stone_poorest(const hx_state *s, int seat) {
    int poorest = HX_NONE;
    int32_t least = INT32_MAX;
    for (int i = 0; i < stone_tribes(s, seat); i++) {
        int v = s->u.stoneage.tribe[seat][i];
        int32_t pips = hx_stone_pips(s, v) + (stone_region_of_place(s, v) == HX_AFRICA ? 0 : 100);
        if (pips >= least) continue;
        least = pips;
        poorest = v;
    }
    return poorest;
}

/* ---- What is still to be had */

int32_t hx_stone_explores(const hx_state *s, int seat, int tiles) {
    static const int32_t near[] = {900, 400, 120};
    const hx_stoneage *g = &s->u.stoneage;
    if (g->exploration == seat) {
        int most = 0;
        for (int i = 0; i < s->actors; i++)
            if (i != seat && g->tiles[i] > most) most = g->tiles[i];
        int ahead = tiles - most;
        return ahead > 1 ? 250 : ahead * 120;
    }
    int lack = g->exploration == HX_NONE ? STONE_EXPLORERS - tiles : g->tiles[g->exploration] + 1 - tiles;
    if (lack <= 0) return 2 * HX_POINT;
    return lack > 3 ? 0 : near[lack - 1];
}

static int32_t by_missing(const hx_state *s, int missing) {
    static const int32_t first[] = {0, 600, 250, 50, 0}, second[] = {0, 300, 120, 20, 0};
    const hx_stoneage *g = &s->u.stoneage;
    return g->expansion == HX_NONE ? first[missing] : g->second == HX_NONE ? second[missing] : 0;
}

static int missing_peoples(const hx_state *s, int seat) {
    int n = 0;
    for (int i = 0; i < HX_PEOPLES; i++) n += s->u.stoneage.people[seat][i] == 0;
    return n;
}

int32_t hx_stone_expands(const hx_state *s, int seat) { return by_missing(s, missing_peoples(s, seat)); }

/* What the next people would bring; of the cards for all four less than they are, since others may be first. */
static int32_t new_people(const hx_state *s, int seat) {
    const hx_stoneage *g = &s->u.stoneage;
    int missing = missing_peoples(s, seat);
    int32_t more = by_missing(s, missing - (missing > 0)) - by_missing(s, missing);
    if (missing != 1) return more;
    return more + (g->expansion == HX_NONE ? HX_POINT * 5 / 4 : g->second == HX_NONE ? HX_POINT * 3 / 4 : 0);
}

int32_t hx_stone_tile(const hx_state *s, int box) {
    const uint8_t *face = s->u.stoneage.face[stone_numeral(s, box)];
    int32_t sum = 0, n = 0;
    for (int i = 0; i < HX_FACES; i++) {
        sum += face[i] * (i == HX_FACE_ROBBER ? ROBBER_FACE : i < HX_FACE_DESERT ? HX_POINT : DESERT_FACE);
        n += face[i];
    }
    return n > 0 ? sum / n : 0;
}

/* ---- Aims */

static int reach_of(const hx_state *s, int seat) { return STONE_REACH + s->u.stoneage.track[seat][HX_FOOD]; }

static bool is_taken(const hx_state *s, int seat, int aim) {
    int piece = aim < HX_SITES ? s->u.stoneage.vertex[s->u.stoneage.site[aim]] : 0;
    return piece != 0 && HX_PIECE_SEAT(piece) != seat;
}

static int32_t box_gain(const hx_state *s, int seat, int box) {
    int tiles = s->u.stoneage.tiles[seat];
    int32_t gain = hx_stone_tile(s, box) - hx_stone_explores(s, seat, tiles);
    return gain + hx_stone_explores(s, seat, tiles + 1);
}

void hx_stone_gains(const hx_state *s, const hx_outlook *o, int seat, int32_t gain[HX_AIMS]) {
    const hx_stoneage *g = &s->u.stoneage;
    const hx_ways *w = hx_ways_of(o);
    int32_t people = new_people(s, seat), lost = 0;
    if (stone_tribes(s, seat) == HX_TRIBES) lost = hx_stone_pips(s, hx_stone_poorest(s, seat));
    for (int i = 0; i < HX_AIMS; i++) {
        gain[i] = 0;
        if (!is_wanted(s, i) || w->track[i][HX_CLOTHING] == HX_NONE || is_taken(s, seat, i)) continue;
        if (i >= HX_SITES) {
            gain[i] = box_gain(s, seat, i - HX_SITES);
            continue;
        }
        gain[i] = HX_POINT + (hx_stone_pips(s, g->site[i]) - lost) * hx_stone_pip(o);
        if (g->people[seat][stone_people_of(i)] == 0) gain[i] += people;
    }
}

/* The steps of progress that are lacking for it. */
static void need_levels(const hx_state *s, int seat, const uint8_t level[HX_TRACKS], hx_plan *p) {
    for (int track = 0; track < HX_TRACKS; track++) {
        for (int step = s->u.stoneage.track[seat][track]; step < level[track];) hx_need(p, stone_step_cost(++step), 1);
    }
}

/* How near the seat's nomads are, or new ones, which cost two cards more; which of them. */
static int nearest(const hx_state *s, const uint8_t steps[HX_VERTICES], int seat, uint8_t *from) {
    const hx_stoneage *g = &s->u.stoneage;
    int best = HX_TOO_FAR, extra = 2 * reach_of(s, seat);
    for (int i = 0; i < stone_nomads(s, seat); i++) {
        int n = steps[g->nomad[seat][i]];
        if (n >= best) continue;
        best = n;
        *from = g->nomad[seat][i];
    }
    if (stone_nomads(s, seat) == HX_NOMADS) return best;
    int born = HX_TOO_FAR;
    for (int i = 0; i < stone_tribes(s, seat); i++) {
        const uint8_t *next = stone_board()->vertex_vertex[g->tribe[seat][i]];
        for (int k = 0; k < 3; k++)
            if (next[k] != HX_NONE && steps[next[k]] < born && stone_is_free(s, next[k])) born = steps[next[k]];
    }
    if (born + extra >= best) return best;
    *from = HX_NONE;
    return born;
}

static int lacking(const hx_state *s, int seat, const hx_plan *p) {
    int n = 0;
    for (int r = 0; r < HX_RES; r++) {
        int more = p->need[r] - s->hand[seat][r];
        n += more > 0 ? more : 0;
    }
    return n;
}

/* Keeps the best, in order. */
static int keep(hx_aim out[HX_PLANS], int n, hx_aim a) {
    int at = n < HX_PLANS ? n : HX_PLANS - 1;
    if (n == HX_PLANS && out[at].rank >= a.rank) return n;
    for (; at > 0 && out[at - 1].rank < a.rank; at--) out[at] = out[at - 1];
    out[at] = a;
    return n < HX_PLANS ? n + 1 : n;
}

static int32_t rank_of(const hx_state *s, int seat, const hx_plan *p) {
    return p->gain * PATIENCE / (PATIENCE + lacking(s, seat, p));
}

/* Does another one's nomad get there first? */
static bool is_raced(const hx_state *s, const uint8_t steps[HX_VERTICES], int seat, int mine) {
    for (int i = 0; i < s->actors; i++) {
        for (int k = 0; i != seat && k < stone_nomads(s, i); k++)
            if (steps[s->u.stoneage.nomad[i][k]] < mine) return true;
    }
    return false;
}

static bool look_at(const hx_state *s, const hx_outlook *o, int seat, int aim, int32_t gain, hx_aim *a) {
    const hx_ways *w = hx_ways_of(o);
    const uint8_t *steps = w->steps[aim];
    *a = (hx_aim){.aim = (uint8_t)aim, .from = HX_NONE, .track = HX_NONE};
    int n = nearest(s, steps, seat, &a->from), reach = reach_of(s, seat);
    if (n == HX_TOO_FAR) return false;
    a->steps = (uint8_t)n;
    need_levels(s, seat, w->track[aim], &a->plan);
    if (a->from == HX_NONE) hx_need(&a->plan, hx_card(0, 1) | hx_card(3, 1), 1);
    hx_need(&a->plan, hx_card(0, 1), (n + reach - 1) / reach);
    if (aim < HX_SITES) hx_need(&a->plan, stone_settle_cost(), 1);
    a->plan.gain = gain * 7 / 10;
    if (is_raced(s, steps, seat, n)) a->plan.gain = a->plan.gain * 3 / 4;
    return true;
}

/* The art at the end of a track. */
static bool look_at_art(const hx_state *s, int seat, int track, hx_aim *a) {
    const hx_stoneage *g = &s->u.stoneage;
    uint8_t level[HX_TRACKS] = {0};
    if (g->art[track] != HX_NONE) return false;
    *a = (hx_aim){.aim = HX_NONE, .from = HX_NONE, .track = (uint8_t)track};
    level[track] = STONE_STEPS;
    need_levels(s, seat, level, &a->plan);
    a->plan.gain = HX_POINT * 7 / 10;
    for (int i = 0; i < s->actors; i++)
        if (i != seat && g->track[i][track] > g->track[seat][track]) a->plan.gain = HX_POINT * 4 / 10;
    return true;
}

int hx_stone_aims(const hx_state *s, const hx_outlook *o, int seat, const int32_t gain[HX_AIMS], hx_aim out[HX_PLANS]) {
    int n = 0;
    hx_aim a;
    for (int i = 0; i < HX_AIMS; i++) {
        if (gain[i] <= 0 || !look_at(s, o, seat, i, gain[i], &a)) continue;
        a.rank = rank_of(s, seat, &a.plan);
        n = keep(out, n, a);
    }
    for (int i = 0; i < HX_TRACKS; i++) {
        if (!look_at_art(s, seat, i, &a)) continue;
        a.rank = rank_of(s, seat, &a.plan);
        n = keep(out, n, a);
    }
    return n;
}

int hx_stone_plans(const hx_state *s, const hx_outlook *o, int seat, hx_plan *out) {
    hx_aim aim[HX_PLANS];
    int32_t gain[HX_AIMS];
    hx_stone_gains(s, o, seat, gain);
    int n = hx_stone_aims(s, o, seat, gain, aim);
    for (int i = 0; i < n; i++) out[i] = aim[i].plan;
    return n;
}

/* ---- Purse */

static bool is_robbed(const hx_state *s, int hex) { return hex == s->robber[0] || hex == s->robber[1]; }

void hx_stone_purse(const hx_state *s, int seat, hx_purse *p) {
    const hx_board *b = stone_board();
    *p = (hx_purse){.size = s->veiled[seat], .limit = s->opt[HX_OPT_HAND_LIMIT]};
    for (int r = 0; r < HX_RES; r++) {
        p->have[r] = s->hand[seat][r];
        p->part[r] = (1 << HX_PART_BITS) / STONE_RATE + 1;
        p->size += p->have[r];
    }
    for (int i = 0; i < stone_tribes(s, seat); i++) {
        for (int k = 0; k < 3; k++) {
            int hex = b->vertex_hex[s->u.stoneage.tribe[seat][i]][k],
                kind = hex == HX_NONE ? -1 : kind_of(s->terrain[hex]);
            if (kind >= 0) p->income[kind] += hx_pips(s->number[hex]) * (is_robbed(s, hex) ? 1 : HX_PIP_UNIT);
        }
    }
}

/* fill_stoneage.c - from what was said of a position of the stone age game to all of it. */
#include <string.h>

#include "rules/ruleset.h"
#include "saying.h"
#include "words_stoneage.h"

/* ---- the table: the world with what was said to be otherwise */
static int lay_world(const hx_position *p, uint8_t deal[HX_DEAL]) {
    hx_world w;
    int length = hx_deal(&p->options, deal);
    if (!length) return 0;
    memcpy(&w, deal, sizeof w);
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        if (!p->hexes_said[hex]) continue;
        w.terrain[hex] = p->said.terrain[hex];
        w.number[hex] = p->said.number[hex];
    }
    for (int box = 0; box < HX_BOXES; box++)
        if (p->stone.moved[box]) memcpy(w.box[box], p->said.u.stoneage.box[box], sizeof w.box[box]);
    w.first = p->options.opt[HX_OPT_ADVANCED_SETUP] ? 0 : p->said.first;
    memcpy(deal, &w, sizeof w);
    return length;
}

hx_err hx_stone_table(const hx_position *p, hx_state *s) {
    uint8_t deal[HX_DEAL];
    int length = lay_world(p, deal);
    if (!length) return HX_ERR_OPTIONS;
    hx_err err = hx_lay(s, &p->options, deal, length);
    if (!err && !p->options.opt[HX_OPT_ADVANCED_SETUP]) s->first = p->said.first;
    return err;
}

/* ---- land and pieces */
static void fill_land(const hx_position *p, hx_state *s) {
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (p->stone.desert[hex]) s->terrain[hex] = HX_DESERT;
    for (int i = 0; i < 2; i++)
        if (p->stone.robber[i]) s->robber[i] = p->said.robber[i];
}

static void fill_pieces(const hx_position *p, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    const hx_stoneage *said = &p->said.u.stoneage;
    for (int seat = 0; seat < HX_STONE_SEATS; seat++) {
        bool laid = p->beginners && said->tribe[seat][0] == HX_NONE && said->nomad[seat][0] == HX_NONE;
        if (laid) continue;
        memcpy(g->tribe[seat], said->tribe[seat], sizeof g->tribe[seat]);
        memcpy(g->nomad[seat], said->nomad[seat], sizeof g->nomad[seat]);
    }
    hx_rules_of(s)->derive(s);
}

static void fill_tracks(const hx_position *p, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    memcpy(g->track, p->said.u.stoneage.track, sizeof g->track);
    for (int track = 0; track < HX_TRACKS; track++)
        for (int seat = 0; seat < s->actors; seat++)
            if (g->track[seat][track] == 5) g->art[track] = (uint8_t)seat;
}

/* ---- people tiles: those on which tribes stand are somebody's; what is more in hands is gone from other sites */
static bool is_there(const hx_stoneage *g, int site) { return g->lies[site / 8] >> site % 8 & 1; }

static void take_off(hx_stoneage *g, int site) { g->lies[site / 8] = (uint8_t)(g->lies[site / 8] & ~(1u << site % 8)); }

static void own_sites(const hx_position *p, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    for (int site = 0; site < HX_SITES; site++) {
        uint8_t piece = g->vertex[g->site[site]];
        bool tribe = HX_PIECE_KIND(piece) == HX_TRIBE;
        if (tribe && !(p->stone.people >> HX_PIECE_SEAT(piece) & 1)) g->people[HX_PIECE_SEAT(piece)][site / 8]++;
        if (tribe || p->stone.site[site] == HX_TILE_GONE) take_off(g, site);
    }
}

/* The last site of a people whose tile may be thought to be gone, or -1. */
static int spare_site(const hx_position *p, const hx_state *s, int people) {
    for (int i = 7; i >= 0; i--) {
        int site = 8 * people + i;
        bool held = p->stone.site[site] == HX_TILE_THERE || s->u.stoneage.vertex[s->u.stoneage.site[site]];
        if (is_there(&s->u.stoneage, site) && !held) return site;
    }
    return -1;
}

static bool fill_people(const hx_position *p, hx_state *s, char wrong[HX_SAID]) {
    hx_stoneage *g = &s->u.stoneage;
    int silent = hx_silent_seat(s, p->stone.people);
    for (int seat = 0; seat < HX_STONE_SEATS; seat++)
        if (p->stone.people >> seat & 1) memcpy(g->people[seat], p->said.u.stoneage.people[seat], HX_PEOPLES);
    own_sites(p, s);
    for (int people = 0; people < HX_PEOPLES; people++) {
        int nowhere = s->actors > 3 ? 8 : 5;
        for (int i = 0; i < 8; i++) nowhere -= is_there(g, 8 * people + i);
        for (int seat = 0; seat < HX_STONE_SEATS; seat++) nowhere -= g->people[seat][people];
        for (; nowhere < 0; nowhere++) {
            int site = spare_site(p, s, people);
            if (site < 0) return hx_wrong(wrong, "there are not so many tiles of %s", hx_people_word(people));
            take_off(g, site);
        }
        if (nowhere && silent < 0) return hx_wrong(wrong, "tiles of %s are nowhere", hx_people_word(people));
        if (nowhere) g->people[silent][people] = (uint8_t)(g->people[silent][people] + nowhere);
    }
    return true;
}

/* ---- event tiles: likewise; what they showed is filled in where it matters to nobody */
static bool is_closed(const hx_stoneage *g, int box) { return g->closed[box / 8] >> box % 8 & 1; }

static void open_box(hx_stoneage *g, int box) { g->closed[box / 8] = (uint8_t)(g->closed[box / 8] & ~(1u << box % 8)); }

static int numeral_of(const hx_stoneage *g, int box) { return g->box[box][2] & 3; }

/* Boxes of a numeral (or of any, -1) whose tile has been turned. */
static int turned(const hx_stoneage *g, int numeral) {
    int n = 0;
    for (int box = 0; box < HX_BOXES; box++)
        if (numeral < 0 || numeral_of(g, box) == numeral) n += !is_closed(g, box);
    for (int i = g->shown != HX_NONE; i < HX_WALK_BOXES && g->queue[i] != HX_NONE; i++)
        n -= numeral < 0 || numeral_of(g, g->queue[i]) == numeral;
    return n;
}

static bool turn_one(const hx_position *p, hx_stoneage *g, int numeral) {
    for (int box = HX_BOXES - 1; box >= 0; box--) {
        if (!is_closed(g, box) || p->stone.box[box] == HX_TILE_THERE) continue;
        if (numeral >= 0 && numeral_of(g, box) != numeral) continue;
        open_box(g, box);
        return true;
    }
    return false;
}

/* ---- what turned tiles showed: the cards that somebody holds, deserts, then whatever comes first */
typedef struct seen {
    const hx_position *p;
    hx_stoneage *g;
    int n[HX_NUMERALS]; /* faces known so far, by numeral */
} seen;

static bool see(seen *it, int numeral, int face) {
    if (!it->g->face[numeral][face]) return false;
    if (turned(it->g, numeral) == it->n[numeral] && !turn_one(it->p, it->g, numeral)) return false;
    it->g->face[numeral][face]--;
    it->n[numeral]++;
    return true;
}

/* Of a numeral that has tiles nobody knows yet, or else of any. */
static void see_somewhere(seen *it, int face) {
    for (int n = HX_NUMERALS - 1; n >= 0; n--)
        if (turned(it->g, n) > it->n[n] && see(it, n, face)) return;
    for (int n = HX_NUMERALS - 1; n >= 0; n--)
        if (see(it, n, face)) return;
}

static void see_what_is_there(seen *it, const hx_state *s, const uint8_t *terrain) {
    if (it->g->shown != HX_NONE) see(it, numeral_of(it->g, it->g->queue[0]), it->g->shown);
    for (int people = 0; people < HX_PEOPLES; people++)
        if (it->g->adaptation[people] != HX_NONE) see_somewhere(it, HX_FACE_ADAPTATION + people);
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (s->terrain[hex] == HX_DESERT) see_somewhere(it, HX_FACE_DESERT + terrain[hex] - 1);
}

static void see_others(const seen *it) {
    static const uint8_t order[] = {8, 7, 6, 5, 0, 4, 3, 2, 1};
    for (int n = 0; n < HX_NUMERALS; n++) {
        uint8_t *left = it->g->face[n];
        int rest = turned(it->g, n) - it->n[n];
        for (size_t i = 0; i < sizeof order; i++)
            for (; rest > 0 && left[order[i]]; rest--) left[order[i]]--;
        if (it->p->stone.faces >> n & 1) memcpy(left, it->p->said.u.stoneage.face[n], HX_FACES);
    }
}

static void lay_events(const hx_position *p, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    const hx_stoneage *said = &p->said.u.stoneage;
    memcpy(g->queue, said->queue, sizeof g->queue);
    memcpy(g->adaptation, said->adaptation, sizeof g->adaptation);
    g->shown = said->shown;
    for (int i = 0; i < HX_WALK_BOXES && g->queue[i] != HX_NONE; i++) open_box(g, g->queue[i]);
    for (int box = 0; box < HX_BOXES; box++)
        if (p->stone.box[box] == HX_TILE_GONE) open_box(g, box);
    for (int seat = 0; seat < s->actors; seat++) g->tiles[seat] = said->tiles[seat];
    for (int people = 0; people < HX_PEOPLES; people++) {
        int holder = g->adaptation[people];
        if (holder != HX_NONE && !(p->stone.events >> holder & 1)) g->tiles[holder]++;
    }
}

static bool fill_events(const hx_position *p, hx_state *s, const uint8_t *terrain, char wrong[HX_SAID]) {
    hx_stoneage *g = &s->u.stoneage;
    seen it = {p, g, {0}};
    int silent = hx_silent_seat(s, p->stone.events), nowhere;
    lay_events(p, s);
    see_what_is_there(&it, s, terrain);
    nowhere = turned(g, -1) - (g->shown != HX_NONE);
    for (int seat = 0; seat < s->actors; seat++) nowhere -= g->tiles[seat];
    for (; nowhere < 0; nowhere++)
        if (!turn_one(p, g, -1)) return hx_wrong(wrong, "there are not so many event tiles");
    if (nowhere && silent < 0) return hx_wrong(wrong, "event tiles are nowhere");
    if (nowhere) g->tiles[silent] = (uint8_t)(g->tiles[silent] + nowhere);
    see_others(&it);
    return true;
}

/* ---- cards of those who are ahead */
/* The only seat of a set, or nobody. */
static uint8_t only(unsigned set) {
    for (int i = 0; i < HX_STONE_SEATS; i++)
        if (set == 1u << i) return (uint8_t)i;
    return HX_NONE;
}

static void fill_double_cards(const hx_position *p, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    unsigned most = 0, all = 0;
    int n = 2;
    for (int seat = 0; seat < s->actors; seat++) {
        if (g->tiles[seat] > n) most = 0;
        if (g->tiles[seat] > n) n = g->tiles[seat];
        if (g->tiles[seat] == n) most |= 1u << seat;
        if (!memchr(g->people[seat], 0, HX_PEOPLES)) all |= 1u << seat;
    }
    g->exploration = p->stone.exploration ? p->said.u.stoneage.exploration : only(most);
    g->expansion = p->stone.expansion ? p->said.u.stoneage.expansion : only(all);
    unsigned others = g->expansion == HX_NONE ? 0 : all & ~(1u << g->expansion);
    g->second = p->stone.second ? p->said.u.stoneage.second : only(others);
}

/* ---- the moment */
static bool is_placing(int phase) {
    return phase == HX_PHASE_ORDER_DICE || phase == HX_PHASE_PLACE_TRIBE || phase == HX_PHASE_PLACE_NOMAD;
}

static void fill_rolling(const hx_position *p, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    memcpy(g->rolls, p->said.u.stoneage.rolls, sizeof g->rolls);
    g->rolling = p->said.u.stoneage.rolling;
    for (int seat = 0; seat < s->actors && !p->stone.rolling && s->now.phase == HX_PHASE_ORDER_DICE; seat++)
        if (!g->rolls[seat]) g->rolling = (uint8_t)(g->rolling | 1u << seat);
}

static void fill_moment(const hx_position *p, hx_state *s) {
    hx_fill_turn(p, s, p->said.turn);
    int phase = s->now.phase;
    if (is_placing(phase) && !p->turn_no_said) s->turn_no = 0;
    fill_rolling(p, s);
    s->u.stoneage.developed = p->said.u.stoneage.developed;
    s->u.stoneage.victims = p->said.u.stoneage.victims;
    if (s->depth || is_placing(phase) || phase == HX_PHASE_MAIN || phase == HX_PHASE_BEFORE_ROLL ||
        phase == HX_PHASE_OVER)
        return;
    hx_fill_stack(s, HX_PHASE_MAIN, s->turn);
    if (phase == HX_PHASE_DISCARD) hx_fill_stack(s, HX_PHASE_NEANDERTHAL, s->turn);
}

bool hx_stone_position(const hx_position *p, hx_state *s, char wrong[HX_SAID]) {
    s->first = p->said.first;
    if (!p->beginners) {
        memset(s->hand, 0, sizeof s->hand);
        fill_moment(p, s);
    } else if (s->now.phase != HX_PHASE_ORDER_DICE) {
        fill_moment(p, s);
    }
    uint8_t terrain[HX_HEXES];
    memcpy(terrain, s->terrain, sizeof terrain);
    fill_land(p, s);
    fill_pieces(p, s);
    fill_tracks(p, s);
    if (!hx_fill_hands(p, s, wrong) || !fill_people(p, s, wrong) || !fill_events(p, s, terrain, wrong)) return false;
    fill_double_cards(p, s);
    return true;
}

/* code.c - the family's part of a position, and the deal, in and out. All of it is the format of links: FORMAT.md says the same in
 * words. Nothing of it is hidden: which faces are still out everybody knows, and where they lie nobody and nothing. */
#include "../../codec/coder.h"
#include "stoneage.h"

#include <string.h>

enum { RARE = 31, LIKELY = 63, FEW = 11, EVENT_TILES = 18, TERTIARY = 5 };

/* One of `all` that are still to come, of which `in` belong to a set; both sink. */
static bool code_member(hx_coder *c, bool member, int *in, int *all) {
    const uint16_t weight[2] = {(uint16_t)(*all - *in), (uint16_t)*in};
    if (*in < 0 || *in > *all) hx_coder_fail(c);
    if (c->failed) return false;
    member = hx_code_pick(c, member, weight, 2) == 1;
    --*all;
    *in -= member;
    return member;
}

/* A group of bytes that is nearly always the usual one; true: it is. */
static bool code_usual(hx_coder *c, void *bytes, const void *usual, size_t n, unsigned odds) {
    if (!hx_code_flag(c, !memcmp(bytes, usual, n), odds, 1)) return false;
    memcpy(bytes, usual, n);
    return true;
}

static void code_places(hx_coder *c, uint8_t *list, int n, int places) {
    for (int i = 0; i < n; i++) hx_code(c, &list[i], (unsigned)places - 1);
}

static bool get_bit(const uint8_t *set, int i) { return set[i / 8] >> i % 8 & 1; }

static void put_bit(uint8_t *set, int i, bool yes) {
    set[i / 8] = (uint8_t)((set[i / 8] & ~(1u << i % 8)) | (unsigned)yes << i % 8);
}

/* ---- the land: as printed, some of it desert, or anything */
static bool is_printed(const uint8_t *terrain, const uint8_t *number) {
    const hx_world *w = stone_world();
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        bool desert = terrain[hex] == HX_DESERT && w->land[hex] & STONE_DESERTABLE;
        if (terrain[hex] != w->terrain[hex] && !desert) return false;
    }
    return !memcmp(number, w->number, sizeof w->number);
}

static void code_deserts(hx_coder *c, uint8_t *terrain) {
    const hx_world *w = stone_world();
    uint8_t n = 0;
    int places = 0, deserts;
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        n = (uint8_t)(n + (terrain[hex] == HX_DESERT));
        places += w->land[hex] >> 3;
    }
    hx_code_count(c, &n, STONE_DESERTS);
    deserts = n;
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        bool desert = w->land[hex] & STONE_DESERTABLE && code_member(c, terrain[hex] == HX_DESERT, &deserts, &places);
        terrain[hex] = desert ? (uint8_t)HX_DESERT : w->terrain[hex];
    }
}

static void code_any_land(hx_coder *c, uint8_t *terrain, uint8_t *number) {
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        hx_code(c, &terrain[hex], HX_DESERT);
        hx_code(c, &number[hex], 12);
    }
}

void stone_code_land(const hx_options *o, uint8_t *terrain, uint8_t *number, hx_coder *c) {
    (void)o;
    if (!hx_code_flag(c, is_printed(terrain, number), LIKELY, 1)) {
        code_any_land(c, terrain, number);
        return;
    }
    code_deserts(c, terrain);
    memcpy(number, stone_world()->number, HX_WORLD_HEXES);
}

/* ---- the content that states and deals have alike */
typedef struct content {
    uint8_t *land, *domain, *site, *black, (*box)[3];
} content;

static void code_regions(hx_coder *c, uint8_t *land) {
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        uint8_t region = land[hex] & 7;
        hx_code(c, &region, HX_REGIONS - 1);
        bool desert = hx_code_flag(c, land[hex] >> 3, 1, region == HX_AFRICA ? 1 : LIKELY);
        land[hex] = (uint8_t)(region + (desert ? STONE_DESERTABLE : 0));
    }
}

static void code_boxes(hx_coder *c, uint8_t box[HX_BOXES][3]) {
    for (int i = 0; i < HX_BOXES; i++) {
        uint8_t clothing = box[i][1] >> 3, construction = box[i][1] & 7;
        hx_code(c, &box[i][0], stone_board()->n_edges - 1u);
        hx_code(c, &clothing, STONE_STEPS);
        hx_code(c, &construction, STONE_STEPS);
        hx_code(c, &box[i][2], 2 * HX_NUMERALS - 1);
        box[i][1] = (uint8_t)(8 * clothing + construction);
    }
}

static void code_content(hx_coder *c, content at) {
    const hx_world *w = stone_world();
    if (!code_usual(c, at.land, w->land, sizeof w->land, 1)) code_regions(c, at.land);
    if (!code_usual(c, at.domain, &w->domain, 1, 1)) hx_code(c, at.domain, (1 << HX_REGIONS) - 1);
    if (!code_usual(c, at.site, w->site, sizeof w->site, 1))
        code_places(c, at.site, HX_SITES, stone_board()->n_vertices);
    if (!code_usual(c, at.black, w->black, sizeof w->black, 1))
        for (int v = 0; v < stone_board()->n_vertices; v++)
            put_bit(at.black, v, hx_code_flag(c, get_bit(at.black, v), 1, FEW));
    if (!code_usual(c, at.box, w->box, sizeof w->box, 1)) code_boxes(c, at.box);
}

static content content_of(hx_stoneage *g) { return (content){g->land, &g->domain, g->site, g->black, g->box}; }

static bool is_built_in(const content *at) {
    const hx_world *w = stone_world();
    return !memcmp(at->land, w->land, sizeof w->land) && *at->domain == w->domain &&
           !memcmp(at->site, w->site, sizeof w->site) && !memcmp(at->black, w->black, sizeof w->black) &&
           !memcmp(at->box, w->box, sizeof w->box);
}

static void code_state_content(hx_coder *c, hx_stoneage *g) {
    const hx_world *w = stone_world();
    content at = content_of(g);
    if (!hx_code_flag(c, is_built_in(&at), LIKELY, 1)) {
        code_content(c, at);
        return;
    }
    memcpy(g->land, w->land, sizeof g->land);
    memcpy(g->site, w->site, sizeof g->site);
    memcpy(g->black, w->black, sizeof g->black);
    memcpy(g->box, w->box, sizeof g->box);
    g->domain = w->domain;
}

/* ---- a deal: nearly always the built-in world, and who begins */
static void code_world(hx_coder *c, hx_world *w) {
    const hx_world *usual = stone_world();
    int vertices = stone_board()->n_vertices;
    if (!code_usual(c, w->terrain, usual->terrain, 2 * sizeof w->terrain, 1)) code_any_land(c, w->terrain, w->number);
    code_content(c, (content){w->land, &w->domain, w->site, w->black, w->box});
    if (!code_usual(c, w->face, usual->face, sizeof w->face, 7))
        for (int i = 0; i < HX_NUMERALS * HX_FACES; i++) hx_code_count(c, &w->face[0][0] + i, EVENT_TILES);
    if (!code_usual(c, w->robber, usual->robber, sizeof w->robber, 1)) code_places(c, w->robber, 2, HX_WORLD_HEXES);
    if (!code_usual(c, w->set, usual->set, sizeof w->set, 1)) code_places(c, w->set[0], 4 * HX_STONE_SEATS, vertices);
    if (!code_usual(c, w->three, usual->three, sizeof w->three, 7)) code_places(c, w->three, 3, HX_STONE_SEATS);
}

void stone_code_deal(const hx_options *o, uint8_t deal[HX_DEAL], int *length, hx_coder *c) {
    hx_world w = {.domain = 0};
    if (!c->reading && *length != (int)sizeof w) hx_coder_fail(c);
    if (!c->reading) memcpy(&w, deal, sizeof w);
    if (!code_usual(c, &w, stone_world(), offsetof(hx_world, first), LIKELY)) code_world(c, &w);
    if (!o->opt[HX_OPT_ADVANCED_SETUP]) hx_code(c, &w.first, o->actors - 1u);
    memcpy(deal, &w, sizeof w);
    *length = (int)sizeof w;
}

/* ---- what the seats have got */
static int each_people(const hx_state *s) { return s->actors > 3 ? 8 : TERTIARY; }

static void code_progress(hx_coder *c, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    for (int seat = 0; seat < s->actors; seat++) {
        for (int track = 0; track < HX_TRACKS; track++) hx_code_count(c, &g->track[seat][track], STONE_STEPS);
        hx_code_count(c, &g->tiles[seat], EVENT_TILES);
    }
    for (int track = 0; track < HX_TRACKS && c->reading; track++) {
        g->art[track] = HX_NONE;
        for (int seat = 0; seat < s->actors; seat++)
            if (g->track[seat][track] == STONE_STEPS) g->art[track] = (uint8_t)seat;
    }
}

/* The people tiles: how many each has, and where the others lie. */
static void code_peoples(hx_coder *c, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    for (int people = 0; people < HX_PEOPLES; people++) {
        int all = each_people(s), left = all;
        for (int seat = 0; seat < s->actors; seat++) {
            hx_code_count(c, &g->people[seat][people], (unsigned)left);
            left -= g->people[seat][people];
        }
        for (int i = 0; i < each_people(s); i++) {
            int site = 8 * people + i;
            put_bit(g->lies, site, code_member(c, get_bit(g->lies, site), &left, &all));
        }
    }
}

/* ---- pieces: tribes vertex by vertex where one can be, nomads anywhere */
static int seat_of_tribe(const hx_state *s, int vertex) {
    for (int seat = 0; seat < s->actors; seat++)
        if (stone_has(s, seat, HX_TRIBE, vertex)) return seat;
    return HX_STONE_SEATS;
}

static void code_tribe(hx_coder *c, hx_state *s, int vertex, uint16_t due[HX_STONE_SEATS + 1]) {
    int seat = hx_code_pick(c, c->reading ? 0 : seat_of_tribe(s, vertex), due, HX_STONE_SEATS + 1);
    if (c->failed) return;
    due[seat]--;
    if (!c->reading || seat == HX_STONE_SEATS) return;
    uint8_t *list = s->u.stoneage.tribe[seat];
    list[stone_count(list, HX_TRIBES)] = (uint8_t)vertex;
}

static void code_tribes(hx_coder *c, hx_state *s) {
    uint16_t due[HX_STONE_SEATS + 1] = {0};
    int places = 0, all = 0;
    for (int v = 0; v < stone_board()->n_vertices; v++) places += stone_takes_tribe(s, v);
    for (int seat = 0; seat < s->actors; seat++) {
        uint8_t n = (uint8_t)stone_tribes(s, seat);
        hx_code(c, &n, HX_TRIBES);
        all += due[seat] = n;
    }
    if (all > places) hx_coder_fail(c);
    due[HX_STONE_SEATS] = (uint16_t)(places - all);
    for (int v = 0; v < stone_board()->n_vertices && !c->failed; v++)
        if (stone_takes_tribe(s, v)) code_tribe(c, s, v, due);
}

static void code_nomads(hx_coder *c, hx_state *s, int seat) {
    uint8_t n = (uint8_t)stone_nomads(s, seat);
    hx_code(c, &n, HX_NOMADS);
    code_places(c, s->u.stoneage.nomad[seat], n, stone_board()->n_vertices);
}

/* ---- event tiles */
static void code_queue(hx_coder *c, hx_stoneage *g) {
    uint8_t n = (uint8_t)stone_count(g->queue, HX_WALK_BOXES), shown = g->shown == HX_NONE ? HX_FACES : g->shown;
    if (hx_code_flag(c, !n && shown == HX_FACES, RARE, 1)) return;
    hx_code_count(c, &n, HX_WALK_BOXES);
    code_places(c, g->queue, n, HX_BOXES);
    hx_code(c, &shown, HX_FACES);
    g->shown = shown == HX_FACES ? (uint8_t)HX_NONE : shown;
}

/* Those that lie on their boxes: as many as are not in a walk's queue or with somebody. */
static void code_closed(hx_coder *c, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    int all = HX_BOXES, left = HX_BOXES - stone_count(g->queue, HX_WALK_BOXES);
    for (int seat = 0; seat < s->actors; seat++) left -= g->tiles[seat];
    for (int box = 0; box < HX_BOXES; box++)
        put_bit(g->closed, box, code_member(c, get_bit(g->closed, box), &left, &all));
}

static int unturned(const hx_state *s, int numeral) {
    const hx_stoneage *g = &s->u.stoneage;
    int n = 0;
    for (int box = 0; box < HX_BOXES; box++) n += stone_is_closed(s, box) && stone_numeral(s, box) == numeral;
    for (int i = g->shown != HX_NONE; i < stone_count(g->queue, HX_WALK_BOXES); i++)
        n += g->queue[i] < HX_BOXES && stone_numeral(s, g->queue[i]) == numeral;
    return n;
}

/* The faces that are out: as many as tiles that nobody has turned, mostly some of those that are printed. */
static void code_faces(hx_coder *c, hx_state *s, int numeral) {
    const uint8_t *printed = stone_world()->face[numeral];
    uint8_t *face = s->u.stoneage.face[numeral];
    int left = unturned(s, numeral), all = 0;
    bool usual = true;
    for (int i = 0; i < HX_FACES; i++) {
        all += printed[i];
        usual &= face[i] <= printed[i];
    }
    usual = hx_code_flag(c, usual, LIKELY, 1);
    for (int i = 0; i < HX_FACES && usual; i++) face[i] = printed[i] && code_member(c, face[i], &left, &all);
    for (int i = 0; i < HX_FACES && !usual; i++) {
        hx_code_count(c, &face[i], (unsigned)left);
        left -= face[i];
    }
}

/* ---- who holds the cards */
static void code_holder(hx_coder *c, uint8_t *holder, unsigned who, bool nobody) {
    uint16_t weight[HX_STONE_SEATS + 1] = {[HX_STONE_SEATS] = nobody};
    for (int seat = 0; seat < HX_STONE_SEATS; seat++) weight[seat] = who >> seat & 1;
    int found = hx_code_pick(c, *holder == HX_NONE ? HX_STONE_SEATS : *holder, weight, HX_STONE_SEATS + 1);
    *holder = found == HX_STONE_SEATS ? (uint8_t)HX_NONE : (uint8_t)found;
}

static unsigned explorers(const hx_state *s) {
    const uint8_t *tiles = s->u.stoneage.tiles;
    unsigned set = 0;
    int most = STONE_EXPLORERS;
    for (int seat = 0; seat < s->actors; seat++) {
        if (tiles[seat] > most) set = 0;
        if (tiles[seat] >= most) {
            set |= 1u << seat;
            most = tiles[seat];
        }
    }
    return set;
}

static void code_holders(hx_coder *c, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    unsigned all = (1u << s->actors) - 1, with_all = 0;
    for (int i = 0; i < HX_PEOPLES; i++) {
        bool out = false;
        for (int n = 0; n < HX_NUMERALS; n++) out |= g->face[n][HX_FACE_ADAPTATION + i] != 0;
        code_holder(c, &g->adaptation[i], out ? 0 : all, true);
    }
    code_holder(c, &g->exploration, explorers(s), !explorers(s));
    for (int seat = 0; seat < s->actors; seat++)
        if (!memchr(g->people[seat], 0, HX_PEOPLES)) with_all |= 1u << seat;
    code_holder(c, &g->expansion, with_all, true);
    if (g->expansion < HX_STONE_SEATS) with_all &= ~(1u << g->expansion);
    code_holder(c, &g->second, g->expansion == HX_NONE ? 0 : with_all, true);
}

static void code_placing(hx_coder *c, hx_state *s) {
    hx_stoneage *g = &s->u.stoneage;
    hx_code(c, &g->rolling, (1u << s->actors) - 1);
    for (int seat = 0; seat < s->actors; seat++) hx_code(c, &g->rolls[seat], 12);
}

void stone_code(hx_state *s, hx_coder *c) {
    hx_stoneage *g = &s->u.stoneage;
    if (c->reading) stone_clear(g);
    code_state_content(c, g);
    code_progress(c, s);
    code_peoples(c, s);
    if (c->failed) return;
    code_tribes(c, s);
    for (int seat = 0; seat < s->actors; seat++) code_nomads(c, s, seat);
    code_queue(c, g);
    code_closed(c, s);
    for (int n = 0; n < HX_NUMERALS; n++) code_faces(c, s, n);
    code_holders(c, s);
    if (hx_code_flag(c, g->victims != 0, 1, RARE)) hx_code(c, &g->victims, (1u << s->actors) - 1);
    hx_code(c, &g->developed, 1);
    if (s->now.phase == HX_PHASE_ORDER_DICE) code_placing(c, s);
}

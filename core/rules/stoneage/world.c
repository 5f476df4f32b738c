/* world.c - what the places of a board mean; the board that is built in. Which hexes and edges there are stands in
 * board/maps.c, and nothing else of the geometry anywhere. */
#include "../../board/board.h"
#include "../../board/maps.h"
#include "stoneage.h"

#include <string.h>

static const struct {
    uint8_t terrain, number, region;
} lands[HX_WORLD_HEXES] = {
    /* as the map has them: north to south, west to east */
    {HX_FOREST, 4, HX_EUROPE},       /* Scandinavia */
    {HX_FOREST, 10, HX_ASIA},        /* West Siberia */
    {HX_STEPPE, 3, HX_ASIA},         /* Central Siberia */
    {HX_HILLS, 4, HX_ASIA},          /* Chukotka */
    {HX_MOUNTAINS, 4, HX_AMERICA},   /* Alaska */
    {HX_FOREST, 10, HX_AMERICA},     /* West Canada */
    {HX_HILLS, 3, HX_AMERICA},       /* East Canada */
    {HX_HILLS, 9, HX_EUROPE},        /* Britain */
    {HX_FOREST, 6, HX_EUROPE},       /* Central Europe */
    {HX_STEPPE, 10, HX_EUROPE},      /* Eastern Europe */
    {HX_STEPPE, 9, HX_ASIA},         /* Kazakhstan */
    {HX_MOUNTAINS, 8, HX_ASIA},      /* Altai */
    {HX_FOREST, 5, HX_ASIA},         /* Manchuria */
    {HX_MOUNTAINS, 9, HX_AMERICA},   /* Rockies */
    {HX_HILLS, 6, HX_AMERICA},       /* Great Plains */
    {HX_FOREST, 11, HX_AMERICA},     /* Appalachia */
    {HX_STEPPE, 8, HX_EUROPE},       /* Iberia */
    {HX_MOUNTAINS, 5, HX_EUROPE},    /* Alps */
    {HX_HILLS, 3, HX_EUROPE},        /* Balkans */
    {HX_MOUNTAINS, 11, HX_EUROPE},   /* Anatolia */
    {HX_MOUNTAINS, 3, HX_ASIA},      /* Persia */
    {HX_MOUNTAINS, 12, HX_ASIA},     /* Himalaya */
    {HX_HILLS, 6, HX_ASIA},          /* China */
    {HX_STEPPE, 5, HX_AMERICA},      /* Sonora */
    {HX_HILLS, 10, HX_AMERICA},      /* Gulf Coast */
    {HX_STEPPE, 10, HX_ASIA},        /* Arabia */
    {HX_HILLS, 11, HX_ASIA},         /* India */
    {HX_FOREST, 2, HX_ASIA},         /* Indochina */
    {HX_MOUNTAINS, 3, HX_AMERICA},   /* Mexico */
    {HX_MOUNTAINS, 8, HX_AFRICA},    /* Atlas */
    {HX_STEPPE, 4, HX_AFRICA},       /* Algeria */
    {HX_STEPPE, 10, HX_AFRICA},      /* Libya */
    {HX_HILLS, 9, HX_AFRICA},        /* Nile */
    {HX_FOREST, 12, HX_AMERICA},     /* Colombia */
    {HX_FOREST, 9, HX_AFRICA},       /* West Africa */
    {HX_HILLS, 5, HX_AFRICA},        /* Chad */
    {HX_STEPPE, 2, HX_AFRICA},       /* Sudan */
    {HX_MOUNTAINS, 6, HX_AFRICA},    /* Ethiopia */
    {HX_FOREST, 8, HX_AMERICA},      /* Amazonia */
    {HX_HILLS, 4, HX_AMERICA},       /* Brazil */
    {HX_FOREST, 6, HX_AFRICA},       /* Congo */
    {HX_HILLS, 11, HX_AFRICA},       /* Kenya */
    {HX_STEPPE, 4, HX_AUSTRALIA},    /* Arnhem Land */
    {HX_FOREST, 5, HX_AUSTRALIA},    /* Queensland */
    {HX_MOUNTAINS, 2, HX_AMERICA},   /* Andes */
    {HX_FOREST, 3, HX_AFRICA},       /* Angola */
    {HX_STEPPE, 5, HX_AFRICA},       /* Mozambique */
    {HX_HILLS, 8, HX_AUSTRALIA},     /* West Australia */
    {HX_STEPPE, 11, HX_AUSTRALIA},   /* Outback */
    {HX_MOUNTAINS, 9, HX_AUSTRALIA}, /* Dividing Range */
    {HX_STEPPE, 11, HX_AMERICA},     /* Pampas */
    {HX_MOUNTAINS, 12, HX_AFRICA},   /* Drakensberg */
};

/* Vertices as q, r, and 0 N or 1 S. Of each people eight; the first five with three players too. */
static const int8_t sites[HX_SITES][3] = {
    {3, 2, 1},  {2, 2, 1},  {1, 2, 1},  {3, 1, 1},  {4, 1, 1},  {2, 1, 1},  {0, 2, 1},  {2, 3, 1},  //
    {4, 2, 1},  {5, 2, 1},  {6, 2, 1},  {6, 3, 1},  {6, 1, 1},  {4, 3, 1},  {7, 1, 1},  {8, 0, 1},  //
    {6, 6, 1},  {5, 7, 1},  {6, 7, 1},  {5, 8, 1},  {4, 7, 1},  {7, 6, 1},  {7, 7, 1},  {4, 8, 1},  //
    {10, 1, 1}, {11, 1, 1}, {11, 2, 1}, {10, 3, 1}, {10, 5, 1}, {12, 1, 1}, {11, 6, 1}, {10, 7, 1}, //
};

static const int8_t blacks[][3] = {{0, 4, 1}, {1, 4, 1}, {2, 4, 1},  {-1, 5, 1}, {0, 5, 1}, {1, 5, 1},
                                   {2, 5, 1}, {3, 5, 1}, {-1, 6, 1}, {0, 6, 1},  {1, 6, 1}, {2, 6, 1},
                                   {0, 7, 1}, {1, 7, 1}, {-1, 8, 1}, {0, 8, 1}};

/* From the near end to the far one, where the event tile lies; what it takes of clothing and construction; numeral. */
static const struct {
    int8_t near[3], far[3];
    uint8_t clothing, construction, numeral;
} boxes[HX_BOXES] = {
    {{-1, 5, 0}, {0, 3, 1}, 0, 1, 0},   /* Gibraltar */
    {{4, 2, 0}, {5, 0, 1}, 1, 0, 0},    /* Kara Sea ice */
    {{1, 1, 1}, {0, 2, 0}, 1, 2, 0},    /* Atlantic isles */
    {{3, 1, 0}, {4, -1, 1}, 2, 1, 0},   /* North Cape */
    {{6, 1, 0}, {7, -1, 1}, 2, 2, 1},   /* Taimyr */
    {{7, 1, 0}, {8, -1, 1}, 3, 2, 1},   /* New Siberia */
    {{7, 2, 1}, {7, 3, 0}, 2, 3, 1},    /* Japan */
    {{9, 0, 1}, {9, 1, 0}, 3, 1, 1},    /* Bering land bridge */
    {{6, 4, 1}, {5, 6, 0}, 1, 3, 2},    /* Sunda Strait */
    {{6, 5, 1}, {6, 6, 0}, 2, 3, 2},    /* New Guinea */
    {{6, 8, 1}, {5, 10, 0}, 3, 4, 2},   /* Tasmania */
    {{6, 9, 0}, {7, 8, 1}, 4, 4, 2},    /* New Zealand */
    {{11, 1, 0}, {12, -1, 1}, 4, 2, 3}, /* Arctic islands */
    {{13, 0, 1}, {13, 1, 0}, 4, 3, 3},  /* Greenland */
    {{13, 1, 1}, {13, 2, 0}, 3, 2, 3},  /* Newfoundland */
    {{11, 4, 0}, {12, 3, 1}, 1, 4, 3},  /* Caribbean */
    {{9, 7, 0}, {9, 6, 1}, 2, 3, 3},    /* Galapagos */
    {{9, 8, 1}, {8, 10, 0}, 4, 4, 3},   /* Tierra del Fuego */
};

static const uint8_t faces[HX_NUMERALS][HX_FACES] = {
    /* robber; adaptation of Europe, Asia, Australia, America; desert on hills, steppe, mountains, forest */
    {1, 1, 0, 0, 0, 0, 1, 0, 1},
    {1, 0, 1, 0, 0, 1, 0, 1, 0},
    {1, 0, 0, 1, 0, 0, 1, 0, 1},
    {1, 0, 0, 0, 1, 1, 1, 1, 1},
};

/* Beginners' sets: three tribes, a nomad. */
static const int8_t sets[HX_STONE_SEATS][4][3] = {
    {{1, 4, 1}, {0, 5, 1}, {2, 6, 1}, {1, 5, 0}},
    {{0, 7, 1}, {2, 5, 1}, {-1, 8, 1}, {2, 6, 0}},
    {{-1, 5, 1}, {1, 6, 1}, {2, 4, 1}, {0, 7, 0}},
    {{0, 4, 1}, {1, 5, 1}, {0, 6, 1}, {1, 6, 0}},
};

static const uint8_t three_players[3] = {0, 2, 3};

static hx_world built_in;

static uint8_t vertex_of(const int8_t name[3]) {
    const hx_board *b = hx_world52();
    for (int v = 0; v < b->n_vertices; v++)
        if (!memcmp(b->vertex_name[v], name, 3)) return (uint8_t)v;
    return (uint8_t)HX_NONE;
}

static int edge_between(int one, int other) {
    const hx_board *b = hx_world52();
    for (int i = 0; i < 3; i++)
        if (b->vertex_vertex[one][i] == other) return b->vertex_edge[one][i];
    return HX_NONE;
}

static void fill_boxes(hx_world *w) {
    for (int i = 0; i < HX_BOXES; i++) {
        int near = vertex_of(boxes[i].near), far = vertex_of(boxes[i].far), edge = edge_between(near, far);
        w->box[i][0] = (uint8_t)edge;
        w->box[i][1] = (uint8_t)(boxes[i].clothing * 8 + boxes[i].construction);
        w->box[i][2] = (uint8_t)(boxes[i].numeral + (hx_world52()->edge_vertex[edge][0] == far ? 4 : 0));
    }
}

static int hex_at(int q, int r) {
    const hx_board *b = hx_world52();
    for (int hex = 0; hex < b->n_hexes; hex++)
        if (b->q[hex] == q && b->r[hex] == r) return hex;
    return HX_NONE;
}

void stone_init(void) {
    hx_world *w = &built_in;
    if (w->domain) return;
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        w->terrain[hex] = lands[hex].terrain;
        w->number[hex] = lands[hex].number;
        w->land[hex] = (uint8_t)(lands[hex].region + (lands[hex].region == HX_AFRICA ? STONE_DESERTABLE : 0));
    }
    for (int i = 0; i < HX_SITES; i++) w->site[i] = vertex_of(sites[i]);
    for (size_t i = 0; i < sizeof blacks / sizeof *blacks; i++) {
        int v = vertex_of(blacks[i]);
        w->black[v / 8] = (uint8_t)(w->black[v / 8] | 1 << v % 8);
    }
    fill_boxes(w);
    memcpy(w->face, faces, sizeof w->face);
    w->robber[HX_NEANDERTHAL] = (uint8_t)hex_at(8, 1);
    w->robber[HX_PREDATOR] = (uint8_t)hex_at(10, 1);
    for (int set = 0; set < HX_STONE_SEATS; set++)
        for (int i = 0; i < 4; i++) w->set[set][i] = vertex_of(sets[set][i]);
    memcpy(w->three, three_players, sizeof w->three);
    w->domain = 1 << HX_AFRICA | 1 << HX_EUROPE | 1 << HX_ASIA;
}

const hx_world *stone_world(void) { return &built_in; }

const hx_board *stone_board(void) { return hx_world52(); }

int stone_people_of(int site) { return site / 8; }

int stone_site_at(const hx_state *s, int vertex) {
    const uint8_t *at = memchr(s->u.stoneage.site, vertex, HX_SITES);
    return at ? (int)(at - s->u.stoneage.site) : (int)HX_NONE;
}

bool stone_lies(const hx_state *s, int site) { return s->u.stoneage.lies[site / 8] >> site % 8 & 1; }

int stone_tile_at(const hx_state *s, int vertex) {
    int site = stone_site_at(s, vertex);
    return site != HX_NONE && stone_lies(s, site) ? site : (int)HX_NONE;
}

bool stone_is_black(const hx_state *s, int vertex) { return s->u.stoneage.black[vertex / 8] >> vertex % 8 & 1; }

int stone_region(const hx_state *s, int hex) { return s->u.stoneage.land[hex] & 7; }

int stone_region_of_place(const hx_state *s, int vertex) {
    int site = stone_site_at(s, vertex);
    return site == HX_NONE ? HX_AFRICA : stone_people_of(site) + 1;
}

bool stone_is_closed(const hx_state *s, int box) { return s->u.stoneage.closed[box / 8] >> box % 8 & 1; }

int stone_clothing(const hx_state *s, int box) { return s->u.stoneage.box[box][1] >> 3; }

int stone_construction(const hx_state *s, int box) { return s->u.stoneage.box[box][1] & 7; }

int stone_numeral(const hx_state *s, int box) { return s->u.stoneage.box[box][2] & 3; }

int stone_far_end(const hx_state *s, int box) {
    const uint8_t *it = s->u.stoneage.box[box];
    return hx_world52()->edge_vertex[it[0]][it[2] & 4 ? 0 : 1];
}

void stone_boxes_by_edge(const hx_state *s, uint8_t box[HX_EDGES]) {
    memset(box, HX_NONE, HX_EDGES);
    for (int i = 0; i < HX_BOXES; i++) box[s->u.stoneage.box[i][0]] = (uint8_t)i;
}

bool stone_is_custom(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    const hx_world *w = &built_in;
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++)
        if (s->number[hex] != w->number[hex] || (s->terrain[hex] != HX_DESERT && s->terrain[hex] != w->terrain[hex]))
            return true;
    return memcmp(g->land, w->land, sizeof w->land) != 0 || g->domain != w->domain ||
           memcmp(g->site, w->site, sizeof w->site) != 0 || memcmp(g->black, w->black, sizeof w->black) != 0 ||
           memcmp(g->box, w->box, sizeof w->box) != 0;
}

/* show.c - what there is to see. Nothing but hands is hidden in this game: the faces of event tiles are nobody's knowledge.
 *
 * Facts: pieces "tribe", "nomad", and "neanderthal", "predator" on their hexes; marks "site.europe" .. (1 with a tile, 0 without,
 * + 2: with three players too), "black", "box" (numeral 1 .. 4 on its edge), "clothing", "construction" (levels on its edge), "far"
 * (the vertex behind box n), "closed" (on its edge: tile still there), "region" (on each hex), "desertable" (on hexes). Counts of a seat: "tracks.food" ..,
 * "people.europe" .., "rates.meat" .., "tiles", "tribes", "reach", "left.nomad", "left.tribe"; of the table: "faces1.robber" .., "developed", "custom",
 * "pending" (boxes to settle), "face" (the face that is settled, or -1), "second", and "awards." of art_<track>, adaptation_<people>, exploration, expansion: the holder, or -1. */
#include "stoneage.h"

static const char *const track_words[] = {"tracks.food", "tracks.hunting", "tracks.construction", "tracks.clothing"};
static const char *const rate_words[] = {"rates.meat", "rates.bone", "rates.flint", "rates.fur"};
static const char *const people_words[] = {"people.europe", "people.asia", "people.australia", "people.america"};
static const char *const site_words[] = {"site.europe", "site.asia", "site.australia", "site.america"};
static const char *const art_words[] = {"awards.art_food", "awards.art_hunting", "awards.art_construction",
                                        "awards.art_clothing"};
static const char *const adaptation_words[] = {"awards.adaptation_europe", "awards.adaptation_asia",
                                               "awards.adaptation_australia", "awards.adaptation_america"};
#define FACES(n)                                                                                                       \
    {                                                                                                                  \
        n ".robber", n ".adaptation_europe", n ".adaptation_asia", n ".adaptation_australia", n ".adaptation_america", \
            n ".desert_hills", n ".desert_steppe", n ".desert_mountains", n ".desert_forest"                           \
    }
static const char *const face_words[HX_NUMERALS][HX_FACES] = {FACES("faces1"), FACES("faces2"), FACES("faces3"),
                                                              FACES("faces4")};

static void show_seat(const hx_state *s, const hx_sink *to, int seat) {
    const hx_stoneage *g = &s->u.stoneage;
    for (int i = 0; i < stone_tribes(s, seat); i++) to->piece(to->ctx, "tribe", HX_VERTEX, g->tribe[seat][i], seat);
    for (int i = 0; i < stone_nomads(s, seat); i++) to->piece(to->ctx, "nomad", HX_VERTEX, g->nomad[seat][i], seat);
    for (int i = 0; i < HX_TRACKS; i++) to->count(to->ctx, track_words[i], seat, g->track[seat][i]);
    for (int i = 0; i < HX_PEOPLES; i++) to->count(to->ctx, people_words[i], seat, g->people[seat][i]);
    for (int r = 0; r < 4; r++) to->count(to->ctx, rate_words[r], seat, STONE_RATE);
    to->count(to->ctx, "tiles", seat, g->tiles[seat]);
    to->count(to->ctx, "tribes", seat, stone_tribes(s, seat));
    to->count(to->ctx, "reach", seat, STONE_REACH + g->track[seat][HX_FOOD]);
    to->count(to->ctx, "left.nomad", seat, HX_NOMADS - stone_nomads(s, seat));
    to->count(to->ctx, "left.tribe", seat, HX_TRIBES - stone_tribes(s, seat));
}

static void show_places(const hx_state *s, const hx_sink *to) {
    const hx_stoneage *g = &s->u.stoneage;
    for (int i = 0; i < HX_SITES; i++)
        to->mark(to->ctx, site_words[stone_people_of(i)], HX_VERTEX, g->site[i], stone_lies(s, i) + 2 * (i % 8 < 5));
    for (int v = 0; v < stone_board()->n_vertices; v++)
        if (stone_is_black(s, v)) to->mark(to->ctx, "black", HX_VERTEX, v, 1);
    for (int i = 0; i < HX_BOXES; i++) {
        int edge = g->box[i][0];
        to->mark(to->ctx, "box", HX_EDGE, edge, stone_numeral(s, i) + 1);
        to->mark(to->ctx, "clothing", HX_EDGE, edge, stone_clothing(s, i));
        to->mark(to->ctx, "construction", HX_EDGE, edge, stone_construction(s, i));
        to->mark(to->ctx, "far", HX_VERTEX, stone_far_end(s, i), i);
        to->mark(to->ctx, "closed", HX_EDGE, edge, stone_is_closed(s, i));
    }
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        to->mark(to->ctx, "region", HX_HEX, hex, stone_region(s, hex));
        to->mark(to->ctx, "desertable", HX_HEX, hex, g->land[hex] >> 3);
    }
}

static int holder(int seat) { return seat == HX_NONE ? -1 : seat; }

static void show_table(const hx_state *s, const hx_sink *to) {
    const hx_stoneage *g = &s->u.stoneage;
    for (int n = 0; n < HX_NUMERALS; n++)
        for (int face = 0; face < HX_FACES; face++)
            if (g->face[n][face]) to->count(to->ctx, face_words[n][face], HX_NONE, g->face[n][face]);
    for (int i = 0; i < HX_TRACKS; i++) to->count(to->ctx, art_words[i], HX_NONE, holder(g->art[i]));
    for (int i = 0; i < HX_PEOPLES; i++) to->count(to->ctx, adaptation_words[i], HX_NONE, holder(g->adaptation[i]));
    to->count(to->ctx, "awards.exploration", HX_NONE, holder(g->exploration));
    to->count(to->ctx, "awards.expansion", HX_NONE, holder(g->expansion));
    to->count(to->ctx, "second", HX_NONE, holder(g->second));
    to->count(to->ctx, "developed", HX_NONE, g->developed);
    to->count(to->ctx, "custom", HX_NONE, stone_is_custom(s));
    to->count(to->ctx, "face", HX_NONE, g->shown == HX_NONE ? -1 : g->shown);
    for (int i = 0; i < stone_count(g->queue, HX_WALK_BOXES); i++)
        to->mark(to->ctx, "pending", HX_EDGE, g->box[g->queue[i]][0], i);
}

void stone_show(const hx_view *v, const hx_sink *to) {
    const hx_state *s = &v->seen;
    for (int seat = 0; seat < s->actors; seat++) show_seat(s, to, seat);
    to->piece(to->ctx, "neanderthal", HX_HEX, s->robber[HX_NEANDERTHAL], HX_NONE);
    to->piece(to->ctx, "predator", HX_HEX, s->robber[HX_PREDATOR], HX_NONE);
    show_places(s, to);
    show_table(s, to);
}

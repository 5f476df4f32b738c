/* spell_stoneage.c - what a position of the stone age game has besides. */
#include <string.h>

#include "spelling.h"
#include "words_stoneage.h"

static bool bit(const uint8_t *set, int i) { return set[i / 8] >> i % 8 & 1; }

static const hx_board *board(void) { return hx_board_of(hx_ruleset_find("stoneage")); }

static void put_places(hx_page *to, const char *words, enum hx_place what, const uint8_t *list, int most) {
    char name[16];
    if (list[0] == HX_NONE) return;
    hx_put(to, "%s", words);
    for (int i = 0; i < most && list[i] != HX_NONE; i++) {
        hx_place_name(board(), what, list[i], name);
        hx_put(to, " %s", name);
    }
    hx_put(to, "\n");
}

static void put_seat_places(hx_page *to, int seat, const char *word, const uint8_t *list, int most) {
    char words[HX_WORD];
    snprintf(words, sizeof words, "%s %s", hx_seat_word(seat), word);
    put_places(to, words, HX_VERTEX, list, most);
}

static void put_land(hx_page *to, const hx_state *s) {
    const hx_world *w = hx_built_in_world();
    char name[16];
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        hx_place_name(board(), HX_HEX, hex, name);
        if (s->terrain[hex] == HX_DESERT)
            hx_put(to, "desert %s\n", name);
        else if (s->terrain[hex] != w->terrain[hex] || s->number[hex] != w->number[hex])
            hx_put(to, "hex %s %s %d\n", name, hx_terrain_key(s->ruleset, s->terrain[hex]), s->number[hex]);
    }
    put_places(to, "neanderthal", HX_HEX, &s->robber[HX_NEANDERTHAL], 1);
    put_places(to, "predator", HX_HEX, &s->robber[HX_PREDATOR], 1);
}

static void put_boxes(hx_page *to, const hx_state *s) {
    char near[16], far[16];
    for (int box = 0; box < HX_BOXES; box++) {
        const uint8_t *it = s->u.stoneage.box[box], *ends = board()->edge_vertex[it[0]];
        hx_put(to, "%s %s\n", bit(s->u.stoneage.closed, box) ? "tile" : "gone", hx_box_word(box));
        if (!memcmp(it, hx_built_in_world()->box[box], 3)) continue;
        hx_place_name(board(), HX_VERTEX, ends[it[2] & 4 ? 1 : 0], near);
        hx_place_name(board(), HX_VERTEX, ends[it[2] & 4 ? 0 : 1], far);
        hx_put(to, "box %s %s %s %d %d\n", hx_box_word(box), near, far, it[1] >> 3, it[1] & 7);
    }
}

static void put_sites(hx_page *to, const hx_state *s) {
    char name[16];
    for (int site = 0; site < HX_SITES; site++) {
        hx_place_name(board(), HX_VERTEX, s->u.stoneage.site[site], name);
        hx_put(to, "%s %s\n", bit(s->u.stoneage.lies, site) ? "tile" : "gone", name);
    }
}

static void put_faces(hx_page *to, const hx_stoneage *g) {
    for (int n = 0; n < HX_NUMERALS; n++) {
        bool any = false;
        hx_put(to, "faces %d", n + 1);
        for (int face = 0; face < HX_FACES; face++)
            for (int i = 0; i < g->face[n][face]; i++, any = true) hx_put(to, " %s", hx_face_word(face));
        hx_put(to, any ? "\n" : " nothing\n");
    }
}

static void put_moment(hx_page *to, const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    hx_put_seats(to, "victims", g->victims);
    hx_put_seats(to, "rolling", g->rolling);
    hx_put(to, "developed %s\n", g->developed ? "yes" : "no");
    hx_put(to, "exploration %s\n", hx_seat_word(g->exploration));
    hx_put(to, "expansion %s\n", hx_seat_word(g->expansion));
    hx_put(to, "second %s\n", hx_seat_word(g->second));
    hx_put(to, "face %s\n", g->shown == HX_NONE ? "none" : hx_face_word(g->shown));
    if (g->queue[0] == HX_NONE) return;
    hx_put(to, "queue");
    for (int i = 0; i < HX_WALK_BOXES && g->queue[i] != HX_NONE; i++) hx_put(to, " %s", hx_box_word(g->queue[i]));
    hx_put(to, "\n");
}

static void put_seat(hx_page *to, const hx_state *s, int seat) {
    const hx_stoneage *g = &s->u.stoneage;
    const uint8_t *people = g->people[seat];
    const char *who = hx_seat_word(seat);
    put_seat_places(to, seat, "tribes", g->tribe[seat], HX_TRIBES);
    put_seat_places(to, seat, "nomads", g->nomad[seat], HX_NOMADS);
    for (int i = 0; i < HX_TRACKS; i++) hx_put(to, "%s %s %d\n", who, hx_track_word(i), g->track[seat][i]);
    hx_put(to, "%s people %dE %dA %dU %dM\n", who, people[0], people[1], people[2], people[3]);
    hx_put(to, "%s events %d\n%s order %d\n", who, g->tiles[seat], who, g->rolls[seat]);
    for (int i = 0; i < HX_PEOPLES; i++)
        if (g->adaptation[i] == seat) hx_put(to, "%s adaptation %s\n", who, hx_people_word(i));
}

void hx_put_stoneage(hx_page *to, const hx_state *s) {
    put_land(to, s);
    put_boxes(to, s);
    put_sites(to, s);
    put_faces(to, &s->u.stoneage);
    put_moment(to, s);
    for (int seat = 0; seat < s->actors; seat++) put_seat(to, s, seat);
}

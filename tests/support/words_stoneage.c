/* words_stoneage.c - lists of names; a code is the place in its list. */
#include "words_stoneage.h"

#include <ctype.h>
#include <string.h>

static const char *const tracks[] = {"food", "hunting", "construction", "clothing", NULL};
static const char *const peoples[] = {"europe", "asia", "australia", "america", NULL};
static const char *const hunters[] = {"neanderthal", "predator", NULL};
static const char *const faces[] = {
    "robber",       "adaptation_europe", "adaptation_asia",  "adaptation_australia", "adaptation_america",
    "desert_hills", "desert_steppe",     "desert_mountains", "desert_forest",        NULL};
static const char *const boxes[] = {"gibraltar", "kara",      "atlantic", "cape",      "taimyr",
                                    "siberia",   "japan",     "bering",   "sunda",     "guinea",
                                    "tasmania",  "zealand",   "arctic",   "greenland", "newfoundland",
                                    "caribbean", "galapagos", "tierra",   NULL};
static const char people_letters[] = "EAUM";

static int find(const char *const *list, const char *word) {
    for (int i = 0; list[i]; i++)
        if (!strcmp(list[i], word)) return i;
    return HX_NO_WORD;
}

int hx_word_track(const char *word) { return find(tracks, word); }
int hx_word_face(const char *word) { return find(faces, word); }
int hx_word_hunter(const char *word) { return find(hunters, word); }
int hx_word_box(const char *word) { return find(boxes, word); }

int hx_word_people(const char *word) {
    const char *at = *word && !word[1] ? strchr(people_letters, *word) : NULL;
    return at ? (int)(at - people_letters) : find(peoples, word);
}

bool hx_word_peoples(const char **at, uint8_t n[HX_PEOPLES]) {
    char word[HX_WORD];
    bool any = false;
    memset(n, 0, HX_PEOPLES);
    if (hx_word_is(at, "nothing")) return true;
    for (; hx_word(at, word); any = true)
        for (const char *c = word; *c; c++) {
            int count = isdigit((unsigned char)*c) ? *c++ - '0' : 1;
            const char *letter = *c ? strchr(people_letters, *c) : NULL;
            if (!letter) return false;
            n[letter - people_letters] = (uint8_t)(n[letter - people_letters] + count);
        }
    return any;
}

const hx_world *hx_built_in_world(void) {
    static hx_world world;
    uint8_t deal[HX_DEAL];
    hx_options o;
    if (world.domain) return &world;
    hx_options_preset(&o, hx_ruleset_find("stoneage"));
    hx_deal(&o, deal);
    memcpy(&world, deal, sizeof world);
    return &world;
}

const char *hx_track_word(int track) { return tracks[track]; }
const char *hx_people_word(int people) { return peoples[people]; }
const char *hx_face_word(int face) { return faces[face]; }
const char *hx_hunter_word(int hunter) { return hunters[hunter]; }
const char *hx_box_word(int box) { return boxes[box]; }

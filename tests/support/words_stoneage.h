/* words_stoneage.h - words that only positions of the stone age game have. Tests only. */
#ifndef HX_WORDS_STONEAGE_H
#define HX_WORDS_STONEAGE_H
#include "words.h"

int hx_word_track(const char *word);  /* "food", "hunting", "construction", "clothing", or HX_NO_WORD */
int hx_word_people(const char *word); /* "europe" .. or "E", "A", "U", "M": 0 .. 3, or HX_NO_WORD */
int hx_word_face(const char *word);   /* "robber", "adaptation_europe" .., "desert_hills" .., or HX_NO_WORD */
int hx_word_hunter(const char *word); /* "neanderthal", "predator", or HX_NO_WORD */
int hx_word_box(const char *word);    /* "gibraltar" ..: its number, or HX_NO_WORD */

/* "E 2A M", "E2AM": how many tiles of each people; "nothing"; takes all words that are left. */
bool hx_word_peoples(const char **at, uint8_t n[HX_PEOPLES]);

const hx_world *hx_built_in_world(void); /* the board that is played on unless a layout says otherwise */

const char *hx_track_word(int track);
const char *hx_people_word(int people);
const char *hx_face_word(int face);
const char *hx_hunter_word(int hunter);
const char *hx_box_word(int box);

#endif

/* play.h - a state to test something on: from words, or by chance. For use inside a cmocka test. */
#ifndef HX_PLAY_H
#define HX_PLAY_H
#include "hx.h"

/* Statements in the form of a case (tests/README.md), parted by `;` or line ends; the state they lead to. A statement that
 * does not hold fails the running test. */
void hx_play_words(const char *words, hx_state *out);

/* Random moves, offers and answers among them, until the game is over or `most` are done; their number. */
int hx_play_random(hx_state *s, uint64_t seed, int most);

#endif

/* actions.h - actions and refusals in words. Tests only. */
#ifndef HX_TEST_ACTIONS_H
#define HX_TEST_ACTIONS_H
#include "words.h"

enum { HX_UNKNOWN_KIND = 0xFF00 }; /* what hx_read_action answers for a word that is no action */

/* Reads one action of the seat, "BUILD_ROAD z2-z3", from text up to its end or a comma followed by a blank; moves *at behind it. The kind,
 * HX_UNKNOWN_KIND with nothing else read, or HX_NO_WORD with a sentence. */
int hx_read_action(const hx_state *s, int seat, const char **at, hx_action *a, char wrong[HX_SAID]);

/* Is the action a walk written as a way? *at is then its first vertex. */
bool hx_is_route(const char *action, const char **at);
/* Its vertices, "1,5,N > 2,4,S": their number, 0 when it is written otherwise. */
int hx_read_route(const hx_state *s, const char **at, uint8_t route[HX_ROUTE]);

/* Is that the refusal that the words describe, "CANT_AFFORD 1l B-56"? Only what they say is compared. */
bool hx_refusal_is(hx_refusal r, const char *words, char wrong[HX_SAID]);
void hx_refusal_words(hx_refusal r, char out[HX_SAID]);
bool hx_action_unused(int kind); /* no action has that code */

#endif

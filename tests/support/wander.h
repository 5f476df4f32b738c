/* wander.h - random play through the public functions: moves that are allowed, offers included, and moves that need not be. */
#ifndef HX_WANDER_H
#define HX_WANDER_H
#include "hx.h"

/* The actor's entries that can be done as they are: all but the empty offer. */
int wander_moves(const hx_state *s, hx_action out[HX_LEGAL]);

/* One of them, each equally likely; of chance, by weight. The game must not be over. */
hx_action wander_plain(const hx_state *s, hx_rng *rng);

/* Like it, but offers and answers come first: in the answer phase, and now and then from any seat, a filled offer or proposal, an
 * answer out of order, a withdrawal. */
hx_action wander_lively(const hx_state *s, hx_rng *rng);

/* Anything that fits into twelve bytes, often nearly right. */
hx_action wander_hostile(const hx_state *s, hx_rng *rng);

/* Fills in an empty offer of the list at random; false: it didn't come to something that checks. */
bool wander_fill(const hx_state *s, hx_rng *rng, hx_action *offer);

/* Each option with one chance in two any value of its range, low ones more often, as far as they are possible together; seats, target
 * and seed as they are. */
void wander_options(hx_options *o, hx_rng *rng);

/* A yes and a proposal stand only as long as they can be kept (B-43). */
bool wander_kept(const hx_state *s);

/* Of a kind that check takes in more forms than are listed: any offer, a walk over untaken boxes or there and back. */
bool wander_open(hx_action a);

bool wander_same(hx_action a, hx_action b);

#endif

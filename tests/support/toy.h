/* toy.h - a whole game on seven hexes: what a new ruleset starts from, and a small one for tests of everything shared.
 *
 * Rules (T-): on a ring of woods and claypits around a lake everybody founds two camps, there and back (T-01), on any free
 * vertex (T-02). A turn: roll (T-03); hexes with that number give a card for each camp (T-04); on a seven whoever holds
 * too many gives half back (T-05). Then any number of: a camp for a lumber and a brick (T-06), a card for two bricks (T-07),
 * two of a kind for one of the other from the bank (T-08). A camp is a point, and so are half of the eight cards; what is on
 * a card only its owner knows (T-09). Who has enough points on the own turn wins (T-10). After turn HX_LAST_TURN nobody has
 * won (V-12). */
#ifndef HX_TOY_H
#define HX_TOY_H
#include "rules/ruleset.h"

extern const hx_ruleset hx_rules_toy;

int toy_plug(void); /* puts it behind the other rulesets and gives its index; hx_init comes first; again does nothing */

/* A table on which only what a test puts there counts: nothing founded, empty hands, seat 0 on turn in MAIN of turn 1. */
hx_state toy_table(int seats);

#endif

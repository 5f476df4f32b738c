/* fields.h - the fields that all rulesets have in common, in and out. hx_code_harbours is declared in rules/ruleset.h. */
#ifndef HX_FIELDS_H
#define HX_FIELDS_H
#include "../rules/ruleset.h"

enum { HX_WIRE_IDS = 64 };

/* Ruleset, players, target, options. Reading, an unknown ruleset sets `ruleset` to HX_NONE and fails. */
void hx_code_options(hx_coder *c, hx_options *o);
/* The deal of a table with these options. length: 0 when reading. */
void hx_code_deal(hx_coder *c, const hx_options *o, uint8_t deal[HX_DEAL], int *length);
/* All of a state but its options. Reading, the state has to be blank; the derived fields are left to the ruleset. */
void hx_code_state(hx_coder *c, const hx_options *o, hx_state *s);

#endif

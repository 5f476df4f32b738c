/* duel.h - the duel for two: the island game wrapped. Seats 0 and 1 play; 2 and 3 are the neutral colours, which own pieces
 * and never act (D-03). Included inside core/rules/duel and by the registry only. */
#ifndef HX_DUEL_H
#define HX_DUEL_H
#include "../classic/classic.h"

enum { DUEL_PLAYERS = 2, DUEL_SEATS = 4, DUEL_TOKENS = 20, DUEL_START_TOKENS = 5 };

extern const hx_ruleset hx_rules_duel;

/* ---- neutral.c: the neutral colours' pieces (D-13, D-14) */
void duel_ask_neutral(hx_state *s, int piece); /* after an own road or settlement; nothing possible: nothing is asked */
hx_refusal duel_check_neutral(const hx_state *s, hx_action a);
hx_refusal duel_why_neutral(const hx_state *s, int kind); /* a piece is due: why not of this kind */
int duel_legal_neutral(const hx_state *s, int seat, hx_action *out);
void duel_place_neutral(hx_state *s, hx_action a);

/* ---- tokens.c: earning and spending trade tokens */
int duel_supply(const hx_state *s);                /* tokens beside the board */
int duel_price(const hx_state *s, int seat);       /* of a token action now (D-22) */
void duel_earn(hx_state *s, int seat, int vertex); /* for a settlement there (D-30 .. D-33) */
hx_refusal duel_check_tokens(const hx_state *s, int seat, int kind);
hx_refusal duel_check_give_back(const hx_state *s, hx_action a);
int duel_legal_tokens(const hx_state *s, int seat, hx_action *out);
int duel_legal_give_back(const hx_state *s, int seat, hx_action *out);
void duel_token_action(hx_state *s, hx_action a);
void duel_stole(hx_state *s); /* after a theft: the second card of a forced trade */
void duel_give_back(hx_state *s, hx_action a);

#endif

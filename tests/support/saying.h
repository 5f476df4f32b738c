/* saying.h - what the files that read statements about positions share. Tests only. */
#ifndef HX_SAYING_H
#define HX_SAYING_H
#include "position.h"

/* One word each; false when it is another. */
bool hx_say_number(const char **at, int most, uint8_t *out);
bool hx_say_seat(const char **at, uint8_t *out); /* also "nobody": HX_NONE */
bool hx_say_yes(const char **at, uint8_t *out);  /* or "no" */
bool hx_say_place(const hx_position *p, const char **at, enum hx_place what, uint8_t *out);
bool hx_say_seats(const char **at, uint8_t *set); /* several, or "nobody" */

typedef struct hx_plain_statement {
    const char *word;
    bool (*say)(hx_position *p, const char **at);
} hx_plain_statement;

typedef struct hx_seat_statement {
    const char *word;
    bool (*say)(hx_position *p, int seat, const char **at);
} hx_seat_statement;

/* Those of the stone age game alone; without a word at the end. */
extern const hx_plain_statement hx_stone_plain[];
extern const hx_seat_statement hx_stone_seated[];
void hx_stone_begin(hx_stoneage *said); /* nothing is said yet */

/* fill.c */
void hx_fill_turn(const hx_position *p, hx_state *s, int whose); /* what a turn of any game has; `whose` it counts as */
void hx_fill_stack(hx_state *s, int phase, int actor);           /* comes after what is asked now */
bool hx_fill_hands(const hx_position *p, hx_state *s, char wrong[HX_SAID]);
int hx_silent_seat(const hx_state *s, unsigned said); /* the last who plays and is not in the set, or -1 */

/* fill_stoneage.c */
hx_err hx_stone_table(const hx_position *p, hx_state *s);
bool hx_stone_position(const hx_position *p, hx_state *s, char wrong[HX_SAID]); /* all that is not derived */
#endif

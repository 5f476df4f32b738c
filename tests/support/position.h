/* position.h - a position in words, and back. The words are in tests/README.md; a statement is one of its lines. Tests only. */
#ifndef HX_POSITION_H
#define HX_POSITION_H
#include "words.h"

enum { HX_TILE_THERE = 1, HX_TILE_GONE = 2 };

typedef struct hx_stone_said {                 /* of the stone age game: what was said, not only filled in */
    uint8_t people, events;                    /* sets of seats */
    uint8_t site[HX_SITES], box[HX_BOXES];     /* HX_TILE_THERE or HX_TILE_GONE */
    uint8_t moved[HX_BOXES], desert[HX_HEXES]; /* 1 where another box, a desert was said */
    uint8_t faces, robber[2], exploration, expansion, second, rolling;
} hx_stone_said;

typedef struct hx_position { /* what has been said so far */
    hx_options options;
    hx_state said;
    uint8_t beginners, founding;
    uint8_t hand_said, dev_said, tokens_said; /* sets of seats */
    uint8_t bank_said;                        /* a set of kinds of resource */
    uint8_t hexes_said[HX_HEXES];             /* 1 where another hex was said */
    uint8_t docks, docks_said;                /* how many harbours were said */
    uint8_t deck_said, dice_said, robber_said, longest_said, largest_said, phase_said, actor_said, turn_said,
        turn_no_said, ended_said, first_roll_said;
    hx_stone_said stone;
} hx_position;

void hx_position_begin(hx_position *p);
void hx_position_of(hx_position *p, int ruleset); /* begins one of that game */
/* One statement; false with a sentence in `wrong` when it is not one or cannot be. */
bool hx_position_say(hx_position *p, const char *statement, char wrong[HX_SAID]);
/* The table alone, nothing placed: whether it can be laid is its error. */
hx_err hx_position_table(const hx_position *p, hx_state *s);
/* The whole: what was not said is filled in. False with a sentence when it is no possible position. */
bool hx_position_state(const hx_position *p, hx_state *s, char wrong[HX_SAID]);
/* All statements of a text, one a line. */
bool hx_position_read(const char *text, hx_state *s, char wrong[HX_SAID]);
/* The state in words, one statement a line; read again they give the same bytes. The length needed without the closing 0. */
size_t hx_position_words(const hx_state *s, char *out, size_t room);

#endif

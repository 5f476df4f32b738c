/* question.h - what the files that compare statements with a state share. Tests only. */
#ifndef HX_QUESTION_H
#define HX_QUESTION_H
#include "position.h"

typedef struct hx_question {
    const hx_state *s;
    const hx_position *p; /* what the statement says, if it is one of a position */
    const char *at;       /* the words behind the first */
    char *wrong;
} hx_question;

bool hx_same_number(hx_question *q, const char *what, int is, int said);
bool hx_same_seat(hx_question *q, const char *what, int is, int said);
bool hx_same_yes(hx_question *q, const char *what, int is, int said);
bool hx_ask_number(hx_question *q, const char *what, int is); /* the number is the only word that is left */

typedef struct hx_plain_check {
    const char *word;
    bool position; /* the words are those of a position */
    bool (*ask)(hx_question *q);
} hx_plain_check;

typedef struct hx_seat_check {
    const char *word;
    bool position;
    bool (*ask)(hx_question *q, int seat);
} hx_seat_check;

bool hx_odds_of_faces(hx_question *q); /* checks_stoneage.c: "robber desert_hills", each as likely as the others */

/* Those of the stone age game alone; without a word at the end. */
extern const hx_plain_check hx_stone_plain_checks[];
extern const hx_seat_check hx_stone_seat_checks[];

#endif

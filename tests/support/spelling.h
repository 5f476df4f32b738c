/* spelling.h - what the files that put positions into words share. Tests only. */
#ifndef HX_SPELLING_H
#define HX_SPELLING_H
#include <stdio.h>

#include "position.h"

typedef struct hx_page {
    char *out;
    size_t room, length;
} hx_page;

void hx_put(hx_page *to, const char *format, ...);
void hx_put_seats(hx_page *to, const char *word, unsigned set); /* a line: the word and the seats, or "nobody" */

void hx_put_stoneage(hx_page *to, const hx_state *s); /* spell_stoneage.c */

#endif

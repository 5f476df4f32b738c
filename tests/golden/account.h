/* account.h - what a link holds, in words: the state, of a replay also each action and the state behind them. */
#ifndef HX_ACCOUNT_H
#define HX_ACCOUNT_H
#include "hx.h"

enum { HX_ACCOUNT = 400000 };

typedef struct hx_account {
    char text[HX_ACCOUNT];
    size_t at;
} hx_account;

void hx_tell(hx_account *to, const char *link); /* fails the test if the link does not load */

#endif

/* hint.c - the moves that a careful bot likes best, each with its reason.
 *
 * Every candidate gets the score that the bot would give it; nothing is chosen, so nothing here changes what bots do. */
#include <string.h>

#include "bot.h"

enum { NONSENSE = 500000 /* so far behind the best, a move is not worth showing */ };

static int careful_level(void) {
    for (int i = hx_level_count() - 1; i >= 0; i--) {
        if (strcmp(hx_level_key(i), "normal") == 0) return i;
    }
    return hx_level_count() - 1;
}

static int32_t score_of(hx_bot *b, int candidate) {
    b->next = candidate;
    b->best_score = INT32_MIN;
    hx_greedy_step(b);
    return b->best_score;
}

/* Two trades with the bank for the same card are one idea. */
static bool is_alike(hx_action a, hx_action b) { return a.kind == b.kind && a.kind == HX_BANK_TRADE && a.get == b.get; }

static int find_alike(const hx_hint *out, int n, hx_action a) {
    for (int i = 0; i < n; i++) {
        if (is_alike(out[i].action, a)) return i;
    }
    return -1;
}

static void put_at(hx_hint *out, int at, int last, hx_hint hint) {
    for (int i = last; i > at; i--) out[i] = out[i - 1];
    out[at] = hint;
}

/* Keeps the best in order; of those alike only the better one. */
static int insert(hx_hint out[HX_HINTS], int n, hx_hint hint) {
    int at = 0, same = find_alike(out, n, hint.action);
    while (at < n && out[at].score >= hint.score) at++;
    if (same >= 0) {
        if (at <= same) put_at(out, at, same, hint);
        return n;
    }
    if (at == HX_HINTS) return n;
    int last = n < HX_HINTS ? n : HX_HINTS - 1;
    put_at(out, at, last, hint);
    return last + 1;
}

static int sensible(const hx_hint *out, int n) {
    while (n > 1 && out[n - 1].score < out[0].score - NONSENSE) n--;
    return n;
}

static void reason(const hx_state *s, const hx_outlook *o, hx_hint *h) {
    hx_state after = *s;
    if (hx_check(s, h->action).reason == HX_FINE) hx_apply(&after, h->action);
    if (hx_over(&after) && after.winners >> o->seat & 1)
        h->why = HX_HINT_WINS;
    else
        o->mind->reason(s, &after, o, h);
}

int hx_bot_rank(void *memory, const hx_view *v, uint64_t seed, hx_hint out[HX_HINTS]) {
    int n = 0;
    hx_bot *b = hx_bot_start(memory, v, careful_level(), seed);
    if (b == NULL || b->look.mind == NULL) return 0;
    for (int i = 0; i < b->count; i++) {
        hx_hint hint = {.action = b->list[i], .score = score_of(b, i)};
        n = insert(out, n, hint);
    }
    n = sensible(out, n);
    for (int i = 0; i < n; i++) reason(&b->world, &b->look, &out[i]);
    return n;
}

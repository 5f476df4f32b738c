/* veil.c - hide hands, and imagine what was hidden. */
#include "../base/cards.h"
#include "../base/rng.h"
#include "ruleset.h"

enum { SHOWN = 2 }; /* a bank count above this is nobody's business (B-17); up to it, the legal trades tell */

void hx_veil_hands(hx_state *s, int seat) {
    for (int i = 0; i < s->seats; i++) {
        if (i == seat) continue;
        s->veiled[i] = (uint8_t)hx_hand_size(s, i);
        for (int k = 0; k < HX_RES; k++) s->hand[i][k] = 0;
    }
    if (s->opt[HX_OPT_BANK_SHOWN]) return;
    for (int k = 0; k < HX_RES; k++)
        if (s->bank[k] > SHOWN) s->bank[k] = SHOWN;
}

/* Of each kind: cards that are somewhere unseen, and of these, those that can't be in the bank. */
static void count_unseen(const hx_state *s, int unseen[HX_RES], int in_hands[HX_RES]) {
    for (int k = 0; k < HX_RES; k++) {
        unseen[k] = (k < hx_kinds(s) ? s->opt[HX_OPT_BANK] : 0) - s->bank[k];
        for (int i = 0; i < s->seats; i++) unseen[k] -= s->hand[i][k];
        bool exact = s->opt[HX_OPT_BANK_SHOWN] || k >= hx_kinds(s) || s->bank[k] < SHOWN;
        in_hands[k] = exact ? unseen[k] : 0;
    }
}

/* Who said yes holds what is asked for, and who proposes what is proposed: that is looked at when it is said (B-43), so all know. */
static int promised(const hx_state *s, int seat, int kind) {
    int n = hx_cards_n(s->counter[seat].give, kind);
    bool said_yes = s->offer.by != HX_NONE && s->offer.yes >> seat & 1;
    return said_yes && hx_cards_n(s->offer.get, kind) > n ? hx_cards_n(s->offer.get, kind) : n;
}

static void imagine_promises(hx_state *s, int unseen[HX_RES], int sure[HX_RES]) {
    for (int i = 0; i < s->actors; i++)
        for (int k = 0; k < HX_RES; k++)
            for (int n = promised(s, i, k); n > 0 && s->veiled[i] && unseen[k] > 0; n--) {
                s->hand[i][k]++;
                s->veiled[i]--;
                unseen[k]--;
                sure[k] -= sure[k] > 0;
            }
}

void hx_imagine_hands(hx_state *s, int seat, hx_rng *rng) {
    (void)seat;
    int unseen[HX_RES], sure[HX_RES], wanted = 0, n = 0, rest = 0;
    uint8_t pool[HX_RES * 32], maybe[HX_RES * 32];
    count_unseen(s, unseen, sure);
    imagine_promises(s, unseen, sure);
    for (int i = 0; i < s->seats; i++) wanted += s->veiled[i];
    for (int k = 0; k < HX_RES; k++) {
        for (int i = 0; i < sure[k]; i++) pool[n++] = (uint8_t)k;
        for (int i = sure[k]; i < unseen[k]; i++) maybe[rest++] = (uint8_t)k;
    }
    hx_rng_shuffle(rng, maybe, rest);
    while (n < wanted && rest > 0) pool[n++] = maybe[--rest];
    hx_rng_shuffle(rng, pool, n);
    for (int i = 0; i < s->seats; i++)
        while (s->veiled[i] && n > 0) {
            s->hand[i][pool[--n]]++;
            s->veiled[i]--;
        }
    while (rest > 0) s->bank[maybe[--rest]]++;
}

static bool is_kept(const hx_state *s) {
    for (int i = 0; i < s->actors; i++)
        for (int k = 0; k < HX_RES; k++)
            if (promised(s, i, k) > s->hand[i][k]) return false;
    return true;
}

const char *hx_broken_hands(const hx_state *hands) {
    hx_state copy = *hands, *s = &copy;
    int unseen[HX_RES], sure[HX_RES], veiled = 0, most = 0, least = 0;
    count_unseen(s, unseen, sure);
    imagine_promises(s, unseen, sure);
    if (!is_kept(s)) return "a promise";
    for (int i = 0; i < s->seats; i++) veiled += s->veiled[i];
    for (int k = 0; k < HX_RES; k++) {
        if (unseen[k] < 0) return "more cards of a kind than there are";
        if (!s->viewer && unseen[k] != 0) return "cards of a kind are missing";
        most += unseen[k];
        least += sure[k];
    }
    if (!s->viewer) return veiled ? "veiled cards outside a view" : NULL;
    return veiled < least || veiled > most ? "veiled cards do not add up" : NULL;
}

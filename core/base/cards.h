/* cards.h - resource cards in an hx_cards (6 kinds, 5 bits each) and in a row of bytes (HX_ROW kinds, a byte each).
 *
 * No kind of an hx_cards may go above 31, no kind of a row above 127; going below 0 or above is the caller's mistake and is
 * caught in builds with HX_VALIDATE. */
#ifndef HX_CARDS_H
#define HX_CARDS_H
#include "../hx.h"
#include "assert.h"

#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "a row as a word has kind 0 in the lowest byte");

enum { HX_CARD_FIELDS = 6, HX_CARD_BITS = 5, HX_CARD_MOST = 31 };
#define HX_ROW_TOPS 0x8080808080808080u

/* n cards of one kind; kind 0 to 5, n 0 to 31. */
static inline hx_cards hx_card(int kind, int n) { return (hx_cards)n << (HX_CARD_BITS * kind); }

/* How many of that kind. */
static inline int hx_cards_n(hx_cards cards, int kind) { return (int)(cards >> (HX_CARD_BITS * kind) & HX_CARD_MOST); }

/* A byte a kind: the same cards as a row has them, kind 0 in the lowest byte. */
static inline uint64_t hx_cards_spread(hx_cards cards) {
    uint64_t halves = (cards & 0x7FFFu) | (uint64_t)(cards & 0x3FFF8000u) << 9;
    return (halves & 0x1F00001Fu) | (halves & 0x3E00003E0u) << 3 | (halves & 0x7C00007C00u) << 6;
}

static inline int hx_cards_total(hx_cards cards) { return (int)(hx_cards_spread(cards) * 0x0101010101010101u >> 56); }

/* Are all of `part` in `cards`? */
static inline bool hx_cards_contain(hx_cards cards, hx_cards part) {
    return (((hx_cards_spread(cards) | HX_ROW_TOPS) - hx_cards_spread(part)) & HX_ROW_TOPS) == HX_ROW_TOPS;
}

/* Is there any card of that kind? */
static inline bool hx_cards_has(hx_cards cards, int kind) { return hx_cards_n(cards, kind) > 0; }

static inline hx_cards hx_cards_sub(hx_cards cards, hx_cards part) {
    HX_VALID(hx_cards_contain(cards, part));
    return cards - part;
}

hx_cards hx_cards_add(hx_cards a, hx_cards b);
int hx_cards_kinds(hx_cards cards); /* how many different kinds */

/* ---- rows: a hand or the bank of a state, as one word */
static inline uint64_t hx_row_load(const uint8_t row[HX_ROW]) {
    uint64_t word;
    memcpy(&word, row, sizeof word);
    return word;
}

static inline void hx_row_store(uint8_t row[HX_ROW], uint64_t word) { memcpy(row, &word, sizeof word); }

static inline int hx_row_total(const uint8_t row[HX_ROW]) {
    return (int)(hx_row_load(row) * 0x0101010101010101u >> 56); /* 255 at most */
}

static inline bool hx_row_contains(const uint8_t row[HX_ROW], hx_cards part) {
    return (((hx_row_load(row) | HX_ROW_TOPS) - hx_cards_spread(part)) & HX_ROW_TOPS) == HX_ROW_TOPS;
}

static inline void hx_row_add(uint8_t row[HX_ROW], hx_cards cards) {
    hx_row_store(row, hx_row_load(row) + hx_cards_spread(cards));
}

static inline void hx_row_sub(uint8_t row[HX_ROW], hx_cards cards) {
    HX_VALID(hx_row_contains(row, cards));
    hx_row_store(row, hx_row_load(row) - hx_cards_spread(cards));
}

hx_cards hx_row_missing(const uint8_t row[HX_ROW], hx_cards part); /* what of part is not there */
hx_cards hx_row_cards(const uint8_t row[HX_ROW]);                  /* no kind above 31 */

#endif

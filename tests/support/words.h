/* words.h - the words of positions and cases: seats, cards, places, actions, and back. Tests only. */
#ifndef HX_WORDS_H
#define HX_WORDS_H
#include "hx.h"

enum {
    HX_WORD = 64,      /* room for one word with its end */
    HX_SAID = 256,     /* room for a sentence about what is wrong */
    HX_WORD_KINDS = 6, /* kinds of card in words: the resources and `d`, a development card in a trade */
    HX_NO_WORD = -1,   /* not such a word at all */
    HX_NO_PLACE = -2   /* written like a place, but the board has none there */
};

bool hx_wrong(char wrong[HX_SAID], const char *format, ...); /* writes the sentence; always false */

/* The next word of the text, words being parted by blanks; moves *at behind it. False at the end or if it is too long. */
bool hx_word(const char **at, char word[HX_WORD]);
/* The next word without moving on; false at the end. */
bool hx_word_ahead(const char *at, char word[HX_WORD]);
bool hx_word_is(const char **at, const char *expected); /* takes the next word if it is that one */
bool hx_word_number(const char *word, int *n);

/* From here on cards are written with the letters of that game. */
void hx_letters_of(int ruleset);
char hx_card_letter(int kind);
bool hx_is_stoneage(int ruleset);

/* From here on "A" means seat `shift` of so many players, "B" the next, and so on round the table; 0: as they are. */
void hx_shift_seats(int shift, int players);
int hx_word_seat(const char *word);                                 /* "A" .. "F": 0 .. 5, or HX_NO_WORD */
bool hx_word_cards(const char *word, uint8_t cards[HX_WORD_KINDS]); /* "2l1b", "nothing"; each kind once */
int hx_word_resource(const char *word);                             /* "l" .. "o", or HX_NO_WORD */
int hx_word_card(const char *word);                                 /* "knight" .., or HX_NO_WORD */
int hx_word_piece(const char *word);  /* "settlement" 1, "city" 2, "road" 3, "tribe" 5, "nomad" 6, or HX_NO_WORD */
int hx_word_phase(const char *word);  /* "main" .., also "founding"; or HX_NO_WORD */
int hx_word_option(const char *word); /* "bank" .., or HX_NO_WORD */
int hx_word_kind(const char *word);   /* "BUILD_ROAD" .., or HX_NO_WORD */
int hx_word_reason(const char *word); /* "OCCUPIED" .., or HX_NO_WORD */
int hx_word_place(const hx_board *b, enum hx_place what, const char *word); /* or HX_NO_WORD, HX_NO_PLACE */

/* "z2..z5": the edges between them in turn, at most room of them; a single edge is a chain of one. Their number, or HX_NO_WORD. */
int hx_word_chain(const hx_board *b, const char *word, uint8_t *edges, int room);

/* A list of development cards, "1 knight 2 victory" or "nothing"; takes all words that are left. */
bool hx_word_deck(const char **at, uint8_t cards[HX_CARD_KINDS]);

/* ---- and back; what they write is read as the same by those above */
const char *hx_seat_word(int seat); /* also "chance" and "nobody" */
const char *hx_phase_word(int phase);
const char *hx_card_word(int card);
const char *hx_kind_word(int kind);                           /* "?" for no such kind */
const char *hx_piece_word(int piece);                         /* likewise */
const char *hx_reason_word(int reason);                       /* "fine" for 0 */
const char *hx_option_word(int option);                       /* NULL beyond the last */
void hx_cards_words(const uint8_t *cards, char out[HX_WORD]); /* of HX_RES kinds */
void hx_deck_words(const uint8_t *cards, char out[2 * HX_WORD]);
hx_cards hx_pack_cards(const uint8_t cards[HX_WORD_KINDS]);
void hx_unpack_cards(hx_cards packed, uint8_t cards[HX_WORD_KINDS]);

#endif

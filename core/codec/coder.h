/* coder.h - values in and out of a string of bytes by the same calls: an entropy coder, exact to a fraction of a bit.
 *
 * Writing, a call takes the value and gives it back; reading, it ignores the value and gives the one that was written. What
 * goes wrong (a value outside its bounds, a full or an exhausted string) sets `failed` once and for all: from then on calls
 * do nothing and give the lowest value, so only the end has to be looked at. The arithmetic is described in FORMAT.md. */
#ifndef HX_CODER_H
#define HX_CODER_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct hx_coder {
    uint8_t *bytes;      /* where to write; when reading, only read */
    size_t room, at;     /* bytes there are; bytes written or read */
    uint32_t low, range; /* the interval that the string is in */
    uint32_t ahead;      /* reading: how far into it the bytes lead that have been read */
    uint8_t version;     /* of the link */
    bool reading, failed;
} hx_coder;

/* The odds of a yes or no that repeats: they follow what was coded. */
typedef struct hx_odds {
    uint16_t yes; /* in 65536 */
    uint8_t seen; /* how often, for the size of a step: at least 1 */
    uint8_t most; /* what seen stops at: lower follows faster */
} hx_odds;

void hx_coder_write(hx_coder *c, int version, uint8_t *bytes, size_t room);
void hx_coder_read(hx_coder *c, int version, const uint8_t *bytes, size_t length);
/* Writing: closes the string. Reading: fails unless the bytes are those that writing would have given. Its length; 0 after a failure. */
size_t hx_coder_end(hx_coder *c);
void hx_coder_fail(hx_coder *c);

/* 0 to most, each equally likely. */
void hx_code(hx_coder *c, uint8_t *field, unsigned most);       /* most: at most 255 */
void hx_code_wide(hx_coder *c, uint16_t *field, unsigned most); /* most: at most 65534 */
/* A small number, 0 to most, the smaller the likelier: n takes n + 1 bits, above 12 it takes more. */
void hx_code_count(hx_coder *c, uint8_t *field, unsigned most); /* most: at most 255 */
/* An index below n by weight; weights add up to 65535 at most. Weight 0: impossible; if one index only is possible it costs nothing. */
int hx_code_pick(hx_coder *c, int index, const uint16_t *weight, int n);
/* yes : no as given, both at least 1, 65535 at most together. */
bool hx_code_flag(hx_coder *c, bool flag, unsigned yes, unsigned no);
/* By what two odds say together, each as much as it has seen; both learn. They may be the same, then it learns once. */
bool hx_code_bit(hx_coder *c, bool bit, hx_odds *odds, hx_odds *other);

#endif

#include "text.h"

#include <string.h>

#define CHECK_BYTES 4
#define LENGTH_DIGITS 3 /* 5 bits each */

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

uint32_t hx_checksum(uint32_t sum, const uint8_t *bytes, size_t n) {
    sum = ~sum;
    for (size_t i = 0; i < n; i++) {
        sum ^= bytes[i];
        for (int bit = 0; bit < 8; bit++) sum = sum >> 1 ^ (sum & 1 ? 0xEDB88320u : 0);
    }
    return ~sum;
}

/* ---- writing */
typedef struct out {
    char *text;
    size_t room, at;
    uint32_t bits;
    int held; /* how many of bits */
} out;

static void put(out *o, char c) {
    if (o->at + 1 < o->room) o->text[o->at] = c;
    o->at++;
}

static void put_byte(out *o, uint8_t byte) {
    o->bits = o->bits << 8 | byte;
    for (o->held += 8; o->held >= 6; o->held -= 6) put(o, digits[o->bits >> (o->held - 6) & 63]);
}

static size_t characters(size_t bytes) { return (bytes * 8 + 5) / 6; }

static void put_length(out *o, size_t length) {
    for (; length >= 32; length >>= 5) put(o, digits[32 | (length & 31)]);
    put(o, digits[length]);
}

static uint32_t sum_of(int version, char kind, const uint8_t *bytes, size_t n) {
    const uint8_t head[2] = {(uint8_t)('0' + version), (uint8_t)kind};
    return hx_checksum(hx_checksum(0, head, sizeof head), bytes, n);
}

size_t hx_text_write(char kind, const uint8_t *bytes, size_t n, char *text, size_t room) {
    if (n > HX_TEXT_BYTES) return 0;
    out o = {.text = text, .room = room};
    uint32_t sum = sum_of(HX_TEXT_VERSION, kind, bytes, n);
    put(&o, '0' + HX_TEXT_VERSION);
    put(&o, kind);
    put_length(&o, characters(n + CHECK_BYTES));
    for (size_t i = 0; i < n; i++) put_byte(&o, bytes[i]);
    for (int i = 0; i < CHECK_BYTES; i++) put_byte(&o, (uint8_t)(sum >> 8 * i));
    if (o.held) put(&o, digits[o.bits << (6 - o.held) & 63]);
    if (room) text[o.at < room ? o.at : room - 1] = 0;
    return o.at;
}

/* ---- reading */
typedef struct in {
    const char *at, *end;
} in;

static bool blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* The next character that is not white space, 0 at the end. */
static char peek(in *i) {
    while (i->at < i->end && blank(*i->at)) i->at++;
    return i->at < i->end ? *i->at : 0;
}

static int digit_of(char c) {
    const char *at = c ? strchr(digits, c) : NULL;
    return at ? (int)(at - digits) : -1;
}

/* The value of the next character, or -1 if it is none of the 64. */
static int take(in *i) {
    int value = digit_of(peek(i));
    if (value >= 0) i->at++;
    return value;
}

/* Where one of our characters was due and none is: the end of the text, or a hole in it? */
static hx_err broken_off(in i) {
    for (; i.at < i.end; i.at++)
        if (digit_of(*i.at) >= 0 && digit_of(*i.at) < 62) return HX_ERR_DAMAGED;
    return HX_ERR_SHORT;
}

static hx_err take_head(in *i, int *version, char *kind) {
    char first = peek(i);
    if (first < '0' || first > '9') return HX_ERR_FORMAT;
    *version = first - '0';
    if (*version > HX_TEXT_VERSION) return HX_ERR_VERSION;
    i->at++;
    *kind = peek(i);
    if (*kind == 0) return HX_ERR_SHORT;
    if (*kind < 'a' || *kind > 'z') return HX_ERR_FORMAT;
    i->at++;
    return HX_OK;
}

static hx_err take_length(in *i, size_t *length) {
    *length = 0;
    for (int k = 0; k < LENGTH_DIGITS; k++) {
        int value = take(i);
        if (value < 0) return broken_off(*i);
        *length |= (size_t)(value & 31) << 5 * k;
        if (value < 32) return HX_OK;
    }
    return HX_ERR_DAMAGED;
}

static hx_err take_bytes(in *i, size_t length, uint8_t *bytes, size_t *n) {
    uint32_t bits = 0;
    int held = 0;
    *n = 0;
    for (size_t k = 0; k < length; k++) {
        int value = take(i);
        if (value < 0) return broken_off(*i);
        bits = bits << 6 | (uint32_t)value;
        held += 6;
        if (held < 8) continue;
        held -= 8;
        bytes[(*n)++] = (uint8_t)(bits >> held);
    }
    bool rest = bits & ((1u << held) - 1);
    return rest || held >= 6 ? HX_ERR_DAMAGED : HX_OK;
}

/* A letter or a digit right behind the text is part of it, and then one too many. */
static bool followed(in *i) {
    if (i->at >= i->end) return false;
    int value = digit_of(*i->at);
    return value >= 0 && value < 62;
}

hx_err hx_text_read(const char *text, size_t length, int *version, char *kind, uint8_t bytes[HX_TEXT_ROOM], size_t *n) {
    in i = {text, text + length};
    size_t count = 0;
    uint32_t sum = 0;
    if (length > HX_TEXT_MOST) return HX_ERR_FORMAT;
    hx_err err = take_head(&i, version, kind);
    if (!err) err = take_length(&i, &count);
    if (!err && (count < characters(CHECK_BYTES) || count > characters(HX_TEXT_ROOM))) err = HX_ERR_DAMAGED;
    if (!err) err = take_bytes(&i, count, bytes, n);
    if (err) return err;
    *n -= CHECK_BYTES;
    for (int k = 0; k < CHECK_BYTES; k++) sum |= (uint32_t)bytes[*n + (size_t)k] << 8 * k;
    return followed(&i) || sum != sum_of(*version, *kind, bytes, *n) ? HX_ERR_DAMAGED : HX_OK;
}

#include "coder.h"

#define LEAST_RANGE ((uint32_t)1 << 24)
#define AHEAD 4 /* bytes that the reader is ahead of what it understands */

static void start(hx_coder *c, int version, uint8_t *bytes, size_t room, bool reading) {
    *c = (hx_coder){.bytes = bytes, .room = room, .range = UINT32_MAX, .version = (uint8_t)version, .reading = reading};
}

void hx_coder_write(hx_coder *c, int version, uint8_t *bytes, size_t room) { start(c, version, bytes, room, false); }

/* Past the end there are zeros, but only as many as the reader looks ahead. */
static uint32_t next_byte(hx_coder *c) {
    if (c->at >= c->room + AHEAD) hx_coder_fail(c);
    uint32_t byte = c->at < c->room ? c->bytes[c->at] : 0;
    c->at++;
    return byte;
}

void hx_coder_read(hx_coder *c, int version, const uint8_t *bytes, size_t length) {
    start(c, version, (uint8_t *)(uintptr_t)bytes, length, true);
    for (int i = 0; i < AHEAD; i++) c->ahead = c->ahead << 8 | next_byte(c);
}

void hx_coder_fail(hx_coder *c) { c->failed = true; }

static void put_byte(hx_coder *c, uint32_t byte) {
    if (c->at >= c->room) {
        hx_coder_fail(c);
        return;
    }
    c->bytes[c->at++] = (uint8_t)byte;
}

/* What was written grows by one in its last place. */
static void carry(hx_coder *c) {
    size_t i = c->at;
    while (i > 0 && ++c->bytes[--i] == 0) {
    }
}

static void shift(hx_coder *c) {
    if (c->reading)
        c->ahead = c->ahead << 8 | next_byte(c);
    else
        put_byte(c, c->low >> 24);
    c->low <<= 8;
    c->range <<= 8;
}

/* The interval becomes `size` parts of itself, from part number `from` on. */
static void narrow(hx_coder *c, uint32_t from, uint32_t size, uint32_t part) {
    uint32_t step = from * part;
    c->low += step;
    c->ahead -= step;
    if (c->low < step && !c->reading) carry(c);
    c->range = size * part;
    while (c->range < LEAST_RANGE && !c->failed) shift(c);
}

/* Reading: in which of the equal parts the string lies. */
static uint32_t locate(hx_coder *c, uint32_t part, uint32_t total) {
    uint32_t at = c->ahead / part;
    if (at < total) return at;
    hx_coder_fail(c);
    return 0;
}

static unsigned equal(hx_coder *c, unsigned value, unsigned most) {
    uint32_t total = most + 1, part = c->range / total;
    if (value > most && !c->reading) hx_coder_fail(c);
    if (c->failed) return 0;
    if (c->reading) value = locate(c, part, total);
    if (c->failed) return 0;
    narrow(c, value, 1, part);
    return value;
}

void hx_code(hx_coder *c, uint8_t *field, unsigned most) { *field = (uint8_t)equal(c, *field, most); }

void hx_code_wide(hx_coder *c, uint16_t *field, unsigned most) { *field = (uint16_t)equal(c, *field, most); }

/* The only index with a weight, -1 if there are more. */
static int only(const uint16_t *weight, int n, uint32_t total) {
    for (int i = 0; i < n; i++)
        if (weight[i]) return weight[i] == total ? i : -1;
    return -1;
}

int hx_code_pick(hx_coder *c, int index, const uint16_t *weight, int n) {
    uint32_t total = 0, from = 0;
    for (int i = 0; i < n; i++) total += weight[i];
    if (total == 0 || (!c->reading && (index < 0 || index >= n || weight[index] == 0))) hx_coder_fail(c);
    if (c->failed) return 0;
    int sure = only(weight, n, total);
    if (sure >= 0) return sure;
    uint32_t part = c->range / total;
    if (c->reading) {
        uint32_t at = locate(c, part, total);
        for (index = 0; index < n - 1 && at >= from + weight[index]; index++) from += weight[index];
    } else {
        for (int i = 0; i < index; i++) from += weight[i];
    }
    if (c->failed) return 0;
    narrow(c, from, weight[index], part);
    return index;
}

bool hx_code_flag(hx_coder *c, bool flag, unsigned yes, unsigned no) {
    const uint16_t weight[2] = {(uint16_t)no, (uint16_t)yes};
    return hx_code_pick(c, flag, weight, 2);
}

enum { COUNT_STEPS = 12 };

void hx_code_count(hx_coder *c, uint8_t *field, unsigned most) {
    unsigned value = *field, n = 0;
    if (!c->reading && value > most) hx_coder_fail(c);
    while (n < most && n < COUNT_STEPS && hx_code_flag(c, value > n, 1, 1)) n++;
    if (n == COUNT_STEPS) {
        uint8_t rest = (uint8_t)(value - n);
        hx_code(c, &rest, most - n);
        n += rest;
    }
    *field = (uint8_t)(c->failed ? 0 : n);
}

#define ODDS_MARGIN 48 /* neither answer is ever rarer than this, in 65536 */

static void learn(hx_odds *odds, bool bit) {
    int target = bit ? 65535 : 0;
    odds->yes = (uint16_t)(odds->yes + (target - odds->yes) / (odds->seen + 1));
    if (odds->seen < odds->most) odds->seen++;
}

bool hx_code_bit(hx_coder *c, bool bit, hx_odds *odds, hx_odds *other) {
    unsigned yes =
        (odds->yes * (unsigned)odds->seen + other->yes * (unsigned)other->seen) / (unsigned)(odds->seen + other->seen);
    if (yes < ODDS_MARGIN) yes = ODDS_MARGIN;
    if (yes > 65535 - ODDS_MARGIN) yes = 65535 - ODDS_MARGIN;
    bit = hx_code_flag(c, bit, yes, 65535 - yes);
    learn(odds, bit);
    if (other != odds) learn(other, bit);
    return bit;
}

/* The number of the last interval that needs the fewest bytes, whatever zeros follow; how many. */
static int shortest(const hx_coder *c, uint64_t *value) {
    for (int kept = 0;; kept++) {
        uint64_t rest = ((uint64_t)1 << (32 - 8 * kept)) - 1;
        *value = (c->low + rest) & ~rest;
        if (*value < (uint64_t)c->low + c->range) return kept;
    }
}

size_t hx_coder_end(hx_coder *c) {
    uint64_t value;
    int kept = shortest(c, &value);
    if (c->reading) {
        if (c->at - AHEAD + (size_t)kept != c->room || value - c->low != c->ahead) hx_coder_fail(c);
        return c->failed ? 0 : c->room;
    }
    if (value >> 32 && !c->failed) carry(c);
    for (int i = 0; i < kept; i++) put_byte(c, (uint32_t)value >> (24 - 8 * i) & 0xFF);
    return c->failed ? 0 : c->at;
}

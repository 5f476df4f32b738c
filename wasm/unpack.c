/* unpack.c - guesses each bit from what stands before it, learns how right that was, and codes what the guess left open.
 *
 * What stands before is seen in several ways: the last bytes, the word so far; in bodies of functions (kind is not PLAIN) the last
 * operations and where in an instruction we are. For each way there are groups of slots, one group for half a byte: a check of what
 * it stands for, then for each bit the chance that it is a one, in 4096ths, and how often it was met, in the lowest four bits. The place
 * where the same bytes came last makes one more guess. Weights that follow success make one chance of all.
 *
 * For WebAssembly alone, and for its SIMD: that is a tenth faster. */
#include "unpack.h"

#include <stdbool.h>
#include <wasm_simd128.h>

enum {
    WAYS = 7,
    MATCH = WAYS, /* what follows the same bytes further up */
    WEIGHTS,
    GROUPS = 1 << 16, /* for each way */
    GROUP = 16,
    MOST = 10, /* a slot counts no further, so that it never stops learning */
    RATE = 2,
    FIRST_WEIGHT = 4300, /* in 16384ths */
    SHORTEST = 5,        /* bytes that must be the same, and as many as are told apart */
    LONGEST = 63,
    ODDS = 4096, /* logarithms of odds from -8 to 8, in 256ths */
    STACK = 7    /* values on the stack that are told apart */
};

/* What comes next in the body of a function. */
enum { OPCODE, ONE, BRANCH, CALL, NUMBER, ALIGN, OFFSET, FLOAT, MISC, SIZE, LOCALS, TYPE, PLAIN };

/* In one piece and the small first: addresses are short then. */
static struct {
    uint32_t code, end, n; /* so many bytes are there */
    uint32_t body;         /* where that of the function begins, behind its size */
    uint32_t from, length; /* where the same bytes went on, after so many that were the same */
    uint32_t at, low, high, value;
    uint32_t kind, part, number, depth, op, ops, word; /* part: bytes of the number so far; ops: the last four */
    int32_t left, stack;
    int16_t guesses[WEIGHTS];
    uint32_t seen[WAYS];
    uint16_t *groups[WAYS];
    int32_t shares[16]; /* how far the next bit moves a slot that has counted so many, in 65536ths */
    int32_t sure[LONGEST + 1];
    int16_t odds[ODDS];
    uint16_t chances[ODDS];
    int16_t weights[(PLAIN + STACK + 2) * 2 * 256 * WEIGHTS], more_weights[3 * 256 * WEIGHTS];
    uint32_t places[1 << 16];
    uint16_t slots[WAYS * GROUPS * GROUP];
    uint8_t packed[HXP_PACKED];
    uint8_t before[8]; /* nothing */
    uint8_t out[HXP_ROOM];
} m;

/* What the compiler, which looks for few bytes, would do the other way round. */
#define INLINE static inline __attribute__((always_inline))
#define OWN static __attribute__((noinline))

INLINE uint32_t mixed(uint32_t hash) {
    hash *= 0x2c1b3c6d;
    return hash ^ hash >> 15;
}

OWN uint32_t both(uint32_t a, uint32_t b) { return mixed(mixed(a) + b); }

/* A bit by its chance of being a one, in 65536ths. */
INLINE uint32_t coded(uint32_t chance, uint32_t bit) {
    uint32_t middle = m.low + ((m.high - m.low) >> 16) * chance;
#ifndef HX_PACK
    bit = m.value <= middle;
#endif
    if (bit)
        m.high = middle;
    else
        m.low = middle + 1;
    while ((m.low ^ m.high) >> 24 == 0) {
#ifdef HX_PACK
        m.packed[m.at++] = m.high >> 24;
#else
        m.value = m.value << 8 | m.packed[m.at++];
#endif
        m.low <<= 8;
        m.high = m.high << 8 | 255;
    }
    return bit;
}

OWN void begin(uint32_t kind) {
    m.kind = kind;
    m.part = 0;
    m.number = 0;
}

/* One of n from the first on. */
INLINE bool among(uint32_t op, uint32_t first, uint32_t n) { return op >= first && op < first + n; }

/* What an operation is followed by. */
INLINE uint32_t after(uint32_t op) {
    if (op < 0x02 || op > 0x44) return op == 0xfc ? MISC : OPCODE;
    if (op < 0x05 || among(op, 0x3f, 2)) return ONE;
    if (among(op, 0x0c, 3)) return BRANCH;
    if (among(op, 0x10, 2)) return CALL;
    if (among(op, 0x20, 5) || among(op, 0x41, 2)) return NUMBER;
    if (op > 0x42) return FLOAT;
    return op < 0x28 ? OPCODE : ALIGN;
}

/* How many values an operation leaves on the stack more than it takes, and two, in two bits each; calls are not looked at. */
static const uint32_t EFFECTS[16] = {0xaaaaaaaa, 0xaa1aaaaa, 0xaaaaa9e7, 0x80000aaa, 0x55555bfe, 0x55555556,
                                     0x555a9555, 0x55a95555, 0xaa955555, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa,
                                     0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa};

INLINE int32_t effect(uint32_t op) { return op < 0x1a ? -STACK : (int32_t)(EFFECTS[op >> 4] >> op % 16 * 2 & 3) - 2; }

INLINE void take_operation(uint32_t op) {
    int32_t stack = m.stack + effect(op);
    m.stack = stack < 0 ? 0 : stack > STACK ? STACK : stack;
    m.op = op;
    m.ops = m.ops << 8 | op;
    m.left = op == 0x0e ? -1 : op == 0x11 ? 1 : op == 0x43 ? 4 : op == 0x44 ? 8 : 0;
    begin(after(op));
    if (op - 0x02 < 3) m.depth++;
    if (op == 0x0b && !m.depth--) {
        uint8_t *body = m.out + m.body;
        uint32_t size = m.n - m.body;
        body[-3] = size | 128;
        body[-2] = size >> 7 | 128;
        body[-1] = size >> 14;
        m.depth = 0;
        begin(SIZE);
    }
}

/* The end of a number: what comes next. */
INLINE uint32_t after_number(void) {
    int32_t number = m.number;
    switch (m.kind) {
    case SIZE:
        m.body = m.n;
        m.left = -1;
        return LOCALS;
    case LOCALS:
        if (m.left >= 0) return TYPE;
        m.left = number;
        return number ? LOCALS : OPCODE;
    case TYPE: return --m.left ? LOCALS : OPCODE;
    case ALIGN: return OFFSET;
    case BRANCH:
        if (m.left < 0) m.left = number + 2;
        return m.left && --m.left ? BRANCH : OPCODE;
    case CALL: return m.left-- ? ONE : OPCODE;
    case MISC: return number == 10 ? ALIGN : number > 7 ? ONE : OPCODE;
    default: return OPCODE;
    }
}

INLINE void take(uint32_t byte) {
    m.word = (byte | 32) - 'a' < 26 || byte > 127 ? both(m.word, byte | 32) : 0; // as if small
    if (m.kind == PLAIN) return;
    if (m.kind == OPCODE) {
        take_operation(byte);
    } else if (m.kind == FLOAT) {
        if (--m.left == 0) begin(OPCODE);
    } else {
        m.number |= (byte & 127) << 7 * m.part++;
        if (byte < 128) begin(after_number());
    }
}

/* What stands before the next byte. The result says which further weights count. */
INLINE uint32_t look_back(void) {
    const uint8_t *end = m.out + m.n;
    uint32_t one = end[-1], four = one | end[-2] << 8 | end[-3] << 16 | (uint32_t)end[-4] << 24;
    uint32_t state = m.kind << 3 | (m.part & 7);
    bool own = m.kind == OPCODE || m.kind >= SIZE; /* not a part of an instruction */
    uint32_t where = both(state, own ? 0 : m.op + 1) + m.number;
    m.seen[0] = both(one, state);
    m.seen[1] = both(four & 0xffff, state);
    m.seen[2] = both(four >> 8 & 0xffff, state);
    m.seen[3] = both(where, (own ? m.ops : m.ops >> 8) & 0xffff);
    m.seen[4] = both(where, m.ops);
    m.seen[5] = both(where, m.stack);
    m.seen[6] = state;
    if (m.kind != PLAIN) return own ? m.op : 256 + m.op;
    m.seen[2] = four & 0xffffff;
    m.seen[3] = four;
    m.seen[4] = both(four, end[-5] | end[-6] << 8);
    m.seen[5] = m.word;
    return 512 + one;
}

/* Where the last bytes came before. */
INLINE void find_same(void) {
    const uint8_t *end = m.out + m.n;
    uint32_t *place = m.places + (both(end[-1] | end[-2] << 8 | end[-3] << 16, end[-4] | end[-5] << 8) >> 16);
    m.length = m.length && m.out[m.from] == end[-1] ? m.length + (m.length < LONGEST) : 0;
    m.from++;
    if (!m.length) {
        m.from = *place;
        while (m.length < 32 && m.length < m.from && m.out[m.from - 1 - m.length] == *(end - 1 - m.length)) m.length++;
        if (m.length < SHORTEST) m.length = 0;
    }
    *place = m.n;
}

static void find_groups(uint32_t half) {
    uint16_t *slots = m.slots;
    for (uint32_t i = 0; i < WAYS; i++, slots += GROUPS * GROUP) {
        uint32_t hash = mixed(mixed(m.seen[i] + i) + half * 0x3d4d51cb);
        uint32_t check = hash >> 16 | 1;
        uint16_t *group = m.groups[i] = slots + hash % GROUPS * GROUP;
        if (*group == check) continue;
        *group = check;
        for (int j = 1; j < GROUP; j++) group[j] = 0x8000;
    }
}

/* The next byte, 256 more than it is; packing, it is given. */
static uint32_t code_byte(uint32_t byte) {
    uint32_t set = m.kind == OPCODE ? PLAIN + 1 + m.stack : m.kind;
    int16_t *more = m.more_weights + look_back() * WEIGHTS;
    find_same();
    uint32_t same = m.out[m.from] | 256, node = 1, half = 1; /* the bits so far, of the byte and of its half */
    for (int left = 7; left >= 0; left--) {
        if ((left & 3) == 3) {
            find_groups(node);
            half = 1;
        }
        bool on = m.length && same >> (left + 1) == node;
        bool one = same >> left & 1;
        int16_t *weights = m.weights + ((set * 2 + on) * 256 + node) * WEIGHTS;
        int32_t *sure = m.sure + m.length;
#pragma clang loop unroll(full) // a fifth faster
        for (int i = 0; i < WAYS; i++) m.guesses[i] = m.odds[m.groups[i][half] >> 4];
        m.guesses[MATCH] = !on ? 0 : one ? m.odds[*sure >> 4] : -m.odds[*sure >> 4];
        v128_t guesses = wasm_v128_load(m.guesses), a = wasm_v128_load(weights), b = wasm_v128_load(more);
        v128_t sums = wasm_i32x4_add(wasm_i32x4_dot_i16x8(guesses, a), wasm_i32x4_dot_i16x8(guesses, b));
        int32_t sum = wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
                      wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
        sum = (sum >> 15) + ODDS / 2;
        int32_t chance = m.chances[sum < 0 ? 0 : sum < ODDS ? sum : ODDS - 1];
        bool bit = coded(chance, byte >> left & 1);
        v128_t change = wasm_i16x8_q15mulr_sat(guesses, wasm_i16x8_splat(((bit << 16) - chance) * RATE >> 3));
        wasm_v128_store(weights, wasm_i16x8_add_sat(a, change));
        wasm_v128_store(more, wasm_i16x8_add_sat(b, change));
#pragma clang loop unroll(full)
        for (int i = 0; i < WAYS; i++) {
            uint16_t *slot = m.groups[i] + half;
            int32_t met = *slot & 15, was = *slot >> 4;
            was += ((bit ? 4095 : 0) - was) * m.shares[met] >> 16;
            *slot = was << 4 | (met + (met < MOST));
        }
        if (on) *sure += ((one == bit ? 65535 : 0) - *sure) >> 6;
        half = half * 2 + bit;
        node = node * 2 + bit;
    }
    return node;
}

uint8_t *hxp_start(uint32_t code, uint32_t end) {
    double odds = 0.000335462627903; /* e to the power of -8 */
    int32_t chance = 0;
    for (int32_t i = 0; i < ODDS; i++) {
        m.chances[i] = odds / (1 + odds) * 65472 + 32;
        odds *= 1.003913889338348; /* of 1/256 */
        for (; chance * 16 <= m.chances[i]; chance++) m.odds[chance] = i - ODDS / 2;
    }
    for (; chance < ODDS; chance++) m.odds[chance] = ODDS / 2 - 1;
    for (int i = 0; i < 16; i++) m.shares[i] = 65536 / (i + 1.3);
    for (int i = 0; i <= LONGEST; i++) m.sure[i] = 0xc000;
    for (uint32_t i = 0; i < sizeof m.weights / 2; i++) m.weights[i] = FIRST_WEIGHT;
    for (uint32_t i = 0; i < sizeof m.more_weights / 2; i++) m.more_weights[i] = FIRST_WEIGHT;
    m.code = code;
    m.end = end;
    m.high = ~0u;
    m.kind = PLAIN;
    return m.packed;
}

uint8_t *hxp_more(uint32_t until) {
#ifndef HX_PACK
    for (; m.at < 4; m.at++) m.value = m.value << 8 | m.packed[m.at];
#endif
    while (m.n < until) {
        if (m.n == m.code) begin(SIZE);
        if (m.n == m.end) m.kind = PLAIN;
        uint32_t byte = code_byte(m.out[m.n]) & 255;
        m.out[m.n++] = byte;
        take(byte);
    }
    return m.out;
}

#ifdef HX_PACK
uint32_t hxp_end(void) {
    for (int i = 0; i < 4; i++) {
        m.packed[m.at++] = m.high >> 24;
        m.high <<= 8;
    }
    return m.at;
}
#endif

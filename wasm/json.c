#include "json.h"

static void put(hx_json *j, char c) {
    if (j->length < j->room) {
        j->out[j->length++] = c;
    } else {
        j->full = true;
    }
}

static void puts_raw(hx_json *j, const char *text) {
    while (*text) {
        put(j, *text++);
    }
}

static void separate(hx_json *j) {
    if (j->comma) {
        put(j, ',');
    }
    j->comma = true;
}

static void put_escaped(hx_json *j, unsigned char c) {
    static const char hex[] = "0123456789abcdef";
    if (c == '"' || c == '\\') {
        put(j, '\\');
        put(j, (char)c);
    } else if (c < 0x20) {
        puts_raw(j, "\\u00");
        put(j, hex[c >> 4]);
        put(j, hex[c & 15]);
    } else {
        put(j, (char)c);
    }
}

void hx_json_start(hx_json *j, char *out, size_t room) { *j = (hx_json){.out = out, .room = room}; }

void hx_json_open(hx_json *j, char bracket) {
    separate(j);
    put(j, bracket);
    j->comma = false;
    j->depth++;
}

void hx_json_close(hx_json *j, char bracket) {
    put(j, bracket);
    j->comma = true;
    j->depth--;
}

static void put_string(hx_json *j, const char *text, size_t length) {
    put(j, '"');
    for (size_t i = 0; i < length && text[i]; i++) {
        put_escaped(j, (unsigned char)text[i]);
    }
    put(j, '"');
}

void hx_json_key_part(hx_json *j, const char *key, size_t length) {
    separate(j);
    put_string(j, key, length);
    put(j, ':');
    j->comma = false;
}

void hx_json_key(hx_json *j, const char *key) { hx_json_key_part(j, key, SIZE_MAX); }

void hx_json_text(hx_json *j, const char *text) {
    if (!text) {
        hx_json_null(j);
        return;
    }
    separate(j);
    put_string(j, text, SIZE_MAX);
}

void hx_json_int(hx_json *j, int64_t n) {
    char digits[20];
    int count = 0;
    uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    separate(j);
    if (n < 0) {
        put(j, '-');
    }
    do {
        digits[count++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    while (count) {
        put(j, digits[--count]);
    }
}

void hx_json_bool(hx_json *j, bool yes) {
    separate(j);
    puts_raw(j, yes ? "true" : "false");
}

void hx_json_null(hx_json *j) {
    separate(j);
    puts_raw(j, "null");
}

void hx_json_put_text(hx_json *j, const char *key, const char *text) {
    hx_json_key(j, key);
    hx_json_text(j, text);
}

void hx_json_put_int(hx_json *j, const char *key, int64_t n) {
    hx_json_key(j, key);
    hx_json_int(j, n);
}

void hx_json_put_bool(hx_json *j, const char *key, bool yes) {
    hx_json_key(j, key);
    hx_json_bool(j, yes);
}

void hx_json_put_open(hx_json *j, const char *key, char bracket) {
    hx_json_key(j, key);
    hx_json_open(j, bracket);
}

size_t hx_json_end(const hx_json *j) { return j->full || j->depth ? 0 : j->length; }

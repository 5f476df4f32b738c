/* json.h - writes JSON into a buffer of fixed size. What does not fit makes the whole text fail, never a cut one. */
#ifndef HX_JSON_H
#define HX_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct hx_json {
    char *out;
    size_t room, length;
    int depth;
    bool comma; /* a comma comes before the next value or key */
    bool full;  /* something did not fit */
} hx_json;

void hx_json_start(hx_json *j, char *out, size_t room);
void hx_json_open(hx_json *j, char bracket);  /* '{' or '[' */
void hx_json_close(hx_json *j, char bracket); /* '}' or ']' */
void hx_json_key(hx_json *j, const char *key);
void hx_json_key_part(hx_json *j, const char *key, size_t length); /* the first so many bytes of it */
void hx_json_text(hx_json *j, const char *text);                   /* NULL: null */
void hx_json_int(hx_json *j, int64_t n);
void hx_json_bool(hx_json *j, bool yes);
void hx_json_null(hx_json *j);

/* A key and its value. */
void hx_json_put_text(hx_json *j, const char *key, const char *text);
void hx_json_put_int(hx_json *j, const char *key, int64_t n);
void hx_json_put_bool(hx_json *j, const char *key, bool yes);
void hx_json_put_open(hx_json *j, const char *key, char bracket);

size_t hx_json_end(const hx_json *j); /* its length; 0 when it did not fit or a bracket is still open */

#endif

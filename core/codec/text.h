/* text.h - a string of bytes as a text that survives addresses, messengers and mail: version, kind, length, bytes, checksum.
 *
 * The text uses A-Z a-z 0-9 - and _ only. White space inside or around it is ignored, and so is what messengers leave behind
 * it: anything from the first character that is not a letter or a digit. FORMAT.md has the layout. */
#ifndef HX_TEXT_H
#define HX_TEXT_H
#include "../hx.h"

enum {
    HX_TEXT_VERSION = 1,             /* the one that is written, and the newest that is read */
    HX_TEXT_MOST = 16384,            /* characters that are looked at: a longer text is none of ours */
    HX_TEXT_BYTES = 12270,           /* bytes that fit in such a text */
    HX_TEXT_ROOM = HX_TEXT_BYTES + 4 /* room that reading needs */
};

/* kind: a small letter. The length of the text without its closing 0, whether or not it fitted; 0 for too many bytes. */
size_t hx_text_write(char kind, const uint8_t *bytes, size_t n, char *out, size_t room);
/* The bytes and all about them; good only with HX_OK. Any text may be given. */
hx_err hx_text_read(const char *text, size_t length, int *version, char *kind, uint8_t bytes[HX_TEXT_ROOM], size_t *n);
uint32_t hx_checksum(uint32_t sum, const uint8_t *bytes,
                     size_t n); /* CRC-32 as in zip files; sum: 0, or that of what went before */

#endif

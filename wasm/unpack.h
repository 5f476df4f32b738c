/* unpack.h - what the page carries packed: the module and the words. A module of its own, without imports; built with HX_PACK it packs.
 *
 * One run for one packing: hxp_start, the packed bytes go where it says, then hxp_more until all is there. Packing and unpacking are
 * the same guesses in whole numbers, so both sides are built from one source. */
#ifndef HX_UNPACK_H
#define HX_UNPACK_H

#include <stdint.h>

enum { HXP_PACKED = 1 << 17, HXP_ROOM = 1 << 19 }; /* most bytes packed, most bytes unpacked */

/* Where the packed bytes go (packing: where they will be). Bytes from `code` on, before `end`, are bodies of functions as a WebAssembly
 * module has them, the size of each in three bytes, 128, 128, 0, which are filled in here; a place never reached where there are none. */
uint8_t *hxp_start(uint32_t code, uint32_t end);

/* Goes on until so many bytes are unpacked, HXP_ROOM at most; where the first of them lies. Packing, they must lie there already. */
uint8_t *hxp_more(uint32_t until);

#ifdef HX_PACK
/* The number of packed bytes, when all has gone through hxp_more. */
uint32_t hxp_end(void);
#endif

#endif

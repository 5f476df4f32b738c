/* code.c - the family's fields in links, both directions. */
#include "../../codec/coder.h"
#include "stoneage.h"

#include <string.h>

void stone_code_land(const hx_options *o, uint8_t *terrain, uint8_t *number, hx_coder *c) {
    (void)o;
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        hx_code(c, &terrain[hex], HX_DESERT);
        hx_code(c, &number[hex], 12);
    }
}

void stone_code(hx_state *s, hx_coder *c) {
    uint8_t *bytes = (uint8_t *)&s->u.stoneage;
    for (size_t i = 0; i < offsetof(hx_stoneage, vertex); i++) hx_code(c, &bytes[i], 255);
}

int stone_likely(const hx_state *s, hx_action a) {
    (void)s;
    (void)a;
    return 0;
}

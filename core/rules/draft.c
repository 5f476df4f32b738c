/* draft.c - positions made by hand: bytes out of a state, and a state out of bytes. What they mean is the ruleset's. */
#include "ruleset.h"

#include <string.h>

/* Copies the parts of a draft, out of the state or into it; their bytes. */
static int copy_parts(hx_state *s, uint8_t *draft, bool out) {
    int length = 0;
    for (const hx_part *part = hx_rules_of(s)->parts; part->size; part++) {
        uint8_t *at = (uint8_t *)s + part->at, *there = draft + length;
        memcpy(out ? there : at, out ? at : there, part->size);
        length += part->size;
    }
    return length;
}

int hx_draft(const hx_state *s, uint8_t out[HX_DRAFT]) {
    hx_state copy = *s;
    if (!hx_rules_of(s)->parts) return 0;
    hx_rules_of(s)->loosen(&copy);
    return copy_parts(&copy, out, true);
}

int hx_edit(hx_state *s, const uint8_t *draft, int length, hx_flaw flaws[HX_FLAWS_MOST]) {
    hx_flaws found = {0, flaws};
    hx_state was = *s;
    uint8_t bytes[HX_DRAFT];
    int needed = hx_draft(s, bytes);
    if (!needed || length != needed) return -1;
    memcpy(bytes, draft, (size_t)length);
    hx_rules_of(s)->loosen(&was);
    hx_state made = was;
    copy_parts(&made, bytes, false);
    hx_rules_of(s)->settle(&made, &was, &found);
    if (!found.n) hx_judge(&found, HX_FLAW_OTHER, HX_NONE, 0, hx_broken(&made) != NULL, 0);
    if (!found.n) *s = made;
    return found.n;
}

void hx_judge(hx_flaws *found, int code, int seat, int what, int n, int most) {
    bool exact = code <= HX_FLAW_HARBOUR;
    if (found->n == HX_FLAWS_MOST || n == most || (n < most && !exact)) return;
    found->list[found->n++] = (hx_flaw){(uint8_t)code, (uint8_t)seat, (uint8_t)what, (uint8_t)n, (uint8_t)most};
}

#include "cards.h"

hx_cards hx_cards_add(hx_cards a, hx_cards b) {
    for (int kind = 0; kind < HX_CARD_FIELDS; kind++)
        HX_VALID(hx_cards_n(a, kind) + hx_cards_n(b, kind) <= HX_CARD_MOST);
    return a + b;
}

int hx_cards_kinds(hx_cards cards) {
    int kinds = 0;
    for (int kind = 0; kind < HX_CARD_FIELDS; kind++) kinds += hx_cards_has(cards, kind);
    return kinds;
}

hx_cards hx_row_missing(const uint8_t row[HX_ROW], hx_cards part) {
    hx_cards missing = 0;
    for (int kind = 0; kind < HX_CARD_FIELDS; kind++) {
        int wanted = hx_cards_n(part, kind);
        if (wanted > row[kind]) missing |= hx_card(kind, wanted - row[kind]);
    }
    return missing;
}

hx_cards hx_row_cards(const uint8_t row[HX_ROW]) {
    hx_cards cards = 0;
    for (int kind = 0; kind < HX_CARD_FIELDS; kind++) {
        HX_VALID(row[kind] <= HX_CARD_MOST);
        cards |= hx_card(kind, row[kind]);
    }
    return cards;
}

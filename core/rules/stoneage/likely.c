/* likely.c - what is likely in a replay: part of the format of links (FORMAT.md says the same in words). */
#include "../../base/cards.h"
#include "stoneage.h"

static int pips(const hx_state *s, int hex) {
    if (hex == HX_NONE || s->terrain[hex] == HX_DESERT) return 0;
    return 6 - (s->number[hex] < 7 ? 7 - s->number[hex] : s->number[hex] - 7);
}

static int vertex_pips(const hx_state *s, int vertex) {
    const uint8_t *hexes = stone_board()->vertex_hex[vertex];
    return pips(s, hexes[0]) + pips(s, hexes[1]) + pips(s, hexes[2]);
}

/* A people tile; more if it is the first of that people. */
static int tile_worth(const hx_state *s, int seat, int vertex) {
    int site = stone_tile_at(s, vertex);
    if (site == HX_NONE) return 0;
    return s->u.stoneage.people[seat][stone_people_of(site)] ? 40 : 60;
}

static int near_worth(const hx_state *s, int seat, int vertex) {
    int best = tile_worth(s, seat, vertex);
    for (int i = 0; i < 3; i++) {
        int next = stone_board()->vertex_vertex[vertex][i], worth = next == HX_NONE ? 0 : tile_worth(s, seat, next) / 4;
        if (worth > best) best = worth;
    }
    return best;
}

static int walk_worth(const hx_state *s, hx_action a) {
    int worth = 4 * near_worth(s, a.seat, a.b) + vertex_pips(s, a.b) - 12 * hx_cards_n(stone_walk_price(s, a), 0);
    for (int i = 0; i < HX_WALK_BOXES; i++) worth += hx_cards_n(a.give, i) ? 100 : 0;
    return worth;
}

/* What others have there; with an own tribe it is the less likely the more one has. */
static int hunt_worth(const hx_state *s, int seat, int hex) {
    const uint8_t *corners = stone_board()->hex_vertex[hex];
    int own = 0, others = 0;
    for (int i = 0; i < 6; i++) {
        uint8_t piece = s->u.stoneage.vertex[corners[i]];
        if (HX_PIECE_KIND(piece) != HX_TRIBE) continue;
        own += HX_PIECE_SEAT(piece) == seat;
        others += HX_PIECE_SEAT(piece) != seat;
    }
    return own ? -own : others * pips(s, hex) + (others > 0);
}

int stone_likely(const hx_state *s, hx_action a) {
    switch (a.kind) {
    case HX_WALK: return walk_worth(s, a);
    case HX_SETTLE: return tile_worth(s, a.seat, a.a) - (a.b == HX_NONE ? 0 : vertex_pips(s, a.b));
    case HX_NEW_NOMAD: return near_worth(s, a.seat, a.a);
    case HX_ADVANCE: return -s->u.stoneage.track[a.seat][a.a];
    case HX_PLACE_TRIBE: return vertex_pips(s, a.a);
    case HX_TAKE_TILE: return tile_worth(s, a.seat, a.a);
    case HX_MOVE_HUNTER:
    case HX_LAY_DESERT: return hunt_worth(s, a.seat, a.a);
    case HX_ROB:
    case HX_CLOSE_OFFER: return a.a == HX_NONE ? 0 : hx_hand_size(s, a.a);
    case HX_DISCARD: return s->hand[a.seat][a.a];
    case HX_ANSWER: return a.a;
    default: return hx_swap_worth(s, a);
    }
}

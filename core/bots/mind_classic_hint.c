/* mind_classic_hint.c - why a move of the classic family is a good one: what it brings, by comparing before and after. */
#include "mind_classic.h"

enum { CARD_PIECE = 4 };

/* ---- what a place earns */
static int yield(const hx_state *s, int vertex, hx_cards *kinds) {
    const hx_board *b = hx_board_of(s->ruleset);
    int pips = 0;
    for (int i = 0; i < 3; i++) {
        int hex = b->vertex_hex[vertex][i], terrain = hex == HX_NONE ? 0 : s->terrain[hex];
        if (terrain < 1 || terrain > HX_RES) continue;
        *kinds |= (hx_cards)1 << 5 * (terrain - 1);
        pips += hx_pips(s->number[hex]);
    }
    return pips;
}

static int harbour_at(const hx_state *s, int vertex) {
    const hx_board *b = hx_board_of(s->ruleset);
    for (int i = 0; i < HX_DOCKS; i++) {
        int e = s->u.classic.dock[i];
        if (e != HX_NONE && (b->edge_vertex[e][0] == vertex || b->edge_vertex[e][1] == vertex))
            return s->u.classic.port[i];
    }
    return -1;
}

static void settles(const hx_state *s, hx_hint *h) {
    enum { POOR = 4 };
    int pips = yield(s, h->action.a, &h->cards), harbour = harbour_at(s, h->action.a);
    if (harbour >= 0 && pips <= POOR)
        hx_say(h, HX_HINT_HARBOUR, harbour, 0);
    else
        hx_say(h, HX_HINT_INCOME, 0, pips);
}

/* ---- roads */
static bool is_open(const hx_state *s, int v) { return !(s->u.classic.near[v >> 6] >> (v & 63) & 1); }

static void look_at(const hx_state *s, int vertex, int *best, hx_cards *kinds) {
    hx_cards here = 0;
    int pips = is_open(s, vertex) ? yield(s, vertex, &here) : 0;
    if (pips <= *best) return;
    *best = pips;
    *kinds = here;
}

/* The best open place that the road reaches, or that one more road would. */
static int leads_to(const hx_state *s, int seat, int edge, hx_cards *kinds) {
    const hx_board *b = hx_board_of(s->ruleset);
    int best = 0;
    for (int end = 0; end < 2; end++) {
        int v = b->edge_vertex[edge][end];
        if (s->u.classic.reach[seat][v >> 6] >> (v & 63) & 1) continue;
        look_at(s, v, &best, kinds);
        if (best > 0) return best;
        for (int i = 0; i < 3; i++) {
            int w = b->vertex_vertex[v][i];
            if (w != HX_NONE && b->vertex_edge[v][i] != edge) look_at(s, w, &best, kinds);
        }
    }
    return best;
}

static void builds_road(const hx_state *s, const hx_state *after, int seat, hx_hint *h) {
    int pips = leads_to(s, seat, h->action.a, &h->cards);
    if (after->u.classic.longest == seat && s->u.classic.longest != seat)
        hx_say(h, HX_HINT_LONGEST_ROAD, 0, after->u.classic.road_len[seat]);
    else if (pips > 0)
        hx_say(h, HX_HINT_TOWARDS, 0, pips);
    else
        hx_say(h, HX_HINT_LENGTH, 0, after->u.classic.road_len[seat]);
}

/* ---- what the cards in hand are good for */
static bool has_site(const hx_state *s, int seat) {
    const uint64_t *reach = s->u.classic.reach[seat], *near = s->u.classic.near;
    return (reach[0] & ~near[0]) != 0 || (reach[1] & ~near[1]) != 0;
}

/* Can the seat want one, apart from its price? */
static bool wants(const hx_state *s, int seat, int piece) {
    const hx_classic *c = &s->u.classic;
    switch (piece) {
    case HX_CITY: return c->left[seat][HX_LEFT_CITIES] > 0 && (c->towns[seat][0] | c->towns[seat][1]) != 0;
    case HX_SETTLEMENT: return c->left[seat][HX_LEFT_SETTLEMENTS] > 0 && has_site(s, seat);
    case HX_ROAD: return c->left[seat][HX_LEFT_ROADS] > 0;
    default:
        for (int i = 0; i < HX_CARD_KINDS; i++) {
            if (c->deck[i] > 0) return true;
        }
        return false;
    }
}

static const struct {
    uint8_t piece, kind;
} aims[] = {{HX_CITY, HX_BUILD_CITY},
            {HX_SETTLEMENT, HX_BUILD_SETTLEMENT},
            {CARD_PIECE, HX_BUY_CARD},
            {HX_ROAD, HX_BUILD_ROAD}};
enum { AIMS = sizeof aims / sizeof *aims };

/* The aim that the fewest cards are missing for; -1 if there is none. */
static int nearest_aim(const hx_state *s, int seat, int *n, hx_cards *lack) {
    int best = -1;
    for (int i = 0; i < AIMS; i++) {
        if (!wants(s, seat, aims[i].piece)) continue;
        hx_cards cards;
        int short_of = hx_lacks(s, seat, hx_cost(s->ruleset, aims[i].kind), &cards);
        if (best >= 0 && short_of >= *n) continue;
        best = i;
        *n = short_of;
        *lack = cards;
    }
    return best;
}

/* The first aim that the change of hands makes payable; -1 if there is none. */
static int now_payable(const hx_state *s, const hx_state *after, int seat) {
    for (int i = 0; i < AIMS; i++) {
        hx_cards lack, cost = hx_cost(s->ruleset, aims[i].kind);
        if (hx_lacks(s, seat, cost, &lack) > 0 && hx_lacks(after, seat, cost, &lack) == 0 &&
            wants(after, seat, aims[i].piece))
            return i;
    }
    return -1;
}

static void gets_cards(const hx_state *s, const hx_state *after, int seat, hx_hint *h) {
    int n = 0, aim = now_payable(s, after, seat);
    if (aim >= 0) {
        hx_say(h, HX_HINT_PAYS_FOR, aims[aim].piece, 0);
        return;
    }
    aim = nearest_aim(after, seat, &n, &h->cards);
    if (aim >= 0 && n > 0)
        hx_say(h, HX_HINT_NEARER, aims[aim].piece, n);
    else
        hx_say(h, HX_HINT_ENOUGH, 0, 0);
}

static void keeps_cards(const hx_state *s, int seat, hx_hint *h) {
    int n = 0, aim = nearest_aim(s, seat, &n, &h->cards);
    hx_say_saves(aim < 0 ? 0 : aims[aim].piece, n, h);
}

static void swaps(const hx_state *s, int seat, hx_cards out, hx_cards in, hx_hint *h) {
    hx_state after = *s;
    hx_swap(&after, seat, out, in);
    gets_cards(s, &after, seat, h);
}

static void answers(const hx_state *s, int seat, hx_hint *h) {
    if (h->action.a != 0)
        swaps(s, seat, s->offer.get, s->offer.give, h);
    else
        hx_say_refuses(s, h);
}

/* ---- the robber */
/* How many cards a roll of the hex brings each seat. */
static void claims(const hx_state *s, int hex, int out[HX_SEATS]) {
    const hx_board *b = hx_board_of(s->ruleset);
    for (int i = 0; i < HX_SEATS; i++) out[i] = 0;
    for (int i = 0; i < 6; i++) {
        int piece = s->u.classic.vertex[b->hex_vertex[hex][i]];
        if (piece != 0) out[HX_PIECE_SEAT(piece)] += HX_PIECE_KIND(piece) == HX_CITY ? 2 : 1;
    }
}

int hx_own_loss(const hx_state *s, int seat) {
    int claim[HX_SEATS];
    claims(s, s->robber[0], claim);
    return claim[seat] * hx_pips(s->number[s->robber[0]]);
}

static void moves_robber(const hx_state *s, const hx_outlook *o, hx_hint *h) {
    int claim[HX_SEATS];
    claims(s, h->action.a, claim);
    hx_say_blocks(s, o, claim, h);
}

static void plays_knight(const hx_state *s, const hx_state *after, int seat, hx_hint *h) {
    int loss = hx_own_loss(s, seat), knights = after->u.classic.knights[seat];
    if (after->u.classic.largest == seat && s->u.classic.largest != seat)
        hx_say(h, HX_HINT_LARGEST_ARMY, 0, knights);
    else if (loss > 0)
        hx_say(h, HX_HINT_FREES, 0, loss);
    else
        hx_say(h, HX_HINT_KNIGHT, 0, knights);
}

void hx_classic_reason(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h) {
    switch (h->action.kind) {
    case HX_ROLL: hx_say(h, HX_HINT_ROLL, 0, 0); break;
    case HX_BUILD_SETTLEMENT: settles(s, h); break;
    case HX_BUILD_CITY: hx_say(h, HX_HINT_DOUBLES, 0, yield(s, h->action.a, &h->cards)); break;
    case HX_BUILD_ROAD: builds_road(s, after, o->seat, h); break;
    case HX_BUY_CARD: hx_say(h, HX_HINT_CARD, 0, 0); break;
    case HX_PLAY_KNIGHT: plays_knight(s, after, o->seat, h); break;
    case HX_PLAY_ROADS: hx_say(h, HX_HINT_FREE_ROADS, 0, 0); break;
    case HX_PLAY_MONOPOLY: hx_say(h, HX_HINT_MANY_OUT, h->action.a, 0); break;
    case HX_MOVE_ROBBER: moves_robber(s, o, h); break;
    case HX_ROB: hx_say_robs(s, h); break;
    case HX_DISCARD: hx_say(h, HX_HINT_SPARE, h->action.a, 0); break;
    case HX_ANSWER: answers(s, o->seat, h); break;
    case HX_OFFER: swaps(s, o->seat, h->action.give, h->action.get, h); break;
    case HX_BANK_TRADE:
    case HX_PLAY_PLENTY:
    case HX_CLOSE_OFFER: gets_cards(s, after, o->seat, h); break;
    default: keeps_cards(s, o->seat, h);
    }
}

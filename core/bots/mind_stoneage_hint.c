/* mind_stoneage_hint.c - why a move of the stone age is a good one: what it brings, by comparing before and after. */
#include "base/cards.h"
#include "mind_stoneage.h"
#include "rules/stoneage/stoneage.h"

enum { STEP_PIECE = 7 };

/* ---- places */
static int yield(const hx_state *s, int vertex, hx_cards *kinds) {
    const hx_board *b = stone_board();
    for (int i = 0; i < 3; i++) {
        int hex = b->vertex_hex[vertex][i], terrain = hex == HX_NONE ? 0 : s->terrain[hex];
        if (terrain >= HX_HILLS && terrain <= HX_FOREST) *kinds |= hx_card(terrain - 1, 1);
    }
    return (int)hx_stone_pips(s, vertex);
}

/* The site that the walk comes nearer to and that is worth most for its distance; -1: none. */
static int leads_to(const hx_state *s, const hx_outlook *o, hx_action a) {
    const hx_ways *w = hx_ways_of(o);
    int32_t gain[HX_AIMS], most = 0;
    int best = -1;
    hx_stone_gains(s, o, o->seat, gain);
    for (int i = 0; i < HX_SITES; i++) {
        int before = w->steps[i][a.a], after = w->steps[i][a.b];
        if (before == HX_TOO_FAR || after >= before || gain[i] / (after + 4) <= most) continue;
        most = gain[i] / (after + 4);
        best = i;
    }
    return best;
}

static void walks(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h) {
    const hx_stoneage *g = &s->u.stoneage;
    int tiles = 0, site = leads_to(s, o, h->action);
    while (tiles < HX_WALK_BOXES && hx_cards_n(h->action.give, tiles) > 0) tiles++;
    int all = g->tiles[o->seat] + tiles, most = g->exploration == HX_NONE ? 1 : g->tiles[g->exploration];
    if (tiles > 0 && g->exploration != o->seat && all > most)
        hx_say(h, HX_HINT_EXPLORES, 0, all);
    else if (tiles > 0)
        hx_say(h, HX_HINT_TILE, 0, tiles);
    else if (site >= 0)
        hx_say(h, HX_HINT_WALK_TO, 0, yield(after, g->site[site], &h->cards));
    else
        hx_say(h, HX_HINT_STEP, 0, 0);
}

static void settles(const hx_state *s, const hx_state *after, int seat, hx_hint *h) {
    int had = 0, has = 0;
    for (int i = 0; i < HX_PEOPLES; i++) {
        had += s->u.stoneage.people[seat][i] > 0;
        has += after->u.stoneage.people[seat][i] > 0;
    }
    if (after->u.stoneage.expansion == seat && s->u.stoneage.expansion != seat)
        hx_say(h, HX_HINT_EXPANDS, 0, 0);
    else if (has > had)
        hx_say(h, HX_HINT_MISSING_PEOPLE, 0, has);
    else
        hx_say(h, HX_HINT_SETTLES, 0, yield(s, h->action.a, &h->cards));
}

/* ---- progress */
static int open_boxes(const hx_state *s, int seat) {
    const uint8_t *level = s->u.stoneage.track[seat];
    int n = 0;
    for (int i = 0; i < HX_BOXES; i++)
        n += stone_clothing(s, i) <= level[HX_CLOTHING] && stone_construction(s, i) <= level[HX_CONSTRUCTION];
    return n;
}

static void advances(const hx_state *s, const hx_state *after, int seat, hx_hint *h) {
    int track = h->action.a, opened = open_boxes(after, seat) - open_boxes(s, seat);
    if (after->u.stoneage.art[track] == seat)
        hx_say(h, HX_HINT_ART, 0, 0);
    else if (track == HX_FOOD)
        hx_say(h, HX_HINT_REACH, 0, STONE_REACH + after->u.stoneage.track[seat][HX_FOOD]);
    else if (track == HX_HUNTING)
        hx_say(h, HX_HINT_HUNTS, 0, 0);
    else
        hx_say(h, opened > 0 ? HX_HINT_OPENS_BOX : HX_HINT_STEP, 0, opened);
}

/* ---- what the cards in hand are good for */
static bool has_arrived(const hx_state *s, int seat) {
    for (int i = 0; i < stone_nomads(s, seat); i++)
        if (stone_tile_at(s, s->u.stoneage.nomad[seat][i]) != HX_NONE) return true;
    return false;
}

/* The next step of any track that lacks least. */
static int missing_step(const hx_state *s, int seat, hx_cards *lack) {
    int least = -1;
    for (int i = 0; i < HX_TRACKS; i++) {
        int step = s->u.stoneage.track[seat][i] + 1;
        hx_cards here;
        if (step > STONE_STEPS || (step == STONE_STEPS && s->u.stoneage.art[i] != HX_NONE)) continue;
        int n = hx_lacks(s, seat, stone_step_cost(step), &here);
        if (least >= 0 && n >= least) continue;
        least = n;
        *lack = here;
    }
    return least;
}

/* How many cards the seat lacks for such a piece; -1: it can't want one. */
static int missing(const hx_state *s, int seat, int piece, hx_cards *lack) {
    switch (piece) {
    case HX_TRIBE: return has_arrived(s, seat) ? hx_lacks(s, seat, stone_settle_cost(), lack) : -1;
    case HX_NOMAD:
        return stone_nomads(s, seat) < HX_NOMADS ? hx_lacks(s, seat, hx_cost(s->ruleset, HX_NEW_NOMAD), lack) : -1;
    default: return missing_step(s, seat, lack);
    }
}

static const uint8_t pieces[] = {HX_TRIBE, HX_NOMAD, STEP_PIECE};
enum { PIECES = sizeof pieces };

static int nearest_piece(const hx_state *s, int seat, int *n, hx_cards *lack) {
    int best = 0;
    for (int i = 0; i < PIECES; i++) {
        hx_cards here;
        int lacking = missing(s, seat, pieces[i], &here);
        if (lacking < 1 || (best > 0 && lacking >= *n)) continue;
        best = pieces[i];
        *n = lacking;
        *lack = here;
    }
    return best;
}

static void gets_cards(const hx_state *s, const hx_state *after, int seat, hx_hint *h) {
    int n = 0;
    for (int i = 0; i < PIECES; i++) {
        hx_cards lack;
        if (missing(s, seat, pieces[i], &lack) > 0 && missing(after, seat, pieces[i], &lack) == 0) {
            hx_say(h, HX_HINT_PAYS_FOR, pieces[i], 0);
            return;
        }
    }
    int piece = nearest_piece(after, seat, &n, &h->cards);
    hx_say(h, piece > 0 ? HX_HINT_NEARER : HX_HINT_ENOUGH, piece, n);
}

static void keeps_cards(const hx_state *s, int seat, hx_hint *h) {
    int n = 0, piece = nearest_piece(s, seat, &n, &h->cards);
    hx_say_saves(piece, n, h);
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

/* ---- robbers and deserts: whom the hex costs most */
static void hits(const hx_state *s, const hx_outlook *o, hx_hint *h) {
    int claim[HX_SEATS] = {0}, hex = h->action.a;
    for (int i = 0; i < 6 && s->terrain[hex] != HX_DESERT; i++) {
        int piece = s->u.stoneage.vertex[stone_board()->hex_vertex[hex][i]];
        if (HX_PIECE_KIND(piece) == HX_TRIBE) claim[HX_PIECE_SEAT(piece)]++;
    }
    hx_say_blocks(s, o, claim, h);
}

static void lays_desert(const hx_state *s, const hx_outlook *o, hx_hint *h) {
    hits(s, o, h);
    if (h->why != HX_HINT_HARMLESS) h->why = HX_HINT_DESERT;
}

void hx_stone_reason(const hx_state *s, const hx_state *after, const hx_outlook *o, hx_hint *h) {
    hx_action a = h->action;
    switch (a.kind) {
    case HX_ROLL: hx_say(h, HX_HINT_ROLL, 0, 0); break;
    case HX_PLACE_TRIBE: hx_say(h, HX_HINT_INCOME, 0, yield(s, a.a, &h->cards)); break;
    case HX_PLACE_NOMAD:
    case HX_NEW_NOMAD: hx_say(h, HX_HINT_NOMAD, 0, 0); break;
    case HX_WALK: walks(s, after, o, h); break;
    case HX_SETTLE: settles(s, after, o->seat, h); break;
    case HX_ADVANCE: advances(s, after, o->seat, h); break;
    case HX_MOVE_HUNTER: hits(s, o, h); break;
    case HX_LAY_DESERT: lays_desert(s, o, h); break;
    case HX_TAKE_TILE: hx_say(h, HX_HINT_FREE_TILE, 0, 0); break;
    case HX_ROB: hx_say_robs(s, h); break;
    case HX_DISCARD: hx_say(h, HX_HINT_SPARE, a.a, 0); break;
    case HX_ANSWER: answers(s, o->seat, h); break;
    case HX_OFFER: swaps(s, o->seat, a.give, a.get, h); break;
    case HX_BANK_TRADE:
    case HX_CLOSE_OFFER: gets_cards(s, after, o->seat, h); break;
    default: keeps_cards(s, o->seat, h);
    }
}

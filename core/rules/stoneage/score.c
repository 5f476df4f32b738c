/* score.c - points, and what can never be otherwise. */
#include "stoneage.h"

#include <string.h>

enum { SPECIAL = 2, EVENT_TILES = 18 };

int stone_points(const hx_state *s, int seat, bool shown) {
    (void)shown; /* everything lies open */
    const hx_stoneage *g = &s->u.stoneage;
    int points = 0;
    if (seat >= HX_STONE_SEATS) return 0;
    for (int i = 0; i < HX_PEOPLES; i++)
        points += g->people[seat][i] + (g->adaptation[i] == seat) + (g->art[i] == seat);
    return points + SPECIAL * ((g->exploration == seat) + (g->expansion == seat));
}

/* ---- invariants */
static bool good_list(const hx_state *s, const uint8_t *list, int most) {
    int n = stone_count(list, most);
    for (int i = 0; i < most; i++) {
        if (i >= n && list[i] != HX_NONE) return false;
        if (i < n && (list[i] >= stone_board()->n_vertices || (i && list[i] <= list[i - 1]))) return false;
    }
    (void)s;
    return true;
}

static const char *broken_pieces(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    uint8_t seen[HX_VERTICES] = {0};
    for (int seat = 0; seat < HX_STONE_SEATS; seat++) {
        bool plays = seat < s->actors;
        if (!good_list(s, g->tribe[seat], HX_TRIBES) || !good_list(s, g->nomad[seat], HX_NOMADS))
            return "lists of tribes and nomads";
        if (!plays && (stone_tribes(s, seat) || stone_nomads(s, seat))) return "pieces of nobody";
        for (int i = 0; i < stone_tribes(s, seat); i++) {
            if (seen[g->tribe[seat][i]]++) return "two pieces on a vertex";
            if (!stone_takes_tribe(s, g->tribe[seat][i])) return "a tribe where none can be";
        }
        for (int i = 0; i < stone_nomads(s, seat); i++)
            if (seen[g->nomad[seat][i]]++) return "two pieces on a vertex";
    }
    return NULL;
}

static bool good_holder(const hx_state *s, int seat) { return seat == HX_NONE || seat < s->actors; }

static const char *broken_tracks(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    for (int track = 0; track < HX_TRACKS; track++) {
        int holder = HX_NONE;
        for (int seat = 0; seat < HX_STONE_SEATS; seat++) {
            if (g->track[seat][track] > STONE_STEPS || (seat >= s->actors && g->track[seat][track]))
                return "a level that is not there";
            if (g->track[seat][track] < STONE_STEPS) continue;
            if (holder != HX_NONE) return "two on a last field";
            holder = seat;
        }
        if (g->art[track] != holder) return "who holds art";
    }
    return NULL;
}

static const char *broken_people(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    for (int people = 0; people < HX_PEOPLES; people++) {
        int n = 0;
        for (int i = 0; i < 8; i++) n += stone_lies(s, 8 * people + i);
        for (int seat = 0; seat < HX_STONE_SEATS; seat++) {
            if (seat >= s->actors && g->people[seat][people]) return "people tiles of nobody";
            n += g->people[seat][people];
        }
        if (n != (s->actors > 3 ? 8 : 5)) return "people tiles do not add up";
    }
    return NULL;
}

static bool has_all(const hx_stoneage *g, int seat) { return !memchr(g->people[seat], 0, HX_PEOPLES); }

static const char *broken_cards(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    if (!good_holder(s, g->exploration) || !good_holder(s, g->expansion) || !good_holder(s, g->second))
        return "holders";
    for (int i = 0; i < HX_PEOPLES; i++)
        if (!good_holder(s, g->adaptation[i])) return "who holds adaptation";
    if (g->expansion != HX_NONE && !has_all(g, g->expansion)) return "expansion without a tile of each people";
    if (g->second != HX_NONE && (g->expansion == HX_NONE || g->second == g->expansion || !has_all(g, g->second)))
        return "a second without a first";
    for (int seat = 0; seat < s->actors; seat++) {
        int most = g->exploration == HX_NONE ? STONE_EXPLORERS - 1 : g->tiles[g->exploration];
        if (g->tiles[seat] > most) return "exploration has a wrong holder";
    }
    return g->exploration != HX_NONE && g->tiles[g->exploration] < STONE_EXPLORERS ? "exploration has a wrong holder"
                                                                                   : NULL;
}

/* By numeral, as many faces unseen as tiles that nobody has turned. */
static const char *broken_tiles(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    int unturned[HX_NUMERALS] = {0}, all = g->shown != HX_NONE, queued = stone_count(g->queue, HX_WALK_BOXES);
    if (all && (g->shown >= HX_FACES || !queued)) return "a face of nothing";
    for (int box = 0; box < HX_BOXES; box++) unturned[stone_numeral(s, box)] += stone_is_closed(s, box);
    for (int i = 0; i < HX_WALK_BOXES; i++) {
        if ((i < queued) != (g->queue[i] != HX_NONE) || (i < queued && g->queue[i] >= HX_BOXES))
            return "tiles to settle";
        if (i < queued && stone_is_closed(s, g->queue[i])) return "a tile in two places";
        if (i < queued && i >= all) unturned[stone_numeral(s, g->queue[i])]++;
    }
    for (int seat = 0; seat < HX_STONE_SEATS; seat++) all += g->tiles[seat];
    for (int n = 0; n < HX_NUMERALS; n++) {
        int faces = 0;
        for (int face = 0; face < HX_FACES; face++) faces += g->face[n][face];
        if (faces != unturned[n]) return "event tiles do not add up";
        all += faces;
    }
    return all != EVENT_TILES ? "not 18 event tiles" : NULL;
}

static const char *broken_land(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    int deserts = g->shown >= HX_FACE_DESERT && g->shown != HX_NONE, lands[2] = {0, 0};
    for (int n = 0; n < HX_NUMERALS; n++)
        for (int face = HX_FACE_DESERT; face < HX_FACES; face++) deserts += g->face[n][face];
    for (int hex = 0; hex < HX_WORLD_HEXES; hex++) {
        if (s->terrain[hex] < HX_HILLS || s->terrain[hex] > HX_DESERT) return "no such landscape";
        if (s->number[hex] < 2 || s->number[hex] > 12 || s->number[hex] == 7) return "no such number";
        if ((g->land[hex] & 7) >= HX_REGIONS || g->land[hex] >> 4) return "no such region";
        if (s->terrain[hex] == HX_DESERT && !(g->land[hex] & STONE_DESERTABLE)) return "a desert out of place";
        deserts += s->terrain[hex] == HX_DESERT;
        lands[g->domain >> (g->land[hex] & 7) & 1]++;
    }
    if (lands[0] < 2 || lands[1] < 2) return "robber";
    if (deserts > STONE_DESERTS) return "more deserts than there are";
    if (s->robber[0] >= HX_WORLD_HEXES || s->robber[1] >= HX_WORLD_HEXES) return "robber";
    if (!(g->domain >> stone_region(s, s->robber[0]) & 1) || g->domain >> stone_region(s, s->robber[1]) & 1)
        return "robber";
    return NULL;
}

static const char *broken_content(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    const hx_board *b = stone_board();
    uint8_t sites[HX_VERTICES] = {0}, edges[HX_EDGES] = {0};
    for (int i = 0; i < HX_SITES; i++)
        if (g->site[i] >= b->n_vertices || sites[g->site[i]]++ || stone_is_black(s, g->site[i])) return "sites";
    for (int i = 0; i < HX_BOXES; i++) {
        const uint8_t *box = g->box[i];
        if (box[0] >= b->n_edges || edges[box[0]]++ || box[2] >> 3) return "boxes";
        if (stone_clothing(s, i) > STONE_STEPS || stone_construction(s, i) > STONE_STEPS) return "levels of boxes";
    }
    int blacks = 0;
    for (int v = 0; v < HX_VERTICES; v++) {
        if (v >= b->n_vertices && stone_is_black(s, v)) return "black vertices";
        blacks += stone_is_black(s, v);
    }
    if (blacks < 3 * HX_STONE_SEATS) return "too few black vertices";
    return (g->closed[2] >> (HX_BOXES - 16)) ? "closed boxes" : NULL;
}

static bool good_victim(const hx_state *s, int seat) {
    return seat < s->actors && seat != s->turn && hx_hand_size(s, seat);
}

static bool good_victims(const hx_state *s) {
    int victims = s->u.stoneage.victims;
    for (int seat = 0; seat < 8; seat++)
        if (victims >> seat & 1 && !good_victim(s, seat)) return false;
    return victims != 0;
}

/* Before the first turn everything follows from who places first and how much stands there. */
static bool good_placing(const hx_state *s) {
    int phase = s->now.phase, placed = 0;
    bool placing = phase == HX_PHASE_ORDER_DICE || phase == HX_PHASE_PLACE_TRIBE || phase == HX_PHASE_PLACE_NOMAD;
    if (!s->turn_no != placing && !hx_over(s)) return false;
    if (!placing) return true;
    if (phase != HX_PHASE_ORDER_DICE) return stone_places(s);
    for (int seat = 0; seat < s->actors; seat++) placed += stone_tribes(s, seat) + stone_nomads(s, seat);
    return !placed && s->opt[HX_OPT_ADVANCED_SETUP];
}

/* What waits behind a phase of the turn is the main part, if anything. */
static bool good_phase(const hx_state *s) {
    const hx_stoneage *g = &s->u.stoneage;
    bool chance = s->now.actor == HX_CHANCE, turn = s->now.actor == s->turn;
    bool alone = !s->depth, rolled = s->dice[0];
    bool on_main = s->depth == 1 && s->then[0].phase == HX_PHASE_MAIN && s->then[0].actor == s->turn &&
                   rolled == (s->now.phase != HX_PHASE_DICE);
    switch ((enum hx_phase)s->now.phase) {
    case HX_PHASE_OVER: return true;
    case HX_PHASE_ORDER_DICE: return chance && alone && g->rolling >> s->turn & 1 && !(g->rolling >> s->actors);
    case HX_PHASE_PLACE_TRIBE:
    case HX_PHASE_PLACE_NOMAD: return turn && alone;
    case HX_PHASE_BEFORE_ROLL: return turn && alone && !rolled;
    case HX_PHASE_MAIN: return turn && alone && rolled;
    case HX_PHASE_DICE: return chance && on_main;
    case HX_PHASE_DISCARD:
        return s->depth == 2 && s->then[1].actor == s->turn && s->then[0].actor == s->turn && rolled && !chance;
    case HX_PHASE_ANSWER:
        return s->now.actor < s->actors && on_main && (!g->developed || s->opt[HX_OPT_TRADE_WHOLE_TURN]);
    case HX_PHASE_NEANDERTHAL:
    case HX_PHASE_HUNT: return turn && on_main;
    case HX_PHASE_FREE_TILE: return turn && on_main && stone_tiles_left(s) && g->second == s->turn;
    case HX_PHASE_ROB: return turn && on_main && good_victims(s);
    case HX_PHASE_THEFT: return chance && on_main && good_victim(s, s->victim);
    case HX_PHASE_REVEAL: return chance && on_main && g->shown == HX_NONE && g->queue[0] != HX_NONE;
    case HX_PHASE_ROBBER_TILE: return turn && on_main && g->shown == HX_FACE_ROBBER;
    case HX_PHASE_LAY_DESERT: return turn && on_main && g->shown >= HX_FACE_DESERT && g->shown != HX_NONE;
    case HX_PHASE_FOUND_SETTLEMENT:
    case HX_PHASE_FOUND_ROAD:
    case HX_PHASE_MOVE_ROBBER:
    case HX_PHASE_FREE_ROAD:
    case HX_PHASE_DRAW:
    case HX_PHASE_BUILDING:
    case HX_PHASE_PARTNER:
    case HX_PHASE_NEUTRAL:
    case HX_PHASE_GIVE_BACK:
    case HX_PHASES: break;
    }
    return false;
}

static bool good_waiting(const hx_state *s) {
    int phase = s->now.phase;
    if (phase == HX_PHASE_DISCARD) return s->then[1].phase == HX_PHASE_NEANDERTHAL && s->then[0].phase == HX_PHASE_MAIN;
    bool settling = phase == HX_PHASE_REVEAL || phase == HX_PHASE_ROBBER_TILE || phase == HX_PHASE_LAY_DESERT;
    bool drawing = phase == HX_PHASE_ROB || phase == HX_PHASE_THEFT;
    if (phase == HX_PHASE_OVER || settling) return true;
    return s->u.stoneage.queue[0] == HX_NONE || (drawing && s->u.stoneage.shown == HX_FACE_ROBBER);
}

const char *stone_broken(const hx_state *s) {
    static const char *(*const each[])(const hx_state *) = {broken_land,   broken_content, broken_pieces, broken_tracks,
                                                            broken_people, broken_cards,   broken_tiles};
    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        const char *why = each[i](s);
        if (why) return why;
    }
    if (s->dice[0] > 6 || s->dice[1] > 6 || s->dice[0] > s->dice[1] || !s->dice[0] != !s->dice[1]) return "dice";
    if ((s->now.phase == HX_PHASE_THEFT) != (s->victim != HX_NONE)) return "a victim without a theft";
    if (!good_phase(s) || !good_waiting(s) || !good_placing(s)) return "no such phase";
    const char *why = hx_broken_debts(s);
    return why ? why : hx_broken_offers(s);
}

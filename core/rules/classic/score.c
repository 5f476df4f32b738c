/* score.c - points, and what must hold in every position of the family. */
#include "../../base/bits.h"
#include "classic.h"

#include <string.h>

int classic_points(const hx_state *s, int seat, bool shown) {
    const hx_classic *c = &s->u.classic;
    int points = CLASSIC_SETTLEMENTS - c->left[seat][HX_LEFT_SETTLEMENTS];
    points += 2 * (CLASSIC_CITIES - c->left[seat][HX_LEFT_CITIES]);
    points += 2 * (c->longest == seat) + 2 * (c->largest == seat);
    return shown ? points : points + c->cards[seat][HX_VICTORY];
}

uint8_t classic_leader(const uint8_t *count, int seats, int holder, int least) {
    int best = least, leaders = 0, leader = HX_NONE;
    for (int seat = 0; seat < seats; seat++) {
        if (count[seat] < best) continue;
        leaders = count[seat] > best ? 1 : leaders + 1;
        best = count[seat];
        leader = seat;
    }
    if (leaders && holder < seats && count[holder] == best) return (uint8_t)holder;
    return leaders == 1 ? (uint8_t)leader : (uint8_t)HX_NONE;
}

/* ---- invariants: pieces */
static const char *broken_pieces(const hx_state *s, const hx_board *b) {
    const hx_classic *c = &s->u.classic;
    int count[HX_SEATS][4] = {{0}};
    for (int v = 0; v < HX_CLASSIC_VERTICES; v++) {
        int kind = HX_PIECE_KIND(c->vertex[v]), seat = HX_PIECE_SEAT(c->vertex[v]);
        if (!c->vertex[v]) continue;
        if (v >= b->n_vertices || seat >= s->seats || (kind != HX_SETTLEMENT && kind != HX_CITY))
            return "a strange building";
        count[seat][kind]++;
        for (int i = 0; i < 3; i++)
            if (b->vertex_vertex[v][i] != HX_NONE && c->vertex[b->vertex_vertex[v][i]])
                return "two buildings too close";
    }
    for (int e = 0; e < HX_CLASSIC_EDGES; e++) {
        if (!c->edge[e]) continue;
        if (e >= b->n_edges || HX_PIECE_SEAT(c->edge[e]) >= s->seats || HX_PIECE_KIND(c->edge[e]) != HX_ROAD)
            return "a strange road";
        count[HX_PIECE_SEAT(c->edge[e])][HX_ROAD]++;
    }
    for (int seat = 0; seat < s->seats; seat++)
        if (c->left[seat][HX_LEFT_ROADS] + count[seat][HX_ROAD] != CLASSIC_ROADS ||
            c->left[seat][HX_LEFT_SETTLEMENTS] + count[seat][HX_SETTLEMENT] != CLASSIC_SETTLEMENTS ||
            c->left[seat][HX_LEFT_CITIES] + count[seat][HX_CITY] != CLASSIC_CITIES)
            return "pieces do not add up";
    return NULL;
}

/* ---- cards and awards */
static const char *broken_cards(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    const uint8_t *all = classic_params_of(s)->deck;
    int hidden = 0, knights = c->knights_gone;
    for (int seat = 0; seat < s->seats; seat++) {
        hidden += c->hidden[seat];
        knights += c->knights[seat];
        for (int k = 0; k < HX_CARD_KINDS; k++)
            if (c->fresh[seat][k] > c->cards[seat][k]) return "fresh cards that are not there";
    }
    for (int k = 0; k < HX_CARD_KINDS; k++) {
        int n = c->deck[k] + (k == HX_KNIGHT ? knights : 0);
        for (int seat = 0; seat < s->seats; seat++) n += c->cards[seat][k];
        if (n > all[k] || (n < all[k] && (k == HX_KNIGHT || k == HX_VICTORY))) return "development cards do not add up";
    }
    if (hidden && !s->viewer) return "veiled cards outside a view";
    return classic_deck_left(s) < 0 ? "development cards do not add up" : NULL;
}

static const char *broken_awards(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    if (c->longest != HX_NONE && (c->longest >= s->seats || c->road_len[c->longest] < CLASSIC_LEAST_ROAD))
        return "longest road";
    if (c->largest != HX_NONE && (c->largest >= s->seats || c->knights[c->largest] < CLASSIC_LEAST_ARMY))
        return "largest army";
    for (int seat = 0; seat < s->seats; seat++) {
        if (c->longest != HX_NONE && c->road_len[seat] > c->road_len[c->longest])
            return "a road longer than the longest";
        if (c->largest != HX_NONE && c->knights[seat] > c->knights[c->largest])
            return "an army larger than the largest";
    }
    if (c->largest == HX_NONE && classic_leader(c->knights, s->seats, HX_NONE, CLASSIC_LEAST_ARMY) != HX_NONE)
        return "an army that nobody has";
    hx_state again = *s;
    classic_award_road(&again);
    return again.u.classic.longest == c->longest ? NULL : "who holds the longest road";
}

/* ---- what is asked, and what waits behind it */
bool classic_is_base(int phase) {
    switch (phase) {
    case HX_PHASE_FOUND_SETTLEMENT:
    case HX_PHASE_FOUND_ROAD:
    case HX_PHASE_BEFORE_ROLL:
    case HX_PHASE_MAIN:
    case HX_PHASE_PARTNER:
    case HX_PHASE_BUILDING: return true;
    default: return false;
    }
}

const char *classic_broken_base(const hx_state *s, hx_await w) {
    const hx_classic *c = &s->u.classic;
    if (!classic_is_base(w.phase)) return "nothing to come back to";
    if (w.phase == HX_PHASE_BUILDING || w.phase == HX_PHASE_PARTNER)
        if (!classic_follows(s, w.phase)) return "a phase that this game does not have";
    if (w.phase == HX_PHASE_BUILDING) {
        if (c->ended >= s->actors || c->ended != s->turn || w.actor == c->ended || w.actor >= s->actors)
            return "building phase";
    } else if (w.phase == HX_PHASE_PARTNER) {
        if (c->ended >= s->actors || c->ended == s->turn || w.actor != s->turn) return "a partner's part";
    } else if (w.actor != s->turn || c->ended != HX_NONE) {
        return "whose turn it is";
    }
    bool founding = w.phase == HX_PHASE_FOUND_SETTLEMENT || w.phase == HX_PHASE_FOUND_ROAD;
    return founding == (s->turn_no == 0) ? NULL : "the number of the turn";
}

static bool is_step(int phase) {
    switch (phase) {
    case HX_PHASE_DICE:
    case HX_PHASE_DISCARD:
    case HX_PHASE_MOVE_ROBBER:
    case HX_PHASE_ROB:
    case HX_PHASE_THEFT:
    case HX_PHASE_ANSWER:
    case HX_PHASE_FREE_ROAD:
    case HX_PHASE_DRAW: return true;
    default: return false;
    }
}

static const char *broken_stack(const hx_state *s) {
    if (s->depth == 0) return classic_broken_base(s, s->now);
    const char *why = classic_broken_base(s, s->then[0]);
    if (why) return why;
    if (!is_step(s->now.phase)) return "what waits";
    if (s->depth > 2 ||
        (s->depth == 2 && (s->now.phase != HX_PHASE_DISCARD || s->then[1].phase != HX_PHASE_MOVE_ROBBER)))
        return "what waits";
    return s->depth == 2 && s->then[1].actor != s->turn ? "who waits" : NULL;
}

/* Founding is a strict order: who has founded what follows from how far it has come. */
static const char *broken_founding(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    if (!classic_founding(s)) return NULL;
    int founded = 0;
    for (int i = 0; i < 2 * s->actors; i++) {
        int seat = (s->first + hx_snake(i, s->actors)) % s->actors, before = 0;
        for (int j = 0; j < i; j++) before += (s->first + hx_snake(j, s->actors)) % s->actors == seat;
        if (CLASSIC_SETTLEMENTS - c->left[seat][HX_LEFT_SETTLEMENTS] > before) founded = i + 1;
    }
    bool road_due = s->now.phase == HX_PHASE_FOUND_ROAD;
    int last = road_due ? founded - 1 : founded, roads = 0, settlements = 0;
    for (int seat = 0; seat < s->actors; seat++) {
        roads += CLASSIC_ROADS - c->left[seat][HX_LEFT_ROADS];
        settlements += CLASSIC_SETTLEMENTS - c->left[seat][HX_LEFT_SETTLEMENTS];
        if (c->left[seat][HX_LEFT_CITIES] != CLASSIC_CITIES) return "a city while founding";
    }
    if (last < 0 || last >= 2 * s->actors || settlements != founded || roads != founded - road_due) return "founding";
    int due = s->first + hx_snake(last, s->actors);
    return s->turn == (due < s->actors ? due : due - s->actors) ? NULL : "founding order";
}

static bool somewhere(const hx_state *s, int phase) {
    for (int i = 0; i < s->depth; i++)
        if (s->then[i].phase == phase) return true;
    return s->now.phase == phase;
}

static const char *broken_question(const hx_state *s) {
    const hx_classic *c = &s->u.classic;
    int actor = s->now.actor, phase = s->now.phase;
    bool chance = phase == HX_PHASE_DICE || phase == HX_PHASE_THEFT || phase == HX_PHASE_DRAW;
    if (chance != (actor == HX_CHANCE)) return "who decides";
    if ((phase == HX_PHASE_THEFT) != (s->victim != HX_NONE)) return "a victim without a theft";
    if (phase == HX_PHASE_THEFT && (s->victim >= s->actors || s->victim == s->turn || !hx_hand_size(s, s->victim)))
        return "who is robbed";
    if (phase == HX_PHASE_DRAW && classic_deck_left(s) <= 0) return "a draw from an empty deck";
    bool own = phase == HX_PHASE_ROB || phase == HX_PHASE_MOVE_ROBBER || phase == HX_PHASE_FREE_ROAD;
    if (own && actor != s->turn) return "who decides";
    if (somewhere(s, HX_PHASE_FREE_ROAD) != (c->free_roads != 0)) return "free roads";
    if (phase == HX_PHASE_FREE_ROAD &&
        ((c->free_roads > 2 && c->free_roads != HX_ONLY_ROAD) || !classic_can_road(s, actor)))
        return "free roads";
    return NULL;
}

static bool same_derived(const hx_state *s) {
    hx_state again = *s;
    classic_derive(&again);
    size_t from = offsetof(hx_classic, reach);
    return !memcmp(again.u.classic.road_len, s->u.classic.road_len, HX_SEATS) &&
           !memcmp((uint8_t *)&again.u.classic + from, (const uint8_t *)&s->u.classic + from,
                   sizeof(hx_classic) - from);
}

const char *classic_broken_table(const hx_state *s) {
    const hx_board *b = hx_rules_of(s)->board();
    if (!classic_good_island(s)) return "an island that is not in the box";
    if (s->robber[0] >= b->n_hexes || s->robber[1] != HX_NONE) return "robber";
    if (s->dice[0] > 6 || s->dice[1] > 6 || s->dice[0] > s->dice[1] || !s->dice[0] != !s->dice[1]) return "dice";
    const char *why = broken_pieces(s, b);
    if (!why && !same_derived(s)) why = "derived fields";
    if (!why) why = broken_cards(s);
    return why ? why : broken_awards(s);
}

const char *classic_broken_asked(const hx_state *s) {
    const char *why = broken_founding(s);
    if (!why) why = broken_question(s);
    if (!why) why = hx_broken_debts(s);
    return why ? why : hx_broken_offers(s);
}

/* What other games of this material have and these do not. */
static const char *broken_rest(const hx_classic *c) {
    bool any = c->rolls_left != 0;
    for (int seat = 0; seat < HX_SEATS; seat++) any |= c->tokens[seat] != 0;
    return any ? "tokens or a second roll" : NULL;
}

const char *classic_broken(const hx_state *s) {
    const char *why = classic_broken_table(s);
    if (!why) why = broken_rest(&s->u.classic);
    if (why || hx_over(s)) return why;
    why = broken_stack(s);
    return why ? why : classic_broken_asked(s);
}

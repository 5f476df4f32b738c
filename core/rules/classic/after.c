/* after.c - what follows a turn: the next one, a building phase, or the end. */
#include "classic.h"

#include <string.h>

enum { SPECIAL_BUILDING = 1, PAIRED_TURNS = 2 }; /* option after_turn */
enum { PARTNER_STEPS = 3 };                      /* seats to the left */

void classic_begin_turn(hx_state *s, int seat) {
    hx_classic *c = &s->u.classic;
    if (s->turn_no == HX_LAST_TURN) {
        hx_end(s, 0); /* V-12 */
        return;
    }
    s->turn = (uint8_t)seat;
    s->turn_no++;
    s->offers = 0;
    c->ended = HX_NONE;
    memset(c->fresh[seat], 0, sizeof c->fresh[seat]);
    hx_ask(s, HX_PHASE_BEFORE_ROLL, seat);
    hx_win(s); /* B-98 */
}

/* V-08: the partner's part; own harbours, cards and buildings, but no roll and no offers. */
static void begin_part(hx_state *s) {
    hx_classic *c = &s->u.classic;
    int seat = s->turn;
    for (int i = 0; i < PARTNER_STEPS; i++) seat = hx_next_seat(s, seat);
    c->ended = s->turn;
    s->turn = (uint8_t)seat;
    memset(c->fresh[seat], 0, sizeof c->fresh[seat]);
    hx_ask(s, HX_PHASE_PARTNER, seat);
    hx_win(s);
}

static void clear_turn(hx_state *s) {
    hx_classic *c = &s->u.classic;
    hx_clear_offers(s);
    c->card_played = c->built = c->free_roads = 0;
    s->dice[0] = s->dice[1] = 0;
}

void classic_end_part(hx_state *s) {
    int ended = s->u.classic.ended;
    clear_turn(s);
    if (s->winners)
        hx_end(s, s->winners);
    else
        classic_begin_turn(s, hx_next_seat(s, ended));
}

static bool last_turn_of_all(const hx_state *s) {
    int round = (s->turn_no + s->actors - 1) / s->actors;
    return s->turn_no % s->actors == 0 && (s->ending || round == s->opt[HX_OPT_LAST_ROUND]);
}

bool classic_builds_after_turns(const hx_state *s) { return s->opt[HX_OPT_AFTER_TURN] == SPECIAL_BUILDING; }

bool classic_follows(const hx_state *s, int phase) {
    if (phase == HX_PHASE_BUILDING) return classic_builds_after_turns(s) || last_turn_of_all(s);
    return phase == HX_PHASE_PARTNER && s->opt[HX_OPT_AFTER_TURN] == PAIRED_TURNS && !last_turn_of_all(s);
}

/* V-03: at an agreed end most points win, and a tie is shared. */
static void rank(hx_state *s) {
    int best = 0, winners = 0;
    for (int seat = 0; seat < s->actors; seat++) {
        int points = classic_points(s, seat, false);
        if (points > best) winners = 0;
        if (points < best) continue;
        best = points;
        winners |= 1 << seat;
    }
    hx_end(s, winners);
}

void classic_end_turn(hx_state *s) {
    clear_turn(s);
    if (s->winners) {
        hx_end(s, s->winners); /* V-02 */
    } else if (classic_follows(s, HX_PHASE_BUILDING)) {
        s->u.classic.ended = s->turn;
        hx_ask(s, HX_PHASE_BUILDING, hx_next_seat(s, s->turn));
    } else if (classic_follows(s, HX_PHASE_PARTNER)) {
        begin_part(s);
    } else {
        classic_begin_turn(s, hx_next_seat(s, s->turn));
    }
}

void classic_pass_building(hx_state *s) {
    int seat = hx_next_seat(s, s->now.actor);
    if (seat != s->u.classic.ended)
        s->now.actor = (uint8_t)seat;
    else if (last_turn_of_all(s))
        rank(s);
    else
        classic_begin_turn(s, hx_next_seat(s, seat));
}

/* The log as one seat may know it: what was done, and which cards went where, found by comparing hands before and after.
 *
 * Hidden are: the kind of a stolen card, but for thief and victim; the kind of a card drawn, but for who drew it; the kind of a card
 * given back after a forced trade, but for the two who play; the kinds of cards discarded on a seven, as long as not everyone has
 * given theirs. */
#include "wasm.h"

enum { ENTRY_ROOM = 1024 }; /* more than any entry needs */

typedef struct step {
    const hx_state *before, *after;
    hx_action action;
    int index, viewer;
    bool open_discard; /* this discard is not yet for everybody's eyes */
} step;

/* Who gets what chance gives: the seat that goes on afterwards. */
static int drawer(const hx_state *before) {
    return before->depth ? before->then[before->depth - 1].actor : before->turn;
}

static bool hidden(const step *x) {
    if (x->viewer == HXW_ALL) return false;
    switch (x->action.kind) {
    case HX_STOLE: return x->viewer != drawer(x->before) && x->viewer != x->before->victim;
    case HX_DREW: return x->viewer != drawer(x->before);
    case HX_GIVE_BACK: return x->viewer >= x->before->actors;
    case HX_DISCARD: return x->open_discard && x->viewer != x->action.seat;
    default: return false;
    }
}

/* As six numbers; the field that is hidden is null. */
static void put_action(hx_json *j, const step *x) {
    hx_json_put_open(j, "action", '[');
    hx_json_int(j, x->action.kind);
    hx_json_int(j, x->action.seat);
    if (hidden(x)) {
        hx_json_null(j);
    } else {
        hx_json_int(j, x->action.a);
    }
    hx_json_int(j, x->action.b);
    hx_json_int(j, x->action.give);
    hx_json_int(j, x->action.get);
    hx_json_close(j, ']');
}

static int gained(const step *x, int seat, int resource) {
    return x->after->hand[seat][resource] - x->before->hand[seat][resource];
}

static bool changed(const step *x, int seat) {
    for (int r = 0; r < HX_RES; r++)
        if (gained(x, seat, r)) return true;
    return false;
}

static void put_number(hx_json *j, const step *x, int seat) {
    int n = 0;
    for (int r = 0; r < HX_RES; r++) n += gained(x, seat, r);
    hx_json_put_int(j, "n", n);
}

static void put_kinds(hx_json *j, const step *x, int seat) {
    hx_json_put_open(j, "cards", '{');
    for (int r = 0; r < HX_RES; r++)
        if (gained(x, seat, r)) hx_json_put_int(j, hxw_resource_name(r), gained(x, seat, r));
    hx_json_close(j, '}');
}

static void put_changes(hx_json *j, const step *x) {
    hx_json_put_open(j, "changes", '[');
    for (int seat = 0; seat < x->before->actors; seat++) {
        if (!changed(x, seat)) continue;
        hx_json_open(j, '{');
        hxw_put_seat(j, "seat", seat);
        if (hidden(x)) {
            put_number(j, x, seat);
        } else {
            put_kinds(j, x, seat);
        }
        hx_json_close(j, '}');
    }
    hx_json_close(j, ']');
}

static void put_awards(hx_json *j, const step *x) {
    const char *what[HXW_AWARDS], *was_what[HXW_AWARDS];
    int holder[HXW_AWARDS], was[HXW_AWARDS], moved = 0;
    int n = hxw_awards(x->after, what, holder);
    if (hxw_awards(x->before, was_what, was) != n) return;
    for (int i = 0; i < n; i++) moved += holder[i] != was[i];
    if (!moved) return;
    hx_json_put_open(j, "awards", '{');
    for (int i = 0; i < n; i++)
        if (holder[i] != was[i]) hxw_put_seat(j, what[i], holder[i]);
    hx_json_close(j, '}');
}

/* B-15 to B-17: the kinds that a roll should have given more of, found by rolling the same with a bank that has enough. */
static void put_short(hx_json *j, const step *x) {
    enum { PLENTY = 100 };
    hx_state rich = *x->before;
    bool any = false;
    if (x->action.kind != HX_ROLLED) return;
    rich.opt[HX_OPT_BANK] += PLENTY;
    for (int r = 0; r < HX_RES; r++) rich.bank[r] += PLENTY;
    hx_apply(&rich, x->action);
    for (int r = 0; r < HX_RES; r++) {
        if (rich.bank[r] - PLENTY == x->after->bank[r]) continue;
        if (!any) hx_json_put_open(j, "short", '[');
        any = true;
        hx_json_text(j, hxw_resource_name(r));
    }
    if (any) hx_json_close(j, ']');
}

/* What a duel adds: trade tokens that were got or spent, which of the turn's rolls this was (0: one that is made again), and that no
 * neutral piece could follow. Rulesets that count none of this get none of it. */
static void put_tokens(hx_json *j, const step *x) {
    bool any = false;
    for (int seat = 0; seat < x->before->actors; seat++) {
        int was = hxw_count(x->before, "tokens", seat), n = hxw_count(x->after, "tokens", seat) - was;
        if (was < 0 || !n) continue;
        if (!any) hx_json_put_open(j, "tokens", '[');
        any = true;
        hx_json_open(j, '{');
        hxw_put_seat(j, "seat", seat);
        hx_json_put_int(j, "n", n);
        hx_json_close(j, '}');
    }
    if (any) hx_json_close(j, ']');
}

static void put_roll(hx_json *j, const step *x) {
    int left = hxw_count(x->before, "rollsLeft", HX_NONE);
    if (left <= 0) return;
    hx_json_put_int(j, "roll", hxw_count(x->after, "rollsLeft", HX_NONE) == left ? 0 : 3 - left);
}

static void put_no_neutral(hx_json *j, const step *x) {
    if (!x->before->turn_no || hx_over(x->after) || hxw_count(x->after, "neutralDue", HX_NONE)) return;
    hx_json_put_bool(j, "noNeutral", true);
}

static void put_duel(hx_json *j, const step *x) {
    if (x->before->seats == x->before->actors) return;
    switch (x->action.kind) {
    case HX_ROLLED: put_roll(j, x); break;
    case HX_BUILD_ROAD: put_no_neutral(j, x); break;
    case HX_BUILD_SETTLEMENT:
        put_no_neutral(j, x);
        put_tokens(j, x);
        break;
    case HX_FORCED_TRADE:
    case HX_ROBBER_HOME:
    case HX_KNIGHT_FOR_TOKENS: put_tokens(j, x); break;
    default: break;
    }
}

/* The way that somebody walked. */
static void put_route(hx_json *j, const step *x) {
    uint8_t route[HX_ROUTE];
    char name[16];
    if (x->action.kind != HX_WALK) return;
    int n = hx_route(x->before, x->action, route);
    hx_json_put_open(j, "route", '[');
    for (int i = 0; i < n; i++)
        hx_json_text(j, hx_place_name(hx_board_of(x->before->ruleset), HX_VERTEX, route[i], name) ? name : NULL);
    hx_json_close(j, ']');
}

static int victim(const step *x) {
    if (x->action.kind == HX_ROB) return x->action.a;
    return x->action.kind == HX_STOLE ? x->before->victim : (int)HX_NONE;
}

static void put_entry(hx_json *j, const step *x) {
    hx_json_open(j, '{');
    hx_json_put_int(j, "index", x->index);
    hx_json_put_int(j, "turnNo", x->before->turn_no);
    hxw_put_seat(j, "turn", x->before->turn);
    put_action(j, x);
    put_changes(j, x);
    put_awards(j, x);
    put_short(j, x);
    put_duel(j, x);
    put_route(j, x);
    if (victim(x) != (int)HX_NONE) hxw_put_seat(j, "victim", victim(x));
    if (hx_over(x->after)) {
        hx_json_key(j, "winners");
        hxw_put_set(j, x->after->winners);
    }
    hx_json_close(j, '}');
}

/* Where discards begin that are still going on; the length when there are none. */
static int discards_from(const hx_game *g) {
    int i = hx_game_length(g);
    if (hx_game_state(g)->now.phase != HX_PHASE_DISCARD) return i;
    while (i > 0 && hx_game_action(g, i - 1).kind == HX_DISCARD) i--;
    return i;
}

void hxw_put_log(hx_json *j, const hx_game *g, int viewer, int from) {
    hx_state before, after;
    int i = from, open = discards_from(g), length = hx_game_length(g);
    hx_json_open(j, '{');
    hx_json_put_open(j, "entries", '[');
    for (bool ok = hx_game_at(g, from, &before); ok && i < length && j->length + ENTRY_ROOM < j->room; i++) {
        step x = {&before, &after, hx_game_action(g, i), i, viewer, i >= open};
        after = before;
        hx_apply(&after, x.action);
        put_entry(j, &x);
        before = after;
    }
    hx_json_close(j, ']');
    hx_json_put_int(j, "next", i);
    hx_json_close(j, '}');
}

/* A view as JSON. What is common to all rulesets comes from the state's common fields, the rest from hx_show as facts by
 * name: "left.road" of a seat becomes players[seat].left.road, a piece "harbour.ore" an entry of harbours. */
#include "wasm.h"

#include <string.h>

enum { FACTS = 640 };

typedef struct fact {
    const char *what;
    int place, seat, n; /* of counts: place is -1; of pieces: n is the kind of place; of marks: seat is MARK + that */
} fact;

enum { MARK = 1000 };

typedef struct facts {
    fact list[FACTS];
    int count;
} facts;

static void add(facts *f, fact one) {
    if (f->count < FACTS) {
        f->list[f->count++] = one;
    }
}

static void on_piece(void *ctx, const char *what, enum hx_place kind, int place, int seat) {
    add(ctx, (fact){what, place, seat, (int)kind});
}

static void on_count(void *ctx, const char *what, int seat, int n) { add(ctx, (fact){what, -1, seat, n}); }

/* Boards whose places say more than hexes and harbours. */
static void on_mark(void *ctx, const char *what, enum hx_place kind, int place, int n) {
    add(ctx, (fact){what, place, MARK + (int)kind, n});
}

static void gather(const hx_view *v, facts *f) {
    f->count = 0;
    hx_show(v, &(hx_sink){on_piece, on_count, on_mark, f});
}

/* ---- counts: names with a dot make a group */
static size_t group_length(const char *what) {
    const char *dot = strchr(what, '.');
    return dot ? (size_t)(dot - what) : 0;
}

static bool same_group(const fact *a, const fact *b) {
    size_t length = group_length(a->what);
    return length && a->seat == b->seat && a->place == b->place && !strncmp(a->what, b->what, length + 1);
}

enum { AWARDS_DOT = 7 };

/* "awards.longestRoad": the count is the holder's seat, below 0 when nobody holds it. */
static bool is_award(const fact *one) { return one->place < 0 && !strncmp(one->what, "awards.", AWARDS_DOT); }

static int award_holder(const fact *one) { return one->n < 0 ? (int)HX_NONE : one->n; }

static void put_group(hx_json *j, const facts *f, int first) {
    const fact *head = &f->list[first];
    size_t length = group_length(head->what);
    for (int i = 0; i < first; i++) {
        if (same_group(head, &f->list[i])) {
            return; /* written already */
        }
    }
    hx_json_key_part(j, head->what, length);
    hx_json_open(j, '{');
    for (int i = first; i < f->count; i++) {
        if (same_group(head, &f->list[i])) {
            hx_json_put_int(j, f->list[i].what + length + 1, f->list[i].n);
        }
    }
    hx_json_close(j, '}');
}

static void put_counts(hx_json *j, const facts *f, int seat) {
    for (int i = 0; i < f->count; i++) {
        const fact *one = &f->list[i];
        if (one->place >= 0 || one->seat != seat || is_award(one)) {
            continue;
        }
        if (group_length(one->what)) {
            put_group(j, f, i);
        } else {
            hx_json_put_int(j, one->what, one->n);
        }
    }
}

/* Colours that nobody plays: what of theirs lies open. */
static void put_neutrals(hx_json *j, const hx_state *s, const facts *f) {
    if (s->seats == s->actors) return;
    hx_json_put_open(j, "neutrals", '[');
    for (int seat = s->actors; seat < s->seats; seat++) {
        hx_json_open(j, '{');
        hxw_put_seat(j, "seat", seat);
        for (int i = 0; i < f->count; i++) {
            const fact *one = &f->list[i];
            if (one->place >= 0 || one->seat != seat) continue;
            if (!strcmp(one->what, "road")) hx_json_put_int(j, "road", one->n);
            if (!strncmp(one->what, "left.", 5)) put_group(j, f, i);
        }
        hx_json_close(j, '}');
    }
    hx_json_close(j, ']');
}

static void put_awards(hx_json *j, const facts *f) {
    hx_json_put_open(j, "awards", '{');
    for (int i = 0; i < f->count; i++) {
        if (is_award(&f->list[i])) {
            hxw_put_seat(j, f->list[i].what + AWARDS_DOT, award_holder(&f->list[i]));
        }
    }
    hx_json_close(j, '}');
}

int hxw_awards(const hx_state *s, const char *what[HXW_AWARDS], int holder[HXW_AWARDS]) {
    static hx_view all;
    static facts f;
    int n = 0;
    all.seen = *s;
    all.seat = HX_STRANGER;
    gather(&all, &f);
    for (int i = 0; i < f.count && n < HXW_AWARDS; i++) {
        if (is_award(&f.list[i])) {
            what[n] = f.list[i].what + AWARDS_DOT;
            holder[n++] = award_holder(&f.list[i]);
        }
    }
    return n;
}

int hxw_count(const hx_state *s, const char *what, int seat) {
    static hx_view all;
    static facts f;
    all.seen = *s;
    all.seat = HX_STRANGER;
    gather(&all, &f);
    for (int i = 0; i < f.count; i++) {
        const fact *one = &f.list[i];
        if (one->place < 0 && one->seat == seat && !strcmp(one->what, what)) return one->n;
    }
    return -1;
}

/* ---- pieces, by the sort of place they stand on */
static void put_place_key(hx_json *j, const hx_state *s, enum hx_place what, int place) {
    char name[16];
    hx_place_name(hx_board_of(s->ruleset), what, place, name);
    hx_json_key(j, name);
}

static bool is_piece(const fact *one, enum hx_place kind) {
    return one->place >= 0 && one->n == (int)kind && one->seat < (int)HX_NONE;
}

static void put_pieces(hx_json *j, const facts *f, const hx_state *s, const char *key, enum hx_place kind) {
    hx_json_put_open(j, key, '{');
    for (int i = 0; i < f->count; i++) {
        if (is_piece(&f->list[i], kind)) {
            put_place_key(j, s, kind, f->list[i].place);
            hx_json_open(j, '{');
            hx_json_put_text(j, "piece", f->list[i].what);
            hx_json_put_int(j, "seat", f->list[i].seat);
            hx_json_close(j, '}');
        }
    }
    hx_json_close(j, '}');
}

/* What is printed on the board or lies there: {"black":{"0,4,S":1}}; marks of a name come one after the other or not. */
static void put_mark(hx_json *j, const facts *f, const hx_state *s, int first) {
    const fact *head = &f->list[first];
    for (int i = 0; i < first; i++)
        if (f->list[i].seat >= MARK && !strcmp(f->list[i].what, head->what)) return; /* written already */
    hx_json_put_open(j, head->what, '{');
    for (int i = first; i < f->count; i++) {
        const fact *one = &f->list[i];
        if (one->seat < MARK || strcmp(one->what, head->what) != 0) continue;
        put_place_key(j, s, (enum hx_place)(one->seat - MARK), one->place);
        hx_json_int(j, one->n);
    }
    hx_json_close(j, '}');
}

static void put_marks(hx_json *j, const facts *f, const hx_state *s) {
    bool any = false;
    for (int i = 0; i < f->count; i++) {
        if (f->list[i].seat < MARK) continue;
        if (!any) hx_json_put_open(j, "marks", '{');
        any = true;
        put_mark(j, f, s, i);
    }
    if (any) hx_json_close(j, '}');
}

/* Where there is more than one. */
static void put_robbers(hx_json *j, const facts *f, const hx_state *s) {
    char name[16];
    if (s->robber[1] == HX_NONE) return;
    hx_json_put_open(j, "robbers", '{');
    for (int i = 0; i < f->count; i++) {
        const fact *one = &f->list[i];
        if (one->place < 0 || one->n != HX_HEX || one->seat != (int)HX_NONE) continue;
        hx_place_name(hx_board_of(s->ruleset), HX_HEX, one->place, name);
        hx_json_put_text(j, one->what, name);
    }
    hx_json_close(j, '}');
}

static void put_harbours(hx_json *j, const facts *f, const hx_state *s) {
    hx_json_put_open(j, "harbours", '[');
    for (int i = 0; i < f->count; i++) {
        char name[16];
        const fact *one = &f->list[i];
        if (one->place < 0 || strncmp(one->what, "harbour.", 8) != 0) {
            continue;
        }
        hx_place_name(hx_board_of(s->ruleset), HX_EDGE, one->place, name);
        hx_json_open(j, '{');
        hx_json_put_text(j, "edge", name);
        hx_json_put_text(j, "kind", one->what + 8);
        hx_json_close(j, '}');
    }
    hx_json_close(j, ']');
}

static void put_hexes(hx_json *j, const hx_state *s) {
    hx_json_put_open(j, "hexes", '{');
    for (int hex = 0; hex < hx_board_of(s->ruleset)->n_hexes; hex++) {
        put_place_key(j, s, HX_HEX, hex);
        hx_json_open(j, '{');
        hx_json_put_text(j, "terrain", hx_terrain_key(s->ruleset, s->terrain[hex]));
        hx_json_key(j, "number");
        if (s->number[hex]) {
            hx_json_int(j, s->number[hex]);
        } else {
            hx_json_null(j);
        }
        hx_json_close(j, '}');
    }
    hx_json_close(j, '}');
}

/* ---- the table */
static void put_dice(hx_json *j, const hx_state *s) {
    hx_json_key(j, "dice");
    if (!s->dice[0]) {
        hx_json_null(j);
        return;
    }
    hx_json_open(j, '[');
    hx_json_int(j, s->dice[0]);
    hx_json_int(j, s->dice[1]);
    hx_json_close(j, ']');
}

static void put_robber(hx_json *j, const hx_state *s) {
    char name[16];
    bool there = s->robber[0] != HX_NONE && s->robber[1] == HX_NONE &&
                 hx_place_name(hx_board_of(s->ruleset), HX_HEX, s->robber[0], name);
    hx_json_put_text(j, "robber", there ? name : NULL);
}

static void put_option_values(hx_json *j, const hx_state *s) {
    hx_json_put_open(j, "options", '{');
    for (int i = 0; i < HX_OPTION_COUNT; i++) {
        const char *name = hxw_option_name(i);
        if (name) {
            hx_json_put_int(j, name, s->opt[i]);
        }
    }
    hx_json_close(j, '}');
}

static void put_table(hx_json *j, const hx_state *s) {
    hx_json_put_text(j, "rules", hx_ruleset_key(s->ruleset));
    hx_json_put_int(j, "seats", s->actors);
    hx_json_put_int(j, "goal", s->goal);
    hxw_put_seat(j, "turn", s->turn);
    hxw_put_seat(j, "first", s->first);
    hx_json_put_int(j, "turnNo", s->turn_no);
    hx_json_put_int(j, "round", (s->turn_no + s->actors - 1) / s->actors);
    hx_json_put_text(j, "phase", hxw_phase_name(s->now.phase));
    hxw_put_seat(j, "actor", s->now.actor);
    put_option_values(j, s);
    put_dice(j, s);
    put_robber(j, s);
    hx_json_put_bool(j, "over", hx_over(s));
    hx_json_key(j, "winners");
    hxw_put_set(j, s->winners);
    hx_json_put_bool(j, "lastRound", s->ending != 0);
}

static void put_exchange(hx_json *j, hx_cards give, hx_cards get) {
    hx_json_key(j, "give");
    hxw_put_cards(j, give);
    hx_json_key(j, "get");
    hxw_put_cards(j, get);
}

static void put_seats(hx_json *j, const char *key, unsigned seats) {
    hx_json_key(j, key);
    hxw_put_set(j, seats);
}

static void put_offer(hx_json *j, const hx_offer *offer) {
    hx_json_key(j, "offer");
    if (offer->by == HX_NONE) {
        hx_json_null(j);
        return;
    }
    hx_json_open(j, '{');
    hxw_put_seat(j, "by", offer->by);
    put_exchange(j, offer->give, offer->get);
    put_seats(j, "asked", offer->asked);
    put_seats(j, "yes", offer->yes);
    put_seats(j, "no", offer->no);
    hx_json_close(j, '}');
}

static void put_proposals(hx_json *j, const hx_state *s) {
    hx_json_put_open(j, "proposals", '[');
    for (int seat = 0; seat < s->actors; seat++) {
        if (s->counter[seat].give) {
            hx_json_open(j, '{');
            hxw_put_seat(j, "seat", seat);
            put_exchange(j, s->counter[seat].give, s->counter[seat].get);
            hx_json_close(j, '}');
        }
    }
    hx_json_close(j, ']');
}

/* ---- players */
static int hand_size(const hx_state *s, int seat) {
    int n = s->veiled[seat];
    for (int r = 0; r < HX_RES; r++) {
        n += s->hand[seat][r];
    }
    return n;
}

static void put_player(hx_json *j, const hx_state *s, int seat, bool known, const facts *f) {
    hx_json_open(j, '{');
    hxw_put_seat(j, "seat", seat);
    hx_json_key(j, "hand");
    if (known) {
        hxw_put_row(j, s->hand[seat]);
    } else {
        hx_json_null(j);
    }
    hx_json_put_int(j, "cards", hand_size(s, seat));
    hx_json_put_int(j, "owes", s->owes[seat]);
    hx_json_put_int(j, "points", hx_shown_points(s, seat));
    hx_json_key(j, "truePoints");
    if (known || hx_over(s)) {
        hx_json_int(j, hx_points(s, seat));
    } else {
        hx_json_null(j);
    }
    put_counts(j, f, seat);
    hx_json_close(j, '}');
}

static void put_all(hx_json *j, const hx_view *v, int viewer) {
    static facts f;
    const hx_state *s = &v->seen;
    bool all = viewer == HXW_ALL;
    gather(v, &f);
    hx_json_open(j, '{');
    put_table(j, s);
    hxw_put_seat(j, "seat", viewer >= 0 && viewer < s->actors ? viewer : (int)HX_NONE);
    put_hexes(j, s);
    put_harbours(j, &f, s);
    put_pieces(j, &f, s, "vertices", HX_VERTEX);
    put_pieces(j, &f, s, "roads", HX_EDGE);
    put_robbers(j, &f, s);
    put_marks(j, &f, s);
    hx_json_key(j, "bank");
    if (all || s->opt[HX_OPT_BANK_SHOWN]) {
        hxw_put_row(j, s->bank);
    } else {
        hx_json_null(j);
    }
    put_counts(j, &f, HX_NONE);
    put_awards(j, &f);
    put_offer(j, &s->offer);
    put_proposals(j, s);
    hx_json_put_open(j, "players", '[');
    for (int seat = 0; seat < s->actors; seat++) {
        put_player(j, s, seat, all || seat == viewer, &f);
    }
    hx_json_close(j, ']');
    put_neutrals(j, s, &f);
    hx_json_close(j, '}');
}

void hxw_put_seen(hx_json *j, const hx_view *v) { put_all(j, v, v->seat); }

void hxw_put_view(hx_json *j, const hx_state *s, int seat) {
    static hx_view v;
    if (seat == HXW_ALL) {
        v.seen = *s;
        v.seat = HX_STRANGER;
    } else {
        hx_observe(s, seat, &v);
    }
    put_all(j, &v, seat);
}

/* account.c - what a link holds, a line each. */
#include "golden/account.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/position.h"
#include "support/words.h"

static void say(hx_account *to, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int n = vsnprintf(to->text + to->at, HX_ACCOUNT - to->at, format, arguments);
    va_end(arguments);
    assert_true(n >= 0 && (size_t)n < HX_ACCOUNT - to->at);
    to->at += (size_t)n;
}

enum { NONE, DIE, RES, HEX, VERTEX, EDGE, SEAT, SEATS, YES, CARD, TRACK, HUNTER, FACE, MAYBE };

enum { GET = 1, BOTH = 2, WAY = 3 };

static const uint8_t types[256][3] = {
#define HX_KIND(code, name, who, a, b, cards) [code] = {a, b, cards},
#include "rules/actions.inc"
#undef HX_KIND
};

static void say_place(hx_account *to, const hx_board *b, enum hx_place what, int place) {
    char name[16];
    hx_place_name(b, what, place, name);
    say(to, " %s", name);
}

static void say_field(hx_account *to, const hx_board *b, int type, int x) {
    switch (type) {
    case NONE: break;
    case HEX: say_place(to, b, HX_HEX, x); break;
    case VERTEX: say_place(to, b, HX_VERTEX, x); break;
    case EDGE: say_place(to, b, HX_EDGE, x); break;
    case RES: say(to, " %c", (b == hx_board_of(hx_ruleset_find("stoneage")) ? "mbsf" : "lbwgo")[x]); break;
    case MAYBE:
        if (x != (int)HX_NONE) say_place(to, b, HX_VERTEX, x);
        break;
    case CARD: say(to, " %s", hx_card_word(x)); break;
    case SEAT: say(to, " %s", x == (int)HX_NONE ? "nobody" : hx_seat_word(x)); break;
    case YES: say(to, " %s", x ? "yes" : "no"); break;
    case SEATS:
        for (int seat = 0; seat < HX_SEATS; seat++)
            if (x >> seat & 1) say(to, " %s", hx_seat_word(seat));
        break;
    default: say(to, " %d", x);
    }
}

static void say_cards(hx_account *to, const char *before, hx_cards cards) {
    char words[HX_WORD];
    uint8_t each[HX_WORD_KINDS];
    if (!cards) return;
    hx_unpack_cards(cards, each);
    hx_cards_words(each, words);
    say(to, " %s %s", before, words);
}

static void say_action(hx_account *to, const hx_state *s, hx_action a) {
    const hx_board *b = hx_board_of(s->ruleset);
    say(to, "%s %s", hx_seat_word(a.seat), hx_kind_word(a.kind));
    say_field(to, b, types[a.kind][0], a.a);
    say_field(to, b, types[a.kind][1], a.b);
    hx_letters_of(s->ruleset);
    if (types[a.kind][2] == WAY)
        for (hx_cards way = a.give; way; way >>= 5) say(to, " over box %d", (int)(way & 31));
    else
        say_cards(to, "gives", a.give);
    say_cards(to, "gets", a.get);
    say(to, "\n");
}

static void say_state(hx_account *to, const hx_state *s) {
    to->at += hx_position_words(s, to->text + to->at, HX_ACCOUNT - to->at);
    for (int seat = 0; seat < s->seats; seat++) say(to, "%s has %d points\n", hx_seat_word(seat), hx_points(s, seat));
    say(to, "hash %016llx\n", (unsigned long long)hx_hash(s));
}

static void tell_position(hx_account *to, const char *link) {
    hx_state s;
    assert_int_equal(hx_state_load(link, strlen(link), &s), HX_OK);
    say(to, "position\n");
    say_state(to, &s);
}

static void tell_view(hx_account *to, const char *link) {
    hx_view v;
    assert_int_equal(hx_view_load(link, strlen(link), &v), HX_OK);
    say(to, "view of %s\n", v.seat == HX_STRANGER ? "a stranger" : hx_seat_word(v.seat));
    bool world = !strcmp(hx_ruleset_key(v.seen.ruleset), "stoneage");
    for (int seat = 0; seat < v.seen.seats; seat++)
        say(to, "%s has %d hidden cards, %d hidden development cards\n", hx_seat_word(seat), v.seen.veiled[seat],
            world ? 0 : v.seen.u.classic.hidden[seat]);
    say_state(to, &v.seen);
}

static void tell_replay(hx_account *to, const char *link) {
    hx_err err;
    hx_state s;
    hx_game *g = hx_game_load(link, strlen(link), 0, &err);
    assert_int_equal(err, HX_OK);
    say(to, "replay of %d actions\n", hx_game_length(g));
    assert_true(hx_game_at(g, 0, &s));
    say_state(to, &s);
    say(to, "\n");
    for (int i = 0; i < hx_game_length(g); i++) say_action(to, &s, hx_game_action(g, i));
    say(to, "\n");
    say_state(to, hx_game_state(g));
    hx_game_free(g);
}

void hx_tell(hx_account *to, const char *link) {
    hx_link kind;
    to->at = 0;
    assert_int_equal(hx_link_kind(link, strlen(link), &kind), HX_OK);
    if (kind == HX_LINK_POSITION)
        tell_position(to, link);
    else if (kind == HX_LINK_VIEW)
        tell_view(to, link);
    else
        tell_replay(to, link);
}

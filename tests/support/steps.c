/* steps.c - before the first step statements make a position, after it they are checked; steps act through the game's log. */
#include "steps.h"

#include <stdio.h>
#include <string.h>

#include "actions.h"
#include "checks.h"
#include "deals.h"
#include "recount.h"

void hx_run_begin(hx_run *r) {
    memset(r, 0, sizeof *r);
    hx_position_begin(&r->position);
}

static const hx_state *now(const hx_run *r) { return hx_game_state(r->game); }

/* Whoever has no action of a kind in the list is told why, and nobody else. */
static bool reasons_given(const hx_state *s, char wrong[HX_SAID]) {
    hx_action list[HX_LEGAL];
    for (int seat = 0; seat < s->actors; seat++) {
        bool has[256] = {false};
        for (int i = hx_legal(s, seat, list) - 1; i >= 0; i--) has[list[i].kind] = true;
        for (int kind = 0; kind < 256; kind++)
            if (has[kind] == (hx_why(s, seat, kind).reason != HX_FINE))
                return hx_wrong(wrong, "%s %s %s, but why says otherwise", hx_seat_word(seat),
                                has[kind] ? "may" : "may not", hx_kind_word(kind));
    }
    return true;
}

static bool begin(hx_run *r, char wrong[HX_SAID]) {
    hx_state s;
    hx_err err;
    if (r->game) return true;
    if (!hx_position_state(&r->position, &s, wrong)) return false;
    r->game = hx_game_from(&s, 1, &err);
    if (!r->game) return hx_wrong(wrong, "no game begins there (error %d)", err);
    return reasons_given(now(r), wrong);
}

/* ---- doing */
static bool listed(const hx_state *s, hx_action a) {
    hx_action list[HX_LEGAL];
    for (int i = hx_legal(s, a.seat, list) - 1; i >= 0; i--)
        if (!memcmp(&list[i], &a, sizeof a)) return true;
    return false;
}

static bool still_whole(hx_run *r, char wrong[HX_SAID]) {
    const char *broken = hx_broken(now(r));
    if (broken) return hx_wrong(wrong, "afterwards the position is broken: %s", broken);
    broken = hx_recount(now(r));
    if (broken) return hx_wrong(wrong, "afterwards a recount differs: %s", broken);
    return reasons_given(now(r), wrong);
}

/* Longest Road goes elsewhere only when a road has become longer or shorter. */
static bool award_with_cause(const hx_state *before, const hx_state *after, char wrong[HX_SAID]) {
    const hx_classic *then = &before->u.classic, *now_is = &after->u.classic;
    return then->longest == now_is->longest || memcmp(then->road_len, now_is->road_len, sizeof then->road_len) != 0 ||
           hx_wrong(wrong, "Longest Road changes hands without a cause");
}

/* What is developed costs what is said to be its price, to the card. */
static bool paid(const hx_state *before, const hx_state *after, hx_action a, char wrong[HX_SAID]) {
    bool develops = a.kind == HX_NEW_NOMAD || a.kind == HX_WALK || a.kind == HX_SETTLE || a.kind == HX_ADVANCE;
    hx_cards price = develops ? hx_price(before, a) : 0;
    for (int k = 0; k < HX_RES && develops; k++)
        if (before->hand[a.seat][k] - after->hand[a.seat][k] != (int)(price >> 5 * k & 31))
            return hx_wrong(wrong, "%s costs something else than its price", hx_kind_word(a.kind));
    return true;
}

/* Of walks that turn back or cross boxes, the list has only some. */
static bool is_long_walk(hx_action a) { return a.kind == HX_WALK && (a.a == a.b || a.give); }

/* Does it, or leaves every byte as it was; the list of legal actions must say the same. */
static bool act(hx_run *r, hx_action a, hx_refusal *no, char wrong[HX_SAID]) {
    hx_state before = *now(r);
    bool in_list = listed(&before, a), open = a.kind == HX_OFFER || a.seat == HX_CHANCE || is_long_walk(a);
    *no = hx_game_act(r->game, a);
    if (!open && in_list != !no->reason)
        return hx_wrong(wrong, "%s is %s the list, but is %s", hx_kind_word(a.kind), in_list ? "in" : "not in",
                        no->reason ? "refused" : "allowed");
    if (no->reason)
        return !memcmp(&before, now(r), sizeof before) || hx_wrong(wrong, "refused, but the position has changed");
    bool fair = hx_is_stoneage(before.ruleset) || award_with_cause(&before, now(r), wrong);
    return fair && paid(&before, now(r), a, wrong) && still_whole(r, wrong);
}

static bool refused(hx_action a, hx_refusal no, char wrong[HX_SAID]) {
    char words[HX_SAID];
    hx_refusal_words(no, words);
    return hx_wrong(wrong, "%s is refused: %s", hx_kind_word(a.kind), words);
}

static bool must(hx_run *r, hx_action a, char wrong[HX_SAID]) {
    hx_refusal no;
    if (!act(r, a, &no, wrong)) return false;
    return !no.reason || refused(a, no, wrong);
}

static bool must_not(hx_run *r, hx_action a, const char *words, char wrong[HX_SAID]) {
    hx_refusal no;
    if (!act(r, a, &no, wrong)) return false;
    return no.reason ? hx_refusal_is(no, words, wrong) : hx_wrong(wrong, "%s is allowed", hx_kind_word(a.kind));
}

/* "ok", or "refused WHY": *why is NULL for ok. */
static bool verdict(const char *text, const char **why, char wrong[HX_SAID]) {
    *why = NULL;
    if (hx_word_is(&text, "ok")) return !*text || hx_wrong(wrong, "more behind ok: %s", text);
    if (!hx_word_is(&text, "refused")) return hx_wrong(wrong, "'ok' or 'refused ..' belongs behind ->, not '%s'", text);
    char word[HX_WORD] = "";
    hx_word_ahead(text, word);
    *why = text;
    return hx_word_reason(word) >= 0 || hx_wrong(wrong, "no reason is called '%s'", word);
}

/* Every code that means nothing is refused as no action of the game. */
static bool no_such_word(hx_run *r, int seat, const char *why, char wrong[HX_SAID]) {
    if (!why || !hx_word_is(&why, "NO_SUCH_ACTION")) return hx_wrong(wrong, "no action is called that");
    for (int kind = 0; kind < 256; kind++) {
        hx_action a = {.kind = (uint8_t)kind, .seat = (uint8_t)seat};
        if (hx_action_unused(kind) && !must_not(r, a, "NO_SUCH_ACTION", wrong)) return false;
    }
    return true;
}

/* A walk that is written as a way is judged as one; it costs what the action costs that comes of it. False: that is wrong. */
static bool judge_route(hx_run *r, int seat, const char *text, hx_action *a, hx_refusal *no, char wrong[HX_SAID]) {
    uint8_t route[HX_ROUTE], way[HX_ROUTE];
    char one[HX_SAID];
    const char *at, *end = strstr(text, ", ");
    snprintf(one, sizeof one, "%.*s", (int)(end ? end - text : (long)strlen(text)), text);
    *no = (hx_refusal){0};
    if (!hx_is_route(one, &at)) return true;
    int n = hx_read_route(now(r), &at, route);
    *no = hx_check_route(now(r), seat, route, n, a);
    if (no->reason) return true;
    int steps = hx_route(now(r), *a, way);
    return (steps > 1 && steps <= n) || hx_wrong(wrong, "the walk made of it is longer");
}

/* All are done; if the last is to be refused, all but that one. */
static bool act_all(hx_run *r, int seat, const char *text, const char *why, char wrong[HX_SAID]) {
    do {
        hx_action a;
        const char *from = text;
        int kind = hx_read_action(now(r), seat, &text, &a, wrong);
        if (kind < 0) return false;
        if (kind == HX_UNKNOWN_KIND) return no_such_word(r, seat, why, wrong);
        hx_refusal no;
        if (!judge_route(r, seat, from, &a, &no, wrong)) return false;
        if (no.reason) return *text || !why ? refused(a, no, wrong) : hx_refusal_is(no, why, wrong);
        if (*text || !why) {
            if (!must(r, a, wrong)) return false;
        } else if (!must_not(r, a, why, wrong)) {
            return false;
        }
    } while (*text);
    return true;
}

/* ---- steps */
static bool step_try(hx_run *r, int seat, const char *text, char wrong[HX_SAID]) {
    char actions[HX_SAID];
    const char *why, *arrow = strstr(text, "->");
    if (!arrow) return hx_wrong(wrong, "try what, and what is expected? -> ok or -> refused ..");
    snprintf(actions, sizeof actions, "%.*s", (int)(arrow - text), text);
    arrow += 2;
    if (!verdict(arrow, &why, wrong)) return false;
    r->expected++;
    return act_all(r, seat, actions, why, wrong);
}

static bool step_do(hx_run *r, int seat, const char *text, char wrong[HX_SAID]) {
    if (strstr(text, "->")) return hx_wrong(wrong, "'do' expects nothing; use 'try'");
    return act_all(r, seat, text, NULL, wrong);
}

static bool chance(hx_run *r, const char *kind, const char *text, char wrong[HX_SAID]) {
    char words[HX_SAID];
    const char *why = NULL, *at = words, *arrow = strstr(text, "->");
    hx_action a;
    snprintf(words, sizeof words, "%s%.*s", kind, arrow ? (int)(arrow - text) : (int)strlen(text), text);
    if (arrow && !verdict(arrow + 2, &why, wrong)) return false;
    if (arrow) r->expected++;
    if (hx_read_action(now(r), HX_CHANCE, &at, &a, wrong) < 0) return false;
    if (a.kind == HX_ROLLED && a.a > a.b) a = (hx_action){.kind = a.kind, .seat = a.seat, .a = a.b, .b = a.a};
    return why ? must_not(r, a, why, wrong) : must(r, a, wrong);
}

static bool step_rolls(hx_run *r, int seat, const char *text, char wrong[HX_SAID]) {
    return must(r, (hx_action){.kind = HX_ROLL, .seat = (uint8_t)seat}, wrong) && chance(r, "ROLLED", text, wrong);
}

static bool step_buys(hx_run *r, int seat, const char *text, char wrong[HX_SAID]) {
    return must(r, (hx_action){.kind = HX_BUY_CARD, .seat = (uint8_t)seat}, wrong) && chance(r, "DREW", text, wrong);
}

static bool step_deals(hx_run *r, const char *text, char wrong[HX_SAID]) {
    char word[HX_WORD];
    int count;
    if (!hx_word(&text, word) || !hx_word_number(word, &count) || !hx_word_is(&text, "->"))
        return hx_wrong(wrong, "deals how many -> what?");
    r->expected++;
    return hx_deals_hold(&r->position.options, count, text, wrong);
}

/* "table -> refused options", or layout: no game can begin like this. */
static bool step_table(hx_run *r, const char *text, char wrong[HX_SAID]) {
    hx_state s;
    if (!hx_word_is(&text, "->") || !hx_word_is(&text, "refused")) return hx_wrong(wrong, "table -> refused what?");
    hx_err expected = hx_word_is(&text, "options")  ? HX_ERR_OPTIONS
                      : hx_word_is(&text, "layout") ? HX_ERR_LAYOUT
                                                    : HX_OK;
    if (!expected || *text) return hx_wrong(wrong, "a table is refused for its options or its layout");
    r->expected++;
    r->no_table = true;
    hx_err err = hx_position_table(&r->position, &s);
    return err == expected || hx_wrong(wrong, "the table gives error %d, not %d", err, expected);
}

typedef struct seat_step {
    const char *word;
    bool (*run)(hx_run *r, int seat, const char *text, char wrong[HX_SAID]);
} seat_step;

static const seat_step seated[] = {
    {"try", step_try}, {"do", step_do}, {"rolls", step_rolls}, {"buys", step_buys}, {NULL, NULL}};

static const struct {
    const char *word, *kind;
} chances[] = {{"roll", "ROLLED"}, {"steal", "STOLE"}, {"draw", "DREW"}, {"reveal", "REVEALED"}, {NULL, NULL}};

/* Runs it if it is a step; *step whether it was one. */
static bool run_step(hx_run *r, const char *text, bool *step, char wrong[HX_SAID]) {
    char first[HX_WORD] = "", second[HX_WORD] = "";
    const char *at = text;
    *step = true;
    hx_word(&at, first);
    for (int i = 0; chances[i].word; i++)
        if (!strcmp(chances[i].word, first)) return begin(r, wrong) && chance(r, chances[i].kind, at, wrong);
    if (!strcmp(first, "check") && !*at) return begin(r, wrong);
    if (!strcmp(first, "table")) return step_table(r, at, wrong);
    if (!strcmp(first, "deals")) return begin(r, wrong) && step_deals(r, at, wrong);
    hx_word(&at, second);
    for (const seat_step *st = seated; st->word && hx_word_seat(first) >= 0; st++)
        if (!strcmp(st->word, second)) return begin(r, wrong) && st->run(r, hx_word_seat(first), at, wrong);
    *step = false;
    return false;
}

static bool run_check(hx_run *r, const char *text, char wrong[HX_SAID]) {
    char word[HX_WORD];
    hx_view view;
    r->expected++;
    if (!hx_word_is(&text, "view")) return hx_holds(now(r), text, wrong);
    if (!hx_word(&text, word) || word[strlen(word) - 1] != ':') return hx_wrong(wrong, "whose view? 'view B: ..'");
    word[strlen(word) - 1] = 0;
    int seat = hx_word_seat(word);
    if (seat < 0 && strcmp(word, "nobody") != 0) return hx_wrong(wrong, "whose view? 'view B: ..'");
    hx_observe(now(r), seat < 0 ? (int)HX_STRANGER : seat, &view);
    const char *broken = hx_broken(&view.seen);
    if (broken) return hx_wrong(wrong, "the view is broken: %s", broken);
    return hx_holds(&view.seen, text, wrong);
}

bool hx_run_statement(hx_run *r, const char *statement, char wrong[HX_SAID]) {
    bool step;
    bool fine = run_step(r, statement, &step, wrong);
    if (step) return fine;
    return r->game ? run_check(r, statement, wrong) : hx_position_say(&r->position, statement, wrong);
}

/* To the beginning and back again: undo and redo give the same bytes. */
static bool there_and_back(hx_run *r, char wrong[HX_SAID]) {
    hx_state last = *now(r);
    int length = hx_game_length(r->game);
    hx_game_goto(r->game, 0);
    hx_game_goto(r->game, length);
    return !memcmp(&last, now(r), sizeof last) || hx_wrong(wrong, "undo and redo lead elsewhere");
}

bool hx_run_end(hx_run *r, char wrong[HX_SAID]) {
    bool fine = r->expected || hx_wrong(wrong, "the case expects nothing");
    if (fine && !r->no_table) fine = there_and_back(r, wrong);
    hx_game_free(r->game);
    r->game = NULL;
    return fine;
}

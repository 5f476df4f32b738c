/* What every ruleset must satisfy, the toy included: random games over seats, targets and options, looked at in every state, and
 * in some states more closely. A failure names ruleset, options, seed and step. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/recount.h"
#include "support/toy.h"
#include "support/wander.h"

enum { MOST_ACTIONS = 200000, CLOSE_LOOK = 60, ACCEPTED = 2 * HX_LEGAL, TEXT = 8192 };
/* In a slow build each option with one number of seats, in turn, and fewer games with options by lot. */
#ifdef HX_SLOW
enum { ANY_SEATS = 0, MIXED_GAMES = 4 };
#else
enum { ANY_SEATS = 1, MIXED_GAMES = 12 };
#endif

/* ---- where we are, for whoever has to find out what went wrong */

static struct {
    hx_options options;
    int step;
    bool recounted; /* its states are counted anew the plain way */
    long states, close_looks, different_dreams, filled_offers;
} at;

static void complain(const char *what, const hx_action *a) {
    printf("ruleset %s, %d seats, goal %d, seed %llu, step %d\noptions", hx_ruleset_key(at.options.ruleset),
           at.options.actors, at.options.goal, (unsigned long long)at.options.seed, at.step);
    for (int i = 0; i < HX_OPTION_COUNT; i++) printf(" %d", at.options.opt[i]);
    if (a)
        printf("\naction %02x seat %d a %d b %d give %08x get %08x", a->kind, a->seat, a->a, a->b, (unsigned)a->give,
               (unsigned)a->get);
    printf("\n");
    fail_msg("%s", what);
}

static void hold(bool ok, const char *what) {
    if (!ok) complain(what, NULL);
}

static void hold_for(bool ok, const char *what, hx_action a) {
    if (!ok) complain(what, &a);
}

/* ---- the manifest */
enum { CHANCE, ACTOR };
enum { NONE, DIE, RES, HEX, VERTEX, EDGE, SEAT, SEATS, YES, CARD, TRACK, HUNTER, FACE, MAYBE };
enum { GET = 1, BOTH = 2, WAY = 3 };
static const struct form {
    uint8_t kind, who, a, b, cards;
} forms[] = {
#define HX_KIND(code, name, who, a, b, cards) {code, who, a, b, cards},
#include "rules/actions.inc"
#undef HX_KIND
};
enum { KINDS = sizeof forms / sizeof *forms };

enum { COUNT = 1 };
enum { PIECE = 100, PHASE, LEVEL };
static const struct reason {
    uint8_t what, n;
} reasons[HX_REASONS] = {
#define HX_REASON(code, name, what, n) [code] = {what, n},
#include "rules/reasons.inc"
#undef HX_REASON
};

static void look_at_refusal(hx_refusal no, hx_action a) {
    hold_for(no.reason < HX_REASONS, "a reason that is none", a);
    int letter = no.rule >> 8;
    hold_for(!no.rule || (letter >= 'A' && letter <= 'Z' && (no.rule & 255)), "a rule that is none", a);
    hold_for(no.pad == 0, "padding", a);
    if (no.reason == HX_NO_CANT_AFFORD) hold_for(no.cards != 0, "nothing is missing", a);
    int what = reasons[no.reason].what;
    if (what == RES) hold_for(no.what <= HX_RES, "what: a kind of card", a);
    if (what == PIECE) hold_for(no.what >= HX_SETTLEMENT && no.what <= HX_NOMAD, "what: a piece", a);
    if (what == LEVEL) hold_for(no.what <= 5 && no.n <= 5, "what: a level", a);
    if (what == PHASE) hold_for(no.what < HX_PHASES, "what: a phase", a);
}

/* ---- legal and check say the same */

static int compare(const void *a, const void *b) { return memcmp(a, b, sizeof(hx_action)); }

static struct {
    hx_action list[ACCEPTED];
    int n;
} accepted;

static void ask(const hx_state *s, hx_action a) {
    hx_refusal no = hx_check(s, a);
    if (no.reason) {
        look_at_refusal(no, a);
        hold_for(no.reason != HX_NO_YOU_LACK || no.cards, "nothing is missing", a);
        return;
    }
    if (wander_open(a)) return;
    hold_for(accepted.n < ACCEPTED, "too much is accepted", a);
    accepted.list[accepted.n++] = a;
}

static hx_cards card(int kind, int n) { return (hx_cards)n << 5 * kind; }

/* All choices of up to three cards, of a sixth kind too. */
static void ask_gets(const hx_state *s, hx_action a) {
    for (int i = -1; i < 6; i++)
        for (int j = -1; j <= i; j++)
            for (int k = -1; k <= j; k++) {
                a.get = (i < 0 ? 0 : card(i, 1)) + (j < 0 ? 0 : card(j, 1)) + (k < 0 ? 0 : card(k, 1));
                ask(s, a);
            }
}

static void ask_swaps(const hx_state *s, hx_action a) {
    for (int from = 0; from < 6; from++)
        for (int to = 0; to < 6; to++)
            for (int n = 0; n <= 8; n++)
                for (int m = 0; m <= 2; m++) {
                    a.give = card(from, n);
                    a.get = card(to, m);
                    ask(s, a);
                }
}

static void ask_places(const hx_state *s, hx_action a, const struct form *f) {
    bool pairs = (f->b == VERTEX || f->b == MAYBE) && !hx_why(s, a.seat, a.kind).reason;
    for (int x = 0; x < 256; x++) {
        a.a = (uint8_t)x;
        int most_b = f->b == NONE ? (x < 2 ? 1 : 0) : pairs ? 255 : 8;
        for (int b = 0; b <= most_b; b++) {
            a.b = (uint8_t)b;
            ask(s, a);
        }
    }
}

/* Of offers there are too many; the list has one empty form wherever a filled one is possible. */
static void look_at_offers(const hx_state *s, int seat, const hx_action *listed) {
    bool possible = false;
    hx_action a = {.kind = HX_OFFER, .seat = (uint8_t)seat};
    int kinds = hx_kinds(s);
    for (int give = 0; give < kinds && !possible; give++) {
        a.a = (uint8_t)(seat == s->turn ? ((1u << s->actors) - 1) & ~(1u << seat) : 1u << s->turn);
        a.give = card(give, 1);
        a.get = card((give + 1) % kinds, 1);
        possible = !hx_check(s, a).reason;
    }
    hold_for(possible == (listed != NULL), "an offer is listed, or else it can't be made", a);
    if (listed)
        hold_for(listed->a == a.a && hx_check(s, *listed).reason == HX_NO_EMPTY_SIDE, "the form of an offer", *listed);
    at.filled_offers += possible;
}

/* Entries but the offer, sorted; gives their number. */
static int listed(const hx_state *s, int seat, hx_action out[HX_LEGAL], hx_action *offer, bool *has_offer) {
    int n = hx_legal(s, seat, out), kept = 0;
    hold(n >= 0 && n <= HX_LEGAL, "the length of the list");
    *has_offer = false;
    for (int i = 0; i < n; i++) {
        hold_for(out[i].seat == seat, "an entry for another seat", out[i]);
        if (out[i].kind != HX_OFFER) {
            out[kept++] = out[i];
            continue;
        }
        hold_for(!*has_offer && !out[i].give && !out[i].get, "one empty form of an offer", out[i]);
        *has_offer = true;
        *offer = out[i];
    }
    qsort(out, (size_t)kept, sizeof *out, compare);
    return kept;
}

/* What check takes in more forms than are listed is looked at by tests of its own. */
static int without_open(hx_action *list, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++)
        if (!wander_open(list[i])) list[kept++] = list[i];
    return kept;
}

static void look_at_seat_closely(const hx_state *s, int seat) {
    hx_action list[HX_LEGAL], offer;
    bool has_offer = false;
    int n = seat == HX_CHANCE ? 0 : listed(s, seat, list, &offer, &has_offer);
    if (seat == HX_CHANCE) {
        hx_chance can[HX_CHANCES];
        n = hx_chances(s, can);
        for (int i = 0; i < n; i++) list[i] = can[i].outcome;
        qsort(list, (size_t)n, sizeof *list, compare);
    }
    accepted.n = 0;
    for (int i = 0; i < KINDS; i++) {
        hx_action a = {.kind = forms[i].kind, .seat = (uint8_t)seat};
        if (a.kind == HX_OFFER) continue;
        if (forms[i].cards == GET)
            ask_gets(s, a);
        else if (forms[i].cards == BOTH)
            ask_swaps(s, a);
        else
            ask_places(s, a, &forms[i]);
    }
    n = without_open(list, n);
    qsort(accepted.list, (size_t)accepted.n, sizeof *accepted.list, compare);
    for (int i = 0, j = 0; i < n || j < accepted.n; i++, j++) {
        int order = i == n ? 1 : j == accepted.n ? -1 : compare(&list[i], &accepted.list[j]);
        if (order < 0) complain("listed, but refused", &list[i]);
        if (order > 0) complain("accepted, but not listed", &accepted.list[j]);
    }
    if (seat < s->actors) look_at_offers(s, seat, has_offer ? &offer : NULL);
}

static void look_at_seat(const hx_state *s, int seat) {
    hx_action list[HX_LEGAL], offer;
    bool has_offer, has[256] = {false};
    int n = listed(s, seat, list, &offer, &has_offer);
    for (int i = 0; i < n; i++) {
        hold_for(!i || compare(&list[i - 1], &list[i]), "listed twice", list[i]);
        hold_for(!hx_check(s, list[i]).reason, "listed, but refused", list[i]);
        has[list[i].kind] = true;
        bool trade = list[i].kind == HX_ANSWER || list[i].kind == HX_CLOSE_OFFER;
        hold_for(seat == s->now.actor || trade, "not the actor's", list[i]);
    }
    has[HX_OFFER] = has_offer;
    hold(seat != s->now.actor || n > 0, "the actor can do nothing");
    for (int i = 0; i < KINDS; i++) {
        hx_action a = {.kind = forms[i].kind, .seat = (uint8_t)seat};
        hx_refusal no = hx_why(s, seat, a.kind);
        look_at_refusal(no, a);
        hold_for((no.reason == 0) == has[a.kind], "why and the list disagree", a);
    }
}

static void look_at_chances(const hx_state *s) {
    hx_chance can[HX_CHANCES];
    int n = hx_chances(s, can);
    hold((n > 0) == (s->now.actor == HX_CHANCE), "chances when chance decides, and only then");
    hold(n <= HX_CHANCES, "the number of chances");
    for (int i = 0; i < n; i++) {
        hold_for(can[i].weight > 0, "a chance without weight", can[i].outcome);
        hold_for(can[i].outcome.seat == HX_CHANCE, "a chance of a seat", can[i].outcome);
        hold_for(!hx_check(s, can[i].outcome).reason, "a chance that is refused", can[i].outcome);
        for (int j = 0; j < i; j++)
            hold_for(!wander_same(can[i].outcome, can[j].outcome), "a chance twice", can[i].outcome);
    }
}

/* ---- who knows what */

static bool same_list(const hx_state *s, const hx_state *t, int seat) {
    hx_action one[HX_LEGAL], other[HX_LEGAL];
    int n = hx_legal(s, seat, one), m = hx_legal(t, seat, other);
    return n == m && !memcmp(one, other, (size_t)n * sizeof *one);
}

/* What the eyes of a seat see is all that matters: a state imagined from it looks the same again, whatever is behind. */
static void look_through(const hx_state *s, int seat, hx_rng *rng) {
    hx_view view, again;
    hx_state dream;
    hx_observe(s, seat, &view);
    hold(view.seat == seat && view.seen.viewer == seat + 1, "whose view it is");
    hold(!hx_broken(&view.seen), "a view is broken");
    for (int i = 0; i < s->actors; i++) {
        bool own = i == seat;
        int cards = view.seen.veiled[i];
        for (int k = 0; k < HX_RES; k++) {
            hold(!own || view.seen.hand[i][k] == s->hand[i][k], "the own hand in a view");
            hold(own || view.seen.hand[i][k] == 0, "another hand in a view");
            cards += view.seen.hand[i][k];
        }
        int all = 0;
        for (int k = 0; k < HX_RES; k++) all += s->hand[i][k];
        hold(cards == all, "the number of cards in a view");
        hold(hx_shown_points(&view.seen, i) == hx_shown_points(s, i), "the points that all see");
        hold(!own || hx_points(&view.seen, i) == hx_points(s, i), "the own points in a view");
    }
    hx_imagine(&view, rng, &dream);
    hold(!hx_broken(&dream), hx_broken(&dream) ? hx_broken(&dream) : "");
    hx_observe(&dream, seat, &again);
    hold(!memcmp(&view, &again, sizeof view), "a view depends on what is hidden");
    if (seat == s->now.actor) hold(same_list(s, &dream, seat), "what the actor may do depends on what is hidden");
    hold(same_list(s, &view.seen, seat), "a view's list of actions is another one");
    at.different_dreams += hx_hash(&dream) != hx_hash(s);
}

/* ---- links */

static void save_and_load(const hx_state *s) {
    static char text[TEXT];
    hx_state again;
    size_t n = hx_state_save(s, text, sizeof text);
    hold(n > 0 && n < sizeof text && strlen(text) == n, "the length of a position");
    hold(hx_state_load(text, n, &again) == HX_OK, "a position can't be read");
    hold(!memcmp(s, &again, sizeof again), "a position is another one after reading");
    hx_view view, other;
    hx_observe(s, at.step % (s->actors + 1) == s->actors ? (int)HX_STRANGER : at.step % (s->actors + 1), &view);
    n = hx_view_save(&view, text, sizeof text);
    hold(n > 0 && n < sizeof text && strlen(text) == n, "the length of a view");
    hold(hx_view_load(text, n, &other) == HX_OK, "a view can't be read");
    hold(!memcmp(&view, &other, sizeof other), "a view is another one after reading");
}

static void replay_from_text(const hx_game *g) {
    static char text[1 << 16];
    size_t n = hx_game_save(g, text, sizeof text);
    hold(n > 0 && n < sizeof text, "the length of a replay");
    hx_err err = HX_ERR_COUNT;
    hx_game *again = hx_game_load(text, n, 5, &err);
    hold(again && err == HX_OK, "a replay can't be read");
    hold(hx_game_top(again) == hx_game_top(g), "a replay has another length");
    for (int i = 0; i < hx_game_top(g); i++)
        hold_for(wander_same(hx_game_action(g, i), hx_game_action(again, i)), "a replay goes another way",
                 hx_game_action(g, i));
    hx_game_goto(again, hx_game_length(g));
    hold(hx_hash(hx_game_state(again)) == hx_hash(hx_game_state(g)), "a replay ends elsewhere");
    hold(hx_game_seed(again) == 5, "a replay's seed");
    hx_game_free(again);
}

/* ---- one state, one game, all games */

static void look_at_state(const hx_state *s, hx_rng *rng, bool closely) {
    const char *broken = hx_broken(s);
    hold(!broken, broken ? broken : "");
    hx_state copy = *s;
    hold(hx_hash(&copy) == hx_hash(s), "the hash of a copy");
    hx_rules_of(s)->derive(&copy);
    hold(!memcmp(&copy, s, sizeof copy), "derived fields differ from a recount");
    if (at.recounted) {
        const char *other = hx_recount(s);
        hold(!other, other ? other : "");
    }
    hold(wander_kept(s), "a promise that can't be kept");
    look_at_chances(s);
    for (int seat = 0; seat < s->actors; seat++) look_at_seat(s, seat);
    hold(hx_legal(s, -1, (hx_action[HX_LEGAL]){{0}}) == 0 && hx_legal(s, s->actors, (hx_action[HX_LEGAL]){{0}}) == 0,
         "entries for seats that are none");
    int eyes = (int)hx_rng_below(rng, s->actors + 1u);
    look_through(s, eyes == s->actors ? (int)HX_STRANGER : eyes, rng);
    at.states++;
    if (!closely) return;
    at.close_looks++;
    for (int seat = 0; seat < s->actors; seat++) look_at_seat_closely(s, seat);
    look_at_seat_closely(s, HX_CHANCE);
    save_and_load(s);
}

/* Twelve bytes that nobody asked for: refused without a trace, or one of the list. */
static void disturb(hx_game *g, hx_rng *rng) {
    hx_state before = *hx_game_state(g);
    int length = hx_game_length(g);
    hx_action a = wander_hostile(&before, rng), list[HX_LEGAL];
    hx_refusal no = hx_game_act(g, a);
    if (no.reason) {
        look_at_refusal(no, a);
        hold_for(!memcmp(&before, hx_game_state(g), sizeof before) && hx_game_length(g) == length,
                 "a refusal changed something", a);
        return;
    }
    bool known = wander_open(a);
    if (a.seat == HX_CHANCE) known = true; /* check went through the chances */
    for (int i = a.seat == HX_CHANCE ? -1 : hx_legal(&before, a.seat, list) - 1; i >= 0; i--)
        known |= wander_same(list[i], a);
    hold_for(known, "accepted, but not listed", a);
    hx_game_goto(g, length);
    hold_for(!memcmp(&before, hx_game_state(g), sizeof before), "an undo leads elsewhere", a);
}

static void there_and_back(hx_game *g, const uint64_t *hashes, hx_rng *rng) {
    int top = hx_game_top(g);
    for (int i = 0; i < 40; i++) {
        int length = (int)hx_rng_below(rng, (uint32_t)top + 1);
        hx_state s;
        hold(hx_game_at(g, length, &s) && hx_hash(&s) == hashes[length], "a state along the log");
        if (i % 2) continue;
        hx_game_goto(g, length);
        hold(hx_hash(hx_game_state(g)) == hashes[length], "undo and redo");
    }
    hx_game_goto(g, top);
    hold(hx_hash(hx_game_state(g)) == hashes[top], "undo and redo to the end");
}

static void look_at_end(const hx_state *s) {
    hx_action list[HX_LEGAL];
    for (int seat = 0; seat < s->actors; seat++) hold(hx_legal(s, seat, list) == 0, "something to do after the end");
    for (int i = 0; i < KINDS; i++) {
        hx_action a = {.kind = forms[i].kind, .seat = forms[i].who == CHANCE ? HX_CHANCE : 0};
        hold_for(hx_check(s, a).reason == HX_NO_GAME_OVER, "after the end all is over", a);
    }
    hold(s->winners || s->turn_no == HX_LAST_TURN || s->ending, "an end without a reason");
    look_at_state(s, &(hx_rng){at.options.seed, 0}, true);
}

static void play_one(const hx_options *o) {
    static uint64_t hashes[MOST_ACTIONS + 1];
    at.options = *o;
    at.step = 0;
    at.recounted = strcmp(hx_ruleset_key(o->ruleset), "toy") != 0;
    hx_err err = HX_ERR_COUNT;
    hx_game *g = hx_game_new(o, NULL, 0, &err);
    hold(g != NULL && err == HX_OK, "no game");
    hx_rng rng = {o->seed ^ 0xC0FFEE, 0};
    hashes[0] = hx_hash(hx_game_state(g));
    while (!hx_over(hx_game_state(g))) {
        hold(at.step < MOST_ACTIONS, "a game without an end");
        look_at_state(hx_game_state(g), &rng, hx_rng_below(&rng, CLOSE_LOOK) == 0);
        disturb(g, &rng);
        hx_action a = wander_lively(hx_game_state(g), &rng);
        hold_for(!hx_game_act(g, a).reason, "a move is refused", a);
        hashes[++at.step] = hx_hash(hx_game_state(g));
    }
    look_at_end(hx_game_state(g));
    there_and_back(g, hashes, &rng);
    replay_from_text(g);
    hx_game_free(g);
}

static bool possible(const hx_options *o) {
    uint8_t deal[HX_DEAL];
    return hx_deal(o, deal) > 0;
}

typedef struct range {
    uint8_t least, most;
} range;

static range range_of(int ruleset, int option) {
    range r;
    uint8_t preset;
    hx_option_range(ruleset, option, &r.least, &r.most, &preset);
    return r;
}

/* Each option at both ends of its range, and between them if there is one value, with each number of seats and with both extremes of the target. */
static void each_option(int ruleset, void (*visit)(const hx_options *)) {
    hx_options o;
    hx_options_preset(&o, ruleset);
    int least = hx_ruleset_seats(ruleset, false), most = hx_ruleset_seats(ruleset, true), turn = 0;
    for (int option = -1; option < HX_OPTION_COUNT; option++) {
        range r = range_of(ruleset, option < 0 ? 0 : option);
        const uint8_t values[] = {r.least, r.most, (uint8_t)((r.least + r.most) / 2)};
        for (int end = 0; end < (option < 0 ? 1 : r.most - r.least == 2 ? 3 : 2); end++) {
            for (int seats = least; seats <= most; seats++) {
                hx_options changed = o;
                changed.actors = (uint8_t)seats;
                changed.seed = 100u * (unsigned)(option + 1) + 10u * (unsigned)end + (unsigned)seats;
                if (option >= 0) changed.opt[option] = values[end];
                if (option >= 0 && changed.opt[option] == o.opt[option]) continue;
                if (!possible(&changed)) continue;
                if (ANY_SEATS || turn % (most - least + 1) == seats - least) visit(&changed);
            }
            turn++;
        }
    }
    for (int which = -1; which <= 1; which += 2) {
        o.goal = (uint8_t)hx_ruleset_goal(ruleset, which);
        visit(&o);
    }
}

/* Options set by lot, as far as they are possible together. */
static void mixed_options(int ruleset, int games, void (*visit)(const hx_options *)) {
    hx_rng rng = {(uint64_t)ruleset + 77, 0};
    int least = hx_ruleset_seats(ruleset, false), most = hx_ruleset_seats(ruleset, true);
    for (int i = 0; i < games; i++) {
        hx_options o;
        hx_options_preset(&o, ruleset);
        o.actors = (uint8_t)(least + (int)hx_rng_below(&rng, (uint32_t)(most - least + 1)));
        o.seed = 1000 + (uint64_t)i;
        wander_options(&o, &rng);
        visit(&o);
    }
}

static void every_ruleset_keeps_the_contract(void **state) {
    (void)state;
    for (int ruleset = 0; ruleset < hx_ruleset_count(); ruleset++) {
        each_option(ruleset, play_one);
        mixed_options(ruleset, MIXED_GAMES, play_one);
    }
    printf("%ld states, %ld of them closely, %ld with offers, %ld imagined otherwise\n", at.states, at.close_looks,
           at.filled_offers, at.different_dreams);
    assert_true(at.close_looks > 100 && at.different_dreams > at.states / 4);
}

static void keys_and_ids_are_unique(void **state) {
    (void)state;
    for (int i = 0; i < hx_ruleset_count(); i++) {
        assert_int_equal(hx_ruleset_find(hx_ruleset_key(i)), i);
        for (int j = 0; j < i; j++) assert_int_not_equal(hx_rulesets[i]->wire_id, hx_rulesets[j]->wire_id);
        hx_options o;
        hx_options_preset(&o, i);
        assert_true(possible(&o));
        assert_in_range(hx_rulesets[i]->stored, 1, sizeof(hx_classic));
    }
    assert_null(hx_ruleset_key(hx_ruleset_count()));
    assert_null(hx_ruleset_key(-1));
    assert_int_equal(hx_ruleset_find("no such ruleset"), -1);
}

static void a_deal_is_judged_like_any_input(void **state) {
    (void)state;
    for (int ruleset = 0; ruleset < hx_ruleset_count(); ruleset++) {
        hx_options o;
        hx_options_preset(&o, ruleset);
        int accepted_changes = 0, changes = 0;
        bool any_content = hx_rulesets[ruleset]->fault != NULL; /* another number is another world */
        for (o.seed = 0; o.seed < 20; o.seed++) {
            uint8_t deal[HX_DEAL], changed[HX_DEAL];
            int length = hx_deal(&o, deal);
            hx_state s;
            assert_int_equal(hx_lay(&s, &o, deal, length), HX_OK);
            for (int n = 0; n < length; n++) assert_int_not_equal(hx_lay(&s, &o, deal, n), HX_OK);
            for (int i = 0; i < length; i++) {
                memcpy(changed, deal, sizeof changed);
                changed[i] = (uint8_t)(changed[i] + 1 + o.seed);
                changes++;
                hx_err err = hx_lay(&s, &o, changed, length);
                assert_int_equal(!hx_fault(&o, changed, length), !err);
                if (err) continue;
                accepted_changes++;
                assert_null(hx_broken(&s));
            }
        }
        assert_in_range(accepted_changes, 0,
                        any_content ? changes / 2 : changes / 10); /* of an island another beginner */
    }
}

static int set_up(void **state) {
    (void)state;
    hx_init();
    toy_plug();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_and_ids_are_unique),
        cmocka_unit_test(a_deal_is_judged_like_any_input),
        cmocka_unit_test(every_ruleset_keeps_the_contract),
    };
    return cmocka_run_group_tests_name("contract", tests, set_up, NULL);
}

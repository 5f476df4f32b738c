/* fuzz_play - random games of every ruleset, with offers, proposals and hostile bytes mixed in; the invariants hold after every
 * action, and every game ends.
 *
 *   fuzz_play [games [seed]]     per ruleset; the seats follow from the seed. Default: 10000 games from seed 1, a tenth of them
 *                                in builds with HX_VALIDATE, where every action is looked at twice
 *
 * A failure prints ruleset, seed and step; fuzz_play 1 <seed> plays that game again. Games whose seed is even are plain: the usual
 * options, each entry of the list but offers and answers equally likely. For these the share that nobody wins (V-12) has a bound. Of the
 * others every second has its options by lot. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hx.h"
#include "support/recount.h"
#include "support/wander.h"

#ifdef HX_VALIDATE
enum { DEFAULT_GAMES = 1000 };
#else
enum { DEFAULT_GAMES = 10000 };
#endif
enum { MOST_ACTIONS = 200000, LOOK = 40, DREAM = 12, ENOUGH_TO_JUDGE = 500 };

static struct {
    int ruleset, seats, step;
    unsigned long long seed;
} at;

typedef struct tally {
    long games, unwon, actions, plain, plain_unwon;
} tally;

/* Also called when an assertion has trapped: then there is nothing to lose. NOLINTBEGIN(bugprone-signal-handler,cert-sig30-c) */
static void where(const char *what) {
    printf("fuzz_play: %s: ruleset %s, %d seats, seed %llu, step %d\n", what, hx_ruleset_key(at.ruleset), at.seats,
           at.seed, at.step);
    fflush(stdout);
}

static void fail(const char *what) {
    where(what);
    exit(1);
}

static void trapped(int signal_number) {
    where("a trap");
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}
/* NOLINTEND(bugprone-signal-handler,cert-sig30-c) */

static void hold(bool ok, const char *what) {
    if (!ok) fail(what);
}

static bool in_list(const hx_state *s, hx_action a) {
    hx_action list[HX_LEGAL];
    hx_chance can[HX_CHANCES];
    int n = 0;
    if (a.seat != HX_CHANCE)
        n = hx_legal(s, a.seat, list);
    else
        for (int i = hx_chances(s, can) - 1; i >= 0; i--) list[n++] = can[i].outcome;
    for (int i = 0; i < n; i++)
        if (wander_same(list[i], a) || (wander_open(a) && list[i].kind == a.kind)) return true;
    return false;
}

/* Either refused with a reason, or an entry of the list; never more. */
static void try_hostile(const hx_state *s, hx_rng *rng) {
    hx_action a = wander_hostile(s, rng);
    hx_state before = *s;
    hx_refusal no = hx_check(s, a);
    hold(!memcmp(&before, s, sizeof before), "a check changed the state");
    hold(no.reason < HX_REASONS, "no such reason");
    hold(no.reason || in_list(s, a), "accepted, but not listed");
}

static void look_at_lists(const hx_state *s) {
    hx_action list[HX_LEGAL];
    hx_chance can[HX_CHANCES];
    for (int seat = 0; seat < s->actors; seat++) {
        int n = hx_legal(s, seat, list);
        hold(n <= HX_LEGAL && (n > 0 || seat != s->now.actor), "the length of the list");
        for (int i = 0; i < n; i++)
            hold(list[i].kind == HX_OFFER || !hx_check(s, list[i]).reason, "listed, but refused");
    }
    int n = hx_chances(s, can);
    hold(n <= HX_CHANCES && (n > 0) == (s->now.actor == HX_CHANCE), "chances when chance decides");
    for (int i = 0; i < n; i++) hold(can[i].weight > 0, "a chance without weight");
}

/* A dream is a game like any other, as bots play it on. */
static void play_dream(hx_state *dream, hx_rng *rng) {
    for (int i = 0; i < DREAM && !hx_over(dream); i++) {
        hx_apply(dream, wander_lively(dream, rng));
        hold(!hx_broken(dream), "a dream that breaks");
    }
}

static void look_through(const hx_state *s, int seat, hx_rng *rng) {
    hx_view view, again;
    hx_state dream;
    hx_observe(s, seat, &view);
    hold(!hx_broken(&view.seen), "a broken view");
    hx_imagine(&view, rng, &dream);
    hold(!hx_broken(&dream), "a broken dream");
    hx_observe(&dream, seat, &again);
    hold(!memcmp(&view, &again, sizeof view), "a view depends on what is hidden");
    play_dream(&dream, rng);
}

static void look(const hx_state *s, hx_rng *rng) {
    const char *broken = hx_broken(s);
    if (broken) fail(broken);
    hold(wander_kept(s), "a promise that can't be kept");
    if (hx_over(s)) return;
    try_hostile(s, rng);
    if (hx_rng_below(rng, LOOK)) return;
    const char *other = hx_recount(s);
    if (other) fail(other);
    look_at_lists(s);
    int eyes = (int)hx_rng_below(rng, s->actors + 1u);
    look_through(s, eyes == s->actors ? (int)HX_STRANGER : eyes, rng);
}

static void play(tally *sum) {
    hx_options o;
    hx_options_preset(&o, at.ruleset);
    o.actors = (uint8_t)at.seats;
    o.seed = at.seed;
    uint8_t deal[HX_DEAL];
    hx_state s;
    if (at.seed % 4 == 3) wander_options(&o, &(hx_rng){at.seed, 0});
    hold(hx_lay(&s, &o, deal, hx_deal(&o, deal)) == HX_OK, "a deal that can't be laid");
    hx_rng moves = {at.seed ^ 0x706C6179, 0}, rng = {at.seed ^ 0x6C6F6F6B, 0};
    bool plain = at.seed % 2 == 0;
    for (at.step = 0; !hx_over(&s); at.step++) {
        hold(at.step < MOST_ACTIONS, "a game without an end");
        look(&s, &rng);
        hx_action a = plain ? wander_plain(&s, &moves) : wander_lively(&s, &moves);
        hold(!hx_check(&s, a).reason, "a move is refused");
        hx_apply(&s, a);
    }
    look(&s, &rng);
    sum->games++;
    sum->actions += at.step;
    sum->unwon += !s.winners;
    sum->plain += plain;
    sum->plain_unwon += plain && !s.winners;
}

/* V-12: at most 5 in 1,000 with four seats, 5 in 100 with two. In the stone age people who go anywhere often get nowhere: one in 4. */
static void judge(const tally *sum, int seats) {
    printf(
        "%s, %d seats: %ld games, %ld without a winner, %ld actions a game; plain ones: %ld of %ld without a winner\n",
        hx_ruleset_key(at.ruleset), seats, sum->games, sum->unwon, sum->games ? sum->actions / sum->games : 0,
        sum->plain_unwon, sum->plain);
    if (sum->plain < ENOUGH_TO_JUDGE) return;
    if (!strcmp(hx_ruleset_key(at.ruleset), "stoneage")) {
        hold(sum->plain_unwon * 4 <= sum->plain, "too many games that nobody wins");
        return;
    }
    if (seats == 4) hold(sum->plain_unwon * 1000 <= 5 * sum->plain, "too many games that nobody wins");
    if (seats == 2) hold(sum->plain_unwon * 100 <= 5 * sum->plain, "too many games that nobody wins");
}

static void play_ruleset(long games, unsigned long long first) {
    tally sums[HX_SEATS + 1] = {{0}};
    int least = hx_ruleset_seats(at.ruleset, false), most = hx_ruleset_seats(at.ruleset, true);
    for (long i = 0; i < games; i++) {
        at.seed = first + (unsigned long long)i;
        at.seats = least + (int)(at.seed / 2 % (unsigned)(most - least + 1));
        play(&sums[at.seats]);
    }
    for (int seats = least; seats <= most; seats++) judge(&sums[seats], seats);
}

int main(int argc, char **argv) {
    long games = argc > 1 ? strtol(argv[1], NULL, 10) : DEFAULT_GAMES;
    unsigned long long first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    signal(SIGILL, trapped);
    signal(SIGTRAP, trapped);
    hx_init();
    for (at.ruleset = 0; at.ruleset < hx_ruleset_count(); at.ruleset++) play_ruleset(games, first);
    return 0;
}

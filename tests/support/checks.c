/* checks.c - statements that a position is made from are read as such and compared; the others are only asked here. */
#include "checks.h"

#include <stdio.h>
#include <string.h>

#include "actions.h"
#include "question.h"

/* ---- comparing what was said with what is */
bool hx_same_number(hx_question *q, const char *what, int is, int said) {
    return is == said || hx_wrong(q->wrong, "%s: it is %d, not %d", what, is, said);
}

bool hx_same_seat(hx_question *q, const char *what, int is, int said) {
    return is == said || hx_wrong(q->wrong, "%s: it is %s", what, hx_seat_word(is));
}

bool hx_same_yes(hx_question *q, const char *what, int is, int said) {
    return !is == !said || hx_wrong(q->wrong, "%s: it is not so", what);
}

static bool plain_turn(hx_question *q) {
    if (q->p->turn_no_said && !hx_same_number(q, "the turn's number", q->s->turn_no, q->p->said.turn_no)) return false;
    return hx_same_seat(q, "turn", q->s->turn, q->p->said.turn);
}

static bool plain_phase(hx_question *q) {
    hx_await is = q->s->now, said = q->p->said.now;
    if (is.phase != said.phase) return hx_wrong(q->wrong, "the phase is %s", hx_phase_word(is.phase));
    return !q->p->actor_said || hx_same_seat(q, "who decides", is.actor, said.actor);
}

static bool plain_after(hx_question *q) {
    if (!q->s->depth) return hx_wrong(q->wrong, "nothing waits");
    hx_await is = q->s->then[q->s->depth - 1], said = q->p->said.then[0];
    if (is.phase != said.phase) return hx_wrong(q->wrong, "%s comes after", hx_phase_word(is.phase));
    return said.actor == HX_NONE || hx_same_seat(q, "who decides then", is.actor, said.actor);
}

static bool plain_dice(hx_question *q) {
    const uint8_t *is = q->s->dice, *said = q->p->said.dice;
    return (is[0] == said[0] && is[1] == said[1]) || (is[0] == said[1] && is[1] == said[0]) ||
           hx_wrong(q->wrong, "the dice are %d %d", is[0], is[1]);
}

static bool plain_robber(hx_question *q) {
    char name[16] = "nowhere";
    if (q->s->robber[0] == q->p->said.robber[0]) return true;
    hx_place_name(hx_board_of(q->s->ruleset), HX_HEX, q->s->robber[0], name);
    return hx_wrong(q->wrong, "the robber is on %s", name);
}

static bool plain_bank(hx_question *q) {
    for (int k = 0; k < HX_RES; k++)
        if (q->p->bank_said >> k & 1 && q->s->bank[k] != q->p->said.bank[k])
            return hx_wrong(q->wrong, "the bank has %d%c", q->s->bank[k], hx_card_letter(k));
    return true;
}

static bool plain_hex(hx_question *q) {
    for (int h = 0; h < HX_HEXES; h++) {
        if (!q->p->hexes_said[h]) continue;
        const char *terrain = hx_terrain_key(q->s->ruleset, q->s->terrain[h]);
        if (q->s->terrain[h] != q->p->said.terrain[h] || q->s->number[h] != q->p->said.number[h])
            return hx_wrong(q->wrong, "there is %s %d", terrain ? terrain : "no land", q->s->number[h]);
    }
    return true;
}

static bool plain_harbour(hx_question *q) {
    const hx_classic *is = &q->s->u.classic, *said = &q->p->said.u.classic;
    for (int d = 0; d < HX_DOCKS; d++)
        if (is->dock[d] == said->dock[0]) return hx_same_number(q, "the kind of harbour", is->port[d], said->port[0]);
    return hx_wrong(q->wrong, "there is no harbour");
}

static bool deck_is(hx_question *q, const char *whose, const uint8_t *is, const uint8_t *said) {
    char words[2 * HX_WORD];
    if (!memcmp(is, said, HX_CARD_KINDS)) return true;
    hx_deck_words(is, words);
    return hx_wrong(q->wrong, "%s: %s", whose, words);
}

static bool plain_deck(hx_question *q) {
    const uint8_t *is = q->s->u.classic.deck, *said = q->p->said.u.classic.deck;
    for (int k = 0; k < HX_CARD_KINDS; k++)
        if ((said[k] || strstr(q->at, hx_card_word(k)) || strstr(q->at, "nothing")) && is[k] != said[k])
            return hx_wrong(q->wrong, "the deck has %d %s", is[k], hx_card_word(k));
    return true;
}

static bool plain_first(hx_question *q) { return hx_same_seat(q, "first", q->s->first, q->p->said.first); }
static bool plain_longest(hx_question *q) {
    return hx_same_seat(q, "longest", q->s->u.classic.longest, q->p->said.u.classic.longest);
}
static bool plain_largest(hx_question *q) {
    return hx_same_seat(q, "largest", q->s->u.classic.largest, q->p->said.u.classic.largest);
}
static bool plain_victim(hx_question *q) { return hx_same_seat(q, "victim", q->s->victim, q->p->said.victim); }
static bool plain_played(hx_question *q) {
    return hx_same_yes(q, "played", q->s->u.classic.card_played, q->p->said.u.classic.card_played);
}
static bool plain_built(hx_question *q) {
    return hx_same_yes(q, "built", q->s->u.classic.built, q->p->said.u.classic.built);
}
static bool plain_ending(hx_question *q) { return hx_same_yes(q, "ending", q->s->ending, q->p->said.ending); }
static bool plain_winners(hx_question *q) {
    return hx_same_number(q, "the set of winners", q->s->winners, q->p->said.winners);
}
static bool plain_goal(hx_question *q) { return hx_same_number(q, "the goal", q->s->goal, q->p->options.goal); }
static bool plain_players(hx_question *q) { return hx_same_number(q, "players", q->s->actors, q->p->options.actors); }

static bool plain_ended(hx_question *q) {
    return hx_same_seat(q, "ended", q->s->u.classic.ended, q->p->said.u.classic.ended);
}

/* ---- of the duel */
static bool plain_rolls_left(hx_question *q) {
    return hx_same_number(q, "rolls left", q->s->u.classic.rolls_left, q->p->said.u.classic.rolls_left);
}
static bool plain_token_used(hx_question *q) {
    return hx_same_yes(q, "token_used", q->s->u.classic.token_used, q->p->said.u.classic.token_used);
}
static bool plain_knight_used(hx_question *q) {
    return hx_same_yes(q, "knight_used", q->s->u.classic.knight_used, q->p->said.u.classic.knight_used);
}
static bool plain_given_up(hx_question *q) {
    return hx_same_number(q, "given up", q->s->u.classic.knights_gone, q->p->said.u.classic.knights_gone);
}
static bool plain_give_back(hx_question *q) {
    return hx_same_number(q, "to give back", q->s->u.classic.give_back, q->p->said.u.classic.give_back);
}
static bool plain_draws(hx_question *q) {
    return hx_same_number(q, "draws", q->s->u.classic.draws, q->p->said.u.classic.draws);
}

static bool plain_due(hx_question *q) {
    static const char *const words[] = {"nothing", "a road", "a settlement", "either"};
    int is = q->s->u.classic.neutral_due;
    return is == q->p->said.u.classic.neutral_due || hx_wrong(q->wrong, "%s is due", words[is & 3]);
}

static bool plain_first_roll(hx_question *q) {
    const uint8_t *is = q->s->u.classic.first_roll;
    return !memcmp(is, q->p->said.u.classic.first_roll, 2) ||
           hx_wrong(q->wrong, "the first roll is %d %d", is[0], is[1]);
}

static bool plain_free_roads(hx_question *q) {
    return hx_same_number(q, "free roads", q->s->u.classic.free_roads, q->p->said.u.classic.free_roads);
}

static bool plain_offer(hx_question *q) {
    const hx_offer *is = &q->s->offer, *said = &q->p->said.offer;
    if (is->by != said->by) return hx_wrong(q->wrong, "the open offer is by %s", hx_seat_word(is->by));
    return is->by == HX_NONE || (is->give == said->give && is->get == said->get && is->asked == said->asked) ||
           hx_wrong(q->wrong, "the open offer is another one");
}

static bool plain_said(hx_question *q) {
    const hx_offer *is = &q->s->offer, *said = &q->p->said.offer;
    bool yes = hx_word_is(&q->at, "yes");
    return hx_same_number(q, "the set of those who said it", yes ? is->yes : is->no, yes ? said->yes : said->no);
}

/* ---- the same of a seat */
static bool seat_hand(hx_question *q, int seat) {
    char words[HX_WORD];
    const uint8_t *is = q->s->hand[seat];
    if (!q->s->veiled[seat] && !memcmp(is, q->p->said.hand[seat], HX_RES)) return true;
    hx_cards_words(is, words);
    return hx_wrong(q->wrong, "%s holds %s and %d hidden cards", hx_seat_word(seat), words, q->s->veiled[seat]);
}

static bool seat_dev(hx_question *q, int seat) {
    const hx_classic *c = &q->s->u.classic;
    if (c->hidden[seat]) return hx_wrong(q->wrong, "%s has %d hidden cards", hx_seat_word(seat), c->hidden[seat]);
    return deck_is(q, hx_seat_word(seat), c->cards[seat], q->p->said.u.classic.cards[seat]);
}

static bool seat_fresh(hx_question *q, int seat) {
    return deck_is(q, hx_seat_word(seat), q->s->u.classic.fresh[seat], q->p->said.u.classic.fresh[seat]);
}

static bool seat_knights(hx_question *q, int seat) {
    return hx_same_number(q, "knights", q->s->u.classic.knights[seat], q->p->said.u.classic.knights[seat]);
}

static bool seat_tokens(hx_question *q, int seat) {
    return hx_same_number(q, "tokens", q->s->u.classic.tokens[seat], q->p->said.u.classic.tokens[seat]);
}
static bool seat_owes(hx_question *q, int seat) {
    return hx_same_number(q, "owes", q->s->owes[seat], q->p->said.owes[seat]);
}

static bool seat_pieces(hx_question *q, int seat) {
    const hx_classic *is = &q->s->u.classic, *said = &q->p->said.u.classic;
    for (int v = 0; v < HX_CLASSIC_VERTICES; v++)
        if (said->vertex[v] && is->vertex[v] != said->vertex[v])
            return hx_wrong(q->wrong, "not there, %s", hx_seat_word(seat));
    for (int e = 0; e < HX_CLASSIC_EDGES; e++)
        if (said->edge[e] && is->edge[e] != said->edge[e])
            return hx_wrong(q->wrong, "not there, %s", hx_seat_word(seat));
    return true;
}

static bool seat_proposal(hx_question *q, int seat) {
    const hx_counter *is = &q->s->counter[seat], *said = &q->p->said.counter[seat];
    return (is->give == said->give && is->get == said->get) ||
           hx_wrong(q->wrong, "%s proposes something else", hx_seat_word(seat));
}

/* ---- counts and hidden cards: "5 cards", "hidden 5" */
static int total(const uint8_t *row, int kinds) {
    int n = 0;
    for (int k = 0; k < kinds; k++) n += row[k];
    return n;
}

static bool counted(hx_question *q, const char *at, const char *what, int open, int hidden, bool *known) {
    char word[HX_WORD];
    int n;
    bool veiled = hx_word_is(&at, "hidden");
    *known =
        hx_word(&at, word) && hx_word_number(word, &n) && (veiled || hx_word_is(&at, "cards")) && !hx_word(&at, word);
    if (!*known) return false;
    if (veiled && open) return hx_wrong(q->wrong, "%s: %d cards are open", what, open);
    return hx_same_number(q, what, open + hidden, n);
}

/* "dev open 2 victory": these are known of the hand, whatever else is in it. */
static bool open_cards(hx_question *q, int seat, const char *at, bool *known) {
    uint8_t said[HX_CARD_KINDS];
    *known = hx_word_is(&at, "open") && hx_word_deck(&at, said);
    return *known && deck_is(q, "open", q->s->u.classic.cards[seat], said);
}

static bool count_seat(hx_question *q, int seat, const char *word, bool *known) {
    const hx_classic *c = &q->s->u.classic;
    *known = false;
    if (!strcmp(word, "hand"))
        return counted(q, q->at, word, total(q->s->hand[seat], HX_RES), q->s->veiled[seat], known);
    if (hx_is_stoneage(q->s->ruleset) || strcmp(word, "dev") != 0) return false;
    bool fine = open_cards(q, seat, q->at, known);
    if (*known) return fine;
    return counted(q, q->at, word, total(c->cards[seat], HX_CARD_KINDS), c->hidden[seat], known);
}

/* ---- only asked */
bool hx_ask_number(hx_question *q, const char *what, int is) {
    char word[HX_WORD];
    int n;
    if (!hx_word(&q->at, word) || !hx_word_number(word, &n) || hx_word_ahead(q->at, word))
        return hx_wrong(q->wrong, "a number and nothing else belongs behind '%s'", what);
    return hx_same_number(q, what, is, n);
}

static bool seat_points(hx_question *q, int seat) { return hx_ask_number(q, "points", hx_points(q->s, seat)); }
static bool seat_shown(hx_question *q, int seat) { return hx_ask_number(q, "shown", hx_shown_points(q->s, seat)); }
static bool seat_length(hx_question *q, int seat) { return hx_ask_number(q, "length", q->s->u.classic.road_len[seat]); }

static bool seat_left(hx_question *q, int seat) {
    char word[HX_WORD];
    const uint8_t *left = q->s->u.classic.left[seat];
    if (!hx_word(&q->at, word)) return hx_wrong(q->wrong, "road, settlement or city left?");
    switch (hx_word_piece(word)) {
    case HX_ROAD: return hx_ask_number(q, "left", left[HX_LEFT_ROADS]);
    case HX_SETTLEMENT: return hx_ask_number(q, "left", left[HX_LEFT_SETTLEMENTS]);
    case HX_CITY: return hx_ask_number(q, "left", left[HX_LEFT_CITIES]);
    default: return hx_wrong(q->wrong, "road, settlement or city left, not '%s'", word);
    }
}

/* ---- what the ruleset shows as a count: "shows supply 9", "A shows price 2"; "nothing" when it shows no such thing */
typedef struct shown {
    const char *what;
    int seat, n;
    bool found;
} shown;

static void no_piece(void *ctx, const char *what, enum hx_place kind, int place_of, int seat) {
    (void)ctx, (void)what, (void)kind, (void)place_of, (void)seat;
}

static void no_mark(void *ctx, const char *what, enum hx_place kind, int place, int n) {
    (void)ctx, (void)what, (void)kind, (void)place, (void)n;
}

static void pick_count(void *ctx, const char *what, int seat, int n) {
    shown *it = ctx;
    if (seat != it->seat || strcmp(what, it->what) != 0) return;
    it->found = true;
    it->n = n;
}

static bool shows(hx_question *q, int seat) {
    char word[HX_WORD], more[HX_WORD];
    if (!hx_word(&q->at, word)) return hx_wrong(q->wrong, "shows what?");
    shown it = {word, seat, 0, false};
    hx_view view = {.seen = *q->s, .seat = (uint8_t)(q->s->viewer ? q->s->viewer - 1 : 0)};
    hx_show(&view, &(hx_sink){no_piece, pick_count, no_mark, &it});
    if (hx_word_is(&q->at, "nothing")) return !it.found || hx_wrong(q->wrong, "it shows %s %d", word, it.n);
    if (it.found && hx_word_ahead(q->at, more) && hx_word_seat(more) >= 0)
        return hx_same_seat(q, word, it.n, hx_word_seat(more));
    return it.found ? hx_ask_number(q, word, it.n) : hx_wrong(q->wrong, "nothing called '%s' is shown", word);
}

static bool plain_shows(hx_question *q) { return shows(q, HX_NONE); }

/* "board 30 80 109": how many hexes, intersections and paths */
static bool plain_board(hx_question *q) {
    const hx_board *b = hx_board_of(q->s->ruleset);
    int is[] = {b->n_hexes, b->n_vertices, b->n_edges}, n;
    char word[HX_WORD];
    for (int i = 0; i < 3; i++) {
        if (!hx_word(&q->at, word) || !hx_word_number(word, &n))
            return hx_wrong(q->wrong, "three numbers belong there");
        if (!hx_same_number(q, "board", is[i], n)) return false;
    }
    return !hx_word_ahead(q->at, word) || hx_wrong(q->wrong, "three numbers belong there");
}

static bool plain_harbours(hx_question *q) {
    int n = 0;
    for (int d = 0; d < HX_DOCKS; d++) n += q->s->u.classic.dock[d] != HX_NONE;
    return hx_ask_number(q, "harbours", n);
}

static bool seat_rate(hx_question *q, int seat) {
    char word[HX_WORD];
    int kind = hx_word(&q->at, word) ? hx_word_resource(word) : HX_NO_WORD;
    if (kind < 0) return hx_wrong(q->wrong, "the rate of which kind?");
    return hx_ask_number(q, "rate", q->s->u.classic.rate[seat][kind]);
}

static int count_kind(const hx_state *s, int seat, int kind) {
    hx_action list[HX_LEGAL];
    int n = 0;
    for (int i = hx_legal(s, seat, list) - 1; i >= 0; i--) n += list[i].kind == kind;
    return n;
}

static bool may_only(hx_question *q, int seat) {
    hx_action list[HX_LEGAL];
    char word[HX_WORD];
    bool wanted[256] = {false};
    while (hx_word(&q->at, word)) {
        int kind = hx_word_kind(word);
        if (kind < 0) return hx_wrong(q->wrong, "no action is called '%s'", word);
        wanted[kind] = true;
        if (!count_kind(q->s, seat, kind)) return hx_wrong(q->wrong, "%s may not %s", hx_seat_word(seat), word);
    }
    for (int i = hx_legal(q->s, seat, list) - 1; i >= 0; i--)
        if (!wanted[list[i].kind])
            return hx_wrong(q->wrong, "%s may %s", hx_seat_word(seat), hx_kind_word(list[i].kind));
    return true;
}

static bool listed(const hx_state *s, int seat, hx_action a) {
    hx_action list[HX_LEGAL];
    for (int i = hx_legal(s, seat, list) - 1; i >= 0; i--)
        if (!memcmp(&list[i], &a, sizeof a)) return true;
    return false;
}

static bool seat_may(hx_question *q, int seat) {
    char word[HX_WORD], more[HX_WORD], times[HX_WORD];
    int n;
    if (hx_word_is(&q->at, "only")) return may_only(q, seat);
    bool no = hx_word_is(&q->at, "not"), can;
    const char *at = q->at;
    int kind = hx_word(&at, word) ? hx_word_kind(word) : HX_NO_WORD;
    if (kind < 0) return hx_wrong(q->wrong, "no action is called '%s'", word);
    const char *rest = at;
    bool alone = !hx_word(&rest, more);
    if (!alone && hx_word_number(more, &n) && hx_word(&rest, times) && !strcmp(times, "times"))
        return hx_same_number(q, word, count_kind(q->s, seat, kind), n);
    if (alone) {
        can = count_kind(q->s, seat, kind) > 0;
    } else {
        hx_action a;
        if (hx_read_action(q->s, seat, &q->at, &a, q->wrong) < 0) return false;
        can = listed(q->s, seat, a);
    }
    return can != no || hx_wrong(q->wrong, no ? "it may" : "it may not");
}

static bool seat_why(hx_question *q, int seat) {
    char word[HX_WORD];
    int kind = hx_word(&q->at, word) ? hx_word_kind(word) : HX_NO_WORD;
    if (kind < 0) return hx_wrong(q->wrong, "no action is called '%s'", word);
    hx_refusal r = hx_why(q->s, seat, kind);
    if (hx_word_is(&q->at, "fine")) return hx_same_number(q, "the reason", r.reason, HX_FINE);
    return hx_refusal_is(r, q->at, q->wrong);
}

static bool plain_actor(hx_question *q) {
    char word[HX_WORD];
    const char *rest = q->at;
    if (!hx_word(&rest, word) || hx_word_ahead(rest, word)) return hx_wrong(q->wrong, "who decides?");
    return !strcmp(word, hx_seat_word(q->s->now.actor)) ||
           hx_wrong(q->wrong, "%s decides", hx_seat_word(q->s->now.actor));
}

/* "odds 2l1o", "odds 14 knight 5 victory" */
static bool plain_odds(hx_question *q) {
    hx_chance can[HX_CHANCES];
    uint8_t said[HX_WORD_KINDS] = {0}, is[HX_WORD_KINDS] = {0};
    char word[HX_WORD] = "";
    if (q->s->now.phase == HX_PHASE_REVEAL) return hx_odds_of_faces(q);
    hx_word_ahead(q->at, word);
    if (!hx_word_cards(word, said) && !hx_word_deck(&q->at, said)) return hx_wrong(q->wrong, "odds of what?");
    for (int i = hx_chances(q->s, can) - 1; i >= 0; i--)
        if (can[i].outcome.kind == HX_STOLE || can[i].outcome.kind == HX_DREW)
            is[can[i].outcome.a] = (uint8_t)can[i].weight;
    return !memcmp(is, said, HX_RES) ||
           hx_wrong(q->wrong, "the odds are %d %d %d %d %d", is[0], is[1], is[2], is[3], is[4]);
}

/* ---- which question is it? */
static const hx_plain_check plain[] = {{"turn", true, plain_turn},
                                       {"phase", true, plain_phase},
                                       {"after", true, plain_after},
                                       {"dice", true, plain_dice},
                                       {"bank", true, plain_bank},
                                       {"hex", true, plain_hex},
                                       {"first", true, plain_first},
                                       {"victim", true, plain_victim},
                                       {"ending", true, plain_ending},
                                       {"winners", true, plain_winners},
                                       {"offer", true, plain_offer},
                                       {"said", true, plain_said},
                                       {"goal", true, plain_goal},
                                       {"players", true, plain_players},
                                       {"shows", false, plain_shows},
                                       {"board", false, plain_board},
                                       {"actor", false, plain_actor},
                                       {"odds", false, plain_odds},
                                       {NULL, false, NULL}};

static const hx_plain_check of_islands[] = {{"robber", true, plain_robber},
                                            {"harbour", true, plain_harbour},
                                            {"deck", true, plain_deck},
                                            {"longest", true, plain_longest},
                                            {"largest", true, plain_largest},
                                            {"played", true, plain_played},
                                            {"built", true, plain_built},
                                            {"free_roads", true, plain_free_roads},
                                            {"ended", true, plain_ended},
                                            {"rolls_left", true, plain_rolls_left},
                                            {"first_roll", true, plain_first_roll},
                                            {"token_used", true, plain_token_used},
                                            {"knight_used", true, plain_knight_used},
                                            {"due", true, plain_due},
                                            {"give_back", true, plain_give_back},
                                            {"draws", true, plain_draws},
                                            {"given_up", true, plain_given_up},
                                            {"harbours", false, plain_harbours},
                                            {NULL, false, NULL}};

static const hx_seat_check seated[] = {
    {"hand", true, seat_hand},      {"owes", true, seat_owes},    {"proposal", true, seat_proposal},
    {"points", false, seat_points}, {"shown", false, seat_shown}, {"may", false, seat_may},
    {"why", false, seat_why},       {"shows", false, shows},      {NULL, false, NULL}};

static const hx_seat_check seated_on_islands[] = {{"dev", true, seat_dev},
                                                  {"fresh", true, seat_fresh},
                                                  {"knights", true, seat_knights},
                                                  {"settlements", true, seat_pieces},
                                                  {"cities", true, seat_pieces},
                                                  {"roads", true, seat_pieces},
                                                  {"length", false, seat_length},
                                                  {"left", false, seat_left},
                                                  {"rate", false, seat_rate},
                                                  {"tokens", true, seat_tokens},
                                                  {NULL, false, NULL}};

static const hx_plain_check *plain_check(const hx_state *s, const char *word) {
    const hx_plain_check *lists[] = {plain, hx_is_stoneage(s->ruleset) ? hx_stone_plain_checks : of_islands};
    for (int i = 0; i < 2; i++)
        for (const hx_plain_check *c = lists[i]; c->word; c++)
            if (!strcmp(c->word, word)) return c;
    return NULL;
}

static const hx_seat_check *seat_check(const hx_state *s, const char *word) {
    const hx_seat_check *lists[] = {seated, hx_is_stoneage(s->ruleset) ? hx_stone_seat_checks : seated_on_islands};
    for (int i = 0; i < 2; i++)
        for (const hx_seat_check *c = lists[i]; c->word; c++)
            if (!strcmp(c->word, word)) return c;
    return NULL;
}

static bool holds_of_seat(hx_question *q, int seat, const char *word) {
    char alone[HX_SAID];
    bool counts;
    bool fine = count_seat(q, seat, word, &counts);
    if (counts) return fine;
    const hx_seat_check *c = seat_check(q->s, word);
    if (!c) return hx_wrong(q->wrong, "nothing about a seat is called '%s'", word);
    hx_position p;
    hx_position_of(&p, q->s->ruleset);
    snprintf(alone, sizeof alone, "%s %s%s", hx_seat_word(seat), word, q->at);
    if (c->position && !hx_position_say(&p, alone, q->wrong)) return false;
    hx_question one = *q;
    one.p = &p;
    return c->ask(&one, seat);
}

static bool is_empty(hx_question *q, const char *word) {
    const hx_board *b = hx_board_of(q->s->ruleset);
    int vertex = hx_word_place(b, HX_VERTEX, word), edge = hx_word_place(b, HX_EDGE, word);
    if (vertex >= 0 && hx_is_stoneage(q->s->ruleset))
        return !q->s->u.stoneage.vertex[vertex] || hx_wrong(q->wrong, "something stands on %s", word);
    if (vertex >= 0) return !q->s->u.classic.vertex[vertex] || hx_wrong(q->wrong, "something stands on %s", word);
    if (edge >= 0) return !q->s->u.classic.edge[edge] || hx_wrong(q->wrong, "something stands on %s", word);
    return hx_wrong(q->wrong, "there is no place %s", word);
}

static bool holds_plain(hx_question *q, const char *word, const char *statement) {
    bool known;
    const char *rest = q->at;
    if (!strcmp(word, "deck") && !hx_is_stoneage(q->s->ruleset)) {
        bool fine = counted(q, q->at, word, total(q->s->u.classic.deck, HX_CARD_KINDS), 0, &known);
        if (known) return fine;
    }
    if (hx_word_is(&rest, "empty")) return is_empty(q, word);
    const hx_plain_check *c = plain_check(q->s, word);
    if (c) {
        hx_position p;
        hx_position_of(&p, q->s->ruleset);
        if (c->position && !hx_position_say(&p, statement, q->wrong)) return false;
        q->p = &p;
        return c->ask(q);
    }
    return hx_wrong(q->wrong, "nothing that can be checked begins with '%s'", word);
}

bool hx_holds(const hx_state *s, const char *statement, char wrong[HX_SAID]) {
    char word[HX_WORD] = "", first[HX_WORD] = "";
    const char *at = statement;
    unsigned seats = 0;
    hx_word_ahead(at, first);
    while (hx_word(&at, word) && hx_word_seat(word) >= 0) seats |= 1u << hx_word_seat(word);
    hx_question q = {.s = s, .at = at, .wrong = wrong};
    if (!seats) return holds_plain(&q, first, statement);
    for (int seat = 0; seat < HX_SEATS; seat++) {
        hx_question one = q;
        if (seats >> seat & 1 && !holds_of_seat(&one, seat, word)) return false;
    }
    return true;
}

/* position.c - statements about a position, one by one. */
#include "position.h"

#include <string.h>

#include "saying.h"
#include "words.h"

static const hx_board *board(const hx_position *p) { return hx_board_of(p->options.ruleset); }

void hx_position_of(hx_position *p, int ruleset) {
    memset(p, 0, sizeof *p);
    hx_letters_of(ruleset);
    hx_options_preset(&p->options, ruleset);
    p->said.turn = p->said.first = (uint8_t)hx_word_seat("A");
    p->said.victim = p->said.offer.by = HX_NONE;
    if (hx_is_stoneage(ruleset))
        hx_stone_begin(&p->said.u.stoneage);
    else
        p->said.u.classic.longest = p->said.u.classic.largest = p->said.u.classic.ended = HX_NONE;
}

void hx_position_begin(hx_position *p) { hx_position_of(p, 0); }

/* ---- small readers: one word each */
bool hx_say_number(const char **at, int most, uint8_t *out) {
    char word[HX_WORD];
    int n;
    if (!hx_word(at, word) || !hx_word_number(word, &n) || n > most) return false;
    *out = (uint8_t)n;
    return true;
}

bool hx_say_seat(const char **at, uint8_t *out) {
    char word[HX_WORD];
    if (!hx_word(at, word)) return false;
    int seat = hx_word_seat(word);
    *out = (uint8_t)(seat >= 0 ? seat : (int)HX_NONE);
    return seat >= 0 || !strcmp(word, "nobody");
}

static bool one_seat(const char **at, uint8_t *out) { return hx_say_seat(at, out) && *out != HX_NONE; }

bool hx_say_yes(const char **at, uint8_t *out) {
    *out = hx_word_is(at, "yes");
    return *out || hx_word_is(at, "no");
}

bool hx_say_place(const hx_position *p, const char **at, enum hx_place what, uint8_t *out) {
    char word[HX_WORD];
    int found = hx_word(at, word) ? hx_word_place(board(p), what, word) : HX_NO_WORD;
    *out = (uint8_t)found;
    return found >= 0;
}

static bool cards(const char **at, hx_cards *out) {
    char word[HX_WORD];
    uint8_t row[HX_WORD_KINDS];
    if (!hx_word(at, word) || !hx_word_cards(word, row)) return false;
    *out = hx_pack_cards(row);
    return true;
}

bool hx_say_seats(const char **at, uint8_t *set) {
    char word[HX_WORD];
    *set = 0;
    if (hx_word_is(at, "nobody")) return true;
    while (hx_word_ahead(*at, word) && hx_word_seat(word) >= 0) {
        *set = (uint8_t)(*set | 1u << hx_word_seat(word));
        hx_word(at, word);
    }
    return *set != 0;
}

/* ---- statements about the table */
static bool say_ruleset(hx_position *p, const char **at) {
    char word[HX_WORD];
    int ruleset = hx_word(at, word) ? hx_ruleset_find(word) : -1;
    if (ruleset >= 0) hx_position_of(p, ruleset);
    return ruleset >= 0;
}

static bool say_players(hx_position *p, const char **at) { return hx_say_number(at, HX_SEATS, &p->options.actors); }
static bool say_goal(hx_position *p, const char **at) { return hx_say_number(at, 255, &p->options.goal); }
static bool say_first(hx_position *p, const char **at) { return one_seat(at, &p->said.first); }

static bool say_option(hx_position *p, const char **at) {
    char word[HX_WORD];
    int option = hx_word(at, word) ? hx_word_option(word) : HX_NO_WORD;
    return option >= 0 && hx_say_number(at, 255, &p->options.opt[option]);
}

static bool say_layout(hx_position *p, const char **at) {
    bool stone = hx_is_stoneage(p->options.ruleset);
    p->beginners = hx_word_is(at, "beginners");
    if (p->beginners && !stone) p->options.opt[HX_OPT_ISLAND] = 1;
    return p->beginners || hx_word_is(at, stone ? "world" : "island");
}

static bool say_hex(hx_position *p, const char **at) {
    char word[HX_WORD];
    uint8_t hex;
    if (!hx_say_place(p, at, HX_HEX, &hex) || !hx_word(at, word)) return false;
    for (int t = 1; hx_terrain_key(p->options.ruleset, t); t++) {
        if (strcmp(word, hx_terrain_key(p->options.ruleset, t)) != 0) continue;
        p->hexes_said[hex] = 1;
        p->said.terrain[hex] = (uint8_t)t;
        return !hx_word_ahead(*at, word) || hx_say_number(at, 12, &p->said.number[hex]);
    }
    return false;
}

static bool say_harbour(hx_position *p, const char **at) {
    char word[HX_WORD];
    hx_classic *c = &p->said.u.classic;
    if (p->docks == HX_DOCKS || !hx_say_place(p, at, HX_EDGE, &c->dock[p->docks]) || !hx_word(at, word)) return false;
    int kind = strcmp(word, "any") ? hx_word_resource(word) : HX_ANY;
    c->port[p->docks++] = (uint8_t)kind;
    return kind >= 0;
}

/* ---- statements about the moment */
static bool say_turn(hx_position *p, const char **at) {
    char word[HX_WORD];
    int n;
    p->turn_said = 1;
    if (!one_seat(at, &p->said.turn)) return false;
    if (!hx_word(at, word)) return true;
    p->turn_no_said = 1;
    if (!hx_word_number(word, &n)) return false;
    p->said.turn_no = (uint16_t)n;
    return true;
}

static bool await(const char **at, hx_await *a, uint8_t *actor_said) {
    char word[HX_WORD];
    int phase = hx_word(at, word) ? hx_word_phase(word) : HX_NO_WORD;
    a->phase = (uint8_t)phase;
    *actor_said = hx_word_ahead(*at, word);
    if (phase < 0 || !*actor_said) return phase >= 0;
    if (hx_word_is(at, "chance"))
        a->actor = HX_CHANCE;
    else
        return one_seat(at, &a->actor);
    return true;
}

static bool say_phase(hx_position *p, const char **at) {
    char word[HX_WORD];
    p->phase_said = 1;
    p->founding = hx_word_ahead(*at, word) && !strcmp(word, "founding");
    return await(at, &p->said.now, &p->actor_said);
}

static bool say_after(hx_position *p, const char **at) {
    uint8_t actor_said;
    hx_await *a = &p->said.then[p->said.depth];
    if (p->said.depth == HX_DEPTH || !await(at, a, &actor_said)) return false;
    if (!actor_said) a->actor = HX_NONE;
    p->said.depth++;
    return true;
}

static bool say_dice(hx_position *p, const char **at) {
    p->dice_said = 1;
    return hx_word_is(at, "none") || (hx_say_number(at, 6, &p->said.dice[0]) && hx_say_number(at, 6, &p->said.dice[1]));
}

static bool say_robber(hx_position *p, const char **at) {
    p->robber_said = 1;
    return hx_say_place(p, at, HX_HEX, &p->said.robber[0]);
}

static bool say_longest(hx_position *p, const char **at) {
    p->longest_said = 1;
    return hx_say_seat(at, &p->said.u.classic.longest);
}

static bool say_largest(hx_position *p, const char **at) {
    p->largest_said = 1;
    return hx_say_seat(at, &p->said.u.classic.largest);
}

static bool say_bank(hx_position *p, const char **at) {
    char word[HX_WORD];
    uint8_t row[HX_WORD_KINDS];
    if (!hx_word(at, word) || !hx_word_cards(word, row)) return false;
    bool all = !strcmp(word, "nothing");
    for (int k = 0; k < HX_RES; k++) {
        if (!all && !strchr(word, hx_card_letter(k))) continue;
        p->bank_said = (uint8_t)(p->bank_said | 1u << k);
        p->said.bank[k] = row[k];
    }
    return true;
}

static bool say_deck(hx_position *p, const char **at) {
    p->deck_said = 1;
    return hx_word_deck(at, p->said.u.classic.deck);
}

static bool say_played(hx_position *p, const char **at) { return hx_say_yes(at, &p->said.u.classic.card_played); }
static bool say_built(hx_position *p, const char **at) { return hx_say_yes(at, &p->said.u.classic.built); }
static bool say_free_roads(hx_position *p, const char **at) {
    return hx_say_number(at, 255, &p->said.u.classic.free_roads);
}
static bool say_ending(hx_position *p, const char **at) { return hx_say_yes(at, &p->said.ending); }
static bool say_ended(hx_position *p, const char **at) {
    p->ended_said = 1;
    return hx_say_seat(at, &p->said.u.classic.ended);
}
static bool say_offers(hx_position *p, const char **at) { return hx_say_number(at, 255, &p->said.offers); }
static bool say_victim(hx_position *p, const char **at) { return hx_say_seat(at, &p->said.victim); }
static bool say_winners(hx_position *p, const char **at) { return hx_say_seats(at, &p->said.winners); }

/* ---- statements about a turn of the duel */
static bool say_rolls_left(hx_position *p, const char **at) {
    return hx_say_number(at, 2, &p->said.u.classic.rolls_left);
}
static bool say_token_used(hx_position *p, const char **at) { return hx_say_yes(at, &p->said.u.classic.token_used); }
static bool say_knight_used(hx_position *p, const char **at) { return hx_say_yes(at, &p->said.u.classic.knight_used); }
static bool say_given_up(hx_position *p, const char **at) {
    return hx_say_number(at, 20, &p->said.u.classic.knights_gone);
}
static bool say_give_back(hx_position *p, const char **at) {
    return hx_say_number(at, 2, &p->said.u.classic.give_back);
}
static bool say_draws(hx_position *p, const char **at) { return hx_say_number(at, 2, &p->said.u.classic.draws); }

static bool say_first_roll(hx_position *p, const char **at) {
    uint8_t *dice = p->said.u.classic.first_roll, high;
    p->first_roll_said = 1;
    if (hx_word_is(at, "none")) return true;
    if (!hx_say_number(at, 6, &dice[0]) || !hx_say_number(at, 6, &dice[1])) return false;
    high = dice[0] > dice[1] ? dice[0] : dice[1];
    dice[0] = (uint8_t)(dice[0] + dice[1] - high);
    dice[1] = high;
    return true;
}

static bool say_due(hx_position *p, const char **at) {
    static const char *const words[] = {"nothing", "road", "settlement", "either"};
    for (uint8_t due = 0; due < 4; due++)
        if (hx_word_is(at, words[due])) {
            p->said.u.classic.neutral_due = due;
            return true;
        }
    return false;
}

static bool say_offer(hx_position *p, const char **at) {
    hx_offer *o = &p->said.offer;
    if (hx_word_is(at, "none")) return true;
    return one_seat(at, &o->by) && cards(at, &o->give) && hx_word_is(at, "for") && cards(at, &o->get) &&
           hx_word_is(at, "to") && hx_say_seats(at, &o->asked);
}

static bool say_said(hx_position *p, const char **at) {
    if (hx_word_is(at, "yes")) return hx_say_seats(at, &p->said.offer.yes);
    return hx_word_is(at, "no") && hx_say_seats(at, &p->said.offer.no);
}

/* ---- statements about a seat */
static bool say_hand(hx_position *p, int seat, const char **at) {
    char word[HX_WORD];
    uint8_t row[HX_WORD_KINDS];
    if (!hx_word(at, word) || !hx_word_cards(word, row) || row[HX_RES]) return false;
    p->hand_said = (uint8_t)(p->hand_said | 1u << seat);
    memcpy(p->said.hand[seat], row, HX_RES);
    return true;
}

static bool say_dev(hx_position *p, int seat, const char **at) {
    p->dev_said = (uint8_t)(p->dev_said | 1u << seat);
    return hx_word_deck(at, p->said.u.classic.cards[seat]);
}

static bool say_fresh(hx_position *p, int seat, const char **at) {
    return hx_word_deck(at, p->said.u.classic.fresh[seat]);
}
static bool say_knights(hx_position *p, int seat, const char **at) {
    return hx_say_number(at, 20, &p->said.u.classic.knights[seat]);
}
static bool say_tokens(hx_position *p, int seat, const char **at) {
    p->tokens_said = (uint8_t)(p->tokens_said | 1u << seat);
    return hx_say_number(at, 20, &p->said.u.classic.tokens[seat]);
}
static bool say_owes(hx_position *p, int seat, const char **at) { return hx_say_number(at, 60, &p->said.owes[seat]); }

static bool towns(hx_position *p, int piece, int seat, const char **at) {
    char word[HX_WORD];
    uint8_t vertex;
    do {
        if (!hx_say_place(p, at, HX_VERTEX, &vertex) || p->said.u.classic.vertex[vertex]) return false;
        p->said.u.classic.vertex[vertex] = HX_PIECE(piece, seat);
    } while (hx_word_ahead(*at, word));
    return true;
}

static bool say_settlements(hx_position *p, int seat, const char **at) { return towns(p, HX_SETTLEMENT, seat, at); }
static bool say_cities(hx_position *p, int seat, const char **at) { return towns(p, HX_CITY, seat, at); }

static bool say_roads(hx_position *p, int seat, const char **at) {
    char word[HX_WORD];
    uint8_t edges[16];
    do {
        int n = hx_word(at, word) ? hx_word_chain(board(p), word, edges, 16) : 0;
        if (n <= 0) return false;
        for (int i = 0; i < n; i++) {
            if (p->said.u.classic.edge[edges[i]]) return false;
            p->said.u.classic.edge[edges[i]] = HX_PIECE(HX_ROAD, seat);
        }
    } while (hx_word_ahead(*at, word));
    return true;
}

static bool say_proposal(hx_position *p, int seat, const char **at) {
    hx_counter *c = &p->said.counter[seat];
    return hx_word_is(at, "none") || (cards(at, &c->give) && hx_word_is(at, "for") && cards(at, &c->get));
}

/* ---- which statement is it? */
static const hx_plain_statement plain[] = {{"ruleset", say_ruleset},
                                           {"players", say_players},
                                           {"goal", say_goal},
                                           {"option", say_option},
                                           {"layout", say_layout},
                                           {"hex", say_hex},
                                           {"first", say_first},
                                           {"turn", say_turn},
                                           {"phase", say_phase},
                                           {"after", say_after},
                                           {"dice", say_dice},
                                           {"bank", say_bank},
                                           {"ending", say_ending},
                                           {"offers", say_offers},
                                           {"victim", say_victim},
                                           {"winners", say_winners},
                                           {"offer", say_offer},
                                           {"said", say_said},
                                           {NULL, NULL}};

static const hx_plain_statement of_islands[] = {{"harbour", say_harbour},
                                                {"robber", say_robber},
                                                {"longest", say_longest},
                                                {"largest", say_largest},
                                                {"deck", say_deck},
                                                {"played", say_played},
                                                {"built", say_built},
                                                {"free_roads", say_free_roads},
                                                {"ended", say_ended},
                                                {"rolls_left", say_rolls_left},
                                                {"first_roll", say_first_roll},
                                                {"token_used", say_token_used},
                                                {"knight_used", say_knight_used},
                                                {"due", say_due},
                                                {"give_back", say_give_back},
                                                {"draws", say_draws},
                                                {"given_up", say_given_up},
                                                {NULL, NULL}};

static const hx_seat_statement seated[] = {
    {"hand", say_hand}, {"owes", say_owes}, {"proposal", say_proposal}, {NULL, NULL}};

static const hx_seat_statement seated_on_islands[] = {{"dev", say_dev},
                                                      {"fresh", say_fresh},
                                                      {"knights", say_knights},
                                                      {"tokens", say_tokens},
                                                      {"settlements", say_settlements},
                                                      {"cities", say_cities},
                                                      {"roads", say_roads},
                                                      {NULL, NULL}};

static const hx_seat_statement *seat_statement(const hx_position *p, const char *word) {
    const hx_seat_statement *lists[] = {seated,
                                        hx_is_stoneage(p->options.ruleset) ? hx_stone_seated : seated_on_islands};
    for (int i = 0; i < 2; i++)
        for (const hx_seat_statement *st = lists[i]; st->word; st++)
            if (!strcmp(st->word, word)) return st;
    return NULL;
}

static const hx_plain_statement *plain_statement(const hx_position *p, const char *word) {
    const hx_plain_statement *lists[] = {plain, hx_is_stoneage(p->options.ruleset) ? hx_stone_plain : of_islands};
    for (int i = 0; i < 2; i++)
        for (const hx_plain_statement *st = lists[i]; st->word; st++)
            if (!strcmp(st->word, word)) return st;
    return NULL;
}

static bool say_of_seats(hx_position *p, unsigned seats, const char *at, const char *word, bool *known) {
    char more[HX_WORD];
    const hx_seat_statement *st = seat_statement(p, word);
    *known = st;
    for (int seat = 0; st && seat < HX_SEATS; seat++) {
        const char *rest = at;
        if (seats >> seat & 1 && (!st->say(p, seat, &rest) || hx_word_ahead(rest, more))) return false;
    }
    return st;
}

static bool say_plain(hx_position *p, const char *at, const char *word, bool *known) {
    char more[HX_WORD];
    const hx_plain_statement *st = plain_statement(p, word);
    *known = st;
    return st && st->say(p, &at) && !hx_word_ahead(at, more);
}

bool hx_position_say(hx_position *p, const char *statement, char wrong[HX_SAID]) {
    char word[HX_WORD] = "";
    const char *at = statement;
    unsigned seats = 0;
    bool known = false, fine;
    while (hx_word(&at, word) && hx_word_seat(word) >= 0) seats |= 1u << hx_word_seat(word);
    fine = seats ? say_of_seats(p, seats, at, word, &known) : say_plain(p, at, word, &known);
    if (fine) return true;
    if (!known) return hx_wrong(wrong, "no statement about a position begins with '%s': %s", word, statement);
    return hx_wrong(wrong, "'%s' cannot be said like this: %s", word, statement);
}

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "base/cards.h"
#include "support/toy.h"

enum { LUMBER, BRICK, WOOL };

static int set_up(void **state) {
    (void)state;
    hx_init();
    return 0;
}

static int bank_start;

static hx_state table(void) {
    hx_state s = toy_table(3);
    bank_start = s.bank[LUMBER];
    return s;
}

/* The first hex that gives this kind. */
static int hex_of(const hx_state *s, int kind) {
    int hex = 0;
    while (hx_rules_toy.gives[s->terrain[hex]] != kind) hex++;
    return hex;
}

static void camp(hx_state *s, int seat, int hex, int corner) {
    s->u.classic.vertex[hx_rules_toy.board()->hex_vertex[hex][corner]] = HX_PIECE(HX_SETTLEMENT, seat);
}

static void produce(hx_state *s, int hex) {
    uint8_t hexes[1] = {(uint8_t)hex};
    hx_produce(s, hexes, 1, s->u.classic.vertex);
}

static void paying_goes_to_the_bank(void **state) {
    (void)state;
    hx_state s = table();
    hx_cards cost = hx_card(LUMBER, 1) | hx_card(BRICK, 2);
    assert_false(hx_can_pay(&s, 1, cost));
    assert_int_equal(hx_missing(&s, 1, cost), cost);
    hx_take(&s, 1, hx_card(LUMBER, 3) | hx_card(BRICK, 1));
    assert_false(hx_can_pay(&s, 1, cost));
    assert_int_equal(hx_missing(&s, 1, cost), hx_card(BRICK, 1));
    hx_take(&s, 1, hx_card(BRICK, 1));
    assert_true(hx_can_pay(&s, 1, cost));
    assert_int_equal(hx_missing(&s, 1, cost), 0);
    assert_int_equal(hx_hand_size(&s, 1), 5);
    hx_pay(&s, 1, cost);
    assert_int_equal(hx_hand_size(&s, 1), 2);
    assert_int_equal(s.hand[1][LUMBER], 2);
    assert_int_equal(s.bank[LUMBER], bank_start - 2);
    assert_int_equal(s.bank[BRICK], bank_start);
    assert_null(hx_broken_hands(&s));
}

static void moving_goes_from_hand_to_hand(void **state) {
    (void)state;
    hx_state s = table();
    hx_take(&s, 0, hx_card(WOOL, 4));
    hx_move(&s, 0, 2, hx_card(WOOL, 3));
    assert_int_equal(s.hand[0][WOOL], 1);
    assert_int_equal(s.hand[2][WOOL], 3);
    assert_null(hx_broken_hands(&s));
}

static void a_hand_counts_what_is_veiled(void **state) {
    (void)state;
    hx_state s = table();
    hx_take(&s, 0, hx_card(WOOL, 2));
    s.veiled[0] = 5;
    assert_int_equal(hx_hand_size(&s, 0), 7);
}

static void each_piece_gives_a_card(void **state) {
    (void)state;
    hx_state s = table();
    int hex = hex_of(&s, LUMBER);
    camp(&s, 0, hex, 0);
    camp(&s, 0, hex, 2);
    camp(&s, 2, hex, 4);
    produce(&s, hex);
    assert_int_equal(s.hand[0][LUMBER], 2);
    assert_int_equal(s.hand[1][LUMBER], 0);
    assert_int_equal(s.hand[2][LUMBER], 1);
    assert_int_equal(s.bank[LUMBER], bank_start - 3);
    assert_null(hx_broken_hands(&s));
}

static void nothing_comes_from_robbed_or_barren_hexes(void **state) {
    (void)state;
    hx_state s = table();
    int hex = hex_of(&s, LUMBER), lake = hex_of(&s, HX_NONE);
    camp(&s, 0, hex, 0);
    camp(&s, 0, lake, 3);
    s.robber[0] = (uint8_t)hex;
    produce(&s, hex);
    produce(&s, lake);
    assert_int_equal(hx_hand_size(&s, 0), 0);
    s.robber[0] = HX_NONE;
    s.robber[1] = (uint8_t)hex; /* where there are two robbers */
    produce(&s, hex);
    assert_int_equal(hx_hand_size(&s, 0), 0);
}

static hx_state short_of(int left, int *hex) {
    hx_state s = table();
    *hex = hex_of(&s, BRICK);
    s.bank[BRICK] = (uint8_t)left;
    camp(&s, 0, *hex, 0);
    camp(&s, 0, *hex, 2);
    return s;
}

static void too_little_for_several_is_for_nobody(void **state) { /* B-15 */
    (void)state;
    int hex;
    hx_state s = short_of(2, &hex);
    camp(&s, 1, hex, 4);
    produce(&s, hex);
    assert_int_equal(s.hand[0][BRICK] + s.hand[1][BRICK], 0);
    assert_int_equal(s.bank[BRICK], 2);
    s.bank[BRICK] = 3;
    produce(&s, hex);
    assert_int_equal(s.hand[0][BRICK], 2);
    assert_int_equal(s.hand[1][BRICK], 1);
    assert_int_equal(s.bank[BRICK], 0);
}

static void too_little_for_one_is_for_that_one(void **state) { /* B-16 */
    (void)state;
    int hex;
    hx_state s = short_of(1, &hex);
    produce(&s, hex);
    assert_int_equal(s.hand[0][BRICK], 1);
    assert_int_equal(s.bank[BRICK], 0);
    produce(&s, hex);
    assert_int_equal(s.hand[0][BRICK], 1);
}

static void a_shortage_is_of_one_kind(void **state) {
    (void)state;
    int brick;
    hx_state s = short_of(0, &brick);
    int wood = hex_of(&s, LUMBER);
    camp(&s, 1, brick, 4);
    camp(&s, 1, wood, 1);
    int corners = 0;
    for (int k = 0; k < 6; k++)
        corners += s.u.classic.vertex[hx_rules_toy.board()->hex_vertex[wood][k]] == HX_PIECE(HX_SETTLEMENT, 1);
    uint8_t both[2] = {(uint8_t)brick, (uint8_t)wood};
    hx_produce(&s, both, 2, s.u.classic.vertex);
    assert_int_equal(s.hand[1][BRICK], 0);
    assert_int_equal(s.hand[1][LUMBER], corners);
}

static void a_colour_that_nobody_plays_claims_nothing(void **state) { /* D-16 */
    (void)state;
    int hex;
    hx_state s = short_of(1, &hex);
    s.seats = 4;
    camp(&s, 3, hex, 4);
    produce(&s, hex);
    assert_int_equal(s.hand[0][BRICK], 1);
    assert_int_equal(s.hand[3][BRICK], 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paying_goes_to_the_bank),
        cmocka_unit_test(moving_goes_from_hand_to_hand),
        cmocka_unit_test(a_hand_counts_what_is_veiled),
        cmocka_unit_test(each_piece_gives_a_card),
        cmocka_unit_test(nothing_comes_from_robbed_or_barren_hexes),
        cmocka_unit_test(too_little_for_several_is_for_nobody),
        cmocka_unit_test(too_little_for_one_is_for_that_one),
        cmocka_unit_test(a_shortage_is_of_one_kind),
        cmocka_unit_test(a_colour_that_nobody_plays_claims_nothing),
    };
    return cmocka_run_group_tests_name("economy", tests, set_up, NULL);
}

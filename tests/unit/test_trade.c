#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "base/cards.h"
#include "support/toy.h"

enum { A, B, C, D };
enum { LUMBER, BRICK, WOOL, GRAIN, ORE };

/* A is on turn; A holds 3 lumber, B and C 2 ore each, D 1 wool. */
static hx_state table(void) {
    hx_state s = toy_table(4);
    hx_take(&s, A, hx_card(LUMBER, 3));
    hx_take(&s, B, hx_card(ORE, 2));
    hx_take(&s, C, hx_card(ORE, 2));
    hx_take(&s, D, hx_card(WOOL, 1));
    return s;
}

static hx_action offer(int seat, int asked, hx_cards give, hx_cards get) {
    return (hx_action){.kind = HX_OFFER, .seat = (uint8_t)seat, .a = (uint8_t)asked, .give = give, .get = get};
}

static hx_action answer(int seat, int yes) {
    return (hx_action){.kind = HX_ANSWER, .seat = (uint8_t)seat, .a = (uint8_t)yes};
}

static hx_action close_with(int seat, unsigned with) {
    return (hx_action){.kind = HX_CLOSE_OFFER, .seat = (uint8_t)seat, .a = (uint8_t)with};
}

static int reason(const hx_state *s, hx_action a) { return hx_check_trade(s, a).reason; }

static void trade(hx_state *s, hx_action a) {
    assert_int_equal(reason(s, a), HX_FINE);
    hx_trade(s, a);
    assert_null(hx_broken_hands(s));
}

static void assert_waits_for(const hx_state *s, int phase, int actor) {
    assert_int_equal(s->now.phase, phase);
    assert_int_equal(s->now.actor, actor);
}

static const hx_cards two_lumber = 2 << 5 * LUMBER, one_ore = 1u << 5 * ORE;

static void asked_seats_answer_in_turn(void **state) {
    (void)state;
    hx_state s = table();
    trade(&s, offer(A, 1 << B | 1 << C | 1 << D, two_lumber, one_ore));
    assert_waits_for(&s, HX_PHASE_ANSWER, B);
    trade(&s, answer(B, 0));
    assert_waits_for(&s, HX_PHASE_ANSWER, C);
    assert_int_equal(reason(&s, answer(B, 1)), HX_NO_NOT_ASKED);
    trade(&s, answer(C, 1));
    assert_waits_for(&s, HX_PHASE_ANSWER, D);
    hx_refusal no = hx_check_trade(&s, answer(D, 1));
    assert_int_equal(no.reason, HX_NO_YOU_LACK);
    assert_int_equal(no.cards, one_ore);
    trade(&s, answer(D, 0));
    assert_waits_for(&s, HX_PHASE_MAIN, A);
    assert_int_equal(s.offer.by, A);
    assert_int_equal(reason(&s, close_with(A, B)), HX_NO_OFFER_GONE);
    trade(&s, close_with(A, C));
    assert_int_equal(s.hand[A][LUMBER], 1);
    assert_int_equal(s.hand[A][ORE], 1);
    assert_int_equal(s.hand[C][LUMBER], 2);
    assert_int_equal(s.hand[C][ORE], 1);
    assert_int_equal(s.offer.by, HX_NONE);
    assert_int_equal(s.depth, 0);
}

static void answers_may_come_out_of_turn(void **state) {
    (void)state;
    hx_state s = table();
    trade(&s, offer(A, 1 << B | 1 << D, two_lumber, one_ore));
    assert_int_equal(reason(&s, answer(C, 1)), HX_NO_NOT_ASKED);
    trade(&s, answer(D, 0));
    assert_waits_for(&s, HX_PHASE_ANSWER, B);
    trade(&s, answer(B, 1));
    assert_waits_for(&s, HX_PHASE_MAIN, A);
}

static void a_trade_may_be_closed_before_all_have_answered(void **state) {
    (void)state;
    hx_state s = table();
    trade(&s, offer(A, 1 << B | 1 << C, two_lumber, one_ore));
    trade(&s, answer(B, 1));
    assert_waits_for(&s, HX_PHASE_ANSWER, C);
    trade(&s, close_with(A, B));
    assert_waits_for(&s, HX_PHASE_MAIN, A);
    assert_int_equal(s.hand[B][LUMBER], 2);
}

static void an_offer_may_be_taken_back(void **state) {
    (void)state;
    hx_state s = table();
    assert_int_equal(reason(&s, close_with(A, HX_NONE)), HX_NO_OFFER_GONE);
    trade(&s, offer(A, 1 << B, two_lumber, one_ore));
    trade(&s, close_with(A, HX_NONE));
    assert_waits_for(&s, HX_PHASE_MAIN, A);
    assert_int_equal(s.offer.by, HX_NONE);
    assert_int_equal(reason(&s, answer(B, 1)), HX_NO_OFFER_GONE);
    assert_int_equal(s.offers, 1);
}

static void a_new_offer_replaces_the_old_one(void **state) {
    (void)state;
    hx_state s = table();
    trade(&s, offer(A, 1 << B, two_lumber, one_ore));
    trade(&s, answer(B, 1));
    trade(&s, offer(A, 1 << C, hx_card(LUMBER, 1), one_ore));
    assert_int_equal(s.offer.yes, 0);
    assert_waits_for(&s, HX_PHASE_ANSWER, C);
    trade(&s, answer(C, 0));
    assert_int_equal(reason(&s, close_with(A, B)), HX_NO_OFFER_GONE);
}

static void a_proposal_is_a_no_with_another_price(void **state) { /* B-37 */
    (void)state;
    hx_state s = table();
    trade(&s, offer(A, 1 << B | 1 << C, two_lumber, one_ore));
    trade(&s, offer(B, 1 << A, one_ore, hx_card(LUMBER, 3)));
    assert_int_equal(s.offer.no, 1 << B);
    assert_waits_for(&s, HX_PHASE_ANSWER, C);
    trade(&s, answer(C, 0));
    trade(&s, close_with(A, B));
    assert_int_equal(s.hand[A][LUMBER], 0);
    assert_int_equal(s.hand[B][LUMBER], 3);
    assert_int_equal(s.hand[A][ORE], 1);
    assert_int_equal(s.counter[B].give, 0);
}

static void a_proposal_may_come_unasked_and_go(void **state) {
    (void)state;
    hx_state s = table();
    assert_int_equal(reason(&s, close_with(B, HX_NONE)), HX_NO_OFFER_GONE);
    trade(&s, offer(B, 1 << A, one_ore, two_lumber));
    assert_waits_for(&s, HX_PHASE_MAIN, A);
    assert_int_equal(s.offer.by, HX_NONE);
    trade(&s, close_with(B, HX_NONE));
    assert_int_equal(reason(&s, close_with(A, B)), HX_NO_OFFER_GONE);
    trade(&s, offer(B, 1 << A, one_ore, two_lumber));
    trade(&s, offer(C, 1 << A, one_ore, hx_card(LUMBER, 1)));
    trade(&s, close_with(A, C));
    assert_int_equal(s.hand[C][LUMBER], 1);
    assert_int_equal(reason(&s, close_with(A, B)), HX_FINE); /* A still has two lumber */
    trade(&s, close_with(A, HX_NONE));
    assert_int_equal(s.counter[B].give, 0);
}

static void what_can_no_longer_be_kept_is_dropped(void **state) {
    (void)state;
    hx_state s = table();
    trade(&s, offer(A, 1 << B | 1 << C, two_lumber, one_ore));
    trade(&s, answer(B, 1));
    trade(&s, offer(C, 1 << A, hx_card(ORE, 2), two_lumber));
    hx_pay(&s, B, hx_card(ORE, 2));
    hx_pay(&s, C, hx_card(ORE, 1));
    hx_drop_hollow_offers(&s);
    assert_int_equal(s.offer.yes, 0);
    assert_int_equal(s.offer.no, 1 << B | 1 << C);
    assert_int_equal(s.counter[C].give, 0);
    assert_int_equal(reason(&s, close_with(A, B)), HX_NO_OFFER_GONE);
    assert_int_equal(reason(&s, close_with(A, C)), HX_NO_OFFER_GONE);
}

static void the_own_side_must_be_there_when_it_is_closed(void **state) {
    (void)state;
    hx_state s = table();
    trade(&s, offer(A, 1 << B, two_lumber, one_ore));
    trade(&s, answer(B, 1));
    hx_pay(&s, A, hx_card(LUMBER, 2));
    hx_refusal no = hx_check_trade(&s, close_with(A, B));
    assert_int_equal(no.reason, HX_NO_YOU_LACK);
    assert_int_equal(no.cards, hx_card(LUMBER, 1));
}

static void forms_that_are_no_offer(void **state) {
    (void)state;
    hx_state s = table();
    int all = 1 << B | 1 << C | 1 << D;
    assert_int_equal(reason(&s, offer(A, all, 0, one_ore)), HX_NO_EMPTY_SIDE);
    assert_int_equal(reason(&s, offer(A, all, two_lumber, 0)), HX_NO_EMPTY_SIDE);
    assert_int_equal(reason(&s, offer(A, all, hx_card(HX_RES, 1), one_ore)), HX_NO_ONLY_RESOURCES);
    hx_refusal no = hx_check_trade(&s, offer(A, all, two_lumber, hx_card(LUMBER, 1) | one_ore));
    assert_int_equal(no.reason, HX_NO_SAME_RESOURCE);
    assert_int_equal(no.what, LUMBER);
    no = hx_check_trade(&s, offer(A, all, hx_card(LUMBER, 5), one_ore));
    assert_int_equal(no.reason, HX_NO_YOU_LACK);
    assert_int_equal(no.cards, hx_card(LUMBER, 2));
    assert_int_equal(reason(&s, offer(A, 0, two_lumber, one_ore)), HX_NO_NO_SUCH_ACTION);
    assert_int_equal(reason(&s, offer(A, 1 << A, two_lumber, one_ore)), HX_NO_NO_SUCH_ACTION);
    assert_int_equal(reason(&s, offer(A, 1 << 5, two_lumber, one_ore)), HX_NO_NO_SUCH_ACTION);
}

static void offers_of_a_turn_are_bounded(void **state) {
    (void)state;
    hx_state s = table();
    int made = 0;
    while (made < 1000 && !reason(&s, offer(A, 1 << B, two_lumber, one_ore))) {
        trade(&s, offer(made % 2 ? A : B, made % 2 ? 1 << B : 1 << A, made % 2 ? two_lumber : one_ore,
                        made % 2 ? one_ore : two_lumber));
        if (made++ % 2) trade(&s, answer(B, 0));
    }
    hx_refusal no = hx_check_trade(&s, offer(A, 1 << B, two_lumber, one_ore));
    assert_int_equal(no.reason, HX_NO_OFFERS_ENOUGH);
    assert_int_equal(no.n, made);
    hx_action list[HX_LEGAL];
    for (int i = hx_legal_trade(&s, A, list) - 1; i >= 0; i--) assert_int_not_equal(list[i].kind, HX_OFFER);
}

static void a_view_calls_nothing_impossible(void **state) {
    (void)state;
    hx_state s = table();
    trade(&s, offer(A, 1 << B, two_lumber, one_ore));
    trade(&s, answer(B, 1));
    hx_veil_hands(&s, A);
    hx_drop_hollow_offers(&s);
    assert_int_equal(s.offer.yes, 1 << B);
    assert_int_equal(reason(&s, close_with(A, B)), HX_FINE);
}

static int set_up(void **state) {
    (void)state;
    hx_init();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(asked_seats_answer_in_turn),
        cmocka_unit_test(answers_may_come_out_of_turn),
        cmocka_unit_test(a_trade_may_be_closed_before_all_have_answered),
        cmocka_unit_test(an_offer_may_be_taken_back),
        cmocka_unit_test(a_new_offer_replaces_the_old_one),
        cmocka_unit_test(a_proposal_is_a_no_with_another_price),
        cmocka_unit_test(a_proposal_may_come_unasked_and_go),
        cmocka_unit_test(what_can_no_longer_be_kept_is_dropped),
        cmocka_unit_test(the_own_side_must_be_there_when_it_is_closed),
        cmocka_unit_test(forms_that_are_no_offer),
        cmocka_unit_test(offers_of_a_turn_are_bounded),
        cmocka_unit_test(a_view_calls_nothing_impossible),
    };
    return cmocka_run_group_tests_name("trade", tests, set_up, NULL);
}

/* tokens.c - trade tokens: earned by settlements and given-up knights, spent on a forced trade or on the robber. */
#include "../../base/cards.h"
#include "duel.h"

enum { COAST_TOKENS = 1, DESERT_TOKENS = 2, KNIGHT_TOKENS = 2, CARDS_BACK = 2 };

int duel_supply(const hx_state *s) { return DUEL_TOKENS - s->u.classic.tokens[0] - s->u.classic.tokens[1]; }

static void grant(hx_state *s, int seat, int n) {
    int left = duel_supply(s);
    s->u.classic.tokens[seat] = (uint8_t)(s->u.classic.tokens[seat] + (n < left ? n : left)); /* D-33 */
}

void duel_earn(hx_state *s, int seat, int vertex) {
    const uint8_t *hexes = hx_rules_of(s)->board()->vertex_hex[vertex];
    int earned = 0, land = 0;
    bool desert = false;
    for (int i = 0; i < 3; i++) {
        if (hexes[i] == HX_NONE) continue;
        land++;
        desert |= s->terrain[hexes[i]] == DESERT;
    }
    if (land < 3) earned += COAST_TOKENS;
    if (desert) earned += DESERT_TOKENS;
    grant(s, seat, earned);
}

static int opponent(int seat) { return 1 - seat; }

/* Section B no. 28: visible points. */
int duel_price(const hx_state *s, int seat) {
    return classic_points(s, seat, true) <= classic_points(s, opponent(seat), true) ? 1 : 2;
}

static hx_refusal check_window(const hx_state *s, int seat) {
    hx_refusal no = hx_refuse(HX_NO_PENDING, 'D', 24);
    no.what = s->now.phase;
    if (seat != s->turn) return hx_refuse(HX_NO_NOT_YOUR_TURN, 'D', 24);
    if (s->now.phase == HX_PHASE_BEFORE_ROLL || s->now.phase == HX_PHASE_MAIN) return hx_fine();
    return s->u.classic.rolls_left ? hx_refuse(HX_NO_TOKEN_WINDOW, 'D', 24) : no;
}

static hx_refusal check_knight(const hx_state *s, int seat) {
    if (s->u.classic.knight_used) return hx_refuse(HX_NO_KNIGHT_ONCE, 'D', 26);
    if (!s->u.classic.knights[seat]) return hx_refuse(HX_NO_NO_FACEUP_KNIGHT, 'D', 26);
    return duel_supply(s) ? hx_fine() : hx_refuse(HX_NO_NO_TOKENS_LEFT, 'D', 33);
}

static hx_refusal check_forced_trade(const hx_state *s, int seat) {
    int theirs = hx_hand_size(s, opponent(seat)), drawn = theirs < CARDS_BACK ? theirs : CARDS_BACK;
    if (!theirs) return hx_refuse(HX_NO_OPP_NO_CARDS, 'D', 21);
    return hx_hand_size(s, seat) + drawn >= CARDS_BACK ? hx_fine() : hx_refuse(HX_NO_CANT_RETURN_TWO, 'D', 20);
}

static hx_refusal check_robber_home(const hx_state *s) {
    return s->terrain[s->robber[0]] == DESERT ? hx_refuse(HX_NO_ROBBER_HOME, 'D', 19) : hx_fine();
}

hx_refusal duel_check_tokens(const hx_state *s, int seat, int kind) {
    hx_refusal no = check_window(s, seat);
    if (no.reason) return no;
    if (kind == HX_KNIGHT_FOR_TOKENS) return check_knight(s, seat);
    if (s->u.classic.token_used) return hx_refuse(HX_NO_TOKEN_ONCE, 'D', 24);
    no = kind == HX_FORCED_TRADE ? check_forced_trade(s, seat) : check_robber_home(s);
    if (no.reason || s->u.classic.tokens[seat] >= duel_price(s, seat)) return no;
    no = hx_refuse(HX_NO_TOKENS_SHORT, 'D', 25);
    no.n = (uint8_t)duel_price(s, seat);
    return no;
}

int duel_legal_tokens(const hx_state *s, int seat, hx_action *out) {
    static const uint8_t kinds[] = {HX_FORCED_TRADE, HX_ROBBER_HOME, HX_KNIGHT_FOR_TOKENS};
    int n = 0;
    for (int i = 0; i < 3; i++)
        if (!duel_check_tokens(s, seat, kinds[i]).reason)
            out[n++] = (hx_action){.kind = kinds[i], .seat = (uint8_t)seat};
    return n;
}

static void give_up_knight(hx_state *s, int seat) {
    hx_classic *c = &s->u.classic;
    c->knights[seat]--;
    c->knights_gone++;
    c->knight_used = 1;
    grant(s, seat, KNIGHT_TOKENS);
    /* D-27 .. D-29: unlike after a played one, a tie sets the army aside. */
    c->largest = classic_leader(c->knights, s->seats, HX_NONE, CLASSIC_LEAST_ARMY);
}

static void draw_from(hx_state *s, int seat) {
    s->u.classic.draws--;
    s->victim = (uint8_t)seat;
    hx_first(s, HX_PHASE_THEFT, HX_CHANCE);
}

static void force_trade(hx_state *s, int seat) {
    int theirs = hx_hand_size(s, opponent(seat));
    s->u.classic.draws = theirs < CARDS_BACK ? (uint8_t)theirs : CARDS_BACK;
    s->u.classic.give_back = CARDS_BACK;
    hx_first(s, HX_PHASE_GIVE_BACK, seat);
    draw_from(s, opponent(seat));
}

static void send_home(hx_state *s) {
    for (int hex = 0; hex < hx_rules_of(s)->board()->n_hexes; hex++)
        if (s->terrain[hex] == DESERT) s->robber[0] = (uint8_t)hex;
}

void duel_token_action(hx_state *s, hx_action a) {
    hx_classic *c = &s->u.classic;
    if (a.kind == HX_KNIGHT_FOR_TOKENS) {
        give_up_knight(s, a.seat);
        return;
    }
    c->tokens[a.seat] = (uint8_t)(c->tokens[a.seat] - duel_price(s, a.seat));
    c->token_used = 1;
    if (a.kind == HX_FORCED_TRADE)
        force_trade(s, a.seat);
    else
        send_home(s);
}

void duel_stole(hx_state *s) {
    if (s->u.classic.draws) draw_from(s, opponent(s->turn));
}

/* ---- giving two cards back, one after the other (section B no. 30) */
hx_refusal duel_check_give_back(const hx_state *s, hx_action a) {
    if (s->hand[a.seat][a.a]) return hx_fine();
    hx_refusal no = hx_refuse(HX_NO_YOU_LACK, 'D', 18);
    no.cards = hx_card(a.a, 1);
    return no;
}

int duel_legal_give_back(const hx_state *s, int seat, hx_action *out) {
    int n = 0;
    for (int k = 0; k < HX_RES; k++)
        if (s->hand[seat][k]) out[n++] = (hx_action){.kind = HX_GIVE_BACK, .seat = (uint8_t)seat, .a = (uint8_t)k};
    return n;
}

void duel_give_back(hx_state *s, hx_action a) {
    hx_move(s, a.seat, opponent(a.seat), hx_card(a.a, 1));
    if (--s->u.classic.give_back) return;
    hx_done(s);
    hx_drop_hollow_offers(s);
}

/* Hints and excuses as JSON: an action as six numbers, the reason by its name, and what its sentence needs. */
#include "wasm.h"

typedef struct reason {
    const char *name, *what, *n;
} reason;

static const reason reasons[HX_HINT_CODES] = {
#define HX_HINT(code, name, what, n) [code] = {#name, #what, #n},
#include "rules/hints.inc"
#undef HX_HINT
};

static void put_action(hx_json *j, hx_action a) {
    const int64_t six[6] = {a.kind, a.seat, a.a, a.b, a.give, a.get};
    hx_json_put_open(j, "action", '[');
    for (int i = 0; i < 6; i++) {
        hx_json_int(j, six[i]);
    }
    hx_json_close(j, ']');
}

static void put_what(hx_json *j, const char *type, int what) {
    const char *piece = hxw_piece_name(what);
    switch (type[0]) {
    case 'R': hx_json_put_text(j, "what", hxw_harbour_name(what)); break;
    case 'P': hx_json_put_text(j, "what", piece ? piece : "card"); break;
    case 'S': hxw_put_seat(j, "what", what); break;
    default: break;
    }
}

static void put_hint(hx_json *j, const hx_hint *h) {
    const reason *why = &reasons[h->why];
    hx_json_open(j, '{');
    put_action(j, h->action);
    hx_json_put_int(j, "score", h->score);
    hx_json_put_text(j, "reason", why->name);
    put_what(j, why->what, h->what);
    if (why->n[0] != 'N') {
        hx_json_put_int(j, "n", h->n);
    }
    if (h->cards) {
        hx_json_key(j, "cards");
        hxw_put_cards(j, h->cards);
    }
    hx_json_close(j, '}');
}

void hxw_put_hints(hx_json *j, const hx_hint *hints, int n) {
    hx_json_open(j, '[');
    for (int i = 0; i < n; i++) {
        put_hint(j, &hints[i]);
    }
    hx_json_close(j, ']');
}

static const reason excuses[HX_EXCUSE_CODES] = {
#define HX_EXCUSE(code, name, what) [code] = {#name, #what, "NONE"},
#include "rules/excuses.inc"
#undef HX_EXCUSE
};

void hxw_put_excuse(hx_json *j, hx_excuse excuse) {
    const reason *why = &excuses[excuse.why];
    hx_json_open(j, '{');
    hx_json_put_text(j, "reason", why->name);
    put_what(j, why->what, excuse.what);
    hx_json_close(j, '}');
}

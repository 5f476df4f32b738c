/* All constants of the interface as JSON, so that nobody has to type a name or a number twice. */
#include "wasm.h"

static const char *const error_names[HXW_ERR_COUNT] = {
    [HX_OK] = "OK",
    [HX_ERR_OPTIONS] = "OPTIONS",
    [HX_ERR_LAYOUT] = "LAYOUT",
    [HX_ERR_FORMAT] = "FORMAT",
    [HX_ERR_SHORT] = "SHORT",
    [HX_ERR_DAMAGED] = "DAMAGED",
    [HX_ERR_VERSION] = "VERSION",
    [HX_ERR_MEMORY] = "MEMORY",
    [HXW_ERR_ARGUMENT] = "ARGUMENT",
    [HXW_ERR_HANDLE] = "HANDLE",
    [HXW_ERR_FULL] = "FULL",
    [HXW_ERR_ROOM] = "ROOM",
};

static const char *const error_texts[HXW_ERR_COUNT] = {
    [HX_OK] = "nothing is wrong",
    [HX_ERR_OPTIONS] = "no such ruleset, number of seats, goal or value of an option",
    [HX_ERR_LAYOUT] = "that is no board of this ruleset",
    [HX_ERR_FORMAT] = "that is not one of our texts",
    [HX_ERR_SHORT] = "the text is cut off",
    [HX_ERR_DAMAGED] = "the text is damaged: its checksum or its content is wrong",
    [HX_ERR_VERSION] = "the text was written by a newer program",
    [HX_ERR_MEMORY] = "no memory left in the module",
    [HXW_ERR_ARGUMENT] = "an argument is out of range, or not for this sort of table",
    [HXW_ERR_HANDLE] = "nothing lives there any more: it was freed",
    [HXW_ERR_FULL] = "too many games, views and bots at once: free() some",
    [HXW_ERR_ROOM] = "too long for the module's buffer",
};

static int speaking; /* the ruleset whose resources are named */

static const char *const piece_names[] = {[HX_SETTLEMENT] = "settlement", [HX_CITY] = "city",   [HX_ROAD] = "road",
                                          [HX_TRIBE] = "tribe",           [HX_NOMAD] = "nomad", [7] = "step"};
static const char *const card_names[HX_CARD_KINDS] = {
    [HX_KNIGHT] = "knight", [HX_VICTORY] = "victory",   [HX_ROADS] = "roads",
    [HX_PLENTY] = "plenty", [HX_MONOPOLY] = "monopoly",
};

static const char *const track_names[HX_TRACKS] = {"food", "hunting", "construction", "clothing"};
static const char *const hunter_names[] = {"neanderthal", "predator"};
static const char *const face_names[HX_FACES] = {
    "robber",       "adaptation_europe", "adaptation_asia",  "adaptation_australia", "adaptation_america",
    "desert_hills", "desert_steppe",     "desert_mountains", "desert_forest",
};
static const char *const region_names[] = {"africa", "europe", "asia", "australia", "america"};

static const char *const fault_names[HX_FAULTS] = {
#define HX_FAULT(code, name) [code] = #name,
#include "rules/faults.inc"
#undef HX_FAULT
};

typedef struct named {
    int code;
    const char *name, *who, *a, *b, *cards; /* of reasons: a is "what", b is "n" */
} named;

static const named kinds[] = {
#define HX_KIND(code, name, who, a, b, cards) {code, #name, #who, #a, #b, #cards},
#include "rules/actions.inc"
#undef HX_KIND
};

static const named reasons[] = {
#define HX_REASON(code, name, what, n) {code, #name, "", #what, #n, ""},
#include "rules/reasons.inc"
#undef HX_REASON
};

static const named phases[] = {
#define HX_PHASE(code, name) {code, #name, "", "", "", ""},
#include "rules/phases.inc"
#undef HX_PHASE
};

typedef struct option {
    int code;
    const char *name;
} option;

static const option options[] = {
#define HX_OPTION(code, name, least, most, preset) {code, #name},
#include "rules/options.inc"
#undef HX_OPTION
};

#define COUNT(list) ((int)(sizeof(list) / sizeof *(list)))

static const named *find(const named *list, int count, int code) {
    for (int i = 0; i < count; i++) {
        if (list[i].code == code) {
            return &list[i];
        }
    }
    return NULL;
}

static const char *name_in(const named *list, int count, int code) {
    const named *n = find(list, count, code);
    return n ? n->name : NULL;
}

const char *hxw_error_name(int error) { return error >= 0 && error < HXW_ERR_COUNT ? error_names[error] : NULL; }
const char *hxw_error_text(int error) { return error >= 0 && error < HXW_ERR_COUNT ? error_texts[error] : NULL; }
const char *hxw_kind_name(int kind) { return name_in(kinds, COUNT(kinds), kind); }
const char *hxw_reason_name(int reason) { return name_in(reasons, COUNT(reasons), reason); }
const char *hxw_phase_name(int phase) { return name_in(phases, COUNT(phases), phase); }
const char *hxw_fault_name(int fault) { return fault >= 0 && fault < HX_FAULTS ? fault_names[fault] : NULL; }
void hxw_speak(int ruleset) { speaking = ruleset; }
const char *hxw_resource_name(int r) { return r >= 0 && r < HX_RES ? hx_resource_key(speaking, r) : NULL; }
const char *hxw_harbour_name(int kind) { return kind == HX_ANY ? "any" : hxw_resource_name(kind); }
const char *hxw_piece_name(int piece) { return piece > 0 && piece < COUNT(piece_names) ? piece_names[piece] : NULL; }

/* The manifest's words in lower case. One buffer: the writer copies at once. */
static const char *lower(const char *name) {
    static char out[32];
    size_t i = 0;
    for (; name[i] && i + 1 < sizeof out; i++) {
        out[i] = name[i] >= 'A' && name[i] <= 'Z' ? (char)(name[i] + 'a' - 'A') : name[i];
    }
    out[i] = 0;
    return out;
}

const char *hxw_option_name(int code) {
    for (int i = 0; i < COUNT(options); i++) {
        if (options[i].code == code) {
            return lower(options[i].name);
        }
    }
    return NULL;
}

void hxw_put_cards(hx_json *j, hx_cards cards) {
    hx_json_open(j, '{');
    for (int r = 0; r < HX_RES; r++) {
        if (hxw_card_count(cards, r)) {
            hx_json_put_int(j, hxw_resource_name(r), hxw_card_count(cards, r));
        }
    }
    hx_json_close(j, '}');
}

void hxw_put_row(hx_json *j, const uint8_t row[HX_ROW]) {
    hx_json_open(j, '{');
    for (int r = 0; hxw_resource_name(r); r++) {
        hx_json_put_int(j, hxw_resource_name(r), row[r]);
    }
    hx_json_close(j, '}');
}

void hxw_put_set(hx_json *j, unsigned seats) {
    hx_json_open(j, '[');
    for (int seat = 0; seat < HX_SEATS; seat++) {
        if (seats >> seat & 1) {
            hx_json_int(j, seat);
        }
    }
    hx_json_close(j, ']');
}

void hxw_put_seat(hx_json *j, const char *key, int seat) {
    hx_json_key(j, key);
    if (seat == (int)HX_NONE) {
        hx_json_null(j);
    } else if (seat == (int)HX_CHANCE) {
        hx_json_text(j, "chance");
    } else {
        hx_json_int(j, seat);
    }
}

static void put_what(hx_json *j, const char *type, int what) {
    const char *name = NULL;
    switch (type[0] == 'P' ? type[1] : type[0]) {
    case 'R': name = hxw_resource_name(what); break;    /* RES */
    case 'I': name = hxw_piece_name(what); break;       /* PIECE */
    case 'H': name = hxw_phase_name(what); break;       /* PHASE */
    case 'S': hxw_put_seat(j, "what", what); return;    /* SEAT */
    case 'L': hx_json_put_int(j, "what", what); return; /* LEVEL */
    default: return;                                    /* NONE */
    }
    if (name) {
        hx_json_put_text(j, "what", name);
    }
}

static void put_rule(hx_json *j, int rule) {
    char text[8] = {(char)(rule >> 8), '-'};
    int n = 2, row = rule & 0xFF;
    if (row >= 100) {
        text[n++] = (char)('0' + row / 100);
    }
    text[n++] = (char)('0' + row / 10 % 10);
    text[n] = (char)('0' + row % 10);
    hx_json_put_text(j, "rule", text);
}

void hxw_put_refusal(hx_json *j, hx_refusal refusal) {
    const named *reason = find(reasons, COUNT(reasons), refusal.reason);
    hx_json_open(j, '{');
    hx_json_put_text(j, "reason", reason ? reason->name : NULL);
    if (refusal.rule) {
        put_rule(j, refusal.rule);
    }
    if (reason) {
        put_what(j, reason->a, refusal.what);
    }
    if (reason && reason->b[0] == 'C') {
        hx_json_put_int(j, "n", refusal.n);
    }
    if (refusal.cards) {
        hx_json_key(j, "cards");
        hxw_put_cards(j, refusal.cards);
    }
    hx_json_close(j, '}');
}

static void put_names(hx_json *j, const char *key, const char *const *names, int from, int count) {
    hx_json_put_open(j, key, '[');
    for (int i = from; i < count; i++) {
        hx_json_text(j, names[i]);
    }
    hx_json_close(j, ']');
}

/* A list whose index is the code: null where a code is not in use. */
static void put_by_code(hx_json *j, const char *key, const named *list, int count) {
    int most = 0;
    for (int i = 0; i < count; i++) {
        most = list[i].code > most ? list[i].code : most;
    }
    hx_json_put_open(j, key, '[');
    for (int code = 0; code <= most; code++) {
        hx_json_text(j, name_in(list, count, code));
    }
    hx_json_close(j, ']');
}

static void put_kinds(hx_json *j) {
    hx_json_put_open(j, "kinds", '{');
    for (int i = 0; i < COUNT(kinds); i++) {
        hx_json_put_open(j, kinds[i].name, '{');
        hx_json_put_int(j, "code", kinds[i].code);
        hx_json_put_text(j, "who", lower(kinds[i].who));
        hx_json_put_text(j, "a", lower(kinds[i].a));
        hx_json_put_text(j, "b", lower(kinds[i].b));
        hx_json_put_text(j, "cards", lower(kinds[i].cards));
        hx_json_close(j, '}');
    }
    hx_json_close(j, '}');
}

static void put_pair(hx_json *j, const char *key, int least, int most) {
    hx_json_put_open(j, key, '[');
    hx_json_int(j, least);
    hx_json_int(j, most);
    hx_json_close(j, ']');
}

/* Where least and most are the same, the ruleset has no such option. */
static void put_options(hx_json *j, int ruleset) {
    uint8_t least, most, preset;
    hx_json_put_open(j, "options", '{');
    for (int i = 0; i < COUNT(options); i++) {
        hx_option_range(ruleset, options[i].code, &least, &most, &preset);
        hx_json_put_open(j, lower(options[i].name), '{');
        hx_json_put_int(j, "code", options[i].code);
        hx_json_put_int(j, "least", least);
        hx_json_put_int(j, "most", most);
        hx_json_put_int(j, "preset", preset);
        hx_json_close(j, '}');
    }
    hx_json_close(j, '}');
}

/* A kind that costs nothing is left out. */
static void put_costs(hx_json *j, int ruleset) {
    hx_json_put_open(j, "costs", '{');
    for (int i = 0; i < COUNT(kinds); i++) {
        hx_cards cost = hx_cost(ruleset, kinds[i].code);
        if (cost) {
            hx_json_key(j, kinds[i].name);
            hxw_put_cards(j, cost);
        }
    }
    hx_json_close(j, '}');
}

static void put_terrains(hx_json *j, int ruleset) {
    const char *key;
    hx_json_put_open(j, "terrains", '[');
    for (int code = 0; (key = hx_terrain_key(ruleset, code)) != NULL; code++) {
        hx_json_text(j, key);
    }
    hx_json_close(j, ']');
}

static void put_harbours(hx_json *j, int ruleset) {
    uint8_t edge[HX_DOCKS], kind[HX_DOCKS];
    int n = hx_harbour_places(ruleset, edge, kind);
    hx_json_put_open(j, "harbours", '[');
    for (int i = 0; i < n; i++) {
        char name[16];
        hx_place_name(hx_board_of(ruleset), HX_EDGE, edge[i], name);
        hx_json_open(j, '{');
        hx_json_put_text(j, "edge", name);
        hx_json_put_text(j, "kind", hxw_harbour_name(kind[i]));
        hx_json_close(j, '}');
    }
    hx_json_close(j, ']');
}

static void put_resources(hx_json *j) {
    hx_json_put_open(j, "resources", '[');
    for (int r = 0; hxw_resource_name(r); r++) hx_json_text(j, hxw_resource_name(r));
    hx_json_close(j, ']');
}

static void put_ruleset(hx_json *j, int ruleset) {
    hx_options preset;
    hxw_speak(ruleset);
    hx_options_preset(&preset, ruleset);
    hx_json_put_open(j, hx_ruleset_key(ruleset), '{');
    hx_json_put_int(j, "code", ruleset);
    put_pair(j, "seats", hx_ruleset_seats(ruleset, false), hx_ruleset_seats(ruleset, true));
    hx_json_put_int(j, "presetSeats", preset.actors);
    hx_json_put_int(j, "goal", hx_ruleset_goal(ruleset, 0));
    put_pair(j, "goals", hx_ruleset_goal(ruleset, -1), hx_ruleset_goal(ruleset, 1));
    put_resources(j);
    put_terrains(j, ruleset);
    put_costs(j, ruleset);
    put_options(j, ruleset);
    put_harbours(j, ruleset);
    hx_json_close(j, '}');
}

static void put_levels(hx_json *j) {
    hx_json_put_open(j, "levels", '[');
    for (int level = 0; level < hx_level_count(); level++) {
        hx_json_text(j, hx_level_key(level));
    }
    hx_json_close(j, ']');
}

void hxw_put_schema(hx_json *j) {
    hx_json_open(j, '{');
    hx_json_put_int(j, "abi", HXW_ABI);
    hxw_speak(0);
    put_resources(j);
    put_names(j, "devCards", card_names, 0, HX_CARD_KINDS);
    put_names(j, "pieces", piece_names, 1, COUNT(piece_names));
    put_names(j, "tracks", track_names, 0, COUNT(track_names));
    put_names(j, "hunters", hunter_names, 0, COUNT(hunter_names));
    put_names(j, "faces", face_names, 0, COUNT(face_names));
    put_names(j, "regions", region_names, 0, COUNT(region_names));
    put_names(j, "errors", error_names, 0, HXW_ERR_COUNT);
    put_by_code(j, "reasons", reasons, COUNT(reasons));
    put_by_code(j, "phases", phases, COUNT(phases));
    put_kinds(j);
    put_levels(j);
    hx_json_put_open(j, "rulesets", '{');
    for (int ruleset = 0; ruleset < hx_ruleset_count(); ruleset++) {
        put_ruleset(j, ruleset);
    }
    hx_json_close(j, '}');
    hx_json_close(j, '}');
}

/* ---- a board: who touches whom, by name */
typedef struct places {
    hx_json *j;
    const hx_board *board;
} places;

static void put_place(places p, enum hx_place what, int place) {
    char name[16];
    hx_json_text(p.j, place != (int)HX_NONE && hx_place_name(p.board, what, place, name) ? name : NULL);
}

static void put_list(places p, const char *key, enum hx_place what, const uint8_t *list, int count, bool gaps) {
    hx_json_put_open(p.j, key, '[');
    for (int i = 0; i < count; i++) {
        if (gaps || list[i] != HX_NONE) {
            put_place(p, what, list[i]);
        }
    }
    hx_json_close(p.j, ']');
}

static void put_head(places p, enum hx_place what, int place, int q, int r) {
    hx_json_open(p.j, '{');
    hx_json_key(p.j, "name");
    put_place(p, what, place);
    hx_json_put_int(p.j, "q", q);
    hx_json_put_int(p.j, "r", r);
}

static void put_hex(places p, int hex) {
    put_head(p, HX_HEX, hex, p.board->q[hex], p.board->r[hex]);
    put_list(p, "vertices", HX_VERTEX, p.board->hex_vertex[hex], 6, true);
    put_list(p, "edges", HX_EDGE, p.board->hex_edge[hex], 6, true);
    put_list(p, "neighbours", HX_HEX, p.board->hex_hex[hex], 6, true);
    hx_json_close(p.j, '}');
}

static void put_vertex(places p, int vertex) {
    const int8_t *name = p.board->vertex_name[vertex];
    put_head(p, HX_VERTEX, vertex, name[0], name[1]);
    hx_json_put_text(p.j, "corner", name[2] ? "S" : "N");
    put_list(p, "hexes", HX_HEX, p.board->vertex_hex[vertex], 3, false);
    put_list(p, "vertices", HX_VERTEX, p.board->vertex_vertex[vertex], 3, false);
    put_list(p, "edges", HX_EDGE, p.board->vertex_edge[vertex], 3, false);
    hx_json_close(p.j, '}');
}

static void put_edge(places p, int edge) {
    static const char *const sides[] = {"NE", "E", "SE"};
    const int8_t *name = p.board->edge_name[edge];
    put_head(p, HX_EDGE, edge, name[0], name[1]);
    hx_json_put_text(p.j, "side", sides[name[2]]);
    put_list(p, "hexes", HX_HEX, p.board->edge_hex[edge], 2, false);
    put_list(p, "vertices", HX_VERTEX, p.board->edge_vertex[edge], 2, false);
    hx_json_close(p.j, '}');
}

static void put_all(places p, const char *key, int count, void (*put)(places p, int place)) {
    hx_json_put_open(p.j, key, '[');
    for (int i = 0; i < count; i++) {
        put(p, i);
    }
    hx_json_close(p.j, ']');
}

void hxw_put_board(hx_json *j, int ruleset) {
    places p = {j, hx_board_of(ruleset)};
    hxw_speak(ruleset);
    hx_json_open(j, '{');
    put_all(p, "hexes", p.board->n_hexes, put_hex);
    put_all(p, "vertices", p.board->n_vertices, put_vertex);
    put_all(p, "edges", p.board->n_edges, put_edge);
    put_harbours(j, ruleset);
    hx_json_close(j, '}');
}

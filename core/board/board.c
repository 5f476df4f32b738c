#include "board.h"

#include "../base/assert.h"

#include <string.h>

/* A vertex or an edge is known by one name: a cell, sea or land, and which of that cell's corners or sides. */
typedef struct spot {
    int q, r, part;
} spot;

/* Corners N NE SE S SW NW and sides NE E SE SW W NW of a cell, as the cell that names them and its part. */
static const int8_t corner_spot[6][3] = {{0, 0, 0}, {1, -1, 1}, {0, 1, 0}, {0, 0, 1}, {-1, 1, 0}, {0, -1, 1}};
static const int8_t side_spot[6][3] = {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {-1, 1, 0}, {-1, 0, 1}, {0, -1, 2}};
static const int8_t across[6][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};

static spot spot_of(int q, int r, const int8_t offset[3]) { return (spot){q + offset[0], r + offset[1], offset[2]}; }

static int find_spot(const int8_t names[][3], int n, spot at) {
    for (int i = 0; i < n; i++)
        if (names[i][0] == at.q && names[i][1] == at.r && names[i][2] == at.part) return i;
    return -1;
}

static int find_hex(const hx_board *b, int q, int r) {
    for (int hex = 0; hex < b->n_hexes; hex++)
        if (b->q[hex] == q && b->r[hex] == r) return hex;
    return -1;
}

static int add_spot(int8_t names[][3], uint8_t *n, int most, spot at) {
    int known = find_spot((const int8_t(*)[3])names, *n, at);
    if (known >= 0) return known;
    HX_ASSERT(*n < most);
    names[*n][0] = (int8_t)at.q;
    names[*n][1] = (int8_t)at.r;
    names[*n][2] = (int8_t)at.part;
    return (*n)++;
}

static void append(uint8_t *list, int most, int item) {
    for (int i = 0; i < most; i++) {
        if (list[i] != HX_NONE) continue;
        list[i] = (uint8_t)item;
        return;
    }
    HX_ASSERT(false);
}

static int add_corner(hx_board *b, int q, int r, int corner) {
    return add_spot(b->vertex_name, &b->n_vertices, HX_VERTICES, spot_of(q, r, corner_spot[corner]));
}

/* A new edge is joined to its two vertices, which become neighbours by it. */
static int add_side(hx_board *b, int q, int r, int side) {
    int before = b->n_edges;
    int edge = add_spot(b->edge_name, &b->n_edges, HX_EDGES, spot_of(q, r, side_spot[side]));
    if (edge < before) return edge;
    int cell_q = b->edge_name[edge][0], cell_r = b->edge_name[edge][1], part = b->edge_name[edge][2];
    int one = add_corner(b, cell_q, cell_r, part), other = add_corner(b, cell_q, cell_r, part + 1);
    b->edge_vertex[edge][0] = (uint8_t)one;
    b->edge_vertex[edge][1] = (uint8_t)other;
    append(b->vertex_edge[one], 3, edge);
    append(b->vertex_vertex[one], 3, other);
    append(b->vertex_edge[other], 3, edge);
    append(b->vertex_vertex[other], 3, one);
    return edge;
}

static void add_hex(hx_board *b, int hex) {
    for (int k = 0; k < 6; k++) {
        int vertex = add_corner(b, b->q[hex], b->r[hex], k);
        b->hex_vertex[hex][k] = (uint8_t)vertex;
        append(b->vertex_hex[vertex], 3, hex);
    }
    for (int k = 0; k < 6; k++) {
        int edge = add_side(b, b->q[hex], b->r[hex], k);
        b->hex_edge[hex][k] = (uint8_t)edge;
        append(b->edge_hex[edge], 2, hex);
        int beyond = find_hex(b, b->q[hex] + across[k][0], b->r[hex] + across[k][1]);
        if (beyond >= 0) b->hex_hex[hex][k] = (uint8_t)beyond;
    }
}

void hx_board_build(hx_board *b, const hx_map *map) {
    HX_ASSERT(map->n_hexes <= HX_HEXES);
    memset(b, HX_NONE, sizeof *b);
    b->n_hexes = map->n_hexes;
    b->n_vertices = b->n_edges = 0;
    for (int hex = 0; hex < map->n_hexes; hex++) {
        b->q[hex] = map->hex[hex][0];
        b->r[hex] = map->hex[hex][1];
    }
    for (int hex = 0; hex < map->n_hexes; hex++) add_hex(b, hex);
    for (int i = 0; i < map->n_sides; i++) add_side(b, map->side[i][0], map->side[i][1], map->side[i][2]);
}

/* ---- names */

static const char *const corner_names[6] = {"N", "NE", "SE", "S", "SW", "NW"};
static const char *const side_names[6] = {"NE", "E", "SE", "SW", "W", "NW"};

static int put_number(char *out, int value) {
    int n = 0, size = value < 0 ? -value : value;
    if (value < 0) out[n++] = '-';
    if (size >= 100) out[n++] = (char)('0' + size / 100);
    if (size >= 10) out[n++] = (char)('0' + size / 10 % 10);
    out[n++] = (char)('0' + size % 10);
    return n;
}

int hx_place_name(const hx_board *b, enum hx_place what, int place, char out[16]) {
    int count = what == HX_HEX ? b->n_hexes : what == HX_VERTEX ? b->n_vertices : b->n_edges;
    out[0] = '\0';
    if (place < 0 || place >= count) return 0;
    const int8_t *name = what == HX_VERTEX ? b->vertex_name[place] : b->edge_name[place];
    int n = put_number(out, what == HX_HEX ? b->q[place] : name[0]);
    out[n++] = ',';
    n += put_number(out + n, what == HX_HEX ? b->r[place] : name[1]);
    const char *part = what == HX_HEX ? "" : what == HX_EDGE ? side_names[name[2]] : name[2] ? "S" : "N";
    if (*part) out[n++] = ',';
    while (*part) out[n++] = *part++;
    out[n] = '\0';
    return n;
}

/* One number of up to three digits, as put_number writes it; NULL for anything else. */
static const char *get_number(const char *at, const char *end, int *out) {
    bool minus = at < end && *at == '-';
    const char *first = at += minus;
    int value = 0;
    while (at < end && at - first < 3 && *at >= '0' && *at <= '9') value = value * 10 + (*at++ - '0');
    if (at == first || (*first == '0' && (minus || at - first > 1))) return NULL;
    *out = minus ? -value : value;
    return at;
}

static int get_part(const char *at, const char *end, const char *const names[6]) {
    for (int k = 0; k < 6; k++)
        if ((size_t)(end - at) == strlen(names[k]) && memcmp(at, names[k], (size_t)(end - at)) == 0) return k;
    return -1;
}

int hx_place_find(const hx_board *b, enum hx_place what, const char *name, size_t length) {
    const char *end = name + length;
    int q, r;
    const char *at = get_number(name, end, &q);
    if (!at || at == end || *at != ',') return -1;
    at = get_number(at + 1, end, &r);
    if (!at) return -1;
    if (what == HX_HEX) return at == end ? find_hex(b, q, r) : -1;
    if (at == end || *at != ',') return -1;
    int part = get_part(at + 1, end, what == HX_VERTEX ? corner_names : side_names);
    if (part < 0) return -1;
    if (what == HX_VERTEX) return find_spot(b->vertex_name, b->n_vertices, spot_of(q, r, corner_spot[part]));
    return find_spot(b->edge_name, b->n_edges, spot_of(q, r, side_spot[part]));
}

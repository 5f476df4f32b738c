#include "board/board.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const hx_board *boards[2];

static int start(void **state) {
    (void)state;
    hx_maps_init();
    boards[0] = hx_island19();
    boards[1] = hx_island30();
    return 0;
}

static int count_of(const hx_board *b, enum hx_place what) {
    return what == HX_HEX ? b->n_hexes : what == HX_VERTEX ? b->n_vertices : b->n_edges;
}

static int find(const hx_board *b, enum hx_place what, const char *name) {
    return hx_place_find(b, what, name, strlen(name));
}

static bool lists(const uint8_t *list, int most, int item) {
    int times = 0;
    for (int i = 0; i < most; i++) times += list[i] == item;
    assert_in_range(times, 0, 1);
    return times == 1;
}

/* Filled from the front, HX_NONE behind; how many. */
static int filled(const uint8_t *list, int most, int below) {
    int n = 0;
    while (n < most && list[n] != HX_NONE) assert_true(list[n++] < below);
    for (int i = n; i < most; i++) assert_int_equal(list[i], HX_NONE);
    return n;
}

static void sizes(void **state) {
    (void)state;
    static const int expected[2][3] = {{19, 54, 72}, {30, 80, 109}};
    for (int i = 0; i < 2; i++)
        for (int what = 0; what < 3; what++)
            assert_int_equal(count_of(boards[i], (enum hx_place)what), expected[i][what]);
}

static void coast(void **state) {
    (void)state;
    static const int expected[2] = {30, 38};
    for (int i = 0; i < 2; i++) {
        int edges = 0, vertices = 0;
        for (int e = 0; e < boards[i]->n_edges; e++) edges += boards[i]->edge_hex[e][1] == HX_NONE;
        for (int v = 0; v < boards[i]->n_vertices; v++) vertices += boards[i]->vertex_hex[v][2] == HX_NONE;
        assert_int_equal(edges, expected[i]);
        assert_int_equal(vertices, expected[i]);
    }
}

static void hexes_know_their_places_and_are_known(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        const hx_board *b = boards[i];
        for (int h = 0; h < b->n_hexes; h++) {
            for (int k = 0; k < 6; k++) {
                assert_true(lists(b->vertex_hex[b->hex_vertex[h][k]], 3, h));
                assert_true(lists(b->edge_hex[b->hex_edge[h][k]], 2, h));
                const uint8_t *ends = b->edge_vertex[b->hex_edge[h][k]];
                assert_true(lists(ends, 2, b->hex_vertex[h][k]));
                assert_true(lists(ends, 2, b->hex_vertex[h][(k + 1) % 6]));
                int beyond = b->hex_hex[h][k];
                if (beyond == HX_NONE) continue;
                assert_int_equal(b->hex_hex[beyond][(k + 3) % 6], h);
                assert_int_equal(b->hex_edge[beyond][(k + 3) % 6], b->hex_edge[h][k]);
            }
        }
    }
}

static void vertices_and_edges_agree(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        const hx_board *b = boards[i];
        int ends = 0, corners = 0;
        for (int v = 0; v < b->n_vertices; v++) {
            int n = filled(b->vertex_edge[v], 3, b->n_edges);
            assert_in_range(n, 2, 3);
            assert_int_equal(filled(b->vertex_vertex[v], 3, b->n_vertices), n);
            corners += filled(b->vertex_hex[v], 3, b->n_hexes);
            for (int k = 0; k < n; k++) {
                const uint8_t *two = b->edge_vertex[b->vertex_edge[v][k]];
                assert_true(lists(two, 2, v) && lists(two, 2, b->vertex_vertex[v][k]));
                assert_true(v != b->vertex_vertex[v][k]);
            }
            ends += n;
        }
        assert_int_equal(ends, 2 * b->n_edges);
        assert_int_equal(corners, 6 * b->n_hexes);
        for (int e = 0; e < b->n_edges; e++)
            for (int k = 0; k < 2; k++) assert_true(lists(b->vertex_edge[b->edge_vertex[e][k]], 3, e));
    }
}

static void numbers_follow_first_appearance(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        const hx_board *b = boards[i];
        int vertices = 0, edges = 0;
        for (int h = 0; h < b->n_hexes; h++) {
            if (h) assert_true(b->r[h - 1] < b->r[h] || (b->r[h - 1] == b->r[h] && b->q[h - 1] + 1 == b->q[h]));
            for (int k = 0; k < 6; k++) {
                assert_true(b->hex_vertex[h][k] <= vertices && b->hex_edge[h][k] <= edges);
                vertices += b->hex_vertex[h][k] == vertices;
                edges += b->hex_edge[h][k] == edges;
            }
        }
    }
}

static void every_name_leads_back(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        for (int what = 0; what < 3; what++) {
            for (int place = 0; place < count_of(boards[i], (enum hx_place)what); place++) {
                char name[16];
                int length = hx_place_name(boards[i], (enum hx_place)what, place, name);
                assert_int_equal(length, strlen(name));
                assert_int_equal(find(boards[i], (enum hx_place)what, name), place);
            }
        }
    }
}

static void every_corner_and_side_of_every_hex_is_a_name(void **state) {
    (void)state;
    static const char *const corners[6] = {"N", "NE", "SE", "S", "SW", "NW"};
    static const char *const sides[6] = {"NE", "E", "SE", "SW", "W", "NW"};
    for (int i = 0; i < 2; i++) {
        const hx_board *b = boards[i];
        for (int h = 0; h < b->n_hexes; h++) {
            for (int k = 0; k < 6; k++) {
                char name[24];
                snprintf(name, sizeof name, "%d,%d,%s", b->q[h], b->r[h], corners[k]);
                assert_int_equal(find(b, HX_VERTEX, name), b->hex_vertex[h][k]);
                snprintf(name, sizeof name, "%d,%d,%s", b->q[h], b->r[h], sides[k]);
                assert_int_equal(find(b, HX_EDGE, name), b->hex_edge[h][k]);
            }
        }
    }
}

static void names_of_sea_cells_count_too(void **state) {
    (void)state;
    assert_int_equal(find(boards[0], HX_VERTEX, "0,-3,S"), find(boards[0], HX_VERTEX, "0,-2,NW"));
    assert_int_equal(find(boards[0], HX_EDGE, "0,-3,SE"), find(boards[0], HX_EDGE, "0,-2,NW"));
    assert_int_equal(find(boards[0], HX_EDGE, "3,0,W"), find(boards[0], HX_EDGE, "2,0,E"));
}

static void what_is_no_name_is_no_place(void **state) {
    (void)state;
    static const char *const bad[] = {"",        ",",      "0",      "0,",      "0,0,",    "0,0,X",   "0,0,n",
                                      "0,0,NN",  "0,0,N ", " 0,0,N", "+0,0,N",  "-0,0,N",  "00,0,N",  "0,0;N",
                                      "0,0,NEE", "0,0,W,", "9,9,N",  "0,0,0",   "128,0,N", "256,0,N", "1000,0,N",
                                      "-,0,N",   "0,-,N",  "0,0N",   "-128,0,N"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        for (int what = 0; what < 3; what++) assert_int_equal(find(boards[0], (enum hx_place)what, bad[i]), -1);
    assert_int_equal(find(boards[0], HX_HEX, "0,0,N"), -1);
    assert_int_equal(find(boards[0], HX_VERTEX, "0,0"), -1);
    assert_int_equal(find(boards[0], HX_VERTEX, "0,0,E"), -1);
    assert_int_equal(find(boards[0], HX_EDGE, "0,0,N"), -1);
    assert_int_equal(find(boards[0], HX_HEX, "2,2"), -1);
    char name[16];
    assert_int_equal(hx_place_name(boards[0], HX_HEX, 19, name), 0);
    assert_int_equal(hx_place_name(boards[0], HX_VERTEX, -1, name), 0);
    assert_int_equal(hx_place_name(boards[0], HX_EDGE, 72, name), 0);
    assert_string_equal(name, "");
}

static void a_name_ends_where_its_length_says(void **state) {
    (void)state;
    assert_int_equal(hx_place_find(boards[0], HX_HEX, "0,0,N", 3), find(boards[0], HX_HEX, "0,0"));
    assert_int_equal(hx_place_find(boards[0], HX_VERTEX, "0,0,NE", 5), find(boards[0], HX_VERTEX, "0,0,N"));
}

/* A path across the sea: a side of no hex joins a hex's corner to a new vertex. */
static void single_sides_are_edges_too(void **state) {
    (void)state;
    static const int8_t hex[][2] = {{0, 0}, {2, 0}}, side[][3] = {{1, -1, 2}, {0, 0, 1}};
    hx_board b;
    hx_board_build(&b, &(hx_map){.hex = hex, .side = side, .n_hexes = 2, .n_sides = 2});
    assert_int_equal(b.n_hexes, 2);
    assert_int_equal(b.n_vertices, 13);
    assert_int_equal(b.n_edges, 13);
    int path = find(&b, HX_EDGE, "1,-1,SE");
    assert_int_equal(filled(b.edge_hex[path], 2, 2), 0);
    assert_int_equal(b.edge_vertex[path][1], find(&b, HX_VERTEX, "1,-1,S"));
    assert_true(lists(b.vertex_edge[find(&b, HX_VERTEX, "0,0,NE")], 3, path));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes),
        cmocka_unit_test(coast),
        cmocka_unit_test(hexes_know_their_places_and_are_known),
        cmocka_unit_test(vertices_and_edges_agree),
        cmocka_unit_test(numbers_follow_first_appearance),
        cmocka_unit_test(every_name_leads_back),
        cmocka_unit_test(every_corner_and_side_of_every_hex_is_a_name),
        cmocka_unit_test(names_of_sea_cells_count_too),
        cmocka_unit_test(what_is_no_name_is_no_place),
        cmocka_unit_test(a_name_ends_where_its_length_says),
        cmocka_unit_test(single_sides_are_edges_too),
    };
    return cmocka_run_group_tests_name("board", tests, start, NULL);
}

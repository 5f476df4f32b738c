/* wasm.h - what the files of this folder share. The layer knows no ruleset: only hx.h and its manifests. */
#ifndef HX_WASM_H
#define HX_WASM_H

#include "hx.h"
#include "json.h"

/* Errors of this layer follow those of hx_err; names in schema.c. */
enum {
    HXW_ERR_ARGUMENT = HX_ERR_COUNT, /* out of range, or not for this sort of handle */
    HXW_ERR_HANDLE,                  /* nothing lives there: freed, or never made */
    HXW_ERR_FULL,                    /* the pool has no free place */
    HXW_ERR_ROOM,                    /* the answer does not fit the text buffer */
    HXW_ERR_COUNT
};

enum { HXW_ABI = 1, HXW_AWARDS = 12, HXW_ALL = -1 }; /* HXW_ALL: a viewer who sees everything */

/* ---- schema.c: names by code, NULL where there is none */
const char *hxw_error_name(int error);
const char *hxw_error_text(int error); /* for who writes programs: English */
const char *hxw_kind_name(int kind);
const char *hxw_reason_name(int reason);
const char *hxw_phase_name(int phase);
void hxw_speak(int ruleset);                 /* whose resources are named from now on */
const char *hxw_resource_name(int resource); /* NULL: that ruleset has no such kind */
const char *hxw_harbour_name(int kind);      /* a resource, or "any" */
const char *hxw_piece_name(int piece);
const char *hxw_fault_name(int fault);
const char *hxw_option_name(int option); /* in lower case */
void hxw_put_schema(hx_json *j);
void hxw_put_board(hx_json *j, int ruleset);
void hxw_put_refusal(hx_json *j, hx_refusal refusal);

static inline int hxw_card_count(hx_cards cards, int kind) { return (int)(cards >> (5 * kind) & 31); }
void hxw_put_cards(hx_json *j, hx_cards cards);           /* those that there are: {"ore":2} */
void hxw_put_row(hx_json *j, const uint8_t row[HX_ROW]);  /* every kind, also 0 */
void hxw_put_set(hx_json *j, unsigned seats);             /* a set of seats: [0,2] */
void hxw_put_seat(hx_json *j, const char *key, int seat); /* HX_NONE: null; HX_CHANCE: "chance" */

/* ---- view.c: what a seat knows, HX_STRANGER what anyone knows, HXW_ALL everything */
void hxw_put_view(hx_json *j, const hx_state *s, int seat); /* of a whole state */
void hxw_put_seen(hx_json *j, const hx_view *v);            /* of a view that came as a text */
int hxw_awards(const hx_state *s, const char *what[HXW_AWARDS],
               int holder[HXW_AWARDS]); /* their number; the words are literals */
int hxw_count(const hx_state *s, const char *what,
              int seat); /* a count of hx_show; -1 where there is none of that name */

/* ---- log.c: entries from number `from` on, as many as fit; the JSON says where to go on */
void hxw_put_log(hx_json *j, const hx_game *g, int viewer, int from);

/* ---- hints.c */
void hxw_put_hints(hx_json *j, const hx_hint *hints, int n);
void hxw_put_excuse(hx_json *j, hx_excuse excuse);

#endif

/* hxw.h - the exports of the module; wasm/README.md has an example of each.
 *
 * Games, views and bots live in a pool of 256 places and are named by handles (0 or more). Answers lie in one text buffer and
 * hold until the next call; input is written into one room. A result of 0 or more is what was asked for: a length in the text
 * buffer, a handle, a number. A result below 0 is an error: its negation is the length of {"error":"NAME","text":"what is
 * wrong"} in the text buffer; of a refused layout it says "fault" too (rules/faults.inc).
 * Arguments out of range are errors, never undefined.
 *
 * An action is six numbers: kind, seat, a, b, give, get, as rules/actions.inc has them; as bytes it is twelve, as in hx_action.
 * A viewer is a seat, 255 for someone who sees no hand, -1 for someone who sees everything. */
#ifndef HX_HXW_H
#define HX_HXW_H

#include <stdint.h>

#ifdef __wasm__
#define HXW(name) __attribute__((export_name(#name), used))
#else
#define HXW(name)
#endif

HXW(hxw_abi) int32_t hxw_abi(void); /* the version of this interface; call it first, it prepares the core */
HXW(hxw_text) char *hxw_text(void); /* where answers lie */
HXW(hxw_room) char *hxw_room(void); /* where input is written */
HXW(hxw_room_size) int32_t hxw_room_size(void);

/* ---- what there is: JSON */
HXW(hxw_schema) int32_t hxw_schema(void);
HXW(hxw_board) int32_t hxw_board(int32_t ruleset);

/* ---- tables. Room: 24 bytes of options, then the seed's text, then (hxw_new) a deal; without deal one is made from the seed. */
HXW(hxw_deal) int32_t hxw_deal(int32_t ruleset, int32_t seats, int32_t goal, int32_t seed_length); /* bytes of a deal */
HXW(hxw_new) int32_t hxw_new(int32_t ruleset, int32_t seats, int32_t goal, int32_t seed_length, int32_t deal_length);
/* Room: the text, then the seed's. A position or a replay makes a game, a view a view. */
HXW(hxw_load) int32_t hxw_load(int32_t length, int32_t seed_length);
HXW(hxw_link_kind) int32_t hxw_link_kind(int32_t length); /* 0 position, 1 replay, 2 view */
HXW(hxw_fork) int32_t hxw_fork(int32_t game);
/* A whole game as that seat might think it is, made up from what it knows. Of a view: its own seat. Room: the seed. */
HXW(hxw_imagine) int32_t hxw_imagine(int32_t handle, int32_t seat, int32_t seed_length);
HXW(hxw_free) int32_t hxw_free(int32_t handle); /* of any sort; 0 */

/* ---- a game or a view */
/* Twelve 32-bit numbers: actor, turn, phase, set of winners, over, length, top, turn number, ruleset, seats, sort (1 game,
 * 2 view), seat of the view. */
HXW(hxw_status) int32_t hxw_status(int32_t handle);
HXW(hxw_view) int32_t hxw_view(int32_t handle, int32_t viewer); /* JSON; of a view: the viewer is ignored */
HXW(hxw_legal) int32_t hxw_legal(int32_t handle, int32_t seat); /* actions as bytes; of a view: its own seat only */
HXW(hxw_check)
int32_t hxw_check(int32_t handle, int32_t kind, int32_t seat, int32_t a, int32_t b, int32_t give,
                  int32_t get); /* 0: it may; else a refusal as JSON */
/* Of an action that may be done: 32 bits of cards that it costs now, then of a walk its vertices as bytes. */
HXW(hxw_price)
int32_t hxw_price(int32_t handle, int32_t kind, int32_t seat, int32_t a, int32_t b, int32_t give, int32_t get);
/* Room: the vertices of a way. 0: it may be walked, the action stands in the text; else a refusal as JSON. */
HXW(hxw_check_route) int32_t hxw_check_route(int32_t handle, int32_t seat, int32_t length);
HXW(hxw_why) int32_t hxw_why(int32_t handle, int32_t seat, int32_t kind); /* 0: that seat has one; else JSON */
HXW(hxw_hash) int32_t hxw_hash(int32_t handle);                           /* 16 hexadecimal digits */
/* kind 0 position, 1 replay, 2 what the viewer sees (a seat or 255); of a view: 2 only, the viewer is ignored. */
HXW(hxw_save) int32_t hxw_save(int32_t handle, int32_t kind, int32_t viewer);

/* ---- a game */
HXW(hxw_act)
int32_t hxw_act(int32_t game, int32_t kind, int32_t seat, int32_t a, int32_t b, int32_t give,
                int32_t get);                       /* 0: done; else a refusal as JSON, and nothing has changed */
HXW(hxw_chance) int32_t hxw_chance(int32_t game);   /* the action as bytes; 0 when it is not chance's turn */
HXW(hxw_chances) int32_t hxw_chances(int32_t game); /* outcomes as 16 bytes each: action, 32-bit weight */
HXW(hxw_goto) int32_t hxw_goto(int32_t game, int32_t length);     /* undo or redo; the length it has then */
HXW(hxw_actions) int32_t hxw_actions(int32_t game, int32_t from); /* the log from there on as bytes, as much as fits */
HXW(hxw_log) int32_t hxw_log(int32_t game, int32_t viewer, int32_t from); /* JSON: entries, as many as fit, and next */
HXW(hxw_layout) int32_t hxw_layout(int32_t game);                         /* the bytes of its deal; 0: it has none */
HXW(hxw_seed) int32_t hxw_seed(int32_t game);                             /* as digits */
HXW(hxw_reseed) int32_t hxw_reseed(int32_t game, int32_t seed_length);    /* room: the seed; 0 */

/* ---- positions made by hand: a draft is bytes, as hx.h has them */
HXW(hxw_draft) int32_t hxw_draft(int32_t game); /* what the position says; 0: its ruleset has no drafts */
/* Room: a draft. The position as text, with all that follows from the draft; or what is wrong: as bytes, five a flaw, the first
 * of them below 32. The game is as it was. */
HXW(hxw_edit) int32_t hxw_edit(int32_t game, int32_t length);

/* ---- bots: of a game for a seat, of a view for its own. Room: the seed. */
HXW(hxw_bot_start) int32_t hxw_bot_start(int32_t handle, int32_t seat, int32_t level, int32_t seed_length);
HXW(hxw_bot_think) int32_t hxw_bot_think(int32_t bot, int32_t iterations); /* 1: more would change nothing */
HXW(hxw_bot_choice) int32_t hxw_bot_choice(int32_t bot);                   /* the action as bytes */
HXW(hxw_bot_excuse) int32_t hxw_bot_excuse(int32_t bot); /* JSON: why it would say no; 0: it is asked about no offer */
/* What a careful bot likes best and why, for a game's seat or a view's own: JSON. Room: the seed. */
HXW(hxw_hints) int32_t hxw_hints(int32_t handle, int32_t seat, int32_t seed_length);

#endif

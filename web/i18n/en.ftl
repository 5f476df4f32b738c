# Hexstead, English. Keys of the engine's own names (resources, kinds, reasons, phases, options ..) carry those names.
# $you is "yes" when the sentence is about the one person at the table, else "no".

app = Hexstead
other-language = Deutsch

## Names

name-you = You
name-you-too = you
say-times = { $what }{ $n ->
    [2] {" "}twice
   *[other] {" "}{ $n } times
}
name-seat = Player { $n }
name-bot = { $n ->
    [1] Pia
    [2] Mira
    [3] Teo
    [4] Juno
    [5] Noor
   *[other] Ilka
}
name-neutral = { $n ->
    [0] Grey
   *[1] Pale
}
res-lumber = lumber
res-brick = brick
res-wool = wool
res-grain = grain
res-ore = ore
res-meat = meat
res-bone = bone
res-flint = flint
res-fur = fur
terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-steppe = steppe
terrain-desert = desert
piece-road = Road
piece-settlement = Settlement
piece-city = City
piece-card = Card
piece-tribe = Tribe
piece-nomad = Nomad
color-blue = blue
color-verm = vermilion
color-green = green
color-purple = purple
color-yellow = yellow
color-black = black
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
award-longestRoad = Longest Road
award-largestArmy = Largest Army
award-longestRoad-free = from 5 roads
award-largestArmy-free = from 3 knights
award-points = 2 points
cards-of = { $n } { $kind }
cards-some = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hex-number = { $terrain } { $n }
harbour-any = 3:1 harbour
harbour-of = 2:1 harbour for { $kind }
map-classic = { $island ->
    [1] The island, beginners’ map
   *[other] The island
}
map-classic56 = Large island
map-duel = The duel
map-stoneage = The stone age
map-name-classic = { $island ->
    [1] The Beginners’ Island
   *[other] The Island
}
map-name-classic56 = The Large Island
map-name-duel = The Duel
map-name-stoneage = The Stone Age

## Places, for the reader

place-vertex = Corner at { $place }, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
place-cape = Corner in the { $side ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
} of { $place }, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
place-with-harbour = { $base }, { $harbour }
place-edge = Path between { $between }
place-coast = Path on the coast of { $between }, from { $a } to { $b }
place-hex = { $place }, next to it { $who }
place-hex-empty = { $place }, nobody next to it
board-label = Board

## Areas

area-decide = What to do
area-board = Map
area-hand = Your cards
area-players = Players
area-offers = Offers
area-table = Table
area-side = Trade, players and log

## Top bar, menu

where-round = round { $n }
where-founding = founding
where-goal = first to { $n } points
hint = Hint
almanac = Almanac
rule-read = Read rule { $rule }
lesson = First game
undo = Undo
undo-nothing = There is nothing you can take back.
share = Share
log = Log
menu = Menu
settings = Settings
new-game = New game
open-link = Open a link
costs = What it costs
call-last-round = All agree: this round is the last
close = Close
clear = Clear
zoom-in = Closer
zoom-out = Farther
zoom-whole = Whole board

## Start

start-line = Settle an island or walk the world, with friends or bots. No account, nothing to install.
start-go-on = Go on
start-go-on-over = See the result
start-quick = Play now
start-setup = Set up
start-more = More
game-classic = The island
game-classic-facts = 2 to 4 players, about 45 minutes
game-classic-say = Build roads, settlements and cities, trade with the others, mind the robber.
game-classic56 = The large island
game-classic56-facts = 5 or 6 players, about 90 minutes
game-classic56-say = More land, more neighbours, and after every turn all others may build too.
game-duel = The duel
game-duel-facts = 2 players, about 40 minutes
game-duel-say = Two rolls a turn, trade tokens for tricks, and two neutral colours in your way.
game-stoneage = The stone age
game-stoneage-facts = 3 or 4 players, about 75 minutes
game-stoneage-say = Leave Africa, cross the world, found tribes on every continent, and mind the spreading desert.
shelf = Your games
shelf-all = Show { $n } more
shelf-save = Save all as a file
shelf-over = played to the end
shelf-hint = Some browsers, Safari among them, delete what a page keeps after seven days without a visit. A file is yours for good.
game-apart = Another tab went on first. This is a game of its own now.
shelf-full = Added: { $n }. No room left for: { $full }. Already here: { $here }. Not readable: { $bad }.
name-full = No room left for the name.
open-gone = That game was deleted.
shelf-taken = Added: { $n }. Already here: { $here }. Not readable: { $bad }.
kept-more = More about { $name }
kept-name = Name
kept-ask = { $n ->
    [one] Delete this game?
   *[other] Delete { $n } games?
} That can’t be undone.
kept-keep = Keep
kept-yes = The game is saved in this browser.
drop-over = Delete finished games
drop-over-none = There are no finished games. A file keeps this one.
storage-full = There is no room left here to save the game. Play goes on; a file keeps it.
readonly-say = This game is open in another tab. Here you can watch it.
take-over = Play here
broken-damaged = Damaged game
broken-damaged-say = This game is damaged. It is kept until you delete it.
broken-newer = Game of a newer version
broken-newer-say = This game needs a newer version of this page. It is left as it is.
broken-drop = Delete
start-failed = This game can’t be started with these settings.

## Setting up

setup-seats = Seats
seat-n = Seat { $n }
seat-name = Name of seat { $n }
seat-kind = Who plays seat { $n }
seat-color = Colour of seat { $n }: { $color }
seat-colors = Choose the colour of seat { $n }
color-taken = { $color }, seat { $n } has it
kind-person = Person
kind-far = Far away
kind-bot = Bot, { $level }
setup-options = Rules and options
setup-goal = Points to win
setup-seed = Seed of the island and the dice
setup-seed-any = any text; empty: by chance
setup-start = Start
option-island = Island
option-island-0 = Variable
option-island-1 = { $rules ->
    [classic56] As printed
   *[other] Beginners’ map
}
option-numbers = Numbers
option-numbers-0 = In spiral order
option-numbers-1 = At random, no 6 or 8 side by side
option-harbours = Harbours
option-harbours-0 = As printed
option-harbours-1 = Shuffled
option-harbours-2 = The old ring, shuffled
option-trade_then_build = Trade first, then build
option-private_scoring = The winner may finish the turn
option-last_round = Last round (0: no limit)
option-agreed_end = Ending early is possible if all agree
option-bank = Cards of each kind in the bank
option-starter = Who begins
option-starter-0 = By lot
option-starter-1 = Seat 1
option-starter-2 = Seat 2
option-starter-3 = Seat 3
option-starter-4 = Seat 4
option-starter-5 = Seat 5
option-starter-6 = Seat 6
option-starter-7 = The highest roll
option-bank_shown = Show what the bank has
option-hand_limit = Cards one may keep on a seven
option-after_turn = After a turn
option-after_turn-0 = Nothing
option-after_turn-1 = Special building phase
option-after_turn-2 = Paired turns
option-neutral_start = Where the neutral colours start
option-neutral_start-0 = Two roads from the middle
option-neutral_start-1 = At the middle hex
option-neutral_choice = Free choice of the neutral piece
option-advanced_setup = Place your first tribes yourselves
option-advanced_nomad = … and a nomad each
option-trade_whole_turn = Trade all through the turn
option-recall_nomad = A new nomad may take the place of another
option-hunting_draws = Hunting steps draw a card too

## The question

ask-FOUND_SETTLEMENT = { $you ->
    [yes] Found a settlement: choose a corner
   *[no] { $name }: found a settlement
}
ask-FOUND_ROAD = { $you ->
    [yes] Add a road to your settlement
   *[no] { $name }: add a road to the settlement
}
ask-BEFORE_ROLL = { $you ->
    [yes] Your turn: roll the dice
   *[no] { $name }: roll the dice
}
ask-DISCARD = { $you ->
    [yes] Seven! Give back { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
   *[no] { $name }: give back { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
}
ask-MOVE_ROBBER = { $you ->
    [yes] Move the robber: choose a hex
   *[no] { $name }: move the robber
}
ask-ROB = { $you ->
    [yes] From whom do you take a card?
   *[no] { $name }: from whom do you take a card?
}
ask-MAIN = { $you ->
    [yes] Your turn: trade, build, or end it
   *[no] { $name }: trade, build, or end the turn
}
ask-ANSWER = { $you ->
    [yes] Do you take this offer?
   *[no] { $name }: do you take this offer?
}
ask-FREE_ROAD = { $you ->
    [yes] Build a road for free ({ $free } left)
   *[no] { $name }: build a road for free ({ $free } left)
}
ask-BUILDING = { $last ->
    [no] { $you ->
        [yes] After { $ended }: build or pass
       *[no] { $name }, after { $ended }: build or pass
    }
   *[other] { $you ->
        [yes] Build once more before the game ends
       *[no] { $name }: build once more before the game ends
    }
}
ask-PARTNER = { $you ->
    [yes] Your part: build, buy, use the bank
   *[no] { $name }: build, buy, trade with the bank
}
ask-NEUTRAL = { $you ->
    [yes] Now a { $piece ->
        [road] road
       *[other] settlement
    } for { $side }
   *[no] { $name }: a { $piece ->
        [road] road
       *[other] settlement
    } for { $side }
}
ask-GIVE_BACK = { $you ->
    [yes] Give { $back ->
        [one] one more card
       *[other] { $back } cards
    } back
   *[no] { $name }: give { $back ->
        [one] one more card
       *[other] { $back } cards
    } back
}
ask-PLACE_TRIBE = { $you ->
    [yes] Place a tribe: choose a starting place in Africa
   *[no] { $name }: place a tribe
}
ask-PLACE_NOMAD = { $you ->
    [yes] Place a nomad next to one of your tribes
   *[no] { $name }: place a nomad
}
ask-NEANDERTHAL = { $you ->
    [yes] Move the Neanderthal: choose a hex
   *[no] { $name }: move the Neanderthal
}
ask-HUNT = { $you ->
    [yes] Move a robber, or leave them
   *[no] { $name }: move a robber, or leave them
}
ask-ROBBER_TILE = { $you ->
    [yes] Move a robber: choose a hex
   *[no] { $name }: move a robber
}
ask-LAY_DESERT = { $you ->
    [yes] Lay a desert in Africa: { $terrain }
   *[no] { $name }: lay a desert in Africa: { $terrain }
}
ask-FREE_TILE = { $you ->
    [yes] Take any people tile
   *[no] { $name }: take any people tile
}
ask-OVER = The game is over
ask-DICE = The dice are rolling
ask-THEFT = A card is drawn
ask-DRAW = A card is drawn
ask-ORDER_DICE = The dice say who places first
ask-REVEAL = The event tile is turned
ask-place-BUILD_ROAD = Where shall the road go?
ask-place-BUILD_SETTLEMENT = Where shall the settlement stand?
ask-place-BUILD_CITY = Which settlement becomes a city?
ask-commit = { $kind ->
    [MOVE_ROBBER] Move the robber here?
    [MOVE_HUNTER] Move it here?
    [NEW_NOMAD] A nomad here?
    [PLACE_NOMAD] A nomad here?
    [PLACE_TRIBE] A tribe here?
    [WALK] Walk here?
    [SETTLE] Settle here?
    [LAY_DESERT] Lay the desert here?
    [TAKE_TILE] Take this tile?
   *[other] Build it here?
}
wait-FOUND_SETTLEMENT = { $name } founds a settlement
wait-FOUND_ROAD = { $name } adds a road
wait-BEFORE_ROLL = It is { $name }’s turn
wait-DISCARD = { $name } gives cards back
wait-MOVE_ROBBER = { $name } moves the robber
wait-ROB = { $name } takes a card from somebody
wait-MAIN = { $you ->
    [yes] It is your turn
   *[no] { $name } trades and builds
}
wait-ANSWER = { $name } thinks about the offer
wait-FREE_ROAD = { $name } builds a road for free
wait-BUILDING = { $name } may build
wait-PARTNER = { $name } has the part after the turn
wait-NEUTRAL = { $name } places a neutral piece
wait-GIVE_BACK = { $name } gives cards back
wait-OVER = The game is over
wait-DICE = The dice are rolling
wait-THEFT = A card is drawn
wait-DRAW = A card is drawn
wait-PLACE_TRIBE = { $name } places a tribe
wait-PLACE_NOMAD = { $name } places a nomad
wait-NEANDERTHAL = { $name } moves the Neanderthal
wait-HUNT = { $name } may move a robber
wait-ROBBER_TILE = { $name } moves a robber
wait-LAY_DESERT = { $name } lays a desert
wait-FREE_TILE = { $name } takes a people tile
wait-ORDER_DICE = The dice say who places first
wait-REVEAL = The event tile is turned
dice-show = Dice: { $a } and { $b }, together { $sum }
dice-none = Dice: not rolled yet
dice-first = First roll: { $a } and { $b }, together { $sum }
dice-first-short = 1st
dice-again = The same total as before: the second roll is made again.

## Choices

act-roll = Roll the dice
act-end = End turn
act-done = Done
act-pass = Pass
pass-round = Pass this round
pass-round-say = Passes by itself until your next turn; press again to be asked
act-enough = No more roads
act-back = Back
act-commit = { $kind ->
    [MOVE_ROBBER] Move it here
    [MOVE_HUNTER] Move it here
    [NEW_NOMAD] Place it here
    [PLACE_NOMAD] Place it here
    [PLACE_TRIBE] Place it here
    [WALK] Walk here
    [SETTLE] Settle here
    [LAY_DESERT] Lay it here
    [TAKE_TILE] Take it
   *[other] Build here
}
act-discard = Choose cards
act-accept = Accept
act-decline = Decline
act-decline-turn = Decline all
act-this-turn = this turn
act-counter = Counter-offer
act-result = See the result

## Players

on-turn = on turn
points-word = { $n ->
    [one] point
   *[other] points
}
points-seen = { $n } seen
player-line = { $name }{ $on ->
    [yes] , on turn
   *[no] {""}
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $more }
player-more = { $dev ->
    [one] 1 development card
   *[other] { $dev } development cards
}, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
} played, road of { $road }
player-tokens = { $more }, { $n ->
    [one] 1 trade token
   *[other] { $n } trade tokens
}
is-bot = A bot, { $level }
is-person = A person
is-far = A person far away
fact-points = Points
fact-cards = Cards in hand
fact-dev = Development cards
fact-knights = Knights played
fact-road = Longest road
fact-left = Pieces left
fact-left-say = { $road } roads, { $settlement } settlements, { $city } cities
fact-price = A token action costs
fact-rates = Rates with the bank
rate-of = { $kind } { $n }:1

## Hand and development cards

hand-stack = { $n } { $kind }{ $chosen ->
    [0] {""}
   *[other] , { $chosen } to give
}. Press to offer it.
hand-cards = { $n ->
    [one] 1 development card
   *[other] { $n } development cards
}: { $list }. Press to look at them.
hand-cards-label = Cards
hand-empty = Your hand is empty.
hand-of = The hand of { $name }
hand-tokens = { $n ->
    [one] 1 trade token
   *[other] { $n } trade tokens
}. Press to use them.
tokens = Trade tokens
tokens-supply = Beside the board
tokens-left = { $n } left
tokens-price = { $price ->
    [1] A token action costs 1 token now: you have no more visible points than { $name } ({ $own } to { $other }).
   *[other] A token action costs 2 tokens now: you have more visible points than { $name } ({ $own } to { $other }).
} One a turn.
token-pay = { $n ->
    [one] Pay 1 token
   *[other] Pay { $n } tokens
}
token-knight = Give up a knight
token-FORCED_TRADE = Forced trade
token-FORCED_TRADE-say = Draw two cards from the other hand, then give two of your choice back.
token-ROBBER_HOME = Robber home
token-ROBBER_HOME-say = The robber goes back to the desert. Nobody is robbed.
token-KNIGHT_FOR_TOKENS = Knight for tokens
token-KNIGHT_FOR_TOKENS-say = Once a turn: one of your played knights for two tokens. It may cost the Largest Army.
forced-drew = You drew { $cards }.
cards = Development cards
cards-none = You have no development cards.
cards-left = { $n ->
    [one] card left
   *[other] cards left
}
card-knight = Knight
card-victory = Point
card-roads = Road Building
card-plenty = Year of Plenty
card-monopoly = Monopoly
card-knight-say = Move the robber and take a card from one player next to it. It counts towards the Largest Army.
card-victory-say = Worth one point. Nobody else sees it until the end.
card-roads-say = Build two roads for free.
card-plenty-say = Take two cards of your choice from the bank.
card-monopoly-say = Name a resource: all others give you every card of it.
card-counts = It counts by itself; there is nothing to play.
card-play = Play it
card-fresh = { $n ->
    [one] 1 of them is
   *[other] { $n } of them are
} new: to be played from your next turn on.
plenty-left = { $n ->
    [0] Ready.
    [one] Choose 1 more card.
   *[other] Choose { $n } cards.
}
plenty-take = Take them
monopoly-ask = Which resource?

## Several at one device, watching, real dice

curtain-say = { $phase ->
    [DISCARD] { $name }, you have to give back cards.
    [ANSWER] { $name }, there is an offer for you.
    [THEFT] { $name }, say which card it was.
    [BUILDING] { $name }, you may build.
   *[other] { $name }, it is your turn.
} Press when only you can see.
curtain-lift = I am { $name }
curtain-since = What everybody saw meanwhile
area-hands = Hands, face down
peek = { $name }: hold to look at your hand
peek-say = Hold to look at your hand
peek-empty = No cards
watch = Watching
watch-on = Go on
watch-halt = Pause
watch-step = Step
watch-eye = Seen are
watch-all = All hands
watch-as = The hand of { $name }
act-type-dice = Type the dice
act-type-card = Name the card
act-type-face = Name the tile
type-dice = The dice
type-dice-say = Press what your dice show, or type two digits.
type-die = { $n ->
    [1] First die
   *[other] Second die
}
type-die-shows = { $die }: { $n }
type-dice-take = { $a } + { $b } = { $sum }
type-dice-missing = Two dice
type-card = The card
type-ROLLED = { $you ->
    [yes] What do your dice show?
   *[no] { $name } rolls: what do the dice show?
}{ $roll ->
    [0] {" "}(the same total: once more)
    [1] {" "}(first roll)
    [2] {" "}(second roll)
   *[only] {""}
}
type-DREW = { $you ->
    [yes] Which card did you draw?
   *[no] { $name }: which card did you draw?
}
type-STOLE = { $lost ->
    [yes] { $name }: which card did { $other } take from you?
   *[no] { $you ->
        [yes] Which card did you take?
       *[no] { $name }: which card did you take?
    }
}
undo-ask = { $n ->
    [one] One move is taken back if all agree.
   *[other] { $n } moves are taken back if all agree.
}
undo-agree = { $name } agrees
undo-do = Take back

## Seven

discard-title = Give cards back
discard-say = A seven was rolled and you hold { $cards } cards. Choose { $n } to give back.
discard-own = you have { $n }
discard-left = { $n ->
    [0] That is all of them.
    [one] 1 more to choose
   *[other] { $n } more to choose
}
discard-confirm = Give them back
step-less = One { $kind } less
step-more = One { $kind } more

## Trade

trade = Trade
trade-give = Give
trade-get = Get
trade-clear = Clear
trade-repeat = Again
trade-repeat-said = Again: { $give } for { $get }
trade-declines = You decline what { $name } offers this turn.
trade-listen = Listen again
trade-later = You can trade on your turn, after the roll.
trade-placing = First choose a place on the map, or go back.
trade-no-more = You have only { $n } of these.
trade-withdraw = Withdraw
trade-do = Trade
trade-with = Trade with { $name }
for = for
chip-give = Give { $kind }: { $n } of { $own }, the bank takes { $rate } for 1
chip-get = Get { $kind }: { $n }
chip-less = One { $kind } less
bank = Bank
bank-choose = Bank: choose what you want to get
bank-one-each = Bank: one kind for one other kind
bank-take = Take it
bank-take-said = Bank: give { $give }, get { $get }
bank-short = Bank: { $n } for { $m }
offer-all = { $n ->
    [2] Offer to both
    [3] Offer to all three
   *[other] Offer to all { $n }
}
offer-some = { $n ->
    [0] Offer
    [one] Offer to { $name }
   *[other] Offer to { $n }
}
offer-propose = Propose this instead
offer-ask = Ask { $name }
offer-whom = Whom to ask
offer-of = { $you ->
    [yes] Your offer:
   *[no] { $name } offers
}
says-yes = { $you ->
    [yes] You say yes
   *[no] { $name } says yes
}
says-no = { $you ->
    [yes] You say no
   *[no] { $name } says no
}
# what a bot says when it refuses
excuse-NOT_NOW = “Not this time”
excuse-HAVE_NONE = “I have no { $kind }”
excuse-TOO_FEW = “I don’t have that much { $kind }”
excuse-NEED_OWN = “I need that { $kind } myself”
excuse-NO_USE = “I don’t need { $kind }”
excuse-TOO_LITTLE = “That is too little for it”
excuse-HELPS_YOU = “That helps you more than me”
excuse-YOU_LEAD = “You lead”
excuse-NEARLY_WON = “You are about to win”
says-nothing = { $you ->
    [yes] You have not answered
   *[no] { $name } has not answered
}

## Share, links

share-position = Position
share-replay = Whole game
share-file = File
share-far = Play by link
share-file-say = A file with the whole game and who plays it. It can be opened here or on any other Hexstead page.
share-save = Save as a file
share-page-say = Hexstead itself fits into one file that plays without a network.
share-page = Save Hexstead as one file
share-qr = QR code of the link
share-position-say = Whoever opens this link sees this very table and can play on from here.
share-replay-say = Whoever opens this link sees the whole game, move by move, and can play on from here.
share-own-say = Whoever opens this link sees only what you can see. Hidden cards are made up when playing on.
share-warn-position = The link holds all hands.
share-warn-replay = The link holds all hands and every card drawn.
share-warn-file = The file holds all hands and every card drawn.
share-own = Only what this seat knows
share-link = Link
share-size = { $n } characters
share-send = Send
copy = Copy
copied = Copied
copy-by-hand = Copying was not possible here: mark the text and copy it yourself.
open-paste = Paste a link or its text
open-go = Open
open-file = Open a saved game
open-watch = Watch the replay
open-who = Play on: who plays?
open-short = The link is incomplete: { $n } of { $m } characters came.
open-found = { $map }, { $seats } seats, { $round ->
    [0] founding
   *[other] round { $round }
}.
open-seat-say = This is what one seat knows. What is hidden will be made up.
open-replaces = The game you have here stays on the start page.
open-play = Play on
open-keep = Keep my game
share-long = This link has more than { $n } characters; some messengers cut it. The position and a file are safe.
far-link = The link to send
far-send = Send the game on to { $name }
far-say = { $over ->
    [yes] The game is over. Whoever opens this link sees the end.
   *[no] Whoever opens this link sits down on the seat of { $name } and sees what has happened. After that move a link comes back to you.
}
far-trust = Playing by link rests on trust: the link holds all hands.
far-how = Whoever plays far away gets each turn as a link. Set a seat to “Far away”.
far-nobody = Nobody sits here: you would only pass this game on.
far-reseat = Change who plays
far-who = Who plays
far-sit = Sit down as { $name }
far-open-first = This game comes from far away. You play { $name }.
far-open-newer = This is how your game goes on.
far-open-same = Your game here stands just there.
far-open-older = This link is older than your game: it holds { $n } steps, yours has { $mine }.
far-open-branch = Your game here went another way after step { $at }.
far-mine = Go on with mine
far-copy = Open as a copy
far-later = Not now
far-news = { $from ->
    [0] What happened so far
   *[other] Since your last move
}
far-quiet = Nothing to tell: it is your move.
far-go = Go on

## Settings

set-lang = Language
set-lang-auto = As the browser
set-lang-en = English
set-lang-de = Deutsch
set-theme = Look
set-theme-auto = As the system
set-theme-light = Day
set-theme-dark = Night
set-theme-contrast = High contrast
set-pace = Speed
set-pace-1 = Normal
set-pace-0_5 = Slow
set-pace-2 = Fast
set-pace-0 = At once
set-confirm = Confirm before building
set-confirm-touch = On touch
set-confirm-always = Always
set-confirm-never = Never
settings-look = Screen
settings-play = Play
settings-sound = Sound
settings-access = Keyboard and screen reader
set-letters = Letters on the landscapes
set-undo = Taking back
set-undo-build = Builds and trades
set-undo-off = Not at all
set-undo-free = Everything
set-dice = Dice
set-dice-page = The page rolls
set-dice-dice = Real, typed in
set-dice-all = Real cards too
set-sound = Sounds
set-volume = Volume
set-hints = Explain new rules the first time
set-keys = Shortcuts with single keys
set-voice = The screen reader is told
set-voice-all = Everything
set-voice-brief = Dice and own cards
set-voice-off = Only the question
percent = { $n } %
letter-forest = L
letter-hills = B
letter-pasture = W
letter-fields = G
letter-mountains = O
leave-say = The game is saved: it waits on the start page.
leave-lost = The game could not be saved here. Use Share to keep it, or it is lost.
storage-none = This browser keeps nothing for this page here. Use Share to keep a game.
newer = A new version is here. Your games stay.
newer-load = Load it
newer-later = Later
leave-go = To the start page
leave-stay = Stay here

## End

end-nobody = The game ended without a winner
end-line = { $points } points from { $parts }; { $rounds } rounds.
end-rounds = { $rounds } rounds.
end-replay = Watch the replay
end-text = Copy a text without spoilers
end-board = Look at the board
end-new = To the start page
end-again = Another game
end-table = All players
col-player = Player
col-points = Points
col-settlements = Settle­ments
col-cities = Cities
col-road = Road
col-knights = Knights
col-points-cards = Point cards

## The story: statistics, a text to pass on

stats = Statistics
made-settlement = { $n ->
    [one] 1 settlement
   *[other] { $n } settlements
}
made-city = { $n ->
    [one] 1 city
   *[other] { $n } cities
}
made-longestRoad = Longest Road
made-largestArmy = Largest Army
made-victory = { $n ->
    [one] 1 point card
   *[other] { $n } point cards
}
replay = Replay
replay-branch = Play on from here

## Log

log-open = Open
logkind = Kind of event
logkind-all = All
logkind-rolls = Rolls
logkind-trade = Trade
logkind-build = Building
logkind-cards = Cards
logkind-robber = Robber
log-of = Whose
log-of-all = Everyone
log-none = Nothing of that kind so far.
log-copy = Copy as text
part-gets = { $you ->
    [yes] you get { $what }
   *[no] { $name } gets { $what }
}
part-gives = { $you ->
    [yes] you give { $what }
   *[no] { $name } gives { $what }
}
log-rolled = { $you ->
    [yes] You rolled { $sum } ({ $a } + { $b }): { $gains }.
   *[no] { $name } rolled { $sum } ({ $a } + { $b }): { $gains }.
}
log-rolled-nothing = { $you ->
    [yes] You rolled { $sum } ({ $a } + { $b }): nobody gets anything.
   *[no] { $name } rolled { $sum } ({ $a } + { $b }): nobody gets anything.
}
paid-nobody = nobody gets anything
log-rolled-seven = { $you ->
    [yes] You rolled 7 ({ $a } + { $b }): the robber moves.
   *[no] { $name } rolled 7 ({ $a } + { $b }): the robber moves.
}
log-rolled-again = { $you ->
    [yes] You rolled { $sum } again: the second roll is repeated.
   *[no] { $name } rolled { $sum } again: the second roll is repeated.
}
roll-n = { $b }, { $roll ->
    [1] first roll
   *[other] second roll
}
log-neutral-road = { $you ->
    [yes] You placed a road for { $side }.
   *[no] { $name } placed a road for { $side }.
}
log-neutral-settlement = { $you ->
    [yes] You placed a settlement for { $side } at { $place }.
   *[no] { $name } placed a settlement for { $side } at { $place }.
}
log-no-neutral = No neutral piece can follow.
log-tokens = { $you ->
    [yes] You get { $n ->
        [one] 1 trade token
       *[other] { $n } trade tokens
    }.
   *[no] { $name } gets { $n ->
        [one] 1 trade token
       *[other] { $n } trade tokens
    }.
}
log-forced = { $you ->
    [yes] You paid { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } for a forced trade.
   *[no] { $name } paid { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } for a forced trade.
}
log-robber-home = { $you ->
    [yes] You paid { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }: the robber is back in the desert.
   *[no] { $name } paid { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }: the robber is back in the desert.
}
log-knight-tokens = { $you ->
    [yes] You gave up a knight for { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }.
   *[no] { $name } gave up a knight for { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }.
}
log-give-back = { $you ->
    [yes] You gave { $victim } { $what } back.
   *[no] { $name } gave { $vyou ->
        [yes] you
       *[no] { $victim }
    } { $what } back.
}
log-discard = { $you ->
    [yes] You gave back { $what }.
   *[no] { $name } gave back { $what }.
}
log-robber = { $you ->
    [yes] You moved the robber to { $place }.
   *[no] { $name } moved the robber to { $place }.
}
log-stole = { $you ->
    [yes] You took a card from { $victim }.
   *[no] { $name } took a card from { $vyou ->
        [yes] you
       *[no] { $victim }
    }.
}
log-stole-card = { $you ->
    [yes] You took 1 { $card } from { $victim }.
   *[no] { $name } took 1 { $card } from { $vyou ->
        [yes] you
       *[no] { $victim }
    }.
}
log-bank = { $you ->
    [yes] You gave the bank { $give } for { $get }.
   *[no] { $name } gave the bank { $give } for { $get }.
}
log-offer = { $you ->
    [yes] You offered { $give } for { $get }.
   *[no] { $name } offers { $give } for { $get }.
}
log-proposal = { $you ->
    [yes] You proposed { $give } for { $get }.
   *[no] { $name } proposes { $give } for { $get }.
}
log-yes = { $you ->
    [yes] You say yes.
   *[no] { $name } says yes.
}
log-no = { $you ->
    [yes] You say no.
   *[no] { $name } says no.
}
log-no-why = { $name } says no: { $why }.
log-name-why = { $name } ({ $why })
log-yes-many = { $names } say yes.
log-no-many = { $names } say no.
log-withdraw = { $you ->
    [yes] You took the offer back.
   *[no] { $name } took the offer back.
}
log-trade = { $you ->
    [yes] You gave { $partner } { $give } for { $get }.
   *[no] { $name } gave { $pyou ->
        [yes] you
       *[no] { $partner }
    } { $give } for { $get }.
}
log-last-round = { $you ->
    [yes] You announced the last round.
   *[no] { $name } announced the last round.
}
log-road = { $you ->
    [yes] You built a road at { $place }.
   *[no] { $name } built a road at { $place }.
}
log-settlement = { $you ->
    [yes] You built a settlement at { $place }.
   *[no] { $name } built a settlement at { $place }.
}
log-city = { $you ->
    [yes] You built a city at { $place }.
   *[no] { $name } built a city at { $place }.
}
log-bought = { $you ->
    [yes] You bought a development card.
   *[no] { $name } bought a development card.
}
log-drew = { $you ->
    [yes] Your new card: { $card }.
   *[no] { $name }’s new card: { $card }.
}
log-knight = { $you ->
    [yes] You played a Knight.
   *[no] { $name } played a Knight.
}
log-roads = { $you ->
    [yes] You played Road Building.
   *[no] { $name } played Road Building.
}
log-plenty = { $you ->
    [yes] You played Year of Plenty and took { $get }.
   *[no] { $name } played Year of Plenty and took { $get }.
}
log-monopoly = { $you ->
    [yes] You played Monopoly on { $card }: { $losses }.
   *[no] { $name } played Monopoly on { $card }: { $losses }.
}
log-monopoly-nothing = { $you ->
    [yes] You played Monopoly on { $card }: nobody has any.
   *[no] { $name } played Monopoly on { $card }: nobody has any.
}
log-award = { $you ->
    [yes] You have the { $award } now.
   *[no] { $name } has the { $award } now.
}
log-award-neutral = { $name } has the { $award } now: no points for anyone.
log-award-nobody = Nobody has the { $award } now.
log-won = { $you ->
    [yes] You have won!
   *[no] { $n ->
        [one] { $name } has won!
       *[other] { $name } have won together!
    }
}

## Why not: in few words

short-CANT_AFFORD = { $cards } missing
short-missing = missing
short-NO_PIECE = none left
short-NOT_CONNECTED = no free place
short-TOO_CLOSE = no free place
short-OCCUPIED = no free place
short-BLOCKED = no free place
short-NOT_YOUR_SETTLEMENT = no settlement
short-DECK_EMPTY = none left
short-ROLL_FIRST = roll first
short-NO_NOMAD = no nomad
short-NOT_NEXT_TO_TRIBE = no free place
short-NOT_FREE = no free place
short-TOO_FAR = too little meat
short-BOX_CLOSED = closed
short-NO_PEOPLE_TILE = no tile here
short-TRACK_FULL = complete
short-STEP_TAKEN = taken
short-YOU_LACK = cards missing
short-TRADE_CLOSED = trading is over
short-BUILD_ONLY = not now
short-other = not now

## Why not: the sentence

reason-NOT_YOUR_TURN = It is not your turn.
reason-ROLL_FIRST = Roll the dice first.
reason-ALREADY_ROLLED = You have already rolled.
reason-PENDING = { $phase ->
    [DISCARD] First the cards have to be given back.
    [MOVE_ROBBER] First move the robber.
    [ROB] First choose from whom you take a card.
    [FREE_ROAD] First build your free road.
    [NEUTRAL] First place the neutral piece.
    [GIVE_BACK] First give the cards back.
    [ANSWER] First the offer has to be answered.
    [FOUND_SETTLEMENT] First found your settlement.
    [PLACE_TRIBE] First place your tribe.
    [PLACE_NOMAD] First place your nomad.
    [NEANDERTHAL] First move the Neanderthal.
    [HUNT] First move a robber, or leave them.
    [ROBBER_TILE] First move a robber.
    [REVEAL] First the event tile is turned.
    [LAY_DESERT] First lay the desert.
    [FREE_TILE] First choose your people tile.
    [FOUND_ROAD] First add the road to your settlement.
   *[other] Something else has to be settled first.
}
reason-GAME_OVER = The game is over.
reason-CANT_AFFORD = You are missing { $cards }.
reason-NO_PIECE = { $piece ->
    [road] You have no road left.
    [settlement] You have no settlement left.
    [city] You have no city left.
    [nomad] Both your nomads are out already.
   *[other] You have no such piece left.
}
reason-OCCUPIED = { $piece ->
    [road] That path is already built on.
   *[other] That corner is already built on.
}
reason-TOO_CLOSE = Too close: a corner next to it is built on.
reason-NOT_CONNECTED = { $piece ->
    [road] A road must join your own road, settlement or city.
   *[other] A settlement must join your own road.
}
reason-BLOCKED = You can’t build on past another player’s settlement or city.
reason-OFF_ISLAND = { $piece ->
    [road] That is not a path of the island.
   *[other] That is not a corner of the island.
}
reason-NOT_YOUR_SETTLEMENT = Only your own settlements can become cities.
reason-NO_SUCH_ACTION = The game has no such action.
reason-DECK_EMPTY = There are no development cards left.
reason-CARD_TOO_NEW = A card bought this turn can’t be played yet.
reason-ONE_CARD_PER_TURN = You have already played a development card this turn.
reason-CARD_USELESS = The card would have no effect now.
reason-BANK_LACKS = The bank does not have that much { $what }.
reason-RATE = At your rate that takes { $n } { $what }.
reason-SAME_RESOURCE = You can’t swap { $what } for { $what }.
reason-EMPTY_SIDE = Both sides must give at least one card.
reason-ONLY_RESOURCES = Only resource cards can be traded.
reason-NOT_WITH_ACTIVE = One side of every trade is the player on turn.
reason-YOU_LACK = You don’t have { $cards }.
reason-OFFER_GONE = That offer is no longer open.
reason-NO_TRADE_NOW = { $phase ->
    [BEFORE_ROLL] Roll the dice first, then trade.
    [DISCARD] No trading until the seven is settled.
    [MOVE_ROBBER] No trading until the robber is moved.
    [ROB] No trading until the robber has taken a card.
    [BUILDING] In this phase you may only build.
    [NEANDERTHAL] No trading until the Neanderthal is moved.
   *[other] Trading isn’t possible now.
}
reason-READONLY = This game is open in another tab.
reason-TRADE_CLOSED = Trading comes first here; it is over for this turn.
reason-ROBBER_STAYS = The robber has to move to another hex.
reason-ROBBER_LAND = The robber can only stand on land.
reason-NOT_A_VICTIM = Choose an opponent who can be robbed at that hex.
reason-DISCARD_COUNT = { $n ->
    [one] Exactly 1 card has to be given back.
   *[other] Exactly { $n } cards have to be given back.
}
reason-BUILD_ONLY = In this phase you may only build and buy development cards.
reason-NOT_IN_PHASE = You take no part in this building phase.
reason-NO_SUCH_CARD = You have no such card.
reason-OFFERS_ENOUGH = { $n } offers in one turn are enough.
reason-NOT_ASKED = There is nobody to ask, or the answer has been given.
reason-CHANCE_DECIDES = { $phase ->
    [DICE] The dice come first.
    [ORDER_DICE] The dice come first.
    [REVEAL] The event tile is turned first.
   *[other] A card is drawn first.
}
reason-NOT_POSSIBLE = That can’t come up here.
reason-TOKENS_SHORT = That costs { $n ->
    [one] one trade token
   *[other] { $n } trade tokens
}.
reason-TOKEN_ONCE = One token action a turn.
reason-TOKEN_WINDOW = Only before the first roll, or after both.
reason-ROBBER_HOME = The robber is in the desert already.
reason-OPP_NO_CARDS = The other one has no cards.
reason-CANT_RETURN_TWO = You couldn’t give two cards back.
reason-KNIGHT_ONCE = One knight a turn.
reason-NO_FACEUP_KNIGHT = You have no played knight.
reason-NO_TOKENS_LEFT = No trade tokens are left.
reason-NEUTRAL_SETTLEMENT_FIRST = A neutral settlement is possible, so it has to be one.
reason-NEUTRAL_NOT_YOURS = Choose one of the neutral colours.
reason-NO_NOMAD = No nomad of yours stands there.
reason-NOT_NEXT_TO_TRIBE = A nomad starts next to one of your own tribes.
reason-NOT_FREE = A nomad or a tribe stands there already.
reason-NOT_A_PATH = No path leads that way.
reason-OFF_BOARD = That is no corner of this map.
reason-TOO_FAR = That walk takes { $n } meat, more than you have.
reason-BOX_CLOSED = To pass there you need clothing { $what } and construction { $n }.
reason-NO_PEOPLE_TILE = Nomads settle only on people tiles.
reason-MUST_GIVE_UP_TRIBE = All five of your tribes are out: choose one that leaves.
reason-MUST_GIVE_UP_AFRICAN_TRIBE = While you have tribes in Africa, one of those has to leave.
reason-NOT_YOUR_TRIBE = That is no tribe of yours.
reason-NOTHING_TO_GIVE_UP = You have a tribe left, so none has to leave.
reason-TRACK_FULL = You are at the end of this track.
reason-STEP_TAKEN = The last step of this track belongs to somebody else.
reason-WRONG_DOMAIN = That robber can’t go to this part of the world.
reason-WRONG_LANDSCAPE = The tile shows another landscape.
reason-NOT_AFRICA = Deserts come only in Africa, next to the starting places.
reason-ALREADY_DESERT = There is desert already.
reason-NOT_BLACK = The first tribes stand on the starting places in Africa.
reason-TILE_NOT_THERE = No people tile lies there.

## What can be wrong with a link

error-OPTIONS = These settings don’t go together.
error-LAYOUT = This board is not possible.
error-FORMAT = This is not a Hexstead link.
error-SHORT = The link is too short; it was probably cut off.
error-DAMAGED = The link is damaged.
error-VERSION = The link needs a newer version of this page.
error-FILE = There is no Hexstead game in this file.
error-BIG = This file is too large to hold Hexstead games.
error-MEMORY = There is not enough memory for this game.
error-ARGUMENT = This is not a Hexstead link.
error-FULL = Too many games are open at once.
error-FREED = This game is no longer open.

## The board as text, commands, shortcuts.
# command-words: for a word of the notation what it is called and what else is understood

text = Board as text
text-choose = What you can choose, the best first
text-nothing = There is no place to choose now.
text-BUILD_ROAD = A road
text-BUILD_SETTLEMENT = A settlement
text-BUILD_CITY = A city
text-MOVE_ROBBER = The robber
text-NEUTRAL_ROAD = A road for a neutral colour
text-NEUTRAL_SETTLEMENT = A settlement for a neutral colour
text-free = { $base }, free
text-own = { $base }, your settlement
text-leads = { $base }, { $n ->
    [0] leads to no free corner
    [one] leads to 1 pip
   *[other] leads to { $n } pips
}
text-hexes = Hexes
text-hex = Hex
text-land = Landscape
text-number = Number
text-pips = Pips
text-built = Built there
text-robber = robber
text-piece = { $name }: { $piece }
text-pieces = Who has built what
text-buildings = Buildings
text-piece-at = { $piece } at { $place }, { $n ->
    [one] 1 pip
   *[other] { $n } pips
}
text-roads = { $n ->
    [one] 1 road, between
   *[other] { $n } roads, between
}
text-harbours = Harbours
text-harbour = { $what }, at { $place }: { $owner }
text-nobody = nobody
command = Command
command-go = Do it
command-how = For example: road 0,0,E or trade 4 wood for 1 ore or offer 1 wool for 1 brick to Mira. All commands: { $list }.
command-words = draw: force, draw; return: return, back; settlement: settlement, village; card: card, buy; rob: rob, steal; roll: roll, dice; pass: pass, done; trade: trade, bank; offer: offer, propose; yes: yes, accept, y; no: no, decline, n; to: to, with; and: and, &; lumber: wood, lumber, timber; brick: brick, clay; wool: wool, sheep; grain: grain, wheat; scout: scout, start; neanderthal: neanderthal, caveman; over: over, via; step: step, advance; settle: settle, convert; take: take, free; flint: flint, stone; fur: fur, hide
command-empty = Type what you want to do.
command-watching = You are only watching.
command-no-verb = “{ $word }” is not a command.
command-too-much = “{ $word }” is too much here.
command-no-place = There is no such place: “{ $word }”.
command-place = Say where, for example 0,0,E.
command-no-card = “{ $word }” is no resource.
command-no-track = “{ $word }” is no track: food, hunting, construction or clothing.
command-cards = Say which cards, for example 2 wood.
command-for = Say what for, for example: for 1 ore.
command-no-player = Nobody here is called “{ $word }”.
command-player = Say who, by name or number of the seat.
keys = Shortcuts
keys-say = They count while the focus is in the game and not in a field. They can be switched off in the settings.
keys-off = They are switched off in the settings.
keys-board = On the map
key-r = Roll the dice
key-e = End the turn
key-t = To the trade
key-b = To building and developing; then 1 to 4
key-c = Development cards
key-z = Undo
key-h = Hint
key-l = Log
key-p = Board as text
key-slash = Command field
key-question = This list
key-nothing = That is not possible now.
keyname-arrows = Arrows
keyname-homeend = Home, End
keyname-page = Page up, down
keyname-enter = Enter
keyname-esc = Esc
keyname-tab = Tab
key-arrows = To the nearest place in that direction
key-homeend = To the best place, to the worst
key-page = To the hex before, to the next one
key-enter = Build there
key-esc = Back
key-tab = Leaves the map

## The stone age

type-face = The event tile
type-REVEALED = { $you ->
    [yes] What does the tile show?
   *[no] { $name }: what does the tile show?
}
award-art_food = Art of Food
award-art_hunting = Art of Hunting
award-art_construction = Art of Construction
award-art_clothing = Art of Clothing
award-adaptation_europe = Adaptation to Europe
award-adaptation_asia = Adaptation to Asia
award-adaptation_australia = Adaptation to Australia
award-adaptation_america = Adaptation to America
award-exploration = Exploration
award-expansion = Expansion
award-exploration-free = from 2 event tiles
award-expansion-free = for all four peoples
ask-STONE_MAIN = { $trade ->
    [yes] { $you ->
        [yes] Your turn: trade, then walk, settle, advance
       *[no] { $name }: trade, then walk, settle, advance
    }
   *[no] { $you ->
        [yes] Walk, settle, advance, or end your turn
       *[no] { $name }: walk, settle, advance, or end the turn
    }
}
wait-STONE_MAIN = { $you ->
    [yes] It is your turn
   *[no] { $name } trades and walks
}
ask-place-NEW_NOMAD = Where shall the nomad start?
ask-place-WALK = Where shall the nomad walk?
ask-place-SETTLE = Which nomad settles?
made-people = { $n ->
    [one] 1 people tile
   *[other] { $n } people tiles
}
made-art = Art ({ $n })
made-adaptation = Adaptation ({ $n })
made-exploration = Exploration
made-expansion = Expansion
logkind-nomads = Nomads
logkind-progress = Progress
logkind-events = Events
text-PLACE_TRIBE = A tribe
text-PLACE_NOMAD = A nomad
text-NEW_NOMAD = A new nomad
text-WALK = A walk
text-SETTLE = A new tribe
text-MOVE_HUNTER = A robber
text-LAY_DESERT = A desert
text-TAKE_TILE = A people tile
text-reach = Reachable now
text-sites = Places of people tiles
text-boxes = Passages
text-hunters = Robbers
stone-regions = Africa, Europe, Asia, Australia, America
stone-go-to = Go to
stone-go = { $n ->
    [0] { $region }
    [one] { $region }: 1 place
   *[other] { $region }: { $n } places
}
stone-hexes = Scandinavia, West Siberia, Central Siberia, Chukotka, Alaska, West Canada, East Canada, Britain, Central Europe, Eastern Europe, Kazakhstan, Altai, Manchuria, Rockies, Great Plains, Appalachia, Iberia, Alps, Balkans, Anatolia, Persia, Himalaya, China, Sonora, Gulf Coast, Arabia, India, Indochina, Mexico, Atlas, Algeria, Libya, Nile, Colombia, West Africa, Chad, Sudan, Ethiopia, Amazonia, Brazil, Congo, Kenya, Arnhem Land, Queensland, Andes, Angola, Mozambique, West Australia, Outback, Dividing Range, Pampas, Drakensberg
stone-boxes = Gibraltar, Kara Sea ice, Atlantic isles, North Cape, Taimyr, New Siberia, Japan, Bering land bridge, Sunda Strait, New Guinea, Tasmania, New Zealand, Arctic islands, Greenland, Newfoundland, Caribbean, Galapagos, Tierra del Fuego
stone-track-food = Food
stone-track-hunting = Hunting
stone-track-construction = Construction
stone-track-clothing = Clothing
stone-robber-neanderthal = Neanderthal
stone-robber-predator = Predator
face-robber = robber
face-adaptation_europe = adaptation to Europe
face-adaptation_asia = adaptation to Asia
face-adaptation_australia = adaptation to Australia
face-adaptation_america = adaptation to America
face-desert_hills = desert on hills
face-desert_steppe = desert on steppe
face-desert_mountains = desert on mountains
face-desert_forest = desert on forest
stone-pick-recall = Which nomad is taken off for it?
stone-pick-give-up = All five tribes are out: which one leaves?
stone-pick-stay = Leave them
stone-pick-none = No card
stone-act-NEW_NOMAD = Nomad
stone-act-WALK = Walk
stone-act-SETTLE = Settle
stone-act-ADVANCE = Advance
stone-walk-rate = for { $n } steps
stone-progress = Progress
stone-level = { $track }, step { $n } of 5
stone-next = Next: { $cards }
stone-full = All five steps done
stone-step-food = { $n } steps for one meat
stone-step-hunting = Move a robber
stone-step-construction = Construction { $n } for passages
stone-step-clothing = Clothing { $n } for passages
stone-art-free = Art on step 5: 1 point
stone-art-of = { $you ->
    [yes] You hold step 5
   *[no] { $name } holds step 5
}
stone-bank-first = Bank first: { $give } for { $get }
stone-people = People tiles
stone-people-of = { $region } { $n }
stone-tiles = Event tiles
stone-tiles-out = { $numeral }: { $faces }
player-stone = { $people ->
    [one] 1 people tile
   *[other] { $people } people tiles
}, { $tiles ->
    [one] 1 event tile
   *[other] { $tiles } event tiles
}, { $tracks }
fact-tribes = Tribes on the map
fact-nomads = Nomads on the map
fact-reach = Steps for one meat
col-people = People tiles
col-tiles = Event tiles
col-tracks = Progress
log-seven = { $you ->
    [yes] You rolled 7 ({ $a } + { $b }): the Neanderthal moves.
   *[no] { $name } rolled 7 ({ $a } + { $b }): the Neanderthal moves.
}
log-order = { $you ->
    [yes] You rolled { $a } + { $b } for the first place.
   *[no] { $name } rolled { $a } + { $b } for the first place.
}
log-place-tribe = { $you ->
    [yes] You placed a tribe: { $place }.
   *[no] { $name } placed a tribe: { $place }.
}
log-place-nomad = { $you ->
    [yes] You placed a nomad: { $place }.
   *[no] { $name } placed a nomad: { $place }.
}
log-nomad = { $you ->
    [yes] You made a nomad: { $place }.
   *[no] { $name } made a nomad: { $place }.
}
log-recall = { $you ->
    [yes] You took a nomad back and made a new one: { $place }.
   *[no] { $name } took a nomad back and made a new one: { $place }.
}
log-walk = { $you ->
    [yes] You walked for { $n } meat: { $place }.
   *[no] { $name } walked for { $n } meat: { $place }.
}
log-walk-boxes = { $you ->
    [yes] You walked for { $n } meat over { $boxes }: { $place }.
   *[no] { $name } walked for { $n } meat over { $boxes }: { $place }.
}
log-settle = { $you ->
    [yes] You founded a tribe in { $region }: { $place }.
   *[no] { $name } founded a tribe in { $region }: { $place }.
}
log-give-up = { $you ->
    [yes] You gave up a tribe: { $place }.
   *[no] { $name } gave up a tribe: { $place }.
}
log-advance = { $you ->
    [yes] You advanced: { $track } { $n }.
   *[no] { $name } advanced: { $track } { $n }.
}
log-hunter = { $you ->
    [yes] You moved the { $hunter ->
        [predator] predator
       *[other] Neanderthal
    }: { $place }.
   *[no] { $name } moved the { $hunter ->
        [predator] predator
       *[other] Neanderthal
    }: { $place }.
}
log-revealed = { $you ->
    [yes] You found an event tile: { $face }.
   *[no] { $name } found an event tile: { $face }.
}
log-desert = { $you ->
    [yes] You laid a desert: { $place }.
   *[no] { $name } laid a desert: { $place }.
}
log-take-tile = { $you ->
    [yes] You took a free people tile of { $region }.
   *[no] { $name } took a free people tile of { $region }.
}
stone-hex = { $name }, { $terrain } { $n }
stone-hex-desert = { $name }, desert
stone-vertex = { $place }, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
stone-vertex-sea = At sea, { $box }
stone-at = { $base }, { $what }
stone-site = people tile of { $region }
stone-site-closed = no people tile any more
stone-black = starting place
stone-piece = { $you ->
    [yes] your { $piece ->
        [nomad] nomad
       *[tribe] tribe
    }
   *[no] { $piece ->
        [nomad] nomad
       *[tribe] tribe
    } of { $name }
}
stone-box = { $name }: clothing { $clothing }, construction { $construction }
stone-box-tile = { $base }, event tile { $numeral }
stone-box-open = open for you
stone-box-closed = closed for you
stone-walk-cost = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $n } meat
stone-over = over { $boxes }
stone-oceans = Pacific Ocean, Atlantic Ocean, Indian Ocean
stone-trace = Draw the way
stone-use-food = one meat: { $n } steps
stone-use-hunting = moves a robber
stone-use-construction = boats, bridges
stone-use-clothing = cold, sea
stone-how = For example: walk 1,5,N 2,5,N or nomad 0,6,N or step food or trade 3 meat for 1 flint. All commands: { $list }.
stone-trace-say = Choose the way crossing by crossing; the one before takes a step back.

# The almanac, English. For each row of the rules: <row> is its title, <row>-say explains it.

## Founding

B-01 = Two rounds of founding
B-01-say = Everybody founds a settlement with a road beside it: first once round the table, then back in the opposite order. Whoever is last in the first round is therefore first in the second. The road must touch the settlement that was just placed.
B-02 = Standing alone
B-02-say = Only the two founding settlements may stand anywhere. Later everything grows out of what you have: a settlement needs your own road, a road needs your own road, settlement or city.
B-03 = Founding at a harbour
B-03-say = Your first settlements may stand at a harbour. You trade at its better rate from your very first turn.
B-04 = The first cards
B-04-say = Your second settlement pays at once: one card for each landscape around it. The desert pays nothing, and neither does your first settlement.
B-05 = Keep your distance
B-05-say = Between any two buildings there is always at least one free corner. So a corner is closed as soon as a corner next to it is built on, no matter by whom. This holds from founding to the end.
B-06 = Two points to begin with
B-06-say = Each settlement is a point, so after founding everybody has two. To win a game to ten you need eight more.
B-07 = Who begins
B-07-say = The lot decides who begins, unless the table chose otherwise. The same seed gives the same answer every time.
B-08 = Where harbours lie
B-08-say = A harbour belongs to one side of the coast and serves the two corners at its ends. No corner has two harbours.
B-09 = Every corner counts
B-09-say = A building may stand on every corner of the island. That includes corners at the coast, with a harbour or without.
B-10 = Where the robber begins
B-10-say = At first the robber stands in the desert, where it harms nobody. It leaves with the first seven or the first knight.

## Turn, roll, production

B-11 = Your turn
B-11-say = Roll first. Then trade and build as often and in whatever order you like, and end your turn. Before the roll the only thing you may do is play a development card.
B-12 = What a roll brings
B-12-say = Each landscape with the rolled number pays everybody who has built at it: one card for a settlement, two for a city. It does not matter whose turn it is.
B-13 = The blocked landscape
B-13-say = Where the robber stands nothing is produced. Other landscapes with the same number pay as usual.
B-14 = You get what you get
B-14-say = Cards from a roll can’t be turned down, even if they take you beyond seven. The game deals them out by itself.
B-15 = Too few cards for several
B-15-say = If the bank can’t serve everybody who should get a kind, nobody gets any of that kind. Other kinds of the same roll are paid.
B-16 = Too few cards for one
B-16-say = If only one player is due a kind that runs short, that player takes whatever is left of it.
B-17 = A closed bank
B-17-say = What the bank holds is not shown, since it would tell too much about hands. You learn of a shortage when it happens. A table may choose to show the bank.
B-18 = Counting hands
B-18-say = Everybody can always see how many resource cards each player holds.
B-19 = Hidden hands
B-19-say = Which cards somebody holds is that player’s secret. The page knows no more of other hands than you do.

## Seven and robber

B-20 = A seven is rolled
B-20-say = On a seven nobody gets anything. Whoever holds more than seven resource cards gives back half of them, rounded down and of their own choice. Then the one who rolled moves the robber. The table may set another limit than seven.
B-21 = Half, and only once
B-21-say = After a seven you give back cards once. If you still hold more than seven afterwards, you keep them.
B-22 = A knight spares hands
B-22-say = A knight moves the robber like a seven, but nobody has to give cards back.
B-23 = The robber must move
B-23-say = The robber has to go to another landscape; it can’t stay where it is. And it can only stand on land.
B-24 = Back to the desert
B-24-say = The desert is a landscape like any other for the robber. Sending it there is a friendly choice.
B-25 = Stealing beside the desert
B-25-say = Whoever moves the robber to the desert also takes a card from somebody who has built beside it.
B-26 = One card from one opponent
B-26-say = Whoever moves the robber takes one card from one opponent with a building at that landscape. With several there you choose whom; which card it is, chance decides. Only the two of you know it.
B-27 = No choice for the victim
B-27-say = The one who is robbed can’t pick which card to hand over. It is always drawn by chance.
B-28 = No look at the hand
B-28-say = To be robbed does not mean to show one’s hand. You see the card you took, and nothing else.
B-29 = Robbing an empty hand
B-29-say = You may choose an opponent who holds nothing. Then no card moves, and the turn goes on.
B-30 = Nobody there
B-30-say = If no opponent has built at the robber’s new place, nothing is taken.
B-31 = On with the turn
B-31-say = When the robber is settled the turn goes on: you trade and build as after any roll. A seven moves the robber exactly once.
B-32 = No trade during a seven
B-32-say = From a rolled seven until the robber is done nobody trades. So you can’t quickly sell cards to get below eight.
B-33 = Twice in one turn
B-33-say = A seven and a knight may both come in the same turn. Each of them moves the robber and takes a card.

## Trade

B-34 = When to trade
B-34-say = Trade begins after the roll, with the other players and with the bank. Before it nobody trades.
B-35 = As often as you like
B-35-say = You may trade as long as you hold cards. Only offers to players are limited to forty a turn, for everybody’s patience.
B-36 = The one on turn is part of it
B-36-say = Every trade has the player on turn as one side. If that player doesn’t want to trade, nobody does.
B-37 = Proposing on another’s turn
B-37-say = When it is not your turn you may propose a trade to the player on turn, or answer an offer with another one. Cards move only if that player agrees.
B-38 = The bank serves one player
B-38-say = Only the player on turn trades with the bank.
B-39 = No gifts
B-39-say = A trade has two sides, and each gives at least one resource card. Giving cards away is not possible.
B-40 = Cards for cards
B-40-say = Only resource cards can be promised in a trade. A favour, such as being spared by the robber, is no part of it.
B-41 = Not for sale: development cards
B-41-say = Development cards stay with whoever bought them. They can be neither given nor asked for.
B-42 = Never like for like
B-42-say = No kind may stand on both sides of a trade. Otherwise it would be a gift in disguise.
B-43 = No credit
B-43-say = Both sides must hold their cards when they agree and when they trade. Nothing is owed until later.
B-44 = Open deals
B-44-say = What is offered and what is traded is seen by everybody. The log keeps it.
B-45 = No deals among the others
B-45-say = Two players who are not on turn can’t trade with each other, not even as part of a larger deal. The player on turn trades with each of them separately.
B-46 = Rates of the bank
B-46-say = The bank takes four cards of one kind for one of another. With a 3:1 harbour it takes three. With a harbour that shows a kind it takes two, of that kind only. The best rate you have counts.
B-47 = The robber blocks no trade
B-47-say = A blocked landscape gives no cards, but its kind can be traded as ever, with players and with the bank.
B-48 = Only your own harbours
B-48-say = A harbour serves the player who has built on one of its two corners, and nobody else.
B-49 = A new harbour works at once
B-49-say = As soon as you have built at a harbour you trade at its rate, still in the same turn. Only where trade and building are kept apart you wait for your next turn.
B-50 = A harbour beside the robber
B-50-say = The robber stops production, not shipping. A harbour at its landscape keeps its rate.
B-51 = What the picture means
B-51-say = The picture at a 2:1 harbour is the kind of which you give two. What you get for it is up to you.
B-52 = The bank must have it
B-52-say = The bank can’t give what it hasn’t got. Then choose another kind.
B-53 = Asking is free
B-53-say = You may make an offer just to learn something, and take it back. Nothing is refused because others lack the cards: that would give away their hands. If several say yes, you choose one.
B-54 = Alliances
B-54-say = Whether players help each other, and how, is up to the table. The rules say nothing about it.

## Building

B-55 = As much as you can pay
B-55-say = There is no limit to what you build in a turn, as long as you have cards, pieces and places.
B-56 = What things cost
B-56-say = A road costs lumber and brick; a settlement lumber, brick, wool and grain; a city two grain and three ore; a development card wool, grain and ore. You pay to the bank.
B-57 = Your pieces
B-57-say = You have fifteen roads, five settlements and four cities. What is used up can’t be built.
B-58 = Where a road may go
B-58-say = A road needs a free side of a landscape that joins your own road, settlement or city. There is room for one road on each side.
B-59 = Not past other buildings
B-59-say = At another player’s settlement or city your road ends: you can’t go on behind it from there. If something of yours joins on the far side, you can build from that.
B-60 = Extending a cut road
B-60-say = A road that somebody has interrupted still belongs to you. You may go on building at either part.
B-61 = Settling on a cut road
B-61-say = You may also place a settlement on an interrupted road, where the usual rules allow it.
B-62 = A settlement on your own road
B-62-say = Your own settlements and cities don’t interrupt your roads. Building along the way costs no length.
B-63 = Where a settlement may stand
B-63-say = A settlement needs three things: a free corner, no building on the corners next to it, and a road of yours that leads there.
B-64 = From settlement to city
B-64-say = A city always takes the place of one of your settlements. The settlement comes back to you and can be built again elsewhere.
B-65 = No city out of nothing
B-65-say = You can’t build a city directly. If all your settlements are on the board, first turn one of them into a city.
B-66 = Cities at any time
B-66-say = You may build a city long before all five settlements stand.
B-67 = What stands, stands
B-67-say = Nothing is taken down or moved. Think before you build.
B-68 = First come, first served
B-68-say = A place can’t be reserved. It belongs to whoever builds there first.
B-69 = Building beside the robber
B-69-say = The robber keeps nobody from building at its landscape.
B-70 = Along the coast
B-70-say = Roads may run along the coast like anywhere else. Only out on the sea there is nothing to build.

## Development cards

B-71 = Buying cards
B-71-say = You may buy as many development cards as you can pay while there are any. They are drawn by chance.
B-72 = One a turn, and no new one
B-72-say = You may play one development card in your turn, and none that you bought in the same turn. An older one of the same kind is fine.
B-73 = Playing before the roll
B-73-say = Every development card may also be played before the roll. It is then the one card of this turn.
B-74 = Played cards
B-74-say = Knights stay beside their player and count. All other played cards are out of the game and never return.
B-75 = Hidden cards
B-75-say = How many development cards you hold is seen by all. Which ones they are only you know, until you play them.
B-76 = Monopoly
B-76-say = Name a kind of resource: all other players hand you every card they hold of it. If nobody has any you get nothing, and the card is played all the same.
B-77 = No proof needed
B-77-say = After a monopoly nobody has to show a hand. The game itself sees to it that all cards are handed over.
B-78 = Year of Plenty
B-78-say = Take two cards of your choice from the bank, the same kind or different ones, and use them at once if you like. The bank must have them. If it holds only one card you get that one.
B-79 = Road Building
B-79-say = Place two roads without paying, where roads may go. If there is a place or a piece for only one, it is one. You may stop after the first.
B-80 = Free roads leave trade open
B-80-say = Where trade and building are kept apart, roads from a card don’t close trade. Nothing was paid.
B-81 = A knight at any time
B-81-say = You may play a knight wherever the robber stands, even far from your own landscapes.
B-82 = A knight before the roll
B-82-say = Played before the roll, a knight can free your landscape just in time for the number.
B-83 = What a knight does
B-83-say = You move the robber and take a card, as with a seven. The knight then lies open beside you and counts for the Largest Army.

## Largest Army, Longest Road

B-84 = Largest Army
B-84-say = Whoever is first to have played three knights gets the Largest Army: two points. It changes hands as soon as somebody has played more knights than the holder.
B-85 = Only played knights count
B-85-say = Knights in your hand don’t count for the Largest Army.
B-86 = Longest Road
B-86-say = Whoever has an unbroken line of at least five roads and more than anybody else holds the Longest Road: two points. Branches are not added up; each road counts once.
B-87 = Rings count in full
B-87-say = A line may cross itself. A ring of six roads counts six, and a tail is added.
B-88 = Equal is not longer
B-88-say = If somebody only equals the length, the Longest Road stays where it is.
B-89 = Cutting a road
B-89-say = A settlement inside another player’s line cuts it in two. It needs a place that the usual rules allow.
B-90 = After a cut
B-90-say = The holder keeps the Longest Road as long as nobody is longer. Otherwise whoever is longest alone gets it. If several are equally long, or nobody has five, it is put aside.
B-91 = Joining a cut road
B-91-say = The two parts may be joined again by building round the obstacle.
B-92 = A cut road may grow
B-92-say = You can lengthen either part, and it counts as soon as it is long enough.
B-93 = Closed routes
B-93-say = Some larger games have rules about closed routes. This game has none: roads are never removed.

## Points and end

B-94 = What gives points
B-94-say = A settlement gives one point, a city two. The Longest Road and the Largest Army give two each, a point card one.
B-95 = Winning
B-95-say = Whoever has enough points in their own turn wins at once. Usually that is ten; a table may choose from three to twenty.
B-96 = Not on another’s turn
B-96-say = If you reach the target while somebody else is on turn, you don’t win yet. You win when your turn comes, if you still have the points.
B-97 = It ends by itself
B-97-say = Nobody has to notice or announce the win. The game counts hidden point cards as well.
B-98 = Won before the roll
B-98-say = Whoever has enough points when their turn begins has won and needn’t roll.
B-99 = After the end
B-99-say = When the game is won nothing more is done. You can’t win any higher.
B-100 = Point cards in the pile
B-100-say = Of the 25 development cards five are points. Fourteen are knights, and there are two each of the three others.
B-101 = Point cards stay hidden
B-101-say = A point card counts for you from the start, but the others see it only when the game has ended. Then all point cards are shown.
B-102 = Several at once
B-102-say = The limit of one card a turn does not hold for point cards. All of them count together, even one that was just bought.
B-103 = Bluffing
B-103-say = A card that somebody has kept for long makes others wonder. What you say about it is up to you.
B-104 = Suns on the awards
B-104-say = On some printed awards each sun stands for a point. Here the award says that it gives two points.
B-105 = Which rules
B-105-say = The page follows the rules of the year 2015 together with the official answers to questions. Where those leave something open, the almanac says how it is played here.
B-106 = Older boards
B-106-say = Harbours of older editions were loose pieces. They follow the same rule: one side of the coast, two corners.

## Options

V-01 = First trade, then build
V-01-say = An option for strict tables: the first thing you build or buy closes trade for this turn. Free roads from a card don’t.
V-02 = The winner may finish
V-02-say = An option for tournaments: the winner is settled on reaching the target, but may finish the turn to collect more points.
V-03 = An agreed end
V-03-say = An option for short games: the chosen round is the last, or the running one if all agree. After it everybody but the player who was last on turn may build once more. Then most points win; equal points share.
V-04 = More cards in the bank
V-04-say = An option: the bank may begin with more or fewer than nineteen cards of each kind.
V-05 = Choosing who begins
V-05-say = An option: by lot, a seat of your choice, or the highest roll.
V-06 = Random numbers
V-06-say = Usually the numbers follow a spiral. With this option they lie at random, but never a 6 or 8 beside another.
V-07 = Shuffled harbours
V-07-say = An option: the harbours keep their places, but which is where is shuffled.
V-09 = An open bank
V-09-say = An option: everybody sees what the bank holds.
V-10 = The beginners’ island
V-10-say = A fixed island on which the first settlements and roads already stand, and everybody has first cards. Good for a first game.
V-12 = A thousand turns
V-12-say = If after a thousand turns nobody has won, the game ends without a winner.

## Five and six

X-01 = Special building
X-01-say = With five or six at the table the wait would be long. So after each turn all others may build and buy, in a short building phase of their own. Only the one whose turn has just ended sits it out.
X-02 = After every turn
X-02-say = The building phase comes whether or not anything was built in the turn before it. Everybody is asked each time, so a pause tells nothing about hands.
X-03 = No win between turns
X-03-say = Points from a building phase count, but nobody wins there. If you still have enough when your own turn begins, the game is yours at once.
X-04 = Cards bought between turns
X-04-say = A development card from a building phase is ready on your next turn, even if that turn comes right after it.
X-05 = Only building
X-05-say = In the building phase nobody rolls, and development cards stay in the hand. Keep them for your own turn.
X-06 = No trade between turns
X-06-say = You build with what you hold: neither players nor the bank trade now, whatever harbours you have. Offers left over from the turn are gone.
X-07 = One go each, round the table
X-07-say = The phase goes clockwise and begins on the left of whoever has just ended a turn. Build and buy as much as you can pay for, then pass. Once you have passed, this phase is over for you.
X-08 = Two deserts
X-08-say = The large island has two deserts. Neither has a number, and the lot decides in which of them the robber begins.
X-09 = Everybody founds freely
X-09-say = On the large island no pieces are laid out beforehand. You choose both your places yourself, and the second settlement brings its cards, three at the most.
X-10 = The large island
X-10-say = Thirty landscapes, twenty-eight of them with a number, and eleven harbours. The bank begins with twenty-four cards of each kind, and thirty-four development cards wait to be bought.
X-11 = Longest Road between turns
X-11-say = The Longest Road changes hands in a building phase as it does in a turn, at once. Building the longer line can bring it, and so can cutting the other one.
X-12 = A new harbour has to wait
X-12-say = A harbour that you reach in a building phase is yours, but it serves you from your own next turn on, since nobody trades before that.
X-13 = After a win, nothing
X-13-say = When somebody has won, the game is over. No building phase follows.
X-14 = A larger or smaller bank
X-14-say = The bank of the large island can be used at smaller tables, and a smaller bank here. Both are options.
V-08 = Paired turns
V-08-say = An option for five and six, in place of the building phase: after each turn the third player to the left has a part of it. That partner builds, buys, trades with the bank and may play one card, but neither rolls nor trades with players. A partner with enough points wins.

## Duel

D-01 = A game for two
D-01-say = The duel is for exactly two. Everything goes as in the island game, except for what this part of the almanac says.
D-02 = Twenty tokens
D-02-say = Twenty trade tokens are in the game, from beginning to end. They lie with you, with the other player, or beside the board.
D-03 = Two neutral colours
D-03-say = The colours nobody plays are neutral. They own settlements and roads and stand in the way, but they have no turn, no cards and no points.
D-04 = Five tokens to begin with
D-04-say = Both of you begin with five trade tokens. Ten more lie beside the board.
D-05 = The usual island
D-05-say = You play on the nineteen landscapes of the island game, laid by chance or as on the beginners’ island.
D-06 = Where neutral colours begin
D-06-say = Before you found, one settlement of each neutral colour stands there already, without a road. Keep your distance as from any building. The table chooses between two pairs of places.
D-07 = Founding for two
D-07-say = The first founds one settlement, the second founds two in a row, then the first founds another. Each comes with its road, as ever.
D-08 = No neutral pieces yet
D-08-say = While you found, nothing is built for the neutral colours. They join in with the first turn.
D-09 = Two rolls a turn
D-09-say = Each turn begins with two rolls, one right after the other. Only when both are done you trade and build.
D-10 = Two different sums
D-10-say = The second roll must come to another sum than the first. If it doesn’t, the dice are rolled again until it does.
D-11 = First things first
D-11-say = What the first roll brings is dealt to both of you before the second is made. So the bank may be short of something by then.
D-12 = A seven among two rolls
D-12-say = If the first roll is a seven, cards are given back and the robber moves before you roll again. There is no second seven in the same turn.
D-13 = A neutral piece for each of yours
D-13-say = When you have built a road, you also lay one for a neutral colour; after a settlement it is a settlement. It costs nothing, you choose which colour, and its place must follow the rules. Until then nothing else goes on.
D-14 = When no such piece fits
D-14-say = If neither neutral colour has a place for a settlement, you lay a neutral road instead. If there is no place for that either, you just go on.
D-15 = Cities and cards bring none
D-15-say = Neutral pieces follow roads and settlements only. Turn a settlement into a city or buy a card, and nothing is due.
D-16 = Neutral colours earn nothing
D-16-say = A roll brings them no cards. When the bank runs short they take nothing away from you.
D-17 = A neutral Longest Road
D-17-say = Neutral roads are in the race too. While a neutral colour holds the Longest Road its two points are nobody’s, and to get it you must be longer.
D-18 = Forced trade
D-18-say = Pay tokens and draw two cards by chance from the other player’s hand. Then give back two cards of your choice. These may be some that you drew.
D-19 = Sending the robber home
D-19-say = Pay tokens, and the robber goes back to the desert. Nobody loses a card. If it is there already, there is nothing to pay for.
D-20 = A single card
D-20-say = If the other player holds just one card, you draw that one. Two still go back, so you need a card of your own.
D-21 = An empty hand
D-21-say = Without cards on the other side there is no forced trade. You keep your tokens.
D-22 = The price
D-22-say = A token action costs one token while you have no more points than the other player, and two when you lead. Only points that both of you can see are compared; hidden point cards are not.
D-23 = Where tokens go
D-23-say = Tokens that you pay return to those beside the board. Either of you can earn them again.
D-24 = Using tokens
D-24-say = Once in your turn you may use tokens, for a forced trade or for the robber. Do it before your first roll or when both rolls are settled, not in between.
D-25 = Too few tokens
D-25-say = Who can’t pay the price can’t act. Mind that a lead doubles it.
D-26 = A knight for two tokens
D-26-say = Once in your turn you may give up one of your played knights and take two tokens. That knight leaves the game and no longer counts for the Largest Army.
D-27 = An army of two
D-27-say = If you hold the Largest Army and keep only two knights after giving one up, the award is laid aside. Nobody has its points until it is earned anew.
D-28 = No army in a tie
D-28-say = A tie usually changes nothing. But if it comes about because the holder gives up a knight, the Largest Army is laid aside.
D-29 = Who gets it then
D-29-say = If the other player is ahead after that, with at least three knights, the Largest Army changes sides at once. While it lies aside, the next to go ahead by playing a knight takes it.
D-30 = Settling at the desert
D-30-say = A settlement beside the desert brings two tokens, already while founding. A city on the same corner brings none.
D-31 = Settling at the coast
D-31-say = A settlement at the coast brings one token, with a harbour or without. That goes for founding as well.
D-32 = Desert and coast together
D-32-say = Where a corner touches both the desert and the sea, a settlement brings three tokens.
D-33 = No more than there are
D-33-say = You take tokens from beside the board. If too few lie there, you get what is left.
D-34 = Nothing for neutral pieces
D-34-say = A neutral settlement brings no tokens, wherever you put it. Its harbour serves nobody.
D-35 = Nobody to rob
D-35-say = The robber can stand beside neutral settlements, but there is no hand to take a card from.
D-36 = Rules on paper
D-36-say = The rules of the duel can also be had in print. To play here you need no more than this almanac.
V-11 = A free choice of neutral piece
V-11-say = An option for the duel: after your road or settlement you say whether the neutral piece is a road or a settlement. If only one of them has a place, it is that one.

## The stone age

S-01 = Three tribes in Africa
S-01-say = Everybody begins with three tribes in Africa. Two more wait beside the board until nomads settle.
S-02 = Four resources
S-02-say = Meat, bone, flint and fur. What you get depends on the dice and on where your tribes live.
S-03 = What cards are for
S-03-say = You pay for four things: a new nomad, a walk, settling down, and a step of progress. Nothing else is for sale.
S-04 = Where points come from
S-04-say = Each new tribe brings a people tile, worth a point. More come with art, adaptation, exploration and expansion. Your first three tribes bring none.
S-05 = Ten points win
S-05-say = Whoever first has ten points in their own turn wins. A table may choose from five to twenty.
S-06 = What there is
S-06-say = Twenty cards of each resource, 32 people tiles, 18 event tiles, ten deserts, ten special cards. What is used up is used up.
S-07 = The map of the world
S-07-say = The board shows the continents as 52 landscapes. Paths run along their sides; some more lead over sea and ice.
S-08 = What landscapes give
S-08-say = Hills give meat, steppe gives bone, mountains give flint, forest gives fur. There are thirteen of each.
S-09 = Numbers
S-09-say = Every landscape has a number from 2 to 12, but never 7. When it is rolled, the landscape pays.
S-10 = Four tracks
S-10-say = Food, hunting, construction and clothing: on each you can climb from 0 to 5.
S-11 = Your pieces
S-11-say = You have two nomads, five tribes, and a marker on each track.
S-12 = The beginners’ set-up
S-12-say = Three tribes of each player stand in Africa already, and a nomad beside one of them. Your seat says which.
S-13 = For three
S-13-say = With three players one colour stays out of the game, with all its pieces.
S-14 = Places for three
S-14-say = Three players take the first, third and fourth of the prepared places.
S-15 = For the experienced
S-15-say = Who knows the game places the first tribes freely. The table chooses that as an option.
S-16 = All at zero
S-16-say = All markers begin on field 0. There is room for everybody on the fields up to 4.
S-17 = Your first cards
S-17-say = You begin with one fur and one bone from the bank.
S-18 = People tiles for four
S-18-say = With four players a people tile lies on all 32 places: eight each of Europe, Asia, Australia and America.
S-19 = People tiles for three
S-19-say = With three players only the places with a triangle get a tile, five of each people.
S-20 = Places without a tile
S-20-say = The other twelve places stay empty with three players. Nomads may stand there but not settle.
S-21 = Hidden event tiles
S-21-say = At each passage an event tile lies face down. Its numeral tells which tiles it may be; nobody knows more, not even this page.
S-22 = Where robbers begin
S-22-say = The Neanderthal begins on Chukotka, the predator across the water on Alaska.
S-23 = Art
S-23-say = At the fifth step of each track an art card waits, worth a point.
S-24 = Cards to be earned
S-24-say = At first nobody owns exploration, expansion or any of the four adaptations.
S-25 = Placing freely
S-25-say = Three times round, each of you places a tribe on a free starting place, the dark corners of Africa.
S-26 = The highest roll
S-26-say = Everybody rolls; the highest places first. Equal ones roll again. Then it goes clockwise.
S-27 = And back
S-27-say = The second tribe comes in the opposite order, beginning with whoever was last.
S-28 = The third tribe
S-28-say = The third round goes forward again. So the first player places two in a row.
S-29 = No nomads yet
S-29-say = After placing freely nobody has a nomad: your first one has to be paid.
S-30 = The first turn
S-30-say = Who placed the first tribe also takes the first turn.
S-31 = Who begins
S-31-say = The lot decides who begins, then it goes clockwise.
S-32 = Roll, trade, develop
S-32-say = First the dice, then trade, then everything else. You can’t go back to an earlier part.
S-33 = One roll
S-33-say = You roll both dice once, and you have to.
S-34 = What a roll brings
S-34-say = A landscape with the rolled number gives a card for each tribe at it, to everybody.
S-35 = Several tribes at one place
S-35-say = If two of your tribes live at the same landscape you get two cards.
S-36 = Nomads earn nothing
S-36-say = Only tribes bring in cards. Nomads are on their way.
S-37 = Seven
S-37-say = A seven pays nobody. Cards may have to be given back, and the Neanderthal moves.
S-38 = You get what you get
S-38-say = Cards from a roll can’t be turned down.
S-39 = Too few for several
S-39-say = If the bank can’t serve everybody who should get a kind, nobody gets any of it. Other kinds are paid.
S-40 = Too few for one
S-40-say = If only one player is due a kind that runs short, that player takes what is left.
S-41 = Trading with players
S-41-say = In your turn you say what you give and what you want, to one or to all. You choose among those who agree.
S-42 = The one on turn is part of it
S-42-say = Others trade only with the player on turn. They may propose something, too.
S-43 = Three for one
S-43-say = The bank gives one card for three of a kind. This is always so and for everybody; don’t forget it.
S-44 = The bank in your turn
S-44-say = You trade with the bank in your own turn only.
S-45 = An open bank
S-45-say = How many cards the bank has left is for all to see.
S-46 = An empty pile
S-46-say = What the bank doesn’t have you can’t get from it.
S-47 = Trade ends with the first deed
S-47-say = Your first new nomad, walk, settling or step of progress ends trade for this turn. So trade first.
S-48 = No trade now
S-48-say = Before the roll, and while a seven is being settled, nobody trades.
S-49 = No gifts
S-49-say = Each side gives at least one card.
S-50 = Never like for like
S-50-say = No kind may be on both sides of a trade.
S-51 = Resources only
S-51-say = Tiles, special cards, nomads and promises can’t be traded.
S-52 = No credit
S-52-say = Both sides must hold their cards. An offer is not refused because others lack something; that would give away their hands.
S-53 = Open trades, hidden hands
S-53-say = Everybody sees what is traded, and how many cards each holds. Which ones stays hidden.
S-54 = A new nomad
S-54-say = For one meat and one fur a nomad leaves one of your tribes: it starts on a free corner next to it.
S-55 = Your own tribe
S-55-say = The tribe must be yours, and the corner free of nomads and tribes.
S-56 = What a nomad costs
S-56-say = One meat and one fur, never anything else.
S-57 = Two nomads
S-57-say = You have two nomads. While both are out there is no third; let one settle first.
S-58 = Free corners
S-58-say = A corner is free when no nomad and no tribe stands there. Tiles don’t block it.
S-59 = Walking
S-59-say = One meat takes a nomad two steps, from corner to corner along the paths.
S-60 = Food makes it farther
S-60-say = Each step of food adds a step to what one meat pays: from two up to seven.
S-61 = More meat, longer walks
S-61-say = A walk may cost several meat. Only its end has to be free.
S-62 = Each walk for itself
S-62-say = Both nomads may walk. Steps that a walk doesn’t use are lost; the other nomad can’t have them.
S-63 = Again and again
S-63-say = A nomad may walk several times in a turn, as long as there is meat.
S-64 = Past everybody
S-64-say = The way may lead over nomads and tribes, your own and others’.
S-65 = A free end
S-65-say = But a walk can’t end where a nomad or a tribe stands.
S-66 = Turning round
S-66-say = Nomads turn as they like. You may even come back to where you started, to fetch a tile on the way.
S-67 = At least one step
S-67-say = A walk without a step is no walk.
S-68 = Your own nomads
S-68-say = You move your own nomads only. Tribes stay where they are.
S-69 = Settling
S-69-say = A nomad on a people tile becomes a tribe for one bone, one flint and one fur.
S-70 = What settling brings
S-70-say = You get the people tile, a point, and a tribe that earns from now on. The nomad is yours to use again.
S-71 = Only on a people tile
S-71-say = Nowhere else can a nomad settle, not on starting places either.
S-72 = The sixth tribe
S-72-say = With five tribes out one has to leave when you settle: one in Africa, of your choice.
S-73 = None left in Africa
S-73-say = If you have no tribe in Africa any more, any of yours may leave. You keep its people tile.
S-74 = Nothing is given up early
S-74-say = With a tribe still beside the board none leaves. Where one has left, nobody can settle again.
S-75 = In any order
S-75-say = After trade do what you like, as often as you can pay. A new nomad may walk and settle at once.
S-76 = Four ways to advance
S-76-say = Choose any track: food, hunting, construction or clothing.
S-77 = What a step costs
S-77-say = First a flint, then a bone, then bone and flint, then meat, bone and flint, then fur, bone and flint. All tracks cost the same.
S-78 = Step by step
S-78-say = No step is left out, but you may take several in a turn.
S-79 = Clothing and construction
S-79-say = These two open passages to your nomads. They do nothing else.
S-80 = Food works at once
S-80-say = A step of food counts for every walk from now on, in this turn too.
S-81 = Hunting
S-81-say = With each step of hunting you may move one of the two robbers in its part of the world.
S-82 = A card for the hunter
S-82-say = Then you may draw a card from somebody with a tribe there.
S-83 = First to the fifth step
S-83-say = Who first reaches the fifth step of a track takes its art card, a point. Nobody else may go there.
S-84 = The end of the track
S-84-say = After the fifth step there is no more.
S-85 = The fifth step works too
S-85-say = It brings its art card and what every step of its track brings.
S-86 = Several art cards
S-86-say = You may win the art of more than one track.
S-87 = Where a robber stands
S-87-say = That landscape gives nothing, to nobody. Others with its number do.
S-88 = Two robbers, two realms
S-88-say = The Neanderthal moves in Africa, Europe and Asia, the predator in Australia and America; as far as you like.
S-89 = Robbers in the desert
S-89-say = A robber may go to a desert too.
S-90 = A seven pays nobody
S-90-say = No landscape has a seven, so nobody gets anything.
S-91 = Half, rounded up
S-91-say = On a seven, whoever holds more than seven cards gives back half. Of nine cards that is five.
S-92 = All at once, and once
S-92-say = All who have to give choose at the same time, whoever rolled as well. It happens once.
S-93 = The Neanderthal moves
S-93-say = Then the one who rolled moves the Neanderthal to another landscape. The predator stays.
S-94 = Drawing a card
S-94-say = Who moves a robber may draw a card from one player with a tribe there, by chance.
S-95 = Nomads aren’t robbed
S-95-say = A nomad beside the robber brings nobody into danger.
S-96 = Nobody there
S-96-say = If nobody with cards has a tribe there, the turn just goes on.
S-97 = On with the turn
S-97-say = After the seven you trade and develop as ever.
S-98 = Passages
S-98-say = Eighteen paths over sea and ice are passages. At each one an event tile waits.
S-99 = The two numbers
S-99-say = The light number on the left is the clothing you need, the dark one on the right the construction.
S-100 = Who may cross
S-100-say = Your clothing and your construction must both suffice, in either direction, for the whole game.
S-101 = The first one across
S-101-say = Who first crosses a passage takes its event tile.
S-102 = Only by crossing
S-102-say = Reaching the far side another way brings no tile.
S-103 = Walking on
S-103-say = A nomad may walk on after crossing. Its tiles are turned when it has arrived, one after the other.
S-104 = Somebody behind it
S-104-say = A nomad at the far end only keeps you from stopping there. You can pass.
S-105 = No start across
S-105-say = A new nomad can’t start on the far side of a passage.
S-106 = Turned at once
S-106-say = Everybody sees what the tile shows. First it is settled, then your turn goes on.
S-107 = Three kinds
S-107-say = Ten tiles bring a desert, four move a robber, four are adaptations.
S-108 = A robber tile
S-108-say = You must move one of the robbers to another landscape, and may draw a card there.
S-109 = A desert tile
S-109-say = You lay a desert in Africa, on the landscape shown and beside a starting place. It never pays again.
S-110 = Deserts spare nobody
S-110-say = Nobody gets anything from a desert, you included. Tribes beside it stay.
S-111 = A desert under the Neanderthal
S-111-say = It may be laid there. The Neanderthal stays.
S-112 = No room for a desert
S-112-say = If no such landscape is left nothing happens. The tile counts all the same.
S-113 = Adaptation
S-113-say = This tile brings you the adaptation to its continent, a point for good.
S-114 = Tiles you have found
S-114-say = Event tiles stay with you and count for exploration. Everybody sees how many.
S-115 = Exploration
S-115-say = Who first has two event tiles gets exploration: two points.
S-116 = Exploration moves on
S-116-say = Whoever has more tiles takes it over at once. With as many, it stays where it is.
S-117 = Expansion
S-117-say = Who first has a people tile of all four continents gets expansion: two points, for good.
S-118 = The second to expand
S-118-say = Who is next to have all four takes any people tile from the board: a point, but no tribe. Nobody can settle there any more. Later ones get nothing.
S-119 = Under somebody’s feet
S-119-say = Even a tile with a nomad on it may be taken that way.
S-120 = The end
S-120-say = Whoever has ten points in their own turn wins at once, even at its very beginning.
S-121 = All points
S-121-say = People tile, art and adaptation: one each. Exploration and expansion: two each. Everybody sees them.
S-122 = An example
S-122-say = Seven people tiles, expansion and then the art of food: seven, two and one are ten.
S-123 = Won in the middle
S-123-say = As soon as a point makes ten the game is over. What was still to come is not done.
S-124 = Losing points
S-124-say = Only exploration can be lost. A tribe that leaves costs no point.
S-125 = Ending the turn
S-125-say = You end your turn when you like, after the roll and when all that is due is done.
S-126 = Nothing is a must
S-126-say = You needn’t trade or develop.
O-01 = First tribes of your choice
O-01-say = An option: you place your first tribes yourselves, in three rounds.
O-02 = A nomad to begin with
O-02-say = An option: after placing freely everybody also places a nomad next to a tribe, the last one first.
O-03 = Trade to the end of the turn
O-03-say = An option: trade stays open until your turn ends, except while something has to be settled.
O-04 = Taking a nomad back
O-04-say = An option: with both nomads out you may take one off for a new one. The price stays the same.
O-05 = Cards from hunting
O-05-say = An option that is usually on. Switched off, a step of hunting only moves the robber.
O-06 = The bank in view
O-06-say = An option that is usually on. Switched off, nobody sees what the bank has.

## The almanac itself

find = Search
find-none = No rule speaks of that.
found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
all = All
family-island = The island
family-six = The large island
family-duel = The duel
family-founding = Founding
family-turn = Turn and roll
family-robber = Robber
family-trade = Trade
family-building = Building
family-cards = Cards
family-awards = Awards
family-points = Points, end
family-phase = Between turns
family-larger = Board and bank
family-begin = How it begins
family-rolls = Two rolls
family-neutral = Neutral pieces
family-tokens = Tokens, knights
family-options = Options
family-stone = The stone age
family-world = The world
family-setup = Set-up
family-yield = Turn and roll
family-barter = Trade
family-nomads = Nomads, tribes
family-progress = Progress
family-hunters = Robbers, seven
family-passages = Passages, events
family-goal = Cards, end
family-choices = Options
list = Rules
choose = Choose a rule.
before = Before
after = After
map-before = Map before
map-after = Map after
tried = What is tried
hands = Cards
hand = { $name }: { $cards }
hand-change = { $name }: { $before } → { $after }
tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
nothing = nothing
allowed = allowed
refused = not allowed
see = See also
show = Show me
show-say = Opens this on the real board. Your own game waits.
to-list = To the list
visit = A case of the rules
visit-home = Back to my game
visit-start = Back to the start
visit-entry = Read the rule

## Moves, in few words

move-ROLL = Roll the dice
move-ROLLED = The dice: { $a } and { $b }
move-STOLE = Drawn: { $card }
move-DREW = Drawn: { $card }
move-END_TURN = End the turn
move-DISCARD = Give back { $cards }
move-MOVE_ROBBER = Move the robber
move-ROB = Take a card from { $to }
move-BANK_TRADE = Give the bank { $give } for { $get }
move-OFFER = Offer { $give } for { $get }
move-ANSWER = { $yes ->
    [yes] Accept the offer
   *[no] Decline the offer
}
move-CLOSE_OFFER = Trade with { $to }
move-withdraw = Withdraw the offer
move-PASS = Leave it at that
move-CALL_LAST_ROUND = Announce the last round
move-BUILD_ROAD = Build a road
move-BUILD_SETTLEMENT = Build a settlement
move-BUILD_CITY = Build a city
move-BUY_CARD = Buy a development card
move-PLAY_KNIGHT = Play the Knight
move-PLAY_ROADS = Play Road Building
move-PLAY_PLENTY = Play Year of Plenty: { $get }
move-PLAY_MONOPOLY = Play Monopoly: { $card }
move-NEUTRAL_ROAD = Lay a road for { $to }
move-NEUTRAL_SETTLEMENT = Place a settlement for { $to }
move-FORCED_TRADE = Start a forced trade
move-ROBBER_HOME = Send the robber home
move-KNIGHT_FOR_TOKENS = Give up a knight for tokens
move-GIVE_BACK = Give back: { $card }
move-PLACE_TRIBE = Place a tribe
move-PLACE_NOMAD = Place a nomad
move-NEW_NOMAD = Make a nomad
move-WALK = Walk
move-SETTLE = Settle
move-ADVANCE = Advance: { $track }
move-MOVE_HUNTER = { $hunter ->
    [predator] Move the predator
   *[other] Move the Neanderthal
}
move-LAY_DESERT = Lay a desert
move-TAKE_TILE = Take a people tile
move-REVEALED = The tile: { $face }
at-place = { $move }: { $place }
by = { $name }: { $move }

## Hints

hint = Hint
hint-title = What a bot would do
hint-none = There is nothing for you to decide now.
hint-do = Do it
hint-ROLL = it comes before everything else
hint-WINS = it wins the game
hint-INCOME = earns { $cards } in { $n } of 36 rolls
hint-DOUBLES = doubles the yield: { $cards }, in { $n } of 36 rolls
hint-HARBOUR = { $what ->
    [any] brings a 3:1 harbour
   *[other] brings the 2:1 harbour for { $what }
}
hint-LONGEST_ROAD = takes the Longest Road, with { $n }
hint-LARGEST_ARMY = takes the Largest Army, with { $n } knights
hint-TOWARDS = leads to a corner that earns { $cards } in { $n } of 36 rolls
hint-LENGTH = makes your road { $n } long
hint-PAYS_FOR = then you can pay for { $piece ->
    [road] a road
    [settlement] a settlement
    [city] a city
    [tribe] a tribe
    [nomad] a nomad
    [step] the next step
   *[other] a development card
}
hint-NEARER = then you lack only { $cards } for { $piece ->
    [road] a road
    [settlement] a settlement
    [city] a city
    [tribe] a tribe
    [nomad] a nomad
    [step] the next step
   *[other] a development card
}
hint-SAVES_FOR = you lack only { $cards } for { $piece ->
    [road] a road
    [settlement] a settlement
    [city] a city
    [tribe] a tribe
    [nomad] a nomad
    [step] the next step
   *[other] a development card
}
hint-CARD = knights, points and surprises are worth having
hint-FREES = your landscape under the robber earns again, in { $n } of 36 rolls
hint-KNIGHT = a step to the Largest Army: { $n ->
    [one] your first knight
   *[other] { $n } knights
}
hint-BLOCKS = costs { $who } cards in { $n } of 36 rolls
hint-STOPS = stops { $who }, who leads
hint-STEALS = { $who } holds { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hint-STEALS_LEADER = { $who } leads and holds { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hint-SPARE = you miss it least
hint-MANY_OUT = the others should hold much of it
hint-FREE_ROADS = two roads without paying
hint-REFUSES = { $who } is close to winning
hint-NO_GAIN = it brings you nothing
hint-ENOUGH = nothing better is left to do now
hint-HARMLESS = it does you no harm there
hint-HINDERS = is in the way of { $who }
hint-FORCES = { $n ->
    [one] a card
   *[other] two cards
} of { $who } for what you miss least
hint-TOKENS = brings { $n ->
    [one] a token
   *[other] { $n } tokens
}
hint-NOMAD = it can walk out for a new home
hint-WALK_TO = leads to a people tile that earns { $cards } in { $n } of 36 rolls
hint-SETTLES = a point, and earns { $cards } in { $n } of 36 rolls
hint-MISSING_PEOPLE = a people that you still miss: { $n } of four then
hint-REACH = then one meat pays { $n } steps
hint-OPENS_BOX = opens { $n ->
    [one] a passage
   *[other] { $n } passages
}
hint-STEP = a step nearer to closed passages
hint-ART = takes the art card, a point
hint-HUNTS = a robber may move for you
hint-TILE = brings { $n ->
    [one] an event tile
   *[other] { $n } event tiles
}
hint-EXPLORES = takes the Exploration, with { $n } tiles
hint-EXPANDS = brings the Expansion: two points
hint-FREE_TILE = a point, and nobody else gets that tile
hint-DESERT = dries up { $who }’s land, in { $n } of 36 rolls

## What is new, said once

new-building = After each turn all others may build and buy, but not trade. “Pass this round” passes by itself until your own turn.
new-partner = Your part of this turn: build, buy, trade with the bank, play one card. Then press “Done”.
new-neutral = Your own piece brings a free neutral one. Place it where it stands in the other player’s way.
new-rolls = In the duel you roll twice, and both rolls pay. The second comes by itself and shows another sum.
new-tokens = You have trade tokens. Once a turn they pay for a forced trade, or for sending the robber home.
new-placing = Place your tribes where different numbers and landscapes meet. You need meat and fur for nomads, bone and flint for much else.
new-barter = Trade comes first: your first deed ends it for this turn. The bank always takes three for one.
new-walks = Choose a nomad, and the map shows where it can go and for how much meat. Only its end has to be free.
new-passages = Passages ask for clothing (light number) and construction (dark number). Progress on these two tracks opens them.
new-half = Here half is rounded up: of nine cards you give back five.
new-neanderthal = A seven moves the Neanderthal. It stays in Africa, Europe and Asia.
new-hunt = A step of hunting moves either robber, if you like. Then you may draw a card from a tribe there.
new-find = You have found a robber tile: move either robber, then you may draw a card from a tribe there.
new-desert = You have found a desert. Lay it where it dries up others rather than yourself.
new-free = You are second to reach all four peoples: take any people tile. No tribe comes with it.
new-done = Got it

## First game

lesson = First game
lesson-leave = No more help
lesson-do = Do it for me
lesson-best = Best now: { $move }
lesson-wait = The others play. Whenever a number of yours is rolled, in anybody’s turn, you get cards too.
lesson-wait-short = The others play.
lesson-ROLL = Welcome! Your settlements stand at landscapes with numbers. Roll the dice: landscapes with the rolled number give cards, to everybody who has built there. Press “Roll the dice”.
lesson-got = Your roll brought you { $what }. Cards lie below the map; what things cost is listed beside it or in the menu.
lesson-got-nothing = This roll brought you nothing. That happens; the more numbers you settle at, the more often you get something.
lesson-BUILD_ROAD = Roads take you to new places. Press “Road”, then the path that is ringed on the map.
lesson-BUILD_SETTLEMENT = A new settlement is a point and earns for the rest of the game. Press “Settlement”, then the ringed corner.
lesson-BUILD_CITY = A city takes the place of a settlement: one more point, and two cards instead of one. Press “City”, then the ringed settlement.
lesson-BANK_TRADE = What you have too much of you can change. In the trade panel choose what you give and what you get, then press the bank’s button.
lesson-OFFER = Ask the others. In the trade panel choose what you give and what you get, then offer it; whoever says yes can be chosen.
lesson-CLOSE_OFFER = Somebody agrees. Press the button beside the name to trade.
lesson-ANSWER = You are made an offer. Accept it if it helps you more than the other one.
lesson-BUY_CARD = Development cards are knights, points and surprises. Press “Card” to buy one; it can be played from your next turn on.
lesson-PLAY_KNIGHT = You hold a Knight. Open your development cards and play it: you move the robber and take a card.
lesson-PLAY_ROADS = Road Building gives you two roads for nothing. Open your development cards and play it.
lesson-PLAY_PLENTY = Year of Plenty gives you two cards of your choice. Open your development cards and play it.
lesson-PLAY_MONOPOLY = With Monopoly all others give you a kind that you name. Open your development cards and play it.
lesson-DISCARD = A seven! Whoever holds too many cards gives back half of them. Spend cards before they become too many.
lesson-MOVE_ROBBER = You move the robber. Its landscape earns nothing until it leaves. Press the ringed landscape.
lesson-ROB = You take a card from somebody there. Choose from whom.
lesson-END_TURN = Nothing more to do: end your turn. You get cards in the turns of the others as well.
lesson-PASS = That is enough.
lesson-ROLL-tribes = Welcome! Your tribes live at landscapes with numbers. Roll the dice: for each tribe, a landscape with the rolled number gives a card. Press “Roll the dice”.
lesson-trade-first = Trade comes first: your first walk, settling or step of progress ends it for this turn.
lesson-NEW_NOMAD = Nomads go out to find new homes. Press “Nomad”, then the ringed corner beside your tribe.
lesson-WALK = One meat takes a nomad two steps. Press “Walk”, then the ringed corner. People tiles are where it can settle.
lesson-passage = The way leads over a passage: you get its event tile, which is turned at once.
lesson-SETTLE = Your nomad stands on a people tile. Press “Settle”: that is a point, and a new tribe that earns.
lesson-ADVANCE = Food makes walks longer, clothing and construction open passages, hunting moves robbers. Press “Advance” and choose a track.
lesson-MOVE_HUNTER = You move a robber. Its landscape earns nothing until it leaves, and you may draw a card from a tribe there. Press the ringed landscape.
lesson-LAY_DESERT = A desert! One landscape in Africa dries up for good. Press the ringed one, where it hurts others more than you.
lesson-TAKE_TILE = You are next to have all four peoples and may take a people tile. Press the ringed one.
lesson-won = Well done, you have won your first game! You know all you need now.
lesson-lost = That was your first game. You know all you need now; the next one will be yours.

## A position made by hand

copy-case = Copy link to this position
edit = Analyse a position
edit-this = Edit this position
edit-tools = Tools
edit-tab-island = Island
edit-tab-pieces = Pieces
edit-tab-cards = Cards
edit-tab-turn = Turn
edit-tab-new = New
edit-island-say = Choose something, then press its place on the map. To swap or move, press two places one after the other.
edit-pieces-say = Press a place to put the piece there; press it again to take it away.
edit-move = On the map
edit-swap = Swap hexes
edit-dock = Move a harbour
edit-robber = Robber
edit-terrain = Landscape
edit-number = Number
edit-none = none
edit-port = Harbour
edit-whose = Whose piece
edit-piece = Piece
edit-whose-cards = Whose cards
edit-hand = In hand
edit-cards = Development cards in hand
edit-open = Lying open
edit-knights = Knights played
edit-tokens = Tokens
edit-gone = Out of the game
edit-turn = Whose turn
edit-phase = When
edit-BEFORE_ROLL = before the roll
edit-MAIN = after the roll
edit-longest = Of equal roads the longest is held by
edit-largest = Of equal armies the largest is held by
edit-nobody = nobody
edit-game = Game
edit-seats = Players
edit-deal = Deal another island
edit-clear = Clear pieces and cards
edit-good = This position is possible.
edit-guessed = What others hold is guessed: you can’t see it in your game.
edit-play = Play from here
edit-hints = Best moves
edit-copy = Copy link
edit-at = { $place }: { $what }
flaw-TERRAIN = Landscape { $what }: there are { $n }, the box has { $most }.
flaw-NUMBER = Number { $what }: there are { $n }, the box has { $most }.
flaw-HARBOUR = { $what }: there are { $n }, the box has { $most }.
flaw-HEX = The desert has no number, every other landscape has one.
flaw-DOCK = A harbour lies at the coast, and no corner has two.
flaw-TOO_CLOSE = Two buildings stand next to each other.
flaw-PIECES = { $what ->
    [road] { $name } has { $n } roads; there are { $most }.
    [city] { $name } has { $n } cities; there are { $most }.
   *[other] { $name } has { $n } settlements; there are { $most }.
  }
flaw-CARDS = { $n } cards of { $what } are in hands; { $most } are all there are.
flaw-DECK = { $what }: { $n } cards are in hands, played or out of the game; { $most } are all there are.
flaw-TOKENS = { $n } tokens are given out; { $most } are all there are.
flaw-WON = { $name } has { $n } points on the own turn: that game would be over.
flaw-OTHER = The rules do not allow this position.

# What the second script says: statistics, and a game in a few lines.
as-table = As a table
stat-dice = The dice
stat-dice-none = No dice have been rolled yet.
stat-dice-say = { $rolls ->
    [one] 1 roll.
   *[other] { $rolls } rolls.
} Line: what is to be expected; light band: normal luck, as in eight of ten games.
stat-dice-in = Every number lies within it.
stat-dice-out = Outside it: { $list }.
stat-out-often = { $sum } (often)
stat-out-seldom = { $sum } (seldom)
stat-sum = Sum
stat-came = Rolled
stat-due = Expected
stat-luck = Normal luck
stat-range = { $low } to { $high }
stat-points = Points over time
stat-points-true = With all cards at the end. Dashed: the goal, { $goal } points.
stat-points-seen = As everyone sees them. Dashed: the goal, { $goal } points.
stat-round = Round
stat-got = Cards got
stat-lost = Cards lost
stat-source = By
source-roll = Dice
source-start = Founding
source-build = Building
source-robber = Robber
source-trade = Trade
source-bank = Bank
source-plenty = Year of Plenty
source-monopoly = Monopoly
source-discard = Sevens
source-forced = Forced trade
source-other = Other
source-sum = Together
text-game = Hexstead: { $map }, { $seats } players, first to { $goal } points
text-length = { $rounds } rounds, { $rolls } rolls of the dice
text-dice = Dice 2 { $dice } 12
text-lead = { $n ->
    [0] Whoever took the lead kept it.
    [one] The lead changed once.
   *[other] The lead changed { $n } times.
}
text-link = The same island: { $link }
source-nomad = New nomads
source-walk = Walks
source-settle = New tribes
source-progress = Progress

# Watching a game again.
replay-close = Close
replay-step = Step of the replay
replay-at = { $round ->
    [0] Founding
   *[other] Round { $round }
}, step { $step } of { $last }
replay-turn-back = Turn back
replay-back = Back
replay-play = Play
replay-halt = Stop
replay-on = Next
replay-turn-on = Next turn
replay-pace = Speed
replay-knows = What is shown
replay-all = Everything
replay-none = What is public
replay-seat = { $you ->
    [yes] Your view
   *[no] View: { $name }
}
replay-hands = Hands
replay-empty = no cards
own-tab = Open in a tab of its own

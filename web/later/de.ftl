# What the second script says: statistics, and a game in a few lines.
as-table = Als Tabelle
stat-dice = Die Würfel
stat-dice-none = Es wurde noch nicht gewürfelt.
stat-dice-say = { $rolls ->
    [one] 1 Wurf.
   *[other] { $rolls } Würfe.
} Strich: was zu erwarten ist; helles Band: normales Glück, wie in acht von zehn Spielen.
stat-dice-in = Jede Zahl liegt darin.
stat-dice-out = Außerhalb: { $list }.
stat-out-often = { $sum } (oft)
stat-out-seldom = { $sum } (selten)
stat-sum = Summe
stat-came = Gewürfelt
stat-due = Erwartet
stat-luck = Normales Glück
stat-range = { $low } bis { $high }
stat-points = Punkte im Verlauf
stat-points-true = Am Ende mit allen Karten. Gestrichelt: das Ziel, { $goal } Punkte.
stat-points-seen = Wie alle sie sehen. Gestrichelt: das Ziel, { $goal } Punkte.
stat-round = Runde
stat-got = Karten erhalten
stat-lost = Karten verloren
stat-source = Durch
source-roll = Würfel
source-start = Gründung
source-build = Bauen
source-robber = Räuber
source-trade = Handel
source-bank = Bank
source-plenty = Erfindung
source-monopoly = Monopol
source-discard = Siebenen
source-forced = Zwangstausch
source-other = Anderes
source-sum = Zusammen
text-game = Hexstead: { $map }, { $seats } Spieler, Ziel { $goal } Punkte
text-length = { $rounds } Runden, { $rolls } Würfe
text-dice = Würfel 2 { $dice } 12
text-lead = { $n ->
    [0] Wer die Führung übernahm, behielt sie.
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $n }-mal.
}
text-link = Dieselbe Insel: { $link }
source-nomad = Neue Nomaden
source-walk = Wanderungen
source-settle = Neue Stämme
source-progress = Fortschritt

# Watching a game again.
replay-close = Schließen
replay-step = Schritt der Wiederholung
replay-at = { $round ->
    [0] Gründung
   *[other] Runde { $round }
}, Schritt { $step } von { $last }
replay-turn-back = Zug zurück
replay-back = Zurück
replay-play = Abspielen
replay-halt = Anhalten
replay-on = Weiter
replay-turn-on = Zug weiter
replay-pace = Tempo
replay-knows = Was man sieht
replay-all = Alles
replay-none = Nur Offenes
replay-seat = { $you ->
    [yes] Deine Sicht
   *[no] Sicht: { $name }
}
replay-hands = Hände
replay-empty = keine Karten
own-tab = In eigenem Tab öffnen

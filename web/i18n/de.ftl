# Hexstead, Deutsch. Schlüssel mit Namen des Spielkerns (Rohstoffe, Aktionen, Gründe, Phasen, Regeln ..) tragen diese Namen.
# $you ist "yes", wenn der Satz von der einzigen Person am Tisch handelt, sonst "no".

app = Hexstead
other-language = English

## Namen

name-you = Du
name-you-too = du
say-times = { $what }, { $n ->
    [2] zweimal
   *[other] { $n }-mal
}
name-seat = Spieler { $n }
name-bot = { $n ->
    [1] Pia
    [2] Mira
    [3] Teo
    [4] Juno
    [5] Noor
   *[other] Ilka
}
name-neutral = { $n ->
    [0] Grau
   *[1] Creme
}
res-lumber = Holz
res-brick = Lehm
res-wool = Wolle
res-grain = Getreide
res-ore = Erz
res-meat = Fleisch
res-bone = Knochen
res-flint = Feuerstein
res-fur = Pelz
terrain-forest = Wald
terrain-hills = Hügel
terrain-pasture = Weide
terrain-fields = Acker
terrain-mountains = Gebirge
terrain-steppe = Steppe
terrain-desert = Wüste
piece-road = Straße
piece-settlement = Siedlung
piece-city = Stadt
piece-card = Karte
piece-tribe = Stamm
piece-nomad = Nomade
color-blue = Blau
color-verm = Zinnober
color-green = Grün
color-purple = Purpur
color-yellow = Gelb
color-black = Schwarz
level-random = zufällig
level-easy = leicht
level-normal = normal
level-hard = stark
award-longestRoad = Längste Handelsstraße
award-largestArmy = Größte Rittermacht
award-longestRoad-free = ab 5 Straßen
award-largestArmy-free = ab 3 Rittern
award-points = 2 Punkte
cards-of = { $n } { $kind }
cards-some = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
hex-number = { $terrain } { $n }
harbour-any = Hafen 3:1
harbour-of = Hafen 2:1 für { $kind }
map-classic = { $island ->
    [1] Die Insel, Einsteigerkarte
   *[other] Die Insel
}
map-classic56 = Große Insel
map-duel = Das Duell
map-stoneage = Die Steinzeit
map-name-classic = { $island ->
    [1] Die Insel für Einsteiger
   *[other] Die Insel
}
map-name-classic56 = Die große Insel
map-name-duel = Das Duell
map-name-stoneage = Die Steinzeit

## Orte, zum Vorlesen

place-vertex = Kreuzung an { $place }, { $pips ->
    [one] 1 Punkt
   *[other] { $pips } Punkte
} auf den Zahlen
place-cape = Kreuzung im { $side ->
    [N] Norden
    [NE] Nordosten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
   *[NW] Nordwesten
} von { $place }, { $pips ->
    [one] 1 Punkt
   *[other] { $pips } Punkte
} auf den Zahlen
place-with-harbour = { $base }, { $harbour }
place-edge = Weg zwischen { $between }
place-coast = Weg an der Küste von { $between }, von { $a } nach { $b }
place-hex = { $place }, daneben { $who }
place-hex-empty = { $place }, niemand daneben
board-label = Spielplan

## Bereiche

area-decide = Was zu tun ist
area-board = Karte
area-hand = Deine Karten
area-players = Spieler
area-offers = Angebote
area-table = Tisch
area-side = Handel, Spieler und Verlauf

## Kopfzeile, Menü

where-round = Runde { $n }
where-founding = Gründung
where-goal = bis { $n } Punkte
hint = Hinweis
almanac = Regeln
rule-read = Regel { $rule } lesen
lesson = Erstes Spiel
undo = Zurücknehmen
undo-nothing = Es gibt nichts, was du zurücknehmen kannst.
share = Teilen
log = Verlauf
menu = Menü
settings = Einstellungen
new-game = Neues Spiel
open-link = Link öffnen
costs = Baukosten
call-last-round = Alle sind einig: Diese Runde ist die letzte
close = Schließen
clear = Leeren
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Ganzer Plan

## Anfang

start-line = Besiedle eine Insel oder zieh durch die Welt, mit Freunden oder Bots. Ohne Konto, ohne Installation.
start-go-on = Weiterspielen
start-go-on-over = Zum Ergebnis
start-quick = Sofort spielen
start-setup = Einrichten
start-more = Mehr
game-classic = Die Insel
game-classic-facts = 2 bis 4 Personen, etwa 45 Minuten
game-classic-say = Baue Straßen, Siedlungen und Städte, handle mit den anderen, und gib auf den Räuber acht.
game-classic56 = Die große Insel
game-classic56-facts = 5 oder 6 Personen, etwa 90 Minuten
game-classic56-say = Mehr Land, mehr Nachbarn, und nach jedem Zug dürfen alle anderen auch bauen.
game-duel = Das Duell
game-duel-facts = 2 Personen, etwa 40 Minuten
game-duel-say = Zwei Würfe pro Zug, Handelschips für Kniffe und zwei neutrale Farben im Weg.
game-stoneage = Die Steinzeit
game-stoneage-facts = 3 oder 4 Personen, etwa 75 Minuten
game-stoneage-say = Verlass Afrika, zieh durch die Welt, gründe Stämme in allen Erdteilen, und gib auf die wachsende Wüste acht.
shelf = Deine Spiele
shelf-all = { $n } weitere zeigen
shelf-save = Alle als Datei sichern
shelf-over = zu Ende gespielt
shelf-hint = Manche Browser, etwa Safari, löschen nach sieben Tagen ohne Besuch, was eine Seite aufbewahrt. Eine Datei bleibt dir.
game-apart = Ein anderer Tab hat weitergespielt. Dies ist jetzt ein eigenes Spiel.
shelf-full = Hinzugefügt: { $n }. Kein Platz mehr für: { $full }. Schon da: { $here }. Nicht lesbar: { $bad }.
name-full = Kein Platz mehr für den Namen.
open-gone = Dieses Spiel wurde gelöscht.
shelf-taken = Hinzugefügt: { $n }. Schon da: { $here }. Nicht lesbar: { $bad }.
kept-more = Mehr zu { $name }
kept-name = Name
kept-ask = { $n ->
    [one] Dieses Spiel löschen?
   *[other] { $n } Spiele löschen?
} Das lässt sich nicht rückgängig machen.
kept-keep = Behalten
kept-yes = Das Spiel ist in diesem Browser gespeichert.
drop-over = Beendete Spiele löschen
drop-over-none = Es gibt keine beendeten Spiele. Eine Datei bewahrt dieses auf.
storage-full = Hier ist kein Platz mehr, das Spiel zu speichern. Du kannst weiterspielen; eine Datei bewahrt es auf.
readonly-say = Dieses Spiel ist in einem anderen Tab offen. Hier kannst du zusehen.
take-over = Hier spielen
broken-damaged = Beschädigtes Spiel
broken-damaged-say = Dieses Spiel ist beschädigt. Es bleibt, bis du es löschst.
broken-newer = Spiel einer neueren Fassung
broken-newer-say = Dieses Spiel braucht eine neuere Fassung dieser Seite. Es bleibt, wie es ist.
broken-drop = Löschen
start-failed = Mit diesen Einstellungen lässt sich kein Spiel beginnen.

## Einrichten

setup-seats = Plätze
seat-n = Platz { $n }
seat-name = Name von Platz { $n }
seat-kind = Wer auf Platz { $n } spielt
seat-color = Farbe von Platz { $n }: { $color }
seat-colors = Farbe von Platz { $n } wählen
color-taken = { $color }, hat Platz { $n }
kind-person = Mensch
kind-far = Weit weg
kind-bot = Bot, { $level }
setup-options = Regeln und Wahlmöglichkeiten
setup-goal = Punkte zum Sieg
setup-seed = Startwert für Insel und Würfel
setup-seed-any = beliebiger Text; leer: Zufall
setup-start = Beginnen
option-island = Insel
option-island-0 = Variabel
option-island-1 = { $rules ->
    [classic56] Wie gedruckt
   *[other] Einsteigerkarte
}
option-numbers = Zahlen
option-numbers-0 = In Spiralfolge
option-numbers-1 = Zufällig, keine 6 und 8 nebeneinander
option-harbours = Häfen
option-harbours-0 = Wie gedruckt
option-harbours-1 = Gemischt
option-harbours-2 = Der alte Ring, gemischt
option-trade_then_build = Erst handeln, dann bauen
option-private_scoring = Wer gewinnt, darf den Zug beenden
option-last_round = Letzte Runde (0: ohne Grenze)
option-agreed_end = Früher aufhören ist möglich, wenn alle einig sind
option-bank = Karten je Sorte in der Bank
option-starter = Wer beginnt
option-starter-0 = Das Los
option-starter-1 = Platz 1
option-starter-2 = Platz 2
option-starter-3 = Platz 3
option-starter-4 = Platz 4
option-starter-5 = Platz 5
option-starter-6 = Platz 6
option-starter-7 = Der höchste Wurf
option-bank_shown = Zeigen, was die Bank hat
option-hand_limit = Karten, die man bei einer Sieben behält
option-after_turn = Nach einem Zug
option-after_turn-0 = Nichts
option-after_turn-1 = Außerordentliche Bauphase
option-after_turn-2 = Gepaarte Züge
option-neutral_start = Wo die neutralen Farben beginnen
option-neutral_start-0 = Zwei Wege von der Mitte
option-neutral_start-1 = Am mittleren Feld
option-neutral_choice = Freie Wahl des neutralen Stücks
option-advanced_setup = Die ersten Stämme setzt ihr selbst
option-advanced_nomad = … und je einen Nomaden
option-trade_whole_turn = Handeln im ganzen Zug
option-recall_nomad = Ein neuer Nomade darf einen anderen ersetzen
option-hunting_draws = Jagdschritte ziehen auch eine Karte

## Die Frage

ask-FOUND_SETTLEMENT = { $you ->
    [yes] Gründe eine Siedlung: Wähle eine Kreuzung
   *[no] { $name }: Gründe eine Siedlung
}
ask-FOUND_ROAD = { $you ->
    [yes] Lege eine Straße an deine Siedlung
   *[no] { $name }: Lege eine Straße an die Siedlung
}
ask-BEFORE_ROLL = { $you ->
    [yes] Dein Zug: Würfle
   *[no] { $name }: Würfle
}
ask-DISCARD = { $you ->
    [yes] Sieben! Gib { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ab
   *[no] { $name }: Gib { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ab
}
ask-MOVE_ROBBER = { $you ->
    [yes] Versetze den Räuber: Wähle ein Feld
   *[no] { $name }: Versetze den Räuber
}
ask-ROB = { $you ->
    [yes] Von wem nimmst du eine Karte?
   *[no] { $name }: Von wem nimmst du eine Karte?
}
ask-MAIN = { $you ->
    [yes] Dein Zug: handeln, bauen, beenden
   *[no] { $name }: handeln, bauen, beenden
}
ask-ANSWER = { $you ->
    [yes] Nimmst du dieses Angebot an?
   *[no] { $name }: Nimmst du dieses Angebot an?
}
ask-FREE_ROAD = { $you ->
    [yes] Baue eine Straße umsonst (noch { $free })
   *[no] { $name }: Baue eine Straße umsonst (noch { $free })
}
ask-BUILDING = { $last ->
    [no] { $you ->
        [yes] Nach { $ended }: bauen oder passen
       *[no] { $name }, nach { $ended }: bauen oder passen
    }
   *[other] { $you ->
        [yes] Baue noch einmal vor dem Ende
       *[no] { $name }: Baue noch einmal, bevor das Spiel endet
    }
}
ask-PARTNER = { $you ->
    [yes] Dein Teil: bauen, kaufen, Bank
   *[no] { $name }: Baue, kaufe, tausche mit der Bank
}
ask-NEUTRAL = { $you ->
    [yes] Nun eine { $piece ->
        [road] Straße
       *[other] Siedlung
    } für { $side }
   *[no] { $name }: eine { $piece ->
        [road] Straße
       *[other] Siedlung
    } für { $side }
}
ask-GIVE_BACK = { $you ->
    [yes] Gib { $back ->
        [one] noch eine Karte
       *[other] { $back } Karten
    } zurück
   *[no] { $name }: Gib { $back ->
        [one] noch eine Karte
       *[other] { $back } Karten
    } zurück
}
ask-PLACE_TRIBE = { $you ->
    [yes] Setze einen Stamm: Wähle einen Startplatz in Afrika
   *[no] { $name }: Setze einen Stamm
}
ask-PLACE_NOMAD = { $you ->
    [yes] Setze einen Nomaden neben einen deiner Stämme
   *[no] { $name }: Setze einen Nomaden
}
ask-NEANDERTHAL = { $you ->
    [yes] Versetze den Neandertaler: Wähle ein Feld
   *[no] { $name }: Versetze den Neandertaler
}
ask-HUNT = { $you ->
    [yes] Versetze einen Räuber, oder lass sie stehen
   *[no] { $name }: Versetze einen Räuber, oder lass sie stehen
}
ask-ROBBER_TILE = { $you ->
    [yes] Versetze einen Räuber: Wähle ein Feld
   *[no] { $name }: Versetze einen Räuber
}
ask-LAY_DESERT = { $you ->
    [yes] Lege eine Wüste in Afrika: { $terrain }
   *[no] { $name }: Lege eine Wüste in Afrika: { $terrain }
}
ask-FREE_TILE = { $you ->
    [yes] Nimm ein beliebiges Volksplättchen
   *[no] { $name }: Nimm ein beliebiges Volksplättchen
}
ask-OVER = Das Spiel ist zu Ende
ask-DICE = Die Würfel rollen
ask-THEFT = Eine Karte wird gezogen
ask-DRAW = Eine Karte wird gezogen
ask-ORDER_DICE = Die Würfel sagen, wer zuerst setzt
ask-REVEAL = Das Ereignisplättchen wird umgedreht
ask-place-BUILD_ROAD = Wohin soll die Straße?
ask-place-BUILD_SETTLEMENT = Wo soll die Siedlung stehen?
ask-place-BUILD_CITY = Welche Siedlung wird zur Stadt?
ask-commit = { $kind ->
    [MOVE_ROBBER] Den Räuber hierher versetzen?
    [MOVE_HUNTER] Hierher versetzen?
    [NEW_NOMAD] Ein Nomade hierher?
    [PLACE_NOMAD] Ein Nomade hierher?
    [PLACE_TRIBE] Ein Stamm hierher?
    [WALK] Hierher wandern?
    [SETTLE] Hier siedeln?
    [LAY_DESERT] Die Wüste hierher legen?
    [TAKE_TILE] Dieses Plättchen nehmen?
   *[other] Hier bauen?
}
wait-FOUND_SETTLEMENT = { $name } gründet eine Siedlung
wait-FOUND_ROAD = { $name } legt eine Straße
wait-BEFORE_ROLL = { $name } ist am Zug
wait-DISCARD = { $name } gibt Karten ab
wait-MOVE_ROBBER = { $name } versetzt den Räuber
wait-ROB = { $name } nimmt jemandem eine Karte
wait-MAIN = { $you ->
    [yes] Du bist am Zug
   *[no] { $name } handelt und baut
}
wait-ANSWER = { $name } überlegt sich das Angebot
wait-FREE_ROAD = { $name } baut eine Straße umsonst
wait-BUILDING = { $name } darf bauen
wait-PARTNER = { $name } hat den Teil nach dem Zug
wait-NEUTRAL = { $name } setzt ein neutrales Stück
wait-GIVE_BACK = { $name } gibt Karten zurück
wait-OVER = Das Spiel ist zu Ende
wait-DICE = Die Würfel rollen
wait-THEFT = Eine Karte wird gezogen
wait-DRAW = Eine Karte wird gezogen
wait-PLACE_TRIBE = { $name } setzt einen Stamm
wait-PLACE_NOMAD = { $name } setzt einen Nomaden
wait-NEANDERTHAL = { $name } versetzt den Neandertaler
wait-HUNT = { $name } darf einen Räuber versetzen
wait-ROBBER_TILE = { $name } versetzt einen Räuber
wait-LAY_DESERT = { $name } legt eine Wüste
wait-FREE_TILE = { $name } nimmt ein Volksplättchen
wait-ORDER_DICE = Die Würfel sagen, wer zuerst setzt
wait-REVEAL = Das Ereignisplättchen wird umgedreht
dice-show = Würfel: { $a } und { $b }, zusammen { $sum }
dice-none = Würfel: noch nicht geworfen
dice-first = Erster Wurf: { $a } und { $b }, zusammen { $sum }
dice-first-short = 1.
dice-again = Dieselbe Summe wie zuvor: Der zweite Wurf wird wiederholt.

## Was zur Wahl steht

act-roll = Würfeln
act-end = Zug beenden
act-done = Fertig
act-pass = Passen
pass-round = Runde passen
pass-round-say = Passt von selbst bis zu deinem nächsten Zug; noch einmal drücken, um gefragt zu werden
act-enough = Keine mehr
act-back = Zurück
act-commit = { $kind ->
    [MOVE_ROBBER] Hierher versetzen
    [MOVE_HUNTER] Hierher versetzen
    [NEW_NOMAD] Hierher setzen
    [PLACE_NOMAD] Hierher setzen
    [PLACE_TRIBE] Hierher setzen
    [WALK] Hierher wandern
    [SETTLE] Hier siedeln
    [LAY_DESERT] Hierher legen
    [TAKE_TILE] Nehmen
   *[other] Hier bauen
}
act-discard = Karten wählen
act-accept = Annehmen
act-decline = Ablehnen
act-decline-turn = Alles ablehnen
act-this-turn = in diesem Zug
act-counter = Anders bieten
act-result = Zum Ergebnis

## Spieler

on-turn = am Zug
points-word = { $n ->
    [one] Punkt
   *[other] Punkte
}
points-seen = { $n } sichtbar
player-line = { $name }{ $on ->
    [yes] , am Zug
   *[no] {""}
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $more }
player-more = { $dev ->
    [one] 1 Entwicklungskarte
   *[other] { $dev } Entwicklungskarten
}, { $knights } Ritter gespielt, Straße mit Länge { $road }
player-tokens = { $more }, { $n ->
    [one] 1 Handelschip
   *[other] { $n } Handelschips
}
is-bot = Ein Bot, { $level }
is-person = Ein Mensch
is-far = Ein Mensch, weit weg
fact-points = Punkte
fact-cards = Handkarten
fact-dev = Entwicklungskarten
fact-knights = Gespielte Ritter
fact-road = Längste Straße
fact-left = Vorrat
fact-left-say = { $road } Straßen, { $settlement } Siedlungen, { $city } Städte
fact-price = Eine Chipaktion kostet
fact-rates = Tausch mit der Bank
rate-of = { $kind } { $n }:1

## Hand und Entwicklungskarten

hand-stack = { $n } { $kind }{ $chosen ->
    [0] {""}
   *[other] , { $chosen } zum Tausch
}. Drücken, um davon zu geben.
hand-cards = { $n ->
    [one] 1 Entwicklungskarte
   *[other] { $n } Entwicklungskarten
}: { $list }. Drücken, um sie anzusehen.
hand-cards-label = Karten
hand-empty = Deine Hand ist leer.
hand-of = Die Hand von { $name }
hand-tokens = { $n ->
    [one] 1 Handelschip
   *[other] { $n } Handelschips
}. Drücken, um sie zu nutzen.
tokens = Handelschips
tokens-supply = Neben dem Brett
tokens-left = noch { $n }
tokens-price = { $price ->
    [1] Eine Chipaktion kostet jetzt 1 Chip: Du hast nicht mehr sichtbare Punkte als { $name } ({ $own } zu { $other }).
   *[other] Eine Chipaktion kostet jetzt 2 Chips: Du hast mehr sichtbare Punkte als { $name } ({ $own } zu { $other }).
} Eine pro Zug.
token-pay = { $n ->
    [one] 1 Chip zahlen
   *[other] { $n } Chips zahlen
}
token-knight = Ritter abgeben
token-FORCED_TRADE = Zwangstausch
token-FORCED_TRADE-say = Zieh zwei Karten aus der anderen Hand, dann gib zwei deiner Wahl zurück.
token-ROBBER_HOME = Räuber nach Hause
token-ROBBER_HOME-say = Der Räuber geht zurück in die Wüste. Niemand wird beraubt.
token-KNIGHT_FOR_TOKENS = Ritter gegen Chips
token-KNIGHT_FOR_TOKENS-say = Einmal pro Zug: einer deiner ausgespielten Ritter für zwei Chips. Das kann die Größte Rittermacht kosten.
forced-drew = Du hast gezogen: { $cards }.
cards = Entwicklungskarten
cards-none = Du hast keine Entwicklungskarten.
cards-left = { $n ->
    [one] Karte übrig
   *[other] Karten übrig
}
card-knight = Ritter
card-victory = Punkt
card-roads = Straßenbau
card-plenty = Erfindung
card-monopoly = Monopol
card-knight-say = Versetze den Räuber und nimm jemandem daneben eine Karte. Zählt für die Größte Rittermacht.
card-victory-say = Ein Punkt. Die anderen sehen ihn erst am Ende.
card-roads-say = Baue zwei Straßen umsonst.
card-plenty-say = Nimm zwei Karten deiner Wahl aus der Bank.
card-monopoly-say = Nenne einen Rohstoff: Alle anderen geben dir alle Karten davon.
card-counts = Sie zählt von selbst; zu spielen gibt es nichts.
card-play = Ausspielen
card-fresh = { $n ->
    [one] 1 davon ist
   *[other] { $n } davon sind
} neu: spielbar ab deinem nächsten Zug.
plenty-left = { $n ->
    [0] Fertig gewählt.
    [one] Wähle noch 1 Karte.
   *[other] Wähle { $n } Karten.
}
plenty-take = Nehmen
monopoly-ask = Welcher Rohstoff?

## Mehrere an einem Gerät, Zuschauen, echte Würfel

curtain-say = { $phase ->
    [DISCARD] { $name }, du musst Karten abgeben.
    [ANSWER] { $name }, du hast ein Angebot.
    [THEFT] { $name }, sag, welche Karte es war.
    [BUILDING] { $name }, du darfst bauen.
   *[other] { $name }, du bist am Zug.
} Drücke, wenn nur du es siehst.
curtain-lift = Ich bin { $name }
curtain-since = Was alle inzwischen gesehen haben
area-hands = Hände, verdeckt
peek = { $name }: Halten, um die eigene Hand zu sehen
peek-say = Halten, um die eigene Hand zu sehen
peek-empty = Keine Karten
watch = Zuschauen
watch-on = Weiter
watch-halt = Anhalten
watch-step = Schritt
watch-eye = Zu sehen
watch-all = Alle Hände
watch-as = Die Hand von { $name }
act-type-dice = Würfel eintippen
act-type-card = Karte nennen
act-type-face = Plättchen nennen
type-dice = Die Würfel
type-dice-say = Drücke, was deine Würfel zeigen, oder tippe zwei Ziffern.
type-die = { $n ->
    [1] Erster Würfel
   *[other] Zweiter Würfel
}
type-die-shows = { $die }: { $n }
type-dice-take = { $a } + { $b } = { $sum }
type-dice-missing = Zwei Würfel
type-card = Die Karte
type-ROLLED = { $you ->
    [yes] Was zeigen deine Würfel?
   *[no] { $name } würfelt: Was zeigen die Würfel?
}{ $roll ->
    [0] {" "}(dieselbe Summe: noch einmal)
    [1] {" "}(erster Wurf)
    [2] {" "}(zweiter Wurf)
   *[only] {""}
}
type-DREW = { $you ->
    [yes] Welche Karte hast du gezogen?
   *[no] { $name }: Welche Karte hast du gezogen?
}
type-STOLE = { $lost ->
    [yes] { $name }: Welche Karte hat { $other } dir genommen?
   *[no] { $you ->
        [yes] Welche Karte hast du genommen?
       *[no] { $name }: Welche Karte hast du genommen?
    }
}
undo-ask = { $n ->
    [one] Ein Zug wird zurückgenommen, wenn alle einverstanden sind.
   *[other] { $n } Züge werden zurückgenommen, wenn alle einverstanden sind.
}
undo-agree = { $name } ist einverstanden
undo-do = Zurücknehmen

## Sieben

discard-title = Karten abgeben
discard-say = Eine Sieben ist gefallen und du hast { $cards } Karten. Wähle { $n } zum Abgeben.
discard-own = du hast { $n }
discard-left = { $n ->
    [0] Das sind alle.
    [one] Noch 1 zu wählen
   *[other] Noch { $n } zu wählen
}
discard-confirm = Abgeben
step-less = { $kind }: eins weniger
step-more = { $kind }: eins mehr

## Handel

trade = Handel
trade-give = Gib
trade-get = Nimm
trade-clear = Leeren
trade-repeat = Wieder
trade-repeat-said = Wieder: { $give } für { $get }
trade-declines = Du lehnst ab, was { $name } in diesem Zug anbietet.
trade-listen = Wieder zuhören
trade-later = Handeln kannst du in deinem Zug nach dem Würfeln.
trade-placing = Wähle erst einen Platz auf dem Plan, oder geh zurück.
trade-no-more = Davon hast du nur { $n }.
trade-withdraw = Zurückziehen
trade-do = Tauschen
trade-with = Mit { $name } tauschen
for = für
chip-give = { $kind } geben: { $n } von { $own }, die Bank nimmt { $rate } für 1
chip-get = { $kind } bekommen: { $n }
chip-less = { $kind }: eins weniger
bank = Bank
bank-choose = Bank: Wähle, was du haben möchtest
bank-one-each = Bank: eine Sorte gegen eine andere
bank-take = Tauschen
bank-take-said = Bank: { $give } geben, { $get } bekommen
bank-short = Bank: { $n } für { $m }
offer-all = { $n ->
    [2] Beiden anbieten
    [3] Allen dreien anbieten
   *[other] Allen { $n } anbieten
}
offer-some = { $n ->
    [0] Anbieten
    [one] { $name } anbieten
   *[other] { $n } Leuten anbieten
}
offer-propose = Dies stattdessen vorschlagen
offer-ask = { $name } fragen
offer-whom = Wer gefragt wird
offer-of = { $you ->
    [yes] Dein Angebot:
   *[no] { $name } bietet
}
says-yes = { $you ->
    [yes] Du sagst ja
   *[no] { $name } sagt ja
}
says-no = { $you ->
    [yes] Du sagst nein
   *[no] { $name } sagt nein
}
# was ein Bot sagt, wenn er ablehnt
excuse-NOT_NOW = „Diesmal nicht“
excuse-HAVE_NONE = „Ich habe { $what ->
    [wool] keine
    [bone] keine
    [brick] keinen
    [flint] keinen
    [fur] keinen
   *[other] kein
} { $kind }“
excuse-TOO_FEW = „So viel { $kind } habe ich nicht“
excuse-NEED_OWN = „{ $what ->
    [wool] Die
    [bone] Die
    [brick] Den
    [flint] Den
    [fur] Den
   *[other] Das
} { $kind } brauche ich selbst“
excuse-NO_USE = „{ $kind } brauche ich nicht“
excuse-TOO_LITTLE = „Das ist mir dafür zu wenig“
excuse-HELPS_YOU = „Das hilft dir mehr als mir“
excuse-YOU_LEAD = „Du führst“
excuse-NEARLY_WON = „Du gewinnst sonst“
says-nothing = { $you ->
    [yes] Du hast noch nicht geantwortet
   *[no] { $name } hat noch nicht geantwortet
}

## Teilen, Links

share-position = Stellung
share-replay = Ganzes Spiel
share-file = Datei
share-far = Spiel per Link
share-file-say = Eine Datei mit dem ganzen Spiel und wer mitspielt. Sie lässt sich hier und auf jeder anderen Hexstead-Seite öffnen.
share-save = Als Datei sichern
share-page-say = Hexstead selbst passt in eine Datei, die ohne Netz spielt.
share-page = Hexstead als eine Datei sichern
share-qr = QR-Code des Links
share-position-say = Wer diesen Link öffnet, sieht genau diesen Tisch und kann von hier aus weiterspielen.
share-replay-say = Wer diesen Link öffnet, sieht das ganze Spiel Zug für Zug und kann von hier aus weiterspielen.
share-own-say = Wer diesen Link öffnet, sieht nur, was du sehen kannst. Verdecktes wird beim Weiterspielen ausgedacht.
share-warn-position = Der Link enthält alle Hände.
share-warn-replay = Der Link enthält alle Hände und jede gezogene Karte.
share-warn-file = Die Datei enthält alle Hände und jede gezogene Karte.
share-own = Nur was dieser Platz weiß
share-link = Link
share-size = { $n } Zeichen
share-send = Senden
copy = Kopieren
copied = Kopiert
copy-by-hand = Kopieren geht hier nicht: Markiere den Text und kopiere ihn selbst.
open-paste = Einen Link oder seinen Text einfügen
open-go = Öffnen
open-file = Ein gesichertes Spiel öffnen
open-watch = Wiederholung ansehen
open-who = Weiterspielen: Wer spielt?
open-short = Der Link ist unvollständig: { $n } von { $m } Zeichen sind angekommen.
open-found = { $map }, { $seats } Plätze, { $round ->
    [0] Gründung
   *[other] Runde { $round }
}.
open-seat-say = Das ist, was ein Platz weiß. Verdecktes wird ausgedacht.
open-replaces = Das Spiel, das du hier hast, bleibt auf der Startseite.
open-play = Weiterspielen
open-keep = Mein Spiel behalten
share-long = Dieser Link hat mehr als { $n } Zeichen; manche Messenger kürzen ihn. Stellung und Datei sind sicher.
far-link = Der Link zum Senden
far-send = Schick das Spiel an { $name }
far-say = { $over ->
    [yes] Das Spiel ist aus. Wer diesen Link öffnet, sieht das Ende.
   *[no] Wer diesen Link öffnet, setzt sich auf den Platz von { $name } und sieht, was war. Nach dem Zug kommt ein Link zurück zu dir.
}
far-trust = Spielen per Link beruht auf Vertrauen: Der Link enthält alle Hände.
far-how = Wer weit weg mitspielt, bekommt jeden Zug als Link. Stell einen Platz auf „Weit weg“.
far-nobody = Hier sitzt niemand: Du würdest das Spiel nur weitergeben.
far-reseat = Ändern, wer spielt
far-who = Wer spielt
far-sit = Als { $name } hinsetzen
far-open-first = Dieses Spiel kommt von weit weg. Du spielst { $name }.
far-open-newer = So geht dein Spiel weiter.
far-open-same = Dein Spiel hier steht genau da.
far-open-older = Dieser Link ist älter als dein Spiel: Er enthält { $n } Schritte, deins hat { $mine }.
far-open-branch = Dein Spiel hier ging nach Schritt { $at } anders weiter.
far-mine = Mit meinem weiter
far-copy = Als Kopie öffnen
far-later = Jetzt nicht
far-news = { $from ->
    [0] Was bisher geschah
   *[other] Seit deinem letzten Zug
}
far-quiet = Nichts zu berichten: Du bist am Zug.
far-go = Weiter

## Einstellungen

set-lang = Sprache
set-lang-auto = Wie der Browser
set-lang-en = English
set-lang-de = Deutsch
set-theme = Aussehen
set-theme-auto = Wie das System
set-theme-light = Tag
set-theme-dark = Nacht
set-theme-contrast = Hoher Kontrast
set-pace = Tempo
set-pace-1 = Normal
set-pace-0_5 = Langsam
set-pace-2 = Schnell
set-pace-0 = Sofort
set-confirm = Vor dem Bauen bestätigen
set-confirm-touch = Bei Berührung
set-confirm-always = Immer
set-confirm-never = Nie
settings-look = Bildschirm
settings-play = Spiel
settings-sound = Klang
settings-access = Tastatur und Vorlesen
set-letters = Buchstaben auf den Landschaften
set-undo = Zurücknehmen
set-undo-build = Bauen, Handeln
set-undo-off = Gar nicht
set-undo-free = Alles
set-dice = Würfel
set-dice-page = Die Seite würfelt
set-dice-dice = Echte, getippt
set-dice-all = Auch Karten echt
set-sound = Klänge
set-volume = Lautstärke
set-hints = Neue Regeln beim ersten Mal erklären
set-keys = Kürzel mit einzelnen Tasten
set-voice = Vorgelesen wird
set-voice-all = Alles
set-voice-brief = Würfel, Eigenes
set-voice-off = Nur die Frage
percent = { $n } %
letter-forest = H
letter-hills = L
letter-pasture = W
letter-fields = G
letter-mountains = E
leave-say = Das Spiel ist gespeichert: Es wartet auf der Startseite.
leave-lost = Das Spiel konnte hier nicht gespeichert werden. Mit „Teilen“ bewahrst du es auf, sonst ist es verloren.
storage-none = Der Browser bewahrt hier nichts für diese Seite auf. Mit Teilen lässt sich ein Spiel behalten.
newer = Eine neue Fassung ist da. Deine Partien bleiben.
newer-load = Laden
newer-later = Später
leave-go = Zum Anfang
leave-stay = Hierbleiben

## Ende

end-nobody = Das Spiel endete ohne Sieg
end-line = { $points } Punkte aus { $parts }; { $rounds } Runden.
end-rounds = { $rounds } Runden.
end-replay = Wiederholung ansehen
end-text = Text ohne Ausgang kopieren
end-board = Zum Spielplan
end-new = Zum Anfang
end-again = Noch ein Spiel
end-table = Alle Spieler
col-player = Spieler
col-points = Punkte
col-settlements = Sied­lungen
col-cities = Städte
col-road = Straße
col-knights = Ritter
col-points-cards = Punkt­karten

## Die Geschichte: Statistik, ein Text zum Weitergeben

stats = Statistik
made-settlement = { $n ->
    [one] 1 Siedlung
   *[other] { $n } Siedlungen
}
made-city = { $n ->
    [one] 1 Stadt
   *[other] { $n } Städte
}
made-longestRoad = Längste Handelsstraße
made-largestArmy = Größte Rittermacht
made-victory = { $n ->
    [one] 1 Punktkarte
   *[other] { $n } Punktkarten
}
replay = Wiederholung
replay-branch = Von hier aus weiterspielen

## Verlauf

log-open = Öffnen
logkind = Art des Ereignisses
logkind-all = Alles
logkind-rolls = Würfe
logkind-trade = Handel
logkind-build = Bauen
logkind-cards = Karten
logkind-robber = Räuber
log-of = Von wem
log-of-all = Alle
log-none = Bisher nichts dergleichen.
log-copy = Als Text kopieren
part-gets = { $you ->
    [yes] du bekommst { $what }
   *[no] { $name } bekommt { $what }
}
part-gives = { $you ->
    [yes] du gibst { $what }
   *[no] { $name } gibt { $what }
}
log-rolled = { $you ->
    [yes] Du hast { $sum } gewürfelt ({ $a } + { $b }): { $gains }.
   *[no] { $name } hat { $sum } gewürfelt ({ $a } + { $b }): { $gains }.
}
log-rolled-nothing = { $you ->
    [yes] Du hast { $sum } gewürfelt ({ $a } + { $b }): niemand bekommt etwas.
   *[no] { $name } hat { $sum } gewürfelt ({ $a } + { $b }): niemand bekommt etwas.
}
paid-nobody = niemand bekommt etwas
log-rolled-seven = { $you ->
    [yes] Du hast 7 gewürfelt ({ $a } + { $b }): der Räuber zieht um.
   *[no] { $name } hat 7 gewürfelt ({ $a } + { $b }): der Räuber zieht um.
}
log-rolled-again = { $you ->
    [yes] Du hast wieder { $sum } gewürfelt: Der zweite Wurf wird wiederholt.
   *[no] { $name } hat wieder { $sum } gewürfelt: Der zweite Wurf wird wiederholt.
}
roll-n = { $b }, { $roll ->
    [1] erster Wurf
   *[other] zweiter Wurf
}
log-neutral-road = { $you ->
    [yes] Du hast eine Straße für { $side } gelegt.
   *[no] { $name } hat eine Straße für { $side } gelegt.
}
log-neutral-settlement = { $you ->
    [yes] Du hast eine Siedlung für { $side } gesetzt: { $place }.
   *[no] { $name } hat eine Siedlung für { $side } gesetzt: { $place }.
}
log-no-neutral = Kein neutrales Stück kann folgen.
log-tokens = { $you ->
    [yes] Du bekommst { $n ->
        [one] 1 Handelschip
       *[other] { $n } Handelschips
    }.
   *[no] { $name } bekommt { $n ->
        [one] 1 Handelschip
       *[other] { $n } Handelschips
    }.
}
log-forced = { $you ->
    [yes] Du hast { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    } für einen Zwangstausch bezahlt.
   *[no] { $name } hat { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    } für einen Zwangstausch bezahlt.
}
log-robber-home = { $you ->
    [yes] Du hast { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    } bezahlt: Der Räuber ist zurück in der Wüste.
   *[no] { $name } hat { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    } bezahlt: Der Räuber ist zurück in der Wüste.
}
log-knight-tokens = { $you ->
    [yes] Du hast einen Ritter für { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    } abgegeben.
   *[no] { $name } hat einen Ritter für { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    } abgegeben.
}
log-give-back = { $you ->
    [yes] Du hast { $victim } { $what } zurückgegeben.
   *[no] { $name } hat { $vyou ->
        [yes] dir
       *[no] { $victim }
    } { $what } zurückgegeben.
}
log-discard = { $you ->
    [yes] Du hast { $what } abgegeben.
   *[no] { $name } hat { $what } abgegeben.
}
log-robber = { $you ->
    [yes] Du hast den Räuber versetzt: { $place }.
   *[no] { $name } hat den Räuber versetzt: { $place }.
}
log-stole = { $you ->
    [yes] Du hast { $victim } eine Karte genommen.
   *[no] { $name } hat { $vyou ->
        [yes] dir
       *[no] { $victim }
    } eine Karte genommen.
}
log-stole-card = { $you ->
    [yes] Du hast { $victim } 1 { $card } genommen.
   *[no] { $name } hat { $vyou ->
        [yes] dir
       *[no] { $victim }
    } 1 { $card } genommen.
}
log-bank = { $you ->
    [yes] Du hast der Bank { $give } für { $get } gegeben.
   *[no] { $name } hat der Bank { $give } für { $get } gegeben.
}
log-offer = { $you ->
    [yes] Du bietest { $give } für { $get }.
   *[no] { $name } bietet { $give } für { $get }.
}
log-proposal = { $you ->
    [yes] Du schlägst { $give } für { $get } vor.
   *[no] { $name } schlägt { $give } für { $get } vor.
}
log-yes = { $you ->
    [yes] Du sagst ja.
   *[no] { $name } sagt ja.
}
log-no = { $you ->
    [yes] Du sagst nein.
   *[no] { $name } sagt nein.
}
log-no-why = { $name } sagt nein: { $why }.
log-name-why = { $name } ({ $why })
log-yes-many = { $names } sagen ja.
log-no-many = { $names } sagen nein.
log-withdraw = { $you ->
    [yes] Du hast das Angebot zurückgezogen.
   *[no] { $name } hat das Angebot zurückgezogen.
}
log-trade = { $you ->
    [yes] Du hast { $partner } { $give } für { $get } gegeben.
   *[no] { $name } hat { $pyou ->
        [yes] dir
       *[no] { $partner }
    } { $give } für { $get } gegeben.
}
log-last-round = { $you ->
    [yes] Du hast die letzte Runde angesagt.
   *[no] { $name } hat die letzte Runde angesagt.
}
log-road = { $you ->
    [yes] Du hast eine Straße gebaut: { $place }.
   *[no] { $name } hat eine Straße gebaut: { $place }.
}
log-settlement = { $you ->
    [yes] Du hast eine Siedlung gebaut: { $place }.
   *[no] { $name } hat eine Siedlung gebaut: { $place }.
}
log-city = { $you ->
    [yes] Du hast eine Stadt gebaut: { $place }.
   *[no] { $name } hat eine Stadt gebaut: { $place }.
}
log-bought = { $you ->
    [yes] Du hast eine Entwicklungskarte gekauft.
   *[no] { $name } hat eine Entwicklungskarte gekauft.
}
log-drew = { $you ->
    [yes] Deine neue Karte: { $card }.
   *[no] { $name } hat gezogen: { $card }.
}
log-knight = { $you ->
    [yes] Du hast einen Ritter gespielt.
   *[no] { $name } hat einen Ritter gespielt.
}
log-roads = { $you ->
    [yes] Du hast Straßenbau gespielt.
   *[no] { $name } hat Straßenbau gespielt.
}
log-plenty = { $you ->
    [yes] Du hast Erfindung gespielt und { $get } genommen.
   *[no] { $name } hat Erfindung gespielt und { $get } genommen.
}
log-monopoly = { $you ->
    [yes] Du hast Monopol auf { $card } gespielt: { $losses }.
   *[no] { $name } hat Monopol auf { $card } gespielt: { $losses }.
}
log-monopoly-nothing = { $you ->
    [yes] Du hast Monopol auf { $card } gespielt: Niemand hat etwas davon.
   *[no] { $name } hat Monopol auf { $card } gespielt: Niemand hat etwas davon.
}
log-award = { $you ->
    [yes] Du hast jetzt: { $award }.
   *[no] { $name } hat jetzt: { $award }.
}
log-award-neutral = { $name } hat jetzt: { $award }. Niemand bekommt Punkte dafür.
log-award-nobody = Niemand hat jetzt: { $award }.
log-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $n ->
        [one] { $name } hat gewonnen!
       *[other] { $name } haben zusammen gewonnen!
    }
}

## Warum nicht: in wenigen Wörtern

short-CANT_AFFORD = { $cards } fehlt
short-missing = fehlt
short-NO_PIECE = keine übrig
short-NOT_CONNECTED = kein Platz frei
short-TOO_CLOSE = kein Platz frei
short-OCCUPIED = kein Platz frei
short-BLOCKED = kein Platz frei
short-NOT_YOUR_SETTLEMENT = keine Siedlung
short-DECK_EMPTY = keine übrig
short-ROLL_FIRST = erst würfeln
short-NO_NOMAD = kein Nomade
short-NOT_NEXT_TO_TRIBE = kein Platz frei
short-NOT_FREE = kein Platz frei
short-TOO_FAR = zu wenig Fleisch
short-BOX_CLOSED = zu
short-NO_PEOPLE_TILE = kein Plättchen
short-TRACK_FULL = am Ende
short-STEP_TAKEN = vergeben
short-YOU_LACK = Karten fehlen
short-TRADE_CLOSED = Handel vorbei
short-BUILD_ONLY = nicht jetzt
short-other = nicht jetzt

## Warum nicht: der Satz

reason-NOT_YOUR_TURN = Du bist nicht am Zug.
reason-ROLL_FIRST = Würfle zuerst.
reason-ALREADY_ROLLED = Du hast schon gewürfelt.
reason-PENDING = { $phase ->
    [DISCARD] Erst müssen die Karten abgegeben werden.
    [MOVE_ROBBER] Versetze erst den Räuber.
    [ROB] Wähle erst, von wem du eine Karte nimmst.
    [FREE_ROAD] Baue erst deine freie Straße.
    [NEUTRAL] Setze erst das neutrale Stück.
    [GIVE_BACK] Gib erst die Karten zurück.
    [ANSWER] Erst muss das Angebot beantwortet werden.
    [FOUND_SETTLEMENT] Gründe erst deine Siedlung.
    [PLACE_TRIBE] Setze erst deinen Stamm.
    [PLACE_NOMAD] Setze erst deinen Nomaden.
    [NEANDERTHAL] Versetze erst den Neandertaler.
    [HUNT] Versetze erst einen Räuber, oder lass sie stehen.
    [ROBBER_TILE] Versetze erst einen Räuber.
    [REVEAL] Erst wird das Ereignisplättchen umgedreht.
    [LAY_DESERT] Lege erst die Wüste.
    [FREE_TILE] Wähle erst dein Volksplättchen.
    [FOUND_ROAD] Lege erst die Straße an deine Siedlung.
   *[other] Erst muss etwas anderes erledigt werden.
}
reason-GAME_OVER = Das Spiel ist zu Ende.
reason-CANT_AFFORD = Dir fehlt: { $cards }.
reason-NO_PIECE = { $piece ->
    [road] Du hast keine Straße mehr im Vorrat.
    [settlement] Du hast keine Siedlung mehr im Vorrat.
    [city] Du hast keine Stadt mehr im Vorrat.
    [nomad] Deine beiden Nomaden sind schon unterwegs.
   *[other] Davon hast du nichts mehr im Vorrat.
}
reason-OCCUPIED = { $piece ->
    [road] Dieser Weg ist schon bebaut.
   *[other] Diese Kreuzung ist schon bebaut.
}
reason-TOO_CLOSE = Zu nah: Eine Kreuzung daneben ist bebaut.
reason-NOT_CONNECTED = { $piece ->
    [road] Eine Straße muss an eine eigene Straße, Siedlung oder Stadt anschließen.
   *[other] Eine Siedlung muss an eine eigene Straße anschließen.
}
reason-BLOCKED = An einer fremden Siedlung oder Stadt vorbei kannst du nicht weiterbauen.
reason-OFF_ISLAND = { $piece ->
    [road] Das ist kein Weg der Insel.
   *[other] Das ist keine Kreuzung der Insel.
}
reason-NOT_YOUR_SETTLEMENT = Nur eigene Siedlungen können Städte werden.
reason-NO_SUCH_ACTION = Das gibt es in diesem Spiel nicht.
reason-DECK_EMPTY = Es gibt keine Entwicklungskarten mehr.
reason-CARD_TOO_NEW = Eine in diesem Zug gekaufte Karte kannst du noch nicht spielen.
reason-ONE_CARD_PER_TURN = Du hast in diesem Zug schon eine Entwicklungskarte gespielt.
reason-CARD_USELESS = Die Karte hätte jetzt keine Wirkung.
reason-BANK_LACKS = So viel { $what } hat die Bank nicht.
reason-RATE = Zu deinem Kurs kostet das { $n } { $what }.
reason-SAME_RESOURCE = { $what } lässt sich nicht gegen { $what } tauschen.
reason-EMPTY_SIDE = Beide Seiten müssen mindestens eine Karte geben.
reason-ONLY_RESOURCES = Nur Rohstoffkarten lassen sich tauschen.
reason-NOT_WITH_ACTIVE = Eine Seite jedes Handels ist, wer am Zug ist.
reason-YOU_LACK = Dir fehlt zum Tauschen: { $cards }.
reason-OFFER_GONE = Dieses Angebot gilt nicht mehr.
reason-NO_TRADE_NOW = { $phase ->
    [BEFORE_ROLL] Erst würfeln, dann handeln.
    [DISCARD] Kein Handel, bis die Sieben erledigt ist.
    [MOVE_ROBBER] Kein Handel, bis der Räuber versetzt ist.
    [ROB] Kein Handel, bis der Räuber eine Karte genommen hat.
    [BUILDING] In dieser Phase darfst du nur bauen.
    [NEANDERTHAL] Kein Handel, bis der Neandertaler versetzt ist.
   *[other] Handeln geht jetzt nicht.
}
reason-READONLY = Dieses Spiel ist in einem anderen Tab offen.
reason-TRADE_CLOSED = Hier wird zuerst gehandelt; für diesen Zug ist der Handel vorbei.
reason-ROBBER_STAYS = Der Räuber muss auf ein anderes Feld.
reason-ROBBER_LAND = Der Räuber kann nur auf Land stehen.
reason-NOT_A_VICTIM = Wähle jemanden, der an diesem Feld beraubt werden kann.
reason-DISCARD_COUNT = { $n ->
    [one] Genau 1 Karte muss abgegeben werden.
   *[other] Genau { $n } Karten müssen abgegeben werden.
}
reason-BUILD_ONLY = In dieser Phase darfst du nur bauen und Entwicklungskarten kaufen.
reason-NOT_IN_PHASE = An dieser Bauphase nimmst du nicht teil.
reason-TOKENS_SHORT = Das kostet { $n ->
    [one] einen Handelschip
   *[other] { $n } Handelschips
}.
reason-TOKEN_ONCE = Eine Chipaktion pro Zug.
reason-TOKEN_WINDOW = Nur vor dem ersten Wurf oder nach beiden.
reason-ROBBER_HOME = Der Räuber ist schon in der Wüste.
reason-OPP_NO_CARDS = Die andere Seite hat keine Karten.
reason-CANT_RETURN_TWO = Du könntest keine zwei Karten zurückgeben.
reason-KNIGHT_ONCE = Ein Ritter pro Zug.
reason-NO_FACEUP_KNIGHT = Du hast keinen ausgespielten Ritter.
reason-NO_TOKENS_LEFT = Es sind keine Handelschips mehr da.
reason-NEUTRAL_SETTLEMENT_FIRST = Eine neutrale Siedlung ist möglich, also muss es eine sein.
reason-NEUTRAL_NOT_YOURS = Wähle eine der neutralen Farben.
reason-NO_NOMAD = Dort steht kein Nomade von dir.
reason-NOT_NEXT_TO_TRIBE = Ein Nomade startet neben einem eigenen Stamm.
reason-NOT_FREE = Dort steht schon ein Nomade oder ein Stamm.
reason-NOT_A_PATH = Dort führt kein Weg entlang.
reason-OFF_BOARD = Das ist keine Kreuzung dieser Karte.
reason-TOO_FAR = Diese Wanderung kostet { $n } Fleisch, mehr als du hast.
reason-BOX_CLOSED = Für diesen Übergang brauchst du Kleidung { $what } und Bautechnik { $n }.
reason-NO_PEOPLE_TILE = Nomaden siedeln nur auf Volksplättchen.
reason-MUST_GIVE_UP_TRIBE = Alle fünf Stämme sind auf dem Plan: Wähle einen, der weicht.
reason-MUST_GIVE_UP_AFRICAN_TRIBE = Solange du Stämme in Afrika hast, muss einer von dort weichen.
reason-NOT_YOUR_TRIBE = Das ist kein Stamm von dir.
reason-NOTHING_TO_GIVE_UP = Du hast noch einen Stamm im Vorrat, also weicht keiner.
reason-TRACK_FULL = Du bist am Ende dieser Leiste.
reason-STEP_TAKEN = Die letzte Stufe dieser Leiste hat schon jemand anders.
reason-WRONG_DOMAIN = Dieser Räuber darf nicht in diesen Erdteil.
reason-WRONG_LANDSCAPE = Das Plättchen zeigt eine andere Landschaft.
reason-NOT_AFRICA = Wüsten entstehen nur in Afrika, neben den Startplätzen.
reason-ALREADY_DESERT = Dort ist schon Wüste.
reason-NOT_BLACK = Die ersten Stämme stehen auf den Startplätzen in Afrika.
reason-TILE_NOT_THERE = Dort liegt kein Volksplättchen.
reason-NO_SUCH_CARD = Eine solche Karte hast du nicht.
reason-OFFERS_ENOUGH = { $n } Angebote in einem Zug sind genug.
reason-NOT_ASKED = Es ist niemand zu fragen, oder die Antwort ist schon gegeben.
reason-CHANCE_DECIDES = { $phase ->
    [DICE] Erst kommen die Würfel.
    [ORDER_DICE] Erst kommen die Würfel.
    [REVEAL] Erst wird das Ereignisplättchen umgedreht.
   *[other] Erst wird eine Karte gezogen.
}
reason-NOT_POSSIBLE = Das kann hier nicht herauskommen.

## Was an einem Link falsch sein kann

error-OPTIONS = Diese Einstellungen passen nicht zusammen.
error-LAYOUT = Dieser Spielplan ist nicht möglich.
error-FORMAT = Das ist kein Hexstead-Link.
error-SHORT = Der Link ist zu kurz; er wurde wohl abgeschnitten.
error-DAMAGED = Der Link ist beschädigt.
error-VERSION = Der Link braucht eine neuere Fassung dieser Seite.
error-FILE = In dieser Datei steht kein Spiel von Hexstead.
error-BIG = Diese Datei ist zu groß für Spiele von Hexstead.
error-MEMORY = Für dieses Spiel reicht der Speicher nicht.
error-ARGUMENT = Das ist kein Hexstead-Link.
error-FULL = Zu viele Spiele sind zugleich offen.
error-FREED = Dieses Spiel ist nicht mehr offen.

## Der Spielplan als Text, Befehle, Tasten.
# command-words: wie ein Wort der Befehle heißt, und was auch verstanden wird

text = Spielplan als Text
text-choose = Was du wählen kannst, das Beste zuerst
text-nothing = Gerade ist kein Ort zu wählen.
text-BUILD_ROAD = Eine Straße
text-BUILD_SETTLEMENT = Eine Siedlung
text-BUILD_CITY = Eine Stadt
text-MOVE_ROBBER = Der Räuber
text-NEUTRAL_ROAD = Eine Straße für eine neutrale Farbe
text-NEUTRAL_SETTLEMENT = Eine Siedlung für eine neutrale Farbe
text-free = { $base }, frei
text-own = { $base }, deine Siedlung
text-leads = { $base }, { $n ->
    [0] führt zu keiner freien Kreuzung
    [one] führt zu 1 Punkt
   *[other] führt zu { $n } Punkten
}
text-hexes = Felder
text-hex = Feld
text-land = Landschaft
text-number = Zahl
text-pips = Punkte
text-built = Dort steht
text-robber = Räuber
text-piece = { $name }: { $piece }
text-pieces = Wer was gebaut hat
text-buildings = Gebäude
text-piece-at = { $piece } an { $place }, { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
text-roads = { $n ->
    [one] 1 Straße, zwischen
   *[other] { $n } Straßen, zwischen
}
text-harbours = Häfen
text-harbour = { $what }, an { $place }: { $owner }
text-nobody = niemand
command = Befehl
command-go = Tun
command-how = Zum Beispiel: Straße 0,0,E oder Tausch 4 Holz für 1 Erz oder Angebot 1 Wolle für 1 Lehm an Mira. Alle Befehle: { $list }.
command-words = neutral-road: neutralstraße, neutralstrasse; neutral-settlement: neutralsiedlung; draw: zwang, zwangstausch; home: heim, heimwärts; tokens: chips; return: rückgabe; road: Straße, Strasse, Weg; settlement: Siedlung, Dorf; city: Stadt; card: Karte, kaufen; robber: Räuber; rob: nimm, nehmen, rauben; roll: würfeln, Würfel, würfle; end: Ende, beenden; pass: fertig, passen; trade: Tausch, tausche, Bank; offer: Angebot, biete; yes: ja, j; no: nein, n; deal: Handel; withdraw: zurück, zurückziehen; discard: abgeben, ablegen; knight: Ritter; roads: Straßenbau; plenty: Erfindung; monopoly: Monopol; last: letzte; for: für, gegen; to: an, mit; and: und, &; lumber: Holz; brick: Lehm, Ziegel; wool: Wolle, Schaf; grain: Getreide, Weizen, Korn; ore: Erz; tribe: Stamm; scout: Späher; nomad: Nomade; walk: gehe, gehen, wandern, wandere; settle: siedle, siedeln, gründe; step: Schritt, Fortschritt; neanderthal: Neandertaler; predator: Raubtier; desert: Wüste; take: nehme, Plättchen; over: über; food: Nahrung; hunting: Jagd; construction: Bautechnik, Bau; clothing: Kleidung; meat: Fleisch; bone: Knochen; flint: Feuerstein, Stein; fur: Pelz, Fell
command-empty = Schreib, was du tun willst.
command-watching = Du siehst nur zu.
command-no-verb = „{ $word }“ ist kein Befehl.
command-too-much = „{ $word }“ ist hier zu viel.
command-no-place = So einen Ort gibt es nicht: „{ $word }“.
command-place = Sag wo, zum Beispiel 0,0,E.
command-no-card = „{ $word }“ ist kein Rohstoff.
command-no-track = „{ $word }“ ist keine Leiste: Nahrung, Jagd, Bautechnik oder Kleidung.
command-cards = Sag welche Karten, zum Beispiel 2 Holz.
command-for = Sag wofür, zum Beispiel: für 1 Erz.
command-no-player = Hier heißt niemand „{ $word }“.
command-player = Sag wer, mit Namen oder der Nummer des Platzes.
keys = Tasten
keys-say = Sie gelten, solange der Fokus im Spiel und in keinem Feld ist. In den Einstellungen lassen sie sich abschalten.
keys-off = Sie sind in den Einstellungen abgeschaltet.
keys-board = Auf dem Spielplan
key-r = Würfeln
key-e = Zug beenden
key-t = Zum Handel
key-b = Zum Bauen und Entwickeln; dann 1 bis 4
key-c = Entwicklungskarten
key-z = Zurücknehmen
key-h = Tipp
key-l = Verlauf
key-p = Spielplan als Text
key-slash = Befehlsfeld
key-question = Diese Liste
key-nothing = Das geht gerade nicht.
keyname-arrows = Pfeile
keyname-homeend = Pos1, Ende
keyname-page = Bild auf, ab
keyname-enter = Eingabe
keyname-esc = Esc
keyname-tab = Tab
key-arrows = Zum nächsten Ort in dieser Richtung
key-homeend = Zum besten Ort, zum schlechtesten
key-page = Zum Feld davor, zum nächsten
key-enter = Dort bauen
key-esc = Zurück
key-tab = Verlässt den Spielplan

## Die Steinzeit

type-face = Das Ereignisplättchen
type-REVEALED = { $you ->
    [yes] Was zeigt das Plättchen?
   *[no] { $name }: Was zeigt das Plättchen?
}
award-art_food = Kunst der Nahrung
award-art_hunting = Kunst der Jagd
award-art_construction = Kunst der Bautechnik
award-art_clothing = Kunst der Kleidung
award-adaptation_europe = Anpassung an Europa
award-adaptation_asia = Anpassung an Asien
award-adaptation_australia = Anpassung an Australien
award-adaptation_america = Anpassung an Amerika
award-exploration = Erkundung
award-expansion = Ausbreitung
award-exploration-free = ab 2 Ereignisplättchen
award-expansion-free = für alle vier Völker
ask-STONE_MAIN = { $trade ->
    [yes] { $you ->
        [yes] Dein Zug: handeln, dann wandern, siedeln, fortschreiten
       *[no] { $name }: handeln, dann wandern, siedeln, fortschreiten
    }
   *[no] { $you ->
        [yes] Wandern, siedeln, fortschreiten oder beenden
       *[no] { $name }: wandern, siedeln, fortschreiten oder beenden
    }
}
wait-STONE_MAIN = { $you ->
    [yes] Du bist am Zug
   *[no] { $name } handelt und wandert
}
ask-place-NEW_NOMAD = Wo soll der Nomade starten?
ask-place-WALK = Wohin soll der Nomade wandern?
ask-place-SETTLE = Welcher Nomade siedelt?
made-people = { $n } Volksplättchen
made-art = Kunst ({ $n })
made-adaptation = Anpassung ({ $n })
made-exploration = Erkundung
made-expansion = Ausbreitung
logkind-nomads = Nomaden
logkind-progress = Fortschritt
logkind-events = Ereignisse
text-PLACE_TRIBE = Ein Stamm
text-PLACE_NOMAD = Ein Nomade
text-NEW_NOMAD = Ein neuer Nomade
text-WALK = Eine Wanderung
text-SETTLE = Ein neuer Stamm
text-MOVE_HUNTER = Ein Räuber
text-LAY_DESERT = Eine Wüste
text-TAKE_TILE = Ein Volksplättchen
text-reach = Jetzt erreichbar
text-sites = Plätze der Volksplättchen
text-boxes = Übergänge
text-hunters = Räuber
stone-regions = Afrika, Europa, Asien, Australien, Amerika
stone-go-to = Gehe zu
stone-go = { $n ->
    [0] { $region }
    [one] { $region }: 1 Ort
   *[other] { $region }: { $n } Orte
}
stone-hexes = Skandinavien, Westsibirien, Mittelsibirien, Tschukotka, Alaska, Westkanada, Ostkanada, Britannien, Mitteleuropa, Osteuropa, Kasachstan, Altai, Mandschurei, Rocky Mountains, Great Plains, Appalachen, Iberien, Alpen, Balkan, Anatolien, Persien, Himalaya, China, Sonora, Golfküste, Arabien, Indien, Indochina, Mexiko, Atlas, Algerien, Libyen, Nil, Kolumbien, Westafrika, Tschad, Sudan, Äthiopien, Amazonien, Brasilien, Kongo, Kenia, Arnhemland, Queensland, Anden, Angola, Mosambik, Westaustralien, Outback, Great Dividing Range, Pampas, Drakensberge
stone-boxes = Gibraltar, Karasee-Eis, Atlantikinseln, Nordkap, Taimyr, Neusibirien, Japan, Beringbrücke, Sundastraße, Neuguinea, Tasmanien, Neuseeland, Arktische Inseln, Grönland, Neufundland, Karibik, Galapagos, Feuerland
stone-track-food = Nahrung
stone-track-hunting = Jagd
stone-track-construction = Bautechnik
stone-track-clothing = Kleidung
stone-robber-neanderthal = Neandertaler
stone-robber-predator = Raubtier
face-robber = Räuber
face-adaptation_europe = Anpassung an Europa
face-adaptation_asia = Anpassung an Asien
face-adaptation_australia = Anpassung an Australien
face-adaptation_america = Anpassung an Amerika
face-desert_hills = Wüste auf Hügeln
face-desert_steppe = Wüste auf Steppe
face-desert_mountains = Wüste im Gebirge
face-desert_forest = Wüste im Wald
stone-pick-recall = Welcher Nomade kommt dafür vom Plan?
stone-pick-give-up = Alle fünf Stämme stehen: Welcher weicht?
stone-pick-stay = Stehen lassen
stone-pick-none = Keine Karte
stone-act-NEW_NOMAD = Nomade
stone-act-WALK = Wandern
stone-act-SETTLE = Siedeln
stone-act-ADVANCE = Fortschritt
stone-walk-rate = für { $n } Schritte
stone-progress = Fortschritt
stone-level = { $track }, Stufe { $n } von 5
stone-next = Als Nächstes: { $cards }
stone-full = Alle fünf Stufen erreicht
stone-step-food = { $n } Schritte für ein Fleisch
stone-step-hunting = Versetze einen Räuber
stone-step-construction = Bautechnik { $n } für Übergänge
stone-step-clothing = Kleidung { $n } für Übergänge
stone-art-free = Kunst auf Stufe 5: 1 Punkt
stone-art-of = { $you ->
    [yes] Du hast Stufe 5
   *[no] { $name } hat Stufe 5
}
stone-bank-first = Erst Bank: { $give } für { $get }
stone-people = Volksplättchen
stone-people-of = { $region } { $n }
stone-tiles = Ereignisplättchen
stone-tiles-out = { $numeral }: { $faces }
player-stone = { $people } Volksplättchen, { $tiles } Ereignisplättchen, { $tracks }
fact-tribes = Stämme auf dem Plan
fact-nomads = Nomaden auf dem Plan
fact-reach = Schritte für ein Fleisch
col-people = Volks­plättchen
col-tiles = Ereignis­plättchen
col-tracks = Fort­schritt
log-seven = { $you ->
    [yes] Du hast 7 gewürfelt ({ $a } + { $b }): Der Neandertaler zieht um.
   *[no] { $name } hat 7 gewürfelt ({ $a } + { $b }): Der Neandertaler zieht um.
}
log-order = { $you ->
    [yes] Du hast { $a } + { $b } um den ersten Platz gewürfelt.
   *[no] { $name } hat { $a } + { $b } um den ersten Platz gewürfelt.
}
log-place-tribe = { $you ->
    [yes] Du hast einen Stamm gesetzt: { $place }.
   *[no] { $name } hat einen Stamm gesetzt: { $place }.
}
log-place-nomad = { $you ->
    [yes] Du hast einen Nomaden gesetzt: { $place }.
   *[no] { $name } hat einen Nomaden gesetzt: { $place }.
}
log-nomad = { $you ->
    [yes] Du hast einen neuen Nomaden: { $place }.
   *[no] { $name } hat einen neuen Nomaden: { $place }.
}
log-recall = { $you ->
    [yes] Du hast einen Nomaden zurückgeholt und einen neuen gesetzt: { $place }.
   *[no] { $name } hat einen Nomaden zurückgeholt und einen neuen gesetzt: { $place }.
}
log-walk = { $you ->
    [yes] Du bist für { $n } Fleisch gewandert: { $place }.
   *[no] { $name } ist für { $n } Fleisch gewandert: { $place }.
}
log-walk-boxes = { $you ->
    [yes] Du bist für { $n } Fleisch über { $boxes } gewandert: { $place }.
   *[no] { $name } ist für { $n } Fleisch über { $boxes } gewandert: { $place }.
}
log-settle = { $you ->
    [yes] Du hast einen Stamm in { $region } gegründet: { $place }.
   *[no] { $name } hat einen Stamm in { $region } gegründet: { $place }.
}
log-give-up = { $you ->
    [yes] Du hast einen Stamm aufgegeben: { $place }.
   *[no] { $name } hat einen Stamm aufgegeben: { $place }.
}
log-advance = { $you ->
    [yes] Du hast einen Fortschritt gemacht: { $track } { $n }.
   *[no] { $name } hat einen Fortschritt gemacht: { $track } { $n }.
}
log-hunter = { $you ->
    [yes] Du hast { $hunter ->
        [predator] das Raubtier
       *[other] den Neandertaler
    } versetzt: { $place }.
   *[no] { $name } hat { $hunter ->
        [predator] das Raubtier
       *[other] den Neandertaler
    } versetzt: { $place }.
}
log-revealed = { $you ->
    [yes] Du hast ein Ereignisplättchen gefunden: { $face }.
   *[no] { $name } hat ein Ereignisplättchen gefunden: { $face }.
}
log-desert = { $you ->
    [yes] Du hast eine Wüste gelegt: { $place }.
   *[no] { $name } hat eine Wüste gelegt: { $place }.
}
log-take-tile = { $you ->
    [yes] Du hast ein freies Volksplättchen genommen: { $region }.
   *[no] { $name } hat ein freies Volksplättchen genommen: { $region }.
}
stone-hex = { $name }, { $terrain } { $n }
stone-hex-desert = { $name }, Wüste
stone-vertex = { $place }, { $pips ->
    [one] 1 Punkt
   *[other] { $pips } Punkte
} auf den Zahlen
stone-vertex-sea = Auf See, { $box }
stone-at = { $base }, { $what }
stone-site = Volksplättchen: { $region }
stone-site-closed = kein Volksplättchen mehr
stone-black = Startplatz
stone-piece = { $you ->
    [yes] dein { $piece ->
        [nomad] Nomade
       *[tribe] Stamm
    }
   *[no] { $piece ->
        [nomad] Nomade
       *[tribe] Stamm
    } von { $name }
}
stone-box = { $name }: Kleidung { $clothing }, Bautechnik { $construction }
stone-box-tile = { $base }, Ereignisplättchen { $numeral }
stone-box-open = für dich offen
stone-box-closed = für dich zu
stone-walk-cost = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $n } Fleisch
stone-over = über { $boxes }
stone-oceans = Pazifik, Atlantik, Indischer Ozean
stone-trace = Weg zeichnen
stone-use-food = 1 Fleisch: { $n } Schritte
stone-use-hunting = bewegt einen Räuber
stone-use-construction = Boote, Brücken
stone-use-clothing = Kälte, Meer
stone-how = Zum Beispiel: gehe 1,5,N 2,5,N oder Nomade 0,6,N oder Schritt Nahrung oder Tausch 3 Fleisch für 1 Feuerstein. Alle Befehle: { $list }.
stone-trace-say = Wähle den Weg Kreuzung für Kreuzung; die vorige nimmt einen Schritt zurück.

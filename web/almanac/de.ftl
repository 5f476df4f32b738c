# Das Nachschlagewerk, Deutsch. Zu jeder Zeile der Regeln: <Zeile> ist der Titel, <Zeile>-say erklärt sie.

## Gründung

B-01 = Zwei Runden Gründung
B-01-say = Alle gründen eine Siedlung mit einer Straße daran: zuerst einmal reihum, dann in umgekehrter Folge zurück. Wer in der ersten Runde zuletzt dran ist, beginnt also die zweite. Die Straße muss die eben gesetzte Siedlung berühren.
B-02 = Allein stehen
B-02-say = Nur die beiden Siedlungen der Gründung dürfen irgendwo stehen. Später wächst alles aus dem, was du hast: Eine Siedlung braucht eine eigene Straße, eine Straße braucht eine eigene Straße, Siedlung oder Stadt.
B-03 = Gründen am Hafen
B-03-say = Deine ersten Siedlungen dürfen an einem Hafen stehen. Du tauschst dann vom ersten Zug an zu seinem besseren Kurs.
B-04 = Die ersten Karten
B-04-say = Deine zweite Siedlung bringt sofort etwas ein: eine Karte für jede Landschaft ringsum. Die Wüste gibt nichts, die erste Siedlung auch nicht.
B-05 = Abstand halten
B-05-say = Zwischen zwei Bauwerken bleibt immer mindestens eine Kreuzung frei. Eine Kreuzung ist also gesperrt, sobald eine daneben bebaut ist, gleich von wem. Das gilt von der Gründung bis zum Schluss.
B-06 = Zwei Punkte zu Beginn
B-06-say = Jede Siedlung ist ein Punkt, also haben nach der Gründung alle zwei. Bis zum Sieg mit zehn fehlen noch acht.
B-07 = Wer beginnt
B-07-say = Das Los entscheidet, wer beginnt, wenn der Tisch nichts anderes gewählt hat. Derselbe Startwert gibt immer dieselbe Antwort.
B-08 = Wo Häfen liegen
B-08-say = Ein Hafen gehört zu einem Stück Küste und nützt den beiden Kreuzungen an dessen Enden. Keine Kreuzung hat zwei Häfen.
B-09 = Jede Kreuzung zählt
B-09-say = Auf jeder Kreuzung der Insel kann gebaut werden. Auch an der Küste, mit Hafen oder ohne.
B-10 = Wo der Räuber beginnt
B-10-say = Anfangs steht der Räuber in der Wüste und schadet niemandem. Mit der ersten Sieben oder dem ersten Ritter zieht er los.

## Zug, Wurf, Ertrag

B-11 = Dein Zug
B-11-say = Würfle zuerst. Dann handle und baue, so oft und in welcher Reihenfolge du willst, und beende den Zug. Vor dem Wurf darfst du nur eine Entwicklungskarte spielen.
B-12 = Was ein Wurf bringt
B-12-say = Jede Landschaft mit der gewürfelten Zahl gibt allen, die daran gebaut haben: eine Karte für eine Siedlung, zwei für eine Stadt. Wer am Zug ist, spielt keine Rolle.
B-13 = Die gesperrte Landschaft
B-13-say = Wo der Räuber steht, gibt es keinen Ertrag. Andere Landschaften mit derselben Zahl geben wie sonst.
B-14 = Was kommt, das kommt
B-14-say = Karten aus einem Wurf lassen sich nicht ablehnen, auch wenn du damit über sieben kommst. Das Spiel teilt sie von selbst aus.
B-15 = Zu wenig für mehrere
B-15-say = Reicht die Bank nicht für alle, die eine Sorte bekommen sollen, so bekommt niemand davon. Andere Sorten desselben Wurfs werden ausgezahlt.
B-16 = Zu wenig für eine Person
B-16-say = Steht die knappe Sorte nur einer Person zu, so bekommt sie alles, was noch da ist.
B-17 = Die Bank ist verdeckt
B-17-say = Was die Bank hat, wird nicht gezeigt, denn es würde zu viel über die Hände verraten. Von einem Engpass erfährst du, wenn er eintritt. Ein Tisch kann wählen, dass die Bank offen liegt.
B-18 = Karten zählen
B-18-say = Alle sehen jederzeit, wie viele Rohstoffkarten jemand hat.
B-19 = Verdeckte Hände
B-19-say = Welche Karten jemand hat, bleibt geheim. Die Seite weiß von fremden Händen nicht mehr als du.

## Sieben und Räuber

B-20 = Eine Sieben
B-20-say = Bei einer Sieben bekommt niemand etwas. Wer mehr als sieben Rohstoffkarten hat, gibt die Hälfte zurück, abgerundet und nach eigener Wahl. Dann versetzt, wer gewürfelt hat, den Räuber. Der Tisch kann eine andere Grenze als sieben wählen.
B-21 = Die Hälfte, und nur einmal
B-21-say = Nach einer Sieben gibst du einmal Karten ab. Hast du danach noch mehr als sieben, behältst du sie.
B-22 = Ein Ritter schont die Hände
B-22-say = Ein Ritter versetzt den Räuber wie eine Sieben, aber niemand muss Karten abgeben.
B-23 = Der Räuber muss weiter
B-23-say = Der Räuber muss auf eine andere Landschaft; stehen bleiben darf er nicht. Und er kann nur an Land stehen.
B-24 = Zurück in die Wüste
B-24-say = Die Wüste ist für den Räuber eine Landschaft wie jede andere. Ihn dorthin zu schicken ist eine freundliche Wahl.
B-25 = Nehmen neben der Wüste
B-25-say = Auch wer den Räuber in die Wüste versetzt, nimmt jemandem, der daneben gebaut hat, eine Karte.
B-26 = Eine Karte von einem Gegner
B-26-say = Wer den Räuber versetzt, nimmt einem Gegner mit einem Bauwerk an dieser Landschaft eine Karte. Sind es mehrere, wählst du, wem; welche Karte es ist, entscheidet der Zufall. Nur ihr beide wisst es.
B-27 = Keine Wahl für das Opfer
B-27-say = Wer beraubt wird, sucht die Karte nicht selbst aus. Sie wird immer zufällig gezogen.
B-28 = Kein Blick in die Hand
B-28-say = Beraubt zu werden heißt nicht, die Hand zu zeigen. Du siehst die Karte, die du genommen hast, sonst nichts.
B-29 = Eine leere Hand berauben
B-29-say = Du darfst einen Gegner wählen, der nichts hat. Dann wechselt keine Karte die Hand, und der Zug geht weiter.
B-30 = Niemand da
B-30-say = Hat am neuen Ort des Räubers kein Gegner gebaut, wird nichts genommen.
B-31 = Der Zug geht weiter
B-31-say = Ist der Räuber versetzt, geht der Zug weiter: Du handelst und baust wie nach jedem Wurf. Eine Sieben versetzt den Räuber genau einmal.
B-32 = Kein Handel während der Sieben
B-32-say = Von der Sieben an, bis der Räuber fertig ist, handelt niemand. So kann man nicht schnell noch Karten loswerden, um unter acht zu kommen.
B-33 = Zweimal in einem Zug
B-33-say = Eine Sieben und ein Ritter dürfen im selben Zug vorkommen. Jedes davon versetzt den Räuber und nimmt eine Karte.

## Handel

B-34 = Wann gehandelt wird
B-34-say = Der Handel beginnt nach dem Wurf, mit den anderen und mit der Bank. Vorher handelt niemand.
B-35 = So oft du willst
B-35-say = Du darfst handeln, solange du Karten hast. Nur Angebote an andere sind auf vierzig je Zug begrenzt, aus Rücksicht auf alle.
B-36 = Wer am Zug ist, handelt mit
B-36-say = Eine Seite jedes Handels ist, wer am Zug ist. Will diese Person nicht handeln, handelt niemand.
B-37 = Vorschlagen, wenn andere dran sind
B-37-say = Bist du nicht am Zug, darfst du der Person am Zug einen Handel vorschlagen oder auf ein Angebot mit einem anderen antworten. Karten wechseln nur, wenn sie zustimmt.
B-38 = Die Bank bedient nur eine Person
B-38-say = Mit der Bank tauscht nur, wer am Zug ist.
B-39 = Keine Geschenke
B-39-say = Ein Handel hat zwei Seiten, und jede gibt mindestens eine Rohstoffkarte. Verschenken geht nicht.
B-40 = Karten gegen Karten
B-40-say = Versprechen kann man im Handel nur Rohstoffkarten. Ein Gefallen, etwa vom Räuber verschont zu werden, gehört nicht dazu.
B-41 = Unverkäuflich: Entwicklungskarten
B-41-say = Entwicklungskarten bleiben bei dem, der sie gekauft hat. Man kann sie weder geben noch verlangen.
B-42 = Nie Gleiches gegen Gleiches
B-42-say = Keine Sorte darf auf beiden Seiten stehen. Das wäre ein verkleidetes Geschenk.
B-43 = Kein Kredit
B-43-say = Beide Seiten müssen ihre Karten haben, wenn sie zusagen und wenn sie tauschen. Auf später verschoben wird nichts.
B-44 = Offen vor allen
B-44-say = Was angeboten und was getauscht wird, sehen alle. Der Verlauf hält es fest.
B-45 = Kein Handel unter den anderen
B-45-say = Zwei, die nicht am Zug sind, können nicht miteinander handeln, auch nicht als Teil eines größeren Geschäfts. Wer am Zug ist, handelt mit jedem einzeln.
B-46 = Kurse der Bank
B-46-say = Die Bank nimmt vier Karten einer Sorte für eine andere. Mit einem Hafen 3:1 nimmt sie drei. Mit einem Hafen, der eine Sorte zeigt, nimmt sie zwei, aber nur von dieser. Es gilt dein bester Kurs.
B-47 = Der Räuber sperrt keinen Handel
B-47-say = Eine gesperrte Landschaft gibt keine Karten, aber ihre Sorte wird gehandelt wie immer, mit anderen und mit der Bank.
B-48 = Nur eigene Häfen
B-48-say = Ein Hafen nützt nur denen, die auf einer seiner beiden Kreuzungen gebaut haben.
B-49 = Ein neuer Hafen wirkt sofort
B-49-say = Sobald du an einem Hafen gebaut hast, tauschst du zu seinem Kurs, noch im selben Zug. Nur wo Handel und Bauen getrennt sind, wartest du bis zum nächsten.
B-50 = Ein Hafen neben dem Räuber
B-50-say = Der Räuber sperrt den Ertrag, nicht die Schifffahrt. Ein Hafen an seiner Landschaft behält seinen Kurs.
B-51 = Was das Bild bedeutet
B-51-say = Das Bild an einem Hafen 2:1 ist die Sorte, von der du zwei gibst. Was du dafür bekommst, steht dir frei.
B-52 = Die Bank muss es haben
B-52-say = Die Bank kann nicht geben, was sie nicht hat. Dann wähle eine andere Sorte.
B-53 = Fragen kostet nichts
B-53-say = Du darfst ein Angebot machen, nur um etwas zu erfahren, und es zurücknehmen. Abgelehnt wird es nie deshalb, weil anderen die Karten fehlen: Das verriete ihre Hände. Sagen mehrere zu, wählst du.
B-54 = Bündnisse
B-54-say = Ob und wie man einander hilft, ist Sache des Tisches. Die Regeln sagen dazu nichts.

## Bauen

B-55 = So viel du bezahlen kannst
B-55-say = In einem Zug darfst du beliebig viel bauen, solange Karten, Figuren und Plätze reichen.
B-56 = Was es kostet
B-56-say = Eine Straße kostet Holz und Lehm; eine Siedlung Holz, Lehm, Wolle und Getreide; eine Stadt zwei Getreide und drei Erz; eine Entwicklungskarte Wolle, Getreide und Erz. Gezahlt wird an die Bank.
B-57 = Deine Figuren
B-57-say = Du hast fünfzehn Straßen, fünf Siedlungen und vier Städte. Was verbraucht ist, lässt sich nicht bauen.
B-58 = Wohin eine Straße darf
B-58-say = Eine Straße braucht einen freien Weg, der an deine Straße, Siedlung oder Stadt anschließt. Auf jeden Weg passt eine Straße.
B-59 = Nicht an fremden Bauten vorbei
B-59-say = An einer fremden Siedlung oder Stadt endet deine Straße: Von dort aus geht es dahinter nicht weiter. Schließt auf der anderen Seite etwas Eigenes an, kannst du daran bauen.
B-60 = Eine unterbrochene Straße verlängern
B-60-say = Eine Straße, die jemand unterbrochen hat, gehört weiter dir. Du darfst an beiden Teilen weiterbauen.
B-61 = Siedeln an einer unterbrochenen Straße
B-61-say = Auch an eine unterbrochene Straße darfst du eine Siedlung setzen, wo die üblichen Regeln es erlauben.
B-62 = Siedlung an der eigenen Straße
B-62-say = Eigene Siedlungen und Städte unterbrechen deine Straßen nicht. Unterwegs zu bauen kostet keine Länge.
B-63 = Wo eine Siedlung stehen darf
B-63-say = Eine Siedlung braucht dreierlei: eine freie Kreuzung, kein Bauwerk auf den Kreuzungen daneben und eine eigene Straße, die hinführt.
B-64 = Von der Siedlung zur Stadt
B-64-say = Eine Stadt tritt immer an die Stelle einer deiner Siedlungen. Die Siedlung kommt zu dir zurück und kann anderswo wieder gebaut werden.
B-65 = Keine Stadt aus dem Nichts
B-65-say = Eine Stadt lässt sich nicht unmittelbar bauen. Stehen alle deine Siedlungen auf dem Plan, mache zuerst eine davon zur Stadt.
B-66 = Städte jederzeit
B-66-say = Eine Stadt darfst du bauen, lange bevor alle fünf Siedlungen stehen.
B-67 = Was steht, das steht
B-67-say = Abgerissen oder verschoben wird nichts. Überlege, bevor du baust.
B-68 = Wer zuerst kommt
B-68-say = Einen Platz kann man nicht vormerken. Er gehört, wer dort zuerst baut.
B-69 = Bauen neben dem Räuber
B-69-say = Der Räuber hindert niemanden, an seiner Landschaft zu bauen.
B-70 = An der Küste entlang
B-70-say = Straßen dürfen an der Küste verlaufen wie überall. Nur draußen auf dem Meer gibt es nichts zu bauen.

## Entwicklungskarten

B-71 = Karten kaufen
B-71-say = Du darfst so viele Entwicklungskarten kaufen, wie du bezahlen kannst, solange es welche gibt. Der Zufall entscheidet, welche.
B-72 = Eine je Zug, und keine neue
B-72-say = In deinem Zug darfst du eine Entwicklungskarte spielen, und keine, die du in demselben Zug gekauft hast. Eine ältere derselben Art geht.
B-73 = Spielen vor dem Wurf
B-73-say = Jede Entwicklungskarte darf auch vor dem Wurf gespielt werden. Sie ist dann die eine Karte dieses Zuges.
B-74 = Gespielte Karten
B-74-say = Ritter bleiben offen liegen und zählen. Alle anderen gespielten Karten sind aus dem Spiel und kommen nicht wieder.
B-75 = Verdeckte Karten
B-75-say = Wie viele Entwicklungskarten du hast, sehen alle. Welche es sind, weißt nur du, bis du sie spielst.
B-76 = Monopol
B-76-say = Nenne einen Rohstoff: Alle anderen geben dir alle Karten davon. Hat niemand welche, bekommst du nichts, und die Karte ist trotzdem gespielt.
B-77 = Kein Beweis nötig
B-77-say = Nach einem Monopol muss niemand die Hand zeigen. Das Spiel sorgt selbst dafür, dass alle Karten abgegeben werden.
B-78 = Erfindung
B-78-say = Nimm zwei Karten deiner Wahl aus der Bank, gleiche oder verschiedene, und verwende sie, wenn du willst, sofort. Die Bank muss sie haben. Hat sie nur noch eine Karte, bekommst du diese.
B-79 = Straßenbau
B-79-say = Lege zwei Straßen, ohne zu bezahlen, wo Straßen hin dürfen. Gibt es nur für eine Platz oder eine Figur, ist es eine. Nach der ersten darfst du aufhören.
B-80 = Freie Straßen lassen den Handel offen
B-80-say = Wo Handel und Bauen getrennt sind, schließen Straßen aus einer Karte den Handel nicht. Bezahlt wurde ja nichts.
B-81 = Ein Ritter jederzeit
B-81-say = Einen Ritter darfst du spielen, wo auch immer der Räuber steht, selbst weit weg von deinen Landschaften.
B-82 = Ein Ritter vor dem Wurf
B-82-say = Vor dem Wurf gespielt, kann ein Ritter deine Landschaft gerade rechtzeitig für die Zahl befreien.
B-83 = Was ein Ritter tut
B-83-say = Du versetzt den Räuber und nimmst eine Karte, wie bei einer Sieben. Danach liegt der Ritter offen bei dir und zählt für die Größte Rittermacht.

## Größte Rittermacht, Längste Handelsstraße

B-84 = Größte Rittermacht
B-84-say = Wer als Erstes drei Ritter gespielt hat, bekommt die Größte Rittermacht: zwei Punkte. Sie wechselt, sobald jemand mehr Ritter gespielt hat als die Person, die sie hat.
B-85 = Nur gespielte Ritter zählen
B-85-say = Ritter auf der Hand zählen nicht für die Größte Rittermacht.
B-86 = Längste Handelsstraße
B-86-say = Wer eine durchgehende Strecke von mindestens fünf Straßen hat und mehr als alle anderen, hat die Längste Handelsstraße: zwei Punkte. Abzweigungen werden nicht addiert; jede Straße zählt einmal.
B-87 = Ringe zählen ganz
B-87-say = Eine Strecke darf sich selbst kreuzen. Ein Ring aus sechs Straßen zählt sechs, und was daran hängt, kommt dazu.
B-88 = Gleich lang ist nicht länger
B-88-say = Wer nur gleich lang ist, bekommt die Längste Handelsstraße nicht. Sie bleibt, wo sie ist.
B-89 = Eine Straße unterbrechen
B-89-say = Eine Siedlung mitten in einer fremden Strecke teilt sie in zwei. Sie braucht einen Platz, den die üblichen Regeln erlauben.
B-90 = Nach der Unterbrechung
B-90-say = Wer die Längste Handelsstraße hat, behält sie, solange niemand länger ist. Sonst bekommt sie, wer allein die längste hat. Sind mehrere gleich lang oder hat niemand fünf, wird sie beiseitegelegt.
B-91 = Wieder verbinden
B-91-say = Die beiden Teile lassen sich wieder verbinden, indem man um das Hindernis herumbaut.
B-92 = Auch Unterbrochenes wächst
B-92-say = Du kannst jeden Teil verlängern, und er zählt, sobald er lang genug ist.
B-93 = Geschlossene Routen
B-93-say = Manche größeren Spiele haben Regeln über geschlossene Routen. Dieses hat keine: Straßen werden nie entfernt.

## Punkte und Ende

B-94 = Was Punkte bringt
B-94-say = Eine Siedlung bringt einen Punkt, eine Stadt zwei. Die Längste Handelsstraße und die Größte Rittermacht bringen je zwei, eine Punktkarte einen.
B-95 = Gewinnen
B-95-say = Wer im eigenen Zug genug Punkte hat, gewinnt sofort. Meist sind es zehn; ein Tisch kann von drei bis zwanzig wählen.
B-96 = Nicht im Zug von anderen
B-96-say = Erreichst du das Ziel, während jemand anderes am Zug ist, hast du noch nicht gewonnen. Du gewinnst, wenn du dran bist und die Punkte dann noch hast.
B-97 = Es endet von selbst
B-97-say = Niemand muss den Sieg bemerken oder ansagen. Das Spiel zählt auch verdeckte Punktkarten mit.
B-98 = Gewonnen vor dem Wurf
B-98-say = Wer zu Beginn des eigenen Zuges genug Punkte hat, hat gewonnen und braucht nicht zu würfeln.
B-99 = Nach dem Ende
B-99-say = Ist das Spiel gewonnen, geschieht nichts mehr. Höher gewinnen kann man nicht.
B-100 = Punktkarten im Stapel
B-100-say = Von den 25 Entwicklungskarten sind fünf Punkte. Vierzehn sind Ritter, und von den drei anderen gibt es je zwei.
B-101 = Punktkarten bleiben verdeckt
B-101-say = Eine Punktkarte zählt für dich von Anfang an, aber die anderen sehen sie erst, wenn das Spiel zu Ende ist. Dann werden alle gezeigt.
B-102 = Mehrere auf einmal
B-102-say = Die Grenze von einer Karte je Zug gilt für Punktkarten nicht. Alle zählen zusammen, auch eine eben gekaufte.
B-103 = Bluffen
B-103-say = Eine Karte, die jemand lange behält, gibt anderen zu denken. Was du darüber sagst, bleibt dir überlassen.
B-104 = Sonnen auf den Auszeichnungen
B-104-say = Auf manchen gedruckten Auszeichnungen steht jede Sonne für einen Punkt. Hier steht auf der Auszeichnung, dass sie zwei Punkte bringt.
B-105 = Welche Regeln gelten
B-105-say = Die Seite folgt den Regeln aus dem Jahr 2015 zusammen mit den offiziellen Antworten auf Fragen. Wo diese etwas offen lassen, sagt das Nachschlagewerk, wie hier gespielt wird.
B-106 = Ältere Spielpläne
B-106-say = Die Häfen älterer Ausgaben waren lose Teile. Für sie gilt dasselbe: ein Stück Küste, zwei Kreuzungen.

## Wahlregeln

V-01 = Erst handeln, dann bauen
V-01-say = Eine Wahlregel für strenge Tische: Was du als Erstes baust oder kaufst, schließt den Handel für diesen Zug. Freie Straßen aus einer Karte nicht.
V-02 = Zu Ende ziehen nach dem Sieg
V-02-say = Eine Wahlregel für Turniere: Wer das Ziel erreicht, hat gewonnen, darf aber den Zug noch zu Ende spielen und weitere Punkte sammeln.
V-03 = Ein vereinbartes Ende
V-03-say = Eine Wahlregel für kurze Spiele: Die gewählte Runde ist die letzte, oder die laufende, wenn alle einig sind. Danach dürfen alle noch einmal bauen, nur nicht, wer eben dran war. Dann gewinnen die meisten Punkte; bei Gleichstand gewinnt man gemeinsam.
V-04 = Mehr Karten in der Bank
V-04-say = Eine Wahlregel: Die Bank kann mit mehr oder weniger als neunzehn Karten je Sorte beginnen.
V-05 = Wählen, wer beginnt
V-05-say = Eine Wahlregel: das Los, ein Platz deiner Wahl oder der höchste Wurf.
V-06 = Zufällige Zahlen
V-06-say = Sonst liegen die Zahlen in einer Spirale. Mit dieser Wahlregel liegen sie zufällig, aber nie eine 6 oder 8 neben einer anderen.
V-07 = Gemischte Häfen
V-07-say = Eine Wahlregel: Die Häfen behalten ihre Plätze, aber welcher wo liegt, wird gemischt.
V-09 = Die offene Bank
V-09-say = Eine Wahlregel: Alle sehen, was die Bank hat.
V-10 = Die Insel für Einsteiger
V-10-say = Eine feste Insel, auf der die ersten Siedlungen und Straßen schon stehen und alle erste Karten haben. Gut für ein erstes Spiel.
V-12 = Tausend Züge
V-12-say = Hat nach tausend Zügen niemand gewonnen, endet das Spiel ohne Sieg.

## Fünf und sechs

X-01 = Die Bauphase
X-01-say = Zu fünft oder sechst wäre das Warten lang. Darum dürfen nach jedem Zug alle anderen in einer kurzen Bauphase bauen und Karten kaufen. Nur wer gerade seinen Zug beendet hat, setzt dabei aus.
X-02 = Nach jedem Zug
X-02-say = Die Bauphase kommt immer, auch wenn im Zug davor nichts gebaut wurde. Gefragt werden jedes Mal alle; so verrät keine Pause, was jemand auf der Hand hat.
X-03 = Kein Sieg zwischen den Zügen
X-03-say = Punkte aus der Bauphase zählen, doch gewonnen wird dort nicht. Reicht es noch, wenn dein eigener Zug beginnt, hast du sofort gewonnen.
X-04 = Karten aus der Bauphase
X-04-say = Eine Entwicklungskarte, die du in der Bauphase gekauft hast, kannst du in deinem nächsten Zug spielen, selbst wenn er gleich danach kommt.
X-05 = Nur bauen
X-05-say = In der Bauphase wird nicht gewürfelt, und Entwicklungskarten bleiben auf der Hand. Ihre Zeit ist dein eigener Zug.
X-06 = Kein Handel zwischen den Zügen
X-06-say = Gebaut wird mit dem, was da ist: Jetzt handeln weder die anderen noch die Bank mit dir, auch nicht über Häfen. Angebote aus dem Zug sind hinfällig.
X-07 = Reihum, einmal jeder
X-07-say = Es geht im Uhrzeigersinn; den Anfang macht, wer links von der Person sitzt, deren Zug vorbei ist. Baue und kaufe, was du bezahlen kannst, und gib dann weiter. Ein zweites Mal kommst du in derselben Bauphase nicht dran.
X-08 = Zwei Wüsten
X-08-say = Auf der großen Insel liegen zwei Wüsten, beide ohne Zahl. In welcher der Räuber anfängt, sagt das Los.
X-09 = Alle gründen frei
X-09-say = Auf der großen Insel ist nichts vorgegeben: Beide Plätze suchst du selbst aus. Für die zweite Siedlung gibt es die ersten Karten, höchstens drei.
X-10 = Die große Insel
X-10-say = Dreißig Landschaften, davon achtundzwanzig mit Zahl, und elf Häfen. In der Bank liegen vierundzwanzig Karten je Sorte, dazu kommen vierunddreißig Entwicklungskarten.
X-11 = Längste Handelsstraße zwischen den Zügen
X-11-say = Auch in der Bauphase wechselt die Längste Handelsstraße sofort. Das kann eine längere Strecke bewirken oder eine Siedlung, die eine andere zerteilt.
X-12 = Ein neuer Hafen muss warten
X-12-say = Ein Hafen aus der Bauphase gehört dir zwar gleich, nützt dir aber erst von deinem nächsten Zug an. Vorher wird ja nicht gehandelt.
X-13 = Nach dem Sieg ist Schluss
X-13-say = Hat jemand gewonnen, ist das Spiel vorbei, und es folgt keine Bauphase mehr.
X-14 = Mehr oder weniger Karten
X-14-say = Die große Bank lässt sich auch zu dritt oder viert verwenden und hier eine kleinere. Beides kann man einstellen.
V-08 = Doppelzüge
V-08-say = Eine Wahlregel zu fünft und sechst, anstelle der Bauphase: Nach jedem Zug ist noch die dritte Person zur Linken dran. Sie baut, kauft, tauscht mit der Bank und darf eine Karte spielen, würfelt aber nicht und handelt nicht mit den anderen. Hat sie genug Punkte, gewinnt sie.

## Duell

D-01 = Ein Spiel für zwei
D-01-say = Das Duell spielt man genau zu zweit. Es gilt, was auf der Insel gilt, bis auf das, was in diesem Teil steht.
D-02 = Zwanzig Handelschips
D-02-say = Es sind immer zwanzig Handelschips im Spiel. Sie liegen bei dir, beim Gegenüber oder neben dem Spielplan.
D-03 = Zwei neutrale Farben
D-03-say = Die Farben, die niemand spielt, sind neutral. Ihre Siedlungen und Straßen stehen im Weg, aber sie haben keinen Zug, keine Karten und keine Punkte.
D-04 = Fünf Chips zu Beginn
D-04-say = Ihr beginnt mit je fünf Handelschips. Zehn weitere liegen neben dem Plan.
D-05 = Die vertraute Insel
D-05-say = Gespielt wird auf den neunzehn Landschaften der Insel, zufällig gelegt oder wie auf der Einsteigerinsel.
D-06 = Wo die neutralen Farben beginnen
D-06-say = Bevor ihr gründet, steht von jeder neutralen Farbe schon eine Siedlung da, ohne Straße. Auch zu ihr ist Abstand zu halten. Für die beiden Plätze hat der Tisch zwei Möglichkeiten.
D-07 = Gründen zu zweit
D-07-say = Eine Seite gründet, die andere gleich zweimal hintereinander, dann noch einmal die erste. Zu jeder Siedlung gehört wie sonst eine Straße.
D-08 = Noch keine neutralen Stücke
D-08-say = Solange ihr gründet, wird für die neutralen Farben nichts gebaut. Sie kommen mit dem ersten Zug ins Spiel.
D-09 = Zwei Würfe je Zug
D-09-say = Ein Zug beginnt mit zwei Würfen hintereinander. Erst nach beiden wird gehandelt und gebaut.
D-10 = Zwei verschiedene Summen
D-10-say = Die zweite Summe muss eine andere sein als die erste. Ist sie gleich, wird so lange neu gewürfelt, bis es stimmt.
D-11 = Eins nach dem anderen
D-11-say = Was der erste Wurf bringt, bekommt ihr beide, bevor der zweite fällt. Dann kann der Bank schon etwas fehlen.
D-12 = Eine Sieben unter zwei Würfen
D-12-say = Ist der erste Wurf eine Sieben, werden erst Karten abgegeben und der Räuber versetzt, dann geht es weiter. Eine zweite Sieben gibt es in diesem Zug nicht.
D-13 = Zu jedem Bau ein neutrales Stück
D-13-say = Hast du eine Straße gebaut, legst du auch für eine neutrale Farbe eine; nach einer Siedlung ist es eine Siedlung. Das kostet nichts, die Farbe wählst du, und der Platz muss den Regeln folgen. Vorher geht nichts anderes weiter.
D-14 = Wenn nichts passt
D-14-say = Hat keine der neutralen Farben Platz für eine Siedlung, legst du stattdessen eine neutrale Straße. Geht auch das nicht, spielst du einfach weiter.
D-15 = Bei Städten und Karten nichts
D-15-say = Ein neutrales Stück folgt nur auf Straßen und Siedlungen. Eine Stadt oder eine gekaufte Karte zieht nichts nach sich.
D-16 = Kein Ertrag für Neutrale
D-16-say = Ein Wurf bringt ihnen keine Karten. Ist die Bank knapp, nehmen sie dir also nichts weg.
D-17 = Eine neutrale Längste Handelsstraße
D-17-say = Neutrale Straßen zählen im Wettlauf mit. Solange eine neutrale Farbe die Längste Handelsstraße hat, bekommt niemand die zwei Punkte, und du musst sie übertreffen.
D-18 = Zwangstausch
D-18-say = Zahle Chips und zieh zufällig zwei Karten aus der anderen Hand. Danach gibst du zwei Karten deiner Wahl zurück, gern auch gezogene.
D-19 = Den Räuber heimschicken
D-19-say = Zahle Chips, und der Räuber kehrt in die Wüste zurück. Eine Karte verliert dabei niemand. Ist er schon dort, gibt es nichts zu bezahlen.
D-20 = Nur eine Karte
D-20-say = Hat dein Gegenüber nur eine Karte, ziehst du diese. Zurück gehen trotzdem zwei, eine eigene brauchst du also.
D-21 = Eine leere Hand
D-21-say = Ohne Karten auf der anderen Seite gibt es keinen Zwangstausch. Deine Chips behältst du.
D-22 = Der Preis
D-22-say = Eine Aktion kostet einen Chip, solange du nicht mehr Punkte hast als dein Gegenüber, in Führung zwei. Verglichen wird nur, was beide sehen; verdeckte Punktekarten zählen hier nicht.
D-23 = Wohin die Chips gehen
D-23-say = Bezahlte Chips kommen wieder neben den Plan. Ihr beide könnt sie von Neuem verdienen.
D-24 = Chips einsetzen
D-24-say = Einmal in deinem Zug darfst du Chips einsetzen, für den Zwangstausch oder den Räuber. Das geht vor dem ersten Wurf oder wenn beide Würfe erledigt sind, dazwischen nicht.
D-25 = Zu wenige Chips
D-25-say = Wer den Preis nicht zahlen kann, muss verzichten. In Führung ist er doppelt so hoch.
D-26 = Ein Ritter für zwei Chips
D-26-say = Einmal in deinem Zug darfst du einen ausgespielten Ritter abgeben und bekommst zwei Chips. Er ist dann aus dem Spiel und zählt nicht mehr für die Größte Rittermacht.
D-27 = Nur noch zwei Ritter
D-27-say = Hast du die Größte Rittermacht und behältst nach dem Abgeben nur zwei Ritter, wird sie beiseitegelegt. Ihre Punkte hat niemand, bis jemand sie neu erwirbt.
D-28 = Bei Gleichstand keine Macht
D-28-say = Sonst ändert ein Gleichstand nichts. Entsteht er aber, weil jemand einen Ritter abgibt, wird die Größte Rittermacht beiseitegelegt.
D-29 = Wer sie dann bekommt
D-29-say = Liegt danach dein Gegenüber vorn, mit mindestens drei Rittern, wechselt die Größte Rittermacht sofort. Liegt sie beiseite, bekommt sie, wer als Nächstes durch einen gespielten Ritter vorn ist.
D-30 = Siedeln an der Wüste
D-30-say = Eine Siedlung an der Wüste bringt zwei Chips, auch schon bei der Gründung. Wird sie zur Stadt, gibt es nichts mehr.
D-31 = Siedeln an der Küste
D-31-say = Eine Siedlung an der Küste bringt einen Chip, mit Hafen oder ohne. Auch das gilt von der Gründung an.
D-32 = Wüste und Küste zugleich
D-32-say = Berührt eine Kreuzung die Wüste und das Meer, bringt eine Siedlung dort drei Chips.
D-33 = Nicht mehr, als da sind
D-33-say = Chips kommen vom Vorrat neben dem Plan. Reicht er nicht, bekommst du, was noch da ist.
D-34 = Nichts für neutrale Siedlungen
D-34-say = Eine neutrale Siedlung bringt keine Chips, gleich wohin du sie setzt. Ihr Hafen nützt niemandem.
D-35 = Niemand zu berauben
D-35-say = Der Räuber darf neben neutralen Siedlungen stehen, doch eine Hand, aus der man etwas nehmen könnte, gibt es dort nicht.
D-36 = Regeln auf Papier
D-36-say = Die Regeln des Duells gibt es auch gedruckt. Um hier zu spielen, genügt dieses Nachschlagewerk.
V-11 = Freie Wahl des neutralen Stücks
V-11-say = Eine Wahlregel für das Duell: Nach deiner Straße oder Siedlung bestimmst du, ob das neutrale Stück eine Straße oder eine Siedlung wird. Hat nur eines davon Platz, ist es dieses.

## Die Steinzeit

S-01 = Drei Stämme in Afrika
S-01-say = Alle beginnen mit drei Stämmen in Afrika. Zwei weitere warten neben dem Plan, bis Nomaden siedeln.
S-02 = Vier Rohstoffe
S-02-say = Fleisch, Knochen, Feuerstein und Pelz. Was du bekommst, hängt von den Würfeln ab und davon, wo deine Stämme leben.
S-03 = Wozu Karten gut sind
S-03-say = Du bezahlst viererlei: einen neuen Nomaden, eine Wanderung, das Siedeln und einen Fortschritt. Sonst gibt es nichts zu kaufen.
S-04 = Woher Punkte kommen
S-04-say = Jeder neue Stamm bringt ein Volksplättchen, also einen Punkt. Weitere gibt es für Kunst, Anpassung, Erkundung und Ausbreitung. Deine ersten drei Stämme bringen keine.
S-05 = Zehn Punkte gewinnen
S-05-say = Wer im eigenen Zug zuerst zehn Punkte hat, gewinnt. Ein Tisch kann fünf bis zwanzig wählen.
S-06 = Was es gibt
S-06-say = Zwanzig Karten von jedem Rohstoff, 32 Volksplättchen, 18 Ereignisplättchen, zehn Wüsten, zehn Sonderkarten. Was verbraucht ist, ist verbraucht.
S-07 = Die Karte der Welt
S-07-say = Der Plan zeigt die Erdteile mit 52 Landschaften. Wege führen an ihren Seiten entlang, einige mehr über Meer und Eis.
S-08 = Was Landschaften geben
S-08-say = Hügel geben Fleisch, Steppe gibt Knochen, Gebirge gibt Feuerstein, Wald gibt Pelz. Jede gibt es dreizehnmal.
S-09 = Zahlen
S-09-say = Jede Landschaft hat eine Zahl von 2 bis 12, nur nie 7. Wird sie gewürfelt, gibt die Landschaft etwas.
S-10 = Vier Leisten
S-10-say = Nahrung, Jagd, Bautechnik und Kleidung: Auf jeder geht es von 0 bis 5.
S-11 = Deine Figuren
S-11-say = Du hast zwei Nomaden, fünf Stämme und auf jeder Leiste einen Stein.
S-12 = Aufstellung für Einsteiger
S-12-say = Von allen stehen schon drei Stämme in Afrika und ein Nomade neben einem davon. Welche es sind, sagt der Platz.
S-13 = Zu dritt
S-13-say = Zu dritt bleibt eine Farbe mit allen Figuren aus dem Spiel.
S-14 = Aufstellung zu dritt
S-14-say = Zu dritt nehmt ihr die erste, dritte und vierte der fertigen Aufstellungen.
S-15 = Für Erfahrene
S-15-say = Wer das Spiel kennt, setzt die ersten Stämme selbst. Das ist eine Wahlregel.
S-16 = Alle bei null
S-16-say = Alle Steine beginnen auf Feld 0. Bis Feld 4 ist überall Platz für alle.
S-17 = Deine ersten Karten
S-17-say = Du beginnst mit einem Pelz und einem Knochen aus der Bank.
S-18 = Volksplättchen zu viert
S-18-say = Zu viert liegt auf allen 32 Plätzen ein Volksplättchen: je acht von Europa, Asien, Australien und Amerika.
S-19 = Volksplättchen zu dritt
S-19-say = Zu dritt bekommen nur die Plätze mit Dreieck ein Plättchen, fünf von jedem Volk.
S-20 = Plätze ohne Plättchen
S-20-say = Die anderen zwölf Plätze bleiben zu dritt leer. Nomaden dürfen dort stehen, aber nicht siedeln.
S-21 = Verdeckte Ereignisse
S-21-say = An jedem Übergang liegt verdeckt ein Ereignisplättchen. Die Ziffer sagt, welche es sein können; mehr weiß niemand, auch diese Seite nicht.
S-22 = Wo die Räuber beginnen
S-22-say = Der Neandertaler beginnt in Tschukotka, das Raubtier gegenüber in Alaska.
S-23 = Kunst
S-23-say = Auf der fünften Stufe jeder Leiste wartet eine Kunstkarte. Sie zählt einen Punkt.
S-24 = Karten, die warten
S-24-say = Erkundung, Ausbreitung und die vier Anpassungen gehören anfangs niemandem.
S-25 = Frei aufstellen
S-25-say = In drei Runden setzt ihr je einen Stamm auf einen freien Startplatz; das sind die dunklen Kreuzungen in Afrika.
S-26 = Der höchste Wurf
S-26-say = Alle würfeln; wer am höchsten kommt, setzt zuerst. Gleiche würfeln noch einmal. Dann geht es reihum.
S-27 = Und zurück
S-27-say = Der zweite Stamm kommt in umgekehrter Folge: Wer zuletzt dran war, beginnt.
S-28 = Der dritte Stamm
S-28-say = Die dritte Runde läuft wieder vorwärts. Wer zuerst gesetzt hat, setzt also zweimal hintereinander.
S-29 = Noch keine Nomaden
S-29-say = Nach dem freien Aufstellen hat niemand Nomaden: Den ersten musst du bezahlen.
S-30 = Der erste Zug
S-30-say = Wer den ersten Stamm gesetzt hat, hat auch den ersten Zug.
S-31 = Wer beginnt
S-31-say = Das Los entscheidet, wer beginnt; dann geht es reihum.
S-32 = Würfeln, handeln, entwickeln
S-32-say = Erst die Würfel, dann der Handel, dann alles andere. Zurück zu einem früheren Teil geht es nicht.
S-33 = Ein Wurf
S-33-say = Du würfelst einmal mit beiden Würfeln, und zwar immer.
S-34 = Was ein Wurf bringt
S-34-say = Eine Landschaft mit der gewürfelten Zahl gibt für jeden Stamm an ihr eine Karte, und zwar allen.
S-35 = Mehrere Stämme an einem Ort
S-35-say = Leben zwei deiner Stämme an derselben Landschaft, bekommst du zwei Karten.
S-36 = Nomaden bringen nichts
S-36-say = Nur Stämme bringen Karten. Nomaden sind unterwegs.
S-37 = Sieben
S-37-say = Eine Sieben bringt niemandem etwas. Vielleicht sind Karten abzugeben, und der Neandertaler zieht um.
S-38 = Was kommt, das kommt
S-38-say = Karten aus einem Wurf lassen sich nicht ablehnen.
S-39 = Zu wenig für mehrere
S-39-say = Reicht eine Sorte nicht für alle, denen sie zusteht, bekommt niemand davon. Andere Sorten gibt es.
S-40 = Zu wenig für eine Person
S-40-say = Steht die knappe Sorte nur einer Person zu, bekommt sie, was noch da ist.
S-41 = Handel untereinander
S-41-say = In deinem Zug sagst du, was du gibst und was du möchtest, einer Person oder allen. Unter denen, die zusagen, wählst du.
S-42 = Immer mit der Person am Zug
S-42-say = Gehandelt wird nur mit der Person, die am Zug ist. Vorschlagen dürfen auch die anderen etwas.
S-43 = Drei für eine
S-43-say = Die Bank gibt eine Karte für drei gleiche. Das gilt immer und für alle; vergiss es nicht.
S-44 = Die Bank in deinem Zug
S-44-say = Mit der Bank tauschst du nur im eigenen Zug.
S-45 = Offene Bank
S-45-say = Wie viele Karten die Bank noch hat, dürfen alle sehen.
S-46 = Leerer Stapel
S-46-say = Was die Bank nicht hat, kannst du dort nicht bekommen.
S-47 = Handel endet mit der ersten Tat
S-47-say = Der erste neue Nomade, die erste Wanderung, das erste Siedeln oder der erste Fortschritt beendet den Handel in diesem Zug. Handle also vorher.
S-48 = Jetzt kein Handel
S-48-say = Vor dem Wurf, und solange eine Sieben nicht erledigt ist, handelt niemand.
S-49 = Keine Geschenke
S-49-say = Jede Seite gibt mindestens eine Karte.
S-50 = Nicht Gleiches gegen Gleiches
S-50-say = Keine Sorte darf auf beiden Seiten stehen.
S-51 = Nur Rohstoffe
S-51-say = Plättchen, Sonderkarten, Nomaden und Versprechen lassen sich nicht tauschen.
S-52 = Kein Kredit
S-52-say = Beide Seiten müssen ihre Karten haben. Ein Angebot wird nicht verwehrt, weil anderen etwas fehlt; das würde ihre Hände verraten.
S-53 = Offener Handel, verdeckte Hände
S-53-say = Alle sehen, was getauscht wird und wie viele Karten jemand hat. Welche es sind, bleibt verdeckt.
S-54 = Ein neuer Nomade
S-54-say = Für ein Fleisch und einen Pelz löst sich ein Nomade von einem deiner Stämme: Er startet auf einer freien Kreuzung daneben.
S-55 = Der eigene Stamm
S-55-say = Der Stamm muss deiner sein und die Kreuzung frei von Nomaden und Stämmen.
S-56 = Was ein Nomade kostet
S-56-say = Ein Fleisch und einen Pelz, nie etwas anderes.
S-57 = Zwei Nomaden
S-57-say = Du hast zwei Nomaden. Sind beide unterwegs, gibt es keinen dritten; lass erst einen siedeln.
S-58 = Freie Kreuzungen
S-58-say = Eine Kreuzung ist frei, wenn dort weder Nomade noch Stamm steht. Plättchen stören nicht.
S-59 = Wandern
S-59-say = Ein Fleisch bringt einen Nomaden zwei Schritte weit, von Kreuzung zu Kreuzung an den Wegen entlang.
S-60 = Nahrung bringt weiter
S-60-say = Jede Stufe Nahrung macht die Strecke für ein Fleisch einen Schritt länger: von zwei bis sieben.
S-61 = Mehr Fleisch, weitere Wege
S-61-say = Eine Wanderung darf mehr als ein Fleisch kosten. Nur ihr Ende muss frei sein.
S-62 = Jede Wanderung für sich
S-62-say = Beide Nomaden dürfen wandern. Schritte, die übrig bleiben, verfallen; der andere Nomade bekommt sie nicht.
S-63 = Immer weiter
S-63-say = Ein Nomade darf im selben Zug mehrmals wandern, solange Fleisch da ist.
S-64 = An allen vorbei
S-64-say = Der Weg darf über Nomaden und Stämme führen, eigene wie fremde.
S-65 = Ein freies Ende
S-65-say = Enden kann eine Wanderung aber nicht, wo ein Nomade oder ein Stamm steht.
S-66 = Umkehren
S-66-say = Nomaden biegen ab, wie sie wollen. Sie dürfen sogar zurück zum Anfang, um unterwegs ein Plättchen zu holen.
S-67 = Mindestens ein Schritt
S-67-say = Ohne Schritt keine Wanderung.
S-68 = Nur eigene Nomaden
S-68-say = Du bewegst nur eigene Nomaden. Stämme bleiben, wo sie sind.
S-69 = Siedeln
S-69-say = Ein Nomade auf einem Volksplättchen wird zum Stamm: für einen Knochen, einen Feuerstein und einen Pelz.
S-70 = Was Siedeln bringt
S-70-say = Du bekommst das Volksplättchen, also einen Punkt, und einen Stamm, der ab jetzt etwas einbringt. Der Nomade steht dir wieder zur Verfügung.
S-71 = Nur auf Volksplättchen
S-71-say = Anderswo kann ein Nomade nicht siedeln, auch nicht auf Startplätzen.
S-72 = Der sechste Stamm
S-72-say = Stehen schon fünf Stämme, muss beim Siedeln einer weichen: einer in Afrika, den du aussuchst.
S-73 = Keiner mehr in Afrika
S-73-say = Hast du in Afrika keinen Stamm mehr, weicht irgendeiner von dir. Sein Volksplättchen behältst du.
S-74 = Nichts wird vorher geräumt
S-74-say = Solange ein Stamm neben dem Plan liegt, weicht keiner. Wo einer gewichen ist, siedelt niemand mehr.
S-75 = In beliebiger Folge
S-75-say = Tu nach dem Handel, was du willst, so oft du bezahlen kannst. Ein neuer Nomade darf gleich wandern und siedeln.
S-76 = Vier Arten Fortschritt
S-76-say = Wähle eine Leiste: Nahrung, Jagd, Bautechnik oder Kleidung.
S-77 = Was eine Stufe kostet
S-77-say = Erst ein Feuerstein, dann ein Knochen, dann Knochen und Feuerstein, dann noch Fleisch dazu, zuletzt Pelz statt Fleisch. Alle Leisten kosten gleich viel.
S-78 = Stufe um Stufe
S-78-say = Keine Stufe wird ausgelassen, aber du darfst mehrere im selben Zug nehmen.
S-79 = Kleidung und Bautechnik
S-79-say = Diese beiden öffnen deinen Nomaden Übergänge. Sonst bewirken sie nichts.
S-80 = Nahrung wirkt sofort
S-80-say = Eine Stufe Nahrung gilt ab jetzt für jede Wanderung, auch noch in diesem Zug.
S-81 = Jagd
S-81-say = Mit jeder Stufe Jagd darfst du einen der beiden Räuber in seinem Teil der Welt versetzen.
S-82 = Eine Karte für die Jagd
S-82-say = Danach darfst du von jemandem mit einem Stamm dort eine Karte ziehen.
S-83 = Zuerst auf der fünften Stufe
S-83-say = Wer zuerst die fünfte Stufe einer Leiste erreicht, nimmt die Kunstkarte, also einen Punkt. Für alle anderen ist diese Stufe zu.
S-84 = Das Ende der Leiste
S-84-say = Nach der fünften Stufe kommt keine mehr.
S-85 = Auch die fünfte Stufe wirkt
S-85-say = Sie bringt die Kunstkarte und dazu, was jede Stufe ihrer Leiste bringt.
S-86 = Mehrere Kunstkarten
S-86-say = Du darfst die Kunst mehrerer Leisten gewinnen.
S-87 = Wo ein Räuber steht
S-87-say = Diese Landschaft gibt niemandem etwas. Andere mit derselben Zahl schon.
S-88 = Zwei Räuber, zwei Reviere
S-88-say = Der Neandertaler zieht durch Afrika, Europa und Asien, das Raubtier durch Australien und Amerika; so weit du willst.
S-89 = Räuber in der Wüste
S-89-say = Auch in eine Wüste darf ein Räuber.
S-90 = Sieben bringt nichts
S-90-say = Keine Landschaft hat eine Sieben, also bekommt niemand etwas.
S-91 = Die Hälfte, aufgerundet
S-91-say = Bei einer Sieben gibt, wer mehr als sieben Karten hat, die Hälfte ab. Von neun Karten sind das fünf.
S-92 = Alle zugleich, einmal
S-92-say = Alle, die abgeben müssen, wählen zugleich, auch wer gewürfelt hat. Das geschieht einmal.
S-93 = Der Neandertaler zieht um
S-93-say = Dann versetzt, wer gewürfelt hat, den Neandertaler auf eine andere Landschaft. Das Raubtier bleibt.
S-94 = Eine Karte ziehen
S-94-say = Wer einen Räuber versetzt, darf von jemandem mit einem Stamm dort eine Karte ziehen. Welche, entscheidet der Zufall.
S-95 = Nomaden werden nicht beraubt
S-95-say = Ein Nomade neben dem Räuber bringt niemanden in Gefahr.
S-96 = Niemand da
S-96-say = Hat dort niemand mit Karten einen Stamm, geht der Zug einfach weiter.
S-97 = Weiter im Zug
S-97-say = Nach der Sieben handelst und entwickelst du wie sonst.
S-98 = Übergänge
S-98-say = Achtzehn Wege über Meer und Eis sind Übergänge. An jedem wartet ein Ereignisplättchen.
S-99 = Die zwei Zahlen
S-99-say = Die helle Zahl links nennt die nötige Kleidung, die dunkle rechts die nötige Bautechnik.
S-100 = Wer hinüber darf
S-100-say = Deine Kleidung und deine Bautechnik müssen beide reichen, in beide Richtungen und das ganze Spiel lang.
S-101 = Zuerst hinüber
S-101-say = Wer zuerst über einen Übergang geht, nimmt sein Ereignisplättchen.
S-102 = Nur über den Übergang
S-102-say = Wer anders auf die andere Seite kommt, bekommt kein Plättchen.
S-103 = Weitergehen
S-103-say = Ein Nomade darf nach dem Übergang weitergehen. Seine Plättchen werden umgedreht, wenn er angekommen ist, eins nach dem andern.
S-104 = Jemand dahinter
S-104-say = Ein Nomade am anderen Ende hindert dich nur daran, dort zu bleiben. Vorbei kannst du.
S-105 = Kein Start hinüber
S-105-say = Ein neuer Nomade kann nicht jenseits eines Übergangs starten.
S-106 = Gleich umgedreht
S-106-say = Alle sehen, was das Plättchen zeigt. Erst wird es erledigt, dann geht dein Zug weiter.
S-107 = Drei Arten
S-107-say = Zehn Plättchen bringen eine Wüste, vier einen Räuber, vier eine Anpassung.
S-108 = Ein Räuberplättchen
S-108-say = Du musst einen der Räuber auf eine andere Landschaft versetzen und darfst dort eine Karte ziehen.
S-109 = Ein Wüstenplättchen
S-109-say = Du legst eine Wüste in Afrika, auf die gezeigte Landschaft und neben einen Startplatz. Sie bringt nie wieder etwas.
S-110 = Wüsten schonen niemanden
S-110-say = Niemand bekommt etwas aus einer Wüste, auch du nicht. Stämme daneben bleiben stehen.
S-111 = Eine Wüste unter dem Neandertaler
S-111-say = Auch dort darf sie liegen. Der Neandertaler bleibt.
S-112 = Kein Platz für die Wüste
S-112-say = Ist keine solche Landschaft mehr da, geschieht nichts. Das Plättchen zählt trotzdem.
S-113 = Anpassung
S-113-say = Dieses Plättchen bringt dir die Anpassung an seinen Erdteil, einen Punkt für immer.
S-114 = Gefundene Plättchen
S-114-say = Ereignisplättchen bleiben bei dir und zählen für die Erkundung. Alle sehen, wie viele es sind.
S-115 = Erkundung
S-115-say = Wer zuerst zwei Ereignisplättchen hat, bekommt die Erkundung: zwei Punkte.
S-116 = Die Erkundung wandert
S-116-say = Wer mehr Plättchen hat, übernimmt sie sofort. Bei gleich vielen bleibt sie, wo sie ist.
S-117 = Ausbreitung
S-117-say = Wer zuerst von allen vier Erdteilen ein Volksplättchen hat, bekommt die Ausbreitung: zwei Punkte, für immer.
S-118 = Die zweite Ausbreitung
S-118-say = Wer danach als Nächstes alle vier hat, nimmt irgendein Volksplättchen vom Plan: ein Punkt, aber kein Stamm. Dort siedelt dann niemand mehr. Wer später kommt, bekommt nichts.
S-119 = Unter fremden Füßen
S-119-say = Auch ein Plättchen, auf dem ein Nomade steht, darf man so nehmen.
S-120 = Das Ende
S-120-say = Wer im eigenen Zug zehn Punkte hat, gewinnt sofort, auch ganz zu Anfang des Zuges.
S-121 = Alle Punkte
S-121-say = Volksplättchen, Kunst und Anpassung: je einer. Erkundung und Ausbreitung: je zwei. Alle sehen sie.
S-122 = Ein Beispiel
S-122-say = Sieben Volksplättchen, die Ausbreitung und dann die Kunst der Nahrung: sieben, zwei und eins sind zehn.
S-123 = Mittendrin gewonnen
S-123-say = Sobald ein Punkt die zehn voll macht, ist das Spiel aus. Was noch käme, fällt weg.
S-124 = Punkte verlieren
S-124-say = Nur die Erkundung kann man verlieren. Ein Stamm, der weicht, kostet keinen Punkt.
S-125 = Den Zug beenden
S-125-say = Du beendest deinen Zug, wann du willst, nach dem Wurf und wenn alles Fällige getan ist.
S-126 = Kein Muss
S-126-say = Handeln und entwickeln musst du nicht.
O-01 = Erste Stämme nach Wahl
O-01-say = Eine Wahlregel: Ihr setzt die ersten Stämme selbst, in drei Runden.
O-02 = Ein Nomade zu Beginn
O-02-say = Eine Wahlregel: Nach dem freien Aufstellen setzen alle noch einen Nomaden neben einen Stamm; wer zuletzt dran war, beginnt.
O-03 = Handel bis zum Zugende
O-03-say = Eine Wahlregel: Gehandelt wird, bis der Zug endet, nur nicht, solange etwas zu erledigen ist.
O-04 = Nomaden zurückholen
O-04-say = Eine Wahlregel: Sind beide Nomaden unterwegs, darfst du einen für einen neuen vom Plan nehmen. Der Preis bleibt.
O-05 = Karten bei der Jagd
O-05-say = Eine Wahlregel, die meist gilt. Ist sie aus, versetzt eine Stufe Jagd nur den Räuber.
O-06 = Die Bank zeigen
O-06-say = Eine Wahlregel, die meist gilt. Ist sie aus, sieht niemand, was die Bank hat.

## Das Nachschlagewerk selbst

find = Suchen
find-none = Davon spricht keine Regel.
found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
all = Alle
family-island = Die Insel
family-six = Die große Insel
family-duel = Das Duell
family-founding = Gründung
family-turn = Zug und Wurf
family-robber = Räuber
family-trade = Handel
family-building = Bauen
family-cards = Karten
family-awards = Auszeichnungen
family-points = Punkte, Ende
family-phase = Zwischen den Zügen
family-larger = Karte und Bank
family-begin = Wie es beginnt
family-rolls = Zwei Würfe
family-neutral = Neutrale Stücke
family-tokens = Chips, Ritter
family-options = Wahlregeln
family-stone = Die Steinzeit
family-world = Die Welt
family-setup = Aufbau
family-yield = Zug und Wurf
family-barter = Handel
family-nomads = Nomaden, Stämme
family-progress = Fortschritt
family-hunters = Räuber, Sieben
family-passages = Übergänge, Ereignisse
family-goal = Karten, Ende
family-choices = Wahlregeln
list = Regeln
choose = Wähle eine Regel.
before = Vorher
after = Nachher
map-before = Karte vorher
map-after = Karte nachher
tried = Was versucht wird
hands = Karten
hand = { $name }: { $cards }
hand-change = { $name }: { $before } → { $after }
tokens = { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}
nothing = nichts
allowed = erlaubt
refused = nicht erlaubt
see = Siehe auch
show = Zeig es mir
show-say = Öffnet das auf dem echten Spielplan. Dein eigenes Spiel wartet.
to-list = Zur Liste
visit = Ein Fall aus den Regeln
visit-home = Zurück zu meinem Spiel
visit-start = Zurück zum Anfang
visit-entry = Regel lesen

## Spielzüge, in wenigen Worten

move-ROLL = Würfeln
move-ROLLED = Die Würfel: { $a } und { $b }
move-STOLE = Gezogen: { $card }
move-DREW = Gezogen: { $card }
move-END_TURN = Zug beenden
move-DISCARD = { $cards } abgeben
move-MOVE_ROBBER = Räuber versetzen
move-ROB = Eine Karte nehmen von { $to }
move-BANK_TRADE = Der Bank { $give } für { $get } geben
move-OFFER = { $give } für { $get } anbieten
move-ANSWER = { $yes ->
    [yes] Angebot annehmen
   *[no] Angebot ablehnen
}
move-CLOSE_OFFER = Tauschen mit { $to }
move-withdraw = Angebot zurückziehen
move-PASS = Es dabei belassen
move-CALL_LAST_ROUND = Letzte Runde ansagen
move-BUILD_ROAD = Straße bauen
move-BUILD_SETTLEMENT = Siedlung bauen
move-BUILD_CITY = Stadt bauen
move-BUY_CARD = Entwicklungskarte kaufen
move-PLAY_KNIGHT = Ritter spielen
move-PLAY_ROADS = Straßenbau spielen
move-PLAY_PLENTY = Erfindung spielen: { $get }
move-PLAY_MONOPOLY = Monopol spielen: { $card }
move-NEUTRAL_ROAD = Straße legen für { $to }
move-NEUTRAL_SETTLEMENT = Siedlung setzen für { $to }
move-FORCED_TRADE = Zwangstausch beginnen
move-ROBBER_HOME = Räuber heimschicken
move-KNIGHT_FOR_TOKENS = Ritter gegen Chips abgeben
move-GIVE_BACK = Zurückgeben: { $card }
move-PLACE_TRIBE = Stamm setzen
move-PLACE_NOMAD = Nomaden setzen
move-NEW_NOMAD = Neuer Nomade
move-WALK = Wandern
move-SETTLE = Siedeln
move-ADVANCE = Fortschritt: { $track }
move-MOVE_HUNTER = { $hunter ->
    [predator] Raubtier versetzen
   *[other] Neandertaler versetzen
}
move-LAY_DESERT = Wüste legen
move-TAKE_TILE = Volksplättchen nehmen
move-REVEALED = Das Plättchen: { $face }
at-place = { $move }: { $place }
by = { $name }: { $move }

## Hinweise

hint = Hinweis
hint-title = Was ein Bot täte
hint-none = Gerade hast du nichts zu entscheiden.
hint-do = Ausführen
hint-ROLL = das kommt vor allem anderen
hint-WINS = damit ist das Spiel gewonnen
hint-INCOME = bringt { $cards } bei { $n } von 36 Würfen
hint-DOUBLES = verdoppelt den Ertrag: { $cards }, bei { $n } von 36 Würfen
hint-HARBOUR = { $what ->
    [any] bringt einen Hafen 3:1
   *[other] bringt den Hafen 2:1 für { $what }
}
hint-LONGEST_ROAD = bringt die Längste Handelsstraße, mit { $n }
hint-LARGEST_ARMY = bringt die Größte Rittermacht, mit { $n } Rittern
hint-TOWARDS = führt zu einer Kreuzung, die { $cards } bei { $n } von 36 Würfen bringt
hint-LENGTH = macht deine Straße { $n } lang
hint-PAYS_FOR = dann reicht es für { $piece ->
    [road] eine Straße
    [settlement] eine Siedlung
    [city] eine Stadt
    [tribe] einen Stamm
    [nomad] einen Nomaden
    [step] die nächste Stufe
   *[other] eine Entwicklungskarte
}
hint-NEARER = dann fehlt nur noch { $cards } für { $piece ->
    [road] eine Straße
    [settlement] eine Siedlung
    [city] eine Stadt
    [tribe] einen Stamm
    [nomad] einen Nomaden
    [step] die nächste Stufe
   *[other] eine Entwicklungskarte
}
hint-SAVES_FOR = dir fehlt nur { $cards } für { $piece ->
    [road] eine Straße
    [settlement] eine Siedlung
    [city] eine Stadt
    [tribe] einen Stamm
    [nomad] einen Nomaden
    [step] die nächste Stufe
   *[other] eine Entwicklungskarte
}
hint-CARD = Ritter, Punkte und Überraschungen sind es wert
hint-FREES = deine Landschaft unter dem Räuber bringt wieder etwas, bei { $n } von 36 Würfen
hint-KNIGHT = ein Schritt zur Größten Rittermacht: { $n ->
    [one] dein erster Ritter
   *[other] { $n } Ritter
}
hint-BLOCKS = kostet { $who } Karten bei { $n } von 36 Würfen
hint-STOPS = bremst { $who }, derzeit in Führung
hint-STEALS = { $who } hat { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
hint-STEALS_LEADER = { $who } führt und hat { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
hint-SPARE = das fehlt dir am wenigsten
hint-MANY_OUT = davon dürften die anderen viel haben
hint-FREE_ROADS = zwei Straßen, ohne zu bezahlen
hint-REFUSES = { $who } steht kurz vor dem Sieg
hint-NO_GAIN = es bringt dir nichts
hint-ENOUGH = Besseres ist jetzt nicht zu tun
hint-HARMLESS = dort entsteht dir kein Schaden
hint-HINDERS = steht { $who } im Weg
hint-FORCES = { $n ->
    [one] eine Karte
   *[other] zwei Karten
} von { $who } gegen das, was dir am wenigsten fehlt
hint-TOKENS = bringt { $n ->
    [one] einen Handelschip
   *[other] { $n } Handelschips
}
hint-NOMAD = er kann sich eine neue Heimat suchen
hint-WALK_TO = führt zu einem Volksplättchen, das { $cards } bei { $n } von 36 Würfen bringt
hint-SETTLES = ein Punkt, und bringt { $cards } bei { $n } von 36 Würfen
hint-MISSING_PEOPLE = ein Volk, das dir noch fehlt: dann { $n } von vier
hint-REACH = dann reicht ein Fleisch für { $n } Schritte
hint-OPENS_BOX = öffnet { $n ->
    [one] einen Übergang
   *[other] { $n } Übergänge
}
hint-STEP = ein Schritt zu verschlossenen Übergängen
hint-ART = bringt die Kunstkarte, einen Punkt
hint-HUNTS = ein Räuber zieht für dich um
hint-TILE = bringt { $n ->
    [one] ein Ereignisplättchen
   *[other] { $n } Ereignisplättchen
}
hint-EXPLORES = bringt die Erkundung, mit { $n } Plättchen
hint-EXPANDS = bringt die Ausbreitung: zwei Punkte
hint-FREE_TILE = ein Punkt, und niemand sonst bekommt dieses Plättchen
hint-DESERT = legt Land von { $who } trocken, bei { $n } von 36 Würfen

## Was neu ist, einmal gesagt

new-building = Nach jedem Zug dürfen alle anderen bauen und kaufen, nicht handeln. „Runde passen“ passt von selbst bis zu deinem eigenen Zug.
new-partner = Dein Teil dieses Zuges: bauen, kaufen, mit der Bank tauschen, eine Karte spielen. Drücke dann „Fertig“.
new-neutral = Zu deinem Bau gehört ein neutrales Stück, umsonst. Setz es so, dass es der anderen Seite im Weg steht.
new-rolls = Im Duell würfelst du zweimal, und beide Würfe bringen etwas. Der zweite folgt von selbst und zeigt eine andere Summe.
new-tokens = Du hast Handelschips. Einmal je Zug zahlst du damit einen Zwangstausch oder schickst den Räuber heim.
new-placing = Setz deine Stämme, wo verschiedene Zahlen und Landschaften zusammenkommen. Für Nomaden brauchst du Fleisch und Pelz, für vieles andere Knochen und Feuerstein.
new-barter = Erst der Handel: Deine erste Tat beendet ihn für diesen Zug. Die Bank nimmt immer drei für eine.
new-walks = Wähle einen Nomaden, und die Karte zeigt, wohin er kann und für wie viel Fleisch. Nur das Ende muss frei sein.
new-passages = Übergänge verlangen Kleidung (helle Zahl) und Bautechnik (dunkle Zahl). Fortschritt auf diesen beiden Leisten öffnet sie.
new-half = Hier wird die Hälfte aufgerundet: Von neun Karten gibst du fünf ab.
new-neanderthal = Eine Sieben versetzt den Neandertaler. Er bleibt in Afrika, Europa und Asien.
new-hunt = Eine Stufe Jagd versetzt einen der Räuber, wenn du magst. Dann darfst du von einem Stamm dort eine Karte ziehen.
new-find = Du hast ein Räuberplättchen gefunden: Versetze einen der Räuber, dann darfst du von einem Stamm dort eine Karte ziehen.
new-desert = Du hast eine Wüste gefunden. Leg sie so, dass sie eher anderen schadet als dir.
new-free = Du hast als Nächstes alle vier Völker: Nimm irgendein Volksplättchen. Ein Stamm kommt nicht dazu.
new-done = Verstanden

## Erstes Spiel

lesson = Erstes Spiel
lesson-leave = Ohne Hilfe weiter
lesson-do = Mach es für mich
lesson-best = Jetzt am besten: { $move }
lesson-wait = Die anderen spielen. Wird eine deiner Zahlen gewürfelt, gleich in wessen Zug, bekommst auch du Karten.
lesson-wait-short = Die anderen spielen.
lesson-ROLL = Willkommen! Deine Siedlungen stehen an Landschaften mit Zahlen. Würfle: Landschaften mit der gewürfelten Zahl geben Karten, und zwar allen, die dort gebaut haben. Drücke „Würfeln“.
lesson-got = Dein Wurf hat dir { $what } gebracht. Deine Karten liegen unter dem Spielplan; was etwas kostet, steht daneben oder im Menü.
lesson-got-nothing = Dieser Wurf hat dir nichts gebracht. Das kommt vor; je mehr Zahlen deine Siedlungen berühren, desto öfter bekommst du etwas.
lesson-BUILD_ROAD = Straßen bringen dich zu neuen Plätzen. Drücke „Straße“, dann den umringten Weg auf der Karte.
lesson-BUILD_SETTLEMENT = Eine neue Siedlung ist ein Punkt und bringt das ganze Spiel lang etwas ein. Drücke „Siedlung“, dann die umringte Kreuzung.
lesson-BUILD_CITY = Eine Stadt tritt an die Stelle einer Siedlung: ein Punkt mehr, und zwei Karten statt einer. Drücke „Stadt“, dann die umringte Siedlung.
lesson-BANK_TRADE = Was du zu viel hast, kannst du tauschen. Wähle im Handelsfeld, was du gibst und was du bekommst, und drücke den Knopf der Bank.
lesson-OFFER = Frag die anderen. Wähle im Handelsfeld, was du gibst und was du bekommst, und biete es an; unter denen, die zusagen, wählst du.
lesson-CLOSE_OFFER = Jemand sagt zu. Drücke den Knopf neben dem Namen, um zu tauschen.
lesson-ANSWER = Man macht dir ein Angebot. Nimm es an, wenn es dir mehr hilft als der anderen Seite.
lesson-BUY_CARD = Entwicklungskarten sind Ritter, Punkte und Überraschungen. Drücke „Karte“, um eine zu kaufen; spielen kannst du sie ab deinem nächsten Zug.
lesson-PLAY_KNIGHT = Du hast einen Ritter. Öffne deine Entwicklungskarten und spiele ihn: Du versetzt den Räuber und nimmst eine Karte.
lesson-PLAY_ROADS = Straßenbau gibt dir zwei Straßen umsonst. Öffne deine Entwicklungskarten und spiele ihn.
lesson-PLAY_PLENTY = Erfindung gibt dir zwei Karten deiner Wahl. Öffne deine Entwicklungskarten und spiele sie.
lesson-PLAY_MONOPOLY = Bei Monopol geben dir alle anderen einen Rohstoff, den du nennst. Öffne deine Entwicklungskarten und spiele es.
lesson-DISCARD = Eine Sieben! Wer zu viele Karten hat, gibt die Hälfte ab. Gib Karten aus, bevor es zu viele werden.
lesson-MOVE_ROBBER = Du versetzt den Räuber. Seine Landschaft bringt nichts ein, bis er geht. Drücke die umringte Landschaft.
lesson-ROB = Du nimmst dort jemandem eine Karte. Wähle, wem.
lesson-END_TURN = Mehr ist nicht zu tun: Beende den Zug. Auch in den Zügen der anderen bekommst du Karten.
lesson-PASS = Das genügt.
lesson-ROLL-tribes = Willkommen! Deine Stämme leben an Landschaften mit Zahlen. Würfle: Eine Landschaft mit der gewürfelten Zahl gibt für jeden Stamm eine Karte. Drücke „Würfeln“.
lesson-trade-first = Erst wird gehandelt: Die erste Wanderung, das erste Siedeln oder der erste Fortschritt beendet den Handel in diesem Zug.
lesson-NEW_NOMAD = Nomaden suchen eine neue Heimat. Drücke „Nomade“, dann die umringte Kreuzung neben deinem Stamm.
lesson-WALK = Ein Fleisch bringt einen Nomaden zwei Schritte weit. Drücke „Wandern“, dann die umringte Kreuzung. Siedeln kann er auf Volksplättchen.
lesson-passage = Der Weg führt über einen Übergang: Du bekommst sein Ereignisplättchen, und es wird gleich umgedreht.
lesson-SETTLE = Dein Nomade steht auf einem Volksplättchen. Drücke „Siedeln“: Das ist ein Punkt und ein neuer Stamm, der etwas einbringt.
lesson-ADVANCE = Nahrung macht Wege länger, Kleidung und Bautechnik öffnen Übergänge, Jagd versetzt Räuber. Drücke „Fortschritt“ und wähle eine Leiste.
lesson-MOVE_HUNTER = Du versetzt einen Räuber. Seine Landschaft bringt nichts ein, bis er geht, und du darfst von einem Stamm dort eine Karte ziehen. Drücke die umringte Landschaft.
lesson-LAY_DESERT = Eine Wüste! Eine Landschaft in Afrika bringt nie mehr etwas. Drücke die umringte; dort schadet sie anderen mehr als dir.
lesson-TAKE_TILE = Du hast als Nächstes alle vier Völker und darfst ein Volksplättchen nehmen. Drücke das umringte.
lesson-won = Gut gemacht, du hast dein erstes Spiel gewonnen! Nun weißt du alles Nötige.
lesson-lost = Das war dein erstes Spiel. Nun weißt du alles Nötige; das nächste gehört dir.

## Eine selbst gebaute Stellung

copy-case = Link zu dieser Stellung kopieren
edit = Stellung untersuchen
edit-this = Stellung bearbeiten
edit-tools = Werkzeuge
edit-tab-island = Insel
edit-tab-pieces = Figuren
edit-tab-cards = Karten
edit-tab-turn = Zug
edit-tab-new = Neu
edit-island-say = Wähle etwas und drücke dann seinen Platz auf der Karte. Zum Tauschen oder Versetzen drücke zwei Plätze nacheinander.
edit-pieces-say = Drücke einen Platz, um die Figur hinzustellen; noch einmal, um sie wegzunehmen.
edit-move = Auf der Karte
edit-swap = Felder tauschen
edit-dock = Hafen versetzen
edit-robber = Räuber
edit-terrain = Landschaft
edit-number = Zahl
edit-none = keine
edit-port = Hafen
edit-whose = Wessen Figur
edit-piece = Figur
edit-whose-cards = Wessen Karten
edit-hand = Auf der Hand
edit-cards = Entwicklungskarten auf der Hand
edit-open = Offen liegend
edit-knights = Gespielte Ritter
edit-tokens = Chips
edit-gone = Aus dem Spiel
edit-turn = Wer ist am Zug
edit-phase = Wann
edit-BEFORE_ROLL = vor dem Wurf
edit-MAIN = nach dem Wurf
edit-longest = Von gleich langen Straßen hält die längste
edit-largest = Von gleich großen Heeren hält das größte
edit-nobody = niemand
edit-game = Spiel
edit-seats = Spieler
edit-deal = Andere Insel auslegen
edit-clear = Figuren und Karten abräumen
edit-good = Diese Stellung ist möglich.
edit-guessed = Was andere auf der Hand haben, ist geraten: In deinem Spiel siehst du es nicht.
edit-play = Von hier spielen
edit-hints = Beste Züge
edit-copy = Link kopieren
edit-at = { $place }: { $what }
flaw-TERRAIN = Landschaft { $what }: Es sind { $n }, in der Schachtel { $most }.
flaw-NUMBER = Zahl { $what }: Es sind { $n }, in der Schachtel { $most }.
flaw-HARBOUR = { $what }: Es sind { $n }, in der Schachtel { $most }.
flaw-HEX = Die Wüste hat keine Zahl, jede andere Landschaft hat eine.
flaw-DOCK = Ein Hafen liegt an der Küste, und keine Ecke hat zwei.
flaw-TOO_CLOSE = Zwei Gebäude stehen nebeneinander.
flaw-PIECES = { $what ->
    [road] { $name } hat { $n } Straßen; es gibt { $most }.
    [city] { $name } hat { $n } Städte; es gibt { $most }.
   *[other] { $name } hat { $n } Siedlungen; es gibt { $most }.
  }
flaw-CARDS = { $n } Karten { $what } sind auf Händen; { $most } sind alle, die es gibt.
flaw-DECK = { $what }: { $n } Karten sind auf Händen, gespielt oder aus dem Spiel; { $most } sind alle, die es gibt.
flaw-TOKENS = { $n } Chips sind ausgegeben; { $most } sind alle, die es gibt.
flaw-WON = { $name } hat { $n } Punkte im eigenen Zug: Dieses Spiel wäre vorbei.
flaw-OTHER = Die Regeln lassen diese Stellung nicht zu.

# Die Regeln von Zug um Zug: Amsterdam nach Nummern, auf Deutsch; `_` steht für den Punkt einer Nummer.

TTA-1_1 = Zwei bis vier Spieler spielen auf einem Plan des städtischen Handelsnetzes.
TTA-1_2 = Alle haben 16 Karren einer Farbe; Ersatzkarren werden nicht benutzt.
TTA-1_3 = Es gibt 44 Transportkarten: 8 Joker und je 6 in Rosa, Blau, Grün, Schwarz, Rot und Orange.
TTA-1_4 = Es gibt 24 Aufträge, 16 Handelsbonuskarten und je Spieler einen Wertungsstein.
TTA-1_5 = Punkte bringen beanspruchte Strecken, erfüllte Aufträge und Handelsbonuskarten; nicht erfüllte Aufträge kosten Punkte.

TTA-2_1 = Alle nehmen die Karren einer Farbe und beginnen mit 0 Punkten.
TTA-2_2 = Die 16 Handelsbonuskarten bilden einen Stapel.
TTA-2_3 = Alle erhalten zwei Transportkarten; fünf werden neben dem Nachziehstapel offen ausgelegt.
TTA-2_4 = Sind drei oder mehr der ersten fünf offenen Karten Joker, werden alle fünf abgelegt und fünf neue ausgelegt.
TTA-2_5 = Alle erhalten zwei Aufträge und behalten einen oder beide; ein abgelehnter kommt unter den Stapel.
TTA-2_6 = Aufträge bleiben bis zum Spielende geheim.

TTA-3_1 = Der Startspieler beginnt, dann geht es im Uhrzeigersinn reihum.
TTA-3_2 = Ein Zug ist genau eine von drei Aktionen: Transportkarten nehmen, eine Strecke beanspruchen, Aufträge ziehen.

TTA-4_1 = Wer Karten nimmt, nimmt zwei, jede davon aus der offenen Auslage oder oben vom Stapel.
TTA-4_2 = Eine genommene offene Karte wird sofort ersetzt, bevor die zweite Karte gewählt wird.
TTA-4_3 = Wer als erste Karte einen offenen Joker nimmt, nimmt keine zweite.
TTA-4_4 = Ein offener Joker darf nicht als zweite Karte genommen werden.
TTA-4_5 = Man darf beliebig viele Karten auf der Hand haben.
TTA-4_6 = Sobald drei der offenen Karten Joker sind, werden alle offenen Karten abgelegt und ersetzt.
TTA-4_7 = Ist der Nachziehstapel aufgebraucht, werden die abgelegten Karten zu einem neuen gemischt.

TTA-5_1 = Jede freie Strecke kann beansprucht werden, mit oder ohne Anschluss, aber nur eine je Zug.
TTA-5_2 = Eine Strecke kostet so viele Karten ihrer Farbe, wie sie Felder hat; Joker stehen für jede Farbe.
TTA-5_3 = Eine graue Strecke wird mit Karten einer beliebigen, aber einzigen Farbe und Jokern bezahlt.
TTA-5_4 = Auf jedes Feld kommt ein Karren; ohne genug Karren kann eine Strecke nicht beansprucht werden.
TTA-5_5 = Die Punkte einer Strecke werden sofort gewertet.
TTA-5_6 = Eine Strecke mit Karrensymbolen bringt genau eine Handelsbonuskarte, gleich wie lang sie ist; diese Karten liegen offen.
TTA-5_7 = Niemand darf beide Strecken einer Doppelstrecke beanspruchen.
TTA-5_8 = Zu zweit sperrt eine beanspruchte Strecke die daneben für alle; zu dritt oder viert darf jemand anders sie beanspruchen.

TTA-6_1 = Wer Aufträge zieht, nimmt die beiden obersten und behält mindestens einen; ein abgelehnter kommt unter den Stapel.
TTA-6_2 = Ist nur noch ein Auftrag da, darf er gezogen und muss behalten werden.
TTA-6_3 = Behaltene Aufträge bleiben bis zum Ende; man darf beliebig viele haben.
TTA-6_4 = Ein Auftrag ist erfüllt, wenn eine lückenlose Kette eigener Strecken seine beiden Orte verbindet.

TTA-7_1 = Beendet jemand einen Zug mit zwei oder weniger Karren, haben alle noch einen letzten Zug, auch diese Person.

TTA-8_1 = Die Punkte der Strecken wurden schon im Spiel gewertet und zählen nicht noch einmal.
TTA-8_2 = Die Aufträge werden aufgedeckt: Erfüllte bringen ihren Wert, die anderen kosten ihn.
TTA-8_3 = Nach der Zahl der Handelsbonuskarten wird eine Rangfolge gebildet, und jeder Rang bringt die Punkte seiner Tabelle: 8, 6, 4, 2 zu viert, 8, 5, 2 zu dritt, 8, 4 zu zweit.
TTA-8_4 = Wer keine Handelsbonuskarte hat, bekommt keinen Bonus.
TTA-8_5 = Bei Gleichstand bekommen alle Beteiligten die Punkte ihres Rangs, und der folgende Rang entfällt.
TTA-8_6 = Es gewinnen die meisten Punkte, dann die meisten erfüllten Aufträge; danach wird der Sieg geteilt.

TTA-EX-01 = Der Kartensatz hat 44 Karten.
TTA-EX-02 = Nach dem Aufbau zu viert sind 31 Karten im Nachziehstapel.
TTA-EX-03 = Eine grüne Strecke mit drei Feldern kostet drei Karten, jede davon grün oder Joker.
TTA-EX-04 = Vier Spieler mit 4, 2, 1 und 0 Bonuskarten bekommen 8, 6, 4 und 0.
TTA-EX-05 = Vier Spieler mit 3, 3, 2 und 1 Bonuskarten bekommen 8, 8, 4 und 2.
TTA-EX-06 = Vier Spieler mit 3, 2, 2 und 1 Bonuskarten bekommen 8, 6, 6 und 2.
TTA-EX-07 = Drei Spieler mit 2, 2 und 1 Bonuskarten bekommen 8, 8 und 2.
TTA-EX-08 = Drei Spieler mit 2, 1 und 1 Bonuskarten bekommen 8, 5 und 5.
TTA-EX-09 = Zwei Spieler mit 1 und 1 Bonuskarten bekommen je 8, mit 1 und 0 bekommen sie 8 und 0, ganz ohne Karten nichts.
TTA-EX-10 = Nach einem Zug, der mit zwei übrigen Karren endet, haben alle noch einen letzten Zug, auch diese Person.
TTA-EX-11 = Drei Karren reichen nicht für eine Strecke mit vier Feldern.
TTA-EX-12 = Ein offener Joker als erste Karte beendet den Zug.

TTA-AMB-01 = Ein verdeckt gezogener Joker gilt als gewöhnliche Karte.
TTA-AMB-02 = Eine zweite Karte muss genommen werden, wenn es eine gibt, die man nehmen darf.
TTA-AMB-03 = Fehlt eine Karte zum Ersetzen, bleibt in der Auslage eine Lücke; sobald Karten abgelegt werden, wird gemischt, und die Lücken werden gefüllt.
TTA-AMB-04 = Ohne eine Karte, die man nehmen kann, ist Kartennehmen nicht möglich; eine einzelne darf genommen werden, ebenso ein offener Joker, wenn sonst nichts übrig ist.
TTA-AMB-05 = Drei offene Joker werden auch ersetzt, wenn die Auslage Lücken hat.
TTA-AMB-06 = Offene Joker werden nur ersetzt, solange mindestens fünf Karten und drei, die keine Joker sind, nicht auf den Händen sind; nach zehn Malen in Folge bleiben die Karten liegen, bis wieder eine offene Karte ersetzt wird.
TTA-AMB-07 = Nach der ersten Karte kommt ihr Ersatz, dann die Prüfung auf drei Joker, dann die zweite Karte.
TTA-AMB-08 = Die abgelegten Karten werden in dem Moment gemischt, in dem der Nachziehstapel leer wird, auch mitten in einer Aktion.
TTA-AMB-09 = Vier oder fünf offene Joker gelten wie drei.
TTA-AMB-10 = Eine Strecke darf allein mit Jokern bezahlt werden.
TTA-AMB-11 = Auf einer grauen Strecke haben alle Karten, die keine Joker sind, dieselbe Farbe.
TTA-AMB-12 = Ist keine Handelsbonuskarte mehr da, kann eine Strecke mit Karrensymbolen beansprucht werden, ohne dass man eine bekommt.
TTA-AMB-13 = Ohne Auftrag im Stapel kann keiner gezogen werden.
TTA-AMB-14 = Ein abgelehnter Auftrag kommt ganz nach unten; beim Aufbau geschieht das in Zugreihenfolge.
TTA-AMB-15 = Wer nichts tun kann, passt; passen alle nacheinander, endet die Partie.
TTA-AMB-16 = Werden während der letzten Züge auch bei jemand anderem die Karren knapp, kommen keine Züge dazu.
TTA-AMB-17 = Wer die letzten Züge ausgelöst hat, hat den allerletzten.
TTA-AMB-18 = Nach einem Gleichstand mehrerer entfallen so viele Ränge, wie es Spieler zu viel sind.
TTA-AMB-19 = Wer keine Handelsbonuskarte hat, belegt keinen Rang.
TTA-AMB-20 = Zu dritt können beide Strecken einer Doppelstrecke beansprucht werden.
TTA-AMB-21 = Der Punktestand darf unter null fallen.
TTA-AMB-22 = Eine Kette, die teilweise über fremde Strecken führt, zählt nicht.
TTA-AMB-23 = Zeigen zwei Aufträge dieselben Orte, wird jeder für sich gewertet.
TTA-AMB-24 = Wer beginnt, entscheidet der Zufall oder entscheiden die Spieler.
TTA-AMB-25 = Alle haben 16 Karren, gleich wie die gedruckte Gesamtzahl zu lesen ist.

TTA-UNP-01 = Strecken mit 1, 2, 3 und 4 Feldern bringen 1, 2, 4 und 7 Punkte.
TTA-UNP-02 = Der Plan hat 45 Strecken, davon 16 mit Karrensymbolen und 26 in Doppelstrecken.
TTA-UNP-03 = Jeder der 24 Aufträge nennt zwei Orte und einen Wert.
TTA-UNP-04 = Handelsbonuskarten sind alle gleich; nur ihre Anzahl zählt.
TTA-UNP-07 = Zwei grüne und ein Joker bezahlen eine grüne Strecke mit drei Feldern, ebenso jede andere Mischung der beiden.

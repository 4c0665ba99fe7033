# Die Regeln von Hamburg nach Nummern, auf Deutsch; `_` steht für den Punkt einer Nummer.

HAM-1_1 = 2 bis 5 Spieler, dazu ein Solospiel gegen den Automaten TOM (HAM-18). Spielerfarben: Rot, Grün, Gelb, Blau, Weiß.
HAM-1_2 = Ziel: die meisten Siegpunkte nach der Schlusswertung. Bei Gleichstand gewinnt, wer davon das meiste Geld hat. Immer noch gleich: geteilter Sieg.
HAM-1_3 = Fünf Spielfarben, für Karten, Nachziehstapel, farbige Würfel, Arbeiter, Bauplätze, Unglücke, Mauersegmente und Kirchenfelder: Lila, Orange, Grau, Rosa, Braun (in dieser Reihenfolge zählt der Text sie meist auf). Schwarz ist eine sechste Farbe für einen Würfel, ein Kirchenfeld, ein Schiff und die schwarzen Unglücksplättchen.
HAM-1_4 = Widerspricht eine Karte oder ein Plättchen der Spielregel, gilt die Karte oder das Plättchen.
HAM-1_5 = Arbeiter und Geld sind unbegrenzt; gehen Teile aus, nimmt man Ersatz.
HAM-1_6 = Gemeinsames Material: Spielplan und Kartentafel, 280 Karten, Arbeiter und Münzen, 10 schwarze Unglücksplättchen, 50 Mauersteine, sechs Würfel, 4 Zeitmarker, Aktivierungsmarker, 8 Geistliche, 8 Statuen Hans Hummel mit Wert 2 bis 9, ein Startspielermarker.
HAM-1_7 = Je Spieler: Tableau, ein 100/200-Plättchen, ein Stadtturm, 2 Figuren, 2 Übersichtskarten, 5 Mehrheitsplättchen (Rathausmarkt, Zoo, Gebäude, Punkteleiste, Stadtmauer), 15 rechteckige Unglücksmarker (je 3 für Sturmflut, Brand, Mauereinsturz, Plünderung, Seuche).
HAM-1_8 = Material der Erweiterungen: 1) 5 Bürgermeistertafeln; 2) 2 Statuen Hans Hummel und 3 Zitronenjette; 3) 10 weitere schwarze Unglücksplättchen; 4) 6 Schiffe (fünf Farben und Schwarz); 5) 10 Börsenplättchen und 1 Kursmarker; 6) 12 Geistlichenplättchen.
HAM-1_9 = Das Geld ist die Mark; Punkte sind Siegpunkte.

HAM-2_1 = Der Spielplan kommt in die Mitte.
HAM-2_2 = Die Statuen Hans Hummel für die Spielerzahl stehen in fallender Reihenfolge neben dem Spielplan; die höchste kommt auf das Feld links vom Rathaus.
HAM-2_3 = Die sechs Würfel liegen auf der Binnenalster.
HAM-2_4 = Die 8 Geistlichen stehen auf dem Feld rechts von der Kirche.
HAM-2_5 = Die 4 Zeitmarker liegen in aufsteigender Reihenfolge auf dem Glockenturm, 1 oben und 4 unten.
HAM-2_6 = Die Arbeiter kommen nach Farben in die fünf Speicher der Speicherstadt, die Münzen in den großen Speicher darunter.
HAM-2_7 = Die 10 schwarzen Unglücksplättchen liegen mit der schwarzen Seite nach oben im brennenden Haus (die andere Seite zeigt eines der fünf Unglücke). Die 50 Mauersteine liegen darunter auf dem Bauhof.
HAM-2_8 = Ohne Erweiterung 4 bleibt der Hafen leer, ohne Erweiterung 5 die Börse.
HAM-2_9 = Die 280 Karten werden nach der Farbe ihrer Rückseite in fünf Stapel zu 56 sortiert, einzeln gemischt und als verdeckte Nachziehstapel ausgelegt.
HAM-2_10 = Die oberste Karte jedes Stapels wird genommen; diese 5 Karten werden gemischt und offen als Ablagestapel ausgelegt. Jeder Nachziehstapel hat dann 55 Karten.
HAM-2_11 = Die 40 Aktivierungsmarker liegen auf der Kartentafel.
HAM-2_12 = Alle nehmen das Material einer Farbe: Das 100/200-Plättchen liegt mit 100 oben auf Feld 100 der Punkteleiste; in jeder der fünf Unglückszeilen des Tableaus liegen 3 Marker nebeneinander links, das rechte Feld bleibt leer (Stufe 0); der Turm steht in der Mitte der Stadtmauer; eine Figur steht auf dem eigenen Startfeld des Rathausmarkts, die andere auf Feld 5 der Punkteleiste.
HAM-2_13 = Alle nehmen außerdem 5 Mehrheitsplättchen (auf die passenden Ovale, farbige Seite unten), 5 Mark und 1 Arbeiter jeder Farbe. Mit Erweiterung 1 kommen Geld und Arbeiter stattdessen von der Bürgermeistertafel (HAM-12.3).
HAM-2_14 = Material unbenutzter Spielerfarben kommt in die Schachtel.
HAM-2_15 = Startspieler ist, wer weiß, was der alte Hamburger Gruß (Hummel, Hummel - Mors, Mors) bedeutet; weiß es niemand, wird gelost. Er bekommt den Startspielermarker.
HAM-2_16 = Wo der Reihe nach gehandelt wird, beginnt, wer den Marker hat; die anderen folgen im Uhrzeigersinn.

HAM-3_1 = Das Spiel dauert 8 Durchgänge; nach dem achten kommt die Schlusswertung.
HAM-3_2 = Jeder Durchgang hat 4 Phasen: Hand auffüllen, Würfelaktionen, Grundaktionen, Ende des Durchgangs.
HAM-3_3 = In jeder der vier Phasen dürfen die Spieler eigene ausliegende Karten mit dem passenden Symbol aktivieren (HAM-9).

HAM-4_1 = Der Reihe nach füllen alle ihre Hand auf 5 Karten auf. Von jedem Nachziehstapel dürfen es beliebig viele sein: alle von einem, von jedem eine oder jede Mischung.
HAM-4_2 = Gezogene Karten werden zuerst verdeckt hingelegt und erst angesehen, wenn alle gezogen sind; die Stapel wählt man also, ohne eine der neuen Karten zu sehen.
HAM-4_3 = In dieser Phase ist die Grenze 5. Ab Durchgang 2 hat man meist noch eine Karte und zieht entsprechend weniger (schon mehr als 5 auf der Hand: HAM-AMB-20).
HAM-4_4 = Wer seine Karten genommen und angesehen hat, erhält das Einkommen seiner ausliegenden Parkkarten (HAM-10.4).
HAM-4_5 = Durch solche Wirkungen erhaltene Karten unterliegen nicht dem Handlimit.
HAM-4_6 = Ist ein Nachziehstapel aufgebraucht, können für den Rest des Spiels keine Karten dieser Farbe mehr gezogen werden. Der Ablagestapel wird nie zum Nachziehstapel.

HAM-5_1 = Wurf. Der Startspieler wirft alle sechs Würfel und legt sie auf die passenden Felder der Binnenalster. Der Wurf gilt für alle. Die folgenden Schritte geschehen gleichzeitig oder, wo es darauf ankommt, der Reihe nach.
HAM-5_2 = Geistlicher. Ein Geistlicher kommt an das Kirchenfenster mit der Zahl des schwarzen Würfels. Jedes der sechs Fenster steht für vier Kategorien (die fünf farbigen Felder) oder für zwei (das schwarze Feld: Zoo und Park).
HAM-5_3 = Unglücke erhöhen. Für jeden farbigen Würfel mit 5 oder 6 erhöhen alle das Unglück dieser Farbe um eine Stufe (HAM-8.1).
HAM-5_4 = Intrige. Zeigt der schwarze Würfel 5 oder 6, wird zuerst ein zufälliges schwarzes Unglücksplättchen aus dem brennenden Haus gezogen und umgedreht; die Spieler müssen das Unglück der gezeigten Farbe erhöhen (ein gemeinsames Plättchen: HAM-AMB-13).
HAM-5_5 = Gezogene schwarze Plättchen liegen offen neben dem Spielplan. Ist das brennende Haus leer, werden alle verdeckt gemischt und zurückgelegt.
HAM-5_6 = Mit Erweiterung 4 werden in diesem Moment auch Schiffe aktiv (HAM-15.2).
HAM-5_7 = Vorrücken. Jetzt dürfen alle ihre Figur ein Feld auf das Rathaus zu ziehen. Kosten: die Summe der Augen aller Würfel mit 1 oder 2. Niemand muss; wer nicht zahlen kann oder will, bleibt stehen.
HAM-5_8 = Zeigt kein Würfel 1 oder 2, kann in diesem Schritt niemand vorrücken.
HAM-5_9 = Der schwarze Würfel zählt zu diesen Würfeln: Ein Bürgermeister darf die Kosten des schwarzen Würfels weglassen.
HAM-5_10 = Je näher am Rathaus, desto mehr Punkte in der Schlusswertung. Das letzte Feld ist 18 Punkte wert. Eine Figur auf dem letzten Feld darf noch virtuell vorrücken: Sie bleibt dort, und ihr Besitzer bekommt für jedes virtuelle Vorrücken sofort 4 Punkte (die Kosten werden wie üblich bezahlt).

HAM-6_1 = Vier Runden. In jeder Runde spielen alle der Reihe nach 1 Handkarte und führen mit ihr eine der sechs Grundaktionen aus. Jeder hat also 4 Aktionen je Durchgang, alle verschieden oder wiederholt, wie er will.
HAM-6_2 = Im eigenen Zug darf man auch seine ausliegenden Gebäude mit Symbol III aktivieren, vor oder nach der Grundaktion, einige davor und andere danach, auch eins, das in diesem Zug ausgelegt wurde. Jedes bekommt einen Aktivierungsmarker (einmal je Durchgang, HAM-9.4).
HAM-6_3 = Nach dem Zug des letzten Spielers einer Runde legt dieser einen Zeitmarker vom Glockenturm auf das Ablagefeld. Ist der letzte Marker entfernt, endet Phase III mit dieser vierten Runde.
HAM-6_4 = Für jede gespielte Karte muss eine Grundaktion ausgeführt werden.
HAM-6_5 = 3 Arbeiter nehmen. Lege die Karte offen ab; nimm 3 Arbeiter in der Farbe der Karte.
HAM-6_6 = X Geld nehmen. Lege die Karte ab; nimm so viele Mark, wie der Würfel in der Farbe der Karte zeigt.
HAM-6_7 = Ein Unglück senken. Lege die Karte ab; senke das Unglück in der Farbe der Karte um eine Stufe: 1 Punkt. Den Punkt gibt es auch jedes Mal, wenn ein Unglück durch Aktivieren eines Gebäudes gesenkt wird (HAM-8.5).
HAM-6_8 = Mauer bauen. Lege eine Karte in der Farbe des zu bauenden Mauersegments ab, zahle die auf dem Segment aufgedruckten Mark und lege einen Mauerstein darauf.
HAM-6_8_1 = Die Mauer jedes Tableaus hat zwei Hälften zu 5 Segmenten, links und rechts vom Turm; jedes Segment hat eine Farbe und einen Preis.
HAM-6_8_2 = Jede Hälfte wird vom Turm nach außen gebaut; ein Stein darf nur neben den Turm oder neben einen früher gebauten Stein. Es stehen also immer höchstens 2 Segmente zur Wahl (eines je Hälfte).
HAM-6_8_3 = Ein gebautes drittes Segment einer Hälfte gibt in der Schlusswertung 3 Punkte; beide Hälften können das werten.
HAM-6_8_4 = Sobald eine Hälfte fertig ist (5 Steine), nimmt ihr Erbauer die Statue auf dem Spielplan und stellt sie auf das achteckige Feld seines Tableaus; dann rückt die höchste Statue neben dem Spielplan nach. In der Schlusswertung zählt jede Statue ihren Wert.
HAM-6_8_5 = Das achteckige Feld mit der Frauenfigur ist nur mit Erweiterung 2 von Bedeutung.
HAM-6_9 = Einen Bauplatz legen. Lege eine Handkarte mit der Rückseite nach oben in die Auslage rechts vom Tableau und gib 1 Arbeiter in der Farbe der Karte in den Vorrat. Jede Karte kann Bauplatz sein, auch Zoo- und Parkkarten.
HAM-6_10 = Ein Gebäude bauen. Lege eine Handkarte offen auf einen freien eigenen Bauplatz, etwas versetzt, damit die Farbe des Bauplatzes sichtbar bleibt, und zahle den aufgedruckten Preis in den Vorrat.
HAM-6_10_1 = Ein Gebäude je Bauplatz. Gebäude und Bauplatz dürfen verschiedene Farben haben.
HAM-6_10_2 = Braucht das Gebäude einen Aktivierungsmarker, nimm einen aus dem Vorrat und lege ihn neben das Gebäude.
HAM-6_10_3 = Zoo- und Parkkarten werden mit derselben Aktion links vom Tableau ausgelegt, brauchen keinen Bauplatz und kosten ihren aufgedruckten Preis.

HAM-7_1 = Gebäude mit Symbol IV dürfen in dieser Phase genutzt werden; außerdem folgen Mehrheiten, Geistlicher, Aktivierungsmarker und Startspielermarker in dieser Reihenfolge.
HAM-7_2 = Mehrheiten. Die fünf Mehrheiten werden nacheinander geprüft: Rathausmarkt, Gebäude, Stadtmauer, Punkte, Zoo.
HAM-7_2_1 = Nur wer allein auf dem ersten Platz ist, dreht sein Plättchen dieser Art auf die farbige Seite. Bei Gleichstand auf dem ersten Platz tut es niemand (Karte 046 ändert das für ihren Besitzer).
HAM-7_2_2 = Ein gedrehtes Plättchen bleibt für den Rest des Spiels gedreht, auch wenn die Führung verloren geht (Ausnahme: Karte 085). Andere können ihr eigenes Plättchen derselben Art später drehen; am Ende können es mehrere haben.
HAM-7_2_3 = Rathausmarkt: Figur am weitesten vorn. Gebäude: die meisten Gebäude in der Auslage rechts vom Tableau (kein Zoo, kein Park). Stadtmauer: die meisten Steine auf den 10 Segmenten. Punkte: am weitesten auf der Punkteleiste. Zoo: die meisten Zookarten links vom Tableau.
HAM-7_2_4 = Jedes farbige Plättchen ist in der Schlusswertung 4 Punkte wert.
HAM-7_3 = Der Geistliche dieses Durchgangs geht von seinem Fenster auf das Feld vor der Kirche unter diesem Fenster.
HAM-7_4 = Alle Aktivierungsmarker werden von den Karten genommen und kommen in den eigenen Vorrat ihrer Besitzer; die Gebäude können im nächsten Durchgang wieder aktiviert werden.
HAM-7_5 = Der Startspielermarker geht im Uhrzeigersinn weiter; der nächste Durchgang beginnt.
HAM-7_6 = Mit Erweiterung 4 kehren alle Schiffe am Kai auf die Reede zurück; mit Erweiterung 6 wird das Plättchen unter dem gehenden Geistlichen umgedreht.

HAM-8_1 = Stufen. Fünf Unglücke, eines je Farbe, mit Stufen 0 bis 3 je Spieler. Erhöhen: Schiebe den rechtesten noch nicht verschobenen Marker nach rechts. Senken: Schiebe den linkesten verschobenen Marker nach links zurück.
HAM-8_2 = Welche Farbe welches ist: Sturmflut = Lila, Brand = Orange, Mauereinsturz = Grau, Plünderung = Rosa, Seuche = Braun (Grundlage: Der Text zählt beide in dieser Reihenfolge auf; Erweiterung 3 zeigt Plünderung auf dem rosa Geschenkplättchen und Sturmflut mit Mauereinsturz auf einem Doppelplättchen; HAM-AMB-11).
HAM-8_3 = Wirkungen. Wird der dritte Marker eines Unglücks nach rechts geschoben, trifft es seinen Besitzer sofort. Mauereinsturz: 1 Mauerstein, der äußerste einer Hälfte; eine Statue behält man. Brand: 1 Gebäude, dessen Bauplatz bleibt. Plünderung: alles Geld. Seuche: alle Arbeiter. Sturmflut: 1 Bauplatz; ein Gebäude darauf kommt auf die Hand zurück.
HAM-8_4 = Danach gehen die drei Marker dieses Unglücks nach links zurück (Stufe 0). Dafür gibt es keine Punkte.
HAM-8_5 = Jedes Mal, wenn ein Unglück durch die Grundaktion oder das Aktivieren eines Gebäudes gesenkt wird: sofort 1 Punkt je Stufe.
HAM-8_6 = Treffen jemanden mehrere Unglücke gleichzeitig, bestimmt er ihre Reihenfolge.
HAM-8_7 = Besitzer von Karte 165: Das Unglück tritt erst ein, wenn es ein viertes Mal steigen würde.
HAM-8_8 = Wer nicht hat, was zu verlieren wäre (keinen Stein, kein Gebäude, keinen Bauplatz, kein Geld, keine Arbeiter), verliert nichts; die Stufe wird trotzdem zurückgesetzt.

HAM-9_1 = Aufbau. Rückseite: Bauplatz in der Farbe der Karte. Vorderseite: Gebäude, Zoo oder Park derselben Farbe, mit: Preis in Mark (linker Rand; wird beim Auslegen als Gebäude, Zoo oder Park bezahlt), Punkten (rechter Rand; zählen, wenn die Karte am Ende noch ausliegt), Aktivierungssymbol (unten links), Kategoriesymbol (22 Kategorien), Fähigkeit, Nummer 001-280.
HAM-9_2 = Kategorien. 20 Gebäudekategorien zu 12 Karten, Zoo 20, Park 20. In der Reihenfolge der Nummern je vier Kategorien für Braun, Rosa, Orange, Grau und Lila, dann Zoo und Park (siehe HAM-9.8).
HAM-9_3 = Blitz (sofort). Wirkt einmal, in dem Moment, in dem die Karte in Phase III ausgelegt wird. Kann nicht noch einmal aktiviert werden (außer durch Karten oder Schiffe, die das sagen).
HAM-9_4 = Phasenzahl (I, II, III, IV). Darf einmal je Durchgang in dieser Phase aktiviert werden; das kostet etwas oder verlangt eine Bedingung. Auf die Karte kommt ein Aktivierungsmarker.
HAM-9_5 = Unendlich mit Phasenzahl (dauerhaft). Immer aktiv; ermöglicht oder verbessert die links vom Doppelpunkt gezeigte Aktion. Bekommt nie einen Aktivierungsmarker.
HAM-9_6 = Lorbeerkranz (Spielende). Wirkt in der Schlusswertung, wenn das Gebäude noch ausliegt.
HAM-9_7 = Aktivieren darf, wer am Zug ist; es ist freiwillig. Es kann die normalen Regeln ändern. Zookarten können nicht aktiviert werden.
HAM-9_8 = Farben. Jede Farbe hat 56 Karten: 4 Kategorien x 12 + 4 Zoo + 4 Park. In jedem Block von 48 wird genau eine Farbe von keinem Preis und keiner Wirkung genannt; sie gilt als Farbe des Blocks (einziger Verstoß: Karte 127). Die lila Kirchenkarte einer veröffentlichten Rezension (St. Petri, gleiche Fähigkeit wie Karte 213) stimmt damit überein. Die Zoo- und Parknummern je Farbe sind unsicher: HAM-AMB-10.
HAM-9_9 = Die Symbole sind nur bekannt, wo der Text sie nennt oder andeutet; jeder Karteneintrag sagt, welches Symbol die Karte hat.

HAM-10_1 = Offen liegen sie links vom Tableau und brauchen keinen Bauplatz. Sie sind keine Gebäude: Wo eine Regel oder Karte von Gebäuden spricht, sind sie nicht gemeint. Mit der Rückseite nach oben sind sie gewöhnliche Bauplätze rechts.
HAM-10_2 = Zoo: keine Fähigkeit, besseres Verhältnis von Preis zu Punkten, eigenes Mehrheitsplättchen.
HAM-10_3 = Park: Einmal je Durchgang, am Ende von Phase I, können ausliegende Parkkarten aktiviert werden; auf jede kommt ein Aktivierungsmarker.
HAM-10_4 = Einkommen der Parks je nach Karte: 1 Mark, 1 Arbeiter einer bestimmten Farbe, 1 zusätzliche Karte von einem bestimmten Nachziehstapel oder 1 Punkt (Karten 261-280).

HAM-11_1 = Das Spiel endet nach Durchgang 8, wenn alle 8 Geistlichen vor der Kirche stehen.
HAM-11_2 = Zu den Punkten auf der Leiste kommen: 1. die aufgedruckten Punkte aller ausliegenden Gebäude, Zoo- und Parkkarten; 2. die Punkte ausliegender Gebäude mit Lorbeerkranz; 3. 4 Punkte je farbigem Mehrheitsplättchen; 4. 3 Punkte je gebautem dritten Mauersegment (links und rechts); 5. der Wert jeder Statue Hans Hummel; 6. für jeden Geistlichen vor der Kirche: 1 Punkt je eigenem ausliegenden Gebäude (rechts vom Tableau) oder Zoo-/Parkkarte (links davon), deren Kategorie zum Feld des Geistlichen gehört; 7. die Punkte neben dem Rathausfeld der eigenen Figur.
HAM-11_3 = Über 100 auf der Leiste: Nimm das 100/200-Plättchen, Seite 100 oben; über 200 dreh es um.
HAM-11_4 = Die meisten Punkte gewinnen; bei Gleichstand das meiste Geld; immer noch gleich: geteilter Sieg.

HAM-12_1 = Die 5 Bürgermeistertafeln werden gemischt, alle bekommen zufällig eine; unbenutzte kommen aus dem Spiel.
HAM-12_2 = Jede Tafel hat zwei Seiten mit verschiedener Startausstattung und Fähigkeit. Alle wählen eine Seite und legen sie unter ihr Tableau.
HAM-12_3 = Man nimmt das dort gezeigte Geld und die Arbeiter statt HAM-2.13 (n x 5 = n Arbeiter jeder Farbe).
HAM-12_4 = Die Fähigkeit darf im Spiel jederzeit genutzt werden.

HAM-13_1 = Die zwei neuen Statuen Hans Hummel kommen in fallender Reihenfolge dazu, so viele, wie die Spielerzahl benutzt (HAM-AMB-12); alle drei Zitronenjette sind immer dabei.
HAM-13_2 = Der Hans Hummel mit 10 Punkten beginnt auf dem achteckigen Feld links vom Rathausmarkt, die Zitronenjette mit 12 Mark daneben.
HAM-13_3 = Die Regeln für Statuen bleiben gleich, aber zwei stehen zur Wahl: Wer eine Statue nehmen darf, wählt eine davon. Hans Hummel zählt am Ende; Zitronenjette gibt ihre Mark sofort. Die genommene Art wird nachgefüllt.

HAM-14_1 = Die 10 neuen schwarzen Plättchen werden mit den 10 des Grundspiels gemischt (insgesamt 20).
HAM-14_2 = Fünf neue Plättchen erhöhen zwei verschiedene Unglücke; die anderen fünf erhöhen eins und geben dann ein kleines Geschenk.
HAM-14_3 = Bei einem Geschenkplättchen wird zuerst das Unglück erhöht (und abgehandelt), dann darf das Geschenk genommen werden.

HAM-15_1 = Die 6 Schiffe beginnen auf den Reedefeldern ihrer Farben (inaktiv).
HAM-15_2 = In Phase II wird beim Unglücksschritt ein Schiff aktiv, wenn der Würfel seiner Farbe 3 oder 4 zeigt; es geht an seinen Liegeplatz am Kai.
HAM-15_3 = Wer in Phase III die Grundaktion Mauer bauen ausführt, darf danach ein aktives Schiff seiner Wahl nutzen, gleich welcher Farbe. Preis: 1 Arbeiter in der Farbe der zum Bauen benutzten Karte.
HAM-15_4 = Nicht erlaubt, wenn die Mauer durch die Aktivierung eines Gebäudes gebaut wird.
HAM-15_5 = In Phase IV kehren alle Schiffe auf die Reede zurück, genutzt oder nicht.

HAM-16_1 = Die 10 Börsenplättchen werden zu einem Stapel gemischt, grüne Seite oben; der Kursmarker beginnt auf Feld 1 (unten links).
HAM-16_2 = Die Felder 1, 2, 3 laufen die linke (grüne) Seite hinauf, 4, 5, 6 die rechte (rote) hinab. Grüne Wirkungen werden von Feld zu Feld besser, rote schlechter.
HAM-16_3 = Wer in Phase III die auf der offenen Seite genannte Grundaktion ausführt, muss ihre Wirkung mit dem Wert des Markerfelds anwenden.
HAM-16_4 = Danach rückt der Marker ein Feld weiter. Von 3 auf 4: Drehe das Plättchen auf Rot. Von 6 auf 1: Entferne das Plättchen; das nächste wird mit der grünen Seite aktiv.
HAM-16_5 = Gilt nur für die Grundaktion selbst, nicht für Aktionen durch das Aktivieren eines Gebäudes.
HAM-16_6 = Ein Plättchen kann länger als einen Durchgang gelten.

HAM-17_1 = Die Erweiterungen 5 und 6 zusammen zu spielen wird nicht empfohlen.
HAM-17_2 = Der Startspieler zieht zufällig 6 der 12 Plättchen und lässt sie aus einiger Höhe fallen; sie kommen auf die sechs Kirchenfenster, je eines, mit der Seite nach oben, die oben lag (sie verdecken das gedruckte +1). Die anderen sechs kommen aus dem Spiel.
HAM-17_3 = In Phase II wird der Geistliche wie üblich aufgestellt; in diesem Durchgang ist nur das Plättchen aktiv, auf dem er steht, wann immer die gezeigte Aktion in der passenden Phase ausgeführt wird.
HAM-17_4 = Gilt nur für die Grundaktion selbst, nicht für Aktionen durch das Aktivieren eines Gebäudes.
HAM-17_5 = In Phase IV, wenn der Geistliche vor die Kirche geht, wird das Plättchen sofort umgedreht. So kann ein Plättchen mehrmals aktiv sein, abwechselnd mit beiden Seiten.
HAM-17_6 = Vor der Schlusswertung werden alle Plättchen entfernt, damit das +1 der Fenster wie üblich zählt (HAM-11.2 Nr. 6).

HAM-18_1 = Du und TOM beginnen mit je 5 Mark und 1 Arbeiter jeder Farbe. Kein Startspielermarker. Statuen wie zu zweit.
HAM-18_2 = Phase I. TOM bekommt keine Handkarten.
HAM-18_3 = Phase II. Wirf alle Würfel. Stelle den Geistlichen wie üblich auf; TOM nimmt so viele Mark, wie der schwarze Würfel zeigt. Unglücke gelten wie üblich für beide. Muss TOM ein Gebäude aufgeben, ist es das mit dem niedrigsten Preis; bei Gleichstand das linkeste seiner Auslage. TOM rückt auf dem Rathausmarkt immer vor, wenn er zahlen kann; du entscheidest selbst.
HAM-18_4 = Phase III. TOM beginnt. Seine Aktionen folgen aus den fünf farbigen Würfeln (nicht dem schwarzen), aufsteigend von 1 bis 6. Gleiche Werte: im Uhrzeigersinn der Binnenalster, beginnend mit Lila. 1: 1 Punkt. 2: 2 Arbeiter der Farbe. 3: ein Mauerstein der Farbe, sonst 1 solcher Arbeiter. 4: senkt das Unglück für 1 Punkt, sonst ein Bauplatz vom Stapel für 1 solchen Arbeiter, sonst 4 Mark. 5: zieht eine Karte der Farbe und baut sie, sonst legt er sie für 1 solchen Arbeiter als Bauplatz, sonst legt er sie für 5 Mark ab. 6: baut wie bei 5, sonst ein Mauerstein wie bei 3, sonst 6 Mark.
HAM-18_5 = Sofortige und dauerhafte Wirkungen von TOMs Karten werden zu seinen Gunsten ausgeführt. Er aktiviert alle Gebäude, die er mit seinen Arbeitern aktivieren kann, von links nach rechts, nur solche, für die er einen Arbeiter abgeben kann. Jede Entscheidung für TOM fällt so, wie sie für ihn am günstigsten ist.
HAM-18_6 = Dann spielst du deinen Zug: vier Karten hintereinander, je eine Grundaktion.
HAM-18_7 = Phase IV ist unverändert, bis auf den fehlenden Marker. Schlusswertung wie üblich; du gewinnst, wenn du TOM schlägst.

HAM-19_1 = Alle Kartentexte betreffen die eigene Auslage (Tableau, Karten links und rechts davon) und die eigene Hand, wenn kein anderer Spieler genannt ist.
HAM-19_2 = Karten ziehen: immer die oberste eines Nachziehstapels nach Wahl; mehrere dürfen von verschiedenen Stapeln kommen.
HAM-19_3 = Eine Karte einer Kategorie suchen (Gebäudekategorien): Nimm den Ablagestapel, suche eine passende Karte heraus, mische ihn und lege ihn zurück. Passt keine: keine Karte, aber es wird gemischt. Eine Zoo- oder Parkkarte suchen: ebenso mit dem genannten Nachziehstapel.
HAM-19_4 = Einen Arbeiter abgeben: aus dem eigenen Vorrat in die Speicherstadt. Ablegen: von Hand oder Auslage auf den Ablagestapel. Kaufen: aus eigenem Geld in den Vorrat zahlen. x Punkte bekommen: x auf der Punkteleiste vorrücken. x Mark nehmen: aus dem Vorrat.
HAM-19_5 = Kostenlos: Für die Grundaktion sind weder Geld noch Arbeiter abzugeben.
HAM-19_6 = Drittes Mauersegment: das besonders markierte mittlere Segment jeder Hälfte. Aktives Mehrheitsplättchen: farbige Seite oben, am Ende 4 Punkte wert.
HAM-19_7 = Gebäude: die Vorderseite jeder Karte außer Zoo und Park. Bauplatz: die Rückseite jeder Karte.
HAM-19_8 = Symbole auf Karten: Links vom Doppelpunkt stehen Bedingung oder Kosten, rechts das Ergebnis; weiß gezeichnete Teile gehören dem Spieler am Zug.


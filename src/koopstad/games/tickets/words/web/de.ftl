# Zug um Zug: Amsterdam im Browser.

## Der Spielplan
ui-board = Der Spielplan von Amsterdam
ui-subtitle = Handelswege der Altstadt
ui-start = START
ui-route-points = Punkte für eine Strecke
ui-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
}
ui-route = { $a } – { $b }, { $colour }, { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-route-cart = { ui-route } und eine Handelsbonuskarte
ui-owned = gehört { $player }
ui-open-card = Offene Karte: { $card }
ui-draw-pile = Nachziehstapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ui-discard = Ablage
ui-discard-pile = Ablagestapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ui-contracts = Aufträge
ui-contract-pile = { ui-contracts }: { $cards } im Stapel
ui-bonus = Bonus
ui-bonus-pile = Handelsbonuskarten, noch { $cards }
ui-market = Offene Karten und Stapel
overview-aim = Verbinde Orte im alten Amsterdam durch eigene Strecken, vor allem die beiden Orte jedes geheimen Auftrags.
overview-turn = Eines je Zug: zwei Karten nehmen, eine Strecke mit Karten ihrer Farbe beanspruchen oder neue Aufträge ziehen.
overview-points = Strecken sofort: je länger, desto mehr. Am Ende bringen erfüllte Aufträge ihren Wert, die anderen kosten ihn; wer die meisten Handelsbonuskarten hat, wird dafür bezahlt.
overview-end = Hat jemand zwei Karren oder weniger, kommen alle noch einmal an die Reihe.

## Die eigenen Sachen
ui-yours = Deine Karten und Aufträge
ui-hand = Deine Karten ({ $cards })
ui-hand-card = { $count }× { $card }
ui-your-contracts = Deine Aufträge ({ $contracts })
ui-no-contracts = noch keine
ui-fulfilled = erfüllt
ui-not-yet = noch nicht erfüllt
ui-failed = gescheitert
ui-all-contracts = Die Aufträge aller
ui-stat-carts = Karren übrig
ui-stat-cards = Transportkarten
ui-stat-contracts = Aufträge
ui-stat-bonus = Handelsbonuskarten

## Wählen
ui-keep = Behalten
ui-keep-only = Nur diesen behalten

## Optionen
option-first = Wer beginnt (laut Spielregel die jüngste Person)
option-first-random = der Zufall entscheidet
option-first-1 = der erste Platz
option-first-2 = der zweite Platz
option-first-3 = der dritte Platz
option-first-4 = der vierte Platz

## Spielend lernen
why-lesson = diese Lektion geht anders weiter: berühre, was leuchtet
guide-welcome = Willkommen im alten Amsterdam. Du treibst Handel und beanspruchst Strecken zwischen den Orten; wer am Ende die meisten Punkte hat, gewinnt. Anna spielt gegen dich.
guide-keep = Du hast zwei Aufträge bekommen. { $touch ->
    [yes] Drück auf einen
   *[no] Zeig auf einen
}, und seine beiden Orte leuchten auf dem Plan auf. Verbinde sie durch eigene Strecken, dann bringt er seine Punkte; gelingt es nicht, verlierst du ebenso viele. Der lange ist riskant: Behalte nur den kurzen.
guide-claim = In deinem Zug tust du eins von drei Dingen. Das erste: eine Strecke beanspruchen. Dam – Jan Roodenpoortstoren hat ein rotes Feld, und du hast eine rote Karte. Berühre die leuchtende Strecke, dann die Karte, mit der du bezahlst.
guide-take = Das zweite: zwei Karten nehmen. Nimm die offene grüne Karte; sofort rückt eine andere nach.
guide-second = Jetzt die zweite Karte. Du dürftest jede offene Karte nehmen, nur nicht den Joker: Berühre ihn und sieh, was er antwortet. Zieh dann vom verdeckten Stapel.
guide-double = Anna hat eine von zwei parallelen Strecken beansprucht. Zu zweit ist die andere jetzt gesperrt; zu dritt oder viert dürfte sie noch jemand anders nehmen.
guide-claim-next = Deine grüne Karte passt zur Strecke von Jan Roodenpoortstoren nach Westermarkt. Für eine graue Strecke wäre jede Farbe recht. Beanspruche die grüne.
guide-cart = Ein Schritt fehlt noch. Die rosa Strecke nach De Drie Hendricken zeigt einen Karren: Neben ihrem Punkt bringt sie eine Handelsbonuskarte. Beanspruche sie.
guide-fulfilled = Dam und De Drie Hendricken sind verbunden: Der Auftrag in deiner Hand ist als erfüllt markiert. Außerdem hast du eine Handelsbonuskarte; wer am Ende die meisten hat, bekommt 8 Punkte.
guide-contracts = Das dritte, was du tun kannst: zwei weitere Aufträge ziehen. Mindestens einen davon musst du behalten. Berühre den Auftragsstapel.
guide-keep-again = De Drie Hendricken gehört schon zu deinem Netz. Behalte den Auftrag nach Munttoren.
guide-joker = Ein Joker steht für jede Farbe. Offen genommen ist er die einzige Karte deines Zuges. Nimm ihn.
guide-end = So geht es weiter: Karten, Strecken, Aufträge. Hat jemand am Ende eines Zuges höchstens zwei Karren, haben alle noch einen Zug, und die Partie ist zu Ende.
guide-scoring = Dann werden die Aufträge aufgedeckt: Erfüllte bringen ihren Wert, die anderen kosten ihn, und der Handelsbonus wird vergeben. Zurücknehmen, Tipps und Regeln sind in jeder Partie zur Hand. Spiel jetzt eine.

## Kapitel der Regeln
rules-chapter-1 = 1 Spielmaterial
rules-chapter-2 = 2 Spielaufbau
rules-chapter-3 = 3 Ein Zug
rules-chapter-4 = 4 Transportkarten
rules-chapter-5 = 5 Strecken beanspruchen
rules-chapter-6 = 6 Aufträge
rules-chapter-7 = 7 Das Spielende
rules-chapter-8 = 8 Die Schlusswertung

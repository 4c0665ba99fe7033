# Zug um Zug: Amsterdam, auf Deutsch.

colour-pink = rosa
colour-blue = blau
colour-green = grün
colour-black = schwarz
colour-red = rot
colour-orange = orange
colour-grey = grau

card-pink = rosa
card-blue = blau
card-green = grün
card-black = schwarz
card-red = rot
card-orange = orange
card-joker = Joker

step-turn = Nimm Karten, beanspruche eine Strecke oder ziehe Aufträge
step-second-card = Nimm eine zweite Karte
step-keep = Wähle die Aufträge, die du behältst

# Was gespielt werden kann. Preis und Ertrag werden berechnet und stehen daneben.
action-take = Offene Karte nehmen: { $card }
action-draw = Vom Stapel ziehen
action-contracts = Aufträge ziehen
action-keep = { $a } – { $b } ({ $points }) behalten
action-keep-both = Beide Aufträge behalten
action-pass = Passen
action-claim = { $a } – { $b } ({ $colour }) beanspruchen

group-draw = Transportkarten
group-claim = Strecken
group-contracts = Aufträge
group-turn = Sonst

# Was jemand hat und vergleicht.
purse-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
purse-carts = { $number ->
    [one] 1 Karren
   *[other] { $number } Karren
}
purse-bonus = { $number ->
    [one] 1 Handelsbonuskarte
   *[other] { $number } Handelsbonuskarten
}
purse-contracts = { $number ->
    [one] 1 Auftrag
   *[other] { $number } Aufträge
}
purse-pink = { $number } { card-pink }
purse-blue = { $number } { card-blue }
purse-green = { $number } { card-green }
purse-black = { $number } { card-black }
purse-red = { $number } { card-red }
purse-orange = { $number } { card-orange }
purse-joker = { $number } { card-joker }

log-draw = { $player } zieht eine Karte vom Stapel
log-draw-secret = { $player } zieht eine Karte vom Stapel: { $card }
log-take = { $player } nimmt eine offene Karte: { $card }
log-shuffle = Die abgelegten Karten werden zu einem neuen Nachziehstapel gemischt
log-reset = Drei Joker liegen offen: alle offenen Karten werden ersetzt
log-claim = { $player } beansprucht { $a } – { $b } ({ $colour }) mit { $cards }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-claim-bonus = { $player } beansprucht { $a } – { $b } ({ $colour }) mit { $cards }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und eine Handelsbonuskarte
log-contracts = { $player } zieht { $cards ->
    [one] 1 Auftrag
   *[other] { $cards } Aufträge
}
log-contracts-secret = { $player } zieht { $cards ->
    [one] einen Auftrag
   *[other] { $cards } Aufträge
}: { $contracts }
log-keep = { $player } behält { $cards ->
    [one] 1 Auftrag
   *[other] { $cards } Aufträge
}
log-keep-secret = { $player } behält { $contracts }
log-pass = { $player } kann nichts tun und passt
log-last-turns = { $player } hat { $carts ->
    [0] keinen Karren mehr
    [one] nur noch 1 Karren
   *[other] nur noch { $carts } Karren
}: alle haben noch einen letzten Zug
log-score = { $player }: Aufträge { $contracts }, Handelsbonus { $bonus }, insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Was in ausgedachten Partien geschieht, für Tipps.
hint-happens-contract = { hint-whose }{ $a } – { $b } wird in { $here } von { $worlds } ausgedachten Partien erfüllt, sonst in { $there }; etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als { hint-than }

sheet-routes = Strecken
sheet-kept = Erfüllte Aufträge
sheet-failed = Nicht erfüllte Aufträge
sheet-bonus = Handelsbonus

why-not-open = diese Karte liegt nicht offen: { $card }
why-pile-empty = der Nachziehstapel ist leer
why-open-joker-second = ein offener Joker darf nicht deine zweite Karte sein
why-second-card = nimm zuerst eine zweite Karte
why-no-contracts = im Stapel liegen keine Aufträge mehr
why-pass = passen darf nur, wer nichts anderes tun kann
why-nothing-offered = es sind keine Aufträge zur Wahl da
why-keep-only = nur ein Auftrag wurde gezogen, und den musst du behalten
why-keep-first = wähle zuerst, welche der gezogenen Aufträge du behältst
why-route-taken = die Strecke gehört { $player }
why-own-double = dir gehört schon die Strecke daneben, und niemand darf beide haben
why-double-closed = zu zweit ist die andere Strecke einer Doppelstrecke gesperrt
why-carts = die Strecke hat { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}, und du hast { $carts ->
    [0] keinen Karren mehr
    [one] nur 1 Karren
   *[other] nur { $carts } Karren
}
why-cards = nötig sind { $cards }× { $card }, und du hast { $held }
why-too-few-cards = die Strecke kostet { $spaces ->
    [one] 1 Karte ({ $card } oder Joker)
   *[other] { $spaces } Karten ({ $card } oder Joker)
}; du hast { $held }× { $card } und { $jokers ->
    [0] keinen Joker
    [one] 1 Joker
   *[other] { $jokers } Joker
}
why-payment-size = die Strecke hat { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} und kostet ebenso viele Karten, nicht { $cards }
why-payment-colour = diese Strecke wird nur mit dieser Farbe und Jokern bezahlt: { $card }
why-payment-mixed = eine graue Strecke wird mit Karten einer einzigen Farbe und Jokern bezahlt

hint-keep = Dieser Auftrag passt am besten zu deinen Strecken und Karren; der andere würde mehr kosten, als er bringt
hint-keep-both = Beide Aufträge lassen sich mit deinen Karren erfüllen
hint-claim-contract = { $a } – { $b } liegt auf dem Weg deiner Aufträge, und du kannst die Strecke jetzt bezahlen
hint-claim-points = { $a } – { $b } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mit Karten, die du für deine Aufträge nicht brauchst
hint-claim-last = Es ist dein letzter Zug, und { $a } – { $b } bringt am meisten
hint-claim-rest = { $a } – { $b } ist das Beste, was für deine Karren noch frei ist
hint-contracts = Deine Aufträge sind geregelt, und für einen weiteren reichen Zeit und Platz
hint-contracts-last = Es ist dein letzter Zug, und deine Strecken könnten einen neuen Auftrag schon erfüllen
hint-take = Diese Farbe fehlt deinen nächsten Strecken am meisten: { $card }
hint-take-joker = Ein offener Joker ist dir jetzt mehr wert als zwei beliebige andere Karten
hint-draw = Keine offene Karte hilft so sehr, wie es eine vom Stapel könnte
hint-only = Etwas anderes ist nicht möglich

judged-plan = die Strecken, die noch fehlen
judged-contracts = Aufträge
judged-cards = die Handkarten
judged-carts = die Zeit, die noch bleibt
judged-bonus = die Handelsbonuskarten

# Was neuere Fassungen der Regeln geändert haben.
changed-2-1 = Zieht jemand zwei Aufträge, kann sonst niemand wissen, welcher behalten wird, auch nicht, wer einen davon schon kannte.

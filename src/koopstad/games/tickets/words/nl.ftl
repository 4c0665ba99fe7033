# Ticket to Ride: Amsterdam, in het Nederlands.

colour-pink = roze
colour-blue = blauw
colour-green = groen
colour-black = zwart
colour-red = rood
colour-orange = oranje
colour-grey = grijs

card-pink = roze
card-blue = blauw
card-green = groen
card-black = zwart
card-red = rood
card-orange = oranje
card-joker = joker

step-turn = Trek kaarten, claim een route of trek contractkaarten
step-second-card = Neem een tweede kaart
step-keep = Kies je contractkaarten

# Wat er gespeeld kan worden. De prijs en de opbrengst worden berekend en staan ernaast.
action-take = Neem een open kaart: { $card }
action-draw = Trek van de stapel
action-contracts = Trek contractkaarten
action-keep = Behoud { $a } – { $b } ({ $points })
action-keep-both = Behoud beide contractkaarten
action-pass = Passen
action-claim = Claim { $a } – { $b } ({ $colour })

group-draw = Transportkaarten
group-claim = Routes
group-contracts = Contractkaarten
group-turn = Anders

# Wat een speler heeft en vergelijkt.
purse-points = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
purse-carts = { $number ->
    [one] 1 kar
   *[other] { $number } karren
}
purse-bonus = { $number ->
    [one] 1 handelsbonuskaart
   *[other] { $number } handelsbonuskaarten
}
purse-contracts = { $number ->
    [one] 1 contractkaart
   *[other] { $number } contractkaarten
}
purse-pink = { $number } { card-pink }
purse-blue = { $number } { card-blue }
purse-green = { $number } { card-green }
purse-black = { $number } { card-black }
purse-red = { $number } { card-red }
purse-orange = { $number } { card-orange }
purse-joker = { $number } { card-joker }

log-draw = { $player } trekt een kaart van de stapel
log-draw-secret = { $player } trekt een kaart van de stapel: { $card }
log-take = { $player } neemt een open kaart: { $card }
log-shuffle = De afgelegde kaarten worden geschud en vormen een nieuwe trekstapel
log-reset = Er liggen drie jokers open: alle open kaarten worden vervangen
log-claim = { $player } claimt { $a } – { $b } ({ $colour }) met { $cards }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
log-claim-bonus = { $player } claimt { $a } – { $b } ({ $colour }) met { $cards }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en een handelsbonuskaart
log-contracts = { $player } trekt { $cards ->
    [one] 1 contractkaart
   *[other] { $cards } contractkaarten
}
log-contracts-secret = { $player } trekt { $cards ->
    [one] een contractkaart
   *[other] { $cards } contractkaarten
}: { $contracts }
log-keep = { $player } behoudt { $cards ->
    [one] 1 contractkaart
   *[other] { $cards } contractkaarten
}
log-keep-secret = { $player } behoudt { $contracts }
log-pass = { $player } kan niets doen en past
log-last-turns = { $player } heeft { $carts ->
    [0] geen kar
    [one] nog maar 1 kar
   *[other] nog maar { $carts } karren
} over: iedereen krijgt nog één laatste beurt
log-score = { $player }: contracten { $contracts }, handelsbonus { $bonus }, in totaal { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

# Wat er in verzonnen spellen gebeurt, voor tips.
hint-happens-contract = { hint-whose }{ $a } – { $b } wordt vervuld in { $here } van { $worlds } verzonnen spellen, anders in { $there }; ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter dan { hint-than }

sheet-routes = Routes
sheet-kept = Behaalde contracten
sheet-failed = Gemiste contracten
sheet-bonus = Handelsbonus

why-not-open = deze kaart ligt niet open: { $card }
why-pile-empty = de trekstapel is leeg
why-open-joker-second = een open joker mag niet je tweede kaart zijn
why-second-card = neem eerst een tweede kaart
why-no-contracts = er liggen geen contractkaarten meer in de stapel
why-pass = je mag alleen passen als je niets anders kunt doen
why-nothing-offered = er zijn geen contractkaarten om uit te kiezen
why-keep-only = er is maar één contractkaart getrokken, en die moet je behouden
why-keep-first = kies eerst welke van de getrokken contractkaarten je behoudt
why-route-taken = deze route is van { $player }
why-own-double = de route ernaast is al van jou, en niemand mag ze allebei claimen
why-double-closed = met twee spelers is de andere route van een dubbele route afgesloten
why-carts = de route heeft { $spaces ->
    [one] 1 vakje
   *[other] { $spaces } vakjes
}, en je hebt { $carts ->
    [0] geen kar meer
    [one] 1 kar
   *[other] { $carts } karren
}
why-cards = dit kost { $cards }× { $card }, en je hebt er { $held }
why-too-few-cards = de route kost { $spaces ->
    [one] 1 kaart ({ $card } of joker)
   *[other] { $spaces } kaarten ({ $card } of joker)
}; je hebt { $held }× { $card } en { $jokers ->
    [0] geen joker
    [one] 1 joker
   *[other] { $jokers } jokers
}
why-payment-size = de route heeft { $spaces ->
    [one] 1 vakje
   *[other] { $spaces } vakjes
} en kost dus evenveel kaarten, geen { $cards }
why-payment-colour = voor deze route gelden alleen jokers en kaarten van deze kleur: { $card }
why-payment-mixed = een grijze route betaal je met kaarten van één kleur, en jokers

hint-keep = Deze contractkaart past het best bij je routes en karren; de andere zou meer kosten dan hij oplevert
hint-keep-both = Met de karren die je hebt zijn beide contractkaarten te behalen
hint-claim-contract = { $a } – { $b } ligt op de weg van je contracten, en je kunt de route nu betalen
hint-claim-points = { $a } – { $b } levert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op, met kaarten die je contracten niet nodig hebben
hint-claim-last = Het is je laatste beurt, en { $a } – { $b } levert het meest op
hint-claim-rest = { $a } – { $b } is het beste wat er voor je karren over is
hint-contracts = Je contracten zijn behaald, en er is nog tijd en ruimte voor een volgend
hint-contracts-last = Het is je laatste beurt, en misschien behaal je met je routes meteen een nieuw contract
hint-take = Aan deze kleur komen je volgende routes het meest tekort: { $card }
hint-take-joker = Een open joker is nu meer waard voor je dan twee andere kaarten
hint-draw = Geen open kaart helpt zoveel als er een van de stapel kan doen
hint-only = Iets anders is niet mogelijk

judged-plan = de routes die nog nodig zijn
judged-contracts = contracten
judged-cards = de handkaarten
judged-carts = de tijd die er nog is
judged-bonus = handelsbonuskaarten

# Wat nieuwere versies van de regels veranderden.
changed-2-1 = Als iemand twee contracten trekt, kan niemand anders weten welk contract blijft, ook niet wie er al een kende.

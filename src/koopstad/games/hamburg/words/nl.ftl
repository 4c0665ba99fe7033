# Hamburg, in het Nederlands. Namen van kaarten en burgemeesters zijn eigennamen en staan in de gegevens.

colour-purple = paars
colour-orange = oranje
colour-grey = grijs
colour-pink = roze
colour-brown = bruin
colour-black = zwart
each-colour = alle
tom = TOM

misfortune-flood = overstroming
misfortune-fire = brand
misfortune-looting = plundering
misfortune-disease = ziekte
misfortune-wall-collapse = instortende stadsmuur

half-left = linkerhelft
half-right = rechterhelft

token-hall = stadhuisplein
token-buildings = gebouwen
token-wall = stadsmuur
token-points = overwinningspunten
token-zoo = dierentuin

category-citizens = burgerij
category-administration = bestuur
category-university = universiteit
category-health = gezondheid
category-amusement = amusement
category-art = kunst
category-theatre = theater
category-circus = circus
category-trade = handel
category-industry = industrie
category-banks = banken
category-crafts = handwerk
category-army = leger
category-police = politie
category-underworld = onderwereld
category-secret-society = geheim genootschap
category-harbour = haven
category-church = kerk
category-emigrants = emigranten
category-mysticism = mystiek
category-zoo = dierentuin
category-park = park

symbol-lightning = direct
symbol-I = 1× per cyclus in fase I
symbol-II = 1× per cyclus in fase II
symbol-III = 1× per cyclus in fase III
symbol-IV = 1× per cyclus in fase IV
symbol-permanent-I = permanent, fase I
symbol-permanent-II = permanent, fase II
symbol-permanent-III = permanent, fase III
symbol-permanent-IV = permanent, fase IV
symbol-permanent = permanent
symbol-laurel = eindtelling
symbol-none = geen vaardigheid

step-refill = Kies de stapel van de volgende kaart
step-discard-hand = Leg je handkaarten een voor een af; de laatste ligt bovenop
step-new-hand = Kies de stapels voor je nieuwe hand
step-activation = Gebruik kaarten uit je uitstalling
step-turn = Speel een kaart voor een basisactie, of gebruik III-gebouwen
step-turn-under-a-stock-tile = Speel een kaart voor een basisactie, of gebruik III-gebouwen
step-rest-of-turn = Gebruik III-gebouwen, of beëindig je beurt
step-granted-action = Voer een basisactie uit met de zojuist getrokken kaart
step-repeat-lightning = De bliksemschicht een tweede keer gebruiken?
step-take-a-statue = Kies een beeld
step-use-a-ship = Een schip gebruiken?
step-choose-a-mayor = Kies de zijde van je burgemeester
step-choose-misfortune = Kies het onheil dat je verhoogt
step-prevent-misfortune = Het onheil voorkomen?
step-misfortunes-strike = Kies welk onheil het eerst plaatsvindt
step-flow = Het spel gaat verder
step-park-income = Inkomsten uit parken
step-raises = Het onheil neemt toe
step-program = Een effect
step-TOM-acts = TOM is aan zet

# Wat er gespeeld kan worden. De prijs en de opbrengst worden berekend en staan ernaast.
action-draw = Trek een kaart: { $colour }
action-workers = Neem { $number ->
    [one] 1 arbeider
   *[other] { $number } arbeiders
} ({ $colour }) met { $card }
action-money = Neem de mark van de dobbelsteen ({ $colour }) met { $card }
action-lower = Verlaag een onheil ({ $misfortune }) met { $card }
action-wall = Bouw het segment ({ $colour }) van de { $half } met { $card }
action-site = Leg { $card } neer als bouwlocatie ({ $colour })
action-build = Bouw { $card } op bouwlocatie { $site } ({ $colour })
action-lay-out = Leg { $card } in de uitstalling
action-recolour = De volgende kaart telt als { $colour }
action-activate = Gebruik { $card }
action-again = Gebruik { $card } opnieuw
action-pick = Kies { $card }
action-card = Kies { $card } uit je hand
action-discard = Leg { $card } af
action-on = Op bouwlocatie { $site } ({ $colour })
action-worker = Neem een arbeider ({ $colour })
action-give = Geef een arbeider ({ $colour })
action-buy = Koop een arbeider ({ $colour })
action-lower-any = Verlaag: { $misfortune } ({ $colour })
action-raise = Verhoog: { $misfortune } ({ $colour })
action-suffer = Eerst: { $misfortune } ({ $colour })
action-prevent = Lever een arbeider in om het te voorkomen
action-lose = Geef { $card } op
action-lose-site = Geef bouwlocatie { $site } op ({ $colour })
action-lose-stone = Geef een muursteen van de { $half } op
action-stone = Bouw de volgende muursteen van de { $half }
action-turn-back = Draai het meerderheidsfiche terug ({ $token })
action-hummel = Neem Hans Hummel
action-jette = Neem Zitronenjette
action-ship = Gebruik het schip ({ $colour }): { $effect }
action-clergyman-left = Verplaats de geestelijke naar links
action-clergyman-right = Verplaats de geestelijke naar rechts
action-trade = Ruil met { $player }
action-mayor = { $name }: { $effect }
action-advance = Ga vooruit op het stadhuisplein
action-done = Hier stoppen

group-draw = Trekken
group-workers = Arbeiders
group-money = Geld
group-lower = Onheil
group-wall = Stadsmuur
group-site = Bouwlocatie
group-build = Bouwen
group-use = Gebruiken
group-choose = Kiezen
group-turn = Genoeg

# Wat een speler heeft en vergelijkt.
purse-points = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
purse-marks = { $number } mark
purse-any = { $number ->
    [one] 1 arbeider naar keuze
   *[other] { $number } arbeiders naar keuze
}
purse-purple = { $number ->
    [one] 1 arbeider ({ colour-purple })
   *[other] { $number } arbeiders ({ colour-purple })
}
purse-orange = { $number ->
    [one] 1 arbeider ({ colour-orange })
   *[other] { $number } arbeiders ({ colour-orange })
}
purse-grey = { $number ->
    [one] 1 arbeider ({ colour-grey })
   *[other] { $number } arbeiders ({ colour-grey })
}
purse-pink = { $number ->
    [one] 1 arbeider ({ colour-pink })
   *[other] { $number } arbeiders ({ colour-pink })
}
purse-brown = { $number ->
    [one] 1 arbeider ({ colour-brown })
   *[other] { $number } arbeiders ({ colour-brown })
}
purse-level-purple = { $number ->
    [one] 1 niveau onheil ({ colour-purple })
   *[other] { $number } niveaus onheil ({ colour-purple })
}
purse-level-orange = { $number ->
    [one] 1 niveau onheil ({ colour-orange })
   *[other] { $number } niveaus onheil ({ colour-orange })
}
purse-level-grey = { $number ->
    [one] 1 niveau onheil ({ colour-grey })
   *[other] { $number } niveaus onheil ({ colour-grey })
}
purse-level-pink = { $number ->
    [one] 1 niveau onheil ({ colour-pink })
   *[other] { $number } niveaus onheil ({ colour-pink })
}
purse-level-brown = { $number ->
    [one] 1 niveau onheil ({ colour-brown })
   *[other] { $number } niveaus onheil ({ colour-brown })
}
purse-hand = { $number ->
    [one] 1 handkaart
   *[other] { $number } handkaarten
}
purse-sites = { $number ->
    [one] 1 bouwlocatie
   *[other] { $number } bouwlocaties
}
purse-buildings = { $number ->
    [one] 1 gebouw
   *[other] { $number } gebouwen
}
purse-garden = { $number ->
    [one] 1 dierentuin- of parkkaart
   *[other] { $number } dierentuin- of parkkaarten
}
purse-wall = { $number ->
    [one] 1 muursteen
   *[other] { $number } muurstenen
}
purse-hall = { $number ->
    [one] 1 veld op het stadhuisplein
   *[other] { $number } velden op het stadhuisplein
}
purse-statues = { $number ->
    [one] 1 beeld
   *[other] { $number } beelden
}
purse-tokens = { $number ->
    [one] 1 meerderheidsfiche
   *[other] { $number } meerderheidsfiches
}

log-draw = { $player } trekt { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}: { $piles }
log-draw-secret = { $player } trekt { $names }
log-shuffle = De aflegstapel wordt geschud
log-site = { $player } legt een bouwlocatie neer ({ $colour })
log-site-secret = { $player } legt { $name } neer als bouwlocatie ({ $colour })
log-pay = { $player } betaalt { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
} voor { $name }
log-building = { $player } bouwt { $name }
log-lay-out = { $player } legt { $name } in de uitstalling
log-lose-site = { $player } verliest de bouwlocatie { $name }
log-lose-site-building = { $player } verliest de bouwlocatie { $name }; terug in de hand: { $buildings }
log-lose-site-tom = { $player } verliest de bouwlocatie { $name } met { $buildings }
log-lose-building = { $player } verliest het gebouw { $name }
log-lose-stone = { $player } verliest een muursteen van de { $half }
log-lose-money = { $player } verliest { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
}
log-lose-workers = { $player } verliest { $number ->
    [one] 1 arbeider
   *[other] { $number } arbeiders
}
log-turn-back = { $player } draait een meerderheidsfiche terug ({ $token })
log-hand-over = { $player } staat een arbeider af ({ $colour })
log-steal = { $player } raakt een handkaart kwijt
log-steal-secret = { $player } raakt de handkaart { $name } kwijt
log-robbed = { $player } staat { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
} af
log-trade = { $player } krijgt 1 mark en staat een punt af
log-roll = De dobbelstenen: { $dice }. De geestelijke staat op het venster ({ $window })
log-black-tile = Zwart onheilsfiche { $tile }: { $colours }
log-ships = Schepen aan de kade: { $ships }
log-ship = { $player } levert een arbeider in ({ $worker }) en gebruikt een schip ({ $colour })
log-new-hand = { $player } legt alle handkaarten af
log-lower = { $player } verlaagt een onheil ({ $misfortune }) met { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaus
} voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
log-raise = { $player } verhoogt een onheil ({ $misfortune }) naar niveau { $level }
log-strike = { $player } wordt door onheil getroffen: { $misfortune }
log-prevent = { $player } levert een arbeider in om onheil te voorkomen ({ $misfortune })
log-advance = { $player } gaat vooruit naar veld { $field } van het stadhuisplein voor { $price ->
    [one] 1 mark
   *[other] { $price } mark
}
log-retreat = { $player } gaat terug naar veld { $field } van het stadhuisplein
log-stone = { $player } bouwt een muursteen ({ $colour }) in de { $half } voor { $price ->
    [one] 1 mark
   *[other] { $price } mark
}
log-statue-hummel = { $player } neemt de Hans Hummel van { $value ->
    [one] 1 punt
   *[other] { $value } punten
}
log-statue-jette = { $player } neemt de Zitronenjette met { $value ->
    [one] 1 mark
   *[other] { $value } mark
}
log-activate = { $player } gebruikt { $name }
log-recolour = { $player } levert een grijze arbeider in: de volgende kaart krijgt een andere kleur ({ $colour })
log-workers = { $player } legt { $name } af en neemt { $number ->
    [one] 1 arbeider
   *[other] { $number } arbeiders
} ({ $colour })
log-money = { $player } legt { $name } af en neemt { $number ->
    [one] 1 mark
   *[other] { $number } mark
}
log-lower-card = { $player } legt { $name } af om een onheil te verlagen ({ $colour })
log-wall-card = { $player } legt { $name } af voor een muursegment ({ $colour })
log-gain = { $player } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
}
log-gain-points = { $player } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
log-gain-marks = { $player } krijgt { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
}
log-gain-worker = { $player } krijgt { $colour ->
    [alle] 1 arbeider van elke kleur
   *[other] een arbeider ({ $colour })
}
log-return-worker = { $player } levert een arbeider in ({ $colour })
log-discard = { $player } legt { $name } af
log-take-discard = { $player } neemt { $name } van de aflegstapel
log-take-back = { $player } neemt { $name } terug in de hand
log-search-take = { $player } vindt { $name } en neemt die kaart
log-search-nothing = { $player } doorzoekt een trekstapel ({ $colour }) en vindt niets
log-church-worker = { $player } zet een arbeider in de kerk ({ $colour })
log-clergyman = { $player } verplaatst de geestelijke naar een ander venster ({ $window })
log-majority = { $player } draait een meerderheidsfiche om ({ $token })
log-cycle-ends = Cyclus { $cycle } eindigt
log-game-ends = Het spel is afgelopen
log-mayor = { $player } speelt met { $name }, zijde { $side }
log-marker = De beurskoers-steen gaat naar veld { $field }
log-score = { $player }: kaarten { $cards }, lauwerkransen { $laurels }, meerderheden { $tokens }, segmenten { $segments }, beelden { $statues }, geestelijken { $clergy }, stadhuisplein { $hall }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
log-tom-black-die = TOM krijgt { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
} voor de zwarte dobbelsteen
log-tom-point = TOM, { $colour } 1: hij krijgt een punt
log-tom-workers = TOM, { $colour } 2: hij krijgt twee arbeiders ({ $colour })
log-tom-wall = TOM, { $colour } { $die }: er past een segment, en hij kan het betalen ({ $price ->
    [one] 1 mark
   *[other] { $price } mark
})
log-tom-no-wall = TOM, { $colour } 3: er past geen segment, of hij kan het niet betalen, dus krijgt hij een arbeider ({ $colour })
log-tom-lowers = TOM, { $colour } 4: zijn onheil van deze kleur is verhoogd, dus verlaagt hij het
log-tom-site = TOM, { $colour } 4: er valt niets te verlagen, dus levert hij een arbeider in ({ $colour }) en legt hij een bouwlocatie neer
log-tom-marks = TOM, { $colour } { $die }: iets anders is niet mogelijk, dus krijgt hij { $marks } mark
log-tom-builds = TOM, dobbelsteen { $colour }: hij kan { $name } bouwen voor { $price ->
    [one] 1 mark
   *[other] { $price } mark
}
log-tom-cannot-build = TOM, { $colour } { $die }: hij kan { $name } niet bouwen en legt de kaart neer als bouwlocatie
log-tom-no-worker = TOM, { $colour } { $die }: hij kan { $name } niet bouwen en heeft geen arbeider om de kaart neer te leggen, dus gaat die naar de aflegstapel
log-tom-cannot-pay = TOM, { $colour } { $die }: hij kan { $name } niet bouwen, dus gaat de kaart naar de aflegstapel

why-no-answer = dat is geen antwoord op wat er gevraagd wordt
why-mayor-side = kies een van de twee zijden van burgemeesterfiche { $tile }
why-statue = kies een van de beelden die te krijgen zijn
why-ship-away = dit schip ligt niet aan de kade ({ $colour })
why-ship-or-done = gebruik een schip, of geen
why-search-pick = kies een van de gevonden kaarten
why-search-site = kies een vrije bouwlocatie
why-buy = koop een arbeider voor 1 mark, of stop
why-choose-different-worker = lever een arbeider van een andere kleur in, of stop
why-choose-discard = kies een handkaart om af te leggen
why-choose-own-worker = kies een arbeider die je hebt
why-choose-worker = kies de kleur van de arbeider die je neemt
why-exchange = ruil een arbeider om, of stop
why-no-discards = de aflegstapel is leeg
why-trade = kies met wie je ruilt
why-phase-offers = in fase { $phase } kun je kaarten uit je uitstalling gebruiken, of niets
why-draw-first = kies de trekstapel van de volgende kaart
why-pile-empty = deze trekstapel is leeg ({ $colour })
why-advance-later = de speelfiguur gaat pas vooruit na het onheil van fase II
why-marks = dit kost { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
}, en je hebt er { $held }
why-no-low-die = geen dobbelsteen toont 1 of 2
why-acted-already = de basisactie van deze beurt is al gedaan
why-no-such-card = je hebt { $cards ->
    [one] 1 handkaart
   *[other] { $cards } handkaarten
}
why-turn-offers = een beurt is één basisactie en zoveel III-gebouwen als je wilt
why-needs-site = een gebouw heeft een bouwlocatie nodig
why-no-such-site = je hebt { $sites ->
    [one] 1 bouwlocatie
   *[other] { $sites } bouwlocaties
}
why-site-full = die bouwlocatie is bezet
why-needs-no-site = dierentuin- en parkkaarten liggen links en hebben geen bouwlocatie nodig
why-basic-action-first = speel eerst een handkaart voor een basisactie
why-no-segment = er is geen segment dat je kunt betalen
why-segment-colour = het volgende segment van die helft heeft een andere kleur ({ $colour })
why-choose-segment = kies een helft van de stadsmuur
why-half-complete = die helft is voltooid
why-no-worker = je hebt geen arbeider van deze kleur ({ $colour })
why-choose-lower = kies een verhoogd onheil
why-prevent = lever een arbeider in ({ $colour }), of laat het onheil verhogen
why-lose-building = kies een van je gebouwen
why-lose-site = kies een van je bouwlocaties
why-lose-stone = kies een helft met een muursteen
why-suffer = kies een onheil dat je treft
why-dice-differ = de dobbelstenen voldoen niet aan de voorwaarde
why-no-pair = dit kost een arbeider van deze kleur ({ $colour }) en nog een
why-no-workers = je hebt geen arbeiders
why-not-in-phase = in je uitstalling ligt geen kaart met dat nummer die in fase { $phase } gebruikt wordt
why-once-a-cycle = een kaart mag eenmaal per cyclus gebruikt worden
why-used-already = deze is in deze cyclus al gebruikt
why-not-displayed = dat gebouw heb je niet
why-too-late = dit gebruik je direct na het plaatsen van de geestelijke
why-no-recolour = alleen kaart 224 verandert de kleur van een kaart
why-recolour-now = dit kost een grijze arbeider en hoort vóór een basisactie
why-recoloured-already = de kleur is al veranderd
why-recoloured-build = met een kaart van veranderde kleur kun je niet bouwen
why-recoloured-first = gebruik eerst de kaart waarvan de kleur veranderd is
why-advance-or-not = ga vooruit, of niet
why-advanced-already = je bent in deze stap al vooruitgegaan
why-level-0 = het onheil van deze kleur staat op niveau 0 ({ $colour })
why-activate-again = kies een III-gebouw dat in deze cyclus gebruikt is
why-nothing-used = er is in deze cyclus geen III-gebouw gebruikt dat je nog eens kunt betalen
why-activate-next = kies het volgende gebouw dat je gebruikt
why-no-worker-for-site = je hebt geen arbeider over voor een bouwlocatie waarvan de stapel nog kaarten heeft
why-nothing-under-zoo = hiervoor heb je een arbeider, een gebouw in je hand en een dierentuinkaart van één kleur nodig
why-under-zoo = kies een gebouw van die kleur, daarna een dierentuinkaart
why-turn-back = kies een actief meerderheidsfiche
why-drawn-card = de basisactie is voor de zojuist getrokken kaart, handkaart { $place }
why-clergyman = verplaats de geestelijke één venster naar links of rechts
why-repeat = gebruik kaart { $card } een tweede keer, of niet
why-choose-lightning = kies een gebouw met een bliksemschicht
why-no-lightning = er is geen gebouw met een bliksemschicht
why-doubled-already = er is in deze cyclus al een gebouw tweemaal gebruikt
why-not-used-yet = dit is in deze cyclus nog niet gebruikt
why-no-workers-for-tile = het geldende fiche vraagt meer arbeiders dan je hebt
why-discard-hand = leg eerst je handkaarten een voor een af, in een volgorde naar keuze
why-new-hand = drie kaarten komen van de ene stapel en twee van een andere
why-take-back = kies een ander gebouw van jezelf, of stop
why-choose-raise = kies het onheil dat je in plaats daarvan verhoogt

card-001 = Trek 1 kaart van een trekstapel naar keuze en voer er één basisactie mee uit.
card-002 = Als geen van de zes dobbelstenen 1 of 2 toont: je mag 4 mark betalen en 1 veld vooruitgaan op het stadhuisplein.
card-003 = Lever 1 grijze arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie burgerij.
card-004 = Neem zoveel eigen gebouwen als je wilt terug in je hand; hun bouwlocaties blijven in je uitstalling liggen.
card-005 = Zoek in de aflegstapel een kaart van de categorie burgerij en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-006 = Krijg 1 punt.
card-007 = Lever 1 paarse arbeider in: trek 1 kaart van een van de vijf trekstapels en voer er één basisactie mee uit; de kleur van de getrokken kaart is de kleur van die actie.
card-008 = Lever 1 grijze arbeider in: trek 1 kaart van een van de vijf trekstapels en voer er één basisactie mee uit; de kleur van de getrokken kaart is de kleur van die actie.
card-009 = Lever 1 oranje arbeider in: trek 1 kaart van een van de vijf trekstapels en voer er één basisactie mee uit; de kleur van de getrokken kaart is de kleur van die actie.
card-010 = Lever 1 roze arbeider in: trek 1 kaart van een van de vijf trekstapels en voer er één basisactie mee uit; de kleur van de getrokken kaart is de kleur van die actie.
card-011 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie burgerij.
card-012 = Lever 1 roze arbeider in: krijg 1 punt voor elke 3 eigen muurstenen.
card-013 = Elke medespeler legt 1 handkaart af.
card-014 = Lever 1 paarse arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie bestuur.
card-015 = Lever 1 roze arbeider in: krijg 2 mark voor elke eigen roze bouwlocatie.
card-016 = Lever 1 paarse arbeider in: krijg 2 mark voor elke eigen paarse bouwlocatie.
card-017 = Lever 1 grijze arbeider in: krijg 2 mark voor elke eigen grijze bouwlocatie.
card-018 = Lever 1 oranje arbeider in: krijg 2 mark voor elke eigen oranje bouwlocatie.
card-019 = Zoek in de aflegstapel een kaart van de categorie bestuur en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-020 = Lever 1 paarse arbeider in: krijg 2 punten voor elke 3 eigen paarse bouwlocaties.
card-021 = Lever 1 oranje arbeider in: krijg 2 punten voor elke 3 eigen oranje bouwlocaties.
card-022 = Lever 1 grijze arbeider in: krijg 2 punten voor elke 3 eigen grijze bouwlocaties.
card-023 = Lever 1 roze arbeider in: krijg 2 punten voor elke 3 eigen roze bouwlocaties.
card-024 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie bestuur.
card-025 = Krijg 2 mark voor elk eigen gebouw.
card-026 = Lever 1 roze arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie universiteit.
card-027 = Koop tot 5 arbeiders naar keuze voor 1 mark per stuk.
card-028 = Trek 4 kaarten en neem die in je hand, leg dan 4 handkaarten af; dat mogen ook zojuist getrokken kaarten zijn.
card-029 = Eindtelling: 2 extra punten voor elk gebouwd derde muursegment en voor elk beeld dat je bezit.
card-030 = Eindtelling: 2 extra punten voor elk meerderheidsfiche met de gekleurde zijde naar boven.
card-031 = Zoek in de aflegstapel een kaart van de categorie universiteit en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-032 = Trek 2 kaarten en leg ze allebei neer als bouwlocatie, zonder arbeiders in te leveren.
card-033 = Trek 1 extra kaart en neem die in je hand.
card-034 = Telkens als je de basisactie “Neem arbeiders” uitvoert, krijg je 1 extra arbeider naar keuze.
card-035 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie universiteit.
card-036 = Telkens als je een kaart met een bliksemschicht activeert, mag je diezelfde kaart kosteloos een tweede keer activeren.
card-037 = Lever 1 roze arbeider in: zoek in de roze trekstapel 1 dierentuinkaart en neem die in je hand; schud die stapel.
card-038 = Lever 1 oranje arbeider in: zoek in de oranje trekstapel 1 dierentuinkaart en neem die in je hand; schud die stapel.
card-039 = Lever 1 grijze arbeider in: zoek in de grijze trekstapel 1 dierentuinkaart en neem die in je hand; schud die stapel.
card-040 = Lever 1 paarse arbeider in: zoek in de paarse trekstapel 1 dierentuinkaart en neem die in je hand; schud die stapel.
card-041 = Lever 1 arbeider naar keuze in: zoek in de trekstapel van die kleur 1 parkkaart en neem die in je hand; schud die stapel.
card-042 = Lever 1 oranje arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie gezondheid.
card-043 = Lever 1 paarse arbeider en 1 arbeider naar keuze in: krijg 3 mark en 1 punt.
card-044 = Zoek in de aflegstapel een kaart van de categorie gezondheid en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-045 = Lever 1 grijze arbeider in: krijg 1 mark voor elke verschillende categorie onder je eigen gebouwen.
card-046 = Bij de controle van de meerderheden in fase IV draai je je fiche ook bij een gelijke stand naar de gekleurde zijde, maar niet als die gelijke stand 0 is.
card-047 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie gezondheid.
card-048 = Krijg 1 arbeider naar keuze.
card-049 = Als de grijze dobbelsteen 5 of 6 toont: krijg 1 grijze arbeider.
card-050 = Als de oranje dobbelsteen 5 of 6 toont: krijg 1 oranje arbeider.
card-051 = Als de bruine dobbelsteen 5 of 6 toont: krijg 1 bruine arbeider.
card-052 = Als de paarse dobbelsteen 5 of 6 toont: krijg 1 paarse arbeider.
card-053 = Lever 1 oranje arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie amusement.
card-054 = Lever 1 paarse arbeider in: activeer een eigen III-gebouw naar keuze een tweede keer.
card-055 = Zoek in de aflegstapel een kaart van de categorie amusement en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-056 = Als de zwarte dobbelsteen 5 of 6 toont, mag je 1 arbeider naar keuze nemen.
card-057 = Lever 1 grijze arbeider in: krijg 1 punt voor elk eigen gebouw van de categorie amusement.
card-058 = Lever 1 bruine arbeider in: krijg 1 mark voor elke dobbelsteen die 5 of 6 toont (alle zes dobbelstenen).
card-059 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie amusement.
card-060 = Activeer direct, eenmalig en kosteloos, alle eigen gebouwen waarvan de activering normaal één arbeider kost.
card-061 = Lever 1 bruine arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie kunst.
card-062 = Lever 1 oranje arbeider in: bouw 1 muursteen zonder een kaart te spelen, voor de dubbele kosten van het segment; de arbeider hoeft niet de kleur van het segment te hebben.
card-063 = Lever 1 bruine arbeider in: bouw 1 muursteen zonder een kaart te spelen, voor de dubbele kosten van het segment; de arbeider hoeft niet de kleur van het segment te hebben.
card-064 = Lever 1 paarse arbeider in: bouw 1 muursteen zonder een kaart te spelen, voor de dubbele kosten van het segment; de arbeider hoeft niet de kleur van het segment te hebben.
card-065 = Lever 1 grijze arbeider in: bouw 1 muursteen zonder een kaart te spelen, voor de dubbele kosten van het segment; de arbeider hoeft niet de kleur van het segment te hebben.
card-066 = Dit gebouw telt als kunst en ook als amusement, theater en circus; belonen meerdere kaarten deze categorieën, dan telt het bij elk daarvan mee.
card-067 = Zoek in de aflegstapel een kaart van de categorie kunst en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-068 = Ga kosteloos 1 veld vooruit op het stadhuisplein.
card-069 = Lever 1 oranje arbeider in: krijg 1 punt voor elk eigen gebouw van de categorie kunst.
card-070 = Telkens als je de basisactie “Leg een bouwlocatie neer” uitvoert, mag je het onheil in de kleur van de bouwlocatie met 1 niveau verlagen.
card-071 = Eindtelling: 1 punt voor elke verschillende categorie onder je eigen gebouwen.
card-072 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie kunst.
card-073 = Lever 1 grijze arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie theater.
card-074 = Lever 1 oranje arbeider in: krijg 1 mark voor elke eigen oranje bouwlocatie.
card-075 = Lever 1 bruine arbeider in: krijg 1 mark voor elke eigen bruine bouwlocatie.
card-076 = Lever 1 paarse arbeider in: krijg 1 mark voor elke eigen paarse bouwlocatie.
card-077 = Lever 1 grijze arbeider in: krijg 1 mark voor elke eigen grijze bouwlocatie.
card-078 = Lever 1 oranje arbeider in: krijg 1 punt voor elke eigen oranje bouwlocatie.
card-079 = Lever 1 bruine arbeider in: krijg 1 punt voor elke eigen bruine bouwlocatie.
card-080 = Lever 1 paarse arbeider in: krijg 1 punt voor elke eigen paarse bouwlocatie.
card-081 = Lever 1 oranje arbeider in: krijg 1 punt voor elk eigen gebouw van de categorie theater.
card-082 = Lever 1 grijze arbeider in: krijg 1 punt voor elke eigen grijze bouwlocatie.
card-083 = Zoek in de aflegstapel een kaart van de categorie theater en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-084 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie theater.
card-085 = Elke medespeler draait een actief meerderheidsfiche van eigen keuze terug naar de niet-gekleurde zijde.
card-086 = Lever 1 bruine arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie circus.
card-087 = Als één getal X op meer dobbelstenen staat dan elk ander getal: krijg X mark. Komen twee of meer getallen even vaak het meest voor: niets.
card-088 = Lever 1 oranje arbeider in: krijg 1 punt en 5 mark voor elke complete set van vijf arbeiders van verschillende kleur die je na het betalen nog hebt.
card-089 = Krijg 2 punten voor elk eigen actief meerderheidsfiche.
card-090 = Zoek in de aflegstapel een kaart van de categorie circus en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-091 = Telkens als een medespeler een muursteen bouwt, krijg je 1 arbeider van de betreffende kleur.
card-092 = Als het totaal van alle dobbelstenen hoogstens 23 is: krijg 5 mark.
card-093 = Als het totaal van alle dobbelstenen minstens 19 is: krijg 2 punten.
card-094 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie circus.
card-095 = Telkens als je een meerderheidsfiche naar de gekleurde zijde draait, krijg je een complete set arbeiders (1 van elk van de vijf kleuren).
card-096 = Eindtelling: een van je beelden telt dubbel.
card-097 = Lever 1 roze arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie handel.
card-098 = Lever 1 roze arbeider in: krijg 3 mark.
card-099 = Lever 1 paarse arbeider in: krijg 3 mark.
card-100 = Lever 1 bruine arbeider in: krijg 3 mark.
card-101 = Lever 1 grijze arbeider in: krijg 3 mark.
card-102 = Krijg 2 mark.
card-103 = Geef elke medespeler 1 mark; elk van hen verliest 1 punt en jij krijgt dat punt. Heb je minder mark dan er medespelers zijn, dan kies je met wie je ruilt. De medespelers kunnen niet weigeren.
card-104 = Zoek in de aflegstapel een kaart van de categorie handel en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-105 = Lever 1 grijze arbeider in: krijg 1 punt voor elk gebouwd derde muursegment en voor elk beeld dat je bezit.
card-106 = Lever 1 arbeider naar keuze in: krijg zoveel mark als de dobbelsteen van die kleur toont.
card-107 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie handel.
card-108 = Als je de basisactie “Bouw een stadsmuur” uitvoert, leg je nog steeds een kaart van de vereiste kleur af, maar betaal je geen mark.
card-109 = Lever tot 5 arbeiders van verschillende kleuren in: krijg voor elk 1 punt en 1 mark.
card-110 = Lever 1 grijze arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie industrie.
card-111 = Lever 1 paarse arbeider in: ruil zoveel van je arbeiders als je wilt om voor arbeiders van andere kleuren.
card-112 = Lever 1 bruine arbeider in: ruil zoveel van je arbeiders als je wilt om voor arbeiders van andere kleuren.
card-113 = Lever 1 roze arbeider in: ruil zoveel van je arbeiders als je wilt om voor arbeiders van andere kleuren.
card-114 = Lever 1 grijze arbeider in: ruil zoveel van je arbeiders als je wilt om voor arbeiders van andere kleuren.
card-115 = Lever 1 grijze arbeider in: krijg 2 arbeiders naar keuze; ze mogen dezelfde kleur hebben, ook de zojuist ingeleverde.
card-116 = Lever 1 paarse arbeider in: krijg 2 arbeiders naar keuze; ze mogen dezelfde kleur hebben, ook de zojuist ingeleverde.
card-117 = Lever 1 roze arbeider in: krijg 2 arbeiders naar keuze; ze mogen dezelfde kleur hebben, ook de zojuist ingeleverde.
card-118 = Lever 1 bruine arbeider in: krijg 2 arbeiders naar keuze; ze mogen dezelfde kleur hebben, ook de zojuist ingeleverde.
card-119 = Zoek in de aflegstapel een kaart van de categorie industrie en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-120 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie industrie.
card-121 = Krijg 6 mark.
card-122 = Telkens als parkkaarten je geld opleveren, krijg je per zo'n kaart 1 mark extra.
card-123 = Krijg zoveel mark als het aantal punten bij je huidige veld op het stadhuisplein.
card-124 = Lever 1 bruine arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie banken.
card-125 = Als je vooruitgaat op het stadhuisplein, betaal je 2 mark minder dan de dobbelstenen aangeven, maar nooit minder dan 0.
card-126 = Zoek in de aflegstapel een kaart van de categorie banken en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-127 = Lever 1 bruine arbeider in: krijg 1 punt en 2 mark.
card-128 = Lever 1 grijze arbeider in: krijg 1 punt en 2 mark.
card-129 = Lever 1 paarse arbeider in: krijg 1 punt en 2 mark.
card-130 = Lever 1 roze arbeider in: krijg 1 punt en 2 mark.
card-131 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie banken.
card-132 = Als je de basisactie “Bouw een gebouw” uitvoert, betaal je 3 mark minder, maar nooit minder dan 0.
card-133 = Lever 1 paarse arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie handwerk.
card-134 = Lever 1 roze arbeider in: krijg 2 mark voor elk eigen actief meerderheidsfiche.
card-135 = Lever 1 paarse arbeider in: krijg 2 mark voor elk eigen actief meerderheidsfiche.
card-136 = Lever 1 bruine arbeider in: krijg 2 mark voor elk eigen actief meerderheidsfiche.
card-137 = Lever 1 grijze arbeider in: krijg 2 mark voor elk eigen actief meerderheidsfiche.
card-138 = Als je de basisactie “Neem geld” uitvoert met de roze dobbelsteen, krijg je 3 mark extra.
card-139 = Als je de basisactie “Neem geld” uitvoert met de grijze dobbelsteen, krijg je 3 mark extra.
card-140 = Als je de basisactie “Neem geld” uitvoert met de bruine dobbelsteen, krijg je 3 mark extra.
card-141 = Als je de basisactie “Neem geld” uitvoert met de paarse dobbelsteen, krijg je 3 mark extra.
card-142 = Krijg 1 roze, 1 grijze, 1 bruine en 1 paarse arbeider.
card-143 = Zoek in de aflegstapel een kaart van de categorie handwerk en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-144 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie handwerk.
card-145 = Bouw 1 muursteen, kosteloos en zonder een kaart te spelen.
card-146 = Lever 1 roze arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie leger.
card-147 = Verlaag onheil naar keuze met in totaal tot 2 niveaus; je mag ze over verschillende soorten onheil verdelen.
card-148 = Zoek in de aflegstapel een kaart van de categorie leger en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-149 = Verlaag onheil naar keuze met in totaal tot 3 niveaus; je mag ze over verschillende soorten onheil verdelen.
card-150 = Als je de basisactie “Bouw een stadsmuur” uitvoert, verlaag je het onheil in de kleur van het segment met 1 niveau.
card-151 = Je mag voorkomen dat een onheil verhoogd wordt door 1 arbeider van dezelfde kleur in te leveren; dat geldt ook bij zwarte onheilsfiches.
card-152 = Voor elk eigen gebouw mag je een onheil naar keuze met 1 niveau verlagen.
card-153 = Verlaag onheil naar keuze met in totaal tot 4 niveaus; je mag ze over verschillende soorten onheil verdelen.
card-154 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie leger.
card-155 = Eindtelling: 1 punt voor elk niveau waarmee je onheil verhoogd is.
card-156 = Verlaag een onheil naar keuze met 1 niveau.
card-157 = Lever 1 arbeider naar keuze in: verlaag het onheil van die kleur met tot 2 niveaus.
card-158 = Lever 1 bruine arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie politie.
card-159 = Lever 1 oranje arbeider in: verlaag het oranje onheil met 1 niveau.
card-160 = Lever 1 roze arbeider in: verlaag het roze onheil met 1 niveau.
card-161 = Lever 1 bruine arbeider in: verlaag het bruine onheil met 1 niveau.
card-162 = Lever 1 paarse arbeider in: verlaag het paarse onheil met 1 niveau.
card-163 = Zoek in de aflegstapel een kaart van de categorie politie en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-164 = Krijg 1 mark voor elke dobbelsteen die 6 toont.
card-165 = Een onheil treft je pas als het niveau voor de vierde keer verhoogd zou moeten worden; met alle drie de fiches naar rechts gebeurt er nog niets.
card-166 = Als je de basisactie “Bouw een gebouw” uitvoert, verlaag je het onheil van de overeenkomstige kleur met 1 niveau.
card-167 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie politie.
card-168 = Als je de basisactie “Verlaag onheil” uitvoert, verlaag je het onheil van die kleur met 2 niveaus in plaats van 1, voor 2 punten.
card-169 = Trek van elke medespeler willekeurig 1 handkaart en neem die in je hand.
card-170 = Lever 1 paarse arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie onderwereld.
card-171 = Elke medespeler geeft je 3 mark, of zoveel als hij heeft.
card-172 = Elke medespeler geeft je 2 arbeiders van zijn keuze, of zoveel als hij heeft.
card-173 = Elke medespeler breekt een van zijn muurstenen af; meerderheidsfiches en beelden blijven buiten schot.
card-174 = Zoek in de aflegstapel een kaart van de categorie onderwereld en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-175 = Elke medespeler gaat 1 veld terug op het stadhuisplein.
card-176 = Elke medespeler legt een van zijn gebouwen, naar eigen keuze, op de aflegstapel.
card-177 = Elke medespeler legt een van zijn bouwlocaties, naar eigen keuze, op de aflegstapel; een gebouw daarop gaat terug naar zijn hand.
card-178 = Verlaag één onheil naar keuze met 1 niveau; elke medespeler verhoogt zijn onheil van dezelfde kleur met 1 niveau. Kun je niets verlagen, dan verhoogt niemand.
card-179 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie onderwereld.
card-180 = Telkens als een medespeler een gebouw bouwt, krijg je 2 mark.
card-181 = Lever 1 roze arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie geheim genootschap.
card-182 = Als je een oranje gebouw bouwt, betaal je maar de helft van de kosten, naar boven afgerond.
card-183 = Als je een paars gebouw bouwt, betaal je maar de helft van de kosten, naar boven afgerond.
card-184 = Als je een roze gebouw bouwt, betaal je maar de helft van de kosten, naar boven afgerond.
card-185 = Als je een bruin gebouw bouwt, betaal je maar de helft van de kosten, naar boven afgerond.
card-186 = Zoek in de aflegstapel een kaart van de categorie geheim genootschap en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-187 = Telkens als je een zwart onheilsfiche trekt, krijg je 1 punt.
card-188 = Telkens als je een zwart onheilsfiche trekt, krijg je 2 mark.
card-189 = Je mag een van je arbeiders als extra geestelijke in de kerk zetten, op het venster boven het veld in de kleur van de arbeider; in fase IV gaat hij met de geestelijke mee naar het veld voor de kerk, en bij de eindtelling telt hij voor alle spelers.
card-190 = Lever 1 arbeider naar keuze in: bouw kosteloos een gebouw van die kleur ONDER een eigen dierentuinkaart van dezelfde kleur. De vaardigheid werkt gewoon, maar bij de eindtelling levert het gebouw geen punten op.
card-191 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie geheim genootschap.
card-192 = Je mag op elk van je bouwlocaties twee gebouwen bouwen.
card-193 = Lever 1 bruine arbeider in: trek 2 kaarten en neem die in je hand, leg dan 2 kaarten af.
card-194 = Krijg 2 mark voor elke verschillende kleur onder je eigen bouwlocaties, hoogstens 10 mark.
card-195 = Lever 1 oranje arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie haven.
card-196 = Lever 1 oranje arbeider in: trek 1 kaart en neem die in je hand.
card-197 = Lever 1 grijze arbeider in: trek 1 kaart en neem die in je hand.
card-198 = Lever 1 roze arbeider in: trek 1 kaart en neem die in je hand.
card-199 = Lever 1 bruine arbeider in: trek 1 kaart en neem die in je hand.
card-200 = Zoek in de aflegstapel een kaart van de categorie haven en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-201 = Trek 3 kaarten en neem die in je hand.
card-202 = Lever 1 roze arbeider in: neem de bovenste kaart van de aflegstapel en voer er één basisactie mee uit.
card-203 = Eindtelling: 5 punten als je bouwlocaties in alle vijf kleuren hebt.
card-204 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie haven.
card-205 = Eindtelling: 1 punt voor elke 2 arbeiders op je spelersbord.
card-206 = Krijg 1 roze arbeider en 3 mark.
card-207 = Krijg 1 grijze arbeider en 3 mark.
card-208 = Krijg 1 oranje arbeider en 3 mark.
card-209 = Krijg 1 bruine arbeider en 3 mark.
card-210 = Lever 1 bruine arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie kerk.
card-211 = Zoek in de aflegstapel een kaart van de categorie kerk en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-212 = Lever 1 grijze arbeider in: krijg voor elke gekleurde dobbelsteen die 1 toont 1 arbeider van die kleur; toont de zwarte dobbelsteen 1, dan krijg je 1 arbeider naar keuze.
card-213 = Lever 1 oranje arbeider in: krijg 1 punt voor elke dobbelsteen die 1 toont.
card-214 = Telkens als je vooruitgaat op het stadhuisplein, verlaag je een onheil naar keuze met 1 niveau.
card-215 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie kerk.
card-216 = Lever 1 roze arbeider in: krijg 2 arbeiders naar keuze en 3 punten.
card-217 = Krijg 2 mark voor elke kleur onheil die minstens 1 niveau verhoogd is.
card-218 = Lever 1 oranje arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie emigranten.
card-219 = Lever 1 bruine arbeider in: trek 1 kaart van een stapel naar keuze, leg die neer als bouwlocatie en lever 1 arbeider van die kleur in.
card-220 = Lever 1 roze arbeider in: trek 1 kaart van een stapel naar keuze, leg die neer als bouwlocatie en lever 1 arbeider van die kleur in.
card-221 = Lever 1 oranje arbeider in: trek 1 kaart van een stapel naar keuze, leg die neer als bouwlocatie en lever 1 arbeider van die kleur in.
card-222 = Lever 1 grijze arbeider in: trek 1 kaart van een stapel naar keuze, leg die neer als bouwlocatie en lever 1 arbeider van die kleur in.
card-223 = Zoek in de aflegstapel een kaart van de categorie emigranten en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-224 = Als je een basisactie kiest, mag je 1 grijze arbeider inleveren om de gespeelde kaart een andere kleur naar keuze te geven. Geld: dobbelsteen van de genoemde kleur. Arbeiders: 3 van de genoemde kleur. Stadsmuur: segment van de genoemde kleur voor de gewone kosten. Verlagen: onheil van de genoemde kleur (1 punt). Bouwlocatie: lever een arbeider van de genoemde kleur in, daarna heeft de bouwlocatie weer de eigen kleur. Gebouw: geen effect.
card-225 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie emigranten.
card-226 = Telkens als je vooruitgaat op het stadhuisplein, krijg je 1 punt.
card-227 = Lever 1 roze arbeider in: krijg 1 mark voor elke verschillende kleur onder de arbeiders op je spelersbord.
card-228 = Activeer 1 gebouw met een bliksemschicht van een medespeler alsof je het zojuist zelf gespeeld hebt; het gebouw blijft bij de medespeler.
card-229 = Lever 1 bruine arbeider in: krijg 2 mark voor elk eigen gebouw van de categorie mystiek.
card-230 = Lever 1 oranje arbeider in: krijg zoveel mark als de zwarte dobbelsteen toont.
card-231 = Telkens als je een zwart onheilsfiche trekt, negeer je het getoonde onheil en verhoog je in plaats daarvan een onheil naar keuze met 1 niveau.
card-232 = Als je een muursteen bouwt, betaal je zoveel mark als de zwarte dobbelsteen toont in plaats van de gedrukte kosten.
card-233 = Krijg zoveel punten als de zwarte dobbelsteen toont.
card-234 = Lever 1 roze arbeider in: neem zoveel kaarten van boven op de aflegstapel als de zwarte dobbelsteen toont, en leg daarna evenveel kaarten naar keuze af.
card-235 = Lever 1 grijze arbeider in: verplaats de geestelijke van deze cyclus 1 venster naar links of rechts.
card-236 = Trek een zwart onheilsfiche: elke medespeler verhoogt het onheil van die kleur met 1 niveau.
card-237 = Krijg voor elke gekleurde dobbelsteen die hetzelfde getal toont als de zwarte 1 arbeider van die kleur.
card-238 = Zoek in de aflegstapel een kaart van de categorie mystiek en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-239 = Eindtelling: 2 extra punten voor elk eigen gebouw van de categorie mystiek.
card-240 = Als een medespeler vooruitgaat op het stadhuisplein, telt hij de waarde van de zwarte dobbelsteen bij zijn kosten op; ook als hij anders niets of iets anders zou betalen, tenzij hij de zwarte dobbelsteen mag negeren (burgemeester). Jij ondervindt er niets van.
card-241 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-242 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-243 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-244 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-245 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-246 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-247 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-248 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-249 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-250 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-251 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-252 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-253 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-254 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-255 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-256 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-257 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-258 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-259 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-260 = Geen vaardigheid; alleen de gedrukte punten tellen bij de eindtelling.
card-261 = Krijg 1 mark.
card-262 = Krijg 1 grijze arbeider.
card-263 = Trek 1 extra kaart van de grijze trekstapel.
card-264 = Krijg 1 punt.
card-265 = Krijg 1 mark.
card-266 = Krijg 1 oranje arbeider.
card-267 = Trek 1 extra kaart van de oranje trekstapel.
card-268 = Krijg 1 punt.
card-269 = Krijg 1 mark.
card-270 = Krijg 1 bruine arbeider.
card-271 = Trek 1 extra kaart van de bruine trekstapel.
card-272 = Krijg 1 punt.
card-273 = Krijg 1 mark.
card-274 = Krijg 1 paarse arbeider.
card-275 = Trek 1 extra kaart van de paarse trekstapel.
card-276 = Krijg 1 punt.
card-277 = Krijg 1 mark.
card-278 = Krijg 1 roze arbeider.
card-279 = Trek 1 extra kaart van de roze trekstapel.
card-280 = Krijg 1 punt.

# Zoals gedrukt, waar dat vermoedelijk een drukfout is (optie misprints).
card-019-printed = Zoek in de aflegstapel een kaart van de categorie burgerij en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt de aflegstapel geschud. Is er geen, dan wordt er alleen geschud.
card-082-printed = Lever 1 oranje arbeider in: krijg 1 mark voor elke eigen oranje bouwlocatie.
card-127-printed = Lever 1 oranje arbeider in: krijg 1 punt en 2 mark.
card-186-printed = Zoek in de grijze trekstapel een kaart van de categorie geheim genootschap en bouw die kosteloos op een vrije eigen bouwlocatie; daarna wordt die stapel geschud.

mayor-01 = Je handlimiet is 7 in plaats van 5.
mayor-02 = Telkens als een onheil van jou verhoogd wordt, krijg je 1 arbeider in die kleur.
mayor-03 = Het verlagen van een onheil levert je per niveau 2 punten op in plaats van 1.
mayor-04 = Eenmaal per cyclus mag je één III-gebouw een tweede keer gebruiken; betaal beide keren.
mayor-05 = Je negeert zwarte onheilsfiches, en ook de zwarte dobbelsteen als je vooruitgaat op het stadhuisplein.
mayor-06 = Telkens als je een meerderheidsfiche naar de gekleurde zijde draait, krijg je 5 mark.
mayor-07 = Telkens als je een permanent gebouw bouwt, krijg je 1 punt en 2 mark.
mayor-07-cost-0 = Telkens als je een gebouw bouwt dat 0 mark kost, krijg je 1 punt en 2 mark.
mayor-07-points-0 = Telkens als je een gebouw bouwt dat 0 punten waard is, krijg je 1 punt en 2 mark.
mayor-08 = Elke muursteen kost je precies 2 mark.
mayor-09 = Telkens als je een bouwlocatie neerlegt, krijg je 1 punt.
mayor-10 = Telkens als je de basisactie “Neem geld” uitvoert, krijg je 2 mark extra.

ship-purple = Krijg 4 mark.
ship-orange = Krijg 3 arbeiders van één kleur naar keuze.
ship-grey = Trek de bovenste kaart van de stapel in de kleur van het zojuist gebouwde segment en voer er een basisactie mee uit.
ship-pink = Betaal 3 mark en ga 1 veld vooruit op het stadhuisplein.
ship-brown = Gebruik een van je eigen gebouwen met een bliksemschicht.
ship-black = Verlaag een onheil naar keuze met 1 niveau, voor het gebruikelijke punt.

stock-B01 = Neem geld: 1, 2 of 3 mark meer.
stock-B02 = Neem geld: 1, 2 of 2 mark minder.
stock-B03 = Neem arbeiders: 0, 1 of 2 meer in de kleur van de kaart.
stock-B04 = Neem arbeiders: betaal 1, 1 of 2 mark.
stock-B05 = Stadsmuur: krijg 1, 1 of 2 punten.
stock-B06 = Stadsmuur: verlies 1, 1 of 2 punten.
stock-B07 = Verlaag onheil: krijg 0, 1 of 2 punten extra.
stock-B08 = Verlaag onheil: betaal 1, 1 of 2 mark.
stock-B09 = Bouwlocatie: krijg 1, 1 of 2 punten.
stock-B10 = Bouwlocatie: lever ook deze arbeiders in: grijs; paars en bruin; roze en oranje.
stock-B11 = Gebouw: 1, 2 of 3 mark goedkoper.
stock-B12 = Gebouw: 1, 2 of 3 mark duurder.
stock-B13 = Neem arbeiders: krijg ook deze: paars; roze en grijs; oranje en bruin.
stock-B14 = Gebouw: lever 0, 1 of 2 arbeiders naar keuze in.
stock-B15 = Neem geld: krijg ook 1, 2 of 3 arbeiders in de kleur van de dobbelsteen.
stock-B16 = Stadsmuur: 1, 2 of 3 mark duurder.
stock-B17 = Verlaag onheil: krijg 1, 2 of 3 mark.
stock-B18 = Bouwlocatie: betaal 1, 2 of 3 mark.
stock-B19 = Stadsmuur: een segment van een getoonde kleur kost niets: oranje; grijs of paars; roze of bruin.
stock-B20 = Stadsmuur: een segment van een getoonde kleur kost 1 mark meer: bruin; roze of paars; grijs of oranje.

clergy-1a = Neem geld: 2 mark meer.
clergy-1b = Neem geld: 2 mark minder.
clergy-2a = Neem arbeiders: 1 extra naar keuze.
clergy-2b = Neem arbeiders: lever er daarna 1 naar keuze in.
clergy-3a = Stadsmuur: 2 mark goedkoper.
clergy-3b = Stadsmuur: 2 mark duurder.
clergy-4a = Stadhuisplein: vooruitgaan is 2 mark goedkoper.
clergy-4b = Stadhuisplein: vooruitgaan is 2 mark duurder.
clergy-5a = Gebouw: 2 mark goedkoper.
clergy-5b = Gebouw: 2 mark duurder.
clergy-6a = Vijf rondes in deze cyclus.
clergy-6b = Drie rondes in deze cyclus.
clergy-7a = Neem geld met de paarse, oranje of roze dobbelsteen: 2 mark meer.
clergy-7b = Neem geld met de paarse, oranje of roze dobbelsteen: 2 mark minder.
clergy-8a = Neem geld met de grijze of bruine dobbelsteen: 2 mark meer.
clergy-8b = Neem geld met de grijze of bruine dobbelsteen: 2 mark minder.
clergy-9a = Iedereen legt zijn handkaarten af en trekt van elke kleur één kaart.
clergy-9b = Iedereen legt zijn handkaarten af en trekt twee kaarten van de ene stapel en drie van een andere.
clergy-10a = Alle schepen zijn in deze cyclus actief.
clergy-10b = Er is in deze cyclus geen schip actief.
clergy-11a = Neem arbeiders met een paarse, oranje of roze kaart: 1 extra.
clergy-11b = Neem arbeiders met een grijze of bruine kaart: 1 extra.
clergy-12a = Paars, oranje en roze onheil wordt in deze cyclus niet verhoogd.
clergy-12b = Grijs en bruin onheil wordt in deze cyclus niet verhoogd, en er wordt geen zwart onheilsfiche getrokken.

tile-X01 = Oranje en roze onheil.
tile-X02 = Roze en paars onheil.
tile-X03 = Paars en grijs onheil.
tile-X04 = Grijs en bruin onheil.
tile-X05 = Bruin en oranje onheil.
tile-X06 = Oranje onheil; trek daarna 1 kaart.
tile-X07 = Roze onheil; krijg daarna 1 punt.
tile-X08 = Paars onheil; krijg daarna 1 arbeider naar keuze.
tile-X09 = Grijs onheil; krijg daarna 2 mark.
tile-X10 = Bruin onheil; daarna mag je een ander onheil met 1 niveau verlagen, zonder punten.

hint-only = Iets anders is niet mogelijk
hint-workers = Met arbeiders van deze kleur ({ $colour }) leg je bouwlocaties neer en werken je kaarten; { $name } kun je daar het best aan besteden
hint-money = Met deze dobbelsteen ({ $colour }) is { $name } goed voor { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
}, en je hebt het geld harder nodig dan de kaart
hint-lower-card = Het levert een punt op, en dit onheil ({ $colour }) komt niet dichterbij
hint-wall = Een muursteen hier leidt naar het derde segment en het beeld, en helpt je aan de meerderheid voor de stadsmuur
hint-site = Je hebt een vrije bouwlocatie nodig, en { $name } is daarvoor meer waard dan voor iets anders
hint-lay-out = { $name } is de prijs waard en heeft geen bouwlocatie nodig
hint-build = { $name } is meer waard dan de prijs en de bouwlocatie, en hoe eerder het er staat, hoe meer het oplevert
hint-recolour = In een andere kleur ({ $colour }) kan een van je kaarten meer doen
hint-activate = { $name } levert nu meer op dan het kost
hint-pick = Van de kaarten waaruit je kiest, doet { $name } het meest voor je
hint-lose-building = { $name } is het gebouw dat je het minst zult missen
hint-lose-site = Dit is de bouwlocatie die je het minst zult missen
hint-lose-stone = De muursteen van deze helft mis je het minst
hint-stone = In deze helft levert de muursteen meer op
hint-on = De ene bouwlocatie is zo goed als de andere, behalve voor kaarten die hun kleuren tellen
hint-card = { $name } past hier het best
hint-discard = { $name } is de kaart die je het minst zult missen
hint-draw = Deze stapel ({ $colour }) belooft het meest: voor je onheil, je stadsmuur, je bouwlocaties en je kaarten
hint-worker = Aan een arbeider van deze kleur ({ $colour }) heb je het meest
hint-give = Een arbeider van deze kleur ({ $colour }) kun je het best missen
hint-lower = Van alle onheil dreigt dit het meest ({ $colour })
hint-raise = Van alle onheil dreigt dit het minst ({ $colour })
hint-suffer = Je verliest het minst als dit onheil ({ $colour }) het eerst komt
hint-turn-back = Dit fiche win je het makkelijkst terug
hint-statue = Dit beeld is voor jou meer waard
hint-ship = Dit schip levert meer op dan de arbeider waard is
hint-clergyman = Daar telt de geestelijke voor meer van je kaarten
hint-trade = Deze ruil treft de speler die voorop ligt
hint-mayor = Deze zijde begint rijker, of de vaardigheid ervan is over het hele spel meer waard
hint-prevent = De arbeider is minder waard dan wat het onheil je zou kosten
hint-advance = Het veld is meer waard dan wat het vandaag kost
hint-done = Wat je nog kunt doen, kost meer dan het oplevert

## Het scoreblad
# Wat er in verzonnen spellen gebeurt, voor tips.
hint-happens-building = { hint-whose }{ $card } staat er aan het eind van { $here } van { $worlds } verzonnen spellen, anders van { $there }; ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter dan { hint-than }

sheet-start = Bij het begin
sheet-lowered = Verlaagd onheil
sheet-effects = Effecten van kaarten
sheet-parks = Parkinkomsten
sheet-mayor = Burgemeester
sheet-tiles = Fiches
sheet-dice = Dobbelstenen van TOM
sheet-cards = Kaarten
sheet-laurels = Lauwerkransen
sheet-tokens = Meerderheden
sheet-segments = Derde segmenten
sheet-statues = Beelden
sheet-clergy = Geestelijken
sheet-hall = Stadhuisplein

judged-cards = gebouwen
judged-majorities = meerderheden
judged-wall = de stadsmuur
judged-hall = het stadhuisplein
judged-danger = minder gevaar voor onheil
judged-hand = wat de handkaarten kunnen
judged-rivals = wat de anderen verliezen
judged-money = geld
judged-workers = arbeiders
judged-sites = vrije bouwlocaties

# Wat nieuwere versies van de regels veranderden.
changed-2-1 = TOM kijkt naar alles wat uit een keuze volgt: met welke arbeider hij betaalt, en de kaarten 034, 060, 106, 109, 151, 157 en 189 (HAM-18.5).
changed-2-2 = De kaarten van een hand liggen per kleur bij elkaar; waar een kaart binnen haar kleur ligt, zegt niets.
changed-2-3 = Geestelijken-fiche 9: je kiest de volgorde waarin je je hand aflegt, en zijde B geeft 2 kaarten van de ene stapel en 3 van een andere (HAM-AMB-48, HAM-AMB-72).
changed-2-4 = Een trekstapel doorzoeken kan niet worden teruggenomen (HAM-19.3).

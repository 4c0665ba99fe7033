# Hamburg in de browser.

## Het bord
ui-board = De stad Hamburg
ui-subtitle = tussen Alster en Elbe, rond 1890
ui-discard = afleg
ui-clergy = clerus
ui-quay = kade
ui-road = rede
ui-yard = bouwterrein
ui-pile = Trekstapel { $colour }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
ui-discards = Aflegstapel, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
ui-top-card = bovenop { $name }
ui-die = Dobbelsteen { $colour }: { $value }
ui-die-none = Dobbelsteen { $colour }, nog niet geworpen
ui-window = Venster { $colour }, { $number }
ui-clergyman-here = hier staat de geestelijke
ui-clergymen = { $number ->
    [one] 1 geestelijke
   *[other] { $number } geestelijken
}
ui-helpers = met { $number ->
    [one] 1 arbeider
   *[other] { $number } arbeiders
}
ui-field = Veld { $field } van het stadhuisplein, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ui-door = Voorbij het laatste veld: { $points } punten voor elke volgende stap
ui-stands = hier staat { $player }
ui-warehouse = Pakhuis met arbeiders ({ $colour })
ui-bank = Bank
ui-hummel = Hans Hummel, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ui-jette = Zitronenjette, { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
}
ui-none-left = geen meer
ui-ship-quay = Schip { $colour } aan de kade: { $effect }
ui-ship-road = Schip { $colour } op de rede: { $effect }
ui-black-pile = Zwarte onheilsfiches, { $tiles } gedekt
ui-black-tile = Zwart onheilsfiche: { $colours }
ui-stock = Beurs
ui-stock-field = beurskoers-steen op veld { $field }
ui-stock-closed = De beurs doet in dit spel niet mee
ui-harbour-closed = Geen schepen in dit spel
ui-clock = Cyclus { $cycle } van { $cycles }, fase { $phase }, ronde { $round } van { $rounds }
ui-cycle = cyclus
ui-phase = fase
ui-round = ronde

## Een spelersbord
ui-own-board = Jouw spelersbord
ui-board-of = Het spelersbord van { $player }
ui-look-at = Bekijk het spelersbord van { $player }
ui-others = De andere spelers
ui-back = Terug
ui-segment = Stadsmuur, { $half }, segment { $place }: { $colour }, { $cost ->
    [one] 1 mark
   *[other] { $cost } mark
}
ui-built = gebouwd
ui-third = aan het einde 3 punten
ui-statue-segment = levert een beeld op
ui-misfortune = { $misfortune } ({ $colour }): niveau { $level } van 3
ui-level = niveau { $level }
ui-workers = Arbeiders { $colour }: { $number }
ui-money = Geld
ui-marks = { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
}
ui-majority = Meerderheid { $token }: { $state }
ui-majority-on = behaald, 4 punten
ui-majority-off = niet behaald
ui-display = Bouwlocaties en gebouwen
ui-site = Bouwlocatie { $number }, { $colour }
ui-site-card = { ui-site } ({ $name })
ui-plot = Plaats voor een nieuwe bouwlocatie
ui-garden = Dierentuin en park
ui-garden-here = Leg hier neer
ui-hand = Jouw hand ({ $cards })
ui-hand-empty = geen kaarten
ui-hand-of = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de hand
ui-known = gezien: { $names }
ui-first = eerste speler
ui-used = in deze cyclus gebruikt
ui-under = { $name } eronder
ui-tom-says = TOM speelt vanzelf, volgens de dobbelstenen.

## Kaarten
ui-card = { $number } { $name }, { $category }
ui-card-costs = kost { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
}
ui-card-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

## Beslissen
ui-effect-of = Effect van { $what }
ui-ship-of = het schip ({ $colour })
ui-gift = het geschenk van het zwarte onheilsfiche
ui-strikes = Onheil treft je
ui-of-tile = het geldende fiche
ui-chosen-piles = tot nu toe gekozen
ui-choose-card = Kies een handkaart, en dan wat je ermee doet.
ui-use-card = { $name }: waarvoor?
ui-counts-as = De kaart telt nu als { $colour }.
ui-recolour = Laat de volgende kaart tellen als
ui-offer = Kies er een
ui-mayor-start = begint met { $marks ->
    [one] 1 mark
   *[other] { $marks } mark
} en { $workers ->
    [one] 1 arbeider
   *[other] { $workers } arbeiders
} van elke kleur
ui-done = Klaar
ui-done-turn = Beurt beëindigen
ui-skip = Nee, dank je
ui-prevent = Lever een arbeider in

## De lijst met keuzes
ui-group-draw = Trek een kaart
ui-group-hand = Met { $card }
ui-group-cards = Je uitgestalde kaarten
ui-group-choose = Kies
ui-group-end = Genoeg
ui-do-draw = Trek een kaart: { $colour }
ui-do-workers = Neem { $number ->
    [one] 1 arbeider
   *[other] { $number } arbeiders
} ({ $colour })
ui-do-money = Neem zoveel mark als de dobbelsteen ({ $colour }) toont: { $marks }
ui-do-lower = Verlaag een onheil ({ $misfortune }) voor een punt
ui-do-wall = Bouw het segment ({ $colour }) van de { $half } voor { $price ->
    [one] 1 mark
   *[other] { $price } mark
}
ui-do-site = Leg neer als bouwlocatie voor 1 arbeider ({ $colour })
ui-do-build = Bouw op bouwlocatie { $site } ({ $colour }) voor { $price ->
    [one] 1 mark
   *[other] { $price } mark
}
ui-do-lay-out = Leg in de uitstalling voor { $price ->
    [one] 1 mark
   *[other] { $price } mark
}
ui-do-recolour = Lever een grijze arbeider in: de volgende kaart telt als { $colour }
ui-do-activate = Gebruik { $name }
ui-do-again = Gebruik { $name } opnieuw
ui-do-pick = Kies { $name }
ui-do-card = Kies { $name }
ui-do-discard = Leg { $name } af
ui-do-on = Op bouwlocatie { $site } ({ $colour })
ui-do-worker = Neem een arbeider ({ $colour })
ui-do-give = Geef een arbeider ({ $colour })
ui-do-buy = Koop een arbeider ({ $colour }) voor 1 mark
ui-do-lower-any = Verlaag: { $misfortune } ({ $colour })
ui-do-raise = Verhoog: { $misfortune } ({ $colour })
ui-do-suffer = Eerst: { $misfortune } ({ $colour })
ui-do-prevent = Lever een arbeider in om het te voorkomen
ui-do-lose = Geef { $name } op
ui-do-lose-site = Geef bouwlocatie { $site } op ({ $colour })
ui-do-lose-stone = Geef een muursteen van de { $half } op
ui-do-stone = Bouw de volgende muursteen van de { $half }
ui-do-turn-back = Draai het meerderheidsfiche terug ({ $token })
ui-do-hummel = Neem Hans Hummel
ui-do-jette = Neem Zitronenjette
ui-do-ship = Gebruik het schip ({ $colour }): { $effect }
ui-do-clergyman-left = Verplaats de geestelijke naar links
ui-do-clergyman-right = Verplaats de geestelijke naar rechts
ui-do-trade = Ruil met { $player }
ui-do-mayor = { $name }: { $effect }
ui-do-advance = Ga vooruit op het stadhuisplein voor { $price ->
    [one] 1 mark
   *[other] { $price } mark
}
ui-do-done = Niets (meer)

## Getallen van de panelen
ui-stat-money = mark
ui-stat-workers = arbeiders
ui-stat-cards = handkaarten
ui-stat-buildings = gebouwen

## De eindstand
ui-sheet-game = Tijdens het spel
ui-sheet-cards = Kaarten
ui-sheet-laurels = Lauwerkransen
ui-sheet-tokens = Meerderheden
ui-sheet-segments = Derde segmenten
ui-sheet-statues = Beelden
ui-sheet-clergy = Geestelijken
ui-sheet-hall = Stadhuisplein

## Opties
option-expansions = Uitbreidingen
option-expansions-mayors = De burgemeesters: elke speler heeft een vaardigheid
option-expansions-statues = Meer beelden, met Zitronenjette
option-expansions-misfortune = Extra onheil: sterkere zwarte onheilsfiches
option-expansions-ships = De schepen in de haven
option-expansions-stock = De beurs
option-expansions-clergy = De geestelijken-fiches
option-first = Wie begint
option-first-random = het lot beslist
option-first-1 = de eerste plaats
option-first-2 = de tweede plaats
option-first-3 = de derde plaats
option-first-4 = de vierde plaats
option-first-5 = de vijfde plaats
option-misprints = De kaarten 019, 082, 127 en 186
option-misprints-corrected = zoals ze vermoedelijk bedoeld zijn
option-misprints-printed = zoals gedrukt
option-gifts = De kaarten 006, 033, 048, 102 en 156
option-gifts-cycle = werken eenmaal per cyclus
option-gifts-once = werken direct en daarna nooit meer
option-card_189 = Kaart 189
option-card_189-II = werkt in fase II
option-card_189-III = werkt in fase III
option-card_189-once = werkt direct
option-black_tile = Een zwarte 5 of 6
option-black_tile-common = trekt één onheilsfiche voor allen
option-black_tile-own = trekt er een voor elke speler
option-mayor_07 = Burgemeesterzijde 07 beloont
option-mayor_07-permanent = permanente gebouwen
option-mayor_07-cost-0 = gebouwen die niets kosten
option-mayor_07-points-0 = gebouwen zonder punten
option-tom_6 = Een kaart die TOM met een 6 niet kan bouwen
option-tom_6-discard = wordt afgelegd
option-tom_6-site = wordt zo mogelijk een bouwlocatie

## The cards, tiles and mayors in the help

## Al spelend leren

## Hoofdstukken van de regels

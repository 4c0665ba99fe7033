# Hamburg in de browser.

## Het bord
ui-board = De stad Hamburg
ui-subtitle = tussen Alster en Elbe, rond 1890
overview-aim = Bouw de mooiste wijk van Hamburg: bouwlocaties en gebouwen, een stadsmuur, een plek in het stadhuis.
overview-turn = Acht cyclussen. Vul je hand en gooi de dobbelstenen: hoge verhogen onheil, lage bepalen de prijs van vooruitgaan. Speel dan een voor een kaarten: voor geld, arbeiders, minder onheil, de muur, een bouwlocatie of een gebouw.
overview-points = Gebouwen en hun effecten, meerderheden, derde muursegmenten, beelden, geestelijken en het stadhuisplein.
overview-end = Na de achtste cyclus. Onheil op niveau 3 kost je een gebouw, een bouwlocatie, een steen, je arbeiders of al je geld.
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
ui-door = Voorbij het laatste veld: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor elke volgende stap
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
ui-warn-strikes = Bij de volgende verhoging slaat het toe: { $what }
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
ui-ask-draw = Raak een trekstapel aan.
ui-ask-worker = Raak een pakhuis aan om een arbeider te nemen.
ui-ask-buy = Raak een pakhuis aan om een arbeider te kopen voor 1 mark.
ui-ask-give = Raak een van je arbeiders aan.
ui-ask-lower = Raak het onheil aan dat je verlaagt.
ui-ask-raise = Raak het onheil aan dat je verhoogt.
ui-ask-suffer = Raak het onheil aan dat je het eerst treft.
ui-ask-pick = Raak een van de kaarten aan waaruit je kiest.
ui-ask-card = Raak een handkaart aan.
ui-ask-discard = Raak de handkaart aan die je aflegt.
ui-ask-on = Raak een vrije bouwlocatie aan.
ui-ask-building = Raak het gebouw aan dat je opgeeft.
ui-ask-site = Raak de bouwlocatie aan die je opgeeft.
ui-ask-stone = Raak de helft aan die een muursteen verliest.
ui-ask-wall = Raak de helft van je stadsmuur aan waar je bouwt.
ui-ask-turn = Raak het fiche aan dat je terugdraait.
ui-ask-trade = Raak de speler aan met wie je ruilt.
ui-ask-clergyman = Raak een venster naast de geestelijke aan.
ui-ask-ship = Raak een schip aan de kade aan.
ui-ask-statue = Raak een beeld naast het stadhuis aan.
ui-ask-activate = Raak een kaart aan om die te gebruiken.
ui-ask-advance = Raak het volgende veld van het stadhuisplein aan om vooruit te gaan.
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
ui-done-turn = Einde beurt
ui-skip = Nee, dank je

## Getallen van de panelen
ui-stat-money = mark
ui-stat-workers = arbeiders
ui-stat-cards = handkaarten
ui-stat-buildings = gebouwen

## Opties
option-expansions = Uitbreidingen
option-expansions-mayors = De burgemeesters: elke speler heeft een vaardigheid
option-expansions-mayors-says = Ieder begint als een andere burgemeester, met eigen middelen en een eigen vaardigheid.
option-expansions-statues = Meer beelden, met Zitronenjette
option-expansions-statues-says = Er zijn twee soorten beelden: punten aan het eind, of meteen geld.
option-expansions-misfortune = Extra onheil: sterkere zwarte onheilsfiches
option-expansions-misfortune-says = Tien extra zwarte onheilsfiches: sommige verhogen twee soorten onheil, andere brengen een klein geschenk.
option-expansions-ships = De schepen in de haven
option-expansions-ships-says = De dobbelstenen halen schepen naar de kade; wie een muursegment bouwt, mag er een gebruiken.
option-expansions-stock = De beurs
option-expansions-stock-says = Een koers stijgt en daalt, en telkens wint of verliest een basisactie erdoor.
option-expansions-clergy = De geestelijken-fiches
option-expansions-clergy-says = Het venster waar de geestelijke staat, verandert een actie in deze cyclus. Samen met de beurs spelen wordt afgeraden.
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

## Kaarten, fiches en burgemeesters in de uitleg
ui-help-buildings = Gebouwen
ui-help-zoo-park = Dierentuin en park
ui-help-mayors = Burgemeesters
ui-help-ships = Schepen
ui-help-stock = Beursfiches
ui-help-clergy = Geestelijken-fiches
ui-help-black = Extra onheilsfiches
ui-help-misfortunes = Onheil
ui-help-flood = Je verliest een bouwlocatie; een gebouw dat erop staat, gaat terug naar je hand.
ui-help-fire = Je verliest een gebouw.
ui-help-wall-collapse = Je verliest een muursteen.
ui-help-looting = Je verliest al je geld.
ui-help-disease = Je verliest al je arbeiders.
ui-help-timings = Wanneer een kaart werkt

## Al spelend leren
why-lesson = deze les gaat een andere kant op: raak aan wat oplicht
guide-welcome = Welkom in Hamburg, rond 1890. Je bouwt aan een stadswijk: bouwlocaties en gebouwen, een stadsmuur, je plaats in het stadhuis. Wie na acht cyclussen de meeste punten heeft, wint. Anna is je tegenstander.
guide-table = In het midden ligt de stad: dobbelstenen op de Binnenalster, de kerk, het stadhuisplein, de pakhuizen. Daaronder ligt je eigen spelersbord: stadsmuur, onheil, arbeiders, geld, gebouwen. Je hand ligt rechts. Houd de muis op een kaart, of druk er lang op, om die te lezen.
guide-draw = Een cyclus begint: iedereen vult zijn hand aan tot vijf kaarten. Jij kiest de kleur, het lot de kaart. Je hebt een paarse nodig: raak de paarse stapel aan.
guide-dice = Alle zes dobbelstenen zijn geworpen, voor iedereen. Elke gekleurde 5 of 6 verhoogt een onheil: je oranje onheil, brand, staat nu op niveau 1. Op niveau 3 treft het je en begint het weer op 0. De zwarte dobbelsteen stuurde de geestelijke naar zijn venster.
guide-advance = Nu mag je vooruitgaan op het stadhuisplein. Dat kost de ogen van alle dobbelstenen met 1 of 2, vandaag 3 mark. Hoe verder je komt, hoe meer punten aan het einde. Raak het veld aan dat oplicht.
guide-use = Er volgen vier rondes. Elke beurt is één basisactie met een handkaart; daarnaast werken gebouwen met een III eenmaal per cyclus. Dat van jou kost een roze arbeider en levert 3 mark op: raak het aan.
guide-money = Nu de basisactie. Elke kaart is zoveel mark waard als de dobbelsteen van die kleur toont. De grijze dobbelsteen toont 4: raak de grijze kaart in je hand aan, en dan de bank.
guide-site = Een kaart kan ook een bouwlocatie worden: met de achterzijde boven, wat er ook op de voorzijde staat. Dat kost een arbeider van die kleur. Raak de paarse kaart aan, en dan de plaats voor een nieuwe bouwlocatie.
guide-build = Nu bouwen! De oranje kaart kost mark en heeft een vrije bouwlocatie nodig, van welke kleur ook. De bliksemschicht werkt direct. Raak de kaart aan, en dan een van je bouwlocaties.
guide-wall = De roze kaart past bij het volgende segment links van de toren, voor 1 mark. Derde segmenten leveren punten op, het vijfde van een helft een beeld. Raak de kaart aan, en dan het segment.
guide-majority = De cyclus is voorbij. Wie als enige vooroploopt op het stadhuisplein, in gebouwen, stadsmuur, punten of dierentuin, draait een meerderheidsfiche om: aan het einde 4 punten per fiche. De geestelijke staat nu voor de kerk en beloont straks gebouwen van zijn categorieën.
guide-lower = Twee dingen heb je nog niet geprobeerd: drie arbeiders nemen in de kleur van een kaart, of het onheil van die kleur verlagen voor een punt. Onheil kan je een gebouw kosten, dus houd de rode getallen in het oog.
guide-end = Zo gaat het acht cyclussen lang. Aan het einde tellen kaarten, lauwerkransen, meerderheden, stadsmuur, beelden, geestelijken en het stadhuisplein. Terugnemen, tips en de spelregels heb je altijd bij de hand. Speel nu zelf een partij.

## Hoofdstukken van de regels
rules-chapter-1 = 1 Wat er is
rules-chapter-2 = 2 Spelvoorbereiding
rules-chapter-3 = 3 Spelverloop
rules-chapter-4 = 4 Fase I: handkaarten aanvullen
rules-chapter-5 = 5 Fase II: dobbelstenen
rules-chapter-6 = 6 Fase III: basisacties
rules-chapter-7 = 7 Fase IV: einde van de cyclus
rules-chapter-8 = 8 Onheil
rules-chapter-9 = 9 Kaarten en wanneer ze werken
rules-chapter-10 = 10 Dierentuin en park
rules-chapter-11 = 11 Einde en eindtelling
rules-chapter-12 = 12 De burgemeesters
rules-chapter-13 = 13 Hans Hummel en Zitronenjette
rules-chapter-14 = 14 Extra onheil
rules-chapter-15 = 15 De schepen
rules-chapter-16 = 16 De beurs
rules-chapter-17 = 17 De geestelijken-fiches
rules-chapter-18 = 18 Alleen tegen TOM
rules-chapter-19 = 19 Begrippen op de kaarten
rules-chapter-20 = 20 De kaarten lezen

# Amsterdam in de browser.

## Het bord
ui-board = Het bord van Amsterdam
ui-subtitle = de stad gezien vanaf de haven
ui-south = Z
overview-aim = Word de koopman met de meeste punten: met gekleurde blokjes activeer je kaarten, neem je huizenblokken langs de grachten, verscheep je goederen en vaar je de Amstel af.
overview-turn = Twaalf rondes. Neem een kaart en kies twee dobbelstenen: elk legt zoveel blokjes als hij toont op dat vak van je schijf; veel blokjes komen dus laat. Geef dan uit wat is aangekomen, in elke volgorde.
overview-points = Leveringen, thuisgebrachte dokwerkers, bruggen van de Amstel, de markt; aan het einde kaarten met lauwerkrans, je grootste gebied en de tellende buurten.
overview-end = Na de twaalfde ronde. Rondes zonder blokjes en kaarten die nooit actief werden kosten punten.
ui-block-name = { $district } { $number }
ui-block = { $block }, { $price }× { $colour }, { $good }
ui-block-owned = { $block }, van { $owner }
ui-space = Veld { $space } van de Amstel
ui-space-last = Laatste veld van de Amstel, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ui-plus-points = +{ $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ui-bridge = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} als je deze brug passeert
ui-store = { $store }, lege daken: { $values }
ui-store-full = { $store }, vol
ui-docker = dokwerker ({ $docker }), { $place }
ui-sail-for = { $place }, { $cubes ->
    [0] geen grondstoffen
    [one] 1 grondstof
   *[other] { $cubes } grondstoffen
}
ui-black-market = Zwarte markt
ui-sold = Zwarte markt: { $good }, al verkocht
ui-unsold = Zwarte markt: { $good }, nog te verkopen
ui-docker-house-name = Goederendepot
ui-docker-house = Goederendepot, { $dockers ->
    [one] 1 dokwerker
   *[other] { $dockers } dokwerkers
}
why-docker-house = de volgende dokwerker die thuiskomt levert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op: neem er bij een pier een aan boord en vaar naar de pier van zijn kleur
why-river-far = dat is { $spaces } verder, en je vaart hoogstens { $most } ineens
why-river-back = op de Amstel vaar je alleen vooruit
ui-scoring-district = { $district } telt aan het einde: { $points }
ui-tom = TOM: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $gulden } gulden, { $blocks ->
    [one] 1 huizenblok
   *[other] { $blocks } huizenblokken
}

## Het rondenbord
ui-round-board = Ronde, markt en dobbelstenen
ui-round = Ronde { $round }
ui-round-of = van { $rounds }
ui-phase = { $phase ->
    [1] Kaarten
    [2] Dobbelstenen
    [3] Acties
    [4] Einde van de ronde
   *[other] Voorbereiding
}
ui-quick = Snelle levering: +{ $points }
ui-market-tile = Marktfiche { $tile }
ui-market = Markt
ui-dice = Dobbelstenen
ui-die = dobbelsteen { $colour }: { $number }
ui-no-dice = nog niet gegooid
ui-deck = { $kind }, nog { $cards }
ui-discard-pile = Aflegstapel, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
ui-display = Open kaarten
ui-no-display = geen meer
ui-once = Eenmaal per beurt
ui-once-block = een huizenblok
ui-once-amstel = de Amstel
ui-once-market = de markt
ui-steps-left = { $steps ->
    [one] nog 1 veld
   *[other] nog { $steps } velden
}
step-turn = Kaarten, huizenblok, vrachtschip, Amstel, markt: in elke volgorde

## Een spelersbord
ui-yours = Jouw spelersbord
ui-board-of = Spelersbord van { $player }
ui-look = Bekijk het spelersbord van { $player }
ui-wheel = Draaischijf
ui-slot = Vak { $slot }: { $cubes }
ui-slot-empty = leeg
ui-cubes = { $number }× { $colour }
ui-supply = Voorraad
ui-supply-of = Voorraad: { $number }× { $colour }
ui-storeroom = Magazijn
ui-gulden = gulden
ui-penalties-next = { $tokens ->
    [0] geen straffiche
    [one] 1 straffiche
   *[other] { $tokens } straffiches
}; de volgende kost { $points ->
    [one] 1 punt
   *[other] { $points } punten
} aan het einde
ui-warn-empty = Er ligt niets bij de pijl: zonder een dobbelsteen met 1 krijg je een straffiche (kost aan het einde { $points })
ui-waiting-cards = Niet actief ({ $cards } van { $slots })
ui-active-cards = Actief ({ $cards })
ui-no-cards = nog geen
ui-slot-free = vrije plaats
ui-store-own = Opslag
ui-barge = Vrachtschip
ui-nothing = leeg
ui-good-store = { $good } in je opslag
ui-good-aboard = { $good } op je vrachtschip
ui-docker-aboard = dokwerker ({ $docker }) op je vrachtschip
ui-tasks = Opdrachten
ui-task-hidden = een geheime opdracht
ui-task-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ui-card-used = gebruikt
ui-card-says = { $card }, { $timing }. { $text }
ui-card-costs = Kost { $cost }.
ui-stat-gulden = gulden
ui-stat-cubes = grondstoffen
ui-stat-cards = actieve kaarten
ui-stat-blocks = huizenblokken

## Kiezen
ui-back = Terugnemen
ui-load-aboard = Laad het meteen aan boord
ui-close = Sluiten
ui-left = nog { $number }
ui-for-sail = om te varen
ui-for-amstel = om vooruit te gaan op de Amstel
ui-for-card = voor de kaart
ui-second-die = Nu de tweede dobbelsteen

## De eindstand
ui-sheet-tom = TOM heeft { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.

## Opties
option-rounds = Lengte van het spel
option-rounds-12 = 12 rondes
option-rounds-10 = 10 rondes, het korte spel
option-expansions = Uitbreidingen
option-expansions-workers = Voorman en stadsbode
option-expansions-workers-says = Lever waar de voorman staat voor 2 extra punten; het blok van de stadsbode kost 1 grondstof minder.
option-expansions-tasks = Geheime opdrachten
option-expansions-tasks-says = Ieder heeft eigen geheime doelen, die aan het eind punten geven.
option-expansions-trader = Handelaar op de zwarte markt
option-expansions-trader-says = Wie op het vak van de handelaar verkoopt, krijgt beide beloningen van de zwarte markt.
option-expansions-tiles = Extra marktfiches
option-expansions-tiles-says = Acht extra marktfiches met nieuwe voorwaarden: geen markt is dezelfde.
option-tasks = Opdrachten per speler
option-tasks-3 = 3
option-tasks-5 = 5
option-open_tasks = Daarvan open
option-open_tasks-0 = geen
option-open_tasks-1 = 1
option-open_tasks-2 = 2
option-market = Extra marktfiches
option-market-mix = erdoor gemengd
option-market-replace = in plaats van de fiches B
option-edition = Waar de regelboekjes verschillen
option-edition-consensus = wat de meeste zeggen
option-edition-nl = het Nederlandse regelboekje
option-edition-fr = het Franse regelboekje
option-edition-hu = het Hongaarse regelboekje
option-district_condition = Kaarten die om een buurtplattegrond vragen
option-district_condition-used = de plattegrond is deze beurt gebruikt
option-district_condition-active = de plattegrond is actief

## Kaarten, fiches en opdrachten uitgelegd
ui-help-artisans = Ambachtslieden
ui-help-buildings = Gebouwen
ui-help-maps = Buurtplattegronden
ui-help-tiles = Marktfiches
ui-help-tasks = Geheime opdrachten
ui-help-goods = Goederen
ui-help-dockers = Dokwerkers
ui-help-timings = Wanneer een kaart werkt
ui-help-task-points = { $two } / { $three } / { $four } punten met 2 / 3 / 4 spelers

## Al spelend leren
why-lesson = deze les gaat een andere kant op: raak aan wat oplicht
guide-welcome = Welkom in Amsterdam. Je bent koopman: met gekleurde grondstoffen activeer je kaarten, neem je huizenblokken in bezit, breng je goederen door de haven en ga je vooruit op de Amstel. De meeste punten winnen. Anna is je tegenstander; dit is ronde 2.
guide-cards = Elke ronde heeft vier fases. In fase I neem je één open kaart. { $touch ->
    [yes] Houd een kaart even ingedrukt
   *[no] Wijs een kaart aan
} en je ziet hem groter: de kosten in grondstoffen, wanneer hij werkt en wat hij doet. Neem de plattegrond Plantage.
guide-dice = Fase II: kies twee van de zes dobbelstenen. Een dobbelsteen geeft zoveel grondstoffen als hij toont, maar legt ze op dat vak van je draaischijf: zes grondstoffen komen pas vijf rondes later aan, één komt er meteen. Kies bruin, en dan roze.
guide-activate = De draaischijven zijn gedraaid, en de grondstoffen bij de uitgangspijl zijn van jou: 5 bruin, 3 roze. Fase III is jouw beurt: doe wat je wilt, in elke volgorde. Je niet-actieve kaarten tonen wat er nog ontbreekt. Activeer de plattegrond voor 1 roze.
guide-use = De plattegrond ligt nu bij je actieve kaarten. Kaarten met een III gebruik je eenmaal per ronde. Gebruik de plattegrond: 1 roze wordt 1 punt.
guide-block = Eenmaal per beurt mag je een huizenblok in bezit nemen, voor grondstoffen van zijn kleur. Je eigendomsfiche blijft er voorgoed, en je krijgt het goederenfiche. Huizenblokken die door bruggen verbonden zijn, vormen een gebied dat aan het einde telt. Neem het huizenblok dat oplicht.
guide-sale = Je zou de tegels nu meteen op de zwarte markt kunnen verkopen, voor 2 gulden of een grondstof. Maar vroeg afgeleverd leveren ze meer op. Leg ze in je opslag.
guide-load = Je vrachtschip ligt op het startveld, en elke steiger heeft een kraan. Raak de tegels in je opslag aan om ze te laden.
guide-sail = Elk veld dat je vrachtschip vaart, kost één grondstof van een willekeurige kleur; de getallen op het water zeggen hoeveel. Vaar naar het tegelpakhuis.
guide-deliver = Hier levert het beste lege dak 5 punten op, en de snelle levering in deze ronde nog 6 erbij, in elke latere ronde minder. Raak het pakhuis aan.
guide-amstel = Eenmaal per beurt mag je vooruitgaan op de Amstel: 1 veld voor 1 grondstof, 2 voor 3, 3 voor 5. Wie voor ligt, is in elke fase het eerst, en bruggen leveren punten op. Ga één veld vooruit.
guide-market = Met gulden koop je punten op de markt, eenmaal per beurt; elke ronde ligt er een ander marktfiche. Raak het marktfiche aan: 1 gulden voor 3 punten.
guide-pass = Je bent klaar voor deze ronde. Raak “Einde beurt” aan; dan speelt Anna.
guide-keep = De ronde is voorbij. Eén grondstof mag je in je magazijn bewaren, de andere ben je kwijt: bewaar een bruine. Een ronde zonder grondstoffen bij de uitgangspijl kost een straffiche, en elke kaart die aan het einde nog niet actief is ook.
guide-next-round = Ronde 3: een nieuwe kaart voor iedereen, een nieuw marktfiche. Neem de kaart die oplicht.
guide-next-dice = En nieuwe dobbelstenen. Wat je nu kiest, voedt latere rondes: kies paars, en dan zwart.
guide-block-to-sell = Nu de haven. Je kant ligt al van het begin aan boord, maar het pakhuis ervan is ver. Neem eerst het huizenblok dat oplicht, voor 3 grijs.
guide-sell = De zwarte markt koopt elke soort goederen één keer per spel: wie het eerst verkoopt, sluit de anderen uit. Je hebt een grondstof nodig voor de vaart: verkoop de jenever voor een bruine.
guide-pier = Bij de gekleurde steigers wachten dokwerkers. Vaar naar de roodbruine, vlak naast je.
guide-docker = Eén dokwerker per stop, hoogstens twee aan boord, en elk betaalt 1 gulden voor de tocht. Neem de lichtblauwe aan boord.
guide-to-depot = Op weg naar zijn steiger ligt een klein pakhuis. Je mag overal stoppen en verder varen. Vaar naar het kleine pakhuis dat oplicht.
guide-depot = Een leeg klein pakhuis neemt één goederenfiche van elke soort aan: hier 3 punten, en de snelle levering geeft deze ronde 5 extra. Raak het aan om de kant af te leveren.
guide-home = Breng de dokwerker thuis: de eerste die aankomt levert 9 punten op in het goederendepot, de volgende minder. Vaar naar de lichtblauwe steiger.
guide-rest = Van 15 naar 32 punten in één beurt. Beëindig je beurt.
guide-scoring = Na twaalf rondes tellen de kaarten met een lauwerkrans, 3 punten voor elk huizenblok van je grootste gebied, de getrokken buurten en wat er is overgebleven. Terugnemen, tips en de spelregels heb je in elk spel bij de hand. Speel er nu zelf een.

## Hoofdstukken van de regels
rules-chapter-1 = 1 Wat er is
rules-chapter-2 = 2 Het speelbord
rules-chapter-3 = 3 Spelvoorbereiding
rules-chapter-4 = 4 Rondes en spelersvolgorde
rules-chapter-5 = 5 Fase I: kaarten
rules-chapter-6 = 6 Fase II: dobbelstenen
rules-chapter-7 = 7 Fase III: jouw beurt
rules-chapter-8 = 8 De acties
rules-chapter-9 = 9 Fase IV: einde van de ronde
rules-chapter-10 = 10 Snelle levering en late dobbelstenen
rules-chapter-11 = 11 Straffiches
rules-chapter-12 = 12 Eindtelling
rules-chapter-13 = 13 Het korte spel
rules-chapter-14 = 14 Voorman en stadsbode
rules-chapter-15 = 15 Geheime opdrachten
rules-chapter-16 = 16 Handelaar op de zwarte markt
rules-chapter-17 = 17 Extra marktfiches
rules-chapter-18 = 18 Alleen tegen TOM
rules-chapter-19 = 19 De kaarten lezen

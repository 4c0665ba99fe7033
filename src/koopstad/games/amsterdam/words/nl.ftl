# Amsterdam, in het Nederlands.

colour-brown = bruin
colour-grey = grijs
colour-purple = paars
colour-orange = oranje
colour-pink = roze
colour-black = zwart

good-beer = bier
good-tulip = tulpenbollen
good-cheese = kaas
good-furniture = meubels
good-jenever = jenever
good-tiles = tegels
good-lace = kant
good-coffee = koffie
good-crystal = kristal

docker-light_blue = lichtblauw
docker-maroon = roodbruin
docker-white = wit
docker-gold = goudgeel
docker-light_pink = lichtroze
docker-light_green = lichtgroen

district-plantage = Plantage
district-haarlemmerbuurt = Haarlemmerbuurt
district-jordaan = Jordaan
district-burgwallen = Burgwallen
district-nieuwmarkt = Nieuwmarkt
district-grachtengordel = Grachtengordel

kinds-artisan = ambachtslieden
kinds-building = gebouwen
kinds-map = buurtplattegronden
timing-phase1 = fase I
timing-phase2 = fase II
timing-phase3 = fase III
timing-permanent = permanent
timing-endgame = eindtelling

# Plaatsen in de haven.
place-start = startveld
pier-light_blue = lichtblauwe steiger
pier-maroon = roodbruine steiger
pier-white = witte steiger
pier-gold = goudgele steiger
pier-light_pink = lichtroze steiger
pier-light_green = lichtgroene steiger
place-water-01 = waterveld 1
place-water-02 = waterveld 2
place-water-03 = waterveld 3
place-water-04 = waterveld 4
place-water-05 = waterveld 5
place-water-06 = waterveld 6
place-water-07 = waterveld 7
place-water-08 = waterveld 8
place-water-09 = waterveld 9
place-water-10 = waterveld 10
place-water-11 = waterveld 11
place-water-12 = waterveld 12
place-depot-1 = klein pakhuis 1
place-depot-2 = klein pakhuis 2
place-depot-3 = klein pakhuis 3
place-depot-4 = klein pakhuis 4
store-beer = bierpakhuis
store-tulip = tulpenpakhuis
store-cheese = kaaspakhuis
store-furniture = meubelpakhuis
store-jenever = jeneverpakhuis
store-tiles = tegelpakhuis
store-lace = kantpakhuis
store-coffee = koffiepakhuis
store-crystal = kristalpakhuis
store-depot-1 = klein pakhuis 1
store-depot-2 = klein pakhuis 2
store-depot-3 = klein pakhuis 3
store-depot-4 = klein pakhuis 4

# Wat er te beslissen valt.
step-draft = Neem een startkaart
step-first-cube = Leg een grondstof op vak 1 van je draaischijf
step-second-cubes = Leg twee grondstoffen op vak 2 van je draaischijf
step-place-foreman = Zet de voorman bij een klein pakhuis
step-place-bailiff = Zet de stadsbode op een huizenblok van 2 grondstoffen
step-place-trader = Zet de handelaar op de zwarte markt
step-take-card = Neem een kaart
step-overflow = Alle plaatsen zijn bezet: leg een kaart af
step-tom-removes = Kies de buurtplattegrond die TOM verwijdert
step-choose-dice = Kies twee dobbelstenen
step-shift = Verleg de grondstoffen van één dobbelsteen naar het vak ernaast, of niet
step-turn = Jouw beurt
step-gain = Kies de grondstof die je krijgt
step-pay = Kies de grondstoffen die je inlevert
step-spare = Kies de grondstof die de korting je bespaart
step-activate-free = Kies een kaart om zonder grondstoffen te activeren
step-free-map-use = Gebruik de buurtplattegrond gratis, of zie ervan af
step-free-block = Kies een huizenblok
step-sale = Verkoop het goederenfiche op de zwarte markt, of sla het op
step-move-trader = Kies waar de handelaar heen gaat
step-move-bailiff = Kies waar de stadsbode heen gaat
step-move-foreman = Kies waar de voorman heen gaat
step-sail-anywhere = Kies een plaats voor je vrachtschip
step-swap-take = Neem een kaart van de aflegstapel
step-swap-draw = Trek een ambachtsman of een gebouw
step-swap-discard = Leg een van je niet-actieve kaarten af
step-discard-map = Leg een van je actieve buurtplattegronden af
step-keep = Kies de grondstof die je in het magazijn bewaart, als je er een wilt bewaren

# Wat er gespeeld kan worden. De prijs en de opbrengst worden berekend en staan ernaast.
action-pass = Beëindig je beurt
action-activate = Activeer { $card }
action-use = Gebruik { $card }
action-block = Neem { $district } { $number } met { $good } in bezit
action-load-all = Laad alle goederen
action-load = Laad { $good }
action-sail = Vaar naar: { $place }
action-docker = Neem een dokwerker aan boord ({ $docker })
action-deliver = Lever { $good } af
action-amstel = Ga { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
} vooruit op de Amstel
action-market = Gebruik de markt: { $text }
action-pay = Betaal { $number }× { $colour }
action-spare = Bespaar { $colour }
action-gain = Neem { $colour }
action-sell-gulden = Verkoop { $good } voor gulden
action-sell = Verkoop { $good } voor { $colour }
action-store = Sla { $good } op
action-decline = Gebruik { $card } niet
action-discard = Leg { $card } af
action-bailiff = Zet de stadsbode op { $district } { $number }
action-foreman = De voorman gaat naar: { $store }
action-trader = De handelaar gaat naar het veld voor { $good }
action-take = Neem { $card }
action-no-card = Neem geen kaart
action-remove = TOM verwijdert { $card }
action-dice = Kies { $first } ({ $one }) en { $second } ({ $two })
action-slot = { $colour } op vak { $slot }
action-slot-normal = Laat beide liggen
action-keep = Bewaar { $colour }
action-keep-nothing = Bewaar niets
action-wheel = { $colour } op je draaischijf
action-wheel-two = { $first } en { $second } op je draaischijf
action-draw-artisan = Trek een ambachtsman
action-draw-building = Trek een gebouw

group-take = Nemen
group-discard = Afleggen
group-activate = Activeren
group-use = Gebruiken
group-blocks = Huizenblokken
group-sail = Varen
group-barge = Vrachtschip
group-amstel = Amstel
group-market = Markt
group-dice = Dobbelstenen
group-figures = Figuren
group-cubes = Grondstoffen
group-turn = Beurt

# Wat een speler heeft en vergelijkt.
purse-points = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
purse-gulden = { $number } gulden
purse-any = { $number ->
    [one] 1 grondstof naar keuze
   *[other] { $number } grondstoffen naar keuze
}
purse-brown = { $number } { colour-brown }
purse-grey = { $number } { colour-grey }
purse-purple = { $number } { colour-purple }
purse-orange = { $number } { colour-orange }
purse-pink = { $number } { colour-pink }
purse-black = { $number } { colour-black }
purse-beer = { $number } { good-beer }
purse-tulip = { $number } { good-tulip }
purse-cheese = { $number } { good-cheese }
purse-furniture = { $number } { good-furniture }
purse-jenever = { $number } { good-jenever }
purse-tiles = { $number } { good-tiles }
purse-lace = { $number } { good-lace }
purse-coffee = { $number } { good-coffee }
purse-crystal = { $number } { good-crystal }
purse-blocks = { $number ->
    [one] 1 huizenblok
   *[other] { $number } huizenblokken
}
purse-amstel = { $number ->
    [one] 1 veld op de Amstel
   *[other] { $number } velden op de Amstel
}
purse-dockers = { $number ->
    [one] 1 dokwerker aan boord
   *[other] { $number } dokwerkers aan boord
}
purse-waiting = { $number ->
    [one] 1 niet-actieve kaart
   *[other] { $number } niet-actieve kaarten
}
purse-active = { $number ->
    [one] 1 actieve kaart
   *[other] { $number } actieve kaarten
}
purse-wheel = { $number ->
    [one] 1 grondstof op de draaischijf
   *[other] { $number } grondstoffen op de draaischijf
}
purse-penalties = { $number ->
    [one] 1 straffiche
   *[other] { $number } straffiches
}

# Wat er gebeurde.
log-round = Ronde { $round } begint
log-reveal = Omgedraaide kaarten: { $cards }
log-take = { $player } neemt { $card }
log-no-card = { $player } neemt geen kaart
log-discard = { $player } legt { $card } af
log-penalty = { $player } neemt een straffiche
log-dice = Dobbelstenen: bruin { $brown }, grijs { $grey }, paars { $purple }, oranje { $orange }, roze { $pink }, zwart { $black }
log-dice-turned = Hoge dobbelstenen worden op 1 gedraaid: bruin { $brown }, grijs { $grey }, paars { $purple }, oranje { $orange }, roze { $pink }, zwart { $black }
log-choose-dice = { $player } kiest de dobbelstenen { $first } en { $second }
log-wheel = { $player } legt { $cubes }× { $colour } op vak { $slot }
log-supply = { $player } draait de draaischijf en heeft { $cubes ->
    [one] 1 grondstof
   *[other] { $cubes } grondstoffen
}
log-points = { $player } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
log-gulden = { $player } krijgt { $gulden } gulden
log-cubes = { $player } krijgt { $cubes }× { $colour }
log-pay-gulden = { $player } betaalt { $gulden } gulden
log-pay-cubes = { $player } betaalt { $cubes }× { $colour }
log-activate = { $player } activeert { $card }
log-use = { $player } gebruikt { $card }
log-block = { $player } neemt huizenblok { $block } met { $good } in bezit
log-sell = { $player } verkoopt { $good } op de zwarte markt
log-load = { $player } laadt { $good }
log-sail = { $player } vaart naar: { $place }
log-docker = { $player } neemt een dokwerker aan boord ({ $docker })
log-docker-home = { $player } brengt een dokwerker naar het goederendepot ({ $docker })
log-deliver = { $player } levert { $good } af: { $store }
log-amstel = { $player } gaat { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
} vooruit op de Amstel, naar veld { $space }
log-market = { $player } gebruikt { $tile }
log-tile = Een nieuw marktfiche: { $tile }
log-pass = { $player } past
log-keep = { $player } bewaart een grondstof ({ $colour })
log-keep-nothing = { $player } bewaart geen grondstof
log-foreman = De voorman staat bij: { $store }
log-foreman-leaves = Alle grote en kleine pakhuizen zijn vol: de voorman gaat uit het spel
log-bailiff = De stadsbode staat op { $block }
log-bailiff-leaves = Elk huizenblok heeft een eigenaar: de stadsbode gaat uit het spel
log-trader = De handelaar staat op het veld voor { $good }
log-trader-leaves = De zwarte markt is vol: de handelaar gaat uit het spel
log-score = { $player }: straffiches { $penalties }, kaarten { $cards }, gebied { $group }, buurten { $districts }, opdrachten { $tasks }, overgebleven { $leftovers }; in totaal { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

# TOM, met zijn redenen.
log-tom-behind = TOM ligt achter op de Amstel en verwijdert geen kaart
log-tom-removes = TOM ligt voor op de Amstel en verwijdert de goedkoopste kaart, { $card } ({ $cubes } { $cubes ->
    [one] grondstof
   *[other] grondstoffen
})
log-tom-ones = { $dice ->
    [one] Eén dobbelsteen toont 1
   *[other] { $dice } dobbelstenen tonen 1
}: TOM gaat vooruit op de Amstel
log-tom-amstel = TOM gaat { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
} vooruit op de Amstel, naar veld { $space }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
log-tom-docker = Drie of meer dobbelstenen tonen { $number }: TOM brengt de dokwerker van de { $pier } naar het goederendepot voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en 1 gulden
log-tom-no-docker = Drie of meer dobbelstenen tonen { $number }, maar op de { $pier } staat geen dokwerker meer
log-tom-block = Dobbelsteen { $colour } toont 6: TOM neemt huizenblok { $block } met { $good } in bezit, { $reason }
tom-cheapest = het goedkoopste vrije
tom-beside = van de goedkoopste het blok naast een van hemzelf
tom-leftmost = van de goedkoopste het meest linkse
log-tom-no-block = Dobbelsteen { $colour } toont 6, maar de buurt is vol
log-tom-sells = De zwarte markt heeft plaats voor { $good }: TOM verkoopt voor { $gulden } gulden
log-tom-delivers = De zwarte markt heeft al { $good }: TOM levert af in het grote pakhuis voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
log-tom-market = TOM betaalt { $cost } gulden voor { $tile }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
log-tom-poor = TOM kan de { $cost } gulden voor { $tile } niet betalen en krijgt 1 gulden
log-tom-score = TOM: gebied { $group }, buurten { $districts }, gulden { $leftovers }; in totaal { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

# Waarom niet.
why-first-draft = neem eerst een startkaart
why-first-first-cube = leg eerst een grondstof op vak 1 van je draaischijf
why-first-second-cubes = leg eerst twee grondstoffen op vak 2 van je draaischijf
why-first-place-foreman = zet eerst de voorman bij een klein pakhuis
why-first-place-bailiff = zet eerst de stadsbode op een huizenblok van 2 grondstoffen
why-first-place-trader = zet eerst de handelaar op een veld van de zwarte markt
why-first-take-card = neem eerst een kaart
why-first-overflow = leg eerst een van je zes niet-actieve kaarten af
why-first-tom-removes = kies eerst welke van de even dure buurtplattegronden TOM verwijdert
why-first-choose-dice = kies eerst twee verschillende dobbelstenen
why-first-shift = beslis eerst over het vak van één gekozen dobbelsteen
why-first-gain = kies eerst de grondstof die je krijgt
why-first-pay = kies eerst de grondstoffen die je inlevert; zoveel van deze kleur past niet
why-first-spare = kies eerst de grondstof die de korting je bespaart
why-first-activate-free = kies eerst een van je niet-actieve kaarten
why-first-free-map-use = gebruik eerst de buurtplattegrond gratis, of zie ervan af
why-first-free-block = kies eerst een huizenblok zonder eigendomsfiche
why-first-sale = verkoop eerst het goederenfiche voor wat er geboden wordt, of sla het op
why-first-move-trader = verplaats eerst de handelaar naar het dichtstbijzijnde vrije veld
why-first-move-bailiff = verplaats eerst de stadsbode naar het dichtstbijzijnde vrije huizenblok
why-first-move-foreman = verplaats eerst de voorman naar het dichtstbijzijnde pakhuis met ruimte
why-first-sail-anywhere = kies eerst een andere plaats voor je vrachtschip
why-first-swap-take = neem eerst een kaart van de aflegstapel
why-first-swap-draw = trek eerst een ambachtsman of een gebouw
why-first-swap-discard = leg eerst een van je andere niet-actieve kaarten af
why-first-discard-map = leg eerst een van je actieve buurtplattegronden af
why-first-keep = kies eerst een van je grondstoffen voor het magazijn, of geen
why-not-on-display = die kaart ligt niet open
why-no-card = een kaart nemen is verplicht
why-not-in-turn = dat is geen actie van jouw beurt
why-no-sale = alleen een goederenfiche dat je net van een huizenblok hebt gekregen mag je verkopen, en alleen als het veld van die soort leeg is
why-same-die = je moet twee verschillende dobbelstenen kiezen
why-advanced = je hebt in deze beurt al betaald om vooruit te gaan
why-river-end = je schijf heeft nog maar { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
} te gaan op de Amstel
why-resources = dit kost { $cost ->
    [one] 1 grondstof
   *[other] { $cost } grondstoffen
}, en je hebt er { $held }
why-no-crane = je vrachtschip ligt niet aan een steiger
why-not-in-store = dat goederenfiche ligt niet in je tijdelijke opslag
why-load-all = er ligt maar één goederenfiche in je tijdelijke opslag; laad dat gewoon
why-already-there = je vrachtschip ligt daar al
why-no-pier = je vrachtschip ligt niet aan een gekleurde steiger
why-no-such-docker = op deze steiger staat geen dokwerker van deze kleur ({ $docker })
why-dockers-aboard = je vrachtschip heeft al { $dockers ->
    [one] 1 dokwerker
   *[other] { $dockers } dokwerkers
} aan boord
why-boarded = je hebt bij dit bezoek al een dokwerker aan boord genomen
why-wrong-anchorage = { $good } kun je niet afleveren waar je vrachtschip ligt
why-not-aboard = je vrachtschip heeft geen { $good } aan boord
why-empty-barge = er zijn geen goederen op je vrachtschip: laad er eerst bij een kraan
why-full = er is geen plaats meer
why-block-taken = het huizenblok heeft al een eigenaar
why-blocks-per-turn = je mag per beurt { $limit ->
    [one] 1 huizenblok
   *[other] { $limit } huizenblokken
} in bezit nemen, en dat heb je al gedaan
why-only-gulden = met kaart 027 betaal je een huizenblok met 2 gulden
why-cubes = dit kost { $cost }× { $colour }, en je hebt er { $held }
why-no-gulden-for-block = alleen met kaart 027 kun je een huizenblok met gulden betalen
why-gulden = dit kost { $cost } gulden, en je hebt er { $held }
why-already-active = de kaart is al actief
why-not-inactive = de kaart hoort niet bij je niet-actieve kaarten
why-card-cost = je komt { $missing ->
    [one] 1 grondstof
   *[other] { $missing } grondstoffen
} van de kosten tekort
why-not-active = de kaart hoort niet bij je actieve kaarten
why-only-phase-1 = deze kaart werkt alleen in fase I, bij het kiezen van kaarten
why-only-phase-2 = deze kaart werkt alleen in fase II, bij het kiezen van dobbelstenen
why-works-by-itself = deze kaart werkt vanzelf zodra dat van toepassing is
why-only-final-scoring = deze kaart werkt alleen bij de eindtelling
why-used-up = de kaart is in deze ronde al gebruikt
why-markets-per-turn = je mag de markt { $limit ->
    [one] 1 keer
   *[other] { $limit } keer
} per beurt gebruiken, en dat heb je al gedaan
why-after-map = er is in deze beurt geen plattegrond { $district } gebruikt
why-after-any-map = er is in deze beurt geen buurtplattegrond gebruikt
why-with-map = je hebt geen actieve plattegrond { $district }
why-with-any-map = je hebt geen actieve buurtplattegrond
why-at-least = hiervoor heb je minstens { $number } actieve { $kind } nodig
why-inactive-at-most = je hebt meer dan { $number ->
    [one] 1 niet-actieve kaart
   *[other] { $number } niet-actieve kaarten
}
why-goods-aboard = je vrachtschip heeft meer dan { $number ->
    [one] 1 goed
   *[other] { $number } goederen
} aan boord
why-after-advance = je schijf is in deze beurt niet vooruitgegaan op de Amstel
why-after-sailing = je vrachtschip is in deze beurt nog niet zo ver gevaren: { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
}
why-first-on-amstel = je bent de eerste op de Amstel
why-not-last-on-amstel = je bent niet de laatste op de Amstel
why-not-alone-first = je staat niet alleen op de eerste plaats van het puntenspoor
why-not-alone-last = je staat niet alleen op de laatste plaats van het puntenspoor
why-after-gulden = geen andere kaart heeft je in deze ronde gulden opgeleverd
why-after-points = geen andere kaart heeft je in deze ronde punten opgeleverd
why-card-gulden = dit kost { $cost } gulden
why-card-cubes = dit kost { $cost ->
    [one] 1 grondstof
   *[other] { $cost } grondstoffen
}
why-card-colour = dit kost { $cost }× { $colour }
why-no-inactive = je hebt geen niet-actieve kaart
why-no-free-block = er is geen huizenblok vrij
why-no-map = je hebt geen actieve buurtplattegrond

# Kaarten: namen en wat ze doen.
type-jenever-distiller = Jeneverbrander
type-crystal-cutter = Kristalslijper
type-cheesemaker = Kaasmaker
type-coffee-roaster = Koffiebrander
type-tile-maker = Tegelbakker
type-lace-maker = Kantklosser
type-brewer = Brouwer
type-carpenter = Timmerman
type-tulip-grower = Tulpenteler
type-beurs = Beurs van Zocher
type-rijksmuseum = Rijksmuseum
type-oude-kerk = Oude Kerk
type-zuiderkerk = Zuiderkerk
type-westerkerk = Westerkerk
type-entrepotdok = Entrepotdok
type-montelbaanstoren = Montelbaanstoren
type-schreierstoren = Schreierstoren
type-zeemagazijn = Zeemagazijn
type-centraal-station = Centraal Station
type-concertgebouw = Concertgebouw
type-plantage = Plattegrond Plantage
type-haarlemmerbuurt = Plattegrond Haarlemmerbuurt
type-jordaan = Plattegrond Jordaan
type-burgwallen = Plattegrond Burgwallen
type-nieuwmarkt = Plattegrond Nieuwmarkt
type-grachtengordel = Plattegrond Grachtengordel
card-001 = { type-jenever-distiller } 001
card-001-text = Na gebruik van een plattegrond Plantage in deze beurt: 1 oranje grondstof.
card-001-text-active = Met een actieve plattegrond Plantage: 1 oranje grondstof.
card-002 = { type-jenever-distiller } 002
card-002-text = Na gebruik van een plattegrond Haarlemmerbuurt in deze beurt: 1 bruine grondstof.
card-002-text-active = Met een actieve plattegrond Haarlemmerbuurt: 1 bruine grondstof.
card-003 = { type-jenever-distiller } 003
card-003-text = Na gebruik van een plattegrond Jordaan in deze beurt: 1 grijze grondstof.
card-003-text-active = Met een actieve plattegrond Jordaan: 1 grijze grondstof.
card-004 = { type-jenever-distiller } 004
card-004-text = Na gebruik van een plattegrond Burgwallen in deze beurt: 1 paarse grondstof.
card-004-text-active = Met een actieve plattegrond Burgwallen: 1 paarse grondstof.
card-005 = { type-jenever-distiller } 005
card-005-text = Na gebruik van een plattegrond Nieuwmarkt in deze beurt: 1 zwarte grondstof.
card-005-text-active = Met een actieve plattegrond Nieuwmarkt: 1 zwarte grondstof.
card-006 = { type-jenever-distiller } 006
card-006-text = Na gebruik van een plattegrond Grachtengordel in deze beurt: 1 roze grondstof.
card-006-text-active = Met een actieve plattegrond Grachtengordel: 1 roze grondstof.
card-007 = { type-crystal-cutter } 007
card-007-text = Eindtelling: 2 punten voor elke verschillende soort onder je actieve ambachtslieden.
card-008 = { type-crystal-cutter } 008
card-008-text = Eindtelling: geen straffiches voor je niet-actieve kaarten.
card-009 = { type-crystal-cutter } 009
card-009-text = Eindtelling: ga 5 velden vooruit op de Amstel.
card-010 = { type-crystal-cutter } 010
card-010-text = Eindtelling: 1 punt voor elk goederenfiche en elke dokwerker op je vrachtschip.
card-011 = { type-crystal-cutter } 011
card-011-text = Eindtelling: 1 punt voor elke dokwerker in het goederendepot.
card-012 = { type-crystal-cutter } 012
card-012-text = Eindtelling: 1 punt voor elk goederenfiche op de zwarte markt.
card-013 = { type-cheesemaker } 013
card-013-text = Met minstens 3 actieve gebouwen: 1 gulden.
card-014 = { type-cheesemaker } 014
card-014-text = Als je in deze beurt vooruit bent gegaan op de Amstel: 1 punt.
card-015 = { type-cheesemaker } 015
card-015-text = Met hoogstens 2 goederen op je vrachtschip: 1 punt.
card-016 = { type-cheesemaker } 016
card-016-text = Als je vrachtschip in deze beurt minstens 2 velden is verplaatst: 1 punt.
card-017 = { type-cheesemaker } 017
card-017-text = Als je niet de eerste bent op de Amstel: ga daar 1 veld vooruit.
card-018 = { type-cheesemaker } 018
card-018-text = Als je de laatste bent op de Amstel: 1 gulden.
card-019 = { type-coffee-roaster } 019
card-019-text = 1 gulden voor elke 5 van je eigendomsfiches in de stad, naar boven afgerond.
card-020 = { type-coffee-roaster } 020
card-020-text = Je mag de markt tweemaal per beurt gebruiken; betaal elke keer.
card-021 = { type-coffee-roaster } 021
card-021-text = 1 punt voor elke buurt waarvan je een actieve plattegrond hebt.
card-022 = { type-coffee-roaster } 022
card-022-text = Betaal 1 gulden: je vrachtschip mag in deze beurt 3 velden varen zonder grondstoffen.
card-023 = { type-coffee-roaster } 023
card-023-text = Betaal 1 gulden: 1 punt.
card-023-text-hu = Betaal 1 gulden: 2 punten.
card-024 = { type-coffee-roaster } 024
card-024-text = 1 gulden en 1 punt.
card-025 = { type-tile-maker } 025
card-025-text = Elk huizenblok kost je 1 grondstof minder.
card-026 = { type-tile-maker } 026
card-026-text = Als je een huizenblok in bezit neemt: 1 gulden.
card-027 = { type-tile-maker } 027
card-027-text = Je mag een huizenblok met 2 gulden betalen in plaats van met grondstoffen.
card-027-text-nl = Je betaalt elk huizenblok met 2 gulden, nooit met grondstoffen.
card-028 = { type-tile-maker } 028
card-028-text = Je mag in je beurt een tweede huizenblok in bezit nemen.
card-029 = { type-tile-maker } 029
card-029-text = Je mag één van je buurtplattegronden tot 3 keer gebruiken in je beurt; betaal elke keer.
card-030 = { type-tile-maker } 030
card-030-text = Als je een gebouw activeert: 2 gulden.
card-031 = { type-lace-maker } 031
card-031-text = Elk gebouw kost je 1 grondstof naar keuze minder.
card-032 = { type-lace-maker } 032
card-032-text = Lever 3 willekeurige grondstoffen in voor 1 gulden, zo vaak je wilt.
card-033 = { type-lace-maker } 033
card-033-text = Als je een ambachtsman activeert, ook deze: 1 gulden.
card-034 = { type-lace-maker } 034
card-034-text = Je Amstelschijf ligt altijd bovenop de stapel.
card-035 = { type-lace-maker } 035
card-035-text = Als je een buurtplattegrond activeert, mag je die meteen één keer gratis gebruiken.
card-036 = { type-lace-maker } 036
card-036-text = Lever 2 willekeurige grondstoffen in voor 1 naar keuze, zo vaak je wilt.
card-037 = { type-brewer } 037
card-037-text = Als je op de zwarte markt verkoopt, krijg je beide opbrengsten.
card-038 = { type-brewer } 038
card-038-text = Betaal 3 gulden om een niet-actieve kaart zonder grondstoffen te activeren, zo vaak je wilt.
card-039 = { type-brewer } 039
card-039-text = Betaal 2 gulden voor 2 grondstoffen naar keuze, zo vaak je wilt.
card-040 = { type-brewer } 040
card-040-text = Voor elke grondstof vaart je vrachtschip 2 velden.
card-041 = { type-brewer } 041
card-041-text = Als je een buurtplattegrond activeert: 1 gulden.
card-042 = { type-brewer } 042
card-042-text = Een ambachtsman van een soort die je nog niet actief hebt, kost je 1 grondstof naar keuze minder.
card-043 = { type-carpenter } 043
card-043-text = Als jij alleen de minste punten hebt: 1 grondstof naar keuze.
card-044 = { type-carpenter } 044
card-044-text = 1 gulden, en 1 punt voor elk van je actieve timmermannen.
card-045 = { type-carpenter } 045
card-045-text = Als een marktfiche je punten oplevert: ook 1 grondstof naar keuze.
card-046 = { type-carpenter } 046
card-046-text = 1 grondstof naar keuze.
card-047 = { type-carpenter } 047
card-047-text = Leg een van je actieve buurtplattegronden af: 3 gulden.
card-048 = { type-carpenter } 048
card-048-text = Lever 1 willekeurige grondstof in: 1 gulden.
card-049 = { type-tulip-grower } 049
card-049-text = In fase I hoef je geen kaart te nemen.
card-050 = { type-tulip-grower } 050
card-050-text = Een dokwerker die je naar het goederendepot brengt, levert de punten van zijn veld dubbel op.
card-051 = { type-tulip-grower } 051
card-051-text = Voor elke gekozen dobbelsteen die 1 toont: 2 gulden.
card-052 = { type-tulip-grower } 052
card-052-text = Voor elke gekozen dobbelsteen die 1 toont: 2 extra grondstoffen van zijn kleur op vak 1.
card-053 = { type-tulip-grower } 053
card-053-text = De grondstoffen van één gekozen dobbelsteen mogen naar een vak naast hun eigen vak.
card-054 = { type-tulip-grower } 054
card-054-text = Voor elke gekozen dobbelsteen: 1 extra grondstof van zijn kleur.
card-055 = { type-beurs } 055
card-055-text = Na gebruik van een plattegrond Plantage in deze beurt: 1 gulden.
card-055-text-active = Met een actieve plattegrond Plantage: 1 gulden.
card-056 = { type-beurs } 056
card-056-text = Na gebruik van een plattegrond Haarlemmerbuurt in deze beurt: 1 gulden.
card-056-text-active = Met een actieve plattegrond Haarlemmerbuurt: 1 gulden.
card-057 = { type-beurs } 057
card-057-text = Na gebruik van een plattegrond Jordaan in deze beurt: 1 gulden.
card-057-text-active = Met een actieve plattegrond Jordaan: 1 gulden.
card-058 = { type-beurs } 058
card-058-text = Na gebruik van een plattegrond Burgwallen in deze beurt: 1 gulden.
card-058-text-active = Met een actieve plattegrond Burgwallen: 1 gulden.
card-059 = { type-beurs } 059
card-059-text = Na gebruik van een plattegrond Nieuwmarkt in deze beurt: 1 gulden.
card-059-text-active = Met een actieve plattegrond Nieuwmarkt: 1 gulden.
card-060 = { type-beurs } 060
card-060-text = Na gebruik van een plattegrond Grachtengordel in deze beurt: 1 gulden.
card-060-text-active = Met een actieve plattegrond Grachtengordel: 1 gulden.
card-061 = { type-rijksmuseum } 061
card-061-text = 1 punt voor elk van je actieve plattegronden Plantage.
card-061-text-hu = 1 gulden voor elk van je actieve plattegronden Plantage.
card-062 = { type-rijksmuseum } 062
card-062-text = 1 punt voor elk van je actieve plattegronden Haarlemmerbuurt.
card-062-text-hu = 1 gulden voor elk van je actieve plattegronden Haarlemmerbuurt.
card-063 = { type-rijksmuseum } 063
card-063-text = 1 punt voor elk van je actieve plattegronden Jordaan.
card-063-text-hu = 1 gulden voor elk van je actieve plattegronden Jordaan.
card-064 = { type-rijksmuseum } 064
card-064-text = 1 punt voor elk van je actieve plattegronden Burgwallen.
card-064-text-hu = 1 gulden voor elk van je actieve plattegronden Burgwallen.
card-065 = { type-rijksmuseum } 065
card-065-text = 1 punt voor elk van je actieve plattegronden Nieuwmarkt.
card-065-text-hu = 1 gulden voor elk van je actieve plattegronden Nieuwmarkt.
card-066 = { type-rijksmuseum } 066
card-066-text = 1 punt voor elk van je actieve plattegronden Grachtengordel.
card-066-text-hu = 1 gulden voor elk van je actieve plattegronden Grachtengordel.
card-067 = { type-oude-kerk } 067
card-067-text = Eindtelling: 3 punten; 8 met een Zuiderkerk of een Westerkerk, 15 met allebei. Elk daarvan telt voor één Oude Kerk.
card-068 = { type-oude-kerk } 068
card-068-text = Eindtelling: 3 punten; 8 met een Zuiderkerk of een Westerkerk, 15 met allebei. Elk daarvan telt voor één Oude Kerk.
card-069 = { type-oude-kerk } 069
card-069-text = Eindtelling: 3 punten; 8 met een Zuiderkerk of een Westerkerk, 15 met allebei. Elk daarvan telt voor één Oude Kerk.
card-070 = { type-zuiderkerk } 070
card-070-text = Met hoogstens 3 niet-actieve kaarten: 1 gulden.
card-071 = { type-zuiderkerk } 071
card-071-text = Als een andere kaart je in deze ronde gulden opleverde: 1 gulden.
card-072 = { type-zuiderkerk } 072
card-072-text = Als een andere kaart je in deze ronde punten opleverde: 1 punt.
card-073 = { type-westerkerk } 073
card-073-text = Voor elk goederenfiche dat je aflevert: 1 extra punt.
card-074 = { type-westerkerk } 074
card-074-text = Als je een huizenblok in bezit neemt: ga 1 veld vooruit op de Amstel.
card-075 = { type-westerkerk } 075
card-075-text = Voor elk goederenfiche dat je aflevert: 1 gulden.
card-076 = { type-entrepotdok } 076
card-076-text = Voor elk goederenfiche kristal dat je aflevert: 4 extra punten.
card-077 = { type-entrepotdok } 077
card-077-text = Voor elk goederenfiche jenever dat je aflevert: 4 extra punten.
card-078 = { type-entrepotdok } 078
card-078-text = Voor elk goederenfiche koffie dat je aflevert: 4 extra punten.
card-079 = { type-entrepotdok } 079
card-079-text = Voor elk goederenfiche bier dat je aflevert: 4 extra punten.
card-080 = { type-entrepotdok } 080
card-080-text = Voor elk goederenfiche tegels dat je aflevert: 4 extra punten.
card-081 = { type-entrepotdok } 081
card-081-text = Voor elk goederenfiche kaas dat je aflevert: 4 extra punten.
card-082 = { type-entrepotdok } 082
card-082-text = Voor elk goederenfiche kant dat je aflevert: 4 extra punten.
card-083 = { type-entrepotdok } 083
card-083-text = Voor elk goederenfiche meubels dat je aflevert: 4 extra punten.
card-084 = { type-entrepotdok } 084
card-084-text = Voor elk goederenfiche tulpenbollen dat je aflevert: 4 extra punten.
card-085 = { type-montelbaanstoren } 085
card-085-text = Eindtelling: 1 punt voor elk van je actieve buurtplattegronden.
card-086 = { type-montelbaanstoren } 086
card-086-text = Eindtelling: 2 punten voor elk van je actieve eindtellingkaarten, ook voor deze.
card-087 = { type-montelbaanstoren } 087
card-087-text = Eindtelling: 2 punten voor elk van je actieve gebouwen.
card-088 = { type-schreierstoren } 088
card-088-text = 1 gulden; 2 met een actieve Montelbaanstoren.
card-089 = { type-schreierstoren } 089
card-089-text = 1 gulden; 2 met een actieve Montelbaanstoren.
card-090 = { type-schreierstoren } 090
card-090-text = 1 gulden; 2 met een actieve Montelbaanstoren.
card-091 = { type-zeemagazijn } 091
card-091-text = 1 roze grondstof.
card-092 = { type-zeemagazijn } 092
card-092-text = 1 oranje grondstof.
card-093 = { type-zeemagazijn } 093
card-093-text = 1 bruine grondstof.
card-094 = { type-zeemagazijn } 094
card-094-text = 1 grijze grondstof.
card-095 = { type-zeemagazijn } 095
card-095-text = 1 paarse grondstof.
card-096 = { type-zeemagazijn } 096
card-096-text = 1 zwarte grondstof.
card-097 = { type-centraal-station } 097
card-097-text = Als jij alleen de meeste punten hebt: 1 punt.
card-098 = { type-centraal-station } 098
card-098-text = Met hoogstens 3 niet-actieve kaarten: 2 punten.
card-099 = { type-centraal-station } 099
card-099-text = Na gebruik van een buurtplattegrond in deze beurt: 2 punten.
card-099-text-active = Met een actieve buurtplattegrond: 2 punten.
card-100 = { type-centraal-station } 100
card-100-text = Met minstens 3 actieve ambachtslieden: 1 gulden.
card-101 = { type-centraal-station } 101
card-101-text = Met minstens 3 actieve gebouwen: 2 punten.
card-101-text-hu = Met minstens 3 actieve gebouwen: 1 gulden.
card-102 = { type-centraal-station } 102
card-102-text = Met minstens 3 actieve buurtplattegronden: 1 gulden.
card-103 = { type-concertgebouw } 103
card-103-text = Eindtelling: 4 punten voor elk paar actieve ambachtslieden van één soort.
card-103-text-fr = Eindtelling: 2 punten voor elk paar actieve ambachtslieden van één soort.
card-104 = { type-concertgebouw } 104
card-104-text = Eindtelling: 3 punten voor elk paar actieve buurtplattegronden van één buurt.
card-105 = { type-concertgebouw } 105
card-105-text = Eindtelling: 2 punten voor elke brug die je Amstelschijf gepasseerd is.
card-106 = { type-concertgebouw } 106
card-106-text = Eindtelling: 1 punt voor elk van je eigendomsfiches in de stad.
card-107 = { type-concertgebouw } 107
card-107-text = Eindtelling: 8 punten als je vrachtschip op het startveld ligt.
card-108 = { type-concertgebouw } 108
card-108-text = Eindtelling: 2 punten voor elke actieve ambachtsman van de soort waarvan je er de meeste hebt.
card-109 = { type-plantage } 109
card-109-text = Lever 1 roze grondstof in: 1 punt.
card-110 = { type-plantage } 110
card-110-text = Lever 1 roze grondstof in: 1 gulden.
card-111 = { type-plantage } 111
card-111-text = Lever 1 roze grondstof in: 1 gulden.
card-112 = { type-plantage } 112
card-112-text = Lever 1 roze grondstof in: 1 gulden en 1 punt.
card-113 = { type-haarlemmerbuurt } 113
card-113-text = Lever 1 grijze grondstof in: 1 punt.
card-114 = { type-haarlemmerbuurt } 114
card-114-text = Lever 1 grijze grondstof in: 1 gulden.
card-115 = { type-haarlemmerbuurt } 115
card-115-text = Lever 1 grijze grondstof in: 1 gulden.
card-116 = { type-haarlemmerbuurt } 116
card-116-text = Lever 1 grijze grondstof in: 1 gulden en 1 punt.
card-117 = { type-jordaan } 117
card-117-text = Lever 1 oranje grondstof in: 1 punt.
card-118 = { type-jordaan } 118
card-118-text = Lever 1 oranje grondstof in: 1 gulden.
card-119 = { type-jordaan } 119
card-119-text = Lever 1 oranje grondstof in: 1 gulden.
card-120 = { type-jordaan } 120
card-120-text = Lever 1 oranje grondstof in: 1 gulden en 1 punt.
card-121 = { type-burgwallen } 121
card-121-text = Lever 1 bruine grondstof in: 1 punt.
card-122 = { type-burgwallen } 122
card-122-text = Lever 1 bruine grondstof in: 1 gulden.
card-123 = { type-burgwallen } 123
card-123-text = Lever 1 bruine grondstof in: 1 gulden.
card-124 = { type-burgwallen } 124
card-124-text = Lever 1 bruine grondstof in: 1 gulden en 1 punt.
card-125 = { type-nieuwmarkt } 125
card-125-text = Lever 1 paarse grondstof in: 1 punt.
card-126 = { type-nieuwmarkt } 126
card-126-text = Lever 1 paarse grondstof in: 1 gulden.
card-127 = { type-nieuwmarkt } 127
card-127-text = Lever 1 paarse grondstof in: 1 gulden.
card-128 = { type-nieuwmarkt } 128
card-128-text = Lever 1 paarse grondstof in: 1 gulden en 1 punt.
card-129 = { type-grachtengordel } 129
card-129-text = Lever 1 zwarte grondstof in: 1 punt.
card-130 = { type-grachtengordel } 130
card-130-text = Lever 1 zwarte grondstof in: 1 gulden.
card-131 = { type-grachtengordel } 131
card-131-text = Lever 1 zwarte grondstof in: 1 gulden.
card-132 = { type-grachtengordel } 132
card-132-text = Lever 1 zwarte grondstof in: 1 gulden en 1 punt.

# Opdrachten.
task-1 = Opdracht 1
task-1-text = Beide lichtblauwe dokwerkers zijn in het goederendepot.
task-2 = Opdracht 2
task-2-text = Beide roodbruine dokwerkers zijn in het goederendepot.
task-3 = Opdracht 3
task-3-text = Beide lichtgroene dokwerkers zijn in het goederendepot.
task-4 = Opdracht 4
task-4-text = Beide lichtroze dokwerkers zijn in het goederendepot.
task-5 = Opdracht 5
task-5-text = Beide goudgele dokwerkers zijn in het goederendepot.
task-6 = Opdracht 6
task-6-text = Beide witte dokwerkers zijn in het goederendepot.
task-7 = Opdracht 7
task-7-text = Je bezit minstens 4 huizenblokken in Grachtengordel.
task-8 = Opdracht 8
task-8-text = Je bezit minstens 4 huizenblokken in Plantage.
task-9 = Opdracht 9
task-9-text = Je bezit minstens 4 huizenblokken in Nieuwmarkt.
task-10 = Opdracht 10
task-10-text = Je bezit minstens 4 huizenblokken in Burgwallen.
task-11 = Opdracht 11
task-11-text = Je bezit minstens 4 huizenblokken in Haarlemmerbuurt.
task-12 = Opdracht 12
task-12-text = Je bezit minstens 4 huizenblokken in Jordaan.
task-13 = Opdracht 13
task-13-text = Je hebt minstens 3 actieve kaarten van elk type: ambachtslieden, gebouwen, buurtplattegronden.
task-14 = Opdracht 14
task-14-text = Je Amstelschijf ligt op het laatste veld.
task-15 = Opdracht 15
task-15-text = Je hebt minstens 3 actieve eindtellingkaarten.
task-16 = Opdracht 16
task-16-text = Je hebt minstens 4 actieve kaarten van fase III.
task-17 = Opdracht 17
task-17-text = Je hebt minstens 5 actieve permanente kaarten.
task-18 = Opdracht 18
task-18-text = Er liggen minstens 7 goederen op de zwarte markt.
task-19 = Opdracht 19
task-19-text = Er liggen minstens 2 verschillende soorten goederen op je vrachtschip.
task-20 = Opdracht 20
task-20-text = Het meubelpakhuis is vol.
task-21 = Opdracht 21
task-21-text = Het kantpakhuis is vol.
task-22 = Opdracht 22
task-22-text = Het kaaspakhuis is vol.
task-23 = Opdracht 23
task-23-text = Het jeneverpakhuis is vol.
task-24 = Opdracht 24
task-24-text = Het bierpakhuis is vol.
task-25 = Opdracht 25
task-25-text = Het tegelpakhuis is vol.
task-26 = Opdracht 26
task-26-text = Het tulpenpakhuis is vol.
task-27 = Opdracht 27
task-27-text = Het kristalpakhuis is vol.
task-28 = Opdracht 28
task-28-text = Het koffiepakhuis is vol.
task-29 = Opdracht 29
task-29-text = Alle 4 kleine pakhuizen zijn vol.
task-30 = Opdracht 30
task-30-text = Je vrachtschip ligt op het startveld.
task-31 = Opdracht 31
task-31-text = Er zijn minstens 7 dokwerkers in het goederendepot.
task-32 = Opdracht 32
task-32-text = Lever 2 dokwerkers en 1 goederenfiche in.
task-32-text-nl = Lever 2 dokwerkers en 1 grondstof in.
task-33 = Opdracht 33
task-33-text = Lever tot 6 grondstoffen van verschillende kleuren in; hoe meer, hoe meer punten.
task-34 = Opdracht 34
task-34-text = Lever 1 dokwerker, 1 goederenfiche en 1 grondstof in.
task-35 = Opdracht 35
task-35-text = Je bezit minstens 9 huizenblokken.
task-36 = Opdracht 36
task-36-text = Je hebt minstens 12 actieve kaarten.
task-36-text-fr = Je hebt minstens 10 actieve kaarten.
task-37 = Opdracht 37
task-37-text = Lever 1 of 2 lichtblauwe dokwerkers in.
task-38 = Opdracht 38
task-38-text = Lever 1 of 2 goudgele dokwerkers in.
task-39 = Opdracht 39
task-39-text = Lever 1 of 2 roodbruine dokwerkers in.
task-40 = Opdracht 40
task-40-text = Lever 1 of 2 lichtgroene dokwerkers in.
task-41 = Opdracht 41
task-41-text = Lever 1 of 2 lichtroze dokwerkers in.
task-42 = Opdracht 42
task-42-text = Lever 1 of 2 witte dokwerkers in.

# Marktfiches.
tile-price = Betaal { $cost } gulden:
tile-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
tile-and = { $points ->
    [0] {""}
   *[other] { tile-points },{" "}
}
tile-a1 = Markt A1
tile-a1-text = { tile-price } { tile-and }ga 2 velden vooruit op de Amstel.
tile-a2 = Markt A2
tile-a2-text = { tile-price } { tile-points }.
tile-a3 = Markt A3
tile-a3-text = { tile-price } { tile-points }.
tile-a4 = Markt A4
tile-a4-text = { tile-price } { tile-and }1 grondstof naar keuze.
tile-a5 = Markt A5
tile-a5-text = { tile-price } { tile-and }ga 1 veld vooruit op de Amstel.
tile-a6 = Markt A6
tile-a6-text = { tile-price } { tile-points }.
tile-a7 = Markt A7
tile-a7-text = { tile-price } { tile-and }ga 2 velden vooruit op de Amstel.
tile-a8 = Markt A8
tile-a8-text = { tile-price } { tile-points }.
tile-b9 = Markt B9
tile-b9-text = { tile-price } { tile-and }1 grondstof naar keuze.
tile-b10 = Markt B10
tile-b10-text = { tile-price } { tile-and }ga 2 velden vooruit op de Amstel.
tile-b11 = Markt B11
tile-b11-text = { tile-price } { tile-and }ga 1 veld vooruit op de Amstel.
tile-b12 = Markt B12
tile-b12-text = { tile-price } { tile-points }.
tile-b13 = Markt B13
tile-b13-text = { tile-price } { tile-and }1 grondstof naar keuze.
tile-b14 = Markt B14
tile-b14-text = { tile-price } { tile-points }.
tile-b15 = Markt B15
tile-b15-text = { tile-price } { tile-points }.
tile-b16 = Markt B16
tile-b16-text = { tile-price } { tile-points }.
tile-ca17 = Markt CA17
tile-ca17-text = { tile-price } { tile-and }verplaats je vrachtschip tot 3 velden zonder grondstoffen.
tile-ca18 = Markt CA18
tile-ca18-text = { tile-price } { tile-and }verwissel een niet-actieve kaart voor een kaart van de aflegstapel.
tile-ca19 = Markt CA19
tile-ca19-text = { tile-price } { tile-and }2 grondstoffen naar keuze.
tile-ca20 = Markt CA20
tile-ca20-text = { tile-price } { tile-and }activeer een niet-actieve kaart zonder grondstoffen.
tile-cb21 = Markt CB21
tile-cb21-text = { tile-price } { tile-and }verplaats je vrachtschip naar een plaats naar keuze in de haven.
tile-cb22 = Markt CB22
tile-cb22-text = { tile-price } { tile-and }neem een vrij huizenblok naar keuze in bezit zonder grondstoffen.
tile-cb23 = Markt CB23
tile-cb23-text = { tile-price } { tile-and }1 grondstof van elke kleur.
tile-cb24 = Markt CB24
tile-cb24-text = { tile-price } { tile-and }activeer 2 niet-actieve kaarten zonder grondstoffen.

# Wat de bot zou doen, en waarom
hint-only = Iets anders is niet mogelijk
hint-any = Hier is het ene zo goed als het andere
hint-activate = { $card } is meer waard dan al het andere wat deze grondstoffen nu kunnen doen, en er komt een plaats vrij
hint-activate-free = { $card } bespaart de meeste grondstoffen en is vanaf nu het meest waard
hint-block = Dit huizenblok levert het meest op voor de grondstoffen die je hebt: het goederenfiche, je gebied en de buurt
hint-free-block = Van alle vrije huizenblokken levert dit het meest op
hint-use = { $card } kost geen grondstoffen en levert elke keer iets op
hint-use-map = De grondstof levert op { $card } meer op dan waar ook
hint-load = Laden is gratis, en alleen wat aan boord is kun je afleveren
hint-deliver = Hier en nu afgeleverd levert het goederenfiche het meest op
hint-docker = Een dokwerker levert meteen 1 gulden op, en punten bij zijn steiger
hint-sail = De volgende halte voor je vracht ligt die kant op, en wat je aan grondstoffen overhoudt ben je kwijt
hint-amstel = Deze grondstoffen doen het meest op de Amstel: bruggen, en eerder aan de beurt
hint-market = Dit marktfiche geeft meer voor je gulden dan de volgende fiches waarschijnlijk doen
hint-pass = Van wat je nog kunt doen, levert niets iets op
hint-pay = De rest van je beurt kan zonder deze grondstoffen
hint-gain = Deze kleur doet het meest voor je kaarten en huizenblokken
hint-spare = Met een grondstof van deze kleur kun je meer doen dan met de andere
hint-sell = Het goederenfiche levert op de zwarte markt meer op dan aan het einde van zijn weg
hint-store = Later afgeleverd levert het goederenfiche meer op dan de zwarte markt nu geeft
hint-take = { $card } past het best bij de grondstoffen op je draaischijf en is het meest waard
hint-discard = { $card } zul je het minst missen
hint-remove = { $card } zou je minder van nut zijn dan de andere
hint-dice = Deze grondstoffen betalen het meest: kaarten, elke ronde een huizenblok, en geen ronde zonder grondstoffen
hint-slot = In dit vak komen de grondstoffen aan wanneer je ze nodig hebt
hint-wheel = Deze kleur betaalt je eerste kaart en huizenblokken
hint-keep = Deze kleur helpt je volgende ronde het meest
hint-foreman = Daar kun je de voorman het snelst bereiken
hint-bailiff = Van de huizenblokken waar hij heen kan, wil je dit het liefst
hint-trader = Dit goederenfiche is in zijn pakhuis het minst waard

# Waar punten vandaan komen.
# Wat er in verzonnen spellen gebeurt, voor tips.
hint-happens-card = { hint-whose }{ $card } is actief aan het eind van { $here } van { $worlds } verzonnen spellen, anders van { $there }; ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter dan { hint-than }

sheet-deliveries = Leveringen
sheet-dockers = Dokwerkers
sheet-amstel = Amstel
sheet-market = Markt
sheet-cards = Kaarten
sheet-penalties = Straffiches
sheet-laurels = Kaarten met lauwerkrans
sheet-group = Grootste gebied
sheet-districts = Buurten
sheet-tasks = Opdrachten
sheet-leftovers = Overgebleven
sheet-start = Bij het begin

judged-wheel = de grondstoffen op de draaischijf
judged-freight = goederen en dokwerkers onderweg
judged-city = huizenblokken in de stad
judged-cards = kaarten
judged-amstel = de plaats op de Amstel
judged-money = gulden
judged-penalties = minder straffiches
judged-tasks = opdrachten
judged-tom = minder punten voor TOM

# Wat nieuwere versies van de regels veranderden.
changed-2-1 = Aan het eind van een ronde mag je ook geen enkele grondstof bewaren; eerst moest je er één bewaren (AMS-9.1).
changed-2-2 = Een kaart nemen en passen kunnen niet worden teruggenomen (Q-07).

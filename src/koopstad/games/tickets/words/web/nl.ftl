# Ticket to Ride: Amsterdam in de browser.

## Het bord
ui-board = Het bord van Amsterdam
ui-subtitle = handelsroutes door de oude stad
ui-start = START
ui-route-points = Punten voor een route
ui-rank = { $rank ->
   *[other] { $rank }e
}
ui-route = { $a } – { $b }, { $colour }, { $spaces ->
    [one] 1 vakje
   *[other] { $spaces } vakjes
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ui-route-cart = { ui-route } en een handelsbonuskaart
ui-owned = van { $player }
ui-open-card = Open kaart: { $card }
ui-draw-pile = Trekstapel, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
ui-discard = afleg
ui-discard-pile = Aflegstapel, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}
ui-contracts = contracten
ui-contract-pile = { ui-contracts }, { $cards } in de stapel
ui-bonus = bonus
ui-bonus-pile = Handelsbonuskaarten, nog { $cards }
ui-market = Open kaarten en stapels
overview-aim = Verbind plekken in het oude Amsterdam met je eigen routes, vooral de twee plekken van elk geheim contract.
overview-turn = Eén ding per beurt: neem twee kaarten, claim een route met kaarten van zijn kleur, of trek nieuwe contracten.
overview-points = Routes meteen: hoe langer, hoe meer. Aan het einde leveren vervulde contracten hun waarde op en kosten de andere die; wie de meeste handelsbonuskaarten heeft, krijgt daarvoor punten.
overview-end = Heeft iemand nog twee karren of minder, dan krijgt iedereen nog één beurt.

## Eigen spullen
ui-yours = Jouw kaarten en contracten
ui-hand = Jouw kaarten ({ $cards })
ui-hand-card = { $count }× { $card }
ui-your-contracts = Jouw contracten ({ $contracts })
ui-no-contracts = nog geen
ui-fulfilled = behaald
ui-not-yet = nog niet behaald
ui-failed = mislukt
ui-all-contracts = De contracten van iedereen
ui-stat-carts = karren over
ui-stat-cards = transportkaarten
ui-stat-contracts = contractkaarten
ui-stat-bonus = handelsbonuskaarten

## Kiezen
ui-keep = Behouden
ui-keep-only = Alleen deze

## Opties
option-first = Wie begint (in de doos is dat de jongste)
option-first-random = het lot beslist
option-first-1 = de eerste plaats
option-first-2 = de tweede plaats
option-first-3 = de derde plaats
option-first-4 = de vierde plaats

## Al spelend leren
why-lesson = deze les gaat een andere kant op: raak aan wat oplicht
guide-welcome = Welkom in het oude Amsterdam. Je bent koopman: je claimt routes tussen locaties, en wie aan het einde de meeste punten heeft, wint. Anna is je tegenstander.
guide-keep = Je hebt twee contractkaarten gekregen. { $touch ->
    [yes] Druk er een in
   *[no] Wijs er een aan
} en de twee locaties lichten op de kaart op. Verbind je ze met eigen routes, dan krijg je de punten; lukt het niet, dan verlies je er evenveel. De lange is riskant: behoud alleen de korte.
guide-claim = In je beurt doe je één van drie dingen. Het eerste: een route claimen. Dam – Jan Roodenpoortstoren is één rood vakje, en je hebt een rode kaart. Raak de route aan die oplicht, en daarna de kaart waarmee je betaalt.
guide-take = Het tweede: twee kaarten nemen. Neem de open groene kaart; er komt meteen een andere voor in de plaats.
guide-second = Nu de tweede kaart. Je zou elke open kaart mogen nemen, behalve de joker: raak de joker aan en kijk wat het antwoord is. Trek dan van de gedekte stapel.
guide-double = Anna heeft één van twee routes naast elkaar geclaimd. Met twee spelers is de andere nu afgesloten; met drie of vier mag iemand anders die nog claimen.
guide-claim-next = Je groene kaart past bij de route van Jan Roodenpoortstoren naar Westermarkt. Een grijze route zou je met elke kleur mogen betalen. Claim de groene.
guide-cart = Er ontbreekt nog één stap. Op de roze route naar De Drie Hendricken staat een kar: naast het punt krijg je er een handelsbonuskaart. Claim die route.
guide-fulfilled = Dam en De Drie Hendricken zijn verbonden: het contract in je hand staat als behaald gemarkeerd. Je hebt ook een handelsbonuskaart; wie er aan het einde de meeste heeft, krijgt 8 punten.
guide-contracts = Het derde dat je kunt doen: nog twee contractkaarten trekken. Minstens één ervan moet je behouden. Raak de stapel contractkaarten aan.
guide-keep-again = De Drie Hendricken hoort al bij je netwerk. Behoud het contract naar Munttoren.
guide-joker = Een joker telt als elke kleur. Neem je hem open, dan is het de enige kaart van je beurt. Neem hem.
guide-end = Zo gaat het verder: kaarten, routes, contracten. Heeft iemand aan het einde van een beurt twee karren of minder, dan krijgt iedereen nog één beurt en is het spel afgelopen.
guide-scoring = Dan worden de contracten getoond: behaalde tellen hun waarde erbij, de andere eraf, en de handelsbonus wordt uitgekeerd. Terugnemen, tips en de spelregels heb je in elk spel bij de hand. Speel er nu zelf een.

## Hoofdstukken van de regels
rules-chapter-1 = 1 Wat er is
rules-chapter-2 = 2 Spelvoorbereiding
rules-chapter-3 = 3 Een beurt
rules-chapter-4 = 4 Transportkaarten
rules-chapter-5 = 5 Een route claimen
rules-chapter-6 = 6 Contractkaarten
rules-chapter-7 = 7 Einde van het spel
rules-chapter-8 = 8 Eindtelling

# Ticket to Ride: Amsterdam, magyarul.

colour-pink = rózsaszín
colour-blue = kék
colour-green = zöld
colour-black = fekete
colour-red = piros
colour-orange = narancs
colour-grey = szürke

card-pink = rózsaszín
card-blue = kék
card-green = zöld
card-black = fekete
card-red = piros
card-orange = narancs
card-joker = joker

step-turn = Húzz kártyákat, foglalj le egy útvonalat, vagy húzz szerződéseket
step-second-card = Vegyél el egy második kártyát
step-keep = Válaszd ki, mely szerződéseket tartod meg

# Ami kijátszható. Az ára és a haszna kiszámítva mellette áll.
action-take = Felfordított kártya elvétele: { $card }
action-draw = Húzás a pakliból
action-contracts = Szerződések húzása
action-keep = Megtartás: { $a } – { $b } ({ $points })
action-keep-both = Mindkét szerződés megtartása
action-pass = Passz
action-claim = Lefoglalás: { $a } – { $b } ({ $colour })

group-draw = Szállítókártyák
group-claim = Útvonalak
group-contracts = Szerződések
group-turn = Különben

# Amije egy játékosnak van, és amit összehasonlít.
purse-points = { $number } pont
purse-carts = { $number } kocsi
purse-bonus = { $number } kereskedelmi bónuszkártya
purse-contracts = { $number } szerződés
purse-pink = { $number } { card-pink }
purse-blue = { $number } { card-blue }
purse-green = { $number } { card-green }
purse-black = { $number } { card-black }
purse-red = { $number } { card-red }
purse-orange = { $number } { card-orange }
purse-joker = { $number } { card-joker }

log-draw = { $player } kártyát húz a pakliból
log-draw-secret = { $player } kártyát húz a pakliból: { $card }
log-take = { $player } elvesz egy felfordított kártyát: { $card }
log-shuffle = Az eldobott kártyákból megkeverve új húzópakli lesz
log-reset = Három joker van felfordítva: minden felfordított kártya cserélődik
log-claim = { $player } lefoglal egy útvonalat: { $a } – { $b } ({ $colour }); fizetett: { $cards }; { $points } pont
log-claim-bonus = { $player } lefoglal egy útvonalat: { $a } – { $b } ({ $colour }); fizetett: { $cards }; { $points } pont és egy kereskedelmi bónuszkártya
log-contracts = { $player } { $cards } szerződést húz
log-contracts-secret = { $player } { $cards } szerződést húz: { $contracts }
log-keep = { $player } megtart { $cards } szerződést
log-keep-secret = { $player } megtartja: { $contracts }
log-pass = { $player } nem tud mit tenni, ezért passzol
log-last-turns = { $player } { $carts ->
    [0] kocsijai elfogytak
   *[other] kocsijaiból csak { $carts } maradt
}: mindenkinek jár még egy utolsó kör
log-score = { $player }: szerződések { $contracts }, kereskedelmi bónusz { $bonus }, összesen { $points } pont

# Ami elképzelt játszmákban történik, tippekhez.
hint-happens-contract = { hint-whose }{ $a } – { $b }: { $worlds } elképzelt játszmából { $here } alkalommal teljesül, különben { $there } alkalommal; körülbelül { $points } ponttal jobb { hint-than }

sheet-routes = Útvonalak
sheet-kept = Teljesített szerződések
sheet-failed = Nem teljesített szerződések
sheet-bonus = Kereskedelmi bónusz

why-not-open = ilyen kártya nincs felfordítva: { $card }
why-pile-empty = a húzópakli üres
why-open-joker-second = felfordított joker nem lehet a második kártya
why-second-card = előbb el kell venned a második kártyát
why-no-contracts = nincs több szerződés a pakliban
why-pass = csak az passzol, aki semmi mást nem tehet
why-nothing-offered = nincs szerződés, amelyből választani lehetne
why-keep-only = csak egy szerződést húztál, azt meg kell tartanod
why-keep-first = előbb válaszd ki, hogy a húzott szerződések közül melyiket tartod meg
why-route-taken = ez az útvonal már foglalt: { $player }
why-own-double = a mellette lévő útvonal a tiéd, és a kettőt ugyanaz a játékos nem foglalhatja le
why-double-closed = két játékos esetén a kettős útvonal másik fele lezárul
why-carts = az útvonal { $spaces } mezős, és { $carts ->
    [0] nincs kocsid
   *[other] csak { $carts } kocsid van
}
why-cards = ennyi kell: { $cards } { $card }, nálad pedig { $held } van
why-too-few-cards = az útvonalhoz { $spaces } kártya kell ({ $card } vagy joker), nálad { $held } { $card } és { $jokers } joker van
why-payment-size = az útvonal { $spaces } mezős, ezért ugyanennyi kártya kell, nem { $cards }
why-payment-colour = ezt az útvonalat csak { $card } kártyákkal és jokerekkel lehet kifizetni
why-payment-mixed = szürke útvonalat egyetlen szín kártyáival és jokerekkel lehet kifizetni

hint-keep = Ez a szerződés illik legjobban az útvonalaidhoz és a kocsijaidhoz; a másik többe kerülne, mint amennyit hoz
hint-keep-both = Mindkét szerződés teljesíthető a kocsijaiddal
hint-claim-contract = { $a } – { $b }: útba esik a szerződéseidhez, és most ki tudod fizetni
hint-claim-points = { $a } – { $b }: { $points } pontot hoz olyan kártyákkal, amelyek a szerződéseidhez nem kellenek
hint-claim-last = Ez az utolsó köröd, és ez hozza a legtöbbet: { $a } – { $b }
hint-claim-rest = A megmaradt kocsijaidhoz ez a legjobb útvonal: { $a } – { $b }
hint-contracts = A szerződéseid rendben vannak, és van idő meg hely még egyre
hint-contracts-last = Ez az utolsó köröd, és az útvonalaid talán már teljesítenek is egy új szerződést
hint-take = Ez a kártya hiányzik leginkább a következő útvonalaidhoz: { $card }
hint-take-joker = Egy felfordított joker most többet ér neked, mint bármely két másik kártya
hint-draw = Egyik felfordított kártya sem segít annyit, mint amennyit egy húzott segíthet
hint-only = Más lehetőség nincs

judged-plan = a még szükséges útvonalak
judged-contracts = a szerződések
judged-cards = a kézben tartott lapok
judged-carts = a hátralévő idő
judged-bonus = a kereskedelmi bónuszkártyák

# Amit a szabályok újabb változatai módosítottak.
changed-2-1 = Amikor valaki két szerződést húz, senki más nem tudhatja, melyiket tartja meg, az sem, aki az egyiket már ismerte.

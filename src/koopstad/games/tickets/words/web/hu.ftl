# Ticket to Ride: Amsterdam a böngészőben.

## A tábla
ui-board = Amszterdam térképe
ui-subtitle = az óváros kereskedelmi útjai
ui-start = START
ui-route-points = Az útvonalak pontértéke
ui-rank = { $rank }.
ui-route = { $a } – { $b }, { $colour }, { $spaces } mező, { $points } pont
ui-route-cart = { ui-route } és egy kereskedelmi bónuszkártya
ui-owned = foglalta: { $player }
ui-open-card = Felfordított kártya: { $card }
ui-draw-pile = Húzópakli, { $cards } kártya
ui-discard = eldobott
ui-discard-pile = Dobópakli, { $cards } kártya
ui-contracts = szerződés
ui-contract-pile = { ui-contracts }: { $cards } a pakliban
ui-bonus = bónusz
ui-bonus-pile = Kereskedelmi bónuszkártyák, még { $cards }
ui-market = Felfordított kártyák és paklik
overview-aim = Kösd össze a régi Amszterdam helyeit saját útvonalakkal, mindenekelőtt titkos szerződéseid két-két helyét.
overview-turn = Körönként egy dolgot: két kártyát veszel, útvonalat foglalsz a színének kártyáival, vagy új szerződéseket húzol.
overview-points = Az útvonalak azonnal: minél hosszabb, annál több. A végén a teljesített szerződések hozzáadják az értéküket, a többi levonja; akinek a legtöbb kereskedelmi bónuszkártyája van, azért is kap pontot.
overview-end = Ha valakinek legfeljebb két kocsija maradt, mindenki még egyszer sorra kerül.

## Ami a tiéd
ui-yours = Kártyáid és szerződéseid
ui-hand = Kártyáid ({ $cards })
ui-hand-card = { $count } { $card }
ui-your-contracts = Szerződéseid ({ $contracts })
ui-no-contracts = még nincs
ui-fulfilled = teljesítve
ui-not-yet = még nincs teljesítve
ui-failed = nem sikerült
ui-all-contracts = Mindenki szerződései
ui-stat-carts = megmaradt kocsik
ui-stat-cards = szállítókártyák
ui-stat-contracts = szerződések
ui-stat-bonus = kereskedelmi bónuszkártyák

## Választás
ui-keep = Megtartom
ui-keep-only = Csak ezt

## Beállítások
option-first = Ki kezd (a dobozos játékban a legfiatalabb)
option-first-random = a véletlen dönt
option-first-1 = az első hely
option-first-2 = a második hely
option-first-3 = a harmadik hely
option-first-4 = a negyedik hely

## Tanulás játék közben
why-lesson = ez a lecke másfelé halad: azt érintsd meg, ami világít
guide-welcome = Üdv a régi Amszterdamban! Kereskedő vagy: útvonalakat foglalsz le helyszínek között, és az nyer, akinek a végén a legtöbb pontja van. Ellenfeled Anna.
guide-keep = Két szerződést kaptál. { $touch ->
    [yes] Nyomd meg az egyiket
   *[no] Mutass az egyikre
}, és két helyszíne kigyullad a térképen. Ha összekötöd őket saját útvonalaiddal, a szerződés megadja a pontjait; ha nem sikerül, ugyanennyit vesztesz. A hosszú kockázatos: csak a rövidet tartsd meg.
guide-claim = A körödben három dolog egyikét teheted. Az első: lefoglalsz egy útvonalat. Dam – Jan Roodenpoortstoren egyetlen piros mező, és van piros kártyád. Érintsd meg a világító útvonalat, majd a kártyát, amellyel fizetsz.
guide-take = A második: elveszel két kártyát. Vedd el a felfordított zöldet; a helyére azonnal másik kerül.
guide-second = Most jön a második kártya. A jokeren kívül bármelyik felfordítottat elveheted: érintsd meg a jokert, és nézd meg, mit válaszol. Aztán húzz a pakliból.
guide-double = Anna lefoglalta két párhuzamos útvonal egyikét. Két játékos esetén a másik ezzel lezárult; három vagy négy játékosnál azt még lefoglalhatja valaki más.
guide-claim-next = A zöld kártyád illik ehhez az útvonalhoz: Jan Roodenpoortstoren – Westermarkt. Egy szürke útvonalhoz bármelyik egy szín jó lenne. Foglald le a zöldet.
guide-cart = Már csak egy lépés hiányzik. A De Drie Hendrickenhez vezető rózsaszín útvonalon kocsi látható: a pontja mellé kereskedelmi bónuszkártyát is ad. Foglald le.
guide-fulfilled = Dam és De Drie Hendricken össze van kötve: a kezedben lévő szerződésen ott a jel, hogy teljesült. Van egy kereskedelmi bónuszkártyád is; akinek a végén a legtöbb van belőle, 8 pontot kap.
guide-contracts = A harmadik, amit tehetsz: húzol még két szerződést. Legalább az egyiket meg kell tartanod. Érintsd meg a szerződéspaklit.
guide-keep-again = De Drie Hendricken már a hálózatod része. Tartsd meg azt a szerződést, amely a Munttorenhez vezet.
guide-joker = A joker bármelyik színt helyettesíti. Ha felfordítva veszed el, ez az egyetlen kártya a körödben. Vedd el.
guide-end = Így megy tovább: kártyák, útvonalak, szerződések. Amikor valakinek a köre végén legfeljebb két kocsija marad, mindenkinek jár még egy kör, és a játék véget ér.
guide-scoring = Ezután felfeditek a szerződéseket: a teljesítettek értéke hozzáadódik a pontjaidhoz, a többié levonódik, és következik a kereskedelmi bónusz. Visszavonás, tipp és szabály minden játékban kéznél van. Most játssz egyet!

## A szabályok fejezetei
rules-chapter-1 = 1 Játékelemek
rules-chapter-2 = 2 Előkészületek
rules-chapter-3 = 3 Egy kör
rules-chapter-4 = 4 Szállítókártyák
rules-chapter-5 = 5 Útvonal lefoglalása
rules-chapter-6 = 6 Szerződések
rules-chapter-7 = 7 A játék vége
rules-chapter-8 = 8 Végső pontozás

# Amszterdam a böngészőben.

## A tábla
ui-board = Amszterdam térképe
ui-subtitle = a város a kikötő felől
ui-south = D
overview-aim = Legyél a legtöbb pontot szerző kereskedő: színes kockákkal kártyákat aktiválsz, háztömböket szerzel a csatornák mentén, árut szállítasz, és lehajózol az Amstelen.
overview-turn = Tizenkét forduló. Vegyél egy kártyát, és válassz két dobókockát: mindegyik annyi nyersanyagot tesz a tárcsád azonos számú mezőjére, amennyit mutat; a sok tehát későn érkezik. Aztán költsd el, ami megérkezett, tetszőleges sorrendben.
overview-points = Szállítások, hazavitt dokkmunkások, az Amstel hídjai, a piac; a végén a babérkoszorús kártyák, a legnagyobb háztömbcsoportod és az értékelt kerületek.
overview-end = A tizenkettedik forduló után. A nyersanyag nélküli forduló és a soha nem aktivált kártya pontba kerül.
ui-block-name = { $district } { $number }
ui-block = { $block }, { $price } { $colour } nyersanyag, { $good }
ui-block-owned = { $block }, tulajdonosa: { $owner }
ui-space = Amstel, { $space }. mező
ui-space-last = Az Amstel utolsó mezője, { $points } pont
ui-plus-points = +{ $points } pont
ui-bridge = { $name }: áthaladáskor { $points } pont
ui-store = { $store }, üres cseréptetők: { $values }
ui-store-full = { $store }, tele
ui-docker = { $docker } dokkmunkás, { $place }
ui-sail-for = { $place }, { $cubes ->
    [0] nyersanyag nélkül
   *[other] { $cubes } nyersanyag
}
ui-black-market = Feketepiac
ui-sold = Feketepiac: { $good }, már eladták
ui-unsold = Feketepiac: { $good }, eladható
ui-docker-house-name = Raktárház
ui-docker-house = Raktárház, { $dockers } dokkmunkás
why-docker-house = a következő hazavitt dokkmunkás { $points } pontot ér: vegyél fel egyet egy mólónál, és hajózz a színének mólójához
why-river-far = az a mező { $spaces } mezőre van, és egyszerre legfeljebb { $most } mezőt léphetsz
why-river-back = az Amstelen csak előre lehet haladni
ui-scoring-district = { $district } a végén pontoz: { $points }
ui-tom = TOM: { $points } pont, { $gulden } gulden, { $blocks } háztömb

## A fordulótábla
ui-round-board = Forduló, piac és dobókockák
ui-round = { $round }. forduló
ui-round-of = a { $rounds }-ből
ui-phase = { $phase ->
    [1] Kártyák
    [2] Dobókockák
    [3] Akciók
    [4] A forduló vége
   *[other] Előkészületek
}
ui-quick = Gyors szállítás: +{ $points }
ui-market-tile = Piaclapka: { $tile }
ui-market = Piac
ui-dice = Dobókockák
ui-die = { $colour } dobókocka: { $number }
ui-no-dice = még nem volt dobás
ui-deck = { $kind }, még { $cards } kártya
ui-discard-pile = Dobópakli, { $cards } kártya
ui-display = Kínálat
ui-no-display = elfogyott
ui-once = Körönként egyszer
ui-once-block = háztömb
ui-once-amstel = Amstel
ui-once-market = piac
ui-steps-left = még { $steps } lépés
step-turn = Akcióid, tetszőleges sorrendben

## Egy játékos táblája
ui-yours = A táblád
ui-board-of = { $player } táblája
ui-look = { $player } táblájának megtekintése
ui-wheel = Tárcsa
ui-slot = { $slot }. mező: { $cubes }
ui-slot-empty = üres
ui-cubes = { $number } { $colour }
ui-supply = Készlet
ui-supply-of = Készlet: { $number } { $colour }
ui-storeroom = Kis tároló
ui-gulden = gulden
ui-penalties-next = { $tokens } büntetésjelző; a következő a végén { $points } pontba kerül
ui-warn-empty = A nyílnál nincs semmi: 1-est mutató kocka nélkül büntetésjelzőt kapsz ({ $points } pont)
ui-waiting-cards = Inaktív ({ $cards } / { $slots })
ui-active-cards = Aktív ({ $cards })
ui-no-cards = még nincs
ui-slot-free = szabad kártyahely
ui-store-own = Átmeneti tároló
ui-barge = Uszály
ui-nothing = üres
ui-good-store = { $good } az átmeneti tárolódban
ui-good-aboard = { $good } az uszályodon
ui-docker-aboard = { $docker } dokkmunkás az uszályodon
ui-tasks = Rendelések
ui-task-hidden = titkos rendelés
ui-task-points = { $points } pont
ui-card-used = használva
ui-card-says = { $card }, { $timing }. { $text }
ui-card-costs = Ára: { $cost }.
ui-stat-gulden = gulden
ui-stat-cubes = nyersanyag
ui-stat-cards = aktív kártya
ui-stat-blocks = háztömb

## Választás
ui-back = Vissza
ui-load-aboard = Rakodd az uszályra
ui-close = Bezárás
ui-left = még { $number }
ui-for-sail = az uszály mozgatásához
ui-for-amstel = előrelépéshez az Amstelen
ui-for-card = a kártyához
ui-second-die = Most a második dobókocka

## Az értékelés
ui-sheet-tom = TOM pontszáma: { $points }.

## Beállítások
option-rounds = A játék hossza
option-rounds-12 = 12 forduló
option-rounds-10 = 10 forduló, a rövid játék
option-expansions = Kiegészítők
option-expansions-workers = Felügyelő és törvényszolga
option-expansions-workers-says = Ahol a felügyelő áll, a leszállított áru 2 ponttal többet ér; a törvényszolga háztömbje 1 nyersanyaggal olcsóbb.
option-expansions-tasks = Titkos rendelések
option-expansions-tasks-says = Mindenkinek saját titkos céljai vannak, amelyek a végén pontot érnek.
option-expansions-trader = Feketepiaci kereskedő
option-expansions-trader-says = A kereskedő mezőjén eladva a feketepiac mindkét jutalmát megkapod.
option-expansions-tiles = Extra piaclapkák
option-expansions-tiles-says = Nyolc további piaclapka új feltételekkel: minden piac más.
option-tasks = Rendelések játékosonként
option-tasks-3 = 3
option-tasks-5 = 5
option-open_tasks = Ebből képpel felfelé
option-open_tasks-0 = egy sem
option-open_tasks-1 = 1
option-open_tasks-2 = 2
option-market = Extra piaclapkák
option-market-mix = a többi közé keverve
option-market-replace = a B lapkák helyett
option-edition = Ahol a szabályfüzetek eltérnek
option-edition-consensus = amit a legtöbbjük mond
option-edition-nl = a holland szabályfüzet
option-edition-fr = a francia szabályfüzet
option-edition-hu = a magyar szabályfüzet
option-district_condition = Kerülettérképet kérő kártyák
option-district_condition-used = a körben használt térkép számít
option-district_condition-active = az aktív térkép is számít

## Kártyák, lapkák és rendelések magyarázata
ui-help-artisans = Kézművesek
ui-help-buildings = Épületek
ui-help-maps = Kerülettérképek
ui-help-tiles = Piaclapkák
ui-help-tasks = Titkos rendelések
ui-help-goods = Árucikkek
ui-help-dockers = Dokkmunkások
ui-help-timings = Mikor működik egy kártya
ui-help-task-points = { $two } / { $three } / { $four } pont 2 / 3 / 4 játékosnál

## Tanulás játék közben
why-lesson = ez a lecke másfelé halad: azt érintsd meg, ami világít
guide-welcome = Üdv Amszterdamban! Kereskedő vagy: színes kockákkal kártyákat aktiválsz, háztömböket veszel birtokba, árukat szállítasz a kikötőben, és haladsz az Amstelen. A legtöbb pont nyer. Ellenfeled Anna; ez a 2. forduló.
guide-cards = Minden forduló négy fázisból áll. Az I. fázisban elveszel egy kártyát a kínálatból. { $touch ->
    [yes] Nyomj meg hosszan egy kártyát
   *[no] Mutass egy kártyára
}, és megnő: láthatod az árát kockákban, hogy mikor működik, és mit tesz. Vedd el a Plantage-térképet.
guide-dice = II. fázis: válassz két dobókockát a hatból. Egy dobókocka annyi kockát ad, amennyit mutat, de a tárcsád ugyanannyiadik mezőjére: hat kocka csak öt fordulóval később érkezik meg, egy viszont azonnal. Válaszd a barnát, aztán a rózsaszínt.
guide-activate = A tárcsák fordultak, és a kijáratnyílnál lévő kockák a tieid: 5 barna, 3 rózsaszín. A III. fázis a te köröd: bármit megtehetsz, bármilyen sorrendben. Az inaktív kártyáidon látszik, mi hiányzik még hozzájuk. Aktiváld a kerülettérképet 1 rózsaszínért.
guide-use = A kerülettérkép most az aktív kártyáid között van. A III-as jelű kártyák fordulónként egyszer használhatók. Használd: 1 rózsaszínből 1 pont lesz.
guide-block = Körönként egyszer birtokba vehetsz egy háztömböt a színének kockáiért. A címered végleg rajta marad, az árucikke pedig a tiéd. A híddal összekötött háztömbök csoportot alkotnak, amely a végén pontot ér. Vedd birtokba a világító háztömböt.
guide-sale = A csempét most rögtön eladhatnád a feketepiacon 2 guldenért vagy egy kockáért. De korán leszállítva többet hoz. Tedd az átmeneti tárolódba.
guide-load = Az uszályod a kezdőmólónál áll, és minden dokkban van daru. Érintsd meg a csempét az átmeneti tárolódban, hogy berakodd.
guide-sail = Minden mező, amelyre az uszályod lép, egy bármilyen színű kockába kerül; a vízen lévő számok megmutatják, mennyibe. Menj a nagy csemperaktárhoz.
guide-deliver = Itt a legjobb üres cseréptető 5 pontot hoz, a gyors szállítás ebben a fordulóban 6-ot ad hozzá, később egyre kevesebbet. Érintsd meg a raktárat.
guide-amstel = Körönként egyszer előreléphetsz az Amstelen: 1 mező 1 kocka, 2 mező 3, 3 mező 5. Aki elöl van, minden fázisban elsőként játszik, és a hidak pontot hoznak. Lépj előre egy mezőt.
guide-market = A piacon körönként egyszer guldenért pontot vehetsz; a lapka fordulónként változik. Érintsd meg a piaclapkát: 1 guldenért 3 pont.
guide-pass = Ebben a fordulóban végeztél. Fejezd be a köröd; utána Anna játszik.
guide-keep = Vége a fordulónak. Egy kocka megmaradhat a kis tárolódban, a többi elvész: tarts meg egy barnát. Ha egy fordulóban nincs kocka a kijáratnyílnál, büntetésjelzőt kapsz, és ugyanígy a végén minden inaktív kártyáért.
guide-next-round = 3. forduló: mindenki új kártyát kap, és új piaclapka jön. Vedd el a világító kártyát.
guide-next-dice = És új dobókockák. Amit most választasz, későbbi fordulókban érkezik: válaszd a lilát, aztán a feketét.
guide-block-to-sell = Most a kikötő. A csipkéd a kezdetek óta a fedélzeten van, de a raktára messze van. Előbb vedd el a világító háztömböt 3 szürkéért.
guide-sell = A feketepiac minden árutípust csak egyszer vesz meg a játék során: aki elsőként ad el, kizárja a többieket. Kell egy kocka az úthoz: add el a jenevert egy barnáért.
guide-pier = A színes dokkokban dokkmunkások várnak. Menj a melletted lévő gesztenyebarna dokkhoz.
guide-docker = Megállónként egy dokkmunkás, legfeljebb kettő a fedélzeten, és mindegyik 1 guldent fizet az útért. Vedd fel a világoskéket.
guide-to-depot = Az útban a dokkja felé egy kis raktár van. Bárhol megállhatsz, és továbbmehetsz. Menj a világító kis raktárhoz.
guide-depot = Egy üres kis raktár bármilyen árucikket befogad, egyet: itt 3 pont, és a gyors szállítás ebben a fordulóban 5-öt ad hozzá. Érintsd meg, hogy leszállítsd a csipkét.
guide-home = Vidd haza a dokkmunkást: az elsőként érkező 9 pontot hoz a raktárházban, a következők kevesebbet. Menj a világoskék dokkhoz.
guide-rest = Egy kör alatt 15-ről 32 pontra. Fejezd be a köröd.
guide-scoring = Tizenkét forduló után jönnek a babérkoszorús kártyák, 3 pont a legnagyobb csoportod minden háztömbjéért, a pontozó kerületek és a maradékok. Visszavonás, tipp és szabály minden játékban kéznél van. Most játssz egyet!

## A szabályok fejezetei
rules-chapter-1 = 1 Játékelemek
rules-chapter-2 = 2 A tábla
rules-chapter-3 = 3 Előkészületek
rules-chapter-4 = 4 Fordulók és körsorrend
rules-chapter-5 = 5 I. fázis: kártyák
rules-chapter-6 = 6 II. fázis: dobókockák
rules-chapter-7 = 7 III. fázis: a köröd
rules-chapter-8 = 8 Az akciók
rules-chapter-9 = 9 IV. fázis: a forduló vége
rules-chapter-10 = 10 Gyors szállítás és késői dobókockák
rules-chapter-11 = 11 Büntetésjelzők
rules-chapter-12 = 12 Végső pontozás
rules-chapter-13 = 13 A rövid játék
rules-chapter-14 = 14 Felügyelő és törvényszolga
rules-chapter-15 = 15 Titkos rendelések
rules-chapter-16 = 16 Feketepiaci kereskedő
rules-chapter-17 = 17 Extra piaclapkák
rules-chapter-18 = 18 Egyedül TOM ellen
rules-chapter-19 = 19 A kártyák olvasása

# A Ticket to Ride: Amsterdam szabályai számuk szerint, magyarul; az `_` a számban álló pontot jelöli.

TTA-1_1 = A játékot két–négy játékos játssza a város kereskedelmi hálózatának térképén.
TTA-1_2 = Minden játékosnak 16 kocsija van egy színből; a tartalék kocsikat nem használjuk.
TTA-1_3 = 44 szállítókártya van: 8 joker, továbbá 6-6 rózsaszín, kék, zöld, fekete, piros és narancs.
TTA-1_4 = Van még 24 szerződés, 16 kereskedelmi bónuszkártya és játékosonként egy pontjelző.
TTA-1_5 = Pontot a lefoglalt útvonalak, a teljesített szerződések és a kereskedelmi bónuszkártyák hoznak; a nem teljesített szerződések pontba kerülnek.

TTA-2_1 = Minden játékos elveszi egy szín kocsijait, és 0 ponttal kezd.
TTA-2_2 = A 16 kereskedelmi bónuszkártya egy paklit alkot.
TTA-2_3 = Minden játékos két szállítókártyát kap, és öt kártya képpel felfelé a húzópakli mellé kerül.
TTA-2_4 = Ha az első öt felfordított kártya között három vagy több joker van, mind az ötöt eldobjátok, és öt újat fordítotok fel.
TTA-2_5 = Minden játékos két szerződést kap, és egyet vagy mindkettőt megtartja; a visszaadott a pakli aljára kerül.
TTA-2_6 = A szerződések a játék végéig titkosak.

TTA-3_1 = A kezdőjátékos kezd, majd az óramutató járása szerint következnek a többiek.
TTA-3_2 = Egy körben pontosan egy akció jár a három közül: szállítókártyák húzása, útvonal lefoglalása, szerződések húzása.

TTA-4_1 = Aki kártyát húz, kettőt vesz el; mindkettő lehet felfordított kártya vagy a pakli felső kártyája.
TTA-4_2 = Az elvett felfordított kártya helyére azonnal új kerül, még a második kártya választása előtt.
TTA-4_3 = Aki első kártyaként felfordított jokert vesz el, másodikat már nem kap.
TTA-4_4 = Felfordított jokert második kártyaként nem lehet elvenni.
TTA-4_5 = Kézben bármennyi kártya lehet.
TTA-4_6 = Amint a felfordított kártyák között három joker van, minden felfordított kártyát eldobtok, és újakkal pótoltok.
TTA-4_7 = Ha elfogy a húzópakli, az eldobott kártyákból megkeverve új húzópakli lesz.

TTA-5_1 = Bármelyik szabad útvonal lefoglalható, akár kapcsolódik a többihez, akár nem, de körönként csak egy.
TTA-5_2 = Egy útvonal annyi saját színű kártyába kerül, ahány mezője van; a joker bármelyik színt helyettesíti.
TTA-5_3 = A szürke útvonalat bármelyik egy szín kártyáival és jokerekkel lehet kifizetni.
TTA-5_4 = Minden mezőre egy kocsi kerül; elég kocsi nélkül nem lehet útvonalat lefoglalni.
TTA-5_5 = Az útvonal pontjai azonnal járnak.
TTA-5_6 = A kocsijellel ellátott útvonal pontosan egy kereskedelmi bónuszkártyát ad, bármilyen hosszú is; ezek a kártyák nyíltan hevernek.
TTA-5_7 = A kettős útvonal két felét nem foglalhatja le ugyanaz a játékos.
TTA-5_8 = Két játékos esetén a lefoglalt útvonal mindenki előtt lezárja a mellette lévőt; három vagy négy játékosnál azt egy másik játékos lefoglalhatja.

TTA-6_1 = Aki szerződést húz, a két felsőt veszi el, és legalább az egyiket megtartja; a visszaadott a pakli aljára kerül.
TTA-6_2 = Ha csak egy szerződés maradt, azt is ki lehet húzni, de meg kell tartani.
TTA-6_3 = A megtartott szerződések a játék végéig megmaradnak; bármennyi lehet belőlük.
TTA-6_4 = Egy szerződés akkor teljesül, ha két helyszínét a játékos saját útvonalainak megszakítatlan lánca köti össze.

TTA-7_1 = Amikor egy játékosnak a köre végén legfeljebb két kocsija marad, mindenkinek, neki is, jár még egy utolsó kör.

TTA-8_1 = Az útvonalak pontjai játék közben jártak, a végén nem számítanak újra.
TTA-8_2 = A szerződéseket felfeditek: a teljesítettek hozzáadják értéküket, a többi levonja.
TTA-8_3 = A kereskedelmi bónuszkártyák száma szerinti helyezések ennyit érnek: négy játékosnál 8, 6, 4, 2; háromnál 8, 5, 2; kettőnél 8, 4.
TTA-8_4 = Akinek nincs kereskedelmi bónuszkártyája, nem kap bónuszt.
TTA-8_5 = Holtversenyben mindenki megkapja a helyezés pontjait, a következő helyezés pedig kimarad.
TTA-8_6 = A legtöbb pont nyer, utána a legtöbb teljesített szerződés; ha ez is egyenlő, a győzelem közös.

TTA-EX-01 = A pakliban 44 kártya van.
TTA-EX-02 = Négy játékosnál az előkészületek után 31 kártya marad a húzópakliban.
TTA-EX-03 = Egy hárommezős zöld útvonal három kártyába kerül, mindegyik zöld vagy joker.
TTA-EX-04 = Négy játékos 4, 2, 1 és 0 bónuszkártyával 8, 6, 4 és 0 pontot kap.
TTA-EX-05 = Négy játékos 3, 3, 2 és 1 bónuszkártyával 8, 8, 4 és 2 pontot kap.
TTA-EX-06 = Négy játékos 3, 2, 2 és 1 bónuszkártyával 8, 6, 6 és 2 pontot kap.
TTA-EX-07 = Három játékos 2, 2 és 1 bónuszkártyával 8, 8 és 2 pontot kap.
TTA-EX-08 = Három játékos 2, 1 és 1 bónuszkártyával 8, 5 és 5 pontot kap.
TTA-EX-09 = Két játékos 1-1 bónuszkártyával 8-8 pontot kap, 1 és 0 kártyával 8-at és 0-t, kártya nélkül semmit.
TTA-EX-10 = Ha egy kör végén két kocsi marad, mindenkinek, e játékosnak is, jár még egy utolsó kör.
TTA-EX-11 = Három kocsi nem elég egy négymezős útvonalhoz.
TTA-EX-12 = Az első kártyaként elvett felfordított joker befejezi a kört.

TTA-AMB-01 = A pakliból húzott joker közönséges kártyának számít.
TTA-AMB-02 = Második kártyát venni kötelező, ha van olyan, amelyet szabad elvenni.
TTA-AMB-03 = Ha nincs pótló kártya, a felfordított helye üres marad; amint van eldobott kártya, megkeveritek, és az üres helyeket feltöltitek.
TTA-AMB-04 = Ha egyetlen elvehető kártya sincs, nem lehet húzni; egyetlen kártya, vagy ha más nem maradt, egy felfordított joker elvehető.
TTA-AMB-05 = Három felfordított joker akkor is cserélődik, ha a sorban üres hely van.
TTA-AMB-06 = A felfordított jokerek csak addig cserélődnek, amíg a játékosok kezén kívül legalább öt kártya van, köztük legalább három, amely nem joker; tíz egymást követő csere után a kártyák maradnak, amíg legközelebb egy felfordított kártyát pótolni nem kell.
TTA-AMB-07 = Az első kártya után a pótlása jön, aztán a három joker ellenőrzése, végül a második kártya.
TTA-AMB-08 = Az eldobott kártyákat abban a pillanatban keveritek meg, amikor a húzópakli elfogy, akár egy akció közben is.
TTA-AMB-09 = Négy vagy öt felfordított joker ugyanúgy számít, mint három.
TTA-AMB-10 = Útvonalat csupa jokerrel is ki lehet fizetni.
TTA-AMB-11 = Szürke útvonalnál minden kártya, amely nem joker, egyszínű.
TTA-AMB-12 = Ha elfogytak a kereskedelmi bónuszkártyák, a kocsijellel ellátott útvonal anélkül is lefoglalható.
TTA-AMB-13 = Ha a pakliban nincs szerződés, nem lehet húzni.
TTA-AMB-14 = A visszaadott szerződés a pakli legaljára kerül; az előkészületekkor a játékosok sorrendjében.
TTA-AMB-15 = Aki semmit sem tehet, passzol; ha egymás után mindenki passzol, a játék véget ér.
TTA-AMB-16 = Ha az utolsó körökben más játékos kocsijai is fogytán vannak, attól nem lesz több kör.
TTA-AMB-17 = A legutolsó kör azé, aki az utolsó köröket kiváltotta.
TTA-AMB-18 = Több játékos holtversenye után annyi helyezés marad ki, ahány fölös játékos osztozott rajta.
TTA-AMB-19 = Akinek nincs kereskedelmi bónuszkártyája, nem foglal el helyezést.
TTA-AMB-20 = Három játékosnál a kettős útvonal mindkét fele lefoglalható.
TTA-AMB-21 = A pontszám nulla alá is csökkenhet.
TTA-AMB-22 = Az a lánc, amely részben más játékos útvonalain halad, nem számít.
TTA-AMB-23 = Ha két szerződés ugyanazt a két helyszínt mutatja, mindkettő külön értékelődik.
TTA-AMB-24 = Hogy ki kezd, azt a véletlen vagy a játékosok döntik el.
TTA-AMB-25 = Minden játékosnak 16 kocsija van, bárhogyan szól is a nyomtatott összeg.

TTA-UNP-01 = Az 1, 2, 3 és 4 mezős útvonalak 1, 2, 4 és 7 pontot érnek.
TTA-UNP-02 = A térképen 45 útvonal van, közülük 16-on kocsijel, 26 kettős útvonal fele.
TTA-UNP-03 = A 24 szerződés mindegyike két helyszínt és egy értéket nevez meg.
TTA-UNP-04 = A kereskedelmi bónuszkártyák egyformák; csak a számuk számít.
TTA-UNP-07 = Két zöld és egy joker kifizet egy hárommezős zöld útvonalat, és ugyanígy a kettő bármely más keveréke is.

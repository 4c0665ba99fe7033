# De regels van Ticket to Ride: Amsterdam op nummer, in het Nederlands; `_` staat voor de punt van een nummer.

TTA-1_1 = Het spel is voor twee tot vier spelers, op een kaart van het handelsnetwerk van de stad.
TTA-1_2 = Elke speler heeft 16 karren van één kleur; reservekarren doen niet mee.
TTA-1_3 = Er zijn 44 transportkaarten: 8 jokers, en 6 van elk van de kleuren roze, blauw, groen, zwart, rood en oranje.
TTA-1_4 = Er zijn 24 contractkaarten, 16 handelsbonuskaarten en een scorepion voor elke speler.
TTA-1_5 = Punten krijg je voor geclaimde routes, behaalde contracten en handelsbonuskaarten; niet-behaalde contracten kosten punten.

TTA-2_1 = Elke speler neemt de karren van een kleur en begint zonder punten.
TTA-2_2 = De 16 handelsbonuskaarten vormen een stapel.
TTA-2_3 = Elke speler krijgt twee transportkaarten, en vijf worden er open naast de trekstapel gelegd.
TTA-2_4 = Zijn drie of meer van de eerste vijf open kaarten jokers, dan worden alle vijf afgelegd en komen er vijf nieuwe open te liggen.
TTA-2_5 = Elke speler krijgt twee contractkaarten en behoudt er één of allebei; een geweigerde kaart gaat onder de stapel.
TTA-2_6 = Contractkaarten blijven geheim tot het einde van het spel.

TTA-3_1 = De startspeler begint, en de beurt gaat met de klok mee.
TTA-3_2 = Een beurt is precies één van drie acties: transportkaarten trekken, een route claimen, contractkaarten trekken.

TTA-4_1 = Wie kaarten trekt, neemt er twee, elk een open kaart of de bovenste van de stapel.
TTA-4_2 = Een genomen open kaart wordt meteen vervangen, nog voor de tweede kaart wordt gekozen.
TTA-4_3 = Wie als eerste kaart een open joker neemt, neemt geen tweede.
TTA-4_4 = Een open joker mag niet als tweede kaart worden genomen.
TTA-4_5 = Je mag elk aantal kaarten in je hand hebben.
TTA-4_6 = Zodra drie van de open kaarten jokers zijn, worden alle open kaarten afgelegd en vervangen.
TTA-4_7 = Is de trekstapel op, dan worden de afgelegde kaarten geschud tot een nieuwe.

TTA-5_1 = Je mag elke vrije route claimen, aansluitend of niet, maar slechts één per beurt.
TTA-5_2 = Een route kost evenveel kaarten van zijn kleur als hij vakjes heeft; een joker telt als elke kleur.
TTA-5_3 = Een grijze route betaal je met kaarten van één kleur naar keuze, en jokers.
TTA-5_4 = Op elk vakje komt een kar; zonder genoeg karren kun je een route niet claimen.
TTA-5_5 = De punten van een route scoor je meteen.
TTA-5_6 = Een route met karsymbolen levert precies één handelsbonuskaart op, hoe lang hij ook is; deze kaarten liggen open.
TTA-5_7 = Niemand mag beide routes van een dubbele route claimen.
TTA-5_8 = Met twee spelers sluit een geclaimde route die ernaast voor iedereen af; met drie of vier mag een andere speler die claimen.

TTA-6_1 = Wie contractkaarten trekt, neemt de twee bovenste en behoudt er minstens één; een geweigerde kaart gaat onder de stapel.
TTA-6_2 = Is er nog maar één contractkaart over, dan mag je die trekken en moet je die behouden.
TTA-6_3 = Behouden contractkaarten blijven tot het einde; je mag er elk aantal hebben.
TTA-6_4 = Een contract is behaald als een ononderbroken keten van eigen routes de twee locaties verbindt.

TTA-7_1 = Eindigt een speler zijn beurt met twee karren of minder, dan krijgt iedereen, ook die speler, nog één laatste beurt.

TTA-8_1 = De punten voor routes zijn tijdens het spel geteld en worden niet nog eens geteld.
TTA-8_2 = De contractkaarten worden getoond: behaalde tellen hun waarde erbij, de andere eraf.
TTA-8_3 = De aantallen handelsbonuskaarten bepalen een rangorde, en elke rang levert de punten van de tabel op: 8, 6, 4, 2 met vier spelers, 8, 5, 2 met drie, 8, 4 met twee.
TTA-8_4 = Een speler zonder handelsbonuskaart krijgt geen bonus.
TTA-8_5 = Bij een gelijke stand krijgen alle betrokken spelers de punten van hun rang, en de rang daarna vervalt.
TTA-8_6 = De meeste punten winnen, daarna de meeste behaalde contracten; is ook dat gelijk, dan wordt de overwinning gedeeld.

TTA-EX-01 = Het spel telt 44 transportkaarten.
TTA-EX-02 = Na de voorbereiding voor vier spelers liggen er 31 kaarten in de trekstapel.
TTA-EX-03 = Een groene route van drie vakjes kost drie kaarten, elk groen of joker.
TTA-EX-04 = Vier spelers met 4, 2, 1 en 0 bonuskaarten krijgen 8, 6, 4 en 0.
TTA-EX-05 = Vier spelers met 3, 3, 2 en 1 bonuskaarten krijgen 8, 8, 4 en 2.
TTA-EX-06 = Vier spelers met 3, 2, 2 en 1 bonuskaarten krijgen 8, 6, 6 en 2.
TTA-EX-07 = Drie spelers met 2, 2 en 1 bonuskaarten krijgen 8, 8 en 2.
TTA-EX-08 = Drie spelers met 2, 1 en 1 bonuskaarten krijgen 8, 5 en 5.
TTA-EX-09 = Twee spelers met 1 en 1 bonuskaarten krijgen elk 8, met 1 en 0 krijgen ze 8 en 0, zonder bonuskaarten niets.
TTA-EX-10 = Na een beurt die met twee karren over eindigt, krijgt iedereen, ook die speler, nog één laatste beurt.
TTA-EX-11 = Drie karren zijn niet genoeg voor een route van vier vakjes.
TTA-EX-12 = Een open joker als eerste kaart beëindigt de beurt.

TTA-AMB-01 = Een blind getrokken joker telt als een gewone kaart.
TTA-AMB-02 = Een tweede kaart moet je nemen zolang er een is die je mag nemen.
TTA-AMB-03 = Is er geen kaart om een open kaart te vervangen, dan blijft er een gat; zodra er kaarten worden afgelegd, worden die geschud en de gaten gevuld.
TTA-AMB-04 = Is er geen enkele kaart te nemen, dan kun je geen kaarten trekken; één enkele kaart, of een open joker als er niets anders meer is, mag je wel nemen.
TTA-AMB-05 = Drie open jokers worden ook vervangen als de rij gaten heeft.
TTA-AMB-06 = Open jokers worden alleen vervangen zolang er minstens vijf kaarten, waarvan drie geen joker zijn, niet in een hand zitten; na tien keer achter elkaar blijven de kaarten liggen tot er weer een open kaart wordt vervangen.
TTA-AMB-07 = Na de eerste kaart komt de vervanging, dan de controle op drie jokers, dan de tweede kaart.
TTA-AMB-08 = De afgelegde kaarten worden geschud op het moment dat de trekstapel op is, ook midden in een actie.
TTA-AMB-09 = Vier of vijf open jokers tellen als drie.
TTA-AMB-10 = Een route mag je met alleen jokers betalen.
TTA-AMB-11 = Op een grijze route hebben alle kaarten die geen joker zijn dezelfde kleur.
TTA-AMB-12 = Is er geen handelsbonuskaart meer, dan kun je een route met karsymbolen claimen zonder er een te krijgen.
TTA-AMB-13 = Zonder contractkaart in de stapel kun je er geen trekken.
TTA-AMB-14 = Een geweigerde contractkaart gaat helemaal onderop; in de voorbereiding gaan ze er in spelersvolgorde onder.
TTA-AMB-15 = Wie niets kan doen, past; passen allen achter elkaar, dan eindigt het spel.
TTA-AMB-16 = Heeft tijdens de laatste beurten nog een speler te weinig karren over, dan komen er geen beurten bij.
TTA-AMB-17 = De speler die de laatste beurten inluidde, heeft de allerlaatste beurt.
TTA-AMB-18 = Bij een gelijke stand van meer spelers vervallen er evenveel rangen als er spelers te veel zijn.
TTA-AMB-19 = Spelers zonder handelsbonuskaart hebben geen rang.
TTA-AMB-20 = Met drie spelers kunnen beide routes van een dubbele route worden geclaimd.
TTA-AMB-21 = Een score mag onder nul komen.
TTA-AMB-22 = Een keten die deels over routes van een ander loopt, telt niet.
TTA-AMB-23 = Tonen twee contractkaarten dezelfde locaties, dan telt elk apart.
TTA-AMB-24 = Het lot bepaalt wie begint, of de spelers doen dat.
TTA-AMB-25 = Elke speler heeft 16 karren, hoe het gedrukte totaal ook luidt.

TTA-UNP-01 = Routes van 1, 2, 3 en 4 vakjes leveren 1, 2, 4 en 7 punten op.
TTA-UNP-02 = De kaart heeft 45 routes, waarvan 16 met karsymbolen en 26 in dubbele routes.
TTA-UNP-03 = Elk van de 24 contractkaarten noemt twee locaties en een waarde.
TTA-UNP-04 = Handelsbonuskaarten zijn allemaal gelijk; alleen hun aantal telt.
TTA-UNP-07 = Twee groene kaarten en een joker betalen een groene route van drie vakjes, en zo ook elke andere mengeling van die twee.

# De pagina's van de browserclient.

## Elke pagina
loading = Een ogenblik …
load-failed = Deze pagina kon niet worden geladen.
reload = Opnieuw proberen
offline = De server is niet bereikbaar. Draait hij, en ben je online?
close = Sluiten
skip = Overslaan
yes = ja
no = nee
pages = Pagina's
settings = Instellingen
language = Taal
theme = Weergave
theme-auto = volgt het apparaat
theme-light = dag
theme-dark = nacht
motion = Animatie
motion-auto = volgt het apparaat
motion-off = geen
rules = Spelregels
about = Over Koopstad
to-lobby = Naar de lobby
to-table = Naar de tafel
page-nowhere = Deze pagina bestaat niet
page-nowhere-how = Het adres is afgebroken of verkeerd getypt. Heeft iemand het je gestuurd? Vraag dan om de hele link.
door-nowhere = Deze tafel bestaat niet
door-private = Deze tafel is besloten
door-key = Deze link opent niets
door-key-how = Hij is afgebroken, of hij was eens geldig en is gebruikt of vervangen. Op dit apparaat is niets veranderd. Vraag om een nieuwe link.
door-taken = Alle plaatsen zijn bezet
door-taken-how = Iemand was je voor. In de lobby kun je zelf een tafel openen en uitnodigen wie je wilt.
door-over = Dit spel is afgelopen
door-over-how = Er kan niemand meer bij komen zitten. Open in de lobby een eigen tafel.
door-closed = Deze tafel kan nu niet open
skip-to-content = Naar de inhoud
skip-to-choices = Naar de keuzes
choices-keys = Pijltjes of het nummer van een keuze, dan Enter
shortcuts = Toetsenbord
shortcuts-on = met sneltoetsen
shortcuts-off = zonder sneltoetsen
pace = Zetten van anderen
pace-slow = rustig tonen
pace-steady = in een vast tempo tonen
pace-quick = snel tonen
pace-none = niet een voor een tonen
turns = Na je beurt
turns-ask = bots wachten tot je klaar bent
turns-on = bots gaan meteen verder
duration-seconds = { $number ->
    [one] 1 seconde
   *[other] { $number } seconden
}
duration-minutes = { $number ->
    [one] 1 minuut
   *[other] { $number } minuten
}
duration-hours = { $number ->
    [one] 1 uur
   *[other] { $number } uur
}
duration-days = { $number ->
    [one] 1 dag
   *[other] { $number } dagen
}

## De lobby
lobby-title = Koopsteden, op jouw tafel
lobby-lead = Drie bordspellen over handel en grachten. Ga met één klik zitten tegen bots, of stuur een vriend een link: geen account, niets te installeren.
games = Spellen
my-tables = Jouw tafels
turns-waiting = jouw beurt aan { $number }
tables-more = { $number ->
    [one] nog 1 tafel
   *[other] nog { $number } tafels
}
tables-over = { $number ->
    [one] 1 afgelopen spel
   *[other] { $number } afgelopen spellen
}
forget-table = Van deze lijst halen
forget-sure = Je zit aan deze tafel van { $game } en het spel loopt nog. Toch van je lijst halen? Zonder de link kun je niet terug.
storage-here = Je plaatsen staan in deze browser. Worden zijn gegevens gewist, dan ben je ze kwijt.
storage-none = Deze browser bewaart niets: sluit je hem, dan ben je je plaatsen kwijt.
storage-backup = Bewaar er een link naar
open-tables = Open tafels
open-none = Op dit moment staat er geen tafel open voor iedereen. Open er zelf een en vink aan dat iedereen mag meedoen.
play-now = Nu spelen
new-table = Nieuwe tafel …
learn = Al spelend leren
weight = denkwerk
game-weight = Zwaarte { $weight } van 5
game-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
game-seats = { $least } tot { $most } spelers
game-tickets = Ticket to Ride: Amsterdam
game-tickets-about = Verzamel kaarten, claim routes door de oude stad en vervul je geheime contracten. Snel geleerd, in een kwartier gespeeld.
game-amsterdam = Amsterdam
game-amsterdam-about = Laad je vrachtschip, draai aan je draaischijf en neem huizenblokken langs de grachten in bezit: een koopmansspel met vele wegen.
game-hamburg = Hamburg
game-hamburg-about = Bouw stadsmuren, kerken en pakhuizen, tegen brand en overstroming in, in de Hanzestad aan de Elbe.
state-over = afgelopen
state-placed = afgelopen: je werd { $place }e
state-open = { $seats ->
    [one] 1 plaats vrij
   *[other] { $seats } plaatsen vrij
}
moves = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}
go-on = Verder
look-back = Terugkijken
join = Meedoen
watch = Meekijken
bot-thinks = { $bot }, { $seconds } s
bot-points = { $rating } ratingpunten
bot-points-within = { $rating } ± { $within } ratingpunten
bot-points-usual = { $measured } bij { $seconds } s per beurt
bot-unmeasured = sterkte niet gemeten
bot-time = denkt hooguit
bot-seconds = { $seconds } s per beurt
bot-greedy = Koopman
bot-greedy-says = speelt goed
bot-master = Meester
bot-master-says = de sterkste: kijkt het verst vooruit
bot-alderman = Raadsheer
bot-alderman-says = speelt heel goed
bot-clerk = Klerk
bot-clerk-says = speelt redelijk
bot-novice = Beginner
bot-novice-says = maakt nog fouten
bot-child = Kind
bot-child-says = speelt voor de lol
bot-saskia = Saskia
bot-saskia-says = bouwt het liefst in de stad; speelt heel goed
bot-joris = Joris
bot-joris-says = leeft voor vracht en haven; speelt heel goed
bot-lijsbeth = Lijsbeth
bot-lijsbeth-says = verzamelt mensen die voor haar werken; speelt heel goed
bot-barend = Barend
bot-barend-says = wil als eerste de Amstel op; speelt heel goed
bot-greta = Greta
bot-greta-says = bouwt huis na huis; speelt heel goed
bot-hinrich = Hinrich
bot-hinrich-says = wil elke meerderheid; speelt heel goed
bot-elsebe = Elsebe
bot-elsebe-says = neemt geen risico met onheil; speelt heel goed
bot-klaas = Klaas
bot-klaas-says = ziet graag dat anderen minder krijgen; speelt heel goed
bot-neel = Neel
bot-neel-says = leeft voor contracten; speelt heel goed
bot-wouter = Wouter
bot-wouter-says = claimt de lange routes; speelt heel goed
bot-dirkje = Dirkje
bot-dirkje-says = verzamelt handelsbonuskaarten; speelt heel goed
bot-maarten = Maarten
bot-maarten-says = zit anderen in de weg; speelt heel goed
bot-random = Leerling
bot-random-says = speelt op goed geluk

## Een nieuwe tafel
new-title = { $game }: een nieuwe tafel
seats = Wie spelen er mee
options = Wat jullie afspreken
rulings = Waar het spelregelboek een vraag openlaat
rulings-how = Alles hier heeft al een goed antwoord. Wijzig het als jullie het anders spelen.
new-with = Met wie
new-others = Met anderen
new-others-says = vrienden, bots of allebei
new-alone = Alleen
new-alone-says = tegen { $tom }, die volgens vaste regels speelt
your-name = Je naam
you-name = Gast
guest-name = Gast
seat-bot = { $bot }: { $says }
seat-bots = Bots
seat-friend = Een vriend, op uitnodiging
seat-beside = Iemand naast me, op dit apparaat
seat-beside-name = De naam
seat-nobody = niemand
seat-yours = Jouw plaats
seat-number = Plaats { $number }
seat-move = Geef { $who } een andere plaats: sleep, of gebruik de pijltjes omhoog en omlaag
seat-moved = { $who } zit nu op plaats { $number }
seats-how = Sleep de plaatsen in de volgorde die je wilt: de beurt gaat van boven naar beneden.
seats-bots = Elke bot ziet alleen wat jij op die plek zou zien: geen verborgen kaart, geen worp die nog komt. Wie een eigen naam heeft, denkt ook vooruit, ieder naar eigen smaak. Van de sterkste naar de zwakste: { bot-master }, { bot-alderman }, { bot-greedy }, { bot-clerk }, { bot-novice }, { bot-child }, { bot-random }.
seats-strength = Ratingpunten zijn gemeten in spellen tussen bots: de { bot-greedy } heeft er 1500, en 400 meer betekent een kans van tien tegen een; ± is één standaardfout.
seats-wrong = Dit spel is voor { $least } tot { $most } spelers.
clock = Bedenktijd
clock-none = geen klok
clock-reminder = een herinnering
clock-bank = een tijdvoorraad
clock-none-says = Er loopt geen klok: denk zo lang na als je wilt.
clock-reminder-says = Wie langer dan { $time } over een beurt nadenkt, krijgt een herinnering. Verder gebeurt er niets.
clock-bank-says = Iedereen heeft { $time } voor het hele spel en krijgt er elke beurt { $increment } bij. Is je tijd om, dan speelt een bot voor je; je mag altijd terugkomen.
clock-bank-plain-says = Iedereen heeft { $time } voor het hele spel. Is je tijd om, dan speelt een bot voor je; je mag altijd terugkomen.
clock-seconds = Hoe lang
clock-increment = Erbij per beurt
clock-increment-none = niets
public = Iedereen mag aan deze tafel meedoen en meekijken
open-table = Tafel openen
join-title = Je bent uitgenodigd voor { $game }
join-with = Aan tafel: { $players }
join-again = Je zit al aan deze tafel, op dit apparaat.
join-beside = Er komt hier nog iemand bij zitten
sit-down = Ga zitten
invite = { $seats ->
    [one] Er wacht een plaats op iemand
   *[other] Er wachten { $seats } plaatsen op iemand
}
invite-how = Stuur de link, of richt de camera van een telefoon op de code.
invite-code = De uitnodiging als QR-code
copy-link = Link kopiëren
copied = Gekopieerd
copy-by-hand = Deze browser laat pagina's niet kopiëren: selecteer de tekst
only-here = Alleen deze computer kan de server nu bereiken.
invite-link = De uitnodiging als link
invite-only-here = Zo start je hem om anderen binnen te laten:
fill-with-bot = Zet een bot op plaats { $number }
invite-which = Voor welke plaats
invite-new = Een uitnodiging maken
begin-now = Beginnen zonder te wachten

## Aan tafel
bar-your-turn = Jouw beurt
bar-held = Klaar met je beurt?
bar-queued = De bots van deze server hebben veel te doen: { $player } wacht op zijn beurt om na te denken.
bar-held-how = Je kunt nog terug. De bots wachten.
end-turn = Beurt klaar
bar-turn = { $player } is aan de beurt
bar-thinking = denkt na …
bar-over = Het spel is afgelopen
bar-closed = De tafel is gesloten
bar-replay = Terugkijken: zet { $move }
bar-waiting-for-people = Wachten tot er iemand gaat zitten
deal-when-all-sit = Er wordt gedeeld als iedereen zit; dan heeft elk van jullie deel aan het delen.
line-lost = De verbinding is weg. We proberen het opnieuw …
line-retry = Nu proberen
clock-left = { $player } heeft nog { $time }
clock-used = { $player } denkt al { $time } na
missed = { $moves ->
    [one] 1 zet terwijl je weg was
   *[other] { $moves } zetten terwijl je weg was
}
missed-show = Laat zien
missed-line = Nieuw sinds je hier was
undo = Terugnemen
undo-what = Terugnemen: { $what }
undo-nothing = Je kunt nu niets terugnemen
hint = Tip
hint-title = Wat zou een goede speler hier doen?
hint-says = Wat een bot zou doen
hint-thinking = Een bot denkt na over je stelling …
hint-do = Doe dit
hint-yours = Is dit goed?
hint-yours-says = Jouw keuze
hint-yours-do = Toch het mijne
players = Spelers
points = { $number ->
    [one] punt
   *[other] punten
}
you = jij
bot = bot
seat-open = vrij
seat-ready = klaar
seat-asked = is gevraagd mee te doen
seat-away = Laat een bot voor mij spelen
seat-back = Weer zelf spelen
away = weg
away-since = { $player } ging { $since } weg
away-bot = Een bot laten spelen
away-free = De plaats vrijmaken
away-vote = Stem voor een bot ({ $votes })
free-sure = De plaats van { $player } vrijmaken? Dan kan iemand anders er gaan zitten, en { $player } kan zonder nieuwe uitnodiging niet terug.
leave = De tafel verlaten
leave-sure = Je plaats voorgoed verlaten? Dan kan iemand anders er gaan zitten.
close-table = De tafel sluiten
close-sure = Deze tafel voorgoed sluiten? Dan kan niemand verder spelen.
host = De gastheer
host-give = De rol van gastheer doorgeven
host-code = De sleutel van de gastheer als QR-code
host-how = Wie deze link opent wordt gastheer: nodigt uit, maakt plaatsen vrij, zet bots in. Neemt die de rol aan, dan ben jij geen gastheer meer.
host-offer = Wil je gastheer zijn van deze tafel van { $game }?
host-offer-how = De gastheer nodigt uit, maakt plaatsen vrij van wie weg is en zet bots in. Wie eerst gastheer was, is het dan niet meer.
host-accept = Ja, graag
newrules-title = De regels zijn veranderd
newrules-stands = Alles wat tot nu toe gespeeld is, blijft zoals het is.
newrules-lost = { $moves ->
    [one] De laatste zet kan niet blijven staan: het spel gaat terug tot vóór die zet.
   *[other] De laatste { $moves } zetten kunnen niet blijven staan: het spel gaat terug tot vóór die zetten.
} Het toeval brengt daarna hetzelfde nog eens.
newrules-how = De nieuwe regels gelden vanaf de volgende zet, zodra iedereen akkoord is. Voor wie weg is, kan een bot spelen.
newrules-agree = Ik ga akkoord
newrules-waits = Nog niet akkoord: { $players }
banner-flagged = Je tijd was op; een bot speelt voor je.
banner-replaced = Een bot speelt voor je.
banner-back = Ik ben er weer
banner-rematch = { $player } wil nog een keer spelen.
reminded = Jij bent aan de beurt: de anderen wachten.
alerts = Zeg me wanneer ik aan de beurt ben
alert-sound = met een belletje
alert-vibration = door te trillen
alert-notice = met een melding, als deze pagina niet in beeld is
alert-push = op dit apparaat, ook als de browser dicht is
alert-failed = Het is niet gelukt: de pushdienst van de browser is onbereikbaar of staat het niet toe.
alert-refused = De browser staat het niet toe: kijk bij zijn instellingen voor deze site.
alert-secure = Meldingen werken alleen over https.
watch-link = Link voor toeschouwers kopiëren
spectator = Een toeschouwer
beside = Spelers, verloop en chat
tab-players = Spelers
tab-choices = Keuzes
tab-log = Verloop
tab-chat = Chat
tab-end = Uitslag
choices = Wat je nu kunt doen
not-your-turn = Er valt voor jou nu niets te beslissen.
log = Wat er is gebeurd
log-empty = Er is nog niets gebeurd.
log-earlier = Toon wat er eerder gebeurde
log-more = { $count ->
    [one] en nog iets
   *[other] en nog { $count } dingen
}
show-moment = Toon dit moment
show-moment-of = Toon het bord na zet { $move }
show-thing = Toon het op het bord
rule-of = Regel { $rule }
chat = Chat
chat-empty = Er heeft nog niemand iets gezegd.
chat-write = Zeg iets
chat-send = Verstuur
zoom = Zoom
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Het hele bord
keys-title = Spelen met het toetsenbord
keys-lead = Elke keuze op het bord staat ook in de lijst met keuzes. Deze toetsen werken zolang je geen tekst schrijft.
keys-choices = de lijst met keuzes; daarna de pijltjes of het nummer, en Enter
keys-board = naar het eerste op het bord dat je kunt aanraken
keys-log = het verloop
keys-chat = de chat
keys-undo = terugnemen
keys-end = je beurt beëindigen, als bots erop wachten
keys-hint = een tip; met de muis of de focus op een keuze ook hoe goed die is
keys-skip = niet wachten op de zetten van anderen
keys-help = deze toetsen
keys-close = sluiten wat open is
elsewhere = Verder op een ander apparaat
elsewhere-how = Houd het andere apparaat voor deze code, of open de link daar. Dit is de sleutel van jouw plaats: wie hem heeft, speelt voor jou, dus geef hem aan niemand.
elsewhere-code = De sleutel van jouw plaats als QR-code
resume-other = Je zit al aan deze tafel
resume-other-how = Deze link is de plaats van { $player }. Dit apparaat bewaart beide plaatsen; je kunt wisselen als de ander aan de beurt is.
resume-change = Nu als { $player } spelen
resume-stay = Blijven zitten
pass-to = Geef het apparaat aan { $player }
pass-here = Ik ben { $player }
pass-look = { $player } kijkt nog even
printed-values = Wat er op bord en kaarten gedrukt staat
why-watching = je kijkt mee: alleen spelers kunnen dat doen
why-not-your-turn = je bent niet aan de beurt: { $player } is aan de beurt
problem-stale = Iemand was sneller: de tafel is veranderd. Kijk nog eens en beslis dan.
problem-not-your-turn = Je bent niet aan de beurt.
problem-bot-plays = Daar speelt al een bot.
problem-no-bot = Daar speelt geen bot meer.
problem-held = Een bot wacht nog op iemand die een zet kan terugnemen.
problem-nothing-waits = Er wacht geen bot op je.
problem-too-late = Dit kun je niet terugnemen: het heeft iets onthuld.
problem-nothing-to-undo = Er is niets van jou om terug te nemen.
problem-over = Het spel is afgelopen.
problem-not-over = Dat is te zien als het spel is afgelopen.
problem-no-such-line = Zo’n zet heeft het spel niet.
problem-taken = Deze plaats is bezet.
problem-present = Deze persoon is er, of was er net nog. Wacht een minuut.
problem-no-person = Daar zit niemand.
problem-no-vote = Hier valt niets te stemmen.
problem-voted = Je hebt al gestemd.
problem-no-time = Je tijd is op, en je kreeg al eens extra.
problem-rules-changed = De regels zijn veranderd: het spel gaat verder als iedereen akkoord is.
problem-nothing-to-agree = Er is niets waarmee je akkoord moet gaan.
problem-log-full = Het logboek van deze tafel is vol: er komen alleen nog zetten bij.
problem-begun = Het spel is begonnen.
problem-not-begun = Het spel begint als alle plaatsen bezet zijn, of als de gastheer het zegt.
problem-not-all-here = Er wordt gedeeld als iedereen zit.
problem-dealt = Er is al gedeeld.
problem-wrong-nonce = Wat dit apparaat aan het delen toevoegt is niet wat het beloofde. Bewaar het verslag en vraag wie de server beheert.
problem-closed = Deze tafel is gesloten: niemand speelt verder.
problem-not-allowed = Dat mag niet van de regels.
problem-unknown-key = Deze link of sleutel opent hier niets.
problem-private = Deze tafel is besloten. Vraag een link aan wie hem geopend heeft.
problem-other-table = Deze sleutel hoort bij een andere tafel.
problem-no-seat = Alleen wie daar zit, kan dat doen.
problem-no-host = Dat kan alleen de gastheer.
problem-no-such-seat = Die plaats is er niet aan deze tafel.
problem-no-invitation = Deze tafel is besloten: je hebt een uitnodiging nodig.
problem-no-such-table = Die tafel bestaat niet. Misschien is de link afgekapt.
problem-no-such-game = Deze server kent dat spel niet.
problem-no-such-language = Voor deze taal zijn er geen woorden.
problem-not-found = Op dit adres is niets.
problem-broken-game = Dit spel kan op deze server niet worden geladen.
problem-other-rules = Aan deze tafel is gespeeld met regels die deze versie niet heeft. De partij blijft bewaard.
problem-damaged = Het logboek van deze tafel is beschadigd. Wat er is blijft bewaard: vraag wie de server beheert.
problem-too-large = Dat is te lang.
problem-bad-words = Schrijf iets, maar niet te veel.
problem-too-fast = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
problem-full = Er zitten al te veel mensen aan deze tafel.
problem-bad-option = Deze opties gaan niet samen.
problem-bad-push = De pushdienst van deze browser kan niet worden gebruikt.
problem-bad-edition = Met deze gedrukte waarden kan niet worden gespeeld.
problem-no-such-bot = Die bot bestaat niet.
problem-busy = De server heeft het druk. Er is niets gedaan: probeer het opnieuw.
problem-no-review = Van deze partij lukte geen terugblik. Al het andere ervan is er nog.
problem-own-values = Bots kunnen alleen terugblikken op een partij met de waarden die bij Koopstad horen.
problem-late = Dit duurde te lang. Kijk wat ervan geworden is.
problem-database = De server kan niet bij zijn databank. Er is niets gebeurd: probeer het opnieuw.
problem-mistake = De server heeft een fout gemaakt. Er is niets gedaan: probeer het opnieuw.
problem-bad-message = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
problem-bad-request = { problem-bad-message }
problem-not-json = { problem-bad-message }
problem-not-done-here = { problem-bad-message }
problem-no-hello = { problem-bad-message }
problem-said-hello = { problem-bad-message }
problem-no-action = { problem-bad-message }
problem-no-such-action = { problem-bad-message }
problem-id-used = { problem-bad-message }
problem-refused = De server weigert dat.
problem-unknown = De server heeft dat geweigerd ({ $code }).
entry-undo = { $player } neemt een zet terug
entry-sit = { $text } gaat zitten
entry-bot = De bot { $text } speelt voor { $player }
entry-back = { $player } is terug
entry-flag = De tijd van { $player } is om: de bot { $text } speelt verder
entry-remind = { $player } krijgt een herinnering
entry-rematch = { $player } wil nog een keer spelen
entry-leave = { $player } verlaat de tafel
entry-free = De gastheer maakt de plaats van { $player } vrij
entry-vote = { $player } stemt voor een bot op de plaats van { $text }
entry-begin = De gastheer begint het spel
entry-deal = Het spel wordt gedeeld
entry-rules = De regels zijn sinds het begin van dit spel veranderd
entry-agree = { $player } gaat akkoord met de nieuwe regels
entry-close = { $player } sluit de tafel

## Het einde
end-won = { $player } wint!
end-shared = { $player } delen de overwinning!
end-sheet = De eindstand
end-total = Totaal
end-place = Plaats
end-record = Partij downloaden
end-picture = Afbeelding van het bord
end-look = Bord bekijken
end-fair = Is er eerlijk gedeeld?
end-fair-how = Vóór de eerste kaart is de vingerafdruk van een geheim getal bekendgemaakt. Nu ligt dat getal open: iedereen kan nagaan dat elke kaart eruit volgt.
end-commitment = Vingerafdruk, bekendgemaakt aan het begin
end-seed = Geheim getal, onthuld aan het einde
end-digest = De controlesom van de zetten
end-fair-right = Vergeleken met wat dit apparaat te zien kreeg: vastlegging, startwaarde, jouw aandeel en alle zetten zijn zoals ze waren.
end-fair-wrong = Niet zoals dit apparaat het te zien kreeg: { $what }. Bewaar het verslag en vraag het aan wie de server draait.
rematch = Nog een keer
chart-label = Grafiek: de punten van elke speler na elke zet
chart-caption = Punten na elke zet
replay = Terugkijken
replay-back = Eén zet terug
replay-next = Eén zet verder
replay-round-back = Naar het begin van de ronde
replay-round-next = Naar de volgende ronde
replay-speed = Snelheid
replay-speed-slow = langzaam
replay-speed-steady = rustig
replay-speed-quick = snel
replay-speed-fast = heel snel
replay-eyes = Door wiens ogen
replay-eyes-own = zoals jij het zag
replay-play = Afspelen
replay-pause = Pauze
replay-move = Zet
replay-link = Link naar dit moment kopiëren
replay-now = Naar nu
replay-close = Terugkijken sluiten

## Spelregels en Over
help-title = Spelregels van { $game }
help-search = Zoek in de regels
help-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
help-none = Daarover bestaat geen regel.
overview = In twee minuten
overview-aim = Wat je wilt
overview-turn = Wat je doet
overview-points = Wat punten oplevert
overview-end = Wanneer het eindigt
help-nowhere = Dit spel is hier niet
help-nowhere-how = Deze hebben regels:
help-section-ruling = Uitspraken waar het regelboekje iets openlaat
help-cards = Kaarten en plaatsen
about-title = Wat Koopstad is, en waar het op steunt
about-what = Koopstad is vrije software (MIT-licentie) om drie bordspellen te spelen en te bestuderen. Bord, kaarten en teksten zijn voor dit programma getekend en geschreven; de spellen zijn van hun auteurs en uitgevers.
about-basis = Waar de gedrukte waarden vandaan komen
about-basis-how = Elke waarde die het spel nodig heeft, staat in een tabel. Sommige staan in het regelboekje of zijn te zien op het uitgegeven spel, sommige volgen uit andere. Veel waarden waren nergens te vinden: die zijn gereconstrueerd zodat het spel speelbaar is, en wie de doos bezit kan ze met een editiebestand vervangen.
about-how-much = Van de { $all } regels met gedrukte waarden zijn er { $reconstructed } gereconstrueerd: het spel speelt zoals het hoort, maar deze getallen zijn niet die van de doos.
about-stated = vermeld
about-inferred = afgeleid
about-reconstructed = gereconstrueerd
about-of-table = De waarden van jouw tafel
about-edition = Editie { $edition }
about-show = Tonen
about-all = alle waarden
about-rows = { $count ->
    [one] 1 rij
   *[other] { $count } rijen
}
about-basis-column = Grond
about-why = Waarom
edition-begin = Ik heb de doos: gedrukte waarden invullen
edition-how = Vergelijk elke regel met je doos. Verander wat anders gedrukt is en vink aan wat klopt. Wat je invult, blijft in deze browser tot je het opslaat.
edition-done = { $done } van { $wanted } gereconstrueerde regels vergeleken
edition-seen = vergeleken
edition-wrong = Dit is geen waarde zoals die hier gedrukt staat.
edition-save = Editiebestand opslaan
edition-open = Er een tafel mee openen
edition-bring = Een editiebestand laden
edition-unread = Dit is geen editiebestand van dit spel.
edition-use = { $count ->
    [one] Spelen met de waarde van mijn doos die ik heb ingetypt
   *[other] Spelen met de { $count } waarden van mijn doos die ik heb ingetypt
}
edition-of-table = { $count ->
    [one] Eén waarde van deze tafel komt uit de doos van wie haar opende.
   *[other] { $count } waarden van deze tafel komen uit de doos van wie haar opende.
}
edition-play = Speel ermee in de terminal:
about-licences = Licenties van de onderdelen van deze pagina

## Jij
me = Jij
me-devices = Je plaatsen op elk apparaat
me-devices-how = Er zijn geen accounts: één eigen sleutel opent al je plaatsen, ook die je later neemt. Open hem op een ander apparaat, of bewaar hem als reserve.
me-show = Link en code tonen
me-secret = Wie dit heeft, speelt voor jou aan al je tafels. Geef het aan niemand.
me-code = Je eigen sleutel als QR-code
me-link = Je eigen sleutel als link
me-nothing = Je hebt nog nergens gezeten.
me-paste = De link van een ander apparaat
offline-title = Zonder netwerk
offline-how = Koopstad kun je installeren als een app. Regels en lessen openen dan overal; tafels hebben de server nodig.
offline-keep = Regels en lessen hier bewaren
offline-kept = Op dit apparaat bewaard
me-bring = Je plaatsen naar dit apparaat brengen
me-bring-how = De link bevat een sleutel tot alle plaatsen van iemand.
me-bring-both = { $tables ->
    [one] De link bevat een sleutel tot alle plaatsen van iemand. De tafel van dit apparaat komt erbij.
   *[other] De link bevat een sleutel tot alle plaatsen van iemand. De { $tables } tafels van dit apparaat komen erbij.
}
me-bring-do = Hierheen brengen
me-brought = { $tables ->
    [one] Klaar: 1 tafel kwam naar dit apparaat.
   *[other] Klaar: { $tables } tafels kwamen naar dit apparaat.
}
me-results = Je resultaten
me-no-results = Spellen die je hebt uitgespeeld worden hier geteld.
me-played = gespeeld
me-won = gewonnen
me-average = gemiddeld
me-best = beste
me-against = Tegen wie
me-before = jij eindigde hoger
me-history = Uitgespeelde spellen
me-placed = plaats { $place }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

## Ratings
rating = Rating
rating-want = Ik wil graag een rating
rating-how = Spellen die je uitspeelt tellen dan, tegen mensen die er ook een willen en tegen bots waarvan de sterkte gemeten is. Je naam en rating staan voor iedereen in de lijst hieronder. Zet je het uit, dan wordt alles vergeten.
rating-name = Zeg hierboven hoe je heet: de lijst heeft een naam nodig.
rating-forget-sure = Je ratings en hoe ze tot stand kwamen worden gewist. Wil je er later weer een, dan begin je opnieuw.
rating-forget = Vergeet mijn ratings
rating-keep = Bewaar ze
rating-rename = Sta in de lijst als { $name }
rating-points = punten
rating-provisional = voorlopig
rating-none = Er telde nog geen spel.
rating-best = De besten van deze server
rating-best-how = 400 punten meer zijn kansen van tien tegen één; de bot { $bot } staat op 1500. Van wie te weinig bekend is, staat achteraan.
rating-games = { $number ->
    [one] 1 spel
   *[other] { $number } spellen
}
rating-not-alone = Alleen tegen een automaat: dit spel telt niet voor ratings.
rating-not-known-deal = Wat nog gedeeld zou worden was bekend: dit spel telt niet voor ratings.
rating-not-changed-hands = Een plaats wisselde van speler, of een bot viel voor iemand in: dit spel telt niet voor ratings.
rating-not-own-values = Gespeeld met de waarden van iemands eigen doos: dit spel telt niet voor ratings.

## Al spelend leren
guide-next = Verder
guide-skip = Les verlaten
guide-step = Stap { $step } van { $steps }
guide-done = Speel een partij

## A game without a drawing
plain-table = Op tafel
plain-yours = Van jou
plain-hidden = niet bekend voor jou
plain-nothing = niets
plain-yes = ja
plain-no = nee

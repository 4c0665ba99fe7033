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
theme = Licht
theme-auto = zoals het apparaat
theme-light = dag
theme-dark = nacht
motion = Beweging
motion-auto = zoals het apparaat
motion-off = geen
rules = Spelregels
about = Over
to-lobby = Naar de lobby

## De lobby
lobby-title = Koopsteden, op jouw tafel
lobby-lead = Drie bordspellen over handel en grachten. Ga met één klik zitten tegen bots, of stuur een vriend een link: geen account, niets te installeren.
games = Spellen
my-tables = Jouw tafels
open-tables = Open tafels
open-none = Op dit moment staat er geen tafel open voor iedereen. Open er zelf een en vink aan dat iedereen mag meedoen.
play-now = Nu spelen
new-table = Nieuwe tafel …
learn = Al spelend leren
weight = denkwerk
game-weight = Zwaarte { $weight } van 5
game-minutes = { $minutes } minuten
game-tickets = Ticket to Ride: Amsterdam
game-tickets-about = Verzamel kaarten, claim routes door de oude stad en vervul je geheime contracten. Snel geleerd, in een kwartier gespeeld.
game-tickets-seats = 2 tot 4 spelers
game-amsterdam = Amsterdam
game-amsterdam-about = Laad je vrachtschip, draai aan je draaischijf en neem huizenblokken langs de grachten in bezit: een koopmansspel met vele wegen.
game-amsterdam-seats = 1 tot 4 spelers
game-hamburg = Hamburg
game-hamburg-about = Bouw stadsmuren, kerken en pakhuizen, tegen brand en overstroming in, in de Hanzestad aan de Elbe.
game-hamburg-seats = 1 tot 5 spelers
soon = Het bord wordt nog getekend.
soon-terminal = Het bord wordt nog getekend; in de terminal is het spel al te spelen.
state-over = afgelopen
state-open = { $seats ->
    [one] 1 plaats vrij
   *[other] { $seats } plaatsen vrij
}
moves = { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}
go-on = Verder
join = Meedoen
watch = Meekijken

## Een nieuwe tafel
new-title = { $game }: een nieuwe tafel
seats = Wie spelen er mee
options = Wat jullie afspreken
your-name = Je naam
you-name = Gast
guest-name = Gast
seat-bot = Bot: { $bot }
seat-friend = Een vriend, op uitnodiging
seat-nobody = niemand
seats-wrong = Dit spel is voor { $least } tot { $most } spelers.
public = Iedereen mag aan deze tafel meedoen en meekijken
open-table = Tafel openen
join-title = Je bent uitgenodigd voor { $game }
join-with = Aan tafel: { $players }
sit-down = Ga zitten
invite = { $seats ->
    [one] Er wacht een plaats op iemand
   *[other] Er wachten { $seats } plaatsen op iemand
}
invite-how = Stuur de link, of houd een telefoon voor de code.
invite-code = De uitnodiging als QR-code
copy-link = Link kopiëren
copied = Gekopieerd
fill-with-bot = Laat een bot op plaats { $number } zitten

## Aan tafel
bar-your-turn = Jouw beurt
bar-turn = { $player } is aan de beurt
bar-thinking = denkt na …
bar-over = Het spel is afgelopen
bar-replay = Terugkijken: zet { $move }
bar-waiting-for-people = Wachten tot er iemand gaat zitten
line-lost = De verbinding is weg. We proberen het opnieuw …
undo = Terugnemen
undo-what = Terugnemen: { $what }
undo-nothing = Je kunt nu niets terugnemen
hint = Tip
hint-title = Wat zou een goede speler hier doen?
hint-says = Wat een bot zou doen
players = Spelers
points = punten
you = jij
bot = bot
seat-open = vrij
seat-away = Laat een bot voor mij spelen
seat-back = Weer zelf spelen
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
show-moment = Toon dit moment
show-moment-of = Toon het bord na zet { $move }
chat = Chat
chat-empty = Er heeft nog niemand iets gezegd.
chat-write = Zeg iets
chat-send = Verstuur
zoom = Zoom
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Het hele bord
why-watching = je kijkt mee: alleen spelers kunnen dat doen
why-not-your-turn = je bent niet aan de beurt: { $player } is aan de beurt
entry-undo = { $player } neemt een zet terug
entry-sit = { $text } gaat zitten
entry-bot = De bot { $text } speelt voor { $player }
entry-back = { $player } is terug
entry-flag = De tijd van { $player } is om: de bot { $text } speelt verder
entry-remind = { $player } krijgt een herinnering
entry-rematch = { $player } wil nog een keer spelen

## Het einde
end-won = { $player } wint!
end-shared = { $player } delen de overwinning!
end-sheet = De eindstand
end-total = Totaal
end-place = Plaats
end-record = Partij downloaden
end-look = Bord bekijken
end-fair = Is er eerlijk gedeeld?
end-fair-how = Vóór de eerste kaart is de vingerafdruk van een geheim getal bekendgemaakt. Nu ligt dat getal open: iedereen kan nagaan dat elke kaart eruit volgt.
end-commitment = Vingerafdruk, bekendgemaakt aan het begin
end-seed = Geheim getal, onthuld aan het einde
rematch = Nog een keer
chart-label = Grafiek: de punten van elke speler na elke zet
chart-caption = Punten na elke zet
replay = Terugkijken
replay-back = Eén zet terug
replay-next = Eén zet verder
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
help-section-ruling = Uitspraken waar het regelboekje iets openlaat
help-cards = Kaarten en plaatsen
about-title = Wat Koopstad is, en waar het op steunt
about-what = Koopstad is vrije software (MIT-licentie) om drie bordspellen te spelen en te bestuderen. Bord, kaarten en teksten zijn voor dit programma getekend en geschreven; de spellen zijn van hun auteurs en uitgevers.
about-basis = Waar de gedrukte waarden vandaan komen
about-basis-how = Elke waarde die het spel nodig heeft, staat in een tabel. De meeste staan in het regelboekje of zijn te zien op het uitgegeven spel. Sommige volgen uit andere. Een paar waren nergens te vinden: die zijn gereconstrueerd zodat het spel speelbaar is, en wie de doos bezit kan ze met een editiebestand vervangen.
about-table = Tabel
about-stated = vermeld
about-inferred = afgeleid
about-reconstructed = gereconstrueerd
about-details = Toon de { $count } rijen die niet vermeld zijn
about-licences = Licenties van de onderdelen van deze pagina

## Al spelend leren
guide-next = Verder
guide-skip = Les verlaten
guide-step = Stap { $step } van { $steps }
guide-done = Speel een partij

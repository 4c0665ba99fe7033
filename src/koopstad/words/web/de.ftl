# Die Seiten im Browser.

## Jede Seite
loading = Einen Moment …
load-failed = Diese Seite konnte nicht geladen werden.
reload = Noch einmal versuchen
offline = Der Server ist nicht erreichbar. Läuft er, und bist du online?
close = Schließen
skip = Überspringen
yes = ja
no = nein
pages = Seiten
settings = Einstellungen
language = Sprache
theme = Darstellung
theme-auto = wie auf dem Gerät
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-auto = wie auf dem Gerät
motion-off = keine
rules = Regeln
about = Über Koopstad
to-lobby = Zur Lobby
to-table = Zum Tisch
page-nowhere = Diese Seite gibt es nicht
page-nowhere-how = Die Adresse ist abgeschnitten oder vertippt. Wenn jemand sie dir geschickt hat, bitte um den ganzen Link.
door-nowhere = Diesen Tisch gibt es nicht
door-private = Dieser Tisch ist privat
door-key = Dieser Link öffnet nichts
door-key-how = Er ist abgeschnitten, oder er galt einmal und wurde benutzt oder ersetzt. Auf diesem Gerät hat sich nichts geändert. Bitte um einen neuen Link.
door-taken = Alle Plätze sind besetzt
door-taken-how = Jemand war schneller. In der Lobby kannst du einen eigenen Tisch öffnen und einladen, wen du magst.
door-over = Diese Partie ist zu Ende
door-over-how = Es kann sich niemand mehr setzen. Öffne in der Lobby einen eigenen Tisch.
door-closed = Dieser Tisch lässt sich gerade nicht öffnen
skip-to-content = Zum Inhalt springen
skip-to-choices = Zu den Möglichkeiten springen
choices-keys = Pfeiltasten oder die Nummer einer Möglichkeit, dann Enter
shortcuts = Tastatur
shortcuts-on = mit Tastenkürzeln
shortcuts-off = ohne Tastenkürzel
pace = Züge der anderen
pace-slow = langsam zeigen
pace-steady = in ruhigem Takt zeigen
pace-quick = schnell zeigen
pace-none = nicht einzeln zeigen
turns = Nach deinem Zug
turns-ask = Bots warten, bis du ihn beendest
turns-on = Bots spielen sofort weiter
duration-seconds = { $number ->
    [one] 1 Sekunde
   *[other] { $number } Sekunden
}
duration-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
}
duration-hours = { $number ->
    [one] 1 Stunde
   *[other] { $number } Stunden
}
duration-days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}

## Die Lobby
lobby-title = Handelsstädte auf deinem Tisch
lobby-lead = Drei Brettspiele um Handel und Grachten. Spiel mit einem Klick gegen Bots oder schick Freunden einen Link: kein Konto, nichts zu installieren.
games = Spiele
my-tables = Deine Tische
turns-waiting = an { $number } bist du dran
tables-more = { $number ->
    [one] noch 1 Tisch
   *[other] noch { $number } Tische
}
tables-over = { $number ->
    [one] 1 beendete Partie
   *[other] { $number } beendete Partien
}
forget-table = Von dieser Liste nehmen
forget-sure = Du sitzt an diesem Tisch ({ $game }), und die Partie läuft. Trotzdem von der Liste nehmen? Ohne den Link kommst du nicht zurück.
storage-here = Deine Plätze liegen in diesem Browser. Werden seine Daten gelöscht, sind sie verloren.
storage-none = Dieser Browser bewahrt nichts auf: Schließt du ihn, sind deine Plätze verloren.
storage-backup = Einen Link dazu aufheben
open-tables = Offene Tische
open-none = Gerade steht kein Tisch allen offen. Eröffne einen und wähle „Alle dürfen mitspielen“.
play-now = Jetzt spielen
new-table = Neuer Tisch …
learn = Spielend lernen
weight = Anspruch
game-weight = Anspruch { $weight } von 5
game-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
game-seats = { $least } bis { $most } Spieler
game-tickets = Zug um Zug: Amsterdam
game-tickets-about = Sammle Karten, beanspruche Strecken durch die Altstadt, erfülle deine geheimen Aufträge. Schnell gelernt, in einer Viertelstunde gespielt.
game-amsterdam = Amsterdam
game-amsterdam-about = Belade deinen Lastkahn, drehe die Windrose und baue an den Grachten: ein Kaufmannsspiel mit vielen Wegen zum Sieg.
game-hamburg = Hamburg
game-hamburg-about = Errichte Mauern, Kirchen und Speicher und trotze in der Hansestadt Feuer und Flut.
state-over = beendet
state-placed = zu Ende: du wurdest { $place }.
state-open = { $seats ->
    [one] 1 Platz frei
   *[other] { $seats } Plätze frei
}
moves = { $moves ->
    [one] 1 Spielzug
   *[other] { $moves } Spielzüge
}
go-on = Weiter
look-back = Zurückblicken
join = Mitspielen
watch = Zuschauen
bot-thinks = { $bot }, { $seconds } s
bot-points = { $rating } Wertungspunkte
bot-points-within = { $rating } ± { $within } Wertungspunkte
bot-points-usual = { $measured } bei { $seconds } s je Zug
bot-unmeasured = Stärke nicht gemessen
bot-time = denkt höchstens
bot-seconds = { $seconds } s je Zug
bot-greedy = Kaufmann
bot-greedy-says = spielt gut
bot-master = Meister
bot-master-says = der Stärkste: schaut am weitesten voraus
bot-alderman = Ratsherr
bot-alderman-says = spielt sehr gut
bot-clerk = Schreiber
bot-clerk-says = spielt recht gut
bot-novice = Anfänger
bot-novice-says = macht noch Fehler
bot-child = Kind
bot-child-says = spielt zum Spaß
bot-saskia = Saskia
bot-saskia-says = baut am liebsten in der Stadt; spielt sehr gut
bot-joris = Joris
bot-joris-says = lebt für Fracht und Hafen; spielt sehr gut
bot-lijsbeth = Lijsbeth
bot-lijsbeth-says = sammelt Leute, die für sie arbeiten; spielt sehr gut
bot-barend = Barend
bot-barend-says = will als Erster die Amstel hinauf; spielt sehr gut
bot-greta = Greta
bot-greta-says = baut Haus um Haus; spielt sehr gut
bot-hinrich = Hinrich
bot-hinrich-says = will jede Mehrheit; spielt sehr gut
bot-elsebe = Elsebe
bot-elsebe-says = geht bei Unglücken kein Wagnis ein; spielt sehr gut
bot-klaas = Klaas
bot-klaas-says = freut sich, wenn andere weniger bekommen; spielt sehr gut
bot-neel = Neel
bot-neel-says = lebt für Aufträge; spielt sehr gut
bot-wouter = Wouter
bot-wouter-says = nimmt die langen Strecken; spielt sehr gut
bot-dirkje = Dirkje
bot-dirkje-says = sammelt Handelsbonuskarten; spielt sehr gut
bot-maarten = Maarten
bot-maarten-says = kommt anderen in die Quere; spielt sehr gut
bot-random = Lehrling
bot-random-says = spielt zufällig

## Ein neuer Tisch
new-title = { $game }: neuer Tisch
seats = Wer spielt
options = Was ihr vereinbart
rulings = Wo die Spielregel eine Frage offen lässt
rulings-how = Alles hier hat schon eine gute Antwort. Ändere sie, wenn ihr es anders spielt.
new-with = Mit wem
new-others = Mit anderen
new-others-says = mit Freunden, Bots oder beiden
new-alone = Allein
new-alone-says = gegen { $tom }, der nach festen Regeln spielt
your-name = Dein Name
you-name = Gast
guest-name = Gast
seat-bot = { $bot }: { $says }
seat-bots = Bots
seat-friend = Jemand, den du einlädst
seat-beside = Jemand neben mir, an diesem Gerät
seat-beside-name = Der Name
seat-nobody = niemand
seat-yours = Dein Platz
seat-number = Platz { $number }
seat-move = { $who } auf einen anderen Platz setzen: ziehen oder Pfeiltasten auf und ab
seat-moved = { $who } hat jetzt Platz { $number }
seats-how = Zieh die Plätze in die gewünschte Reihenfolge: gespielt wird von oben nach unten.
seats-bots = Jeder Bot sieht nur, was du auf seinem Platz sehen würdest: keine verdeckte Karte, keinen künftigen Wurf. Wer einen eigenen Namen hat, denkt ebenfalls voraus, jeder nach seinem Geschmack. Vom stärksten zum schwächsten: { bot-master }, { bot-alderman }, { bot-greedy }, { bot-clerk }, { bot-novice }, { bot-child }, { bot-random }.
seats-strength = Wertungspunkte sind in Partien zwischen Bots gemessen: Der { bot-greedy } hat 1500, und 400 mehr heißt zehn zu eins; ± ist ein Standardfehler.
seats-wrong = Dieses Spiel ist für { $least } bis { $most } Spieler.
clock = Bedenkzeit
clock-none = keine Uhr
clock-reminder = Erinnerung
clock-bank = Zeitkonto
clock-none-says = Niemandes Zeit wird gezählt: Denk nach, solange du magst.
clock-reminder-says = Wer länger als { $time } über einen Zug nachdenkt, wird erinnert. Sonst geschieht nichts.
clock-bank-says = Alle haben { $time } für die ganze Partie, und mit jedem Zug kommen { $increment } dazu. Wessen Zeit abläuft, für den spielt ein Bot weiter; man kann zurückkommen.
clock-bank-plain-says = Alle haben { $time } für die ganze Partie. Wessen Zeit abläuft, für den spielt ein Bot weiter; man kann zurückkommen.
clock-seconds = Wie lange
clock-increment = Zugabe je Zug
clock-increment-none = nichts
public = Alle dürfen mitspielen und zuschauen
open-table = Tisch eröffnen
join-title = Du bist zu { $game } eingeladen
join-with = Am Tisch: { $players }
join-again = An diesem Tisch sitzt du schon, auf diesem Gerät.
join-beside = Hier setzt sich noch jemand dazu
sit-down = Platz nehmen
invite = { $seats ->
    [one] 1 Platz ist noch frei
   *[other] { $seats } Plätze sind noch frei
}
invite-how = Verschick den Link, oder richte die Kamera eines Handys auf den Code.
invite-code = Die Einladung als QR-Code
copy-link = Link kopieren
copied = Kopiert
copy-by-hand = Dieser Browser lässt Seiten nicht kopieren: Markiere den Text
only-here = Den Server erreicht jetzt nur dieser Computer.
invite-link = Die Einladung als Link
invite-only-here = So gestartet, lässt er auch andere herein:
fill-with-bot = Platz { $number } einem Bot geben
invite-which = Für welchen Platz
invite-new = Eine Einladung machen
begin-now = Anfangen, ohne zu warten

## Am Tisch
bar-your-turn = Du bist am Zug
bar-held = Zug beenden?
bar-queued = Die Bots dieses Servers haben viel zu tun: { $player } wartet, bis die Reihe zum Nachdenken an ihn kommt.
bar-held-how = Du kannst ihn noch zurücknehmen. Die Bots warten.
end-turn = Zug beenden
bar-turn = Am Zug: { $player }
bar-thinking = denkt nach …
bar-over = Die Partie ist zu Ende
bar-closed = Der Tisch wurde geschlossen
bar-replay = Rückblick: Spielzug { $move }
bar-waiting-for-people = Warten, bis jemand Platz nimmt
deal-when-all-sit = Ausgeteilt wird, wenn alle sitzen; so hat jeder von euch Anteil daran.
line-lost = Die Verbindung ist weg. Neuer Versuch …
line-retry = Jetzt versuchen
clock-left = Restzeit von { $player }: { $time }
clock-used = { $player } denkt seit: { $time }
missed = { $moves ->
    [one] 1 Spielzug, während du weg warst
   *[other] { $moves } Spielzüge, während du weg warst
}
missed-show = Zeigen
missed-line = Neu, seit du hier warst
undo = Zurücknehmen
undo-what = Zurücknehmen: { $what }
undo-nothing = Du kannst gerade nichts zurücknehmen
hint = Tipp
hint-title = Was wäre hier ein guter Zug?
hint-says = Ein Bot würde
hint-thinking = Ein Bot denkt über deine Lage nach …
hint-do = So machen
hint-yours = Ist das gut?
hint-yours-says = Deine Wahl
hint-yours-do = Doch meine
players = Spieler
points = { $number ->
    [one] Punkt
   *[other] Punkte
}
you = du
bot = Bot
seat-open = frei
seat-ready = bereit
seat-asked = ist eingeladen, noch einmal zu spielen
seat-away = Bot für mich spielen lassen
seat-back = Wieder selbst spielen
away = weg
away-since = { $player } ging { $since }
away-bot = Einen Bot spielen lassen
away-free = Den Platz frei machen
away-vote = Für einen Bot stimmen ({ $votes })
free-sure = Den Platz von { $player } frei machen? Dann kann ihn jemand anders nehmen, und { $player } kommt nur mit neuer Einladung zurück.
leave = Den Tisch verlassen
leave-sure = Deinen Platz endgültig verlassen? Dann kann ihn jemand anders nehmen.
close-table = Den Tisch schließen
close-sure = Diesen Tisch endgültig schließen? Dann kann niemand weiterspielen.
host = Der Gastgeber
host-give = Die Rolle des Gastgebers weitergeben
host-code = Der Schlüssel des Gastgebers als QR-Code
host-how = Wer diesen Link öffnet, wird Gastgeber: lädt ein, macht Plätze frei, setzt Bots ein. Nimmt er an, bist du es nicht mehr.
host-offer = Willst du Gastgeber dieses Tischs ({ $game }) sein?
host-offer-how = Der Gastgeber lädt ein, macht Plätze von Abwesenden frei und setzt Bots ein. Der bisherige ist es dann nicht mehr.
host-accept = Ja, gern
newrules-title = Die Regeln haben sich geändert
newrules-stands = Alles, was bisher gespielt wurde, bleibt, wie es ist.
newrules-lost = { $moves ->
    [one] Der letzte Zug kann nicht stehen bleiben: Das Spiel geht vor ihn zurück.
   *[other] Die letzten { $moves } Züge können nicht stehen bleiben: Das Spiel geht vor sie zurück.
} Der Zufall bringt dasselbe noch einmal.
newrules-how = Die neuen Regeln gelten ab dem nächsten Zug, sobald alle zugestimmt haben. Für jemanden, der weg ist, kann ein Bot spielen.
newrules-agree = Ich stimme zu
newrules-waits = Noch nicht zugestimmt: { $players }
banner-flagged = Deine Zeit war um; ein Bot spielt für dich.
banner-replaced = Ein Bot spielt für dich.
banner-back = Ich bin wieder da
banner-rematch = { $player } möchte noch einmal spielen.
reminded = Du bist dran: Die anderen warten.
alerts = Sag mir, wenn ich dran bin
alert-sound = mit einer Glocke
alert-vibration = durch Vibrieren
alert-notice = mit einer Mitteilung, wenn diese Seite verdeckt ist
alert-push = auf diesem Gerät, auch wenn der Browser geschlossen ist
alert-failed = Es hat nicht geklappt: Der Push-Dienst des Browsers ist nicht erreichbar oder erlaubt es nicht.
alert-refused = Der Browser erlaubt es nicht: Sieh in seinen Einstellungen für diese Seite nach.
alert-secure = Mitteilungen brauchen https.
watch-link = Link für Zuschauer kopieren
spectator = Ein Zuschauer
beside = Spieler, Verlauf und Chat
tab-players = Spieler
tab-choices = Wahl
tab-log = Verlauf
tab-chat = Chat
tab-end = Ergebnis
choices = Was du jetzt tun kannst
not-your-turn = Du hast gerade nichts zu entscheiden.
log = Was geschah
log-empty = Noch ist nichts geschehen.
log-earlier = Zeigen, was davor geschah
log-more = { $count ->
    [one] und noch etwas
   *[other] und noch { $count } Dinge
}
show-moment = Diesen Moment zeigen
show-moment-of = Spielplan nach Spielzug { $move } zeigen
show-thing = Auf dem Spielplan zeigen
rule-of = Regel { $rule }
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
zoom = Zoom
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganzer Spielplan
keys-title = Mit der Tastatur spielen
keys-lead = Alles, was du auf dem Spielplan wählen kannst, steht auch in der Liste der Möglichkeiten. Diese Tasten wirken, solange du keinen Text schreibst.
keys-choices = die Liste der Möglichkeiten; dann Pfeiltasten oder Nummer, und Enter
keys-board = zum ersten wählbaren Ding auf dem Spielplan
keys-log = der Verlauf
keys-chat = der Chat
keys-undo = zurücknehmen
keys-end = deinen Zug beenden, wenn Bots darauf warten
keys-hint = ein Tipp; mit Maus oder Fokus auf einer Wahl auch, wie gut diese ist
keys-skip = nicht auf die Züge der anderen warten
keys-help = diese Tasten
keys-close = schließen, was offen ist
elsewhere = Auf einem anderen Gerät weiterspielen
elsewhere-how = Halte das andere Gerät vor diesen Code oder öffne dort den Link. Er ist der Schlüssel zu deinem Platz: Wer ihn hat, spielt für dich. Gib ihn also niemandem.
elsewhere-code = Der Schlüssel zu deinem Platz als QR-Code
resume-other = Du sitzt schon an diesem Tisch
resume-other-how = Dieser Link ist der Platz von { $player }. Dieses Gerät behält beide Plätze; du kannst wechseln, wenn der andere dran ist.
resume-change = Jetzt als { $player } spielen
resume-stay = Sitzen bleiben
pass-to = Gib das Gerät an { $player } weiter
pass-here = Ich bin { $player }
pass-look = { $player } schaut noch einmal
printed-values = Was auf Spielplan und Karten steht
why-watching = du schaust zu: das können nur Mitspieler
why-not-your-turn = du bist nicht am Zug, sondern { $player }
problem-stale = Jemand war schneller: Am Tisch hat sich etwas geändert. Schau noch einmal hin und entscheide dann.
problem-not-your-turn = Du bist nicht am Zug.
problem-bot-plays = Dort spielt schon ein Bot.
problem-no-bot = Dort spielt kein Bot mehr.
problem-held = Ein Bot wartet noch auf jemanden, der einen Zug zurücknehmen kann.
problem-nothing-waits = Kein Bot wartet auf dich.
problem-too-late = Das lässt sich nicht zurücknehmen: Es hat etwas aufgedeckt.
problem-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
problem-over = Die Partie ist zu Ende.
problem-not-over = Das ist erst nach dem Ende der Partie zu sehen.
problem-no-such-line = So einen Zug hat das Spiel nicht.
problem-taken = Dieser Platz ist besetzt.
problem-present = Diese Person ist da oder war es eben noch. Warte eine Minute.
problem-no-person = Dort sitzt niemand.
problem-no-vote = Hier gibt es nichts abzustimmen.
problem-voted = Du hast schon gestimmt.
problem-no-time = Deine Zeit ist um, und du hattest schon welche geliehen.
problem-rules-changed = Die Regeln haben sich geändert: das Spiel geht weiter, wenn alle zugestimmt haben.
problem-nothing-to-agree = Es gibt nichts, dem du zustimmen müsstest.
problem-log-full = Das Protokoll dieses Tischs ist voll: Nur Züge kommen noch hinzu.
problem-begun = Die Partie hat begonnen.
problem-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind oder der Gastgeber es sagt.
problem-not-all-here = Gegeben wird, wenn alle sitzen.
problem-dealt = Es ist schon gegeben.
problem-wrong-nonce = Was dieses Gerät zum Geben beiträgt, ist nicht, was es versprochen hat. Bewahre die Aufzeichnung und frag, wer den Server betreibt.
problem-closed = Dieser Tisch wurde geschlossen: Niemand spielt weiter.
problem-not-allowed = Das erlauben die Regeln nicht.
problem-unknown-key = Dieser Link oder Schlüssel öffnet hier nichts.
problem-private = Dieser Tisch ist privat. Bitte den, der ihn eröffnet hat, um einen Link.
problem-other-table = Dieser Schlüssel gehört zu einem anderen Tisch.
problem-no-seat = Das kann nur, wer dort sitzt.
problem-no-host = Das kann nur der Gastgeber.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-invitation = Dieser Tisch ist privat: Du brauchst eine Einladung.
problem-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link abgeschnitten.
problem-no-such-game = Dieser Server kennt das Spiel nicht.
problem-no-such-language = In dieser Sprache gibt es keine Texte.
problem-not-found = Unter dieser Adresse ist nichts.
problem-broken-game = Dieses Spiel lässt sich auf diesem Server nicht laden.
problem-other-rules = An diesem Tisch galten Regeln, die diese Version nicht hat. Seine Aufzeichnung bleibt erhalten.
problem-damaged = Das Protokoll dieses Tischs ist beschädigt. Was da ist, bleibt erhalten: Frag, wer den Server betreibt.
problem-too-large = Das ist zu lang.
problem-bad-words = Schreib etwas, aber nicht zu viel.
problem-too-fast = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
problem-full = An diesem Tisch sind schon zu viele Leute.
problem-bad-option = Diese Optionen passen nicht zusammen.
problem-bad-push = Der Push-Dienst dieses Browsers kann nicht benutzt werden.
problem-bad-edition = Mit diesen gedruckten Werten kann nicht gespielt werden.
problem-no-such-bot = Diesen Bot gibt es nicht.
problem-busy = Der Server ist überlastet. Nichts wurde ausgeführt: Versuch es noch einmal.
problem-no-review = Die Analyse dieser Partie ist nicht gelungen. Alles andere ist noch da.
problem-own-values = Bots können nur Partien analysieren, die mit den Werten von Koopstad gespielt wurden.
problem-late = Das hat zu lange gedauert. Sieh nach, was daraus geworden ist.
problem-database = Der Server erreicht seine Datenbank nicht. Nichts ist geschehen: Versuch es noch einmal.
problem-mistake = Der Server hat einen Fehler gemacht. Nichts wurde ausgeführt: Versuch es noch einmal.
problem-bad-message = Diese Seite und der Server verstehen einander nicht. Lade die Seite neu.
problem-bad-request = { problem-bad-message }
problem-not-json = { problem-bad-message }
problem-not-done-here = { problem-bad-message }
problem-no-hello = { problem-bad-message }
problem-said-hello = { problem-bad-message }
problem-no-action = { problem-bad-message }
problem-no-such-action = { problem-bad-message }
problem-id-used = { problem-bad-message }
problem-refused = Der Server lehnt das ab.
problem-unknown = Der Server hat das abgelehnt ({ $code }).
entry-undo = { $player } nimmt einen Zug zurück
entry-sit = { $text } nimmt Platz
entry-bot = Der Bot { $text } spielt für { $player }
entry-back = { $player } ist zurück
entry-flag = Die Zeit ist um für { $player }: der Bot { $text } spielt weiter
entry-remind = { $player } wird an den Zug erinnert
entry-rematch = { $player } möchte noch einmal spielen
entry-leave = { $player } verlässt den Tisch
entry-free = Der Gastgeber macht den Platz von { $player } frei
entry-vote = { $player } stimmt für einen Bot anstelle von { $text }
entry-begin = Der Gastgeber beginnt die Partie
entry-deal = Das Spiel wird ausgeteilt
entry-rules = Die Regeln haben sich seit dem Beginn dieses Spiels geändert
entry-agree = { $player } stimmt den neuen Regeln zu
entry-close = { $player } schließt den Tisch

## Das Ende
end-won = { $player } gewinnt!
end-shared = { $player } teilen sich den Sieg!
end-sheet = Die Wertung
end-total = Summe
end-place = Rang
end-record = Aufzeichnung herunterladen
end-picture = Bild vom Spielplan
end-look = Spielplan ansehen
end-fair = Wurde ehrlich gemischt?
end-fair-how = Vor der ersten Karte wurde eine Festlegung auf eine geheime Zufallszahl veröffentlicht. Jetzt liegt die Zahl offen: Alle können nachprüfen, dass jede Karte aus ihr stammt.
end-commitment = Festlegung, zu Beginn veröffentlicht
end-seed = Zufallszahl, am Ende aufgedeckt
end-digest = Die Prüfsumme der Züge
end-fair-right = Verglichen mit dem, was diesem Gerät gezeigt wurde: Festlegung, Startwert, dein Anteil und alle Züge sind, wie sie waren.
end-fair-wrong = Nicht so, wie es diesem Gerät gezeigt wurde: { $what }. Hebe das Protokoll auf und frage, wer den Server betreibt.
rematch = Noch einmal
chart-label = Diagramm: die Punkte aller Spieler nach jedem Spielzug
chart-caption = Punkte nach jedem Spielzug
replay = Rückblick
replay-back = Ein Spielzug zurück
replay-next = Ein Spielzug weiter
replay-round-back = Zum Anfang der Runde
replay-round-next = Zur nächsten Runde
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-steady = ruhig
replay-speed-quick = schnell
replay-speed-fast = sehr schnell
replay-eyes = Mit wessen Augen
replay-eyes-own = wie du es sahst
replay-play = Abspielen
replay-pause = Pause
replay-move = Spielzug
replay-link = Link zu diesem Moment kopieren
replay-now = Zur Gegenwart
replay-close = Rückblick schließen

## Regeln und Über
help-title = Regeln: { $game }
help-search = Regeln durchsuchen
help-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
help-none = Davon steht in keiner Regel etwas.
overview = In zwei Minuten
overview-aim = Worum es geht
overview-turn = Was du tust
overview-points = Was Punkte bringt
overview-end = Wann Schluss ist
help-nowhere = Dieses Spiel gibt es hier nicht
help-nowhere-how = Zu diesen gibt es Regeln:
help-section-ruling = Entscheidungen, wo die Spielregel eine Frage offenlässt
help-cards = Karten und Orte
about-title = Was Koopstad ist und worauf es beruht
about-what = Koopstad ist freie Software (MIT-Lizenz), um drei Brettspiele zu spielen und zu studieren. Spielplan, Karten und Texte sind für dieses Programm gezeichnet und geschrieben; die Spiele gehören ihren Autoren und Verlagen.
about-basis = Woher die gedruckten Werte stammen
about-basis-how = Jeder Wert, den das Spiel braucht, steht in einer Tabelle. Manche nennt die Spielregel, oder sie sind am veröffentlichten Spiel zu sehen, manche folgen aus anderen. Viele waren nirgends zu finden: Sie sind rekonstruiert, damit man spielen kann, und wer das Spiel besitzt, kann sie durch eine Ausgabedatei ersetzen.
about-how-much = Von { $all } Zeilen gedruckter Werte sind { $reconstructed } rekonstruiert: Das Spiel läuft, wie es soll, aber diese Zahlen sind nicht die aus der Schachtel.
about-stated = belegt
about-inferred = erschlossen
about-reconstructed = rekonstruiert
about-of-table = Die Werte deines Tisches
about-edition = Ausgabe { $edition }
about-show = Zeigen
about-all = alle Werte
about-rows = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
about-basis-column = Grundlage
about-why = Warum
edition-begin = Ich habe die Schachtel: gedruckte Werte eintragen
edition-how = Vergleiche jede Zeile mit deiner Schachtel. Ändere, was anders gedruckt ist, und hake ab, was stimmt. Was du einträgst, bleibt in diesem Browser, bis du es sicherst.
edition-done = { $done } von { $wanted } rekonstruierten Zeilen verglichen
edition-seen = verglichen
edition-wrong = Das ist kein Wert, wie er hier gedruckt ist.
edition-save = Ausgabedatei sichern
edition-open = Einen Tisch damit eröffnen
edition-bring = Eine Editionsdatei laden
edition-unread = Das ist keine Editionsdatei dieses Spiels.
edition-use = { $count ->
    [one] Mit dem eingetippten Wert meiner Schachtel spielen
   *[other] Mit den { $count } eingetippten Werten meiner Schachtel spielen
}
edition-of-table = { $count ->
    [one] Ein Wert dieses Tischs stammt aus der Schachtel dessen, der ihn eröffnet hat.
   *[other] { $count } Werte dieses Tischs stammen aus der Schachtel dessen, der ihn eröffnet hat.
}
edition-play = Damit spielst du im Terminal:
about-licences = Lizenzen der Teile, aus denen diese Seite besteht

## Du
me = Du
me-devices = Deine Plätze auf jedem Gerät
me-devices-how = Es gibt keine Konten: Ein eigener Schlüssel öffnet alle deine Plätze, auch spätere. Öffne ihn auf einem anderen Gerät, oder hebe ihn als Reserve auf.
me-show = Link und Code zeigen
me-secret = Wer das hat, spielt an allen deinen Tischen für dich. Gib es niemandem.
me-code = Dein Schlüssel als QR-Code
me-link = Dein Schlüssel als Link
me-nothing = Du hast noch nirgends Platz genommen.
me-paste = Der Link eines anderen Geräts
offline-title = Ohne Netz
offline-how = Koopstad lässt sich wie eine App installieren. Regeln und Lektionen öffnen sich dann überall; Tische brauchen den Server.
offline-keep = Regeln und Lektionen hier behalten
offline-kept = Auf diesem Gerät behalten
me-bring = Deine Plätze auf dieses Gerät holen
me-bring-how = Der Link enthält einen Schlüssel zu allen Plätzen einer Person.
me-bring-both = { $tables ->
    [one] Der Link enthält einen Schlüssel zu allen Plätzen einer Person. Der Tisch dieses Geräts kommt dazu.
   *[other] Der Link enthält einen Schlüssel zu allen Plätzen einer Person. Die { $tables } Tische dieses Geräts kommen dazu.
}
me-bring-do = Hierher holen
me-brought = { $tables ->
    [one] Fertig: 1 Tisch kam auf dieses Gerät.
   *[other] Fertig: { $tables } Tische kamen auf dieses Gerät.
}
me-results = Deine Ergebnisse
me-no-results = Partien, die du beendet hast, werden hier gezählt.
me-played = gespielt
me-won = gewonnen
me-average = Schnitt
me-best = Bestwert
me-against = Gegen wen
me-before = du lagst vorn
me-history = Beendete Partien
me-placed = Platz { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Wertungen
rating = Wertung
rating-want = Ich möchte eine Wertung
rating-how = Partien, die du beendest, zählen dann: gegen Leute, die auch eine möchten, und gegen Bots, deren Stärke gemessen wurde. Dein Name und deine Wertung stehen für alle in der Liste unten. Schaltest du es aus, wird alles vergessen.
rating-name = Sag oben, wie du heißt: Die Liste braucht einen Namen.
rating-forget-sure = Deine Wertungen und wie sie zustande kamen werden gelöscht. Möchtest du später wieder eine, fängst du neu an.
rating-forget = Meine Wertungen vergessen
rating-keep = Behalten
rating-rename = In der Liste { $name } heißen
rating-points = Punkte
rating-provisional = vorläufig
rating-none = Noch hat keine Partie gezählt.
rating-best = Die Besten dieses Servers
rating-best-how = 400 Punkte mehr bedeuten Chancen von zehn zu eins; der Bot { $bot } steht bei 1500. Über wen zu wenig bekannt ist, steht am Ende.
rating-games = { $number ->
    [one] 1 Partie
   *[other] { $number } Partien
}
rating-not-alone = Allein gegen einen Automaten: Diese Partie zählt nicht für Wertungen.
rating-not-known-deal = Was noch auszuteilen war, war bekannt: Diese Partie zählt nicht für Wertungen.
rating-not-changed-hands = Ein Platz hat den Spieler gewechselt, oder ein Bot ist eingesprungen: Diese Partie zählt nicht für Wertungen.
rating-not-own-values = Mit den Werten einer eigenen Schachtel gespielt: Diese Partie zählt nicht für Wertungen.

## Spielend lernen
guide-next = Weiter
guide-skip = Lektion verlassen
guide-step = Schritt { $step } von { $steps }
guide-done = Eine Partie spielen

## A game without a drawing
plain-table = Auf dem Tisch
plain-yours = Deine Sachen
plain-hidden = dir nicht bekannt
plain-nothing = nichts
plain-yes = ja
plain-no = nein

# Was `koopstad` allein in einem Terminal fragt.

start-title = Koopstad: Brettspiele aus Kaufmannsstädten
start-browser = Im Browser spielen, gegen Bots oder mit Freunden, die du einlädst
start-terminal = Hier im Terminal spielen
start-host = Tische für andere in diesem Netz anbieten
start-which = Was möchtest du tun? (1 bis { $last }, Enter für 1, q zum Verlassen)
start-which-game = Welches Spiel? (1 bis { $last }, Enter für 1, q zum Verlassen)
start-not-there = Bitte eine Zahl von 1 bis { $last } eingeben, oder q.
start-serving = Der Server startet …

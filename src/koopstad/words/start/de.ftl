# Was `koopstad` allein in einem Terminal fragt.

start-title = Koopstad: Brettspiele aus Kaufmannsstädten
start-browser = Im Browser spielen, gegen Bots
start-terminal = Hier im Terminal spielen
start-host = Tische für Freunde in diesem Netz anbieten, auch an ihrem Handy
start-which = Was möchtest du tun? (1 bis { $last }, Enter für 1, q zum Verlassen)
start-which-game = Welches Spiel? (1 bis { $last }, Enter für 1, q zum Verlassen)
start-not-there = Bitte eine Zahl von 1 bis { $last } eingeben, oder q.
start-serving = Der Server startet …
start-served = Koopstad läuft unter { $url }  (Strg+C beendet es)
start-others = Andere kommen herein unter { $url }
start-let-in = Um andere hereinzulassen: koopstad serve --host 0.0.0.0  (sie kommen herein unter { $url })
start-no-browser = Hier wurde kein Browser gefunden; öffne { $url } selbst in einem.

# Was allen Spielen gemeinsam ist.

seat = Spieler { $number }
preview-join = Du bist zu { $game } eingeladen
preview-watch = Schau bei { $game } zu
preview-says = Nimm im Browser Platz: kein Konto, keine Installation.
why-game-over = die Partie ist zu Ende

open-chance = danach entscheidet der Zufall
open-hidden = der Rest ist verdeckt
open-choice = danach wählst du

sheet-points = Punkte
sheet-total = gesamt

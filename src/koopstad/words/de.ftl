# Was allen Spielen gemeinsam ist.

seat = Spieler { $number }
why-game-over = die Partie ist zu Ende

open-chance = danach entscheidet der Zufall
open-hidden = der Rest ist verdeckt
open-choice = danach wählst du

sheet-points = Punkte
sheet-total = gesamt

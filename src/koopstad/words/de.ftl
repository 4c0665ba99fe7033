# Was allen Spielen gemeinsam ist.

seat = Spieler { $number }
preview-join = Du bist zu { $game } eingeladen
preview-watch = Schau bei { $game } zu
preview-says = Nimm im Browser Platz: kein Konto, keine Installation.
push-turn = Du bist dran
push-remind = Du bist dran: Die anderen warten
why-game-over = die Partie ist zu Ende

open-chance = danach entscheidet der Zufall
open-hidden = der Rest ist verdeckt
open-choice = danach wählst du

sheet-points = Punkte
sheet-total = gesamt

# Hinweise eines Bots, der vorausschaut.
hint-ahead = Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als die zweitbeste Wahl, vor allem hierdurch: { $why }
hint-played-out = Mehrmals bis zum Ende gespielt, liegst du damit etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } weiter vorn als mit dem, was auf den ersten Blick am besten aussieht
hint-close = Genauer betrachtet sind andere Möglichkeiten etwa ebenso gut
judged-points = Punkte, die es sofort gibt

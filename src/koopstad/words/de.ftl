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
hint-played-out = In { $worlds } ausgedachten Partien, bis zum Ende gespielt, etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als die nächstbeste Möglichkeit
hint-brings = In { $worlds } ausgedachten Partien, bis zum Ende gespielt, etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als die nächstbeste Möglichkeit, das meiste hier: { $what }
hint-close = Genauer betrachtet sind andere Möglichkeiten etwa ebenso gut
judged-points = Punkte, die es sofort gibt

# Ein beendetes Spiel, noch einmal angesehen (review).
review = Rückblick
review-chances = Gewinnchance
review-start = am Anfang
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-rest = der Rest
review-final = am Ende
review-given = verschenkt
review-accuracy = Genauigkeit
review-account-says = Punkte, die zu erwarten waren. Eigene Entscheidungen zählen gegenüber dem, was üblicherweise gespielt wird; der Rest ist, was niemand vorhersah.
review-turning = Wo das Spiel sich wendete
review-given-away = Entscheidungen, die etwas verschenkten
review-nothing-given = Keine Entscheidung hat etwas verschenkt, das wir finden konnten.
review-better = besser: { $choice }
review-slip = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-by-luck = vor allem Glück
review-by-deed = durch die Entscheidung
review-by-rest = niemand sah es kommen
review-play-on = Ab hier weiterspielen
review-play-on-says = Weiterspielen ab vor einem Zug: { $command }
review-looking = Ein Bot sieht sich das ganze Spiel noch einmal an …
review-chances-caption = Gewinnchance in Prozent, Zug für Zug
review-account = Glück und Entscheidungen
review-more = { $number } weitere zeigen

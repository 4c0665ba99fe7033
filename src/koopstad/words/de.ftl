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
hint-than = { $than ->
    [yours] deine Wahl
    [played] das, was gespielt wurde
   *[next] die nächstbeste Möglichkeit
 }
hint-whose = { $than ->
    [yours] Die Wahl des Bots:{" "}
   *[next] {""}
 }
hint-ahead = { hint-whose }Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als { hint-than }, vor allem hierdurch: { $why }
hint-played-out = { hint-whose }In { $worlds } ausgedachten Partien, bis zum Ende gespielt, etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als { hint-than }
hint-brings = { hint-whose }In { $worlds } ausgedachten Partien, bis zum Ende gespielt, etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als { hint-than }, das meiste hier: { $what }
hint-close = Genauer betrachtet sind andere Möglichkeiten etwa ebenso gut
hint-better = { hint-whose }Etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als { hint-than }
# Zu dem, was jemand gerade tun wollte.
hint-yours-best = Deine Wahl ist die beste, die der Bot gefunden hat
hint-yours-close = Soweit der Bot es sieht, ist deine Wahl etwa ebenso gut
hint-yours-other = Der Bot täte etwas anderes als du; um wie viel das besser ist, kann er nicht sagen
hint-then = Danach: { $plan }
judged-points = Punkte, die es sofort gibt

# Ein beendetes Spiel, noch einmal angesehen (review).
review = Analyse
review-chances = Gewinnchance
review-start = am Anfang
review-luck = Glück
review-own = eigene Wahl
review-others = Wahl der anderen
review-rest = der Rest
review-final = am Ende
review-given = verschenkt
review-accuracy = Genauigkeit
review-account-says = Punkte, die zu erwarten waren. Die eigene Wahl zählt gegenüber dem, was üblicherweise gespielt wird; der Rest ist, was niemand vorhersah.
review-turning = Wo das Spiel sich wendete
review-given-away = Entscheidungen, die etwas verschenkten
review-nothing-given = Keine Entscheidung hat etwas verschenkt, das wir finden konnten.
review-who = { $player }:
review-better = besser: { $choice }
review-then = danach: { $plan }
review-why = vor allem hierdurch: { $why }
review-points = Punkte in den nächsten Zügen
review-slip = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-by-luck = vor allem Zufall
review-by-better = besser als die übliche Wahl
review-by-worse = schlechter als die übliche Wahl
review-by-other = nicht die übliche Wahl
review-play-on = Ab hier weiterspielen
review-play-on-says = Um vor einem Zug wieder einzusteigen: { $command }
review-looking = Ein Bot sieht sich das ganze Spiel noch einmal an …
review-chances-caption = Gewinnchance in Prozent, Zug für Zug
review-account = Glück und Entscheidungen
review-more = { $number } weitere zeigen

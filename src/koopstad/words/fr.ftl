# Ce que tous les jeux partagent.

seat = Joueur { $number }
preview-join = Vous êtes invité à jouer à { $game }
preview-watch = Suivez une partie de { $game }
preview-says = Prenez place dans le navigateur : pas de compte, rien à installer.
push-turn = C'est votre tour
push-remind = C'est votre tour : les autres attendent
why-game-over = la partie est terminée

open-chance = ensuite le hasard décide
open-hidden = le reste est caché
open-choice = ensuite vous choisissez

sheet-points = points
sheet-total = total

# Conseils d’un bot qui voit plus loin.
hint-than = { $than ->
    [yours] votre choix
    [played] ce qui a été joué
   *[next] le deuxième meilleur choix
 }
hint-whose = { $than ->
    [yours] Le choix du bot :{" "}
   *[next] {""}
 }
hint-ahead = { hint-whose }Environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de mieux que { hint-than }, surtout grâce à ceci : { $why }
hint-played-out = { hint-whose }Dans { $worlds } parties imaginées, jouées jusqu’au bout, environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de mieux que { hint-than }
hint-brings = { hint-whose }Dans { $worlds } parties imaginées, jouées jusqu’au bout, environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de mieux que { hint-than }, surtout ici : { $what }
hint-close = À y regarder de plus près, d’autres choix se valent à peu près
hint-better = { hint-whose }Environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de mieux que { hint-than }
# De ce que quelqu’un allait faire.
hint-yours-best = Votre choix est le meilleur que le bot ait trouvé
hint-yours-close = Pour autant que le bot puisse en juger, votre choix est à peu près aussi bon
hint-yours-other = Le bot ferait autre chose que vous ; de combien c’est mieux, il ne peut pas le dire
hint-then = Ensuite : { $plan }
judged-points = les points gagnés tout de suite

# Une partie terminée, regardée une nouvelle fois (review).
review = Analyse
review-chances = Chances de gagner
review-start = au début
review-luck = chance
review-own = ses décisions
review-others = décisions des autres
review-rest = le reste
review-final = à la fin
review-given = gâché
review-accuracy = précision
review-account-says = Points que l’on pouvait attendre. Ses propres décisions comptent par rapport à ce qui se joue d’ordinaire ; le reste est ce que personne n’avait prévu.
review-turning = Là où la partie a basculé
review-given-away = Décisions qui ont coûté quelque chose
review-nothing-given = Nous n’avons trouvé aucune décision qui ait coûté quelque chose.
review-who = { $player } :
review-better = mieux : { $choice }
review-then = ensuite : { $plan }
review-why = surtout grâce à ceci : { $why }
review-points = les points des prochains tours
review-slip = imprécision
review-mistake = erreur
review-blunder = grosse erreur
review-by-luck = surtout la chance
review-by-better = mieux que le choix habituel
review-by-worse = moins bien que le choix habituel
review-by-other = pas le choix habituel
review-play-on = Reprendre à partir d’ici
review-play-on-says = Pour reprendre la partie avant un coup : { $command }
review-looking = Un bot regarde encore une fois toute la partie…
review-chances-caption = Chances de gagner en pour cent, coup par coup
review-account = Chance et décisions
review-more = En montrer { $number } de plus

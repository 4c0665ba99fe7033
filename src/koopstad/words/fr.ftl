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
hint-ahead = Environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de mieux que le deuxième meilleur choix, surtout grâce à ceci : { $why }
hint-played-out = En jouant plusieurs fois la partie jusqu’au bout, on finit ainsi environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } plus loin devant qu’avec ce qui semblait d’abord le meilleur
hint-close = À y regarder de plus près, d’autres choix se valent à peu près
judged-points = les points gagnés tout de suite

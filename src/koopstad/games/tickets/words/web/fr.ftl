# Les Aventuriers du Rail : Amsterdam dans le navigateur.

## Le plateau
ui-board = Le plateau d’Amsterdam
ui-subtitle = routes commerciales de la vieille ville
ui-start = DÉPART
ui-route-points = Points par route
ui-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
ui-route = { $a } – { $b }, { $colour }, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-route-cart = { ui-route } et une carte Marchandise
ui-owned = appartient à { $player }
ui-open-card = Carte visible : { $card }
ui-draw-pile = Pioche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-discard = défausse
ui-discard-pile = Défausse, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-contracts = contrats
ui-contract-pile = { ui-contracts } : { $cards } dans la pile
ui-bonus = bonus
ui-bonus-pile = Cartes Marchandise, { $cards ->
    [one] { $cards } restante
   *[other] { $cards } restantes
}
ui-market = Cartes visibles et piles
overview-aim = Reliez des lieux du vieil Amsterdam par vos propres routes, surtout les deux lieux de chacun de vos contrats secrets.
overview-turn = Une chose par tour : prendre deux cartes, prendre une route avec des cartes de sa couleur, ou piocher de nouveaux contrats.
overview-points = Les routes aussitôt : plus longues, plus de points. À la fin, les contrats remplis ajoutent leur valeur et les autres la coûtent ; qui a le plus de cartes Bonus est payé.
overview-end = Quand quelqu’un n’a plus que deux chariots ou moins, chacun joue encore une fois.

## Vos affaires
ui-yours = Vos cartes et vos contrats
ui-hand = Vos cartes ({ $cards })
ui-hand-card = { $count } × { $card }
ui-your-contracts = Vos contrats ({ $contracts })
ui-no-contracts = aucun pour l’instant
ui-fulfilled = rempli
ui-not-yet = pas encore rempli
ui-failed = manqué
ui-all-contracts = Les contrats de tous
ui-stat-carts = chariots restants
ui-stat-cards = cartes Transport
ui-stat-contracts = contrats
ui-stat-bonus = cartes Marchandise

## Choisir
ui-keep = Le conserver
ui-keep-only = Seulement celui-ci

## Options
option-first = Qui commence (dans la boîte, c’est le plus jeune)
option-first-random = le hasard décide
option-first-1 = la première place
option-first-2 = la deuxième place
option-first-3 = la troisième place
option-first-4 = la quatrième place

## Apprendre en jouant
why-lesson = cette leçon suit un autre chemin : touchez ce qui brille
guide-welcome = Bienvenue dans la vieille ville d’Amsterdam. Vous êtes marchand : vous prenez des routes entre les lieux, et qui a le plus de points à la fin gagne. Anna joue contre vous.
guide-keep = Vous avez reçu deux contrats. { $touch ->
    [yes] Appuyez sur l’un d’eux
   *[no] Pointez-en un
}, et ses deux lieux s’éclairent sur le plan. Reliez-les par vos propres routes et il rapporte ses points ; si vous échouez, vous en perdez autant. Le long est risqué : ne conservez que le court.
guide-claim = À votre tour, vous faites une chose parmi trois. La première : prendre une route. Dam – Jan Roodenpoortstoren compte une case rouge, et vous avez une carte rouge. Touchez la route qui brille, puis la carte avec laquelle vous payez.
guide-take = La deuxième : prendre deux cartes. Prenez la carte verte visible ; une autre la remplace aussitôt.
guide-second = À présent, la seconde carte. Vous pourriez prendre toute carte visible sauf le joker : touchez le joker et voyez ce qu’il répond. Puis piochez une carte face cachée.
guide-double = Anna a pris l’une de deux routes parallèles. À deux joueurs, l’autre est maintenant fermée ; à trois ou quatre, quelqu’un d’autre pourrait encore la prendre.
guide-claim-next = Votre carte verte convient à la route de Jan Roodenpoortstoren à Westermarkt. Une route grise accepterait n’importe quelle couleur, mais une seule. Prenez la verte.
guide-cart = Il manque une étape. La route rose vers De Drie Hendricken porte un chariot : outre son point, elle rapporte une carte Marchandise. Prenez-la.
guide-fulfilled = Dam et De Drie Hendricken sont reliés : dans votre main, le contrat est marqué comme rempli. Vous avez aussi une carte Marchandise ; qui en a le plus à la fin reçoit 8 points.
guide-contracts = La troisième chose possible : piocher deux nouveaux contrats. Il faut en conserver au moins un. Touchez la pile de contrats.
guide-keep-again = De Drie Hendricken fait déjà partie de votre réseau. Conservez le contrat vers Munttoren.
guide-joker = Un joker remplace n’importe quelle couleur. Pris parmi les cartes visibles, c’est la seule carte de votre tour. Prenez-le.
guide-end = Et cela continue ainsi : cartes, routes, contrats. Dès que quelqu’un finit son tour avec deux chariots ou moins, tout le monde joue encore un tour, puis la partie s’arrête.
guide-scoring = On révèle alors les contrats : ceux qui sont remplis ajoutent leur valeur, les autres la retirent, et le bonus de marchandises est versé. L’annulation, les conseils et les règles sont à portée de main dans chaque partie. À vous de jouer !

## Chapitres des règles
rules-chapter-1 = 1 Matériel
rules-chapter-2 = 2 Mise en place
rules-chapter-3 = 3 Un tour
rules-chapter-4 = 4 Cartes Transport
rules-chapter-5 = 5 Prendre une route
rules-chapter-6 = 6 Contrats
rules-chapter-7 = 7 Fin de la partie
rules-chapter-8 = 8 Décompte final

# Amsterdam dans le navigateur.

## Le plateau
ui-board = Le plateau d’Amsterdam
ui-subtitle = la ville vue du port
ui-south = S
overview-aim = Devenez le marchand qui a le plus de points : avec des cubes de couleur, activez des cartes, prenez des blocs le long des canaux, expédiez des marchandises et descendez l’Amstel.
overview-turn = Douze manches. Prenez une carte et choisissez deux dés : chacun pose autant de cubes qu’il montre sur cette case de votre roue ; beaucoup de cubes arrivent donc tard. Dépensez ensuite ce qui est arrivé, dans l’ordre de votre choix.
overview-points = Livraisons, dockers ramenés, ponts de l’Amstel, marché ; à la fin, cartes à laurier, votre plus grand groupement et les quartiers qui comptent.
overview-end = Après la douzième manche. Les manches sans cubes et les cartes jamais activées coûtent des points.
ui-block-name = { $district } { $number }
ui-block = { $block }, { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
} ({ $colour }), { $good }
ui-block-owned = { $block }, appartient à { $owner }
ui-space = Case { $space } de l’Amstel
ui-space-last = Dernière case de l’Amstel, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-plus-points = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-bridge = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à qui le passe
ui-store = { $store }, toits vides : { $values }
ui-store-full = { $store }, plein
ui-docker = Docker { $docker }, { $place }
ui-sail-for = { $place }, { $cubes ->
    [0] sans ressource
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
}
ui-black-market = Marché noir
ui-sold = Marché noir : déjà vendu ({ $good })
ui-unsold = Marché noir : vente possible ({ $good })
ui-docker-house-name = Dockers
ui-docker-house = Bâtiment des dockers, { $dockers ->
    [one] { $dockers } docker
   *[other] { $dockers } dockers
}
why-docker-house = le prochain docker ramené rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} : prenez-en un à bord à un quai et naviguez jusqu’au quai de sa couleur
why-river-far = c’est { $spaces } plus loin, et l’on avance de { $most } au plus en une fois
why-river-back = sur l’Amstel on n’avance que vers l’aval
ui-scoring-district = { $district } rapporte à la fin : { $points }
ui-tom = TOM : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}, { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}

## Le plateau de tours
ui-round-board = Manche, marché et dés
ui-round = Manche { $round }
ui-round-of = sur { $rounds }
ui-phase = { $phase ->
    [1] Cartes
    [2] Dés
    [3] Actions
    [4] Fin de la manche
   *[other] Mise en place
}
ui-quick = Livraison rapide : +{ $points }
ui-market-tile = Tuile { $tile }
ui-market = Marché
ui-dice = Dés
ui-die = Dé { $colour } : { $number }
ui-no-dice = pas encore lancés
ui-deck = { $kind }, reste { $cards }
ui-discard-pile = Défausse, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-display = Cartes révélées
ui-no-display = il n’en reste aucune
ui-once = Une fois par tour
ui-once-block = un bloc
ui-once-amstel = l’Amstel
ui-once-market = le marché
ui-steps-left = { $steps ->
    [one] reste { $steps } case
   *[other] reste { $steps } cases
}
step-turn = Vos actions, dans l’ordre de votre choix

## Le plateau d’un joueur
ui-yours = Votre plateau
ui-board-of = Plateau de { $player }
ui-look = Voir le plateau de { $player }
ui-wheel = Rose des vents
ui-slot = Case { $slot } : { $cubes }
ui-slot-empty = vide
ui-cubes = { $number } × { $colour }
ui-supply = Disponibles
ui-supply-of = Disponibles : { $number } × { $colour }
ui-storeroom = Maison
ui-gulden = florins
ui-penalties-next = { $tokens ->
    [0] aucun jeton Pénalité
    [one] { $tokens } jeton Pénalité
   *[other] { $tokens } jetons Pénalité
} ; le prochain coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
ui-warn-empty = Rien sous la flèche : sans un dé qui montre 1, vous prenez un jeton Pénalité (coût à la fin : { $points })
ui-waiting-cards = Inactives ({ $cards } sur { $slots })
ui-active-cards = Actives ({ $cards })
ui-no-cards = aucune pour l’instant
ui-slot-free = emplacement libre
ui-store-own = Entrepôt provisoire
ui-barge = Barge
ui-nothing = vide
ui-good-store = Dans votre entrepôt provisoire : { $good }
ui-good-aboard = Sur votre barge : { $good }
ui-docker-aboard = Sur votre barge : docker { $docker }
ui-tasks = Tâches
ui-task-hidden = une tâche secrète
ui-task-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-card-used = utilisée
ui-card-says = { $card }, { $timing }. { $text }
ui-card-costs = Coût : { $cost }.
ui-stat-gulden = florins
ui-stat-cubes = ressources
ui-stat-cards = cartes actives
ui-stat-blocks = blocs

## Choisir
ui-back = Reprendre
ui-load-aboard = La charger à bord
ui-close = Fermer
ui-left = reste { $number }
ui-for-sail = pour naviguer
ui-for-amstel = pour avancer sur l’Amstel
ui-for-card = pour la carte
ui-second-die = À présent, le second dé

## La feuille de score
ui-sheet-tom = TOM a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Options
option-rounds = Durée de la partie
option-rounds-12 = 12 manches
option-rounds-10 = 10 manches, la partie courte
option-expansions = Extensions
option-expansions-workers = Contremaître et bailli
option-expansions-workers-says = Livrez là où se tient le contremaître pour 2 points de plus ; le bloc du bailli coûte 1 ressource de moins.
option-expansions-tasks = Tâches secrètes
option-expansions-tasks-says = Chacun a ses buts secrets, qui rapportent à la fin.
option-expansions-trader = Pion Marché noir
option-expansions-trader-says = Vendre sur la case de ce pion donne les deux récompenses du marché noir.
option-expansions-tiles = Tuiles Marché supplémentaires
option-expansions-tiles-says = Huit tuiles Marché de plus, avec de nouvelles conditions : aucun marché ne se ressemble.
option-tasks = Tâches par joueur
option-tasks-3 = 3
option-tasks-5 = 5
option-open_tasks = Dont tâches face visible
option-open_tasks-0 = aucune
option-open_tasks-1 = 1
option-open_tasks-2 = 2
option-market = Tuiles Marché supplémentaires
option-market-mix = mélangées aux autres
option-market-replace = à la place des tuiles B
option-edition = Là où les règles imprimées divergent
option-edition-consensus = ce que disent la plupart
option-edition-nl = la règle néerlandaise
option-edition-fr = la règle française
option-edition-hu = la règle hongroise
option-district_condition = Cartes qui demandent un plan
option-district_condition-used = le plan a été utilisé ce tour-ci
option-district_condition-active = le plan est actif

## Cartes, tuiles et tâches expliquées
ui-help-artisans = Artisans
ui-help-buildings = Bâtiments
ui-help-maps = Plans
ui-help-tiles = Tuiles Marché
ui-help-tasks = Tâches secrètes
ui-help-goods = Marchandises
ui-help-dockers = Dockers
ui-help-timings = Quand une carte agit
ui-help-task-points = { $two } / { $three } / { $four } points à 2 / 3 / 4 joueurs

## Apprendre en jouant
why-lesson = cette leçon suit un autre chemin : touchez ce qui brille
guide-welcome = Bienvenue à Amsterdam. Vous êtes marchand : avec des cubes de couleur, vous activez des cartes, prenez des blocs de la ville, transportez des marchandises à travers le port et descendez l’Amstel. Le plus de points gagne. Anna joue contre vous ; voici la manche 2.
guide-cards = Chaque manche a quatre phases. En phase I, vous prenez une des cartes révélées. { $touch ->
    [yes] Appuyez un moment sur une carte
   *[no] Pointez une carte
} et elle grandit : son coût en cubes, quand elle agit et ce qu’elle fait. Prenez le plan Plantage.
guide-dice = Phase II : choisissez deux des six dés. Un dé donne autant de cubes qu’il montre, mais les pose sur cette case de votre rose des vents : six cubes n’arrivent que cinq manches plus tard, un cube arrive aussitôt. Choisissez le marron, puis le rose.
guide-activate = Les roses des vents ont tourné, et les cubes à la flèche sont à vous : 5 marron, 3 roses. La phase III est votre tour : faites ce que vous voulez, dans n’importe quel ordre. Vos cartes inactives montrent ce qui leur manque. Activez le plan pour 1 rose.
guide-use = Le plan est maintenant parmi vos cartes actives. Les cartes marquées III servent une fois par manche. Utilisez-le : 1 rose devient 1 point.
guide-block = Une fois par tour, vous pouvez prendre un bloc de la ville contre des cubes de sa couleur. Il porte désormais vos armoiries, et vous recevez sa marchandise. Les blocs reliés par des ponts forment un groupement qui compte à la fin. Prenez le bloc qui brille.
guide-sale = Vous pourriez vendre tout de suite le carrelage au marché noir, pour 2 florins ou un cube. Mais livré tôt, il rapporte davantage. Gardez-le dans votre entrepôt provisoire.
guide-load = Votre barge est au ponton de départ, et chaque ponton a une grue. Touchez le carrelage dans votre entrepôt provisoire pour le charger.
guide-sail = Chaque case que parcourt votre barge coûte un cube de n’importe quelle couleur ; les nombres sur l’eau disent combien. Naviguez jusqu’à l’entrepôt Carrelage.
guide-deliver = Ici, le meilleur toit vide rapporte 5 points, et la livraison rapide en ajoute 6 pendant cette manche, puis de moins en moins. Touchez l’entrepôt.
guide-amstel = Une fois par tour, vous pouvez avancer sur l’Amstel : 1 case pour 1 cube, 2 pour 3, 3 pour 5. Qui est en tête joue en premier dans chaque phase, et les ponts rapportent des points. Avancez d’une case.
guide-market = Au marché, les florins achètent des points, une fois par tour ; la tuile change à chaque manche. Touchez la tuile Marché : 1 florin pour 3 points.
guide-pass = Vous avez fini pour cette manche. Terminez votre tour ; puis Anna joue.
guide-keep = La manche se termine. Vous pouvez garder un cube dans votre maison, les autres sont perdus : gardez-en un brun. Une manche sans cube à la flèche coûte un jeton Pénalité, comme chaque carte encore inactive à la fin.
guide-next-round = Manche 3 : une nouvelle carte pour chacun, une nouvelle tuile Marché. Prenez la carte qui brille.
guide-next-dice = Et de nouveaux dés. Ce que vous choisissez maintenant servira plus tard : choisissez le violet, puis le noir.
guide-block-to-sell = Au port, maintenant. Votre dentelle est à bord depuis le début, mais son entrepôt est loin. Prenez d’abord le bloc qui brille, pour 3 gris.
guide-sell = Le marché noir n’achète chaque type de marchandise qu’une fois par partie : qui vend le premier en prive les autres. Il vous faut un cube pour la route : vendez le genièvre contre un cube marron.
guide-pier = Des dockers attendent aux pontons de couleur. Naviguez jusqu’au ponton marron, juste à côté.
guide-docker = Un docker par escale, deux à bord au plus, et chacun paie 1 florin pour le trajet. Prenez le docker bleu clair à bord.
guide-to-depot = Un dépôt se trouve sur le chemin de son ponton. Vous pouvez vous arrêter partout, puis repartir. Naviguez jusqu’au dépôt qui brille.
guide-depot = Un dépôt vide accepte une marchandise de n’importe quel type : 3 points ici, et la livraison rapide en ajoute 5 pendant cette manche. Touchez-le pour livrer la dentelle.
guide-home = Ramenez le docker : le premier arrivé rapporte 9 points au bâtiment des dockers, les suivants moins. Naviguez jusqu’au ponton bleu clair.
guide-rest = De 15 à 32 points en un tour. Terminez votre tour.
guide-scoring = Après douze manches viennent les cartes à couronne de laurier, 3 points pour chaque bloc de votre plus grand groupement, les quartiers tirés et les restes. L’annulation, les conseils et les règles sont à portée de main dans chaque partie. À vous de jouer !

## Chapitres des règles
rules-chapter-1 = 1 Matériel
rules-chapter-2 = 2 Le plateau
rules-chapter-3 = 3 Mise en place
rules-chapter-4 = 4 Manches et ordre de jeu
rules-chapter-5 = 5 Phase I : cartes
rules-chapter-6 = 6 Phase II : dés
rules-chapter-7 = 7 Phase III : votre tour
rules-chapter-8 = 8 Les actions
rules-chapter-9 = 9 Phase IV : fin de la manche
rules-chapter-10 = 10 Livraison rapide et derniers dés
rules-chapter-11 = 11 Jetons Pénalité
rules-chapter-12 = 12 Décompte final
rules-chapter-13 = 13 La partie courte
rules-chapter-14 = 14 Contremaître et bailli
rules-chapter-15 = 15 Tâches secrètes
rules-chapter-16 = 16 Le pion Marché noir
rules-chapter-17 = 17 Tuiles Marché supplémentaires
rules-chapter-18 = 18 Seul contre TOM
rules-chapter-19 = 19 Lire les cartes

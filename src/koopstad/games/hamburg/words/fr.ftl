# Hamburg, en français. Les noms des cartes et des bourgmestres sont des noms propres et se trouvent dans les données.

colour-purple = violet
colour-orange = orange
colour-grey = gris
colour-pink = rose
colour-brown = marron
colour-black = noir
each-colour = toutes
tom = TOM

misfortune-flood = inondation
misfortune-fire = incendie
misfortune-looting = pillage
misfortune-disease = maladie
misfortune-wall-collapse = effondrement de la muraille

half-left = moitié gauche
half-right = moitié droite

token-hall = place de l’Hôtel de Ville
token-buildings = bâtiments
token-wall = muraille
token-points = points
token-zoo = zoo

category-citizens = bourgeoisie
category-administration = administration
category-university = université
category-health = santé
category-amusement = divertissement
category-art = art
category-theatre = théâtre
category-circus = cirque
category-trade = commerce
category-industry = industrie
category-banks = banques
category-crafts = artisanat
category-army = armée
category-police = police
category-underworld = pègre
category-secret-society = société secrète
category-harbour = port
category-church = église
category-emigrants = émigrants
category-mysticism = mysticisme
category-zoo = zoo
category-park = parc

symbol-lightning = immédiat
symbol-I = une fois par cycle en phase I
symbol-II = une fois par cycle en phase II
symbol-III = une fois par cycle en phase III
symbol-IV = une fois par cycle en phase IV
symbol-permanent-I = permanent, phase I
symbol-permanent-II = permanent, phase II
symbol-permanent-III = permanent, phase III
symbol-permanent-IV = permanent, phase IV
symbol-permanent = permanent
symbol-laurel = décompte final
symbol-none = sans capacité

step-refill = Choisissez la pioche de la prochaine carte
step-discard-hand = Défaussez votre main, carte par carte ; la dernière sera au-dessus
step-new-hand = Choisissez les pioches de votre nouvelle main
step-activation = Utilisez des cartes en jeu
step-turn = Jouez une carte pour une action de base, ou utilisez des bâtiments III
step-turn-under-a-stock-tile = Jouez une carte pour une action de base, ou utilisez des bâtiments III
step-rest-of-turn = Utilisez des bâtiments III, ou terminez votre tour
step-granted-action = Effectuez une action de base avec la carte tout juste piochée
step-repeat-lightning = Utiliser l’éclair une seconde fois ?
step-take-a-statue = Choisissez une statue
step-use-a-ship = Utiliser un navire ?
step-choose-a-mayor = Choisissez la face de votre bourgmestre
step-choose-misfortune = Choisissez le fléau à augmenter
step-prevent-misfortune = Empêcher le fléau ?
step-misfortunes-strike = Choisissez quel fléau frappe en premier
step-flow = La partie continue
step-park-income = Revenus des parcs
step-raises = Les fléaux augmentent
step-program = Un effet
step-TOM-acts = TOM agit

# Ce qui peut être joué. Son prix et ce que cela rapporte sont calculés et affichés à côté.
action-draw = Piocher une carte { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}
action-workers = Prendre { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
} ({ $colour }) avec { $card }
action-money = Prendre les marks du dé { $colour } avec { $card }
action-lower = Réduire un fléau ({ $misfortune }) avec { $card }
action-wall = Bâtir le segment { $colour } de la { $half } avec { $card }
action-site = Faire de { $card } un chantier ({ $colour })
action-build = Construire { $card } sur le chantier { $site } ({ $colour })
action-lay-out = Poser { $card }
action-recolour = La prochaine carte compte comme { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}
action-activate = Utiliser { $card }
action-again = Réutiliser { $card }
action-pick = Choisir { $card }
action-card = Choisir { $card } dans votre main
action-discard = Défausser { $card }
action-on = Sur le chantier { $site } ({ $colour })
action-worker = Prendre un ouvrier { $colour }
action-give = Donner un ouvrier { $colour }
action-buy = Acheter un ouvrier { $colour }
action-lower-any = Réduire le fléau { $colour } ({ $misfortune })
action-raise = Augmenter le fléau { $colour } ({ $misfortune })
action-suffer = Le fléau { $colour } ({ $misfortune }) frappe en premier
action-prevent = Rendre un ouvrier pour l’empêcher
action-lose = Renoncer à { $card }
action-lose-site = Renoncer au chantier { $site } ({ $colour })
action-lose-stone = Renoncer à une pierre de la { $half }
action-stone = Bâtir le prochain segment de la { $half }
action-turn-back = Remettre le jeton sur sa face neutre : { $token }
action-hummel = Prendre Hans Hummel
action-jette = Prendre Zitronenjette
action-ship = Utiliser le navire { $colour } : { $effect }
action-clergyman-left = Déplacer l’ecclésiastique vers la gauche
action-clergyman-right = Déplacer l’ecclésiastique vers la droite
action-trade = Échanger avec { $player }
action-mayor = { $name } : { $effect }
action-advance = Avancer sur la place de l’Hôtel de Ville
action-done = S’arrêter là

group-draw = Piocher
group-workers = Ouvriers
group-money = Argent
group-lower = Fléau
group-wall = Muraille
group-site = Chantier
group-build = Construire
group-use = Utiliser
group-choose = Choisir
group-turn = Cela suffit

# Ce qu’un joueur possède et compare.
purse-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
purse-marks = { $number ->
    [one] { $number } mark
   *[other] { $number } marks
}
purse-any = { $number ->
    [one] { $number } ouvrier au choix
   *[other] { $number } ouvriers au choix
}
purse-purple = { $number ->
    [one] { $number } ouvrier ({ colour-purple })
   *[other] { $number } ouvriers ({ colour-purple })
}
purse-orange = { $number ->
    [one] { $number } ouvrier ({ colour-orange })
   *[other] { $number } ouvriers ({ colour-orange })
}
purse-grey = { $number ->
    [one] { $number } ouvrier ({ colour-grey })
   *[other] { $number } ouvriers ({ colour-grey })
}
purse-pink = { $number ->
    [one] { $number } ouvrier ({ colour-pink })
   *[other] { $number } ouvriers ({ colour-pink })
}
purse-brown = { $number ->
    [one] { $number } ouvrier ({ colour-brown })
   *[other] { $number } ouvriers ({ colour-brown })
}
purse-level-purple = { $number ->
    [one] { $number } niveau de fléau ({ colour-purple })
   *[other] { $number } niveaux de fléau ({ colour-purple })
}
purse-level-orange = { $number ->
    [one] { $number } niveau de fléau ({ colour-orange })
   *[other] { $number } niveaux de fléau ({ colour-orange })
}
purse-level-grey = { $number ->
    [one] { $number } niveau de fléau ({ colour-grey })
   *[other] { $number } niveaux de fléau ({ colour-grey })
}
purse-level-pink = { $number ->
    [one] { $number } niveau de fléau ({ colour-pink })
   *[other] { $number } niveaux de fléau ({ colour-pink })
}
purse-level-brown = { $number ->
    [one] { $number } niveau de fléau ({ colour-brown })
   *[other] { $number } niveaux de fléau ({ colour-brown })
}
purse-hand = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
purse-sites = { $number ->
    [one] { $number } chantier
   *[other] { $number } chantiers
}
purse-buildings = { $number ->
    [one] { $number } bâtiment
   *[other] { $number } bâtiments
}
purse-garden = { $number ->
    [one] { $number } carte Zoo ou Parc
   *[other] { $number } cartes Zoo ou Parc
}
purse-wall = { $number ->
    [one] { $number } pierre de muraille
   *[other] { $number } pierres de muraille
}
purse-hall = { $number ->
    [one] { $number } case de la place de l’Hôtel de Ville
   *[other] { $number } cases de la place de l’Hôtel de Ville
}
purse-statues = { $number ->
    [one] { $number } statue
   *[other] { $number } statues
}
purse-tokens = { $number ->
    [one] { $number } jeton Majorité
   *[other] { $number } jetons Majorité
}

log-draw = { $player } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $piles }
log-draw-secret = { $player } pioche { $names }
log-shuffle = La défausse est mélangée
log-site = { $player } ouvre un chantier { $colour }
log-site-secret = { $player } ouvre un chantier { $colour } avec { $name }
log-pay = { $player } paie { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
} pour { $name }
log-building = { $player } construit { $name }
log-lay-out = { $player } pose { $name }
log-lose-site = { $player } perd le chantier { $name }
log-lose-site-building = { $player } perd le chantier { $name } ; retour en main : { $buildings }
log-lose-site-tom = { $player } perd le chantier { $name } avec { $buildings }
log-lose-building = { $player } perd le bâtiment { $name }
log-lose-stone = { $player } perd une pierre de la { $half } de sa muraille
log-lose-money = { $player } perd { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
log-lose-workers = { $player } perd { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
}
log-turn-back = { $player } remet son jeton Majorité sur sa face neutre : { $token }
log-hand-over = { $player } cède un ouvrier { $colour }
log-steal = { $player } perd une carte de sa main
log-steal-secret = { $player } perd { $name } de sa main
log-robbed = { $player } cède { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
log-trade = { $player } reçoit 1 mark et cède un point
log-roll = Les dés : { $dice }. L’ecclésiastique se place au vitrail { $window }
log-black-tile = Tuile noire { $tile } : { $colours }
log-ships = Navires à quai : { $ships }
log-ship = { $player } rend un ouvrier { $worker } et utilise le navire { $colour }
log-new-hand = { $player } défausse toute sa main
log-lower = { $player } réduit un fléau ({ $misfortune }) de { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-raise = { $player } augmente un fléau ({ $misfortune }) : niveau { $level }
log-strike = Un fléau frappe { $player } : { $misfortune }
log-prevent = { $player } rend un ouvrier pour empêcher un fléau : { $misfortune }
log-advance = { $player } avance à la case { $field } de la place de l’Hôtel de Ville pour { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
log-retreat = { $player } recule à la case { $field } de la place de l’Hôtel de Ville
log-stone = { $player } bâtit un segment { $colour } de la { $half } de sa muraille pour { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
log-statue-hummel = { $player } prend un Hans Hummel valant { $value ->
    [one] { $value } point
   *[other] { $value } points
}
log-statue-jette = { $player } prend une Zitronenjette et { $value ->
    [one] { $value } mark
   *[other] { $value } marks
}
log-activate = { $player } utilise { $name }
log-recolour = { $player } rend un ouvrier gris : la prochaine carte compte comme { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}
log-workers = { $player } défausse { $name } et prend { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
} ({ $colour })
log-money = { $player } défausse { $name } et prend { $number ->
    [one] { $number } mark
   *[other] { $number } marks
}
log-lower-card = { $player } défausse { $name } pour réduire le fléau { $colour }
log-wall-card = { $player } défausse { $name } pour un segment { $colour } de muraille
log-gain = { $player } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
log-gain-points = { $player } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-gain-marks = { $player } prend { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
log-gain-worker = { $player } prend { $colour ->
    [toutes] 1 ouvrier de chaque couleur
   *[other] un ouvrier { $colour }
}
log-return-worker = { $player } rend un ouvrier { $colour }
log-discard = { $player } défausse { $name }
log-take-discard = { $player } prend { $name } dans la défausse
log-take-back = { $player } reprend { $name }
log-search-take = { $player } trouve { $name } et prend cette carte
log-search-nothing = { $player } cherche dans la pioche { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
} et ne trouve rien
log-church-worker = { $player } place un ouvrier { $colour } dans l’église
log-clergyman = { $player } déplace l’ecclésiastique au vitrail { $window }
log-majority = { $player } retourne son jeton Majorité : { $token }
log-cycle-ends = Fin du cycle { $cycle }
log-game-ends = La partie est terminée
log-mayor = { $player } joue { $name }, face { $side }
log-marker = Le marqueur de cours passe à la case { $field }
log-score = { $player } : cartes { $cards }, lauriers { $laurels }, majorités { $tokens }, segments { $segments }, statues { $statues }, ecclésiastiques { $clergy }, place de l’Hôtel de Ville { $hall } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-tom-black-die = TOM prend { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
} pour le dé noir
log-tom-point = TOM, { $colour } 1 : il gagne un point
log-tom-workers = TOM, { $colour } 2 : il prend deux ouvriers ({ $colour })
log-tom-wall = TOM, { $colour } { $die } : un segment convient et il peut payer { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
log-tom-no-wall = TOM, { $colour } 3 : aucun segment ne convient ou n’est payable ; il prend un ouvrier { $colour }
log-tom-lowers = TOM, { $colour } 4 : son fléau { $colour } est augmenté ; il le réduit
log-tom-site = TOM, { $colour } 4 : rien à réduire ; il rend un ouvrier { $colour } et ouvre un chantier
log-tom-marks = TOM, { $colour } { $die } : rien d’autre n’est possible ; il prend { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
log-tom-builds = TOM, dé { $colour } : il peut construire { $name } pour { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
log-tom-cannot-build = TOM, { $colour } { $die } : il ne peut pas construire { $name } et en fait un chantier
log-tom-no-worker = TOM, { $colour } { $die } : il ne peut pas construire { $name } et n’a pas d’ouvrier pour en faire un chantier ; la carte est défaussée
log-tom-cannot-pay = TOM, { $colour } { $die } : il ne peut pas construire { $name } ; la carte est défaussée

why-no-answer = cela ne répond pas à ce qui est demandé
why-mayor-side = choisissez l’une des deux faces de la tuile Bourgmestre { $tile }
why-statue = choisissez l’une des statues offertes
why-ship-away = le navire { $colour } n’est pas à quai
why-ship-or-done = utilisez un navire, ou aucun
why-search-pick = choisissez l’une des cartes trouvées
why-search-site = choisissez un chantier libre
why-buy = achetez un ouvrier pour 1 mark, ou arrêtez
why-choose-different-worker = rendez un ouvrier d’une autre couleur, ou arrêtez
why-choose-discard = choisissez une carte en main à défausser
why-choose-own-worker = choisissez un ouvrier que vous avez
why-choose-worker = choisissez la couleur de l’ouvrier à prendre
why-exchange = échangez un ouvrier, ou arrêtez
why-no-discards = la défausse est vide
why-trade = choisissez avec qui échanger
why-phase-offers = en phase { $phase }, on utilise des cartes en jeu, ou rien
why-draw-first = choisissez la pioche de la prochaine carte
why-pile-empty = la pioche { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
} est épuisée
why-advance-later = la figurine avance après les fléaux de la phase II
why-marks = cela coûte { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}, et vous en avez { $held }
why-no-low-die = aucun dé ne montre 1 ou 2
why-acted-already = l’action de base de ce tour est faite
why-no-such-card = vous avez en main { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
why-turn-offers = un tour est une action de base et autant de bâtiments III qu’on veut
why-needs-site = un bâtiment demande un chantier
why-no-such-site = vous avez { $sites ->
    [one] { $sites } chantier
   *[other] { $sites } chantiers
}
why-site-full = ce chantier est occupé
why-needs-no-site = les cartes Zoo et Parc se posent à gauche et ne demandent pas de chantier
why-basic-action-first = il faut d’abord jouer une carte pour une action de base
why-no-segment = il n’y a pas de segment que vous puissiez payer
why-segment-colour = le prochain segment de cette moitié est { $colour }
why-choose-segment = choisissez une moitié de la muraille
why-half-complete = cette moitié est achevée
why-no-worker = vous n’avez pas d’ouvrier { $colour }
why-choose-lower = choisissez un fléau augmenté
why-prevent = rendez un ouvrier { $colour }, ou laissez le fléau augmenter
why-lose-building = choisissez l’un de vos bâtiments
why-lose-site = choisissez l’un de vos chantiers
why-lose-stone = choisissez une moitié où se trouve une pierre
why-suffer = choisissez un fléau qui frappe
why-dice-differ = les dés ne remplissent pas la condition
why-no-pair = cela coûte un ouvrier { $colour } et un autre
why-no-workers = vous n’avez pas d’ouvrier
why-not-in-phase = aucune de vos cartes en jeu portant ce numéro ne sert en phase { $phase }
why-once-a-cycle = une carte sert une fois par cycle
why-used-already = elle a déjà servi pendant ce cycle
why-not-displayed = vous n’avez pas ce bâtiment
why-too-late = cela se fait juste après le placement de l’ecclésiastique
why-no-recolour = seule la carte 224 change la couleur d’une carte
why-recolour-now = cela coûte un ouvrier gris et se fait avant une action de base
why-recoloured-already = la couleur a déjà été changée
why-recoloured-build = une carte dont la couleur est changée ne peut pas être construite
why-recoloured-first = utilisez d’abord la carte dont la couleur est changée
why-advance-or-not = avancez, ou non
why-advanced-already = vous avez déjà avancé pendant cette étape
why-level-0 = le fléau { $colour } est au niveau 0
why-activate-again = choisissez un bâtiment III déjà utilisé pendant ce cycle
why-nothing-used = aucun bâtiment III que vous pourriez payer de nouveau n’a servi pendant ce cycle
why-activate-next = choisissez le prochain bâtiment à utiliser
why-no-worker-for-site = il ne reste pas d’ouvrier pour payer un chantier dont la pioche a des cartes
why-nothing-under-zoo = il vous faut un ouvrier, un bâtiment en main et une carte Zoo de la même couleur
why-under-zoo = choisissez un bâtiment de cette couleur, puis une carte Zoo
why-turn-back = choisissez un jeton Majorité actif
why-drawn-card = l’action de base se fait avec la carte tout juste piochée, la carte { $place } de votre main
why-clergyman = déplacez l’ecclésiastique d’un vitrail vers la gauche ou la droite
why-repeat = utilisez la carte { $card } une seconde fois, ou non
why-choose-lightning = choisissez un bâtiment à éclair
why-no-lightning = il n’y a pas de bâtiment à éclair
why-doubled-already = un bâtiment a déjà servi deux fois pendant ce cycle
why-not-used-yet = il n’a pas encore servi pendant ce cycle
why-no-workers-for-tile = la tuile en vigueur demande plus d’ouvriers que vous n’en avez
why-discard-hand = défaussez d’abord votre main, carte par carte, dans l’ordre de votre choix
why-new-hand = trois cartes viennent d’une pioche et deux d’une autre
why-take-back = choisissez un autre de vos bâtiments, ou arrêtez
why-choose-raise = choisissez le fléau à augmenter à la place

card-001 = Piochez 1 carte dans la pioche de votre choix et effectuez avec elle une action de base.
card-002 = Si aucun des six dés ne montre 1 ou 2 : vous pouvez payer 4 marks et avancer d’une case sur la place de l’Hôtel de Ville.
card-003 = Rendez 1 ouvrier gris : 2 marks pour chacun de vos bâtiments de catégorie bourgeoisie.
card-004 = Reprenez en main autant de vos bâtiments que vous voulez ; leurs chantiers restent en jeu.
card-005 = Cherchez dans la défausse une carte de catégorie bourgeoisie et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-006 = Gagnez 1 point.
card-007 = Rendez 1 ouvrier violet : piochez 1 carte dans l’une des cinq pioches et effectuez avec elle une action de base, dont la couleur est celle de la carte piochée.
card-008 = Rendez 1 ouvrier gris : piochez 1 carte dans l’une des cinq pioches et effectuez avec elle une action de base, dont la couleur est celle de la carte piochée.
card-009 = Rendez 1 ouvrier orange : piochez 1 carte dans l’une des cinq pioches et effectuez avec elle une action de base, dont la couleur est celle de la carte piochée.
card-010 = Rendez 1 ouvrier rose : piochez 1 carte dans l’une des cinq pioches et effectuez avec elle une action de base, dont la couleur est celle de la carte piochée.
card-011 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie bourgeoisie.
card-012 = Rendez 1 ouvrier rose : 1 point par tranche de 3 de vos pierres de muraille.
card-013 = Chaque adversaire défausse 1 carte de sa main.
card-014 = Rendez 1 ouvrier violet : 2 marks pour chacun de vos bâtiments de catégorie administration.
card-015 = Rendez 1 ouvrier rose : 2 marks pour chacun de vos chantiers roses.
card-016 = Rendez 1 ouvrier violet : 2 marks pour chacun de vos chantiers violets.
card-017 = Rendez 1 ouvrier gris : 2 marks pour chacun de vos chantiers gris.
card-018 = Rendez 1 ouvrier orange : 2 marks pour chacun de vos chantiers orange.
card-019 = Cherchez dans la défausse une carte de catégorie administration et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-020 = Rendez 1 ouvrier violet : 2 points par tranche de 3 de vos chantiers violets.
card-021 = Rendez 1 ouvrier orange : 2 points par tranche de 3 de vos chantiers orange.
card-022 = Rendez 1 ouvrier gris : 2 points par tranche de 3 de vos chantiers gris.
card-023 = Rendez 1 ouvrier rose : 2 points par tranche de 3 de vos chantiers roses.
card-024 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie administration.
card-025 = 2 marks pour chacun de vos bâtiments.
card-026 = Rendez 1 ouvrier rose : 2 marks pour chacun de vos bâtiments de catégorie université.
card-027 = Achetez jusqu’à 5 ouvriers de couleurs au choix pour 1 mark chacun.
card-028 = Piochez 4 cartes en main, puis défaussez 4 cartes de votre main ; les cartes tout juste piochées peuvent en faire partie.
card-029 = Décompte final : 2 points de plus pour chaque troisième segment de muraille bâti et pour chacune de vos statues.
card-030 = Décompte final : 2 points de plus pour chaque jeton Majorité sur sa face colorée.
card-031 = Cherchez dans la défausse une carte de catégorie université et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-032 = Piochez 2 cartes et ouvrez-les toutes deux comme chantiers sans payer d’ouvriers.
card-033 = Piochez 1 carte de plus en main.
card-034 = Chaque fois que vous effectuez l’action de base Ouvriers, prenez 1 ouvrier de plus, de la couleur de votre choix.
card-035 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie université.
card-036 = Chaque fois que vous activez une carte à éclair, vous pouvez activer cette même carte une seconde fois sans rien payer de plus.
card-037 = Rendez 1 ouvrier rose : cherchez 1 carte Zoo dans la pioche rose et prenez-la en main ; mélangez cette pioche.
card-038 = Rendez 1 ouvrier orange : cherchez 1 carte Zoo dans la pioche orange et prenez-la en main ; mélangez cette pioche.
card-039 = Rendez 1 ouvrier gris : cherchez 1 carte Zoo dans la pioche grise et prenez-la en main ; mélangez cette pioche.
card-040 = Rendez 1 ouvrier violet : cherchez 1 carte Zoo dans la pioche violette et prenez-la en main ; mélangez cette pioche.
card-041 = Rendez 1 ouvrier de n’importe quelle couleur : cherchez 1 carte Parc dans la pioche de cette couleur et prenez-la en main ; mélangez cette pioche.
card-042 = Rendez 1 ouvrier orange : 2 marks pour chacun de vos bâtiments de catégorie santé.
card-043 = Rendez 1 ouvrier violet et 1 ouvrier de n’importe quelle couleur : 3 marks et 1 point.
card-044 = Cherchez dans la défausse une carte de catégorie santé et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-045 = Rendez 1 ouvrier gris : 1 mark pour chaque catégorie différente parmi vos bâtiments.
card-046 = Lors du contrôle des majorités de la phase IV, vous retournez votre jeton sur sa face colorée même à égalité en tête, sauf si la valeur commune est 0.
card-047 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie santé.
card-048 = Prenez 1 ouvrier de la couleur de votre choix.
card-049 = Si le dé gris montre 5 ou 6 : prenez 1 ouvrier gris.
card-050 = Si le dé orange montre 5 ou 6 : prenez 1 ouvrier orange.
card-051 = Si le dé marron montre 5 ou 6 : prenez 1 ouvrier marron.
card-052 = Si le dé violet montre 5 ou 6 : prenez 1 ouvrier violet.
card-053 = Rendez 1 ouvrier orange : 2 marks pour chacun de vos bâtiments de catégorie divertissement.
card-054 = Rendez 1 ouvrier violet : activez une seconde fois l’un de vos bâtiments de phase III, au choix.
card-055 = Cherchez dans la défausse une carte de catégorie divertissement et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-056 = Si le dé noir montre 5 ou 6, vous pouvez prendre 1 ouvrier de la couleur de votre choix.
card-057 = Rendez 1 ouvrier gris : 1 point pour chacun de vos bâtiments de catégorie divertissement.
card-058 = Rendez 1 ouvrier marron : 1 mark pour chaque dé (parmi les six) qui montre 5 ou 6.
card-059 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie divertissement.
card-060 = Activez aussitôt, une fois et sans payer, tous vos bâtiments dont l’activation coûte normalement un ouvrier.
card-061 = Rendez 1 ouvrier marron : 2 marks pour chacun de vos bâtiments de catégorie art.
card-062 = Rendez 1 ouvrier orange : bâtissez 1 segment de muraille sans jouer de carte, en payant le double de son coût ; la couleur de l’ouvrier peut différer de celle du segment.
card-063 = Rendez 1 ouvrier marron : bâtissez 1 segment de muraille sans jouer de carte, en payant le double de son coût ; la couleur de l’ouvrier peut différer de celle du segment.
card-064 = Rendez 1 ouvrier violet : bâtissez 1 segment de muraille sans jouer de carte, en payant le double de son coût ; la couleur de l’ouvrier peut différer de celle du segment.
card-065 = Rendez 1 ouvrier gris : bâtissez 1 segment de muraille sans jouer de carte, en payant le double de son coût ; la couleur de l’ouvrier peut différer de celle du segment.
card-066 = Ce bâtiment compte comme art, mais aussi comme divertissement, théâtre et cirque ; plusieurs cartes qui récompensent ces catégories peuvent chacune le compter.
card-067 = Cherchez dans la défausse une carte de catégorie art et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-068 = Avancez d’une case sur la place de l’Hôtel de Ville sans payer.
card-069 = Rendez 1 ouvrier orange : 1 point pour chacun de vos bâtiments de catégorie art.
card-070 = Chaque fois que vous effectuez l’action de base Chantier, vous pouvez réduire d’un niveau le fléau de la couleur du chantier.
card-071 = Décompte final : 1 point pour chaque catégorie différente parmi vos bâtiments.
card-072 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie art.
card-073 = Rendez 1 ouvrier gris : 2 marks pour chacun de vos bâtiments de catégorie théâtre.
card-074 = Rendez 1 ouvrier orange : 1 mark pour chacun de vos chantiers orange.
card-075 = Rendez 1 ouvrier marron : 1 mark pour chacun de vos chantiers marron.
card-076 = Rendez 1 ouvrier violet : 1 mark pour chacun de vos chantiers violets.
card-077 = Rendez 1 ouvrier gris : 1 mark pour chacun de vos chantiers gris.
card-078 = Rendez 1 ouvrier orange : 1 point pour chacun de vos chantiers orange.
card-079 = Rendez 1 ouvrier marron : 1 point pour chacun de vos chantiers marron.
card-080 = Rendez 1 ouvrier violet : 1 point pour chacun de vos chantiers violets.
card-081 = Rendez 1 ouvrier orange : 1 point pour chacun de vos bâtiments de catégorie théâtre.
card-082 = Rendez 1 ouvrier gris : 1 point pour chacun de vos chantiers gris.
card-083 = Cherchez dans la défausse une carte de catégorie théâtre et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-084 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie théâtre.
card-085 = Chaque adversaire remet sur sa face neutre l’un de ses jetons Majorité actifs, à son choix.
card-086 = Rendez 1 ouvrier marron : 2 marks pour chacun de vos bâtiments de catégorie cirque.
card-087 = Si un nombre X apparaît sur plus de dés que tout autre : X marks. Si plusieurs nombres sont à égalité en tête : rien.
card-088 = Rendez 1 ouvrier orange : pour chaque série complète de cinq ouvriers de couleurs différentes qu’il vous reste après paiement, 1 point et 5 marks.
card-089 = 2 points pour chacun de vos jetons Majorité actifs.
card-090 = Cherchez dans la défausse une carte de catégorie cirque et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-091 = Chaque fois qu’un adversaire bâtit un segment de muraille, prenez 1 ouvrier de la couleur de ce segment.
card-092 = Si le total de tous les dés est de 23 au plus : 5 marks.
card-093 = Si le total de tous les dés est de 19 au moins : 2 points.
card-094 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie cirque.
card-095 = Chaque fois que vous retournez un jeton Majorité sur sa face colorée, prenez une série complète d’ouvriers (1 de chacune des cinq couleurs).
card-096 = Décompte final : l’une de vos statues compte double.
card-097 = Rendez 1 ouvrier rose : 2 marks pour chacun de vos bâtiments de catégorie commerce.
card-098 = Rendez 1 ouvrier rose : 3 marks.
card-099 = Rendez 1 ouvrier violet : 3 marks.
card-100 = Rendez 1 ouvrier marron : 3 marks.
card-101 = Rendez 1 ouvrier gris : 3 marks.
card-102 = Prenez 2 marks.
card-103 = Donnez 1 mark à chaque adversaire ; chacun d’eux perd 1 point, que vous gagnez. Si vous avez moins de marks que d’adversaires, vous choisissez avec qui échanger. Nul ne peut refuser.
card-104 = Cherchez dans la défausse une carte de catégorie commerce et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-105 = Rendez 1 ouvrier gris : 1 point pour chaque troisième segment de muraille bâti et pour chacune de vos statues.
card-106 = Rendez 1 ouvrier de n’importe quelle couleur : autant de marks que montre le dé de cette couleur.
card-107 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie commerce.
card-108 = Quand vous effectuez l’action de base Muraille, vous défaussez toujours une carte de la couleur requise, mais ne payez pas de marks.
card-109 = Rendez jusqu’à 5 ouvriers de couleurs différentes : pour chacun, 1 point et 1 mark.
card-110 = Rendez 1 ouvrier gris : 2 marks pour chacun de vos bâtiments de catégorie industrie.
card-111 = Rendez 1 ouvrier violet : échangez autant de vos ouvriers que vous voulez contre des ouvriers d’autres couleurs.
card-112 = Rendez 1 ouvrier marron : échangez autant de vos ouvriers que vous voulez contre des ouvriers d’autres couleurs.
card-113 = Rendez 1 ouvrier rose : échangez autant de vos ouvriers que vous voulez contre des ouvriers d’autres couleurs.
card-114 = Rendez 1 ouvrier gris : échangez autant de vos ouvriers que vous voulez contre des ouvriers d’autres couleurs.
card-115 = Rendez 1 ouvrier gris : prenez 2 ouvriers de couleurs au choix, identiques ou non, y compris de la couleur tout juste rendue.
card-116 = Rendez 1 ouvrier violet : prenez 2 ouvriers de couleurs au choix, identiques ou non, y compris de la couleur tout juste rendue.
card-117 = Rendez 1 ouvrier rose : prenez 2 ouvriers de couleurs au choix, identiques ou non, y compris de la couleur tout juste rendue.
card-118 = Rendez 1 ouvrier marron : prenez 2 ouvriers de couleurs au choix, identiques ou non, y compris de la couleur tout juste rendue.
card-119 = Cherchez dans la défausse une carte de catégorie industrie et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-120 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie industrie.
card-121 = Prenez 6 marks.
card-122 = Chaque fois que des cartes Parc vous donnent de l’argent, prenez 1 mark de plus pour chacune de ces cartes.
card-123 = Prenez autant de marks que de points imprimés à votre case actuelle de la place de l’Hôtel de Ville.
card-124 = Rendez 1 ouvrier marron : 2 marks pour chacun de vos bâtiments de catégorie banques.
card-125 = Quand vous avancez sur la place de l’Hôtel de Ville, payez 2 marks de moins que ne le demandent les dés, mais jamais moins de 0.
card-126 = Cherchez dans la défausse une carte de catégorie banques et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-127 = Rendez 1 ouvrier marron : 1 point et 2 marks.
card-128 = Rendez 1 ouvrier gris : 1 point et 2 marks.
card-129 = Rendez 1 ouvrier violet : 1 point et 2 marks.
card-130 = Rendez 1 ouvrier rose : 1 point et 2 marks.
card-131 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie banques.
card-132 = Quand vous effectuez l’action de base Construire, payez 3 marks de moins, mais jamais moins de 0.
card-133 = Rendez 1 ouvrier violet : 2 marks pour chacun de vos bâtiments de catégorie artisanat.
card-134 = Rendez 1 ouvrier rose : 2 marks pour chacun de vos jetons Majorité actifs.
card-135 = Rendez 1 ouvrier violet : 2 marks pour chacun de vos jetons Majorité actifs.
card-136 = Rendez 1 ouvrier marron : 2 marks pour chacun de vos jetons Majorité actifs.
card-137 = Rendez 1 ouvrier gris : 2 marks pour chacun de vos jetons Majorité actifs.
card-138 = Quand vous effectuez l’action de base Argent avec le dé rose : 3 marks de plus.
card-139 = Quand vous effectuez l’action de base Argent avec le dé gris : 3 marks de plus.
card-140 = Quand vous effectuez l’action de base Argent avec le dé marron : 3 marks de plus.
card-141 = Quand vous effectuez l’action de base Argent avec le dé violet : 3 marks de plus.
card-142 = Prenez 1 ouvrier rose, 1 gris, 1 marron et 1 violet.
card-143 = Cherchez dans la défausse une carte de catégorie artisanat et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-144 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie artisanat.
card-145 = Bâtissez 1 segment de muraille sans payer et sans jouer de carte.
card-146 = Rendez 1 ouvrier rose : 2 marks pour chacun de vos bâtiments de catégorie armée.
card-147 = Réduisez des fléaux au choix de 2 niveaux au plus en tout, à répartir librement.
card-148 = Cherchez dans la défausse une carte de catégorie armée et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-149 = Réduisez des fléaux au choix de 3 niveaux au plus en tout, à répartir librement.
card-150 = Quand vous effectuez l’action de base Muraille, réduisez d’un niveau le fléau de la couleur du segment.
card-151 = Vous pouvez empêcher un fléau d’augmenter en rendant 1 ouvrier de la même couleur ; vaut aussi pour les tuiles noires.
card-152 = Pour chacun de vos bâtiments, vous pouvez réduire d’un niveau un fléau au choix.
card-153 = Réduisez des fléaux au choix de 4 niveaux au plus en tout, à répartir librement.
card-154 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie armée.
card-155 = Décompte final : 1 point pour chaque niveau de fléau augmenté.
card-156 = Réduisez d’un niveau un fléau au choix.
card-157 = Rendez 1 ouvrier de n’importe quelle couleur : réduisez le fléau de cette couleur de 2 niveaux au plus.
card-158 = Rendez 1 ouvrier marron : 2 marks pour chacun de vos bâtiments de catégorie police.
card-159 = Rendez 1 ouvrier orange : réduisez le fléau orange d’un niveau.
card-160 = Rendez 1 ouvrier rose : réduisez le fléau rose d’un niveau.
card-161 = Rendez 1 ouvrier marron : réduisez le fléau marron d’un niveau.
card-162 = Rendez 1 ouvrier violet : réduisez le fléau violet d’un niveau.
card-163 = Cherchez dans la défausse une carte de catégorie police et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-164 = 1 mark pour chaque dé qui montre 6.
card-165 = Un fléau ne vous frappe que lorsque son niveau devrait augmenter une quatrième fois ; quand les trois jetons sont déplacés, il ne se passe encore rien.
card-166 = Quand vous effectuez l’action de base Construire, réduisez d’un niveau le fléau de la couleur correspondante.
card-167 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie police.
card-168 = Quand vous effectuez l’action de base Réduire un fléau, réduisez le fléau correspondant de 2 niveaux au lieu de 1, pour 2 points.
card-169 = Tirez au hasard 1 carte de la main de chaque adversaire et prenez-la en main.
card-170 = Rendez 1 ouvrier violet : 2 marks pour chacun de vos bâtiments de catégorie pègre.
card-171 = Chaque adversaire vous donne 3 marks, ou tout ce qu’il a.
card-172 = Chaque adversaire vous donne 2 ouvriers de son choix, ou tous ceux qu’il a.
card-173 = Chaque adversaire retire l’une de ses pierres de muraille ; jetons Majorité et statues ne changent pas.
card-174 = Cherchez dans la défausse une carte de catégorie pègre et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-175 = Chaque adversaire recule d’une case sur la place de l’Hôtel de Ville.
card-176 = Chaque adversaire met l’un de ses bâtiments, à son choix, dans la défausse.
card-177 = Chaque adversaire met l’un de ses chantiers, à son choix, dans la défausse ; un bâtiment qui s’y trouve retourne dans sa main.
card-178 = Réduisez d’un niveau un fléau au choix ; chaque adversaire augmente d’un niveau son fléau de la même couleur. Si vous ne pouvez en réduire aucun, personne n’augmente.
card-179 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie pègre.
card-180 = Chaque fois qu’un adversaire construit un bâtiment : 2 marks.
card-181 = Rendez 1 ouvrier rose : 2 marks pour chacun de vos bâtiments de catégorie société secrète.
card-182 = Quand vous construisez un bâtiment orange, vous ne payez que la moitié de son coût, arrondie au supérieur.
card-183 = Quand vous construisez un bâtiment violet, vous ne payez que la moitié de son coût, arrondie au supérieur.
card-184 = Quand vous construisez un bâtiment rose, vous ne payez que la moitié de son coût, arrondie au supérieur.
card-185 = Quand vous construisez un bâtiment marron, vous ne payez que la moitié de son coût, arrondie au supérieur.
card-186 = Cherchez dans la défausse une carte de catégorie société secrète et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-187 = Chaque fois que vous tirez une tuile noire : 1 point.
card-188 = Chaque fois que vous tirez une tuile noire : 2 marks.
card-189 = Vous pouvez placer l’un de vos ouvriers dans l’église comme ecclésiastique supplémentaire, au vitrail situé au-dessus de la case de sa couleur ; en phase IV, il va avec l’ecclésiastique sur la case devant l’église et compte pour tous les joueurs au décompte final.
card-190 = Rendez 1 ouvrier de n’importe quelle couleur : construisez gratuitement un bâtiment de cette couleur SOUS l’une de vos cartes Zoo de la même couleur. Sa capacité agit normalement, mais il ne donne pas de points au décompte final.
card-191 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie société secrète.
card-192 = Vous pouvez construire deux bâtiments sur chacun de vos chantiers.
card-193 = Rendez 1 ouvrier marron : piochez 2 cartes en main, puis défaussez 2 cartes.
card-194 = 2 marks pour chaque couleur différente parmi vos chantiers, 10 marks au plus.
card-195 = Rendez 1 ouvrier orange : 2 marks pour chacun de vos bâtiments de catégorie port.
card-196 = Rendez 1 ouvrier orange : piochez 1 carte en main.
card-197 = Rendez 1 ouvrier gris : piochez 1 carte en main.
card-198 = Rendez 1 ouvrier rose : piochez 1 carte en main.
card-199 = Rendez 1 ouvrier marron : piochez 1 carte en main.
card-200 = Cherchez dans la défausse une carte de catégorie port et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-201 = Piochez 3 cartes en main.
card-202 = Rendez 1 ouvrier rose : prenez la carte du dessus de la défausse et effectuez avec elle une action de base.
card-203 = Décompte final : 5 points si vous avez des chantiers dans les cinq couleurs.
card-204 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie port.
card-205 = Décompte final : 1 point par tranche de 2 ouvriers sur votre plateau.
card-206 = Prenez 1 ouvrier rose et 3 marks.
card-207 = Prenez 1 ouvrier gris et 3 marks.
card-208 = Prenez 1 ouvrier orange et 3 marks.
card-209 = Prenez 1 ouvrier marron et 3 marks.
card-210 = Rendez 1 ouvrier marron : 2 marks pour chacun de vos bâtiments de catégorie église.
card-211 = Cherchez dans la défausse une carte de catégorie église et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-212 = Rendez 1 ouvrier gris : pour chaque dé de couleur qui montre 1, prenez 1 ouvrier de sa couleur ; si le dé noir montre 1, il donne 1 ouvrier de la couleur de votre choix.
card-213 = Rendez 1 ouvrier orange : 1 point pour chaque dé qui montre 1.
card-214 = Chaque fois que vous avancez sur la place de l’Hôtel de Ville, réduisez d’un niveau un fléau au choix.
card-215 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie église.
card-216 = Rendez 1 ouvrier rose : prenez 2 ouvriers de couleurs au choix et gagnez 3 points.
card-217 = 2 marks pour chaque couleur de fléau augmentée d’au moins 1 niveau.
card-218 = Rendez 1 ouvrier orange : 2 marks pour chacun de vos bâtiments de catégorie émigrants.
card-219 = Rendez 1 ouvrier marron : piochez 1 carte dans la pioche de votre choix, ouvrez-la comme chantier et rendez 1 ouvrier de sa couleur.
card-220 = Rendez 1 ouvrier rose : piochez 1 carte dans la pioche de votre choix, ouvrez-la comme chantier et rendez 1 ouvrier de sa couleur.
card-221 = Rendez 1 ouvrier orange : piochez 1 carte dans la pioche de votre choix, ouvrez-la comme chantier et rendez 1 ouvrier de sa couleur.
card-222 = Rendez 1 ouvrier gris : piochez 1 carte dans la pioche de votre choix, ouvrez-la comme chantier et rendez 1 ouvrier de sa couleur.
card-223 = Cherchez dans la défausse une carte de catégorie émigrants et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-224 = Quand vous choisissez une action de base, vous pouvez rendre 1 ouvrier gris pour que la carte jouée compte comme étant d’une autre couleur, que vous nommez. Argent : le dé de cette couleur. Ouvriers : 3 de cette couleur. Muraille : un segment de cette couleur, au coût normal. Réduire : le fléau de cette couleur (1 point). Chantier : payez un ouvrier de cette couleur, puis le chantier a sa couleur d’origine. Construire : sans effet.
card-225 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie émigrants.
card-226 = Chaque fois que vous avancez sur la place de l’Hôtel de Ville : 1 point.
card-227 = Rendez 1 ouvrier rose : 1 mark pour chaque couleur différente parmi les ouvriers sur votre plateau.
card-228 = Activez 1 bâtiment à éclair d’un adversaire comme si vous veniez de le jouer ; le bâtiment reste chez l’adversaire.
card-229 = Rendez 1 ouvrier marron : 2 marks pour chacun de vos bâtiments de catégorie mysticisme.
card-230 = Rendez 1 ouvrier orange : autant de marks que montre le dé noir.
card-231 = Chaque fois que vous tirez une tuile noire, ignorez le fléau montré et augmentez à la place un fléau au choix d’un niveau.
card-232 = Quand vous bâtissez un segment de muraille, payez autant de marks que montre le dé noir au lieu du coût imprimé.
card-233 = Gagnez autant de points que montre le dé noir.
card-234 = Rendez 1 ouvrier rose : prenez sur le dessus de la défausse autant de cartes que montre le dé noir, puis défaussez autant de cartes au choix.
card-235 = Rendez 1 ouvrier gris : déplacez l’ecclésiastique du cycle en cours d’un vitrail vers la gauche ou la droite.
card-236 = Tirez une tuile noire : chaque adversaire augmente d’un niveau le fléau de cette couleur.
card-237 = Pour chaque dé de couleur qui montre le même nombre que le dé noir, prenez 1 ouvrier de cette couleur.
card-238 = Cherchez dans la défausse une carte de catégorie mysticisme et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-239 = Décompte final : 2 points de plus pour chacun de vos bâtiments de catégorie mysticisme.
card-240 = Quand un adversaire avance sur la place de l’Hôtel de Ville, il ajoute la valeur du dé noir à son coût, même si l’avance est gratuite ou d’un autre prix, sauf s’il peut ignorer le dé noir (bourgmestre). Cela ne vous concerne pas.
card-241 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-242 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-243 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-244 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-245 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-246 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-247 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-248 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-249 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-250 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-251 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-252 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-253 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-254 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-255 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-256 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-257 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-258 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-259 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-260 = Sans capacité ; seuls ses points imprimés comptent au décompte final.
card-261 = Prenez 1 mark.
card-262 = Prenez 1 ouvrier gris.
card-263 = Piochez 1 carte de plus dans la pioche grise.
card-264 = Gagnez 1 point.
card-265 = Prenez 1 mark.
card-266 = Prenez 1 ouvrier orange.
card-267 = Piochez 1 carte de plus dans la pioche orange.
card-268 = Gagnez 1 point.
card-269 = Prenez 1 mark.
card-270 = Prenez 1 ouvrier marron.
card-271 = Piochez 1 carte de plus dans la pioche marron.
card-272 = Gagnez 1 point.
card-273 = Prenez 1 mark.
card-274 = Prenez 1 ouvrier violet.
card-275 = Piochez 1 carte de plus dans la pioche violette.
card-276 = Gagnez 1 point.
card-277 = Prenez 1 mark.
card-278 = Prenez 1 ouvrier rose.
card-279 = Piochez 1 carte de plus dans la pioche rose.
card-280 = Gagnez 1 point.

# Telles qu’imprimées, là où c’est sans doute une erreur (option misprints).
card-019-printed = Cherchez dans la défausse une carte de catégorie bourgeoisie et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez la défausse. S’il n’y en a pas, mélangez-la seulement.
card-082-printed = Rendez 1 ouvrier orange : 1 mark pour chacun de vos chantiers orange.
card-127-printed = Rendez 1 ouvrier orange : 1 point et 2 marks.
card-186-printed = Cherchez dans la pioche grise une carte de catégorie société secrète et construisez-la gratuitement sur l’un de vos chantiers libres ; puis mélangez cette pioche.

mayor-01 = Votre limite de main est de 7 au lieu de 5.
mayor-02 = Chaque fois que l’un de vos fléaux augmente, prenez 1 ouvrier de sa couleur.
mayor-03 = Réduire un fléau vous donne 2 points par niveau au lieu de 1.
mayor-04 = Une fois par cycle, vous pouvez utiliser un bâtiment III une seconde fois ; son coût se paie les deux fois.
mayor-05 = Vous ignorez les tuiles noires, ainsi que le dé noir quand vous avancez sur la place de l’Hôtel de Ville.
mayor-06 = Chaque fois que vous retournez un jeton Majorité sur sa face colorée, prenez 5 marks.
mayor-07 = Chaque fois que vous construisez un bâtiment permanent : 1 point et 2 marks.
mayor-07-cost-0 = Chaque fois que vous construisez un bâtiment qui coûte 0 mark : 1 point et 2 marks.
mayor-07-points-0 = Chaque fois que vous construisez un bâtiment qui vaut 0 point : 1 point et 2 marks.
mayor-08 = Chaque segment de muraille vous coûte exactement 2 marks.
mayor-09 = Chaque fois que vous ouvrez un chantier : 1 point.
mayor-10 = Chaque fois que vous effectuez l’action de base Argent : 2 marks de plus.

ship-purple = Prenez 4 marks.
ship-orange = Prenez 3 ouvriers d’une seule et même couleur.
ship-grey = Piochez la carte du dessus de la pioche de la couleur du segment tout juste bâti et effectuez avec elle une action de base.
ship-pink = Payez 3 marks et avancez d’une case sur la place de l’Hôtel de Ville.
ship-brown = Utilisez l’un de vos bâtiments à éclair.
ship-black = Réduisez d’un niveau un fléau au choix, pour le point habituel.

stock-B01 = Argent : 1, 2 ou 3 marks de plus.
stock-B02 = Argent : 1, 2 ou 2 marks de moins.
stock-B03 = Ouvriers : 0, 1 ou 2 de plus, de la couleur de la carte.
stock-B04 = Ouvriers : payez 1, 1 ou 2 marks.
stock-B05 = Muraille : gagnez 1, 1 ou 2 points.
stock-B06 = Muraille : perdez 1, 1 ou 2 points.
stock-B07 = Réduire : 0, 1 ou 2 points de plus.
stock-B08 = Réduire : payez 1, 1 ou 2 marks.
stock-B09 = Chantier : gagnez 1, 1 ou 2 points.
stock-B10 = Chantier : rendez en plus un ouvrier : gris ; violet et marron ; rose et orange.
stock-B11 = Construire : coûte 1, 2 ou 3 marks de moins.
stock-B12 = Construire : coûte 1, 2 ou 3 marks de plus.
stock-B13 = Ouvriers : en plus, un ouvrier : violet ; rose et gris ; orange et marron.
stock-B14 = Construire : rendez 0, 1 ou 2 ouvriers de couleurs au choix.
stock-B15 = Argent : prenez 1, 2 ou 3 ouvriers de la couleur du dé.
stock-B16 = Muraille : coûte 1, 2 ou 3 marks de plus.
stock-B17 = Réduire : prenez 1, 2 ou 3 marks.
stock-B18 = Chantier : payez 1, 2 ou 3 marks.
stock-B19 = Muraille : un segment d’une couleur montrée ne coûte rien : orange ; gris ou violet ; rose ou marron.
stock-B20 = Muraille : un segment d’une couleur montrée coûte 1 mark de plus : marron ; rose ou violet ; gris ou orange.

clergy-1a = Argent : 2 marks de plus.
clergy-1b = Argent : 2 marks de moins.
clergy-2a = Ouvriers : 1 de plus, de la couleur de votre choix.
clergy-2b = Ouvriers : rendez-en ensuite 1, de n’importe quelle couleur.
clergy-3a = Muraille : coûte 2 marks de moins.
clergy-3b = Muraille : coûte 2 marks de plus.
clergy-4a = Avancer : coûte 2 marks de moins.
clergy-4b = Avancer : coûte 2 marks de plus.
clergy-5a = Construire : coûte 2 marks de moins.
clergy-5b = Construire : coûte 2 marks de plus.
clergy-6a = Cinq manches dans ce cycle.
clergy-6b = Trois manches dans ce cycle.
clergy-7a = Argent avec le dé violet, orange ou rose : 2 marks de plus.
clergy-7b = Argent avec le dé violet, orange ou rose : 2 marks de moins.
clergy-8a = Argent avec le dé gris ou marron : 2 marks de plus.
clergy-8b = Argent avec le dé gris ou marron : 2 marks de moins.
clergy-9a = Chacun défausse sa main et pioche une carte de chaque couleur.
clergy-9b = Chacun défausse sa main et pioche deux cartes d’une pioche et trois d’une autre.
clergy-10a = Tous les navires sont actifs pendant ce cycle.
clergy-10b = Aucun navire n’est actif pendant ce cycle.
clergy-11a = Ouvriers avec une carte violette, orange ou rose : 1 de plus.
clergy-11b = Ouvriers avec une carte grise ou marron : 1 de plus.
clergy-12a = Les fléaux violet, orange et rose n’augmentent pas pendant ce cycle.
clergy-12b = Les fléaux gris et marron n’augmentent pas pendant ce cycle, et on ne tire pas de tuile noire.

tile-X01 = Fléaux orange et rose.
tile-X02 = Fléaux rose et violet.
tile-X03 = Fléaux violet et gris.
tile-X04 = Fléaux gris et marron.
tile-X05 = Fléaux marron et orange.
tile-X06 = Fléau orange ; puis piochez 1 carte.
tile-X07 = Fléau rose ; puis gagnez 1 point.
tile-X08 = Fléau violet ; puis prenez 1 ouvrier de la couleur de votre choix.
tile-X09 = Fléau gris ; puis prenez 2 marks.
tile-X10 = Fléau marron ; puis vous pouvez en réduire un autre d’un niveau, sans points.

hint-only = Rien d’autre n’est possible
hint-workers = Des ouvriers ({ $colour }) ouvriront des chantiers et serviront vos cartes ; c’est le meilleur emploi de { $name }
hint-money = Grâce au dé { $colour }, { $name } vaut { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}, et l’argent vous est plus utile que la carte
hint-lower-card = Cela rapporte un point, et le fléau { $colour } ne se rapproche pas
hint-wall = Une pierre ici mène au troisième segment et à la statue, et aide pour la majorité de la muraille
hint-site = Il vous faut un chantier libre, et c’est ainsi que { $name } vaut le plus
hint-lay-out = { $name } vaut son prix et ne demande pas de chantier
hint-build = { $name } vaut plus que son prix et son chantier ; construit tôt, il rapporte davantage
hint-recolour = Une de vos cartes peut faire plus dans une autre couleur : { $colour }
hint-activate = { $name } rapporte maintenant plus que son usage ne coûte
hint-pick = Des cartes offertes, { $name } vous sert le mieux
hint-lose-building = { $name } est le bâtiment qui vous manquera le moins
hint-lose-site = C’est le chantier qui vous manquera le moins
hint-lose-stone = C’est la pierre de cette moitié qui manquera le moins
hint-stone = Dans cette moitié, la pierre rapporte davantage
hint-on = Un chantier vaut l’autre, sauf pour les cartes qui comptent leurs couleurs
hint-card = { $name } convient le mieux ici
hint-discard = { $name } est la carte qui vous manquera le moins
hint-draw = La pioche { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
} promet le plus : pour vos fléaux, votre muraille, vos chantiers et vos cartes
hint-worker = Un ouvrier { $colour } vous est le plus utile
hint-give = C’est d’un ouvrier { $colour } que vous vous passez le mieux
hint-lower = De tous les fléaux, c’est le { $colour } qui menace le plus
hint-raise = De tous les fléaux, c’est le { $colour } qui menace le moins
hint-suffer = Vous perdez le moins si le fléau { $colour } vient en premier
hint-turn-back = Ce jeton est le plus facile à regagner
hint-statue = Cette statue vaut plus pour vous
hint-ship = Ce navire donne plus que ne vaut l’ouvrier
hint-clergyman = Là, l’ecclésiastique compte pour plus de vos cartes
hint-trade = Cet échange gêne le joueur qui est en tête
hint-mayor = Cette face commence plus riche, ou sa capacité vaut plus sur toute la partie
hint-prevent = L’ouvrier vaut moins que ce que le fléau prendrait
hint-advance = La case vaut plus que les marks qu’elle coûte aujourd’hui
hint-done = Ce qui reste offert coûte plus que cela ne rapporte

## La feuille de score
# Ce qui arrive dans des parties imaginées, pour les conseils.
hint-happens-building = { hint-whose }{ $card } est bâti à la fin de { $here } parties imaginées sur { $worlds }, sinon de { $there }; environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de mieux que { hint-than }

sheet-start = Au départ
sheet-lowered = Fléaux réduits
sheet-effects = Effets des cartes
sheet-parks = Revenus des parcs
sheet-mayor = Bourgmestre
sheet-tiles = Tuiles
sheet-dice = Dés de TOM
sheet-cards = Cartes
sheet-laurels = Lauriers
sheet-tokens = Majorités
sheet-segments = Troisièmes segments
sheet-statues = Statues
sheet-clergy = Ecclésiastiques
sheet-hall = Place de l’Hôtel de Ville

judged-cards = les bâtiments
judged-majorities = les majorités
judged-wall = la muraille
judged-hall = la place de l’Hôtel de Ville
judged-danger = moins de fléaux à craindre
judged-hand = ce que peut la main
judged-rivals = ce que perdent les autres
judged-money = l’argent
judged-workers = les ouvriers
judged-sites = les chantiers libres

# Ce que les versions plus récentes des règles ont changé.
changed-2-1 = TOM tient compte de tout ce qui découle d’un choix : avec quel ouvrier il paie, et les cartes 034, 060, 106, 109, 151, 157 et 189 (HAM-18.5).
changed-2-2 = Les cartes d’une main sont rangées par couleur ; la place d’une carte dans sa couleur ne dit rien.
changed-2-3 = Tuile Clergé 9 : vous choisissez l’ordre dans lequel votre main est défaussée, et la face B donne 2 cartes d’une pioche et 3 d’une autre (HAM-AMB-48, HAM-AMB-72).
changed-2-4 = Fouiller une pioche ne peut plus être annulé (HAM-19.3).

# Hamburg dans le navigateur.

## Le plateau
ui-board = La ville de Hambourg
ui-subtitle = entre Alster et Elbe, vers 1890
ui-cards = Cartes
ui-discard = défausse
ui-tokens = jetons Activation
ui-clergy = clergé
ui-time = temps écoulé
ui-quay = quai
ui-road = rade
ui-yard = aire de travaux
ui-pile = Pioche { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-discards = Défausse, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ui-top-card = au-dessus : { $name }
ui-die = Dé { $colour } : { $value }
ui-die-none = Dé { $colour }, pas encore lancé
ui-window = Vitrail { $colour }, { $number }
ui-clergyman-here = l’ecclésiastique est ici
ui-clergymen = { $number ->
    [one] { $number } ecclésiastique
   *[other] { $number } ecclésiastiques
}
ui-helpers = avec { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
}
ui-field = Case { $field } de la place de l’Hôtel de Ville, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-door = Au-delà de la dernière case : { $points } points pour chaque pas de plus
ui-stands = { $player } est ici
ui-warehouse = Entrepôt d’ouvriers ({ $colour })
ui-bank = Banque
ui-hummel = Hans Hummel, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-jette = Zitronenjette, { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
ui-none-left = il n’en reste aucune
ui-ship-quay = Navire { $colour } à quai : { $effect }
ui-ship-road = Navire { $colour } en rade : { $effect }
ui-black-pile = Tuiles noires, { $tiles } face cachée
ui-black-tile = Tuile noire : { $colours }
ui-stock = Bourse
ui-stock-field = marqueur de cours sur la case { $field }
ui-stock-closed = La Bourse est fermée dans cette partie
ui-harbour-closed = Pas de navires dans cette partie
ui-clock = Cycle { $cycle } sur { $cycles }, phase { $phase }, manche { $round } sur { $rounds }
ui-cycle = cycle
ui-phase = phase
ui-round = manche
ui-score = Piste de score

## Le plateau d’un joueur
ui-own-board = Votre plateau
ui-board-of = Le plateau de { $player }
ui-look-at = Voir le plateau de { $player }
ui-others = Les autres joueurs
ui-back = Retour
ui-segment = Muraille, { $half }, segment { $place } : { $colour }, { $cost ->
    [one] { $cost } mark
   *[other] { $cost } marks
}
ui-built = bâti
ui-wall-next = le prochain
ui-third = 3 points à la fin
ui-statue-segment = rapporte une statue
ui-misfortune = Fléau { $colour } ({ $misfortune }) : niveau { $level } sur 3
ui-level = niveau { $level }
ui-workers = Ouvriers ({ $colour }) : { $number }
ui-money = Argent
ui-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
ui-majority = Majorité ({ $token }) : { $state }
ui-majority-on = acquise, 4 points
ui-majority-off = non acquise
ui-mayor = bourgmestre
ui-mayor-none = face pas encore choisie
ui-statues = Statues
ui-display = Chantiers et bâtiments
ui-site = Chantier { $number }, { $colour }
ui-site-card = { ui-site } ({ $name })
ui-site-free = libre
ui-plot = Place pour un nouveau chantier
ui-garden = Zoo et parc
ui-garden-here = Poser ici
ui-hand = Votre main ({ $cards })
ui-hand-empty = aucune carte
ui-hand-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
ui-known = vues : { $names }
ui-backs = dos des cartes en main
ui-first = premier joueur
ui-used = utilisée pendant ce cycle
ui-under = en dessous : { $name }
ui-tom-says = TOM joue tout seul, d’après les dés.

## Cartes
ui-card = { $number } { $name }, { $category }
ui-card-costs = coûte { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
ui-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-back-of = Carte { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}, face cachée

## Décider
ui-now = Que faire ?
ui-effect-of = Effet : { $what }
ui-ship-of = le navire { $colour }
ui-gift = le cadeau de la tuile noire
ui-strikes = Un fléau frappe
ui-of-tile = la tuile en vigueur
ui-chosen-piles = choisies jusqu’ici
ui-choose-card = Choisissez une carte de votre main, puis son emploi.
ui-use-card = { $name } : pour quoi faire ?
ui-counts-as = Elle compte maintenant comme { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}.
ui-recolour = La prochaine carte compte comme
ui-offer = Choisissez
ui-mayor-start = commence avec { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
} et { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} de chaque couleur
ui-done = C’est fait
ui-done-turn = Finir mon tour
ui-skip = Non, merci
ui-prevent = Rendre un ouvrier
ui-other-card = Une autre carte
ui-stack-of-decisions = en attente

## La liste des choix
ui-group-draw = Piocher une carte
ui-group-hand = Avec { $card }
ui-group-cards = Vos cartes en jeu
ui-group-choose = Choisir
ui-group-end = Cela suffit
ui-do-draw = Piocher une carte { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}
ui-do-workers = Prendre { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
} ({ $colour })
ui-do-money = Prendre autant de marks que montre le dé { $colour } : { $marks }
ui-do-lower = Réduire un fléau ({ $misfortune }) pour un point
ui-do-wall = Bâtir le segment { $colour } de la { $half } pour { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
ui-do-site = En faire un chantier pour un ouvrier { $colour }
ui-do-build = La construire sur le chantier { $site } ({ $colour }) pour { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
ui-do-lay-out = La poser pour { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
ui-do-recolour = Rendre un ouvrier gris : la prochaine carte compte comme { $colour ->
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}
ui-do-activate = Utiliser { $name }
ui-do-again = Réutiliser { $name }
ui-do-pick = Choisir { $name }
ui-do-card = Choisir { $name }
ui-do-discard = Défausser { $name }
ui-do-on = Sur le chantier { $site } ({ $colour })
ui-do-worker = Prendre un ouvrier { $colour }
ui-do-give = Donner un ouvrier { $colour }
ui-do-buy = Acheter un ouvrier { $colour } pour 1 mark
ui-do-lower-any = Réduire le fléau { $colour } ({ $misfortune })
ui-do-raise = Augmenter le fléau { $colour } ({ $misfortune })
ui-do-suffer = Le fléau { $colour } ({ $misfortune }) frappe en premier
ui-do-prevent = Rendre un ouvrier pour l’empêcher
ui-do-lose = Céder { $name }
ui-do-lose-site = Céder le chantier { $site } ({ $colour })
ui-do-lose-stone = Céder une pierre de la { $half }
ui-do-stone = Bâtir le prochain segment de la { $half }
ui-do-turn-back = Remettre face neutre le jeton : { $token }
ui-do-hummel = Prendre Hans Hummel
ui-do-jette = Prendre Zitronenjette
ui-do-ship = Utiliser le navire { $colour } : { $effect }
ui-do-clergyman-left = Déplacer l’ecclésiastique vers la gauche
ui-do-clergyman-right = Déplacer l’ecclésiastique vers la droite
ui-do-trade = Échanger avec { $player }
ui-do-mayor = { $name } : { $effect }
ui-do-advance = Avancer sur la place de l’Hôtel de Ville pour { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}
ui-do-done = Rien (de plus)

## Les nombres des panneaux
ui-stat-money = marks
ui-stat-workers = ouvriers
ui-stat-cards = cartes en main
ui-stat-buildings = bâtiments

## La feuille de score
ui-sheet-game = En cours de partie
ui-sheet-cards = Cartes
ui-sheet-laurels = Lauriers
ui-sheet-tokens = Majorités
ui-sheet-segments = Troisièmes segments
ui-sheet-statues = Statues
ui-sheet-clergy = Ecclésiastiques
ui-sheet-hall = Place de l’Hôtel de Ville

## Options
option-expansions = Extensions
option-expansions-mayors = Bourgmestres : à chacun sa capacité
option-expansions-statues = Plus de statues, avec Zitronenjette
option-expansions-misfortune = Fléaux supplémentaires : tuiles noires plus fortes
option-expansions-ships = Navires dans le port
option-expansions-stock = Bourse
option-expansions-clergy = Tuiles Clergé
option-first = Qui commence
option-first-random = le hasard décide
option-first-1 = la première place
option-first-2 = la deuxième place
option-first-3 = la troisième place
option-first-4 = la quatrième place
option-first-5 = la cinquième place
option-misprints = Cartes 019, 082, 127 et 186
option-misprints-corrected = telles que sans doute voulues
option-misprints-printed = telles qu’imprimées
option-gifts = Cartes 006, 033, 048, 102 et 156
option-gifts-cycle = agissent une fois par cycle
option-gifts-once = agissent aussitôt, puis plus jamais
option-card_189 = Carte 189
option-card_189-II = agit en phase II
option-card_189-III = agit en phase III
option-card_189-once = agit aussitôt
option-black_tile = Un 5 ou 6 noir
option-black_tile-common = fait tirer une tuile noire pour tous
option-black_tile-own = en fait tirer une par joueur
option-mayor_07 = Le bourgmestre face 07 récompense
option-mayor_07-permanent = les bâtiments permanents
option-mayor_07-cost-0 = les bâtiments qui ne coûtent rien
option-mayor_07-points-0 = les bâtiments sans points
option-tom_6 = Sur un 6, une carte que TOM ne peut pas construire
option-tom_6-discard = est défaussée
option-tom_6-site = devient un chantier si possible

# Hamburg dans le navigateur.

## Le plateau
ui-board = La ville de Hambourg
ui-subtitle = entre Alster et Elbe, vers 1890
overview-aim = Bâtissez le plus beau quartier de Hambourg : chantiers et bâtiments, une muraille, une place à l’Hôtel de Ville.
overview-turn = Huit cycles. Complétez votre main, lancez les dés : les hauts augmentent les fléaux, les bas fixent le prix pour avancer. Jouez ensuite vos cartes une à une : pour des marks, des ouvriers, un fléau réduit, la muraille, un chantier ou un bâtiment.
overview-points = Les bâtiments et leurs effets, les majorités, les troisièmes segments de muraille, les statues, les ecclésiastiques et la place de l’Hôtel de Ville.
overview-end = Après le huitième cycle. Un fléau au niveau 3 prend un bâtiment, un chantier, une pierre, vos ouvriers ou tous vos marks.
ui-discard = défausse
ui-clergy = clergé
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
ui-door = Au-delà de la dernière case : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque pas de plus
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
ui-third = 3 points à la fin
ui-statue-segment = rapporte une statue
ui-misfortune = Fléau { $colour } ({ $misfortune }) : niveau { $level } sur 3
ui-level = niveau { $level }
ui-warn-strikes = Au prochain cran, il frappe : { $what }
ui-workers = Ouvriers ({ $colour }) : { $number }
ui-money = Argent
ui-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
ui-majority = Majorité ({ $token }) : { $state }
ui-majority-on = acquise, 4 points
ui-majority-off = non acquise
ui-display = Chantiers et bâtiments
ui-site = Chantier { $number }, { $colour }
ui-site-card = { ui-site } ({ $name })
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

## Décider
ui-effect-of = Effet : { $what }
ui-ask-draw = Touchez une pioche.
ui-ask-worker = Touchez un entrepôt pour prendre un ouvrier.
ui-ask-buy = Touchez un entrepôt pour acheter un ouvrier à 1 mark.
ui-ask-give = Touchez l’un de vos ouvriers.
ui-ask-lower = Touchez le fléau à réduire.
ui-ask-raise = Touchez le fléau à augmenter.
ui-ask-suffer = Touchez le fléau qui frappe en premier.
ui-ask-pick = Touchez l’une des cartes offertes.
ui-ask-card = Touchez une carte de votre main.
ui-ask-discard = Touchez la carte à défausser.
ui-ask-on = Touchez un chantier libre.
ui-ask-building = Touchez le bâtiment auquel vous renoncez.
ui-ask-site = Touchez le chantier auquel vous renoncez.
ui-ask-stone = Touchez la moitié qui perd une pierre.
ui-ask-wall = Touchez la moitié de muraille où bâtir.
ui-ask-turn = Touchez le jeton à remettre sur sa face neutre.
ui-ask-trade = Touchez le joueur avec qui échanger.
ui-ask-clergyman = Touchez un vitrail voisin de l’ecclésiastique.
ui-ask-ship = Touchez un navire à quai.
ui-ask-statue = Touchez une statue à côté de l’Hôtel de Ville.
ui-ask-activate = Touchez une carte pour l’utiliser.
ui-ask-advance = Touchez la prochaine case de la place pour avancer.
ui-ship-of = le navire { $colour }
ui-gift = le cadeau de la tuile noire
ui-strikes = Un fléau frappe
ui-of-tile = la tuile en vigueur
ui-chosen-piles = choisies jusqu’ici
ui-choose-card = Choisissez une carte de votre main, puis son emploi.
ui-use-card = À quoi doit servir { $name } ?
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

## Les nombres des panneaux
ui-stat-money = marks
ui-stat-workers = ouvriers
ui-stat-cards = cartes en main
ui-stat-buildings = bâtiments

## Options
option-expansions = Extensions
option-expansions-mayors = Bourgmestres : à chacun sa capacité
option-expansions-mayors-says = Chacun commence comme un autre bourgmestre, avec ses ressources et sa capacité.
option-expansions-statues = Plus de statues, avec Zitronenjette
option-expansions-statues-says = Deux sortes de statues : des points à la fin, ou de l’argent tout de suite.
option-expansions-misfortune = Fléaux supplémentaires : tuiles noires plus fortes
option-expansions-misfortune-says = Dix tuiles noires de plus : certaines aggravent deux fléaux, d’autres offrent un petit cadeau.
option-expansions-ships = Navires dans le port
option-expansions-ships-says = Les dés amènent des navires à quai ; qui bâtit un segment de muraille peut en utiliser un.
option-expansions-stock = Bourse
option-expansions-stock-says = Un cours monte et descend : une action de base après l’autre y gagne ou y perd.
option-expansions-clergy = Tuiles Clergé
option-expansions-clergy-says = Le vitrail où se tient l’ecclésiastique change une action pendant ce cycle. Jouer cette extension avec la Bourse est déconseillé.
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

## Cartes, tuiles et bourgmestres dans l’aide
ui-help-buildings = Bâtiments
ui-help-zoo-park = Zoo et parc
ui-help-mayors = Bourgmestres
ui-help-ships = Navires
ui-help-stock = Tuiles Bourse
ui-help-clergy = Tuiles Clergé
ui-help-black = Tuiles noires supplémentaires
ui-help-misfortunes = Fléaux
ui-help-flood = Vous perdez un chantier ; le bâtiment qui s’y trouve retourne dans votre main.
ui-help-fire = Vous perdez un bâtiment.
ui-help-wall-collapse = Vous perdez une pierre de muraille.
ui-help-looting = Vous perdez tous vos marks.
ui-help-disease = Vous perdez tous vos ouvriers.
ui-help-timings = Quand une carte agit

## Apprendre en jouant
why-lesson = cette leçon suit un autre chemin : touchez ce qui brille
guide-welcome = Bienvenue à Hambourg, vers 1890. Vous bâtissez un quartier de la ville : des chantiers et des bâtiments, une muraille, votre place à l’Hôtel de Ville. Après huit cycles, qui a le plus de points gagne. Anna joue contre vous.
guide-table = La ville est au milieu : les dés sur l’Alster, l’église, la place de l’Hôtel de Ville, les entrepôts. En dessous se trouve votre plateau : muraille, fléaux, ouvriers, bourse, bâtiments. Votre main est à droite. Laissez le pointeur sur une carte, ou appuyez longuement dessus, pour la lire.
guide-draw = Un cycle commence : les mains sont complétées à cinq cartes. Vous choisissez la couleur, le hasard choisit la carte. Il vous en faut une violette : touchez la pioche violette.
guide-dice = Les six dés ont été lancés, pour tout le monde. Chaque 5 ou 6 de couleur augmente un fléau : votre fléau orange, l’incendie, est maintenant au niveau 1. Au niveau 3, il frappe et repart de 0. Le dé noir a envoyé l’ecclésiastique à son vitrail.
guide-advance = Vous pouvez maintenant avancer sur la place de l’Hôtel de Ville. Cela coûte la somme de tous les dés à 1 ou 2, soit 3 marks aujourd’hui. Plus vous allez loin, plus vous aurez de points à la fin. Touchez la case qui brille.
guide-use = Suivent quatre manches. Chaque tour est une action de base avec une carte de votre main ; en plus, les bâtiments marqués III servent une fois par cycle. Le vôtre coûte un ouvrier rose et rapporte 3 marks : touchez-le.
guide-money = À présent, l’action de base. Toute carte vaut autant de marks que montre le dé de sa couleur. Le dé gris montre 4 : touchez la carte grise de votre main, puis la banque.
guide-site = Une carte peut aussi devenir un chantier : c’est son dos, quoi que montre sa face. Cela coûte un ouvrier de sa couleur. Touchez la carte violette, puis la place pour un nouveau chantier.
guide-build = Maintenant, construisez ! La carte orange coûte des marks et demande un chantier libre, de n’importe quelle couleur. Son éclair agit aussitôt. Touchez la carte, puis le chantier libre.
guide-wall = La carte rose convient au prochain segment à gauche de la tour, pour 1 mark. Un troisième segment rapporte des points, le cinquième d’une moitié une statue. Touchez la carte, puis le segment.
guide-majority = Le cycle est terminé. Qui est seul en tête à l’Hôtel de Ville, en bâtiments, muraille, points ou zoo retourne un jeton : 4 points chacun à la fin. L’ecclésiastique est maintenant devant l’église et récompensera les bâtiments de ses catégories.
guide-lower = Deux choses que vous n’avez pas essayées : prendre trois ouvriers de la couleur d’une carte, ou réduire son fléau pour un point. Un fléau qui frappe peut vous coûter un bâtiment : gardez un œil sur les nombres rouges.
guide-end = Et cela continue pendant huit cycles. À la fin, on compte cartes, lauriers, majorités, muraille, statues, ecclésiastiques et place de l’Hôtel de Ville. L’annulation, les conseils et les règles sont toujours à portée de main. À vous de jouer !

## Chapitres des règles
rules-chapter-1 = 1 Matériel
rules-chapter-2 = 2 Mise en place
rules-chapter-3 = 3 Déroulement de la partie
rules-chapter-4 = 4 Phase I : compléter les mains
rules-chapter-5 = 5 Phase II : dés
rules-chapter-6 = 6 Phase III : actions de base
rules-chapter-7 = 7 Phase IV : fin du cycle
rules-chapter-8 = 8 Fléaux
rules-chapter-9 = 9 Les cartes et quand elles agissent
rules-chapter-10 = 10 Zoo et parc
rules-chapter-11 = 11 Fin de partie et décompte final
rules-chapter-12 = 12 Bourgmestres
rules-chapter-13 = 13 Hans Hummel et Zitronenjette
rules-chapter-14 = 14 Fléaux supplémentaires
rules-chapter-15 = 15 Navires
rules-chapter-16 = 16 Bourse
rules-chapter-17 = 17 Tuiles Clergé
rules-chapter-18 = 18 Seul contre TOM
rules-chapter-19 = 19 Les mots des cartes
rules-chapter-20 = 20 Lire les cartes

# Amsterdam, en français. Une manche est l’un des 12 tours imprimés ; « tour » désigne celui d’un joueur.

colour-brown = marron
colour-grey = gris
colour-purple = violet
colour-orange = orange
colour-pink = rose
colour-black = noir

good-beer = bière
good-tulip = tulipe
good-cheese = fromage
good-furniture = meuble
good-jenever = genièvre
good-tiles = carrelage
good-lace = dentelle
good-coffee = café
good-crystal = cristal

docker-light_blue = bleu clair
docker-maroon = marron
docker-white = blanc
docker-gold = jaune
docker-light_pink = rose
docker-light_green = vert clair

district-plantage = Plantage
district-haarlemmerbuurt = Haarlemmerbuurt
district-jordaan = Jordaan
district-burgwallen = Burgwallen
district-nieuwmarkt = Nieuwmarkt
district-grachtengordel = Grachtengordel

kinds-artisan = artisans
kinds-building = bâtiments
kinds-map = plans
timing-phase1 = phase I
timing-phase2 = phase II
timing-phase3 = phase III
timing-permanent = permanent
timing-endgame = fin de partie

# Lieux du port.
place-start = ponton de départ
pier-light_blue = ponton bleu clair
pier-maroon = ponton marron
pier-white = ponton blanc
pier-gold = ponton jaune
pier-light_pink = ponton rose
pier-light_green = ponton vert clair
place-water-01 = case Eau 1
place-water-02 = case Eau 2
place-water-03 = case Eau 3
place-water-04 = case Eau 4
place-water-05 = case Eau 5
place-water-06 = case Eau 6
place-water-07 = case Eau 7
place-water-08 = case Eau 8
place-water-09 = case Eau 9
place-water-10 = case Eau 10
place-water-11 = case Eau 11
place-water-12 = case Eau 12
place-depot-1 = dépôt 1
place-depot-2 = dépôt 2
place-depot-3 = dépôt 3
place-depot-4 = dépôt 4
store-beer = entrepôt Bière
store-tulip = entrepôt Tulipe
store-cheese = entrepôt Fromage
store-furniture = entrepôt Meuble
store-jenever = entrepôt Genièvre
store-tiles = entrepôt Carrelage
store-lace = entrepôt Dentelle
store-coffee = entrepôt Café
store-crystal = entrepôt Cristal
store-depot-1 = dépôt 1
store-depot-2 = dépôt 2
store-depot-3 = dépôt 3
store-depot-4 = dépôt 4

# Ce qui est à décider.
step-draft = Prenez une carte de départ
step-first-cube = Posez une ressource sur la case 1 de votre rose des vents
step-second-cubes = Posez deux ressources sur la case 2 de votre rose des vents
step-place-foreman = Placez le contremaître sur un dépôt
step-place-bailiff = Placez le bailli sur un bloc de coût 2
step-place-trader = Placez le pion Marché noir sur le marché noir
step-take-card = Prenez une carte
step-overflow = Tous les emplacements sont pleins : défaussez une carte
step-tom-removes = Choisissez le plan que TOM retire
step-choose-dice = Choisissez deux dés
step-shift = Déplacez les ressources d’un dé sur une case voisine, ou non
step-turn = À vous de jouer
step-gain = Choisissez une ressource à gagner
step-pay = Choisissez les ressources à dépenser
step-spare = Choisissez la ressource que la réduction vous épargne
step-activate-free = Choisissez une carte à activer sans ressources
step-free-map-use = Utilisez le plan gratuitement, ou renoncez
step-free-block = Choisissez un bloc
step-sale = Vendez la marchandise au marché noir, ou gardez-la
step-move-trader = Choisissez où va le pion Marché noir
step-move-bailiff = Choisissez où va le bailli
step-move-foreman = Choisissez où va le contremaître
step-sail-anywhere = Choisissez un lieu pour votre barge
step-swap-take = Prenez une carte de la défausse
step-swap-draw = Piochez un artisan ou un bâtiment
step-swap-discard = Défaussez une de vos cartes inactives
step-discard-map = Défaussez un de vos plans actifs
step-keep = Choisissez la ressource à garder dans la maison, ou aucune

# Ce qui peut être joué. Son prix et ce que cela rapporte sont calculés et affichés à côté.
action-pass = Finir votre tour
action-activate = Activer { $card }
action-use = Utiliser { $card }
action-block = Prendre { $district } { $number } ({ $good })
action-load-all = Charger toutes les marchandises
action-load = Charger : { $good }
action-sail = Naviguer vers : { $place }
action-docker = Prendre à bord le docker { $docker }
action-deliver = Livrer : { $good }
action-amstel = Avancer de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} sur l’Amstel
action-market = Utiliser le marché. { $text }
action-pay = Payer { $number } × { $colour }
action-spare = Épargner : { $colour }
action-gain = Gagner : { $colour }
action-sell-gulden = Vendre contre des florins : { $good }
action-sell = Vendre contre une ressource ({ $colour }) : { $good }
action-store = Garder dans l’entrepôt provisoire : { $good }
action-decline = Ne pas utiliser { $card }
action-discard = Défausser { $card }
action-bailiff = Le bailli va sur { $district } { $number }
action-foreman = Le contremaître va ici : { $store }
action-trader = Le pion Marché noir va ici : { $good }
action-take = Prendre { $card }
action-no-card = Ne pas prendre de carte
action-remove = TOM retire { $card }
action-dice = Choisir { $first } ({ $one }) et { $second } ({ $two })
action-slot = { $colour } sur la case { $slot }
action-slot-normal = Laisser les deux à leur place
action-keep = Garder : { $colour }
action-keep-nothing = Ne rien garder
action-wheel = { $colour } sur votre rose des vents
action-wheel-two = { $first } et { $second } sur votre rose des vents
action-draw-artisan = Piocher un artisan
action-draw-building = Piocher un bâtiment

group-take = Prendre
group-discard = Défausser
group-activate = Activer
group-use = Utiliser
group-blocks = Blocs
group-sail = Naviguer
group-barge = Barge
group-amstel = Amstel
group-market = Marché
group-dice = Dés
group-figures = Figurines
group-cubes = Ressources
group-turn = Tour

# Ce qu’un joueur possède et compare.
purse-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
purse-gulden = { $number ->
    [one] { $number } florin
   *[other] { $number } florins
}
purse-any = { $number ->
    [one] { $number } ressource au choix
   *[other] { $number } ressources au choix
}
purse-brown = { $number } { colour-brown }
purse-grey = { $number } { colour-grey }
purse-purple = { $number } { colour-purple }
purse-orange = { $number } { colour-orange }
purse-pink = { $number } { colour-pink }
purse-black = { $number } { colour-black }
purse-beer = { $number } { good-beer }
purse-tulip = { $number } { good-tulip }
purse-cheese = { $number } { good-cheese }
purse-furniture = { $number } { good-furniture }
purse-jenever = { $number } { good-jenever }
purse-tiles = { $number } { good-tiles }
purse-lace = { $number } { good-lace }
purse-coffee = { $number } { good-coffee }
purse-crystal = { $number } { good-crystal }
purse-blocks = { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
}
purse-amstel = { $number ->
    [one] { $number } case sur l’Amstel
   *[other] { $number } cases sur l’Amstel
}
purse-dockers = { $number ->
    [one] { $number } docker à bord
   *[other] { $number } dockers à bord
}
purse-waiting = { $number ->
    [one] { $number } carte inactive
   *[other] { $number } cartes inactives
}
purse-active = { $number ->
    [one] { $number } carte active
   *[other] { $number } cartes actives
}
purse-wheel = { $number ->
    [one] { $number } ressource sur la rose des vents
   *[other] { $number } ressources sur la rose des vents
}
purse-penalties = { $number ->
    [one] { $number } jeton Pénalité
   *[other] { $number } jetons Pénalité
}

# Ce qui s’est passé.
log-round = La manche { $round } commence
log-reveal = Cartes révélées : { $cards }
log-take = { $player } prend { $card }
log-no-card = { $player } ne prend pas de carte
log-discard = { $player } défausse { $card }
log-penalty = { $player } prend un jeton Pénalité
log-dice = Dés : marron { $brown }, gris { $grey }, violet { $purple }, orange { $orange }, rose { $pink }, noir { $black }
log-dice-turned = Les dés trop hauts passent à 1 : marron { $brown }, gris { $grey }, violet { $purple }, orange { $orange }, rose { $pink }, noir { $black }
log-choose-dice = { $player } choisit le dé { $first } et le dé { $second }
log-wheel = { $player } pose sur la case { $slot } : { $cubes } × { $colour }
log-supply = { $player } tourne sa rose des vents et dispose de { $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
}
log-points = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-gulden = { $player } gagne { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
log-cubes = { $player } gagne { $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
} ({ $colour })
log-pay-gulden = { $player } paie { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
log-pay-cubes = { $player } dépense { $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
} ({ $colour })
log-activate = { $player } active { $card }
log-use = { $player } utilise { $card }
log-block = { $player } prend le bloc { $block } ; marchandise : { $good }
log-sell = { $player } vend au marché noir : { $good }
log-load = { $player } charge sa barge : { $good }
log-sail = { $player } déplace sa barge : { $place }
log-docker = { $player } prend à bord le docker { $docker }
log-docker-home = { $player } amène le docker { $docker } au bâtiment des dockers
log-deliver = { $player } livre { $good } : { $store }
log-amstel = { $player } avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} sur l’Amstel, jusqu’à la case { $space }
log-market = { $player } utilise la tuile { $tile }
log-tile = Nouvelle tuile : { $tile }
log-pass = { $player } passe
log-keep = { $player } garde une ressource ({ $colour })
log-keep-nothing = { $player } ne garde aucune ressource
log-foreman = Le contremaître se place ici : { $store }
log-foreman-leaves = Tous les entrepôts et dépôts sont pleins : le contremaître quitte la partie
log-bailiff = Le bailli se place sur { $block }
log-bailiff-leaves = Tous les blocs sont pris : le bailli quitte la partie
log-trader = Le pion Marché noir se place ici : { $good }
log-trader-leaves = Le marché noir est plein : le pion Marché noir quitte la partie
log-score = { $player } : pénalités { $penalties }, cartes { $cards }, groupement { $group }, quartiers { $districts }, tâches { $tasks }, restes { $leftovers } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout

# TOM, avec ses raisons.
log-tom-behind = TOM est derrière sur l’Amstel et ne retire aucune carte
log-tom-removes = TOM est en tête sur l’Amstel et retire la carte la moins chère, { $card } ({ $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
})
log-tom-ones = { $dice ->
    [one] { $dice } dé montre 1
   *[other] { $dice } dés montrent 1
} : TOM avance sur l’Amstel
log-tom-amstel = TOM avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} sur l’Amstel, jusqu’à la case { $space } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-tom-docker = Trois dés ou plus montrent { $number } : TOM ramène le docker du { $pier } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} et 1 florin
log-tom-no-docker = Trois dés ou plus montrent { $number }, mais il n’y a plus de docker sur le { $pier }
log-tom-block = Le dé { $colour } montre 6 : TOM prend le bloc { $block } (marchandise : { $good }), { $reason }
tom-cheapest = le moins cher des blocs libres
tom-beside = parmi les moins chers, celui qui touche un de ses blocs
tom-leftmost = parmi les moins chers, celui le plus à gauche
log-tom-no-block = Le dé { $colour } montre 6, mais le quartier est plein
log-tom-sells = Case libre au marché noir ({ $good }) : TOM vend sa marchandise pour { $gulden ->
    [one] { $gulden } florin
   *[other] { $gulden } florins
}
log-tom-delivers = Case déjà prise au marché noir ({ $good }) : TOM livre sa marchandise à l’entrepôt pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-tom-market = TOM paie { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
} pour la tuile { $tile } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-tom-poor = TOM ne peut pas payer { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
} pour la tuile { $tile } et reçoit 1 florin
log-tom-score = TOM : groupement { $group }, quartiers { $districts }, florins { $leftovers } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout

# Pourquoi non.
why-first-draft = prenez d’abord une carte de départ
why-first-first-cube = posez d’abord une ressource sur la case 1 de votre rose des vents
why-first-second-cubes = posez d’abord deux ressources sur la case 2 de votre rose des vents
why-first-place-foreman = placez d’abord le contremaître sur un dépôt
why-first-place-bailiff = placez d’abord le bailli sur un bloc de coût 2
why-first-place-trader = placez d’abord le pion Marché noir sur une case du marché noir
why-first-take-card = prenez d’abord une carte
why-first-overflow = défaussez d’abord une de vos six cartes inactives
why-first-tom-removes = choisissez d’abord lequel des plans à égalité TOM retire
why-first-choose-dice = choisissez d’abord deux dés différents
why-first-shift = décidez d’abord de la case d’un des dés choisis
why-first-gain = choisissez d’abord la ressource à gagner
why-first-pay = choisissez d’abord les ressources à dépenser ; autant de cette couleur ne conviennent pas
why-first-spare = choisissez d’abord la ressource que la réduction vous épargne
why-first-activate-free = choisissez d’abord une de vos cartes inactives
why-first-free-map-use = utilisez d’abord le plan gratuitement, ou renoncez
why-first-free-block = choisissez d’abord un bloc sans armoiries
why-first-sale = vendez d’abord la marchandise contre ce qui est offert, ou gardez-la
why-first-move-trader = déplacez d’abord le pion Marché noir vers la case libre la plus proche
why-first-move-bailiff = déplacez d’abord le bailli vers le bloc libre le plus proche
why-first-move-foreman = déplacez d’abord le contremaître vers l’entrepôt ou dépôt le plus proche où il reste de la place
why-first-sail-anywhere = choisissez d’abord un autre lieu pour votre barge
why-first-swap-take = prenez d’abord une carte de la défausse
why-first-swap-draw = piochez d’abord un artisan ou un bâtiment
why-first-swap-discard = défaussez d’abord une de vos autres cartes inactives
why-first-discard-map = défaussez d’abord un de vos plans actifs
why-first-keep = choisissez d’abord une de vos ressources pour la maison, ou aucune
why-not-on-display = cette carte n’est pas parmi les cartes révélées
why-no-card = prendre une carte est obligatoire
why-not-in-turn = ce n’est pas une action de votre tour
why-no-sale = on ne vend qu’une marchandise tout juste reçue d’un bloc, et seulement si la case de son type est vide
why-same-die = il faut choisir deux dés différents
why-advanced = vous avez déjà payé pour avancer pendant ce tour
why-river-end = { $spaces ->
    [one] il ne reste que { $spaces } case à votre pion sur l’Amstel
   *[other] il ne reste que { $spaces } cases à votre pion sur l’Amstel
}
why-resources = cela coûte { $cost ->
    [one] { $cost } ressource
   *[other] { $cost } ressources
}, et vous en avez { $held }
why-no-crane = votre barge n’est pas à un ponton
why-not-in-store = cette marchandise n’est pas dans votre entrepôt provisoire
why-load-all = il n’y a qu’une marchandise dans votre entrepôt provisoire ; chargez-la simplement
why-already-there = votre barge s’y trouve déjà
why-no-pier = votre barge n’est pas à un ponton de couleur
why-no-such-docker = il n’y a pas de docker { $docker } sur ce ponton
why-dockers-aboard = votre barge transporte déjà { $dockers ->
    [one] { $dockers } docker
   *[other] { $dockers } dockers
}
why-boarded = vous avez déjà pris un docker à bord pendant cette escale
why-wrong-anchorage = cette marchandise ({ $good }) ne peut pas être livrée là où se trouve votre barge
why-not-aboard = cette marchandise ({ $good }) n’est pas sur votre barge
why-empty-barge = votre barge est sans marchandise : chargez-en d’abord près d’une grue
why-full = il n’y a plus de place
why-block-taken = ce bloc appartient à quelqu’un
why-blocks-per-turn = vous pouvez prendre { $limit ->
    [one] { $limit } bloc
   *[other] { $limit } blocs
} par tour, et c’est déjà fait
why-only-gulden = avec la carte 027, un bloc se paie 2 florins
why-cubes = cela coûte { $cost } × { $colour }, et vous en avez { $held }
why-no-gulden-for-block = seule la carte 027 permet de payer un bloc en florins
why-gulden = cela coûte { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}, et vous en avez { $held }
why-already-active = cette carte est déjà active
why-not-inactive = cette carte n’est pas parmi vos cartes inactives
why-card-cost = il vous manque { $missing ->
    [one] { $missing } ressource
   *[other] { $missing } ressources
} pour payer son coût
why-not-active = cette carte n’est pas parmi vos cartes actives
why-only-phase-1 = cette carte ne sert qu’en phase I, quand on prend des cartes
why-only-phase-2 = cette carte ne sert qu’en phase II, quand on choisit des dés
why-works-by-itself = cette carte agit d’elle-même dès qu’elle s’applique
why-only-final-scoring = cette carte n’agit qu’au décompte final
why-used-up = cette carte a déjà servi pendant cette manche
why-markets-per-turn = vous pouvez utiliser le marché { $limit } fois par tour, et c’est déjà fait
why-after-map = aucun plan { $district } n’a été utilisé pendant ce tour
why-after-any-map = aucun plan n’a été utilisé pendant ce tour
why-with-map = vous n’avez aucun plan { $district } actif
why-with-any-map = vous n’avez aucun plan actif
why-at-least = il faut au moins { $number } { $kind } actifs
why-inactive-at-most = vous avez plus de { $number ->
    [one] { $number } carte inactive
   *[other] { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} inactives
}
why-goods-aboard = votre barge transporte plus de { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
}
why-after-advance = votre pion n’a pas avancé sur l’Amstel pendant ce tour
why-after-sailing = votre barge n’a pas parcouru { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} pendant ce tour
why-first-on-amstel = vous êtes en tête sur l’Amstel
why-not-last-on-amstel = vous n’êtes pas en dernière position sur l’Amstel
why-not-alone-first = vous n’êtes pas seul en tête sur la piste de score
why-not-alone-last = vous n’êtes pas seul en dernière position sur la piste de score
why-after-gulden = aucune autre carte ne vous a donné de florins pendant cette manche
why-after-points = aucune autre carte ne vous a donné de points pendant cette manche
why-card-gulden = il faut { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
why-card-cubes = il faut { $cost ->
    [one] { $cost } ressource
   *[other] { $cost } ressources
}
why-card-colour = il faut { $cost ->
    [one] { $cost } ressource
   *[other] { $cost } ressources
} ({ $colour })
why-no-inactive = vous n’avez pas de carte inactive
why-no-free-block = aucun bloc n’est libre
why-no-map = vous n’avez pas de plan actif

# Cartes : noms et effets.
type-jenever-distiller = Distillateur
type-crystal-cutter = Tailleur de cristal
type-cheesemaker = Fromager
type-coffee-roaster = Torréfacteur
type-tile-maker = Faïencier
type-lace-maker = Dentellière
type-brewer = Brasseur
type-carpenter = Charpentier
type-tulip-grower = Cultivateur de tulipes
type-beurs = Bourse de Zocher
type-rijksmuseum = Rijksmuseum
type-oude-kerk = Oude Kerk
type-zuiderkerk = Zuiderkerk
type-westerkerk = Westerkerk
type-entrepotdok = Entrepotdok
type-montelbaanstoren = Montelbaanstoren
type-schreierstoren = Schreierstoren
type-zeemagazijn = Arsenal naval
type-centraal-station = Gare centrale
type-concertgebouw = Concertgebouw
type-plantage = Plan Plantage
type-haarlemmerbuurt = Plan Haarlemmerbuurt
type-jordaan = Plan Jordaan
type-burgwallen = Plan Burgwallen
type-nieuwmarkt = Plan Nieuwmarkt
type-grachtengordel = Plan Grachtengordel
card-001 = { type-jenever-distiller } 001
card-001-text = Après avoir utilisé un plan Plantage ce tour-ci : 1 ressource orange.
card-001-text-active = Avec un plan Plantage actif : 1 ressource orange.
card-002 = { type-jenever-distiller } 002
card-002-text = Après avoir utilisé un plan Haarlemmerbuurt ce tour-ci : 1 ressource marron.
card-002-text-active = Avec un plan Haarlemmerbuurt actif : 1 ressource marron.
card-003 = { type-jenever-distiller } 003
card-003-text = Après avoir utilisé un plan Jordaan ce tour-ci : 1 ressource grise.
card-003-text-active = Avec un plan Jordaan actif : 1 ressource grise.
card-004 = { type-jenever-distiller } 004
card-004-text = Après avoir utilisé un plan Burgwallen ce tour-ci : 1 ressource violette.
card-004-text-active = Avec un plan Burgwallen actif : 1 ressource violette.
card-005 = { type-jenever-distiller } 005
card-005-text = Après avoir utilisé un plan Nieuwmarkt ce tour-ci : 1 ressource noire.
card-005-text-active = Avec un plan Nieuwmarkt actif : 1 ressource noire.
card-006 = { type-jenever-distiller } 006
card-006-text = Après avoir utilisé un plan Grachtengordel ce tour-ci : 1 ressource rose.
card-006-text-active = Avec un plan Grachtengordel actif : 1 ressource rose.
card-007 = { type-crystal-cutter } 007
card-007-text = Fin de partie : 2 points pour chaque type différent parmi vos artisans actifs.
card-008 = { type-crystal-cutter } 008
card-008-text = Fin de partie : pas de jetons Pénalité pour vos cartes inactives.
card-009 = { type-crystal-cutter } 009
card-009-text = Fin de partie : avancez de 5 cases sur l’Amstel.
card-010 = { type-crystal-cutter } 010
card-010-text = Fin de partie : 1 point pour chaque marchandise et chaque docker sur votre barge.
card-011 = { type-crystal-cutter } 011
card-011-text = Fin de partie : 1 point pour chaque docker au bâtiment des dockers.
card-012 = { type-crystal-cutter } 012
card-012-text = Fin de partie : 1 point pour chaque marchandise au marché noir.
card-013 = { type-cheesemaker } 013
card-013-text = Avec au moins 3 bâtiments actifs : 1 florin.
card-014 = { type-cheesemaker } 014
card-014-text = Après avoir avancé sur l’Amstel ce tour-ci : 1 point.
card-015 = { type-cheesemaker } 015
card-015-text = Avec au plus 2 marchandises sur votre barge : 1 point.
card-016 = { type-cheesemaker } 016
card-016-text = Après avoir déplacé votre barge d’au moins 2 cases ce tour-ci : 1 point.
card-017 = { type-cheesemaker } 017
card-017-text = Si vous n’êtes pas en tête sur l’Amstel : avancez-y d’une case.
card-018 = { type-cheesemaker } 018
card-018-text = Si vous êtes en dernière position sur l’Amstel : 1 florin.
card-019 = { type-coffee-roaster } 019
card-019-text = 1 florin par tranche de 5 de vos armoiries dans la ville, arrondi au supérieur.
card-020 = { type-coffee-roaster } 020
card-020-text = Vous pouvez utiliser le marché deux fois par tour, en payant chaque fois.
card-021 = { type-coffee-roaster } 021
card-021-text = 1 point pour chaque quartier dont vous avez un plan actif.
card-022 = { type-coffee-roaster } 022
card-022-text = Payez 1 florin : ce tour-ci, votre barge peut parcourir 3 cases sans ressources.
card-023 = { type-coffee-roaster } 023
card-023-text = Payez 1 florin : 1 point.
card-023-text-hu = Payez 1 florin : 2 points.
card-024 = { type-coffee-roaster } 024
card-024-text = 1 florin et 1 point.
card-025 = { type-tile-maker } 025
card-025-text = Chaque bloc vous coûte 1 ressource de moins.
card-026 = { type-tile-maker } 026
card-026-text = Quand vous prenez un bloc : 1 florin.
card-027 = { type-tile-maker } 027
card-027-text = Vous pouvez payer un bloc 2 florins au lieu de ressources.
card-027-text-nl = Vous payez chaque bloc 2 florins, jamais en ressources.
card-028 = { type-tile-maker } 028
card-028-text = Vous pouvez prendre un second bloc pendant votre tour.
card-029 = { type-tile-maker } 029
card-029-text = Vous pouvez utiliser un de vos plans jusqu’à 3 fois pendant votre tour, en payant chaque fois.
card-030 = { type-tile-maker } 030
card-030-text = Quand vous activez un bâtiment : 2 florins.
card-031 = { type-lace-maker } 031
card-031-text = Chaque bâtiment vous coûte 1 ressource au choix de moins.
card-032 = { type-lace-maker } 032
card-032-text = Dépensez 3 ressources au choix pour 1 florin, autant de fois que vous voulez.
card-033 = { type-lace-maker } 033
card-033-text = Quand vous activez un artisan, celui-ci compris : 1 florin.
card-034 = { type-lace-maker } 034
card-034-text = Votre pion Amstel est toujours au-dessus de sa pile.
card-035 = { type-lace-maker } 035
card-035-text = Quand vous activez un plan, vous pouvez aussitôt l’utiliser une fois gratuitement.
card-036 = { type-lace-maker } 036
card-036-text = Dépensez 2 ressources au choix pour en gagner 1 au choix, autant de fois que vous voulez.
card-037 = { type-brewer } 037
card-037-text = Quand vous vendez au marché noir, vous recevez les deux récompenses.
card-038 = { type-brewer } 038
card-038-text = Payez 3 florins pour activer une carte inactive sans ressources, autant de fois que vous voulez.
card-039 = { type-brewer } 039
card-039-text = Payez 2 florins pour 2 ressources au choix, autant de fois que vous voulez.
card-040 = { type-brewer } 040
card-040-text = Chaque ressource déplace votre barge de 2 cases.
card-041 = { type-brewer } 041
card-041-text = Quand vous activez un plan : 1 florin.
card-042 = { type-brewer } 042
card-042-text = Un artisan d’un type absent de vos cartes actives vous coûte 1 ressource au choix de moins.
card-043 = { type-carpenter } 043
card-043-text = Si vous êtes seul à avoir le moins de points : 1 ressource au choix.
card-044 = { type-carpenter } 044
card-044-text = 1 florin, et 1 point pour chacun de vos charpentiers actifs.
card-045 = { type-carpenter } 045
card-045-text = Quand une tuile Marché vous donne des points : en plus, 1 ressource au choix.
card-046 = { type-carpenter } 046
card-046-text = 1 ressource au choix.
card-047 = { type-carpenter } 047
card-047-text = Défaussez un de vos plans actifs : 3 florins.
card-048 = { type-carpenter } 048
card-048-text = Dépensez 1 ressource au choix : 1 florin.
card-049 = { type-tulip-grower } 049
card-049-text = En phase I, vous pouvez ne pas prendre de carte.
card-050 = { type-tulip-grower } 050
card-050-text = Un docker amené au bâtiment des dockers marque deux fois les points de sa case.
card-051 = { type-tulip-grower } 051
card-051-text = Pour chaque dé choisi qui montre 1 : 2 florins.
card-052 = { type-tulip-grower } 052
card-052-text = Pour chaque dé choisi qui montre 1 : 2 ressources de sa couleur en plus, sur la case 1.
card-053 = { type-tulip-grower } 053
card-053-text = Les ressources d’un des dés choisis peuvent aller sur une case voisine de la leur.
card-054 = { type-tulip-grower } 054
card-054-text = Pour chaque dé choisi : 1 ressource de sa couleur en plus.
card-055 = { type-beurs } 055
card-055-text = Après avoir utilisé un plan Plantage ce tour-ci : 1 florin.
card-055-text-active = Avec un plan Plantage actif : 1 florin.
card-056 = { type-beurs } 056
card-056-text = Après avoir utilisé un plan Haarlemmerbuurt ce tour-ci : 1 florin.
card-056-text-active = Avec un plan Haarlemmerbuurt actif : 1 florin.
card-057 = { type-beurs } 057
card-057-text = Après avoir utilisé un plan Jordaan ce tour-ci : 1 florin.
card-057-text-active = Avec un plan Jordaan actif : 1 florin.
card-058 = { type-beurs } 058
card-058-text = Après avoir utilisé un plan Burgwallen ce tour-ci : 1 florin.
card-058-text-active = Avec un plan Burgwallen actif : 1 florin.
card-059 = { type-beurs } 059
card-059-text = Après avoir utilisé un plan Nieuwmarkt ce tour-ci : 1 florin.
card-059-text-active = Avec un plan Nieuwmarkt actif : 1 florin.
card-060 = { type-beurs } 060
card-060-text = Après avoir utilisé un plan Grachtengordel ce tour-ci : 1 florin.
card-060-text-active = Avec un plan Grachtengordel actif : 1 florin.
card-061 = { type-rijksmuseum } 061
card-061-text = 1 point pour chacun de vos plans Plantage actifs.
card-061-text-hu = 1 florin pour chacun de vos plans Plantage actifs.
card-062 = { type-rijksmuseum } 062
card-062-text = 1 point pour chacun de vos plans Haarlemmerbuurt actifs.
card-062-text-hu = 1 florin pour chacun de vos plans Haarlemmerbuurt actifs.
card-063 = { type-rijksmuseum } 063
card-063-text = 1 point pour chacun de vos plans Jordaan actifs.
card-063-text-hu = 1 florin pour chacun de vos plans Jordaan actifs.
card-064 = { type-rijksmuseum } 064
card-064-text = 1 point pour chacun de vos plans Burgwallen actifs.
card-064-text-hu = 1 florin pour chacun de vos plans Burgwallen actifs.
card-065 = { type-rijksmuseum } 065
card-065-text = 1 point pour chacun de vos plans Nieuwmarkt actifs.
card-065-text-hu = 1 florin pour chacun de vos plans Nieuwmarkt actifs.
card-066 = { type-rijksmuseum } 066
card-066-text = 1 point pour chacun de vos plans Grachtengordel actifs.
card-066-text-hu = 1 florin pour chacun de vos plans Grachtengordel actifs.
card-067 = { type-oude-kerk } 067
card-067-text = Fin de partie : 3 points ; 8 avec une Zuiderkerk ou une Westerkerk, 15 avec les deux. Chacune ne compte que pour une seule Oude Kerk.
card-068 = { type-oude-kerk } 068
card-068-text = Fin de partie : 3 points ; 8 avec une Zuiderkerk ou une Westerkerk, 15 avec les deux. Chacune ne compte que pour une seule Oude Kerk.
card-069 = { type-oude-kerk } 069
card-069-text = Fin de partie : 3 points ; 8 avec une Zuiderkerk ou une Westerkerk, 15 avec les deux. Chacune ne compte que pour une seule Oude Kerk.
card-070 = { type-zuiderkerk } 070
card-070-text = Avec au plus 3 cartes inactives : 1 florin.
card-071 = { type-zuiderkerk } 071
card-071-text = Si une autre carte vous a donné des florins pendant cette manche : 1 florin.
card-072 = { type-zuiderkerk } 072
card-072-text = Si une autre carte vous a donné des points pendant cette manche : 1 point.
card-073 = { type-westerkerk } 073
card-073-text = Pour chaque marchandise que vous livrez : 1 point.
card-074 = { type-westerkerk } 074
card-074-text = Quand vous prenez un bloc : avancez d’une case sur l’Amstel.
card-075 = { type-westerkerk } 075
card-075-text = Pour chaque marchandise que vous livrez : 1 florin.
card-076 = { type-entrepotdok } 076
card-076-text = Pour chaque marchandise Cristal que vous livrez : 4 points.
card-077 = { type-entrepotdok } 077
card-077-text = Pour chaque marchandise Genièvre que vous livrez : 4 points.
card-078 = { type-entrepotdok } 078
card-078-text = Pour chaque marchandise Café que vous livrez : 4 points.
card-079 = { type-entrepotdok } 079
card-079-text = Pour chaque marchandise Bière que vous livrez : 4 points.
card-080 = { type-entrepotdok } 080
card-080-text = Pour chaque marchandise Carrelage que vous livrez : 4 points.
card-081 = { type-entrepotdok } 081
card-081-text = Pour chaque marchandise Fromage que vous livrez : 4 points.
card-082 = { type-entrepotdok } 082
card-082-text = Pour chaque marchandise Dentelle que vous livrez : 4 points.
card-083 = { type-entrepotdok } 083
card-083-text = Pour chaque marchandise Meuble que vous livrez : 4 points.
card-084 = { type-entrepotdok } 084
card-084-text = Pour chaque marchandise Tulipe que vous livrez : 4 points.
card-085 = { type-montelbaanstoren } 085
card-085-text = Fin de partie : 1 point pour chacun de vos plans actifs.
card-086 = { type-montelbaanstoren } 086
card-086-text = Fin de partie : 2 points pour chacune de vos cartes Fin de partie actives, celle-ci comprise.
card-087 = { type-montelbaanstoren } 087
card-087-text = Fin de partie : 2 points pour chacun de vos bâtiments actifs.
card-088 = { type-schreierstoren } 088
card-088-text = 1 florin ; 2 avec une Montelbaanstoren active.
card-089 = { type-schreierstoren } 089
card-089-text = 1 florin ; 2 avec une Montelbaanstoren active.
card-090 = { type-schreierstoren } 090
card-090-text = 1 florin ; 2 avec une Montelbaanstoren active.
card-091 = { type-zeemagazijn } 091
card-091-text = 1 ressource rose.
card-092 = { type-zeemagazijn } 092
card-092-text = 1 ressource orange.
card-093 = { type-zeemagazijn } 093
card-093-text = 1 ressource marron.
card-094 = { type-zeemagazijn } 094
card-094-text = 1 ressource grise.
card-095 = { type-zeemagazijn } 095
card-095-text = 1 ressource violette.
card-096 = { type-zeemagazijn } 096
card-096-text = 1 ressource noire.
card-097 = { type-centraal-station } 097
card-097-text = Si vous êtes seul à avoir le plus de points : 1 point.
card-098 = { type-centraal-station } 098
card-098-text = Avec au plus 3 cartes inactives : 2 points.
card-099 = { type-centraal-station } 099
card-099-text = Après avoir utilisé un plan quelconque ce tour-ci : 2 points.
card-099-text-active = Avec un plan actif quelconque : 2 points.
card-100 = { type-centraal-station } 100
card-100-text = Avec au moins 3 artisans actifs : 1 florin.
card-101 = { type-centraal-station } 101
card-101-text = Avec au moins 3 bâtiments actifs : 2 points.
card-101-text-hu = Avec au moins 3 bâtiments actifs : 1 florin.
card-102 = { type-centraal-station } 102
card-102-text = Avec au moins 3 plans actifs : 1 florin.
card-103 = { type-concertgebouw } 103
card-103-text = Fin de partie : 4 points pour chaque paire d’artisans actifs du même type.
card-103-text-fr = Fin de partie : 2 points pour chaque paire d’artisans actifs du même type.
card-104 = { type-concertgebouw } 104
card-104-text = Fin de partie : 3 points pour chaque paire de plans actifs du même quartier.
card-105 = { type-concertgebouw } 105
card-105-text = Fin de partie : 2 points pour chaque pont que votre pion Amstel a passé.
card-106 = { type-concertgebouw } 106
card-106-text = Fin de partie : 1 point pour chacune de vos armoiries dans la ville.
card-107 = { type-concertgebouw } 107
card-107-text = Fin de partie : 8 points si votre barge est au ponton de départ.
card-108 = { type-concertgebouw } 108
card-108-text = Fin de partie : 2 points pour chaque artisan actif du type que vous avez le plus.
card-109 = { type-plantage } 109
card-109-text = Dépensez 1 ressource rose : 1 point.
card-110 = { type-plantage } 110
card-110-text = Dépensez 1 ressource rose : 1 florin.
card-111 = { type-plantage } 111
card-111-text = Dépensez 1 ressource rose : 1 florin.
card-112 = { type-plantage } 112
card-112-text = Dépensez 1 ressource rose : 1 florin et 1 point.
card-113 = { type-haarlemmerbuurt } 113
card-113-text = Dépensez 1 ressource grise : 1 point.
card-114 = { type-haarlemmerbuurt } 114
card-114-text = Dépensez 1 ressource grise : 1 florin.
card-115 = { type-haarlemmerbuurt } 115
card-115-text = Dépensez 1 ressource grise : 1 florin.
card-116 = { type-haarlemmerbuurt } 116
card-116-text = Dépensez 1 ressource grise : 1 florin et 1 point.
card-117 = { type-jordaan } 117
card-117-text = Dépensez 1 ressource orange : 1 point.
card-118 = { type-jordaan } 118
card-118-text = Dépensez 1 ressource orange : 1 florin.
card-119 = { type-jordaan } 119
card-119-text = Dépensez 1 ressource orange : 1 florin.
card-120 = { type-jordaan } 120
card-120-text = Dépensez 1 ressource orange : 1 florin et 1 point.
card-121 = { type-burgwallen } 121
card-121-text = Dépensez 1 ressource marron : 1 point.
card-122 = { type-burgwallen } 122
card-122-text = Dépensez 1 ressource marron : 1 florin.
card-123 = { type-burgwallen } 123
card-123-text = Dépensez 1 ressource marron : 1 florin.
card-124 = { type-burgwallen } 124
card-124-text = Dépensez 1 ressource marron : 1 florin et 1 point.
card-125 = { type-nieuwmarkt } 125
card-125-text = Dépensez 1 ressource violette : 1 point.
card-126 = { type-nieuwmarkt } 126
card-126-text = Dépensez 1 ressource violette : 1 florin.
card-127 = { type-nieuwmarkt } 127
card-127-text = Dépensez 1 ressource violette : 1 florin.
card-128 = { type-nieuwmarkt } 128
card-128-text = Dépensez 1 ressource violette : 1 florin et 1 point.
card-129 = { type-grachtengordel } 129
card-129-text = Dépensez 1 ressource noire : 1 point.
card-130 = { type-grachtengordel } 130
card-130-text = Dépensez 1 ressource noire : 1 florin.
card-131 = { type-grachtengordel } 131
card-131-text = Dépensez 1 ressource noire : 1 florin.
card-132 = { type-grachtengordel } 132
card-132-text = Dépensez 1 ressource noire : 1 florin et 1 point.

# Tâches.
task-1 = Tâche 1
task-1-text = Les deux dockers bleu clair sont au bâtiment des dockers.
task-2 = Tâche 2
task-2-text = Les deux dockers marron sont au bâtiment des dockers.
task-3 = Tâche 3
task-3-text = Les deux dockers vert clair sont au bâtiment des dockers.
task-4 = Tâche 4
task-4-text = Les deux dockers roses sont au bâtiment des dockers.
task-5 = Tâche 5
task-5-text = Les deux dockers jaunes sont au bâtiment des dockers.
task-6 = Tâche 6
task-6-text = Les deux dockers blancs sont au bâtiment des dockers.
task-7 = Tâche 7
task-7-text = Vous possédez au moins 4 blocs du quartier Grachtengordel.
task-8 = Tâche 8
task-8-text = Vous possédez au moins 4 blocs du quartier Plantage.
task-9 = Tâche 9
task-9-text = Vous possédez au moins 4 blocs du quartier Nieuwmarkt.
task-10 = Tâche 10
task-10-text = Vous possédez au moins 4 blocs du quartier Burgwallen.
task-11 = Tâche 11
task-11-text = Vous possédez au moins 4 blocs du quartier Haarlemmerbuurt.
task-12 = Tâche 12
task-12-text = Vous possédez au moins 4 blocs du quartier Jordaan.
task-13 = Tâche 13
task-13-text = Vous avez au moins 3 cartes actives de chaque sorte : artisans, bâtiments, plans.
task-14 = Tâche 14
task-14-text = Votre pion Amstel est sur la dernière case.
task-15 = Tâche 15
task-15-text = Vous avez au moins 3 cartes Fin de partie actives.
task-16 = Tâche 16
task-16-text = Vous avez au moins 4 cartes actives de phase III.
task-17 = Tâche 17
task-17-text = Vous avez au moins 5 cartes permanentes actives.
task-18 = Tâche 18
task-18-text = Il y a au moins 7 marchandises au marché noir.
task-19 = Tâche 19
task-19-text = Il y a au moins 2 types de marchandises différents sur votre barge.
task-20 = Tâche 20
task-20-text = L’entrepôt Meuble est plein.
task-21 = Tâche 21
task-21-text = L’entrepôt Dentelle est plein.
task-22 = Tâche 22
task-22-text = L’entrepôt Fromage est plein.
task-23 = Tâche 23
task-23-text = L’entrepôt Genièvre est plein.
task-24 = Tâche 24
task-24-text = L’entrepôt Bière est plein.
task-25 = Tâche 25
task-25-text = L’entrepôt Carrelage est plein.
task-26 = Tâche 26
task-26-text = L’entrepôt Tulipe est plein.
task-27 = Tâche 27
task-27-text = L’entrepôt Cristal est plein.
task-28 = Tâche 28
task-28-text = L’entrepôt Café est plein.
task-29 = Tâche 29
task-29-text = Les 4 dépôts sont pleins.
task-30 = Tâche 30
task-30-text = Votre barge est au ponton de départ.
task-31 = Tâche 31
task-31-text = Il y a au moins 7 dockers au bâtiment des dockers.
task-32 = Tâche 32
task-32-text = Rendez 2 dockers et 1 marchandise.
task-32-text-nl = Rendez 2 dockers et 1 ressource.
task-33 = Tâche 33
task-33-text = Rendez jusqu’à 6 ressources de couleurs différentes ; plus il y en a, plus elles rapportent.
task-34 = Tâche 34
task-34-text = Rendez 1 docker, 1 marchandise et 1 ressource.
task-35 = Tâche 35
task-35-text = Vous possédez au moins 9 blocs.
task-36 = Tâche 36
task-36-text = Vous avez au moins 12 cartes actives.
task-36-text-fr = Vous avez au moins 10 cartes actives.
task-37 = Tâche 37
task-37-text = Rendez 1 ou 2 dockers bleu clair.
task-38 = Tâche 38
task-38-text = Rendez 1 ou 2 dockers jaunes.
task-39 = Tâche 39
task-39-text = Rendez 1 ou 2 dockers marron.
task-40 = Tâche 40
task-40-text = Rendez 1 ou 2 dockers vert clair.
task-41 = Tâche 41
task-41-text = Rendez 1 ou 2 dockers roses.
task-42 = Tâche 42
task-42-text = Rendez 1 ou 2 dockers blancs.

# Tuiles Marché.
tile-price = { $cost ->
    [one] Payez { $cost } florin :
   *[other] Payez { $cost } florins :
}
tile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-and = { $points ->
    [0] {""}
   *[other] { tile-points },{" "}
}
tile-a1 = Marché A1
tile-a1-text = { tile-price } { tile-and }avancez de 2 cases sur l’Amstel.
tile-a2 = Marché A2
tile-a2-text = { tile-price } { tile-points }.
tile-a3 = Marché A3
tile-a3-text = { tile-price } { tile-points }.
tile-a4 = Marché A4
tile-a4-text = { tile-price } { tile-and }1 ressource au choix.
tile-a5 = Marché A5
tile-a5-text = { tile-price } { tile-and }avancez d’une case sur l’Amstel.
tile-a6 = Marché A6
tile-a6-text = { tile-price } { tile-points }.
tile-a7 = Marché A7
tile-a7-text = { tile-price } { tile-and }avancez de 2 cases sur l’Amstel.
tile-a8 = Marché A8
tile-a8-text = { tile-price } { tile-points }.
tile-b9 = Marché B9
tile-b9-text = { tile-price } { tile-and }1 ressource au choix.
tile-b10 = Marché B10
tile-b10-text = { tile-price } { tile-and }avancez de 2 cases sur l’Amstel.
tile-b11 = Marché B11
tile-b11-text = { tile-price } { tile-and }avancez d’une case sur l’Amstel.
tile-b12 = Marché B12
tile-b12-text = { tile-price } { tile-points }.
tile-b13 = Marché B13
tile-b13-text = { tile-price } { tile-and }1 ressource au choix.
tile-b14 = Marché B14
tile-b14-text = { tile-price } { tile-points }.
tile-b15 = Marché B15
tile-b15-text = { tile-price } { tile-points }.
tile-b16 = Marché B16
tile-b16-text = { tile-price } { tile-points }.
tile-ca17 = Marché CA17
tile-ca17-text = { tile-price } { tile-and }déplacez votre barge d’au plus 3 cases sans ressources.
tile-ca18 = Marché CA18
tile-ca18-text = { tile-price } { tile-and }échangez une carte inactive contre une carte de la défausse.
tile-ca19 = Marché CA19
tile-ca19-text = { tile-price } { tile-and }2 ressources au choix.
tile-ca20 = Marché CA20
tile-ca20-text = { tile-price } { tile-and }activez une carte inactive sans ressources.
tile-cb21 = Marché CB21
tile-cb21-text = { tile-price } { tile-and }déplacez votre barge vers n’importe quel lieu du port.
tile-cb22 = Marché CB22
tile-cb22-text = { tile-price } { tile-and }prenez n’importe quel bloc libre sans ressources.
tile-cb23 = Marché CB23
tile-cb23-text = { tile-price } { tile-and }1 ressource de chaque couleur.
tile-cb24 = Marché CB24
tile-cb24-text = { tile-price } { tile-and }activez 2 cartes inactives sans ressources.

# Ce que ferait le bot, et pourquoi
hint-only = Rien d’autre n’est possible
hint-any = Ici, l’un vaut l’autre
hint-activate = { $card } vaut plus que tout ce que ces cubes peuvent faire d’autre, et libère son emplacement
hint-activate-free = { $card } épargne le plus de ressources et rapporte le plus désormais
hint-block = Ce bloc rapporte le plus, par sa marchandise, votre groupement et le quartier, pour les cubes que vous avez
hint-free-block = De tous les blocs libres, celui-ci rapporte le plus
hint-use = { $card } ne coûte pas de ressource et rapporte chaque fois quelque chose
hint-use-map = Le cube rapporte plus avec { $card } que partout ailleurs
hint-load = Charger est gratuit, et seul ce qui est à bord peut être livré
hint-deliver = Livrée ici et maintenant, la marchandise rapporte le plus
hint-docker = Un docker rapporte 1 florin tout de suite et des points à son ponton
hint-sail = La prochaine escale de votre cargaison est par là, et les ressources en trop sont perdues
hint-amstel = C’est sur l’Amstel que ces ressources font le plus : des ponts, et jouer plus tôt
hint-market = La tuile Marché offre plus pour vos florins que ne le feront sans doute les suivantes
hint-pass = Rien de ce qui reste à faire ne rapporte
hint-pay = Le reste de votre tour peut se passer de ces cubes
hint-gain = Cette couleur sert le mieux vos cartes et vos blocs
hint-spare = Vous ferez plus avec un cube de cette couleur qu’avec les autres
hint-sell = La marchandise rapporte plus au marché noir qu’au bout de son trajet
hint-store = Livrée plus tard, la marchandise rapporte plus que le marché noir aujourd’hui
hint-take = { $card } convient le mieux aux cubes de votre rose des vents et vaut le plus
hint-discard = { $card } est la carte qui vous manquera le moins
hint-remove = { $card } vous serait moins utile que l’autre
hint-dice = Ces cubes paient le plus : des cartes, un bloc par manche, et jamais une manche sans ressources
hint-slot = Sur cette case, les cubes arrivent quand vous en avez besoin
hint-wheel = Cette couleur paie votre première carte et vos premiers blocs
hint-keep = Cette couleur vous aide le plus à la prochaine manche
hint-foreman = C’est là que vous atteindrez le contremaître le plus tôt
hint-bailiff = Des blocs où il peut aller, c’est celui que vous voulez le plus
hint-trader = C’est la marchandise qui vaut le moins dans son entrepôt

# D’où viennent les points.
# Ce qui arrive dans des parties imaginées, pour les conseils.
hint-happens-card = { hint-whose }{ $card } est active à la fin de { $here } parties imaginées sur { $worlds }, sinon de { $there }; environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de mieux que { hint-than }

sheet-deliveries = Livraisons
sheet-dockers = Dockers
sheet-amstel = Amstel
sheet-market = Marché
sheet-cards = Cartes
sheet-penalties = Jetons Pénalité
sheet-laurels = Cartes à lauriers
sheet-group = Plus grand groupement
sheet-districts = Quartiers
sheet-tasks = Tâches
sheet-leftovers = Restes
sheet-start = Au départ

judged-wheel = les ressources de la rose des vents
judged-freight = les marchandises et dockers en route
judged-city = les blocs dans la ville
judged-cards = les cartes
judged-amstel = la place sur l’Amstel
judged-money = les florins
judged-penalties = moins de jetons Pénalité
judged-tasks = les tâches
judged-tom = moins de points pour TOM

# Ce que les versions plus récentes des règles ont changé.
changed-2-1 = À la fin d’une manche, vous pouvez ne garder aucune ressource ; avant, il fallait en garder une (AMS-9.1).
changed-2-2 = Prendre une carte et passer ne peuvent plus être annulés (Q-07).

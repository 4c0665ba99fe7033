# Les Aventuriers du Rail : Amsterdam, en français. Les couleurs sont celles des routes et des cartes, donc au féminin.

colour-pink = rose
colour-blue = bleue
colour-green = verte
colour-black = noire
colour-red = rouge
colour-orange = orange
colour-grey = grise

card-pink = rose
card-blue = bleue
card-green = verte
card-black = noire
card-red = rouge
card-orange = orange
card-joker = joker

step-turn = Piochez des cartes, prenez une route ou piochez des contrats
step-second-card = Prenez une seconde carte
step-keep = Choisissez les contrats à conserver

# Ce qui peut être joué. Son prix et ce que cela rapporte sont calculés et affichés à côté.
action-take = Prendre la carte visible : { $card }
action-draw = Piocher une carte
action-contracts = Piocher des contrats
action-keep = Conserver { $a } – { $b } ({ $points })
action-keep-both = Conserver les deux contrats
action-pass = Passer
action-claim = Prendre { $a } – { $b } ({ $colour })

group-draw = Cartes Transport
group-claim = Routes
group-contracts = Contrats
group-turn = Sinon

# Ce qu’un joueur possède et compare.
purse-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
purse-carts = { $number ->
    [one] { $number } chariot
   *[other] { $number } chariots
}
purse-bonus = { $number ->
    [one] { $number } carte Marchandise
   *[other] { $number } cartes Marchandise
}
purse-contracts = { $number ->
    [one] { $number } contrat
   *[other] { $number } contrats
}
purse-pink = { $number } { card-pink }
purse-blue = { $number } { card-blue }
purse-green = { $number } { card-green }
purse-black = { $number } { card-black }
purse-red = { $number } { card-red }
purse-orange = { $number } { card-orange }
purse-joker = { $number } { card-joker }

log-draw = { $player } pioche une carte
log-draw-secret = { $player } pioche une carte : { $card }
log-take = { $player } prend une carte visible : { $card }
log-shuffle = La défausse est mélangée et forme une nouvelle pioche
log-reset = Trois jokers sont visibles : toutes les cartes visibles sont remplacées
log-claim = { $player } prend { $a } – { $b } ({ $colour }) avec { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-claim-bonus = { $player } prend { $a } – { $b } ({ $colour }) avec { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et une carte Marchandise
log-contracts = { $player } pioche { $cards ->
    [one] { $cards } contrat
   *[other] { $cards } contrats
}
log-contracts-secret = { $player } pioche { $cards ->
    [one] { $cards } contrat
   *[other] { $cards } contrats
} : { $contracts }
log-keep = { $player } conserve { $cards ->
    [one] { $cards } contrat
   *[other] { $cards } contrats
}
log-keep-secret = { $player } conserve { $contracts }
log-pass = { $player } ne peut rien faire et passe
log-last-turns = { $carts ->
    [0] { $player } n’a plus de chariot
    [one] Il reste { $carts } chariot à { $player }
   *[other] Il reste { $carts } chariots à { $player }
} : tout le monde joue un dernier tour
log-score = { $player } : contrats { $contracts }, marchandises { $bonus }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout

# Ce qui arrive dans des parties imaginées, pour les conseils.
hint-happens-contract = { hint-whose }{ $a } – { $b } est rempli dans { $here } parties imaginées sur { $worlds }, sinon dans { $there }; environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } de mieux que { hint-than }

sheet-routes = Routes
sheet-kept = Contrats remplis
sheet-failed = Contrats manqués
sheet-bonus = Marchandises

why-not-open = aucune carte visible de ce type ({ $card })
why-pile-empty = la pioche est vide
why-open-joker-second = un joker visible ne peut pas être la seconde carte
why-second-card = il faut d’abord prendre une seconde carte
why-no-contracts = il n’y a plus de contrat dans la pile
why-pass = on ne passe que si rien d’autre n’est possible
why-nothing-offered = il n’y a pas de contrat à choisir
why-keep-only = un seul contrat a été pioché, il faut le conserver
why-keep-first = choisissez d’abord les contrats à conserver
why-route-taken = cette route appartient à { $player }
why-own-double = vous possédez la route parallèle, et nul ne peut prendre les deux
why-double-closed = à deux joueurs, la seconde route d’une route double est fermée
why-carts = cette route a { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, et { $carts ->
    [0] vous n’avez plus de chariot
    [one] il vous reste { $carts } chariot
   *[other] il vous reste { $carts } chariots
}
why-cards = il faut { $cards } × { $card }, et vous en avez { $held }
why-too-few-cards = cette route demande { $spaces ->
    [one] { $spaces } carte ({ $card } ou joker)
   *[other] { $spaces } cartes ({ $card } ou joker)
} ; vous avez { $held } × { $card } et { $jokers ->
    [0] aucun joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
why-payment-size = cette route a { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} : elle demande autant de cartes, et non { $cards }
why-payment-colour = cette route ne se paie qu’en jokers et en cartes de sa couleur ({ $card })
why-payment-mixed = une route grise se paie en cartes d’une seule couleur et en jokers

hint-keep = Ce contrat s’accorde le mieux avec vos routes et vos chariots ; l’autre coûterait plus qu’il ne rapporte
hint-keep-both = Les deux contrats peuvent être remplis avec les chariots qui vous restent
hint-claim-contract = { $a } – { $b } est sur le chemin de vos contrats, et vous pouvez la payer dès maintenant
hint-claim-points = { $a } – { $b } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec des cartes dont vos contrats n’ont pas besoin
hint-claim-last = C’est votre dernier tour, et { $a } – { $b } rapporte le plus
hint-claim-rest = { $a } – { $b } est le meilleur usage des chariots qui vous restent
hint-contracts = Vos contrats sont assurés, et il reste du temps et de la place pour un autre
hint-contracts-last = C’est votre dernier tour, et vos routes remplissent peut-être déjà un nouveau contrat
hint-take = C’est la carte qui manque le plus à vos prochaines routes : { $card }
hint-take-joker = Un joker visible vaut maintenant plus pour vous que deux autres cartes
hint-draw = Aucune carte visible n’aide autant que peut le faire une carte de la pioche
hint-only = Rien d’autre n’est possible

judged-plan = les routes qu’il faut encore
judged-contracts = les contrats
judged-cards = les cartes en main
judged-carts = le temps qui reste
judged-bonus = les cartes Marchandise

# Ce que les versions plus récentes des règles ont changé.
changed-2-1 = Quand quelqu’un pioche deux contrats, personne d’autre ne peut savoir lequel est gardé, même qui en connaissait déjà un.

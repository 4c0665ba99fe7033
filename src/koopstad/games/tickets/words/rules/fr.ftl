# Les règles des Aventuriers du Rail : Amsterdam par numéro, en français ; `_` remplace le point d’un numéro.

TTA-1_1 = Le jeu se joue de deux à quatre sur un plan du réseau commercial de la ville.
TTA-1_2 = Chaque joueur a 16 chariots d’une couleur ; les chariots de rechange ne servent pas.
TTA-1_3 = Il y a 44 cartes Transport : 8 jokers, et 6 cartes de chaque couleur (rose, bleu, vert, noir, rouge, orange).
TTA-1_4 = Il y a 24 contrats, 16 cartes Marchandise et un pion de score par joueur.
TTA-1_5 = Les points viennent des routes prises, des contrats remplis et des cartes Marchandise ; les contrats non remplis coûtent des points.

TTA-2_1 = Chaque joueur prend les chariots d’une couleur et commence sans point.
TTA-2_2 = Les 16 cartes Marchandise forment une pile.
TTA-2_3 = Chaque joueur reçoit deux cartes Transport, et cinq sont révélées à côté de la pioche.
TTA-2_4 = Si trois des cinq premières cartes visibles ou plus sont des jokers, les cinq sont défaussées et remplacées par cinq autres.
TTA-2_5 = Chaque joueur reçoit deux contrats et en conserve un ou deux ; un contrat refusé va sous la pile.
TTA-2_6 = Les contrats restent secrets jusqu’à la fin de la partie.

TTA-3_1 = Le premier joueur commence, puis on joue dans le sens horaire.
TTA-3_2 = Un tour est exactement une action parmi trois : piocher des cartes Transport, prendre une route, piocher des contrats.

TTA-4_1 = Qui pioche prend deux cartes, chacune parmi les cartes visibles ou sur le dessus de la pioche.
TTA-4_2 = Une carte visible qu’on prend est remplacée aussitôt, avant le choix de la seconde carte.
TTA-4_3 = Qui prend un joker visible en première carte n’en prend pas de seconde.
TTA-4_4 = Un joker visible ne peut pas être pris en seconde carte.
TTA-4_5 = Le nombre de cartes en main n’est pas limité.
TTA-4_6 = Chaque fois que trois des cartes visibles sont des jokers, toutes les cartes visibles sont défaussées et remplacées.
TTA-4_7 = Quand la pioche est épuisée, la défausse est mélangée et forme une nouvelle pioche.

TTA-5_1 = On peut prendre toute route libre, reliée ou non aux siennes, mais une seule par tour.
TTA-5_2 = Une route coûte autant de cartes de sa couleur qu’elle a de cases, et un joker remplace n’importe quelle couleur.
TTA-5_3 = Une route grise se paie en cartes d’une même couleur au choix, et en jokers.
TTA-5_4 = Un chariot va sur chaque case ; sans assez de chariots, la route ne peut pas être prise.
TTA-5_5 = Les points d’une route sont marqués aussitôt.
TTA-5_6 = Une route à symboles chariot rapporte exactement une carte Marchandise, quelle que soit sa longueur ; ces cartes restent visibles.
TTA-5_7 = Nul ne peut prendre les deux routes d’une route double.
TTA-5_8 = À deux joueurs, une route prise ferme sa parallèle à tout le monde ; à trois ou quatre, un autre joueur peut la prendre.

TTA-6_1 = Qui pioche des contrats prend les deux du dessus et en conserve au moins un ; un contrat refusé va sous la pile.
TTA-6_2 = S’il ne reste qu’un contrat, on peut le piocher et il faut le conserver.
TTA-6_3 = Les contrats conservés le sont jusqu’à la fin ; leur nombre n’est pas limité.
TTA-6_4 = Un contrat est rempli par une chaîne ininterrompue de routes du joueur entre ses deux lieux.

TTA-7_1 = Dès qu’un joueur finit son tour avec deux chariots ou moins, tous, lui compris, jouent un dernier tour.

TTA-8_1 = Les points des routes ont été marqués en cours de partie et ne comptent pas une seconde fois.
TTA-8_2 = Les contrats sont révélés : ceux qui sont remplis ajoutent leur valeur, les autres la retirent.
TTA-8_3 = On classe les joueurs par cartes Marchandise, et chaque rang rapporte les points de sa table : 8, 6, 4, 2 à quatre joueurs, 8, 5, 2 à trois, 8, 4 à deux.
TTA-8_4 = Un joueur sans carte Marchandise ne reçoit pas de bonus.
TTA-8_5 = Les joueurs à égalité reçoivent tous les points de leur rang, et le rang suivant tombe.
TTA-8_6 = Le plus de points gagne, puis le plus de contrats remplis ; au-delà, la victoire est partagée.

TTA-EX-01 = Le paquet compte 44 cartes.
TTA-EX-02 = Après la mise en place à quatre joueurs, la pioche compte 31 cartes.
TTA-EX-03 = Une route verte de trois cases demande trois cartes, chacune verte ou joker.
TTA-EX-04 = À quatre joueurs, 4, 2, 1 et 0 cartes Marchandise rapportent 8, 6, 4 et 0.
TTA-EX-05 = À quatre joueurs, 3, 3, 2 et 1 cartes Marchandise rapportent 8, 8, 4 et 2.
TTA-EX-06 = À quatre joueurs, 3, 2, 2 et 1 cartes Marchandise rapportent 8, 6, 6 et 2.
TTA-EX-07 = À trois joueurs, 2, 2 et 1 cartes Marchandise rapportent 8, 8 et 2.
TTA-EX-08 = À trois joueurs, 2, 1 et 1 cartes Marchandise rapportent 8, 5 et 5.
TTA-EX-09 = À deux joueurs, 1 et 1 cartes Marchandise rapportent 8 chacun, 1 et 0 rapportent 8 et 0, aucune ne rapporte rien.
TTA-EX-10 = Après un tour qui se finit avec deux chariots restants, tous, ce joueur compris, jouent un dernier tour.
TTA-EX-11 = Trois chariots ne suffisent pas pour une route de quatre cases.
TTA-EX-12 = Un joker visible en première carte met fin au tour.

TTA-AMB-01 = Un joker pioché face cachée compte comme une carte ordinaire.
TTA-AMB-02 = Il faut prendre une seconde carte dès qu’il y en a une qu’on a le droit de prendre.
TTA-AMB-03 = Sans carte pour la remplacer, une carte visible laisse un vide ; dès que des cartes sont défaussées, on les mélange et on comble les vides.
TTA-AMB-04 = Sans aucune carte à prendre, on ne peut pas piocher ; une carte seule, ou un joker visible quand il ne reste rien d’autre, peut être prise.
TTA-AMB-05 = Trois jokers visibles sont remplacés même si la rangée a des vides.
TTA-AMB-06 = Les jokers visibles ne sont remplacés que tant qu’au moins cinq cartes, dont trois qui ne sont pas des jokers, ne sont pas en main ; après dix remplacements de suite, les cartes restent jusqu’au prochain remplacement d’une carte visible.
TTA-AMB-07 = Après la première carte vient son remplacement, puis la vérification des trois jokers, puis la seconde carte.
TTA-AMB-08 = La défausse est mélangée au moment même où la pioche s’épuise, y compris au milieu d’une action.
TTA-AMB-09 = Quatre ou cinq jokers visibles comptent comme trois.
TTA-AMB-10 = Une route peut se payer uniquement en jokers.
TTA-AMB-11 = Sur une route grise, toutes les cartes qui ne sont pas des jokers sont de la même couleur.
TTA-AMB-12 = Quand il ne reste plus de carte Marchandise, une route à symboles chariot peut être prise sans en recevoir.
TTA-AMB-13 = Sans contrat dans la pile, on ne peut pas en piocher.
TTA-AMB-14 = Un contrat refusé va tout en dessous ; lors de la mise en place, ils y vont dans l’ordre du tour.
TTA-AMB-15 = Qui ne peut rien faire passe ; quand tous passent de suite, la partie se termine.
TTA-AMB-16 = Si un autre joueur tombe à court de chariots pendant les derniers tours, cela n’ajoute pas de tours.
TTA-AMB-17 = Le joueur qui a déclenché les derniers tours joue le tout dernier.
TTA-AMB-18 = Après une égalité de plusieurs joueurs tombent autant de rangs qu’il y a de joueurs en trop.
TTA-AMB-19 = Un joueur sans carte Marchandise n’occupe aucun rang.
TTA-AMB-20 = À trois joueurs, les deux routes d’une route double peuvent être prises.
TTA-AMB-21 = Un score peut descendre sous zéro.
TTA-AMB-22 = Une chaîne qui passe en partie par les routes d’un autre joueur ne compte pas.
TTA-AMB-23 = Si deux contrats montrent les mêmes lieux, chacun compte séparément.
TTA-AMB-24 = Le hasard décide qui commence, ou bien les joueurs.
TTA-AMB-25 = Chaque joueur a 16 chariots, quoi que laisse entendre le total imprimé.

TTA-UNP-01 = Les routes de 1, 2, 3 et 4 cases rapportent 1, 2, 4 et 7 points.
TTA-UNP-02 = Le plan compte 45 routes, dont 16 à symboles chariot et 26 en routes doubles.
TTA-UNP-03 = Chacun des 24 contrats nomme deux lieux et une valeur.
TTA-UNP-04 = Les cartes Marchandise sont toutes identiques ; seul leur nombre compte.
TTA-UNP-07 = Deux cartes vertes et un joker paient une route verte de trois cases, comme tout autre mélange des deux.

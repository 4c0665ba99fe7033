# Ce que seul un terminal dit, dans tous les jeux.

ask-choice = Votre choix, ou help
ask-page = Votre choix, Entrée pour la page suivante, ou help
ask-confirm = { $move } - Entrée pour continuer, undo pour le reprendre
ask-hand-over = C’est à { $player } de jouer. Appuyez sur Entrée quand vous êtes seul à regarder
ask-agree = { $player }, continuez-vous selon ces règles ? oui ou non
ask-save = Enregistrer la partie avant de partir ? oui, non, ou le nom d’un fichier qui finit par .koopstad
ask-save-record = Enregistrer le procès-verbal ? oui, non, ou le nom d’un fichier qui finit par .koopstad
answers-yes = oui o yes y
answers-no = non n no

say-saved = Enregistré. Pour continuer : { $command }
say-kept = La partie est conservée. Pour continuer : { $command }
say-ended = Il n’y a plus d’entrée.
say-nothing-to-keep = Rien n’a été joué, donc rien n’a été enregistré.
say-exists = { $path } existe déjà ; choisissez un autre nom.
say-cannot-write = { $path } ne peut pas être écrit : { $reason }
write-folder = ce dossier n’existe pas
write-allowed = ce n’est pas permis
write-is-folder = c’est un dossier
write-full = le disque est plein
write-long = le nom est trop long
write-name = ce n’est pas un nom de fichier
say-no-file-name = Ce n’est ni oui, ni non, ni le nom d’un fichier qui finit par .koopstad.
say-no-autosave = Vos coups ne sont pas conservés au fil du jeu : { $reason }
say-found = Une autre séance a laissé une partie : { $command }
say-only-bots = Il n’y a que des bots ici ; ils jouent jusqu’à la fin.
say-rules-new = Depuis le début de cette partie, les règles de ce programme ont changé. Tout ce qui a été joué jusqu’ici reste valable ; dès le prochain coup, les nouvelles règles valent. Nouveau :
say-not-agreed = On ne continue pas et rien n’a changé : le fichier est tel qu’il était.
say-rules-changed = les règles ont changé : la partie continue quand tous sont d’accord
say-bot-failed = Un bot a échoué, et le hasard a choisi pour lui : { $what }
say-taken-back = Repris : { $move }
say-chosen = Choisi : { $moves }
say-hint = Conseil : { $choice }
say-yours = Votre choix : { $choice }
say-can-be-played = Cela peut se jouer maintenant.
say-no-cards = Ce jeu n’a pas de cartes avec du texte.
say-which-rule = Donnez le numéro d’une règle ou d’un chapitre, par exemple : rules { $rule }
say-why-what = why quoi ? Par exemple : why 1, ou why { $move }
say-no-choice = il n’y a pas de choix { $number } ; ils vont de 1 à { $last }
say-no-way = le choix { $number } n’a pas de façon { $letter }
say-no-action = { $text } n’est pas une action de ce jeu
say-perhaps = vouliez-vous dire { $names } ?
say-not-your-turn = ce n’est pas votre tour
say-too-late = cela ne peut pas être repris : quelque chose a été révélé
say-nothing-to-undo = vous n’avez rien à reprendre : un autre joueur a joué depuis
say-over = la partie est finie : rien ne peut être repris

screen-since = Depuis votre dernier coup
screen-since-more = Depuis votre dernier coup (encore { $number } : log)
screen-since-log = Depuis votre dernier coup : log
screen-ways = Plusieurs façons : { $choice }
screen-page = page { $page } sur { $pages }
screen-more-rows = ... le reste : map
screen-wins = La partie est finie : { $players } gagne
screen-share = La partie est finie : { $players } se partagent la victoire
screen-and = et
screen-yes = oui
screen-no = non

replay-keys = Droite, espace : avancer  Gauche : reculer  Home, End  un numéro et Entrée : ce coup  q : partir
replay-place = coup { $line } sur { $lines }
replay-setup = la mise en place

help =
    Choisissez par numéro (7), par numéro et lettre s’il y a plusieurs façons (7b), ou par la notation.
      undo            reprendre votre dernier coup, tant que rien n’est révélé et que nul autre n’a joué
      hint            ce qu’un bot ferait à votre place
      hint 3          de plus : ce que vaut à côté votre numéro 3
      why 7           pourquoi une chose ne peut pas se jouer, avec le numéro de la règle : un numéro, une
                      notation, ou le début d’une notation
      rules NUMÉRO    une règle, ou un chapitre des règles
      cards           toutes les cartes que vous pouvez voir, avec leur texte
      map, log        la table seule, aussi grande que l’écran ; tout ce qui s’est passé
      (Entrée)        la table et vos choix encore une fois ; sur un petit écran, la page suivante
      save [FICHIER]  enregistrer la partie, à continuer avec koopstad play --resume FICHIER
      help, quit

# Ce que `koopstad` demande, seul dans un terminal.

start-title = Koopstad : jeux de société des villes marchandes
start-browser = Jouer dans le navigateur, contre des bots
start-terminal = Jouer ici dans le terminal
start-host = Ouvrir des tables à des amis sur ce réseau, aussi sur leur téléphone
start-which = Que voulez-vous faire ? (1 à { $last }, Entrée pour 1, q pour quitter)
start-which-game = Quel jeu ? (1 à { $last }, Entrée pour 1, q pour quitter)
start-not-there = Tapez un nombre de 1 à { $last }, ou q.
start-serving = Le serveur démarre …
start-served = Koopstad vous attend sur { $url }  (Ctrl+C l’arrête)
start-others = Les autres entrent par { $url }
start-let-in = Pour laisser entrer les autres : koopstad serve --host 0.0.0.0  (ils entrent par { $url })
start-no-browser = Aucun navigateur n’a été trouvé ici ; ouvrez vous-même { $url } dans le vôtre.

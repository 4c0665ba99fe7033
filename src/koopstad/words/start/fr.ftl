# Ce que `koopstad` demande, seul dans un terminal.

start-title = Koopstad : jeux de société des villes marchandes
start-browser = Jouer dans le navigateur, contre des bots ou avec des amis que vous invitez
start-terminal = Jouer ici dans le terminal
start-host = Ouvrir des tables à d’autres sur ce réseau
start-which = Que voulez-vous faire ? (1 à { $last }, Entrée pour 1, q pour quitter)
start-which-game = Quel jeu ? (1 à { $last }, Entrée pour 1, q pour quitter)
start-not-there = Tapez un nombre de 1 à { $last }, ou q.
start-serving = Le serveur démarre …

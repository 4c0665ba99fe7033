# Les pages du client pour navigateur.

## Toutes les pages
loading = Un instant …
load-failed = Impossible de charger cette page.
reload = Réessayer
offline = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
close = Fermer
skip = Sauter
yes = oui
no = non
pages = Pages
settings = Réglages
language = Langue
theme = Thème
theme-auto = comme l’appareil
theme-light = jour
theme-dark = nuit
motion = Animations
motion-auto = comme l’appareil
motion-off = aucune
rules = Règles
about = À propos
to-lobby = Vers l’accueil

## L’accueil
lobby-title = Des villes marchandes, sur votre table
lobby-lead = Trois jeux de société de commerce et de canaux. Asseyez-vous face aux bots en un clic, ou envoyez un lien à des amis : pas de compte, rien à installer.
games = Jeux
my-tables = Vos tables
open-tables = Tables ouvertes
open-none = Aucune table n’est ouverte à tous pour l’instant. Ouvrez-en une et cochez « ouverte à tous ».
play-now = Jouer
new-table = Nouvelle table …
learn = Apprendre en jouant
weight = réflexion
game-weight = Complexité { $weight } sur 5
game-minutes = { $minutes } minutes
game-tickets = Les Aventuriers du Rail : Amsterdam
game-tickets-about = Réunissez des cartes, prenez des routes à travers la vieille ville, remplissez vos contrats secrets. Vite appris, joué en un quart d’heure.
game-tickets-seats = 2 à 4 joueurs
game-amsterdam = Amsterdam
game-amsterdam-about = Chargez votre barge, tournez la rose des vents et bâtissez le long des canaux : un jeu de marchands aux mille chemins.
game-amsterdam-seats = 1 à 4 joueurs
game-hamburg = Hamburg
game-hamburg-about = Élevez murailles, églises et entrepôts contre le feu et les eaux dans le port hanséatique.
game-hamburg-seats = 1 à 5 joueurs
soon = Le plateau est en cours de dessin.
soon-terminal = Le plateau est en cours de dessin ; on peut déjà jouer dans le terminal.
state-over = terminée
state-open = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
go-on = Continuer
join = Rejoindre
watch = Regarder

## Une nouvelle table
new-title = { $game } : nouvelle table
seats = Qui joue
options = Ce dont vous convenez
your-name = Votre nom
you-name = Invité
guest-name = Invité
seat-bot = Bot : { $bot }
seat-friend = Quelqu’un sur invitation
seat-nobody = personne
seats-wrong = Ce jeu se joue de { $least } à { $most }.
public = Table ouverte à tous, pour jouer ou regarder
open-table = Ouvrir la table
join-title = Invitation à une partie : { $game }
join-with = À la table : { $players }
sit-down = S’asseoir
invite = { $seats ->
    [one] { $seats } place attend quelqu’un
   *[other] { $seats } places attendent quelqu’un
}
invite-how = Envoyez le lien, ou présentez le code à un téléphone.
invite-code = L’invitation sous forme de code QR
copy-link = Copier le lien
copied = Copié
fill-with-bot = Donner la place { $number } à un bot

## À la table
bar-your-turn = À vous
bar-turn = À { $player } de jouer
bar-thinking = réfléchit …
bar-over = La partie est terminée
bar-replay = Retour sur le coup { $move }
bar-waiting-for-people = On attend que quelqu’un s’assoie
line-lost = La connexion est perdue. Nouvel essai …
undo = Annuler
undo-what = Reprendre : { $what }
undo-nothing = Aucun de vos coups ne peut être repris
hint = Conseil
hint-title = Que jouerait ici un bon joueur ?
hint-says = Un bot jouerait
players = Joueurs
points = points
you = vous
bot = bot
seat-open = libre
seat-away = Laisser un bot jouer pour moi
seat-back = Rejouer moi-même
watch-link = Copier un lien pour spectateurs
spectator = Un spectateur
beside = Joueurs, journal et discussion
tab-players = Joueurs
tab-choices = Choix
tab-log = Journal
tab-chat = Discussion
tab-end = Résultat
choices = Ce que vous pouvez faire
not-your-turn = Vous n’avez rien à décider pour l’instant.
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
show-moment = Montrer cet instant
show-moment-of = Montrer le plateau après le coup { $move }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
zoom = Zoom
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Tout le plateau
why-watching = vous regardez : seuls les joueurs peuvent le faire
why-not-your-turn = ce n’est pas votre tour : c’est à { $player } de jouer
entry-undo = { $player } reprend un coup
entry-sit = { $text } s’assoit
entry-bot = Le bot { $text } joue pour { $player }
entry-back = { $player } est de retour
entry-flag = Le temps de { $player } est écoulé : le bot { $text } continue
entry-remind = Rappel à { $player } : c’est le moment de jouer
entry-rematch = { $player } aimerait rejouer

## La fin
end-won = Victoire pour { $player } !
end-shared = Victoire partagée : { $player } !
end-sheet = La feuille de score
end-total = Total
end-place = Rang
end-record = Télécharger la partie
end-look = Voir le plateau
end-fair = La donne était-elle honnête ?
end-fair-how = Avant la première carte, le donneur a publié un engagement sur une graine secrète. La graine est maintenant dévoilée : chacun peut vérifier que toutes les cartes en sont issues.
end-commitment = Engagement, publié au début
end-seed = Graine, dévoilée à la fin
rematch = Rejouer
chart-label = Graphique : les points de chaque joueur après chaque coup
chart-caption = Points après chaque coup
replay = Revoir la partie
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-move = Coup
replay-link = Copier un lien vers cet instant
replay-now = Revenir au présent
replay-close = Fermer la relecture

## Règles et à propos
help-title = Règles : { $game }
help-search = Chercher dans les règles
help-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
help-none = Aucune règle ne dit cela.
help-section-ruling = Précisions là où la règle imprimée laisse une question
help-cards = Cartes et lieux
about-title = Ce qu’est Koopstad, et sur quoi il repose
about-what = Koopstad est un logiciel libre (licence MIT) pour jouer et étudier trois jeux de société. Le plateau, les cartes et les textes sont dessinés et écrits pour ce programme ; les jeux appartiennent à leurs auteurs et éditeurs.
about-basis = D’où viennent les valeurs imprimées
about-basis-how = Chaque valeur dont le jeu a besoin figure dans une table. La plupart sont données par la règle ou visibles sur le jeu publié. Certaines se déduisent des autres. Quelques-unes sont restées introuvables : elles sont reconstituées pour que le jeu soit jouable, et qui possède la boîte peut les remplacer par un fichier d’édition.
about-table = Table
about-stated = données
about-inferred = déduites
about-reconstructed = reconstituées
about-details = Montrer les { $count } lignes qui ne sont pas données
about-licences = Licences des éléments dont cette page est faite

## Apprendre en jouant
guide-next = Continuer
guide-skip = Quitter la leçon
guide-step = Étape { $step } sur { $steps }
guide-done = Jouer une partie

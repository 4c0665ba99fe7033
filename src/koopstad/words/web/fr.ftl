# Les pages du client pour navigateur.

## Toutes les pages
loading = Un instant…
load-failed = Impossible de charger cette page.
reload = Réessayer
offline = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
close = Fermer
skip = Passer
yes = oui
no = non
pages = Pages
settings = Réglages
language = Langue
theme = Thème
theme-auto = comme sur l’appareil
theme-light = jour
theme-dark = nuit
motion = Animations
motion-auto = comme sur l’appareil
motion-off = aucune
rules = Règles
about = À propos
to-lobby = Vers l’accueil
to-table = À la table
page-nowhere = Cette page n’existe pas
page-nowhere-how = L’adresse est coupée ou mal tapée. Si quelqu’un vous l’a envoyée, demandez le lien entier.
door-nowhere = Cette table n’existe pas
door-private = Cette table est privée
door-key = Ce lien n’ouvre rien
door-key-how = Il est coupé, ou il a servi ou été remplacé depuis. Rien n’a changé sur cet appareil. Demandez un nouveau lien.
door-taken = Toutes les places sont prises
door-taken-how = Quelqu’un a été plus rapide. À l’accueil, vous pouvez ouvrir votre propre table et inviter qui vous voulez.
door-over = Cette partie est terminée
door-over-how = On ne peut plus s’y asseoir. Ouvrez votre propre table à l’accueil.
door-closed = Cette table ne peut pas être ouverte maintenant
skip-to-content = Aller au contenu
skip-to-choices = Aller aux choix
choices-keys = Flèches ou numéro d’un choix, puis Entrée
shortcuts = Clavier
shortcuts-on = avec raccourcis
shortcuts-off = sans raccourcis
pace = Coups des autres
pace-slow = montrés lentement
pace-steady = montrés à un rythme régulier
pace-quick = montrés rapidement
pace-none = pas montrés un par un
turns = Après votre tour
turns-ask = les bots attendent que vous le terminiez
turns-on = les bots continuent aussitôt
duration-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
duration-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
duration-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
duration-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}

## L’accueil
lobby-title = Des villes marchandes, sur votre table
lobby-lead = Trois jeux de société de commerce et de canaux. Asseyez-vous face aux bots en un clic, ou envoyez un lien à des amis : pas de compte, rien à installer.
games = Jeux
my-tables = Vos tables
turns-waiting = à vous de jouer à { $number }
tables-more = { $number ->
    [one] encore 1 table
   *[other] encore { $number } tables
}
tables-over = { $number ->
    [one] 1 partie terminée
   *[other] { $number } parties terminées
}
forget-table = Retirer de cette liste
forget-sure = Vous êtes assis à cette table de { $game } et la partie continue. La retirer quand même ? Sans son lien, vous ne pourrez pas revenir.
storage-here = Vos places sont gardées dans ce navigateur. Si ses données sont effacées, elles sont perdues.
storage-none = Ce navigateur ne garde rien : si vous le fermez, vos places sont perdues.
storage-backup = Garder un lien vers elles
open-tables = Tables ouvertes
open-none = Aucune table n’est ouverte à tous pour l’instant. Ouvrez-en une et cochez « ouverte à tous ».
play-now = Jouer
new-table = Nouvelle table…
learn = Apprendre en jouant
weight = complexité
game-weight = Complexité { $weight } sur 5
game-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
game-seats = { $least } à { $most } joueurs
game-tickets = Les Aventuriers du Rail : Amsterdam
game-tickets-about = Réunissez des cartes, prenez des routes à travers la vieille ville, remplissez vos contrats secrets. Vite appris, joué en un quart d’heure.
game-amsterdam = Amsterdam
game-amsterdam-about = Chargez votre barge, tournez la rose des vents et bâtissez le long des canaux : un jeu de marchands aux mille chemins.
game-hamburg = Hamburg
game-hamburg-about = Élevez murailles, églises et entrepôts contre le feu et les eaux dans le port hanséatique.
state-over = terminée
state-placed = terminée : vous êtes { $place ->
    [1] 1er
   *[other] { $place }e
}
state-open = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
go-on = Continuer
look-back = Revoir
join = Rejoindre
watch = Regarder
bot-thinks = { $bot }, { $seconds } s
bot-points = { $rating } points de classement
bot-points-within = { $rating } ± { $within } points de classement
bot-points-usual = { $measured } avec { $seconds } s par tour
bot-unmeasured = force non mesurée
bot-time = réfléchit au plus
bot-seconds = { $seconds } s par tour
bot-greedy = Marchand
bot-greedy-says = joue bien
bot-master = Maître
bot-master-says = le plus fort : voit le plus loin
bot-alderman = Échevin
bot-alderman-says = joue très bien
bot-clerk = Commis
bot-clerk-says = joue assez bien
bot-novice = Débutant
bot-novice-says = fait encore des erreurs
bot-child = Enfant
bot-child-says = joue pour le plaisir
bot-saskia = Saskia
bot-saskia-says = aime bâtir en ville ; joue très bien
bot-joris = Joris
bot-joris-says = vit pour le fret et le port ; joue très bien
bot-lijsbeth = Lijsbeth
bot-lijsbeth-says = réunit des gens qui travaillent pour elle ; joue très bien
bot-barend = Barend
bot-barend-says = veut être le premier sur l’Amstel ; joue très bien
bot-greta = Greta
bot-greta-says = bâtit maison après maison ; joue très bien
bot-hinrich = Hinrich
bot-hinrich-says = veut toutes les majorités ; joue très bien
bot-elsebe = Elsebe
bot-elsebe-says = ne prend aucun risque avec les fléaux ; joue très bien
bot-klaas = Klaas
bot-klaas-says = aime que les autres aient moins ; joue très bien
bot-neel = Neel
bot-neel-says = vit pour les contrats ; joue très bien
bot-wouter = Wouter
bot-wouter-says = prend les longues routes ; joue très bien
bot-dirkje = Dirkje
bot-dirkje-says = collectionne les cartes Marchandise ; joue très bien
bot-maarten = Maarten
bot-maarten-says = se met en travers des autres ; joue très bien
bot-random = Apprenti
bot-random-says = joue au hasard

## Une nouvelle table
new-title = { $game } : nouvelle table
seats = Qui joue
options = Ce dont vous convenez
rulings = Là où la règle laisse une question ouverte
rulings-how = Tout a déjà une bonne réponse. Changez-la si votre table joue autrement.
new-with = Avec qui
new-others = À plusieurs
new-others-says = amis, bots ou les deux
new-alone = Seul
new-alone-says = contre { $tom }, qui suit des règles fixes
your-name = Votre nom
you-name = Invité
guest-name = Invité
seat-bot = { $bot } : { $says }
seat-bots = Bots
seat-friend = Quelqu’un sur invitation
seat-beside = Quelqu’un à côté de moi, sur cet appareil
seat-beside-name = Son nom
seat-nobody = personne
seat-yours = Votre place
seat-number = Place { $number }
seat-move = Changer { $who } de place : glissez, ou appuyez sur les flèches haut et bas
seat-moved = { $who } occupe maintenant la place { $number }
seats-how = Glissez les places dans l’ordre voulu : on joue de haut en bas.
seats-bots = Chaque bot ne voit que ce que vous verriez à sa place : aucune carte cachée, aucun jet à venir. Ceux qui portent un nom réfléchissent aussi à l’avance, chacun selon son goût. Du plus fort au plus faible : { bot-master }, { bot-alderman }, { bot-greedy }, { bot-clerk }, { bot-novice }, { bot-child }, { bot-random }.
seats-strength = Les points de classement ont été mesurés dans des parties entre bots : { bot-greedy } en a 1500, et 400 de plus donnent dix chances contre une ; ± est une erreur type.
seats-wrong = Ce jeu se joue de { $least } à { $most }.
clock = Temps de réflexion
clock-none = sans pendule
clock-reminder = un rappel
clock-bank = une réserve de temps
clock-none-says = Le temps n’est compté à personne : réfléchissez autant que vous voulez.
clock-reminder-says = Qui réfléchit à un tour plus longtemps que { $time } reçoit un rappel. Rien d’autre ne se passe.
clock-bank-says = Chacun dispose de { $time } pour toute la partie et gagne { $increment } à chaque tour. Qui épuise son temps est remplacé par un bot, et peut revenir.
clock-bank-plain-says = Chacun dispose de { $time } pour toute la partie. Qui épuise son temps est remplacé par un bot, et peut revenir.
clock-seconds = Combien de temps
clock-increment = En plus à chaque tour
clock-increment-none = rien
public = Table ouverte à tous, pour jouer ou regarder
open-table = Ouvrir la table
join-title = Invitation à une partie : { $game }
join-with = À la table : { $players }
join-again = Vous êtes déjà à cette table, sur cet appareil.
join-beside = Quelqu’un d’autre s’assied ici aussi
sit-down = S’asseoir
invite = { $seats ->
    [one] { $seats } place attend quelqu’un
   *[other] { $seats } places attendent quelqu’un
}
invite-how = Envoyez le lien, ou visez le code avec l’appareil photo d’un téléphone.
invite-code = L’invitation sous forme de code QR
copy-link = Copier le lien
copied = Copié
copy-by-hand = Ce navigateur ne laisse pas les pages copier : sélectionnez le texte
only-here = Pour l’instant, seul cet ordinateur peut joindre le serveur.
invite-link = L’invitation sous forme de lien
invite-only-here = Pour ouvrir la porte aux autres, démarrez-le ainsi :
fill-with-bot = Donner la place { $number } à un bot
invite-which = Pour quelle place
invite-new = Faire une invitation
begin-now = Commencer sans attendre

## À la table
bar-your-turn = À vous
bar-held = Terminer votre tour ?
bar-queued = Les bots de ce serveur ont beaucoup à faire : { $player } attend son tour pour réfléchir.
bar-held-how = Vous pouvez encore revenir en arrière. Les bots attendent.
end-turn = Terminer le tour
bar-turn = À { $player } de jouer
bar-thinking = réfléchit…
bar-over = La partie est terminée
bar-closed = La table a été fermée
bar-replay = Retour sur le coup { $move }
bar-waiting-for-people = On attend que quelqu’un s’assoie
deal-when-all-sit = La donne se fait quand tout le monde est assis ; chacun de vous y prend part.
line-lost = La connexion est perdue. Nouvel essai…
line-retry = Réessayer
clock-left = Il reste { $time } à { $player }
clock-used = { $player } réfléchit depuis { $time }
missed = { $moves ->
    [one] { $moves } coup pendant votre absence
   *[other] { $moves } coups pendant votre absence
}
missed-show = Les montrer
missed-line = Nouveau depuis votre passage
undo = Annuler
undo-what = Annuler : { $what }
undo-nothing = Aucun de vos coups ne peut être repris
hint = Conseil
hint-title = Que jouerait ici un bon joueur ?
hint-says = Un bot jouerait
hint-thinking = Un bot réfléchit à votre position…
hint-do = Le jouer
hint-yours = Est-ce un bon choix ?
hint-yours-says = Votre choix
hint-yours-do = Jouer le mien
players = Joueurs
points = { $number ->
    [one] point
   *[other] points
}
you = vous
bot = bot
seat-open = libre
seat-ready = à sa place
seat-asked = on lui propose de rejouer
seat-away = Laisser un bot jouer pour moi
seat-back = Rejouer moi-même
away = absent
away-since = { $player } est parti { $since }
away-bot = Faire jouer un bot
away-free = Libérer la place
away-vote = Voter pour un bot ({ $votes })
free-sure = Libérer la place de { $player } ? Quelqu’un d’autre pourra la prendre, et { $player } ne pourra revenir sans nouvelle invitation.
leave = Quitter la table
leave-sure = Quitter votre place pour de bon ? Quelqu’un d’autre pourra la prendre.
close-table = Fermer la table
close-sure = Fermer cette table pour de bon ? Plus personne ne pourra continuer.
host = L’hôte
host-give = Transmettre le rôle d’hôte
host-code = La clé de l’hôte sous forme de code QR
host-how = Qui ouvre ce lien devient l’hôte : il invite, libère des places, fait jouer des bots. Dès qu’il accepte, vous ne l’êtes plus.
host-offer = Voulez-vous être l’hôte de cette table de { $game } ?
host-offer-how = L’hôte invite, libère les places des absents et fait jouer des bots. L’ancien hôte ne l’est plus.
host-accept = Oui
newrules-title = Les règles ont changé
newrules-stands = Tout ce qui a été joué jusqu’ici reste tel quel.
newrules-lost = { $moves ->
    [one] Le dernier coup ne peut pas être gardé : la partie revient juste avant.
   *[other] Les { $moves } derniers coups ne peuvent pas être gardés : la partie revient juste avant.
} Le hasard apportera de nouveau la même chose.
newrules-how = Les nouvelles règles valent dès le prochain coup, quand tous sont d’accord. Un bot peut jouer pour une personne absente.
newrules-agree = Je suis d’accord
newrules-waits = Pas encore d’accord : { $players }
banner-flagged = Votre temps est écoulé : un bot joue pour vous.
banner-replaced = Un bot joue pour vous.
banner-back = Je suis de retour
banner-rematch = { $player } voudrait rejouer.
reminded = C’est à vous : les autres attendent.
alerts = Me prévenir quand c’est mon tour
alert-sound = par une cloche
alert-vibration = par une vibration
alert-notice = par une notification, quand cette page est cachée
alert-push = sur cet appareil, même quand le navigateur est fermé
alert-failed = Cela n’a pas marché : le service de notification du navigateur est injoignable ou ne le permet pas.
alert-refused = Le navigateur ne le permet pas : voyez ses réglages pour ce site.
alert-secure = Les notifications demandent https.
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
log-earlier = Montrer ce qui précède
log-more = { $count ->
    [one] et une chose encore
   *[other] et { $count } choses encore
}
show-moment = Montrer cet instant
show-moment-of = Montrer le plateau après le coup { $move }
show-thing = Montrer sur le plateau
rule-of = Règle { $rule }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
zoom = Zoom
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Tout le plateau
keys-title = Jouer au clavier
keys-lead = Chaque choix du plateau figure aussi dans la liste des choix. Ces touches agissent tant qu’aucun texte n’est en cours d’écriture.
keys-choices = la liste des choix ; puis les flèches ou le numéro, et Entrée
keys-board = vers la première chose du plateau qu’on peut toucher
keys-log = le journal
keys-chat = la discussion
keys-undo = annuler
keys-end = terminer votre tour, quand les bots l’attendent
keys-hint = un conseil ; avec la souris ou le focus sur un choix, aussi ce qu’il vaut
keys-skip = ne pas attendre les coups des autres
keys-help = ces touches
keys-close = fermer ce qui est ouvert
elsewhere = Continuer sur un autre appareil
elsewhere-how = Présentez ce code à l’autre appareil, ou ouvrez-y le lien. C’est la clé de votre place : qui l’a joue pour vous, alors ne la donnez à personne.
elsewhere-code = La clé de votre place sous forme de code QR
resume-other = Vous êtes déjà à cette table
resume-other-how = Ce lien est la place de { $player }. Cet appareil garde les deux places ; vous pouvez changer quand vient le tour de l’autre.
resume-change = Jouer comme { $player } maintenant
resume-stay = Rester à ma place
pass-to = Passez l’appareil à { $player }
pass-here = C’est moi, { $player }
pass-look = { $player } regarde encore
printed-values = Ce qui est imprimé sur le plateau et les cartes
why-watching = vous regardez : seuls les joueurs peuvent le faire
why-not-your-turn = ce n’est pas votre tour : c’est à { $player } de jouer
problem-stale = Quelqu’un a été plus rapide : la table a changé. Regardez de nouveau, puis décidez.
problem-not-your-turn = Ce n’est pas votre tour.
problem-bot-plays = Un bot joue déjà à cette place.
problem-no-bot = Aucun bot ne joue plus à cette place.
problem-held = Un bot attend encore quelqu’un qui peut reprendre un coup.
problem-nothing-waits = Aucun bot ne vous attend.
problem-too-late = Ce coup ne peut pas être repris : il a révélé quelque chose.
problem-nothing-to-undo = Aucun de vos coups ne peut être repris.
problem-over = La partie est terminée.
problem-not-over = Cela se voit quand la partie est terminée.
problem-no-such-line = La partie n’a pas un tel coup.
problem-taken = Cette place est prise.
problem-present = Cette personne est là, ou l’était à l’instant. Attendez une minute.
problem-no-person = Personne n’est assis là.
problem-no-vote = Il n’y a pas de vote à faire ici.
problem-voted = Vous avez déjà voté.
problem-no-time = Votre temps est écoulé, et on vous en a déjà prêté.
problem-rules-changed = Les règles ont changé : la partie continue quand tous sont d’accord.
problem-nothing-to-agree = Il n’y a rien à accepter.
problem-log-full = Le journal de cette table est plein : seuls les coups s’y ajoutent.
problem-begun = La partie a commencé.
problem-not-begun = La partie commence quand toutes les places sont prises, ou quand l’hôte le dit.
problem-not-all-here = On distribue quand tout le monde est assis.
problem-dealt = La distribution est déjà faite.
problem-wrong-nonce = Ce que cet appareil ajoute à la distribution n’est pas ce qu’il avait promis. Gardez l’enregistrement et demandez à qui gère le serveur.
problem-closed = Cette table a été fermée : personne ne continue.
problem-not-allowed = Les règles ne le permettent pas.
problem-unknown-key = Ce lien ou cette clé n’ouvre rien ici.
problem-private = Cette table est privée. Demandez un lien à qui l’a ouverte.
problem-other-table = Cette clé ouvre une autre table.
problem-no-seat = Seul celui qui occupe cette place peut le faire.
problem-no-host = Seul l’hôte peut le faire.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-no-invitation = Cette table est privée : il faut une invitation.
problem-no-such-table = Cette table n’existe pas. Le lien est peut-être coupé.
problem-no-such-game = Ce serveur ne connaît pas ce jeu.
problem-no-such-language = Il n’y a pas de textes dans cette langue.
problem-not-found = Il n’y a rien à cette adresse.
problem-broken-game = Ce jeu ne peut pas être chargé sur ce serveur.
problem-other-rules = Cette table a été jouée avec des règles que cette version n’a pas. La partie enregistrée est conservée.
problem-damaged = Le journal de cette table est abîmé. Ce qui reste est gardé : demandez à qui gère le serveur.
problem-too-large = C’est trop long.
problem-bad-words = Écrivez quelque chose, mais pas trop.
problem-too-fast = C’était trop à la fois. Attendez un instant, puis réessayez.
problem-full = Il y a déjà trop de monde à cette table.
problem-bad-option = Ces options ne vont pas ensemble.
problem-bad-push = Le service de notification de ce navigateur ne peut pas être utilisé.
problem-bad-edition = Ces valeurs imprimées ne font pas un jeu.
problem-no-such-bot = Ce bot n’existe pas.
problem-busy = Le serveur est occupé. Rien n’a été fait : réessayez.
problem-no-review = L’analyse de cette partie n’a pas abouti. Tout le reste est là.
problem-own-values = Les bots ne peuvent analyser qu’une partie jouée avec les valeurs fournies par Koopstad.
problem-late = Cela a pris trop de temps. Regardez ce qui s’est passé.
problem-database = Le serveur n’atteint pas sa base de données. Rien n’a été fait : réessayez.
problem-mistake = Le serveur a commis une erreur. Rien n’a été fait : réessayez.
problem-bad-message = Cette page et le serveur ne se comprennent pas. Rechargez la page.
problem-bad-request = { problem-bad-message }
problem-not-json = { problem-bad-message }
problem-not-done-here = { problem-bad-message }
problem-no-hello = { problem-bad-message }
problem-said-hello = { problem-bad-message }
problem-no-action = { problem-bad-message }
problem-no-such-action = { problem-bad-message }
problem-id-used = { problem-bad-message }
problem-refused = Le serveur refuse cela.
problem-unknown = Le serveur a refusé ({ $code }).
entry-undo = { $player } reprend un coup
entry-sit = { $text } s’assoit
entry-bot = Le bot { $text } joue pour { $player }
entry-back = { $player } est de retour
entry-flag = Le temps de { $player } est écoulé : le bot { $text } continue
entry-remind = Rappel à { $player } : c’est le moment de jouer
entry-rematch = { $player } aimerait rejouer
entry-leave = { $player } quitte la table
entry-free = L’hôte libère la place de { $player }
entry-vote = { $player } vote pour un bot à la place de { $text }
entry-begin = L’hôte commence la partie
entry-deal = La partie est distribuée
entry-rules = Les règles ont changé depuis le début de cette partie
entry-agree = { $player } accepte les nouvelles règles
entry-close = { $player } ferme la table

## La fin
end-won = Victoire pour { $player } !
end-shared = Victoire partagée : { $player } !
end-sheet = La feuille de score
end-total = Total
end-place = Rang
end-record = Télécharger la partie
end-picture = Image du plateau
end-look = Voir le plateau
end-fair = La donne était-elle honnête ?
end-fair-how = Avant la première carte, le donneur a publié un engagement sur une graine secrète. La graine est maintenant dévoilée : chacun peut vérifier que toutes les cartes en sont issues.
end-commitment = Engagement, publié au début
end-seed = Graine, dévoilée à la fin
end-digest = L’empreinte des coups
end-fair-right = Comparé à ce que cet appareil a vu : l’engagement, la graine, votre part dans la donne et tous les coups sont restés les mêmes.
end-fair-wrong = Différent de ce que cet appareil a vu : { $what }. Gardez le procès-verbal et demandez à qui tient le serveur.
rematch = Rejouer
chart-label = Graphique : les points de chaque joueur après chaque coup
chart-caption = Points après chaque coup
replay = Revoir la partie
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-round-back = Au début de la manche
replay-round-next = À la manche suivante
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-steady = régulière
replay-speed-quick = rapide
replay-speed-fast = très rapide
replay-eyes = Vu par
replay-eyes-own = comme vous l’avez vue
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
overview = En deux minutes
overview-aim = Le but
overview-turn = Ce que l’on fait
overview-points = Ce qui rapporte des points
overview-end = La fin de la partie
help-nowhere = Ce jeu n’est pas ici
help-nowhere-how = Ceux-ci ont des règles :
help-section-ruling = Précisions là où la règle imprimée laisse une question
help-cards = Cartes et lieux
about-title = Ce qu’est Koopstad, et sur quoi il repose
about-what = Koopstad est un logiciel libre (licence MIT) pour jouer et étudier trois jeux de société. Le plateau, les cartes et les textes sont dessinés et écrits pour ce programme ; les jeux appartiennent à leurs auteurs et éditeurs.
about-basis = D’où viennent les valeurs imprimées
about-basis-how = Chaque valeur dont le jeu a besoin figure dans une table. Les unes sont données par la règle ou visibles sur le jeu publié, d’autres s’en déduisent. Beaucoup sont restées introuvables : elles sont reconstituées pour que le jeu soit jouable, et qui possède la boîte peut les remplacer par un fichier d’édition.
about-how-much = Sur { $all } lignes de valeurs imprimées, { $reconstructed } sont reconstituées : le jeu se joue comme il faut, mais ces nombres ne sont pas ceux de la boîte.
about-stated = données
about-inferred = déduites
about-reconstructed = reconstituées
about-of-table = Les valeurs de votre table
about-edition = Édition { $edition }
about-show = Montrer
about-all = toutes les valeurs
about-rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
about-basis-column = Base
about-why = Pourquoi
edition-begin = J’ai la boîte : saisir les valeurs imprimées
edition-how = Comparez chaque ligne avec votre boîte. Modifiez ce qui est imprimé autrement et cochez ce qui est juste. Votre saisie reste dans ce navigateur jusqu’à l’enregistrement.
edition-done = { $done } lignes reconstituées comparées sur { $wanted }
edition-seen = comparée
edition-wrong = Ce n’est pas une valeur du genre imprimé ici.
edition-save = Enregistrer le fichier d’édition
edition-open = Ouvrir une table avec ces valeurs
edition-bring = Charger un fichier d’édition
edition-unread = Ce n’est pas un fichier d’édition de ce jeu.
edition-use = { $count ->
    [one] Jouer avec la valeur de ma boîte que j'ai saisie
   *[other] Jouer avec les { $count } valeurs de ma boîte que j'ai saisies
}
edition-of-table = { $count ->
    [one] Une valeur de cette table vient de la boîte de la personne qui l'a ouverte.
   *[other] { $count } valeurs de cette table viennent de la boîte de la personne qui l'a ouverte.
}
edition-play = Pour jouer avec, dans le terminal :
about-licences = Licences des éléments dont cette page est faite

## Vous
me = Vous
me-devices = Vos places sur tous vos appareils
me-devices-how = Il n’y a pas de compte : une seule clé ouvre toutes vos places, aussi celles que vous prendrez plus tard. Ouvrez-la sur un autre appareil, ou gardez-la en réserve.
me-show = Afficher le lien et le code
me-secret = Qui l’a joue à votre place à toutes vos tables. Ne le donnez à personne.
me-code = Votre clé sous forme de code QR
me-link = Votre clé sous forme de lien
me-nothing = Vous ne vous êtes encore assis nulle part.
me-paste = Le lien d’un autre appareil
offline-title = Sans réseau
offline-how = Koopstad s’installe comme une application. Règles et leçons s’ouvrent alors partout ; les tables ont besoin du serveur.
offline-keep = Garder règles et leçons ici
offline-kept = Gardé sur cet appareil
me-bring = Apporter vos places sur cet appareil
me-bring-how = Le lien contient la clé de toutes les places d’une personne.
me-bring-both = { $tables ->
    [one] Le lien contient la clé de toutes les places d'une personne. La table de cet appareil s'y ajoute.
   *[other] Le lien contient la clé de toutes les places d'une personne. Les { $tables } tables de cet appareil s'y ajoutent.
}
me-bring-do = Les apporter ici
me-brought = { $tables ->
    [one] C'est fait : 1 table est arrivée sur cet appareil.
   *[other] C'est fait : { $tables } tables sont arrivées sur cet appareil.
}
me-results = Vos résultats
me-no-results = Les parties que vous avez terminées sont comptées ici.
me-played = jouées
me-won = gagnées
me-average = moyenne
me-best = record
me-against = Contre qui
me-before = vous avez fini devant
me-history = Parties terminées
me-placed = place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Classement
rating = Classement
rating-want = Je voudrais un classement
rating-how = Les parties que vous terminez comptent alors, contre ceux qui en veulent un aussi et contre les bots dont la force a été mesurée. Votre nom et votre classement figurent dans la liste ci-dessous, pour tout le monde. Si vous l’éteignez, tout est oublié.
rating-name = Dites plus haut comment vous vous appelez : la liste a besoin d’un nom.
rating-forget-sure = Vos classements et leur origine seront effacés. Si vous en voulez un plus tard, vous repartez de zéro.
rating-forget = Oublier mes classements
rating-keep = Les garder
rating-rename = Figurer sous le nom { $name }
rating-points = points
rating-provisional = provisoire
rating-none = Aucune partie n’a encore compté.
rating-best = Les meilleurs de ce serveur
rating-best-how = 400 points de plus font dix chances contre une ; le bot { $bot } est à 1500. Ceux dont on sait trop peu viennent à la fin.
rating-games = { $number ->
    [one] 1 partie
   *[other] { $number } parties
}
rating-not-alone = Seul contre un automate : cette partie ne compte pas pour le classement.
rating-not-known-deal = On savait ce qui restait à distribuer : cette partie ne compte pas pour le classement.
rating-not-changed-hands = Une place a changé de joueur, ou un bot a remplacé quelqu’un : cette partie ne compte pas pour le classement.
rating-not-own-values = Jouée avec les valeurs d’une boîte personnelle : cette partie ne compte pas pour le classement.

## Apprendre en jouant
guide-next = Continuer
guide-skip = Quitter la leçon
guide-step = Étape { $step } sur { $steps }
guide-done = Jouer une partie

## A game without a drawing
plain-table = Sur la table
plain-yours = À vous
plain-hidden = inconnu de vous
plain-nothing = rien
plain-yes = oui
plain-no = non

# Wat `koopstad` zonder meer in een terminal vraagt.

start-title = Koopstad: bordspellen over koopsteden
start-browser = In de browser spelen, tegen bots of met vrienden die je uitnodigt
start-terminal = Hier in de terminal spelen
start-host = Tafels openstellen voor anderen op dit netwerk
start-which = Wat wil je doen? (1 t/m { $last }, Enter voor 1, q om te stoppen)
start-which-game = Welk spel? (1 t/m { $last }, Enter voor 1, q om te stoppen)
start-not-there = Typ een getal van 1 t/m { $last }, of q.
start-serving = De server wordt gestart …

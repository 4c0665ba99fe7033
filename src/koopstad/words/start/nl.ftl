# Wat `koopstad` zonder meer in een terminal vraagt.

start-title = Koopstad: bordspellen over koopsteden
start-browser = In de browser spelen, tegen bots
start-terminal = Hier in de terminal spelen
start-host = Tafels openstellen voor vrienden op dit netwerk, ook op hun telefoon
start-which = Wat wil je doen? (1 t/m { $last }, Enter voor 1, q om te stoppen)
start-which-game = Welk spel? (1 t/m { $last }, Enter voor 1, q om te stoppen)
start-not-there = Typ een getal van 1 t/m { $last }, of q.
start-serving = De server wordt gestart …
start-served = Koopstad draait op { $url }  (Ctrl+C stopt het)
start-others = Anderen komen binnen via { $url }
start-let-in = Om anderen binnen te laten: koopstad serve --host 0.0.0.0  (zij komen binnen via { $url })
start-no-browser = Hier is geen browser gevonden; open { $url } zelf in een browser.

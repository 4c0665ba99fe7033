# Amit a `koopstad` parancs magában kérdez a terminálban.

start-title = Koopstad: társasjátékok a kereskedővárosokról
start-browser = Játék a böngészőben, gépi játékosok ellen
start-terminal = Játék itt, a terminálban
start-host = Asztalok a barátoknak ezen a hálózaton, telefonról is
start-which = Mit szeretnél? (1-től { $last }-ig, Enter: 1, q: kilépés)
start-which-game = Melyik játék? (1-től { $last }-ig, Enter: 1, q: kilépés)
start-not-there = Írj be egy számot 1 és { $last } között, vagy egy q betűt.
start-serving = Indul a szerver …
start-served = A Koopstad címe: { $url }  (Ctrl+C: leállítás)
start-others = Mások ezen a címen lépnek be: { $url }
start-let-in = Hogy mások is beléphessenek: koopstad serve --host 0.0.0.0  (a címük: { $url })
start-no-browser = Itt nincs böngésző; nyisd meg te magad: { $url }

# Amit a `koopstad` parancs magában kérdez a terminálban.

start-title = Koopstad: társasjátékok a kereskedővárosokról
start-browser = Játék a böngészőben, gépi játékosok ellen vagy meghívott barátokkal
start-terminal = Játék itt, a terminálban
start-host = Asztalok mások számára ezen a hálózaton
start-which = Mit szeretnél? (1-től { $last }-ig, Enter: 1, q: kilépés)
start-which-game = Melyik játék? (1-től { $last }-ig, Enter: 1, q: kilépés)
start-not-there = Írj be egy számot 1 és { $last } között, vagy egy q betűt.
start-serving = Indul a szerver …

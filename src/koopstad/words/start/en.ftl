# What `koopstad` alone asks at a terminal.

start-title = Koopstad: merchant-city board games
start-browser = Play in the browser, against bots
start-terminal = Play here in the terminal
start-host = Host tables for friends on this network, phones too
start-which = What would you like to do? (1 to { $last }, Enter for 1, q to leave)
start-which-game = Which game? (1 to { $last }, Enter for 1, q to leave)
start-not-there = Please type a number from 1 to { $last }, or q.
start-serving = Starting the server …
start-served = Koopstad is served at { $url }  (Ctrl+C stops it)
start-others = Others come in at { $url }
start-let-in = To let others in: koopstad serve --host 0.0.0.0  (they come in at { $url })
start-no-browser = No browser was found here; open { $url } in one yourself.

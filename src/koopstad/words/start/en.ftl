# What `koopstad` alone asks at a terminal.

start-title = Koopstad: merchant-city board games
start-browser = Play in the browser, against bots or with friends you invite
start-terminal = Play here in the terminal
start-host = Host tables for others on this network
start-which = What would you like to do? (1 to { $last }, Enter for 1, q to leave)
start-which-game = Which game? (1 to { $last }, Enter for 1, q to leave)
start-not-there = Please type a number from 1 to { $last }, or q.
start-serving = Starting the server …

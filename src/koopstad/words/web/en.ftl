# The pages of the browser client.

## Every page
loading = One moment …
load-failed = This page could not be loaded.
reload = Try again
offline = The server cannot be reached. Is it running, and are you online?
close = Close
skip = Skip
yes = yes
no = no
pages = Pages
settings = Settings
language = Language
theme = Light
theme-auto = as the device
theme-light = day
theme-dark = night
motion = Movement
motion-auto = as the device
motion-off = none
rules = Rules
about = About
to-lobby = To the lobby

## The lobby
lobby-title = Merchant cities, on your table
lobby-lead = Three board games of trade and canals. Sit down against bots in one click, or send a friend a link: no account, nothing to install.
games = Games
my-tables = Your tables
open-tables = Open tables
open-none = No table is open to everybody just now. Open one and tick “everybody may join”.
play-now = Play now
new-table = New table …
learn = Learn by playing
weight = to think about
game-weight = Weight { $weight } of 5
game-minutes = { $minutes } minutes
game-tickets = Ticket to Ride: Amsterdam
game-tickets-about = Collect cards, claim routes through the old city, carry out your secret contracts. Quick to learn, over in a quarter of an hour.
game-tickets-seats = 2 to 4 players
game-amsterdam = Amsterdam
game-amsterdam-about = Load your barge, turn the compass wheel and build along the canals: a merchant's game of many paths.
game-amsterdam-seats = 1 to 4 players
game-hamburg = Hamburg
game-hamburg-about = Raise walls, churches and warehouses against fire and flood in the Hanseatic port.
game-hamburg-seats = 1 to 5 players
soon = The board is being drawn.
soon-terminal = The board is being drawn; in the terminal the game can be played already.
state-over = over
state-open = { $seats ->
    [one] 1 seat free
   *[other] { $seats } seats free
}
moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
go-on = Go on
join = Join
watch = Watch

## A new table
new-title = { $game }: a new table
seats = Who plays
options = What you agree on
your-name = Your name
you-name = Guest
guest-name = Guest
seat-bot = Bot: { $bot }
seat-friend = A friend, by invitation
seat-nobody = nobody
seats-wrong = This game is for { $least } to { $most } players.
public = Everybody may join and watch this table
open-table = Open the table
join-title = You are invited to { $game }
join-with = At the table: { $players }
sit-down = Sit down
invite = { $seats ->
    [one] A seat is waiting for somebody
   *[other] { $seats } seats are waiting for somebody
}
invite-how = Send the link, or hold a phone against the code.
invite-code = The invitation as a QR code
copy-link = Copy the link
copied = Copied
fill-with-bot = Let a bot take seat { $number }

## At the table
bar-your-turn = Your turn
bar-turn = { $player } is to move
bar-thinking = thinking …
bar-over = The game is over
bar-replay = Looking back: move { $move }
bar-waiting-for-people = Waiting for somebody to sit down
line-lost = The connection is lost. Trying again …
undo = Undo
undo-what = Take back: { $what }
undo-nothing = Nothing of yours can be taken back now
hint = Hint
hint-title = What would a good player do here?
hint-says = A bot would
players = Players
points = points
you = you
bot = bot
seat-open = free
seat-away = Let a bot play for me
seat-back = Play myself again
watch-link = Copy a link for spectators
spectator = A spectator
beside = Players, log and chat
tab-players = Players
tab-choices = Choices
tab-log = Log
tab-chat = Chat
tab-end = Result
choices = What you can do now
not-your-turn = There is nothing for you to decide now.
log = What happened
log-empty = Nothing has happened yet.
show-moment = Show this moment
show-moment-of = Show the board after move { $move }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
zoom-fit = The whole board
why-watching = you are watching: only players can do that
why-not-your-turn = it is not your turn: { $player } is to move
entry-undo = { $player } takes a move back
entry-sit = { $text } sits down
entry-bot = The bot { $text } plays for { $player }
entry-back = { $player } is back
entry-flag = The time of { $player } is up: the bot { $text } plays on
entry-remind = { $player } is reminded to move
entry-rematch = { $player } would like to play again

## The end
end-won = { $player } wins!
end-shared = { $player } share the victory!
end-sheet = The score sheet
end-total = Total
end-place = Place
end-record = Download the record
end-look = Look at the board
end-fair = Was the deal fair?
end-fair-how = Before the first card the dealer published a commitment to a secret seed. Now the seed is open: everybody can check that every card came from it.
end-commitment = Commitment, published at the start
end-seed = Seed, revealed at the end
rematch = Play again
chart-label = Chart: the points of each player after every move
chart-caption = Points after each move
replay = Replay
replay-back = One move back
replay-next = One move on
replay-play = Run
replay-pause = Pause
replay-move = Move
replay-link = Copy a link to this moment
replay-now = To the present
replay-close = Close the replay

## Rules and About
help-title = Rules of { $game }
help-search = Search the rules
help-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
help-none = No rule says that.
help-section-ruling = Rulings where the rulebook leaves a question
help-cards = Cards and places
about-title = What Koopstad is, and what it rests on
about-what = Koopstad is free software (MIT licence) for playing and studying three board games. Board, cards and words are drawn and written for this program; the games belong to their authors and publishers.
about-basis = Where the printed values come from
about-basis-how = Every value that the game needs stands in a table. Most are stated by the rulebook or seen on the published game. Some follow from others. A few could not be found anywhere: they are reconstructed so that the game can be played, and whoever owns the box can replace them with an edition file.
about-table = Table
about-stated = stated
about-inferred = inferred
about-reconstructed = reconstructed
about-details = Show the { $count } rows that are not stated
about-licences = Licences of the parts this page is made of

## Learning by playing
guide-next = Go on
guide-skip = Leave the lesson
guide-step = Step { $step } of { $steps }
guide-done = Play a game

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
theme = Theme
theme-auto = same as the device
theme-light = day
theme-dark = night
motion = Animation
motion-auto = same as the device
motion-off = none
rules = Rules
about = About
to-lobby = To the lobby
to-table = To the table
page-nowhere = There is no such page
page-nowhere-how = The address is cut off or mistyped. If somebody sent it to you, ask for the whole link.
door-nowhere = There is no such table
door-private = This table is private
door-key = This link opens nothing
door-key-how = It is cut off, or it was good once and has been used or replaced. Nothing on this device has changed. Ask for a new link.
door-taken = All seats are taken
door-taken-how = Somebody was quicker. You can open a table of your own in the lobby and invite whom you like.
door-over = This game is over
door-over-how = Nobody can sit down any more. Open a table of your own in the lobby.
door-closed = This table cannot be opened now
skip-to-content = Skip to the content
skip-to-choices = Skip to the choices
choices-keys = Arrows or the number of a choice, then Enter
shortcuts = Keyboard
shortcuts-on = with shortcuts
shortcuts-off = without shortcuts
pace = Moves of others
pace-slow = shown slowly
pace-steady = shown at a steady pace
pace-quick = shown quickly
pace-none = not shown one by one
turns = After your turn
turns-ask = bots wait until you end it
turns-on = bots go on at once
duration-seconds = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
duration-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
duration-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
duration-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}

## The lobby
lobby-title = Merchant cities, on your table
lobby-lead = Three board games of trade and canals. Sit down against bots in one click, or send a friend a link: no account, nothing to install.
games = Games
my-tables = Your tables
turns-waiting = your turn at { $number }
tables-more = { $number ->
    [one] 1 more table
   *[other] { $number } more tables
}
tables-over = { $number ->
    [one] 1 finished game
   *[other] { $number } finished games
}
forget-table = Take it off this list
forget-sure = You sit at this table of { $game }, and the game goes on. Take it off your list all the same? Without its link you cannot come back.
storage-here = Your seats are kept in this browser. If its data is cleared, they are lost.
storage-none = This browser keeps nothing: when you close it, your seats are lost.
storage-backup = Keep a link to them
open-tables = Open tables
open-none = No table is open to everybody just now. Open one and tick “everybody may join”.
play-now = Play now
new-table = New table …
learn = Learn by playing
weight = complexity
game-weight = Complexity { $weight } of 5
game-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
game-seats = { $least } to { $most } players
game-tickets = Ticket to Ride: Amsterdam
game-tickets-about = Collect cards, claim routes through the old city, carry out your secret contracts. Quick to learn, over in a quarter of an hour.
game-amsterdam = Amsterdam
game-amsterdam-about = Load your barge, turn the compass wheel and build along the canals: a merchant's game of many paths.
game-hamburg = Hamburg
game-hamburg-about = Raise walls, churches and warehouses against fire and flood in the Hanseatic port.
state-over = finished
state-placed = finished: place { $place }
state-open = { $seats ->
    [one] 1 seat free
   *[other] { $seats } seats free
}
moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
go-on = Go on
look-back = Look back
join = Join
watch = Watch
bot-thinks = { $bot }, { $seconds } s
bot-points = { $rating } rating points
bot-points-within = { $rating } ± { $within } rating points
bot-points-usual = { $measured } with { $seconds } s a turn
bot-unmeasured = strength not measured
bot-time = thinks for at most
bot-seconds = { $seconds } s a turn
bot-greedy = Merchant
bot-greedy-says = plays well
bot-master = Master
bot-master-says = the strongest: looks furthest ahead
bot-alderman = Alderman
bot-alderman-says = plays very well
bot-clerk = Clerk
bot-clerk-says = plays fairly well
bot-novice = Novice
bot-novice-says = still makes mistakes
bot-child = Child
bot-child-says = plays for fun
bot-saskia = Saskia
bot-saskia-says = loves building in the city; plays very well
bot-joris = Joris
bot-joris-says = lives for freight and the harbour; plays very well
bot-lijsbeth = Lijsbeth
bot-lijsbeth-says = collects people who work for her; plays very well
bot-barend = Barend
bot-barend-says = wants to be first on the Amstel; plays very well
bot-greta = Greta
bot-greta-says = builds house after house; plays very well
bot-hinrich = Hinrich
bot-hinrich-says = wants every majority; plays very well
bot-elsebe = Elsebe
bot-elsebe-says = takes no risk with misfortunes; plays very well
bot-klaas = Klaas
bot-klaas-says = likes it when others get less; plays very well
bot-neel = Neel
bot-neel-says = lives for contracts; plays very well
bot-wouter = Wouter
bot-wouter-says = claims the long routes; plays very well
bot-dirkje = Dirkje
bot-dirkje-says = collects trade bonus cards; plays very well
bot-maarten = Maarten
bot-maarten-says = gets in the way of others; plays very well
bot-random = Apprentice
bot-random-says = plays by chance

## A new table
new-title = { $game }: a new table
seats = Who plays
options = What you agree on
rulings = Rulings where the rulebook leaves a question open
rulings-how = Everything here has a good answer already. Change it if your table plays it differently.
new-with = With whom
new-others = With others
new-others-says = friends, bots, or both
new-alone = Alone
new-alone-says = against { $tom }, who plays by fixed rules
your-name = Your name
you-name = Guest
guest-name = Guest
seat-bot = { $bot }: { $says }
seat-bots = Bots
seat-friend = A friend, by invitation
seat-beside = Somebody beside me, at this device
seat-beside-name = Their name
seat-nobody = nobody
seat-yours = Your seat
seat-number = Seat { $number }
seat-move = Move { $who } to another seat: drag, or press the up and down arrows
seat-moved = { $who } now has seat { $number }
seats-how = Drag the seats into the order you like: play goes from top to bottom.
seats-bots = Every bot sees only what you would see in its seat: no hidden card, no roll to come. Those with a name of their own look ahead, too, each to their own taste. From the strongest to the weakest: { bot-master }, { bot-alderman }, { bot-greedy }, { bot-clerk }, { bot-novice }, { bot-child }, { bot-random }.
seats-strength = Rating points were measured in games among bots: the { bot-greedy } has 1500, and 400 more are odds of ten to one; ± is one standard error.
seats-wrong = This game is for { $least } to { $most } players.
clock = Time to think
clock-none = no clock
clock-reminder = a reminder
clock-bank = a time bank
clock-none-says = Nobody's time is counted: think as long as you like.
clock-reminder-says = Whoever thinks about a turn for longer than { $time } gets a reminder. Nothing else happens.
clock-bank-says = Everybody has { $time } for the whole game and gains { $increment } with every turn. A bot plays on for whoever runs out of time, until they come back.
clock-bank-plain-says = Everybody has { $time } for the whole game. A bot plays on for whoever runs out of time, until they come back.
clock-seconds = How long
clock-increment = More with every turn
clock-increment-none = nothing
public = Everybody may join and watch this table
open-table = Open the table
join-title = You are invited to { $game }
join-with = At the table: { $players }
join-again = You sit at this table already, on this device.
join-beside = Somebody else sits down here too
sit-down = Sit down
invite = { $seats ->
    [one] A seat is waiting for somebody
   *[other] { $seats } seats are waiting for somebody
}
invite-how = Send the link, or point a phone's camera at the code.
invite-code = The invitation as a QR code
copy-link = Copy the link
copied = Copied
copy-by-hand = This browser does not let pages copy: select the text
only-here = Only this computer can reach the server now.
invite-link = The invitation as a link
invite-only-here = To let others in, start it like this:
fill-with-bot = Let a bot take seat { $number }
invite-which = For which seat
invite-new = Make an invitation
begin-now = Begin without waiting

## At the table
bar-your-turn = Your turn
bar-held = End your turn?
bar-queued = The bots of this server have much to do: { $player } waits for its turn to think.
bar-held-how = You can still take it back. The bots wait.
end-turn = End turn
bar-turn = { $player } is to move
bar-thinking = thinking …
bar-over = The game is over
bar-closed = The table was closed
bar-replay = Looking back: move { $move }
bar-waiting-for-people = Waiting for somebody to sit down
deal-when-all-sit = The game is dealt when all sit; then each of you has a part in the deal.
line-lost = The connection is lost. Trying again …
line-retry = Try now
clock-left = { $player } has { $time } left
clock-used = { $player } has been thinking for { $time }
missed = { $moves ->
    [one] 1 move while you were away
   *[other] { $moves } moves while you were away
}
missed-show = Show them
missed-line = New since you were here
undo = Undo
undo-what = Undo: { $what }
undo-nothing = Nothing of yours can be taken back now
hint = Hint
hint-title = What would a good player do here?
hint-says = A bot would
hint-thinking = A bot is thinking about your position …
hint-do = Do it
hint-yours = Is it good?
hint-yours-says = Your choice
hint-yours-do = Do mine
players = Players
points = { $number ->
    [one] point
   *[other] points
}
you = you
bot = bot
seat-open = free
seat-ready = ready
seat-asked = asked to play again
seat-away = Let a bot play for me
seat-back = Play myself again
away = away
away-since = { $player } left { $since }
away-bot = Let a bot play
away-free = Free the seat
away-vote = Vote for a bot ({ $votes })
free-sure = Free the seat of { $player }? Somebody else may then take it, and { $player } cannot come back without a new invitation.
leave = Leave the table
leave-sure = Leave your seat for good? Somebody else may then take it.
close-table = Close the table
close-sure = Close this table for good? Nobody can play on then.
host = The host
host-give = Hand the host's role on
host-code = The key of the host as a QR code
host-how = Whoever opens this link becomes the host: invites, frees seats, puts bots in. When they accept, you are no longer the host.
host-offer = Will you be the host of this table of { $game }?
host-offer-how = The host invites, frees the seats of people who are away, and puts bots in. Whoever was the host before no longer is.
host-accept = I will
newrules-title = The rules have changed
newrules-stands = All that was played so far stands as it is.
newrules-lost = { $moves ->
    [one] The last move cannot be kept: the game goes back to before it.
   *[other] The last { $moves } moves cannot be kept: the game goes back to before them.
} Chance will bring the same again.
newrules-how = The new rules hold from the next move on, once everybody has agreed. For somebody who is away a bot can play.
newrules-agree = I agree
newrules-waits = Not agreed yet: { $players }
banner-flagged = Your time ran out, and a bot plays for you.
banner-replaced = A bot plays for you.
banner-back = I am back
banner-rematch = { $player } would like to play again.
reminded = It is your turn: the others are waiting.
alerts = Tell me when it is my turn
alert-sound = with a bell
alert-vibration = by vibrating
alert-notice = with a notice, while this page is hidden
alert-push = on this device, also when the browser is closed
alert-failed = It did not work: the browser's push service cannot be reached, or does not allow it.
alert-refused = The browser does not allow it: look into its settings for this site.
alert-secure = Notices need https.
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
log-earlier = Show what happened before
log-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
show-moment = Show this moment
show-moment-of = Show the board after move { $move }
show-thing = Show it on the board
rule-of = Rule { $rule }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
zoom-fit = The whole board
keys-title = Playing by keyboard
keys-lead = Every choice on the board stands in the list of choices too. These keys work whenever you are not typing.
keys-choices = the list of choices; then the arrows or its number, and Enter
keys-board = to the first thing on the board that can be touched
keys-log = the log
keys-chat = the chat
keys-undo = undo
keys-end = end your turn, where bots wait for it
keys-hint = a hint; with the pointer or the focus on a choice also how good that one is
keys-skip = do not wait for the moves of others
keys-help = these keys
keys-close = close what is open
elsewhere = Continue on another device
elsewhere-how = Point the camera of the other device at this code, or open the link there. It is the key to your seat: whoever has it plays for you, so give it to nobody.
elsewhere-code = The key to your seat as a QR code
resume-other = You sit at this table already
resume-other-how = This link is the seat of { $player }. This device keeps both seats; you can change whenever it is the other's turn.
resume-change = Play as { $player } now
resume-stay = Stay where I am
pass-to = Pass the device to { $player }
pass-here = I am { $player }
pass-look = { $player } looks once more
printed-values = What is printed on board and cards
why-watching = you are watching: only players can do that
why-not-your-turn = it is not your turn: { $player } is to move
problem-stale = Somebody was quicker: the table has changed. Look again, then decide.
problem-not-your-turn = It is not your turn.
problem-bot-plays = A bot plays there already.
problem-no-bot = No bot plays there any more.
problem-held = A bot still waits for somebody who may take a move back.
problem-nothing-waits = No bot is waiting for you.
problem-too-late = This cannot be taken back: it brought something to light.
problem-nothing-to-undo = There is nothing of yours to take back.
problem-over = The game is over.
problem-not-over = That can be seen when the game is over.
problem-no-such-line = The game has no such move.
problem-taken = This seat is taken.
problem-present = This person is there, or was a moment ago. Wait a minute.
problem-no-person = Nobody sits there.
problem-no-vote = There is nothing to vote about here.
problem-voted = You have voted already.
problem-no-time = Your time has run out, and you were lent some before.
problem-rules-changed = The rules have changed: the game goes on when everybody has agreed.
problem-nothing-to-agree = There is nothing for you to agree to.
problem-log-full = The log of this table is full: only moves are added.
problem-begun = The game has begun.
problem-not-begun = The game begins when all seats are taken, or when the host says so.
problem-not-all-here = The game is dealt when all sit.
problem-dealt = The game is dealt already.
problem-wrong-nonce = What this device adds to the deal is not what it promised. Keep the record and ask whoever runs the server.
problem-closed = This table was closed: nobody plays on.
problem-not-allowed = The rules do not allow that.
problem-unknown-key = This link or key opens nothing here.
problem-private = This table is private. Ask whoever opened it for a link.
problem-other-table = This key opens another table.
problem-no-seat = Only whoever sits there can do that.
problem-no-host = Only the host can do that.
problem-no-such-seat = There is no such seat at this table.
problem-no-invitation = This table is private: it takes an invitation.
problem-no-such-table = There is no such table. Perhaps the link is cut off.
problem-no-such-game = This server does not know the game.
problem-no-such-language = There are no words in this language.
problem-not-found = There is nothing at this address.
problem-broken-game = This game cannot be loaded on this server.
problem-other-rules = This table was played by rules that this version does not have. Its record is kept.
problem-damaged = The log of this table is damaged. What is there is kept: ask whoever runs the server.
problem-too-large = That is too long.
problem-bad-words = Write something, but not too much.
problem-too-fast = That was too much at once. Wait a moment, then try again.
problem-full = Too many people are at this table already.
problem-bad-option = These options do not go together.
problem-bad-push = This browser's push service cannot be used.
problem-bad-edition = These printed values do not make a game.
problem-no-such-bot = There is no such bot.
problem-busy = The server is busy. Nothing was done: try again.
problem-no-review = This game could not be reviewed. Everything else about it is still there.
problem-own-values = Bots can only review a game that is played with the values that come with Koopstad.
problem-late = This took too long. Look at what became of it.
problem-database = The server cannot reach its database. Nothing was done: try again.
problem-mistake = The server made a mistake. Nothing was done: try again.
problem-bad-message = This page and the server do not understand each other. Load the page again.
problem-bad-request = { problem-bad-message }
problem-not-json = { problem-bad-message }
problem-not-done-here = { problem-bad-message }
problem-no-hello = { problem-bad-message }
problem-said-hello = { problem-bad-message }
problem-no-action = { problem-bad-message }
problem-no-such-action = { problem-bad-message }
problem-id-used = { problem-bad-message }
problem-refused = The server refused that.
problem-unknown = The server refused that ({ $code }).
entry-undo = { $player } takes a move back
entry-sit = { $text } sits down
entry-bot = The bot { $text } plays for { $player }
entry-back = { $player } is back
entry-flag = The time of { $player } is up: the bot { $text } plays on
entry-remind = { $player } is reminded to move
entry-rematch = { $player } would like to play again
entry-leave = { $player } leaves the table
entry-free = The host frees the seat of { $player }
entry-vote = { $player } votes for a bot in the place of { $text }
entry-begin = The host begins the game
entry-deal = The game is dealt
entry-rules = The rules have changed since this game began
entry-agree = { $player } agrees to the new rules
entry-close = { $player } closes the table

## The end
end-won = { $player } wins!
end-shared = { $player } share the victory!
end-sheet = The score sheet
end-total = Total
end-place = Place
end-record = Download the record
end-picture = Picture of the board
end-look = Look at the board
end-fair = Was the deal fair?
end-fair-how = Before the first card the dealer published a commitment to a secret seed. Now the seed is open: everybody can check that every card came from it.
end-commitment = Commitment, published at the start
end-seed = Seed, revealed at the end
end-digest = The digest of the moves
end-fair-right = Compared with what this device was shown: commitment, seed, your part in the deal and all moves are as they were.
end-fair-wrong = Not as this device was shown it: { $what }. Keep the record and ask whoever runs the server.
rematch = Play again
chart-label = Chart: the points of each player after every move
chart-caption = Points after each move
replay = Replay
replay-back = One move back
replay-next = One move on
replay-round-back = To the beginning of the round
replay-round-next = To the next round
replay-speed = Speed
replay-speed-slow = slow
replay-speed-steady = steady
replay-speed-quick = quick
replay-speed-fast = very quick
replay-eyes = Through whose eyes
replay-eyes-own = as you saw it
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
overview = In two minutes
overview-aim = What you want
overview-turn = What you do
overview-points = What brings points
overview-end = When it ends
help-nowhere = There is no such game here
help-nowhere-how = These have rules:
help-section-ruling = Rulings where the rulebook leaves a question open
help-cards = Cards and places
about-title = What Koopstad is, and what it rests on
about-what = Koopstad is free software (MIT licence) for playing and studying three board games. Board, cards and words are drawn and written for this program; the games belong to their authors and publishers.
about-basis = Where the printed values come from
about-basis-how = Every value that the game needs stands in a table. Some are stated by the rulebook or seen on the published game, some follow from others. Many could not be found anywhere: they are reconstructed so that the game can be played, and whoever owns the box can replace them with an edition file.
about-how-much = Of { $all } rows of printed values, { $reconstructed } are reconstructed: the game plays as it should, but these numbers are not those of the box.
about-stated = stated
about-inferred = inferred
about-reconstructed = reconstructed
about-of-table = The values of your table
about-edition = Edition { $edition }
about-show = Show
about-all = all values
about-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
about-basis-column = Basis
about-why = Why
edition-begin = I own the box: type the printed values in
edition-how = Compare each row with your box. Change what is printed differently, and tick the rows that are right. What you type stays in this browser until you save it.
edition-done = { $done } of { $wanted } reconstructed rows compared
edition-seen = compared
edition-wrong = This is not a value of the kind that is printed here.
edition-save = Save the edition file
edition-open = Open a table with them
edition-bring = Load an edition file
edition-unread = This is not an edition file of this game.
edition-use = { $count ->
    [one] Play with the value of my box that I typed in
   *[other] Play with the { $count } values of my box that I typed in
}
edition-of-table = { $count ->
    [one] One value of this table comes from the box of whoever opened it.
   *[other] { $count } values of this table come from the box of whoever opened it.
}
edition-play = Play with it in the terminal:
about-licences = Licences of the parts this page is made of

## You
me = You
me-devices = Your seats on every device
me-devices-how = There are no accounts: one key of your own opens all your seats, also those you take later. Open it on another device, or keep it as a backup.
me-show = Show link and code
me-secret = Whoever has this plays for you at all your tables. Give it to nobody.
me-code = Your own key as a QR code
me-link = Your own key as a link
me-nothing = You have not sat down anywhere yet.
me-paste = The link of another device
offline-title = Without the network
offline-how = Koopstad can be installed like an app. Rules and lessons then open anywhere; tables need the server.
offline-keep = Keep rules and lessons here
offline-kept = Kept on this device
me-bring = Bring your seats to this device
me-bring-how = The link holds a key to all seats of a person.
me-bring-both = { $tables ->
    [one] The link holds a key to all seats of a person. The table of this device joins them.
   *[other] The link holds a key to all seats of a person. The { $tables } tables of this device join them.
}
me-bring-do = Bring them here
me-brought = { $tables ->
    [one] Done: 1 table came to this device.
   *[other] Done: { $tables } tables came to this device.
}
me-results = Your results
me-no-results = Games you have finished are counted here.
me-played = played
me-won = won
me-average = average
me-best = best
me-against = Against whom
me-before = you finished ahead of them
me-history = Games you finished
me-placed = place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Ratings
rating = Rating
rating-want = I would like a rating
rating-how = Games that you finish then count, against people who want one too and against bots whose strength was measured. Your name and rating stand in the list below, for everybody. Switch it off, and all of it is forgotten.
rating-name = Say above what you are called: the list needs a name.
rating-forget-sure = Your ratings and how they came about will be deleted. If you want one again later, you begin anew.
rating-forget = Forget my ratings
rating-keep = Keep them
rating-rename = Be listed as { $name }
rating-points = points
rating-provisional = provisional
rating-none = No game has counted yet.
rating-best = The best of this server
rating-best-how = 400 points more are odds of ten to one; the bot { $bot } stands at 1500. Of whom too little is known stands at the end.
rating-games = { $number ->
    [one] 1 game
   *[other] { $number } games
}
rating-not-alone = Alone against an automaton: this game does not count for ratings.
rating-not-known-deal = What was still to be dealt was known: this game does not count for ratings.
rating-not-changed-hands = A seat changed hands, or a bot stood in for somebody: this game does not count for ratings.
rating-not-own-values = Played with the values of somebody’s own box: this game does not count for ratings.

## Learning by playing
guide-next = Go on
guide-skip = Leave the lesson
guide-step = Step { $step } of { $steps }
guide-done = Play a game

## A game without a drawing
plain-table = On the table
plain-yours = Yours
plain-hidden = not known to you
plain-nothing = nothing
plain-yes = yes
plain-no = no

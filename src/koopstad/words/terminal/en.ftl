# What only a terminal says, in every game.

ask-choice = Your choice, or help
ask-page = Your choice, Enter for the next page, or help
ask-confirm = { $move } - Enter to go on, undo to take it back
ask-hand-over = { $player } is to move. Press Enter when only you look
ask-agree = { $player }, do you go on by these rules? yes or no
ask-save = Save the game before you go? yes, no, or the name of a file that ends in .koopstad
ask-save-record = Save the record? yes, no, or the name of a file that ends in .koopstad
answers-yes = yes y
answers-no = no n

say-saved = Saved. Go on with: { $command }
say-kept = The game is kept. Go on with: { $command }
say-ended = The input has ended.
say-nothing-to-keep = Nothing was played, so nothing was saved.
say-exists = { $path } exists already; choose another name.
say-cannot-write = { $path } cannot be written: { $reason }
write-folder = there is no such folder
write-allowed = this is not allowed
write-is-folder = this is a folder
write-full = the disk is full
write-long = the name is too long
write-name = this is no name of a file
say-no-file-name = That is neither yes nor no, nor the name of a file that ends in .koopstad.
say-no-autosave = Your moves are not kept as you play: { $reason }
say-found = Another sitting left a game: { $command }
say-only-bots = Only bots sit here; they play to the end.
say-rules-new = Since this game was begun the rules of this program have changed. All that was played so far stands; from the next move on the new rules hold. New is:
say-not-agreed = Nobody goes on, and nothing was changed: the file is as it was.
say-rules-changed = the rules have changed: the game goes on when all have agreed
say-bot-failed = A bot failed, and chance chose for it: { $what }
say-taken-back = Taken back: { $move }
say-chosen = Chosen: { $moves }
say-hint = Hint: { $choice }
say-yours = Yours: { $choice }
say-can-be-played = That can be played now.
say-no-cards = This game has no cards with texts.
say-which-rule = Give the number of a rule or a chapter, for example: rules { $rule }
say-why-what = why what? For example: why 1, or why { $move }
say-no-choice = there is no choice { $number }; they run from 1 to { $last }
say-no-way = choice { $number } has no way { $letter }
say-no-action = { $text } is no action of this game
say-perhaps = did you mean { $names }?
say-not-your-turn = it is not your turn
say-too-late = this cannot be taken back: it brought something to light
say-nothing-to-undo = there is nothing of yours to take back: another player has moved since
say-over = the game is over: nothing can be taken back

screen-since = Since your last move
screen-since-more = Since your last move ({ $number } more: log)
screen-since-log = Since your last move: log
screen-ways = Several ways: { $choice }
screen-page = page { $page } of { $pages }
screen-more-rows = ... the rest: map
screen-wins = The game is over: { $players } wins
screen-share = The game is over: { $players } share the victory
screen-and = and
screen-yes = yes
screen-no = no

replay-keys = Right, space: forward  Left: back  Home, End  a number and Enter: that move  q: leave
replay-place = move { $line } of { $lines }
replay-setup = the setup

help =
    Choose by number (7), by number and letter where there are several ways (7b), or by notation.
      undo            take back your last move, as long as nothing came to light and nobody else moved
      hint            what a bot would do in your place
      hint 3          the same, and how your number 3 compares with it
      why 7           why something cannot be played, with the number of the rule: a number, a notation,
                      or the beginning of one
      rules NUMBER    a rule, or a chapter of rules
      cards           all cards that you can see, with their texts
      map, log        the table alone, as large as the screen; all that happened
      (Enter)         the table and your choices again; on a small screen the next page of choices
      save [FILE]     save the game, to go on with koopstad play --resume FILE
      help, quit

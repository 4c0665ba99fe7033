# Wat alle spellen delen.

seat = Speler { $number }
preview-join = Je bent uitgenodigd voor { $game }
preview-watch = Kijk mee bij { $game }
preview-says = Ga zitten in je browser: geen account, niets te installeren.
why-game-over = het spel is afgelopen

open-chance = daarna beslist het toeval
open-hidden = de rest is verborgen
open-choice = daarna kies je

sheet-points = punten
sheet-total = totaal

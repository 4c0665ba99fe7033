# Wat alle spellen delen.

seat = Speler { $number }
why-game-over = het spel is afgelopen

open-chance = daarna beslist het toeval
open-hidden = de rest is verborgen
open-choice = daarna kies je

sheet-points = punten
sheet-total = totaal

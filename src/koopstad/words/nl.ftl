# Wat alle spellen delen.

seat = Speler { $number }
preview-join = Je bent uitgenodigd voor { $game }
preview-watch = Kijk mee bij { $game }
preview-says = Ga zitten in je browser: geen account, niets te installeren.
push-turn = Jij bent aan de beurt
push-remind = Jij bent aan de beurt: de anderen wachten
why-game-over = het spel is afgelopen

open-chance = daarna beslist het toeval
open-hidden = de rest is verborgen
open-choice = daarna kies je

sheet-points = punten
sheet-total = totaal

# Hints van een bot die vooruitkijkt.
hint-ahead = Ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter dan de op één na beste keuze, vooral hierdoor: { $why }
hint-played-out = Enkele keren tot het einde uitgespeeld sta je hiermee ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter voor dan met wat op het eerste gezicht het best lijkt
hint-close = Van dichterbij bekeken zijn andere keuzes ongeveer even goed
judged-points = punten die je meteen krijgt

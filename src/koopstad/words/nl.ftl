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
hint-than = { $than ->
    [yours] jouw keuze
    [played] wat er gespeeld is
   *[next] de op één na beste keuze
 }
hint-whose = { $than ->
    [yours] De keuze van de bot:{" "}
   *[next] {""}
 }
hint-ahead = { hint-whose }Ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter dan { hint-than }, vooral hierdoor: { $why }
hint-played-out = { hint-whose }In { $worlds } verzonnen spellen, tot het einde gespeeld, ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter dan { hint-than }
hint-brings = { hint-whose }In { $worlds } verzonnen spellen, tot het einde gespeeld, ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter dan { hint-than }, het meeste hier: { $what }
hint-close = Van dichterbij bekeken zijn andere keuzes ongeveer even goed
hint-better = { hint-whose }Ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } beter dan { hint-than }
# Over wat iemand net wilde doen.
hint-yours-best = Jouw keuze is de beste die de bot heeft gevonden
hint-yours-close = Voor zover de bot kan zien is jouw keuze ongeveer even goed
hint-yours-other = De bot zou iets anders doen dan jij; hoeveel beter dat is kan hij niet zeggen
hint-then = Daarna: { $plan }
judged-points = punten die er meteen bij komen

# Een afgelopen spel nog eens bekeken (review).
review = Terugblik
review-chances = Kans om te winnen
review-start = aan het begin
review-luck = geluk
review-own = eigen keuzes
review-others = keuzes van anderen
review-rest = de rest
review-final = aan het eind
review-given = weggegeven
review-accuracy = precisie
review-account-says = Punten die te verwachten waren. Eigen keuzes tellen ten opzichte van wat gewoonlijk gespeeld wordt; de rest is wat niemand voorzag.
review-turning = Waar het spel kantelde
review-given-away = Keuzes die iets weggaven
review-nothing-given = Geen keuze gaf iets weg dat wij konden vinden.
review-who = { $player }:
review-better = beter: { $choice }
review-then = daarna: { $plan }
review-why = vooral hierdoor: { $why }
review-points = punten in de volgende beurten
review-slip = slordigheid
review-mistake = fout
review-blunder = blunder
review-by-luck = vooral toeval
review-by-better = beter dan de gebruikelijke keuze
review-by-worse = slechter dan de gebruikelijke keuze
review-by-other = niet de gebruikelijke keuze
review-play-on = Vanaf hier verder spelen
review-play-on-says = Om vanaf de stand vóór een zet verder te spelen: { $command }
review-looking = Een bot bekijkt het hele spel nog eens …
review-chances-caption = Kans om te winnen in procenten, zet voor zet
review-account = Geluk en keuzes
review-more = Nog { $number } tonen

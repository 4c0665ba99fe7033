# Ami minden játékban közös.

seat = { $number }. játékos
preview-join = Meghívtak egy játékra: { $game }
preview-watch = Nézz meg egy játszmát: { $game }
preview-says = Ülj le a böngésződben: nem kell fiók, nincs mit telepíteni.
push-turn = Te jössz
push-remind = Te jössz: a többiek várnak
why-game-over = a játék véget ért

open-chance = utána a véletlen dönt
open-hidden = a többi rejtett
open-choice = utána te választasz

sheet-points = pont
sheet-total = összesen

# Egy előre tekintő bot tanácsai.
hint-ahead = Körülbelül { $points } ponttal jobb a második legjobb választásnál, főleg emiatt: { $why }
hint-played-out = Többször végigjátszva a játékot, így körülbelül { $points } ponttal jobb az eredmény, mint azzal, ami elsőre a legjobbnak tűnik
hint-close = Közelebbről nézve más választások is nagyjából ugyanolyan jók
judged-points = az azonnal járó pontok

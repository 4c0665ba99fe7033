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
hint-than = { $than ->
    [yours] a te választásodnál
    [played] annál, ami történt
   *[next] a második legjobb választásnál
 }
hint-whose = { $than ->
    [yours] A gépi játékos választása:{" "}
   *[next] {""}
 }
hint-ahead = { hint-whose }Körülbelül { $points } ponttal jobb { hint-than }, főleg emiatt: { $why }
hint-played-out = { hint-whose }{ $worlds } végigjátszott, elképzelt játszmában körülbelül { $points } ponttal jobb { hint-than }
hint-brings = { hint-whose }{ $worlds } végigjátszott, elképzelt játszmában körülbelül { $points } ponttal jobb { hint-than }, főleg itt: { $what }
hint-close = Közelebbről nézve más választások is nagyjából ugyanolyan jók
hint-better = { hint-whose }Körülbelül { $points } ponttal jobb { hint-than }
# Arról, amit valaki éppen lépni akart.
hint-yours-best = A te választásod a legjobb, amit a gépi játékos talált
hint-yours-close = Amennyire a gépi játékos meg tudja ítélni, a te választásod nagyjából ugyanolyan jó
hint-yours-other = A gépi játékos mást lépne, mint te; hogy az mennyivel jobb, azt nem tudja megmondani
hint-then = Aztán: { $plan }
judged-points = az azonnal járó pontok

# Egy befejezett játék még egyszer átnézve (review).
review = Elemzés
review-chances = Nyerési esély
review-start = az elején
review-luck = szerencse
review-own = saját döntések
review-others = mások döntései
review-rest = a maradék
review-final = a végén
review-given = elajándékozva
review-accuracy = pontosság
review-account-says = A várható pontok. A saját döntések a szokásos játékhoz képest számítanak; a maradék az, amit senki sem látott előre.
review-turning = Ahol fordult a játék
review-given-away = Döntések, amelyek elajándékoztak valamit
review-nothing-given = Nem találtunk döntést, amely bármit elajándékozott volna.
review-who = { $player }:
review-better = jobb: { $choice }
review-then = aztán: { $plan }
review-why = főleg emiatt: { $why }
review-points = a következő körök pontjai
review-slip = pontatlanság
review-mistake = hiba
review-blunder = súlyos hiba
review-by-luck = főleg szerencse
review-by-better = jobb a szokásos választásnál
review-by-worse = rosszabb a szokásos választásnál
review-by-other = nem a szokásos választás
review-play-on = Folytatás innen
review-play-on-says = Folytatás egy lépés előttől: { $command }
review-looking = Egy gépi játékos még egyszer átnézi az egész játékot …
review-chances-caption = Nyerési esély százalékban, lépésről lépésre
review-account = Szerencse és döntések
review-more = Még { $number } mutatása

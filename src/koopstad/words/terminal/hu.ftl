# Amit csak a terminál mond, minden játékban.

ask-choice = Mit választasz? (vagy help)
ask-page = Mit választasz? Enter: következő oldal (vagy help)
ask-confirm = { $move } - Enter: tovább, undo: visszavonás
ask-hand-over = { $player } következik. Nyomj Entert, ha csak te nézed a képernyőt
ask-agree = { $player }, folytatod ezekkel a szabályokkal? igen vagy nem
ask-save = Mentsük a játékot, mielőtt elmész? igen, nem, vagy egy .koopstad végű fájlnév
ask-save-record = Mentsük a jegyzőkönyvet? igen, nem, vagy egy .koopstad végű fájlnév
answers-yes = igen i yes y
answers-no = nem n no

say-saved = Elmentve. Így folytathatod: { $command }
say-kept = A játék megmaradt. Így folytathatod: { $command }
say-ended = Véget ért a bemenet.
say-nothing-to-keep = Semmi sem történt, így nincs mit menteni.
say-exists = { $path } már létezik; válassz másik nevet.
say-cannot-write = { $path } nem írható: { $reason }
write-folder = nincs ilyen mappa
write-allowed = ez nincs megengedve
write-is-folder = ez egy mappa
write-full = a lemez megtelt
write-long = a név túl hosszú
write-name = ez nem fájlnév
say-no-file-name = Ez se nem igen, se nem nem, se nem .koopstad végű fájlnév.
say-no-autosave = A lépéseid játék közben nem őrződnek meg: { $reason }
say-found = Egy korábbi játék megmaradt: { $command }
say-only-bots = Itt csak gépi játékosok ülnek; végigjátsszák a játékot.
say-rules-new = A játék kezdete óta megváltoztak a program szabályai. Minden eddigi lépés érvényes marad; a következő lépéstől az új szabályok érvényesek. Újdonság:
say-not-agreed = A játék nem folytatódik, és semmi sem változott: a fájl olyan, amilyen volt.
say-rules-changed = a szabályok megváltoztak: a játék akkor folytatódik, ha mindenki beleegyezett
say-bot-failed = Egy gépi játékos hibázott, helyette a véletlen döntött: { $what }
say-taken-back = Visszavonva: { $move }
say-chosen = Kiválasztva: { $moves }
say-hint = Tipp: { $choice }
say-yours = A te választásod: { $choice }
say-can-be-played = Ez most kijátszható.
say-no-cards = Ebben a játékban nincsenek szöveges kártyák.
say-which-rule = Add meg egy szabály vagy fejezet számát, például: rules { $rule }
say-why-what = mit miért? Például: why 1, vagy why { $move }
say-no-choice = nincs { $number }. választás; 1 és { $last } között választhatsz
say-no-way = a(z) { $number }. választásnak nincs { $letter } módja
say-no-action = { $text } nem művelet ebben a játékban
say-perhaps = erre gondoltál: { $names }?
say-not-your-turn = most nem te következel
say-too-late = ezt nem lehet visszavonni: kiderült belőle valami
say-nothing-to-undo = nincs mit visszavonnod: azóta más is lépett
say-over = vége a játéknak: már semmi sem vonható vissza

screen-since = Az utolsó lépésed óta
screen-since-more = Az utolsó lépésed óta (még { $number }: log)
screen-since-log = Az utolsó lépésed óta: log
screen-ways = Többféleképpen: { $choice }
screen-page = { $page }. oldal, összesen { $pages }
screen-more-rows = ... a többi: map
screen-wins = Vége a játéknak: { $players } nyert
screen-share = Vége a játéknak: { $players } osztozik a győzelmen
screen-and = és
screen-yes = igen
screen-no = nem

replay-keys = Jobbra, szóköz: előre  Balra: vissza  Home, End  szám és Enter: az a lépés  q: kilépés
replay-place = { $line }. lépés, összesen { $lines }
replay-setup = a kezdőállás

help =
    Válassz számmal (7), több mód esetén számmal és betűvel (7b), vagy jelöléssel.
      undo            az utolsó lépésed visszavonása, amíg semmi sem derült ki, és más nem lépett
      hint            mit tenne egy gépi játékos a helyedben
      hint 3          ugyanez, és mit ér hozzá képest a te 3. lépésed
      why 7           miért nem játszható ki valami, a szabály számával: egy szám, egy jelölés,
                      vagy annak az eleje
      rules SZÁM      egy szabály vagy a szabályok egy fejezete
      cards           minden kártya, amelyet láthatsz, a szövegével
      map, log        csak az asztal, akkorában, mint a képernyő; minden, ami történt
      (Enter)         újra az asztal és a választásaid; kis képernyőn a következő oldal
      save [FÁJL]     a játék mentése; így folytathatod: koopstad play --resume FÁJL
      help, quit

# Wat alleen een terminal zegt, in elk spel.

ask-choice = Je keuze, of help
ask-page = Je keuze, Enter voor de volgende bladzijde, of help
ask-confirm = { $move } - Enter om verder te gaan, undo om het terug te nemen
ask-hand-over = { $player } is aan de beurt. Druk op Enter als alleen jij kijkt
ask-agree = { $player }, speel je verder volgens deze regels? ja of nee
ask-save = Het spel bewaren voordat je gaat? ja, nee, of de naam van een bestand dat op .koopstad eindigt
ask-save-record = Het verslag bewaren? ja, nee, of de naam van een bestand dat op .koopstad eindigt
answers-yes = ja j yes y
answers-no = nee n no

say-saved = Bewaard. Ga verder met: { $command }
say-kept = Het spel is bewaard. Ga verder met: { $command }
say-ended = De invoer is ten einde.
say-nothing-to-keep = Er is niets gespeeld, dus is er niets bewaard.
say-exists = { $path } bestaat al; kies een andere naam.
say-cannot-write = { $path } kan niet worden geschreven: { $reason }
write-folder = die map bestaat niet
write-allowed = dat is niet toegestaan
write-is-folder = dat is een map
write-full = de schijf is vol
write-long = de naam is te lang
write-name = dat is geen naam van een bestand
say-no-file-name = Dat is geen ja, geen nee, en geen naam van een bestand dat op .koopstad eindigt.
say-no-autosave = Je zetten worden onder het spelen niet bewaard: { $reason }
say-found = Een andere zitting liet een spel achter: { $command }
say-only-bots = Hier zitten alleen bots; zij spelen het spel uit.
say-rules-new = Sinds het begin van dit spel zijn de regels van dit programma veranderd. Alles wat tot nu toe gespeeld is, blijft staan; vanaf de volgende zet gelden de nieuwe regels. Nieuw is:
say-not-agreed = Er wordt niet verder gespeeld en niets is veranderd: het bestand is zoals het was.
say-rules-changed = de regels zijn veranderd: het spel gaat verder als iedereen akkoord is
say-bot-failed = Een bot faalde, en het toeval koos voor hem: { $what }
say-taken-back = Teruggenomen: { $move }
say-chosen = Gekozen: { $moves }
say-hint = Tip: { $choice }
say-yours = Jouw keuze: { $choice }
say-can-be-played = Dat kan nu worden gespeeld.
say-no-cards = Dit spel heeft geen kaarten met tekst.
say-which-rule = Geef het nummer van een regel of een hoofdstuk, bijvoorbeeld: rules { $rule }
say-why-what = why wat? Bijvoorbeeld: why 1, of why { $move }
say-no-choice = er is geen keuze { $number }; ze lopen van 1 tot { $last }
say-no-way = keuze { $number } heeft geen manier { $letter }
say-no-action = { $text } is geen actie van dit spel
say-perhaps = bedoelde je { $names }?
say-not-your-turn = je bent niet aan de beurt
say-too-late = dit kan niet worden teruggenomen: er kwam iets door aan het licht
say-nothing-to-undo = je hebt niets terug te nemen: een andere speler heeft intussen gespeeld
say-over = het spel is afgelopen: er kan niets meer worden teruggenomen

screen-since = Sinds je laatste zet
screen-since-more = Sinds je laatste zet (nog { $number }: log)
screen-since-log = Sinds je laatste zet: log
screen-ways = Meerdere manieren: { $choice }
screen-page = bladzijde { $page } van { $pages }
screen-more-rows = ... de rest: map
screen-wins = Het spel is afgelopen: { $players } wint
screen-share = Het spel is afgelopen: { $players } delen de overwinning
screen-and = en
screen-yes = ja
screen-no = nee

replay-keys = Rechts, spatie: vooruit  Links: terug  Home, End  een nummer en Enter: die zet  q: weg
replay-place = zet { $line } van { $lines }
replay-setup = de beginopstelling

help =
    Kies met een nummer (7), met nummer en letter als er meerdere manieren zijn (7b), of met de notatie.
      undo            neem je laatste zet terug, zolang er niets aan het licht kwam en niemand anders speelde
      hint            wat een bot in jouw plaats zou doen
      hint 3          ook: hoe jouw nummer 3 daarbij afsteekt
      why 7           waarom iets niet kan worden gespeeld, met het nummer van de regel: een nummer, een
                      notatie, of het begin daarvan
      rules NUMMER    een regel, of een hoofdstuk van de regels
      cards           alle kaarten die je kunt zien, met hun tekst
      map, log        alleen de tafel, zo groot als het scherm; alles wat er gebeurde
      (Enter)         de tafel en je keuzes nog eens; op een klein scherm de volgende bladzijde
      save [BESTAND]  bewaar het spel, om verder te gaan met koopstad play --resume BESTAND
      help, quit

# Was nur ein Terminal sagt, in jedem Spiel.

ask-choice = Deine Wahl, oder help
ask-page = Deine Wahl, Enter für die nächste Seite, oder help
ask-confirm = { $move } - Enter, um weiterzuspielen, undo, um es zurückzunehmen
ask-hand-over = { $player } ist am Zug. Drücke Enter, wenn nur du hinsiehst
ask-agree = { $player }, spielst du nach diesen Regeln weiter? ja oder nein
ask-save = Das Spiel speichern, bevor du gehst? ja, nein, oder der Name einer Datei, der auf .koopstad endet
ask-save-record = Das Protokoll speichern? ja, nein, oder der Name einer Datei, der auf .koopstad endet
answers-yes = ja j yes y
answers-no = nein n no

say-saved = Gespeichert. Weiter geht es mit: { $command }
say-kept = Das Spiel ist aufgehoben. Weiter geht es mit: { $command }
say-ended = Die Eingabe ist zu Ende.
say-nothing-to-keep = Es wurde nichts gespielt, also wurde nichts gespeichert.
say-exists = { $path } gibt es schon; wähle einen anderen Namen.
say-cannot-write = { $path } lässt sich nicht schreiben: { $reason }
write-folder = diesen Ordner gibt es nicht
write-allowed = das ist nicht erlaubt
write-is-folder = das ist ein Ordner
write-full = der Datenträger ist voll
write-long = der Name ist zu lang
write-name = das ist kein Dateiname
say-no-file-name = Das ist weder ja noch nein noch der Name einer Datei, der auf .koopstad endet.
say-no-autosave = Deine Züge werden beim Spielen nicht aufgehoben: { $reason }
say-found = Von einer anderen Sitzung liegt ein Spiel da: { $command }
say-only-bots = Hier sitzen nur Bots; sie spielen bis zum Ende.
say-rules-new = Seit dem Beginn dieses Spiels haben sich die Regeln dieses Programms geändert. Alles, was bisher gespielt wurde, bleibt bestehen; ab dem nächsten Zug gelten die neuen Regeln. Neu ist:
say-not-agreed = Es wird nicht weitergespielt, und nichts wurde geändert: die Datei ist, wie sie war.
say-rules-changed = die Regeln haben sich geändert: das Spiel geht weiter, wenn alle zugestimmt haben
say-bot-failed = Ein Bot hat versagt, und der Zufall hat für ihn gewählt: { $what }
say-taken-back = Zurückgenommen: { $move }
say-chosen = Gewählt: { $moves }
say-hint = Tipp: { $choice }
say-yours = Deine Wahl: { $choice }
say-can-be-played = Das kann jetzt gespielt werden.
say-no-cards = Dieses Spiel hat keine Karten mit Text.
say-which-rule = Nenne die Nummer einer Regel oder eines Kapitels, zum Beispiel: rules { $rule }
say-why-what = why was? Zum Beispiel: why 1, oder why { $move }
say-no-choice = es gibt keine Wahl { $number }; sie gehen von 1 bis { $last }
say-no-way = Wahl { $number } hat keine Art { $letter }
say-no-action = { $text } ist keine Aktion dieses Spiels
say-perhaps = meintest du { $names }?
say-not-your-turn = du bist nicht am Zug
say-too-late = das lässt sich nicht zurücknehmen: es kam etwas ans Licht
say-nothing-to-undo = du hast nichts zurückzunehmen: seitdem hat jemand anders gespielt
say-over = das Spiel ist aus: nichts lässt sich mehr zurücknehmen

screen-since = Seit deinem letzten Zug
screen-since-more = Seit deinem letzten Zug ({ $number } mehr: log)
screen-since-log = Seit deinem letzten Zug: log
screen-ways = Mehrere Arten: { $choice }
screen-page = Seite { $page } von { $pages }
screen-more-rows = ... der Rest: map
screen-wins = Das Spiel ist aus: { $players } gewinnt
screen-share = Das Spiel ist aus: { $players } teilen sich den Sieg
screen-and = und
screen-yes = ja
screen-no = nein

replay-keys = Rechts, Leertaste: vor  Links: zurück  Home, End  eine Nummer und Enter: dieser Zug  q: Ende
replay-place = Zug { $line } von { $lines }
replay-setup = der Aufbau

help =
    Wähle mit einer Nummer (7), mit Nummer und Buchstabe, wo es mehrere Arten gibt (7b), oder mit der Notation.
      undo            deinen letzten Zug zurücknehmen, solange nichts ans Licht kam und niemand sonst zog
      hint            was ein Bot an deiner Stelle täte
      hint 3          dazu: was deine Nummer 3 daneben taugt
      why 7           warum etwas nicht gespielt werden kann, mit der Nummer der Regel: eine Nummer, eine
                      Notation oder ihr Anfang
      rules NUMMER    eine Regel oder ein Kapitel der Regeln
      cards           alle Karten, die du sehen kannst, mit ihrem Text
      map, log        nur der Tisch, so groß wie der Bildschirm; alles, was geschah
      (Enter)         der Tisch und deine Wahl noch einmal; auf einem kleinen Bildschirm die nächste Seite
      save [DATEI]    das Spiel speichern; weiter geht es mit koopstad play --resume DATEI
      help, quit

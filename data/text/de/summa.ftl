### Summa Summarum. Keys are `summa-<code>`, for refusals and events alike; { $player } is the player of the event's seat.


## Events of a move

summa-blackened = { $player } hat die schwarzen Felder gewählt.
summa-black-drawn = { $player } hat nicht rechtzeitig gewählt, darum hat der Zufall die schwarzen Felder bestimmt.
summa-black-shown = Die schwarzen Felder stehen fest; hier sind sie.
summa-rolled = Runde { $round } von { $rounds }, { $player } würfelt: **{ $symbols }**.
summa-done = { $player } ist fertig.
summa-time = Die Sanduhr ist abgelaufen.
summa-filled =
    { $count ->
        [one] Für { $player } hat sie ein Zeichen eingetragen: `{ $symbols }` auf { $cells }.
       *[other] Für { $player } hat sie { $count } Zeichen eingetragen: `{ $symbols }` auf { $cells }.
    }
summa-round-over = Runde { $round } von { $rounds } ist vorbei.
summa-scoring-begins =
    { $seats ->
        [one] Alle Felder sind voll. Jetzt markierst du deine Zahlen selbst: erst die Zeilen, dann die Spalten.
       *[other] Alle Felder sind voll. Jetzt markieren alle ihre eigenen Zahlen, privat und verdeckt: erst die Zeilen, dann die Spalten.
    }
summa-marked = { $player } hat abgegeben.
summa-marked-for = { $player } hat nicht rechtzeitig abgegeben, darum habe ich so gut gewertet, wie es nur geht.
summa-finished = Das war's: Alles ist gewertet.
summa-won-by-tie-break = **{ $players }** gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }. { $second } hat genauso viele, aber mehr schwarze Felder.


## The board in words

summa-now-blackening =
    { $seats ->
        [one] Zuerst kommen die vier schwarzen Felder.
       *[other] Zuerst wählen alle vier schwarze Felder, und zwar privat.
    }
summa-over-finished = Die Partie ist zu Ende: Alles ist gewertet.
summa-over-resigned = Die Partie ist zu Ende: Es ist niemand mehr da, gegen den man spielen könnte.
summa-over-resigned-alone = Die Partie ist vorzeitig zu Ende.
summa-total =
    { $player }: **{ $total }**, davon { $rows } in den Zeilen und { $columns } in den Spalten{ $given ->
        [0] {""}
       *[other] , und { $given } Vorgabe
    }; am Ende { $blackened ->
        [one] ein schwarzes Feld
       *[other] { $blackened } schwarze Felder
    }.
summa-total-left =
    { $player }, nicht mehr dabei: { $total }, davon { $rows } in den Zeilen und { $columns } in den Spalten{ $given ->
        [0] {""}
       *[other] , und { $given } Vorgabe
    }; am Ende { $blackened ->
        [one] ein schwarzes Feld
       *[other] { $blackened } schwarze Felder
    }.
summa-grid = { $player }: { $rows }.
summa-grid-empty = { $player }: noch nichts eingetragen.
summa-grid-left = { $player }, nicht mehr dabei: { $rows }.
summa-grid-left-empty = { $player }, nicht mehr dabei, hat nichts eingetragen.
summa-stretches = Die Zahlen von { $player }. Zeilen: { $rows }. Spalten: { $columns }.
summa-stretches-rows = Die Zahlen von { $player }, alle in den Zeilen: { $rows }.
summa-own-grid = Dein Blatt: { $rows }.
summa-own-blank = Dein Blatt ist noch leer.
summa-own-black = Deine schwarzen Felder: { $cells }.
summa-to-place =
    { $count ->
        [one] Ein Zeichen fehlt noch: `{ $symbols }`.
       *[other] { $count } Zeichen fehlen noch: `{ $symbols }`.
    }
summa-own-marks =
    Diese Zeilen hast du markiert: { $rows }, macht { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.


summa-own-no-marks = In den Zeilen hast du keine Zahl markiert.
summa-own-columns =
    Und diese Spalten: { $columns }, macht { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.


## What a player has begun, and has to do

summa-draft-black =
    { $taps ->
        [yes] Tipp vier Felder an, die schwarz werden, und drück **Spielen**: keine zwei in derselben Zeile oder Spalte, und keine, die sich an einer Ecke berühren.
       *[no] Wähle vier Felder, die schwarz werden, zum Beispiel `schwarz C2 A4 D5 F6`: keine zwei in derselben Zeile oder Spalte, und keine, die sich an einer Ecke berühren.
    }
summa-draft-none =
    { $taps ->
        [yes] Runde { $round } von { $rounds }: Tipp ein Zeichen an und dann das Feld dafür, bis `{ $symbols }` alle eines haben, und drück **Fertig**.
       *[no] Runde { $round } von { $rounds }: Trag `{ $symbols }` ein, zum Beispiel `{ $example }`.
    }

summa-draft-left =
    Bisher eingetragen: { $placed }. { $count ->
        [one] Es fehlt noch `{ $symbols }`.
       *[other] Es fehlen noch `{ $symbols }`.
    }
summa-draft-full = Alle vier sind eingetragen: { $placed }. Mit `fertig` gilt es; bis dahin kannst du noch ändern.
summa-draft-unmarked =
    { $taps ->
        [yes] Markiere die Zahlen deiner Zeilen: Tipp das erste und das letzte Feld von jeder an, so viele auf einmal, wie du magst, und drück **Spielen**. Wenn du alle hast, drück **Fertig**: Was zu keiner gehört, wird gestrichen.
       *[no] Markiere die Zahlen deiner Zeilen, jede mit ihrem ersten und letzten Feld, zum Beispiel `A1-C1 D1-F1`, so viele auf einmal, wie du magst. Wenn du alle hast, sag `fertig`: Was zu keiner gehört, wird gestrichen.
    }
summa-draft-picks =
    Bisher in den Zeilen markiert: { $rows }. Das macht { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }; wenn du alle hast, sag `fertig`.
summa-draft-rows =
    Deine Zeilen sind fertig{ $total ->
        [0] {""}
        [one] : { $rows }. Das macht 1 Punkt
       *[other] : { $rows }. Das macht { $total } Punkte
    }. Jetzt genauso die Spalten, zum Beispiel `A1-A3`.
summa-draft-columns =
    Bisher in den Spalten markiert: { $columns }. Das macht { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }; mit `fertig` gibst du alles ab.
summa-draft-no-rows = In deinen Zeilen steht keine einzige Zahl, also wird alles darin gestrichen: Weiter geht es mit `fertig`.
summa-draft-no-columns =
    Deine Zeilen sind fertig{ $total ->
        [0] {""}
        [one] : { $rows }. Das macht 1 Punkt
       *[other] : { $rows }. Das macht { $total } Punkte
    }. In den Spalten bleibt davon keine Zahl übrig: Mit `fertig` gibst du alles ab.


## Hints

summa-hint-black = Diese vier stehen einander nicht im Weg: `{ $move }`.
summa-hint-place = `{ $move }` ergibt { $builds }.
summa-hint-open = Noch lässt sich keine Zahl abschließen; `{ $move }` hält am meisten offen.
summa-hint-done = Alles ist eingetragen: Sag `{ $move }`.
summa-hint-marks =
    Mit `{ $move }` kommst du insgesamt auf { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }; mehr ist nicht drin.


## How to play, and what can be agreed

summa-how-to-move =
    { $taps ->
        [yes] Tipp zuerst vier Felder an, die schwarz werden; dann in jeder Runde viermal ein Zeichen und das Feld dafür, und **Fertig**. Wie man das schreibt, steht in `/regeln summa`.
       *[no] { $seats ->
            [one] Schick mir deine Züge privat.
           *[other] Alle spielen gleichzeitig und verdeckt: Schick mir deine Züge privat.
        } Am Anfang wählst du vier Felder, die schwarz werden, zum Beispiel mit `schwarz C2 A4 D5 F6`; danach schreibst du in jeder Runde die Zeichen mit ihren Feldern, zum Beispiel `L A1 I B1`.
    }
summa-button-yours = Mein Blatt
summa-replay = Tisch #{ $table }, Runde für Runde: { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }.
summa-replay-none = An Tisch #{ $table } gibt es nichts zu wiederholen: Es ist keine Runde gespielt.
summa-after-turn = Tisch #{ $table } nach Runde { $turn } von { $turns }:
summa-no-turn = Runde { $turn } gibt es an Tisch #{ $table } nicht: { $turns ->
        [0] Es ist noch keine gespielt.
        [one] Es gibt nur Runde 1.
       *[other] Es gibt nur die Runden 1 bis { $turns }.
    }


## The lesson: `summa-lesson-<step>`

summa-lesson-1 = **{ $step }/{ $steps }** Zuerst schwärzt du vier Felder deines Blatts; später darf keine Zahl über sie hinweggehen.
summa-lesson-2 = **{ $step }/{ $steps }** Die Würfel zeigen L X V I, also 50, 10, 5 und 1. In einer Zeile ergibt das **LXVI = 66** Punkte.
summa-lesson-3 = **{ $step }/{ $steps }** Auch Spalten zählen. Die Zeile wächst auf **LXVIII = 68**, und darunter beginnen **LX = 60** und **XV = 15**.
summa-lesson-play =
    { $taps ->
        [yes] { $step ->
            [1] Tipp die umrandeten Felder an, dann **Spielen**; oder schreib `{ $move }`.
           *[other] { $verb ->
                [done] Drück auf **Fertig** oder schreib `{ $move }`.
               *[other] { $step ->
                    [2] Tipp je einen Würfel und sein Feld an, von links nach rechts, dann **Fertig**; oder schreib `{ $move }`.
                   *[other] Tipp je Würfel und Feld an, dann **Fertig**; oder schreib `{ $move }`.
                }
            }
        }
       *[other] { $step ->
            [1] Schreib `{ $move }` oder drück auf **Zug spielen**.
           *[other] { $verb ->
                [done] Schreib `{ $move }` oder drück auf **Zug spielen**.
               *[other] { $step ->
                    [2] Schreib jedes Zeichen mit seinem Feld, dann `fertig`: `{ $move }`. Oder drück auf **Zug spielen**.
                   *[other] Schreib `{ $move }` oder drück auf **Zug spielen**.
                }
            }
        }
    }
summa-option-profi = Nur Zahlen aus mindestens drei Zeichen zählen.
    .label = Profi: ab drei Zeichen
summa-option-self-scoring = Am Ende markieren alle verdeckt ihre eigenen Zahlen, statt das bestmögliche Ergebnis zu bekommen.
    .label = Alle werten selbst
summa-option-time = Die Zeit für jede Runde, von zehn Sekunden bis zu einer Woche; mit `aus` ohne Sanduhr.
    .chosen = { $value ->
        [off] Es gibt keine Sanduhr.
       *[other] So viel Zeit hat jede Runde.
    }
    .label-60s = Eine Minute je Runde
    .label-5m = Fünf Minuten je Runde
    .label-12h = Zwölf Stunden je Runde
    .label-off = Ohne Sanduhr


## A text that cannot be read as a move

summa-unreadable = Das kann ich nicht als Zug lesen: Zuerst kommen die schwarzen Felder, zum Beispiel `schwarz C2 A4 D5 F6`; dann schreib jedes Zeichen mit seinem Feld, zum Beispiel `L A1 X B1 X C3 I F6`, oder `fertig`, `zurück`, `von vorn`.
summa-off-board = { $cell } liegt außerhalb deines Blatts, das bei { $last } aufhört.
summa-bad-symbol = `{ $symbol }` steht auf keinem Würfel; es gibt { $symbols }.
summa-symbol-missing = Ich lese `{ $nearest }`, aber { $count ->
        [one] zu `{ $rest }` fehlt das Zeichen
       *[other] zu `{ $rest }` fehlen die Zeichen
    }. Schreib jedes Zeichen mit seinem Feld, zum Beispiel `L A1 X B1`.
summa-cell-missing = Ich lese `{ $nearest }`, aber { $count ->
        [one] zu `{ $rest }` fehlt das Feld
       *[other] zu `{ $rest }` fehlen die Felder
    }. Schreib jedes Zeichen mit seinem Feld, zum Beispiel `L A1 X B1`.
summa-wrong-lines =
    { $lines ->
        [one] Das ist nur eine Reihe
       *[other] Das sind { $lines } Reihen
    }: Ich brauche sechs, die Zeilen von oben oder die Spalten von links, oder gleich alle zwölf.


## Whose turn it is

summa-not-your-turn = Für dich gibt es gerade nichts zu tun: Warte auf die anderen.
summa-wrong-seats = Summa Summarum ist für { $least } bis { $most } Personen.
summa-no-limit = Gerade läuft keine Sanduhr.


## Black cells

summa-black-first = Zuerst kommen deine schwarzen Felder: Nenne vier, zum Beispiel `schwarz C2 A4 D5 F6`.
summa-black-chosen = Deine schwarzen Felder stehen schon fest, daran lässt sich nichts mehr ändern.
summa-black-count =
    { $count ->
        [one] Du hast ein Feld genannt
       *[other] Du hast { $count } Felder genannt
    }: Schwarz werden genau { $due }.
summa-black-twice = `{ $cell }` hast du zweimal genannt.
summa-black-row = `{ $cells }` liegen in derselben Zeile: In jeder Zeile darf höchstens ein Feld schwarz sein.
summa-black-column = `{ $cells }` liegen in derselben Spalte: In jeder Spalte darf höchstens ein Feld schwarz sein.
summa-black-corner = `{ $cells }` berühren sich an einer Ecke; das dürfen schwarze Felder nicht.


## Writing symbols

summa-cell-black = `{ $cell }` ist schwarz: Dort kommt nichts hin.
summa-cell-full = `{ $cell }` ist schon voll: Dort steht seit einer früheren Runde **{ $symbol }**.
summa-cell-used = Auf { $cell } hast du in dieser Runde schon `{ $symbol }` eingetragen. `zurück` nimmt deine letzte Zeile zurück, `von vorn` die ganze Runde.
summa-cell-twice = `{ $cell }` steht zweimal in deiner Zeile, dort passt aber nur ein Zeichen hin.
summa-not-left = Ein `{ $symbol }` hast du gerade nicht. Einzutragen ist noch: `{ $symbols }`.
summa-all-placed = Alle vier Zeichen sind eingetragen: Sag `fertig`, oder ändere sie mit `zurück` oder `von vorn`.
summa-not-all-placed =
    { $count ->
        [one] Noch nicht: Es fehlt `{ $symbols }`.
       *[other] Noch nicht: Es fehlen `{ $symbols }`.
    }
summa-nothing-to-undo = Es gibt nichts zurückzunehmen.


## Marking one's own numerals

summa-no-marks-yet = Markiert wird erst, wenn die letzte Runde vorbei ist.
summa-no-self-scoring = In dieser Partie werte ich, und zwar so gut, wie es nur geht; zu markieren gibt es nichts.
summa-marks-due = Alles ist voll. Markiere jetzt die Zahlen deiner Zeilen, jede mit ihrem ersten und letzten Feld, zum Beispiel `A1-C1 D1-F1`; danach `fertig`.
summa-columns-due = In deinen Spalten ist noch nichts markiert: Nenne von jeder Zahl das erste und das letzte Feld, zum Beispiel `A1-A3`; danach `fertig`.
summa-pick-ends =
    { $count ->
        [one] Das ist nur ein Feld
       *[other] Das sind { $count } Felder
    }: Zu jeder Zahl gehören zwei, das erste und das letzte.
summa-pick-oblique =
    { $way ->
        [row] { $cells } liegt nicht in einer Zeile, und erst kommen die Zeilen.
       *[column] { $cells } liegt nicht in einer Spalte, und die Zeilen sind schon fertig.
    }
summa-rows-first = Erst kommen die Zeilen, danach die Spalten.
summa-rows-marked = Deine Zeilen sind schon markiert. Schick die Spalten, oder mit `zurück` markierst du die Zeilen neu.
summa-mark-length =
    { $way ->
        [row] Zeile { $line }
       *[column] Spalte { $line }
    }, `{ $typed }`: Ich brauche ein Zeichen für jedes der sechs Felder und `-` zwischen zwei Zahlen.
summa-mark-differs = Für { $cell } hast du `{ $typed }` geschrieben, dort steht aber `{ $there }`.
summa-mark-black = { $cell } ist schwarz oder gestrichen und gehört damit zu keiner Zahl.
summa-mark-short =
    `{ $stretch }` ({ $cells }) in { $way ->
        [row] Zeile { $line }
       *[column] Spalte { $line }
    } ist zu kurz: Eine Zahl hat mindestens { $least } Zeichen.
summa-not-a-numeral =
    `{ $stretch }` ({ $cells }) in { $way ->
        [row] Zeile { $line }
       *[column] Spalte { $line }
    } ist keine römische Zahl.


## A wrong line in a record

summa-wrong-chance = Ein solcher Wurf steht hier nicht an.
summa-wrong-seat = Platz { $seat } braucht hier keine schwarzen Felder.
summa-wrong-roll = `{ $rolled }` kann nicht gewürfelt werden: Fällig sind { $due } Würfel mit ihren eigenen Seiten.
summa-review-of = **Tisch #{ $table }, wie du gespielt hast:** { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } durch { $turns ->
        [one] einen eigenen Zug
       *[other] { $turns } eigene Züge
    }.
summa-review-given = Nach dem, was du sehen konntest, hast du im Schnitt { $given ->
        [one] 1 Punkt
       *[other] { $given } Punkte
    } pro Wahl verschenkt; Computer: Anfänger { $beginner }, Könner { $club }, Meister { $master }.
summa-review-puzzle = **Aufgabe { $puzzle } von { $of }:** deine Wahl { $turn }, wie du sie vor dir hattest. Du hast `{ $move }` gespielt. Was war besser?
summa-review-not-best = `{ $move }` macht dein Blatt sofort um { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } besser. { $verdict ->
        [better] Besser als dein Zug, aber es geht noch mehr.
        [worse] Das ist schlechter als dein Zug.
       *[same] Nicht besser als dein Zug.
    }
summa-review-not-best-in-all = `{ $move }` macht dein Blatt sofort um { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } besser. { $verdict ->
        [better] Wenn mitzählt, was aus dem Blatt noch werden kann, ist das besser als dein Zug, aber es geht noch mehr.
        [worse] Wenn mitzählt, was aus dem Blatt noch werden kann, ist das schlechter als dein Zug.
       *[same] Wenn mitzählt, was aus dem Blatt noch werden kann, ist das nicht besser als dein Zug.
    }
summa-review-unfinished = Setze alle Zeichen des Wurfs, in einer Zeile.
summa-review-why = `{ $move }` bringt deinem Blatt { $points }, deiner brachte { $your-points }{ $reason ->
        [points] .
       *[kept] ; er lässt Zeilen und Spalten, aus denen noch mehr werden kann.
    }

### Summy. Keys are `summy-<code>`, for refusals and events alike; { $player } is the player of the event's seat.


## Events of a move and of the board in words

summy-begins = { $player } fängt an.
# [Du] is who solves a puzzle (`puzzle-you`).
summy-laid =
    { $player ->
        [Du] Du legst `{ $move }` und bekommst
       *[other] { $player } legt `{ $move }` und bekommt
    } { $points ->
        [one] **1** Punkt
       *[other] **{ $points }** Punkte
    }: { $sums }.
summy-exchanged =
    { $player } tauscht { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }.
summy-last-turns =
    Der Vorrat ist leer, und für { $player ->
        [Du] dich
       *[other] { $player }
    } war das der letzte Zug: Alle anderen sind noch genau einmal dran.
summy-finished = Das war der letzte Zug der Partie.
summy-final-round = Es laufen die letzten Züge.
summy-over-finished = Die Partie ist zu Ende: Das war der letzte Zug.
summy-row = Zeile { $row }: { $runs }.
summy-blocked =
    { $count ->
        [one] Gesperrt ist { $cells }.
       *[other] Gesperrt sind { $cells }.
    }
summy-stock =
    { $count ->
        [0] Der Vorrat ist leer.
        [one] Im Vorrat liegt noch ein Stein.
       *[other] Im Vorrat liegen noch { $count } Steine.
    }
summy-score =
    { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    } auf der Hand.
summy-rack = Deine Steine: `{ $tiles }`.
summy-rack-empty = Du hast keine Steine mehr.
summy-hint-keeps =
    `{ $move }` brächte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Möglich sind { $most }, aber so bleiben dir für den nächsten Zug bessere Steine.
summy-hint-exchange =
    Zu legen sehe ich nichts. Du könntest { $count ->
        [one] diesen Stein
       *[other] diese { $count } Steine
    } tauschen: `{ $move }`.
summy-hint-exchange-rather =
    Was du legen kannst, bringt höchstens { $most ->
        [one] 1 Punkt
       *[other] { $most } Punkte
    }. Mehr hast du davon, { $count ->
        [one] diesen Stein
       *[other] diese { $count } Steine
    } zu tauschen: `{ $move }`.
summy-how-to-move =
    { $taps ->
        [yes] Tipp das erste und das letzte Feld deiner Rechnung an, dann der Reihe nach ihre Steine. **Spielen** spielt den Zug. Wie man ihn schreibt, steht in `/regeln summy`.
       *[no] Dein Zug ist Anfang, Richtung und ganze Rechnung: `J13> 2x3=6`.
    }
summy-button-yours = Meine Steine


## The lesson: `summy-lesson-<step>`

summy-lesson-1 = **{ $step }/{ $steps }** Leg **6 + 3 = 9** durch das =.
summy-lesson-2 = **{ $step }/{ $steps }** Ziffern sind Punkte, du hast 18. Es geht auch nach unten: Leg **1 + 7 = 8** durch das +.
summy-lesson-3 = **{ $step }/{ $steps }** 36 sind zwei Ziffern nebeneinander: Leg **9 x 4 = 36** durch mein x. Du legst nur, was fehlt.
summy-lesson-play =
    { $taps ->
        [yes] { $step ->
            [1] Tipp das erste und das letzte umrandete Feld an, dann die Steine, dann **Spielen**; oder schreib `{ $move }`.
           *[other] Tipp das erste Feld an, dann die Steine, oder schreib `{ $move }`.
        }
       *[other] { $step ->
            [1] Schreib, wo sie anfängt, `>` für quer und die Rechnung: `{ $move }`. Oder drück auf **Zug spielen**.
            [2] Jetzt mit `v` für nach unten: `{ $move }`. Klammern um das, was schon liegt, musst du nicht schreiben.
           *[other] Schreib `{ $move }` oder drück auf **Zug spielen**.
        }
    }


## A text that cannot be read as a move

summy-unreadable = Das kann ich nicht als Zug lesen: Schreib, wo die Rechnung anfängt, dann `>` oder `v`, dann die ganze Rechnung, zum Beispiel `J13> 2x3(=)6`.
summy-place-missing =
    { $whole ->
        [yes] Wo fängt `{ $tiles }` an? Schreib das Feld und `>` oder `v` davor, zum Beispiel `J13> { $tiles }`.
       *[no] Wohin damit? Schreib das erste Feld und `>` oder `v` vor deine Rechnung, zum Beispiel `J13> 2x3=6`. Zum Tauschen: `{ $exchange }`.
    }
summy-tiles-missing = Welche Rechnung fängt dort an? Schreib ihre Steine dahinter, zum Beispiel `{ $start } 2x3=6`.
summy-nothing-to-exchange = Sag dazu, welche Steine du tauschen willst, zum Beispiel `tausche 3 5 x` oder `tausche alle`.
summy-no-pass = Passen kann man bei Summy nicht: Leg eine Rechnung oder tausche Steine, zum Beispiel `tausche 3 5 x` oder `tausche alle`.


## Whose turn it is

summy-wrong-seats = Summy spielt man zu { $least } bis { $most }.
summy-no-limit = Bei Summy läuft nie eine Zeit ab.


## Where the tiles go

summy-cell-blocked = { $cell } ist für immer gesperrt: Dort kann nichts liegen.
summy-cell-taken = Auf { $cell } liegt schon ein Stein: `{ $tile }`.
summy-not-there = Mit `({ $tile })` meinst du einen Stein, der schon daliegt, aber { $cell } ist leer.
summy-gap = { $cell } ist leer, die Rechnung hätte also eine Lücke: Sag, welcher Stein dorthin soll.
summy-not-in-line = Alle Steine eines Zugs gehören in eine Zeile oder in eine Spalte.
summy-no-tile-laid = Das liegt alles schon da: Mindestens ein Stein muss von dir kommen.
summy-no-old-tile = Jede Rechnung braucht mindestens einen Stein, der schon vorher lag; deine berührt keinen.
summy-too-many-tiles = { $laid } Steine auf einmal gehen nicht: Höchstens { $most } sind erlaubt.
summy-not-in-rack =
    { $count ->
        [one] Dafür fehlt dir ein Stein: `{ $tiles }`.
       *[other] Dafür fehlen dir Steine: `{ $tiles }`.
    }


## What is wrong with the sum

summy-run-longer = `{ $typed }` stößt an seine Nachbarn: Dann steht `{ $run }` da (ab { $start }), und das Ganze muss eine Rechnung sein.
summy-no-equals = In `{ $run }` (ab { $start }) fehlt das `=`; jede Rechnung hat genau eins.
summy-two-equals = In `{ $run }` (ab { $start }) steht mehr als ein `=`; eine Rechnung hat genau eins.
summy-right-not-a-number = In `{ $run }` (ab { $start }) muss nach dem `=` genau eine Zahl stehen, und sonst nichts.
summy-operator-first = `{ $run }` (ab { $start }) fängt mit `{ $operator }` an, am Anfang muss aber eine Zahl stehen.
summy-operator-last = In `{ $run }` (ab { $start }) fehlt zwischen `{ $operator }` und `=` eine Zahl.
summy-operator-doubled = In `{ $run }` (ab { $start }) steht `{ $operators }`: Zwischen zwei Zahlen gehört nur ein Rechenzeichen.
summy-operator-missing = In `{ $run }` (ab { $start }) wird nichts gerechnet: Vor dem `=` braucht es mindestens zwei Zahlen und ein Rechenzeichen.
summy-leading-zero = `{ $number }` in `{ $run }` (ab { $start }) fängt mit 0 an; das darf nur die Zahl 0 selbst.
summy-division-by-zero = `{ $run }` (ab { $start }) teilt durch null, und das geht nie.
summy-wrong-total = `{ $run }` (ab { $start }) geht nicht auf: Links kommt **{ $left }** heraus, rechts steht **{ $right }**.

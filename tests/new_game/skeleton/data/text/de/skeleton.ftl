### Skeleton. Keys are `skeleton-<code>`, for refusals and events alike; { $player } is the player of the event's seat.
### What all games say alike stands in game.ftl; a key here goes before the one there.


## Events of a move and of the board in words

skeleton-begins = { $player } fängt an.
skeleton-laid = { $player } spielt `{ $move }`, das macht **{ $sum }**.
skeleton-passed = { $player } muss passen.
skeleton-scored = Das ist ein Punkt für { $player }. Gezählt wird wieder von vorn.
skeleton-anew = Niemand konnte legen. Gezählt wird wieder von vorn.
skeleton-finished = Es sind keine Steine mehr da.
skeleton-over-finished = Die Partie ist zu Ende: Es sind keine Steine mehr da.
skeleton-row = Die Reihe: { $tiles }, das macht { $sum }.
skeleton-row-empty = Die Reihe ist leer, gezählt ist bis { $sum }.
skeleton-bag =
    { $count ->
        [0] Der Beutel ist leer.
        [one] Ein Stein ist noch im Beutel.
       *[other] { $count } Steine sind noch im Beutel.
    }
skeleton-score =
    { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    } auf der Hand.
skeleton-rack =
    { $count ->
        [one] Dein Stein: `{ $tiles }`.
       *[other] Deine Steine: `{ $tiles }`.
    }
skeleton-rack-empty = Du hast keine Steine mehr.
skeleton-hint-score = `{ $move }` macht { $sum } und bringt einen Punkt.
skeleton-hint-lay = Mit `{ $move }` ist { $sum } erreicht, und du gibst wenig her.
skeleton-hint-pass = Keiner deiner Steine passt: Tippe `{ $move }`.
skeleton-how-to-move = Tippe `lege` und eine Ziffer, etwa `lege 5`, oder `passe`, wenn keiner deiner Steine passt; mit `/versuch` davor wird der Zug nur ausprobiert.
skeleton-button-yours = Meine Steine


## The lesson: `skeleton-lesson-<step>`

skeleton-lesson-1 = **{ $step }/{ $steps }** In jedem Zug legst du einen Stein, und um seine Ziffer wird weitergezählt.
skeleton-lesson-2 = **{ $step }/{ $steps }** Wer genau auf 31 kommt, bekommt einen Punkt: Bleib also erst einmal niedrig.
skeleton-lesson-3 = **{ $step }/{ $steps }** Über 31 hinaus geht es nicht: Passt keiner deiner Steine, dann passt du.
skeleton-lesson-play =
    { $taps ->
        [yes] Tipp deinen umrandeten Stein an, dann **Spielen**; oder schreib `{ $move }`.
       *[no] Schreib `{ $move }` oder drück auf **Zug spielen**.
    }


## A text that cannot be read as a move

skeleton-unreadable = Das kann ich nicht als Zug lesen: Tippe `lege` und die Ziffer eines Steins, etwa `lege 5`, oder `passe`.


## What this game has not

skeleton-wrong-seats = Skeleton spielt man zu { $least } bis { $most }.
skeleton-no-limit = Bei Skeleton läuft nie eine Zeit ab.


## What may be laid

skeleton-not-in-hand = Eine { $digit } hast du nicht auf der Hand.
skeleton-too-high = Mit einer { $digit } käme { $sum } heraus, und über { $target } geht es nicht hinaus.
skeleton-can-lay = Passen darfst du nur, wenn keiner deiner Steine passt, und deine { $digit } passt.


## A wrong line in a record

skeleton-not-in-stock =
    { $count ->
        [one] Dieser Stein ist nicht mehr im Beutel: `{ $tiles }`.
       *[other] Diese Steine sind nicht mehr im Beutel: `{ $tiles }`.
    }

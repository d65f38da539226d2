### Kakuro. Keys are `kakuro-<code>`, for refusals and events alike; { $player } is the player of the event's seat.


## Events of a move and of the board in words

kakuro-begins = { $player } fängt an.
kakuro-set-up = Schon auf dem Brett: { $cards }.
# [Du] is who solves a puzzle (`puzzle-you`).
kakuro-laid =
    { $points ->
        [0] { $player ->
            [Du] Du legst
           *[other] { $player } legt
        } `{ $move }`. Keine Punkte.
       *[other] { $player ->
            [Du] Du legst `{ $move }` und bekommst
           *[other] { $player } legt `{ $move }` und bekommt
        } { $points ->
            [one] **1** Punkt
           *[other] **{ $points }** Punkte
        }.
    }
kakuro-turned =
    { $count ->
        [one] Umgedreht ist die Karte auf { $cells }.
       *[other] Umgedreht sind die Karten auf { $cells }.
    }
kakuro-kakuro = Kakuro { $first }–{ $last }: { $addends } = **{ $sum }**.
kakuro-turned-back =
    { $count ->
        [one] Die Karte auf { $cells } durfte nicht umgedreht werden: Sie ist zurückgedreht, der Zug bringt nichts.
       *[other] Die Karten auf { $cells } durften nicht umgedreht werden: Sie sind zurückgedreht, der Zug bringt nichts.
    }
kakuro-bag-empty = Der Beutel ist leer: Ab jetzt spielen alle mit den Karten auf der Hand.
kakuro-finished = Zu legen gibt es nichts mehr.
kakuro-over-finished = Die Partie ist zu Ende: Zu legen gibt es nichts mehr.
kakuro-row = Zeile { $row }: { $cards }.
kakuro-bag =
    { $count ->
        [0] Der Beutel ist leer.
        [one] Im Beutel liegt noch eine Karte.
       *[other] Im Beutel liegen noch { $count } Karten.
    }
kakuro-score =
    { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand.
kakuro-rack =
    { $count ->
        [one] Deine Karte: `{ $cards }`.
       *[other] Deine Karten: `{ $cards }`.
    }
kakuro-rack-empty = Du hast keine Karten mehr.
kakuro-hint-keeps =
    `{ $move }` brächte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Möglich sind { $most }, aber so wird dein nächster Zug besser.
kakuro-hint-opens =
    `{ $move }` brächte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Möglich sind { $most }, aber so öffnest du dem Nächsten weniger.
kakuro-hint-nothing = Punkte gibt es gerade nirgends. Mit `{ $move }` verschenkst du wenig.
kakuro-how-to-move =
    { $taps ->
        [yes] Tipp ein Feld an, dann eine deiner Karten mit der Seite, die oben liegen soll; eine Karte auf dem Brett tippst du an, um sie dazu umzudrehen. **Spielen** spielt den Zug. Wie man ihn schreibt, steht in `/regeln kakuro`.
       *[no] Dein Zug ist Feld, Seite und Ziffer: `F5 y3` legt dort eine gelbe 3, `F5 r3` eine rote.
    }
kakuro-button-yellow = Gelb
kakuro-button-red = Rot
kakuro-button-yours = Meine Karten


## The lesson: `kakuro-lesson-<step>`

kakuro-lesson-1 = **{ $step }/{ $steps }** Die rote 9 will hinter sich gelbe Karten, die 9 ergeben: **8 + 1**.
kakuro-lesson-2 = **{ $step }/{ $steps }** Es zählt nur die letzte Ziffer: Meine rote 6 kann **16 = 7 + 9** sein.
kakuro-lesson-3 = **{ $step }/{ $steps }** Dreh auch die 9 um: Für eine rote 4 ist dann **2 + 4 + 9 + 8 + 1 = 24**.
kakuro-lesson-play =
    { $taps ->
        [yes] { $step ->
            [3] Tipp das leere umrandete Feld an, deine rote 4, die rote 9, **Spielen**; oder schreib `{ $move }`.
           *[other] Tipp das umrandete Feld an, deine umrandete Karte, **Spielen**; oder schreib `{ $move }`.
        }
       *[other] { $step ->
            [1] Schreib das Feld, `y` für Gelb und die Ziffer: `{ $move }`. Oder drück auf **Zug spielen**.
            [3] `r` ist Rot: Schreib `{ $move }` oder drück auf **Zug spielen**.
           *[other] Schreib `{ $move }` oder drück auf **Zug spielen**.
        }
    }


## What can be agreed on

kakuro-option-expert = In einem Zug dürfen beliebig viele Karten umgedreht werden, wenn sie alle mit der gelegten in ein und demselben Kakuro landen.
    .label = Experten: mehr Karten wenden
kakuro-option-strict = Wer eine Karte umdreht, die nicht umgedreht werden darf, bekommt für den Zug keine Punkte.
    .label = Streng: falsch gewendet, nichts


## A text that cannot be read as a move

kakuro-unreadable = Das kann ich nicht als Zug lesen: Schreib das Feld, `gelb` oder `rot` und die Ziffer, zum Beispiel `C6 gelb 4`, und dahinter `drehe` und ein Feld, wenn du eine Karte umdrehen willst.
kakuro-card-missing = Welche Karte soll auf { $cell }, und mit welcher Seite nach oben? Schreib beides hinter das Feld, zum Beispiel `{ $cell } y4`.
kakuro-cell-missing =
    { $side ->
        [red] Wohin soll die rote { $digit }? Schreib das Feld davor, zum Beispiel `C6 r{ $digit }`.
       *[yellow] Wohin soll die gelbe { $digit }? Schreib das Feld davor, zum Beispiel `C6 y{ $digit }`.
    }
kakuro-only-turned = Umdrehen allein ist noch kein Zug: Leg auch eine von deinen Karten, zum Beispiel `C6 y4 drehe E6`.
kakuro-side-missing = Welche Seite der { $digit } soll auf { $cell } oben liegen? `{ $yellow }` ist die gelbe, `{ $red }` die rote.


## Whose turn it is

kakuro-wrong-seats = Kakuro spielt man zu { $least } bis { $most }.
kakuro-no-limit = Bei Kakuro läuft nie eine Zeit ab.


## Where the card goes

kakuro-cell-taken =
    { $side ->
        [red] Auf { $cell } liegt schon eine Karte, eine rote { $digit }.
       *[yellow] Auf { $cell } liegt schon eine Karte, eine gelbe { $digit }.
    }
kakuro-touches-nothing = { $cell } stößt an keine Karte: Leg deine auf ein Feld, das eine Kante mit einer anderen gemeinsam hat.
kakuro-not-in-hand = Eine { $digit } hast du nicht auf der Hand.


## What is turned over

kakuro-nothing-to-turn = Auf { $cell } liegt keine Karte, die man umdrehen könnte.
kakuro-turned-twice = Die Karte auf { $cell } willst du zweimal umdrehen.
kakuro-turns-laid-card = Die Karte, die du auf { $cell } legst, lässt sich nicht im selben Zug umdrehen: Leg sie gleich mit der anderen Seite nach oben.
kakuro-too-many-turned =
    { $count ->
        [one] Das ist eine umgedrehte Karte zu viel: { $cells }.
       *[other] In einem Zug darf nur eine Karte umgedreht werden, nicht { $count }: { $cells }.
    }
kakuro-turned-not-in-line = { $turned } liegt nicht in einer Linie mit { $cell } und allem anderen, was umgedreht wird; ein gemeinsames Kakuro gibt es da nicht.
kakuro-gap-between = { $gap } ist leer und liegt zwischen { $cell } und { $turned }; ein gemeinsames Kakuro gibt es da nicht.
kakuro-no-head =
    { $direction ->
        [down] Über den Karten, die von oben nach unten durch { $cell } gehen, steht keine rote; ein Kakuro ist das also nicht.
       *[across] Vor den Karten, die von links nach rechts durch { $cell } gehen, steht keine rote; ein Kakuro ist das also nicht.
    }
kakuro-turned-apart = { $turned } läge nicht im selben Kakuro wie { $cell }.
kakuro-too-few-addends = Auf die rote { $digit } auf { $head } würde nur eine gelbe Karte folgen, ein Kakuro braucht aber zwei.
kakuro-addend-repeated =
    { $times ->
        [2] Auf die rote Karte auf { $head } würde { $row } folgen: die **{ $repeated }** zweimal.
       *[other] Auf die rote Karte auf { $head } würde { $row } folgen: die **{ $repeated }** { $times }-mal.
    }
kakuro-sum-not-read = Auf die rote { $digit } auf { $head } würde { $row } = **{ $sum }** folgen, und dafür kann eine rote { $digit } nicht stehen.


## A wrong line in a record

kakuro-wrong-count = Gezogen sind { $drawn } Karten, fällig wären { $due }.
kakuro-wrong-cells = Die ersten Karten kommen auf { $cells }, in dieser Reihenfolge.
kakuro-not-in-bag =
    { $count ->
        [one] Diese Karte ist nicht mehr im Beutel: `{ $digits }`.
       *[other] Diese Karten sind nicht mehr im Beutel: `{ $digits }`.
    }
kakuro-review-why = `{ $move }` bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, deiner brachte { $your-points }{ $reason ->
        [points] .
        [opens] ; er öffnet dem Nächsten weniger.
       *[kept] ; er lässt dir einen besseren nächsten Zug.
    }

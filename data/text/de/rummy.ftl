### Rummy-Pur und Rummy-Pur-Plus. Keys are `rummy-<code>`, for refusals and events alike; { $player } is the player of the event's seat.


## Events of a turn

rummy-begins = { $player } fängt an.
rummy-took-old = { $player } nimmt `{ $tile }` aus dem alten Vorrat.
rummy-reshuffled =
    { $count ->
        [one] Der neue Vorrat ist leer: Der eine alte Stein wird umgedreht.
       *[other] Der neue Vorrat ist leer: Die { $count } alten Steine werden gemischt und sind jetzt der neue.
    }
rummy-opened =
    { $count ->
        [one] { $player } eröffnet und legt `{ $tiles }`.
       *[other] { $player } eröffnet mit { $count } Steinen: `{ $tiles }`.
    }
rummy-opened-new = { $player } eröffnet mit { $count } Steinen: `{ $melds }`.
rummy-laid =
    { $count ->
        [one] { $player } legt `{ $tiles }`.
       *[other] { $player } legt { $count } Steine: `{ $tiles }`.
    }
rummy-laid-new = { $player } legt { $count } Steine: `{ $melds }`.
rummy-gained = { $player } nimmt `{ $tiles }` vom Tisch auf die Hand.
rummy-changed =
    { $count ->
        [one] Neu oder verändert: `{ $melds }`.
       *[other] Neu oder verändert sind { $count } Kombinationen: `{ $melds }`.
    }
rummy-claimed =
    { $count ->
        [one] { $player } beansprucht die Gruppe { $melds }.
       *[other] { $player } beansprucht die Gruppen { $melds }.
    }
rummy-unclaimed =
    { $count ->
        [one] Die Gruppe { $melds } ist wieder frei.
       *[other] Die Gruppen { $melds } sind wieder frei.
    }
rummy-discarded = { $player } gibt `{ $tile }` in den alten Vorrat.
rummy-given = { $player } gibt `{ $tile }` vom Tisch in den alten Vorrat.
rummy-out = **{ $player }** hat keinen Stein mehr.
rummy-exhausted = Beide Vorräte zusammen reichen nicht für einen weiteren Zug.
rummy-resigned =
    { $count ->
        [one] { $player } gibt auf, mit einem Stein auf der Hand.
       *[other] { $player } gibt auf, mit { $count } Steinen auf der Hand.
    }


## The table in words

rummy-over-exhausted = Die Partie ist zu Ende: Beide Vorräte zusammen reichen nicht für einen weiteren Zug. Je weniger Steine auf der Hand, desto besser der Rang.
rummy-over-stopped = Die Partie wurde vorzeitig beendet; je weniger Steine auf der Hand, desto besser der Rang.
rummy-table-empty = Auf dem Tisch liegt noch nichts.
rummy-run = { $meld }, eine Folge: `{ $tiles }`.
rummy-group = { $meld }, eine Gruppe: `{ $tiles }`.
rummy-claim = { $meld }, beansprucht von { $player }: `{ $tiles }`.
rummy-part = { $meld }, noch unvollständig: `{ $tiles }`.
rummy-old =
    { $count ->
        [one] Im alten Vorrat liegt ein Stein: `{ $tiles }`.
       *[other] Im alten Vorrat liegen { $count } Steine, der neueste zuletzt: `{ $tiles }`.
    }
rummy-old-empty = Der alte Vorrat ist leer.
rummy-new =
    { $count ->
        [0] Der neue Vorrat ist leer.
        [one] Im neuen Vorrat liegt noch ein Stein.
       *[other] Im neuen Vorrat liegen noch { $count } Steine.
    }
rummy-seat =
    { $player }: { $count ->
        [0] kein Stein mehr
        [one] 1 Stein
       *[other] { $count } Steine
    }.
rummy-seat-closed =
    { $player }: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }, noch nicht eröffnet.
rummy-seat-left =
    { $player }: nicht mehr dabei, zuletzt { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } auf der Hand.
rummy-hand = Auf der Hand von { $player }: `{ $tiles }`.
rummy-standing = { $player }: Platz { $place }, Partiepunkte **{ $points }**.
rummy-counted =
    { $place }. { $player }: { $number ->
        [one] { $points } Partiepunkt
       *[other] { $points } Partiepunkte
    }{ $claims ->
        [0] {""}
        [one] {" "}({ $rank } für den Platz, 1 für eine beanspruchte Gruppe)
       *[other] {" "}({ $rank } für den Platz, { $claims } für beanspruchte Gruppen)
    }, { $tiles ->
        [0] kein Stein übrig
        [one] 1 Stein auf der Hand
       *[other] { $tiles } Steine auf der Hand
    }
rummy-rack =
    { $count ->
        [one] Dein Stein: `{ $tiles }`.
       *[other] Deine { $count } Steine: `{ $tiles }`.
    }
rummy-rack-empty = Du hast keine Steine mehr auf der Hand.
rummy-rack-drawn = In diesem Zug gezogen: `{ $tiles }`.


## The turn one is at

rummy-draft-none =
    { $taps ->
        [yes] Tipp die Steine einer neuen Kombination an, oder einen Stein und seine Kombination, dann **Spielen**. Zum Beenden: einen Stein antippen, **abwerfen**, **Spielen**.
       *[no] Jetzt leg aus, etwa `R7 B7 K7` oder `lege R8 B8`, oder beende den Zug mit `abwerfen` und einem Stein.
    }
rummy-draft-actions =
    { $count ->
        [one] Bisher: `{ $actions }`.
       *[other] Bisher { $count } Schritte: `{ $actions }`.
    }
rummy-draft-short =
    { $count ->
        [one] { $meld } hat nur einen Stein; drei müssen es sein.
       *[other] { $meld } hat nur { $count } Steine; drei müssen es sein.
    }
rummy-draft-jokers = { $meld } besteht nur aus Jokern; ein richtiger Stein muss dabei sein.
rummy-draft-aside =
    { $count ->
        [one] `{ $tiles }` liegt beiseite und muss wieder auf den Tisch.
       *[other] `{ $tiles }` liegen beiseite und müssen wieder auf den Tisch.
    }
rummy-draft-ready =
    { $taps ->
        [yes] Auf dem Tisch stimmt alles. Mach weiter, oder beende den Zug: einen Stein antippen, **abwerfen**, **Spielen**. Von alledem hat noch niemand etwas gesehen.
       *[no] Auf dem Tisch stimmt alles: Mach weiter, oder beende den Zug mit `abwerfen` und einem Stein. Von alledem hat noch niemand etwas gesehen.
    }
rummy-draft-out = Auf dem Tisch stimmt alles, und deine Hand ist leer: Sag `fertig`, und du bist aus.


## Hints

rummy-hint-draw = Nimm beide Steine aus dem neuen Vorrat: `{ $move }`.
rummy-hint-draw-old = `{ $tile }` aus dem alten Vorrat kannst du brauchen: `{ $move }`.
rummy-hint-lay =
    { $count ->
        [one] Einen deiner Steine wirst du los: `{ $move }`.
       *[other] { $count } deiner Steine wirst du los: `{ $move }`.
    }
rummy-hint-claim = { $meld } ist eine Vierergruppe, die noch niemandem gehört: `{ $move }`.
rummy-hint-discard = `{ $tile }` brauchst du am wenigsten: `{ $move }`.
rummy-hint-keep = Behalte deine Steine: Aus dem, was du auslegst, können andere Gruppen bilden und beanspruchen. `{ $tile }` brauchst du am wenigsten: `{ $move }`.
rummy-hint-done = Deine Hand ist leer, und auf dem Tisch stimmt alles: `{ $move }`.
rummy-hint-reset = So geht es nicht auf: Fang den Zug mit `{ $move }` noch einmal an.


## How to play, and what can be agreed

rummy-how-to-move =
    Du siehst deine Steine zweimal: nach Farben und nach Zahlen. { $taps ->
        [yes] Drück **Ziehen**; tipp dann die Steine einer neuen Kombination an, oder einen Stein und die Kombination, an die er kommt, und drück **Spielen**. Am Schluss tipp den Stein an, den du abgibst, dann **abwerfen** und **Spielen**. Vorher sieht niemand etwas. Wie man das schreibt, steht in `/regeln`.
       *[no] Wenn du dran bist, schick mir{ $private ->
            [yes] {""}
           *[no] {" privat"}
        }: `ziehen`, dann, was du legst, etwa `R7 B7 K7`, und am Schluss `abwerfen K4`. Y ist Gelb, K ist Schwarz.
    }
rummy-button-yours = Meine Hand


## The lesson: `rummy-lesson-<step>`

rummy-lesson-1 = **{ $step }/{ $steps }** Du siehst deine Steine zweimal: nach Farben und nach Zahlen. Jeder Zug beginnt mit Ziehen: Nimm zwei neue.
rummy-lesson-2 = **{ $step }/{ $steps }** Drei oder mehr Zahlen einer Farbe hintereinander sind eine Folge. Leg deine und wirf zum Schluss einen Stein ab.
rummy-lesson-3 = **{ $step }/{ $steps }** Was andere abwerfen, liegt offen im alten Vorrat. Dieser Stein passt dir: Nimm ihn und einen neuen.
rummy-lesson-4 = **{ $step }/{ $steps }** Die gleiche Zahl in drei oder vier Farben ist eine Gruppe. Leg sie und wirf wieder ab.
rummy-lesson-5 = **{ $step }/{ $steps }** Zieh wieder zwei neue Steine.
rummy-lesson-6 = **{ $step }/{ $steps }** { $name ->
        [rummy-plus] Du hast etwas ausgelegt, also steht dir der Tisch offen: Dieser Stein macht eine Gruppe voll. Beanspruch sie, das ist am Ende ein Punkt für dich.
       *[other] Du hast selbst etwas ausgelegt, darum steht dir jetzt der ganze Tisch offen: Dieser Stein passt dort an eine Gruppe.
    }
rummy-lesson-play =
    { $taps ->
        [yes] { $step ->
            [1] Drück auf **Ziehen** oder schreib `{ $move }`.
            [5] Drück auf **Ziehen** oder schreib `{ $move }`.
            [3] Tipp an, was dick umrandet ist, dann **Spielen**; oder schreib `{ $move }`.
           *[other] { $verb ->
                [claim] Tipp den umrandeten Buchstaben an, wähl `{ $next }`, dann **Spielen**; oder schreib `{ $move }`.
                [discard] Tipp den umrandeten Stein an, wähl `{ $next }`, dann **Spielen**.
               *[other] Tipp an, was dick umrandet ist, dann **Spielen**; oder schreib `{ $move }`.
            }
        }
       *[other] Schreib `{ $move }` oder drück auf **Zug spielen**.
    }
rummy-option-first-round = Ist jemand aus, bevor irgendwer zum zweiten Mal dran war, teilen sich alle anderen die restlichen Partiepunkte gleichmäßig.
    .label = Schnelles Ende: Rest teilt
rummy-option-dense = Wer gleich viele Steine hat, bekommt die Punkte desselben Platzes, und der nächste Platz wird nicht verbraucht: Bei 0, 2, 2 und 5 Steinen gibt es 4, 3, 3 und 2 Punkte.
    .label = Gleich viele: ein Platz
rummy-option-points = Zu viert bekommt auch der dritte Platz 3 Partiepunkte: 4, 3, 3, 1.
    .label = Dritter Platz: 3 Punkte


## A text that cannot be read as a move

rummy-nothing-to-discard = Sag, welchen Stein du abwirfst, etwa `abwerfen K4`: Damit endet dein Zug.
rummy-take-from-where = Sag, woher: `nimm { $tile } A` nimmt den Stein aus Kombination A. Aus dem alten Vorrat nimmst du ihn nur beim Ziehen, mit `{ $nearest }`.
rummy-incomplete =
    { $verb ->
        [add] Sag, welchen Stein du an welche Kombination anlegst, etwa `R8 A`.
        [take] Sag, welchen Stein du aus welcher Kombination nimmst, etwa `nimm R4 A`.
        [split] Sag, welche Kombination du teilst und mit welchem Stein der zweite Teil anfängt, etwa `teile A R6`.
        [join] Sag, welche zwei Kombinationen du verbindest, etwa `verbinde A B`.
        [release] Zum Auslösen gehören die Kombination und der Stein, für den ihr Joker steht, etwa `auslösen A R5`: Dein Stein kommt an seinen Platz, und du bekommst den Joker.
        [swap] Zum Tauschen gehören die Kombination und der Stein, den du aus ihr haben willst, etwa `tausche A R5`: Dein Joker kommt an seinen Platz.
        [claim] Sag, welche Vierergruppe du beanspruchst, etwa `beanspruche A`.
        [unclaim] Sag, welche deiner Gruppen du freigibst, etwa `freigeben A`.
       *[other] Sag, welche Steine du legst, etwa `R7 B7 K7`.
    }
rummy-unreadable = Das kann ich nicht als Zug lesen: Schreib `ziehen`, eine Kombination wie `R7 B7 K7`, einen Stein mit dem Buchstaben seiner Kombination, `R8 A`, oder `abwerfen K4`, was deinen Zug beendet. Die Farben sind R, B, Y (oder G) für Gelb und K (oder S) für Schwarz; J ist der Joker.
rummy-one-tile = Ein Stein allein sagt nicht, was damit geschehen soll: Nach dem Ziehen legt `{ $tile } A` ihn an Kombination A an, und `{ $discard }` beendet deinen Zug.
rummy-not-a-tile = Einen Stein `{ $text }` gibt es nicht: Die Farben sind R, B, Y (Gelb) und K (Schwarz), die Zahlen gehen von 1 bis 13.
rummy-not-a-run = `{ $text }` ist keine Folge: Eine Folge hat eine Farbe und steigt an, wie `R1-R4`, das ist `R1 R2 R3 R4`.
rummy-joker-stays = Ein Joker auf dem Tisch lässt sich nicht einzeln bewegen. Er wird frei, wenn der Stein, für den er steht, seinen Platz einnimmt, etwa mit `auslösen A R6`.


## Whose turn it is

rummy-wrong-seats = { $exactly ->
        [yes] Mit diesen Optionen spielt man das zu { $least }.
       *[no] Das spielt man zu { $least } bis { $most }.
    }
rummy-no-limit = Bei Rummy läuft nie eine Zeit ab.


## Drawing

rummy-draw-first = Zieh erst: `ziehen` nimmt zwei Steine aus dem neuen Vorrat, `ziehen R5` einen aus dem alten und einen aus dem neuen.
rummy-drawn-already = Du hast schon gezogen, und das lässt sich nicht zurücknehmen.
rummy-nothing-old = Ein `{ $tile }` ist nicht zu haben: Der alte Vorrat ist leer.
rummy-not-in-old = `{ $tile }` liegt nicht im alten Vorrat; dort gibt es `{ $tiles }`.


## Laying melds

rummy-not-opened = Du hast noch nicht eröffnet: Bevor du an den Tisch darfst, leg eine ganze Kombination aus mindestens drei Steinen deiner Hand.
rummy-opening-short = `{ $tiles }` ist zu kurz zum Eröffnen: Deine erste Kombination braucht mindestens drei Steine.
rummy-no-such-meld = Keine Kombination trägt den Buchstaben { $meld }. Es gibt: { $melds }.
rummy-not-in-hand =
    { $count ->
        [one] Diesen Stein hast du nicht: `{ $tiles }`.
       *[other] Diese Steine hast du nicht: `{ $tiles }`.
    }
rummy-not-a-meld = Aus `{ $tiles }` wird keine Kombination: `{ $tile }` passt nicht dazu. Eine Folge hat eine Farbe und fortlaufende Zahlen, eine Gruppe eine Zahl in verschiedenen Farben.
rummy-jokers-alone = `{ $tiles }`: Joker allein sind keine Kombination, mindestens ein richtiger Stein muss dabei sein.
rummy-does-not-fit = `{ $tile }` passt nicht an { $meld }: `{ $tiles }`.
rummy-release-instead = In { $meld } steht ein Joker für `{ $tile }`. Sag `auslösen { $meld } { $tile }`: Dein Stein kommt an seinen Platz, und du bekommst den Joker.
rummy-group-full = { $meld } ist voll, eine Gruppe hat höchstens vier Steine: `{ $tiles }`.
rummy-joker-needs-value = In einer Folge steht ein Joker für einen bestimmten Stein: Schreib `anlegen { $front } { $meld }` oder `anlegen { $end } { $meld }`.
rummy-joker-is-bare = { $meld } ist eine Gruppe, da steht ein Joker für jede Farbe, die fehlt: Schreib `anlegen J { $meld }`.


## Rearranging

rummy-not-in-meld = `{ $tile }` liegt nicht in { $meld }: `{ $tiles }`.
rummy-only-joker-there = In { $meld } steht nur ein Joker für `{ $tile }`, und Joker lassen sich nicht einzeln bewegen.
rummy-split-at-front = { $meld } fängt mit `{ $tile }` schon an; nenn den Stein, mit dem der zweite Teil beginnen soll.
rummy-joker-moves-alone = Von { $meld } sind nur Joker übrig, `{ $tiles }`, und kein Joker bewegt sich einzeln: Leg erst einen Stein dazu.
rummy-joker-joined-alone = Von { $other } sind nur Joker übrig, `{ $tiles }`, und kein Joker bewegt sich einzeln. Lass die Steine zu ihnen kommen: `verbinden { $other } { $meld }`.
rummy-same-meld = Du hast { $meld } zweimal genannt: Zum Verbinden braucht es zwei Kombinationen.
rummy-not-joinable = { $meld } (`{ $tiles }`) und { $other } (`{ $others }`) passen nicht zusammen.


## Jokers

rummy-no-joker-there = In { $meld } ist kein Joker: `{ $tiles }`.
rummy-not-released = `{ $tile }` löst in { $meld } keinen Joker aus, das ginge mit: `{ $due }`.
rummy-release-three = Nur aus einer Vierergruppe lässt sich ein Joker auslösen. Füll { $meld } erst auf; es fehlen `{ $due }`.
rummy-release-short = { $meld } ist im Augenblick keine ganze Kombination, `{ $tiles }`: Noch lässt sich da nichts auslösen.
rummy-swap-last-tile = `{ $tile }` ist der letzte richtige Stein in { $meld }, und Joker allein sind keine Kombination.


## Claims

rummy-no-claims = In Rummy-Pur kann man nichts beanspruchen; das gibt es nur in Rummy-Pur-Plus.
rummy-claim-fixed = { $meld } gehört { $player }: Da kommt kein Stein hinzu und keiner weg, außer um einen Joker auszulösen.
rummy-claim-other = { $meld } gehört { $player }.
rummy-claim-not-four = Beanspruchen kann man nur eine Vierergruppe, und { $meld } ist keine: `{ $tiles }`.
rummy-claim-jokers = { $meld } hat zu viele Joker, höchstens einer darf in einer beanspruchten Gruppe sein: `{ $tiles }`.
rummy-already-claimed = { $meld } ist schon beansprucht, von { $player }.
rummy-not-claimed = { $meld } hat niemand beansprucht.
rummy-claim-second-joker = { $meld } ist beansprucht und hat einen Joker: Ein zweiter darf nicht hinein.


## Letting me find a way

rummy-lay-none =
    { $count ->
        [one] Ich habe alles durchprobiert: `{ $tiles }` lässt sich jetzt nicht legen.
       *[other] Ich habe alles durchprobiert: `{ $tiles }` lassen sich jetzt nicht zusammen legen.
    }
rummy-lay-none-swap =
    { $count ->
        [one] Wie man den Tisch auch umbaut, `{ $tiles }` lässt sich jetzt nicht legen. Einen Joker gegen einen Stein vom Tisch zu tauschen, überlasse ich dir.
       *[other] Wie man den Tisch auch umbaut, `{ $tiles }` lassen sich jetzt nicht zusammen legen. Einen Joker gegen einen Stein vom Tisch zu tauschen, überlasse ich dir.
    }
rummy-lay-none-claim =
    { $count ->
        [one] Wie man den Tisch auch umbaut, `{ $tiles }` lässt sich jetzt nicht legen. Einen Joker gegen einen Stein vom Tisch zu tauschen oder etwas freizugeben, das du beansprucht hast, überlasse ich dir.
       *[other] Wie man den Tisch auch umbaut, `{ $tiles }` lassen sich jetzt nicht zusammen legen. Einen Joker gegen einen Stein vom Tisch zu tauschen oder etwas freizugeben, das du beansprucht hast, überlasse ich dir.
    }
rummy-lay-not-opened = Du hast noch nicht eröffnet, und in `{ $tiles }` steckt keine Kombination, mit der das ginge.
rummy-lay-time = Bevor ich einen Weg für `{ $tiles }` gefunden habe, war die Zeit um. Vielleicht gibt es trotzdem einen.
rummy-lay-time-best = Bevor ich einen Weg für alle von `{ $tiles }` gefunden habe, war die Zeit um. Diese gehen: `lege { $best }`.
rummy-lay-unreached = Es gibt einen Tisch, auf dem `{ $tiles }` läge, aber ich habe keinen Weg gefunden, der Schritt für Schritt dorthin führt.
rummy-lay-unreached-best = Es gibt einen Tisch, auf dem alle von `{ $tiles }` lägen, aber ich habe keinen Weg gefunden, der Schritt für Schritt dorthin führt. Diese gehen: `lege { $best }`.


## The end of a turn

rummy-nothing-to-undo = In diesem Zug gibt es nichts zurückzunehmen; das Ziehen gilt immer.
rummy-tile-aside =
    { $count ->
        [one] `{ $tiles }` liegt noch beiseite: Leg den Stein wieder an, oder nimm das mit `zurück` zurück.
       *[other] `{ $tiles }` liegen noch beiseite: Leg die Steine wieder an, oder nimm das mit `zurück` zurück.
    }
rummy-melds-short =
    { $count ->
        [one] { $melds } ist noch keine ganze Kombination: Drei Steine sind das Mindeste.
       *[other] { $melds } sind noch keine ganzen Kombinationen: Drei Steine sind das Mindeste.
    }
rummy-melds-jokers =
    { $count ->
        [one] { $melds } besteht nur aus Jokern: Mindestens ein richtiger Stein muss dabei sein.
       *[other] { $melds } bestehen nur aus Jokern: Mindestens ein richtiger Stein muss in jeder dabei sein.
    }
rummy-discard-needed =
    { $count ->
        [one] Du hast noch einen Stein auf der Hand: Beende den Zug mit `abwerfen` und diesem Stein.
       *[other] Du hast noch { $count } Steine auf der Hand: Beende den Zug mit `abwerfen` und einem davon.
    }
rummy-hand-empty = Deine Hand ist leer, abzuwerfen ist nichts: Sag `fertig`. Vorher darfst du noch einen Stein vom Tisch nehmen und den abgeben.


## The review of a game

rummy-review-of = **Tisch #{ $table }, wie du gespielt hast:** { $points } Steine gelegt in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
rummy-review-given = Nach dem, was du sehen konntest, haben deine Züge im Schnitt den Wert von { $given ->
        [one] einem Stein
       *[other] { $given } Steinen
    } verschenkt; Computer: Anfänger { $beginner }, Könner { $club }, Meister { $master }. Der letzte Stein, ein behaltener Joker und in Rummy-Pur-Plus eine beanspruchte Gruppe zählen für mehrere; was du dort für andere zum Beanspruchen auslegst, zählt gegen dich.
rummy-review-puzzle = **Aufgabe { $puzzle } von { $of }:** dein Zug { $turn } nach dem Ziehen, wie du ihn vor dir hattest. Du hast `{ $move }` gespielt und { $points ->
        [0] nichts
        [one] einen Stein
       *[other] { $points } Steine
    } gelegt. Was war besser?
rummy-review-not-best = Das legt { $points ->
        [0] nichts
        [one] einen Stein
       *[other] { $points } Steine
    }. { $verdict ->
        [better] Besser als dein Zug, aber es geht noch mehr.
        [worse] Das ist schlechter als dein Zug.
       *[same] Nicht besser als dein Zug.
    }
rummy-review-not-best-in-all = Das legt { $points ->
        [0] nichts
        [one] einen Stein
       *[other] { $points } Steine
    }. { $verdict ->
        [better] Es zählen nicht nur gelegte Steine: Das ist besser als dein Zug, aber es geht noch mehr.
        [worse] Es zählen nicht nur gelegte Steine: Das ist schlechter als dein Zug.
       *[same] Es zählen nicht nur gelegte Steine: Das ist nicht besser als dein Zug.
    }
rummy-review-unfinished = Das ist noch kein ganzer Zug. Tippe ihn in einer Zeile, etwa `lege R7 R8; abwerfen K13`.
rummy-review-why = `{ $move }` legt { $points ->
        [0] nichts
       *[other] { $points }
    }, du hast { $your-points ->
        [0] nichts
       *[other] { $your-points }
    } gelegt{ $reason ->
        [points] .
        [claim] ; er beansprucht mehr.
        [out] ; er behält keinen Stein.
        [joker] ; er behält einen Joker für später.
        [opens] ; er lässt anderen weniger zu beanspruchen.
       *[kept] ; er behält { $tiles ->
            [none] nichts
           *[other] { $tiles }
        }, du hast { $your-tiles ->
            [none] nichts
           *[other] { $your-tiles }
        } behalten.
    }

# Was zur Zeit gesagt wird: Bedenkzeit, Uhren, Ansprüche, Pausen, Abwesenheit.

pace-unreadable = `{ $value }` verstehe ich nicht als Bedenkzeit. Möglich sind `sofort`, `täglich`, `langsam` oder `keine`, oder Zahlen wie `3t+1t/7t`: drei Tage, je Zug einer dazu, höchstens sieben.
pace-bank = { $value }: Am Anfang gibt es mindestens eine Minute und höchstens 30 Tage.
pace-increment = { $value }: Ein Zug bringt höchstens 7 Tage dazu.
pace-most = { $value }: Die Höchstzeit muss mindestens so lang sein wie die Zeit am Anfang, und höchstens 60 Tage.
pace-alone = Eine Bedenkzeit gibt es nur zwischen Menschen; gegen den Computer oder allein kannst du dir Zeit lassen.
pace-or-timer = Bei { $game } läuft eine Sanduhr für alle, oder jeder hat eigene Zeit: Wähle `zeit` oder `bedenkzeit`.
pace-words = { $grows ->
        [no] Bedenkzeit: je { $bank }.
       *[other] Bedenkzeit: je { $bank }, mit jedem Zug { $increment } dazu, höchstens { $most }.
    }

## Clocks

clock-of = **Zeit an Tisch #{ $table }**
clock-row = { $state ->
        [runs] ⏳ { $player }: { $time }
        [late] ⌛ { $player }: keine Zeit mehr
        [away] 🌴 { $player }: { $time }, abwesend bis { $until }
        [paused] ⏸ { $player }: { $time }
       *[other] { $player }: { $time }
    }
clock-nothing-left = keine Zeit mehr
clock-paused = Die Uhren an Tisch #{ $table } stehen: Die Partie macht Pause. Mit `/weiter #{ $table }` geht es weiter.
clock-of-rules = An Tisch #{ $table } geben die Regeln allen dieselbe Zeit für jede Runde; sie lässt sich weder anhalten noch schenken.
clock-none = An Tisch #{ $table } läuft keine Uhr.
clock-zero = **{ $players }** { $count ->
        [one] hat
       *[other] haben
    } an Tisch #{ $table } keine Zeit mehr, { $count ->
        [one] bleibt
       *[other] bleiben
    } aber am Zug, bis jemand anders entscheidet.{ $claimed ->
        [no] {""}
       *[other] {" "}In { $grace } { $count ->
                [one] verliert
               *[other] verlieren
            } { $players } durch Zeit.
    }
clock-zero-waiting = **{ $players }** { $count ->
        [one] hat
       *[other] haben
    } in { $game } an Tisch #{ $table } keine Zeit mehr: Jetzt entscheidest du, oder du wartest auf einen Zug. { $claimed ->
        [no] Entscheidet { $grace } lang niemand, endet die Partie und zählt nicht.
       *[other] In { $grace } { $count ->
                [one] verliert
               *[other] verlieren
            } { $players } durch Zeit.
    }
clock-zero-over = **{ $players }** { $count ->
        [one] hatte
       *[other] hatten
    } in { $game } an Tisch #{ $table } keine Zeit mehr.
clock-unclaimed = **{ $players }** { $count ->
        [one] hatte
       *[other] hatten
    } { $time } lang keine Zeit mehr, und niemand hat reklamiert.
clock-all-late = Niemand hatte noch Zeit.
button-claim = Reklamieren
button-give-time = Zeit geben
button-computer-plays = Computer weiterspielen lassen
claim-nobody-late = An Tisch #{ $table } ist sonst niemandem die Zeit ausgegangen; vielleicht kam gerade der Zug. `/uhr #{ $table }` zeigt, was übrig ist.
claim-own-time = An Tisch #{ $table } ist dir selbst die Zeit ausgegangen: Spiel deinen Zug, bevor jemand anders entscheidet.
claim-paused = An Tisch #{ $table } ist Pause, also lässt sich dort keine Zeit reklamieren. `/weiter #{ $table }` beendet sie.
claim-no-computer = Tisch #{ $table } gehört zu einem Turnier: Dort spielt kein Computer weiter.
computer-plays-on = Für **{ $players }** spielt an Tisch #{ $table } ein Computer weiter. { $count ->
        [one] Der Platz lässt
       *[other] Die Plätze lassen
    } sich jederzeit zurücknehmen.
button-take-seat-back = Meinen Platz zurück
seat-taken-back = **{ $player }** ist wieder da an Tisch #{ $table }{ $turn ->
        [yes] {""}
       *[other] {" "}und spielt ab dem nächsten Zug wieder selbst
    }.
seat-back-away = Du bist noch bis { $until } abwesend. Mit `/zurück` bist du früher wieder da.
seat-by-computer = An Tisch #{ $table } spielt ein Computer für dich. Mit `/zurück #{ $table }` nimmst du deinen Platz wieder ein.
back-not-away = An Tisch #{ $table } spielt kein Computer für dich.
lost-on-time = **{ $player }** hat durch Zeit verloren.
move-lost-on-time = Deine Zeit an Tisch #{ $table } wurde gerade eben reklamiert: Du hast durch Zeit verloren, der Zug wurde nicht gespielt.
move-paused = Die Partie an Tisch #{ $table } macht Pause. Mit `/weiter #{ $table }` geht es weiter, dann spiel deinen Zug.
time-given = **{ $player }** schenkt an Tisch #{ $table } Zeit: { $time } für { $players }.
time-nobody-acts = An Tisch #{ $table } ist sonst niemand am Zug, also braucht niemand Zeit.
time-amount = Gib höchstens 60 Tage, zum Beispiel mit `/zeit #{ $table } +1t`.
time-at-most = Mehr Zeit geht in dieser Partie nicht, höchstens { $most }.

## Pauses

pause-asked = **{ $askers }** { $count ->
        [one] möchte
       *[other] möchten
    } an Tisch #{ $table } eine Pause machen. { $players }, einverstanden?
button-pause-agree = Pause annehmen
button-pause-decline = Pause ablehnen
button-pause-withdraw = Doch keine Pause
pause-asked-others = **{ $askers }** { $count ->
        [one] möchte
       *[other] möchten
    } an Tisch #{ $table } eine Pause machen.
pause-agreed-already = Du bist an Tisch #{ $table } schon für die Pause; { $players } { $count ->
        [one] muss
       *[other] müssen
    } noch zustimmen.
pause-not-asked = Um eine Pause an Tisch #{ $table } bittet niemand mehr. `/pause #{ $table }` bittet darum.
pause-on = Die Partie an Tisch #{ $table } macht schon Pause.
pause-not-on = Die Partie an Tisch #{ $table } macht keine Pause.
pause-begun-told = Alle sind einverstanden: { $game } an Tisch #{ $table } macht Pause, und alle Uhren stehen.
paused-by-director = { $player } leitet das Turnier und hat die Partie an Tisch #{ $table } angehalten.
paused-by-director-told = { $player } leitet das Turnier und hat { $game } an Tisch #{ $table } angehalten: Alle Uhren stehen.
paused = Die Partie an Tisch #{ $table } macht Pause: Alle Uhren stehen. Weitermachen kann jeder, der mitspielt.
button-resume = Weiter
resumed = **{ $player }** macht weiter: An Tisch #{ $table } laufen die Uhren wieder.

## Absences

away-how-long = Sag, wie lange, zum Beispiel `/abwesend 5t`. Dieses Jahr kannst du noch { $left } abwesend sein.
away-unreadable = Wie lange `{ $word }` ist, weiß ich nicht. Sag, wie lange, etwa `/abwesend 5t`, oder bis wann, etwa `/abwesend bis Sonntag` oder `/abwesend bis 24.12.`
away-too-long = Das ist zu lang: Dieses Jahr kannst du noch { $left } abwesend sein.
away-none-left = Du warst dieses Jahr schon { $most } abwesend, mehr geht nicht.
away-set = Du bist { $time } abwesend, bis { $until }: { $count ->
        [0] Noch läuft keine Partie, deren Uhr dadurch steht.
        [one] In einer Partie steht deine Uhr.
       *[other] In { $count } Partien steht deine Uhr.
    } Mit `/zurück` bist du früher wieder da. Danach hast du dieses Jahr noch { $left }.
away-set-last = Du bist { $time } abwesend, bis { $until }: { $count ->
        [0] Noch läuft keine Partie, deren Uhr dadurch steht.
        [one] In einer Partie steht deine Uhr.
       *[other] In { $count } Partien steht deine Uhr.
    } Mit `/zurück` bist du früher wieder da. Damit ist für dieses Jahr nichts mehr übrig.
away-not-at = Weiter läuft deine Uhr an Tisch { $tables }.
away-told = **{ $player }** ist bis { $until } abwesend; die Uhr an Tisch #{ $table } steht so lange.
back-set = Willkommen zurück! { $count ->
        [0] Keine deiner Uhren stand still; `/partien` zeigt, wo du am Zug bist.
        [one] In einer Partie läuft deine Uhr wieder.
       *[other] In { $count } Partien läuft deine Uhr wieder.
    }
back-ended = { $count ->
        [one] Eine Partie von dir ist inzwischen zu Ende gegangen.
       *[other] { $count } Partien von dir sind inzwischen zu Ende gegangen.
    }
back-told = **{ $player }** ist wieder da; die Uhr an Tisch #{ $table } läuft wieder.
back-from-nothing = Du bist nicht abwesend, und es spielt hier auch kein Computer für dich. Deinen letzten Zug nimmst du mit `/zurücknehmen` zurück.
tournament-no-absences = In diesem Turnier hält `/abwesend` keine Uhr an.

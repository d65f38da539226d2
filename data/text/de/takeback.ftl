### Was gesagt wird, wenn jemand einen Zug zurücknimmt oder einen Tisch schließt, und von Zügen, die man vor dem Spielen ansieht.

## Ein Wunsch und die Antworten darauf

takeback-asks = **{ $player }** möchte den letzten eigenen Zug zurücknehmen (Tisch #{ $table }).
takeback-seat = { $state ->
        [agreed] ● { $player } ist einverstanden
       *[asked] ○ { $player }, bist du einverstanden?
    }
takeback-seat-others = { $state ->
        [agreed] ● { $player } ist einverstanden
       *[asked] ○ { $player } hat noch nicht geantwortet
    }
takeback-then-unrated = Das Spiel wird dann nicht gewertet.
takeback-declined = { $player } ist nicht einverstanden, also geht das Spiel weiter, wie es steht.
wish-declined-told = { $player } ist mit deiner Bitte bei { $game } (Tisch #{ $table }) nicht einverstanden: Die Partie geht weiter, wie sie steht.
takeback-withdrawn = { $player } möchte es doch nicht.
takeback-void = Inzwischen ist das Spiel weitergegangen.
takeback-overtaken = Die Zurücknahme hat sich erledigt: Inzwischen ist das Spiel weitergegangen.
close-overtaken = Die Frage, ob das Spiel enden soll, hat sich erledigt: Inzwischen ist es weitergegangen.
wish-game-over = Das Spiel ist inzwischen vorbei.
wish-below = Die Frage zu Tisch #{ $table } steht jetzt weiter unten, zusammen mit einer zweiten.
takeback-asking = Ich habe { $players } an Tisch #{ $table } gefragt. Mit dem nächsten Zug dort ist die Frage erledigt.
takeback-done = **{ $player }** hat den letzten Zug zurückgenommen.
takeback-unrated = Das Spiel wird ab jetzt nicht mehr gewertet.
button-agree = Einverstanden
button-takeback-withdraw = Zurückziehen

## Was nicht geht

takeback-not-now = An Tisch #{ $table } kann jetzt nichts zurückgenommen werden.
takeback-nothing = An Tisch #{ $table } hast du noch keinen Zug, den du zurücknehmen könntest.
takeback-shown = Diese Runde an Tisch #{ $table } ist vorbei, und alle haben sie gesehen; sie gilt.
takeback-left = Seit deinem letzten Zug hat jemand die Partie an Tisch #{ $table } verlassen; er gilt.
takeback-tournament = Im Turnier wird nichts zurückgenommen.
takeback-not-asked = An Tisch #{ $table } möchte gerade niemand einen Zug zurücknehmen. `/zurücknehmen` fragt für dich selbst.
takeback-waits = An Tisch #{ $table } hast du schon gefragt; es fehlt die Antwort von { $names }.
takeback-other-first = An Tisch #{ $table } hat { $player } zuerst gefragt. Antworte mit `/zurücknehmen ja` oder `/zurücknehmen nein`.
takeback-over = Diese Frage hat sich erledigt: Die Partie an Tisch #{ $table } ist weitergegangen.

record-takeback-not-now = Hier kann nichts zurückgenommen werden.
record-takeback-nothing = Dieser Platz hat hier keinen Zug, den er zurücknehmen könnte.
record-takeback-shown = Eine Runde, die vorbei ist, kann nicht zurückgenommen werden.
record-takeback-left = Hier kann nichts zurückgenommen werden: Seither hat jemand das Spiel verlassen.

## Züge, die man erst ansieht

confirm-is = { $state ->
        [on] Ich zeige dir jeden Zug, den du tippst, bevor er gespielt wird. Mit `/bestätigen aus` nicht mehr.
       *[off] Deine Züge werden gespielt, wie du sie tippst. Mit `/bestätigen an` zeige ich dir jeden erst.
    }
confirm-set = { $state ->
        [on] Ab jetzt zeige ich dir jeden Zug, den du tippst, und spiele ihn, wenn du es sagst.
       *[off] Ab jetzt werden deine Züge gespielt, wie du sie tippst.
    }
confirm-draft-seen = Hier im Web-Chat siehst du auf dem Brett, was du tippst, bevor du es spielst; hier ändert sich also nichts.
confirm-shows = Dein Zug an Tisch #{ $table }. Gespielt wird er, sobald du **Spielen** drückst oder ihn noch einmal tippst:
confirm-changed = An Tisch #{ $table } ist nichts gespielt. Tippe deinen Zug, wie du ihn möchtest.
button-confirm-play = Spielen
button-change = Ändern

## Einen Tisch schließen

close-asks = **{ $player }** möchte dieses Spiel ohne Ergebnis beenden, wie es steht (Tisch #{ $table }).
close-agreed = **{ $player }** wollte das Spiel beenden, und alle waren einverstanden.
close-by = **{ $player }** hat den Tisch geschlossen.
close-not-asked = An Tisch #{ $table } hat niemand gefragt, ob das Spiel enden soll. `/schließen` fragt die anderen.
close-not-asked-alone = An Tisch #{ $table } hat niemand gefragt, ob das Spiel enden soll. `/schließen #{ $table }` beendet es, weil du hier moderierst.
close-other-first = An Tisch #{ $table } hat { $player } gefragt, ob das Spiel enden soll. Antworte zuerst darauf, mit `/schließen ja` oder `/schließen nein`.
close-tournament = Die Partie an Tisch #{ $table } gehört zu einem Turnier: Beenden kann es nur die Leitung, mit `/turnier beenden #{ $table }`.

## Help

help-takeback =
    `/zurücknehmen`, `/zurücknehmen ja`, `/zurücknehmen nein`
    Führt zum Anfang deines letzten Zugs zurück: sofort, wenn du ihn gerade erst beendet hast und nichts gezogen wurde, sonst, wenn alle anderen einverstanden sind. Wer danach wieder zieht, zieht dasselbe. Das Spiel wird dann nicht gewertet.
help-confirm =
    `/bestätigen an`, `/bestätigen aus`
    Zeigt dir jeden Zug, den du tippst, bevor er gespielt wird, in jedem Chat; Schritte, die sich noch zurücknehmen lassen, werden gleich gespielt.

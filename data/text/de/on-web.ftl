### Sätze anderer Dateien in den Worten des Web-Chats: Hinter `on-web-` steht der Schlüssel des Satzes für alle Plattformen.

on-web-help-close =
    `/schließen #12`, `/schließen ja`, `/schließen nein`
    Beendet eine Partie ohne Ergebnis, wie sie steht: Wer mitspielt, fragt die anderen, und die Partie endet, wenn alle einverstanden sind. Wer den Kanal leitet, kann dort auch fremde Partien beenden.
on-web-help-settings =
    `/einstellungen`, `/einstellungen spiele=summy`
    Zeigt, was in diesem Kanal eingestellt ist, mit Knöpfen zum Ändern; das kann nur, wer den Kanal leitet: wer ihn zuerst geöffnet hat, und in der Lobby, wen die Betreiber benannt haben. Im privaten Chat: deine eigenen Einstellungen.
on-web-help-part =
    `/trennen #12`
    Nimmt ein Spiel aus diesem Kanal, das in einem anderen Chat zu Hause ist; das kann, wer den Kanal leitet oder es hergeholt hat.
on-web-help-daily =
    `/tagesaufgabe 8:00`, `/tagesaufgabe 20:30 zone=Europe/Berlin`, `/tagesaufgabe aus`
    Dieser Kanal bekommt jeden Tag eine Aufgabe, überall dieselbe; wer den Kanal leitet, richtet das ein. Jeder löst sie privat und kann teilen, wie es ging. Privat zeigt `/tagesaufgabe` die von heute.
on-web-help-unwatch =
    `/wegsehen #12`
    Lässt diesen Kanal einem Spiel nicht mehr folgen; das kann, wer den Kanal leitet, mitspielt oder das Zusehen veranlasst hat. Tippst du es als Spieler im Chat des Spiels oder unter uns, sieht kein anderer Chat mehr zu.
on-web-settings-who = { $who ->
        [all] Diesen Kanal leiten alle, also dürfen auch alle das ändern.
        [operator] Wer das ändern kann, bestimmt, wer diesen Chat betreibt.
       *[moderators] Ändern kann das, wer diesen Kanal zuerst geöffnet hat; Sprache und Bilder alle, mit `/sprache` und `/farben`.
    }
on-web-settings-moderators-only = Die Einstellungen ändern kann nur, wer diesen Kanal zuerst geöffnet hat.
on-web-daily-moderators-only = Die Tagesaufgabe richtet nur ein, wer diesen Kanal zuerst geöffnet hat. `/tagesaufgabe` in unserem privaten Chat zeigt sie dir allein.
on-web-close-own-only = Diesen Kanal leitet niemand allein: Tisch #{ $table } schließen kann nur, wer dort mitspielt.
on-web-close-moderators-only = Einen Tisch schließen kann nur, wer diesen Kanal leitet; mit `/aufgeben` gibst du deine eigene Partie auf.
on-web-close-in-private = Einen Tisch schließt, wer seinen Kanal leitet, und zwar dort; mit `/aufgeben` gibst du deine eigene Partie auf.
on-web-part-not-yours = Tisch #{ $table } hier abtrennen kann nur, wer diesen Kanal leitet oder den Tisch hergeholt hat.
on-web-unwatch-not-yours = Das beenden kann nur, wer diesen Kanal leitet, an Tisch #{ $table } mitspielt oder das Zusehen veranlasst hat.
on-web-unwatch-players-only = Anderen das Zusehen an Tisch #{ $table } beenden kann nur, wer dort mitspielt oder den Kanal des Tisches leitet.
on-web-tournament-director-button = Dieser Knopf ist für { $player }, dort liegt die Leitung. Wer den Kanal leitet, kann den Befehl notfalls tippen.
on-web-tournament-director-only = Das kann nur { $player }, denn dort liegt die Leitung, oder wer den Kanal leitet.

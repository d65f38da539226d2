### Erinnerungen an wartende Partien, und was Leute davon wollen.

reminder = ⏰ **Du bist am Zug**: { $game } mit { $names }, Tisch #{ $table }.
turn-after-quiet-hours = **Du bist am Zug**: { $game } mit { $names }, Tisch #{ $table }. Ich habe das Ende deiner Ruhezeit abgewartet.
turns-after-quiet-hours = **Du bist in { $count } Partien am Zug.** Ich habe das Ende deiner Ruhezeit abgewartet.
turn-after-pause = { $player } hat die Pause beendet, **du bist am Zug**: { $game } mit { $names }, Tisch #{ $table }.
turn-after-absence = Deine Abwesenheit ist vorbei, **du bist am Zug**: { $game } mit { $names }, Tisch #{ $table }.
turns-after-absence = Deine Abwesenheit ist vorbei: **Du bist in { $count } Partien am Zug.**
challenge-after-quiet-hours = **{ $player }** fordert dich heraus: { $game }, Tisch #{ $table }. Ich habe das Ende deiner Ruhezeit abgewartet.
challenge-here-after-quiet-hours = Die Partie { $game }, um die **{ $player }** gebeten hat (Tisch #{ $table }), beginnt, sobald alle da sind: Bist du da? Ich habe das Ende deiner Ruhezeit abgewartet.
challenge-declined-told = Aus deiner Herausforderung wird nichts ({ $game }, Tisch #{ $table }): { $players } { $count ->
        [one] möchte
       *[other] möchten
    } nicht.
challenge-lapsed-told = Deine Herausforderung ist nach einem Tag verfallen ({ $game }, Tisch #{ $table }): { $count ->
        [0] Niemand ist dazugekommen.
        [one] { $players } hat nicht geantwortet.
       *[other] { $players } haben nicht geantwortet.
    }
end-after-quiet-hours = In deiner Ruhezeit ist eine Partie zu Ende gegangen: { $game } mit { $names }, Tisch #{ $table }.
reminder-late = Du bleibst am Zug, bis jemand anders entscheidet.{ $claimed ->
        [no] {""}
       *[other] {" "}In { $grace } verlierst du durch Zeit.
    }
reminder-lost = Du hast durch Zeit verloren: { $game } mit { $names }, Tisch #{ $table }.
reminder-computer = Dir ist die Zeit ausgegangen: { $game } mit { $names }. An Tisch #{ $table } spielt ein Computer für dich weiter.
reminder-public = ⏰ **{ $player }**, Tisch #{ $table } wartet auf dich.
button-mute = An diesen Zug nicht erinnern
remind-is-on = Ich erinnere dich privat, wenn eine Partie lange auf dich gewartet hat, und danach wieder (Abstand: { $every }); höchstens sechsmal je Zug.
remind-is-quiet = Keine zwischen { $begins } und { $ends } Uhr ({ $zone }).
remind-zone-unknown = Deine Zeitzone kenne ich noch nicht und gehe von UTC aus. `/erinnern zone=Europe/Berlin` stellt sie ein.
remind-is-off = Du bekommst keine Erinnerungen.
remind-off-and-quiet = Deine Ruhezeit ist von { $begins } bis { $ends } Uhr ({ $zone }).
remind-how = Ändern kannst du das so: `/erinnern alle=6std`, `/erinnern ruhe=22-7 zone=Europe/Berlin`. Der Abstand ändert sich mit deinem nächsten Zug, alles andere sofort.
button-remind-on = Erinnere mich
button-remind-off = Keine Erinnerungen
button-remind-quiet = Ruhe von 22 bis 7
button-remind-loud = Keine Ruhezeit
remind-muted = An diesen Zug an Tisch #{ $table } erinnere ich dich nicht mehr.
remind-unmuted = An diesen Zug an Tisch #{ $table } erinnere ich dich wieder.
remind-no-turn = Dieser Zug ist vorbei: Es gibt nichts zu erinnern.
button-nudge = { $name } anstupsen
nudge-done = { $players } { $count ->
        [one] wird
       *[other] werden
    } jetzt erinnert, oder nach der eigenen Ruhezeit.
nudge-away = { $players } { $count ->
        [one] ist abwesend und wird
       *[other] sind abwesend und werden
    } bei der Rückkehr erinnert.
nudge-nobody = Du wartest hier auf niemanden. `/partien` zeigt, wo du selbst am Zug bist.
nudge-early = An Tisch #{ $table } dauert der Zug noch keine Stunde. Lass noch etwas Zeit.
nudge-again = Für diesen Zug an Tisch #{ $table } hat schon jemand angestupst.
nudge-paused = An Tisch #{ $table } ist Pause, also muss dort niemand spielen. `/weiter #{ $table }` beendet sie.
nudge-unwanted = { $players } { $count ->
        [one] möchte
       *[other] möchten
    } an diesen Zug nicht erinnert werden.

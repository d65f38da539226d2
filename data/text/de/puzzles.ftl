# Aufgaben aus der Sammlung, und die Tagesaufgabe.

puzzle-number = **{ $game }, Aufgabe { $number }** · Schwierigkeit { $rating }
puzzle-day = **{ $game }, Aufgabe vom { $day }** · Schwierigkeit { $rating }
puzzle-about = **{ $game }, Aufgabe { $number }**
puzzle-about-day = **{ $game }, Aufgabe vom { $day }**
puzzle-or-game = Für deine Partie an Tisch #{ $table } schreib `/spiele #{ $table } …` mit dem Zug.
puzzle-task = Du bist am Zug. Ein Zug bringt deutlich mehr Punkte als alle anderen: welcher?
puzzle-you = Du
game-puzzle-not-best = `{ $move }` bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Es geht noch mehr.
game-puzzle-answer = `{ $move }` bringt { $points } Punkte, der nächstbeste Zug { $second }.
puzzle-tried = Das hast du schon versucht, also kostet es nichts: Du hast noch { $left ->
        [one] einen Versuch
       *[other] { $left } Versuche
    }.
puzzle-open = Darin lese ich keinen Zug. Deine Aufgabe zu { $game } ist noch offen: Tippe einen Zug, oder `lösung`, um sie abzuschließen. `/aufgabe { $name }` zeigt sie noch einmal.
puzzle-no-hint = Zu einer Aufgabe gibt es keinen Tipp: Finde den Zug, oder lass dir die Lösung zeigen.
puzzle-had = Mit dieser Aufgabe bist du schon fertig.
puzzle-rating = Wertungszahl bei Aufgaben: **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ± { $margin }{ $settled ->
        [yes] {""}
       *[no] {" "}– **?**: noch unsicher
    }
# who has asked for the answer at once has made no try, so there are no $marks
puzzle-day-result = { $day }: { $solved ->
        [yes] { $marks }{ $streak ->
            [one] {""}
           *[other] { " · " }{ $streak } Tage in Folge
        }
       *[no] { $tries ->
            [0] nicht gelöst
           *[other] { $marks } · nicht gelöst
        }
    }
puzzle-none = Du hast keine Aufgabe vor dir. `/aufgabe` zeigt dir eine.
puzzle-not-yet = Die Aufgabe dieses Tages ist noch geheim.
puzzle-comes-again = Die Aufgabe dieses Tages kommt bald noch einmal und ist bis dahin geheim: `/aufgabe` geht höchstens { $days } Tage zurück.
puzzle-no-game = Zu { $game } gibt es noch keine Aufgaben, wohl aber zu { $games }.
puzzle-all-had = Du hattest alle Aufgaben, die es gibt. Jeden Tag kommt eine neue: `/tagesaufgabe`
puzzle-in-private = Ich schicke dir die Aufgabe in unseren privaten Chat. Antworte dort, dann liest niemand mit.
button-puzzle-any = Eine Aufgabe lösen
button-puzzle-another = Noch eine Aufgabe
button-share = Teilen

daily-posted = **Aufgabe vom { $day }**: { $game }. Ein Zug bringt deutlich mehr Punkte als alle anderen. Finde ihn privat, in drei Versuchen.
daily-is-on = Dieser Kanal bekommt jeden Tag um { $time } ({ $zone }) eine Aufgabe, überall dieselbe.{ $zone ->
        [UTC] { " " }Für eine andere Zeitzone tippe zum Beispiel `/tagesaufgabe zone=Europe/Berlin`.
       *[other] {""}
    }
daily-is-off = Dieser Kanal bekommt keine Tagesaufgabe.
daily-today = **Lösen** schickt dir die Aufgabe von heute privat.
daily-stopped = Die letzten { $count } Tagesaufgaben hat hier niemand versucht: Es kommen keine mehr, bis jemand `/tagesaufgabe 8:00` schreibt.
daily-in-channel = Die Tagesaufgabe wird in dem Kanal eingerichtet, der sie bekommen soll. Hier zeigt dir `/tagesaufgabe` die von heute.
daily-moderators-only = Die Tagesaufgabe richten nur Moderatoren ein. `/tagesaufgabe` in unserem privaten Chat zeigt sie dir allein.
daily-nothing-to-share = Noch gibt es nichts zu teilen. Drück im Kanal **Lösen** unter der Tagesaufgabe und gib deine Antwort.
daily-no-result-of-day = Um ein Ergebnis der Aufgabe vom { $day } zu teilen, drück **Lösen** unter dieser Aufgabe und gib deine Antwort.
daily-shared = { $player }, Aufgabe vom { $day }: { $solved ->
        [yes] { $marks } · { $tries ->
            [one] erster Versuch
           *[other] { $tries } Versuche
        }{ $streak ->
            [one] {""}
           *[other] , { $streak } Tage in Folge
        }
       *[no] { $tries ->
            [0] nicht gelöst
           *[other] { $marks } · nicht gelöst
        }
    }
daily-shared-also = { $player }: { $solved ->
        [yes] { $marks } · { $tries ->
            [one] erster Versuch
           *[other] { $tries } Versuche
        }{ $streak ->
            [one] {""}
           *[other] , { $streak } Tage in Folge
        }
       *[no] { $tries ->
            [0] nicht gelöst
           *[other] { $marks } · nicht gelöst
        }
    }
daily-shared-there = Geteilt.
button-daily-solve = Lösen
button-daily-on = Täglich um { $name }
button-daily-off = Keine mehr

command-daily-time = `{ $word }` ist keine Uhrzeit. Schreib sie wie in `/tagesaufgabe 8:00`, `/tagesaufgabe 20:30 zone=Europe/Berlin` oder `/tagesaufgabe aus`.

help-puzzle =
    `/aufgabe`, `/aufgabe summy`, `/aufgabe lösung`
    Zeigt dir, privat, eine Stellung, in der ein Zug deutlich mehr Punkte bringt als alle anderen. Du hast drei Versuche; die Aufgaben werden so schwer, wie du gut bist.
help-daily =
    `/tagesaufgabe 8:00`, `/tagesaufgabe 20:30 zone=Europe/Berlin`, `/tagesaufgabe aus`
    Dieser Kanal bekommt jeden Tag eine Aufgabe, überall dieselbe; Moderatoren richten das ein. Jeder löst sie privat und kann teilen, wie es ging. Privat zeigt `/tagesaufgabe` die von heute.

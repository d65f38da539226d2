# Statistik: was jemand in den gespielten Spielen erreicht hat.

stats-of = **{ $player }** bei **{ $game }**
stats-figure = { $label }: { $value }
stats-score = { $opponent }: { $won } gewonnen, { $tied } unentschieden, { $lost } verloren
stats-none = { $own ->
        [yes] Du hast noch keine Partie zu Ende gespielt. `/herausfordern` fängt eine an.
       *[no] { $player } hat noch keine Partie zu Ende gespielt.
    }
stats-none-of-game = { $own ->
        [yes] Du hast { $game } noch nicht zu Ende gespielt. `/statistik` allein zeigt, was du zuletzt gespielt hast.
       *[no] { $player } hat { $game } noch nicht zu Ende gespielt.
    }
stats-only-lesson-of-game = Eine erste Partie { $game } mit meiner Hilfe zählt hier nicht mit, und eine andere davon hast du noch nicht zu Ende gespielt. `/statistik` allein zeigt, was du zuletzt gespielt hast.
stats-nobody = { $platform ->
        [telegram] Hier kenne ich niemanden namens { $name }. Antworte mit `/statistik` auf eine Nachricht der Person.
       *[other] Hier kenne ich niemanden namens { $name }. Tippe `@` und wähl die Person aus der Liste, wie in `/statistik @name`.
    }
stats-private = { $player } behält die eigene Statistik für sich.

## Im Bild

stats-games = Partien
stats-won = Gewonnen
stats-finished = Zu Ende gespielt
stats-time = Zeit je Zug
stats-best-move = Bester Zug
stats-best-game = Beste Partie
stats-rating = Wertung
stats-points = Punkte je Zug
stats-results = Ergebnisse
stats-legend-won = gewonnen
stats-legend-tied = unentschieden
stats-legend-lost = verloren
stats-opponent = { $opponent ->
        [beginner] Computer: Anfänger
        [club] Computer: Könner
        [master] Computer: Meister
        [weaker] Schwächere
        [equal] Gleich starke
        [stronger] Stärkere
        [first] Mit erstem Zug
        [later] Ohne ersten Zug
       *[people] Ohne Wertung
    }

## Hilfe

help-stats =
    `/statistik`, `/statistik summy`, `/statistik @name`
    Zeigt in einem Bild, was du gespielt hast, oder jemand anderes: die Wertung und wie sicher sie ist, Punkte je Zug, den besten Zug, wie lange ein Zug dauert, wer gegen wen gewonnen hat und wie es ausgeht, wenn du beginnst. Die anderen Spiele zeigen die Knöpfe. `/privat an` verbirgt deine.

## Das Beste eines Monats

best-month = **Das Beste im { $month }** hier, aus { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }:
best-month-nobody = Im { $month } hat hier niemand mit anderen gespielt.
best-month-none = Hier ist noch kein Spiel mit anderen zu Ende gegangen. Sobald eines vorbei ist, zeigt `/beste` das Beste des Monats.
best-month-there = Das Beste des Monats steht dort, wo ihr miteinander spielt: Tippe dort `/beste`.
game-best-of-month = **{ $game }**: { $has ->
        [move] bester Zug
       *[other] meiste Punkte **{ $points }** ({ $player }, #{ $table }){ $has ->
            [both] {"; "}bester Zug
           *[other] {""}
        }
    }{ $has ->
        [points] {""}
       *[other] {" "}`{ $move }` für { $more } ({ $mover }, #{ $at })
    }
best-month-played = Am meisten gespielt: { $players } ({ $count })
best-month-won = Am meisten gewonnen: { $players } ({ $count })
best-month-climbed = Wertung am stärksten gestiegen: { $player } ({ $more } bei { $game })
button-best-alone = Allein: { $name }
button-leaderboard = Rangliste

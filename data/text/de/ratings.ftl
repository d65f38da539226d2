# Wertungszahlen: wie stark jemand spielt, aus gewerteten Partien zwischen Menschen.

rating-own = Deine Wertungszahlen:
rating-of = Die Wertungszahlen von { $player }:
rating-row = • { $game }: **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ± { $margin }{ $lately ->
        [yes] , { $more } in { $days } Tagen
       *[no] {""}
    } ({ $games ->
        [one] eine Partie
       *[other] { $games } Partien
    })
rating-computers = Zum Vergleich, Computer: Anfänger { $beginner }, Könner { $club }, Meister { $master }
challenge-rating = { $first ->
        [yes] Wertungszahlen:{" "}
       *[no] {""}
    }{ $player } **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ± { $margin }, { $first ->
        [yes] gewinnt etwa { $chance } von 100 Partien
       *[no] etwa { $chance }
    }{ $explains ->
        [yes] {" "}– **?**: noch unsicher
       *[no] {""}
    }
challenge-rating-so-far = { $first ->
        [yes] Wertungszahlen:{" "}
       *[no] {""}
    }{ $player } **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ± { $margin }{ $explains ->
        [yes] {" "}– **?**: noch unsicher
       *[no] {""}
    }
handicap-given = { $player } beginnt mit **{ $points }** { $points ->
        [one] Punkt
       *[other] Punkten
    } Vorgabe, damit es ausgeglichen ist. Die Partie wird nicht gewertet.
handicap-given-and-ties = { $player } beginnt mit **{ $points }** { $points ->
        [one] Punkt
       *[other] Punkten
    } Vorgabe und gewinnt bei Gleichstand, damit es ausgeglichen ist. Die Partie wird nicht gewertet.
handicap-ties = { $player } gewinnt, wenn beide gleich viele Punkte haben, damit es ausgeglichen ist. Die Partie wird nicht gewertet.
handicap-none = Niemand beginnt mit einer Vorgabe: { $why ->
        [unknown] In diesem Spiel habt ihr beide noch keine Wertungszahl
        [private] Wenigstens einer von euch behält seine Wertungszahlen für sich
       *[even] Eure Wertungszahlen liegen dafür zu nah beieinander
    }. Die Partie wird nicht gewertet.
handicap-later = Wer schwächer ist, beginnt mit so viel Vorgabe, dass es ausgeglichen ist. Die Partie wird nicht gewertet.
handicap-no-points = Bei { $game } kann niemand mit mehr Punkten beginnen, darum gibt es keine Vorgabe.
handicap-two = Eine Vorgabe ist für zwei Menschen: Fordere jemanden heraus, etwa mit `/herausfordern @name summy vorgabe=auto`.
rating-after = { $first ->
        [yes] Wertungszahlen:{" "}
       *[no] {""}
    }{ $player } **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ({ $more }){ $explains ->
        [yes] {" "}– **?**: noch unsicher
       *[no] {""}
    }
rating-unchanged = { $why ->
        [takeback] Die Wertungszahlen bleiben: Ein Zug wurde zurückgenommen.
        [dropped] Die Wertungszahlen bleiben: Jemand wurde herausgenommen.
        [computer] Die Wertungszahlen bleiben: Ein Computer hat mitgespielt.
        [options] Die Wertungszahlen bleiben: Solche Partien zählen nicht.
       *[stopped] Die Wertungszahlen bleiben, wie sie sind.
    }
rating-absent = Die Wertungszahlen bleiben: { $players } { $count ->
        [one] hat
       *[other] haben
    } nicht mitgespielt.
rating-unsettled =
    { $rested ->
        [yes] **?** heißt: nicht mehr sicher, denn ± wächst mit jedem Tag ohne gewertete Partie. Es verschwindet bei ± { $enough }; jede gewertete Partie hilft dabei.
        [some] **?** heißt: noch nicht oder nicht mehr sicher, denn ± wächst mit jedem Tag ohne gewertete Partie. Es verschwindet bei ± { $enough }; jede gewertete Partie hilft dabei.
       *[no] **?** heißt: noch nicht sicher. Es verschwindet bei ± { $enough }; jede gewertete Partie hilft dabei.
    }
rating-none-own = Du hast noch in keinem Spiel eine Wertungszahl. Mit deiner ersten gewerteten Partie gegen Menschen bekommst du eine.
rating-none = { $player } hat noch keine Wertungszahl.
rating-nobody = { $platform ->
        [telegram] Hier kenne ich niemanden namens { $name }. Antworte mit `/wertung` auf eine Nachricht der Person.
       *[other] Hier kenne ich niemanden namens { $name }. Tippe `@` und wähl die Person aus der Liste, wie in `/wertung @name`.
    }
rating-private = { $player } behält die eigenen Wertungszahlen für sich.

leaderboard-which = Welche Rangliste?
leaderboard-head = Die Besten bei **{ $game }** { $where ->
        [here] hier
       *[everywhere] überall
    }:
leaderboard-row = { $place }. { $player }: **{ $rating }** ± { $margin } ({ $games ->
        [one] eine Partie
       *[other] { $games } Partien
    })
leaderboard-none = { $where ->
        [here] Hier hat
       *[everywhere] Bisher hat
    } noch niemand eine sichere Wertungszahl bei **{ $game }**: Dafür braucht es einige gewertete Partien, die letzte in den vergangenen 90 Tagen.
leaderboard-unsettled =
    { $rested ->
        [yes] Du hast **{ $rating }?** ± { $margin }, denn ± wächst mit jedem Tag ohne gewertete Partie. Mit ± { $enough } oder weniger stehst du wieder auf der Liste; jede gewertete Partie bringt dich näher heran.
       *[no] Du hast bisher **{ $rating }?** ± { $margin }. Mit ± { $enough } oder weniger stehst du auf der Liste; jede gewertete Partie bringt dich näher heran.
    }
leaderboard-rested = Du hast **{ $rating }** ± { $margin }, aber deine letzte gewertete Partie ist mehr als { $days } Tage her: Mit der nächsten bist du wieder auf der Liste.
leaderboard-private = Du behältst deine Wertungszahlen für dich und stehst darum auf keiner Liste. `/privat aus` ändert das.
button-everywhere = Überall
button-games = Meine Partien
button-games-finished = Beendete Partien
button-stats = Statistik
button-daily = Tagesaufgabe

private-is = { $state ->
        [on] Deine Wertungszahlen und deine Statistik siehst nur du, und du stehst auf keiner Rangliste. Mit `/privat aus` nicht mehr.
       *[off] Deine Wertungszahlen und deine Statistik dürfen alle sehen. `/privat an` verbirgt sie.
    }
private-set = { $state ->
        [on] Ab jetzt siehst nur du deine Wertungszahlen und deine Statistik, und du stehst auf keiner Rangliste.
       *[off] Ab jetzt dürfen alle deine Wertungszahlen und deine Statistik sehen.
    }

## Help

help-rating =
    `/wertung`, `/wertung @name`
    Zeigt, wie stark du in jedem Spiel bist, oder jemand anders: Alle beginnen bei 1500, hinter ± steht, wie weit es danebenliegen kann, und **?** heißt, dass es noch nicht sicher ist. Gewertete Partien zwischen Menschen ändern sie.
help-leaderboard =
    `/rangliste summy`, `/rangliste summy alle`
    Zeigt die Besten dieses Chats oder überall, deren Wertungszahl sicher ist und die in den letzten 90 Tagen gespielt haben.
help-private =
    `/privat an`, `/privat aus`
    Verbirgt deine Wertungszahlen und deine Statistik vor anderen und nimmt dich von den Ranglisten, oder zeigt sie wieder.

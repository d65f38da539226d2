# Was der Bot über Turniere sagt.

## Was schuldet, wer ein Turnier ausrichtet: `<Ordner des Spiels>-tournament`

rummy-tournament = { $game } ist von Paul Hauff. Wer mitspielt, schuldet nichts; wer ein **offenes Turnier** ausrichtet, schuldet dem Rechteinhaber **1 € je Teilnehmer**.

## Ein Befehl, den man nicht verstehen kann

command-tournament-act = Ich weiß nicht, was ich mit `{ $word }` anfangen soll: Hinter `/turnier` darf `neu`, `nochmal`, `mitspielen`, `verlassen`, `starten`, `weiter`, `stand`, `beenden`, `streichen` oder `schließen` stehen.
command-tournament-table = Sag dazu, an welchem Tisch das Spiel enden soll, etwa `/turnier beenden #12`. Das ganze Turnier beendet `/turnier schließen`.
command-tournament-whom = Sag dazu, wer ausscheiden soll, etwa `/turnier streichen @ben`.
command-tournament-word = Ich weiß nicht, was ich mit `{ $word }` am Ende anfangen soll.

## Ein Turnier ansetzen

tournament-which-pace = Wie viel Zeit haben alle?
tournament-paces-mean = Üblich sind drei Tage, mit jedem Zug einer dazu. Zu zehn Tagen kommen mit jedem Zug 36 Stunden dazu, zu fünf Minuten 30 Sekunden: Dann sollten alle dableiben.
tournament-rounds-usual = Es werden so viele Runden, wie zu den Leuten passen; um das selbst zu wählen, schreib etwa `/turnier neu runden=2`.
tournament-new = **Ein Turnier in { $game }**, { $count ->
        [0] so viele Runden, wie zu den Leuten passen
        [one] eine Runde
       *[other] { $count } Runden{ $people ->
            [0] {""}
           *[other] {" "}für { $people } Leute
        }
    }; die Leitung hat { $player }.
tournament-games-unrated = Die Partien werden nicht gewertet; so ist es hier eingestellt.
tournament-entrants = Dabei ({ $count }): { $players }
tournament-how = Mit `/turnier mitspielen` bist du dabei: Die Spiele fangen mit jeder Runde an, ohne dass noch einmal gefragt wird. Wann, sagt { $player } mit `/turnier starten`.
tournament-director-out = { $player } spielt noch nicht mit, kann es aber wie alle anderen.
tournament-seal = Siegel der Ziehungen von Runde { $round }: `{ $seal }`{ $open ->
        [yes] . Bis die Runde beginnt, kannst du dabei mitmischen: `/turnier mitspielen glück=eigene Worte`.
       *[no] {""}
    }
tournament-luck = Von { $player } sind Worte für die Ziehungen der nächsten Runde dabei.
tournament-off = Das Turnier ist abgesagt.
tournament-again = Wieder dabei, { $players }?
button-tournament-again = Noch ein Turnier
button-tournament-start = Starten
button-tournament-next = Nächste Runde

## Runden

tournament-round = **Runde { $round } von { $rounds }** fängt an.
tournament-table = Tisch #{ $table }: { $players }
tournament-unrated = Die Partie an Tisch #{ $table } wird nicht gewertet: { $player } hat von den letzten zehn gewerteten Partien drei durch Zeit verloren.
tournament-out = { $count ->
        [one] { $players } setzt diese Runde aus und bekommt so viele Punkte, wie in ihr im Schnitt erreicht werden.
       *[other] { $players } setzen diese Runde aus und bekommen so viele Punkte, wie in ihr im Schnitt erreicht werden.
    }
tournament-playing = Runde { $round } von { $rounds } läuft:
tournament-open = Tisch #{ $table }: { $players }{ $state ->
        [none] {""}
        [paused] {" "}– ⏸ macht Pause
        [awaited] {" "}– ⏳ { $awaited }: { $left }
        [awaited-late] {" "}– ⌛ { $awaited }: keine Zeit mehr
        [awaited-claimed] {" "}– ⌛ { $awaited }: keine Zeit mehr; in { $left } durch Zeit verloren
        [awaited-away] {" "}– 🌴 { $awaited }: abwesend bis { $until }
       *[timed] {" "}– ⏳ { $left }
    }
tournament-result = Tisch #{ $table } ist fertig: { $points }
tournament-seed = Die geheime Zahl von Runde { $round }, aus der sich die aller Tische ergeben: `{ $seed }`
tournament-counts = Fürs Turnier: { $points }
tournament-waits = Noch gespielt wird an Tisch { $tables }.
tournament-void = Aus der Partie an Tisch #{ $table } ist nichts geworden: Wer dort saß, bekommt den Durchschnitt der Runde.
tournament-late = Zu spät gekommen? Mit `/turnier mitspielen` bist du ab Runde { $round } dabei.
tournament-joined = { $player } ist ab Runde { $round } dabei.
tournament-next-told = Runde { $round } deines Turniers in { $link } ist zu Ende: Mit `/turnier weiter` fängt dort Runde { $next } an.
tournament-leave-sure = Wenn du das Turnier verlässt, gibst du auch deine Partie an Tisch #{ $table } auf. Das lässt sich nicht rückgängig machen.
tournament-leave-other = Diesen Knopf kann nur drücken, wer gefragt wurde; mit `/turnier verlassen` gehst du selbst.
tournament-stayed = Gut, du bleibst im Turnier.
button-tournament-leave = Verlassen und aufgeben
button-tournament-stay = Dabeibleiben
tournament-left = { $player } hat das Turnier verlassen; die Punkte bleiben stehen.
tournament-taken-off = { $by } hat { $player } von der Liste gestrichen.
tournament-taken-out = { $by } hat { $player } aus dem Turnier genommen; die Punkte bleiben stehen.
tournament-dropped = Deshalb zählt die Partie an Tisch #{ $table } nicht mehr für die Wertung.

## Der Stand

tournament-standings = **Das Turnier nach Runde { $round } von { $rounds }**
tournament-row = { $place }. { $player }: **{ $points }**{ $here ->
        [yes] {""}
       *[no] {" "}(nicht mehr dabei)
    }
tournament-next = { $player }, mit `/turnier weiter` fängt Runde { $round } an.
tournament-over = Das Turnier ist zu Ende. { $count ->
        [one] **{ $players }** hat es gewonnen.
       *[other] **{ $players }** haben es gemeinsam gewonnen.
    }

## Was nicht geht

tournament-in-channel = Ein Turnier gehört in einen Kanal: Schreib das dort, wo alle mitlesen, die dabei sind.
tournament-none = Hier läuft gerade kein Turnier. `/turnier neu` setzt eines an.
tournament-goes-on =
    { $own ->
        [yes] Du leitest hier schon ein Turnier, und in einem Kanal läuft immer nur eines. `/turnier` zeigt es, `/turnier schließen` beendet es.
       *[no] { $player } leitet hier schon ein Turnier; in einem Kanal läuft immer nur eines.
    }
tournament-not-for-game = { $game } eignet sich nicht für Turniere: Dort sitzen zwei bis vier an einem Tisch.
tournament-rounds = `{ $value }` Runden kann ein Turnier nicht haben: Möglich sind 1 bis { $most }.
tournament-rounds-missing = Wie viele Runden? Möglich sind 1 bis { $most }, etwa `runden=4`.
tournament-rated = Ob die Partien eines Turniers gewertet werden, ist hier für alle Turniere gleich: `/einstellungen` zeigt es, und wer es ändern kann.
tournament-instead =
    { $act ->
        [leave] Das Turnier verlässt du mit `/turnier verlassen`.
        [begin] Das Turnier beginnt mit `/turnier starten`.
       *[cancel] Das Turnier beendest du mit `/turnier schließen`.
    }
tournament-joined-already = Du bist schon dabei.
tournament-last-round = Die letzte Runde läuft schon: Zum Mitspielen ist es zu spät.
tournament-full = Das Turnier ist voll: { $most } können dabei sein.
tournament-not-in = Du bist bei diesem Turnier nicht dabei und kannst darum auch nicht ausscheiden.
tournament-bot = `@{ $name }` ist ein Bot, und Bots sind bei Turnieren nicht dabei.
tournament-nobody = Unter denen, die dabei sind, heißt niemand `{ $name }`, oder mehr als einer.
tournament-chosen-by-other = Diese Knöpfe sind für die Person, die gefragt hat. Mit `/turnier` bekommst du eigene.
tournament-director-button = Dieser Knopf ist für { $player }, dort liegt die Leitung. Wer den Kanal moderiert, kann den Befehl notfalls tippen.
tournament-button-earlier = Dieser Knopf gehört zu einem früheren Turnier. Das jetzige zeigt `/turnier`.
tournament-director-only = Das kann nur { $player }, denn dort liegt die Leitung, oder wer den Kanal moderiert.
tournament-started = Das Turnier hat schon angefangen; `/turnier weiter` beginnt die nächste Runde.
tournament-not-started = Das Turnier hat noch nicht angefangen: { $player } beginnt es mit `/turnier starten`.
tournament-too-few = Für eine Runde braucht es mindestens { $low }; dabei sind bisher: { $have }.
tournament-round-runs = Die nächste Runde muss warten: Gespielt wird noch an Tisch { $tables }. `/turnier beenden #{ $table }` beendet ein Spiel, wie es steht.
tournament-close-games = Gespielt wird noch an Tisch { $tables }; `/turnier beenden #{ $table }` beendet ein Spiel, wie es steht.
tournament-not-its-table = An Tisch #{ $table } wird kein Spiel dieses Turniers gespielt.
tournament-ended-by = **{ $player }** hat diese Partie des Turniers beendet, so wie sie steht.
forget-tournament = Du leitest noch ein Turnier oder bist bei einem dabei; erst `/turnier verlassen` oder `/turnier schließen`.

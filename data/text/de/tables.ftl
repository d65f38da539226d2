# What is said around a game: tables, challenges, turns, results.

## Spieler

computer-name = Computer
example-player = Person { $number }
player-nameless = Spieler

## Herausforderungen

challenge = **{ $player }** möchte **{ $game }** spielen (Tisch #{ $table }).
challenge-timer = Alle spielen gleichzeitig und haben für jede Runde { $time } Zeit.
challenge-seat = { $state ->
        [open] ○ { $count ->
                [one] ein freier Platz: Wer zuerst mitmacht, bekommt ihn
               *[other] { $count } freie Plätze: Wer zuerst mitmacht, bekommt einen
            }
        [accepted] ● { $player } ist dabei{ $level ->
                [none] {""}
                [beginner] {" "}(Anfänger)
                [club] {" "}(Könner)
               *[master] {" "}(Meister)
            }
        [declined] × { $player } möchte nicht
        [here] ○ { $player }, bist du da?
        [unanswered] – { $player } hat nicht geantwortet
       *[other] ○ { $player }, spielst du mit?
    }
challenge-here = Seit der ersten Zusage ist etwas Zeit vergangen, und mit dem Spiel läuft die Uhr. Wer da ist, drückt **Los geht's**; mit dem Letzten geht es los.
challenge-hints = Tipps sind erlaubt, darum wird die Partie nicht gewertet.
challenge-unrated = Die Partie wird nicht gewertet.
challenge-finished = { $player } spielt { $percent } % der Partien zu Ende
rated-suspended = { $own ->
        [yes] Von deinen letzten zehn gewerteten Partien hast du drei durch Zeit verloren, darum wird diese nicht gewertet. In { $left } kannst du wieder gewertet spielen.
       *[no] { $player } hat von den letzten zehn gewerteten Partien drei durch Zeit verloren, darum wird diese nicht gewertet. In { $left } sind wieder gewertete Partien möglich.
    }
rated-suspended-now = Jetzt hast du von deinen letzten zehn gewerteten Partien drei durch Zeit verloren: { $left } lang werden deine neuen Partien nicht gewertet.
rated-suspended-refused = { $own ->
        [yes] Von deinen letzten zehn gewerteten Partien hast du drei durch Zeit verloren, darum kannst du noch { $left } lang nur ungewertet spielen. `gewertet=nein` in einer Herausforderung fragt danach.
       *[no] { $player } hat von den letzten zehn gewerteten Partien drei durch Zeit verloren und kann noch { $left } lang nur ungewertet spielen. `gewertet=nein` in einer Herausforderung fragt danach.
    }
challenge-seal = Siegel der Ziehung: `{ $seal }`
challenge-people-in-channel = Fordere andere in einem Kanal heraus, in dem ihr beide mitlest; hier unter uns kannst du gegen den Computer spielen (`/herausfordern computer`) oder, wo das Spiel es erlaubt, allein.
challenge-seats = { $game } ist für { $low } bis { $high } Personen; ihr wärt { $asked }.
challenge-seats-exactly = { $game } mit diesen Optionen ist für { $low } Personen; ihr wärt { $asked }.
challenge-not-alone = { $game } geht nicht allein: Dazu gehören mindestens { $low }. Mit `/herausfordern computer` spielst du gegen mich.
challenge-unknown-option = { $game } hat keine Option `{ $option }`; es gibt: { $allowed }.
challenge-bad-option = Die Option `{ $option }` kann nicht `{ $value }` sein. Versuch es mit { $allowed }.
challenge-accepted-already = Du hast schon einen Platz an Tisch #{ $table }; es geht los, sobald alle geantwortet haben.
challenge-declined-already = Du hast die Herausforderung an Tisch #{ $table } abgelehnt. Solange sie noch auf andere wartet, bist du mit `/annehmen #{ $table }` doch dabei.
challenge-no-place = An Tisch #{ $table } sind alle Plätze vergeben.
challenge-host-cancels = Tisch #{ $table } ist deine eigene Herausforderung: `/abbrechen #{ $table }` zieht sie zurück.
challenge-not-joined = Du hast keinen Platz an Tisch #{ $table }.
challenge-only-host = Die Herausforderung an Tisch #{ $table } kam von { $host }; nur { $host } kann das.
challenge-asked-already = Genau das hast du schon gefragt: Tisch #{ $shown } wartet auf eine Antwort. `/abbrechen #{ $table }` zieht die Herausforderung zurück.
challenge-too-many-yours = Von dir sind hier schon { $most } Herausforderungen offen. Warte eine Antwort ab oder zieh eine mit `/abbrechen` zurück; eine neue gibt es vorerst nicht.
challenge-too-many-here = Hier sind schon { $most } Herausforderungen offen. Eine neue geht erst wieder, wenn eine davon beantwortet oder zurückgezogen ist.
challenge-not-open = { $phase ->
        [running] Die Partie an Tisch #{ $table } hat schon begonnen.
        [over] Die Partie an Tisch #{ $table } ist vorbei; `/revanche #{ $table }` fragt nach einer Revanche.
       *[other] Aus der Herausforderung an Tisch #{ $table } ist nichts geworden.
    }

## Die Tische

no-table = Hier gibt es keinen passenden Tisch. `/tische` zählt auf, was es gibt, `/herausfordern` beginnt ein Spiel.
no-table-here = Du spielst in diesem Kanal gerade nicht. `/herausfordern` beginnt ein Spiel.
table-in-topic = In einem anderen Thema dieser Gruppe bist du an { $table } ({ $game }).
no-table-open = An Tisch #{ $table } ({ $game }) ist noch ein Platz frei: Mit `/mitspielen #{ $table }` bist du dabei.
no-table-private = Du spielst gerade nirgends. `/herausfordern computer` beginnt gleich hier ein Spiel.
no-table-asked = Du wirst gefragt, ob du an Tisch #{ $table } { $game } spielst: Die anderen warten auf deine Antwort.
no-table-begun = An Tisch #{ $table } geht es noch nicht los: { $count ->
        [0] Es ist noch ein Platz frei.
       *[other] Die Antwort von { $names } steht noch aus.
    }
no-such-table = Einen Tisch #{ $table } gibt es hier nicht. `/tische` zählt auf, was es gibt.
no-challenge = Hier wartet keine Herausforderung auf dich.
no-challenge-accepted = Hier gibt es keine Herausforderung, die du angenommen hast und die noch nicht begonnen hat. Eine laufende Partie gibst du mit `/aufgeben` auf.
no-challenge-of-yours = Hier gibt es keine Herausforderung von dir, die noch nicht begonnen hat. Mit `/herausfordern` machst du eine.
resign-instead = Eine laufende Partie gibst du mit `/aufgeben` auf.
no-game-over = Hier gibt es keine beendete Partie.
no-game-of-yours-over = Hier gibt es keine beendete Partie von dir, die sich noch einmal spielen ließe.
not-at-table = Du spielst nicht an Tisch #{ $table }.
which-table = Welchen Tisch meinst du? Schreib seine Nummer gleich hinter den Befehl, etwa `/brett #12`.
which-table-typed = Welchen Tisch meinst du? Schreib seine Nummer gleich hinter den Befehl, etwa `{ $line }`.
which-table-resign = Welche Partie möchtest du aufgeben? Schreib ihre Nummer gleich hinter den Befehl, etwa `/aufgeben #12`.
which-table-resign-typed = Welche Partie möchtest du aufgeben? Schreib ihre Nummer gleich hinter den Befehl, etwa `{ $line }`.
which-table-move = Welchen Tisch meinst du? Das kann an jedem davon ein Zug sein. Wenn du tippst, stell die Nummer voran: `/spiele #12 J13> 2x3(=)6`.
which-table-move-typed = Welchen Tisch meinst du? Das kann an jedem davon ein Zug sein. Wenn du tippst, stell die Nummer voran: `/spiele { $line }`.
move-unreadable-anywhere = Das kann ich in keiner deiner Partien als Zug lesen. `/partien` zeigt sie, und in den Regeln steht, wie ein Zug aussieht.
which-table-other = Diese Knöpfe sind für die Person, die { $command ->
        [play] den Zug geschrieben hat.
       *[other] den Befehl geschrieben hat.
    }
told-at-table = { $what ->
        [left] Du hast an Tisch #{ $table } ({ $game }) aufgegeben. Die anderen sehen es dort.
        [over] Die Partie an Tisch #{ $table } ({ $game }) ist vorbei. Das Ergebnis steht dort.
        [asked] Die anderen an Tisch #{ $table } ({ $game }) sind gefragt.
       *[done] Erledigt. An Tisch #{ $table } ({ $game }) sehen es alle.
    }
tables-head = Die Tische:
tables-watched = Dieser Chat sieht bei **#{ $table }** { $game } zu: { $names }. `/wegsehen #{ $table }` beendet das.
tables-none = Hier gibt es keine Tische. `/herausfordern` beginnt ein Spiel.
table-row = **#{ $table }** { $game }: { $names } { $phase ->
        [open] (wartet auf Antworten)
        [running] (am Zug: { $turn })
        [paused] (macht Pause)
       *[other] (vorbei)
    }
games-your-turn = **Du bist am Zug:**
games-asked = **Spielst du mit?**
games-waiting = **Du wartest auf andere:**
games-wishes = **Andere fragen dich:**
games-wish = **{ $link }** { $game }: { $players } { $count ->
        [one] möchte
       *[other] möchten
    } { $kind ->
        [takeback] den letzten Zug zurücknehmen. `/zurücknehmen #{ $table } ja` stimmt zu, `/zurücknehmen #{ $table } nein` lehnt ab.
        [close] die Partie ohne Ergebnis beenden, wie sie steht. `/schließen #{ $table } ja` stimmt zu, `/schließen #{ $table } nein` lehnt ab.
       *[pause] eine Pause machen. `/pause #{ $table } ja` stimmt zu, `/pause #{ $table } nein` lehnt ab.
    }
games-row = **{ $link }** { $game }{ $alone ->
        [yes] {""}
       *[no] {" "}mit { $names }
    }{ $state ->
        [none] {""}
        [paused] {" "}– ⏸ macht Pause
        [replaced] {" "}– für dich spielt ein Computer; `/zurück` nimmt deinen Platz zurück
        [late] {" "}– ⌛ keine Zeit mehr
        [open] {" "}– noch haben nicht alle geantwortet; verfällt in { $left }
        [awaited] {" "}– ⏳ { $awaited }: { $left }
        [awaited-late] {" "}– ⌛ { $awaited }: keine Zeit mehr. `/reklamieren #{ $table }` reklamiert das, `/zeit #{ $table }` gibt Zeit.
        [awaited-claimed] {" "}– ⌛ { $awaited }: keine Zeit mehr; in { $left } durch Zeit verloren. `/reklamieren #{ $table }` reklamiert das, `/zeit #{ $table }` gibt Zeit.
        [awaited-away] {" "}– 🌴 { $awaited }: abwesend bis { $until }
       *[timed] {" "}– ⏳ { $left }
    }
games-tournaments = **Deine Turniere:**
games-tournament = { $link }: { $state ->
        [open] { $own ->
            [yes] noch nicht begonnen. `/turnier starten`, in seinem Chat getippt, beginnt es.
           *[no] noch nicht begonnen. { $director } beginnt es.
        }
        [playing] { $count ->
            [one] Runde { $round } von { $rounds }, wartet auf die Partie an Tisch { $tables }.
           *[other] Runde { $round } von { $rounds }, wartet auf die Partien an den Tischen { $tables }.
        }
       *[between] { $own ->
            [yes] Runde { $round } von { $rounds } ist vorbei. `/turnier weiter`, in seinem Chat getippt, beginnt Runde { $next }.
           *[no] Runde { $round } von { $rounds } ist vorbei. { $director } beginnt Runde { $next }.
        }
    }
games-none = Du spielst gerade nirgends. Mit `/herausfordern` beginnt ein Spiel{ $finished ->
        [yes] ; `/partien beendet` zeigt die, die vorbei sind.
       *[no] .
    }
games-also-finished = `/partien beendet` zeigt die, die vorbei sind.
games-finished = { $page ->
        [1] **Deine beendeten Partien:**
       *[other] **Deine beendeten Partien, Seite { $page }:**
    }
games-finished-row = **{ $table }** { $game }{ $alone ->
        [yes] {""}
       *[no] {" "}mit { $names }
    } – { $ending ->
        [won] gewonnen
        [tied] unentschieden
        [lost] verloren
        [place] { $place ->
            [2] 2.
            [3] 3.
           *[other] { $place }.
        } von { $seats }
        [shared] gemeinsam { $place ->
            [1] 1.
            [2] 2.
            [3] 3.
           *[other] { $place }.
        } von { $seats }
        [alone] zu Ende gespielt
        [resigned] aufgegeben
        [late] durch Zeitüberschreitung verloren
        [replaced] ein Computer hat für dich weitergespielt
       *[stopped] vor dem Ende abgebrochen
    }{ $departed ->
        [resigned] , { $leavers } { $leaving ->
            [one] hat
           *[other] haben
        } aufgegeben
        [late] , { $leavers } { $leaving ->
            [one] hat
           *[other] haben
        } durch Zeitüberschreitung verloren
        [left] , { $leavers } haben die Partie verlassen
       *[none] {""}
    }{ $counted ->
        [no] {""}
        [all] {" "}({ $scores })
       *[own] {" "}({ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        })
    }{ $rated ->
        [no] {""}
       *[yes] , Wertung { $change }
    }, { $day }
games-finished-how = Mit der Nummer kannst du jede Partie noch einmal ansehen, mit `/brett #{ $table }` oder `/exportieren #{ $table }`; mit `/wiederholung #{ $table }`, wenn ein Zug zu Ende gespielt ist, und mit `/rückblick #{ $table }`, wenn einer von dir ist.
games-finished-more = `/partien beendet { $page }` zeigt ältere.
games-finished-none = Du hast noch keine Partie beendet. Mit `/herausfordern` beginnt eine.
games-finished-only-lesson = Eine erste Partie mit meiner Hilfe zählt hier nicht mit, und eine andere hast du noch nicht beendet. Mit `/herausfordern` beginnt eine.
games-finished-no-more = Ältere beendete Partien hast du nicht; `/partien beendet` zeigt die neuesten.
games-left-group = Du hast eine Gruppe verlassen, in der du noch spielst. Diese Partien gehen weiter, und du kannst sie hier spielen:
button-give-up = #{ $name } aufgeben
resign-sure = Möchtest du { $game } an Tisch #{ $table } aufgeben? Das lässt sich nicht rückgängig machen{ $rated ->
        [yes] , und es zählt für deine Wertung.
       *[no] .
    }
resign-kept = Gut, du spielst weiter.
resign-done = Du hast { $game } an Tisch #{ $table } aufgegeben.
resign-other = Diesen Knopf kann nur drücken, wer gefragt wurde; `/aufgeben` gibt deine eigene Partie auf.
button-resign-yes = Aufgeben
button-resign-no = Weiterspielen
table-not-running = { $phase ->
        [open] Die Partie an Tisch #{ $table } hat noch nicht begonnen.
        [aside] Die Partie an Tisch #{ $table } ist beiseitegelegt, weil sie sich nicht mehr lesen lässt.
       *[other] An Tisch #{ $table } gab es kein Spiel: Aus der Herausforderung ist nichts geworden.
    }
table-set-aside = Die Partie an Tisch #{ $table } lässt sich nicht mehr lesen und ist deshalb beiseitegelegt. Das tut mir leid; alle anderen Partien gehen weiter.
close-own-only = Diesen Kanal moderiert niemand: Tisch #{ $table } schließen kann nur, wer dort mitspielt.
close-moderators-only = Einen Tisch schließen kann nur, wer diesen Kanal moderiert; mit `/aufgeben` gibst du deine eigene Partie auf.
close-in-private = Einen Tisch schließt die Moderation, und zwar in seinem Kanal; mit `/aufgeben` gibst du deine eigene Partie auf.
rights-unknown = Ich habe nicht rechtzeitig erfahren, ob du diesen Kanal moderierst, und deshalb nichts getan; versuch es bitte noch einmal.
anonymous-no-seat = Du schreibst als Gruppe: Ich weiß nicht, wer du bist, und kann dir keine Steine schicken. Schalte in deinen Rechten als Administrator **Anonym bleiben** aus und spiel dann unter deinem eigenen Namen.

## Züge und Ergebnisse

turn = **{ $player }**, du bist am Zug.
turn-other = { $player } ist am Zug.
turn-several = **{ $players }**: Ihr seid dran, alle gleichzeitig.
time-was-up = Die Zeit war um für { $players }.
turn-several-others = { $players } sind am Zug, alle gleichzeitig.
time-limit = Zeit dafür: { $unit ->
        [seconds] { $count ->
                [one] eine Sekunde
               *[other] { $count } Sekunden
            }
        [minutes] { $count ->
                [one] eine Minute
               *[other] { $count } Minuten
            }
        [hours] { $count ->
                [one] eine Stunde
               *[other] { $count } Stunden
            }
       *[days] { $count ->
                [one] ein Tag
               *[other] { $count } Tage
            }
    }.
time-left = Dafür { $unit ->
        [seconds] { $count ->
                [one] bleibt noch etwa eine Sekunde
               *[other] bleiben noch etwa { $count } Sekunden
            }
        [minutes] { $count ->
                [one] bleibt noch etwa eine Minute
               *[other] bleiben noch etwa { $count } Minuten
            }
        [hours] { $count ->
                [one] bleibt noch etwa eine Stunde
               *[other] bleiben noch etwa { $count } Stunden
            }
       *[days] { $count ->
                [one] bleibt noch etwa ein Tag
               *[other] bleiben noch etwa { $count } Tage
            }
    }.
thread-name = { $game } #{ $table }: { $names }
table-in-channel = Tisch #{ $table } steht im Kanal, nicht in diesem Thread.
game-in-private = Deine Partie an Tisch #{ $table } schicke ich dir in unseren privaten Chat, wo sonst niemand mitliest.
lesson-which = Welches Spiel möchtest du lernen? Bei den ersten Zügen helfe ich dir.
lesson-begins = **{ $game }, deine erste Partie** (Tisch #{ $table }). Die ersten Züge sage ich dir, danach spielst du allein weiter. Sie zählt nirgends.
lesson-on = Du lernst { $game } schon an Tisch #{ $table }: `/brett #{ $table }` zeigt es, `/aufgeben #{ $table }` beendet es.
lesson-goes-on = **{ $step }/{ $steps }** Als Nächstes:
lesson-done = **Jetzt kannst du es!** Ab hier spielst du allein weiter. Wenn du nicht weiterweißt, zeigt `/tipp` einen guten Zug; alle Regeln stehen in `/regeln { $name }`.
lesson-own-way = Ein eigener Zug, sehr gut: Ab hier spielst du allein weiter. Wenn du nicht weiterweißt, zeigt `/tipp` einen guten Zug; alle Regeln stehen in `/regeln { $name }`.
result-elsewhere = { $result ->
        [won] **{ $player }** hat bei { $game } gegen { $others } gewonnen.
        [tied] **{ $player }** und { $others } trennen sich bei { $game } unentschieden.
       *[lost] **{ $player }** hat bei { $game } gegen { $others } verloren.
    }
scores = { $scores }
how-to-be-heard = { $platform ->
        [telegram] Schreib `/spiele` davor oder antworte auf das Brett, sonst sehe ich ihn nicht.
       *[other] Nimm dafür `/spiele`, antworte auf das Brett oder erwähne mich, sonst sehe ich ihn nicht.
    }
how-to-be-heard-perhaps = { $platform ->
        [telegram] Antworte ich nicht darauf, schreib `/spiele` davor oder antworte auf das Brett.
       *[other] Antworte ich nicht darauf, nimm `/spiele`, antworte auf das Brett oder erwähne mich.
    }
board-title = **{ $game }, Tisch #{ $table }**
board-of = Tisch #{ $table }
game-replay = Tisch #{ $table }, Zug für Zug: { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }.
game-replay-still = Für das bewegte Bild habe ich gerade zu viel zu tun: Frag bitte in ein paar Minuten noch einmal.
game-replay-none = An Tisch #{ $table } gibt es nichts zu wiederholen: Es ist kein Zug gespielt.
game-after-turn = Tisch #{ $table } nach Zug { $turn } von { $turns }:
game-no-turn = Zug { $turn } gibt es an Tisch #{ $table } nicht: { $turns ->
        [0] Es ist noch keiner gespielt.
        [one] Es gibt nur Zug 1.
       *[other] Es gibt nur die Züge 1 bis { $turns }.
    }
rack-of = { $game }{ $alone ->
        [yes] {""}
       *[no] {" "}mit { $names }
    } (#{ $table }), nur für dich:
rack-undeliverable = { $count ->
        [one] { $players }, ich kann dir nicht privat schreiben. Mit dem Knopf siehst du trotzdem, was du auf der Hand hast; oder schreib mir zuerst.
       *[other] { $players }, ich kann euch nicht privat schreiben. Mit dem Knopf seht ihr trotzdem, was ihr auf der Hand habt; oder schreibt mir zuerst.
    }
rack-undeliverable-in-private = { $count ->
        [one] { $players }, ich kann dir nicht privat schreiben, aber dieses Spiel spielst du im privaten Chat mit mir: Öffne ihn jetzt und schreib mir dort. Der Knopf zeigt dir schon hier, was nur du sehen darfst.
       *[other] { $players }, ich kann euch nicht privat schreiben, aber dieses Spiel spielt ihr im privaten Chat mit mir: Öffnet ihn jetzt und schreibt mir dort. Der Knopf zeigt euch schon hier, was nur ihr sehen dürft, jedem das Eigene.
    }
game-undeliverable = { $player }, ich kann dir nicht privat schreiben; deine Partie geht deshalb vorerst hier weiter. { $platform ->
        [discord] Erlaube Direktnachrichten von Mitgliedern dieses Servers und schreib mir dann privat `/start`: Dort geht sie weiter.
       *[other] Öffne einmal unseren privaten Chat: Dort geht sie weiter.
    }
rack-elsewhere = { $player }, hier kann ich dir nicht privat schreiben. Was nur du sehen darfst, steht in unserem privaten Chat mit deinem anderen Konto.
answer-undeliverable = { $platform ->
        [discord] Die Antwort ist nur für dich, und ich kann dir nicht privat schreiben. Wähle den Befehl aus dem Menü hinter `/`: Dann siehst nur du, was ich sage.
       *[other] Meine Antwort ist nur für dich bestimmt, aber ich kann dir nicht privat schreiben. Öffne einmal unseren privaten Chat und versuch es dann noch einmal.
    }
private-undeliverable = { $player }, ich kann dir nicht privat schreiben. { $platform ->
        [discord] Erlaube Direktnachrichten von Mitgliedern dieses Servers und frag mich dann privat.
       *[other] Öffne einmal unseren privaten Chat und frag dann noch einmal.
    }
channel-unreachable = Im Chat von Tisch #{ $table } kann ich nicht mehr schreiben{ $on ->
        [no] ; hier liest du also, wie es ausging.
       *[yes] . Das Spiel bleibt erhalten: Spiel von hier aus weiter, oder lasst mich wieder hinein.
    }
move-not-your-turn = An Tisch #{ $table } bist du gerade nicht am Zug: Gewartet wird auf { $names }.
game-if-meant = Falls du `{ $nearest }` meinst:
move-rest-waits = Gespielt ist noch nichts: Jetzt geht nur `{ $move }`, und was dahinter steht, muss warten.
move-not-your-turn-anywhere = Du bist gerade in keiner deiner Partien am Zug:
move-game-over = Die Partie an Tisch #{ $table } ist aus. `/revanche #{ $table }` fragt nach einer Revanche.
move-in-private = Dieser Zug würde den anderen zeigen, was nur du sehen sollst. Gespielt ist nichts: Schick ihn mir privat.
move-button-old = Dieser Knopf gehört zu einem früheren Zug an Tisch #{ $table }; gespielt ist nichts.
move-too-late = An Tisch #{ $table } war die Zeit gerade um; davon ist nichts gespielt.
move-too-many = So viele Züge in einer Zeile nehme ich nicht: Höchstens { $most } können mit `;` verbunden sein. Gespielt ist keiner.
try-shows = Nur zum Ansehen an Tisch #{ $table }, gespielt ist nichts:
try-ends = Der Zug wäre erlaubt und würde die Partie an Tisch #{ $table } beenden. Wie sie ausgeht, siehst du erst, wenn du ihn spielst.
try-closes = Das wäre erlaubt, und damit wären alle an Tisch #{ $table } fertig. Was die anderen haben, siehst du erst, wenn du es spielst.
refused-shows = Das Bild zeigt den Zug, wie du ihn wolltest, und markiert, was daran nicht stimmt. Gespielt wurde nichts.
rematch-not-over = Die Partie an Tisch #{ $table } ist noch nicht vorbei.
rematch-gone = Ein Spiel mit { $names } ist nicht mehr möglich. Mit `/herausfordern` beginnst du ein anderes Spiel.
rematch-on = Die Revanche gibt es schon, an Tisch #{ $table }.

## Allein gespielt

best-head = Die besten Ergebnisse bei **{ $game }** hier, allein gespielt:
best-under = Mit { $options }:
best-row = { $place }. { $player }: **{ $points }** ({ $date }, Tisch #{ $table })
best-none = { $game } hat hier noch niemand allein zu Ende gespielt. `/herausfordern allein { $name }` fängt an.
best-which-game = Sag dazu, welches Spiel du meinst: { $games }.
best-no-game = Hier gibt es kein Spiel, das man allein spielt.
best-not-alone = { $game } spielt man nicht allein, und darum gibt es dafür keine Bestenliste, nur für: { $games }. Wer bei { $game } am stärksten ist, zeigt `/rangliste { $name }`.
best-first = Das ist das erste Ergebnis hier. `/beste { $name }` zeigt es.
best-first-of-options = Das ist hier das erste Ergebnis mit diesen Optionen. `/beste { $name }` zeigt es.
best-new = **Neuer Bestwert!** Bisher waren es { $points } von { $player }. `/beste { $name }` zählt alle Ergebnisse auf.
best-so-far = Am besten war hier bisher { $player } mit { $points }. `/beste { $name }` zählt alle Ergebnisse auf.

## Rückblick

review-no-game = Hier gibt es keine beendete Partie von dir. `/partien beendet` zeigt deine aus allen Chats, mit den Nummern für `/rückblick #12`.
review-not-yours = Du hast an Tisch #{ $table } nicht mitgespielt. `/wiederholung #{ $table }` zeigt die Partie Zug für Zug.
review-not-over = Die Partie an Tisch #{ $table } läuft noch; zurückblicken kannst du danach.
review-no-turn = An Tisch #{ $table } gibt es keinen Zug von dir, auf den du zurückblicken könntest.
review-no-puzzle = { $count ->
        [0] Von Tisch #{ $table } gibt es keine Aufgaben: Keiner deiner Züge war deutlich schlechter als der beste.
        [one] Von Tisch #{ $table } gibt es nur Aufgabe 1.
       *[other] Von Tisch #{ $table } gibt es nur die Aufgaben 1 bis { $count }.
    }
review-in-private = Den Rückblick auf Tisch #{ $table } schicke ich dir in unseren privaten Chat.
game-review-of = **Tisch #{ $table }, wie du gespielt hast:** { $points } Punkte in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
game-review-given = Nach dem, was du sehen konntest, hast du im Schnitt { $given ->
        [one] 1 Punkt
       *[other] { $given } Punkte
    } pro Zug verschenkt; Computer: Anfänger { $beginner }, Könner { $club }, Meister { $master }.
review-none = Keiner deiner Züge war deutlich schlechter als der beste: gut gespielt!
review-puzzles = { $count ->
        [one] Dein teuerster Zug ist jetzt eine Aufgabe. Findest du den besseren?
       *[other] Deine { $count } teuersten Züge sind jetzt Aufgaben. Findest du die besseren?
    }
review-best = Mit deinen besten Zügen
game-review-puzzle = **Aufgabe { $puzzle } von { $of }:** dein Zug { $turn }, wie du ihn vor dir hattest. Du hast `{ $move }` für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } gespielt. Was war besser?
review-how = { $left ->
        [one] Du hast noch einen Versuch
       *[other] Du hast { $left } Versuche
    }: { $taps ->
        [yes] Tippe den Zug im Bild zusammen, oder schreib ihn.
       *[no] Schreib einfach einen Zug.
    }
game-review-not-best = `{ $move }` bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. { $verdict ->
        [better] Besser als dein Zug, aber es geht noch mehr.
        [worse] Das ist schlechter als dein Zug.
       *[same] Nicht besser als dein Zug.
    }
game-review-not-best-in-all = `{ $move }` bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. { $verdict ->
        [better] Wenn die nächsten Züge mitzählen, ist das besser als dein Zug, aber es geht noch mehr.
        [worse] Wenn die nächsten Züge mitzählen, ist das schlechter als dein Zug.
       *[same] Wenn die nächsten Züge mitzählen, ist das nicht besser als dein Zug.
    }
game-review-unfinished = Das ist noch kein ganzer Zug. Tippe ihn in einer Zeile, mit `;` dazwischen.
review-about = **Aufgabe { $puzzle } aus { $game } (#{ $table })**
review-open = Darin lese ich keinen Zug. Aufgabe { $puzzle } aus deiner Partie { $game } an Tisch #{ $table } ist noch offen: Tippe einen besseren Zug, oder `lösung`, um sie abzuschließen. `/rückblick #{ $table }` führt zu ihr zurück.
review-right = **Gefunden!**
review-failed = Das war der letzte Versuch. Die Lösung:
review-answer = Die Lösung:
game-review-why = `{ $move }` bringt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, deiner brachte { $your-points }{ $reason ->
        [points] .
       *[kept] ; er behält { $tiles ->
            [none] nichts
           *[other] { $tiles }
        }, deiner behielt { $your-tiles ->
            [none] nichts
           *[other] { $your-tiles }
        }: Das ist in den nächsten Zügen mehr wert.
    }

## Danach

export-not-over = Die Partie an Tisch #{ $table } läuft noch; die Mitschrift gibt es, wenn sie vorbei ist.
forget-playing = An diesen Tischen hast du noch einen Platz:
forget-resign = Spiel erst zu Ende, oder gib auf: `/aufgeben`.
forget-cancel = Nimm erst deine Herausforderung zurück: `/abbrechen`.
forget-decline = Lehn erst ab, wozu du gefragt bist: `/ablehnen`.
forget-leave = Steh erst auf, wo das Spiel noch nicht angefangen hat: `/verlassen`.
record-unreadable-file = Diese Datei lässt sich nicht lesen ({ $problem }).

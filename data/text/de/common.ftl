### What the bot says in every game: commands and their help, records, rules, troubles. { $table } is a number without `#`.


## A command that cannot be understood: `command-<code>`

command-unknown-command = Den Befehl `{ $word }` kenne ich nicht. `/hilfe` zeigt dir alle.
command-unknown-command-near = Den Befehl `{ $word }` kenne ich nicht. Meinst du `/{ $nearest }`?
command-unknown-sentence-near = Ich bin nicht sicher, was du möchtest. Meinst du `/{ $nearest }`?
command-unknown-word-near = Ich weiß nicht, was ich mit `{ $word }` anfangen soll. Meinst du `{ $nearest }`?
command-unknown-game = Ein Spiel namens `{ $word }` kenne ich nicht. Es gibt: { $games }.
command-unknown-game-near = Ein Spiel namens `{ $word }` kenne ich nicht. Meinst du `{ $nearest }`?
command-which-game = `{ $word }` kann mehrere Spiele meinen: { $games }. Welches soll es sein?
command-unknown-level = `{ $word }` ist keine Stufe: Es gibt `anfänger`, `könner` und `meister`.
command-unknown-language = `{ $word }` ist keine Sprache, die ich spreche: Es gibt { $languages }.
command-unknown-view = Als `{ $word }` kann ich das Brett nicht zeigen: Sag `ganz`, `worte`, `zug 8` oder gar nichts.
command-unknown-setting = Eine Einstellung `{ $word }` kenne ich nicht: Es gibt `sprache`, `farben`, `spiele`, `gewertet`, `erinnerungen` und `bedenkzeit`. `/{ $typed }` zeigt sie.
command-setting-switch = `{ $word }` ist weder `ja` noch `nein`.
command-remind-word = Mit `{ $word }` weiß ich nichts anzufangen: Sag `an`, `aus`, `alle=6std`, `ruhe=22-7` oder `zone=Europe/Berlin`. Die, auf die du wartest, erinnert `/anstupsen`.
command-remind-every = `{ $word }` ist keine Zeit zwischen einer Stunde und 30 Tagen, etwa `6std` oder `2t`.
command-remind-quiet = Ruhezeiten sehen so aus: `22-7`, oder `aus` für keine; `{ $word }` kann ich nicht lesen.
command-remind-zone = Eine Zeitzone `{ $word }` kenne ich nicht; sie heißen etwa `Europe/Berlin`.
command-setting-value = Schreib dazu, was für `{ $word }` gelten soll, etwa `/einstellungen sprache=de`.
command-unknown-theme = `{ $word }` ist keine Farbgebung: Es gibt `hell` und `dunkel`.
command-command-missing = Hinter `/` gehört ein Befehl. `/hilfe` zeigt dir alle.
command-unexpected-word = { $command ->
        [rules] Hinter `/{ $typed }` können ein Spiel und eine einzelne Regel stehen, wie in `/{ $typed } summy S5`; mit `{ $word }` weiß ich nichts anzufangen.
        [best] Hinter `/{ $typed }` kann nur ein Spiel oder ein Monat stehen, wie in `/{ $typed } summa` oder `/{ $typed } 2026-10`; mit `{ $word }` weiß ich nichts anzufangen.
        [stats] Hinter `/{ $typed }` können eine Person mit `@` und ein Spiel stehen, wie in `/{ $typed } @name summy`; mit `{ $word }` weiß ich nichts anzufangen.
        [learn] Hinter `/{ $typed }` kann nur ein Spiel stehen, wie in `/{ $typed } summy`; mit `{ $word }` weiß ich nichts anzufangen.
        [games] `/partien` zeigt deine eigenen Partien, `/partien beendet` die beendeten. Mit `{ $word }` weiß ich nichts anzufangen.
        [tables] Hinter `/{ $typed }` steht nichts weiter: Der Befehl zeigt alle Tische hier. Mit `{ $word }` weiß ich nichts anzufangen.
        [accept] Hinter `/{ $typed }` können ein Tisch wie `#12` und danach `glück=eigene Worte` stehen; mit `{ $word }` weiß ich nichts anzufangen.
        [join] Hinter `/{ $typed }` können ein Tisch wie `#12` oder der Code einer Einladung wie `K7QF-2M9X` und danach `glück=eigene Worte` stehen; mit `{ $word }` weiß ich nichts anzufangen.
        [rematch] Hinter `/{ $typed }` können ein Tisch wie `#12` und danach `glück=eigene Worte` stehen; mit `{ $word }` weiß ich nichts anzufangen.
        [forget] Nur dein eigener Name kann gelöscht werden: Tippe `/vergiss mich`, ohne `{ $word }`.
       *[other] Hinter `/{ $typed }` kann höchstens ein Tisch wie `#12` stehen; mit `{ $word }` weiß ich nichts anzufangen.
    }
command-alone-with-others = Entweder spielst du allein oder mit anderen: Lass `allein` weg oder alle anderen.
command-opponent-needs-at = Falls du mit `{ $word }` jemanden meinst: Schreib ein `@` vor den Namen.
command-opponent-needs-at-near = Falls du mit `{ $word }` jemanden meinst: Schreib ein `@` vor den Namen. Oder meinst du `{ $nearest }`?
command-opponent-in-private = Falls du mit `{ $word }` jemanden meinst: Fordere andere in einem Kanal heraus, in dem ihr beide mitlest; hier unter uns kannst du gegen den Computer spielen (`/herausfordern computer`).
command-opponent-name-bad = So heißt niemand: `{ $word }`.
command-too-many-opponents = Das sind zu viele auf einmal: Mehr als { $most } kann ich nicht fragen.
command-move-missing = Schreib deinen Zug hinter `/{ $typed }`.
command-best-month = Zu einem Monat gehört das Jahr, wie in `/beste 2026-10`.
command-bad-table = `{ $text }` ist kein Tisch: Schreib seine Nummer, zum Beispiel `#12`.
command-bad-option = `{ $option }` kann ich nicht lesen: Optionen sehen aus wie `name=wert`, ohne Leerzeichen, und beides ist kurz.
command-number-alone = { $command ->
        [tournament] Falls `{ $word }` die Zahl der Runden ist, schreib `runden={ $word }`.
       *[other] Falls mit `{ $word }` gemeint ist, wie viele mitspielen, schreib `spieler={ $word }`.
    }
command-level-without-computer = `{ $level }` sagt, wie gut ein Computer spielt, und hier soll keiner mitspielen: Schreib `computer` dazu oder lass die Stufe weg.
command-level-twice = `{ $level }` ist eine Stufe zu viel. Für alle Computer genügt eine; für mehrere schreib `computer=anfänger computer=meister`.
command-table-unwanted = Eine Herausforderung bekommt ihre eigene Nummer: Lass `#{ $table }` weg.
command-amount = `{ $word }` verstehe ich nicht als Zeit. Schreib sie wie `1t` oder `2std`: Tage `t`, Stunden `std`, Minuten `min`.
command-option-twice = Die Option `{ $option }` steht zweimal da.
command-forget-whom = Schreib `/vergiss mich`, wenn dein Name wirklich gelöscht werden soll.
command-line-too-long = Diese Zeile ist zu lang: Höchstens { $limit } Zeichen gehen.


## Help: `help-<command>` has the usage in the first line, then one sentence

start-welcome =
    Hallo! Hier im Chat kannst du Zahlenspiele spielen, gegen mich oder mit anderen.
you-are-welcome = Gern geschehen!
proposal-declined = Gut, dann nicht.
answer-by-button = Drück dafür bitte den Knopf.
start-again = Schön, dass du wieder da bist!
start-move-here = Schreib ihn einfach hier.
greeting = Hallo! Ich leite Zahlenspiele hier im Chat: Ihr fordert jemanden heraus, ich teile aus, zeichne das Brett und zähle.
greeting-how = Sucht euch ein Spiel aus, gegen mich oder mit allen, die hier sind. `/hilfe` sagt den Rest.
help-intro =
    Bei mir spielt man Zahlenspiele, mitten im Chat, gegen mich oder mit anderen.
    Neu hier? Tippe `/lernen summy` und spiel deine erste Partie mit meiner Hilfe.
help-first =
    • `/herausfordern` beginnt eine Partie, `/partien` zeigt deine, `/regeln summy` sagt, wie man spielt
    • `/tipp`, `/zurücknehmen` und `/aufgeben` beim Spielen, danach `/revanche`
    • `/aufgabe`, `/wertung` und `/statistik` zwischendurch
    • `/turnier`, `/tagesaufgabe`, `/rangliste` und `/beste` für alle, die hier mitspielen
    • `/einstellungen` für Sprache, Bilder, Erinnerungen und Ruhezeit
help-more = `/hilfe alle` zeigt alle Befehle.
help-all-games = Die Spiele: { $games }.
help-overview =
    • **Spiel finden**: `/herausfordern`, `/annehmen`, `/ablehnen`, `/mitspielen`, `/verlassen`, `/beginnen`, `/abbrechen`, `/einladen`, `/tische`, `/partien`, `/zusehen`, `/wegsehen`, `/turnier`
    • **Spielen**: `/spiele`, `/versuch`, `/steine`, `/brett`, `/tipp`, `/zurücknehmen`, `/aufgeben`, `/revanche`
    • **Zeit**: `/uhr`, `/reklamieren`, `/zeit`, `/pause`, `/weiter`, `/abwesend`, `/zurück`, `/erinnern`, `/anstupsen`
    • **Danach**: `/wiederholung`, `/rückblick`, `/exportieren`, `/nachprüfen`, `/beste`, `/wertung`, `/statistik`, `/rangliste`
    • **Aufgaben**: `/aufgabe`, `/tagesaufgabe`
    • **Sonst noch**: `/lernen`, `/regeln`, `/sprache`, `/farben`, `/bestätigen`, `/privat`, `/einstellungen`, `/verbinden`, `/lösen`, `/konten`, `/vergiss mich`, `/schließen`, `/trennen`; im Web-Chat für seine Leiter `/sperren`, `/entsperren`, `/umbenennen`
help-footer = `/hilfe` mit einem Befehl dahinter erklärt ihn genauer; hinter jedem Befehl darf ein Tisch wie `#12` stehen.
help-challenge =
    `/herausfordern @name summy`, `/herausfordern jeden summy`, `/herausfordern computer summy stufe=anfänger`
    Beginnt ein Spiel mit denen, die du nennst, mit der ersten Person, die mitmacht, oder mit dem Computer; `allein`, wo das Spiel es erlaubt. Was du weglässt, frage ich dich mit Knöpfen. `mit Tipps` erlaubt Tipps, `vorgabe=auto` gibt dem Schwächeren von zwei Menschen so viele Punkte Vorgabe, dass es ausgeglichen ist; was ihr sonst vereinbaren könnt, sagt `/regeln` mit dem Spiel dahinter.
help-accept =
    `/annehmen` oder `/annehmen glück=deine eigenen Worte`
    Nimmt eine Herausforderung an; Worte hinter `glück=` fließen ins Ziehen ein, damit es niemand vorher festgelegt haben kann.
help-decline =
    `/ablehnen`
    Lehnt eine Herausforderung ab.
help-cancel =
    `/abbrechen`
    Nimmt deine eigene Herausforderung zurück, solange noch nicht gespielt wird.
help-join =
    `/mitspielen #12`, `/mitspielen K7QF-2M9X`
    Setzt dich an einen Tisch, der allen offensteht. Mit dem Code einer Einladung kommt ein Tisch aus einem anderen Chat hierher; im privaten Chat bekommst du nur einen Platz dort.
help-leave =
    `/verlassen`
    Gibt deinen Platz an einem Tisch wieder frei, an dem noch nicht gespielt wird.
help-begin =
    `/beginnen`
    Fängt mit allen an, die zugesagt haben, ohne auf den Rest zu warten; wo das Spiel es erlaubt, auch allein.
help-play =
    `/spiele J13> 2x3(=)6`
    Macht deinen Zug. Privat und im Web-Chat genügt der Zug allein; sonst schreib diesen Befehl davor oder antworte damit auf das Brett.
help-try =
    `/versuch J13> 2x3(=)6`
    Zeigt nur dir, was ein Zug brächte oder was daran nicht stimmt; gespielt wird nichts.
help-rack =
    `/steine`
    Zeigt dir deine Steine, und sonst niemandem.
help-board =
    `/brett`, `/brett ganz`, `/brett worte`, `/brett nach zug 8`, `/brett #12 8`
    Zeigt den bespielten Teil des Bretts, das ganze Brett oder alles in Worten; wie es steht, oder wie es nach einem Zug war.
help-replay =
    `/wiederholung`
    Zeigt eine Partie Zug für Zug als bewegtes Bild, den letzten Zug jeweils hervorgehoben; auch, während sie läuft.
help-review =
    `/rückblick`, `/rückblick #12`
    Blickt auf eine deiner beendeten Partien zurück, nur für dich: wie die Punkte liefen, was du verschenkt hast, und deine teuersten Züge als Aufgaben.
help-hint =
    `/tipp`
    Schlägt dir einen guten Zug vor; unter Menschen nur, wenn in der Herausforderung `mit Tipps` stand.
help-resign =
    `/aufgeben`, `/aufgeben ja`, `/aufgeben #12 ja`
    Gibt deine Partie auf, nachdem du es bestätigt hast; mit `ja` sofort.
help-clock =
    `/uhr #12`
    Zeigt, wie viel Zeit alle noch haben; privat auch, bis wann, sobald ich deine Zeitzone kenne: `/erinnern zone=Europe/Berlin`.
help-claim =
    `/reklamieren #12`, `/reklamieren #12 computer`
    Wenn jemand keine Zeit mehr hat: Die Partie ist für sie oder ihn verloren, oder ein Computer spielt weiter.
help-time =
    `/zeit #12 +1t`
    Schenkt denen Zeit, die am Zug sind.
help-pause =
    `/pause #12`, `/pause ja`, `/pause nein`
    Bittet die anderen um eine Pause; sind alle einverstanden, stehen die Uhren. `/weiter` macht weiter. Mit `ja` oder `nein` antwortest du, wenn jemand um eine bittet.
help-resume =
    `/weiter #12`
    Beendet eine Pause: Die Uhren laufen wieder. Solange nicht alle einverstanden sind, zieht es deine Bitte zurück.
help-away =
    `/abwesend 5t`
    Hält deine Uhren in allen Partien an, in denen es um Tage geht, bis zu 28 Tage im Jahr; die anderen erfahren, bis wann.
help-back =
    `/zurück`, `/zurück #12`
    Beendet deine Abwesenheit oder nimmt deinen Platz von dem Computer zurück, der für dich weiterspielt.
help-rematch =
    `/revanche` oder `/revanche glück=deine eigenen Worte`
    Fragt dieselben Leute nach einer neuen Partie; Worte hinter `glück=` fließen in ihre Ziehungen ein.
help-tables =
    `/tische`
    Zählt die Tische hier auf, im privaten Chat alle deine.
help-games =
    `/partien`, `/partien beendet`
    Zeigt deine eigenen Partien in allen Chats: zuerst die, in denen du am Zug bist, dann die, in denen du wartest. Mit `beendet` zeigt es die, die vorbei sind, damit du sie noch einmal ansehen kannst.
help-tournament =
    `/turnier neu summy runden=4`, `/turnier mitspielen`, `/turnier mitspielen glück=deine eigenen Worte`, `/turnier verlassen`, `/turnier`
    Setzt eine Reihe von Partien an, deren Partiepunkte zusammengezählt werden, meldet dich an oder ab oder zeigt den Stand und die laufende Runde. An jedem Tisch sind die Plätze 4, 3, 2 und 1 Partiepunkte wert; wer sich einen Platz teilt, teilt sich die Punkte. Worte hinter `glück=` fließen in die Ziehungen der nächsten Runde ein. Wer es ansetzt, leitet es: `starten` und `weiter` beginnen Runden, `beenden #12` beendet ein Spiel, wie es steht, `streichen @name` nimmt jemanden heraus, `schließen` beendet alles; `nochmal` setzt noch so eins an wie das letzte. `bedenkzeit=` gilt für alle Partien, mit `abwesenheit=nein` hält keine Abwesenheit eine Uhr an; `/zeit` und `/pause` gehen für die Leitung an jedem Tisch.
help-best =
    `/beste`, `/beste 2026-11`
    Zeigt das Beste des Monats in diesem Kanal: die meisten Punkte, die besten Züge, wer am meisten gespielt und gewonnen hat, wessen Wertung am stärksten gestiegen ist. Mit dem Namen eines Spiels zeigt es die besten Ergebnisse derer, die es hier allein gespielt haben, mit einem Bild des allerbesten.
help-export =
    `/exportieren`
    Gibt dir die Mitschrift einer beendeten Partie als einfachen Text.
help-verify =
    `/nachprüfen`
    Prüft, dass jeder Stein so gezogen wurde, wie es vor dem Spiel feststand, und zeigt das Siegel deiner nächsten Partie gegen den Computer oder allein.
help-close =
    `/schließen #12`, `/schließen ja`, `/schließen nein`
    Beendet eine Partie ohne Ergebnis, wie sie steht; das darf die Moderation. Im Web-Chat fragt, wer mitspielt, die anderen, und die Partie endet, wenn alle einverstanden sind.
help-ban =
    `/sperren Ben`, `/sperren`
    Sperrt jemanden im Web-Chat, für alle, die seine Betreiber benannt haben: Wer gesperrt ist, kann weder schreiben noch spielen noch hereinkommen und gibt alle Partien auf. Allein zeigt es, wer gesperrt ist.
help-unban =
    `/entsperren Ben`
    Lässt jemanden wieder in den Web-Chat, für alle, die seine Betreiber benannt haben.
help-rename =
    `/umbenennen Ben Igel`
    Gibt jemandem im Web-Chat einen anderen Spitznamen, für alle, die seine Betreiber benannt haben; Partien und Wertungen bleiben.
help-learn =
    `/lernen summy`
    Beginnt im privaten Chat deine erste Partie: Die ersten Züge sage ich dir, danach spielst du allein weiter.
help-rules =
    `/regeln summy`, `/regeln summy S5`
    Erklärt ein Spiel und was man dafür vereinbaren kann, oder zeigt eine einzelne Regel.
help-language =
    `/sprache en`
    Stellt ein, in welcher Sprache ich mit dir rede.
help-theme =
    `/farben dunkel`
    Stellt ein, wie meine Bilder aussehen: `hell` oder `dunkel`.
help-settings =
    `/einstellungen`, `/einstellungen spiele=summy`
    Zeigt, was in diesem Kanal eingestellt ist, mit Knöpfen zum Ändern; das können nur Moderatoren. Im privaten Chat: deine eigenen Einstellungen.
help-remind =
    `/erinnern aus`, `/erinnern alle=6std`, `/erinnern ruhe=22-7 zone=Europe/Berlin`
    Sagt, ob, wie oft und wann ich dich privat an eine wartende Partie erinnere; allein zeigt es, was gilt.
help-nudge =
    `/anstupsen`
    Erinnert die, auf die du wartest, einmal je Zug und nicht in der ersten Stunde.
help-forget =
    `/vergiss mich`, `/vergiss mich ja`
    Löscht überall deinen Namen, sobald du sicher bist; deine Partien bleiben ohne ihn erhalten.
help-link =
    `/verbinden`
    Macht aus diesem und einem weiteren deiner Konten, auch in einem anderen Chat, eine Person mit denselben Partien: Du bekommst einen Code, den du dort tippst.
help-unlink =
    `/lösen`
    Fragt dich, ob dieses Konto wieder allein stehen soll, ohne Partien; die bleiben bei deinen anderen Konten.
help-accounts =
    `/konten`
    Zeigt dir deine Konten.
help-start =
    `/start`
    Gibt dir, was auf dich wartet: deine Steine und die Herausforderungen, die du noch nicht beantwortet hast.
help-help =
    `/hilfe`, `/hilfe alle`, `/hilfe spiele`
    Sagt, womit du anfängst, zeigt alle Befehle oder erklärt einen davon.


## Challenges

challenge-which-game = Welches Spiel soll es sein?
challenge-who = Wer soll mitspielen? Jemand Bestimmtes fragst du so: `/herausfordern @name { $name }`.
challenge-who-private = Wer soll mitspielen? Andere forderst du in einem Kanal heraus.
challenge-who-picked = Wer soll mitspielen? Gleich hier der Computer oder jemand, den du auswählst; mit anderen spielst du in einer eurer Gruppen.
challenge-which-level = Wie gut soll der Computer spielen?
challenge-options = Es kann losgehen.
challenge-so-far = **{ $game }**{ $against ->
        [anyone] {" "}mit der ersten Person, die mag
        [alone] , allein
        [computer] {" "}gegen den Computer
       *[people] {" "}mit { $players }
    }{ $against ->
        [computer] {""}
       *[other] { $computers ->
            [0] {""}
            [1] {" "}und dem Computer
           *[other] {" "}und { $computers } Computern
        }
    }
challenge-agreed-so-far = Bis jetzt vereinbart: **{ $words }**.
challenge-options-are = Vereinbaren lässt sich noch:
challenge-options-press = { $asks ->
        [yes] **Jetzt fragen**
       *[no] **Los geht's**
    }, oder drück zuerst, was noch gelten soll.
challenge-hints-mean = • **Tipps**: Wer am Zug ist, darf sich einen geben lassen; gewertet wird dann nicht.
challenge-handicap-means = • **Vorgabe**: Wer schwächer ist, beginnt mit mehr Punkten; gewertet wird dann nicht.
challenge-type-on = Tippe deine Zeile noch einmal, mit einem davon am Ende: { $words }.
challenge-type-hints = Mit dem Zusatz `mit Tipps` sind Tipps erlaubt; die Partie wird dann nicht gewertet.
challenge-chosen = Du hast `{ $line }` gewählt.
challenge-chosen-already = Das hast du schon gedrückt: Daraus wurde Tisch #{ $table }. Mit `/herausfordern` beginnt noch eine Partie.
challenge-chosen-by-other = Diese Knöpfe sind für die Person, die gefragt hat. Mit `/herausfordern` bekommst du eigene.
challenge-yourself = Dich selbst kannst du nicht herausfordern.
challenge-bot = `@{ $name }` ist ein Bot, und andere Bots spielen hier nicht mit. Gegen mich spielst du mit `/herausfordern computer`.
challenge-nobody-called = Hier heißt niemand `@{ $name }`. Mit `jeden` anstelle des Namens fragst du, wer zuerst mitspielen mag.
challenge-not-yours = Die Herausforderung an Tisch #{ $table } gilt { $names }. Mit `/herausfordern` beginnst du eine eigene Partie.
challenge-too-few = Zum Anfangen braucht es an Tisch #{ $table } mindestens { $low }; zugesagt haben bisher: { $have }.
challenge-perhaps-meant = Hier kenne ich noch niemanden, der `@{ $name }` heißt. Wenn du **{ $player }** meinst, frag `@{ $handle }`, und nimm diese Herausforderung zurück.
challenge-withdrawn = { $player } hat die Herausforderung zurückgenommen: An Tisch #{ $table } wird nicht gespielt.
challenge-off = An Tisch #{ $table } wird also nicht gespielt.
challenge-lapsed = Die Herausforderung an Tisch #{ $table } ist nach einem Tag verfallen.


## A game begins and ends

game-begins = **{ $game }** beginnt an Tisch #{ $table }: { $names }.
game-won = **{ $players }** { $count ->
        [one] gewinnt.
       *[other] gewinnen gemeinsam.
    }
game-won-by = **{ $players }** gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }, { $margin ->
        [one] einem
       *[other] { $margin }
    } mehr als { $second }.
game-won-by-handicap = **{ $players }** gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }. { $second } hat genauso viele, aber bei Gleichstand entscheidet die Vorgabe.
game-won-by-tie-break = **{ $players }** gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }. { $second } hat genauso viele, aber bei Gleichstand entscheiden die Regeln.
game-won-together = Unentschieden: **{ $players }** haben je { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
game-ended-for = { $players }, hier endet die Partie.
game-best-move = Der beste Zug von { $player }: `{ $move }` für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.


## Tiles and hints

hint-not-agreed = An Tisch #{ $table } gibt es keine Tipps: Unter Menschen muss schon in der Herausforderung `mit Tipps` stehen.


## Records and draws

export-here = Die Mitschrift von Tisch #{ $table }:
verify-running = Was an Tisch #{ $table } gezogen wird, steht seit vor dem Spiel fest; das Siegel dazu ist `{ $seal }`. Die geheime Zahl dahinter zeige ich am Ende.
verify-good =
    Was an Tisch #{ $table } gezogen wurde ({ $draws } Mal), ergibt sich alles aus der Zahl, die vorher feststand.
    Die Zahl: `{ $seed }`
    Ihr SHA-256, also das Siegel von vor dem Spiel: `{ $seal }`
    Worte, die mit einflossen: `{ $luck }`
verify-proves = **Was das beweist:** Seit das Siegel zu sehen war, hat niemand mehr etwas an den Ziehungen geändert. Wer mitspielte, wusste nicht und bestimmte nicht, was gezogen wird, es sei denn, sie oder er betreibt mich: Wer das tut, kennt die geheime Zahl und könnte alle Steine sehen; über das eigene Spiel dieser Person beweist es nichts. Worte, die jemand anderes nach dem Siegel beigesteuert hat, verhindern aber, dass auch sie sich die Ziehungen ausgesucht hat.
seal-next = Siegel deiner nächsten Partie gegen den Computer oder allein: `{ $seal }`. Worte hinter `glück=` in der Herausforderung dazu fließen in ihre Ziehungen ein.
seal-late = Deine Worte kamen, bevor du das Siegel dieser Partie kennen konntest; sie verhindern also nicht, dass sich jemand die Ziehungen ausgesucht hat. Das Siegel deiner nächsten Partie dieser Art: `{ $seal }`

record-unknown-game = Ein Spiel namens `{ $text }` gibt es nicht, nur { $games }.
record-unknown-option = Die Option `{ $option }` hat dieses Spiel nicht.
record-bad-option = Die Option `{ $option }` kann nicht `{ $value }` sein.
record-bad-line = Das ist weder eine Angabe in eckigen Klammern noch eine Zeile der Mitschrift.
record-bad-tag = Diese Angabe ist nicht lesbar; sie müsste aussehen wie `[Game "summy"]`.
record-tag-twice = Die Angabe `{ $tag }` steht hier zum zweiten Mal.
record-tag-missing = Die Angabe `{ $tag }` fehlt.
record-tag-late = Angaben in eckigen Klammern stehen vor der ersten Zeile der Mitschrift.
record-bad-rules = `{ $rules }` ist keine Nummer einer Fassung der Regeln.
record-unknown-rules = Gespielt wurde nach Fassung { $version } der Regeln, deren Zahlen es hier nicht gibt; die neueste ist { $newest }.
record-bad-seats = So viele Plätze gibt es nicht: `{ $seats }`.
record-bad-seed = Die geheime Zahl besteht nicht aus Paaren hexadezimaler Ziffern.
record-bad-commit = Das Siegel besteht nicht aus den 64 hexadezimalen Ziffern eines SHA-256.
record-wrong-commit = Das Siegel gehört nicht zu dieser geheimen Zahl.
record-wrong-points = Der Zug bringt { $counted }, nicht { $stands }.
record-wrong-sum = Zusammen sind es jetzt { $counted }, nicht { $stands }.
record-no-points = In diesem Spiel werden Punkte nicht Zug für Zug gezählt.
record-wrong-result = Das Ergebnis ist `{ $counted }`, nicht `{ $stands }`.
record-wrong-ending = Die Partie endet mit `{ $due }`, nicht mit `{ $stands }`.
record-wrong-draw = Nach der geheimen Zahl wird hier etwas anderes gezogen.
record-no-draw-due = Hier ist nichts zu ziehen.
record-wrong-clock = Die Uhr kann das hier nicht tun.


## Rules, languages, names

rules-games = Welche Regeln möchtest du lesen? Es gibt die von { $games }.
rules-more = Eine einzelne Regel zeigt `/regeln { $name }` mit ihrer Nummer oder einem Wort, um das es geht{ $pictured ->
        [none] .
       *[other] ; mit Bild: { $pictured }.
    }
rules-options = Beim Herausfordern könnt ihr außerdem vereinbaren:
rules-found = In { $count } Regeln von { $game } geht es um `{ $word }`. Welche?
rules-unknown = { $game } hat keine Regel `{ $rule }`; es gibt { $rules }.
language-set = Ab jetzt spreche ich hier Deutsch.
language-list = Du hast die Wahl: { $languages }.
theme-list = Du hast die Wahl: `hell` oder `dunkel`.
theme-set = { $theme ->
        [dark] Ab jetzt sind meine Bilder hier dunkel.
       *[other] Ab jetzt sind meine Bilder hier hell.
    }
language-unknown = `{ $language }` spreche ich nicht. Du hast die Wahl: { $languages }.
link-code = Tippe das innerhalb von { $minutes } Minuten mit deinem anderen Konto im privaten Chat mit mir. Es geht nur einmal. Gib es niemandem.
link-line = `/verbinden { $code }`
link-code-gone = Der Code, der hier stand, ist verwendet oder durch einen neueren ersetzt.
link-in-private = Das geht nur im privaten Chat mit mir.
link-void = Codes gehören nur in den privaten Chat mit mir. Falls das einer war, gilt er nicht mehr: Hol dir mit `/verbinden` einen neuen.
link-words = Ein Code hat { $count } Wörter: Tippe `/verbinden` und dann alle.
link-wrong = Dieser Code gilt nicht: Er ist vertippt, schon verwendet oder zu alt. Mit `/verbinden` bekommst du im anderen Konto einen neuen.
link-pause = Das waren zu viele falsche Codes. In { $minutes } Min. kannst du es wieder versuchen.
link-same-account = Diesen Code hast du hier geholt: Tippe ihn mit deinem anderen Konto.
link-already = Diese beiden Konten sind schon verbunden.
link-at-table = Beide Konten haben einen Platz an Tisch #{ $table }, und gegen sich selbst spielt niemand. Spiel dort erst zu Ende, oder geh mit einem von beiden.
link-in-tournament = Beide Konten sind beim selben Turnier dabei. Warte, bis es vorbei ist.
link-question = Gehören beide Konten dir? Dann sind sie ab jetzt eine Person, mit denselben Partien und Ergebnissen:
link-account = • **{ $name }** ({ $platform })
link-only-yours = Wenn dir jemand anderes den Code gegeben hat, drück **Nein**: Sonst spielt diese Person als du.
link-nothing = Hier ist kein Code zu bestätigen. Mit `/verbinden` bekommst du einen.
link-left = Gut, es wird nichts verbunden.
link-done = Fertig: Dieses Konto und **{ $name }** ({ $platform }) sind jetzt eine Person. Falls du das nicht warst, oder zum Rückgängigmachen: `/lösen`, in dem Konto, das allein stehen soll.
unlink-alone = Dieses Konto steht allein: Es ist mit keinem verbunden. Mit `/verbinden` verbindest du eins.
unlink-question = **Soll dieses Konto allein stehen?** Es fängt neu an, ohne Partien und Wertungen; die bleiben bei deinen anderen Konten:
unlink-kept = Gut, deine Konten bleiben verbunden.
unlink-done = Dieses Konto steht jetzt allein. Deine Partien sind bei deinen anderen Konten geblieben.
unlink-told = **{ $name }** ({ $platform }) steht jetzt allein und spielt nicht mehr als du. Zum Rückgängigmachen: `/verbinden`.
accounts-this = **{ $name }** ({ $platform }): hier bist du
accounts-other = **{ $name }** ({ $platform })
platform = { $platform ->
        [discord] Discord
        [telegram] Telegram
       *[web] Web-Chat
    }
forget-question = **Soll ich deinen Namen löschen?** Dann weiß ich nicht mehr, wer du bist{ $accounts ->
        [one] {""}
       *[other] , mit keinem deiner { $accounts } Konten
    }: Deine Einstellungen, Wertungen und Statistiken sind weg, und du fängst neu an.
forget-stays = Deine Partien bleiben, mit N. N. anstelle deines Namens{ $platform ->
        [web] {""}
       *[other] ; Nachrichten von früher behalten ihn
    }. Rückgängig machen lässt sich das nicht.
forget-kept = Gut, alles bleibt, wie es ist.
forget-done = Dein Name ist gelöscht. Deine Partien bleiben ohne ihn erhalten.


## Troubles

trouble-changed = Da war jemand schneller: Am Tisch hat sich inzwischen etwas geändert. Schau bitte noch einmal hin.
trouble-ours = Bei mir ist etwas schiefgegangen. Geändert hat sich nichts; versuch es bitte noch einmal.
trouble-unshown = Hier kann ich dir etwas nicht sagen. Das ist ein Fehler von mir, und er ist vermerkt; den Partien ist nichts passiert.
limit-answers = Du hast im Kanal innerhalb einer Minute { $most } Antworten bekommen; was du dort sonst noch fragst, übergehe ich jetzt, damit die anderen Platz haben. Versuch es in einer Minute wieder. Züge nehme ich wie immer an.


## Buttons

button-accept = Annehmen
button-decline = Ablehnen
button-add-computer = Mit Computer
button-computer-too = Dazu der Computer
button-join = Mitspielen
button-begin = Ohne die anderen anfangen
button-cancel = Herausforderung abbrechen
button-choice = { $name }
button-anyone = Wer zuerst mitspielt
button-alone = Ich spiele allein
button-computer-beginner = Computer: Anfänger
button-computer-club = Computer: Könner
button-computer-master = Computer: Meister
button-start-now = Los geht's
button-ask-now = Jetzt fragen
button-agree-hints = Tipps
button-agree-handicap = Vorgabe
button-beginner = Anfänger
button-club = Könner
button-master = Meister
button-private = Privater Chat
button-link = Konto verbinden
button-link-yes = Beide sind meine
button-link-no = Nein
button-forget-yes = Meinen Namen löschen
button-forget-no = Alles behalten
button-next-game = Wartet auch: { $name }
button-unlink-yes = Allein stehen lassen
button-unlink-no = Verbunden lassen
button-unlink = Dieses Konto lösen
button-another = Anderes Spiel
button-stronger = Stärkerer Computer
button-weaker = Schwächerer Computer
button-hint = Tipp
button-play-it = Zug spielen
button-play-now = Jetzt spielen
button-person = Jemanden auswählen
button-ask-again = Noch einmal fragen
button-rematch = Revanche
button-replay = Wiederholung
button-review = Rückblick
button-replay-table = Wiederholung { $name }
button-review-table = Rückblick { $name }
button-older = Ältere
button-puzzle = Aufgabe { $name }
button-puzzle-answer = Lösung zeigen
button-draw = Ziehen
button-done = Fertig
button-undo = Zurück
button-reset = Von vorn
button-learn = { $name } lernen
button-learn-any = Neu hier? Lern ein Spiel
button-rules = So geht { $name }
button-how-to-play = So geht { $name }
button-rules-any = Regeln
button-help-all = Alle Befehle

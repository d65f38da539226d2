### What the house says in every game. { $player } and { $names } are people, { $table } is a table's number without `#`.


## Levels and languages

level-beginner = Anfänger
level-club = Verein
level-master = Meister
computer = Computer ({ $level ->
        [beginner] Anfänger
        [club] Verein
       *[master] Meister
    })
language-name = Deutsch
and = und
somebody = jemand


## A command that cannot be understood: `command-<code>`

command-unknown-command = Den Befehl `{ $word }` kenne ich nicht. `/hilfe` zeigt dir alle.
command-unknown-command-near = Den Befehl `{ $word }` kenne ich nicht. Meinst du `/{ $nearest }`?
command-unknown-game = Ein Spiel namens `{ $word }` kenne ich nicht.
command-unknown-game-near = Ein Spiel namens `{ $word }` kenne ich nicht. Meinst du `{ $nearest }`?
command-unknown-level = `{ $word }` ist keine Stufe: Es gibt `anfänger`, `verein` und `meister`.
command-unknown-language = `{ $word }` ist keine Sprache, die ich spreche.
command-unknown-view = Als `{ $word }` kann ich das Brett nicht zeigen: Sag `ganz`, `worte` oder gar nichts.
command-unexpected-word = Hinter `/{ $typed }` kann höchstens ein Tisch wie `#12` stehen; mit `{ $word }` weiß ich nichts anzufangen.
command-opponent-missing = Sag dazu, wer mitspielen soll: `@name`, `jeden` oder `computer`.
command-opponent-needs-at = Falls du mit `{ $word }` jemanden meinst: Schreib ein `@` vor den Namen.
command-opponent-name-bad = So heißt niemand: `{ $word }`.
command-too-many-opponents = Das sind zu viele auf einmal: Mehr als { $most } kann ich nicht fragen.
command-move-missing = Schreib deinen Zug hinter `/{ $typed }`.
command-bad-table = `{ $text }` ist kein Tisch: Schreib seine Nummer, zum Beispiel `#12`.
command-bad-option = `{ $option }` kann ich nicht lesen: Einstellungen sehen aus wie `name=wert`, und beides ist kurz.
command-option-twice = Die Einstellung `{ $option }` steht zweimal da.
command-forget-whom = Schreib `/vergiss mich`, wenn dein Name wirklich gelöscht werden soll.
command-line-too-long = Diese Zeile ist zu lang: Höchstens { $limit } Zeichen gehen.


## Help: `help-<command>` has the usage in the first line, then one sentence

help-intro =
    Bei mir spielt man Zahlenspiele, mitten im Chat. Du forderst jemanden heraus, ich teile aus, und eure Züge tippt ihr einfach.
    Neu hier? Tippe `/herausfordern computer summy stufe=anfänger` und danach `/regeln summy`.
help-footer = `/hilfe` mit einem Befehl dahinter erklärt ihn genauer; hinter jedem Befehl darf ein Tisch wie `#12` stehen.
help-challenge =
    `/herausfordern @name summy`, `/herausfordern jeden summy`, `/herausfordern computer summy stufe=anfänger`
    Beginnt ein Spiel mit denen, die du nennst, mit der ersten Person, die mitmacht, oder mit dem Computer; `tipps=ja` erlaubt Tipps.
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
    `/mitspielen #12`
    Setzt dich an einen Tisch, der allen offensteht.
help-leave =
    `/verlassen`
    Gibt deinen Platz an einem Tisch wieder frei, an dem noch nicht gespielt wird.
help-begin =
    `/beginnen`
    Fängt mit allen an, die zugesagt haben, ohne auf den Rest zu warten.
help-play =
    `/spiele J13> 2x3(=)6`
    Macht deinen Zug; wenn du dran bist, genügt auch der Zug allein.
help-try =
    `/versuch J13> 2x3(=)6`
    Zeigt nur dir, was ein Zug brächte oder was daran nicht stimmt; gespielt wird nichts.
help-rack =
    `/steine`
    Zeigt dir deine Steine, und sonst niemandem.
help-board =
    `/brett`, `/brett ganz`, `/brett worte`
    Zeigt den bespielten Teil des Bretts, das ganze Brett oder alles in Worten.
help-hint =
    `/tipp`
    Schlägt dir einen guten Zug vor; unter Menschen nur, wenn `tipps=ja` vereinbart ist.
help-resign =
    `/aufgeben`
    Gibt deine Partie auf.
help-rematch =
    `/revanche`
    Fragt dieselben Leute nach einer neuen Partie.
help-tables =
    `/tische`
    Zählt die Tische hier auf, im privaten Gespräch alle deine.
help-export =
    `/exportieren`
    Gibt dir die Mitschrift einer beendeten Partie als einfachen Text.
help-verify =
    `/nachprüfen`
    Prüft, dass jeder Stein so gezogen wurde, wie es vor dem Spiel feststand.
help-close =
    `/schließen #12`
    Beendet eine Partie von außen; das darf nur die Moderation.
help-rules =
    `/regeln summy`, `/regeln summy S5`
    Erklärt ein Spiel oder zeigt eine einzelne Regel.
help-language =
    `/sprache en`
    Stellt ein, in welcher Sprache ich mit dir rede.
help-forget =
    `/vergiss mich`
    Löscht überall deinen Namen; deine Partien bleiben ohne ihn erhalten.
help-help =
    `/hilfe`, `/hilfe spiele`
    Erklärt alle Befehle oder einen davon.


## Challenges

challenge-asked = { $player } fordert { $names } zu einer Partie **{ $game }** an Tisch #{ $table } heraus.
challenge-asked-open = { $player } sucht jemanden für eine Partie **{ $game }** an Tisch #{ $table }.
challenge-how-to-answer = `/annehmen` oder `/ablehnen`?
challenge-how-to-join = Mit `/mitspielen #{ $table }` bist du dabei.
challenge-options = Für diese Partie gilt: { $options }.
challenge-commitment = Was gezogen wird, steht schon fest; das ist das Siegel dazu: `{ $commitment }`.
challenge-accepted = { $player } nimmt an.
challenge-declined = { $player } lehnt ab.
challenge-joined = { $player } spielt mit.
challenge-left = { $player } möchte doch nicht mitspielen.
challenge-cancelled = { $player } hat die Herausforderung zurückgenommen.
challenge-lapsed = Die Herausforderung an Tisch #{ $table } ist verfallen: Einen Tag lang kam keine Antwort.
challenge-off = An Tisch #{ $table } wird also nicht gespielt.
challenge-waiting = Es fehlt noch die Antwort von { $names }.
challenge-may-begin = Genug haben zugesagt: { $player } kann mit `/beginnen` anfangen.
challenge-not-for-you = Diese Herausforderung gilt jemand anderem.
challenge-none = Hier wartet keine Herausforderung auf deine Antwort.
challenge-none-open = Hier gibt es keinen Tisch mit einem freien Platz.
challenge-answered = Darauf hast du schon geantwortet.
challenge-yourself = Dich selbst kannst du nicht herausfordern.
challenge-asked-twice = { $player } ist zweimal genannt.
challenge-unknown-person = Hier kenne ich niemanden namens `@{ $name }`.
challenge-too-few = { $game } spielt man mindestens zu { $least }.
challenge-too-many = { $game } spielt man höchstens zu { $most }.
challenge-full = An Tisch #{ $table } ist kein Platz mehr frei.
challenge-not-yours = Das kann nur { $player }: Von dort kam die Herausforderung.
challenge-too-few-yet = Es haben noch nicht genug zugesagt: { $game } spielt man mindestens zu { $least }.
challenge-begun = An Tisch #{ $table } wird schon gespielt.
challenge-not-in = Du hast keinen Platz an Tisch #{ $table }.
challenge-already-in = Du hast schon einen Platz an Tisch #{ $table }.
challenge-too-many-tables = Du hast schon { $most } wartende oder laufende Tische; beende erst einen davon.


## A game begins, goes on and ends

game-begins = **{ $game }** beginnt an Tisch #{ $table }: { $names }.
game-how-to-play = Wie man spielt: `/regeln { $name }`. Wie man einen Zug tippt: `/hilfe spiele`.
game-turn = { $player }, du bist dran.
game-turn-computer = { $player } denkt nach.
game-on-turn = Am Zug: { $names }.
game-scores = Punkte: { $scores }.
game-caption = Tisch #{ $table }, { $game }.
game-won = **{ $player }** gewinnt mit { $points }.
game-won-together = { $names } gewinnen gemeinsam mit { $points }.
game-won-by-leaving = **{ $player }** gewinnt, denn sonst ist niemand mehr da.
game-tie = Gleichstand: { $names } mit je { $points }.
game-place = { $place }. { $player }: { $points }
game-no-result = Die Partie endet ohne Sieg.
game-seed = Gezogen wurde nach der Zahl `{ $seed }`; `/nachprüfen #{ $table }` vergleicht jedes Ziehen damit.
game-set-aside = Die Partie an Tisch #{ $table } kann ich nicht mehr lesen, deshalb liegt sie jetzt beiseite. Das tut mir leid.
game-older-news = Während ich weg war:
game-closed = { $player } hat Tisch #{ $table } geschlossen.
game-rematch-names = { $player } wünscht sich eine Revanche mit { $names }.


## Tables

table-which = Welchen Tisch meinst du? Schreib seine Nummer dazu, zum Beispiel `{ $command }`.
table-line-open = #{ $table } { $game }: { $names } (wartet auf Antworten)
table-line-running = #{ $table } { $game }: { $names } (am Zug: { $turn })
table-line-over = #{ $table } { $game }: { $names } (beendet)
table-none = Hier gibt es keine Tische. Mit `/herausfordern` beginnst du einen.
table-none-yours = Du spielst gerade nirgends mit. Mit `/herausfordern` beginnst du eine Partie.
table-unknown = Einen Tisch #{ $table } gibt es hier nicht.
table-not-begun = An Tisch #{ $table } wird noch nicht gespielt.
table-over = Die Partie an Tisch #{ $table } ist zu Ende.
table-not-over = Die Partie an Tisch #{ $table } läuft noch.
table-not-playing = An Tisch #{ $table } spielst du nicht mit.
table-not-your-turn = An Tisch #{ $table } bist du nicht dran, sondern { $names }.
unknown-game = Ein Spiel namens `{ $text }` kenne ich nicht. Es gibt: { $games }.
unknown-option = Dieses Spiel kennt die Einstellung `{ $option }` nicht.
bad-option = Die Einstellung `{ $option }` kann nicht `{ $value }` sein.


## Tiles, tries and hints

rack-here = Deine Steine an Tisch #{ $table }:
rack-unreachable = { $player }, privat erreiche ich dich nicht. Der Knopf zeigt dir deine Steine; oder schreib mir zuerst.
rack-alt = Deine Steine: { $tiles }
rack-none = An Tisch #{ $table } hast du keine Steine.
secret-here = Damit sähen alle, was nur dich angeht: Schick mir das privat.
try-good = Nur zum Ansehen, gespielt wird nichts:
try-bad = Das ginge so nicht:
hint-not-agreed = Unter Menschen gibt es Tipps nur, wenn `tipps=ja` vereinbart ist.
hint-not-your-turn = Einen Tipp bekommst du, wenn du dran bist.


## Records and draws

export-here = Die Mitschrift von Tisch #{ $table }:
verify-running = Das Siegel für Tisch #{ $table } ist `{ $commitment }`; die Zahl dazu zeige ich nach dem Ende der Partie.
verify-good =
    { $count ->
        [one] Was an Tisch #{ $table } gezogen wurde, passt zur Zahl, die vorher feststand (ein Mal gezogen).
       *[other] Was an Tisch #{ $table } gezogen wurde, passt zur Zahl, die vorher feststand ({ $count } Mal gezogen).
    } Zahl: `{ $seed }`, Siegel: `{ $commitment }`.
verify-bad = An Tisch #{ $table } passt nicht alles Gezogene zur Zahl, die vorher feststand (Zeile { $line } der Mitschrift).
verify-luck = Worte, die mit einflossen: `{ $luck }`.
record-wrong-draw = Nach der angegebenen Zahl wird hier etwas anderes gezogen.
record-no-draw-due = Hier ist nichts zu ziehen.
record-wrong-clock = Die Uhr kann das hier nicht tun.


## Rules, languages, names

rules-games = Welche Regeln möchtest du lesen? { $games }
rules-more = Eine einzelne Regel: `/regeln { $name } { $rule }`.
rules-unknown = { $game } hat keine Regel `{ $rule }`; es gibt { $rules }.
language-set = Ab jetzt rede ich Deutsch mit dir.
language-list = Du hast die Wahl: { $languages }.
language-unknown = `{ $language }` spreche ich nicht. Du hast die Wahl: { $languages }.
forget-done = Dein Name ist gelöscht. Deine Partien bleiben ohne ihn erhalten.
forget-running = An Tisch #{ $table } spielst du noch mit: Beende die Partie oder gib sie zuerst auf.
forgotten-player = jemand von früher


## Troubles

trouble-not-allowed = Das darf hier nur die Moderation.
trouble-too-fast = Das ging mir etwas zu schnell: Warte bitte einen Moment.
trouble-changed = Da war jemand schneller: Am Tisch hat sich inzwischen etwas geändert. Schau bitte noch einmal hin.
trouble-ours = Bei mir ist etwas schiefgegangen. Geändert hat sich nichts; versuch es bitte noch einmal.
trouble-not-a-move = Das ist weder ein Befehl noch ein Zug. `/hilfe` zeigt dir alle Befehle.


## Buttons

button-accept = Annehmen
button-decline = Ablehnen
button-join = Mitspielen
button-cancel = Zurücknehmen
button-begin = Jetzt anfangen
button-rack = Meine Steine
button-hint = Tipp
button-board = Brett
button-board-full = Ganzes Brett
button-board-words = Brett in Worten
button-rules = Wie man spielt
button-help = Hilfe
button-rematch = Revanche
button-export = Mitschrift
button-verify = Ziehen prüfen
button-tables = Tische

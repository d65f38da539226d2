### Das Spielzeug in Worten.

toy-rolled = Der Würfel zeigt { $eyes }.
toy-done = { $player } ist fertig.
toy-round = Die Runde ist vorbei.
toy-finished = Das war die letzte Runde.
toy-resigned = { $player } ist gegangen.
toy-stopped = Das Spiel ist abgebrochen.
toy-time = Die Zeit ist um.
toy-die = Der Würfel: { $eyes }.
toy-drafts = Vorgemerkt: { $drafts }.
toy-try = Versuch { $number } (`{ $move }`).
toy-how-to-move = Tippe `pick 3`, dann `done`.
toy-button-yours = Meine Zahlen
toy-unreadable = Nimm eine Zahl.
toy-game-over = Es ist vorbei.
toy-not-your-turn = Nicht dran.
toy-wrong-seats = Zwei oder drei.
toy-no-such-seat = Kein solcher Platz.
toy-already-left = Schon gegangen.
toy-too-high = Sechs ist das Höchste.
toy-no-draft = Es gibt nichts zurückzunehmen.
toy-wrong-chance = Kein solcher Wurf.
toy-no-limit = Keine Frist.
toy-over-finished = Das Spiel ist aus.
toy-over-resigned = Das Spiel ist aus: Nur noch eine Person ist dabei.
toy-over-stopped = Das Spiel wurde vorzeitig beendet.

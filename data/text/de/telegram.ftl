# Was in Telegrams eigener Befehlsliste steht; jeweils höchstens 256 Zeichen.

telegram-menu-challenge = Jemanden zum Spiel auffordern, oder gegen den Computer spielen
telegram-menu-accept = Eine Herausforderung annehmen
telegram-menu-decline = Eine Herausforderung ablehnen
telegram-menu-join = Einen freien Platz nehmen
telegram-menu-play = Einen Zug machen
telegram-menu-try = Sehen, was ein Zug brächte, ohne ihn zu machen
telegram-menu-rack = Die eigenen Steine, nur für dich
telegram-menu-board = Das Brett, wie es steht
telegram-menu-replay = Eine Partie, Zug für Zug
telegram-menu-review = Rückblick auf eine beendete Partie
telegram-menu-puzzle = Eine Aufgabe: finde den besten Zug in drei Versuchen
telegram-menu-daily = Jeden Tag eine Aufgabe für diesen Chat
telegram-menu-hint = Ein guter Zug, wo Tipps vereinbart sind
telegram-menu-resign = Das eigene Spiel aufgeben
telegram-menu-takeback = Den letzten eigenen Zug zurücknehmen
telegram-menu-rematch = Eine Revanche vorschlagen
telegram-menu-tables = Was gerade gespielt wird
telegram-menu-games = Deine eigenen Partien in allen Chats
telegram-menu-invite = Dein Spiel in einen anderen Chat bringen
telegram-menu-part = Ein Spiel wieder aus diesem Chat nehmen
telegram-menu-watch = Diesen Chat einem Spiel folgen lassen, das anderswo läuft
telegram-menu-tournament = Ein Turnier ansetzen, mitspielen, leiten oder den Stand sehen
telegram-menu-best = Die besten Ergebnisse allein gespielter Partien
telegram-menu-rating = Wie stark du bist, oder jemand anders
telegram-menu-leaderboard = Die Besten bei einem Spiel
telegram-menu-stats = Deine Spiele in einem Bild
telegram-menu-learn = Die erste Partie, mit Hilfe
telegram-menu-rules = Wie man spielt
telegram-menu-language = Die Sprache wählen
telegram-menu-theme = Helle oder dunkle Bilder
telegram-menu-settings = Was hier eingestellt ist, mit Knöpfen zum Ändern
telegram-menu-remind = Erinnerungen an wartende Partien
telegram-menu-nudge = Erinnere die, auf die du wartest
telegram-menu-link = Ein weiteres Konto verbinden
telegram-menu-accounts = Deine verbundenen Konten
telegram-menu-clock = Wie viel Zeit alle noch haben
telegram-menu-claim = Gewinnen, wenn die Zeit abgelaufen ist
telegram-menu-time = Wer am Zug ist, bekommt mehr Zeit
telegram-menu-pause = Um eine Pause bitten oder zustimmen
telegram-menu-resume = Eine Pause beenden
telegram-menu-away = Deine Uhren für einige Tage anhalten
telegram-menu-back = Wieder da sein, oder den Platz zurücknehmen
telegram-menu-confirm = Jeden Zug sehen, bevor er gespielt wird
telegram-menu-unlink = Dieses Konto wieder trennen
telegram-menu-help = Alles, was du schreiben kannst

## Antworten auf gedrückte Knöpfe

telegram-answered-in-private = Ich habe dir in unserem privaten Chat geantwortet.

## Person und Gruppe wählen, privat

telegram-pick-person = Mit wem möchtest du spielen? Wähl die Person aus deiner Liste: Der Knopf unter dem Textfeld öffnet sie.
telegram-pick-person-key = Liste öffnen
telegram-pick-group = { $name }, gut. Wo wollt ihr spielen? Wähl eine Gruppe, in der ihr beide seid, oder leg eine an. Bin ich noch nicht darin, komme ich dazu.
telegram-pick-group-key = Gruppe wählen
telegram-pick-not-there = { $name } ist nicht in { $group }. Wähl eine Gruppe, in der ihr beide seid, oder lade { $name } erst dorthin ein.
telegram-pick-done = Ich frage { $name } in { $group }. Dort wird auch gespielt.
telegram-pick-cancel = Niemanden wählen
telegram-pick-cancelled = In Ordnung, gefragt wurde niemand.
telegram-pick-forgotten = Ich wurde unterbrochen und weiß nicht mehr, wofür du gewählt hast. Fangen wir noch einmal an.

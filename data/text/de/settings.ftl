### Was für einen Kanal eingestellt ist, und was Leute für sich selbst einstellen.

settings-head = { $where ->
        [own] **Deine Einstellungen**
       *[channel] **Die Einstellungen dieses Kanals**
    }
settings-language = Sprache: **{ $language }**
settings-theme = Bilder: **{ $theme ->
        [light] hell
        [dark] dunkel
       *[none] passend zum Bildschirm
    }**
settings-games = Spiele: **{ $games }**
settings-rated = Gewertet: { $value ->
        [yes] **ja**, außer bei `gewertet=nein`
       *[no] **nein**, außer bei `gewertet=ja`
    }
settings-reminders = Erinnerungen: **{ $value ->
        [yes] privat, und hier für alle, denen ich privat nicht schreiben kann
       *[no] nur privat
    }**
settings-threads = Threads: **{ $value ->
        [yes] für jede Partie einer
       *[no] keine, gespielt wird im Kanal selbst
    }**
settings-pace = Bedenkzeit zwischen Menschen: **{ $value ->
        [live] fünf Minuten, mit jedem Zug 30 Sekunden dazu
        [daily] drei Tage, mit jedem Zug einer dazu
        [slow] zehn Tage, mit jedem Zug 36 Stunden dazu
        [none] so lange sie wollen
       *[other] { $bank }{ $grows ->
            [yes] , mit jedem Zug { $increment } dazu, höchstens { $most }
           *[no] {""}
        }
    }**, wenn nichts anderes vereinbart ist
button-settings-pace = Bedenkzeit wählen
button-pace-live = Zeit: fünf Minuten
button-pace-daily = Zeit: drei Tage
button-pace-slow = Zeit: zehn Tage
button-pace-none = Zeit: unbegrenzt
settings-games-which = Welche Spiele darf man in diesem Kanal spielen? Ein Druck lässt eines zu oder schließt es aus.
settings-who = { $who ->
        [all] Diesen Kanal moderiert niemand, also dürfen alle das ändern.
        [operator] Wer das ändern kann, bestimmt, wer diesen Chat betreibt.
       *[moderators] Ändern können das die Moderatoren dieses Kanals; Sprache und Bilder alle, mit `/sprache` und `/farben`.
    }
settings-more-own = Außerdem für dich: `/erinnern` für Erinnerungen, Ruhezeit und Zeitzone, `/bestätigen`, damit ich Züge erst zeige, `/privat` für deine Wertungszahlen, `/konten`.
settings-for-all = Sprache und Bilder können alle ändern, mit `/sprache` und `/farben`.
settings-locked = Was in der Lobby eingestellt wird, ändert die Spiele aller; deshalb kann das nur, wen die Betreiber dieses Chats benannt haben. In deinem privaten Chat ändert `/einstellungen` deine eigene Sprache und deine Bilder.
settings-moderators-only = Nur Moderatoren dieses Kanals können seine Einstellungen ändern.
settings-no-threads = Hier bekommen Partien keine Threads: Das geht nur in einem Textkanal auf Discord, in dem ich öffentliche Threads erstellen und darin schreiben darf.
settings-in-channel = Das wird für einen Kanal eingestellt: Tippe es dort.
settings-game-not-here = { $game } wird in diesem Kanal nicht gespielt, nur { $games }. Im privaten Chat mit mir kannst du alles spielen.

button-settings-remind = Erinnerungen und Ruhezeit
button-settings = Einstellungen
button-settings-games = Spiele auswählen
button-rated-yes = Gewertet
button-rated-no = Nicht gewertet
button-reminders-yes = Auch hier erinnern
button-reminders-no = Nur privat erinnern
button-threads-yes = Ein Thread je Partie
button-threads-no = Partien im Kanal selbst
button-theme-light = Helle Bilder
button-theme-dark = Dunkle Bilder
button-game-allowed = ✓ { $name }
button-game-left-out = ✗ { $name }

# Was in Telegrams eigener Befehlsliste steht; jeweils höchstens 256 Zeichen.

telegram-menu-challenge = Jemanden zum Spiel auffordern, oder gegen den Computer spielen
telegram-menu-accept = Eine Herausforderung annehmen
telegram-menu-decline = Eine Herausforderung ablehnen
telegram-menu-join = Einen freien Platz nehmen
telegram-menu-play = Einen Zug machen
telegram-menu-try = Sehen, was ein Zug brächte, ohne ihn zu machen
telegram-menu-rack = Die eigenen Steine, nur für dich
telegram-menu-board = Das Brett, wie es steht
telegram-menu-hint = Ein guter Zug, wo Tipps vereinbart sind
telegram-menu-resign = Das eigene Spiel aufgeben
telegram-menu-rematch = Eine Revanche vorschlagen
telegram-menu-tables = Was gerade gespielt wird
telegram-menu-tournament = Ein Turnier ansetzen, mitspielen, leiten oder den Stand sehen
telegram-menu-best = Die besten Ergebnisse allein gespielter Partien
telegram-menu-learn = Die erste Partie, mit Hilfe
telegram-menu-rules = Wie man spielt
telegram-menu-language = Die Sprache wählen
telegram-menu-theme = Helle oder dunkle Bilder
telegram-menu-help = Alles, was du schreiben kannst

## Antworten auf gedrückte Knöpfe

telegram-answered-in-private = Ich habe dir in unserem privaten Chat geantwortet.

# Die Wörter der Seiten des Web-Chats.
# {name}, {room}, {count}, {seconds} und {time} füllt die Seite aus, {limit} der Server.

## Die Anmeldeseite

web-title = Summarum
web-login-title = Summarum: komm herein
web-login-greeting = Zahlenspiele mit Freunden
web-login-intro = Fordere einen Freund oder den Computer heraus und spiel gleich hier im Chat. Such dir einen Spitznamen aus, und schon bist du dabei. Ohne Konto, ohne Passwort.
web-login-known = Deine Spitznamen in diesem Browser
web-login-back = Weiter als { $name }
web-login-nickname = Dein Spitzname
web-login-rule = Bis zu 20 Buchstaben aller Alphabete, Ziffern, - oder _, ohne Leerzeichen
web-login-enter = Hereinkommen
web-login-window = Spielt ihr zu zweit an diesem Rechner? Öffne ein zweites Fenster und komm mit einem anderen Spitznamen herein: Jedes Fenster ist eine eigene Person.
web-login-no-script = Dieser Chat braucht JavaScript. Bitte schalte es für diese Seite ein.
web-login-own = Ist es deiner, dann hol ihn dir unten zurück.
web-login-near = Wie wäre es mit dem, der jetzt im Feld steht?
web-login-phrase = Ich habe die fünf Wörter dafür
web-login-phrase-rule = Die fünf Wörter, die dir unter „Spitznamen behalten“ einmal gezeigt wurden.
web-login-recover = Zurückholen

## Rund um das Gespräch

web-skip = Sprungmarken
web-tabs = Gespräche
web-skip-channel = Zum Nachrichtenfeld des Kanals springen
web-skip-private = Zum privaten Nachrichtenfeld springen
web-channel-panel = Kanal { $room }
web-channel-log = Nachrichten in { $room }
web-private = Privat
web-private-panel = Nur du und Summarum
web-private-note = liest nur du
web-private-log = Private Nachrichten mit Summarum
web-private-hint = Das liest sonst niemand. Hier spielst du gegen den Computer, bekommst deine Steine und kannst Züge ausprobieren.
web-bot = Summarum
web-time-left = noch { $time }
web-bot-tag = Bot
web-me = Du bist { $name }
web-unread = { $count } ungelesen
web-only-you = Nur du siehst das
web-new-below = Neue Nachrichten

## Kanäle

web-channels = Kanäle
web-channels-switch = Kanal wechseln, jetzt { $room }
web-channel-open = Einen Kanal öffnen
web-channel-go = Öffnen
web-channel-close = { $room } schließen

## Das Menü

web-menu = Menü
web-settings = Einstellungen
web-statistics = Statistik
web-language = Sprache
web-window = Fenster für einen Freund öffnen
web-invite = Freunde einladen
web-invite-scan = Dein Freund scannt das mit der Kamera oder öffnet den Link:
web-invite-code = QR-Code des Links
web-invite-link = Link zu diesem Kanal
web-invite-copy = Kopieren
web-invite-copied = Kopiert. Schick ihn deinem Freund.
web-invite-or = Falls sich das nicht öffnet:
web-invite-network = Ihr müsst beide im selben Netz sein, etwa im WLAN zu Hause.
web-invite-alone = Bisher lässt sich dieser Chat nur an diesem Rechner öffnen, ein Link würde also nicht helfen. Wer ihn betreibt, lässt andere herein, indem er ihn so neu startet:
web-invite-alone-then = Danach zeigt dieses Fenster einen Link und einen Code zum Scannen.
web-accounts = Meine Konten
web-keep = Spitznamen behalten
web-keep-why = Dieser Browser erinnert sich an dich. Mit fünf Wörtern kommst du auch auf einem anderen Gerät als { $name } herein, oder wenn dieser Browser dich vergessen hat.
web-keep-once = Du siehst sie nur jetzt: Schreib sie auf. Wer sie kennt, kann als du hereinkommen.
web-keep-replaces = Hattest du schon welche, gelten nur noch die neuen.
web-keep-make = Fünf Wörter zeigen
web-keep-words = Deine fünf Wörter (sie sind englisch)
web-keep-copied = Kopiert. Bewahr sie so auf, dass nur du sie findest.
web-sign-out = Abmelden
web-sign-out-why = Als { $name } kommst du danach nur mit deinen fünf Wörtern wieder herein. Ohne sie kann niemand mehr den Spitznamen benutzen.
web-sign-out-here = Hier abmelden
web-sign-out-elsewhere = Auf allen anderen Geräten abmelden
web-sign-out-done = Erledigt: Nur noch dieser Browser ist { $name }.
web-people = Wer da ist
web-people-me = { $name } (du)
web-people-none = Gerade niemand sonst.
web-challenge = Herausfordern
web-start-button = Was kann ich hier tun?

## Das Nachrichtenfeld

web-write-channel = Nachricht an { $room }
web-write-private = Nachricht an Summarum
web-send = Senden
web-suggestions = Vorschläge
web-suggestions-count = Vorschläge: { $count }. Mit den Pfeiltasten wählst du, Tab übernimmt.
web-reply = Antworten
web-reply-to = { $name } antworten
web-replying = Antwort an { $name }
web-reply-cancel = Antwort verwerfen
web-sending = Wird gesendet …
web-moment = Einen Moment …
web-waiting = Wartet auf die Verbindung
web-left = Noch { $count } Zeichen
web-keys = Enter sendet, Pfeil nach oben holt zurück, was du geschrieben hast. In den Nachrichten bewegen dich die Pfeiltasten, R antwortet.

## Die Verbindung

web-connected = Verbunden
web-connecting = Verbindet …
web-lost = Keine Verbindung …
web-lost-hint = Keine Verbindung: Was du schreibst oder antippst, geht hinaus, sobald sie wieder steht.

## Bilder und Dateien

web-enlarge = Bild vergrößern
web-download = { $name } speichern
web-close = Schließen

## Das Spiel, das man spielt

web-dock = Deine Partie
web-dock-score = Punkte, die eigenen zuerst: { $scores }
web-dock-turn = Du bist dran
web-dock-wait = Die anderen sind dran
web-dock-wait-for = { $name } ist dran
web-dock-paused = Die Partie macht Pause
web-dock-late = Deine Zeit ist um
web-dock-late-other = { $name }: Zeit ist um
web-dock-late-others = Die Zeit ist um
web-dock-late-tip = Du bleibst am Zug, bis jemand anders entscheidet.
web-dock-late-decide = Keine Zeit mehr: Noch geht ein Zug, bis jemand von euch entscheidet.
web-dock-board = Der Tisch
web-dock-own = Deine Steine
web-dock-own-kakuro = Deine Karten
web-dock-mine = Nur meins
web-dock-show = Brett zeigen
web-dock-games = Deine Partien: wähl die, die du sehen willst
web-dock-tip = Tipp aufs Brett und auf deine Steine, oder schreib deinen Zug.
web-dock-tip-summy = Tipp das erste und letzte Feld an, dann die Steine; zum Tauschen nur Steine.
web-dock-tip-kakuro = Tipp ein Feld an, dann eine Kartenseite; zum Umdrehen eine Karte auf dem Brett.
web-dock-tip-rummy-pur-drawing = Drück zuerst auf Ziehen.
web-dock-tip-rummy-pur-choosing = Drück zuerst auf Ziehen, oder tipp einen Stein des alten Vorrats an, dann Spielen.
web-dock-tip-rummy-pur-laying = Steine einer Kombination, dann Spielen. Am Schluss: Stein, abwerfen, Spielen.
web-dock-tip-rummy-pur-mending = Bring in Ordnung, was auf dem Tisch markiert ist, oder drück auf Zurück.
web-dock-tip-rummy-pur-out = Du hast keinen Stein mehr: Drück auf Fertig.
web-dock-tip-rummy-plus-drawing = Drück zuerst auf Ziehen.
web-dock-tip-rummy-plus-choosing = Drück zuerst auf Ziehen, oder tipp einen Stein des alten Vorrats an, dann Spielen.
web-dock-tip-rummy-plus-laying = Steine einer Kombination, dann Spielen. Am Schluss: Stein, abwerfen, Spielen.
web-dock-tip-rummy-plus-mending = Bring in Ordnung, was auf dem Tisch markiert ist, oder drück auf Zurück.
web-dock-tip-rummy-plus-out = Du hast keinen Stein mehr: Drück auf Fertig.
web-dock-tip-summa-blackening = Tipp vier schwarze Felder an: nie zwei in Zeile, Spalte oder Ecke an Ecke.
web-dock-tip-summa-placing = Tipp ein Zeichen an, dann sein Feld, bis alle eines haben.
web-dock-tip-summa-ready = Alle Zeichen haben ihr Feld. Drück auf Fertig, oder ändere noch etwas.
web-dock-tip-summa-scoring = Tipp von jeder Zahl das erste und das letzte Feld an, dann Spielen.
web-cells = Felder und Steine; mit den Pfeiltasten von einem zum nächsten
web-play = Spielen
web-done = Fertig
web-try = Probieren
web-clear = Leeren
web-back = Letzten Schritt zurücknehmen
web-type = Das eintippen
web-or = oder
web-or-rummy-pur-drawing = zuerst
web-or-rummy-pur-choosing = zuerst
web-or-rummy-plus-drawing = zuerst
web-or-rummy-plus-choosing = zuerst
web-or-tap-on = tipp weiter, oder
web-reads = Gelesen als
web-hint = Tipp
web-notice = Wenn ich dran bin
web-notice-sound = Ton abspielen
web-notice-vibration = Vibrieren
web-notice-title = Im Titel der Seite anzeigen
web-notice-notification = Benachrichtigen
web-notice-blocked = Benachrichtigungen sind in deinem Browser gesperrt
web-notice-turn = Du bist dran: { $name }
web-notice-ask = Soll ich dich benachrichtigen, wenn du dran bist?
web-yes = Ja
web-no = Nein
web-zoom-in = Größer
web-zoom-out = Kleiner

## Womit anfangen

web-start-title = Worauf hast du Lust?
web-start-game = Welches Spiel?
web-game-takeback = Zug zurücknehmen
web-game-pause = Pause
web-game-resign = Aufgeben
# what kind of game, how long by docs/first-move.md, for how many
web-about = Ein Spiel mit Zahlen
web-about-summy = Summen über Kreuz · 2–4 Personen
web-about-kakuro = Karten addieren · 2–4 Personen
web-about-summa = Würfel, Römerzahlen · 1–8 Personen
web-about-rummy-pur = Folgen und Gruppen · 3–4 Personen
web-about-rummy-plus = Rommé um Gruppen · 2–4 Personen
web-start-learn = { $name } lernen
web-puzzle-leave = Zurück zu { $name }
web-puzzle-try = Aufgabe lösen
web-puzzle-aside = Deine Partie geht vor: Was du antippst, gilt für sie, bis du unten „Aufgabe lösen“ drückst.
web-start-play = Ein Spiel spielen
web-start-anyone = Wer mag
web-start-name = Mit Namen …
web-start-computer-too = Dazu der Computer
web-level-beginner = Anfänger
web-level-club = Könner
web-level-master = Meister
web-going-on = Was gerade läuft
web-going-on-running = läuft
web-going-on-open = ein Platz ist frei
web-going-on-asked = wartet auf Antwort
web-going-on-you = du wirst herausgefordert
web-go-on = Weiterspielen
web-watch = Zusehen
web-join = Mitspielen
web-accept = Annehmen
web-cancel = Herausforderung abbrechen
web-start-computer = { $name } gegen den Computer spielen
web-start-friend = { $name } mit Freunden spielen
web-start-alone = { $name } allein spielen
web-start-puzzle = Eine Aufgabe zu { $name }
web-start-puzzle-hint = ein Zug bringt am meisten: welcher?
web-start-rules = Regeln
web-start-mine = Meine Partien
web-start-ratings = Wertung
web-start-tournament = Turnier
web-start-help = Hilfe
web-start-window = Sitzt ihr am selben Rechner? Öffne ein zweites Fenster und komm mit einem anderen Spitznamen herein.

## Tage

web-today = Heute
web-yesterday = Gestern

## Was nicht geht

web-refused-nick = Ein Spitzname hat 1 bis 20 Buchstaben aller Alphabete, Ziffern, - oder _, aber keine Leerzeichen. Versuch es bitte mit einem anderen.
web-refused-alphabets = Ein Spitzname steht in einem Alphabet, weil Buchstaben aus zweien oft gleich aussehen. Versuch es bitte mit einem anderen.
web-refused-taken = Diesen Spitznamen, oder einen gleich aussehenden, hat schon jemand. Such dir bitte einen anderen aus.
web-refused-banned = Du bist in diesem Chat gesperrt und kommst mit diesem Browser nicht herein, unter keinem Spitznamen. Wenn das ein Irrtum ist, frag die Leiter oder Betreiber des Chats.
web-refused-phrase = Das sind nicht die fünf Wörter für diesen Spitznamen. Vergleich sie bitte noch einmal; es gelten nur die neuesten fünf.
web-refused-long = Das ist zu lang: Eine Nachricht hat höchstens { $limit } Zeichen.
web-refused-empty = In dieser Nachricht ist nichts zu lesen.
web-refused-fast = Du tippst schneller, als wir lesen können. Deine Nachricht geht gleich hinaus.
web-refused-busy = Das war viel auf einmal. Warte bitte einen Augenblick und versuch es dann noch einmal.
web-refused-names = Aus deinem Netz kamen in einer Stunde viele neue Spitznamen. Versuch es bitte später noch einmal.
web-refused-unstored = Der Chat kann gerade nichts speichern. Was du sendest, wartet hier und geht hinaus, sobald er es wieder kann.
web-refused-later = Der Chat kann gerade nichts speichern. Versuch es bitte später noch einmal.
web-refused-room = Der Name eines Kanals hat 1 bis 30 Buchstaben von a bis z, Ziffern, - oder _.
web-refused-rooms = Du hast zu viele Kanäle offen. Schließ zuerst einen.
web-refused-windows = Du hast diesen Chat in zu vielen Fenstern offen. Schließ eines davon.
web-refused-full = Der Chat ist gerade voll. Diese Seite versucht es von selbst wieder.
web-refused-malformed = Diese Seite hat etwas geschickt, das der Chat nicht versteht. Lade sie bitte neu.
web-refused-offline = Der Chat ist gerade nicht zu erreichen. Läuft er?
web-given-up = Das konnte ich nicht ausführen: Eine Minute lang kam ich nicht an meine Aufzeichnungen. Ich versuche es nicht noch einmal. Wenn du es noch willst, schreib es bitte neu.
web-overtaken = Ich wurde beendet, bevor ich das ausführen konnte, und inzwischen ist es weitergegangen. Ich führe es nicht mehr aus. Wenn du es noch willst, schreib es bitte neu.

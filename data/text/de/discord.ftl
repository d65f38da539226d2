### Was nur Discord zeigt: sein Befehlsmenü, und was ich über Discord selbst zu sagen habe.

## Die Befehle im Menü: höchstens 100 Zeichen

discord-command-challenge = Bitte jemanden, irgendwen oder den Computer um ein Spiel
discord-command-accept = Nimm eine Herausforderung an
discord-command-decline = Lehne eine Herausforderung ab
discord-command-cancel = Nimm deine eigene Herausforderung zurück
discord-command-join = Nimm einen Platz ein, der allen offensteht
discord-command-invite = Hol dir einen Code, der dein Spiel in einen anderen Chat bringt
discord-command-part = Nimm ein Spiel aus diesem Chat, das anderswo zu Hause ist
discord-command-leave = Gib deinen Platz auf, bevor das Spiel beginnt
discord-command-begin = Beginne mit denen, die bisher angenommen haben
discord-command-play = Spiele einen Zug
discord-command-try = Nur du siehst, was ein Zug bewirken würde; gespielt wird nichts
discord-command-rack = Zeige nur dir deine eigenen Steine
discord-command-board = Zeige das Brett: den benutzten Teil, alles oder in Worten; jetzt oder nach einem Zug
discord-command-replay = Zeige eine Partie Zug für Zug, als bewegtes Bild
discord-command-hint = Schlage einen guten Zug vor, wo der Tisch es erlaubt
discord-command-resign = Gib dein Spiel auf
discord-command-clock = Zeigen, wie viel Zeit jeder noch hat
discord-command-claim = Abgelaufene Zeit reklamieren oder einen Computer weiterspielen lassen
discord-command-time = Denen Zeit schenken, die am Zug sind
discord-command-pause = Um eine Pause bitten oder ihr zustimmen
discord-command-resume = Eine Pause beenden
discord-command-away = Deine Uhren für ein paar Tage anhalten
discord-command-back = Deinen Platz von einem Computer zurücknehmen
discord-command-rematch = Bitte dieselben Spieler um ein weiteres Spiel
discord-command-tables = Zeige, was hier läuft
discord-command-games = Zeige deine eigenen Partien in allen Chats
discord-command-tournament = Ein Turnier ansetzen, mitspielen, leiten oder den Stand sehen
discord-command-best = Die besten Ergebnisse allein gespielter Partien
discord-command-export = Gib die Mitschrift eines beendeten Spiels aus
discord-command-verify = Prüfe, dass jeder Stein so gezogen wurde, wie es vor dem Spiel feststand
discord-command-close = Beende ein Spiel von außen (für Moderatoren)
discord-command-learn = Beginne deine erste Partie, mit Hilfe bei den ersten Zügen
discord-command-rules = Erkläre ein Spiel oder zeige eine seiner Regeln
discord-command-language = Wähle, in welcher Sprache ich hier rede
discord-command-theme = Wähle, wie meine Bilder hier aussehen
discord-command-settings = Zeige, was für diesen Kanal eingestellt ist, und ändere es (für Moderatoren)
discord-command-forget = Lösche deinen Namen überall; deine Spiele bleiben erhalten
discord-command-link = Mach aus diesem und einem anderen deiner Konten eine Person
discord-command-unlink = Löse dieses Konto wieder heraus
discord-command-accounts = Zeig dir deine Konten
discord-command-start = Gib aus, was auf dich wartet: Steine und Herausforderungen
discord-command-help = Erkläre alle Befehle oder einen davon

## Ihre Felder: der Name klein und ohne Leerzeichen, die Beschreibung mit höchstens 100 Zeichen

discord-option-table = Die Nummer des Tisches, falls es mehrere gibt
    .name = tisch
discord-option-code = Der Code einer Einladung, etwa K7QF-2M9X
    .name = code
discord-option-luck = Eigene Worte, die in die Ziehung gemischt werden
    .name = glück
discord-option-words = Die sechs Wörter aus deinem anderen Konto; ohne sie bekommst du welche
    .name = wörter
discord-option-move = Dein Zug, zum Beispiel J13> 2x3=6
    .name = zug
discord-option-player = Mit wem du spielen möchtest
    .name = gegner
discord-option-player2 = Ein zweiter Gegner
    .name = gegner2
discord-option-player3 = Ein dritter Gegner
    .name = gegner3
discord-option-player4 = Ein vierter Gegner
    .name = gegner4
discord-option-player5 = Ein fünfter Gegner
    .name = gegner5
discord-option-player6 = Ein sechster Gegner
    .name = gegner6
discord-option-player7 = Ein siebter Gegner
    .name = gegner7
discord-option-against = Jemand anderes: wer zuerst kommt, der Computer, oder niemand
    .name = gegen
discord-option-game = Welches Spiel
    .name = spiel
discord-option-options = Was ihr vereinbart, zum Beispiel tipps=ja; was es sonst gibt, hängt vom Spiel ab
    .name = optionen
discord-option-seats = Wie viele Plätze es gibt, falls mehr als du Leute nennst
    .name = plätze
discord-option-action = Was geschehen soll; lässt du es weg, der Stand
    .name = aktion
discord-option-view = Wie viel vom Brett
    .name = ansicht
discord-option-turn = Nach welchem Zug, als Zahl; ohne Angabe das Brett, wie es steht
    .name = zug
discord-option-instead = Wer statt ihrer weiterspielt
    .name = stattdessen
discord-option-amount = Wie viel Zeit, zum Beispiel 1t oder 5min
    .name = dauer
discord-option-rule = Die Nummer einer Regel, zum Beispiel S5
    .name = regel
discord-option-language = Die Sprache
    .name = sprache
discord-option-theme = Wie Bilder aussehen
    .name = farben
discord-option-whom = Wessen Name gelöscht wird
    .name = wen
discord-option-command = Der Befehl, um den es geht
    .name = befehl

discord-choice-anyone = wer zuerst kommt
discord-choice-computer-beginner = der Computer als Anfänger
discord-choice-computer-club = der Computer als Vereinsspieler
discord-choice-computer-master = der Computer als Meister
discord-choice-computer = ein Computer
discord-choice-alone = niemanden: ich spiele allein
discord-choice-new = eines ansetzen
discord-choice-join = mitspielen
discord-choice-leave = ausscheiden
discord-choice-start = beginnen (Leitung)
discord-choice-next = die nächste Runde beginnen (Leitung)
discord-choice-standings = den Stand sehen
discord-choice-end = ein Spiel beenden, wie es steht (Leitung)
discord-choice-drop = jemanden streichen (Leitung)
discord-choice-close = das Turnier beenden (Leitung)
discord-choice-full = das ganze
discord-choice-words = in Worten
discord-choice-light = hell
discord-choice-dark = dunkel
discord-choice-me = meiner, endgültig

## Was im Weg stehen kann

discord-permissions-missing = In diesem Kanal kann ich nicht spielen, denn mir fehlen diese Berechtigungen: { $names }.
discord-permission-view-channel = Kanal ansehen
discord-permission-send-messages = Nachrichten senden
discord-permission-send-messages-in-threads = Nachrichten in Threads senden
discord-due = Ende der Zeit: { $when }
discord-answered-in-private = Ich habe dir in unserem privaten Chat geantwortet.
discord-private-closed = Die Antwort ist nur für dich, und ich kann dir nicht privat schreiben. Wähle den Befehl aus dem Menü hinter `/`: Dann siehst nur du, was ich sage.
discord-button-unknown = Wofür dieser Knopf war, weiß ich nicht mehr. `/tische` zeigt, was läuft, und `/hilfe` den Rest.
discord-trouble = Bei mir ist etwas schiefgegangen, und ich weiß nicht, ob deine Zeile angekommen ist. Bitte sieh erst auf das Brett, bevor du es noch einmal versuchst.
discord-interrupted = Ich wurde dabei unterbrochen und weiß nicht, ob es noch geschehen ist. Bitte sieh auf dem Brett nach, bevor du es noch einmal versuchst.
discord-reply-unread = Diese Antwort kann ich nicht lesen: Solange die Erwähnung darin ausgeschaltet ist, zeigt mir Discord nicht, was sie sagt. Lass die Erwähnung an, erwähne mich selbst oder nimm `/spiele`.

### Was nur Telegram zeigt; seine Befehlsliste: menu.ftl.

## Antworten auf gedrückte Knöpfe

telegram-answered-in-private = Ich habe dir in unserem privaten Chat geantwortet.

## A group without pictures

telegram-no-pictures = Bilder darf ich hier nicht schicken, deshalb kommt das Brett in Worten. Wer die Gruppe verwaltet, kann mir Fotos erlauben.

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

## Sätze anderer Dateien in Telegrams Worten: Hinter `on-telegram-` steht der Schlüssel des Satzes für alle Plattformen

on-telegram-menu-close = Ein Spiel von außen beenden (für Administratoren)
on-telegram-help-close =
    `/schließen #12`
    Beendet eine Partie ohne Ergebnis, wie sie steht; das können die Administratoren der Gruppe.
on-telegram-help-best =
    `/beste`, `/beste 2026-11`
    Zeigt das Beste des Monats in dieser Gruppe: die meisten Punkte, die besten Züge, wer am meisten gespielt und gewonnen hat, wessen Wertung am stärksten gestiegen ist. Mit dem Namen eines Spiels zeigt es die besten Ergebnisse derer, die es hier allein gespielt haben, mit einem Bild des allerbesten.
on-telegram-help-settings =
    `/einstellungen`, `/einstellungen spiele=summy`
    Zeigt, was in dieser Gruppe eingestellt ist, mit Knöpfen zum Ändern; das können nur Administratoren. Im privaten Chat: deine eigenen Einstellungen.
on-telegram-help-part =
    `/trennen #12`
    Nimmt ein Spiel aus dieser Gruppe, das in einem anderen Chat zu Hause ist; das können Administratoren und wer es hergeholt hat.
on-telegram-help-daily =
    `/tagesaufgabe 8:00`, `/tagesaufgabe 20:30 zone=Europe/Berlin`, `/tagesaufgabe aus`
    Diese Gruppe bekommt jeden Tag eine Aufgabe, überall dieselbe; Administratoren richten das ein. Jeder löst sie privat und kann teilen, wie es ging. Privat zeigt `/tagesaufgabe` die von heute.
on-telegram-help-unwatch =
    `/wegsehen #12`
    Lässt diese Gruppe einem Spiel nicht mehr folgen; das können Administratoren, wer mitspielt, und wer das Zusehen veranlasst hat. Tippst du es als Spieler im Chat des Spiels oder unter uns, sieht kein anderer Chat mehr zu.
on-telegram-settings-head = { $where ->
        [own] **Deine Einstellungen**
        [topic] **Die Einstellungen dieses Themas**
       *[channel] **Die Einstellungen dieser Gruppe**
    }
on-telegram-settings-games-which = Welche Spiele darf man hier spielen? Ein Druck lässt eines zu oder schließt es aus.
on-telegram-settings-who = { $who ->
        [all] Diesen Chat verwaltet niemand, also dürfen alle das ändern.
        [operator] Wer das ändern kann, bestimmt, wer diesen Chat betreibt.
       *[moderators] Ändern können das die Administratoren dieser Gruppe; Sprache und Bilder alle, mit `/sprache` und `/farben`.
    }
on-telegram-settings-moderators-only = Nur Administratoren dieser Gruppe können ihre Einstellungen ändern.
on-telegram-settings-in-channel = Das wird für eine Gruppe eingestellt: Tippe es dort.
on-telegram-settings-game-not-here = { $game } wird in dieser Gruppe nicht gespielt, nur { $games }. Im privaten Chat mit mir kannst du alles spielen.
on-telegram-challenge-who-private = Wer soll mitspielen? Andere forderst du in einer Gruppe heraus.
on-telegram-challenge-people-in-channel = Fordere andere in einer Gruppe heraus, in der ihr beide mitlest; hier unter uns kannst du gegen den Computer spielen (`/herausfordern computer`) oder, wo das Spiel es erlaubt, allein.
on-telegram-limit-answers = Du hast in der Gruppe innerhalb einer Minute { $most } Antworten bekommen; was du dort sonst noch fragst, übergehe ich jetzt, damit die anderen Platz haben. Versuch es in einer Minute wieder. Züge nehme ich wie immer an.
on-telegram-no-table-here = Du spielst hier gerade nicht. `/herausfordern` beginnt ein Spiel.
on-telegram-close-not-asked-alone = An Tisch #{ $table } hat niemand gefragt, ob das Spiel enden soll. `/schließen #{ $table }` beendet es, weil du diese Gruppe verwaltest.
on-telegram-command-opponent-in-private = Falls du mit `{ $word }` jemanden meinst: Fordere andere in einer Gruppe heraus, in der ihr beide mitlest; hier unter uns kannst du gegen den Computer spielen (`/herausfordern computer`).
on-telegram-close-own-only = Diesen Chat verwaltet niemand: Tisch #{ $table } schließen kann nur, wer dort mitspielt.
on-telegram-close-moderators-only = Einen Tisch schließen können nur Administratoren dieser Gruppe; mit `/aufgeben` gibst du deine eigene Partie auf.
on-telegram-close-in-private = Einen Tisch schließen Administratoren, und zwar in seiner Gruppe; mit `/aufgeben` gibst du deine eigene Partie auf.
on-telegram-rights-unknown = Ich habe nicht rechtzeitig erfahren, ob du diese Gruppe verwaltest, und deshalb nichts getan; versuch es bitte noch einmal.
on-telegram-moderate-elsewhere = Diesen Befehl gibt es nur im Web-Chat. Jemanden entfernen können hier nur die Administratoren der Gruppe.
on-telegram-part-not-yours = Tisch #{ $table } hier abtrennen können nur Administratoren dieser Gruppe und wer den Tisch hergeholt hat.
on-telegram-join-seated-already = Du hast schon einen Platz an Tisch #{ $table }. Tippe den Code in einer Gruppe, um das Spiel dorthin zu holen.
on-telegram-join-no-seat = An Tisch #{ $table } ist kein Platz frei. Tippe den Code in einer Gruppe, dann kannst du dort zusehen.
on-telegram-daily-is-on = Diese Gruppe bekommt jeden Tag um { $time } ({ $zone }) eine Aufgabe, überall dieselbe.{ $zone ->
        [UTC] { " " }Für eine andere Zeitzone tippe zum Beispiel `/tagesaufgabe zone=Europe/Berlin`.
       *[other] {""}
    }
on-telegram-daily-is-off = Diese Gruppe bekommt keine Tagesaufgabe.
on-telegram-daily-in-channel = Die Tagesaufgabe wird in der Gruppe eingerichtet, die sie bekommen soll. Hier zeigt dir `/tagesaufgabe` die von heute.
on-telegram-daily-moderators-only = Die Tagesaufgabe richten nur Administratoren ein. `/tagesaufgabe` in unserem privaten Chat zeigt sie dir allein.
on-telegram-daily-nothing-to-share = Noch gibt es nichts zu teilen. Drück in der Gruppe **Lösen** unter der Tagesaufgabe und gib deine Antwort.
on-telegram-tournament-in-channel = Ein Turnier gehört in eine Gruppe: Schreib das dort, wo alle mitlesen, die dabei sind.
on-telegram-tournament-goes-on =
    { $own ->
        [yes] Du leitest hier schon ein Turnier, und in einer Gruppe läuft immer nur eines. `/turnier` zeigt es, `/turnier schließen` beendet es.
       *[no] { $player } leitet hier schon ein Turnier; in einer Gruppe läuft immer nur eines.
    }
on-telegram-tournament-director-button = Dieser Knopf ist für { $player }, dort liegt die Leitung. Administratoren können den Befehl notfalls tippen.
on-telegram-tournament-director-only = Das kann nur { $player }, denn dort liegt die Leitung, oder wer die Gruppe verwaltet.
on-telegram-watch-in-channel = Tippe `/zusehen` in der Gruppe, wo zugesehen werden soll; hier unter uns zeige ich nur deine eigenen Partien.
on-telegram-unwatch-not-yours = Das beenden können nur Administratoren dieser Gruppe, wer an Tisch #{ $table } mitspielt und wer das Zusehen veranlasst hat.
on-telegram-unwatch-players-only = Anderen das Zusehen an Tisch #{ $table } beenden kann nur, wer dort mitspielt oder die Gruppe des Tisches verwaltet.

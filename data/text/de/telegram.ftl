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

### Was zu Tischen gesagt wird, an denen in mehreren Chats gespielt wird.

## Einladungen

button-invite = Anderen Chat einladen
invitation =
    Deine Einladung zu **{ $game }**, Tisch #{ $table }: `{ $code }`
    Tippe in einem anderen Chat, in dem ich bin, `/mitspielen { $code }`: Dann kommt das Spiel dorthin, mit einem Platz, wenn einer frei ist. Der Code gilt 24 Stunden.
invitation-link = Im Browser: `{ $link }`
invite-no-table = Du hast hier keinen Platz an einem Tisch, zu dem du einladen könntest. Mit `/herausfordern` beginnst du ein Spiel.
invite-private = An Tisch #{ $table } spielst du für dich, da kann niemand dazukommen. Mit `/herausfordern jeden` beginnst du ein Spiel mit anderen.
invite-over = Die Partie an Tisch #{ $table } ist vorbei, da kann niemand mehr dazukommen.

## Kommen und Gehen

join-no-code = Der Code `{ $code }` gilt nicht oder nicht mehr. Einen neuen bekommen alle, die mitspielen, mit `/einladen`.
join-too-many-codes = Das war zu oft der falsche Code. Versuch es bitte in einer Stunde noch einmal.
join-places-full = Tisch #{ $table } ist schon in { $most } Chats, mehr gehen nicht. `/trennen #{ $table }` in einem davon macht Platz.
join-here-already = Tisch #{ $table } ist schon in diesem Chat.
join-seated-already = Du hast schon einen Platz an Tisch #{ $table }. Tippe den Code in einem Kanal, um das Spiel dorthin zu holen.
join-no-seat = An Tisch #{ $table } ist kein Platz frei. Tippe den Code in einem Kanal, dann kannst du dort zusehen.
join-watches = An Tisch #{ $table } ist kein Platz frei; dieser Chat kann zusehen.
place-here = **{ $game }** läuft jetzt auch in diesem Chat (Tisch #{ $table }): { $names }.
place-added = { $player } hat Tisch #{ $table } in einen weiteren Chat { $platform ->
        [web] im Web
        [telegram] auf Telegram
        [discord] auf Discord
       *[other] anderswo
    } geholt.
place-removed = { $player } hat Tisch #{ $table } von einem Chat { $platform ->
        [web] im Web
        [telegram] auf Telegram
        [discord] auf Discord
       *[other] anderswo
    } getrennt.
place-unreachable = Im Chat von Tisch #{ $table } { $platform ->
        [web] im Web
        [telegram] auf Telegram
        [discord] auf Discord
       *[other] anderswo
    } kann ich gerade nicht schreiben. Hier geht das Spiel weiter.
part-done = **{ $game }** an Tisch #{ $table } wird in diesem Chat nicht mehr gezeigt.
part-home = Tisch #{ $table } ist hier zu Hause; `/schließen #{ $table }` beendet ihn.
part-none = In diesem Chat gibt es keinen Tisch, der anderswo zu Hause ist.
part-not-yours = Tisch #{ $table } hier abtrennen kann nur, wer diesen Chat moderiert oder den Tisch hergeholt hat.
close-home-only = Tisch #{ $table } ist in einem anderen Chat zu Hause und lässt sich nur dort schließen. `/trennen #{ $table }` nimmt ihn aus diesem heraus.

## Hilfe

help-invite =
    `/einladen #12`
    Gibt dir einen Code, der deine Partie in einen anderen Chat bringt, egal auf welcher Plattform, damit dort jemand mitspielen oder zusehen kann.
help-part =
    `/trennen #12`
    Nimmt ein Spiel aus diesem Chat, das in einem anderen zu Hause ist; das können Moderatoren und wer es hergeholt hat.

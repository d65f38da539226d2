### What is said of tables that are played in several chats.

## Invitations

button-invite = Invite another chat
invitation =
    Your invitation to **{ $game }**, table #{ $table }: `{ $code }`
    In another chat where I am, type `/join { $code }`: the game comes there, with a seat if one is free. The code is valid for 24 hours.
invitation-link = In a browser: `{ $link }`
invite-no-table = You have no seat here at a table to which you could invite. `/challenge` starts a game.
invite-private = At table #{ $table } you play on your own, so nobody can join you. `/challenge anyone` starts a game for others.
invite-over = The game at table #{ $table } is over; nobody can join it any more.

## Coming and going

join-no-code = The code `{ $code }` is not valid, or not any more. Any player gets a new one with `/invite`.
join-too-many-codes = That was too often the wrong code. Please try again in an hour.
join-places-full = Table #{ $table } is in { $most } chats already, and cannot be in more. `/part #{ $table }` in one of them makes room.
join-here-already = Table #{ $table } is in this chat already.
join-seated-already = You already have a seat at table #{ $table }. Type the code in a channel to bring the game there.
join-no-seat = No seat is free at table #{ $table }. Type the code in a channel, and you can watch there.
join-watches = No seat is free at table #{ $table }; this chat can watch.
place-here = **{ $game }** is played in this chat too now (table #{ $table }): { $names }.
place-added = { $player } has brought table #{ $table } to another chat { $platform ->
        [web] on the web
        [telegram] on Telegram
        [discord] on Discord
       *[other] elsewhere
    }.
place-removed = { $player } has taken table #{ $table } out of a chat { $platform ->
        [web] on the web
        [telegram] on Telegram
        [discord] on Discord
       *[other] elsewhere
    }.
place-unreachable = I cannot write in the chat of table #{ $table } { $platform ->
        [web] on the web
        [telegram] on Telegram
        [discord] on Discord
       *[other] elsewhere
    } at the moment. The game goes on here.
part-done = **{ $game }** at table #{ $table } is no longer shown in this chat.
part-home = Table #{ $table } has its home here; `/close #{ $table }` ends it.
part-none = There is no table in this chat that has its home elsewhere.
part-not-yours = Only moderators of this chat, and whoever brought table #{ $table } here, can take it out again.
close-home-only = Table #{ $table } has its home in another chat and can be closed only there. `/part #{ $table }` takes it out of this one.

## Help

help-invite =
    `/invite #12`
    Gives you a code that brings a game of yours to another chat, on whichever platform, so that somebody there can play or watch.
help-part =
    `/part #12`
    Takes a game out of this chat that has its home in another one; for moderators, and for whoever brought it here.

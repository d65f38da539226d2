### What is said of games that another chat watches.

challenge-watched = { $watch ->
        [delay] Other chats may watch, two turns behind.
       *[yes] Other chats may watch.
    }

## Begin and end

watch-begins = { $watch ->
        [delay] This chat now watches **{ $game }** at table #{ $table }, two turns behind: { $names }.
       *[other] This chat now watches **{ $game }** at table #{ $table }: { $names }.
    }
watch-added = { $player } has another chat { $platform ->
        [web] on the web
        [telegram] on Telegram
        [discord] on Discord
       *[other] elsewhere
    } watch table #{ $table }. `/unwatch #{ $table }` stops that.
button-unwatch = Stop watching
unwatch-done = This chat no longer watches **{ $game }** at table #{ $table }.
unwatch-all = No other chat watches **{ $game }** at table #{ $table } any more.
unwatch-ended = **{ $game }** at table #{ $table } is no longer shown to other chats.

## What is not possible

watch-in-channel = Type `/watch` in the channel that is to watch; here between us I show only your own games.
watch-none = Say which table this chat is to watch, as in `/watch #12`.
watch-no-table = There is no game at table #{ $table } that this chat may watch. Its players may always have it shown in another chat; everybody else may where the challenge said `watch=yes`.
watch-played-here = Table #{ $table } is played in this chat{ $count ->
        [0] , and no other chat watches it.
        [one] , and one other chat watches it; `/unwatch #{ $table }` stops that.
       *[other] , and { $count } other chats watch it; `/unwatch #{ $table }` stops that.
    }
watch-already = This chat watches table #{ $table } already. `/unwatch #{ $table }` stops that.
watch-full = { $most } chats watch table #{ $table } already; there cannot be more.
watch-too-many = This chat watches { $most } games already. `/unwatch` with the number of a table makes room.
watch-private = A game without other people is played in private, so nobody can watch it.
watch-nothing-yet = This chat sees table #{ $table } two turns later, so there is no board to see yet.
watch-no-clock = This chat sees table #{ $table } two turns later, so I do not say here how much time its players have.
watch-only = This chat only watches table #{ $table }. Its players type in a chat where it is played, or here with me in private.
unwatch-none = This chat watches no game, and nobody watches one that is played here.
unwatch-nobody = No other chat watches table #{ $table }.
unwatch-not-yours = Only moderators of this chat, the players, and whoever had table #{ $table } shown here can stop that.
unwatch-players-only = Only the players of table #{ $table } and the moderators of its chat can stop others from watching.

## Help

help-watch =
    `/watch #12`
    Has this chat follow a game that is played in another one. The players of a game may always do so, everybody else where the challenge said `watch=yes`; with `watch=delay` chats that watch are two turns behind. Nobody plays there, and nothing hidden is shown.
help-unwatch =
    `/unwatch #12`
    Has this chat follow a game no longer; for moderators, players, and whoever had it shown. Typed by a player where the game is played, or in private, it stops all chats that watch.

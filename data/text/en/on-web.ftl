### Sentences of other files in the web chat's words: the key after `on-web-` is that of the sentence for all platforms.

on-web-help-close =
    `/close #12`, `/close yes`, `/close no`
    Ends a game as it stands, without a result: whoever plays asks the others, and the game ends once all agree. Whoever leads the channel can also end games of others there.
on-web-help-settings =
    `/settings`, `/settings games=summy`
    Shows what is set for this channel, with buttons to change it; only whoever leads the channel can: whoever opened it first, and in the lobby those whom the operator has named. In private: your own settings.
on-web-help-part =
    `/part #12`
    Takes a game out of this channel that has its home in another chat; for whoever leads the channel, and for whoever brought it here.
on-web-help-daily =
    `/daily 8:00`, `/daily 20:30 zone=Europe/Berlin`, `/daily off`
    Has this channel get a puzzle every day, the same one everywhere; whoever leads the channel sets it up. Everybody solves it in private and may share how they did. In private, `/daily` shows today's puzzle.
on-web-help-unwatch =
    `/unwatch #12`
    Has this channel follow a game no longer; for whoever leads the channel, players, and whoever had it shown. Typed by a player where the game is played, or in private, it stops all chats that watch.
on-web-settings-who = { $who ->
        [all] Everybody leads this channel, so anybody can change this.
        [operator] Whoever runs this chat decides who can change this.
       *[moderators] Whoever opened this channel first can change this; anybody can change the language and the pictures, with `/language` and `/theme`.
    }
on-web-settings-moderators-only = Only whoever opened this channel first can change its settings.
on-web-daily-moderators-only = Only whoever opened this channel first sets up the puzzle of the day. `/daily` in our private chat shows it to you alone.
on-web-close-own-only = Nobody leads this channel alone: only those who sit at table #{ $table } can close it.
on-web-close-moderators-only = Only whoever leads this channel can close a table; `/resign` gives up your own game.
on-web-close-in-private = A table is closed in its channel, by whoever leads that; `/resign` gives up your own game.
on-web-part-not-yours = Only whoever leads this channel, and whoever brought table #{ $table } here, can take it out again.
on-web-unwatch-not-yours = Only whoever leads this channel, the players, and whoever had table #{ $table } shown here can stop that.
on-web-unwatch-players-only = Only the players of table #{ $table } and whoever leads its channel can stop others from watching.
on-web-tournament-director-button = That button is for { $player }, the director. Whoever leads the channel types what it does, if need be.
on-web-tournament-director-only = Only { $player }, the director of this tournament, can do that, or whoever leads the channel.

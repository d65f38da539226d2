### What only Telegram shows; for its list of commands, see menu.ftl.

## Answers to pressed buttons

telegram-answered-in-private = I have answered in our private chat.

## A group without pictures

telegram-no-pictures = I may send no pictures here, so boards come in words. Whoever manages the group can let me send photos.

## Picking a person and a group, in private

telegram-pick-person = Whom would you like to play? Pick them from your list: the key below the text field opens it.
telegram-pick-person-key = Open the list
telegram-pick-group = { $name }, good. Where do you want to play? Pick a group you are both in, or make one. If I am not in it yet, I am added.
telegram-pick-group-key = Pick the group
telegram-pick-not-there = { $name } is not in { $group }. Pick a group you are both in, or invite { $name } there first.
telegram-pick-done = I am asking { $name } in { $group }. The game is played there.
telegram-pick-cancel = Pick nobody
telegram-pick-cancelled = All right, nobody was asked.
telegram-pick-forgotten = I was interrupted and no longer know what you were picking. Let us begin again.

## Sentences of other files in Telegram's words: the key after `on-telegram-` is that of the sentence for all platforms

on-telegram-menu-close = End a game from outside (administrators)
on-telegram-help-close =
    `/close #12`
    Ends a game as it stands, without a result; administrators of the group can do that.
on-telegram-help-best =
    `/best`, `/best 2026-11`
    Shows the best of this month in this group: the most points, the best moves, who played and won the most, whose rating has grown the most. With the name of a game, it lists the best results of those who played it alone here, with a picture of the best one.
on-telegram-help-settings =
    `/settings`, `/settings games=summy`
    Shows what is set for this group, with buttons to change it; only administrators can. In private: your own settings.
on-telegram-help-part =
    `/part #12`
    Takes a game out of this group that has its home in another chat; for administrators, and for whoever brought it here.
on-telegram-help-daily =
    `/daily 8:00`, `/daily 20:30 zone=Europe/Berlin`, `/daily off`
    Has this group get a puzzle every day, the same one everywhere; administrators set it up. Everybody solves it in private and may share how they did. In private, `/daily` shows today's puzzle.
on-telegram-help-unwatch =
    `/unwatch #12`
    Has this group follow a game no longer; for administrators, players, and whoever had it shown. Typed by a player where the game is played, or in private, it stops all chats that watch.
on-telegram-settings-head = { $where ->
        [own] **Your settings**
        [topic] **The settings of this topic**
       *[channel] **The settings of this group**
    }
on-telegram-settings-games-which = Which games may be played here? Press one to let it in or leave it out.
on-telegram-settings-who = { $who ->
        [all] Nobody administers this chat, so anybody can change this.
        [operator] Whoever runs this chat decides who can change this.
       *[moderators] Administrators of this group can change this; anybody can change the language and the pictures, with `/language` and `/theme`.
    }
on-telegram-settings-moderators-only = Only administrators of this group can change its settings.
on-telegram-settings-in-channel = That is set for a group: type it there.
on-telegram-settings-game-not-here = { $game } is not played in this group, only { $games }. In a private chat with me you can play every game.
on-telegram-challenge-who-private = Who is to play? People are challenged in a group.
on-telegram-challenge-people-in-channel = Challenge people in a group where both of you read along; in private you can play against the computer (`/challenge computer`) or, where the game allows it, alone.
on-telegram-limit-answers = You have had { $most } answers in the group within a minute, so I pass over what else you ask there, to leave room for the others. Try again in a minute. Moves are taken as always.
on-telegram-no-table-here = You are not playing here at the moment. `/challenge` starts a game.
on-telegram-close-not-asked-alone = Nobody at table #{ $table } has asked to end the game. `/close #{ $table }` ends it, because you administer this group.
on-telegram-command-opponent-in-private = If you mean a person by `{ $word }`: challenge people in a group where both of you read along; in private you can play against the computer (`/challenge computer`).
on-telegram-close-own-only = Nobody administers this chat: only those who sit at table #{ $table } can close it.
on-telegram-close-moderators-only = Only administrators of this group can close a table; `/resign` gives up your own game.
on-telegram-close-in-private = A table is closed in its group, by an administrator; `/resign` gives up your own game.
on-telegram-rights-unknown = I was not told in time whether you administer this group, so nothing was done; please try again.
on-telegram-moderate-elsewhere = Only the web chat has this command. Here the administrators of the group remove people.
on-telegram-part-not-yours = Only administrators of this group, and whoever brought table #{ $table } here, can take it out again.
on-telegram-join-seated-already = You already have a seat at table #{ $table }. Type the code in a group to bring the game there.
on-telegram-join-no-seat = No seat is free at table #{ $table }. Type the code in a group, and you can watch there.
on-telegram-daily-is-on = This group gets a puzzle every day at { $time } ({ $zone }), the same one everywhere.{ $zone ->
        [UTC] { " " }For another time zone, type something like `/daily zone=Europe/Berlin`.
       *[other] {""}
    }
on-telegram-daily-is-off = This group gets no puzzle of the day.
on-telegram-daily-in-channel = The puzzle of the day is set up in the group that is to get it. Here, `/daily` shows you today's.
on-telegram-daily-moderators-only = Only administrators set up the puzzle of the day. `/daily` in our private chat shows it to you alone.
on-telegram-daily-nothing-to-share = There is nothing to share yet. Press **Solve** below the puzzle of the day in the group, and answer it first.
on-telegram-tournament-in-channel = A tournament belongs to a group: type that where those who take part read along.
on-telegram-tournament-goes-on =
    { $own ->
        [yes] You already lead a tournament here, and only one at a time goes on in a group. `/tournament` shows it, `/tournament close` ends it.
       *[no] { $player } already leads a tournament here; only one at a time goes on in a group.
    }
on-telegram-tournament-director-button = That button is for { $player }, the director. Administrators type what it does, if need be.
on-telegram-tournament-director-only = Only { $player }, the director of this tournament, can do that, or an administrator.
on-telegram-watch-in-channel = Type `/watch` in the group that is to watch; here between us I show only your own games.
on-telegram-unwatch-not-yours = Only administrators of this group, the players, and whoever had table #{ $table } shown here can stop that.
on-telegram-unwatch-players-only = Only the players of table #{ $table } and the administrators of its group can stop others from watching.

### What is set for a channel, and what people set for themselves.

settings-head = { $where ->
        [own] **Your settings**
       *[channel] **The settings of this channel**
    }
settings-language = Language: **{ $language }**
settings-theme = Pictures: **{ $theme ->
        [light] light
        [dark] dark
       *[none] as they suit each screen
    }**
settings-games = Games: **{ $games }**
settings-rated = Rated: { $value ->
        [yes] **yes**, unless a challenge says `rated=no`
       *[no] **no**, unless a challenge says `rated=yes`
    }
settings-reminders = Reminders: **{ $value ->
        [yes] in private, and here for those I cannot write to in private
       *[no] in private only
    }**
settings-threads = Threads: **{ $value ->
        [yes] one for each game
       *[no] none, games are played in the channel itself
    }**
settings-pace = Time between people: **{ $value ->
        [live] five minutes, 30 seconds more for each move
        [daily] three days, one more for each move
        [slow] ten days, 36 hours more for each move
        [none] all they like
       *[other] { $bank }{ $grows ->
            [yes] , { $increment } more for each move, { $most } at most
           *[no] {""}
        }
    }**, unless a challenge says otherwise
button-settings-pace = Choose the pace
button-pace-live = Time: five minutes
button-pace-daily = Time: three days
button-pace-slow = Time: ten days
button-pace-none = Time: no limit
settings-games-which = Which games may be played in this channel? Press one to let it in or leave it out.
settings-who = { $who ->
        [all] Nobody moderates this channel, so anybody can change this.
        [operator] Whoever runs this chat decides who can change this.
       *[moderators] Moderators of this channel can change this; anybody can change the language and the pictures, with `/language` and `/theme`.
    }
settings-more-own = More of yours: `/remind` for reminders, quiet hours and your time zone, `/confirm` to be shown moves first, `/private` for your ratings, `/accounts`.
settings-for-all = Anybody can change the language and the pictures, with `/language` and `/theme`.
settings-locked = What is set in the lobby changes the games of everybody, so only those whom the operator of this chat has named can do that. In your private chat `/settings` changes your own language and pictures.
settings-moderators-only = Only moderators of this channel can change its settings.
settings-no-threads = Games cannot have threads here: that takes a text channel on Discord where I may create public threads and write in them.
settings-in-channel = That is set for a channel: type it there.
settings-game-not-here = { $game } is not played in this channel, only { $games }. In a private chat with me you can play every game.

button-settings-remind = Reminders and quiet hours
button-settings = Settings
button-settings-games = Choose games
button-rated-yes = Rated
button-rated-no = Unrated
button-reminders-yes = Remind here too
button-reminders-no = Remind in private only
button-threads-yes = A thread for each game
button-threads-no = Games in the channel itself
button-theme-light = Light pictures
button-theme-dark = Dark pictures
button-game-allowed = ✓ { $name }
button-game-left-out = ✗ { $name }

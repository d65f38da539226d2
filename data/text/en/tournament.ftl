# What the bot says about tournaments.

## What an organiser owes the author of a game: `<folder of the game>-tournament`

rummy-tournament = { $game } is by Paul Hauff. Players owe nothing; whoever organises an **open tournament** owes the holder of the rights **1 € for each participant**.

## A command that cannot be understood

command-tournament-act = I do not know what to do with `{ $word }`: behind `/tournament` there may be `new`, `again`, `join`, `leave`, `start`, `next`, `standings`, `end`, `drop` or `close`.
command-tournament-table = Say which table's game is to be ended, as in `/tournament end #12`. All of the tournament is ended by `/tournament close`.
command-tournament-whom = Say who is to leave the tournament, as in `/tournament drop @ben`.
command-tournament-word = I do not know what to do with `{ $word }` at the end of that.

## Setting one up

tournament-which-pace = How much time does everybody have?
tournament-paces-mean = Three days, with one more for each move, are usual. Ten days grow by 36 hours with each move. Five minutes grow by 30 seconds, for people who all stay.
tournament-rounds-usual = There will be as many rounds as fit those who take part; to choose, type something like `/tournament new rounds=2`.
tournament-new = **A tournament at { $game }**, { $count ->
        [0] as many rounds as fit those who take part
        [one] one round
       *[other] { $count } rounds{ $people ->
            [0] {""}
           *[other] {" "}for { $people } people
        }
    }; { $player } is the director.
tournament-games-unrated = The games are unrated, as the settings here say.
tournament-entrants = Taking part ({ $count }): { $players }
tournament-how = `/tournament join` takes part: games begin as soon as a round does, without asking again. { $player } says when: `/tournament start`.
tournament-director-out = { $player } does not play yet, but may join like everybody else.
tournament-seal = Seal of the draws of round { $round }: `{ $seal }`{ $open ->
        [yes] . Until the round begins, `/tournament join luck=your own words` mixes words of yours in.
       *[no] {""}
    }
tournament-luck = { $player } has brought words for the draws of the next round.
tournament-off = The tournament has been called off.
tournament-again = In again, { $players }?
button-tournament-again = Another tournament
button-tournament-start = Start
button-tournament-next = Next round

## Rounds

tournament-round = **Round { $round } of { $rounds }** begins.
tournament-table = Table #{ $table }: { $players }
tournament-unrated = The game at table #{ $table } is unrated: { $player } has lost three of their last ten rated games on time.
tournament-out = { $count ->
        [one] { $players } sits this round out and gets the average points of the round.
       *[other] { $players } sit this round out and get the average points of the round.
    }
tournament-playing = Round { $round } of { $rounds } is being played:
tournament-open = Table #{ $table }: { $players }{ $state ->
        [none] {""}
        [paused] {" "}– ⏸ paused
        [awaited] {" "}– ⏳ { $awaited }: { $left }
        [awaited-late] {" "}– ⌛ { $awaited }: no time left
        [awaited-claimed] {" "}– ⌛ { $awaited }: no time left; in { $left } they lose on time
        [awaited-away] {" "}– 🌴 { $awaited }: away until { $until }
       *[timed] {" "}– ⏳ { $left }
    }
tournament-result = Table #{ $table } is over: { $points }
tournament-seed = Seed of round { $round }, from which those of its tables follow: `{ $seed }`
tournament-counts = For the tournament: { $points }
tournament-waits = Still being played: { $tables }.
tournament-void = Nothing came of the game at table #{ $table }: those who sat there get the average of the round.
tournament-late = Come late? `/tournament join` takes part from round { $round } on.
tournament-joined = { $player } takes part from round { $round } on.
tournament-next-told = Round { $round } of your tournament in { $link } is over: in its chat, `/tournament next` begins round { $next }.
tournament-leave-sure = Leaving the tournament also gives up your game at table #{ $table }. That cannot be undone.
tournament-leave-other = Only the person who was asked can press that button; `/tournament leave` is for yourself.
tournament-stayed = All right, you stay in the tournament.
button-tournament-leave = Leave and give up
button-tournament-stay = Stay
tournament-left = { $player } has left the tournament; the points stay.
tournament-taken-off = { $by } has taken { $player } off the list.
tournament-taken-out = { $by } has taken { $player } out of the tournament; the points stay.
tournament-dropped = Therefore the game at table #{ $table } no longer counts for ratings.

## Standings

tournament-standings = **The tournament after round { $round } of { $rounds }**
tournament-row = { $place }. { $player }: **{ $points }**{ $here ->
        [yes] {""}
       *[no] {" "}(has left)
    }
tournament-next = { $player }, `/tournament next` begins round { $round }.
tournament-over = The tournament is over. { $count ->
        [one] **{ $players }** has won it.
       *[other] **{ $players }** have won it together.
    }

## What cannot be done

tournament-in-channel = A tournament belongs to a channel: type that where those who take part read along.
tournament-none = There is no tournament going on here. `/tournament new` sets one up.
tournament-goes-on =
    { $own ->
        [yes] You already lead a tournament here, and only one at a time goes on in a channel. `/tournament` shows it, `/tournament close` ends it.
       *[no] { $player } already leads a tournament here; only one at a time goes on in a channel.
    }
tournament-not-for-game = { $game } is not for tournaments: a table there has two to four players.
tournament-rounds = A tournament cannot have `{ $value }` rounds: from 1 to { $most } are possible.
tournament-rounds-missing = How many rounds? From 1 to { $most } are possible, as in `rounds=4`.
tournament-rated = Whether games of tournaments are rated is the same for all tournaments here: `/settings` shows it, and who may change it.
tournament-instead =
    { $act ->
        [leave] `/tournament leave` leaves the tournament.
        [begin] `/tournament start` begins the tournament.
       *[cancel] `/tournament close` ends the tournament.
    }
tournament-joined-already = You already take part.
tournament-last-round = The last round is being played: it is too late to join.
tournament-full = The tournament is full: { $most } can take part.
tournament-not-in = You do not take part in this tournament, so you cannot leave it.
tournament-bot = `@{ $name }` is a bot, and bots do not take part in tournaments.
tournament-nobody = There is nobody called `{ $name }` among those who take part, or more than one.
tournament-chosen-by-other = Those buttons are for the person who asked. Type `/tournament` to get your own.
tournament-director-button = That button is for { $player }, the director. Moderators type what it does, if need be.
tournament-button-earlier = That button belongs to an earlier tournament. `/tournament` shows the one that goes on here.
tournament-director-only = Only { $player }, the director of this tournament, can do that, or a moderator.
tournament-started = The tournament has begun already; `/tournament next` begins another round.
tournament-not-started = The tournament has not begun yet: { $player } begins it with `/tournament start`.
tournament-too-few = A round needs at least { $low } players; taking part so far: { $have }.
tournament-round-runs = The next round has to wait: games are still being played at { $tables }. `/tournament end #{ $table }` ends one as it stands.
tournament-close-games = Games are still being played at { $tables }; `/tournament end #{ $table }` ends one as it stands.
tournament-not-its-table = At table #{ $table } no game of this tournament is being played.
tournament-ended-by = **{ $player }** has ended this game of the tournament as it stands.
forget-tournament = You still lead a tournament or take part in one; `/tournament leave` or `/tournament close` there first.

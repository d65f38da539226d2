# What is said around a game: tables, challenges, turns, results.

## Players

computer-name = Computer
example-player = Player { $number }
player-nameless = Player

## Challenges

challenge = **{ $player }** wants to play **{ $game }** (table #{ $table }).
challenge-timer = All play at once, and have { $time } for each round.
challenge-seat = { $state ->
        [open] ○ { $count ->
                [one] a seat
               *[other] { $count } seats
            } for whoever joins first
        [accepted] ● { $player } is in{ $level ->
                [none] {""}
                [beginner] {" "}(beginner)
                [club] {" "}(club)
               *[master] {" "}(master)
            }
        [declined] × { $player } does not want to
        [here] ○ { $player }, are you here?
        [unanswered] – { $player } has not answered
       *[other] ○ { $player }, will you play?
    }
challenge-here = It has been a while since the first of you said yes, and the clock runs as soon as the game begins. Whoever is here presses **Start now**; with the last of you it begins.
challenge-hints = Hints are allowed, so the game is unrated.
challenge-unrated = The game is unrated.
challenge-finished = { $player } finishes { $percent }% of games
rated-suspended = { $own ->
        [yes] You have lost three of your last ten rated games on time, so this game is unrated. In { $left } you can play rated games again.
       *[no] { $player } has lost three of their last ten rated games on time, so this game is unrated. In { $left } they can play rated games again.
    }
rated-suspended-now = You have now lost three of your last ten rated games on time: for { $left } your new games are unrated.
rated-suspended-refused = { $own ->
        [yes] You have lost three of your last ten rated games on time, so for { $left } you can only play unrated games. `rated=no` in a challenge asks for one.
       *[no] { $player } has lost three of their last ten rated games on time, so for { $left } they can only play unrated games. `rated=no` in a challenge asks for one.
    }
challenge-seal = Seal of the draw: `{ $seal }`
challenge-people-in-channel = Challenge people in a channel where both of you read along; in private you can play against the computer (`/challenge computer`) or, where the game allows it, alone.
challenge-seats = { $game } is for { $low } to { $high } players; you asked for { $asked }.
challenge-seats-exactly = { $game } with these options is for { $low } players; you asked for { $asked }.
challenge-not-alone = { $game } cannot be played alone: it takes { $low } or more. `/challenge computer` finds you somebody to play with.
challenge-unknown-option = { $game } has no option `{ $option }`; there are: { $allowed }.
challenge-bad-option = The option `{ $option }` cannot be `{ $value }`. Try { $allowed }.
challenge-accepted-already = You already have a seat at table #{ $table }; the game begins when everybody has answered.
challenge-declined-already = You have turned down the challenge at table #{ $table }. As long as it waits for others, `/accept #{ $table }` takes that back.
challenge-no-place = All the seats at table #{ $table } are taken.
challenge-host-cancels = Table #{ $table } is your own challenge: `/cancel #{ $table }` takes it back.
challenge-not-joined = You have no seat at table #{ $table }.
challenge-only-host = Only { $host }, who asked for the game, can do that at table #{ $table }.
challenge-asked-already = You have asked just that already: table #{ $shown } waits for an answer. `/cancel #{ $table }` takes it back.
challenge-too-many-yours = You have { $most } challenges open here already. Wait for an answer, or take one back with `/cancel`; nothing new was opened.
challenge-too-many-here = There are { $most } challenges open here already. A new one can be opened when one of them has been answered or taken back.
challenge-not-open = { $phase ->
        [running] The game at table #{ $table } has already begun.
        [over] The game at table #{ $table } is over; `/rematch #{ $table }` asks for another.
       *[other] The challenge at table #{ $table } is off.
    }

## The tables

no-table = There is no table here that fits. `/tables` lists what there is, `/challenge` starts a game.
no-table-here = You are not playing in this channel at the moment. `/challenge` starts a game.
table-in-topic = In another topic of this group you are at { $table } ({ $game }).
no-table-open = There is an open seat at table #{ $table } ({ $game }): `/join #{ $table }` takes it.
no-table-private = You are not playing anywhere at the moment. `/challenge computer` starts a game right here.
no-table-asked = You are asked to play { $game } at table #{ $table }, which waits for your answer.
no-table-begun = The game at table #{ $table } has not begun yet: { $count ->
        [0] there is still a seat free.
       *[other] { $names } { $count ->
                [one] has
               *[other] have
            } still to answer.
    }
no-such-table = There is no table #{ $table } here. `/tables` lists what there is.
no-challenge = There is no challenge here that waits for you.
no-challenge-accepted = There is no challenge here that you have accepted and that has not begun yet. `/resign` gives up a running game.
no-challenge-of-yours = There is no challenge of yours here that has not begun yet. `/challenge` makes one.
resign-instead = `/resign` gives up a running game.
no-game-over = There is no finished game here.
no-game-of-yours-over = There is no finished game of yours here that could be played again.
not-at-table = You are not playing at table #{ $table }.
which-table = Which table do you mean? Add its number right behind the command, as in `/board #12`.
which-table-typed = Which table do you mean? Add its number right behind the command, as in `{ $line }`.
which-table-resign = Which game do you want to give up? Add its number right behind the command, as in `/resign #12`.
which-table-resign-typed = Which game do you want to give up? Add its number right behind the command, as in `{ $line }`.
which-table-move = Which table do you mean? This may be a move at each of them. When you type it, put the number first: `/play #12 J13> 2x3(=)6`.
which-table-move-typed = Which table do you mean? This may be a move at each of them. When you type it, put the number first: `/play { $line }`.
move-unreadable-anywhere = I cannot read that as a move in any of your games. `/games` lists them, and the rules tell what a move looks like.
which-table-other = Those buttons are for the person who { $command ->
        [play] made the move.
       *[other] typed the command.
    }
told-at-table = { $what ->
        [left] You have given up at table #{ $table } ({ $game }). The others see it there.
        [over] The game at table #{ $table } ({ $game }) is over. You find the result there.
        [asked] The others at table #{ $table } ({ $game }) have been asked.
       *[done] Done. Everybody sees it at table #{ $table } ({ $game }).
    }
tables-head = The tables:
tables-watched = This chat watches **#{ $table }** { $game }: { $names }. `/unwatch #{ $table }` ends that.
tables-none = There are no tables here. `/challenge` starts a game.
table-row = **#{ $table }** { $game }: { $names } { $phase ->
        [open] (waiting for answers)
        [running] (on turn: { $turn })
        [paused] (paused)
       *[other] (over)
    }
games-your-turn = **It is your turn:**
games-asked = **Will you play?**
games-waiting = **You wait for others:**
games-wishes = **Others ask you:**
games-wish = **{ $link }** { $game }: { $players } { $count ->
        [one] would like
       *[other] would like
    } to { $kind ->
        [takeback] take their last turn back. `/takeback #{ $table } yes` agrees, `/takeback #{ $table } no` declines.
        [close] end the game as it stands, without a result. `/close #{ $table } yes` agrees, `/close #{ $table } no` declines.
       *[pause] pause the game. `/pause #{ $table } yes` agrees, `/pause #{ $table } no` declines.
    }
games-row = **{ $link }** { $game }{ $alone ->
        [yes] {""}
       *[no] {" "}with { $names }
    }{ $state ->
        [none] {""}
        [paused] {" "}– ⏸ paused
        [replaced] {" "}– a computer plays for you; `/back` takes your seat back
        [late] {" "}– ⌛ no time left
        [open] {" "}– not everybody has answered; lapses in { $left }
        [awaited] {" "}– ⏳ { $awaited }: { $left }
        [awaited-late] {" "}– ⌛ { $awaited }: no time left. `/claim #{ $table }` claims that, `/time #{ $table }` gives time.
        [awaited-claimed] {" "}– ⌛ { $awaited }: no time left; in { $left } they lose on time. `/claim #{ $table }` claims that, `/time #{ $table }` gives time.
        [awaited-away] {" "}– 🌴 { $awaited }: away until { $until }
       *[timed] {" "}– ⏳ { $left }
    }
games-tournaments = **Your tournaments:**
games-tournament = { $link }: { $state ->
        [open] { $own ->
            [yes] not begun. `/tournament start`, typed in its chat, begins it.
           *[no] not begun. { $director } begins it.
        }
        [playing] { $count ->
            [one] round { $round } of { $rounds }, waiting for the game at table { $tables }.
           *[other] round { $round } of { $rounds }, waiting for the games at tables { $tables }.
        }
       *[between] { $own ->
            [yes] round { $round } of { $rounds } is over. `/tournament next`, typed in its chat, begins round { $next }.
           *[no] round { $round } of { $rounds } is over. { $director } begins round { $next }.
        }
    }
games-none = You are not playing anywhere at the moment. `/challenge` starts a game{ $finished ->
        [yes] , and `/games finished` lists those that are over.
       *[no] .
    }
games-also-finished = `/games finished` lists those that are over.
games-finished = { $page ->
        [1] **Your finished games:**
       *[other] **Your finished games, page { $page }:**
    }
games-finished-row = **{ $table }** { $game }{ $alone ->
        [yes] {""}
       *[no] {" "}with { $names }
    } – { $ending ->
        [won] won
        [tied] tied
        [lost] lost
        [place] { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } of { $seats }
        [shared] tied for { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } of { $seats }
        [alone] finished
        [resigned] given up
        [late] lost on time
        [replaced] a computer played on for you
       *[stopped] stopped before the end
    }{ $departed ->
        [resigned] , { $leavers } { $leaving ->
            [one] has
           *[other] have
        } resigned
        [late] , { $leavers } { $leaving ->
            [one] has
           *[other] have
        } lost on time
        [left] , { $leavers } left the game
       *[none] {""}
    }{ $counted ->
        [no] {""}
        [all] {" "}({ $scores })
       *[own] {" "}({ $points ->
            [one] { $points } point
           *[other] { $points } points
        })
    }{ $rated ->
        [no] {""}
       *[yes] , rating { $change }
    }, { $day }
games-finished-how = With its number you can look at any game again, by `/board #{ $table }` or `/export #{ $table }`; by `/replay #{ $table }` if a turn was finished, and by `/review #{ $table }` if one of yours was.
games-finished-more = `/games finished { $page }` lists older ones.
games-finished-none = You have not finished a game yet. `/challenge` starts one.
games-finished-only-lesson = A first game with my help does not count here, and you have not finished any other yet. `/challenge` starts one.
games-finished-no-more = You have no older finished games; `/games finished` lists the newest.
games-left-group = You have left a group in which you still play. These games go on, and you can play them here:
button-give-up = Give up #{ $name }
resign-sure = Do you want to give up { $game } at table #{ $table }? That cannot be undone{ $rated ->
        [yes] , and it counts for your rating.
       *[no] .
    }
resign-kept = All right, you play on.
resign-done = You have given up { $game } at table #{ $table }.
resign-other = Only the person who was asked can press that button; `/resign` gives up your own game.
button-resign-yes = Give up
button-resign-no = Go on playing
table-not-running = { $phase ->
        [open] The game at table #{ $table } has not begun yet.
        [aside] The game at table #{ $table } has been set aside, because it can no longer be read.
       *[other] There was no game at table #{ $table }: the challenge came to nothing.
    }
table-set-aside = I can no longer read the game at table #{ $table }, so it has been set aside. I am sorry; all other games go on.
close-own-only = Nobody moderates this channel: only those who sit at table #{ $table } can close it.
close-moderators-only = Only moderators of this channel can close a table; `/resign` gives up your own game.
close-in-private = A table is closed in its channel, by whoever moderates there; `/resign` gives up your own game.
rights-unknown = I was not told in time whether you moderate this channel, so nothing was done; please try again.
anonymous-no-seat = You write as the group, so I do not know who you are and cannot send you any tiles. Turn off **Remain Anonymous** in your rights as an administrator, then play under your own name.

## Turns and results

turn = **{ $player }**, it is your turn.
turn-other = { $player } is to move.
turn-several = **{ $players }**: it is your turn, all at once.
time-was-up = The time ran out for { $players }.
turn-several-others = { $players } are to move, all at once.
time-limit = Time for this: { $unit ->
        [seconds] { $count ->
                [one] one second
               *[other] { $count } seconds
            }
        [minutes] { $count ->
                [one] one minute
               *[other] { $count } minutes
            }
        [hours] { $count ->
                [one] one hour
               *[other] { $count } hours
            }
       *[days] { $count ->
                [one] one day
               *[other] { $count } days
            }
    }.
time-left = About { $unit ->
        [seconds] { $count ->
                [one] one second is
               *[other] { $count } seconds are
            }
        [minutes] { $count ->
                [one] one minute is
               *[other] { $count } minutes are
            }
        [hours] { $count ->
                [one] one hour is
               *[other] { $count } hours are
            }
       *[days] { $count ->
                [one] one day is
               *[other] { $count } days are
            }
    } left for this.
thread-name = { $game } #{ $table }: { $names }
table-in-channel = Table #{ $table } is in the channel, outside this thread.
game-in-private = I am sending you your game at table #{ $table } in our private chat, where nobody else reads along.
lesson-which = Which game would you like to learn? You play the first turns with me beside you.
lesson-begins = **{ $game }, your first game** (table #{ $table }). I tell you the first moves; after that you go on alone. It counts for nothing.
lesson-on = You are already learning { $game } at table #{ $table }: `/board #{ $table }` shows it, `/resign #{ $table }` ends it.
lesson-goes-on = **{ $step }/{ $steps }** Next:
lesson-done = **You can play!** From here you go on alone. If you are stuck, `/hint` shows a good move; `/rules { $name }` has all the rules.
lesson-own-way = A move of your own, very good: from here you go on alone. If you are stuck, `/hint` shows a good move; `/rules { $name }` has all the rules.
result-elsewhere = { $result ->
        [won] **{ $player }** has won at { $game } against { $others }.
        [tied] **{ $player }** has tied at { $game } with { $others }.
       *[lost] **{ $player }** has lost at { $game } to { $others }.
    }
scores = { $scores }
how-to-be-heard = { $platform ->
        [telegram] Put `/play` in front of it, or reply to the board: else I do not see it.
       *[other] Pick `/play` for it, reply to the board, or mention me: else I do not see it.
    }
how-to-be-heard-perhaps = { $platform ->
        [telegram] If I do not answer it, put `/play` in front of it, or reply to the board.
       *[other] If I do not answer it, pick `/play` for it, reply to the board, or mention me.
    }
board-title = **{ $game }, table #{ $table }**
board-of = Table #{ $table }
game-replay = Table #{ $table }, turn by turn: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
game-replay-still = I am too busy for the moving picture just now: please ask again in a few minutes.
game-replay-none = There is nothing to replay at table #{ $table }: no turn has been finished.
game-after-turn = Table #{ $table } after turn { $turn } of { $turns }:
game-no-turn = There is no turn { $turn } at table #{ $table }: { $turns ->
        [0] none has been finished yet.
        [one] there is only turn 1.
       *[other] there are only turns 1 to { $turns }.
    }
rack-of = { $game }{ $alone ->
        [yes] {""}
       *[no] {" "}with { $names }
    } (#{ $table }), for your eyes only:
rack-undeliverable = { $count ->
        [one] { $players }, I cannot write to you in private. Press the button, or write to me first, to see what is yours.
       *[other] { $players }, I cannot write to you in private. Press the button, or write to me first: each of you then sees what is theirs.
    }
rack-undeliverable-in-private = { $count ->
        [one] { $players }, I cannot write to you in private, but that is where you play this game: open our private chat now and write to me there. The button shows you here what is yours.
       *[other] { $players }, I cannot write to you in private, but that is where you play this game: open our private chat now and write to me there. The button shows each of you here what is theirs.
    }
game-undeliverable = { $player }, I cannot write to you in private, so your game goes on here for now. { $platform ->
        [discord] Allow direct messages from members of this server, then write `/start` to me in private: it goes on there.
       *[other] Open our private chat once: it goes on there.
    }
rack-elsewhere = { $player }, I cannot write to you in private here. What is yours is in our private chat of your other account.
answer-undeliverable = { $platform ->
        [discord] The answer is for you alone, and I cannot write to you in private. Pick the command from the menu behind `/` instead: then only you see what I say.
       *[other] My answer is for your eyes only, but I cannot write to you in private. Open our private chat once, then try again.
    }
private-undeliverable = { $player }, I cannot write to you in private. { $platform ->
        [discord] Allow direct messages from members of this server, then ask me in private.
       *[other] Open our private chat once, then ask again.
    }
channel-unreachable = I cannot write in the chat of table #{ $table } any more{ $on ->
        [no] , so you read here how it ended.
       *[yes] . The game is kept: you can play on from here, or let me back in.
    }
move-not-your-turn = It is not your turn at table #{ $table } now: it waits for { $names }.
game-if-meant = If you mean `{ $nearest }`:
move-rest-waits = Nothing has been played: only `{ $move }` is possible now, and what stands behind it has to wait.
move-not-your-turn-anywhere = It is not your turn in any of your games now:
move-game-over = The game at table #{ $table } is over. `/rematch #{ $table }` asks for another.
move-in-private = That move would show the others what only you should see. Nothing was played: send it to me in private.
move-button-old = That button belongs to an earlier turn at table #{ $table }; nothing was played.
move-too-late = The time at table #{ $table } ran out just before that; nothing of it was played.
move-too-many = So many moves in one line I do not take: { $most } at most, joined by `;`. None of them was played.
try-shows = Just a look at table #{ $table }, nothing has been played:
try-ends = That would be a lawful move, and it would end the game at table #{ $table }. How it ends is seen only once it is played.
try-closes = That would be a lawful move, and with it everybody at table #{ $table } would be done. What the others have is seen only once it is played.
refused-shows = The picture shows the move as you wanted it, and marks what is wrong. Nothing has been played.
rematch-not-over = The game at table #{ $table } is not over yet.
rematch-gone = { $names } can no longer be asked. `/challenge` begins another game.
rematch-on = That rematch is on already, at table #{ $table }.

## Played alone

best-head = The best results at **{ $game }** here, played alone:
best-under = With { $options }:
best-row = { $place }. { $player }: **{ $points }** ({ $date }, table #{ $table })
best-none = Nobody has played { $game } alone to the end here yet. `/challenge alone { $name }` begins.
best-which-game = Say which game you mean: { $games }.
best-no-game = There is no game here that is played alone.
best-not-alone = { $game } cannot be played alone, so there are no best results for it, only for: { $games }. Who is strongest at { $game }, `/leaderboard { $name }` shows.
best-first = That is the first result here. `/best { $name }` shows it.
best-first-of-options = That is the first result here with these options. `/best { $name }` shows it.
best-new = **A new best!** Until now it was { $points } by { $player }. `/best { $name }` lists all results.
best-so-far = The best here so far is { $points } by { $player }. `/best { $name }` lists all results.

## Looking back

review-no-game = There is no finished game of yours here. `/games finished` lists yours in all chats, with the numbers for `/review #12`.
review-not-yours = You did not play at table #{ $table }. `/replay #{ $table }` shows that game turn by turn.
review-not-over = The game at table #{ $table } is not over yet; you can look back on it afterwards.
review-no-turn = There is no turn of yours at table #{ $table } to look back on.
review-no-puzzle = { $count ->
        [0] There are no puzzles from table #{ $table }: no turn of yours was clearly worse than the best.
        [one] There is only puzzle 1 from table #{ $table }.
       *[other] There are only puzzles 1 to { $count } from table #{ $table }.
    }
review-in-private = I am sending you a look back on table #{ $table } in our private chat.
game-review-of = **Table #{ $table }, as you played it:** { $points } points in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
game-review-given = By what you could see then, you gave away { $given ->
        [one] 1 point
       *[other] { $given } points
    } a turn on average; computers: beginner { $beginner }, club { $club }, master { $master }.
review-none = No turn of yours was clearly worse than the best: well played!
review-puzzles = { $count ->
        [one] Your most expensive turn is a puzzle now. Do you find the better move?
       *[other] Your { $count } most expensive turns are puzzles now. Do you find the better moves?
    }
review-best = With your best moves
game-review-puzzle = **Puzzle { $puzzle } of { $of }:** your turn { $turn }, as you saw it. You played `{ $move }` for { $points ->
        [one] one point
       *[other] { $points } points
    }. What was better?
review-how = { $left ->
        [one] One try is left
       *[other] You have { $left } tries
    }: { $taps ->
        [yes] tap a move together, or type it.
       *[no] just type a move.
    }
game-review-not-best = `{ $move }` brings { $points ->
        [one] one point
       *[other] { $points } points
    }. { $verdict ->
        [better] Better than what you played, but there is more.
        [worse] That is worse than what you played.
       *[same] No better than what you played.
    }
game-review-not-best-in-all = `{ $move }` brings { $points ->
        [one] one point
       *[other] { $points } points
    }. { $verdict ->
        [better] Counting the next turns, that is better than what you played, but there is more.
        [worse] Counting the next turns, that is worse than what you played.
       *[same] Counting the next turns, that is no better than what you played.
    }
game-review-unfinished = That is not a whole turn yet. Type all of it in one line, with `;` between the moves.
review-about = **Puzzle { $puzzle } from { $game } (#{ $table })**
review-open = I read no move in that. Puzzle { $puzzle } from your game of { $game } at table #{ $table } is still open: type a better move, or `answer` to be done with it. `/review #{ $table }` leads back to it.
review-right = **That is it!**
review-failed = That was the last try. The answer:
review-answer = The answer:
game-review-why = `{ $move }` brings { $points } { $points ->
        [one] point
       *[other] points
    } where yours brought { $your-points }{ $reason ->
        [points] .
       *[kept] ; it keeps { $tiles ->
            [none] nothing
           *[other] { $tiles }
        }, and yours kept { $your-tiles ->
            [none] nothing
           *[other] { $your-tiles }
        }: worth more in the next turns.
    }

## Afterwards

export-not-over = The game at table #{ $table } is still running; its record is handed out when it is over.
forget-playing = You still have a seat at these tables:
forget-resign = Finish your game first, or give it up: `/resign`.
forget-cancel = Take your challenge back first: `/cancel`.
forget-decline = Turn down first what you are asked for: `/decline`.
forget-leave = Leave first where the game has not begun: `/leave`.
record-unreadable-file = This file cannot be read ({ $problem }).

# What is said of the time players have: paces, clocks, claims, pauses, absences.

pace-unreadable = I cannot read `{ $value }` as a pace. Try `live`, `daily`, `slow` or `none`, or figures such as `3d+1d/7d`: three days, one more for each move, seven at most.
pace-bank = { $value }: players begin with one minute at least and 30 days at most.
pace-increment = { $value }: a move adds 7 days at most.
pace-most = { $value }: the most a player may have is what they begin with or more, and 60 days at most.
pace-alone = Time is only for games between people; against the computer or alone you take as long as you like.
pace-or-timer = { $game } has a timer for everybody, or each player has time of their own: choose one of `time` and `pace`.
pace-words = { $grows ->
        [no] Time: { $bank } for each player.
       *[other] Time: { $bank } for each player, { $increment } more for each move, { $most } at most.
    }

## Clocks

clock-of = **Time at table #{ $table }**
clock-row = { $state ->
        [runs] ⏳ { $player }: { $time }
        [late] ⌛ { $player }: no time left
        [away] 🌴 { $player }: { $time }, away until { $until }
        [paused] ⏸ { $player }: { $time }
       *[other] { $player }: { $time }
    }
clock-nothing-left = no time left
clock-paused = The clocks at table #{ $table } stand still: the game is paused. `/resume #{ $table }` goes on.
clock-of-rules = At table #{ $table } the rules give everybody the same time for each round; it can be neither paused nor given.
clock-none = Nobody's time is limited at table #{ $table }.
clock-zero = **{ $players }** { $count ->
        [one] has
       *[other] have
    } no time left at table #{ $table }, and may still move until another player decides.{ $claimed ->
        [no] {""}
       *[other] {" "}In { $grace } they lose on time.
    }
clock-zero-waiting = **{ $players }** { $count ->
        [one] has
       *[other] have
    } no time left in { $game } at table #{ $table }: now you decide, or wait for a move. { $claimed ->
        [no] If nobody decides for { $grace }, the game is stopped and does not count.
       *[other] In { $grace } they lose on time.
    }
clock-zero-over = **{ $players }** { $count ->
        [one] had
       *[other] had
    } no time left in { $game } at table #{ $table }.
clock-unclaimed = **{ $players }** { $count ->
        [one] has
       *[other] have
    } had no time left for { $time }, and nobody has claimed the game.
clock-all-late = No player had any time left.
button-claim = Claim
button-give-time = Give time
button-computer-plays = Let a computer play on
claim-nobody-late = Nobody else is out of time at table #{ $table }: they may just have moved. `/clock #{ $table }` shows what is left.
claim-own-time = You have no time left at table #{ $table } yourself: play your move before somebody else decides.
claim-paused = The game at table #{ $table } is paused, so nobody's time can be claimed there. `/resume #{ $table }` goes on.
claim-no-computer = Table #{ $table } belongs to a tournament: no computer plays on there.
computer-plays-on = A computer plays on for **{ $players }** at table #{ $table }. { $count ->
        [one] The seat
       *[other] Each seat
    } can be taken back at any time.
button-take-seat-back = Take my seat back
seat-taken-back = **{ $player }** is back at table #{ $table }{ $turn ->
        [yes] {""}
       *[other] {" "}and plays again from the next turn on
    }.
seat-back-away = You are still away until { $until }. `/back` ends that.
seat-by-computer = A computer plays for you at table #{ $table }. `/back #{ $table }` takes your seat back.
back-not-away = No computer plays for you at table #{ $table }.
lost-on-time = **{ $player }** has lost on time.
move-lost-on-time = Your time at table #{ $table } was claimed just before: you have lost on time, and the move was not played.
move-paused = The game at table #{ $table } is paused. `/resume #{ $table }` goes on, then play your move.
time-given = **{ $player }** gives { $time } to { $players } at table #{ $table }.
time-nobody-acts = Nobody else is on turn at table #{ $table }, so nobody needs time.
time-amount = Give up to 60 days, as in `/time #{ $table } +1d`.
time-at-most = They have the most this game allows already: { $most }.

## Pauses

pause-asked = **{ $askers }** { $count ->
        [one] would like
       *[other] would like
    } to pause the game at table #{ $table }. { $players }, do you agree?
button-pause-agree = Agree to pause
button-pause-decline = Decline pause
button-pause-withdraw = No pause after all
pause-asked-others = **{ $askers }** { $count ->
        [one] would like
       *[other] would like
    } to pause the game at table #{ $table }.
pause-agreed-already = You are for the pause at table #{ $table } already; { $players } still { $count ->
        [one] has
       *[other] have
    } to agree.
pause-not-asked = Nobody asks for a pause at table #{ $table } any more. `/pause #{ $table }` asks for one.
pause-on = The game at table #{ $table } is paused already.
pause-not-on = The game at table #{ $table } is not paused.
pause-begun-told = Everybody agrees: { $game } at table #{ $table } is paused, and all clocks stand still.
paused-by-director = { $player }, the director of the tournament, has paused the game at table #{ $table }.
paused-by-director-told = { $player }, the director of the tournament, has paused { $game } at table #{ $table }: all clocks stand still.
paused = The game at table #{ $table } is paused: all clocks stand still. Any player may go on.
button-resume = Go on
resumed = **{ $player }** goes on: the clocks at table #{ $table } run again.

## Absences

away-how-long = Say for how long, as in `/away 5d`. This year you can still be away for { $left }.
away-unreadable = I do not know how long `{ $word }` is. Say for how long, as in `/away 5d`, or until when, as in `/away until Sunday` or `/away until 24 Dec`.
away-too-long = That is too long: this year you can still be away for { $left }.
away-none-left = You have already been away for { $most } this year; no more are left.
away-set = You are away for { $time }, until { $until }: { $count ->
        [0] so far there is no game whose clock that stops.
        [one] in one game your clock stands still.
       *[other] in { $count } games your clock stands still.
    } `/back` ends it sooner. That leaves { $left } for this year.
away-set-last = You are away for { $time }, until { $until }: { $count ->
        [0] so far there is no game whose clock that stops.
        [one] in one game your clock stands still.
       *[other] in { $count } games your clock stands still.
    } `/back` ends it sooner. That is all for this year.
away-not-at = It does not stop your clock at { $tables }.
away-told = **{ $player }** is away until { $until }; their clock at table #{ $table } stands still.
back-set = Welcome back! { $count ->
        [0] No clock of yours had stopped; `/games` shows where it is your turn.
        [one] In one game your clock runs again.
       *[other] In { $count } games your clock runs again.
    }
back-ended = { $count ->
        [one] One game of yours has ended meanwhile.
       *[other] { $count } games of yours have ended meanwhile.
    }
back-told = **{ $player }** is back; their clock at table #{ $table } runs again.
back-from-nothing = You are not away, and no computer plays for you here. To take back your last turn, type `/takeback`.
tournament-no-absences = `/away` does not stop clocks in this tournament.

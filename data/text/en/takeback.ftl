### What is said when somebody takes a turn back or closes a table, and of moves that are looked at before they are played.

## A wish, and the answers to it

takeback-asks = **{ $player }** would like to take their last turn back (table #{ $table }).
takeback-seat = { $state ->
        [agreed] ● { $player } agrees
       *[asked] ○ { $player }, do you agree?
    }
takeback-seat-others = { $state ->
        [agreed] ● { $player } agrees
       *[asked] ○ { $player } has not answered yet
    }
takeback-then-unrated = The game is then unrated.
takeback-declined = { $player } does not agree, so the game goes on as it is.
wish-declined-told = { $player } does not agree to what you asked for in { $game } (table #{ $table }): the game goes on as it is.
takeback-withdrawn = { $player } no longer wishes to.
takeback-void = The game has gone on meanwhile.
takeback-overtaken = The takeback is no longer possible: the game has gone on meanwhile.
close-overtaken = The question whether to end the game is settled: it has gone on meanwhile.
wish-game-over = The game is over by now.
wish-below = The question about table #{ $table } stands further down now, with another one.
takeback-asking = I have asked { $players } at table #{ $table }. The next move there ends the question.
takeback-done = **{ $player }** has taken the last turn back.
takeback-unrated = The game is unrated from now on.
button-agree = Agree
button-takeback-withdraw = Withdraw

## What is not possible

takeback-not-now = At table #{ $table } nothing can be taken back now.
takeback-nothing = You have no turn at table #{ $table } yet that you could take back.
takeback-shown = That round at table #{ $table } is over and everybody has seen it, so it stands.
takeback-left = Somebody has left the game at table #{ $table } since your last turn, so it stands.
takeback-tournament = In a tournament turns are not taken back.
takeback-not-asked = Nobody at table #{ $table } wishes to take a turn back at the moment. `/takeback` asks for your own.
takeback-waits = At table #{ $table } you have asked already; the answer of { $names } is awaited.
takeback-other-first = At table #{ $table } { $player } has asked first. Answer that with `/takeback yes` or `/takeback no`.
takeback-over = That question is over: the game at table #{ $table } has gone on.

record-takeback-not-now = Nothing can be taken back here.
record-takeback-nothing = This seat has no turn here that it could take back.
record-takeback-shown = A round that is over cannot be taken back.
record-takeback-left = Nothing can be taken back here: somebody has left the game since.

## Moves that are looked at first

confirm-is = { $state ->
        [on] I show you each move you type before it is played. `/confirm off` ends that.
       *[off] Your moves are played as you type them. With `/confirm on` I show you each one first.
    }
confirm-set = { $state ->
        [on] From now on I show you each move you type, and play it when you say so.
       *[off] From now on your moves are played as you type them.
    }
confirm-draft-seen = Here in the web chat you see on the board what you type before you play it, so nothing changes here.
confirm-shows = Your move at table #{ $table }. It is played once you press **Play**, or type it again:
confirm-changed = Nothing was played at table #{ $table }. Type your move as you want it.
button-confirm-play = Play
button-change = Change

## Closing a table

close-asks = **{ $player }** would like to end this game as it stands, without a result (table #{ $table }).
close-agreed = **{ $player }** asked to end the game, and everybody agreed.
close-by = **{ $player }** has closed the table.
close-not-asked = Nobody at table #{ $table } has asked to end the game. `/close` asks the others.
close-not-asked-alone = Nobody at table #{ $table } has asked to end the game. `/close #{ $table }` ends it, because you moderate here.
close-other-first = At table #{ $table } { $player } has asked to end the game. Answer that first, with `/close yes` or `/close no`.
close-tournament = The game at table #{ $table } is part of a tournament: only its director ends it, with `/tournament end #{ $table }`.

## Help

help-takeback =
    `/takeback`, `/takeback yes`, `/takeback no`
    Returns to the start of your last turn: at once if you have only just ended it and it drew nothing, else when all others agree. Whoever draws again draws the same. The game is then unrated.
help-confirm =
    `/confirm on`, `/confirm off`
    Shows you each move you type before it is played, in every chat; steps of a turn that can be undone are played at once.

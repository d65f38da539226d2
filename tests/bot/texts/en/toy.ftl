### The toy, in words.

toy-rolled = The die shows { $eyes }.
toy-done = { $player } is done.
toy-round = The round is over.
toy-finished = That was the last round.
toy-resigned = { $player } has left.
toy-stopped = The game has been stopped.
toy-time = The time is up.
toy-die = The die: { $eyes }.
toy-drafts = Drafted: { $drafts }.
toy-try = Try { $number } (`{ $move }`).
toy-how-to-move = Type `pick 3`, then `done`.
toy-button-yours = My picks
toy-unreadable = Pick a number.
toy-game-over = It is over.
toy-not-your-turn = Not your turn.
toy-wrong-seats = Two or three.
toy-no-such-seat = No such seat.
toy-already-left = Left already.
toy-too-high = Six is the most.
toy-no-draft = There is nothing to undo.
toy-wrong-chance = No such roll.
toy-no-limit = No limit.
toy-over-finished = The game is over.
toy-over-resigned = The game is over: only one is left.
toy-over-stopped = The game has been stopped early.

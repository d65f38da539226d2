# What all games share, by their codes. A game that needs other words has a sentence of its own: `summy-stopped` goes before
# `game-stopped`.

game-not-your-turn = It is not your turn.
game-game-over = The game is over.
game-already-left = You have already left this game.
game-no-such-seat = There is no seat { $seat } in this game.
game-unreadable-nearest = I cannot read that as a move. Did you mean `{ $nearest }`?
game-not-canonical = A record has to write this move as `{ $nearest }`.
game-wrong-chance = No draw of this kind is due here.
game-wrong-seat = This draw is not for seat { $seat }.
game-wrong-count = { $drawn } tiles are drawn where { $due } are due.
game-resigned = { $player } resigns.
game-stopped = The game has been stopped.
game-over-finished = The game is over.
game-over-resigned = The game is over: only one player is left.
game-over-stopped = The game was stopped before its end.
game-score-left =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, has left the game.
game-hint-lay =
    `{ $move }` would score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
game-off-board = { $cell } is off the board, which ends at { $last }.
game-not-in-stock =
    { $count ->
        [one] This tile is not in the stock any more: `{ $tiles }`.
       *[other] These tiles are not in the stock any more: `{ $tiles }`.
    }

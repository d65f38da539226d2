### Summy. Keys are `summy-<code>`, for refusals and events alike; { $player } is the player of the event's seat.


## Events of a move and of the board in words

summy-begins = { $player } begins.
# [You] is who solves a puzzle (`puzzle-you`).
summy-laid =
    { $player ->
        [You] You lay
       *[other] { $player } lays
    } `{ $move }` for { $points ->
        [one] **1** point
       *[other] **{ $points }** points
    }: { $sums }.
summy-exchanged =
    { $player } exchanges { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
summy-last-turns =
    The stock is empty, and that was { $player ->
        [You] your
       *[other] { $player }'s
    } last move: everybody else has one more turn.
summy-finished = That was the last move of the game.
summy-final-round = These are the last turns.
summy-over-finished = The game is over: that was its last move.
summy-row = Row { $row }: { $runs }.
summy-blocked =
    { $count ->
        [one] Blocked is { $cells }.
       *[other] Blocked are { $cells }.
    }
summy-stock =
    { $count ->
        [0] The stock is empty.
        [one] One tile is left in the stock.
       *[other] { $count } tiles are left in the stock.
    }
summy-score =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } in hand.
summy-rack = Your tiles: `{ $tiles }`.
summy-rack-empty = You have no tiles left.
summy-hint-keeps =
    `{ $move }` would score { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $most } are possible, but this keeps better tiles for your next turn.
summy-hint-exchange =
    I see nothing to lay. You could exchange { $count ->
        [one] this tile
       *[other] these { $count } tiles
    }: `{ $move }`.
summy-hint-exchange-rather =
    The best you can lay scores { $most ->
        [one] 1 point
       *[other] { $most } points
    }. It brings more to exchange { $count ->
        [one] this tile
       *[other] these { $count } tiles
    }: `{ $move }`.
summy-how-to-move =
    { $taps ->
        [yes] Tap the first and the last cell of your sum, then its tiles in order. **Play** plays the move. `/rules summy` tells how it is typed.
       *[no] Your move is a start, a direction and the whole sum: `J13> 2x3=6`.
    }
summy-button-yours = My tiles


## The lesson: `summy-lesson-<step>`

summy-lesson-1 = **{ $step }/{ $steps }** Lay **6 + 3 = 9** through the =.
summy-lesson-2 = **{ $step }/{ $steps }** Digits are points: you have 18. Sums run down, too: lay **1 + 7 = 8** through the +.
summy-lesson-3 = **{ $step }/{ $steps }** 36 is two digits side by side: lay **9 x 4 = 36** through my x. You add only what is missing.
summy-lesson-play =
    { $taps ->
        [yes] { $step ->
            [1] Tap the first and the last ringed cell, then the ringed tiles, then **Play**; or type `{ $move }`.
           *[other] Tap its first cell, then its tiles, or type `{ $move }`.
        }
       *[other] { $step ->
            [1] Type where it starts, `>` for across, and the sum: `{ $move }`. Or press **Play it**.
            [2] Now with `v` for down: `{ $move }`. Brackets round what lies there are optional.
           *[other] Type `{ $move }`, or press **Play it**.
        }
    }


## A text that cannot be read as a move

summy-unreadable = I cannot read that as a move: write where the sum starts, `>` or `v`, and the whole sum, as in `J13> 2x3(=)6`.
summy-place-missing =
    { $whole ->
        [yes] Where does `{ $tiles }` start? Put the cell and `>` or `v` before it, as in `J13> { $tiles }`.
       *[no] Where do they go? Put the first cell and `>` or `v` before your sum, as in `J13> 2x3=6`. To exchange them: `{ $exchange }`.
    }
summy-tiles-missing = Which sum starts there? Put its tiles behind it, as in `{ $start } 2x3=6`.
summy-nothing-to-exchange = Say which tiles you want to exchange, as in `exchange 3 5 x` or `exchange all`.
summy-no-pass = There is no passing in Summy: lay a sum, or exchange tiles, as in `exchange 3 5 x` or `exchange all`.


## Whose turn it is

summy-wrong-seats = Summy is for { $least } to { $most } players.
summy-no-limit = In Summy no time ever runs out.


## Where the tiles go

summy-cell-blocked = { $cell } is blocked for good: nothing can be laid there.
summy-cell-taken = There is already a tile on { $cell }: `{ $tile }`.
summy-not-there = You wrote `({ $tile })` for a tile that lies there already, but { $cell } is empty.
summy-gap = { $cell } is empty, so the sum would have a gap: say which tile goes there.
summy-not-in-line = All the tiles you lay must go in one row or one column.
summy-no-tile-laid = Everything you wrote lies there already: at least one tile must come from your rack.
summy-no-old-tile = A sum must use at least one tile that was on the board before; this one touches none.
summy-too-many-tiles = You cannot lay { $laid } tiles at once: { $most } is the most.
summy-not-in-rack =
    { $count ->
        [one] You lack a tile for this: `{ $tiles }`.
       *[other] You lack these tiles: `{ $tiles }`.
    }


## What is wrong with the sum

summy-run-longer = `{ $typed }` joins the tiles next to it: the line then reads `{ $run }` (from { $start }), and all of it must be one sum.
summy-no-equals = `{ $run }` (from { $start }) has no `=`; every sum needs exactly one.
summy-two-equals = `{ $run }` (from { $start }) has more than one `=`; a sum has exactly one.
summy-right-not-a-number = In `{ $run }` (from { $start }) there must be exactly one number after the `=`, and nothing else.
summy-operator-first = `{ $run }` (from { $start }) begins with `{ $operator }`, but a sum has to begin with a number.
summy-operator-last = In `{ $run }` (from { $start }) a number is missing between `{ $operator }` and `=`.
summy-operator-doubled = `{ $run }` (from { $start }) has `{ $operators }`: between two numbers there is only one operator.
summy-operator-missing = `{ $run }` (from { $start }) calculates nothing: there must be two numbers or more with an operator before the `=`.
summy-leading-zero = `{ $number }` in `{ $run }` (from { $start }) starts with 0; only the number 0 itself may.
summy-division-by-zero = `{ $run }` (from { $start }) divides by zero, which is never allowed.
summy-wrong-total = `{ $run }` (from { $start }) is not right: the left side makes **{ $left }**, the right side says **{ $right }**.

### Skeleton. Keys are `skeleton-<code>`, for refusals and events alike; { $player } is the player of the event's seat.
### What all games say alike stands in game.ftl; a key here goes before the one there.


## Events of a move and of the board in words

skeleton-begins = { $player } begins.
skeleton-laid = { $player } plays `{ $move }`, which makes **{ $sum }**.
skeleton-passed = { $player } has to pass.
skeleton-scored = That is a point for { $player }. The count begins again.
skeleton-anew = Nobody could lay a tile. The count begins again.
skeleton-finished = There are no tiles left to lay.
skeleton-over-finished = The game is over: there are no tiles left to lay.
skeleton-row = The row: { $tiles }, which makes { $sum }.
skeleton-row-empty = The row is empty, the count is { $sum }.
skeleton-bag =
    { $count ->
        [0] The bag is empty.
        [one] One tile is left in the bag.
       *[other] { $count } tiles are left in the bag.
    }
skeleton-score =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } in hand.
skeleton-rack =
    { $count ->
        [one] Your tile: `{ $tiles }`.
       *[other] Your tiles: `{ $tiles }`.
    }
skeleton-rack-empty = You have no tiles left.
skeleton-hint-score = `{ $move }` makes { $sum } and scores a point.
skeleton-hint-lay = With `{ $move }` the count is { $sum }, and you give little away.
skeleton-hint-pass = None of your tiles fits: type `{ $move }`.
skeleton-how-to-move = Type `lay` and a digit, as in `lay 5`, or `pass` if none of your tiles fits; `/try` in front of it only tries it out.
skeleton-button-yours = My tiles


## The lesson: `skeleton-lesson-<step>`

skeleton-lesson-1 = **{ $step }/{ $steps }** You lay a tile in every turn, and the count goes up by its digit.
skeleton-lesson-2 = **{ $step }/{ $steps }** Who brings it to exactly 31 gets a point, so stay low at first.
skeleton-lesson-3 = **{ $step }/{ $steps }** Nobody gets past 31: if none of your tiles fits, you pass.
skeleton-lesson-play =
    { $taps ->
        [yes] Tap your ringed tile, then **Play**; or type `{ $move }`.
       *[no] Type `{ $move }`, or press **Play it**.
    }


## A text that cannot be read as a move

skeleton-unreadable = I cannot read that as a move: type `lay` and the digit of a tile, as in `lay 5`, or `pass`.


## What this game has not

skeleton-wrong-seats = Skeleton is for { $least } to { $most } players.
skeleton-no-limit = In Skeleton no time ever runs out.


## What may be laid

skeleton-not-in-hand = You have no { $digit } in your hand.
skeleton-too-high = With a { $digit } the count would be { $sum }, and it must not go past { $target }.
skeleton-can-lay = You can only pass if none of your tiles fits, and your { $digit } does.


## A wrong line in a record

skeleton-not-in-stock =
    { $count ->
        [one] This tile is not in the bag any more: `{ $tiles }`.
       *[other] These tiles are not in the bag any more: `{ $tiles }`.
    }

### Summa Summarum. Keys are `summa-<code>`, for refusals and events alike; { $player } is the player of the event's seat.


## Events of a move

summa-blackened = { $player } has chosen the black cells.
summa-black-drawn = { $player } did not choose in time, so chance picked the black cells.
summa-black-shown = The black cells are set; here they are.
summa-rolled = Round { $round } of { $rounds }, { $player } rolls: **{ $symbols }**.
summa-done = { $player } is done.
summa-time = The sand-glass has run out.
summa-filled =
    { $count ->
        [one] For { $player } it wrote one symbol, `{ $symbols }`, on { $cells }.
       *[other] For { $player } it wrote { $count } symbols, `{ $symbols }`, on { $cells }.
    }
summa-round-over = Round { $round } of { $rounds } is over.
summa-scoring-begins =
    { $seats ->
        [one] The grid is full. Now mark your own numerals: first the rows, then the columns.
       *[other] All the grids are full. Now all of you mark your own numerals, in secret and in private: first the rows, then the columns.
    }
summa-marked = { $player } has handed in.
summa-marked-for = { $player } did not hand in marks in time, so I scored that grid as well as it can be.
summa-finished = That was it: every grid is scored.
summa-won-by-tie-break = **{ $players }** wins with { $points ->
        [one] one point
       *[other] { $points } points
    }. { $second } has as many, but more black cells.


## The board in words

summa-now-blackening =
    { $seats ->
        [one] First come the four black cells.
       *[other] First of all, everybody chooses four black cells, in private.
    }
summa-over-finished = The game is over: every grid is scored.
summa-over-resigned = The game is over: nobody is left to play against.
summa-over-resigned-alone = The game is over before its end.
summa-total =
    { $player }: **{ $total }**, of that { $rows } in the rows and { $columns } in the columns{ $given ->
        [0] {""}
       *[other] , and a handicap of { $given }
    }; { $blackened ->
        [one] one black cell
       *[other] { $blackened } black cells
    } in the end.
summa-total-left =
    { $player }, who has left: { $total }, of that { $rows } in the rows and { $columns } in the columns{ $given ->
        [0] {""}
       *[other] , and a handicap of { $given }
    }; { $blackened ->
        [one] one black cell
       *[other] { $blackened } black cells
    } in the end.
summa-grid = { $player }: { $rows }.
summa-grid-empty = { $player }: nothing is written yet.
summa-grid-left = { $player }, who has left: { $rows }.
summa-grid-left-empty = { $player }, who has left, has written nothing.
summa-stretches = The numerals of { $player }. Rows: { $rows }. Columns: { $columns }.
summa-stretches-rows = The numerals of { $player }, all of them in the rows: { $rows }.
summa-own-grid = Your grid: { $rows }.
summa-own-blank = Your grid is still empty.
summa-own-black = Your black cells: { $cells }.
summa-to-place =
    { $count ->
        [one] One symbol is left to write: `{ $symbols }`.
       *[other] { $count } symbols are left to write: `{ $symbols }`.
    }
summa-own-marks =
    You have marked these rows: { $rows }, for { $total ->
        [one] 1 point
       *[other] { $total } points
    }.


summa-own-no-marks = You have not marked any numerals in the rows.
summa-own-columns =
    And of these columns: { $columns }, for { $total ->
        [one] 1 point
       *[other] { $total } points
    }.


## What a player has begun, and has to do

summa-draft-black =
    { $taps ->
        [yes] Tap four cells to be black and press **Play**: no two in the same row or column, none touching another at a corner.
       *[no] Choose four cells to be black, as in `black C2 A4 D5 F6`: no two in the same row or column, none touching another at a corner.
    }
summa-draft-none =
    { $taps ->
        [yes] Round { $round } of { $rounds }: tap a symbol and then the cell for it, until `{ $symbols }` all have theirs, and press **Done**.
       *[no] Round { $round } of { $rounds }: write `{ $symbols }`, as in `{ $example }`.
    }

summa-draft-left =
    Written so far: { $placed }. { $count ->
        [one] `{ $symbols }` is left.
       *[other] `{ $symbols }` are left.
    }
summa-draft-full = All four are written: { $placed }. `done` makes it final; until then you may change it.
summa-draft-unmarked =
    { $taps ->
        [yes] Mark the numerals of your rows: tap the first and the last cell of each, as many at a time as you like, and press **Play**. **Done** when you have them all: what is in none is annulled.
       *[no] Mark the numerals of your rows by their first and last cells, as in `A1-C1 D1-F1`, as many at a time as you like. `done` when you have them all: what is in none is annulled.
    }
summa-draft-picks =
    Marked in the rows so far: { $rows }. That makes { $total ->
        [one] 1 point
       *[other] { $total } points
    }; `done` when you have them all.
summa-draft-rows =
    Your rows are done{ $total ->
        [0] {""}
        [one] : { $rows }. That makes 1 point
       *[other] : { $rows }. That makes { $total } points
    }. Now the columns in the same way, as in `A1-A3`.
summa-draft-columns =
    Marked in the columns so far: { $columns }. That makes { $total ->
        [one] 1 point
       *[other] { $total } points
    }; `done` hands everything in.
summa-draft-no-rows = Your rows hold no numeral at all, so everything in them is annulled: go on with `done`.
summa-draft-no-columns =
    Your rows are done{ $total ->
        [0] {""}
        [one] : { $rows }. That makes 1 point
       *[other] : { $rows }. That makes { $total } points
    }. What they leave in the columns holds no numeral: `done` hands everything in.


## Hints

summa-hint-black = These four would not get in each other's way: `{ $move }`.
summa-hint-place = `{ $move }` makes { $builds }.
summa-hint-open = Nothing can be finished now; `{ $move }` keeps the most open.
summa-hint-done = All is written: say `{ $move }`.
summa-hint-marks =
    `{ $move }` brings the whole grid to { $total ->
        [one] 1 point
       *[other] { $total } points
    }; more is not possible.


## How to play, and what can be agreed

summa-how-to-move =
    { $taps ->
        [yes] First tap four cells to blacken them; then in every round a symbol and the cell for it, four times, and **Done**. `/rules summa` tells how that is typed.
       *[no] { $seats ->
            [one] Send me your moves in private.
           *[other] All play at once, and in secret: send me your moves in private.
        } At the start you choose four cells to blacken, as in `black C2 A4 D5 F6`; then, in every round, type each symbol with its cell, as in `L A1 I B1`.
    }
summa-button-yours = My grid
summa-replay = Table #{ $table }, round by round: { $turns ->
        [one] one round
       *[other] { $turns } rounds
    }.
summa-replay-none = There is nothing to replay at table #{ $table }: no round has been finished.
summa-after-turn = Table #{ $table } after round { $turn } of { $turns }:
summa-no-turn = There is no round { $turn } at table #{ $table }: { $turns ->
        [0] none has been finished yet.
        [one] there is only round 1.
       *[other] there are only rounds 1 to { $turns }.
    }


## The lesson: `summa-lesson-<step>`

summa-lesson-1 = **{ $step }/{ $steps }** First blacken four cells of your grid; later, no numeral may run across them.
summa-lesson-2 = **{ $step }/{ $steps }** The dice show L X V I, that is 50, 10, 5 and 1. In a row they make **LXVI = 66** points.
summa-lesson-3 = **{ $step }/{ $steps }** Columns count as well. The row grows to **LXVIII = 68**, and below it begin **LX = 60** and **XV = 15**.
summa-lesson-play =
    { $taps ->
        [yes] { $step ->
            [1] Tap the ringed cells, then **Play**; or type `{ $move }`.
           *[other] { $verb ->
                [done] Press **Done**, or type `{ $move }`.
               *[other] { $step ->
                    [2] Tap a ringed die and its cell, from left to right, then **Done**; or type `{ $move }`.
                   *[other] Tap each die and its cell, then **Done**; or type `{ $move }`.
                }
            }
        }
       *[other] { $step ->
            [1] Type `{ $move }`, or press **Play it**.
           *[other] { $verb ->
                [done] Type `{ $move }`, or press **Play it**.
               *[other] { $step ->
                    [2] Type each symbol with its cell, then `done`: `{ $move }`. Or press **Play it**.
                   *[other] Type `{ $move }`, or press **Play it**.
                }
            }
        }
    }
summa-option-profi = Only numerals of at least three symbols count.
    .label = Profi: three symbols or more
summa-option-self-scoring = At the end all players mark their own numerals, in secret, instead of getting the best possible score.
    .label = All mark their own
summa-option-time = The time for each round, anything between ten seconds and a week; with `off` there is no sand-glass.
    .chosen = { $value ->
        [off] There is no sand-glass.
       *[other] That much time for each round.
    }
    .label-60s = One minute a round
    .label-5m = Five minutes a round
    .label-12h = Twelve hours a round
    .label-off = No sand-glass


## A text that cannot be read as a move

summa-unreadable = I cannot read that as a move: black cells come first, as in `black C2 A4 D5 F6`; then write each symbol with its cell, as in `L A1 X B1 X C3 I F6`, or `done`, `undo`, `reset`.
summa-off-board = { $cell } is off the grid, which ends at { $last }.
summa-bad-symbol = `{ $symbol }` is not on the dice; there are { $symbols }.
summa-symbol-missing = I read `{ $nearest }`, but { $count ->
        [one] `{ $rest }` has no symbol
       *[other] `{ $rest }` have no symbols
    }. Write each symbol with its cell, as in `L A1 X B1`.
summa-cell-missing = I read `{ $nearest }`, but { $count ->
        [one] `{ $rest }` has no cell
       *[other] `{ $rest }` have no cells
    }. Write each symbol with its cell, as in `L A1 X B1`.
summa-wrong-lines =
    { $lines ->
        [one] That is only one line
       *[other] Those are { $lines } lines
    }: six are needed, the rows from the top or the columns from the left, or all twelve at once.


## Whose turn it is

summa-not-your-turn = There is nothing for you to do just now: wait for the others.
summa-wrong-seats = Summa Summarum is for { $least } to { $most } players.
summa-no-limit = No sand-glass is running now.


## Black cells

summa-black-first = Your black cells come first: name four, as in `black C2 A4 D5 F6`.
summa-black-chosen = Your black cells are chosen already, and that is final.
summa-black-count =
    { $count ->
        [one] You named one cell
       *[other] You named { $count } cells
    }: exactly { $due } have to be black.
summa-black-twice = You named `{ $cell }` twice.
summa-black-row = `{ $cells }` are in the same row: every row may hold one black cell at most.
summa-black-column = `{ $cells }` are in the same column: every column may hold one black cell at most.
summa-black-corner = `{ $cells }` touch at a corner; black cells must not touch.


## Writing symbols

summa-cell-black = `{ $cell }` is black: nothing can be written there.
summa-cell-full = `{ $cell }` is full: **{ $symbol }** stands there since an earlier round.
summa-cell-used = You have already written `{ $symbol }` on { $cell } in this round. `undo` takes your last line back, `reset` everything of this round.
summa-cell-twice = `{ $cell }` stands twice in your line, and it holds one symbol only.
summa-not-left = You have no `{ $symbol }` to write now. Left to write: `{ $symbols }`.
summa-all-placed = All four symbols are written: say `done`, or change them with `undo` or `reset`.
summa-not-all-placed =
    { $count ->
        [one] Not yet: `{ $symbols }` is still to be written.
       *[other] Not yet: `{ $symbols }` are still to be written.
    }
summa-nothing-to-undo = There is nothing to take back.


## Marking one's own numerals

summa-no-marks-yet = Nothing is marked before the last round is over.
summa-no-self-scoring = In this game I score the grids, each as well as it can be; there is nothing to mark.
summa-marks-due = The grids are full. Now mark the numerals of your rows by their first and last cells, as in `A1-C1 D1-F1`; then `done`.
summa-columns-due = Nothing is marked in your columns yet: name the first and last cells of the numerals, as in `A1-A3`; then `done`.
summa-pick-ends =
    { $count ->
        [one] That is only one cell
       *[other] Those are { $count } cells
    }: each numeral needs two, its first and its last one.
summa-pick-oblique =
    { $way ->
        [row] { $cells } does not lie in one row, and the rows come first.
       *[column] { $cells } does not lie in one column, and the rows are done.
    }
summa-rows-first = The rows come first, the columns after them.
summa-rows-marked = Your rows are marked already. Send the columns, or `undo` to mark the rows again.
summa-mark-length =
    { $way ->
        [row] Row { $line }
       *[column] Column { $line }
    }, `{ $typed }`, needs one sign for each of its six cells, and `-` between two numerals.
summa-mark-differs = You wrote `{ $typed }` for { $cell }, but `{ $there }` stands there.
summa-mark-black = { $cell } is black or annulled, so no numeral can use it.
summa-mark-short =
    `{ $stretch }` ({ $cells }) in { $way ->
        [row] row { $line }
       *[column] column { $line }
    } is too short: a numeral has at least { $least } symbols.
summa-not-a-numeral =
    `{ $stretch }` ({ $cells }) in { $way ->
        [row] row { $line }
       *[column] column { $line }
    } is not a Roman numeral.


## A wrong line in a record

summa-wrong-chance = No roll or draw of this kind is due here.
summa-wrong-seat = Seat { $seat } needs no black cells here.
summa-wrong-roll = `{ $rolled }` cannot be rolled: { $due } dice are due, with their own faces only.
summa-review-of = **Table #{ $table }, as you played it:** { $points ->
        [one] 1 point
       *[other] { $points } points
    } by { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } of your own.
summa-review-given = By what you could see then, you gave away { $given ->
        [one] 1 point
       *[other] { $given } points
    } a choice on average; computers: beginner { $beginner }, club { $club }, master { $master }.
summa-review-puzzle = **Puzzle { $puzzle } of { $of }:** your choice { $turn }, as you saw it. You played `{ $move }`. What was better?
summa-review-not-best = `{ $move }` makes your grid { $points } { $points ->
        [one] point
       *[other] points
    } better at once. { $verdict ->
        [better] Better than what you played, but there is more.
        [worse] That is worse than what you played.
       *[same] No better than what you played.
    }
summa-review-not-best-in-all = `{ $move }` makes your grid { $points } { $points ->
        [one] point
       *[other] points
    } better at once. { $verdict ->
        [better] Counting what the grid can still become, that is better than what you played, but there is more.
        [worse] Counting what the grid can still become, that is worse than what you played.
       *[same] Counting what the grid can still become, that is no better than what you played.
    }
summa-review-unfinished = Place every symbol of the roll, in one line.
summa-review-why = `{ $move }` adds { $points } to your grid where yours added { $your-points }{ $reason ->
        [points] .
       *[kept] ; it leaves rows and columns that can still become more.
    }

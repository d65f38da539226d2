### Kakuro. Keys are `kakuro-<code>`, for refusals and events alike; { $player } is the player of the event's seat.


## Events of a move and of the board in words

kakuro-begins = { $player } begins.
kakuro-set-up = On the board from the start: { $cards }.
# [You] is who solves a puzzle (`puzzle-you`).
kakuro-laid =
    { $player ->
        [You] You lay
       *[other] { $player } lays
    } `{ $move }`{ $points ->
        [0] {""}. No points.
        [one] { " " }for **1** point.
       *[other] { " " }for **{ $points }** points.
    }
kakuro-turned =
    { $count ->
        [one] The card on { $cells } has been turned over.
       *[other] The cards on { $cells } have been turned over.
    }
kakuro-kakuro = Kakuro { $first }–{ $last }: { $addends } = **{ $sum }**.
kakuro-turned-back =
    { $count ->
        [one] The card on { $cells } must not be turned: it is turned back, and the move scores nothing.
       *[other] The cards on { $cells } must not be turned: they are turned back, and the move scores nothing.
    }
kakuro-bag-empty = The bag is empty: from now on everybody plays with the cards in hand.
kakuro-finished = There are no cards left to lay.
kakuro-over-finished = The game is over: there are no cards left to lay.
kakuro-row = Row { $row }: { $cards }.
kakuro-bag =
    { $count ->
        [0] The bag is empty.
        [one] One card is left in the bag.
       *[other] { $count } cards are left in the bag.
    }
kakuro-score =
    { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand.
kakuro-rack =
    { $count ->
        [one] Your card: `{ $cards }`.
       *[other] Your cards: `{ $cards }`.
    }
kakuro-rack-empty = You have no cards left.
kakuro-hint-keeps =
    `{ $move }` would score { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $most } are possible, but this leaves you a better next turn.
kakuro-hint-opens =
    `{ $move }` would score { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $most } are possible, but this opens less for the next player.
kakuro-hint-nothing = Nothing scores just now. With `{ $move }` you give little away.
kakuro-how-to-move =
    { $taps ->
        [yes] Tap a cell, then one of your cards with the side up that you want to see; tap a card on the board to turn it over as well. **Play** plays the move. `/rules kakuro` tells how a move is typed.
       *[no] Your move is a cell, a side and a digit: `F5 y3` lays a yellow 3 there, `F5 r3` a red one.
    }
kakuro-button-yellow = Yellow
kakuro-button-red = Red
kakuro-button-yours = My cards


## The lesson: `kakuro-lesson-<step>`

kakuro-lesson-1 = **{ $step }/{ $steps }** The red 9 wants yellow cards behind it that make 9: **8 + 1**.
kakuro-lesson-2 = **{ $step }/{ $steps }** Only the last digit has to fit: my red 6 may be **16 = 7 + 9**.
kakuro-lesson-3 = **{ $step }/{ $steps }** Turn the 9 over as well: for a red 4 you get **2 + 4 + 9 + 8 + 1 = 24**.
kakuro-lesson-play =
    { $taps ->
        [yes] { $step ->
            [3] Tap the empty ringed cell, your red 4, the red 9, **Play**; or type `{ $move }`.
           *[other] Tap the ringed cell, your ringed card, **Play**; or type `{ $move }`.
        }
       *[other] { $step ->
            [1] Type the cell, `y` for yellow and the digit: `{ $move }`. Or press **Play it**.
            [3] `r` is red: type `{ $move }`, or press **Play it**.
           *[other] Type `{ $move }`, or press **Play it**.
        }
    }


## What can be agreed on

kakuro-option-expert = Any number of cards may be turned over in a move, if all of them and the card laid end up in one kakuro.
    .label = Expert: turn more cards
kakuro-option-strict = Who turns a card that must not be turned gets no points for the move.
    .label = Strict: a wrong turn gets nothing


## A text that cannot be read as a move

kakuro-unreadable = I cannot read that as a move: write the cell, `y` or `r` and the digit, as in `C6 y4`, and behind it `turn` and a cell if you want to turn a card over.
kakuro-card-missing = Which card goes on { $cell }, and which side up? Put both behind the cell, as in `{ $cell } y4`.
kakuro-cell-missing =
    { $side ->
        [red] Where does the red { $digit } go? Put the cell before it, as in `C6 r{ $digit }`.
       *[yellow] Where does the yellow { $digit } go? Put the cell before it, as in `C6 y{ $digit }`.
    }
kakuro-only-turned = Turning a card over is not a whole move: lay one of yours as well, as in `C6 y4 turn E6`.
kakuro-side-missing = Which side of the { $digit } goes up on { $cell }? `{ $yellow }` is the yellow one, `{ $red }` the red one.


## Whose turn it is

kakuro-wrong-seats = Kakuro is for { $least } to { $most } players.
kakuro-no-limit = In Kakuro no time ever runs out.


## Where the card goes

kakuro-cell-taken =
    { $side ->
        [red] There is a card on { $cell } already, a red { $digit }.
       *[yellow] There is a card on { $cell } already, a yellow { $digit }.
    }
kakuro-touches-nothing = { $cell } touches no card: lay yours on a cell that shares an edge with one.
kakuro-not-in-hand = You have no { $digit } in your hand.


## What is turned over

kakuro-nothing-to-turn = There is no card on { $cell } that could be turned over.
kakuro-turned-twice = You want to turn over the card on { $cell } twice.
kakuro-turns-laid-card = The card you lay on { $cell } cannot be turned over in the same move: just lay it the other side up.
kakuro-too-many-turned =
    { $count ->
        [one] That is one card too many to be turned over: { $cells }.
       *[other] Only one card may be turned over in a move, not { $count }: { $cells }.
    }
kakuro-turned-not-in-line = { $turned } is not in one line with { $cell } and whatever else is turned, so they cannot be in one kakuro.
kakuro-gap-between = { $gap } is empty and lies between { $cell } and { $turned }, so they cannot be in one kakuro.
kakuro-no-head =
    { $direction ->
        [down] No red card stands at the top of the cards that go through { $cell } from top to bottom, so there is no kakuro.
       *[across] No red card stands at the front of the cards that go through { $cell } from left to right, so there is no kakuro.
    }
kakuro-turned-apart = { $turned } would not be in the kakuro with { $cell }.
kakuro-too-few-addends = Only one yellow card would follow the red { $digit } on { $head }, and a kakuro needs two.
kakuro-addend-repeated =
    { $times ->
        [2] The red card on { $head } would be followed by { $row }: **{ $repeated }** twice.
       *[other] The red card on { $head } would be followed by { $row }: **{ $repeated }** { $times } times.
    }
kakuro-sum-not-read = The red { $digit } on { $head } would be followed by { $row } = **{ $sum }**, which a red { $digit } cannot stand for.


## A wrong line in a record

kakuro-wrong-count = { $drawn } cards are drawn where { $due } are due.
kakuro-wrong-cells = The first cards go on { $cells }, in this order.
kakuro-not-in-bag =
    { $count ->
        [one] This card is not in the bag any more: `{ $digits }`.
       *[other] These cards are not in the bag any more: `{ $digits }`.
    }
kakuro-review-why = `{ $move }` brings { $points } { $points ->
        [one] point
       *[other] points
    } where yours brought { $your-points }{ $reason ->
        [points] .
        [opens] ; it opens less for the next player.
       *[kept] ; it leaves you a better next turn.
    }

### Rummy-Pur and Rummy-Pur-Plus. Keys are `rummy-<code>`, for refusals and events alike; { $player } is the player of the event's seat.


## Events of a turn

rummy-begins = { $player } begins.
rummy-took-old = { $player } takes `{ $tile }` from the old stock.
rummy-reshuffled =
    { $count ->
        [one] The new stock ran out: the one old tile is turned over.
       *[other] The new stock ran out: the { $count } old tiles are shuffled and become the new stock.
    }
rummy-opened =
    { $count ->
        [one] { $player } opens, laying `{ $tiles }`.
       *[other] { $player } opens with { $count } tiles: `{ $tiles }`.
    }
rummy-opened-new = { $player } opens with { $count } tiles: `{ $melds }`.
rummy-laid =
    { $count ->
        [one] { $player } lays `{ $tiles }`.
       *[other] { $player } lays { $count } tiles: `{ $tiles }`.
    }
rummy-laid-new = { $player } lays { $count } tiles: `{ $melds }`.
rummy-gained = { $player } takes `{ $tiles }` from the table into the hand.
rummy-changed =
    { $count ->
        [one] New or changed: `{ $melds }`.
       *[other] New or changed, { $count } melds: `{ $melds }`.
    }
rummy-claimed =
    { $count ->
        [one] { $player } claims the group { $melds }.
       *[other] { $player } claims the groups { $melds }.
    }
rummy-unclaimed =
    { $count ->
        [one] The group { $melds } is no longer claimed.
       *[other] The groups { $melds } are no longer claimed.
    }
rummy-discarded = { $player } gives `{ $tile }` to the old stock.
rummy-given = { $player } gives `{ $tile }` from the table to the old stock.
rummy-out = **{ $player }** has no tile left.
rummy-exhausted = Both stocks together are too small for another turn.
rummy-resigned =
    { $count ->
        [one] { $player } leaves the game; one tile goes with that hand.
       *[other] { $player } leaves the game; { $count } tiles go with that hand.
    }


## The table in words

rummy-over-exhausted = The game is over: both stocks together are too small for another turn. The fewer tiles in hand, the better the rank.
rummy-over-stopped = The game was stopped before its end; the fewer tiles in hand, the better the rank.
rummy-table-empty = Nothing lies on the table yet.
rummy-run = { $meld }, a run: `{ $tiles }`.
rummy-group = { $meld }, a group: `{ $tiles }`.
rummy-claim = { $meld }, claimed by { $player }: `{ $tiles }`.
rummy-part = { $meld }, not a whole meld yet: `{ $tiles }`.
rummy-old =
    { $count ->
        [one] The old stock has one tile: `{ $tiles }`.
       *[other] The old stock has { $count } tiles, the newest last: `{ $tiles }`.
    }
rummy-old-empty = The old stock is empty.
rummy-new =
    { $count ->
        [0] The new stock is empty.
        [one] The new stock has one tile.
       *[other] The new stock has { $count } tiles.
    }
rummy-seat =
    { $player }: { $count ->
        [0] no tile left
        [one] 1 tile
       *[other] { $count } tiles
    }.
rummy-seat-closed =
    { $player }: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, has not opened.
rummy-seat-left =
    { $player }: has left the game, with { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } in hand.
rummy-hand = In the hand of { $player }: `{ $tiles }`.
rummy-standing = { $player }: place { $place }, match points **{ $points }**.
rummy-counted =
    { $place }. { $player }: { $number ->
        [one] { $points } match point
       *[other] { $points } match points
    }{ $claims ->
        [0] {""}
        [one] {" "}({ $rank } for the place, 1 for a claimed group)
       *[other] {" "}({ $rank } for the place, { $claims } for claimed groups)
    }, { $tiles ->
        [0] no tile left
        [one] 1 tile in hand
       *[other] { $tiles } tiles in hand
    }
rummy-rack =
    { $count ->
        [one] Your tile: `{ $tiles }`.
       *[other] Your { $count } tiles: `{ $tiles }`.
    }
rummy-rack-empty = You have no tiles in hand.
rummy-rack-drawn = Drawn in this turn: `{ $tiles }`.


## The turn one is at

rummy-draft-none =
    { $taps ->
        [yes] Tap the tiles of a new meld, or a tile and its meld, then **Play**. To end your turn, tap a tile, **discard**, **Play**.
       *[no] Now lay, as in `R7 B7 K7` or `lay R8 B8`, or end your turn with `discard` and a tile.
    }
rummy-draft-actions =
    { $count ->
        [one] So far: `{ $actions }`.
       *[other] So far, { $count } steps: `{ $actions }`.
    }
rummy-draft-short =
    { $count ->
        [one] { $meld } has only one tile; three are needed.
       *[other] { $meld } has only { $count } tiles; three are needed.
    }
rummy-draft-jokers = { $meld } holds nothing but jokers; a real tile has to be there.
rummy-draft-aside =
    { $count ->
        [one] `{ $tiles }` is set aside and has to be laid again.
       *[other] `{ $tiles }` are set aside and have to be laid again.
    }
rummy-draft-ready =
    { $taps ->
        [yes] The table is in order. Go on, or end your turn: tap a tile, **discard**, **Play**. Nobody has seen any of this yet.
       *[no] The table is in order: go on, or end your turn with `discard` and a tile. Nobody has seen any of this yet.
    }
rummy-draft-out = The table is in order and your hand is empty: say `done`, and you are out.


## Hints

rummy-hint-draw = Take both tiles from the new stock: `{ $move }`.
rummy-hint-draw-old = `{ $tile }` from the old stock is of use to you: `{ $move }`.
rummy-hint-lay =
    { $count ->
        [one] One tile of yours finds a place: `{ $move }`.
       *[other] { $count } tiles of yours find a place: `{ $move }`.
    }
rummy-hint-claim = { $meld } is a group of four that nobody has claimed: `{ $move }`.
rummy-hint-discard = `{ $tile }` is what you need least: `{ $move }`.
rummy-hint-keep = Keep your tiles: from what you lay, others can make groups to claim. `{ $tile }` is what you need least: `{ $move }`.
rummy-hint-done = Your hand is empty and the table is in order: `{ $move }`.
rummy-hint-reset = This leads nowhere: start your turn over with `{ $move }`.


## How to play, and what can be agreed

rummy-how-to-move =
    You see your tiles twice: by colour and by number. { $taps ->
        [yes] Press **Draw**; then tap the tiles of a new meld, or a tile and the meld it goes to, and press **Play**. In the end tap the tile you give away, then **discard** and **Play**. Nobody sees a thing before that. `/rules` tells how it is typed.
       *[no] In your turn, { $private ->
            [yes] send me
           *[no] send me in private
        }: `draw`, then what you lay, such as `R7 B7 K7`, and in the end `discard K4`. K is black.
    }
rummy-button-yours = My hand


## The lesson: `rummy-lesson-<step>`

rummy-lesson-1 = **{ $step }/{ $steps }** You see your tiles twice: by colour and by number. Every turn begins with a draw: take two new ones.
rummy-lesson-2 = **{ $step }/{ $steps }** Three or more numbers of one colour in a row are a run. Lay yours, then discard a tile to end your turn.
rummy-lesson-3 = **{ $step }/{ $steps }** What others discard lies face up in the old stock. This tile suits you: take it and one new one.
rummy-lesson-4 = **{ $step }/{ $steps }** The same number in three or four colours is a group. Lay it, and discard again.
rummy-lesson-5 = **{ $step }/{ $steps }** Draw again, two new tiles.
rummy-lesson-6 = **{ $step }/{ $steps }** { $name ->
        [rummy-plus] You have laid a meld, so the table is open to you: this tile makes a group of four. Claim it, a point for you in the end.
       *[other] Now that you have laid a meld of your own, the whole table is open to you: this tile fits a group there.
    }
rummy-lesson-play =
    { $taps ->
        [yes] { $step ->
            [1] Press **Draw**, or type `{ $move }`.
            [5] Press **Draw**, or type `{ $move }`.
            [3] Tap what has a thick ring, then **Play**; or type `{ $move }`.
           *[other] { $verb ->
                [claim] Tap the ringed letter, choose `{ $next }`, then **Play**; or type `{ $move }`.
                [discard] Tap the ringed tile, choose `{ $next }`, then **Play**.
               *[other] Tap what has a thick ring, then **Play**; or type `{ $move }`.
            }
        }
       *[other] Type `{ $move }`, or press **Play it**.
    }
rummy-option-first-round = If somebody goes out before anyone has had a second turn, all others share the remaining match points evenly.
    .label = Quick end: the others share
rummy-option-dense = Players with equally many tiles get the points of one place each, and the next place is not used up: hands of 0, 2, 2, 5 make 4, 3, 3, 2.
    .label = Equal hands take one place
rummy-option-points = With four players the third gets 3 match points as well: 4, 3, 3, 1.
    .label = Third place: 3 points


## A text that cannot be read as a move

rummy-nothing-to-discard = Say which tile you discard, as in `discard K4`: that ends your turn.
rummy-take-from-where = Say where from: `take { $tile } A` takes the tile out of meld A. From the old stock you take it only when you draw, with `{ $nearest }`.
rummy-incomplete =
    { $verb ->
        [add] Say which tile you add to which meld, as in `R8 A`.
        [take] Say which tile you take out of which meld, as in `take R4 A`.
        [split] Say which meld you split and with which tile the second part begins, as in `split A R6`.
        [join] Say which two melds you join, as in `join A B`.
        [release] To release a joker, name its meld and the tile it stands for, as in `release A R5`: your tile takes its place, and you get the joker.
        [swap] To swap, name the meld and the tile you want from it, as in `swap A R5`: your joker takes its place.
        [claim] Say which group of four you claim, as in `claim A`.
        [unclaim] Say which of your groups you give up, as in `unclaim A`.
       *[other] Say which tiles you lay, as in `R7 B7 K7`.
    }
rummy-unreadable = I cannot read that as a move: write `draw`, a meld such as `R7 B7 K7`, a tile with the letter of its meld, `R8 A`, or `discard K4`, which ends your turn. The colours are R, B, Y and K (black); J is the joker.
rummy-one-tile = One tile alone does not say what to do with it: once you have drawn, `{ $tile } A` adds it to meld A, and `{ $discard }` ends your turn.
rummy-not-a-tile = There is no tile `{ $text }`: the colours are R, B, Y and K, the numbers go from 1 to 13.
rummy-not-a-run = `{ $text }` is no run: a run has one colour and goes up, as in `R1-R4`, which is `R1 R2 R3 R4`.
rummy-joker-stays = A joker on the table cannot be moved by itself. It comes free when the tile it stands for takes its place, as with `release A R6`.


## Whose turn it is

rummy-wrong-seats = { $exactly ->
        [yes] This game with these options is for { $least } players.
       *[no] This game is for { $least } to { $most } players.
    }
rummy-no-limit = In Rummy no time ever runs out.


## Drawing

rummy-draw-first = Draw first: `draw` takes two tiles from the new stock, `draw R5` one from the old and one from the new.
rummy-drawn-already = You have drawn already, and a draw cannot be taken back.
rummy-nothing-old = There is no `{ $tile }` to take: the old stock is empty.
rummy-not-in-old = `{ $tile }` is not in the old stock, which has `{ $tiles }`.


## Laying melds

rummy-not-opened = You have not opened: before you touch the table, lay a whole meld of three tiles or more from your hand.
rummy-opening-short = `{ $tiles }` is too short to open with: your first meld needs three tiles or more.
rummy-no-such-meld = No meld carries the letter { $meld }. There are: { $melds }.
rummy-not-in-hand =
    { $count ->
        [one] You do not have this tile: `{ $tiles }`.
       *[other] You do not have these tiles: `{ $tiles }`.
    }
rummy-not-a-meld = `{ $tiles }` goes into no meld: `{ $tile }` does not fit. A run is of one colour, each number following the one before; a group is of one number, in different colours.
rummy-jokers-alone = `{ $tiles }`: jokers alone are no meld, at least one real tile has to be there.
rummy-does-not-fit = `{ $tile }` does not fit into { $meld }: `{ $tiles }`.
rummy-release-instead = A joker in { $meld } stands for `{ $tile }`. Say `release { $meld } { $tile }`: your tile takes its place, and you get the joker.
rummy-group-full = { $meld } is full, a group has four tiles at most: `{ $tiles }`.
rummy-joker-needs-value = In a run a joker stands for one tile: write `add { $front } { $meld }` or `add { $end } { $meld }`.
rummy-joker-is-bare = { $meld } is a group, where a joker stands for any missing colour: write `add J { $meld }`.


## Rearranging

rummy-not-in-meld = `{ $tile }` is not in { $meld }: `{ $tiles }`.
rummy-only-joker-there = In { $meld } only a joker stands for `{ $tile }`, and a joker cannot be moved by itself.
rummy-split-at-front = { $meld } begins with `{ $tile }`; name the tile that shall begin the second part.
rummy-joker-moves-alone = Only jokers are left of { $meld }, `{ $tiles }`, and no joker moves by itself: first put a tile to them.
rummy-joker-joined-alone = Only jokers are left of { $other }, `{ $tiles }`, and no joker moves by itself. Let the tiles come to them: `join { $other } { $meld }`.
rummy-same-meld = You named { $meld } twice: to join, name two melds.
rummy-not-joinable = { $meld } (`{ $tiles }`) and { $other } (`{ $others }`) do not go together.


## Jokers

rummy-no-joker-there = There is no joker in { $meld }: `{ $tiles }`.
rummy-not-released = `{ $tile }` frees no joker in { $meld }; this would: `{ $due }`.
rummy-release-three = Only from a group of four can a joker be freed. First fill { $meld } up; missing are `{ $due }`.
rummy-release-short = { $meld } is no whole meld at the moment, `{ $tiles }`: nothing can be freed there yet.
rummy-swap-last-tile = `{ $tile }` is the last real tile of { $meld }, and jokers alone are no meld.


## Claims

rummy-no-claims = There are no claims in Rummy-Pur; Rummy-Pur-Plus has them.
rummy-claim-fixed = { $meld } is claimed by { $player }: no tile comes or goes there, except to free a joker.
rummy-claim-other = { $meld } belongs to { $player }.
rummy-claim-not-four = Only a group of four can be claimed, and { $meld } is none: `{ $tiles }`.
rummy-claim-jokers = { $meld } has too many jokers to be claimed, one is the most: `{ $tiles }`.
rummy-already-claimed = { $meld } is claimed already, by { $player }.
rummy-not-claimed = { $meld } is not claimed by anybody.
rummy-claim-second-joker = { $meld } is claimed and has a joker: a second one may not come in.


## Letting me find a way

rummy-lay-none =
    { $count ->
        [one] I have tried everything: `{ $tiles }` cannot be laid now.
       *[other] I have tried everything: `{ $tiles }` cannot be laid together now.
    }
rummy-lay-none-swap =
    { $count ->
        [one] However the table is rearranged, `{ $tiles }` cannot be laid now. Swapping a joker for a tile of the table I leave to you.
       *[other] However the table is rearranged, `{ $tiles }` cannot be laid together now. Swapping a joker for a tile of the table I leave to you.
    }
rummy-lay-none-claim =
    { $count ->
        [one] However the table is rearranged, `{ $tiles }` cannot be laid now. Swapping a joker for a tile of the table, or giving up a claim of yours, I leave to you.
       *[other] However the table is rearranged, `{ $tiles }` cannot be laid together now. Swapping a joker for a tile of the table, or giving up a claim of yours, I leave to you.
    }
rummy-lay-not-opened = You have not opened, and `{ $tiles }` holds no meld to open with.
rummy-lay-time = I ran out of time before I found a way to lay `{ $tiles }`. There may be one all the same.
rummy-lay-time-best = I ran out of time before I found a way for all of `{ $tiles }`. These can be laid: `lay { $best }`.
rummy-lay-unreached = There is a table on which `{ $tiles }` would lie, but I found no way to get there step by step.
rummy-lay-unreached-best = There is a table on which all of `{ $tiles }` would lie, but I found no way to get there step by step. These can be laid: `lay { $best }`.


## The end of a turn

rummy-nothing-to-undo = There is nothing to take back in this turn; a draw never is.
rummy-tile-aside =
    { $count ->
        [one] `{ $tiles }` is still set aside: lay it again, or take it back with `undo`.
       *[other] `{ $tiles }` are still set aside: lay them again, or take that back with `undo`.
    }
rummy-melds-short =
    { $count ->
        [one] { $melds } is not a whole meld yet: three tiles are the least.
       *[other] { $melds } are not whole melds yet: three tiles are the least.
    }
rummy-melds-jokers =
    { $count ->
        [one] { $melds } holds nothing but jokers: at least one real tile has to be there.
       *[other] { $melds } hold nothing but jokers: at least one real tile has to be in each.
    }
rummy-discard-needed =
    { $count ->
        [one] You still have a tile in hand: end your turn with `discard` and that tile.
       *[other] You still have { $count } tiles in hand: end your turn with `discard` and one of them.
    }
rummy-hand-empty = Your hand is empty, there is nothing to give away: say `done`. Before that you may take one tile from the table and give away that.


## The review of a game

rummy-review-of = **Table #{ $table }, as you played it:** { $points } tiles laid in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
rummy-review-given = By what you could see then, your turns gave away the worth of { $given ->
        [one] one tile
       *[other] { $given } tiles
    } on average; computers: beginner { $beginner }, club { $club }, master { $master }. Going out, a joker kept and, in Rummy-Pur-Plus, a claim count as several tiles; what you lay there for others to claim counts against you.
rummy-review-puzzle = **Puzzle { $puzzle } of { $of }:** your turn { $turn } after the draw, as you saw it. You played `{ $move }` and laid { $points ->
        [0] nothing
        [one] one tile
       *[other] { $points } tiles
    }. What was better?
rummy-review-not-best = That lays { $points ->
        [0] nothing
        [one] one tile
       *[other] { $points } tiles
    }. { $verdict ->
        [better] Better than what you played, but there is more.
        [worse] That is worse than what you played.
       *[same] No better than what you played.
    }
rummy-review-not-best-in-all = That lays { $points ->
        [0] nothing
        [one] one tile
       *[other] { $points } tiles
    }. { $verdict ->
        [better] More counts than the tiles laid: that is better than what you played, but there is more.
        [worse] More counts than the tiles laid: that is worse than what you played.
       *[same] More counts than the tiles laid: that is no better than what you played.
    }
rummy-review-unfinished = That is not a whole turn yet. Type all of it in one line, as in `lay R7 R8; discard K13`.
rummy-review-why = `{ $move }` lays { $points ->
        [0] nothing
       *[other] { $points }
    } where you laid { $your-points ->
        [0] nothing
       *[other] { $your-points }
    }{ $reason ->
        [points] .
        [claim] ; it claims more.
        [out] ; it goes out.
        [joker] ; it keeps a joker for a later turn.
        [opens] ; it leaves others less to claim.
       *[kept] ; it keeps { $tiles ->
            [none] nothing
           *[other] { $tiles }
        }, and you kept { $your-tiles ->
            [none] nothing
           *[other] { $your-tiles }
        }.
    }

# Statistics: what somebody has reached in the games they have played.

stats-of = **{ $player }** at **{ $game }**
stats-figure = { $label }: { $value }
stats-score = { $opponent }: { $won } won, { $tied } tied, { $lost } lost
stats-none = { $own ->
        [yes] You have not finished a game yet. `/challenge` starts one.
       *[no] { $player } has not finished a game yet.
    }
stats-none-of-game = { $own ->
        [yes] You have not finished a game of { $game } yet. `/stats` alone shows the game you played last.
       *[no] { $player } has not finished a game of { $game } yet.
    }
stats-only-lesson-of-game = A first game of { $game } with my help does not count here, and you have not finished any other of it yet. `/stats` alone shows the game you played last.
stats-nobody = { $platform ->
        [telegram] I know nobody called { $name } here. Reply to something they wrote with `/stats`.
       *[other] I know nobody called { $name } here. Type `@` and pick them from the list, as in `/stats @name`.
    }
stats-private = { $player } keeps their statistics private.

## In the picture

stats-games = Games
stats-won = Won
stats-finished = Finished
stats-time = Time a turn
stats-best-move = Best move
stats-best-game = Best game
stats-rating = Rating
stats-points = Points a turn
stats-results = Results
stats-legend-won = won
stats-legend-tied = tied
stats-legend-lost = lost
stats-opponent = { $opponent ->
        [beginner] Computer: beginner
        [club] Computer: club
        [master] Computer: master
        [weaker] Rated lower
        [equal] Rated alike
        [stronger] Rated higher
        [first] Moving first
        [later] Moving later
       *[people] Unrated games
    }

## Help

help-stats =
    `/stats`, `/stats summy`, `/stats @name`
    Shows one picture of the games you have played, or somebody else: the rating with its uncertainty, points a turn, the best move, how long a turn takes, who won against whom, and how it goes when you begin. Buttons show the other games. `/private on` hides yours.

## The best of a month

best-month = **The best of { $month }** here, in { $count ->
        [one] one game
       *[other] { $count } games
    }:
best-month-nobody = Nobody has played here with others in { $month }.
best-month-none = No game with others has ended here yet. Once one has, `/best` shows the best of its month.
best-month-there = The best of the month is shown where people play together: type `/best` there.
game-best-of-month = **{ $game }**: { $has ->
        [move] best move
       *[other] most points **{ $points }** ({ $player }, #{ $table }){ $has ->
            [both] {"; "}best move
           *[other] {""}
        }
    }{ $has ->
        [points] {""}
       *[other] {" "}`{ $move }` for { $more } ({ $mover }, #{ $at })
    }
best-month-played = Most games: { $players } ({ $count })
best-month-won = Most games won: { $players } ({ $count })
best-month-climbed = Rating up the most: { $player } ({ $more } at { $game })
button-best-alone = Alone: { $name }
button-leaderboard = Leaderboard

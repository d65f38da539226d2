# Puzzles from the collection, and the puzzle of the day.

puzzle-number = **{ $game }, puzzle { $number }** · difficulty { $rating }
puzzle-day = **{ $game }, puzzle of { $day }** · difficulty { $rating }
puzzle-about = **{ $game }, puzzle { $number }**
puzzle-about-day = **{ $game }, puzzle of { $day }**
puzzle-or-game = For your game at table #{ $table }, type `/play #{ $table } …` with the move.
puzzle-task = You are on turn. One move brings clearly more points than any other: which?
puzzle-you = You
game-puzzle-not-best = `{ $move }` brings { $points ->
        [one] one point
       *[other] { $points } points
    }. There is more.
game-puzzle-answer = `{ $move }` brings { $points } points; the next best move brings { $second }.
puzzle-tried = You have tried that already, so it costs nothing: you still have { $left ->
        [one] one try
       *[other] { $left } tries
    }.
puzzle-open = I read no move in that. Your puzzle of { $game } is still open: type a move, or `answer` to be done with it. `/puzzle { $name }` shows it once more.
puzzle-no-hint = There is no hint for a puzzle: find the move, or have the answer shown.
puzzle-had = You are done with this puzzle already.
puzzle-rating = Rating in puzzles: **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ± { $margin }{ $settled ->
        [yes] {""}
       *[no] {" "}– **?**: still uncertain
    }
# who has asked for the answer at once has made no try, so there are no $marks
puzzle-day-result = { $day }: { $solved ->
        [yes] { $marks }{ $streak ->
            [one] {""}
           *[other] { " · " }{ $streak } days in a row
        }
       *[no] { $tries ->
            [0] not solved
           *[other] { $marks } · not solved
        }
    }
puzzle-none = You have no puzzle before you. `/puzzle` shows you one.
puzzle-not-yet = The puzzle of that day is still a secret.
puzzle-comes-again = The puzzle of that day comes again before long, so it is a secret until then: `/puzzle` goes back at most { $days } days.
puzzle-no-game = There are no puzzles of { $game } yet, but there are some of { $games }.
puzzle-all-had = You have had all the puzzles there are. A new one comes with every day: `/daily`
puzzle-in-private = I am sending you the puzzle in our private chat. Answer there, so that nobody reads it.
button-puzzle-any = Solve a puzzle
button-puzzle-another = Another puzzle
button-share = Share

daily-posted = **Puzzle of { $day }**: { $game }. One move brings clearly more points than any other. Find it in private, in three tries.
daily-is-on = This channel gets a puzzle every day at { $time } ({ $zone }), the same one everywhere.{ $zone ->
        [UTC] { " " }For another time zone, type something like `/daily zone=Europe/Berlin`.
       *[other] {""}
    }
daily-is-off = This channel gets no puzzle of the day.
daily-today = **Solve** sends you today's puzzle, to try in private.
daily-stopped = Nobody here has tried the last { $count } puzzles of the day, so this chat gets no more of them until somebody types `/daily 8:00`.
daily-in-channel = The puzzle of the day is set up in the channel that is to get it. Here, `/daily` shows you today's.
daily-moderators-only = Only moderators set up the puzzle of the day. `/daily` in our private chat shows it to you alone.
daily-nothing-to-share = There is nothing to share yet. Press **Solve** below the puzzle of the day in the channel, and answer it first.
daily-no-result-of-day = To share a result of the puzzle of { $day }, press **Solve** below that puzzle and answer it first.
daily-shared = { $player }, puzzle of { $day }: { $solved ->
        [yes] { $marks } · { $tries ->
            [one] first try
           *[other] { $tries } tries
        }{ $streak ->
            [one] {""}
           *[other] , { $streak } days in a row
        }
       *[no] { $tries ->
            [0] not solved
           *[other] { $marks } · not solved
        }
    }
daily-shared-also = { $player }: { $solved ->
        [yes] { $marks } · { $tries ->
            [one] first try
           *[other] { $tries } tries
        }{ $streak ->
            [one] {""}
           *[other] , { $streak } days in a row
        }
       *[no] { $tries ->
            [0] not solved
           *[other] { $marks } · not solved
        }
    }
daily-shared-there = Shared.
button-daily-solve = Solve
button-daily-on = Every day at { $name }
button-daily-off = No more

command-daily-time = `{ $word }` is no time of day. Type one as in `/daily 8:00`, `/daily 20:30 zone=Europe/Berlin` or `/daily off`.

help-puzzle =
    `/puzzle`, `/puzzle summy`, `/puzzle answer`
    Shows you, in private, a position in which one move brings clearly more points than any other. You have three tries; the puzzles get as hard as you are good.
help-daily =
    `/daily 8:00`, `/daily 20:30 zone=Europe/Berlin`, `/daily off`
    Has this channel get a puzzle every day, the same one everywhere; moderators set it up. Everybody solves it in private and may share how they did. In private, `/daily` shows today's puzzle.

# Ratings: how strong players are, told from rated games between people.

rating-own = Your ratings:
rating-of = The ratings of { $player }:
rating-row = • { $game }: **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ± { $margin }{ $lately ->
        [yes] , { $more } in { $days } days
       *[no] {""}
    } ({ $games ->
        [one] one game
       *[other] { $games } games
    })
rating-computers = For comparison, computers: beginner { $beginner }, club { $club }, master { $master }
challenge-rating = { $first ->
        [yes] Ratings:{" "}
       *[no] {""}
    }{ $player } **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ± { $margin }, { $first ->
        [yes] wins about { $chance } of 100 games
       *[no] about { $chance }
    }{ $explains ->
        [yes] {" "}– **?**: still uncertain
       *[no] {""}
    }
challenge-rating-so-far = { $first ->
        [yes] Ratings:{" "}
       *[no] {""}
    }{ $player } **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ± { $margin }{ $explains ->
        [yes] {" "}– **?**: still uncertain
       *[no] {""}
    }
handicap-given = { $player } begins with **{ $points }** extra { $points ->
        [one] point
       *[other] points
    }, which makes it even. The game is unrated.
handicap-given-and-ties = { $player } begins with **{ $points }** extra { $points ->
        [one] point
       *[other] points
    } and wins a tie, which makes it even. The game is unrated.
handicap-ties = { $player } wins if both have the same number of points, which makes it even. The game is unrated.
handicap-none = Nobody begins with extra points: { $why ->
        [unknown] neither of you has a rating at this game yet
        [private] at least one of you keeps their ratings private
       *[even] your ratings are too close for that
    }. The game is unrated.
handicap-later = Whoever is weaker begins with extra points that make it even. The game is unrated.
handicap-no-points = At { $game } nobody can begin with extra points, so there is no handicap.
handicap-two = A handicap is for two people: challenge one, as in `/challenge @name summy handicap=auto`.
rating-after = { $first ->
        [yes] Ratings:{" "}
       *[no] {""}
    }{ $player } **{ $rating }{ $settled ->
        [yes] {""}
       *[no] ?
    }** ({ $more }){ $explains ->
        [yes] {" "}– **?**: still uncertain
       *[no] {""}
    }
rating-unchanged = { $why ->
        [takeback] Ratings stay as they were: a turn was taken back.
        [dropped] Ratings stay as they were: a player was taken out.
        [computer] Ratings stay as they were: a computer played as well.
        [options] Ratings stay as they were: such games do not count.
       *[stopped] Ratings stay as they were.
    }
rating-absent = Ratings stay as they were: { $players } { $count ->
        [one] has
       *[other] have
    } not played.
rating-unsettled =
    { $rested ->
        [yes] **?** means: no longer sure, because ± grows with each day without a rated game. It goes at ± { $enough }; each rated game brings that closer.
        [some] **?** means: not sure yet, or no longer, because ± grows with each day without a rated game. It goes at ± { $enough }; each rated game brings that closer.
       *[no] **?** means: not sure yet. It goes at ± { $enough }; each rated game brings that closer.
    }
rating-none-own = You have no rating at any game yet. Your first rated game against people gives you one.
rating-none = { $player } has no rating yet.
rating-nobody = { $platform ->
        [telegram] I know nobody called { $name } here. Reply to something they wrote with `/rating`.
       *[other] I know nobody called { $name } here. Type `@` and pick them from the list, as in `/rating @name`.
    }
rating-private = { $player } keeps their ratings private.

leaderboard-which = Which leaderboard?
leaderboard-head = The best at **{ $game }** { $where ->
        [here] here
       *[everywhere] everywhere
    }:
leaderboard-row = { $place }. { $player }: **{ $rating }** ± { $margin } ({ $games ->
        [one] one game
       *[other] { $games } games
    })
leaderboard-none = Nobody { $where ->
        [here] here
       *[everywhere] anywhere
    } has a settled rating at **{ $game }** yet: that takes some rated games, the last within 90 days.
leaderboard-unsettled =
    { $rested ->
        [yes] You have **{ $rating }?** ± { $margin }, because ± grows with each day without a rated game. With ± { $enough } or less you are on the list again; each rated game brings you closer.
       *[no] You have **{ $rating }?** ± { $margin } so far. With ± { $enough } or less you are on the list; each rated game brings you closer.
    }
leaderboard-rested = You have **{ $rating }** ± { $margin }, but your last rated game was more than { $days } days ago: the next one brings you back on the list.
leaderboard-private = You keep your ratings private, so you are on no list. `/private off` changes that.
button-everywhere = Everywhere
button-games = My games
button-games-finished = Finished games
button-stats = Statistics
button-daily = Puzzle of the day

private-is = { $state ->
        [on] Only you see your ratings and your statistics, and you are on no leaderboard. `/private off` ends that.
       *[off] Everybody may see your ratings and your statistics. `/private on` hides them.
    }
private-set = { $state ->
        [on] From now on only you see your ratings and your statistics, and you are on no leaderboard.
       *[off] From now on everybody may see your ratings and your statistics.
    }

## Help

help-rating =
    `/rating`, `/rating @name`
    Shows how strong you are in each game, or somebody else: 1500 is where everybody begins, behind ± stands how far off it may be, and **?** says that it is not sure yet. Rated games between people change it.
help-leaderboard =
    `/leaderboard summy`, `/leaderboard summy all`
    Lists the best players of this chat, or everywhere, whose rating is settled and who have played in the last 90 days.
help-private =
    `/private on`, `/private off`
    Hides your ratings and your statistics from others and takes you off the leaderboards, or shows them again.

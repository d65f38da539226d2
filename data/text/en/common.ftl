### What the bot says in every game: commands and their help, records, rules, troubles. { $table } is a number without `#`.


## A command that cannot be understood: `command-<code>`

command-unknown-command = I do not know the command `{ $word }`. `/help` lists them all.
command-unknown-command-near = I do not know the command `{ $word }`. Did you mean `/{ $nearest }`?
command-unknown-sentence-near = I am not sure what you would like. Did you mean `/{ $nearest }`?
command-unknown-word-near = I do not know what to do with `{ $word }`. Did you mean `{ $nearest }`?
command-unknown-game = I do not know a game called `{ $word }`. There are: { $games }.
command-unknown-game-near = I do not know a game called `{ $word }`. Did you mean `{ $nearest }`?
command-which-game = `{ $word }` may mean several games: { $games }. Which one?
command-unknown-level = `{ $word }` is not a level: there are `beginner`, `club` and `master`.
command-unknown-language = `{ $word }` is not a language I speak: there are { $languages }.
command-unknown-view = I cannot show the board as `{ $word }`: say `full`, `words`, `turn 8` or nothing.
command-unknown-setting = I do not know a setting `{ $word }`: there are `language`, `theme`, `games`, `rated`, `reminders` and `pace`. `/{ $typed }` shows them.
command-setting-switch = `{ $word }` is neither `yes` nor `no`.
command-remind-word = I do not know what to do with `{ $word }`: say `on`, `off`, `every=6h`, `quiet=22-7` or `zone=Europe/Berlin`. Those you wait for, `/nudge` reminds.
command-remind-every = `{ $word }` is no time between one hour and 30 days, such as `6h` or `2d`.
command-remind-quiet = Quiet hours look like `22-7`, or `off` for none; I cannot read `{ $word }`.
command-remind-zone = I know no time zone `{ $word }`; they look like `Europe/Berlin`.
command-setting-value = Say what `{ $word }` is to be, as in `/settings language=de`.
command-unknown-theme = `{ $word }` is not a theme: there are `light` and `dark`.
command-command-missing = Behind `/` comes a command. `/help` lists them all.
command-unexpected-word = { $command ->
        [rules] `/{ $typed }` takes a game and at most one rule, as in `/{ $typed } summy S5`; I do not know what to do with `{ $word }`.
        [best] `/{ $typed }` takes only a game or a month, as in `/{ $typed } summa` or `/{ $typed } 2026-10`; I do not know what to do with `{ $word }`.
        [stats] `/{ $typed }` takes a person with `@` and a game, as in `/{ $typed } @name summy`; I do not know what to do with `{ $word }`.
        [learn] `/{ $typed }` takes only a game, as in `/{ $typed } summy`; I do not know what to do with `{ $word }`.
        [tables] Nothing follows `/{ $typed }`: it lists all tables here. I do not know what to do with `{ $word }`.
        [games] `/games` lists your own games, `/games finished` those that are over; I do not know what to do with `{ $word }`.
        [accept] Behind `/{ $typed }` there may be a table number such as `#12`, then `luck=your own words`; I do not know what to do with `{ $word }`.
        [join] Behind `/{ $typed }` there may be a table number such as `#12` or the code of an invitation such as `K7QF-2M9X`, then `luck=your own words`; I do not know what to do with `{ $word }`.
        [rematch] Behind `/{ $typed }` there may be a table number such as `#12`, then `luck=your own words`; I do not know what to do with `{ $word }`.
        [forget] Only your own name can be erased: type `/forget me`, without `{ $word }`.
       *[other] `/{ $typed }` takes at most a table number such as `#12`, so I do not know what to do with `{ $word }`.
    }
command-alone-with-others = Either you play alone or with others: leave out `alone`, or everybody else.
command-opponent-needs-at = If you mean a person by `{ $word }`, write `@` in front of the name.
command-opponent-needs-at-near = If you mean a person by `{ $word }`, write `@` in front of the name. Or did you mean `{ $nearest }`?
command-opponent-in-private = If you mean a person by `{ $word }`: challenge people in a channel where both of you read along; in private you can play against the computer (`/challenge computer`).
command-opponent-name-bad = `{ $word }` cannot be anybody's name.
command-too-many-opponents = That is too many at once: { $most } opponents are the most I can ask.
command-move-missing = Write your move after `/{ $typed }`.
command-best-month = A month has a year, as in `/best 2026-10`.
command-bad-table = `{ $text }` is not a table: write its number, as in `#12`.
command-bad-option = I cannot read `{ $option }`: options look like `name=value`, without blanks, and both are short.
command-number-alone = { $command ->
        [tournament] If `{ $word }` is the number of rounds, write `rounds={ $word }`.
       *[other] If `{ $word }` is how many play, write `players={ $word }`.
    }
command-level-without-computer = `{ $level }` is how well a computer plays, and none is to play here: add `computer`, or leave the level out.
command-level-twice = `{ $level }` is a level too many. For all computers one is enough; for several, write `computer=beginner computer=master`.
command-table-unwanted = A challenge gets a number of its own: leave out `#{ $table }`.
command-amount = I cannot read `{ $word }` as an amount of time. Write it as in `1d` or `2h`: days `d`, hours `h`, minutes `m`.
command-option-twice = The option `{ $option }` stands there twice.
command-forget-whom = Write `/forget me` if your name is really to be erased.
command-line-too-long = That line is too long: { $limit } characters are the most.


## Help: `help-<command>` has the usage in the first line, then one sentence

start-welcome =
    Hello! I run games of numbers right here in the chat, against me or with friends.
you-are-welcome = You are welcome!
proposal-declined = All right.
answer-by-button = Please press the button for that.
start-again = Good to see you again!
start-move-here = Type it right here.
greeting = Hello! I run games of numbers right here in the chat: you challenge somebody, I deal, draw the board and count.
greeting-how = Pick a game to begin one, against me or with whoever is here. `/help` tells the rest.
help-intro =
    I run games of numbers right here in the chat, against me or with friends.
    New here? Type `/learn summy` and play your first game with me beside you.
help-first =
    • `/challenge` begins a game, `/games` lists yours, `/rules summy` tells how one is played
    • `/hint`, `/takeback` and `/resign` while you play, `/rematch` afterwards
    • `/puzzle`, `/rating` and `/stats` in between
    • `/tournament`, `/daily`, `/leaderboard` and `/best` for everybody who plays here
    • `/settings` for language, pictures, reminders and quiet hours
help-more = `/help all` lists every command.
help-all-games = The games: { $games }.
help-overview =
    • **Find a game**: `/challenge`, `/accept`, `/decline`, `/join`, `/leave`, `/begin`, `/cancel`, `/invite`, `/tables`, `/games`, `/watch`, `/unwatch`, `/tournament`
    • **Play**: `/play`, `/try`, `/rack`, `/board`, `/hint`, `/takeback`, `/resign`, `/rematch`
    • **Time**: `/clock`, `/claim`, `/time`, `/pause`, `/resume`, `/away`, `/back`, `/remind`, `/nudge`
    • **Afterwards**: `/replay`, `/review`, `/export`, `/verify`, `/best`, `/rating`, `/stats`, `/leaderboard`
    • **Puzzles**: `/puzzle`, `/daily`
    • **Anything else**: `/learn`, `/rules`, `/language`, `/theme`, `/confirm`, `/private`, `/settings`, `/link`, `/unlink`, `/accounts`, `/forget me`, `/close`, `/part`; in the web chat for its leaders `/ban`, `/unban`, `/rename`
help-footer = `/help` with a command tells you more about it; a table number such as `#12` may follow any command.
help-challenge =
    `/challenge @name summy`, `/challenge anyone summy`, `/challenge computer summy level=beginner`
    Starts a game with people you name, with the first who joins, or with the computer; `alone` where the game allows it. What you leave out I ask for with buttons. Add `with hints` to allow hints, or `handicap=auto` to give the weaker of two people points that make it even; `/rules` with a game tells what else can be agreed on.
help-accept =
    `/accept` or `/accept luck=your own words`
    Takes up a challenge; words after `luck=` are mixed into the draw, so that nobody can have fixed it beforehand.
help-decline =
    `/decline`
    Turns a challenge down.
help-cancel =
    `/cancel`
    Takes your own challenge back, as long as the game has not begun.
help-join =
    `/join #12`, `/join K7QF-2M9X`
    Takes a seat at a table that is open to anyone. With the code of an invitation, a table of another chat comes here; in private you just take a seat there.
help-leave =
    `/leave`
    Gives up your seat at a table that has not begun.
help-begin =
    `/begin`
    Begins with those who have accepted, without waiting for the others; alone, where the game allows it.
help-play =
    `/play J13> 2x3(=)6`
    Plays your move. In private and in the web chat the move alone is enough; elsewhere put this command in front, or reply to the board with it.
help-try =
    `/try J13> 2x3(=)6`
    Shows only to you what a move would score or what is wrong with it; nothing is played.
help-rack =
    `/rack`
    Shows you your own tiles, and nobody else.
help-board =
    `/board`, `/board full`, `/board words`, `/board after turn 8`, `/board #12 8`
    Shows the part of the board in use, all of it, or everything in words; as it stands, or as it was after a turn.
help-replay =
    `/replay`
    Shows a game turn by turn as a moving picture, the last move of each lit; also while it is being played.
help-review =
    `/review`, `/review #12`
    Looks back on a game of yours that is over, in private: how the points went, what you gave away, and your most expensive turns as puzzles.
help-hint =
    `/hint`
    Suggests a good move; between people only if the challenge said `with hints`.
help-resign =
    `/resign`, `/resign yes`, `/resign #12 yes`
    Gives your game up, once you have confirmed it; with `yes` at once.
help-clock =
    `/clock #12`
    Shows how much time everybody has left; in private also until when, once I know your time zone: `/remind zone=Europe/Berlin`.
help-claim =
    `/claim #12`, `/claim #12 computer`
    When somebody has no time left: they lose the game, or a computer plays on for them.
help-time =
    `/time #12 +1d`
    Gives time to who is on turn.
help-pause =
    `/pause #12`, `/pause yes`, `/pause no`
    Asks the others for a pause; once all agree, the clocks stand still. `/resume` goes on. With `yes` or `no` you answer somebody who asks for one.
help-resume =
    `/resume #12`
    Ends a pause: the clocks run again. While the others have not all agreed, withdraws what you asked.
help-away =
    `/away 5d`
    Stops your clocks in all games in which players have days, up to 28 days a year; the others are told until when.
help-back =
    `/back`, `/back #12`
    Ends your absence, or takes your seat back from the computer that plays on for you.
help-rematch =
    `/rematch` or `/rematch luck=your own words`
    Asks the same players for another game; words after `luck=` are mixed into its draws.
help-tables =
    `/tables`
    Lists the tables here, and in private all of yours.
help-games =
    `/games`, `/games finished`
    Lists your own games in all chats: first those where it is your turn, then those where you wait. With `finished` it lists those that are over, so that you can look at them again.
help-tournament =
    `/tournament new summy rounds=4`, `/tournament join`, `/tournament join luck=your own words`, `/tournament leave`, `/tournament`
    Sets up a series of games whose match points add up, takes part, leaves, or shows the standings and the round being played. At each table the places are worth 4, 3, 2 and 1 match points; whoever shares a place shares its points. Words after `luck=` are mixed into the draws of the next round. Whoever set it up leads it: `start` and `next` begin rounds, `end #12` ends a game as it stands, `drop @name` takes somebody out, `close` ends it all; `again` sets up another one like the last. `pace=` holds for all games, and with `away=no` no absence stops a clock; `/time` and `/pause` work for the director at every table.
help-best =
    `/best`, `/best 2026-11`
    Shows the best of this month in this channel: the most points, the best moves, who played and won the most, whose rating has grown the most. With the name of a game, it lists the best results of those who played it alone here, with a picture of the best one.
help-export =
    `/export`
    Hands you the record of a finished game as plain text.
help-verify =
    `/verify`
    Checks that every tile was drawn as fixed before the game, and shows the seal of your next game against the computer or alone.
help-close =
    `/close #12`, `/close yes`, `/close no`
    Ends a game as it stands, without a result; moderators can do that. In the web chat whoever plays asks the others, and the game ends once all agree.
help-ban =
    `/ban Ben`, `/ban`
    Bans somebody from the web chat, for those whom its operator has named: they can no longer write, play or come in, and give up their games. Alone it lists who is banned.
help-unban =
    `/unban Ben`
    Lets somebody into the web chat again, for those whom its operator has named.
help-rename =
    `/rename Ben Hedgehog`
    Gives somebody in the web chat another nickname, for those whom its operator has named; games and ratings stay theirs.
help-learn =
    `/learn summy`
    Begins your first game of it in private: I tell you the first moves, and then you go on alone.
help-rules =
    `/rules summy`, `/rules summy S5`
    Explains a game and what can be agreed on for it, or shows a single rule.
help-language =
    `/language de`
    Chooses the language I talk to you in.
help-theme =
    `/theme dark`
    Chooses how my pictures look: `light` or `dark`.
help-settings =
    `/settings`, `/settings games=summy`
    Shows what is set for this channel, with buttons to change it; only moderators can. In private: your own settings.
help-remind =
    `/remind off`, `/remind every=6h`, `/remind quiet=22-7 zone=Europe/Berlin`
    Says whether, how often and when I remind you in private that a game waits for you; alone it shows what holds.
help-nudge =
    `/nudge`
    Reminds those who keep you waiting, once a turn and not within its first hour.
help-forget =
    `/forget me`, `/forget me yes`
    Erases your name everywhere, once you are sure; the games you played are kept without it.
help-link =
    `/link`
    Makes this account and another one of yours, also in another chat, one player with the same games: you get a code to type there.
help-unlink =
    `/unlink`
    Asks you whether this account is to stand alone again, without any games; those stay with your other accounts.
help-accounts =
    `/accounts`
    Lists your own accounts.
help-start =
    `/start`
    Hands out whatever waits for you: your tiles and the challenges you have not answered.
help-help =
    `/help`, `/help all`, `/help play`
    Says what to begin with, lists all commands, or explains one of them.


## Challenges

challenge-which-game = Which game would you like?
challenge-who = Who is to play? To name somebody: `/challenge @name { $name }`.
challenge-who-private = Who is to play? People are challenged in a channel.
challenge-who-picked = Who is to play? The computer, right here, or a person you pick; with a person you play in a group of yours.
challenge-which-level = How well is the computer to play?
challenge-options = Ready when you are.
challenge-so-far = **{ $game }**{ $against ->
        [anyone] {" "}with whoever joins first
        [alone] , alone
        [computer] {" "}against the computer
       *[people] {" "}with { $players }
    }{ $against ->
        [computer] {""}
       *[other] { $computers ->
            [0] {""}
            [1] {" "}and the computer
           *[other] {" "}and { $computers } computers
        }
    }
challenge-agreed-so-far = Agreed so far: **{ $words }**.
challenge-options-are = What else you may agree on:
challenge-options-press = { $asks ->
        [yes] **Ask now**
       *[no] **Start now**
    }, or press what you want to agree on first.
challenge-hints-mean = • **Hints**: whoever is on turn may ask for one; the game is then unrated.
challenge-handicap-means = • **Handicap**: whoever is weaker begins with extra points; the game is then unrated.
challenge-type-on = Type your line once more with one of these at its end: { $words }.
challenge-type-hints = Put `with hints` behind it to allow hints; the game is then unrated.
challenge-chosen = You chose `{ $line }`.
challenge-chosen-already = You have pressed that before: it led to table #{ $table }. `/challenge` starts another game.
challenge-chosen-by-other = Those buttons are for the person who asked. Type `/challenge` to get your own.
challenge-yourself = You cannot challenge yourself.
challenge-bot = `@{ $name }` is a bot, and no other bot plays here. To play against me, type `/challenge computer`.
challenge-nobody-called = Nobody here is called `@{ $name }`. To ask whoever joins first, put `anyone` in place of the name.
challenge-not-yours = The challenge at table #{ $table } is for { $names }. `/challenge` starts a game of your own.
challenge-too-few = The game at table #{ $table } needs { $low } players to begin; accepted so far: { $have }.
challenge-perhaps-meant = I know nobody called `@{ $name }` here yet. If you mean **{ $player }**, ask `@{ $handle }`, and take this challenge back.
challenge-withdrawn = { $player } has taken the challenge back: there will be no game at table #{ $table }.
challenge-off = So there will be no game at table #{ $table }.
challenge-lapsed = The challenge at table #{ $table } has lapsed after a day.


## A game begins and ends

game-begins = **{ $game }** begins at table #{ $table }: { $names }.
game-won = **{ $players }** { $count ->
        [one] wins.
       *[other] win together.
    }
game-won-by = **{ $players }** wins with { $points ->
        [one] one point
       *[other] { $points } points
    }, { $margin ->
        [one] one
       *[other] { $margin }
    } more than { $second }.
game-won-by-handicap = **{ $players }** wins with { $points ->
        [one] one point
       *[other] { $points } points
    }. { $second } has as many, but the handicap breaks a tie.
game-won-by-tie-break = **{ $players }** wins with { $points ->
        [one] one point
       *[other] { $points } points
    }. { $second } has as many, but the rules break a tie.
game-won-together = It is a tie: **{ $players }** have { $points ->
        [one] one point
       *[other] { $points } points
    } each.
game-ended-for = { $players }, your game has ended here.
game-best-move = The best move of { $player }: `{ $move }` for { $points ->
        [one] one point
       *[other] { $points } points
    }.


## Tiles and hints

hint-not-agreed = There are no hints at table #{ $table }: between people they have to be agreed on, by `with hints` in the challenge.


## Records and draws

export-here = The record of table #{ $table }:
verify-running = The draws at table #{ $table } have been fixed since before the game; their seal is `{ $seal }`. The seed behind it is shown when the game is over.
verify-good =
    Every draw at table #{ $table } ({ $draws } in all) is the one the seed gives.
    Seed: `{ $seed }`
    Its SHA-256, the seal shown before the game: `{ $seal }`
    Words the players mixed in: `{ $luck }`
verify-proves = **What that proves:** since the seal was shown, nothing about the draws was changed, by anybody. No player knew or chose what would be drawn, unless that player runs me: whoever does knows the seed and could see every tile, so about their own play it proves nothing. Words that anybody else gave after the seal keep even them from having picked the draws.
seal-next = Seal of your next game against the computer or alone: `{ $seal }`. Words after `luck=` in that challenge are mixed into its draws.
seal-late = You gave your words before you could know the seal of this game, so they keep nobody from having picked its draws. The seal of your next game of this kind: `{ $seal }`

record-unknown-game = There is no game called `{ $text }`, only { $games }.
record-unknown-option = The game has no option `{ $option }`.
record-bad-option = The option `{ $option }` cannot be `{ $value }`.
record-bad-line = This is neither a tag nor a line of a log.
record-bad-tag = This tag cannot be read; it has to look like `[Game "summy"]`.
record-tag-twice = The tag `{ $tag }` stands there a second time.
record-tag-missing = The tag `{ $tag }` is missing.
record-tag-late = Tags stand before the first line of the log.
record-bad-rules = `{ $rules }` is not the number of a version of the rules.
record-unknown-rules = This was played under version { $version } of the rules, whose figures are not kept here; the newest is { $newest }.
record-bad-seats = `{ $seats }` is not a number of seats.
record-bad-seed = The seed is not made of pairs of hexadecimal digits.
record-bad-commit = The seal is not the 64 hexadecimal digits of a SHA-256.
record-wrong-commit = The seal does not belong to this seed.
record-wrong-points = The move scores { $counted }, not { $stands }.
record-wrong-sum = The total is now { $counted }, not { $stands }.
record-no-points = This game does not count points move by move.
record-wrong-result = The result is `{ $counted }`, not `{ $stands }`.
record-wrong-ending = The ending is `{ $due }`, not `{ $stands }`.
record-wrong-draw = The seed gives another draw here.
record-no-draw-due = No draw is due here.
record-wrong-clock = The clock cannot do this here.


## Rules, languages, names

rules-games = Which rules would you like? There are those of { $games }.
rules-more = A single rule: `/rules { $name }` and its number, or a word that it is about{ $pictured ->
        [none] .
       *[other] ; these come with a picture: { $pictured }.
    }
rules-options = You can agree on more when you challenge somebody:
rules-found = { $count } rules of { $game } speak of `{ $word }`. Which one?
rules-unknown = { $game } has no rule `{ $rule }`; it has { $rules }.
language-set = From now on I speak English here.
language-list = You can choose: { $languages }.
theme-list = You can choose `light` or `dark`.
theme-set = { $theme ->
        [dark] From now on my pictures here are dark.
       *[other] From now on my pictures here are light.
    }
language-unknown = I do not speak `{ $language }`. You can choose: { $languages }.
link-code = Type this within { $minutes } minutes, in a private chat with me, with your other account. It works once. Give it to nobody.
link-line = `/link { $code }`
link-code-gone = The code that stood here is used, or a newer one has taken its place.
link-in-private = That goes only in a private chat with me.
link-void = Codes go only in a private chat with me. If that was one, it no longer works: get a new one with `/link`.
link-words = A code has { $count } words: type `/link` and then all of them.
link-wrong = That code does not work: it has a typing error, was used, or is too old. `/link` gets you a new one, in the other account.
link-pause = Those were too many wrong codes. You can try again in { $minutes } min.
link-same-account = You asked for this code here: type it with your other account.
link-already = These two accounts are linked already.
link-at-table = Both accounts have a seat at table #{ $table }, and nobody plays against themselves. Finish that game first, or leave it with one of them.
link-in-tournament = Both accounts take part in the same tournament. Wait until it is over.
link-question = Are both accounts yours? From then on they are one player, with the same games and results:
link-account = • **{ $name }** ({ $platform })
link-only-yours = If somebody else gave you the code, press **No**: they would play as you.
link-nothing = There is no code to confirm here. `/link` gets you one.
link-left = All right, nothing is linked.
link-done = Done: this account and **{ $name }** ({ $platform }) are one player now. If that was not you, or to undo it: `/unlink`, in the account that is to stand alone.
unlink-alone = This account stands alone: nothing is linked to it. `/link` links one.
unlink-question = **Shall this account stand alone?** It begins anew, without games and ratings; those stay with your other accounts:
unlink-kept = All right, your accounts stay linked.
unlink-done = This account stands alone now. Your games stayed with your other accounts.
unlink-told = **{ $name }** ({ $platform }) stands alone now and plays no longer as you. To undo that: `/link`.
accounts-this = **{ $name }** ({ $platform }): you are here
accounts-other = **{ $name }** ({ $platform })
platform = { $platform ->
        [discord] Discord
        [telegram] Telegram
       *[web] web chat
    }
forget-question = **Shall I erase your name?** Then I no longer know who you are{ $accounts ->
        [one] {""}
       *[other] , with any of your { $accounts } accounts
    }: your settings, ratings and statistics are gone, and you begin anew.
forget-stays = The games you played stay, with N. N. in place of your name{ $platform ->
        [web] {""}
       *[other] ; messages sent before keep it
    }. This cannot be undone.
forget-kept = All right, everything stays as it is.
forget-done = Your name is erased. The games you played are kept without it.


## Troubles

trouble-changed = Somebody was faster: the table has changed in the meantime. Please look again.
trouble-ours = Something went wrong on my side. Nothing was changed; please try again.
trouble-unshown = There is something that I cannot tell you here. That is a fault of mine, and it is noted; the games are untouched.
limit-answers = You have had { $most } answers in the channel within a minute, so I pass over what else you ask there, to leave room for the others. Try again in a minute. Moves are taken as always.


## Buttons

button-accept = Accept
button-decline = Decline
button-add-computer = With the computer
button-computer-too = And the computer
button-join = Join
button-begin = Start without waiting
button-cancel = Cancel challenge
button-choice = { $name }
button-anyone = Whoever joins first
button-alone = I play alone
button-computer-beginner = Computer: beginner
button-computer-club = Computer: club player
button-computer-master = Computer: master
button-start-now = Start now
button-ask-now = Ask now
button-agree-hints = Hints
button-agree-handicap = Handicap
button-beginner = Beginner
button-club = Club player
button-master = Master
button-private = Private chat
button-link = Link an account
button-link-yes = Both are mine
button-link-no = No
button-forget-yes = Erase my name
button-forget-no = Keep everything
button-next-game = Also waiting: { $name }
button-unlink-yes = Let it stand alone
button-unlink-no = Keep them linked
button-unlink = Unlink this account
button-another = Another game
button-stronger = Stronger computer
button-weaker = Weaker computer
button-hint = Hint
button-play-it = Play it
button-play-now = Play now
button-person = Pick a person
button-ask-again = Ask again
button-rematch = Rematch
button-replay = Replay
button-review = Review
button-replay-table = Replay { $name }
button-review-table = Review { $name }
button-older = Older
button-puzzle = Puzzle { $name }
button-puzzle-answer = Show the answer
button-draw = Draw
button-done = Done
button-undo = Undo
button-reset = Start over
button-learn = Learn { $name }
button-learn-any = New here? Learn a game
button-rules = How to play { $name }
button-how-to-play = How to play { $name }
button-rules-any = Rules
button-help-all = All commands

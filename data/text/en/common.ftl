### What the house says in every game. { $player } and { $names } are people, { $table } is a table's number without `#`.


## Levels and languages

level-beginner = beginner
level-club = club
level-master = master
computer = Computer ({ $level ->
        [beginner] beginner
        [club] club
       *[master] master
    })
language-name = English
and = and
somebody = somebody


## A command that cannot be understood: `command-<code>`

command-unknown-command = I do not know the command `{ $word }`. `/help` lists them all.
command-unknown-command-near = I do not know the command `{ $word }`. Did you mean `/{ $nearest }`?
command-unknown-game = I do not know a game called `{ $word }`.
command-unknown-game-near = I do not know a game called `{ $word }`. Did you mean `{ $nearest }`?
command-unknown-level = `{ $word }` is not a level: there are `beginner`, `club` and `master`.
command-unknown-language = `{ $word }` is not a language I speak.
command-unknown-view = I cannot show the board as `{ $word }`: say `full`, `words` or nothing.
command-unexpected-word = `/{ $typed }` takes at most a table number such as `#12`, so I do not know what to do with `{ $word }`.
command-opponent-missing = Say who is to play: `@name`, `anyone` or `computer`.
command-opponent-needs-at = If you mean a person by `{ $word }`, write `@` in front of the name.
command-opponent-name-bad = `{ $word }` cannot be anybody's name.
command-too-many-opponents = That is too many at once: { $most } opponents are the most I can ask.
command-move-missing = Write your move after `/{ $typed }`.
command-bad-table = `{ $text }` is not a table: write its number, as in `#12`.
command-bad-option = I cannot read `{ $option }`: options look like `name=value`, and both are short.
command-option-twice = The option `{ $option }` stands there twice.
command-forget-whom = Write `/forget me` if your name is really to be erased.
command-line-too-long = That line is too long: { $limit } characters are the most.


## Help: `help-<command>` has the usage in the first line, then one sentence

help-intro =
    I run games of numbers right here in the chat. You challenge somebody, I deal, and you play by typing your moves.
    New here? Type `/challenge computer summy level=beginner` and then `/rules summy`.
help-footer = `/help` with a command tells you more about it; a table number such as `#12` may follow any command.
help-challenge =
    `/challenge @name summy`, `/challenge anyone summy`, `/challenge computer summy level=beginner`
    Starts a game with people you name, with the first who joins, or with the computer; add `hints=yes` to allow hints.
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
    `/join #12`
    Takes a place at a table that is open to anyone.
help-leave =
    `/leave`
    Gives up your place at a table that has not begun.
help-begin =
    `/begin`
    Begins with those who have accepted, without waiting for the others.
help-play =
    `/play J13> 2x3(=)6`
    Plays your move; when it is your turn, the move alone is enough.
help-try =
    `/try J13> 2x3(=)6`
    Shows only to you what a move would score or what is wrong with it; nothing is played.
help-rack =
    `/rack`
    Shows you your own tiles, and nobody else.
help-board =
    `/board`, `/board full`, `/board words`
    Shows the part of the board in use, all of it, or everything in words.
help-hint =
    `/hint`
    Suggests a good move; between people only if the game was agreed with `hints=yes`.
help-resign =
    `/resign`
    Gives your game up.
help-rematch =
    `/rematch`
    Asks the same players for another game.
help-tables =
    `/tables`
    Lists the tables here, and in private all of yours.
help-export =
    `/export`
    Hands you the record of a finished game as plain text.
help-verify =
    `/verify`
    Checks that every tile was drawn as fixed before the game.
help-close =
    `/close #12`
    Ends a game from outside; only moderators can do that.
help-rules =
    `/rules summy`, `/rules summy S5`
    Explains a game, or shows a single rule.
help-language =
    `/language de`
    Chooses the language I talk to you in.
help-forget =
    `/forget me`
    Erases your name everywhere; the games you played are kept without it.
help-help =
    `/help`, `/help play`
    Explains all commands, or one of them.


## Challenges

challenge-asked = { $player } challenges { $names } to a game of **{ $game }** at table #{ $table }.
challenge-asked-open = { $player } looks for somebody to play **{ $game }** with at table #{ $table }.
challenge-how-to-answer = `/accept` or `/decline`?
challenge-how-to-join = Type `/join #{ $table }` to take a place.
challenge-options = Agreed for this game: { $options }.
challenge-commitment = The draw is already fixed; this is its seal: `{ $commitment }`.
challenge-accepted = { $player } accepts.
challenge-declined = { $player } declines.
challenge-joined = { $player } joins.
challenge-left = { $player } does not want to play after all.
challenge-cancelled = { $player } has taken the challenge back.
challenge-lapsed = The challenge at table #{ $table } has lapsed: a day went by without an answer.
challenge-off = So there will be no game at table #{ $table }.
challenge-waiting = Still to answer: { $names }.
challenge-may-begin = Enough have accepted: { $player } can start with `/begin`.
challenge-not-for-you = This challenge is meant for somebody else.
challenge-none = There is no challenge here that waits for your answer.
challenge-none-open = There is no table here with a place to take.
challenge-answered = You have already answered this challenge.
challenge-yourself = You cannot challenge yourself.
challenge-asked-twice = { $player } is named twice.
challenge-unknown-person = I do not know anybody here called `@{ $name }`.
challenge-too-few = { $game } takes at least { $least } players.
challenge-too-many = { $game } takes no more than { $most } players.
challenge-full = All the places at table #{ $table } are taken.
challenge-not-yours = Only { $player }, who made the challenge, can do that.
challenge-too-few-yet = Not enough have accepted yet: { $game } takes at least { $least } players.
challenge-begun = The game at table #{ $table } has already begun.
challenge-not-in = You have no place at table #{ $table }.
challenge-already-in = You already have a place at table #{ $table }.
challenge-too-many-tables = You already have { $most } tables waiting or running; finish or cancel one first.


## A game begins, goes on and ends

game-begins = **{ $game }** begins at table #{ $table }: { $names }.
game-how-to-play = How to play: `/rules { $name }`. How to type a move: `/help play`.
game-turn = { $player }, it is your turn.
game-turn-computer = { $player } is thinking.
game-on-turn = On turn: { $names }.
game-scores = Scores: { $scores }.
game-caption = Table #{ $table }, { $game }.
game-won = **{ $player }** wins with { $points }.
game-won-together = { $names } share the win with { $points }.
game-won-by-leaving = **{ $player }** wins, for nobody else is left.
game-tie = A tie: { $names }, { $points } each.
game-place = { $place }. { $player }: { $points }
game-no-result = The game ends without a winner.
game-seed = The seed of the draw was `{ $seed }`; `/verify #{ $table }` checks every draw against it.
game-set-aside = I can no longer read the game at table #{ $table }, so it has been set aside. I am sorry.
game-older-news = While I was away:
game-closed = { $player } has closed table #{ $table }.
game-rematch-names = { $player } would like a rematch with { $names }.


## Tables

table-which = Which table do you mean? Add its number, as in `{ $command }`.
table-line-open = #{ $table } { $game }: { $names } (waiting for answers)
table-line-running = #{ $table } { $game }: { $names } (on turn: { $turn })
table-line-over = #{ $table } { $game }: { $names } (over)
table-none = There are no tables here. `/challenge` starts one.
table-none-yours = You are not playing anywhere at the moment. `/challenge` starts a game.
table-unknown = There is no table #{ $table } here.
table-not-begun = The game at table #{ $table } has not begun.
table-over = The game at table #{ $table } is over.
table-not-over = The game at table #{ $table } is still running.
table-not-playing = You are not playing at table #{ $table }.
table-not-your-turn = It is not your turn at table #{ $table }: { $names } to move.
unknown-game = I do not know a game called `{ $text }`. There is: { $games }.
unknown-option = This game has no option `{ $option }`.
bad-option = The option `{ $option }` cannot be `{ $value }`.


## Tiles, tries and hints

rack-here = Your tiles at table #{ $table }:
rack-unreachable = { $player }, I cannot write to you in private. Press the button to see your tiles, or write to me first.
rack-alt = Your tiles: { $tiles }
rack-none = You have no tiles at table #{ $table }.
secret-here = That would let the others see what is yours alone: send it to me in private.
try-good = Only a look, nothing is played:
try-bad = That would not work:
hint-not-agreed = Hints between people are for games agreed with `hints=yes`.
hint-not-your-turn = You get a hint when it is your turn.


## Records and draws

export-here = The record of table #{ $table }:
verify-running = The seal of the draw at table #{ $table } is `{ $commitment }`; the seed is shown when the game is over.
verify-good =
    { $count ->
        [one] The one draw of table #{ $table } is the one the seed gives.
       *[other] All { $count } draws of table #{ $table } are the ones the seed gives.
    } Seed: `{ $seed }`, seal: `{ $commitment }`.
verify-bad = Draws of table #{ $table } are not the ones the seed gives (line { $line } of the record).
verify-luck = Words mixed in by the players: `{ $luck }`.
record-wrong-draw = The seed gives another draw here.
record-no-draw-due = No draw is due here.
record-wrong-clock = The clock cannot do this here.


## Rules, languages, names

rules-games = Which rules would you like? { $games }
rules-more = One rule alone: `/rules { $name } { $rule }`.
rules-unknown = { $game } has no rule `{ $rule }`; there are { $rules }.
language-set = From now on I speak English with you.
language-list = You can choose: { $languages }.
language-unknown = I do not speak `{ $language }`. You can choose: { $languages }.
forget-done = Your name is erased. The games you played are kept without it.
forget-running = You are still playing at table #{ $table }: finish or resign that game first.
forgotten-player = a former player


## Troubles

trouble-not-allowed = Only moderators of this channel can do that.
trouble-too-fast = That was a little too fast for me: please wait a moment.
trouble-changed = Somebody was faster: the table has changed in the meantime. Please look again.
trouble-ours = Something went wrong on my side. Nothing was changed; please try again.
trouble-not-a-move = That is neither a command nor a move. `/help` lists the commands.


## Buttons

button-accept = Accept
button-decline = Decline
button-join = Join
button-cancel = Cancel
button-begin = Begin now
button-rack = My tiles
button-hint = Hint
button-board = Board
button-board-full = Whole board
button-board-words = Board in words
button-rules = How to play
button-help = Help
button-rematch = Rematch
button-export = Record
button-verify = Check the draw
button-tables = Tables

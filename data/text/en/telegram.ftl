# What Telegram's own list of commands says; at most 256 characters each.

telegram-menu-challenge = Ask somebody for a game, or play the computer
telegram-menu-accept = Take up a challenge
telegram-menu-decline = Turn a challenge down
telegram-menu-join = Take an open place
telegram-menu-play = Play a move
telegram-menu-try = See what a move would do, without playing it
telegram-menu-rack = Your own tiles, for your eyes only
telegram-menu-board = The board as it stands
telegram-menu-replay = A game, turn by turn
telegram-menu-review = A finished game of yours, looked back on
telegram-menu-puzzle = A puzzle: find the best move in three tries
telegram-menu-daily = A puzzle every day for this chat
telegram-menu-hint = A good move, where hints are agreed
telegram-menu-resign = Give your game up
telegram-menu-takeback = Take your last turn back
telegram-menu-rematch = Ask for another game
telegram-menu-tables = What is being played
telegram-menu-games = Your own games in all chats
telegram-menu-invite = Bring your game to another chat
telegram-menu-part = Take a game out of this chat again
telegram-menu-watch = Have this chat follow a game played elsewhere
telegram-menu-tournament = Set up, join or lead a tournament, or see its standings
telegram-menu-best = The best results of games played alone
telegram-menu-rating = How strong you are, or somebody else
telegram-menu-leaderboard = The best players of a game
telegram-menu-stats = Your games in one picture
telegram-menu-learn = Your first game, with help
telegram-menu-rules = How to play
telegram-menu-language = Choose the language
telegram-menu-theme = Light or dark pictures
telegram-menu-settings = What is set here, with buttons to change it
telegram-menu-remind = Reminders that a game waits for you
telegram-menu-nudge = Remind those you wait for
telegram-menu-link = Link another account of yours
telegram-menu-accounts = Your linked accounts
telegram-menu-clock = How much time everybody has left
telegram-menu-claim = Claim the win when time has run out
telegram-menu-time = Give time to who is on turn
telegram-menu-pause = Ask for a pause, or agree to one
telegram-menu-resume = End a pause
telegram-menu-away = Stop your clocks for some days
telegram-menu-back = End your absence, or take your seat back
telegram-menu-confirm = See each move before it is played
telegram-menu-unlink = Have this account stand alone again
telegram-menu-help = Everything you can type

## Answers to pressed buttons

telegram-answered-in-private = I have answered in our private chat.

## Picking a person and a group, in private

telegram-pick-person = Whom would you like to play? Pick them from your list: the key below the text field opens it.
telegram-pick-person-key = Open the list
telegram-pick-group = { $name }, good. Where do you want to play? Pick a group you are both in, or make one. If I am not in it yet, I am added.
telegram-pick-group-key = Pick the group
telegram-pick-not-there = { $name } is not in { $group }. Pick a group you are both in, or invite { $name } there first.
telegram-pick-done = I am asking { $name } in { $group }. The game is played there.
telegram-pick-cancel = Pick nobody
telegram-pick-cancelled = All right, nobody was asked.
telegram-pick-forgotten = I was interrupted and no longer know what you were picking. Let us begin again.

### What only Discord shows: its command menu, and what I have to say about Discord itself.

## The commands in the menu: at most 100 characters

discord-command-challenge = Ask somebody, anyone or the computer for a game
discord-command-accept = Take up a challenge
discord-command-decline = Turn a challenge down
discord-command-cancel = Take your own challenge back
discord-command-join = Take a place that is open to anyone
discord-command-invite = Get a code that brings a game of yours to another chat
discord-command-part = Take a game out of this chat that has its home elsewhere
discord-command-leave = Give up your place before the game begins
discord-command-begin = Begin with those who have accepted so far
discord-command-play = Play a move
discord-command-try = Have only you see what a move would do; nothing is played
discord-command-rack = Show only you your own tiles
discord-command-board = Show the board: the part in use, all of it, or in words; now, or after a turn
discord-command-replay = Show a game turn by turn, as a moving picture
discord-command-hint = Suggest a good move, where the table allows it
discord-command-resign = Give your game up
discord-command-clock = Show how much time everybody has left
discord-command-claim = Act on lost time: a win, or a computer plays on
discord-command-time = Give time to who is on turn
discord-command-pause = Ask for a pause, or agree to one
discord-command-resume = End a pause
discord-command-away = Stop your clocks for some days
discord-command-back = Take your seat back from a computer
discord-command-rematch = Ask the same players for another game
discord-command-tables = List what is going on here
discord-command-games = List your own games in all chats
discord-command-tournament = Set up, join or lead a tournament, or see its standings
discord-command-best = List the best results of games played alone
discord-command-export = Hand out the record of a finished game
discord-command-verify = Check that every tile was drawn as fixed before the game
discord-command-close = End a game from outside (moderators)
discord-command-learn = Begin your first game, with help for the first moves
discord-command-rules = Explain a game, or show one of its rules
discord-command-language = Choose the language I talk in here
discord-command-theme = Choose how my pictures look here
discord-command-settings = Show what is set for this channel, and change it (moderators)
discord-command-forget = Erase your name everywhere; the games you played are kept
discord-command-link = Make this account and another one of yours one player
discord-command-unlink = Have this account stand alone again
discord-command-accounts = List your own accounts
discord-command-start = Hand out what waits for you: tiles and challenges
discord-command-help = Explain all commands, or one of them

## Their fields: the name in lower case without blanks, the description with at most 100 characters

discord-option-table = The number of the table, if there are several
    .name = table
discord-option-code = The code of an invitation, for example K7QF-2M9X
    .name = code
discord-option-luck = Words of yours that are mixed into the draw
    .name = luck
discord-option-words = The six words from your other account; without them you get some
    .name = words
discord-option-move = Your move, for example J13> 2x3=6
    .name = move
discord-option-player = Whom you want to play
    .name = player
discord-option-player2 = A second opponent
    .name = player2
discord-option-player3 = A third opponent
    .name = player3
discord-option-player4 = A fourth opponent
    .name = player4
discord-option-player5 = A fifth opponent
    .name = player5
discord-option-player6 = A sixth opponent
    .name = player6
discord-option-player7 = A seventh opponent
    .name = player7
discord-option-against = Somebody else to play: whoever comes first, the computer, or nobody
    .name = against
discord-option-game = Which game
    .name = game
discord-option-options = What you agree on, for example hints=yes; what else there is depends on the game
    .name = options
discord-option-seats = How many places there are, if more than the players you name
    .name = seats
discord-option-action = What is to be done; the standings if you leave it out
    .name = action
discord-option-view = How much of the board
    .name = view
discord-option-turn = After which turn, as a number; without it, the board as it stands
    .name = turn
discord-option-instead = Who plays on for them
    .name = instead
discord-option-amount = How much time, for example 1d or 5m
    .name = amount
discord-option-rule = The number of a rule, for example S5
    .name = rule
discord-option-language = The language
    .name = language
discord-option-theme = How pictures look
    .name = theme
discord-option-whom = Whose name is erased
    .name = whom
discord-option-command = The command to explain
    .name = command

discord-choice-anyone = whoever joins first
discord-choice-computer-beginner = the computer, as a beginner
discord-choice-computer-club = the computer, as a club player
discord-choice-computer-master = the computer, as a master
discord-choice-computer = a computer
discord-choice-alone = nobody: I play alone
discord-choice-new = set one up
discord-choice-join = take part
discord-choice-leave = leave
discord-choice-start = begin it (director)
discord-choice-next = begin the next round (director)
discord-choice-standings = see the standings
discord-choice-end = end a game as it stands (director)
discord-choice-drop = take somebody out (director)
discord-choice-close = end it (director)
discord-choice-full = all of it
discord-choice-words = in words
discord-choice-light = light
discord-choice-dark = dark
discord-choice-me = mine, for good

## What can be in the way

discord-permissions-missing = I cannot play in this channel, because these permissions of mine are missing: { $names }.
discord-permission-view-channel = View Channel
discord-permission-send-messages = Send Messages
discord-permission-send-messages-in-threads = Send Messages in Threads
discord-due = Time is up: { $when }
discord-answered-in-private = I have answered in our private chat.
discord-private-closed = The answer is for you alone, and I cannot write to you in private. Pick the command from the menu behind `/` instead: then only you see what I say.
discord-button-unknown = I no longer know what this button was for. `/tables` lists what is going on, and `/help` the rest.
discord-trouble = Something went wrong on my side, and I cannot say whether your line arrived. Please look at the board before you try again.
discord-interrupted = I was interrupted while I was at this, and cannot say whether it was done. Please look at the board before you try again.
discord-reply-unread = I cannot read this reply: while its ping is off, Discord does not show me what it says. Leave the ping on, mention me, or use `/play`.

# What Telegram's own list of commands says; at most 256 characters each.

telegram-menu-challenge = Ask somebody for a game, or play the computer
telegram-menu-accept = Take up a challenge
telegram-menu-decline = Turn a challenge down
telegram-menu-join = Take an open place
telegram-menu-play = Play a move
telegram-menu-try = See what a move would do, without playing it
telegram-menu-rack = Your own tiles, for your eyes only
telegram-menu-board = The board as it stands
telegram-menu-hint = A good move, where hints are agreed
telegram-menu-resign = Give your game up
telegram-menu-rematch = Ask for another game
telegram-menu-tables = What is being played
telegram-menu-tournament = Set up, join or lead a tournament, or see its standings
telegram-menu-best = The best results of games played alone
telegram-menu-learn = Your first game, with help
telegram-menu-rules = How to play
telegram-menu-language = Choose the language
telegram-menu-theme = Light or dark pictures
telegram-menu-help = Everything you can type

## Answers to pressed buttons

telegram-answered-in-private = I have answered in our private chat.

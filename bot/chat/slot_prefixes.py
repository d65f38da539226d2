"""The prefixes of the slots of messages, one for each kind of message; those of questions are in `questions.py` beside it.

The rest of a slot says which table or person.
"""

from typing import Final

CHALLENGE: Final = "challenge/"  # a challenge
TURN: Final = "turn/"  # a channel's message of a turn or round
BOARD: Final = "board/"  # the board with its reader's rack
RACK: Final = "rack/"  # a player's rack
CONFIRMATION: Final = "confirm/"  # a move that is shown before it is played
HINT: Final = "hint/"  # a hint
LESSON: Final = "lesson/"  # what the coach says
REMINDER: Final = "remind/"  # the reminder of a turn
QUIET_TURNS: Final = "quiet-turns/"  # the turns that began in the quiet hours before a day
RETURNED: Final = "returned/"  # the turns that waited for somebody whose absence has ended
LATE: Final = "late/"  # who has no time left, for those who wait for them
WISHES: Final = "requests/"  # what other players wish; stored slots still have the old word for that
REVIEW: Final = "review/"  # the review of a finished game
WATCHED: Final = "watched/"  # an earlier turn, in a channel that watches with a delay
SETTINGS: Final = "settings/"  # the settings that a person has asked for
STATISTICS: Final = "statistics/"  # the statistics that a person has asked for
ASKED: Final = "asked/"  # anything else that asks a person in a channel; only stored, so it replaces nothing
DAILY: Final = "daily/"  # the results of the puzzle of a day that people have shared

UNDELIVERABLE: Final = "undeliverable/"  # the notice for players who get no private messages
ELSEWHERE: Final = "elsewhere/"  # the notice for a player whose tiles go to another account
UNANSWERED: Final = "unanswered/"  # the notice for a person whose private answer cannot be delivered
OUT_OF_REACH: Final = "out-of-reach/"  # the notice that a place of a table cannot be reached

TOURNAMENT: Final = "tournament/"  # the entrants of a tournament
ROUND: Final = "round/"  # a round of a tournament
STANDINGS: Final = "standings/"  # the standings of a tournament after a round

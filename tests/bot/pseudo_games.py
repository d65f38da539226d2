"""Games in a language that was added by files alone: `SUMMARUM_DATA=FOLDER python -m tests.bot.pseudo_games GAME…`.

It is a program of its own because the folder of all data is read once, when the program starts. Every line is typed in the
words of that language; the program fails at the first message that shows an English word.
"""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.chat.port import Account, Author, Message
from bot.games.move_words import localized_move
from bot.games.opponents import Opponents
from bot.games.registry import prefix
from bot.grammar.words import COMMANDS
from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, Stage, everything, staged
from tests.company import fewest
from tests.examples import examples
from tests.pseudo import PSEUDO, english, pseudo_line

PEOPLE = (ANN, BEN, CARA)
MOST = 2_000
ENOUGH = examples(15, long=MOST)
"""Moves after which a game is given up: every question has been asked by then, and the end is told the same way."""


class Foreign:
    """Ann, Ben and Cara, who type and read one language that is not English."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    async def say(self, who: Author, line: str, *, move: str = "", private: bool = True) -> list[Message]:
        """Type a line, given in English except for `move` after it; what comes back has no English word."""
        typed = f"{pseudo_line(line)} {move}".strip()
        sent = await self.stage.say(who, typed, private=private, locale=PSEUDO)
        assert sent, typed
        for message in sent:
            found = english(everything(message), typed=typed)
            assert not found, f"{found} after {typed!r}:\n{everything(message)}"
        return sent

    async def game(self, name: str) -> None:
        """Play one game by typed moves, and ask for everything else that can be asked for."""
        people = PEOPLE[: fewest(name)]
        await self.say(ANN, "/language English", private=False)
        for who in PEOPLE:
            await self.say(who, "/language English")
        await self.say(
            ANN, f"/challenge {' '.join(f'@{one.handle}' for one in people[1:])} {name} hints=yes", private=False
        )
        for who in people[1:]:
            await self.say(who, "/accept", private=False)
        assert (await self.stage.table()).phase is Phase.RUNNING
        plies = 0
        while (await self.stage.table()).phase is Phase.RUNNING:
            assert plies < MOST, "the game does not end"
            await (self.move(name, plies) if plies < ENOUGH else self.give_up())
            plies += 1
        for line in ("/board words", "/verify", "/tables", "/export"):
            await self.say(ANN, f"{line} #1" if line != "/tables" else line)

    async def give_up(self) -> None:
        """Somebody on turn resigns."""
        live = await self.stage.load()
        await self.say(self._who(live.table.player(min(live.table.turn)).account), f"/resign #{live.table.id} yes")

    async def move(self, name: str, plies: int) -> None:
        """Let somebody on turn ask for everything now and then, and play a move in the words of the language."""
        live = await self.stage.load()
        seat, game = min(live.table.turn), live.engine.game
        who = self._who(live.table.player(seat).account)
        chosen = game.choose(game.view(live.replay.position, seat), Level.BEGINNER, Random(plies))
        move = localized_move(prefix(name), ";".join(map(game.format, chosen)), PSEUDO)
        if plies % 10 < len(ASKED):
            await self.say(who, ASKED[plies % 10])
        if plies % 10 == 0:
            await self.say(who, "/try", move=move)
        await self.say(who, "/play", move=move)
        assert (await self.stage.table()).plies > live.table.plies or not await self._running(), move

    def _who(self, account: Account | None) -> Author:
        return next(one for one in PEOPLE if one.account == account)

    async def _running(self) -> bool:
        return (await self.stage.table()).phase is Phase.RUNNING


ASKED = ("/hint", "/rack", "/board", "/board full in words")


async def asked(foreign: Foreign, name: str) -> None:
    """Ask for everything that needs no game, and type lines that cannot be understood."""
    for line in QUESTIONS:
        await foreign.say(ANN, line.replace("GAME", name))


QUESTIONS = (
    "/help", "/rules GAME", "/language", "/theme", "/theme dark", "/tables", "/best", "/challenge",
    "/challenge @ben GAME nonsense=3", "/challenge computer GAME", "/nonsense", "/board upside", "/theme pink",
    "/tournament", "/forget", "/start",
)  # fmt: skip


async def helped(foreign: Foreign) -> None:
    """Ask for the help of every command, which no game changes."""
    for command in COMMANDS:
        await foreign.say(ANN, f"/help {command}")


async def main(names: Sequence[str]) -> None:
    """Everything about these games, and with the first one all help; raises AssertionError at the first English word."""
    opponents = Opponents()
    try:
        for name in names:
            with TemporaryDirectory() as folder:
                async with staged(Path(folder) / "game.sqlite3", opponents) as stage:
                    foreign = Foreign(stage)
                    if name == names[0]:
                        await helped(foreign)
                    await asked(foreign, name)
                    await foreign.game(name)
                    print(name, len(stage.chat.sent))  # noqa: T201
    finally:
        opponents.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))

"""Commands whose answer only their author sees need no permission of the bot in the channel; all others do."""

import re
from pathlib import Path

import pytest

from bot.adapters.discord.intake import _ANSWERED_PRIVATELY
from bot.chat.port import Author, Channel
from bot.games.opponents import Opponents
from bot.grammar.moderation import MODERATING
from bot.grammar.seconds import DAY
from bot.grammar.words import COMMANDS, PREFIX
from tests.adapters.discord.app import App
from tests.adapters.discord.stand_in import StandIn
from tests.adapters.discord.transport import Fault
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, staged, words
from tests.bot.timed import pass_time
from tests.present import present

REFUSED = "permissions of mine are missing"

BEGINNING = (
    (ANN, "/challenge @ben @cara kakuro"), (BEN, "/accept #1"), (BEN, "/leave #1"), (CARA, "/decline #1"),
    (ANN, "/challenge @ben kakuro"), (ANN, "/cancel #2"),
    (ANN, "/challenge anyone kakuro players=3"), (BEN, "/join #3"), (ANN, "/begin #3"),
    (ANN, "/resign #3 yes"), (ANN, "/rematch #3"), (ANN, "/close #4"),
    (ANN, "/challenge @ben summy hints=yes watch=yes"), (BEN, "/accept #5"),
)  # fmt: skip
PLAYING = (
    "/rack", "/hint", "/try {move}", "/play {move}", "/takeback", "/board", "/replay", "/clock", "/confirm on", "/confirm off",
    "/nudge", "/time 1d", "/pause", "/resume", "/away 2d", "/back", "/forget me", "/games", "/tables", "/start",
)  # fmt: skip
ELSE = (
    "/verify #3", "/export #3", "/review #3", "/best", "/stats", "/games finished", "/rating", "/leaderboard kakuro",
    "/puzzle", "/learn summy", "/rules summy S1", "/help", "/language de", "/language en", "/theme dark", "/settings",
    "/settings rated=no", "/remind on", "/private on", "/accounts", "/link", "/unlink", "/daily 8:00", "/tournament new summy",
)  # fmt: skip


class Answered:
    """Types commands as Discord hands them in; keeps which were typed, and which were answered so that others see it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.typed: set[str] = set()
        self.publicly: set[str] = set()

    async def say(self, who: Author, line: str, channel: Channel = LOBBY) -> str:
        """Type a line; returns what is said."""
        said = await self.stage.say(who, line, channel=channel, moderator=True, unseen=True)
        name = line.split(maxsplit=1)[0].removeprefix(PREFIX)
        self.typed.add(name)
        if any(isinstance(one.to, Channel) for one in said):
            self.publicly.add(name)
        return "\n".join(map(words, said))


@pytest.mark.slow
async def test_the_commands_answered_privately_are_those_of_which_no_channel_hears(
    tmp_path: Path, opponents: Opponents
) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        answered = Answered(stage)
        for who, line in BEGINNING:
            await answered.say(who, line)
        for line in ("/watch #5", "/unwatch #5"):
            await answered.say(ANN, line, ELSEWHERE)
        invitation = await answered.say(ANN, "/invite #5")
        await answered.say(ANN, present(re.search(r"/join [-\w]+", invitation))[0], ELSEWHERE)
        await answered.say(ANN, "/part #5", ELSEWHERE)
        mover, _ = await stage.seated(5)
        move = await stage.move(5)
        for line in PLAYING:
            await answered.say(mover, line.format(move=move))
        await pass_time(stage, 8 * DAY, step=DAY)
        await answered.say(mover, "/claim #5")
        for line in ELSE:
            await answered.say(mover, line)
    menu = COMMANDS.keys() - MODERATING
    assert answered.typed == menu
    assert answered.typed - answered.publicly == _ANSWERED_PRIVATELY


@pytest.mark.parametrize("back_end", [StandIn], indirect=True)
async def test_what_only_its_author_sees_works_where_the_bot_may_not_write(app: App, back_end: StandIn) -> None:
    here = app.back_end.channel("lobby")
    back_end.bot_may = 0
    for name in ("games", "settings", "puzzle", "stats"):
        assert REFUSED not in (await app.slash("Ann", here, name)).text
    assert REFUSED in (await app.slash("Ann", here, "board")).text


async def test_whoever_takes_no_private_messages_alone_is_told_so_each_time_they_pick_a_puzzle(app: App) -> None:
    dm, here = app.back_end.dm_channel("Ben"), app.back_end.channel("lobby")
    app.transport.faults.append(Fault("POST", f"/channels/{dm}/messages", 403, 50007, times=9))
    for _ in range(2):
        token = app.pick("Ben", here, "puzzle")
        await app.transport.until(lambda: len(app.back_end.answer(token).said) == 2)  # noqa: B023
        sending, failed = app.back_end.answer(token).said
        assert sending.text.startswith("I am sending you the puzzle")
        assert failed.text.startswith(f"<@{app.back_end.person('Ben')}>, I cannot write to you in private.")
    await app.settle()
    assert app.back_end.seen(here) == [], "nobody else learns of it"

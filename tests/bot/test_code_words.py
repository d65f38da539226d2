"""The words of a code that links accounts, typed without the command for it (I2 of table life)."""

import logging
from itertools import pairwise

import pytest

from bot.chat.phrases import WORDS as LIST
from bot.chat.port import Style
from bot.commands.accounts import MOST_WRONG, WORDS
from tests.bot.stage import ANN, BEN, Stage, only, words


async def new_code(stage: Stage) -> str:
    """The words of a new code for Ann."""
    *_, said = await stage.say(ANN, "/link", private=True)
    return next(span.text for span in said.text if span.style is Style.CODE).removeprefix("/link ")


async def is_linked(stage: Stage) -> bool:
    """Whether the accounts of Ann and Ben are one person's."""
    return await stage.store.person(ANN.account) == await stage.store.person(BEN.account)


async def test_i2_the_words_of_a_code_alone_are_taken_for_it(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    code = await new_code(stage)
    with caplog.at_level(logging.DEBUG):
        asked = only(await stage.say(BEN, f" {code.title()}\n", private=True))
    assert "Are both accounts yours" in words(asked)
    assert code.split()[0] not in caplog.text.casefold().split()
    await stage.say(BEN, "/link yes", private=True)
    assert await is_linked(stage)


async def test_i2_wrong_words_without_the_command_count_too(stage: Stage) -> None:
    for _ in range(MOST_WRONG):
        assert "does not work" in words(only(await stage.say(BEN, " ".join(LIST[:WORDS]), private=True)))
        stage.now += 1
    assert "too many wrong codes" in words(only(await stage.say(BEN, await new_code(stage), private=True)))


async def test_i2_words_that_are_no_code_are_read_as_ever(stage: Stage) -> None:
    for line in (
        " ".join(LIST[: WORDS - 1]),
        " ".join((*LIST[: WORDS - 1], "summarum")),
        "hello, how does all this work?",
    ):
        assert "does not work" not in words(only(await stage.say(BEN, line, private=True)))
    assert not await stage.say(BEN, " ".join(LIST[:WORDS])), "people talk in a channel"


async def test_i2_the_words_of_a_code_to_the_bot_in_a_channel_make_it_void(stage: Stage) -> None:
    code = await new_code(stage)
    told = only(await stage.say(BEN, f"@summarum {code}", addressed=True))
    assert told.secret
    assert "no longer works" in words(told)
    assert not any(" ".join(two_words) in words(told) for two_words in pairwise(code.split()))

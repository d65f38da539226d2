"""`/forget me` on Discord: a question that its author alone sees, in a channel as in private (I6)."""

from tests.adapters.discord.app import App

ERASE, KEEP = "Erase my name", "Keep everything"


async def test_i6_a_question_that_only_its_author_sees_loses_its_buttons_once_it_is_answered(app: App) -> None:
    here = app.back_end.channel("lobby")
    for label, told in ((KEEP, "everything stays as it is"), (ERASE, "Your name is erased")):
        token = app.pick("Ann", here, "forget", whom="me")
        asked = await app.answered(token)
        assert "Shall I erase your name?" in asked.text
        assert asked.said[0].buttons.keys() == {ERASE, KEEP}
        await app.settle()
        assert told in (await app.press("Ann", here, label, message=asked.said[0])).text
        await app.transport.until(lambda: not app.back_end.answer(token).said[0].buttons)  # noqa: B023
    assert not app.back_end.seen(here), "nobody else sees any of it"


async def test_i6_in_the_menu_one_may_be_sure(app: App) -> None:
    here = app.back_end.channel("lobby")
    assert "Your name is erased" in (await app.slash("Ann", here, "forget", whom="me", sure="yes")).text
    assert "everything stays" in (await app.slash("Ben", here, "forget", whom="me", sure="no")).text

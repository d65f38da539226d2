"""A game for one in the web chat: a refused move in a picture for its player only, the best results for all."""

from pathlib import Path

from tests.adapters.web_client import text_of
from tests.adapters.web_stage import connected, until
from tests.bot.stage import Stage


async def test_a_game_for_one_and_the_best_results(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann = await browser.enter("Ann")
        await ann.line("/challenge alone patience strict", id_="client-0001")
        opening = await until(ann, "Patience begins")
        assert "Mistakes are not forgiven." in text_of(opening)
        await ann.line("/play pick 7", room=ann.own, id_="client-0002")
        refused = await until(ann, "Six is the most.")
        assert refused["room"] == ann.own
        assert "marks what is wrong" in refused["picture"]["alt"]
        for number in range(3):
            await ann.line("pick 1; done", room=ann.own, id_=f"client-010{number}")
        await until(ann, "first result here")
        await ann.line("/best patience", id_="client-0003")
        listed = await until(ann, "The best results at Patience")
        assert "1. Ann: 3" in text_of(listed)
        assert listed["room"] == opening["room"]
        assert listed["picture"]["src"] != opening["picture"]["src"]

"""A tournament in the web chat, from its first line to its last standings."""

from pathlib import Path

from tests.adapters.web_client import text_of
from tests.adapters.web_stage import agree, connected, until
from tests.bot.stage import Stage


async def test_a_tournament_of_one_round(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben = await browser.enter("Ann"), await browser.enter("Ben")
        await ann.line("/tournament new toy rounds=1", id_="client-0001")
        opened = await until(ann, "Ann is the director.")
        await ben.line("/turnier mitspielen", id_="client-0002")
        await until(ann, "Taking part (1): Ben")
        await ann.line("/tournament join", id_="client-0003")
        await until(ann, "Taking part (2)")
        await ann.line("/tournament start", id_="client-0004")
        begun = await until(ben, "Toy begins at table #1")
        assert begun["room"] == opened["room"]
        await ben.line("/resign yes", id_="client-0005")
        ended = await until(ben, "For the tournament: Ann 4 · Ben 3")
        listed = await until(ben, "The tournament is over. Ann has won it.")
        assert "2. Ben: 3" in text_of(listed)
        assert listed["picture"]["src"] != ended["picture"]["src"]


async def test_a_button_of_an_earlier_tournament_joins_no_other_one(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben, cara = [await browser.enter(name) for name in ("Ann", "Ben", "Cara")]
        await ann.line("/tournament new toy rounds=3", id_="client-0001")
        await ben.line("/tournament join", id_="client-0001")
        await until(ann, "Taking part (1)")
        await ann.line("/tournament join", id_="client-0002")
        await until(ann, "Taking part (2)")
        await ann.line("/tournament start", id_="client-0003")
        await until(ben, "Toy begins at table #1")
        await ben.line("/resign yes", id_="client-0002")
        await until(ben, "The tournament after round 1 of 3")
        await cara.line("/tournament", id_="client-0001")
        copy = await until(cara, "Come late?")
        await ann.line("/tournament close", id_="client-0004")
        await until(cara, "The tournament is over")
        await ann.line("/tournament new summy", id_="client-0005")
        await until(cara, "A tournament at Summy")
        await cara.line("/tournament join", button=True, reply=copy["id"], id_="client-0002")
        await until(cara, "That button belongs to an earlier tournament.")


async def test_p3_in_the_lobby_a_table_is_closed_by_those_who_sit_at_it_together(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben, eve = [await browser.enter(name) for name in ("Ann", "Ben", "Eve")]
        await agree(ann, ben, "/challenge @ben toy")
        await until(eve, "all at once")
        await eve.line("/close #1", id_="client-0001")
        await until(eve, "only those who sit at table #1 can close it")
        assert toy.sql("SELECT phase FROM game_table") == [("running",)]
        await ben.line("/close #1", id_="client-0002")
        await until(ann, "Ben would like to end this game as it stands")
        assert toy.sql("SELECT phase FROM game_table") == [("running",)]
        await ann.line("/close #1 yes", id_="client-0002")
        ended = await until(eve, "has been stopped")
        assert text_of(ended).startswith("Ben asked to end the game, and everybody agreed.")
        assert toy.sql("SELECT phase FROM game_table") == [("over",)]


async def test_p3_whoever_opened_a_channel_closes_games_of_others_alone_but_not_their_own(
    toy: Stage, tmp_path: Path
) -> None:
    async with connected(toy, tmp_path) as browser:
        ann, ben, eve = [await browser.enter(name) for name in ("Ann", "Ben", "Eve")]
        for page in (eve, ann, ben):
            await page.open("#club")
        await eve.line("/challenge @ben toy", room="#club", id_="client-0001")
        await until(ben, "will you play")
        await ben.line("/accept", room="#club", id_="client-0001")
        await until(ann, "all at once")
        await eve.line("/close #1", room="#club", id_="client-0002")
        await until(ben, "Eve would like to end this game as it stands")
        assert toy.sql("SELECT phase FROM game_table") == [("running",)]
        await ben.line("/close #1 no", room="#club", id_="client-0002")
        await until(eve, "Ben does not agree, so the game goes on as it is.")
        await ben.line("/challenge @ann toy", room="#club", id_="client-0003")
        await until(ann, "will you play")
        await ann.line("/accept #2", room="#club", id_="client-0001")
        await until(eve, "Toy, table #2")
        await eve.line("/close #2", room="#club", id_="client-0003")
        assert text_of(await until(ann, "has been stopped")).startswith("Toy, table #2\nEve has closed the table.")

"""A whole game in the web chat in a language added by files alone; run by `tests/bot/test_other_language.py`."""

from pathlib import Path

from bot.games.move_words import localized_move
from bot.games.opponents import Opponents
from bot.tables.table import Phase
from tests.adapters.web_client import text_of
from tests.adapters.web_stage import connected, until
from tests.bot.stage import staged
from tests.pseudo import PSEUDO, english, pseudo, pseudo_line


async def test_a_whole_game_in_a_channel_shows_no_english_word(opponents: Opponents, tmp_path: Path) -> None:
    async with (
        staged(tmp_path / "bot.sqlite3", opponents) as stage,
        connected(stage, tmp_path) as browser,
    ):
        for name in ("Ann", "Ben"):
            await browser.claim(name, language=PSEUDO)
        pages = {name: await browser.open(name.lower()) for name in ("Ann", "Ben")}
        ann, ben = pages.values()
        for name, page in pages.items():
            await page.line(pseudo_line("/language English"), room=page.own, id_=f"client-{name}1")
            await until(page, pseudo("From now on"))
        await ann.line(pseudo_line("/language English"), id_="client-0001")
        await until(ann, pseudo("From now on"))
        await ann.line(pseudo_line("/challenge @ben summy"), id_="client-0002")
        await until(ben, pseudo("will you play"))
        await ben.line(pseudo_line("/accept"), id_="client-0003")
        await until(ben, pseudo("begins"))
        await stage.settle()
        while (table := await stage.table()).phase is not Phase.OVER:
            (seat,) = table.turn
            mover = pages[table.player(seat).name]
            line = f"{pseudo_line('/play')} {localized_move('summy', await stage.move(), PSEUDO)}"
            await mover.line(line, room=mover.own, id_=f"client-1{table.plies:04}")
            while (await stage.table()).plies == table.plies:
                await mover.next("entry")
            await stage.settle()
        entries = (await browser.open("ann")).welcome["entries"]
        said = [one for one in entries if one.get("from") not in (ann.person, ben.person)]
        assert len(said) > 20
        for entry in said:
            shown = [text_of(entry), *(label for label, *_ in entry.get("buttons") or ())]
            assert english("\n".join(shown)) == [], shown

"""A whole game on Discord in a language added by files alone; run by `tests/bot/test_other_language.py`."""

from bot.games.move_words import localized_move
from tests.adapters.discord.app import App
from tests.pseudo import PSEUDO, english, pseudo


async def test_a_whole_game_in_a_channel_shows_no_english_word(app: App) -> None:
    here, dms = app.back_end.channel("lobby"), [app.back_end.dm_channel(name) for name in ("Ann", "Ben")]
    answers = [await app.slash("Ann", here, "language", locale=PSEUDO, language=PSEUDO)]
    for name, dm in zip(("Ann", "Ben"), dms, strict=True):
        answers.append(await app.slash(name, dm, "language", locale=PSEUDO, language=PSEUDO))
    await app.slash("Ann", here, "challenge", people=("Ben",), locale=PSEUDO, game="summy")
    await app.press("Ben", here, pseudo("Accept"))
    await app.settle()
    while not await app.over():
        answers.append(await app.slash(await app.turn(), here, "hint", locale=PSEUDO))
        move = localized_move("summy", await app.move(), PSEUDO)
        await app.slash(await app.turn(), here, "play", locale=PSEUDO, move=move)
        await app.settle()
    over = await app.newest(here, pseudo("The game is over"))
    assert over.buttons.keys() == {pseudo("Rematch"), pseudo("Another game"), pseudo("Replay"), pseudo("Review")}
    said = [one for place in (here, *dms) for one in app.back_end.seen(place) if one.author == "summarum"]
    said += [one for answer in answers for one in answer.said]
    assert len(said) > 20
    for one in said:
        assert english("\n".join([one.text, *one.buttons, *(alt for _, alt in one.files)])) == [], one.text

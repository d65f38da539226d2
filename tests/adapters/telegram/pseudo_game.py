"""A whole game on Telegram in a language added by files alone; run by `tests/bot/test_other_language.py`."""

from bot.games.move_words import localized_move
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.stand_in import StandIn
from tests.pseudo import PSEUDO, english, pseudo, pseudo_line


async def test_a_whole_game_in_a_group_shows_no_english_word(app: App, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann", username="ann_a", language=PSEUDO)
    ben = stand_in.person("Ben", username="ben_b", language=PSEUDO)
    group = stand_in.group()
    await ann.say(group, pseudo_line("/language English"))
    await ann.say(group, pseudo_line("/challenge @ben_b summy"))
    challenge = await app.said(group, pseudo("wants to play"))
    await ben.press(challenge, pseudo("Accept"))
    await app.said(group, pseudo("begins"))
    while (mover := app.on_turn(1, [ann, ben])) is not None:
        plies, best = app.plies(1), app.best(1)
        line = f"{pseudo_line('/play')} #1 {localized_move('summy', best, PSEUDO)}"
        await (mover.tell(line) if app.ledger.secret(1, best) else mover.say(group, line))
        await stand_in.until(lambda plies=plies: app.plies(1) > plies)  # type: ignore[misc]
    over = await app.said(group, pseudo("The game is over"))
    assert labels(over) == [pseudo("Rematch"), pseudo("Another game"), pseudo("Replay"), pseudo("Review")]
    said = [one for chat in (group, ann.chat, ben.chat) for one in chat.by_bot()]
    assert len(said) > 20
    for one in said:
        assert english("\n".join([text_of(one), *labels(one)])) == [], text_of(one)

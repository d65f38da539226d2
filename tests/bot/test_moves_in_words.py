"""Moves and numbers in the words of who reads them; the log and the records stay canonical."""

from pathlib import Path

import pytest

from bot.chat.facts import FactValue
from bot.chat.outbox_message import OutboxMessage, Sentence, outbox_message_from_json, outbox_message_to_json
from bot.chat.port import Author
from bot.games.opponents import Opponents
from bot.games.registry import load
from bot.messages import standings
from bot.messages.wording import Wording
from bot.tournaments.tournament import count_match
from core.errors import MoveText, NotationError, NumberText
from render.areas import Area
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, everything, only, private_chat, staged, to
from tests.bot.test_tournament import field, next_round, outcome
from tests.people import seat_of
from tests.texts import TEXTS


async def german(stage: Stage, game: str) -> Author:
    """Begin a game of Ann and Ben, who both read German; returns the player on turn."""
    for who in (ANN, BEN):
        await stage.say(who, "/sprache de", private=True)
    await stage.begin(game=game)
    return await stage.on_turn()


async def spoken(stage: Stage, who: Author, text: str) -> str:
    """The private answer to a line in German."""
    return everything(only(to(await stage.say(who, text, private=True, locale="de"), private_chat(who))))


async def taps(stage: Stage, who: Author) -> list[Area]:
    """The areas of the player's own tiles and of the board, with their texts in German."""
    found: list[Area] = []
    for address, picture in ((private_chat(who), "rack"), (LOBBY, "board")):
        message = OutboxMessage(address, (), "de", 1, picture=picture, ply=(await stage.table()).plies)
        scene = await stage.drawing.scene(message)
        assert scene is not None
        found += (await stage.drawing.draw(scene, locale="de", tappable=True)).areas
    return found


async def test_a_turn_of_rummy_is_told_and_tapped_in_german_and_kept_canonical(stage: Stage) -> None:
    who = await german(stage, "rummy-plus")
    assert any(area.text == " ziehen " for area in await taps(stage, who))
    assert await stage.suggest(who, "/spiele #1 Zieh", locale="de") == ("/spiele #1 ziehen",)
    assert "Falls du ziehen J meinst:" in await spoken(stage, who, "ziehn J")
    await stage.say(who, "ziehen", private=True, locale="de")
    assert (await stage.store.log(1))[-2].text == "draw"
    again = {area.again.split()[0] for area in await taps(stage, who) if area.again}
    assert "abwerfen" in again
    assert not again & {"discard", "draw", "join", "add"}
    said = await spoken(stage, who, "melde R1 R2 vielleicht")
    assert "melde R1 R2" in said
    assert "meld " not in said


async def test_hints_are_given_in_the_words_of_who_asks(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        await stage.say(ANN, "/herausfordern computer rummy-plus anfänger", private=True, locale="de")
        while (await stage.table()).turn != frozenset({seat_of(await stage.table(), ANN.account)}):
            await stage.settle()
        assert "ziehen" in await spoken(stage, ANN, "/tipp")
        assert "draw" in everything(only(await stage.say(ANN, "/hint", private=True, locale="en")))


async def test_a_channel_hears_of_a_move_in_its_own_words(stage: Stage) -> None:
    await stage.say(ANN, "/sprache de")
    await stage.begin(game="kakuro")
    who = await stage.on_turn()
    assert "Falls du E6 y5 drehe E5 meinst:" in await spoken(stage, who, "E6 gelbe 5 dreh E5 bitte")
    assert any(area.text == " drehe E5 " for area in await taps(stage, who))
    suggested = await stage.suggest(who, "/spiele #1 E6 gelb 5 wende E5", locale="de")
    assert suggested == ("/spiele #1 E6 y5 drehe E5",)


def told(line: Sentence, locale: str) -> str:
    """A sentence as it is read once it has been kept in the outbox."""
    message = OutboxMessage(LOBBY, (line,), locale)
    kept = outbox_message_from_json(outbox_message_to_json(message))
    assert kept == message
    return Wording(TEXTS).plain(kept.lines, locale)


def test_a_move_and_a_number_are_still_what_they_are_after_the_outbox() -> None:
    laid = Sentence("kakuro-laid", {"player": "Ann", "move": MoveText("E6 y5 turn E5 C4"), "points": 1234})
    assert "`" not in told(laid, "de")
    assert "Ann legt E6 y5 drehe E5 C4 und bekommt 1.234 Punkte." in told(laid, "de")
    assert "E6 y5 turn E5 C4" in told(laid, "en")
    facts: dict[str, FactValue] = {
        "player": "Ann",
        "place": "2",
        "number": 2,
        "claims": 0,
        "rank": NumberText("2.5"),
        "tiles": 3,
    }
    half = Sentence("rummy-counted", {**facts, "points": NumberText("2.5")})
    third = Sentence("rummy-counted", {**facts, "points": NumberText("2+1/3")})
    assert "2,5 Partiepunkte" in told(half, "de")
    assert "2.5 match points" in told(half, "en")
    assert "2+1/3 Partiepunkte" in told(third, "de")


@pytest.mark.parametrize(("locale", "take"), [("en", "take"), ("de", "nimm")])
def test_a_long_move_is_told_whole_and_a_long_text_from_people_is_not(locale: str, take: str) -> None:
    move = "; ".join([f"take R{number} L" for number in range(1, 14)] * 5)
    facts: dict[str, FactValue] = {"points": 8, "your-points": 1, "reason": "claim"}
    whole, cut = (
        told(Sentence("rummy-review-why", {**facts, "move": text}), locale) for text in (MoveText(move), move)
    )
    assert whole.startswith(move.replace("take", take))
    assert "…" in cut


def test_match_points_are_told_as_a_language_writes_numbers() -> None:
    tournament = next_round(field(ANN, BEN, CARA, DAN), 7)
    after = count_match(tournament, 7, outcome(1, 2, 2, 4))
    (match,) = after.played[0].matches
    for locale, half, other in (("de", "2,5", "2.5"), ("en", "2.5", "2,5")):
        said = [
            told(line, locale)
            for line in (*standings.standing_lines(after), *standings.match_lines(after, match, locale))
        ]
        assert sum(half in line for line in said) == 3, "two rows, and the line of the match"
        assert not any(other in line for line in said)


def test_a_record_is_corrected_in_its_own_words() -> None:
    with pytest.raises(NotationError) as caught:
        load("rummy-pur").game.read("draw G5")
    line = Sentence(f"rummy-{caught.value.code}", caught.value.facts)
    assert "In einer Mitschrift muss dieser Zug so stehen: draw Y5." in told(line, "de")

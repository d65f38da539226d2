"""The beginning and the end of a game are told once, and so that somebody new understands them."""

import pytest

from bot.chat.port import Author, Message
from bot.tables.table import Phase
from core.game import Level
from core.replay import cached_view
from tests.bot.stage import ANN, BEN, CARA, DAN, EVE, LOBBY, Stage, everything, only, to, words
from tests.chosen import chosen

GAMES = ("summy", "kakuro", "summa", "rummy-pur", "rummy-plus")
OVER = {
    "en": ("game is over", "game was", "game has been"),
    "de": ("Spiel ist aus", "Spiel ist vor", "Partie ist", "Partie wurde"),
}
PEOPLE = {one.account: one for one in (ANN, BEN, CARA, DAN, EVE)}


async def begun(stage: Stage, game: str, opponents: str, *accepting: Author, locale: str = "en") -> list[Message]:
    await stage.say(EVE, f"/language {locale}")
    before = len(stage.chat.sent)
    options = "time=off" if game == "summa" else ""
    await stage.say(ANN, f"/challenge {opponents} {game} {options}", locale=locale)
    for one in accepting:
        await stage.say(one, "/accept", locale=locale)
    assert (await stage.table()).phase is Phase.RUNNING
    return to(stage.chat.sent[before:], LOBBY)


async def finished(stage: Stage) -> Message:
    """Play table 1 to its end; returns what the channel is told then."""
    while (table := await stage.table()).phase is Phase.RUNNING:
        loaded = await stage.load()
        seat = min(seat for seat in table.turn if table.player(seat).person is not None)
        account = table.player(seat).account
        assert account is not None
        game = loaded.engine.game
        line = ";".join(chosen(game, cached_view(game, loaded.replay, seat), Level.BEGINNER, table.plies))
        await stage.say(PEOPLE[account], f"/play #1 {line}", private=True)
        assert (await stage.table()).plies > table.plies
    return to(stage.chat.sent, LOBBY)[-1]


def told_of_the_end(message: Message, locale: str) -> list[str]:
    """The sentences that say that the game is over, of the text and the picture together as Telegram shows them."""
    lines = dict.fromkeys(everything(message).splitlines())
    return [line for line in lines if any(part in line for part in OVER[locale])]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
async def test_the_end_is_told_once_however_the_game_ends(stage: Stage, game: str, locale: str) -> None:
    people = (BEN, CARA)
    await begun(stage, game, "@ben @cara", *people, locale=locale)
    await stage.say(CARA, "/resign yes", locale=locale)
    given_up = to(await stage.say(BEN, "/resign yes", locale=locale), LOBBY)[-1]
    assert len(told_of_the_end(given_up, locale)) == 1
    assert "Ben" in words(given_up).splitlines()[0], "who gave up is named"
    assert not any("somebody" in line or "emand hat" in line for line in words(given_up).splitlines())
    await stage.say(ANN, "/rematch", locale=locale)
    for one in people:
        await stage.say(one, "/accept #2", locale=locale)
    stopped = to(await stage.say(EVE, "/close #2", moderator=True, locale=locale), LOBBY)[-1]
    assert len(told_of_the_end(stopped, locale)) == 1
    assert not any(word in words(stopped) for word in ("tie!", "Unentschieden")), "nobody has tied what was stopped"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kakuro", "summa"])
async def test_a_finished_game_ends_in_one_sentence_that_says_why(stage: Stage, game: str) -> None:
    await begun(stage, game, "@ben", BEN)
    message = await finished(stage)
    (told,) = told_of_the_end(message, "en")
    assert (
        told
        == {
            "kakuro": "The game is over: there are no cards left to lay.",
            "summa": "The game is over: every grid is scored.",
        }[game]
    )
    places = [line for line in words(message).splitlines() if line[1:3] == ". "]
    assert len(places) == 2
    assert message.picture is not None
    assert set(places) <= set(message.picture.alt.splitlines()), "the picture says the same and nothing else of it"


@pytest.mark.parametrize("game", ["rummy-pur", "rummy-plus"])
async def test_match_points_are_explained(stage: Stage, game: str) -> None:
    await begun(stage, game, "@ben @cara", BEN, CARA)
    await stage.say(CARA, "/resign yes")
    places = [
        line for line in words(to(await stage.say(BEN, "/resign yes"), LOBBY)[-1]).splitlines() if line[1:3] == ". "
    ]
    assert [line.partition(",")[0] for line in places] == [
        "1. Ann: 4 match points",
        "2. Ben: 3 match points",
        "3. Cara: 2 match points",
    ]
    assert all("in hand" in line for line in places)


@pytest.mark.parametrize("game", [name for name in GAMES if name != "summa"])
async def test_who_begins_is_said_once(stage: Stage, game: str) -> None:
    for number in range(1, 7):
        before = len(stage.chat.sent)
        await stage.say(ANN, f"/challenge computer {game} beginner")
        told = next(words(one) for one in stage.chat.sent[before:] if f"begins at table #{number}" in words(one))
        lines = told.splitlines()
        assert sum(line.endswith(("begins.", "to move.", "your turn.")) for line in lines) == 1, told


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_who_plays_alone_is_told_nothing_about_others(stage: Stage, locale: str) -> None:
    await begun(stage, "summa", "alone", locale=locale)
    sent = [everything(message) for message in stage.chat.sent]
    await stage.say(ANN, "/resign yes", locale=locale)
    over = words(to(stage.chat.sent, LOBBY)[-1]).splitlines()
    assert (
        over[:2]
        == {
            "en": ["Ann resigns.", "The game is over before its end."],
            "de": ["Ann gibt auf.", "Die Partie ist vorzeitig zu Ende."],
        }[locale]
    )
    others = ("All play", "everybody", "verybody", "others", "nobody", "Alle spielen", "alle", "niemand", "anderen")
    assert not any(word in said for word in others for said in [*sent, *over])


async def test_marking_alone_is_asked_of_one(stage: Stage) -> None:
    await stage.say(ANN, "/challenge alone summa time=off self-scoring=yes")
    await finished(stage)
    asked = [everything(message) for message in to(stage.chat.sent, LOBBY) if "mark your own" in words(message)]
    assert asked
    assert all("The grid is full. Now mark your own numerals" in said for said in asked)


@pytest.mark.parametrize(
    "line", ["/play #1 J13> 1+1=2", "/rack #1", "/hint #1", "/resign #1", "/try #1 J13> 1+1=2", "/clock #1"]
)
async def test_whoever_comes_too_late_sees_what_can_be_done_now(stage: Stage, line: str) -> None:
    await stage.begin(options="hints=yes")
    mover = await stage.on_turn()
    await stage.play()
    await stage.say(BEN if mover == ANN else ANN, "/resign #1 yes")
    for private in (False, True):
        said = only(await stage.say(mover, line, private=private))
        assert words(said) == "The game at table #1 is over. /rematch #1 asks for another."
        shown = {button.label: button.command for button in said.buttons}
        assert shown == {
            "Rematch": "/rematch #1", "Another game": "/challenge", "Replay": "/replay #1", "Review": "/review #1"
        }  # fmt: skip
    pressed = only(await stage.say(mover, line, pressed=True))
    assert pressed.buttons == (), "they stand below the end of the game"
    german = only(await stage.say(mover, line, locale="de"))
    assert words(german) == "Die Partie an Tisch #1 ist aus. /revanche #1 fragt nach einer Revanche."
    assert "Wiederholung" in [button.label for button in german.buttons]

"""`games`: a player's tables in all chats, those that wait for them first (N1)."""

from dataclasses import replace

import pytest

from bot.chat.port import Author, Channel, Ephemeral, Span, Style
from bot.grammar.seconds import DAY, HOUR
from bot.messages import slots
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, only, private_chat, to, words


async def test_n1_it_lists_all_tables_in_all_chats_those_on_turn_first(stage: Stage) -> None:
    assert "not playing anywhere" in words(only(await stage.say(ANN, "/games")))
    first = await stage.begin()
    second = await stage.begin(channel=ELSEWHERE)
    await stage.say(CARA, "/challenge @ann kakuro", channel=ELSEWHERE)
    on_turn = [number for number in (first, second) if await stage.on_turn(number) is ANN]
    if not on_turn:
        await stage.play(first)
        on_turn = [first]
    waits = [number for number in (first, second) if number not in on_turn]
    said = only(await stage.say(ANN, "/games", channel=Channel("web", "third")))
    assert isinstance(said.to, Ephemeral)
    assert said.secret
    told = words(said)
    parts = [
        "It is your turn:",
        *(f"#{number} Summy with Ben" for number in on_turn),
        "Will you play?",
        "#3 Kakuro with Cara",
    ]
    parts += ["You wait for others:", *(f"#{number} Summy with Ben" for number in waits)] if waits else []
    found = [told.index(part) for part in parts]
    assert found == sorted(found)
    own = words(only(await stage.say(BEN, "/partien", private=True, locale="de")))
    assert "mit Ann" in own
    assert "Kakuro" not in own


async def test_n1_the_most_urgent_comes_first_with_the_time_that_is_left(stage: Stage) -> None:
    later = await stage.begin(game="summa", options="time=5m")
    sooner = await stage.begin(game="summa", options="time=60s", channel=ELSEWHERE)
    told = words(only(await stage.say(ANN, "/games", private=True)))
    assert told.index(f"#{sooner} Summa Summarum") < told.index(f"#{later} Summa Summarum")
    assert "⏳ 5 minutes" in told
    assert "⏳ 1 minute" in told
    stage.now += 45
    assert "⏳ 15 seconds" in words(only(await stage.say(ANN, "/games", private=True)))


async def test_n1_each_comes_with_a_link_to_its_latest_message(stage: Stage) -> None:
    stage.service.services = stage.services = replace(
        stage.services, link=lambda place, reference: f"https://chat.example/{place.chat}/{reference}"
    )
    number = await stage.begin()
    newest = await stage.store.newest_shown(LOBBY, number)
    assert newest == await stage.store.shown_at(LOBBY, slots.turn(await stage.table(number)))
    mover, _ = await stage.seated()
    assert only(await stage.say(mover, "/play hello")).to == Ephemeral(LOBBY, mover.account), "nobody else sees it"
    said = only(await stage.say(ANN, "/games", private=True))
    assert Span(f"#{number}", Style.LINK, address=f"https://chat.example/lobby/{newest}") in said.text
    await stage.begin_alone(ANN)
    alone = only(await stage.say(ANN, "/games", private=True))
    assert sum(span.style is Style.LINK for span in alone.text) == 1
    assert "#2 Summy with Computer" in words(alone)


async def test_n1_who_has_declined_or_left_is_not_waiting(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara @dan summy")
    await stage.say(BEN, "/decline")
    assert "not playing anywhere" in words(only(await stage.say(BEN, "/games")))
    await stage.say(CARA, "/accept")
    assert "You wait for others" in words(only(await stage.say(CARA, "/games")))


ROWS = {
    "en": (
        "– ⏳ {}: 3 days",
        "– 🌴 {}: away until",
        "– ⌛ {}: no time left. /claim #1 claims that, /time #1 gives time.",
    ),
    "de": ("– ⏳ {}: 3 Tage", "– 🌴 {}: abwesend bis", "– ⌛ {}: keine Zeit mehr. /reklamieren #1 reklamiert das"),
}


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_n1_who_waits_sees_the_time_left_of_whoever_is_awaited(stage: Stage, locale: str) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    has, away, late = (row.format(mover.name) for row in ROWS[locale])
    assert has in await listed(stage, other, locale)
    await stage.say(mover, "/away 2d", private=True)
    assert away in await listed(stage, other, locale)
    await stage.say(mover, "/back", private=True)
    stage.now += 4 * DAY
    assert late in await listed(stage, other, locale)
    assert await stage.say(other, "/claim #1", private=True)
    assert (await stage.table()).phase is Phase.OVER


async def test_n1_a_challenge_that_waits_for_others_tells_when_it_lapses(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy", private=False)
    stage.now += 2 * HOUR
    assert "#1 Summy with ben – not everybody has answered; lapses in 22 hours" in await listed(stage, ANN)
    assert "lapses" not in await listed(stage, BEN)


async def test_n1_an_open_request_for_the_authors_answer_is_told_with_its_buttons(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.play()
    stage.now += HOUR
    await stage.say(other, "/takeback")
    said = only(await stage.say(mover, "/games", private=True))
    assert f"Others ask you:\n#1 Summy: {other.name} would like to take their last turn back." in words(said)
    assert "/takeback #1 yes agrees, /takeback #1 no declines." in words(said)
    assert [button.label for button in said.buttons] == ["Agree", "Decline"]
    assert "Others ask you" not in await listed(stage, other)
    await stage.say(mover, "/pause")
    asked = only(await stage.say(other, "/partien", private=True, locale="de"))
    assert f"Andere fragen dich:\n#1 Summy: {mover.name} möchte eine Pause machen. /pause #1 ja stimmt zu" in words(
        asked
    )
    await stage.press(other, asked, "Pause annehmen")
    assert (await stage.table()).paused
    assert "– ⏸ paused" in await listed(stage, other)


async def test_n1_whoever_is_asked_to_end_a_game_answers_that(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.say(other, "/close #1", unmoderated=True, by_consent=True)
    said = only(await stage.say(mover, "/games", private=True))
    assert f"{other.name} would like to end the game as it stands, without a result. /close #1 yes agrees" in words(
        said
    )
    german = only(await stage.say(mover, "/partien", private=True, locale="de"))
    assert f"{other.name} möchte die Partie ohne Ergebnis beenden, wie sie steht. /schließen #1 ja stimmt zu" in words(
        german
    )
    await stage.press(mover, said, "Agree")
    assert (await stage.table()).phase is Phase.OVER


async def test_n1_with_several_requests_there_are_no_buttons(stage: Stage) -> None:
    for number in (await stage.begin(), await stage.begin(channel=ELSEWHERE)):
        await stage.say(BEN, f"/pause #{number}", channel=LOBBY if number == 1 else ELSEWHERE)
    said = only(await stage.say(ANN, "/games", private=True))
    assert words(said).count("would like to pause the game") == 2
    assert not said.buttons


async def listed(stage: Stage, who: Author, locale: str = "en") -> str:
    """The list of somebody's games, as they see it in private."""
    return words(only(await stage.say(who, "/games" if locale == "en" else "/partien", private=True, locale=locale)))


async def test_n3_those_whom_one_waits_for_can_be_nudged_from_the_list(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    assert not only(await stage.say(other, "/games", private=True)).buttons, "the turn has only begun"
    stage.now += HOUR
    said = only(await stage.say(other, "/games", private=True))
    assert [button.label for button in said.buttons] == [f"Nudge {mover.name} (#1)"]
    assert not only(await stage.say(mover, "/games", private=True)).buttons, "nobody nudges themselves"
    nudged = to(await stage.press(other, said, said.buttons[0].label), private_chat(other))
    assert words(only(nudged)).startswith(f"{mover.name} is reminded now")
    assert not only(await stage.say(other, "/games", private=True)).buttons, "once in a turn"


async def test_n3_whoever_is_away_or_in_a_pause_is_not_nudged_from_the_list(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.say(mover, "/away 2d", private=True)
    stage.now += HOUR
    assert not only(await stage.say(other, "/games", private=True)).buttons
    await stage.say(mover, "/back", private=True)
    assert only(await stage.say(other, "/games", private=True)).buttons
    await stage.say(mover, "/pause")
    await stage.say(other, "/pause")
    assert not only(await stage.say(other, "/games", private=True)).buttons

"""`games`: a player's tables in all chats, those that wait for them first (N1)."""

from dataclasses import replace

from bot.chat.port import Channel, Ephemeral, Span, Style
from bot.messages import slots
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, only, words


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

"""The messages of the web chat, and who may see them."""

import asyncio

import pytest

from bot.chat.port import (
    Account,
    Address,
    Area,
    Button,
    Channel,
    Document,
    Ephemeral,
    Message,
    Picture,
    Private,
    Span,
    Style,
    Unreachable,
)
from tests.adapters.web_client import Browser, text_of
from tests.web.stand_in import StandIn, png

LOBBY = Channel("web", "lobby")


async def test_a_line_reaches_the_service_with_everything_it_needs(stand_in: StandIn, browser: Browser) -> None:
    await browser.enter("Ann")
    ben = await browser.enter("Ben")
    await ben.line("/challenge @Ann @nobody summy", id_="client-0007")
    [line] = await stand_in.until_heard(1)
    ben_id = stand_in.person("ben").id
    assert line.id == f"web:{ben_id}:client-0007"
    assert line.channel == LOBBY
    assert (line.author.account, line.author.name) == (Account("web", ben_id), "Ben")
    assert line.author.handle == "ben"
    assert line.addressed
    assert not line.moderator
    assert not line.private
    assert line.locale == "en"
    assert line.mentions == {"ann": stand_in.person("ann")}
    assert line.names_known


@pytest.mark.parametrize(
    ("told", "known"),
    [("Europe/Berlin", "Europe/Berlin"), ("UTC", ""), ("Mars/Olympus", ""), ("../../passwd", ""), ("\ud800\0", "")],
)
async def test_the_time_zone_of_the_browser_comes_with_a_line(
    stand_in: StandIn, browser: Browser, told: str, known: str
) -> None:
    await browser.claim("Ben")
    ben = await browser.open("ben", zone=told)
    await ben.line("hello")
    [line] = await stand_in.until_heard(1)
    assert line.zone == known


@pytest.mark.parametrize(
    ("text", "button", "addressed"),
    [
        ("hello", False, False),
        ("/help", False, True),
        ("accept", True, True),
        ("@Summarum help", False, True),
        ("what is @summarums", False, False),
        ("mail me@summarum", False, False),
    ],
)
async def test_lines_for_the_bot(
    stand_in: StandIn, browser: Browser, text: str, *, button: bool, addressed: bool
) -> None:
    ben = await browser.enter("ben")
    await ben.line(text, button=button)
    [line] = await stand_in.until_heard(1)
    assert line.addressed is addressed
    assert line.text == text.removeprefix("@Summarum ")
    assert "summarum" not in line.mentions


async def test_a_private_line_is_private(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    await ben.line("J13> 2x3=6", room=ben.own)
    [line] = await stand_in.until_heard(1)
    assert line.private
    assert line.channel == Channel("web", f"@{stand_in.person('ben').id}")
    assert line.moderator


async def test_a_reply_names_the_message_it_answers(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    said = await stand_in.chat.send(Message(LOBBY, (Span("Your turn"),), "1"))
    secret = await stand_in.chat.send(Message(Private(stand_in.person("ann")), (Span("Your tiles"),), "2"))
    await ben.line("play", reply=int(said), id_="client-0001")
    await ben.line("play", reply=int(secret), id_="client-0002")
    await ben.line("play", reply=10**9, id_="client-0003")
    await ann.line("play", reply=int(secret), room=ann.own, id_="client-0001")
    lines = await stand_in.until_heard(4)
    assert [line.reply_to for line in lines if line.author.name == "ben"] == [said, None, None]
    assert [line.reply_to for line in lines if line.author.name == "ann"] == [secret]


async def test_an_answer_names_its_line(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    await ben.line("hello", id_="client-0001")
    [line] = await stand_in.until_heard(1)
    await stand_in.chat.send(Message(LOBBY, (Span("Hello, Ben"),), "1", answers=line.id))
    await stand_in.chat.send(Message(LOBBY, (Span("Hello, Tom"),), "2", answers="telegram:1:2"))
    await stand_in.chat.send(Message(LOBBY, (Span("Your turn"),), "3"))
    typed, *said = [(await ann.next("entry"))["entry"] for _ in range(4)]
    assert [entry.get("reply") for entry in said] == [typed["id"], None, None]


async def test_everybody_in_the_channel_reads_along(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    await ben.line("hello")
    assert [await page.next_text() for page in (ben, ann)] == ["hello"] * 2
    await stand_in.chat.send(Message(LOBBY, (Span("hello, both"),), "1"))
    assert [await page.next_text() for page in (ben, ann)] == ["hello, both"] * 2


@pytest.mark.parametrize(("text", "button"), [("/try J13> 2x3=6", False), ("/hello", False), ("accept", True)])
async def test_a_command_or_a_press_is_a_line_for_its_author_alone(
    stand_in: StandIn, browser: Browser, text: str, *, button: bool
) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    await ben.line(text, button=button)
    typed = (await ben.next("entry"))["entry"]
    assert (text_of(typed), typed["only"]) == (text, True)
    [line] = await stand_in.until_heard(1)
    assert line.unseen
    await stand_in.chat.send(Message(LOBBY, (Span("the end"),), "end"))
    seen = []
    while (said := await ann.next_text()) != "the end":
        seen.append(said)
    assert text not in seen
    assert text not in (await browser.open("ann")).texts()


async def test_nobody_reads_anothers_private_room(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    await ben.line("/secret", room=ben.own)
    await stand_in.until_heard(1)
    await stand_in.chat.send(Message(Private(stand_in.person("ben")), (Span("Your tiles"),), "tiles", secret=True))
    await stand_in.chat.send(Message(Ephemeral(LOBBY, stand_in.person("ben")), (Span("not a sum"),), "aside"))
    await stand_in.chat.send(Message(LOBBY, (Span("the end"),), "end"))
    assert await ann.next_text() == "the end"
    seen = []
    while (text := await ben.next_text()) != "the end":
        seen.append(text)
    assert seen == ["/secret", "You typed /secret", "Your tiles", "not a sum"]
    assert (await browser.open("ann")).texts() == ["the end"]
    assert sorted((await browser.open("ben")).texts()) == sorted([*seen, "the end"])


async def test_nobody_writes_or_opens_anothers_private_room(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    await stand_in.chat.send(Message(Private(stand_in.person("ann")), (Span("secret of ann"),), "1"))
    await ben.line("play", room=ann.own)
    assert (await ben.next("refused"))["code"] == "malformed"
    for room in (ann.own, "#@ann", "", "../ann", "#" + "x" * 31):
        await ben.say("open", room=room)
        assert (await ben.next("refused"))["code"] == "room"
    await ben.say("suggest", room=ann.own, text="/b", n=1)
    await ben.line("hello")
    await stand_in.until_heard(1)
    assert [line.text for line in stand_in.heard] == ["hello"]
    assert not stand_in.typed


async def test_an_ephemeral_answer_is_marked(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    await ben.line("hello", id_="client-0001")
    assert "only" not in (await ben.next("entry"))["entry"]
    await ben.line("/aside", id_="client-0002")
    assert text_of((await ben.next("entry"))["entry"]) == "/aside"
    assert (await ben.next("entry"))["entry"]["only"] is True


async def send_to_ben_and_to_all(stand_in: StandIn, picture: Picture) -> None:
    """Send a picture in three messages: to Ben in private, to Ben alone in the lobby, and to everybody there as `3`."""
    ben = stand_in.person("ben")
    places: tuple[Address, ...] = (Private(ben), Ephemeral(LOBBY, ben), LOBBY)
    for number, to in enumerate(places, 1):
        await stand_in.chat.send(Message(to, (), str(number), picture))


async def test_a_picture_is_only_for_those_who_see_its_message(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    await send_to_ben_and_to_all(stand_in, Picture(png(7), "what it shows"))
    sources = [(await ben.next("entry"))["entry"]["picture"]["src"] for _ in range(3)]
    assert [await browser.status(f"{browser.at('ben')}{source}") for source in sources] == [200, 200, 200]
    assert [await browser.status(f"{browser.at('ann')}{source}") for source in sources] == [404, 404, 200]
    async with browser.http.get(f"{browser.at('ben')}{sources[0]}") as answer:
        assert await answer.read() == png(7)
        assert answer.content_type == "image/png"
    async with Browser(stand_in.chat.address) as stranger:
        assert [await stranger.status(f"/as/ben/{source}") for source in sources] == [403] * 3
    shown = (await ann.next("entry"))["entry"]["picture"]
    assert (shown["alt"], shown["width"], shown["height"]) == ("what it shows", 240, 240)


async def test_what_can_be_tapped_is_only_for_those_who_see_the_picture(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    picture = Picture(png(7), "cells", (Area(0.25, 0.5, 0.125, 0.1, " J13> ", " J13v "), Area(0.5, 0.5, 0.5, 0.5, "2")))
    await send_to_ben_and_to_all(stand_in, picture)
    sources = [(await ben.next("entry"))["entry"]["picture"]["areas"] for _ in range(3)]
    assert [await browser.status(f"{browser.at('ben')}{source}") for source in sources] == [200, 200, 200]
    assert [await browser.status(f"{browser.at('ann')}{source}") for source in sources] == [404, 404, 200]
    async with browser.http.get(f"{browser.at('ben')}{sources[0]}") as answer:
        assert await answer.json() == [[2500, 5000, 1250, 1000, " J13> ", " J13v "], [5000, 5000, 5000, 5000, "2", ""]]
    async with Browser(stand_in.chat.address) as stranger:
        assert [await stranger.status(f"/as/ben/{source}") for source in sources] == [403] * 3
    await stand_in.chat.send(Message(LOBBY, (), "4", Picture(png(7), "nothing to tap"), replaces="3"))
    assert (await ann.next("entry"))["entry"]["picture"]["areas"] == sources[2]
    plain = (await ann.next("entry"))["entry"]["picture"]
    assert "areas" not in plain
    assert await browser.status(f"{browser.at('ann')}{plain['src']}/areas") == 404
    assert await browser.status(f"{browser.at('ann')}{sources[2]}") == 404


async def test_a_document_is_only_for_those_who_see_its_message(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    await browser.enter("ann")
    record = Document('my "game"\r\nX: 1.game', "[Game] −\n")
    await stand_in.chat.send(Message(Private(stand_in.person("ben")), (), "1", document=record))
    shown = (await ben.next("entry"))["entry"]["document"]
    assert await browser.status(f"{browser.at('ann')}{shown['src']}") == 404
    assert await browser.status(f"{browser.at('ben')}document/99") == 404
    async with Browser(stand_in.chat.address) as stranger:
        assert await stranger.status(f"/as/ben/{shown['src']}") == 403
    async with browser.http.get(f"{browser.at('ben')}{shown['src']}") as answer:
        assert await answer.text() == record.text
        assert answer.headers["Content-Disposition"] == 'attachment; filename="my__game___X__1.game"'
        assert answer.content_type == "text/plain"


async def test_the_same_nonce_is_shown_once(stand_in: StandIn, browser: Browser) -> None:
    ann = await browser.enter("ann")
    first = await stand_in.chat.send(Message(LOBBY, (Span("once"),), "nonce"))
    assert await stand_in.chat.send(Message(LOBBY, (Span("once"),), "nonce")) == first
    await stand_in.chat.send(Message(LOBBY, (Span("then"),), "other"))
    assert [await ann.next_text(), await ann.next_text()] == ["once", "then"]
    assert (await browser.open("ann")).texts() == ["once", "then"]


async def test_a_message_takes_the_place_of_an_earlier_one(stand_in: StandIn, browser: Browser) -> None:
    ann = await browser.enter("ann")
    button = (Button("Hint", "/hint"),)
    ref = await stand_in.chat.send(Message(LOBBY, (Span("old"),), "1", Picture(png(1), "old"), buttons=button))
    old = (await ann.next("entry"))["entry"]
    await stand_in.chat.send(Message(LOBBY, (Span("between"),), "2"))
    for _again in range(2):
        message = Message(LOBBY, (Span("new"),), "3", Picture(png(2), "new"), replaces=ref)
        assert await stand_in.chat.send(message) == ref
    await ann.next("entry")
    new = (await ann.next("entry"))["entry"]
    assert (new["id"], text_of(new), new.get("buttons")) == (old["id"], "new", None)
    assert await browser.status(f"{browser.at('ann')}{old['picture']['src']}") == 404
    assert await browser.status(f"{browser.at('ann')}{new['picture']['src']}") == 200
    assert (await browser.open("ann")).texts() == ["new", "between"]


async def test_only_the_bots_own_message_of_that_place_is_replaced(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    await ben.line("mine")
    mine = (await ben.next("entry"))["entry"]["id"]
    private = await stand_in.chat.send(Message(Private(stand_in.person("ben")), (Span("private"),), "1"))
    await ben.next("entry")
    refs = [
        await stand_in.chat.send(Message(LOBBY, (Span(f"to {ref}"),), f"n{ref}", replaces=ref))
        for ref in (str(mine), private, "999", "nonsense", "²")
    ]
    assert len({str(mine), private, *refs}) == 7
    assert "private" in (await browser.open("ben")).texts()
    assert "mine" in (await browser.open("ben")).texts()


@pytest.mark.parametrize(
    "to",
    [
        Private(Account("web", "nobody")),
        Private(Account("telegram", "ben")),
        Ephemeral(LOBBY, Account("web", "nobody")),
        Channel("telegram", "lobby"),
        Channel("web", "no such room"),
        Channel("web", "@nobody"),
    ],
)
async def test_what_is_not_there_cannot_be_reached(stand_in: StandIn, to: Channel | Private | Ephemeral) -> None:
    with pytest.raises(Unreachable):
        await stand_in.chat.send(Message(to, (Span("hello"),), "1"))


async def test_channels_open_by_name_and_close_again(stand_in: StandIn, browser: Browser) -> None:
    ben, ann = await browser.enter("ben"), await browser.enter("ann")
    friends = Channel("web", "friends")
    await stand_in.chat.send(Message(friends, (Span("before"),), "1"))
    opened = await ben.open("#Friends")
    assert (opened["room"], [text_of(entry) for entry in opened["entries"]]) == ("#friends", ["before"])
    await ben.line("hello friends", room="#friends")
    assert await ben.next_text() == "hello friends"
    assert (await stand_in.until_heard(1))[0].channel == friends
    await stand_in.chat.send(Message(LOBBY, (Span("lobby"),), "2"))
    assert await ann.next_text() == "lobby"
    assert (await browser.open("ben")).welcome["rooms"] == ["#friends", "#lobby"]
    await ben.say("leave", room="#friends")
    await ben.say("leave", room="#lobby")
    await ben.line("still here", id_="client-0002")
    await stand_in.until_heard(2)
    assert (await browser.open("ben")).welcome["rooms"] == ["#lobby"]


async def test_a_page_that_comes_back_gets_what_it_missed(stand_in: StandIn, browser: Browser) -> None:
    ann = await browser.enter("ann")
    ref = await stand_in.chat.send(Message(LOBBY, (Span("old"),), "1"))
    await stand_in.chat.send(Message(LOBBY, (Span("known"),), "2"))
    await ann.next("entry")
    version = (await ann.next("entry"))["entry"]["v"]
    await ann.socket.close()
    await stand_in.chat.send(Message(LOBBY, (Span("changed"),), "3", replaces=ref))
    await stand_in.chat.send(Message(LOBBY, (Span("new"),), "4"))
    assert (await browser.open("ann", rooms=("#lobby", ann.own), since=version)).texts() == ["changed", "new"]
    assert (await browser.open("ann", rooms=(ann.own,), since=version)).texts() == ["changed", "known", "new"]


async def test_a_page_that_comes_while_people_talk_starts_with_all_that_was_said_up_to_its_newest(
    stand_in: StandIn, browser: Browser
) -> None:
    await browser.enter("ann")
    going = True

    async def talk() -> None:
        number = 0
        while going:
            number += 1
            for to in (LOBBY, Private(stand_in.person("ann"))):
                await stand_in.chat.send(Message(to, (Span(f"{number}"),), f"n{number}{to}"))

    talking = asyncio.create_task(talk())
    first = []
    for _ in range(30):
        socket = await browser.http.ws_connect(f"{browser.at('ann')}socket", origin=browser.origin)
        await socket.send_json({"type": "hello", "since": 0, "rooms": []})
        first.append(await socket.receive_json())
        await socket.close()
    going = False
    await talking
    everything = {entry["v"] for entry in (await browser.open("ann")).welcome["entries"]}
    kept = min(everything)
    for said in first:
        assert said["type"] == "welcome", "what is live comes behind"
        known = {entry["v"] for entry in said["entries"] if entry["v"] >= kept}
        assert known == {version for version in everything if version <= max(known, default=0)}


async def test_completions_come_from_the_service(stand_in: StandIn, browser: Browser) -> None:
    ben = await browser.enter("ben")
    await ben.say("suggest", room=ben.own, text="/board ", n=4, view=7)
    assert await ben.next("suggestions") == {"type": "suggestions", "n": 4, "list": ["/board full"]}
    assert stand_in.typed[0].private
    assert (stand_in.typed[0].text, stand_in.typed[0].in_view) == ("/board ", 7)


@pytest.mark.parametrize(
    ("text", "completed"),
    [
        ("/challenge @AN", ["/challenge @Ann ", "/challenge @Anna "]),
        ("hi @", ["hi @Ann ", "hi @Anna ", "hi @Carl "]),
        ("@c", ["@Carl "]),
        ("/challenge @ann summy ", []),
        ("mail@an", []),
    ],
)
async def test_nicknames_of_those_present_are_completed(browser: Browser, text: str, completed: list[str]) -> None:
    ben, *others = [await browser.enter(name) for name in ("Ben", "Ann", "Anna", "Carl")]
    await ben.say("suggest", room="#lobby", text=text, n=1)
    assert (await ben.next("suggestions"))["list"] == completed
    assert not any(page.socket.closed for page in others)


async def test_spans_arrive_as_they_are(stand_in: StandIn, browser: Browser) -> None:
    ann = await browser.enter("ann")
    named = Span("@ann", Style.MENTION, stand_in.person("ann"))
    spans = (Span("<b>&\n", Style.BOLD), Span("x", Style.CODE), named, Span("\ud800"))
    await stand_in.chat.send(Message(LOBBY, spans, "1"))
    sent = (await ann.next("entry"))["entry"]["spans"]
    assert sent == [["<b>&\n", "bold"], ["x", "code"], ["@ann", "mention", ann.person], ["?", "plain"]]


async def test_a_page_is_told_when_the_time_runs_out_until_the_message_counts_nothing_down(
    stand_in: StandIn, browser: Browser
) -> None:
    ben = await browser.enter("ben")
    ref = await stand_in.chat.send(Message(LOBBY, (Span("Quick!"),), "1", due=1_900_000_000.5))
    assert (await ben.next("entry"))["entry"]["due"] == 1_900_000_000_500
    await stand_in.chat.send(Message(LOBBY, (Span("Done."),), "2", replaces=ref))
    assert "due" not in (await ben.next("entry"))["entry"]

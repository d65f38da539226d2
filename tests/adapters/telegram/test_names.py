"""Names and all other typed text are data: Telegram makes no commands, mentions or links of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.adapters.telegram.markup import inert, to_markup
from bot.chat.port import Account, Span, Style
from bot.chat.text import plain_text
from tests.adapters.telegram import html
from tests.adapters.telegram.app import App, labels, links, text_of
from tests.adapters.telegram.stand_in import StandIn

NAMES = (
    "/resign",
    "@durov",
    "t.me/x",
    "http://evil.example",
    "#party",
    "$USD",
    "me@mail.example",
    "x /help",
    "8.8.8.8",
)


def found(rich: tuple[Span, ...]) -> list[str]:
    text, entities = html.parse(to_markup(inert(rich)), {})
    return [entity["type"] for entity in html.linked(text, entities)]


@pytest.mark.parametrize("name", NAMES)
def test_the_stand_in_would_find_it(name: str) -> None:
    assert html.linked(name, [])
    assert found((Span(f"{name} lays"),)) == []
    assert found((Span("On turn: "), Span(name, Style.BOLD), Span("."))) == []
    assert found((Span(name, Style.MENTION, Account("telegram", "7")),)) == []
    assert found((Span("played by " + name[0]), Span(name[1:], Style.BOLD))) == []


@given(
    st.lists(
        st.builds(
            Span, st.text(st.sampled_from("ab/@#$.:1+ \n<"), max_size=20), st.sampled_from([Style.PLAIN, Style.BOLD])
        )
    )
)
def test_nothing_anybody_types_becomes_a_link(spans: list[Span]) -> None:
    rich = tuple(spans)
    assert found(rich) == []
    assert plain_text(inert(rich)).replace("\u2060", "") == plain_text(rich)


@pytest.mark.parametrize("text", ["Ann 12 · Ben 2.5", "Table #12: 1/2", "J13> 2x3=6", "over. And again: yes", "R5+B5"])
def test_what_is_no_link_stays_as_it_is(text: str) -> None:
    assert inert((Span(text),)) == (Span(text),)


@pytest.mark.parametrize("name", NAMES)
async def test_names_are_not_links(app: App, stand_in: StandIn, name: str) -> None:
    odd, ben, group = stand_in.person(name), stand_in.person("Ben"), stand_in.group()
    await odd.say(group, "/challenge anyone summy")
    challenge = await app.said(group, "wants to play")
    await ben.press(challenge, "Join")
    await app.said(group, "it is your turn")
    for _ in range(2):
        await app.play(1, [odd, ben], group)
    await odd.say(group, "/tables")
    await app.said(group, "The tables")
    await ben.say(group, f"/rules {name} now")
    await ben.say(group, "/board words")
    await odd.say(group, "/resign #1 yes")
    await app.said(group, "is over|resigns")
    await app.quiet(ben, group)
    said = [one for chat in (group, odd.chat, ben.chat) for one in chat.by_bot()]
    assert len(said) > 8
    assert [links(one, mentions=True) for one in said if links(one, mentions=True)] == []


async def test_a_handle_that_is_challenged_is_a_mention(app: App, stand_in: StandIn) -> None:
    ann, group = stand_in.person("Ann"), stand_in.group()
    await ann.say(group, "/challenge @benjamin summy")
    challenge = await app.said(group, "wants to play")
    assert links(challenge, mentions=True) == ["@benjamin"]
    assert labels(challenge) == ["Accept", "Decline", "Cancel challenge"]
    assert "@benjamin" in text_of(challenge)

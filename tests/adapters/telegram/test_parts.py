"""The pure parts: markup and lengths, what is a photo, what is a line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from telegram import Update

from bot.adapters.telegram.buttons import to_buttons
from bot.adapters.telegram.incoming import from_update
from bot.adapters.telegram.markup import length, rich_length, shorten, split, to_markup
from bot.adapters.telegram.outgoing import fits_as_photo
from bot.chat.port import Account, Button, Incoming, Span, Style
from bot.chat.rights import wants_rights
from bot.chat.text import plain_text
from tests.adapters.telegram import html
from tests.present import present

SPANS = st.lists(
    st.builds(Span, st.text(max_size=30), st.sampled_from([style for style in Style if style is not Style.MENTION]))
)


@given(SPANS.map(tuple), st.integers(min_value=2, max_value=40))
def test_pieces_hold_everything_and_none_is_too_long(rich: tuple[Span, ...], most: int) -> None:
    cut = split(rich, most)
    assert all(rich_length(piece) <= most for piece in cut)
    assert "".join(map(plain_text, cut)) == plain_text(rich)


def test_pieces_end_with_a_line_where_they_can() -> None:
    rich = (Span("one\ntwo\n"), Span("three", Style.BOLD), Span(" four"))
    assert list(map(plain_text, split(rich, 10))) == ["one\ntwo\n", "three four"]


@given(SPANS)
def test_markup_says_what_the_text_says(spans: list[Span]) -> None:
    text, entities = html.parse(to_markup(spans), {})
    assert text == plain_text(tuple(spans))
    assert {entity["type"] for entity in entities} <= {"bold", "code", "pre", "expandable_blockquote"}


def test_people_are_linked_only_where_telegram_knows_them() -> None:
    ann = Span("Ann & <b>", Style.MENTION, Account("telegram", "7"))
    web = Span("Ben", Style.MENTION, Account("web", "ben"))
    assert to_markup((ann, web)) == '<a href="tg://user?id=7">Ann &amp; &lt;b&gt;</a>Ben'


@given(st.text(), st.integers(min_value=1, max_value=20))
def test_shortened_texts_fit(text: str, most: int) -> None:
    cut = shorten(text, most)
    assert length(cut) <= most
    assert cut == text or cut.endswith("…")


@pytest.mark.parametrize(
    ("width", "height", "size", "fits"),
    [
        (700, 700, 1_000, True),
        (5_000, 5_000, 1_000, True),
        (5_001, 5_000, 1_000, False),
        (2_000, 100, 1_000, True),
        (2_001, 100, 1_000, False),
        (100, 2_001, 1_000, False),
        (700, 700, 10_000_001, False),
    ],
)
def test_what_is_a_photo(width: int, height: int, size: int, fits: bool) -> None:
    png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + width.to_bytes(4) + height.to_bytes(4)
    assert fits_as_photo(png.ljust(size, b"\0")) is fits


def update(number: int, chat: int, person: int) -> Update:
    kind = {"type": "private", "first_name": "X"} if chat > 0 else {"type": "group", "title": "G"}
    user = {"id": person, "is_bot": False, "first_name": "X"}
    message = {"message_id": number, "date": 1, "chat": {"id": chat, **kind}, "from": user, "text": "hi"}
    return present(Update.de_json({"update_id": number, "message": message}, None))


ME = update(1, 7, 7).effective_user
assert ME is not None


def line(**message: object) -> object:
    user = {"id": 5, "is_bot": False, "first_name": "X"}
    stored = {"message_id": 1, "date": 1, "chat": {"id": -1, "type": "group", "title": "G"}, "from": user, **message}
    found = present(Update.de_json({"update_id": 1, "message": stored}, None))
    assert ME is not None
    return from_update(found, ME)


@pytest.mark.parametrize(
    "message",
    [
        {"text": "/help", "from": {"id": 1087968824, "is_bot": True, "first_name": "Group"}},
        {"text": "/help", "chat": {"id": -5, "type": "channel", "title": "News"}},
        {"photo": []},
        {"new_chat_title": "Other"},
        {"left_chat_member": {"id": 8, "is_bot": True, "first_name": "Another bot"}},
    ],
)
def test_what_is_no_line(message: dict[str, object]) -> None:
    assert line(**message) is None


def test_whoever_leaves_a_group_or_is_removed_asks_for_their_games_there() -> None:
    found = line(left_chat_member={"id": 6, "is_bot": False, "first_name": "Ben"})
    assert isinstance(found, Incoming)
    assert (found.author.name, found.text, found.left, found.channel.chat) == ("Ben", "/games", True, "-1")


def test_whoever_speaks_in_a_group_is_one_of_many_and_has_no_handle() -> None:
    found = line(text="1+1=2")
    assert isinstance(found, Incoming)
    assert (found.author.handle, found.private, found.addressed, found.reply_to) == ("", False, False, None)


@pytest.mark.parametrize(
    ("text", "wants"),
    [
        ("/close #1", True),
        ("/schließen", True),
        ("/tournament next", True),
        ("/turnier streichen @ben", True),
        ("/tournament new summy", False),
        ("/tournament", False),
        ("/play J13> 2x3=6", False),
        ("/close the door", False),
    ],
)
def test_rights_are_asked_for_only_where_they_matter(text: str, wants: bool) -> None:
    found = line(text=text)
    assert isinstance(found, Incoming)
    assert wants_rights(found) is wants


def test_a_button_whose_command_is_too_long_is_left_out() -> None:
    keyboard = to_buttons([Button("Play it", f"/play #1 {'R1 ' * 60}"), Button("Hint", "/hint")], "")
    assert keyboard is not None
    assert [[button.callback_data for button in row] for row in keyboard.inline_keyboard] == [["/hint"]]

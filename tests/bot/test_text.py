"""How sentences are put together, and that nothing people type gets through as markup."""

import logging
from pathlib import Path

import pytest

from bot.chat.facts import FactValue, Hyperlink, Mention
from bot.chat.port import Account, Span, Style
from bot.chat.text import Texts, clean, markup, plain_text
from bot.settings import LanguageError

BEN = Account("web", "ben")

ENGLISH = """
hello = Hello { $who }, you have `{ $move }` and **{ $what }**.
    .label = Label for { $who }
points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
ending =
    { $ending ->
        [resigned] gave up
       *[other] went on
    }
only-english = English
broken-here = fine
no-value =
    .label = only this
"""
GERMAN = """
hello = Hallo { $who }, du hast `{ $move }` und **{ $what }**.
broken-here = { $nobody-gave-this }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for locale, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "some.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts.load(folder)


def test_the_sign_before_the_number_of_a_table_is_part_of_its_link(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text("at = Summy (table #{ $table })\n", encoding="utf-8")
    texts = Texts.load(tmp_path)
    link = Span("#12", Style.LINK, address="#lobby")
    assert texts.format("at", "en", {"table": Hyperlink("12", "#lobby")}) == (Span("Summy (table "), link, Span(")"))
    assert texts.format("at", "en", {"table": Hyperlink("12", "")}) == (Span("Summy (table #12)"),)


def test_markup_of_ours_is_parsed(texts: Texts) -> None:
    assert texts.format("hello", "en", {"who": "Ben", "move": "J13> 1", "what": "more"}) == (
        Span("Hello Ben, you have "),
        Span("J13> 1", Style.CODE),
        Span(" and "),
        Span("more", Style.BOLD),
        Span("."),
    )


@pytest.mark.parametrize(
    "nasty", ["`code`", "**bold**", "`", "*", "**", "**`x`**", "<b>x</b>", "{ $who }", "@everyone", "[a](b)"]
)
def test_facts_never_become_markup(texts: Texts, nasty: str) -> None:
    rich = texts.format("hello", "en", {"who": nasty, "move": nasty, "what": nasty})
    assert rich == (
        Span(f"Hello {nasty}, you have "),
        Span(nasty, Style.CODE),
        Span(" and "),
        Span(nasty, Style.BOLD),
        Span("."),
    )


@pytest.mark.parametrize(
    "forged", ["\ue000", "\ue001\ue001x\ue001\ue001", "\ue100", "\U000f0000", "\u202eevil", "\x00\x1b[31m"]
)
def test_facts_cannot_forge_what_stands_for_markup_or_people(texts: Texts, forged: str) -> None:
    people: dict[str, FactValue] = {"who": Mention("Ben", BEN, notify=True), "move": forged, "what": "x"}
    rich = texts.format("hello", "en", people)
    assert [span.style for span in rich if span.style is Style.MENTION] == [Style.MENTION]
    assert not set("\ue000\ue001\ue100\U000f0000\u202e\x00\x1b") & set(plain_text(rich))


def test_a_mention_notifies_only_where_it_should(texts: Texts) -> None:
    facts: dict[str, FactValue] = {"move": "m", "what": Mention("C*ra", Account("web", "cara"), notify=True)}
    rich = texts.format("hello", "en", {"who": Mention("Ben", BEN, notify=True), **facts})
    assert rich[1] == Span("Ben", Style.MENTION, BEN)
    assert Span("C*ra", Style.MENTION, Account("web", "cara")) in rich
    for quiet in (Mention("`B`", BEN), Mention("`B`", None, notify=True)):
        assert texts.format("hello", "en", {"who": quiet, **facts})[0] == Span("Hello `B`, you have ")


def test_plurals_and_selectors(texts: Texts) -> None:
    assert [texts.plain("points", "en", {"count": n}) for n in (0, 1, 2)] == ["0 points", "one point", "2 points"]
    assert texts.plain("ending", "en", {"ending": "resigned"}) == "gave up"
    assert texts.plain("ending", "en", {"ending": "`resigned`"}) == "went on"


def test_a_sentence_said_again_has_its_own_facts(texts: Texts) -> None:
    for who in ("Ann", "resigned", "other", Mention("Ben", BEN), ("Ann", Mention("Ben", BEN, notify=True))):
        name = who if isinstance(who, str) else "Ben" if isinstance(who, Mention) else "Ann and Ben"
        said = f"Hello {name}, you have {name} and x."
        assert texts.plain("hello", "en", {"who": who, "move": who, "what": "x"}) == said
        assert plain_text(texts.format("hello", "en", {"what": "x", "move": who, "who": who})) == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", ["", "Ann", "Ann and Ben", "Ann, Ben, and Cara"]), ("de", ["", "Ann", "Ann und Ben", "Ann, Ben und Cara"])],
)
def test_several_are_listed_as_a_language_lists_them(texts: Texts, locale: str, said: list[str]) -> None:
    people = ("Ann", Mention("Ben", BEN, notify=True), "Cara")
    for count, listed in enumerate(said):
        rich = texts.format("hello", locale, {"who": people[:count], "move": "m", "what": "x"})
        assert plain_text(rich).partition(" ")[2].startswith(f"{listed}, ")
        assert (Span("Ben", Style.MENTION, BEN) in rich) == (count > 1)


def test_an_empty_fact_leaves_no_marks_behind(texts: Texts) -> None:
    assert texts.plain("hello", "en", {"who": "Ben", "move": "", "what": ""}) == "Hello Ben, you have  and ."


def test_attributes_have_keys_of_their_own(texts: Texts) -> None:
    assert texts.plain("hello.label", "en", {"who": "**Ben**"}) == "Label for **Ben**"
    assert texts.has("no-value.label", "en")
    assert not texts.has("no-value", "en")
    assert not texts.has("hello.label", "de")


def test_without_its_own_sentence_a_language_speaks_english(texts: Texts, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert texts.plain("only-english", "de") == "English"
        assert texts.plain("only-english", "xx") == "English"
        assert texts.plain("broken-here", "de") == "fine"
        assert texts.plain("no-such-`key`", "de") == "no-such-`key`"
        assert texts.plain("hello", "en", {"who": "Ben"}) == "hello"
    assert len(caplog.records) == 6


def test_a_game_says_what_all_games_say_unless_it_has_words_of_its_own(tmp_path: Path) -> None:
    for locale in ("en", "de"):
        (tmp_path / locale).mkdir()
    (tmp_path / "en" / "game.ftl").write_text("game-over = Over.\ngame-left = { $who } left.\n", "utf-8")
    (tmp_path / "en" / "chess.ftl").write_text("chess-over = Mate.\n", "utf-8")
    (tmp_path / "de" / "game.ftl").write_text("game-over = Aus.\ngame-left = { $who } ist weg.\n", "utf-8")
    texts = Texts.load(tmp_path, strict=True)
    assert [texts.plain("chess-over", "en"), texts.plain("chess-left", "de", {"who": "Ben"})] == [
        "Mate.",
        "Ben ist weg.",
    ]
    assert texts.plain("chess-over", "de") == "Aus.", "not another language's own"
    assert not texts.has("chess-won", "en")


def test_strict_texts_raise_instead(folder: Path) -> None:
    strict = Texts.load(folder, strict=True)
    for key, locale in (("only-english", "de"), ("broken-here", "de"), ("hello", "en"), ("nothing", "en")):
        with pytest.raises(LanguageError, match=key):
            strict.plain(key, locale)


@pytest.mark.parametrize(
    ("hint", "locale"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE_de", "de"),
        ("fr", "en"),
        ("", "en"),
        ("xx-CH, de;q=0.9, en;q=0.8", "de"),
        ("-", "en"),
    ],
)
def test_the_language_that_fits_a_hint(texts: Texts, hint: str, locale: str) -> None:
    assert texts.match(hint) == locale


def test_another_default(folder: Path) -> None:
    texts = Texts.load(folder, default="de")
    assert texts.locales == ("de", "en")
    assert texts.match("fr") == "de"
    with pytest.raises(LanguageError, match="fr"):
        Texts.load(folder, default="fr")


@pytest.mark.parametrize("wrong", ["hello = twice", "what is this", "unclosed = { $who"])
def test_files_that_cannot_be_read_are_named(folder: Path, wrong: str) -> None:
    (folder / "en" / "wrong.ftl").write_text(wrong + "\n", encoding="utf-8")
    with pytest.raises(LanguageError, match=r"wrong\.ftl|some\.ftl"):
        Texts.load(folder)


def test_text_from_people_is_one_short_line() -> None:
    assert clean("a\nb\tc\u2028d") == "a b c d"
    assert clean("\u200bx\ufeff") == "x"
    assert clean("👩\u200d🚀 ß é") == "👩\u200d🚀 ß é"
    assert len(clean("x" * 10_000)) == 300
    assert clean("x" * 10_000).endswith("…")
    assert clean("\ud800ok") == "ok"


def test_unpaired_marks_of_ours_stay_as_they_are() -> None:
    assert markup("5 * 3 ` 2") == (Span("5 * 3 ` 2"),)
    assert markup("**a** `b**`") == (Span("a", Style.BOLD), Span(" "), Span("b**", Style.CODE))


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(
    ("count", "unit", "said"),
    [
        (1, "seconds", {"en": "one second", "de": "eine Sekunde"}),
        (90, "seconds", {"en": "90 seconds", "de": "90 Sekunden"}),
        (1, "minutes", {"en": "one minute", "de": "eine Minute"}),
        (12, "hours", {"en": "12 hours", "de": "12 Stunden"}),
        (1, "days", {"en": "one day", "de": "ein Tag"}),
    ],
)
def test_how_long_there_is(locale: str, count: int, unit: str, said: dict[str, str], toy_texts: Texts) -> None:
    assert said[locale] in toy_texts.plain("time-limit", locale, {"count": count, "unit": unit})

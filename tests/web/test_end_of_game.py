"""The end of a game has room: the winner, the last picture and what can follow are in sight."""

import time
from dataclasses import replace

import pytest
from playwright.async_api import expect

from bot.chat.port import Button, Span, Style
from tests.web.at_table import BOARD, PHONE, Game, docked
from tests.web.conftest import Enter
from tests.web.playing import keep
from tests.web.stand_in import CHANNEL, StandIn, png

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("height", "drawn", "shown"), [(844, 640, 190), (640, 640, 90), (740, 1280, 100)])
async def test_at_the_end_of_a_game_the_winner_and_what_can_follow_are_in_sight_on_a_phone(
    phone_game: Game, height: int, drawn: int, shown: int
) -> None:
    """A picture that is `drawn` pixels high is `shown` wide at least: one far higher than wide stands beside the words."""
    page = phone_game.page
    await page.set_viewport_size({"width": 390, "height": height})
    places = "".join(f"\n{n}. place" for n in range(1, 8))
    said = (Span("Ann plays the last card.\nThe game is over.\n"), Span("Ben wins.", Style.BOLD), Span(places))
    buttons = (Button("Rematch", "/rematch"), Button("Replay", "/replay"))
    board = replace(BOARD, png=png(90, 600, drawn))
    await phone_game.show_board(*said, picture=board, buttons=buttons, turn=frozenset(), over=True)
    await expect(page.locator(CHANNEL).get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=0.99)
    await expect(page.locator(CHANNEL).get_by_text("Ben wins.")).to_be_in_viewport(ratio=0.99)
    picture = page.locator(f"{CHANNEL} .is-over img")
    await expect(picture).to_have_js_property("complete", True)
    await expect(picture).to_be_in_viewport(ratio=0.99)
    box = await picture.bounding_box()
    assert box is not None
    assert box["width"] >= shown
    await keep(page, f"end-of-game-{height}")


ENDINGS = {
    "en": (
        "Ann plays y7 at E4 for 18 points.\nThe game is over: the bag is empty.\n",
        "Ben wins with 212 points, 13 ahead of Ann.",
        "\nBest move of Ann: E6 r5, 40 points\nBest move of Ben: D5 y3, 52 points\nRatings: Ann 1443? (−57) · Ben 1557? (+57)",
        ("Rematch", "Stronger computer", "Another game", "Replay", "Review"),
    ),
    "de": (
        "Ann spielt y7 auf E4 für 18 Punkte.\nDie Partie ist zu Ende: Der Beutel ist leer.\n",
        "Ben gewinnt mit 212 Punkten, 13 vor Ann.",
        "\nBester Zug von Ann: E6 r5, 40 Punkte\nBester Zug von Ben: D5 y3, 52 Punkte"
        "\nWertungszahlen: Ann 1443? (−57) · Ben 1557? (+57)",
        ("Revanche", "Stärkerer Computer", "Anderes Spiel", "Wiederholung", "Rückblick"),
    ),
}


async def end(game: Game, locale: str, drawn: int, style: Style = Style.BLOCK) -> tuple[str, tuple[str, ...]]:
    """End a game, whose last picture is `drawn` pixels high; returns what is said of the winner, and the buttons below."""
    last, winner, more, labels = ENDINGS[locale]
    figures = Span("1.\tBen\t212\n2.\tAnn\t199", style)
    said = (
        Span(f"Kakuro #{game.number}", Style.BOLD),
        Span(f"\n{last}"),
        Span(winner, Style.BOLD),
        Span("\n"),
        figures,
        Span(more),
    )
    buttons = tuple(Button(label, f"/{label}") for label in labels)
    board = replace(BOARD, png=png(90, 600, drawn))
    await game.show_board(*said, picture=board, buttons=buttons, turn=frozenset(), over=True)
    return winner, labels


@pytest.mark.parametrize(("locale", "drawn"), [("en", 240), ("de", 240), ("de", 640)])
async def test_at_the_end_of_a_game_the_review_is_in_sight_on_a_low_phone(
    phone_game: Game, locale: str, drawn: int
) -> None:
    page = phone_game.page
    await page.set_viewport_size({"width": 360, "height": 640})
    winner, labels = await end(phone_game, locale, drawn)
    await expect(page.locator(CHANNEL).get_by_text(winner)).to_be_in_viewport(ratio=0.99)
    await keep(page, f"end-of-game-low-{locale}-{drawn}")
    for label in labels:
        await expect(page.locator(CHANNEL).get_by_role("button", name=label, exact=True)).to_be_in_viewport(ratio=0.99)


RATINGS = "\nWertungszahlen: Anna312 1557? (+57) · Bernd312 1443? (−57) – ?: noch unsicher"

RATED = {
    "summy": (
        Span("Anna312 legt "),
        Span("F20> (8)4:(8)4+(7)=8", Style.CODE),
        Span(" und bekommt 39 Punkte: 84:84+7=8 (39).\nDie Partie ist zu Ende: Das war der letzte Zug.\n"),
        Span("Anna312", Style.BOLD),
        Span(" gewinnt mit 267 Punkten, 63 mehr als Bernd312.\n"),
        Span("1.\tAnna312\t267\n2.\tBernd312\t204", Style.BLOCK),
        Span(f"{RATINGS}\nDer beste Zug von Anna312: "),
        Span("F20> (8)4:(8)4+(7)=8", Style.CODE),
        Span(" für 39 Punkte.\nDer beste Zug von Bernd312: "),
        Span("P1v 54x(4)1(0):9(=24)60", Style.CODE),
        Span(" für 35 Punkte."),
    ),
    "rummy-plus": (
        Span("Anna312 beansprucht die Gruppen O, R.\nAnna312 gibt "),
        Span("K2", Style.CODE),
        Span(" in den alten Vorrat.\nAnna312 hat keinen Stein mehr.\nDie Partie ist zu Ende.\n"),
        Span("Anna312", Style.BOLD),
        Span(
            " gewinnt.\n1. Anna312: 12 Partiepunkte (4 für den Platz, 8 für beanspruchte Gruppen), kein Stein übrig\n"
        ),
        Span("2. Bernd312: 9 Partiepunkte (3 für den Platz, 6 für beanspruchte Gruppen), 2 Steine auf der Hand"),
        Span(RATINGS),
    ),
}


@pytest.mark.parametrize(
    ("width", "height", "game", "drawn"),
    [(360, 640, "summy", 600), (360, 640, "rummy-plus", 1280), (390, 844, "rummy-plus", 1280)],
)
async def test_the_words_at_the_end_of_a_rated_game_stand_around_its_picture_on_a_phone(
    phone_game: Game, width: int, height: int, game: str, drawn: int
) -> None:
    """On a low phone any picture, else one far higher than wide; so all buttons are in sight with the winner."""
    page, said = phone_game.page, RATED[game]
    await page.set_viewport_size({"width": width, "height": height})
    labels = ("Revanche", "Anderes Spiel", "Wiederholung", "Rückblick")
    buttons = tuple(Button(label, f"/{label}") for label in labels)
    board = replace(BOARD, png=png(90, 600, drawn))
    await phone_game.show_board(*said, picture=board, buttons=buttons, turn=frozenset(), over=True)
    over = page.locator(f"{CHANNEL} .is-over")
    await expect(over.locator("img")).to_have_js_property("complete", True)
    for label in labels:
        await expect(over.get_by_role("button", name=label, exact=True)).to_be_in_viewport(ratio=0.99)
    await expect(over.locator("strong").first).to_be_in_viewport(ratio=0.99)
    await keep(page, f"end-of-rated-{game}-{height}")
    await over.locator("img").scroll_into_view_if_needed()
    await keep(page, f"end-of-rated-{game}-{height}-beginning")
    text, picture = over.locator(".text"), over.locator("img")
    free, around = await text.evaluate(
        """(text, picture) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, bottom } = picture.getBoundingClientRect();
          const lines = [...range.getClientRects()];
          return [lines.every((line) => line.right <= left || line.top >= bottom), lines.some((line) => line.right > left)];
        }""",
        await picture.element_handle(),
    )
    assert free, "no words stand on the picture"
    assert around, "below it they have the whole width"


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
async def test_a_long_last_move_begins_beside_the_picture(phone_game: Game, width: int, height: int) -> None:
    page = phone_game.page
    await page.set_viewport_size({"width": width, "height": height})
    said = (Span("Ann plays "), Span("meld R5 R6 R7 R8 R9; A+K5; B-Y7; C=D+B3", Style.CODE), Span(".\nAnn has won."))
    board = replace(BOARD, png=png(90, 600, 1280))
    await phone_game.show_board(*said, picture=board, turn=frozenset(), over=True)
    over = page.locator(f"{CHANNEL} .is-over")
    await expect(over.locator("img")).to_have_js_property("complete", True)
    move, picture = await over.locator(".code").bounding_box(), await over.locator("img").bounding_box()
    assert move is not None
    assert picture is not None
    assert move["y"] - picture["y"] < 60
    assert move["x"] + move["width"] <= picture["x"]


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_at_the_end_of_a_game_beside_another_the_winner_and_a_rematch_are_in_sight(
    stand_in: StandIn, enter: Enter, locale: str
) -> None:
    ben = await enter("Ben", viewport={"width": 1366, "height": 768}, locale=locale)
    other, game = Game(stand_in, ben), Game(stand_in, ben, number=9)
    await other.begin()
    await game.show_board()
    await expect(ben.locator(".dock-head h2")).to_have_text("Summy #9")
    winner, labels = await end(game, locale, 640)
    await expect(ben.locator(".dock-head h2")).to_have_text("Summy #7")
    await expect(ben.locator(f"{CHANNEL} .is-over img")).to_have_js_property("complete", True)
    await keep(ben, f"end-of-game-beside-another-{locale}")
    await expect(ben.locator(CHANNEL).get_by_text(winner)).to_be_in_viewport(ratio=0.99)
    await expect(ben.locator(CHANNEL).get_by_role("button", name=labels[0], exact=True)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(("height", "locale"), [(844, "en"), (640, "de")])
async def test_at_the_end_of_a_game_the_board_of_another_waits_on_a_phone(
    stand_in: StandIn, enter: Enter, height: int, locale: str
) -> None:
    ben = await enter("Ben", **{**PHONE, "viewport": {"width": 360, "height": height}}, locale=locale)
    other, game = Game(stand_in, ben), Game(stand_in, ben, number=9)
    await other.begin()
    await game.show_board()
    winner, labels = await end(game, locale, 640)
    await expect(ben.locator(".dock-head h2")).to_have_text("Summy #7")
    await expect(ben.locator(".dock-head h2")).to_be_in_viewport(ratio=0.99)
    await expect(docked(ben)).to_have_count(0)
    await expect(ben.locator(f"{CHANNEL} .is-over img")).to_have_js_property("complete", True)
    await keep(ben, f"end-of-game-on-a-phone-beside-another-{locale}")
    await expect(ben.locator(f"{CHANNEL} .is-over img")).to_be_in_viewport(ratio=0.99)
    await expect(ben.locator(CHANNEL).get_by_text(winner)).to_be_in_viewport(ratio=0.99)
    for label in labels:
        await expect(ben.locator(CHANNEL).get_by_role("button", name=label, exact=True)).to_be_in_viewport(ratio=0.99)
    await ben.locator(".dock-fold").tap()
    await expect(docked(ben)).to_have_count(2)
    await end(Game(stand_in, ben, number=11), locale, 640)
    await expect(docked(ben)).to_have_count(0)
    await other.show_board(Span("Tom has moved"))
    await expect(docked(ben)).to_have_count(2)


async def test_a_board_with_little_time_waits_for_no_end_of_a_game(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", **PHONE)
    await Game(stand_in, ben).show_board(due=time.time() + 3000)
    game = Game(stand_in, ben, number=9)
    await game.show_board()
    await end(game, "en", 640)
    await expect(ben.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    await expect(docked(ben)).to_have_count(1)


@pytest.mark.parametrize("style", [Style.BLOCK, Style.PLAIN])
async def test_a_long_ending_is_shown_from_the_winner_on(phone_game: Game, style: Style) -> None:
    page = phone_game.page
    winner, labels = await end(phone_game, "en", 640, style)
    await expect(page.locator(CHANNEL).get_by_text(winner)).to_be_in_viewport(ratio=0.99)
    for label in labels:
        await expect(page.locator(CHANNEL).get_by_role("button", name=label, exact=True)).to_be_in_viewport(ratio=0.99)


async def test_a_result_without_a_winner_is_shown_with_all_that_can_follow(phone_game: Game) -> None:
    """Nobody is named before the places where a game was stopped: only its title, if at all, is bold there."""
    page = phone_game.page
    await page.set_viewport_size({"width": 390, "height": 844})
    stopped = (
        "\nAnna312 gibt auf, mit 15 Steinen auf der Hand."
        "\nDie Partie wurde vorzeitig beendet; es zählt, wer die wenigsten Steine hat.\n"
    )
    places = "\n".join(
        f"{place}. {name}: {points} Partiepunkte (davon 2 für beanspruchte Gruppen), 15 Steine auf der Hand"
        for place, name, points in ((1, "Computer", "3,5"), (1, "Computer 2", "3,5"), (3, "Anna312", "2"))
    )
    labels = ENDINGS["de"][-1]
    buttons = tuple(Button(label, f"/{label}") for label in labels)
    said = (Span("Rummy-Pur-Plus #3", Style.BOLD), Span(stopped), Span(places))
    board = replace(BOARD, png=png(90, 600, 640))
    await phone_game.show_board(*said, picture=board, buttons=buttons, turn=frozenset(), over=True)
    over = page.locator(f"{CHANNEL} .is-over")
    await expect(over.locator("img")).to_have_js_property("complete", True)
    await keep(page, "end-of-game-without-winner")
    for label in labels:
        await expect(over.get_by_role("button", name=label, exact=True)).to_be_in_viewport(ratio=0.99)

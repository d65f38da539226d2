"""Ratings and leaderboards in the web chat, on a phone."""

import pytest
from playwright.async_api import Browser, expect

from tests.adapters.web_client import Browser as Client
from tests.adapters.web_stage import until
from tests.web.at_table import PHONE
from tests.web.playing import READERS, Summarum, come_in, keep, said, say
from tests.web.stand_in import CHANNEL

pytestmark = pytest.mark.browser

WORDS = {
    "en-GB": (
        "Rematch",
        "Ratings: ",
        "Ratings: Ann 1557? ±",
        "Your ratings:",
        "Which leaderboard?",
        "Everywhere",
        "Nobody anywhere",
        "handicap=auto",
        "extra points",
    ),
    "de-DE": (
        "Revanche",
        "Wertungszahlen: ",
        "Wertungszahlen: Ann 1557? ±",
        "Deine Wertungszahlen:",
        "Welche Rangliste?",
        "Überall",
        "Bisher hat noch niemand",
        "vorgabe=auto",
        "Punkten Vorgabe",
    ),
}


@pytest.mark.parametrize(("locale", "look"), READERS)
async def test_r4_r5_a_rated_game_gives_ratings_that_are_seen(
    browser: Browser, summarum: Summarum, locale: str, look: str
) -> None:
    rematch, after, in_challenge, own, which, everywhere, where, handicap, given = WORDS[locale]
    ann = await come_in(browser, summarum, "Ann", **{**PHONE, "locale": locale, "color_scheme": look})
    async with Client(summarum.address) as elsewhere:
        await elsewhere.claim("Ben", language=locale)
        ben = await elsewhere.open("ben")
        await say(ann, "/challenge @Ben summy")
        await until(ben, "Ann")
        await ben.line("/accept #1", id_="client-accepts")
        await expect(ann.locator(".dock-board img").first).to_be_visible()
        await ben.line("/resign #1 yes", id_="client-resigns")
        await expect(ann.get_by_role("button", name=rematch)).to_be_visible()
        points = f"{after}Ann 1557? (+57) · Ben 1443? (−57)"
        await expect(ann.locator(f"{CHANNEL} .by-bot").last).to_contain_text(points)
        await until(ben, points)
        await keep(ann, f"end with ratings {locale}")
        await say(ann, "/rating")
        await expect(said(ann).last).to_contain_text(own)
        await expect(said(ann).last).to_contain_text("1557? ±")
        await keep(ann, f"rating {locale}")
        await say(ann, "/rating @Ben")
        await expect(said(ann).last).to_contain_text("Ben")
        await expect(said(ann).last).to_contain_text("1443? ±")
        await keep(ann, f"rating of another {locale}")
        await say(ann, "/leaderboard")
        await expect(said(ann).last).to_contain_text(which)
        await ann.get_by_role("button", name="Summy", exact=True).last.tap()
        await expect(said(ann).last).to_contain_text("1557?")
        await keep(ann, f"leaderboard {locale}")
        await ann.get_by_role("button", name=everywhere).tap()
        await expect(said(ann).last).to_contain_text(where)
        await say(ann, "/challenge @Ben summy")
        await expect(said(ann).last).to_contain_text(in_challenge)
        await keep(ann, f"challenge with ratings {locale}")
        await say(ann, f"/challenge @Ben summy {handicap}")
        await expect(said(ann).last).to_contain_text(given)
        await keep(ann, f"challenge with a handicap {locale}")
        await ben.line("/accept #3", id_="client-accepts-again")
        await expect(ann.locator(".dock-board img").first).to_be_visible()
        await keep(ann, f"game with a handicap {locale}")


@pytest.mark.parametrize(
    ("locale", "question", "answers"),
    [("en-GB", "will you play?", ("Accept", "Decline")), ("de-DE", "spielst du mit?", ("Annehmen", "Ablehnen"))],
)
async def test_r5_the_question_of_a_rematch_and_its_buttons_are_in_sight_beside_another_game_on_a_low_phone(
    browser: Browser, summarum: Summarum, locale: str, question: str, answers: tuple[str, ...]
) -> None:
    low = {**PHONE, "viewport": {"width": 360, "height": 640}, "locale": locale}
    ben = await come_in(browser, summarum, "Johannes-Benedikt", **low)
    async with Client(summarum.address) as elsewhere:
        await elsewhere.claim("Anna-Magdalena", language=locale)
        ann = await elsewhere.open("anna-magdalena")
        for number, game in enumerate(("summy", "kakuro"), 1):
            await ann.line(f"/challenge @Johannes-Benedikt {game}", id_=f"client-asks-{number}")
            await until(ann, f"#{number}")
            await say(ben, f"/accept #{number}")
            await expect(ben.locator(".dock-head")).to_contain_text(f"#{number}")
        await ann.line("/resign #1 yes", id_="client-resigns")
        await expect(said(ben).last).to_contain_text("1557?")
        await ann.line("/rematch #1", id_="client-once-more")
        challenge = said(ben).filter(has_text=question).last
        asked = challenge.locator("mark")  # the name in the question
        await expect(asked).to_be_visible()
        await keep(ben, f"rematch on a low phone {locale}")
        await ben.locator(".dock-fold").tap()
        await expect(ben.locator(".dock-board .picture")).to_be_visible()
        await keep(ben, f"rematch beside a board {locale}")
        for shown in (asked, *(ben.get_by_role("button", name=name, exact=True) for name in answers)):
            await expect(shown).to_be_in_viewport(ratio=1)
        await expect(challenge).to_contain_text("1443? ± 310")

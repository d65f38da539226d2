"""R4 with real clients: ratings in all three chats, of a game that was played across two."""

from tests.adapters.telegram.app import text_of
from tests.adapters.test_places import ThreePlaces, three

__all__ = ["three"]


async def test_r4_ratings_are_shown_in_all_three_chats(three: ThreePlaces) -> None:
    await three.begin()
    discord, here = three.all.discord, three.here
    await discord.slash("Ben", here, "resign", table="1", sure="yes")
    ending = text_of(await three.telegram("Ann wins"))
    assert "Ratings: Ann 1557?" in ending
    assert "57) · Ben 1443?" in ending
    await discord.newest(here, "Ratings: Ann", "1443?", "(−57)")
    await three.web("Ratings: Ann 1557? (+57)")
    await three.ann.tell("/rating")
    rating = "Summy: 1557? ± 310"
    await three.all.telegram.until(
        lambda: any(rating in text_of(one).replace("**", "") for one in three.ann.chat.by_bot())
    )
    own = await discord.slash("Ben", here, "rating")
    assert "Your ratings:" in own.text
    assert "1443?" in own.text
    of_ben = await discord.slash("Dan", here, "rating", people=("Ben",))
    assert "The ratings of" in of_ben.text
    assert "1443?" in of_ben.text
    assert (
        "With ± 160 or less you are on the list" in (await discord.slash("Ben", here, "leaderboard", game="summy")).text
    )
    assert "only you see your ratings" in (await discord.slash("Ben", here, "private", switch="on")).text
    assert "keeps their ratings private" in (await discord.slash("Dan", here, "rating", people=("Ben",))).text

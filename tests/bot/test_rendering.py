"""Pictures that can be tapped, in both themes."""

from io import BytesIO

from PIL import Image

from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.games import lessons
from bot.games.lessons import LEARNER
from bot.messages.painting import Scene
from bot.messages.rendering import Rendering
from bot.messages.wording import Wording
from tests.bot.stage import ANN, METRICS, Stage, private_chat
from tests.present import present
from tests.texts import TEXTS


def size(png: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(png)).size


async def test_in_the_dark_what_can_be_tapped_is_where_it_is_in_the_light(stage: Stage) -> None:
    lesson = lessons.lesson("rummy-plus")
    last = next(one for one in reversed(lesson.positions) if one.turn == {LEARNER})
    public, own = (lesson.game.view(last, seat) for seat in (None, LEARNER))
    # during a turn, the rack of Rummy shows the melds as well
    scene = Scene("rummy-plus", own, "", (), play=True, own=True, above=public)
    message = OutboxMessage(private_chat(ANN), (Sentence("puzzle-task"),), "en")
    rendering = Rendering(stage.store, Wording(TEXTS), stage.drawing, METRICS, now=lambda: stage.now)
    drawn = await rendering.render(message, scene, nonce="1", replaces=None, tappable=True)
    picture = present(drawn.picture)
    assert picture.areas
    assert size(await present(picture.dark)()) == size(picture.png)

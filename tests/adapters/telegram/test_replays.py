"""V3: a replay is an animation where Telegram takes one, else the board as it stands, else words."""

from tests.adapters.telegram.app import App, text_of
from tests.adapters.telegram.stand_in import StandIn
from tests.adapters.telegram.test_groups import begun


async def test_v3_a_replay_is_sent_as_the_group_allows(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    await begun(app, ann, ben, group)
    for _ in range(2):
        await app.play(1, [ann, ben])
    rights, last = ["animations", "photos", "text"], 0
    for kind in ("animation", "photo", "text"):
        group.rights = frozenset(rights)
        asked = await ann.say(group, "/replay")
        said = await app.said(group, "Table #1, turn by turn: 2 turns.", after=last)
        assert kind in said
        assert len(text_of(said).splitlines()) > 2, "and in words how it stands"
        assert said["reply_to_message"]["message_id"] == asked["message_id"]
        if kind == "animation":
            assert stand_in.files[said["animation"]["file_id"]].startswith(b"GIF89a")
            assert said["animation"]["width"] > 300
        last = said["message_id"]
        del rights[0]

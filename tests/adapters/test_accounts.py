"""One person on Telegram, Discord and the web chat, with all real clients: linked, and playing on from one to the other."""

import re

from bot.tables.table import Phase
from tests.adapters.everywhere import Everywhere
from tests.adapters.telegram.app import text_of
from tests.adapters.web_client import text_of as entry_text


async def test_i2_i5_accounts_of_three_platforms_are_one_player_whose_tiles_follow(all_: Everywhere) -> None:
    ann, page = all_.telegram.person("Ann"), await all_.browser.enter("Annie")
    await ann.tell("/link")
    await all_.telegram.until(lambda: [one for one in ann.chat.by_bot() if "works once" in text_of(one)])
    [code] = re.findall(r"/link ((?:[a-z]+ ){5}[a-z]+)", text_of(ann.chat.by_bot()[-1]))
    private = all_.discord.back_end.dm_channel("Anna")
    await all_.discord.slash("Anna", private, "link", words=code)
    asked = await all_.discord.newest(private, "Are both accounts yours", "Ann", "Telegram", "Anna", "Discord")
    await all_.discord.press("Anna", private, "Both are mine", message=asked)
    await all_.discord.newest(private, "one player now", "Ann", "Telegram")
    await all_.telegram.until(lambda: "one player now" in text_of(ann.chat.by_bot()[-1]))
    assert "Anna (Discord)" in text_of(ann.chat.by_bot()[-1])
    used = code  # does not stay in a chat
    await all_.telegram.until(lambda: not [one for one in ann.chat.by_bot() if used in text_of(one)])

    await all_.discord.slash("Anna", private, "link")
    shown = await all_.discord.newest(private, "works once")
    [code] = re.findall(r"/link ((?:[a-z]+ ){5}[a-z]+)", shown.text)
    for number, line in enumerate((f"/link {code}", "/link yes", "/accounts")):
        await page.line(line, id_=f"client-{number:04}", room=f"@{page.person}")
    said = ""
    while "you are here" not in said:
        said = entry_text((await page.next("entry"))["entry"])
    await all_.discord.newest(private, "is used")
    back_end = all_.discord.back_end
    await all_.discord.transport.until(lambda: not [one for one in back_end.seen(private) if code in one.text])
    assert [line.strip() for line in said.splitlines()] == [
        "Annie (web chat): you are here",
        "Anna (Discord)",
        "Ann (Telegram)",
    ]

    # a game begun on Telegram goes on in the web chat, where its tiles come from then on
    await ann.tell("/challenge computer summy beginner")
    await all_.telegram.until(lambda: all_.ledger.tables() and all_.ledger.table(1)[0].phase is Phase.RUNNING)
    table, _ = all_.ledger.table(1)
    assert table.players[0].account is not None
    assert table.players[0].account.platform == "telegram"
    await page.line("/resign #1", id_="client-0009", room=f"@{page.person}")
    while all_.ledger.table(1)[0].phase is Phase.RUNNING:
        await page.next("entry")
    now, _ = all_.ledger.table(1)
    assert now.phase is Phase.OVER
    assert now.players[0].account is not None
    assert (now.players[0].account.platform, now.players[0].person) == ("web", table.players[0].person)
    for everything in (
        [text_of(one) for one in ann.chat.by_bot()],
        [one.text for one in all_.discord.back_end.seen(private)],
    ):
        assert not [text for text in everything if page.person in text], "no id is shown on another platform"

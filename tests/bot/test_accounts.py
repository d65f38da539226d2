"""Accounts and persons (I1 to I4 and I6 of table life): linked, unlinked, listed and forgotten."""

import logging
import re
from itertools import pairwise

import pytest

from bot.chat.phrases import WORDS as LIST
from bot.chat.port import Account, Author, Channel, Incoming, Message, Private, Style
from bot.commands.accounts import GOOD_FOR, MOST_WRONG, PAUSE, WORDS
from bot.games.opponents import Opponents
from bot.tables.table import Answer, Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, reference, staged_on, to, words
from tests.people import accounts, on_turn, seat_of
from tests.stores import Place

ANNIE = Author(Account("telegram", "471100815471"), "Annie", "annie")
"""Ann's other account, on another platform."""

GROUP = Channel("telegram", "-100")


async def say(
    stage: Stage, who: Author, text: str, *, channel: Channel | None = None, pressed: bool = False,
    unseen: bool = False, locale: str = "en",
) -> list[Message]:  # fmt: skip
    """Type a line in private, or in a channel, on the platform of an account; returns what is sent for it."""
    stage.lines += 1
    stage.pass_time_between_lines()
    before = len(stage.chat.sent)
    here = channel or Channel(who.account.platform, f"@{who.account.id}")
    line = Incoming(
        f"line:{stage.lines}", here, who, text, private=channel is None, addressed=True, locale=locale,
        mentions={"ann": ANN.account, "ben": BEN.account, "annie": ANNIE.account}, pressed=pressed, unseen=unseen,
    )  # fmt: skip
    await stage.service.handle(line)
    await stage.settle()
    return stage.chat.sent[before:]


async def new_code(stage: Stage, who: Author) -> str:
    """The words of a new code."""
    *_, said = await say(stage, who, "/link")
    return next(span.text for span in said.text if span.style is Style.CODE).removeprefix("/link ")


async def link(stage: Stage, first: Author, second: Author) -> list[Message]:
    """Link two accounts; returns what both are told."""
    await say(stage, second, f"/link {await new_code(stage, first)}")
    return await say(stage, second, "/link yes")


async def linked(stage: Stage, *authors: Author) -> bool:
    """Whether these are accounts of one person."""
    return len({await stage.store.person(one.account) for one in authors}) == 1


# --- I1


async def test_i1_every_account_is_somebody_new_whose_id_tells_nothing(two: Stage) -> None:
    await two.begin()
    table = await two.table()
    assert accounts(table) == (ANN.account, BEN.account)
    assert len(set(table.people)) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", person.id) for person in table.people)
    assert await two.store.person(ANN.account) == table.people[0]
    assert not await linked(two, ANN, ANNIE)


async def test_i1_what_somebody_chose_holds_for_all_their_accounts(two: Stage) -> None:
    async def chosen(who: Author) -> tuple[str, str]:
        preference = await two.store.preference(Private(who.account))
        return preference.language, preference.theme

    await say(two, ANN, "/theme dark")
    await say(two, ANNIE, "/language de")
    await say(two, ANNIE, "/theme light")
    assert (await chosen(ANN), await chosen(ANNIE)) == (("", "dark"), ("de", "light"))
    await link(two, ANN, ANNIE)
    assert await chosen(ANN) == await chosen(ANNIE) == ("de", "dark"), "whoever asked for the code goes first"
    await say(two, ANNIE, "/language en")
    assert await chosen(ANN) == await chosen(ANNIE) == ("en", "dark")
    await say(two, ANN, "/unlink yes")
    await say(two, ANN, "/theme light")
    assert (await chosen(ANN), await chosen(ANNIE)) == (("en", "light"), ("en", "dark"))


async def test_i1_what_was_heard_last_stays_with_the_account(two: Stage) -> None:
    await link(two, ANN, ANNIE)
    before = (await two.store.preference(Private(ANN.account))).last_locale
    line = Incoming(
        "heard", Channel("telegram", "@471100815471"), ANNIE, "/help", private=True, addressed=True, locale="de"
    )
    await two.service.handle(line)
    assert (await two.store.preference(Private(ANNIE.account))).last_locale == "de" != before
    assert (await two.store.preference(Private(ANN.account))).last_locale == before


# --- I2


async def test_i2_a_code_of_six_words_links_after_both_names_were_confirmed(two: Stage) -> None:
    code = await new_code(two, ANN)
    assert len(code.split()) == WORDS
    assert set(code.split()) <= set(LIST)
    assert len(LIST) >= 2_048
    asked = only(await say(two, ANNIE, f"/link {code}"))
    assert "Ann (web chat)" in words(asked)
    assert "Annie (Telegram)" in words(asked)
    assert not await linked(two, ANN, ANNIE), "it is asked first"
    assert [button.command for button in asked.buttons] == ["/link yes", "/link no"]
    shown = next(one for one in two.chat.sent if code in words(one))
    gone, *rest = sorted(await say(two, ANNIE, "/link yes", pressed=True), key=lambda one: one.replaces is None)
    assert (gone.to, gone.replaces) == (shown.to, reference(shown)), "the code is seen no more"
    assert "is used" in words(gone)
    done, told = sorted(rest, key=lambda one: one.to == private_chat(ANN))
    assert await linked(two, ANN, ANNIE)
    assert (done.to, told.to) == (private_chat(ANNIE), private_chat(ANN))
    assert "Ann (web chat)" in words(done)
    assert "Annie (Telegram)" in words(told)
    for said in (done, told):
        assert "/unlink" in words(said)
        assert [button.command for button in said.buttons] == ["/unlink"]
    for said in two.chat.sent:
        other = ANNIE if said.to == private_chat(ANN) else ANN
        assert other.account.id not in re.findall(r"\w+", "".join(span.text for span in said.text)), (
            "ids are shown nowhere"
        )


async def test_i2_a_code_works_once_and_for_ten_minutes(two: Stage) -> None:
    code = await new_code(two, ANN)
    await say(two, ANNIE, f"/link {code.upper()}")
    assert "does not work" in words(only(await say(two, BEN, f"/link {code}"))), "it was typed already"
    assert "nothing is linked" in words(only(await say(two, ANNIE, "/link no")))
    assert "no code to confirm" in words(only(await say(two, ANNIE, "/link yes")))
    late = await new_code(two, ANN)
    two.now += GOOD_FOR
    assert "does not work" in words(only(await say(two, ANNIE, f"/link {late}")))
    first, second = await new_code(two, ANN), await new_code(two, ANN)
    assert "does not work" in words(only(await say(two, ANNIE, f"/link {first}"))), "there is a newer one"
    await say(two, ANNIE, f"/link {second}")
    two.now += GOOD_FOR
    assert "no code to confirm" in words(only(await say(two, ANNIE, "/link yes")))
    assert not await linked(two, ANN, ANNIE)


async def test_i2_a_newer_code_takes_the_older_one_out_of_sight(two: Stage) -> None:
    code = await new_code(two, ANN)
    shown = two.chat.sent[-1]
    gone, newer = await say(two, ANN, "/link")
    assert gone.replaces == reference(shown)
    assert code not in words(gone)
    assert newer.replaces is None
    assert "/link " in words(newer)


async def test_i2_a_code_typed_into_a_channel_is_void_and_only_its_author_is_told(two: Stage) -> None:
    code = await new_code(two, ANN)
    told = only(await say(two, ANNIE, f"/link {code}", channel=GROUP))
    assert told.secret
    assert "no longer works" in words(told)
    # a single word may belong to the sentence itself
    assert not any(" ".join(two_words) in words(told) for two_words in pairwise(code.split()))
    assert "does not work" in words(only(await say(two, ANNIE, f"/link {code}")))
    asked = only(await say(two, ANNIE, "/link", channel=GROUP))
    assert asked.secret
    assert "only in a private chat" in words(asked)


@pytest.mark.parametrize(
    ("locale", "where"), [("en", "That goes only in a private"), ("de", "Das geht nur im privaten")]
)
async def test_i2_a_code_that_nobody_else_could_read_stays_good(two: Stage, locale: str, where: str) -> None:
    code = await new_code(two, ANN)
    told = only(await say(two, ANNIE, f"/link {code}", channel=GROUP, unseen=True, locale=locale))
    assert words(told).startswith(where)
    assert "/link yes" in [one.command for one in only(await say(two, ANNIE, f"/link {code}")).buttons]


async def test_i2_after_five_wrong_codes_an_account_waits_for_an_hour_even_after_a_restart(
    place: Place, opponents: Opponents
) -> None:
    wrong = " ".join(LIST[:WORDS])
    async with staged_on(await place.open(), opponents) as stage:
        for _ in range(MOST_WRONG):
            assert "does not work" in words(only(await stage.say(BEN, f"/link {wrong}", private=True)))
            stage.now += 1
    async with staged_on(await place.open(), opponents) as stage:
        stage.now += MOST_WRONG
        code = await new_code(stage, ANN)
        assert "too many wrong codes" in words(only(await stage.say(BEN, f"/link {code}", private=True)))
        stage.now += PAUSE
        code = await new_code(stage, ANN)
        assert "Are both accounts yours" in words(only(await stage.say(BEN, f"/link {code}", private=True)))


async def test_i2_whoever_is_forgotten_gets_no_new_tries(place: Place, opponents: Opponents) -> None:
    wrong = " ".join(LIST[:WORDS])
    async with staged_on(await place.open(), opponents) as stage:
        for _ in range(MOST_WRONG):
            await stage.say(BEN, f"/link {wrong}", private=True)
            stage.now += 1
        await stage.say(BEN, "/forget me yes", private=True)
        code = await new_code(stage, ANN)
        assert "too many wrong codes" in words(only(await stage.say(BEN, f"/link {code}", private=True)))
        await stage.store.prune(stage.now)
        assert await stage.store.links.wrong(BEN.account) == ()


async def test_i2_a_code_is_stored_hashed_and_never_logged(
    two: Stage, place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    code = await new_code(two, ANN)
    await say(two, ANNIE, f"/link {code}")
    await say(two, ANNIE, f"/link {code}", channel=GROUP)
    await say(two, ANNIE, "/link yes")
    for table in ("link_code", "wrong_code", "account", "outbox", "inbox"):
        assert code not in str(await place.sql(f"SELECT * FROM {table}")), table
    assert code not in caplog.text


async def test_i2_what_cannot_be_a_code_is_no_guess(two: Stage) -> None:
    for _ in range(MOST_WRONG + 1):
        assert "A code has 6 words" in words(only(await say(two, BEN, "/link abacus")))
    code = await new_code(two, ANN)
    assert "with your other account" in words(only(await say(two, ANN, f"/link {code}")))
    assert "Are both accounts yours" in words(only(await say(two, BEN, f"/link {code}")))


async def test_i2_the_answers_are_typed_in_the_language_of_the_reader(two: Stage) -> None:
    code = await new_code(two, ANN)
    asked = only(await two.say(BEN, f"/verbinden {code}", private=True, locale="de"))
    assert [(button.label, button.typed) for button in asked.buttons] == [
        ("Beide sind meine", "/verbinden ja"),
        ("Nein", "/verbinden nein"),
    ]
    done = to(await two.say(BEN, "/verbinden ja", private=True, locale="de"), private_chat(BEN))
    assert "eine Person" in words(only(done))
    assert await linked(two, ANN, BEN)


# --- I3


async def test_i3_accounts_at_one_table_are_not_linked_until_it_is_over(two: Stage) -> None:
    await two.say(ANN, "/challenge @ben summy")
    code = await new_code(two, ANN)
    assert "a seat at table #1" in words(only(await say(two, BEN, f"/link {code}")))
    await two.say(BEN, "/accept #1")
    assert "a seat at table #1" in words(only(await say(two, BEN, f"/link {code}")))
    await two.say(BEN, "/resign #1 yes")
    await say(two, BEN, f"/link {code}")
    await say(two, BEN, "/link yes")
    assert await linked(two, ANN, BEN)
    table = await two.table()
    assert table.people.count(await two.store.person(ANN.account)) == 1, "I6: never two seats, even where both had one"
    assert [player.name for player in table.players] == ["Ann", "Ben"]


async def test_i3_a_seat_taken_while_the_question_stands_is_seen_when_it_is_answered(two: Stage) -> None:
    await say(two, BEN, f"/link {await new_code(two, ANN)}")
    await two.begin()
    assert "a seat at table #1" in words(only(await say(two, BEN, "/link yes")))
    assert not await linked(two, ANN, BEN)


async def test_i3_accounts_in_one_tournament_are_not_linked_until_it_is_over(two: Stage) -> None:
    await two.say(ANN, "/tournament new summy rounds=1")
    for who in (ANN, BEN):
        await two.say(who, "/tournament join")
    code = await new_code(two, ANN)
    assert "same tournament" in words(only(await say(two, BEN, f"/link {code}")))
    await two.say(ANN, "/tournament start")
    await two.say(BEN, "/resign #1 yes")
    assert "same tournament" not in words(only(await say(two, BEN, f"/link {code}")))
    await say(two, BEN, "/link yes")
    assert await linked(two, ANN, BEN)
    tournament = await two.store.tournaments.newest(LOBBY)
    assert tournament is not None
    assert [entrant.name for entrant in tournament.entrants] == ["Ann", "Ben"]


async def test_i3_games_go_on_from_either_account_once_they_are_linked(two: Stage) -> None:
    number = await two.begin()
    await link(two, ANNIE, ANN)
    if on_turn(await two.table(), BEN.account):
        await two.play(number)
    before = (await two.table()).plies
    await say(two, ANNIE, f"/play #{number} {await two.move(number)}")
    table = await two.table()
    assert table.plies > before
    assert ANNIE.account in table.owners


# --- I4


async def test_i4_an_account_that_is_unlinked_is_somebody_new_without_history(two: Stage) -> None:
    await two.begin()
    assert "stands alone" in words(only(await say(two, ANN, "/unlink")))
    await link(two, ANN, ANNIE)
    before = await two.store.person(ANN.account)
    asked = only(await say(two, ANN, "/unlink"))
    assert words(asked).splitlines()[0].startswith("Shall this account stand alone?")
    assert words(asked).splitlines()[1:] == ["Annie (Telegram)"]
    kept = only(await two.press(ANN, asked, "Keep them linked"))
    assert words(kept) == "All right, your accounts stay linked."
    assert (kept.replaces, kept.buttons) == (reference(asked), ())
    assert await two.store.person(ANN.account) == before, "nothing has changed yet"
    asked = only(await say(two, ANN, "/lösen", locale="de"))
    assert words(asked).startswith("Soll dieses Konto allein stehen?")
    assert [button.typed for button in asked.buttons] == ["/lösen ja", "/lösen nein"]
    done, told = sorted(await say(two, ANN, "/unlink yes"), key=lambda one: one.to == private_chat(ANNIE))
    assert (done.to, told.to) == (private_chat(ANN), private_chat(ANNIE))
    assert "Ann (web chat)" in words(told)
    assert await two.store.person(ANNIE.account) == before
    assert await two.store.person(ANN.account) != before
    assert accounts(await two.table()) == (ANNIE.account, BEN.account), "the game stays with the other account"
    assert await two.store.tables_of(await two.store.person(ANN.account), (Phase.RUNNING,)) == ()
    await say(two, ANNIE, "/resign #1 yes")
    assert (await two.table()).phase is Phase.OVER


async def test_i4_accounts_lists_ones_own_by_name_and_platform(two: Stage) -> None:
    alone = only(await say(two, ANN, "/accounts"))
    assert words(alone) == "Ann (web chat): you are here"
    await link(two, ANN, ANNIE)
    said = only(await say(two, ANNIE, "/accounts"))
    assert words(said).splitlines() == ["Annie (Telegram): you are here", "Ann (web chat)"]
    assert [button.command for button in said.buttons] == ["/link", "/unlink"]
    assert only(await say(two, ANNIE, "/accounts", channel=GROUP)).secret


# --- I5


async def test_i6_forget_me_covers_all_accounts_of_the_person(two: Stage, place: Place) -> None:
    await two.begin()
    await link(two, ANN, ANNIE)
    await say(two, ANNIE, "/resign #1 yes")
    sent = await say(two, ANNIE, "/forget me yes")
    assert {one.to for one in sent} == {private_chat(ANN), private_chat(ANNIE)}
    assert all("name is erased" in words(one) for one in sent)
    assert [player.name for player in (await two.table()).players] == ["N. N.", "Ben"]
    assert await place.sql("SELECT * FROM account WHERE id <> ?", BEN.account.id) == []
    for table in ("seat", "account", "link_code", "preference", "shown", "next_seed", "outbox"):
        stored = str(await place.sql(f"SELECT * FROM {table}"))
        assert ANNIE.account.id not in stored, table
        assert "Annie" not in stored, table
    assert not await linked(two, ANN, ANNIE), "both are somebody new"


@pytest.mark.parametrize(
    ("who", "line", "answer", "way"),
    [
        (ANN, "/challenge @ben summy", "", "/cancel"),
        (BEN, "/challenge @ben summy", "", "/decline"),
        (BEN, "/challenge @ben @cara summy", "/accept", "/leave"),
        (BEN, "/challenge @ben summy", "/accept", "/resign"),
    ],
)
async def test_i6_who_still_has_a_place_is_told_the_command_that_gives_it_up(
    two: Stage, who: Author, line: str, answer: str, way: str
) -> None:
    await two.say(ANN, line)
    if answer:
        await two.say(BEN, answer)
    told = words(only(await say(two, who, "/forget me")))
    assert [word for word in ("/cancel", "/decline", "/leave", "/resign") if word in told] == [way]
    await say(two, who, f"{way} yes" if way == "/resign" else way)
    assert "name is erased" in words(only(to(await say(two, who, "/forget me yes"), private_chat(who))))


async def test_i6_who_does_not_play_can_be_forgotten_while_others_wait(two: Stage) -> None:
    await two.say(ANN, "/challenge @ben @cara summy")
    await two.say(BEN, "/decline")
    assert "name is erased" in words(only(to(await say(two, BEN, "/forget me yes"), private_chat(BEN))))
    assert "Ben" not in words((await two.say(CARA, "/accept"))[0])
    assert (await two.table()).phase is Phase.RUNNING


async def test_i6_who_declined_and_joins_after_all_has_one_seat(two: Stage) -> None:
    await two.say(ANN, "/challenge @ben anyone kakuro players=3")
    await two.say(BEN, "/decline #1")
    await two.say(BEN, "/join #1")
    table = await two.table()
    assert table.people.count(await two.store.person(BEN.account)) == 1
    assert table.player(seat_of(table, BEN.account)).answer is Answer.ACCEPTED


async def test_i3_a_game_against_oneself_has_no_rematch(two: Stage) -> None:
    await two.begin()
    await two.say(BEN, "/resign #1 yes")
    await link(two, ANN, BEN)
    for who in (ANN, BEN):
        assert "Ben can no longer be asked" in words(only(await two.say(who, "/rematch #1")))

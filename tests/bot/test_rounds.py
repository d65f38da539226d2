"""Rounds in which everybody acts at once, in secret: one message for the channel, and everybody's own in private."""

import re
from pathlib import Path

from bot.chat.port import Incoming, Message, Unreachable
from bot.chat.text import Texts
from bot.tables.table import Phase
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    LOBBY,
    Stage,
    everything,
    mentioned,
    only,
    private_chat,
    reference,
    staged,
    to,
    words,
)
from tests.bot.toys import AtOnce, begin, pick


async def test_a_round_opens_with_one_message_that_notifies_everybody_once(toy: Stage) -> None:
    await begin(toy)
    begins, opening = to(toy.chat.sent, LOBBY)[-2:]
    assert "begins at table #1" in words(begins)
    assert "pick" in words(begins), "how to move stays when the other message is rewritten"
    assert (mentioned(begins), begins.picture) == ([], None)
    assert begins.replaces is not None, "N4: it stands where the challenge does"
    assert opening.replaces is None
    assert "The die shows 4." in words(opening)
    assert "Time for this: 30 seconds." in words(opening)
    assert "Ann and Ben: it is your turn, all at once." in words(opening)
    assert mentioned(opening) == [ANN.account, BEN.account]
    assert opening.picture is not None
    for who in (ANN, BEN):
        own = only(to(toy.chat.sent, private_chat(who)))
        assert own.replaces is None
        assert own.secret
        assert "for your eyes only" in words(own)
        assert [button.label for button in own.buttons] == ["Done"]


async def test_a_draft_is_shown_to_its_player_in_place_and_to_nobody_else(toy: Stage) -> None:
    await begin(toy)
    own = only(to(toy.chat.sent, private_chat(ANN)))
    for line, drafts, labels in (
        ("pick 3", "Drafted: 3.", ["Done", "Undo"]),
        ("pick 5", "Drafted: 3 5.", ["Done", "Undo"]),
        ("undo", "Drafted: 3.", ["Done", "Undo"]),
        ("undo", "", ["Done"]),
    ):
        said = only(await toy.say(ANN, line, private=True))
        assert (said.to, said.secret, said.replaces) == (private_chat(ANN), True, reference(own)), line
        assert drafts in words(said)
        assert [button.label for button in said.buttons] == labels
        assert said.picture is not None


async def test_who_is_done_hears_for_whom_everybody_waits(toy: Stage) -> None:
    await begin(toy, three=True)
    await pick(toy, ANN, "pick 3", "done")
    assert "it waits for Ben and Cara." in words(only(await toy.say(ANN, "pick 4", private=True)))
    await pick(toy, BEN, "pick 3", "done")
    assert "it waits for Cara." in words(only(await toy.say(ANN, "pick 4", private=True)))


async def test_the_words_that_go_on_with_a_turn_are_buttons(toy: Stage) -> None:
    await begin(toy)
    drafted = only(await toy.say(ANN, "pick 3", private=True))
    undone = only(await toy.press(ANN, drafted, "Undo"))
    assert undone.replaces == reference(drafted)
    assert "Drafted" not in words(undone)
    said = await toy.press(ANN, undone, "Done")
    own = only(to(said, private_chat(ANN)))
    assert own.replaces == reference(drafted)
    assert own.buttons == (), "there is nothing to go on with"
    assert "Ann is done." in words(only(to(said, LOBBY)))


async def test_the_message_of_the_channel_is_rewritten_while_seats_finish(toy: Stage) -> None:
    await begin(toy, three=True)
    opening = to(toy.chat.sent, LOBBY)[-1]
    await pick(toy, ANN, "pick 3")
    first = only(to(await toy.say(ANN, "done", private=True), LOBBY))
    assert first.replaces == reference(opening)
    assert mentioned(first) == []
    assert words(first).splitlines() == [
        "Ben and Cara: it is your turn, all at once.",
        "Ann is done.",
        "The die shows 4.",
        "Ann 0 · Ben 0 · Cara 0",
        "Time for this: 30 seconds.",
    ]
    second = only(to(await toy.say(CARA, "done", private=True), LOBBY))
    assert second.replaces == reference(opening)
    assert "Cara is done." in words(second)
    assert "Ben, it is your turn." in words(second)
    assert second.picture is not None
    said = await toy.say(BEN, "done", private=True)
    closing = only(to(said, LOBBY))
    assert closing.replaces is None
    assert "The round is over." in words(closing)
    assert mentioned(closing) == [ANN.account, BEN.account, CARA.account]
    again = only(to(await toy.say(ANN, "done", private=True), LOBBY))
    assert again.replaces == reference(closing)


async def test_a_round_closed_opens_everybodys_own_anew(toy: Stage) -> None:
    await begin(toy)
    before = {who: to(toy.chat.sent, private_chat(who))[-1] for who in (ANN, BEN)}
    await pick(toy, ANN, "pick 3", "done")
    said = await toy.say(BEN, "pick 1; done", private=True)
    for who in (ANN, BEN):
        own = only(to(said, private_chat(who)))
        assert own.replaces is None
        assert [button.label for button in own.buttons] == ["Done"]
        drafted = to(await toy.say(who, "pick 2", private=True), private_chat(who))
        assert only(drafted).replaces == reference(own) != reference(before[who])


async def test_a_button_of_an_earlier_round_is_not_taken_for_this_one(toy: Stage) -> None:
    await begin(toy)
    drafted = only(await toy.say(ANN, "pick 3", private=True))
    rolled = (await toy.table()).since
    await pick(toy, ANN, "done")
    await pick(toy, BEN, "done")
    table = await toy.table()
    assert table.since > rolled
    refused = only(await toy.press(ANN, drafted, "Done"))
    assert "belongs to an earlier turn" in words(refused)
    assert await toy.table() == table
    said = await toy.say(ANN, "/play #1 done", private=True, reply_to=reference(drafted))
    assert "Ann is done." in words(only(to(said, LOBBY))), "what is typed is meant for now"


async def test_buttons_outside_somebodys_own_stay_good(toy: Stage) -> None:
    await begin(toy)
    board = to(toy.chat.sent, LOBBY)[-1]
    await pick(toy, ANN, "done")
    await pick(toy, BEN, "done")
    own = only(await toy.say(ANN, "/rack #1", reply_to=reference(board), pressed=True))
    assert "for your eyes only" in words(own)


async def test_asking_again_is_answered_anew_and_goes_on_there(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, ANN, "pick 3")
    for line in ("/rack", "/start"):
        asked = only(await toy.say(ANN, line, private=True))
        assert asked.replaces is None
        assert "Drafted: 3" in words(asked)
        assert [button.label for button in asked.buttons] == ["Done", "Undo"]
        drafted = only(await toy.say(ANN, "pick 3", private=True))
        assert drafted.replaces == reference(asked)
        await pick(toy, ANN, "undo")


async def test_a_line_nobody_else_sees_is_answered_where_it_was_typed(toy: Stage) -> None:
    await begin(toy)
    drafted = only(await toy.say(ANN, "/play pick 3", unseen=True, id="unseen"))
    assert (drafted.to, drafted.answers, drafted.replaces) == (private_chat(ANN), "unseen", None)
    own = only(to(await toy.say(ANN, "/play done", unseen=True, id="last"), private_chat(ANN)))
    assert own.answers == "last"
    closed = await toy.say(BEN, "/play done", unseen=True)
    assert [message.answers for message in closed] == [None] * 3, "the round is over: everybody is told alike"


async def test_a_secret_move_in_the_channel_is_refused_and_a_word_is_not(toy: Stage) -> None:
    await begin(toy)
    refused = only(await toy.say(ANN, "/play pick 3"))
    assert "send it to me in private" in words(refused)
    assert (await toy.table()).plies == 1
    assert "Ann is done." in words(only(to(await toy.say(ANN, "/play done"), LOBBY)))


async def test_what_takes_a_search_is_found_by_the_workers_and_not_while_it_is_typed(toy: Stage) -> None:
    await begin(toy)
    refused = only(await toy.say(ANN, "/play best"))
    assert "send it to me in private" in words(refused)
    assert await toy.suggest(ANN, "/play best") == ()
    shown = only(await toy.say(ANN, "/try best", private=True))
    assert shown.picture is not None
    assert (await toy.table()).plies == 1
    die = (await toy.store.log(1))[0].text.removeprefix("roll ")
    assert f"Drafted: {die}." in words(only(await toy.say(ANN, "best", private=True)))
    assert [entry.text for entry in await toy.store.log(1)] == [f"roll {die}", f"pick {die}"]
    assert "Six is the most" in words(only(await toy.say(ANN, "best", private=True)))
    await toy.say(ANN, "done", private=True)
    assert "Ben" in words(only(await toy.say(ANN, "best", private=True)))


async def test_several_moves_of_a_line_are_taken_whole_or_not_at_all(toy: Stage) -> None:
    await begin(toy)
    refused = only(await toy.say(ANN, "pick 3; pick 7; done", private=True))
    assert "Six is the most" in words(refused)
    assert refused.secret
    assert (await toy.table()).plies == 1
    said = await toy.say(ANN, "pick 3; pick 4; done", private=True)
    assert (await toy.table()).plies == 4
    assert len(said) == 2


async def test_n4_who_leaves_is_said_in_the_message_of_the_round_until_it_is_over(toy: Stage) -> None:
    await begin(toy, three=True)
    opening = to(toy.chat.sent, LOBBY)[-1]
    own = to(toy.chat.sent, private_chat(BEN))[-1]
    left = only(to(await toy.say(CARA, "/resign yes"), LOBBY))
    assert left.replaces == reference(opening)
    assert "Cara has left." in words(left)
    assert "Ann and Ben: it is your turn" in words(left)
    assert mentioned(left) == [], "they know"
    said = await toy.press(BEN, own, "Done")
    done = only(to(said, LOBBY))
    assert done.replaces == reference(opening)
    assert "Cara has left." in words(done)
    assert "Ann, it is your turn" in words(done)
    assert only(to(said, private_chat(BEN))).replaces == reference(own), "one's own goes on"
    after = to(await toy.say(ANN, "done", private=True), LOBBY)[-1]
    assert after.replaces is None, "a new round"
    assert "Cara has left." not in words(after)


async def test_a_restart_in_the_middle_of_a_draft_loses_nothing(
    tmp_path: Path, toy_registered: None, toy_texts: Texts
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, AtOnce(), texts=toy_texts) as stage:
        await begin(stage)
        await pick(stage, ANN, "pick 3", "pick 5")
        own, opening = to(stage.chat.sent, private_chat(ANN))[-1], to(stage.chat.sent, LOBBY)[-1]
        before = await stage.table()
    async with staged(path, AtOnce(), texts=toy_texts) as stage:
        await stage.settle()
        assert stage.chat.sent == []
        assert await stage.table() == before
        undone = only(await stage.say(ANN, "undo", private=True))
        assert undone.replaces == reference(own)
        assert "Drafted: 3." in words(undone)
        done = only(to(await stage.say(ANN, "done", private=True), LOBBY))
        assert done.replaces == reference(opening)


async def test_who_is_on_turn_at_several_tables_is_asked_which(toy: Stage) -> None:
    await begin(toy)
    await begin(toy)
    asked = only(await toy.say(ANN, "pick 3", private=True))
    assert "Which table do you mean?" in words(asked)
    assert "Drafted: 3." in words(only(await toy.say(ANN, "/play #2 pick 3", private=True)))
    assert (await toy.table(1)).plies == 1


async def test_a_last_word_that_would_show_what_all_have_drafted_is_not_tried(toy: Stage) -> None:
    await begin(toy)
    said = []
    while (await toy.table()).phase is Phase.RUNNING:
        shown = only(await toy.say(ANN, "/try pick 3; done", private=True))
        assert "Just a look" in words(shown), "Ben is not done yet"
        await toy.say(ANN, "pick 3; done", private=True)
        tried = only(await toy.say(BEN, "/try pick 2; done", private=True))
        assert (tried.to, tried.picture) == (private_chat(BEN), None)
        said.append(words(tried))
        await toy.say(BEN, "pick 2; done", private=True)
    *rounds, last = said
    assert all("everybody at table #1 would be done" in closes for closes in rounds)
    assert "would end the game" in last


# --- computers


async def test_computers_finish_without_a_message_each(toy: Stage) -> None:
    await toy.say(ANN, "/challenge computer computer toy level=club")
    begins, opening, *rewritten = announced(toy.chat.sent)
    assert "Seal of the draw" in words(begins)
    assert mentioned(opening) == [ANN.account]
    assert [message.replaces for message in rewritten] == [reference(opening)] * len(rewritten)
    assert "Ann, it is your turn." in words(rewritten[-1])
    loaded = await toy.load()
    for drafts in loaded.replay.position.drafts[1:]:
        assert len(drafts) == 1
    assert not any(re.search(r"Drafted: [0-9]", everything(message)) for message in toy.chat.sent)
    said = announced(await toy.say(ANN, "done", private=True))
    assert [message.replaces for message in said] == [None, *[reference(said[0])] * (len(said) - 1)]


def announced(sent: list[Message]) -> list[Message]:
    """The messages about a game against computers alone, without its only player's own tiles."""
    return [message for message in to(sent, private_chat(ANN)) if not message.secret]


async def test_a_game_ends_when_all_people_have_left(toy: Stage) -> None:
    await toy.say(ANN, "/challenge @ben computer toy level=club")
    await toy.say(BEN, "/accept")
    await toy.say(ANN, "/resign yes")
    assert (await toy.table()).phase is Phase.RUNNING
    await toy.say(BEN, "/resign yes")
    table = await toy.table()
    assert (table.phase, table.due) == (Phase.OVER, None)


# --- trouble on the way


async def test_of_what_waited_only_the_newest_is_rewritten(toy: Stage) -> None:
    await begin(toy, three=True)
    opening = to(toy.chat.sent, LOBBY)[-1]
    await toy.delivery.close()
    await pick_unsent(toy, (ANN, "done"), (BEN, "done"))
    before = len(toy.chat.sent)
    toy.delivery.start()
    await toy.settle()
    rewritten = only(to(toy.chat.sent[before:], LOBBY))
    assert rewritten.replaces == reference(opening)
    assert "Cara, it is your turn." in words(rewritten)
    assert await toy.store.outbox() == ()


async def test_a_round_that_is_over_is_not_rewritten(toy: Stage) -> None:
    """The picture of an earlier round must not show the next one."""
    await begin(toy)
    await toy.delivery.close()
    await pick_unsent(toy, (ANN, "pick 2"), (ANN, "done"), (BEN, "done"))
    before = len(toy.chat.sent)
    toy.delivery.start()
    await toy.settle()
    closing = only(to(toy.chat.sent[before:], LOBBY))
    assert closing.replaces is None
    assert "The round is over." in words(closing)
    for who in (ANN, BEN):
        assert only(to(toy.chat.sent[before:], private_chat(who))).replaces is None


async def pick_unsent(stage: Stage, *lines: tuple[object, str]) -> None:
    """Type lines in private while nothing is sent."""
    for number, (who, text) in enumerate(lines):
        line = Incoming(f"unheard:{number}", LOBBY, who, text, private=True, locale="en")  # type: ignore[arg-type]
        await stage.service.handle(line)


async def test_where_the_channel_is_closed_a_round_is_one_message_for_each_player(toy: Stage) -> None:
    await begin(toy, three=True)
    toy.chat.trouble = lambda message: Unreachable("closed") if message.to == LOBBY else None
    await pick(toy, ANN, "done")
    await pick(toy, BEN, "done")
    boards = [message for message in to(toy.chat.sent, private_chat(CARA)) if "cannot write" in words(message)]
    first, second = boards
    assert second.replaces == reference(first)
    assert "Cara, it is your turn." in words(second)

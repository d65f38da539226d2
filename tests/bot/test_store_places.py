"""The store: tables in several chats, invitations to them and wrong codes, in an SQLite file and on a PostgreSQL server."""

from dataclasses import replace
from math import inf

from bot.chat.port import Account, Channel
from bot.store.change import Change, WrongInvitation
from bot.store.store import Store
from bot.tables.invitation import CODE_LASTS, CODES_EACH, WRONG_CODES_COUNT, Invitation, digest
from bot.tables.table import Answer, Phase, Place, Table, Watchable
from tests.bot.stage import ANN
from tests.people import participant, player
from tests.present import present
from tests.stores import Place as StorePlace

HOME, GROUP, SERVER = Channel("web", "lobby"), Channel("telegram", "-100"), Channel("discord", "5", "7")
DEN = Channel("web", "den")
TINA = Account("telegram", "1001")
RUNNING = (Phase.RUNNING,)


def table(number: int, *further: Channel, revision: int = 0) -> Table:
    players = (
        player("Ann", ANN.account, answer=Answer.ACCEPTED),
        player("Tina", TINA, answer=Answer.ACCEPTED, apart=True),
    )
    places = tuple(Place(channel, TINA) for channel in further)
    return Table(number, HOME, "summy", players, b"seed", phase=Phase.RUNNING, further=places, revision=revision)


async def numbers(store: Store, channel: Channel) -> list[int]:
    return [one.id for one in await store.tables_in(channel, RUNNING)]


async def test_a_table_is_found_in_each_of_its_places_and_nowhere_else(store: Store, place: StorePlace) -> None:
    await store.commit(Change(table=table(1, GROUP, SERVER)))
    await store.commit(Change(table=table(2)))
    assert [await numbers(store, one) for one in (HOME, GROUP, SERVER)] == [[1, 2], [1], [1]]
    await store.commit(Change(table=table(1, SERVER, revision=1)))
    await store.commit(Change(table=table(2, GROUP, revision=1)))
    assert [await numbers(store, one) for one in (HOME, GROUP, SERVER)] == [[1, 2], [2], [1]]
    another = await place.open()
    found = present(await another.table(1))
    assert found.further == (Place(SERVER, TINA),)
    assert [one.apart for one in found.players] == [False, True]
    assert [one.name for one in found.players] == ["Ann", "Tina"]
    await another.close()


async def test_n6_who_watches_is_kept_and_their_channel_is_no_place(store: Store, place: StorePlace) -> None:
    watched = replace(table(1, GROUP), watchers=(Place(SERVER, TINA),), watch=Watchable.DELAY)
    await store.commit(Change(table=watched))
    assert [await numbers(store, one) for one in (HOME, GROUP, SERVER)] == [[1], [1], []]
    another = await place.open()
    assert await another.watched_in(SERVER) == (replace(watched, revision=1),)
    await another.close()
    await store.move(SERVER, DEN)
    assert await store.watched_in(SERVER) == await store.watched_in(GROUP) == ()
    [moved] = await store.watched_in(DEN)
    await store.commit(Change(table=replace(moved, watchers=())))
    assert await store.watched_in(DEN) == ()
    await store.commit(Change(table=replace(moved, revision=moved.revision + 1, phase=Phase.OVER)))
    assert await store.watched_in(DEN) == (), "only while it is played"


async def test_a_channel_that_moves_takes_its_places_along(store: Store) -> None:
    await store.commit(Change(table=table(1, GROUP, SERVER)))
    new = Channel("telegram", "-200")
    await store.move(GROUP, new)
    assert [await numbers(store, one) for one in (GROUP, new)] == [[], [1]]
    await store.move(SERVER, HOME)  # it is the home already
    await store.move(HOME, new)  # and this is a place already
    found = present(await store.table(1))
    assert found.places == (new,)


async def test_who_is_forgotten_has_added_no_place_and_gets_no_new_tries(store: Store, place: StorePlace) -> None:
    await store.commit(Change(table=table(1, GROUP)))
    for line, at in (("new", 5.0), ("old", -WRONG_CODES_COUNT)):
        await store.commit(Change(source=line, wrong_invitation=WrongInvitation(TINA, at)))
    who = participant(ANN)
    await store.commit(Change(forget=type(who)(who.person, TINA, "Tina")))
    found = present(await store.table(1))
    assert found.further == (Place(GROUP, None),)
    assert await store.count_wrong_invitations(TINA, -inf) == 2
    await store.prune(0.0)
    assert await store.count_wrong_invitations(TINA, -inf) == 1, "what no longer counts is gone"


async def test_invitations_and_wrong_codes_are_kept_as_long_as_they_count(store: Store, place: StorePlace) -> None:
    await store.commit(Change(table=table(1)))
    old, new = (Invitation(digest(code), 1, made) for code, made in (("A", 10.0), ("B", 10.0 + CODE_LASTS)))
    await store.commit(Change(invitation=old))
    assert await store.invitations(9.0) == (old,)
    await store.commit(Change(invitation=new))
    for line, at in (("1", 5.0), ("2", 6.0), ("3", 6.0 + WRONG_CODES_COUNT)):
        await store.commit(Change(source=line, wrong_invitation=WrongInvitation(TINA, at)))
    another = await place.open()
    assert await another.invitations(0.0) == (new,), "what has expired is gone"
    assert await another.count_wrong_invitations(TINA, 0.0) == 1
    assert await another.count_wrong_invitations(ANN.account, 0.0) == 0
    await another.close()


async def test_only_the_newest_codes_of_a_table_are_valid(store: Store) -> None:
    for number in (1, 2):
        await store.commit(Change(table=table(number)))
    other = Invitation(digest("other"), 2, 1.0)
    codes = [Invitation(digest(f"{at}"), 1, 10.0 + at) for at in range(CODES_EACH + 3)]
    for one in (other, *codes):
        await store.commit(Change(invitation=one))
    assert set(await store.invitations(0.0)) == {other, *codes[3:]}

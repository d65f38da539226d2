"""The challenge as a message: who is asked, for what, and the buttons that answer; pure."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.chat.facts import Named, TimeSpan
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.messages import announce, slots
from bot.tables import challenge
from bot.tables.options import TIME
from bot.tables.rated import may_count
from bot.tables.still_there import asks_who_is_there
from bot.tables.table import Answer, Phase, Table, Watchable
from core.game import Seat

_HOST: Final = Seat(1)
"""The challenger's seat before the game begins."""


def challenge_message(
    table: Table,
    locale: str,
    *,
    invites: bool = False,
    lapsed: bool = False,
    withdrawn: bool = False,
    about: Sequence[Sentence] = (),
) -> OutboxMessage:
    """The message with a challenge: who is asked, who has answered, with what options; edited as answers come.

    If it `invites`, a free place adds a button to invite another chat. A challenge that is off may have `lapsed`: then the
    challenger can ask again. They may have `withdrawn` it: then nobody else is to blame. The lines `about` the players stand
    above the question, which is read beside its buttons.
    """
    is_off = table.phase is Phase.OFF  # then nothing is drawn
    end = _off_line(table, lapsed=lapsed, withdrawn=withdrawn) if is_off else announce.commitment_sentence(table)
    lines = (
        Sentence("challenge", {"player": _host(table), "game": table.title, "table": str(table.id)}),
        *_option_lines(table),
        *announce.pace_line(table.pace),
        *about,
        *_condition_lines(table, about),
        *_seat_lines(table, withdrawn=withdrawn),
        *((Sentence("challenge-here"),) if asks_who_is_there(table) else ()),
        end,
    )
    buttons = ask_again_button(table) if lapsed else _buttons(table, invites=invites)
    return OutboxMessage(announce.home(table), lines, locale, table.id, slot=slots.challenge(table), buttons=buttons)


def _host(table: Table) -> Named:
    """The challenger as a fact of a sentence."""
    return announce.name(table.players[0])


def _condition_lines(table: Table, about: Sequence[Sentence]) -> Iterator[Sentence]:
    """The lines that say if there are hints, if the game is unrated, and who may let channels watch it."""
    said = any(one.key.startswith("handicap-") for one in about)  # these lines already say that the game is unrated
    alone = sum(player.level is None for player in table.players) < 2  # then nobody expects that the game is rated
    rated = may_count(table) or (alone and table.rated and not table.became_unrated)
    if table.hints or not (rated or said):
        yield Sentence("challenge-hints" if table.hints else "challenge-unrated")
    if table.watch is not Watchable.NO:
        yield Sentence("challenge-watched", {"watch": table.watch.value})


def _seat_lines(table: Table, *, withdrawn: bool) -> Iterator[Sentence]:
    """A line for each player asked, with their answer, and one for all free places.

    The challenger has one if they were asked whether they are still there, also once nothing has come of it. Of a challenge
    that was `withdrawn`, nobody is said not to have answered.
    """
    again = asks_who_is_there(table)
    free = sum(player.is_open for player in table.players)
    told_of_free = False
    host_asked = again or table.players[0].answer is Answer.INVITED
    for player in table.players if host_asked else table.players[1:]:
        state = "open" if player.is_open else player.answer.value
        waits = player.answer is Answer.INVITED and table.phase is Phase.OPEN
        if player.answer is Answer.INVITED and not waits:
            if player.is_open or withdrawn:
                continue
            state = "unanswered"
        if player.is_open and told_of_free:
            continue
        told_of_free |= player.is_open
        if again and waits and not player.is_open:
            state = "here"
        level = player.level.value if player.level else "none"
        asked = announce.name(player, notify=waits)
        yield Sentence("challenge-seat", {"player": asked, "state": state, "level": level, "count": free})


def _off_line(table: Table, *, lapsed: bool, withdrawn: bool) -> Sentence:
    """The line that says that a challenge is off, perhaps because it has lapsed or was withdrawn."""
    facts = {"table": str(table.id)}
    if withdrawn:
        return Sentence("challenge-withdrawn", {"player": _host(table), **facts})
    return Sentence("challenge-lapsed" if lapsed else "challenge-off", facts)


def _option_lines(table: Table) -> tuple[Sentence, ...]:
    """The lines with the agreed options of the game, and with the time for a round if it is limited."""
    if TIME not in table.engine.game.options or (limit := table.timer) is None:
        return announce.option_lines(table.game, table.options)
    others = {option: value for option, value in table.options.items() if option != TIME}
    timer = Sentence("challenge-timer", {"time": TimeSpan(limit.seconds)})
    return (*announce.option_lines(table.game, others), timer)


def ask_again_button(table: Table) -> tuple[ButtonSpec, ...]:
    """The button with which the challenger asks for the same once more."""
    return (ButtonSpec("button-ask-again", f"/challenge #{table.id}", seats=(_HOST,)),)


def answer_buttons(table: Table) -> tuple[ButtonSpec, ...]:
    """The buttons with which the people asked answer."""
    accept, decline = f"/accept #{table.id}", f"/decline #{table.id}"
    return (ButtonSpec("button-accept", accept), ButtonSpec("button-decline", decline))


def start_now_button(table: Table) -> tuple[ButtonSpec, ...]:
    """The button with which somebody who has accepted says that they are still there."""
    return (ButtonSpec("button-start-now", f"/accept #{table.id}"),)


def _buttons(table: Table, *, invites: bool) -> tuple[ButtonSpec, ...]:
    """The buttons that answer an open challenge, and those of its host."""
    if table.phase is not Phase.OPEN:
        return ()
    waiting = [player for player in table.players if player.answer is Answer.INVITED]
    buttons: list[ButtonSpec] = []
    if asks_who_is_there(table):
        buttons += start_now_button(table)
    elif any(not player.is_open for player in waiting):
        buttons += answer_buttons(table)
    if any(player.is_open for player in waiting):
        buttons.append(ButtonSpec("button-join", f"/join #{table.id}"))
        buttons += [ButtonSpec("button-invite", f"/invite #{table.id}")] if invites else []
    if waiting and challenge.has_enough(table):
        buttons.append(ButtonSpec("button-begin", f"/begin #{table.id}", seats=(_HOST,)))
    return (*buttons, _cancel_button(table))


def _cancel_button(table: Table) -> ButtonSpec:
    return ButtonSpec("button-cancel", f"/cancel #{table.id}", seats=(_HOST,))


def waiting_buttons(table: Table, seat: Seat) -> tuple[ButtonSpec, ...]:
    """The buttons for somebody with a seat who waits for the answers of others."""
    rules = ButtonSpec("button-rules", f"/rules {table.game}", name=table.title)
    return (rules, _cancel_button(table)) if seat == _HOST else (rules,)

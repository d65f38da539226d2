"""Commands that only answer: tables, records, proofs, rules, help; and what waits for somebody, or is kept of them."""

from dataclasses import replace

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.port import Private
from bot.commands import challenges, learning, puzzles
from bot.commands.context import CommandResult, Request, SetAside, table_lines
from bot.commands.next_seed import sealed
from bot.commands.racks import private_state
from bot.commands.ratings import lines_about_players
from bot.games.registry import DATA, GAMES, example, load
from bot.games.rulebook import RuleBook
from bot.games.rulebook import load as load_rules
from bot.grammar.command_types import Challenge, Export, ForgetMe, Help, Rules, Start, Tables, Verify
from bot.messages import announce
from bot.messages.challenge import challenge_message
from bot.messages.own_tiles import rack_message
from bot.messages.wording import OPTION, RULE, RULES_OPENING
from bot.store.change import Change
from bot.tables.playing import replay_log
from bot.tables.refusal import Refusal
from bot.tables.table import Answer, Phase
from core.errors import MoveError
from core.fair import commitment
from core.game import CHANCE


async def tables(request: Request, command: Tables) -> CommandResult:
    """`tables`: what is open and running here (in private: one's own)."""
    found = await request.tables((Phase.OPEN, Phase.RUNNING))
    if not found:
        raise Refusal("tables-none")
    return request.answer(Sentence("tables-head"), *table_lines(found))


async def export(request: Request, command: Export) -> CommandResult:
    """`export`: the record of a finished game, as a file."""
    table = await request.find_table(command.table, (Phase.OVER,), request.seated, lambda _: True, none="no-game-over")
    if table.phase is Phase.RUNNING:
        raise Refusal("export-not-over", table=str(table.id))
    await request.load(table)
    message = request.message(Sentence("export-here", {"table": str(table.id)}), table=table, document="record")
    return CommandResult.saying(message)


async def verify(request: Request, command: Verify) -> CommandResult:
    """`verify`: before the end the commitment, after it the seed, from which every draw is derived again.

    The answer has the commitment of the author's next game that begins at once, even with nothing to verify yet.
    """
    try:
        lines: tuple[Sentence, ...] = await _verified(request, command)
    except Refusal as nothing:
        if nothing.lines[0].key != "no-table" or command.table is not None:
            raise
        lines = nothing.lines
    seal, kept = await sealed(request)
    return CommandResult(Change(messages=(request.message(*lines, seal),), next_seeds=kept))


async def _verified(request: Request, command: Verify) -> tuple[Sentence, ...]:
    """What can be said of the draws of a table, and what that proves."""
    phases = (Phase.RUNNING, Phase.OVER)
    table = await request.find_table(
        command.table, phases, lambda t: t.phase is Phase.RUNNING, request.seated, lambda _: True, none="no-table"
    )
    number, seal = str(table.id), commitment(table.seed)
    if table.phase not in (Phase.OPEN, *phases):
        raise Refusal("table-not-running", table=number, phase=table.phase.value)
    if table.phase is not Phase.OVER:
        return (Sentence("verify-running", {"table": number, "seal": seal}),)
    log = await request.services.store.log(table.id)
    try:
        replay_log(table, load(table.game, table.options, table.version).game, log)
    except (MoveError, KeyError) as error:
        raise SetAside(table) from error
    draws = sum(entry.seat == CHANCE for entry in log)
    facts = {
        "table": number,
        "seal": seal,
        "seed": table.seed.hex(),
        "luck": table.client_seed or "—",
        "draws": str(draws),
    }
    return (Sentence("verify-good", facts), Sentence("verify-proves"))


async def rules(request: Request, command: Rules) -> CommandResult:
    """`rules`: the rules of a game in a few words with a picture and its options, or one numbered rule."""
    name = command.game or await _game_meant(request, command.rule)
    if not name:
        return request.answer(Sentence("rules-games", {"games": ", ".join(GAMES)}), buttons=rule_buttons())
    if command.rule:
        return _one_rule(request, name, command.rule)
    options = load(name).game.options
    pictured = ", ".join(rule for rule in _book(request, name).rules if example(name, rule).is_file())
    lines = (
        Sentence(RULES_OPENING, {"game": name}),
        Sentence("rules-more", {"name": name, "pictured": pictured or "none"}),
        *((Sentence("rules-options"),) if options else ()),
        *(
            Sentence(OPTION, {"game": name, "option": option, "values": ", ".join(values)})
            for option, values in options.items()
        ),
    )
    buttons = (learning.learn_button(name), *_play_now(name))
    return CommandResult.saying(request.message(*lines, game=name, picture="example", buttons=buttons))


_WAYS_IN = (
    learning.LEARN_ANY,
    ButtonSpec("button-play-now", "/challenge"),
    puzzles.PUZZLE_ANY,
    ButtonSpec("button-rules-any", "/rules"),
    ButtonSpec("button-help-all", "/help all"),
)


def _play_now(name: str) -> tuple[ButtonSpec, ...]:
    """The button below a rule text that begins a game."""
    return (ButtonSpec("button-play-now", f"/challenge {name}"),)


def rule_ids(request: Request, name: str) -> tuple[str, ...]:
    """The rules of a game, for lines being typed."""
    return tuple(_book(request, name).headings)


def rule_buttons() -> tuple[ButtonSpec, ...]:
    """A button for the rules of each game."""
    return tuple(ButtonSpec("button-rules", f"/rules {name}", name=load(name).title) for name in GAMES)


def _one_rule(request: Request, name: str, typed: str) -> CommandResult:
    book = _book(request, name)
    found = book.find(typed)
    if found is None:
        raise Refusal("rules-unknown", game=load(name).title, rule=typed, rules=", ".join(book.rules))
    picture = f"example {found}" if example(name, found).is_file() else ""
    line = Sentence(RULE, {"game": name, "rule": found})
    message = request.message(line, game=name, picture=picture, buttons=_play_now(name))
    return CommandResult.saying(message)


async def _game_meant(request: Request, rule: str) -> str:
    """The game whose rules are meant if none is named: the only one, or the one being played; empty if unclear."""
    fitting = [name for name in GAMES if not rule or _book(request, name).find(rule)] or list(GAMES)
    if len(fitting) > 1:
        tables = [table for table in await request.tables((Phase.RUNNING,)) if request.seated(table)]
        fitting = list({table.game for table in tables if table.game in fitting})
    return fitting[0] if len(fitting) == 1 else ""


def _book(request: Request, name: str) -> RuleBook:
    return load_rules(DATA / "rules", request.locale, name)


async def forget(request: Request, command: ForgetMe) -> CommandResult:
    """`forget me`: one's name is erased everywhere; the games are kept."""
    tables = await request.services.store.tables_of(request.person, (Phase.OPEN, Phase.RUNNING))
    playing = tuple(filter(request.seated, tables))
    if playing:
        refusal = Refusal("forget-playing", table_lines(playing))
        refusal.secret = True  # they may be tables of other channels
        raise refusal
    if await request.services.store.tournaments.entered(request.person):
        raise Refusal("forget-tournament")
    message = replace(request.message(Sentence("forget-done")), forgets=True)
    others = [one for one in await request.services.store.accounts(request.person) if one != request.author.account]
    farewells = [replace(message, to=Private(account), answers=None, silent=True) for account in others]
    return CommandResult(Change(messages=(message, *farewells), forget=request.author))


async def start(request: Request, command: Start) -> CommandResult:
    """`start`: the games and invitations that wait for the author, in private; if there are none, how to begin one.

    In a channel to which the bot was just added, it greets everybody there.
    """
    if request.line.joined:
        return _greeting(request)
    person, services = request.person, request.services
    to, locale = request.private_chat, await services.locale(request.private_chat, heard=request.locale)
    messages = []
    for table in filter(request.seated, await services.store.tables_of(person, (Phase.OPEN, Phase.RUNNING))):
        if table.phase is Phase.RUNNING:
            loaded, seat = await request.load(table), table.seat_of(person)
            assert seat is not None, "they are seated"
            if table.moved_to_private:
                board = announce.board_message(table, announce.turn_lines(table, table.turn), locale)
                messages.append(replace(board, picture="board now"))
            messages.append(
                rack_message(table, private_state(loaded.engine.game, loaded.replay, seat), to, locale, anew=True)
            )
        elif any(player.person == person and player.answer is Answer.INVITED for player in table.players):
            title = load(table.game).title
            asked = challenge_message(table, title, locale, about=await lines_about_players(services, table))
            messages.append(replace(asked, to=to, slot=""))
    if not messages:
        return await _welcome(request)
    return CommandResult.saying(*messages)


async def _welcome(request: Request) -> CommandResult:
    """A greeting, the first question of a challenge, and a way in for newcomers."""
    asked = await challenges.ask(request, Challenge())
    first, *others = asked.change.messages
    welcome = replace(
        first, lines=(Sentence("start-welcome"), *first.lines), buttons=(*first.buttons, learning.LEARN_ANY)
    )
    return replace(asked, change=replace(asked.change, messages=(welcome, *others)))


def _greeting(request: Request) -> CommandResult:
    """What everybody in a channel is told to which the bot was just added: what it does, and a button for each game."""
    buttons = [ButtonSpec("button-choice", f"/challenge {name}", name=load(name).title) for name in GAMES]
    lines = (Sentence("greeting"), Sentence("greeting-how"))
    return CommandResult.saying(request.message(*lines, buttons=(*buttons, learning.LEARN_ANY), public=True))


async def help_(request: Request, command: Help) -> CommandResult:
    """`help`: what to begin with, all commands at a glance, or one of them."""
    if command.command:
        return request.answer(Sentence(f"help-{command.command}"))
    if command.all:
        return request.answer(Sentence("help-overview"), Sentence("help-footer"), buttons=rule_buttons())
    games = Sentence("help-all-games", {"games": ", ".join(GAMES)})
    lines = (Sentence("help-intro"), games, Sentence("help-first"), Sentence("help-more"))
    return request.answer(*lines, buttons=_WAYS_IN)

"""Time, notices and taking back in all chats and both languages, with their real clients (T1 to T8, N1 to N6, B1 to B3).

One program serves a whole conversation in one language. Its chapters are played with different games in each, so that
all five are played by both tests together; Ann is on Telegram, Ben on Discord, Cara in the web chat.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.games.opponents import Opponents
from bot.games.registry import load
from bot.grammar.seconds import DAY, HOUR
from bot.tables.table import Answer, Due, Phase, Table
from core.game import Level
from core.record import check, parse
from core.replay import TAKEBACK, cached_view
from tests.adapters.three_chats import OnTheWeb, Person, Seen, ThreeChats, three_chats
from tests.bot.timed import passes
from tests.crash.ledger import Ledger

GAMES = {
    "en": {"paces": "kakuro", "days": "summy", "late": "rummy-pur", "back": "kakuro", "watched": "summy"},
    "de": {"paces": "rummy-plus", "days": "summa", "late": "rummy-plus", "back": "summy", "watched": "kakuro"},
}
"""The game of each chapter, by language."""


class Conversation:
    """The acts of the three people, and what they are told; `chapter` counts, and decides who begins."""

    def __init__(self, three: ThreeChats, locale: str) -> None:
        self.three = three
        self.stage = three.stage
        self.locale = locale
        self.games = GAMES[locale]
        self.ledger = Ledger(three.there.settings.database)
        self.tables = 0

    def t(self, english: str, german: str) -> str:
        """The text that is typed or read in the language of this conversation."""
        return english if self.locale == "en" else german

    # --- games

    async def challenge(self, host: Person, game: str, english: str = "", german: str = "", *, seats: int = 3) -> int:
        """Make a challenge to whoever joins first; returns the number of its table."""
        self.tables += 1
        line = self.t(f"/challenge anyone {game} players={seats} ", f"/herausfordern jeden {game} spieler={seats} ")
        await host.say(line + self.t(english, german))
        await host.sees(f"#{self.tables}")
        return self.tables

    async def begun(self, people: Sequence[Person], game: str, english: str = "", german: str = "") -> int:
        """Begin a game of these people, the first of whom invites the others; returns the number of its table."""
        host, *others = people
        number = await self.challenge(host, game, english, german, seats=len(people))
        await host.tell(self.t(f"/invite #{number}", f"/einladen #{number}"))
        invitation = await host.reads(self.t(f"table #{number}: ", f"Tisch #{number}: "))
        [code] = re.findall(r"[2-9A-Z]{4}-[2-9A-Z]{4}", invitation.text)[:1]
        for one in others:
            await one.say(self.t(f"/join {code}", f"/mitspielen {code}"))
            await one.sees(f"#{number}")
        for one in people:
            await one.sees(self.t(f"begins at table #{number}", f"beginnt an Tisch #{number}"))
        await self.stage.settle()
        return number

    def table(self, number: int) -> Table:
        """A table as it is stored."""
        return self.ledger.table(number)[0]

    def acting(self, number: int) -> list[Person]:
        """The players who may act, in seat order."""
        table = self.table(number)
        people = {one.name: one for one in self.three.people}
        return [people[table.player(seat).name] for seat in sorted(table.turn)]

    def waiting(self, number: int) -> list[Person]:
        """The players who may not act."""
        names = [player.name for player in self.table(number).players if player.answer is not Answer.LEFT]
        acting = self.acting(number)
        return [one for one in self.three.people if one.name in names and one not in acting]

    def line(self, number: int) -> str:
        """A good move of the first who may act."""
        table = self.table(number)
        game, replay = self.ledger.game(number), self.ledger.replay(number)
        chosen = game.choose(cached_view(game, replay, min(table.turn)), Level.BEGINNER, Random(number))
        return self.t("/play", "/spielen") + f" #{number} " + ";".join(map(game.format, chosen))

    async def plays(self, number: int) -> Person:
        """Let the first player who may act play in private; returns the player."""
        mover, plies = self.acting(number)[0], self.table(number).plies
        await mover.tell(self.line(number))
        await self._moved(mover, number, plies)
        return mover

    async def _moved(self, mover: Person, number: int, plies: int) -> None:
        """Wait until the log has more than `plies` entries and everybody is told."""
        await mover.until(lambda: self.table(number).plies > plies)
        await self.stage.settle()

    # --- the chapters

    async def settings(self) -> None:
        """N5: everybody reads the settings of their channel, and moderators change them by buttons; T1: challenges follow."""
        head = self.t("The settings of this ", "Die Einstellungen diese")  # group or channel
        for one in self.three.people:
            await one.say(self.t("/settings", "/einstellungen"))
            shown = await one.reads(head)
            assert self.t("three days, one more for each move", "drei Tage, mit jedem Zug einer dazu") in shown.text
            await one.press(head, self.t("Choose the pace", "Bedenkzeit wählen"))
            await one.press(
                self.t("Time between people", "Bedenkzeit zwischen Menschen"),
                self.t("Time: ten days", "Zeit: zehn Tage"),
            )
            await one.reads(self.t("ten days, 36 hours more", "zehn Tage, mit jedem Zug 36 Stunden dazu"))
            number = await self.challenge(one, "summy")
            usual = await one.sees(f"#{number}")
            assert self.t("10 days for each player", "je 10 Tage") in usual.text
            await one.say(self.t("/settings pace=daily", "/einstellungen bedenkzeit=täglich"))
            await one.reads(self.t("three days, one more", "drei Tage, mit jedem Zug einer"))

    async def paces(self) -> None:
        """T1: a challenge offers paces with their meaning, or is refused with the reason."""
        title, ready = load(self.games["paces"]).title, self.t("Ready when you are", "Es kann losgehen")
        for one in self.three.people:
            await one.say(self.t("/challenge", "/herausfordern"))
            await one.press(self.t("Which game", "Welches Spiel"), title)
            await one.press(
                self.t("Who is to play", "Wer soll mitspielen"), self.t("Whoever joins first", "Wer zuerst mitspielt")
            )
            asked = await one.reads(ready)
            usual = self.t(
                "Time: [0-9]+ days for each player, .+ more", "Bedenkzeit: je [0-9]+ Tage, mit jedem Zug .+ dazu"
            )
            assert re.search(usual, asked.text), "what is usual in the channel"
            live = self.t("Time: five minutes", "Zeit: fünf Minuten")
            await one.press(ready, live)
            await one.reads_on(ready, live)
            await one.press(ready, self.t("Ask now", "Jetzt fragen"))
            self.tables += 1
            await one.sees(
                self.t("5 minutes for each player, 30 seconds more", "je 5 Minuten, mit jedem Zug 30 Sekunden dazu")
            )
            for english, german, said in (
                ("summy pace=40d", "summy bedenkzeit=40t", self.t("30 days at most", "höchstens 30 Tage")),
                ("summa pace=daily time=5m", "summa bedenkzeit=täglich zeit=5m", self.t("choose one of", "Wähle")),
            ):
                await one.say(self.t(f"/challenge anyone {english}", f"/herausfordern jeden {german}"))
                await one.reads(said)
        assert len(self.ledger.tables()) == self.tables

    async def days(self) -> None:
        """T2, T4 to T6, T8, N2 to N4: time is shown, given, stopped and asked for, all in the message of the turn."""
        people = self.three.people
        number = await self.begun(people, self.games["days"], "pace=2d+12h/5d", "bedenkzeit=2T+12Std/5T")
        await self._clocks_are_shown(number)
        before = self._shown()
        for at, asks in enumerate(people):
            first, second = people[at - 1], people[at - 2]
            await asks.tell(f"/pause #{number}")
            question = self.t("would like to pause the game", "eine Pause machen")
            for agrees in (first, second):
                await agrees.press(question, self.t("Agree to pause", "Pause annehmen"))
                await agrees.sees(question if agrees is first else self.t("is paused", "macht Pause"))
            await self.three.told(self.t("is paused", "macht Pause"))
            self.stage.now += 9 * DAY
            await first.press(self.t("is paused", "macht Pause"), self.t("Go on", "Weiter"))
            await self.three.told(self.t(f"{first.name} goes on", f"{first.name} macht weiter"))
            gives = self.waiting(number) or list(people)
            giver = gives[at % len(gives)]
            await giver.tell(self.t(f"/time #{number} +2h", f"/zeit #{number} +2std"))
            await self.three.told(
                self.t(f"{giver.name} gives 2 hours", f"{giver.name} schenkt an Tisch #{number} Zeit: 2 Stunden")
            )
            await asks.tell(self.t("/away 5d", "/abwesend 5t"))
            await asks.reads(self.t("You are away for 5 days", "Du bist 5 Tage abwesend"))
            await self.three.told(self.t(f"{asks.name} is away until", f"{asks.name} ist bis"))
            await asks.tell(self.t("/back", "/zurück"))
            await asks.reads(self.t("Welcome back!", "Willkommen zurück!"))
            await self.three.told(self.t(f"{asks.name} is back", f"{asks.name} ist wieder da"))
        self.stage.now += 2 * HOUR
        nudges = (self.waiting(number) or list(people))[0]
        await nudges.tell(self.t(f"/nudge #{number}", f"/anstupsen #{number}"))
        await nudges.reads(self.t("reminded now", "jetzt erinnert"))
        await self.stage.service.on_deadline(number)
        reminded = [one for one in self.acting(number) if one is not nudges]
        for one in reminded:
            await one.reads(self.t("⏰ It is your turn", "⏰ Du bist am Zug"))
            await one.press("⏰", self.t("Mute for this turn", "An diesen Zug nicht erinnern"))
            await one.reads(self.t("I do not remind you of this turn", "erinnere ich dich nicht mehr"))
        await self.stage.settle()
        assert self._shown() == before, "N4: nothing but the message of the turn"

    async def _clocks_are_shown(self, number: int) -> None:
        """T8: below the board and by `clock`, in the best form of each chat, with the moment where the zone is known."""
        for one in self.three.people:
            await one.tell(self.t("/remind zone=Europe/Berlin", "/erinnern zone=Europe/Berlin"))
            await one.reads(self.t("I remind you", "Ich erinnere dich"))
            await one.tell(self.t(f"/clock #{number}", f"/uhr #{number}"))
            told = await one.reads(self.t(f"Time at table #{number}", f"Zeit an Tisch #{number}"))
            board = await one.sees("⏳")
            assert "⏳" in told.text
            for shown in (told, board):
                if one is self.three.ben:
                    assert re.search(r"<t:\d+:R>", shown.text), shown.text
                else:
                    assert self.t("2 days", "2 Tage") in shown.text
            if one is not self.three.ben:
                moment = self.t(r"\(\w{3}, Jan \d+, \d\d:\d\d\)", r"\(\w\w\., \d+\. Jan\., \d\d:\d\d\)")
                assert re.search(moment, told.text), told.text
                assert not re.search(moment, board.text), "a channel has readers in many zones"

    async def late(self) -> None:
        """T3, T4, T7, N2: a player has no time left, and the others do something about it, up to the record of the game."""
        people = self.three.people
        number = await self.begun(people, self.games["late"], "pace=live rated=no", "bedenkzeit=sofort gewertet=nein")
        zero, title = (
            self.t(f"no time left at table #{number}", f"an Tisch #{number} keine Zeit mehr"),
            self.t("Claim", "Reklamieren"),
        )
        for lateness in range(3):
            self.stage.now = self.table(number).dues[Due.REMIND]
            await self.stage.service.on_deadline(number)
            [late] = self.acting(number)
            await late.reads(self.t("⏰ It is your turn", "⏰ Du bist am Zug"))
            await passes(self.stage, number)
            told = await self.three.told(zero)
            claims = self.waiting(number)[lateness % 2]
            if lateness == 0:
                computer = self.t("Let a computer play on", "Computer weiterspielen lassen")
                for one, shown in zip(people, told, strict=True):
                    may = one is not late or not isinstance(one, OnTheWeb)
                    assert shown.labels[-3:] == (title, self.t("Give time", "Zeit geben"), computer) or not may
                await claims.press(zero, computer)
                await self.three.told(self.t("A computer plays on for", "ein Computer weiter"))
                await self.stage.settle()
                await late.say(self.t(f"/back #{number}", f"/zurück #{number}"))
                await self.three.told(self.t(f"{late.name} is back at table", f"{late.name} ist wieder da an Tisch"))
                continue
            await claims.press(zero, title)
            await self.three.told(self.t(f"{late.name} has lost on time", f"{late.name} hat durch Zeit verloren"))
            if self.table(number).phase is Phase.OVER:
                break
        assert self.table(number).phase is Phase.OVER
        await self._recorded(number, "5m+30s/10m", "lost on time")

    async def _recorded(self, number: int, pace: str, *entries: str) -> None:
        """T7, B2: everybody gets the record of a game, which checks itself."""
        for one in self.three.people:
            await one.tell(self.t(f"/export #{number}", f"/exportieren #{number}"))
            text = await one.record(number)
            record = parse(text)
            assert record.tags.get("Pace") == (pace or None)
            assert all(any(line.text == entry for line in record.lines) for entry in entries), text
            check(record, self.ledger.game(number))

    async def taken_back(self) -> int:
        """B1 to B3: moves are shown before they are played, and taken back where the others agree."""
        people = self.three.people
        number = await self.begun(people, self.games["back"], "pace=none", "bedenkzeit=keine")
        for one in people:
            await one.tell(self.t("/confirm on", "/bestätigen an"))
            said = await one.reads(self.t("From now on I show you", "Ab jetzt zeige ich dir"))
            assert (self.t("web chat", "Web-Chat") in said.text) == isinstance(one, OnTheWeb)
        for at in range(3):
            mover, plies = self.acting(number)[0], self.table(number).plies
            await mover.tell(self.line(number))
            if not isinstance(mover, OnTheWeb):
                shown = self.t(f"Your move at table #{number}. It is played", f"Dein Zug an Tisch #{number}. Gespielt")
                await mover.press(shown, self.t("Change", "Ändern"))
                await mover.reads(self.t("Nothing was played", "ist nichts gespielt"))
                assert self.table(number).plies == plies
                await mover.tell(self.line(number))
                await mover.press(shown, self.t("Play", "Spielen"))
            await self._moved(mover, number, plies)
            await self.stage.settle()
            await mover.tell(self.t("/confirm off", "/bestätigen aus"))
            await mover.reads(self.t("From now on your moves are played", "Ab jetzt werden deine Züge gespielt"))
            self.stage.now += HOUR
            await self._taken_back_by(mover, number, agreed=at != 1)
            if at != 1:
                assert self.acting(number)[0] is mover
                await self.plays(number)
        return number

    async def _taken_back_by(self, mover: Person, number: int, *, agreed: bool) -> None:
        """Somebody asks to take their turn back; the others agree, or the first of them does not."""
        people = self.three.people
        first, second = (one for one in people if one is not mover)
        await mover.say(self.t(f"/takeback #{number}", f"/zurücknehmen #{number}"))
        question = self.t("would like to take their last turn back", "möchte den letzten eigenen Zug zurücknehmen")
        await self.three.told(question)
        agree = self.t("Agree", "Einverstanden")
        for one in (first, second):
            await one.is_asked_alone(question, agree)
        if not agreed:
            await first.press(question, self.t("Decline", "Ablehnen"))
            declined = self.t(f"{first.name} does not agree", f"{first.name} ist nicht einverstanden")
            await self.three.told(declined)
            for one in (first, second):
                await one.is_told_alone(question, declined)
            return
        await first.press_alone(question, agree)
        await second.sees(self.t(f"● {first.name} agrees", f"● {first.name} ist einverstanden"))
        await second.press_alone(question, agree)
        taken = self.t(f"{mover.name} has taken the last turn back", f"{mover.name} hat den letzten Zug zurückgenommen")
        await self.three.told(taken)
        await self.stage.settle()
        for one in (first, second):
            await one.is_told_alone(question, taken)

    async def own_games(self, *running: int) -> None:
        """N1: everybody sees their games of all chats, those first where it is their turn; none is given up by guessing."""
        for one in self.three.people:
            await one.tell(self.t("/games", "/partien"))
            listed = await self._listed(one, running)
            assert one is not self.three.ben or "https://discord.com/channels/" in listed.text
            await one.tell(self.t("/resign", "/aufgeben"))
            asked = await one.reads(self.t("Which game do you want to give up?", "Welche Partie möchtest du aufgeben?"))
            assert len(asked.labels) == len(running)
        *leaving, last = self.three.people
        label = f"#{running[-1]} {load(self.table(running[-1]).game).title}"
        for one in leaving:
            await one.press(self.t("Which game do you want to give up?", "Welche Partie möchtest du aufgeben?"), label)
            await one.reads(self.t("Do you want to give up", "Möchtest du"))
            await self.stage.settle()
            await one.press(self.t("Do you want to give up", "Möchtest du"), self.t("Give up", "Aufgeben"))
            told = await one.reads(self.t("You have given up", "aufgegeben."))
            assert f"#{running[-1]}" in told.text
        await self.three.told(self.t(f"{last.name} wins", f"{last.name} gewinnt"))
        await self._recorded(running[-1], "", TAKEBACK)

    async def _listed(self, one: Person, numbers: Sequence[int]) -> Seen:
        """The answer to `games`, which names all these tables."""

        def found() -> list[Seen]:
            lists = (shown for shown in one.own() if "⏰" not in shown.text)
            return [shown for shown in lists if all(f"#{number}" in shown.text for number in numbers)]

        await one.until(found)
        return found()[-1]

    async def watched(self) -> None:
        """N6: a channel follows what is played in others, and stops."""
        for at, watches in enumerate(self.three.people):
            players = [self.three.people[at - 2], self.three.people[at - 1]]
            number = await self.begun(
                players, self.games["watched"], "pace=none watch=yes", "bedenkzeit=keine zuschauer=ja"
            )
            await watches.say(self.t(f"/watch #{number}", f"/zusehen #{number}"))
            await watches.sees(self.t("This chat now watches", "Dieser Chat sieht jetzt"))
            before = len(watches.channel())
            mover = await self.plays(number)
            moved = await watches.sees_more_than(before)
            assert mover.name in moved.text
            assert not moved.labels
            await watches.say(self.t(f"/unwatch #{number}", f"/wegsehen #{number}"))
            await watches.sees(self.t("This chat no longer watches", f"an Tisch #{number} nicht mehr zu"))
            there = watches.channel()
            await self.plays(number)
            assert watches.channel() == there

    def _shown(self) -> list[list[int]]:
        """The messages of the bot in each channel."""
        return [[one.id for one in person.channel()] for person in self.three.people]


@pytest.mark.slow
@pytest.mark.parametrize("locale", GAMES)
async def test_t1_t2_t3_t4_t5_t6_t7_t8_n1_n2_n3_n4_n5_n6_b1_b2_b3_in_every_chat(
    tmp_path: Path, opponents: Opponents, locale: str
) -> None:
    async with three_chats(tmp_path, opponents, locale) as three:
        talk = Conversation(three, locale)
        await talk.settings()
        await talk.paces()
        await talk.days()
        await talk.late()
        taken_back = await talk.taken_back()
        running = talk.ledger.running()
        assert running[-1] == taken_back
        await talk.own_games(*running)
        await talk.watched()

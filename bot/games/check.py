"""`python -m bot check FILE…`: verify game records, with one line of output for each file."""

from collections.abc import Sequence
from pathlib import Path

from bot.chat.text import Texts
from bot.games.registry import GAMES, load, prefix
from bot.settings import DATA
from core.errors import MoveError
from core.record import RecordError, check, parse, result


def check_files(files: Sequence[str], language: str) -> int:
    """Print whether each record is right; returns the exit status, 0 if all are right."""
    texts = Texts.load(DATA / "text", default=language)
    lines = [check_file(Path(file), texts, language) for file in files]
    for _, line in lines:
        print(line)  # noqa: T201
    return 0 if files and all(right for right, _ in lines) else 1


def check_file(file: Path, texts: Texts, language: str) -> tuple[bool, str]:
    """Whether a record is right, and the line that says so: `FILE: ok 1:212 2:199` or `FILE:LINE: code: sentence`."""
    name = ""
    try:
        record = parse(file.read_text("utf-8"))
        name = record.game
        if record.game not in GAMES:
            raise RecordError(record.where["Game"], "unknown-game", text=record.game, games=", ".join(GAMES))
        try:
            game = load(record.game, record.options, record.version).game
        except RecordError:
            raise
        except MoveError as wrong:
            where = record.where["Rules" if wrong.code == "unknown-rules" else "Options"]
            raise RecordError(where, wrong.code, **wrong.facts) from None
        replay = check(record, game)
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else "not UTF-8"
        sentence = texts.plain("record-unreadable-file", language, {"problem": problem})
        return False, f"{file}:0: unreadable-file: {sentence}"
    except RecordError as wrong:
        return False, f"{file}:{wrong.line}: {wrong.code}: {_sentence(wrong, name, texts, language)}"
    return True, f"{file}: ok {result(game, replay.position) or ''}".rstrip()


def _sentence(wrong: RecordError, game: str, texts: Texts, language: str) -> str:
    """The sentence for an error of the record's own game, else the one for records of any game."""
    key = f"{prefix(game)}-{wrong.code}" if game in GAMES else ""
    facts = {"player": wrong.facts.get("seat", ""), **wrong.facts}
    if "least" in facts and "most" in facts:
        facts["exactly"] = "yes" if facts["least"] == facts["most"] else "no"
    return texts.plain(key if texts.has(key, language) else f"record-{wrong.code}", language, facts)

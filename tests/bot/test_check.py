"""`python -m bot check`: one line a file, and an exit status scripts can rely on."""

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games.check import check_file, check_files
from bot.games.registry import GAMES, example, load
from tests.bot.stage import ANN, BEN, Stage, only, words
from tests.bot.toys import LIMIT, begin
from tests.crash.program import ROOT
from tests.texts import TEXTS

GOLDEN = sorted((ROOT / "tests" / "core" / "summy" / "games").glob("*.game"))
RESIGNED = next(path for path in GOLDEN if path.stem == "two_resigned")


def broken(tmp_path: Path, old: str, new: str) -> Path:
    text = RESIGNED.read_text("utf-8")
    assert old in text
    file = tmp_path / "broken.game"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_golden_records_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(GOLDEN) >= 10
    assert main(["check", *map(str, GOLDEN)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(GOLDEN)
    for path, line in zip(GOLDEN, lines, strict=True):
        assert re.fullmatch(re.escape(str(path)) + r": ok( \d+:-?\d+)+", line), line


@pytest.mark.parametrize(
    ("old", "new", "where", "code"),
    [
        ("* refill 2 2 x 6 = 1", "* refill 2 2 x 6 = 2", 13, "wrong-draw"),
        ("* refill 2 2 x 6 = 1", "* refill 2 2 x 6 =", 13, "wrong-draw"),
        ("1 M10v 5-3(=)2 | 10 10", "1 M10v 5-3(=)2 | 11 11", 14, "wrong-points"),
        ("1 M10v 5-3(=)2 | 10 10", "1 M10v 5-3(=)2 | 10 11", 14, "wrong-sum"),
        ("1 M10v 5-3(=)2 | 10 10", "1 M10v 9-6(=)3", 14, "not-in-rack"),
        ("1 M10v 5-3(=)2 | 10 10", "1 what is this", 14, "unreadable"),
        ("1 M10v 5-3(=)2 | 10 10", "2 M10v 5-3(=)2", 14, "not-your-turn"),
        ("1 M10v 5-3(=)2 | 10 10", "nonsense", 14, "bad-line"),
        ('[Result "1:50 2:34"]', '[Result "1:51 2:34"]', 3, "wrong-result"),
        ('[Ending "resigned"]', '[Ending "finished"]', 4, "wrong-ending"),
        ('[Game "summy"]', '[Game "chess"]', 1, "unknown-game"),
        ('[Game "summy"]', "", 1, "tag-missing"),
        ('[Seats "2"]', '[Seats "9"]', 2, "wrong-seats"),
        ('[Seats "2"]', '[Seats "two"]', 2, "bad-seats"),
        ('[Seats "2"]', '[Seats "2"]\n[Options "blitz=yes"]', 3, "unknown-option"),
        ('[Seats "2"]', '[Rules "9"]\n[Seats "2"]', 2, "unknown-rules"),
        ('[Seats "2"]', '[Rules "one"]\n[Seats "2"]', 2, "bad-rules"),
        ('[Seed "05', '[Seed "06', 5, "wrong-commit"),
        ('[Seed "05', '[Seed "xx', 6, "bad-seed"),
        ('[Mix "seven"]', '[Mix "eight"]', 10, "wrong-draw"),
    ],
)
def test_the_first_wrong_line_is_named_in_every_language(
    tmp_path: Path, old: str, new: str, where: int, code: str
) -> None:
    file = broken(tmp_path, old, new)
    sentences = []
    for language in ("en", "de"):
        right, line = check_file(file, TEXTS, language)
        assert not right
        found = re.fullmatch(re.escape(str(file)) + r":(\d+): ([a-z-]+): (.+[.?])", line)
        assert found, line
        assert (int(found[1]), found[2]) == (where, code)
        sentences.append(found[3])
    assert sentences[0] != sentences[1]


def test_one_wrong_record_among_right_ones_fails_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = broken(tmp_path, "| 10 10", "| 11 11")
    assert main(["check", str(GOLDEN[0]), str(file), str(GOLDEN[1])]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [": ok" in line for line in lines] == [True, False, True]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_wrong_is_printed_in_the_language_of_the_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    file = broken(tmp_path, "| 10 10", "| 11 11")
    assert check_files([str(file)], language) == 1
    assert capsys.readouterr().out == f"{check_file(file, TEXTS, language)[1]}\n"


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes.game").write_bytes(b"\xff\xfe\x00")
    for file in (tmp_path / "missing.game", tmp_path / "bytes.game", tmp_path):
        assert main(["check", str(file)]) == 1
        said = capsys.readouterr().out
        assert said.startswith(f"{file}:0: unreadable-file: ")
        assert "Error" not in said, "words, not the name of a class"


@pytest.mark.parametrize("arguments", [["check"], ["chekc", "x"], ["--cheque"], ["backup"], ["restore", "a", "b"]])
def test_whatever_else_is_typed_gets_the_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    said = capsys.readouterr()
    assert (ended.value.code, said.out) == (2, "")
    assert said.err.startswith("usage: python -m bot ")


@pytest.mark.parametrize(("argument", "told"), [("--help", "restore"), ("--version", "Summarum ")])
def test_it_says_what_it_can_do_and_what_it_is(argument: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([argument])
    assert ended.value.code == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("points=4-3-3-1", "This game with these options is for 4 players."),
        ("dense=yes", "This game is for 3 to 4 players."),
    ],
)
def test_a_number_of_seats_is_told_as_one_where_there_is_no_choice(tmp_path: Path, options: str, sentence: str) -> None:
    file = tmp_path / "seats.game"
    file.write_text(f'[Game "rummy-pur"]\n[Seats "2"]\n[Options "{options}"]\n\n* first 1\n', "utf-8")
    assert check_file(file, TEXTS, "en") == (False, f"{file}:2: wrong-seats: {sentence}")


async def test_a_game_against_the_clock_is_exported_and_found_right(toy: Stage, tmp_path: Path) -> None:
    await begin(toy)
    for line in ("pick 3; pick 2; done", "undo"):
        await toy.say(ANN, line, private=True)
    await toy.say(BEN, "pick 3", private=True)
    for _ in range(3):
        toy.now += LIMIT
        await toy.service.on_deadline(1)
    await toy.settle()
    assert "Every draw" in words(only(await toy.say(ANN, "/verify #1")))
    (said,) = await toy.say(ANN, "/export #1")
    assert said.document is not None
    record = said.document.text
    assert record.count("* time") == 3
    assert "1 undo" not in record, "refused: who is done is done"
    file = tmp_path / "toy.game"
    file.write_text(record, "utf-8")
    assert check_file(file, TEXTS, "en") == (True, f"{file}: ok 1:2 2:3")
    for old, new in (("* time", "* tick"), ("* time\n", "")):
        assert old in record
        file.write_text(record.replace(old, new, 1), "utf-8")
        right, line = check_file(file, TEXTS, "en")
        assert not right
        assert ": no-draw-due: " in line, line


@pytest.mark.parametrize("name", [name for name in GAMES if load(name).game.options])
def test_an_option_with_a_value_it_does_not_take_is_named(tmp_path: Path, name: str) -> None:
    option = next(iter(load(name).game.options))
    head, line, rest = example(name).read_text("utf-8").partition("[Seats")
    file = tmp_path / "wrong.game"
    file.write_text(f'{head}[Options "{option}=non-sense"]\n{line}{rest}', "utf-8")
    right, line = check_file(file, TEXTS, "en")
    assert not right
    assert f"bad-option: The option {option} cannot be non-sense." in line

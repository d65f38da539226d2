"""The vendored library of the page is the reviewed one, with the licences it demands."""

from hashlib import sha256
from pathlib import Path

VENDOR = Path("bot/adapters/web/page/vendor")


def test_the_vendored_library_is_unchanged() -> None:
    sums = [line.split() for line in (VENDOR / "SHA256SUMS").read_text(encoding="utf-8").splitlines()]
    assert {name for _, name in sums} == {path.name for path in VENDOR.glob("*.js")}
    for digest, name in sums:
        assert sha256((VENDOR / name).read_bytes()).hexdigest() == digest


def test_the_licences_of_the_vendored_library_are_kept() -> None:
    assert "The MIT License" in (VENDOR / "preact.LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in (VENDOR / "htm.LICENSE").read_text(encoding="utf-8")


def test_the_page_brings_no_other_library_and_loads_nothing_from_elsewhere() -> None:
    for script in VENDOR.parent.glob("*.js"):
        for line in script.read_text(encoding="utf-8").splitlines():
            if line.startswith("import "):
                assert 'from "./' in line, f"{script.name}: {line}"

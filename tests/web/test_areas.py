"""Where the tiles of a draft are shown on a picture, in ten-thousandths of its width and height."""

import pytest

from tests.web.conftest import Enter

pytestmark = pytest.mark.browser

FITTED = """async (rows) => {
    const { fitted } = await import("/page/areas.js");
    const areas = rows.map(([left, top, width]) => ({ left, top, width, height: 100, text: "", again: "" }));
    return fitted(areas).map(({ left, top, width }) => [left, top, width]);
}"""

CASES = {
    "room for all": ([(7000, 0, 800), (7800, 0, 800)], [(7000, 0, 800), (7800, 0, 800)]),
    "narrower up to the edge": (
        [(7000, 0, 800), (7800, 0, 800), (8600, 0, 800), (9400, 0, 800)],
        [(7000, 0, 750), (7750, 0, 750), (8500, 0, 750), (9250, 0, 750)],
    ),
    "in the order of the draft": ([(9600, 0, 800), (8800, 0, 800)], [(9400, 0, 600), (8800, 0, 600)]),
    "what lies apart or in another row stays": (
        [(1000, 0, 800), (9000, 0, 800), (9800, 0, 800), (8200, 500, 800)],
        [(1000, 0, 800), (9000, 0, 500), (9500, 0, 500), (8200, 500, 800)],
    ),
    "over the last piece of a full row": ([(9900, 0, 800)], [(9200, 0, 800)]),
}


async def test_the_tiles_of_a_draft_lie_beside_each_other_in_the_picture(enter: Enter) -> None:
    page = await enter("Ann")
    for case, (areas, expected) in CASES.items():
        assert [tuple(area) for area in await page.evaluate(FITTED, areas)] == expected, case

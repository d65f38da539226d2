"""Pictures in the web chat: a press on an area types its text, and every picture can be enlarged."""

from dataclasses import replace
from io import BytesIO
from typing import Literal

import pytest
from PIL import Image
from playwright.async_api import Browser, Page, expect

from bot.chat.port import Animation, Message, Picture, Private, Span
from tests.web.at_table import BOARD, SQUARE, Room, press
from tests.web.conftest import Enter
from tests.web.playing import show, window
from tests.web.stand_in import CHANNEL, LOBBY, PRIVATE, StandIn, png

pytestmark = pytest.mark.browser


async def test_what_is_tapped_is_typed(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await stand_in.chat.send(Message(LOBBY, (Span("The board"),), "1", BOARD))
    await stand_in.chat.send(Message(Private(stand_in.person("ben")), (Span("Your tiles"),), "2", SQUARE))
    channel, private = ben.locator("#channel-input"), ben.locator("#private-input")
    await press(ben, "A board", 0.3, 0.3)
    await expect(channel).to_have_value("J13> ")
    await expect(channel).to_be_focused()
    await press(ben, "A board", 0.3, 0.3)
    await expect(channel).to_have_value("J13v ")
    await press(ben, "A board", 0.3, 0.3)
    await expect(channel).to_have_value("")
    await press(ben, "A board", 0.6, 0.3)
    # The move continues beside the tiles; a tile is no word, so no space separates it from the next.
    for x in (0.2, 0.5, 0.8, 0.8, 0.2):
        await press(ben, "Tiles", x, 0.5)
    await expect(private).to_have_value("K13> 222")
    await expect(channel).to_have_value("")
    # A move begun in private stays there, even if the next cell is tapped in the channel.
    await private.fill("")
    await press(ben, "Tiles", 0.2, 0.5)
    await press(ben, "A board", 0.3, 0.3)
    await expect(private).to_have_value("2 J13> ")
    await expect(channel).to_have_value("")
    await private.press("Enter")
    [line] = await stand_in.until_heard(1)
    assert (line.text, line.private) == ("2 J13>", True)


async def test_a_wide_picture_is_looked_at_from_close_by(stand_in: StandIn, enter: Enter) -> None:
    """A phone already shows it at full width: a press on it enlarges the part that was pressed."""
    ben = await enter("Ben", viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    await stand_in.chat.send(Message(LOBBY, (Span("Many grids"),), "1", Picture(png(200, 1600), "Eight grids")))
    await ben.locator(CHANNEL).get_by_role("img", name="Eight grids").tap()
    viewer = ben.locator("#viewer")
    large = viewer.locator("img")
    await expect(large).to_have_js_property("complete", True)
    await expect(large).to_be_in_viewport(ratio=1)
    await large.tap(position={"x": 340, "y": 340})
    await expect(viewer).to_have_class("viewer zoomed")  # a tap may arrive after the finger is lifted
    await expect(viewer).to_be_visible()
    box = await large.bounding_box()
    assert box is not None
    assert box["width"] > 1000
    assert box["x"] < -500, "the right side was pressed"
    await large.tap(position={"x": 1000, "y": 1000})
    await expect(viewer).to_be_hidden()


@pytest.mark.parametrize("size", [(390, 664), (360, 740), (664, 390), (1000, 800)])
async def test_the_button_that_closes_a_picture_covers_none_of_it(
    stand_in: StandIn, enter: Enter, size: tuple[int, int]
) -> None:
    ben = await enter("Ben", viewport={"width": size[0], "height": size[1]})
    for number, (name, high) in enumerate((("Two sheets", 2000), ("A board", 1000), ("A rack", 250))):
        await stand_in.chat.send(Message(LOBBY, (Span(name),), str(number), Picture(png(200, 1000, high), name)))
        await ben.locator(CHANNEL).get_by_role("img", name=name).dispatch_event("click")
        large, close = ben.locator("#viewer img"), ben.locator(".viewer-close")
        await expect(large).to_be_in_viewport(ratio=1)
        picture, button = await large.bounding_box(), await close.bounding_box()
        assert picture is not None
        assert button is not None
        assert picture["x"] + picture["width"] <= button["x"] or picture["y"] >= button["y"] + button["height"]
        await close.click()


async def test_a_tap_goes_to_the_caret_never_takes_what_was_typed_and_is_marked_while_it_stands_there(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben")
    await stand_in.chat.send(Message(LOBBY, (Span("The board"),), "1", BOARD))
    await stand_in.chat.send(Message(Private(stand_in.person("ben")), (Span("Your tiles"),), "2", SQUARE))
    channel, private = ben.locator("#channel-input"), ben.locator("#private-input")
    await channel.fill("/play 2x3=6")
    await channel.evaluate("field => field.setSelectionRange(5, 5)")
    await press(ben, "A board", 0.3, 0.3)
    await expect(channel).to_have_value("/play J13> 2x3=6")
    await channel.press("x")
    await expect(channel).to_have_value("/play J13>x 2x3=6")
    await press(ben, "Tiles", 0.2, 0.5)
    await expect(private).to_have_value("2")
    await expect(channel).to_have_value("/play J13>x 2x3=6")
    for field in (channel, private):
        await field.fill("")
    marks = ben.locator(".area.marked")
    await expect(marks).to_have_count(0)
    await press(ben, "A board", 0.3, 0.3)
    await expect(ben.locator(f"{CHANNEL} .area.marked")).to_have_count(1)
    for x in (0.2, 0.8):
        await press(ben, "Tiles", x, 0.5)
    await expect(private).to_have_value("J13> 2x")
    await expect(ben.locator(f"{CHANNEL} .area.marked")).to_have_count(1)
    await expect(ben.locator(f"{PRIVATE} .area.marked")).to_have_count(2)
    await press(ben, "Tiles", 0.8, 0.5)
    await expect(marks).to_have_count(2)
    await private.fill("J13>")
    await expect(marks).to_have_count(1)
    await private.press("Enter")
    await expect(marks).to_have_count(0)


# Close the view as Escape does, and type before the browser tells that it is closed; returns whether the view is open again.
CLOSE_AND_REDRAW = """async viewer => {
  viewer.close();
  document.querySelector("#channel-input").dispatchEvent(new Event("input", {bubbles: true}));
  for (let n = 0; n < 10; n++) await null;
  return viewer.open;
}"""

CLOSE_AND_OPEN = """async viewer => {
  const told = new Promise(done => viewer.addEventListener("close", done, {once: true}));
  viewer.dispatchEvent(new Event("cancel", {cancelable: true}));
  for (let n = 0; n < 10; n++) await null;
  const closed = !viewer.open;
  document.querySelector(".picture").click();
  if (closed) await told;
  for (let n = 0; n < 10; n++) await null;
  return [closed, viewer.open];
}"""


async def test_a_picture_made_large_as_soon_as_another_is_closed_stays_open(wide_room: Room) -> None:
    ben = wide_room.page
    await wide_room.say(Span("The board"), picture=BOARD)
    viewer = ben.locator("#viewer")
    await ben.locator(".enlarge").click()
    await expect(viewer).to_be_visible()
    assert await viewer.evaluate(CLOSE_AND_OPEN) == [True, True], "the browser tells of the closing after the opening"
    await ben.keyboard.press("Escape")
    await expect(viewer).to_be_hidden()


async def test_a_picture_to_tap_can_still_be_made_large(wide_room: Room) -> None:
    ben = wide_room.page
    await wide_room.say(Span("The board"), picture=BOARD)
    viewer = ben.locator("#viewer")
    await press(ben, "A board", 0.1, 0.1)
    await expect(viewer).to_be_visible()
    await ben.keyboard.press("Escape")
    await expect(viewer).to_be_hidden()
    await ben.locator(".enlarge").click()
    await expect(viewer).to_be_visible()
    await ben.keyboard.press("Escape")
    await expect(viewer).to_be_hidden()
    await ben.locator(f"{CHANNEL} .picture").focus()
    await ben.keyboard.press("Enter")
    await expect(viewer).to_be_visible()
    assert not await viewer.evaluate(CLOSE_AND_REDRAW), "what is drawn before the browser tells of it opens it again"
    await expect(viewer).to_be_hidden()
    await expect(ben.locator("#channel-input")).to_have_value("")
    # Keyboards and screen readers get the picture itself only.
    buttons = ben.locator(f"{CHANNEL} .message").get_by_role("button")
    await expect(buttons.filter(has=ben.get_by_role("img", name="A board"))).to_have_count(1)
    await expect(ben.get_by_role("button", name="Enlarge")).to_have_count(0)


async def test_taps_on_a_phone_leave_the_keyboard_down(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    await stand_in.chat.send(Message(LOBBY, (Span("The board"),), "1", BOARD))
    await stand_in.chat.send(Message(Private(stand_in.person("ben")), (Span("Your tiles"),), "2", SQUARE))
    image = ben.get_by_role("img", name="A board")
    box = await image.bounding_box()
    assert box is not None
    await image.tap(position={"x": box["width"] * 0.3, "y": box["height"] * 0.3})
    await expect(ben.locator("#channel-input")).to_have_value("J13> ")
    await expect(ben.locator("#channel-input")).not_to_be_focused()
    await show(ben, PRIVATE)
    for name, x in (("Tiles", 0.2), ("Tiles", 0.8)):
        image = ben.get_by_role("img", name=name)
        await image.tap(position={"x": box["width"] * x, "y": 20})
    await expect(ben.locator("#private-input")).to_have_value("J13> 2x")
    await expect(ben.locator("#private-input")).not_to_be_focused()
    assert await ben.evaluate("document.documentElement.scrollWidth") == 360


async def test_a_picture_is_dark_for_whoever_looks_at_it_in_the_dark(
    stand_in: StandIn, enter: Enter, browser: Browser
) -> None:
    drawn: list[str] = []

    def board(name: str) -> Picture:
        async def dark() -> bytes:
            drawn.append(name)
            return png(20)

        return replace(BOARD, dark=dark)

    ann = await enter("Ann")
    await stand_in.chat.send(Message(LOBBY, (Span("for Ann"),), "1", board("Ann")))
    await expect(ann.get_by_text("for Ann")).to_be_visible()
    assert drawn == [], "nobody looks at it in the dark"
    loaded: list[str] = []
    dark_window = await window(browser, color_scheme="dark")
    dark_window.on("request", lambda request: loaded.append(request.url))
    ben = await enter("Ben", dark_window)
    await expect(ben.get_by_text("for Ann")).to_be_visible()
    assert await shade(ben) == 20, "it is drawn as soon as somebody looks at it in the dark"
    assert [address[-5:] for address in loaded if "/picture/" in address] == ["/dark"], "no light one flashes up"
    assert await shade(ann) == 200
    await ann.emulate_media(color_scheme="dark")
    shown = "at => [...document.querySelectorAll(at)].at(-1).currentSrc.endsWith('/dark')"
    await ann.wait_for_function(shown, arg=f"{CHANNEL} .picture img")
    assert await shade(ann) == 20
    assert drawn == ["Ann"], "it is drawn once"
    own = Private(stand_in.person("ben"))
    await stand_in.chat.send(Message(own, (Span("for Ben alone"),), "2", board("Ben"), secret=True))
    await expect(ben.get_by_text("for Ben alone")).to_be_visible()
    assert await shade(ben, PRIVATE) == 20
    address = await ben.locator(f"{PRIVATE} .picture source").get_attribute("srcset")
    assert address is not None
    for end in ("", "/dark"):
        peeking = f"{ann.url.split('#')[0]}{address.removesuffix('/dark')}{end}"
        assert (await ann.request.get(peeking)).status == 404


async def test_what_cannot_be_drawn_in_the_dark_any_more_is_shown_as_it_was_sent(
    stand_in: StandIn, enter: Enter
) -> None:
    async def dark() -> bytes:
        return png(20)

    await stand_in.chat.send(Message(LOBBY, (Span("sent long ago"),), "1", replace(BOARD, dark=dark)))
    await stand_in.chat.stop()
    await stand_in.chat.start()
    ben = await enter("Ben", color_scheme="dark")
    await expect(ben.get_by_text("sent long ago")).to_be_visible()
    assert await shade(ben) == 200


async def shade(page: Page, panel: str = CHANNEL) -> int:
    """The brightness of the newest picture of a panel, from 0 to 255."""
    image = page.locator(f"{panel} .picture img").last
    await expect(image).to_have_js_property("complete", value=True)
    script = """async image => {
        await image.decode();
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, 1, 1).data[0];
    }"""
    return int(await image.evaluate(script))


def gif(shade: int) -> bytes:
    """A GIF of two frames."""
    first, second = (Image.new("P", (60, 40), colour) for colour in (0, 1))
    for one in (first, second):
        one.putpalette([shade, shade, shade, 200, 40, 40])
    out = BytesIO()
    first.save(out, "GIF", save_all=True, append_images=[second], duration=500, loop=0)
    return out.getvalue()


async def test_v3_an_animation_plays_in_place_and_only_on_a_tap_for_who_wants_little_motion(
    stand_in: StandIn, enter: Enter
) -> None:
    async def dark_picture() -> bytes:
        return png(60)

    async def dark_gif() -> bytes:
        return gif(10)

    ben = await enter("Ben", viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    replay = Picture(png(60), "Turn by turn", dark=dark_picture, animation=Animation(gif(240), dark_gif))
    await stand_in.chat.send(Message(LOBBY, (Span("Table #1, turn by turn"),), "1", replay))
    image = ben.locator(CHANNEL).get_by_role("img", name="Turn by turn")
    await expect(image).to_be_visible()
    seen, before = {}, ""
    settled = "([image, before]) => image.complete && image.currentSrc !== before && image.currentSrc"
    # One preference changes at a time: between two changes the image has yet another address for a moment.
    steps: tuple[tuple[Literal["no-preference", "reduce"], Literal["light", "dark"]], ...] = (
        ("reduce", "light"),  # as the page is opened
        ("no-preference", "light"),
        ("no-preference", "dark"),
        ("reduce", "dark"),
    )
    for motion, look in steps:
        await ben.emulate_media(color_scheme=look, reduced_motion=motion)
        address = await ben.wait_for_function(settled, arg=[await image.element_handle(), before])
        before = await address.json_value()
        answer = await ben.request.get(before)
        seen[motion, look] = answer.headers["content-type"], await answer.body()
    assert seen["no-preference", "light"] == ("image/gif", gif(240))
    assert seen["no-preference", "dark"] == ("image/gif", gif(10))
    assert [seen["reduce", look][0] for look in ("light", "dark")] == ["image/png"] * 2
    await image.tap()
    large = ben.locator("#viewer img")
    await expect(large).to_be_visible()
    answer = await ben.request.get(await large.evaluate("image => image.currentSrc"))
    assert await answer.body() == gif(10), "a tap plays it"

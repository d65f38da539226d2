"""The web chat as people see it: two windows, a reload, a restart, a phone."""

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.chat.port import Button, Message, Picture, Private, Span, Style
from tests.web.at_table import Room
from tests.web.conftest import Enter
from tests.web.playing import window
from tests.web.stand_in import CHANNEL, LOBBY, PRIVATE, StandIn, png

pytestmark = pytest.mark.browser


NO_FRAME_BEFORE_WORDS = """
    const waiting = [];
    for (const name of ["requestAnimationFrame", "setTimeout"]) {
      const later = window[name].bind(window);
      window[name] = (...call) => waiting.push(() => later(...call));
    }
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
      set onmessage(heard) {
        super.onmessage = (event) => { heard(event); waiting.splice(0).forEach((call) => call()); };
      }
    };
"""
"""Holds back all that waits for a frame, or for some time, until the server has said something."""


async def say(page: Page, text: str, panel: str = CHANNEL) -> None:
    field = page.locator(f"{panel} input[role=combobox]")
    await field.fill(text)
    await field.press("Enter")


def texts(page: Page, panel: str = CHANNEL) -> Locator:
    return page.locator(f"{panel} .message .text")


async def test_two_windows_of_one_browser_are_two_people(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", reduced_motion="no-preference")  # as most people have it
    ann = await enter("Ann", await ben.context.new_page())
    await say(ben, "Hello @Ann!")
    await expect(texts(ann)).to_have_text(["Hello @Ann!"])
    await expect(ann.locator(".mention.is-me")).to_have_text("@Ann")
    await expect(ben.locator(".mention.is-me")).to_have_count(0)
    await say(ann, "/board")
    await expect(texts(ann, PRIVATE)).to_have_text(["The tiles of ann"])
    await expect(texts(ben)).to_have_text(["Hello @Ann!", "Table #1: it is @ann's turn."])
    await expect(texts(ben, PRIVATE)).to_have_count(0)
    assert [line.author.name for line in await stand_in.until_heard(2)] == ["Ben", "Ann"]


async def test_a_page_whose_first_frame_comes_after_the_first_words_of_the_server_is_connected(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    page = await window(browser)
    await page.add_init_script(NO_FRAME_BEFORE_WORDS)
    await enter("Ben", page)
    await expect(page.locator("#status")).to_have_text("Connected")


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "the one that is now in the field"), ("de", "dem, der jetzt im Feld steht")]
)
async def test_instead_of_a_name_with_a_blank_one_without_is_filled_in(
    stand_in: StandIn, browser: Browser, locale: str, told: str
) -> None:
    page = await window(browser, locale=locale)
    await page.goto(stand_in.chat.address)
    name = page.locator("#name")
    await name.fill("Cara Müller")
    await name.press("Enter")
    await expect(page.locator("#problem")).to_contain_text(told)
    await expect(name).to_have_value("Cara_Müller")
    await name.press("Enter")
    await expect(page.locator("#status")).to_have_text("Connected" if locale == "en" else "Verbunden")


async def test_a_third_window_sees_no_rack_and_cannot_take_a_name(
    stand_in: StandIn, browser: Browser, enter: Enter
) -> None:
    ben = await enter("Ben")
    await say(ben, "/board")
    picture = ben.locator(f"{PRIVATE} .picture img")
    await expect(picture).to_have_attribute("alt", "Eight tiles")
    source = await picture.evaluate("image => image.src")
    third = await window(browser)
    await third.goto(ben.url)
    await expect(third.locator("#name")).to_have_value("Ben")
    await third.locator("#name").press("Enter")
    await expect(third.locator("#problem")).to_contain_text("already goes by that nickname")
    answer = await third.goto(source)
    assert answer is not None
    assert answer.status == 403
    third = await enter("Carla", third)
    await expect(texts(third)).to_have_text(["Table #1: it is @ben's turn."])
    await expect(texts(third, PRIVATE)).to_have_count(0)
    answer = await third.goto(source.replace(stand_in.person("ben").id, stand_in.person("carla").id))
    assert answer is not None
    assert answer.status == 404


async def test_a_name_of_ones_own_leads_back_in(enter: Enter) -> None:
    ben = await enter("Ben")
    again = await enter("ben", await ben.context.new_page())
    assert again.url == ben.url


async def test_everything_is_there_again_after_a_reload(wide_room: Room) -> None:
    ben = wide_room.page
    await say(ben, "/board")
    await expect(texts(ben)).to_have_count(2)
    await say(ben, "/aside")
    lines = ["/board", "Table #1: it is @ben's turn.", "/aside", "for the eyes of ben"]
    await expect(texts(ben)).to_have_text(lines)
    await ben.reload()
    await expect(texts(ben)).to_have_text(lines)
    await expect(ben.locator(".private .private-note")).to_have_text("Only you see this")
    await expect(ben.locator(f"{CHANNEL} .new-day .day")).to_have_count(1)
    await expect(ben.locator(f"{CHANNEL} .log")).to_have_attribute("aria-live", "polite")
    await ben.locator("#channel-input").press("ArrowUp")
    await expect(ben.locator("#channel-input")).to_have_value("/aside")
    await ben.locator("#channel-input").press("ArrowUp")
    await expect(ben.locator("#channel-input")).to_have_value("/board")


async def test_a_restart_of_the_program_loses_and_doubles_nothing(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    await say(ben, "before")
    await expect(texts(ben)).to_have_text(["before"])
    port = int(stand_in.chat.address.rstrip("/").rpartition(":")[2])
    await stand_in.chat.stop()
    await expect(ben.locator("#status")).to_contain_text("Connection lost")
    await say(ben, "while away")
    await say(ben, "/also")
    await expect(ben.locator(".pending li small")).to_have_text(["Waiting for the connection"] * 2)
    again = StandIn(stand_in.database, port=port)
    await again.chat.start()
    await expect(texts(ben)).to_have_text(["before", "while away", "/also", "You typed /also"])
    await expect(ben.locator(".pending li")).to_have_count(0)
    await expect(ben.locator("body")).to_have_attribute("data-state", "connected")
    assert [line.text for line in await again.until_heard(2)] == ["while away", "/also"]
    await again.chat.stop()


async def test_a_connection_comes_back_also_if_a_request_meanwhile_is_never_answered(
    stand_in: StandIn, enter: Enter
) -> None:
    ben = await enter("Ben")
    await ben.route("**/alive", lambda _: None)
    port = int(stand_in.chat.address.rstrip("/").rpartition(":")[2])
    await stand_in.chat.stop()
    await expect(ben.locator("body")).to_have_attribute("data-state", "lost")
    again = StandIn(stand_in.database, port=port)
    await again.chat.start()
    await expect(ben.locator("body")).to_have_attribute("data-state", "connected")
    await again.chat.stop()


async def test_a_newcomer_sees_what_to_do(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    ideas = ben.locator(f"{CHANNEL} .start-menu")
    await expect(ideas.locator(".start-action")).to_have_count(2)
    about = ideas.locator(".game-about")
    await expect(about).to_contain_text("Sums that cross like words")
    await ideas.get_by_role("button", name="Solitaire", exact=True).click()
    await expect(about).to_have_text("A game of numbers")
    await expect(ideas.locator(".start-action")).to_have_count(2)
    await ideas.get_by_role("button", name="Play Solitaire alone").click()
    [line] = await stand_in.until_heard(1)
    assert line.text == "/challenge alone solo"
    await ben.get_by_role("button", name="What can I do here?").first.click()
    await ideas.get_by_role("button", name="Summy", exact=True).click()
    await expect(ideas.get_by_role("button", name="Play Solitaire alone")).to_have_count(0)
    await ideas.get_by_role("button", name="By name").click()
    await ben.keyboard.type("ann")
    await expect(ben.locator("#channel-input")).to_have_value("/challenge @ann summy")
    await ben.locator("#channel-input").fill("")
    await ben.get_by_role("button", name="Play a game").first.click()
    await (
        ideas.get_by_role("group", name="Play Summy against the computer")
        .get_by_role("button", name="Beginner")
        .click()
    )
    await expect(ideas).to_be_hidden()
    await expect(ben.locator(f"{PRIVATE} .picture img")).to_be_visible()
    line = (await stand_in.until_heard(2))[-1]
    assert line.text == "/challenge computer summy level=beginner"
    assert line.addressed
    await ben.get_by_role("button", name="What can I do here?").first.click()
    await expect(ideas).to_be_visible()
    await ideas.get_by_role("button", name="Tournament", exact=True).click()
    assert (await stand_in.until_heard(3))[-1].text == "/tournament"
    await ben.get_by_role("button", name="What can I do here?").first.click()
    await ideas.get_by_role("button", name="My games", exact=True).click()
    await expect(ben.locator(f"{PRIVATE} .mine").last).to_contain_text("/games")
    await ben.get_by_role("button", name="What can I do here?").last.click()
    await ben.locator(f"{PRIVATE} .start-menu").get_by_role("button", name="Ratings", exact=True).click()
    await expect(ben.locator(f"{PRIVATE} .mine").last).to_contain_text("/rating")


async def test_a_button_types_its_command_where_it_stands(wide_room: Room) -> None:
    ben = wide_room.page
    ref = await wide_room.say(Span("Well?"), to=Private(wide_room.ben), buttons=(Button("Hint", "hint #1"),))
    await ben.locator(PRIVATE).get_by_role("button", name="Hint").click()
    [line] = await wide_room.until_heard(1)
    assert (line.text, line.private, line.addressed, line.reply_to) == ("hint #1", True, True, ref)


async def test_text_is_never_markup(wide_room: Room) -> None:
    ben = wide_room.page
    nasty = "<img src=x onerror=\"document.title='caught'\"> &amp; <b>bold</b>"
    await say(ben, nasty)
    await expect(texts(ben)).to_have_text([nasty])
    spans = (Span(nasty, Style.BOLD), Span("\nline two"), Span(nasty, Style.CODE))
    await wide_room.say(*spans, picture=Picture(png(3), '"><script>'), buttons=(Button(nasty, "/x"),))
    await expect(texts(ben)).to_have_text([nasty, f"{nasty}\nline two{nasty}"])
    await expect(ben.locator(f"{CHANNEL} .message strong")).to_have_count(1)
    await expect(ben.locator(".log b, .log script, .text img")).to_have_count(0)
    assert "caught" not in await ben.title()


async def test_a_message_changes_in_place(wide_room: Room) -> None:
    ben = wide_room.page
    ref = await wide_room.say(Span("one"), picture=Picture(png(1), "old board"))
    await wide_room.say(Span("two"))
    await wide_room.say(Span("one, changed"), picture=Picture(png(2), "new board"), replaces=ref)
    await expect(texts(ben)).to_have_text(["one, changed", "two"])
    await expect(ben.get_by_role("img", name="new board")).to_have_count(1)
    await expect(ben.get_by_role("img", name="old board")).to_have_count(0)


async def test_the_newest_message_stays_in_sight_until_one_scrolls_up(wide_room: Room) -> None:
    ben = wide_room.page
    await ben.set_viewport_size({"width": 1000, "height": 500})
    for number in range(12):
        await wide_room.say(Span(f"board {number}"), picture=Picture(png(number, 600), "board"))
    await expect(ben.get_by_role("img", name="board").last).to_be_in_viewport(ratio=0.9)
    await ben.locator(f"{CHANNEL} .scroller").hover()
    await ben.mouse.wheel(0, -1500)
    await expect(texts(ben).last).not_to_be_in_viewport()
    await wide_room.say(Span("news"))
    await ben.get_by_role("button", name="New messages").click()
    await expect(texts(ben).last).to_have_text("news")
    await expect(texts(ben).last).to_be_in_viewport()
    await wide_room.say(Span("The rules", Style.BOLD), Span("\nline" * 60))
    await expect(ben.locator(f"{CHANNEL} .text strong")).to_be_in_viewport()
    await wide_room.say(Span("after the rules"))
    await expect(ben.get_by_text("after the rules")).to_be_in_viewport()


async def test_what_is_rewritten_above_ones_own_lines_is_shown_from_its_top(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", viewport={"width": 390, "height": 700})
    to = Private(stand_in.person("ben"))
    ref = await stand_in.chat.send(Message(to, (Span("hand"),), "1", Picture(png(1, 600), "hand")))
    await ben.locator("[data-tab=private]").click()
    for number in range(6):
        await say(ben, f"move {number}", PRIVATE)
    await stand_in.until_heard(6)
    await expect(texts(ben, PRIVATE).last).to_be_in_viewport()
    await stand_in.chat.send(Message(to, (Span("the hand anew"),), "2", Picture(png(2, 600), "hand"), replaces=ref))
    await expect(texts(ben, PRIVATE).first).to_have_text("the hand anew")
    await expect(texts(ben, PRIVATE).first).to_be_in_viewport(ratio=1)
    await expect(ben.locator(f"{PRIVATE} .newest")).to_be_hidden()
    await say(ben, "/also", PRIVATE)
    await expect(texts(ben, PRIVATE).last).to_have_text("You typed /also")
    await expect(texts(ben, PRIVATE).last).to_be_in_viewport()


async def test_at_phone_width_the_panels_are_tabs_with_badges(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    await say(ben, "/board")
    line = await texts(ben).first.bounding_box()
    assert line is not None
    assert line["height"] < 30
    assert line["x"] + line["width"] > 320
    tab = ben.locator("[data-tab=private]")
    await expect(tab.locator(".badge")).to_contain_text("1")
    await expect(ben).to_have_title("(1) #lobby · Summarum")
    await expect(ben.locator(PRIVATE)).to_be_hidden()
    await tab.tap()
    await expect(texts(ben, PRIVATE)).to_be_visible()
    await expect(tab.locator(".badge")).to_be_hidden()
    await expect(ben).to_have_title("#lobby · Summarum")
    await expect(ben.locator(CHANNEL)).to_be_hidden()
    assert await ben.evaluate("document.documentElement.scrollWidth") == 360
    await stand_in.chat.send(Message(LOBBY, (Span("x" * 300),), "1"))
    await expect(ben.locator("[data-tab=channel] .badge")).to_contain_text("1")
    await ben.locator("[data-tab=channel]").tap()
    await expect(texts(ben).last).to_be_in_viewport()
    await ben.locator(f"{CHANNEL} .picture").tap()
    await expect(ben.locator("#viewer")).to_be_visible()
    assert await ben.evaluate("document.documentElement.scrollWidth") == 360


async def test_channels_by_name(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    ann = await enter("Ann", await ben.context.new_page())
    await ben.locator(".room-button").click()
    await ben.locator("#room-name").fill("Friends!")
    await ben.keyboard.press("Enter")
    await expect(ben.locator("#room-problem")).to_contain_text("A channel's name")
    await ben.locator("#room-name").fill("Friends")
    await ben.keyboard.press("Enter")
    await expect(ben.locator(".room-button")).to_contain_text("#friends")
    await say(ben, "just us")
    await expect(texts(ben)).to_have_text(["just us"])
    await say(ann, "in the lobby")
    await expect(texts(ann)).to_have_text(["in the lobby"])
    await expect(ben.locator(".room-button .badge")).to_have_text("1")
    await ann.goto(f"{ann.url.partition('#')[0]}#friends")
    await expect(texts(ann)).to_have_text(["just us"])
    await ben.reload()
    await expect(texts(ben)).to_have_text(["just us"])


async def test_too_long_a_line_does_not_leave_the_page(wide_room: Room) -> None:
    ben = wide_room.page
    await say(ben, "x" * 2001)
    await expect(ben.locator(f"{CHANNEL} .notice")).to_contain_text("at most 2000 characters")
    await expect(texts(ben)).to_have_count(0)
    await say(ben, "x" * 2000)
    await expect(texts(ben)).to_have_count(1)


@pytest.mark.parametrize("line_rate", [(3, 2.0)])
async def test_lines_typed_too_fast_go_out_later(stand_in: StandIn, enter: Enter) -> None:
    ben = await enter("Ben")
    for number in range(6):
        await say(ben, f"line {number}")
    await expect(ben.locator(f"{CHANNEL} .notice")).to_contain_text("You type faster")
    lines = await stand_in.until_heard(6)
    assert [line.text for line in lines] == [f"line {number}" for number in range(6)]
    await expect(ben.locator(f"{CHANNEL} .notice")).to_be_empty()


async def test_the_language_can_be_changed(enter: Enter) -> None:
    ben = await enter("Ben")
    await ben.locator("#me").click()
    await ben.locator("#language").select_option("de")
    await expect(ben.locator("html")).to_have_attribute("lang", "de")
    await expect(ben.locator("#status")).to_have_text("Verbunden")
    await ben.reload()
    await expect(ben.locator("#channel-input")).to_have_attribute("placeholder", "Nachricht an #lobby")


async def test_colours_can_be_read_in_light_and_dark(wide_room: Room) -> None:
    ben = wide_room.page
    await say(ben, "/board")
    await say(ben, "/aside")
    await expect(ben.locator(".private")).to_be_visible()
    grounds = set()
    for look in ("light", "dark"):
        await ben.emulate_media(color_scheme=look, reduced_motion="reduce")
        grounds.add(await ben.evaluate("getComputedStyle(document.body).backgroundColor"))
        ratios = await ben.evaluate(CONTRASTS)
        assert len(ratios) > 15
        assert {name: ratio for name, ratio in ratios.items() if ratio < 4.5} == {}
    assert len(grounds) == 2


# Walks every visible text and divides its luminance by that of the nearest ground behind it.
CONTRASTS = """() => {
  const parse = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b]
    .map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour.length < 4 || colour[3] === 1) return colour;
    }
    return [255, 255, 255];
  };
  const found = {};
  for (const node of document.querySelectorAll("body *")) {
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    if (!own || !node.checkVisibility({ opacityProperty: true })) continue;
    const pair = [light(parse(getComputedStyle(node).color)), light(ground(node))].sort((a, b) => b - a);
    found[`${node.tagName}.${node.className} ${node.textContent.slice(0, 20)}`] = (pair[0] + 0.05) / (pair[1] + 0.05);
  }
  return found;
}"""


async def test_a_button_for_the_private_chat_opens_it(stand_in: StandIn, enter: Enter) -> None:
    phone = await enter("Ben", viewport={"width": 390, "height": 844})
    private = Button("Private chat", "/start", private=True)
    await stand_in.chat.send(Message(LOBBY, (Span("Your game goes on there."),), "1", buttons=(private,)))
    await phone.get_by_role("button", name="Private chat").click()
    await expect(phone.locator("#private-input")).to_be_visible()
    assert not stand_in.heard, "it types nothing"

# The words of the web chat's own pages.
# {name}, {room}, {count}, {seconds} and {time} are filled in by the page, {limit} by the server.

## The login page

web-title = Summarum
web-login-title = Summarum: come in
web-login-greeting = Number games with friends
web-login-intro = Challenge a friend or the computer, and play right here in the chat. Pick a nickname and you are in. No account, no password.
web-login-known = Your nicknames in this browser
web-login-back = Go on as { $name }
web-login-nickname = Your nickname
web-login-rule = Up to 20 letters of any alphabet, digits, - or _, without blanks
web-login-enter = Come in
web-login-window = Playing with a friend at this computer? Open a second window and come in under another nickname: each window is a person of its own.
web-login-no-script = This chat needs JavaScript. Please switch it on for this page.
web-login-own = If it is yours, get it back below.
web-login-near = How about the one that is now in the field?
web-login-phrase = I have the five words for it
web-login-phrase-rule = The five words that were shown to you once under “Keep this nickname”.
web-login-recover = Get it back

## Around the conversation

web-skip = Skip links
web-tabs = Conversations
web-skip-channel = Skip to the channel's message field
web-skip-private = Skip to the private message field
web-channel-panel = Channel { $room }
web-channel-log = Messages in { $room }
web-private = Private
web-private-panel = Just you and Summarum
web-private-note = only you read this
web-private-log = Private messages with Summarum
web-private-hint = Nobody else can read this. Here you play against the computer, get your tiles, and can try moves out.
web-bot = Summarum
web-time-left = { $time } left
web-bot-tag = bot
web-me = You are { $name }
web-unread = { $count } unread
web-only-you = Only you see this
web-new-below = New messages

## Channels

web-channels = Channels
web-channels-switch = Switch channel, now { $room }
web-channel-open = Open a channel
web-channel-go = Open
web-channel-close = Close { $room }

## The menu

web-menu = Menu
web-settings = Settings
web-statistics = Statistics
web-language = Language
web-window = Open a window for a friend
web-invite = Invite a friend
web-invite-scan = Your friend scans this with the camera, or opens the link:
web-invite-code = QR code of the link
web-invite-link = Link to this channel
web-invite-copy = Copy
web-invite-copied = Copied. Send it to your friend.
web-invite-or = If that does not open:
web-invite-network = Both of you have to be in the same network, such as the Wi-Fi at home.
web-invite-alone = So far this chat can be opened on this computer alone, so a link would not help your friend. Whoever runs it lets others in by starting it again like this:
web-invite-alone-then = Then this window shows a link and a code to scan.
web-accounts = My accounts
web-keep = Keep this nickname
web-keep-why = This browser remembers you. With five words you can also come in as { $name } on another device, or when this browser has forgotten you.
web-keep-once = You see them only now: write them down. Whoever knows them can come in as you.
web-keep-replaces = If you had some before, only the new ones count.
web-keep-make = Show five words
web-keep-words = Your five words
web-keep-copied = Copied. Keep them where only you find them.
web-sign-out = Sign out
web-sign-out-why = To come in as { $name } again you need your five words. Without them nobody can use the nickname any more.
web-sign-out-here = Sign out here
web-sign-out-elsewhere = Sign out on all other devices
web-sign-out-done = Done: only this browser is { $name } now.
web-people = Who is here
web-people-me = { $name } (you)
web-people-none = Nobody else right now.
web-challenge = Challenge
web-start-button = What can I do here?

## The message field

web-write-channel = Message { $room }
web-write-private = Message Summarum privately
web-send = Send
web-suggestions = Suggestions
web-suggestions-count = Suggestions: { $count }. Choose with the arrow keys, take one with Tab.
web-reply = Reply
web-reply-to = Reply to { $name }
web-replying = Replying to { $name }
web-reply-cancel = Cancel the reply
web-sending = Sending …
web-moment = One moment …
web-waiting = Waiting for the connection
web-left = { $count } characters left
web-keys = Enter sends, the up arrow brings back what you wrote. In the messages the arrow keys move and R replies.

## The connection

web-connected = Connected
web-connecting = Connecting …
web-lost = Connection lost …
web-lost-hint = No connection: what you write or tap is sent as soon as it is back.

## Pictures and files

web-enlarge = Enlarge the picture
web-download = Save { $name }
web-close = Close

## The game one plays

web-dock = The game you play
web-dock-score = Points, yours first: { $scores }
web-dock-turn = Your turn
web-dock-wait = Waiting for the others
web-dock-wait-for = Waiting for { $name }
web-dock-paused = The game is paused
web-dock-late = Your time is up
web-dock-late-other = { $name } has no time left
web-dock-late-others = Somebody has no time left
web-dock-late-tip = You may still move, until another player decides.
web-dock-late-decide = No time left: a move still counts, until one of you decides.
web-dock-board = Whole table
web-dock-own = Your tiles
web-dock-own-kakuro = Your cards
web-dock-mine = My own
web-dock-show = Show the board
web-dock-games = Your games: choose the one to show
web-dock-tip = Tap the board and your tiles, or type your move.
web-dock-tip-summy = Tap the first and last cell of your sum, then its tiles; to exchange, only tiles.
web-dock-tip-kakuro = Tap a cell, then one side of a card; tap a card on the board to turn it over.
web-dock-tip-rummy-pur-drawing = First press Draw.
web-dock-tip-rummy-pur-choosing = First press Draw, or tap a tile of the old stock, then Play.
web-dock-tip-rummy-pur-laying = Tap the tiles of a meld, then Play. To end your turn: a tile, discard, Play.
web-dock-tip-rummy-pur-mending = Put in order what is marked on the table, or press Undo.
web-dock-tip-rummy-pur-out = You have no tile left: press Done.
web-dock-tip-rummy-plus-drawing = First press Draw.
web-dock-tip-rummy-plus-choosing = First press Draw, or tap a tile of the old stock, then Play.
web-dock-tip-rummy-plus-laying = Tap the tiles of a meld, then Play. To end your turn: a tile, discard, Play.
web-dock-tip-rummy-plus-mending = Put in order what is marked on the table, or press Undo.
web-dock-tip-rummy-plus-out = You have no tile left: press Done.
web-dock-tip-summa-blackening = Tap four cells to be black: no two in a row, in a column or corner to corner.
web-dock-tip-summa-placing = Tap a symbol, then its cell, until all have one.
web-dock-tip-summa-ready = All symbols have their cells. Press Done, or change something.
web-dock-tip-summa-scoring = Tap the first and the last cell of each numeral, then Play.
web-cells = Cells and tiles; the arrow keys go from one to the next
web-play = Play
web-done = Done
web-try = Try
web-clear = Clear
web-back = Take back the last tap
web-type = Type this
web-or = or
web-or-rummy-pur-drawing = first
web-or-rummy-pur-choosing = first
web-or-rummy-plus-drawing = first
web-or-rummy-plus-choosing = first
web-or-tap-on = tap more, or
web-reads = Reads as
web-hint = Hint
web-notice = When it is my turn
web-notice-sound = Play a sound
web-notice-vibration = Vibrate
web-notice-title = Say so in the page's title
web-notice-notification = Notify me
web-notice-blocked = Notifications are blocked in your browser
web-notice-turn = Your turn: { $name }
web-notice-ask = Shall I notify you when it is your turn?
web-yes = Yes
web-no = No
web-zoom-in = Larger
web-zoom-out = Smaller

## Where to begin

web-start-title = What would you like to do?
web-start-game = Which game?
web-game-takeback = Take back my last turn
web-game-pause = Pause
web-game-resign = Give up
# what kind of game, how long by docs/first-move.md, for how many
web-about = A game of numbers
web-about-summy = Sums that cross like words · 2 to 4 players
web-about-kakuro = Cards that add up · 2 to 4 players
web-about-summa = Dice and Roman numerals · 1 to 8 players
web-about-rummy-pur = Runs and groups of tiles · 3 or 4 players
web-about-rummy-plus = Rummy with groups to own · 2 to 4 players
web-start-learn = Learn { $name }
web-puzzle-leave = Back to { $name }
web-puzzle-try = Try the puzzle
web-puzzle-aside = Your game comes first: what you tap is for it, until you press “Try the puzzle” below.
web-start-play = Play a game
web-start-anyone = Whoever joins
web-start-name = By name …
web-start-computer-too = And the computer
web-level-beginner = Beginner
web-level-club = Club
web-level-master = Master
web-going-on = What is going on
web-going-on-running = being played
web-going-on-open = a seat is free
web-going-on-asked = waiting for an answer
web-going-on-you = you are challenged
web-go-on = Go on
web-watch = Watch
web-join = Join
web-accept = Accept
web-cancel = Cancel challenge
web-start-computer = Play { $name } against the computer
web-start-friend = Play { $name } with a friend
web-start-alone = Play { $name } alone
web-start-puzzle = A { $name } puzzle
web-start-puzzle-hint = one move brings most: which?
web-start-rules = Rules
web-start-mine = My games
web-start-ratings = Ratings
web-start-tournament = Tournament
web-start-help = Help
web-start-window = Friend at the same computer? Open a second window and come in under another nickname.

## Dates

web-today = Today
web-yesterday = Yesterday

## What cannot be done

web-refused-nick = A nickname has 1 to 20 letters of any alphabet, digits, - or _, and no blanks. Please try another one.
web-refused-alphabets = A nickname is written in one alphabet, because letters of two often look the same. Please try another one.
web-refused-taken = Somebody already goes by that nickname, or by one that looks the same. Please pick another one.
web-refused-banned = You are banned from this chat, so you cannot come in with this browser, under any nickname. If that is a mistake, ask those who lead or run the chat.
web-refused-phrase = Those are not the five words for this nickname. Please compare them once more; only the newest five count.
web-refused-long = That is too long: a message has at most { $limit } characters.
web-refused-empty = There is nothing to read in that message.
web-refused-fast = You type faster than we can read. Your message goes out in a moment.
web-refused-busy = That was a lot at once. Please wait a moment and try again.
web-refused-names = Many new nicknames have come from your network within an hour. Please try again later.
web-refused-unstored = The chat can store nothing right now. What you send waits here, and goes out once it can again.
web-refused-later = The chat can store nothing right now. Please try again later.
web-refused-room = A channel's name has 1 to 30 letters from a to z, digits, - or _.
web-refused-rooms = You have too many channels open. Close one first.
web-refused-windows = You have this chat open in too many windows. Close one of them.
web-refused-full = The chat is full right now. This page tries again by itself.
web-refused-malformed = This page sent something the chat does not understand. Please reload it.
web-refused-offline = The chat cannot be reached right now. Is it running?
web-given-up = I could not do this: for a minute my records could not be used. It is given up, and I will not try again. If you still mean it, type it once more.
web-overtaken = I stopped before I could do this, and things have moved on since. It is given up. If you still mean it, type it once more.

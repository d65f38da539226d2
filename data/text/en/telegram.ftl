### What only Telegram shows; for its list of commands, see menu.ftl.

## Answers to pressed buttons

telegram-answered-in-private = I have answered in our private chat.

## A group without pictures

telegram-no-pictures = I may send no pictures here, so boards come in words. Whoever manages the group can let me send photos.

## Picking a person and a group, in private

telegram-pick-person = Whom would you like to play? Pick them from your list: the key below the text field opens it.
telegram-pick-person-key = Open the list
telegram-pick-group = { $name }, good. Where do you want to play? Pick a group you are both in, or make one. If I am not in it yet, I am added.
telegram-pick-group-key = Pick the group
telegram-pick-not-there = { $name } is not in { $group }. Pick a group you are both in, or invite { $name } there first.
telegram-pick-done = I am asking { $name } in { $group }. The game is played there.
telegram-pick-cancel = Pick nobody
telegram-pick-cancelled = All right, nobody was asked.
telegram-pick-forgotten = I was interrupted and no longer know what you were picking. Let us begin again.

### What leaders of the web chat do about somebody who misbehaves.

moderate-elsewhere = Only the web chat has this command. Here the moderators of the server ban people.
moderate-leaders-only = Only those whom the operator of this chat has named can do that.
moderate-rename-how = Type the nickname and the new one, as in `/rename Ben Hedgehog`.
moderate-list = Banned from this chat: { $names }. `/unban` with a nickname lets somebody in again.
moderate-list-none = Nobody is banned from this chat. `/ban` with a nickname bans somebody.
moderate-unknown = Nobody here is called { $name }.
moderate-leader = { $name } leads this chat as well, so only its operator can do that.
moderate-ban = **{ $name }** is banned from this chat: they can no longer write, play or come in, and give up their games. `/unban { $name }` lets them in again.
moderate-unban = **{ $name }** may come in again.
moderate-rename = **{ $name }** is called **{ $new }** from now on.
moderate-nick = A nickname has 1 to 20 letters of any alphabet, digits, - or _, and no blanks.
moderate-nick-near = A nickname has 1 to 20 letters of any alphabet, digits, - or _, and no blanks. Did you mean `{ $near }`?
moderate-alphabets = A nickname is written in one alphabet.
moderate-taken = Somebody already goes by that nickname, or by one that looks the same.

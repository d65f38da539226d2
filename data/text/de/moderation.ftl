### Was Leiter des Web-Chats gegen jemanden tun, der sich danebenbenimmt.

moderate-elsewhere = Diesen Befehl gibt es nur im Web-Chat. Jemanden sperren können hier nur die Moderatoren des Servers.
moderate-leaders-only = Das kann nur, wen die Betreiber dieses Chats benannt haben.
moderate-rename-how = Tippe den Spitznamen und den neuen, etwa `/umbenennen Ben Igel`.
moderate-list = In diesem Chat gesperrt: { $names }. `/entsperren` mit einem Spitznamen lässt wieder herein.
moderate-list-none = In diesem Chat ist niemand gesperrt. `/sperren` mit einem Spitznamen sperrt jemanden.
moderate-unknown = { $name } heißt hier niemand.
moderate-leader = { $name } leitet diesen Chat ebenfalls; deshalb können das nur die Betreiber.
moderate-ban = **{ $name }** ist in diesem Chat gesperrt, kann weder schreiben noch spielen noch hereinkommen und gibt alle Partien auf. `/entsperren { $name }` hebt das auf.
moderate-unban = **{ $name }** darf wieder herein.
moderate-rename = **{ $name }** heißt von jetzt an **{ $new }**.
moderate-nick = Ein Spitzname hat 1 bis 20 Buchstaben eines beliebigen Alphabets, Ziffern, - oder _, und keine Leerzeichen.
moderate-nick-near = Ein Spitzname hat 1 bis 20 Buchstaben eines beliebigen Alphabets, Ziffern, - oder _, und keine Leerzeichen. Meinst du `{ $near }`?
moderate-alphabets = Ein Spitzname steht in einem einzigen Alphabet.
moderate-taken = So heißt schon jemand, oder so, dass es gleich aussieht.

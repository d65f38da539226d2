# Was alle Spiele gemeinsam haben, nach ihren Codes. Ein Spiel, das andere Worte braucht, hat einen eigenen Satz:
# `summy-stopped` geht vor `game-stopped`.

game-not-your-turn = Du bist nicht dran.
game-game-over = Die Partie ist zu Ende.
game-already-left = Du spielst in dieser Partie nicht mehr mit.
game-no-such-seat = Einen Platz { $seat } gibt es in dieser Partie nicht.
game-unreadable-nearest = Das kann ich nicht als Zug lesen. Meinst du `{ $nearest }`?
game-not-canonical = In einer Mitschrift muss dieser Zug so stehen: `{ $nearest }`.
game-wrong-chance = Ein solches Ziehen steht hier nicht an.
game-wrong-seat = Hier zieht nicht Platz { $seat }.
game-wrong-count = Gezogen sind { $drawn } Steine, fällig wären { $due }.
game-resigned = { $player } gibt auf.
game-stopped = Die Partie wurde abgebrochen.
game-over-finished = Die Partie ist zu Ende.
game-over-resigned = Die Partie ist zu Ende: Sonst spielt niemand mehr mit.
game-over-stopped = Die Partie wurde vorzeitig beendet.
game-score-left =
    { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, spielt nicht mehr mit.
game-hint-lay =
    `{ $move }` brächte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
game-off-board = { $cell } liegt außerhalb des Bretts, das bei { $last } aufhört.
game-not-in-stock =
    { $count ->
        [one] Dieser Stein ist nicht mehr im Vorrat: `{ $tiles }`.
       *[other] Diese Steine sind nicht mehr im Vorrat: `{ $tiles }`.
    }

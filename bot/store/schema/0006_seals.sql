-- Seeds whose seals are shown before the game: of the next game of a person that begins at once, and of each round.

CREATE TABLE next_seed (
    address TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE tournament ADD COLUMN seeds TEXT NOT NULL DEFAULT '[]';  -- JSON: round by round, in hexadecimal; one more than begun
ALTER TABLE entrant ADD COLUMN luck TEXT NOT NULL DEFAULT '';        -- words for the next round

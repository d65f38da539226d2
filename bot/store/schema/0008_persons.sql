-- Persons, who may have several accounts. Each account met so far becomes a person of its own.

CREATE TABLE person (
    id TEXT PRIMARY KEY             -- random
) STRICT, WITHOUT ROWID;

CREATE TABLE account (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,             -- as shown when it was linked; empty where it never was
    PRIMARY KEY (platform, id),
    UNIQUE (platform, id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX account_by_person ON account (person);

CREATE TEMPORARY TABLE met AS
SELECT platform, id, lower(hex(randomblob(16))) AS person FROM (
    SELECT platform, person AS id FROM seat WHERE person IS NOT NULL
    UNION SELECT platform, person FROM entrant
    UNION SELECT director_platform, director FROM tournament
);

INSERT INTO person (id) SELECT person FROM met;
INSERT INTO account (platform, id, person, name) SELECT platform, id, person, '' FROM met;

-- Where the game was asked for is told by a column: its player may go on with another account.
ALTER TABLE game_table ADD COLUMN moved_to_private INTEGER NOT NULL DEFAULT 0;

UPDATE game_table SET moved_to_private = 1
WHERE private = 1 AND NOT EXISTS (
    SELECT 1 FROM seat WHERE table_id = game_table.id AND chat IN (seat.person, '@' || seat.person)
);

CREATE TEMPORARY TABLE old_seat AS SELECT * FROM seat;
DROP TABLE seat;

CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    person TEXT REFERENCES person (id), -- NULL for computers, open places and names not yet known
    platform TEXT,                  -- the account with which the person last acted at the table
    account TEXT,
    name TEXT NOT NULL,
    level TEXT,
    answer TEXT NOT NULL,
    client_seed TEXT NOT NULL,
    computer_on_turn INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY (platform, account, person) REFERENCES account (platform, id, person) ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seat_by_person ON seat (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX seat_by_account ON seat (platform, account, person) WHERE account IS NOT NULL;
CREATE INDEX seat_by_computer_on_turn ON seat (table_id) WHERE computer_on_turn = 1;

-- Whoever declined and took another place had two seats.
INSERT INTO seat
SELECT table_id, seat, met.person, met.platform, met.id, name, level, answer, client_seed, computer_on_turn
FROM (
    SELECT *, row_number() OVER (PARTITION BY table_id, platform, person ORDER BY answer = 'declined', seat) AS nth
    FROM old_seat
) AS old
LEFT JOIN met ON met.platform = old.platform AND met.id = old.person AND old.nth = 1;

CREATE TEMPORARY TABLE old_tournament AS SELECT * FROM tournament;
CREATE TEMPORARY TABLE old_entrant AS SELECT * FROM entrant;
CREATE TEMPORARY TABLE old_match AS SELECT * FROM tournament_match;
DROP TABLE tournament_match;
DROP TABLE entrant;
DROP TABLE tournament;

CREATE TABLE tournament (
    id INTEGER PRIMARY KEY,
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,          -- JSON object
    rounds INTEGER NOT NULL,
    director TEXT NOT NULL REFERENCES person (id),
    director_platform TEXT,
    director_account TEXT,
    director_name TEXT NOT NULL,
    stage TEXT NOT NULL,
    out TEXT NOT NULL,              -- JSON: round by round the entrants who sat it out
    revision INTEGER NOT NULL,
    seeds TEXT NOT NULL,            -- JSON: round by round, in hexadecimal; one more than begun
    FOREIGN KEY (director_platform, director_account, director) REFERENCES account (platform, id, person)
        ON UPDATE CASCADE
) STRICT;

CREATE INDEX tournament_by_channel ON tournament (platform, chat, topic, id);
CREATE INDEX tournament_by_director ON tournament (director);

CREATE TABLE entrant (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    platform TEXT,                  -- the account with which the person last joined
    account TEXT,
    name TEXT NOT NULL,
    here INTEGER NOT NULL,
    excused INTEGER NOT NULL,
    client_seed TEXT NOT NULL,      -- words for the next round
    PRIMARY KEY (tournament_id, number),
    FOREIGN KEY (platform, account, person) REFERENCES account (platform, id, person) ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entrant_by_person ON entrant (person, tournament_id);

CREATE TABLE tournament_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id),
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,            -- JSON: the entrants in seat order
    over INTEGER NOT NULL,
    points TEXT NOT NULL            -- JSON: the match points in seat order, as exact fractions
) STRICT;

CREATE INDEX tournament_match_by_tournament ON tournament_match (tournament_id, round, table_id);

INSERT INTO tournament
SELECT old.id, old.platform, chat, topic, game, options, rounds, met.person, met.platform, met.id, director_name, stage, out,
    revision, seeds
FROM old_tournament AS old JOIN met ON met.platform = director_platform AND met.id = director;

INSERT INTO entrant
SELECT tournament_id, number, met.person, met.platform, met.id, name, here, excused, client_seed
FROM old_entrant AS old JOIN met ON met.platform = old.platform AND met.id = old.person;

INSERT INTO tournament_match SELECT * FROM old_match;

DROP TABLE met;
DROP TABLE old_seat;
DROP TABLE old_tournament;
DROP TABLE old_entrant;
DROP TABLE old_match;

-- Codes that link another account, and wrong ones that were typed.
CREATE TABLE link_code (
    platform TEXT NOT NULL,         -- the account that asked for it
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    digest BLOB,                    -- of the words; NULL once they were typed
    until REAL NOT NULL,            -- in seconds since 1970
    by_platform TEXT,               -- the account that typed it
    by_account TEXT,
    PRIMARY KEY (platform, account)
) STRICT, WITHOUT ROWID;

CREATE TABLE wrong_code (
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    at REAL NOT NULL,               -- in seconds since 1970
    PRIMARY KEY (platform, account, at)
) STRICT, WITHOUT ROWID;

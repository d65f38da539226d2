-- How people came out of puzzles, and the channels that get one every day.

CREATE TABLE puzzle_result (
    person TEXT NOT NULL REFERENCES person (id),
    puzzle TEXT NOT NULL,           -- as in `summy/17`
    day TEXT NOT NULL,              -- of which it was the puzzle; empty elsewhere
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    ended REAL NOT NULL,            -- in seconds since 1970
    mu REAL NOT NULL,               -- the rating of the person after it
    sigma REAL NOT NULL,
    puzzle_mu REAL NOT NULL,        -- the rating of the puzzle after it
    puzzle_sigma REAL NOT NULL,
    PRIMARY KEY (person, puzzle, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_result_by_puzzle ON puzzle_result (puzzle, ended);

CREATE TABLE daily (
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    time TEXT NOT NULL,             -- the time of day, as in `8:00`
    zone TEXT NOT NULL,
    due REAL NOT NULL,              -- when the next one is posted, in seconds since 1970
    posted TEXT NOT NULL,           -- the day of the last one; empty before the first
    PRIMARY KEY (platform, chat, topic)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_by_due ON daily (due);

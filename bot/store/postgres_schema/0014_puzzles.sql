-- How people came out of puzzles, and the channels that get one every day.

CREATE TABLE puzzle_result (
    person TEXT NOT NULL REFERENCES person (id),
    puzzle TEXT NOT NULL,           -- as in `summy/17`
    day TEXT NOT NULL,              -- of which it was the puzzle; empty elsewhere
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    ended DOUBLE PRECISION NOT NULL,            -- in seconds since 1970
    mu DOUBLE PRECISION NOT NULL,               -- the rating of the person after it
    sigma DOUBLE PRECISION NOT NULL,
    puzzle_mu DOUBLE PRECISION NOT NULL,        -- the rating of the puzzle after it
    puzzle_sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, puzzle, day)
);

CREATE INDEX puzzle_result_by_puzzle ON puzzle_result (puzzle, ended);

CREATE TABLE daily (
    platform TEXT NOT NULL,
    chat TEXT NOT NULL,
    topic TEXT NOT NULL,
    time TEXT NOT NULL,             -- the time of day, as in `8:00`
    zone TEXT NOT NULL,
    due DOUBLE PRECISION NOT NULL,              -- when the next one is posted, in seconds since 1970
    posted TEXT NOT NULL,           -- the day of the last one; empty before the first
    PRIMARY KEY (platform, chat, topic)
);

CREATE INDEX daily_by_due ON daily (due);

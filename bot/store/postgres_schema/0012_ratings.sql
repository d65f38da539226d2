-- Rated games in the order in which they ended, and the ratings they lead to.

-- How many rated games of each game have ended. Whoever changes ratings writes here first: they take turns.
CREATE TABLE rating_order (
    game TEXT PRIMARY KEY,
    games INTEGER NOT NULL
);

CREATE TABLE rated_game (
    table_id BIGINT PRIMARY KEY REFERENCES game_table (id),
    game TEXT NOT NULL,
    number INTEGER NOT NULL,             -- 1, 2 and so on in each game
    ended DOUBLE PRECISION NOT NULL,     -- in seconds since 1970
    UNIQUE (game, number)
);

CREATE TABLE rated_result (
    table_id BIGINT NOT NULL REFERENCES rated_game (table_id),
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    mu DOUBLE PRECISION NOT NULL,        -- the rating after the game
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Ratings as they stand. Whose they are follows from the seats; here they are kept so that they can be listed.
CREATE TABLE rating (
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    played DOUBLE PRECISION NOT NULL,    -- when the last of them ended
    first INTEGER NOT NULL,              -- the number of the first of them
    PRIMARY KEY (game, person)
);

CREATE INDEX rating_by_person ON rating (person);

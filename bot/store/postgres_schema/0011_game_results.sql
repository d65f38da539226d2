-- What each person reached in each game that is over, for statistics; who that is stands at the seat.

CREATE TABLE game_result (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    against TEXT NOT NULL,          -- people, else the level of the strongest computer; empty where alone
    reached TEXT NOT NULL,          -- won, tied or lost; empty where alone
    departure TEXT NOT NULL,        -- resign, lost on time or computer; empty for who stayed to the end
    rated INTEGER NOT NULL,         -- whether the game counted
    turns INTEGER NOT NULL,
    points INTEGER,                 -- NULL in a game that counts none
    best TEXT NOT NULL,             -- the move that brought the most; empty where none did
    best_points INTEGER NOT NULL,
    used DOUBLE PRECISION,          -- seconds of thinking; NULL without a clock
    PRIMARY KEY (table_id, seat)
);

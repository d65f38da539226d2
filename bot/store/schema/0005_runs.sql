-- The runs of the program, by which the outbox numbers its notes, and what falls due counted in seconds of service.

CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    tag TEXT NOT NULL UNIQUE        -- random: no other run has it, of this or of any other database
) STRICT;

ALTER TABLE outbox ADD COLUMN origin TEXT NOT NULL DEFAULT 'n';  -- what a note's nonce begins with; its id follows

UPDATE game_table SET due = due - coalesce((SELECT beat FROM service), created), revision = revision + 1
WHERE due IS NOT NULL;

DROP TABLE service;

CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served REAL NOT NULL,           -- seconds in service over all runs, as of the last heartbeat
    closed INTEGER NOT NULL         -- whether the last run has closed the file
) STRICT;

INSERT INTO service (id, served, closed) VALUES (1, 0, 1);

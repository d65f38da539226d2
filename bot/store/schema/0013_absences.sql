-- Absences, which stop the clocks of whoever is away, and how much time there is in a tournament.

CREATE TABLE absence (
    source TEXT PRIMARY KEY,        -- the line by which it began
    person TEXT NOT NULL REFERENCES person (id),
    since REAL NOT NULL,            -- in seconds of service, as the next
    until REAL NOT NULL,
    year INTEGER NOT NULL           -- the calendar year in which it counts
) STRICT, WITHOUT ROWID;

CREATE INDEX absence_by_person ON absence (person);

ALTER TABLE tournament ADD COLUMN pace TEXT NOT NULL DEFAULT '';         -- as in records, empty without one
ALTER TABLE tournament ADD COLUMN absences INTEGER NOT NULL DEFAULT 1;  -- whether they stop clocks

-- Persons, who may have several accounts. Each account met so far becomes a person of its own.

CREATE TABLE person (
    id TEXT PRIMARY KEY                  -- random
);

CREATE TABLE account (
    platform TEXT NOT NULL,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,                  -- as shown when it was linked; empty where it never was
    PRIMARY KEY (platform, id),
    UNIQUE (platform, id, person)
);

CREATE INDEX account_by_person ON account (person);

CREATE FUNCTION tell_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('account', one.platform || '/' || one.id)
    FROM (VALUES (OLD.platform, OLD.id), (NEW.platform, NEW.id)) AS one (platform, id) WHERE one.id IS NOT NULL;
    RETURN NULL;
END
$$;

-- processes keep accounts in memory until they hear of a change
CREATE TRIGGER account_is_told AFTER INSERT OR UPDATE OR DELETE ON account
    FOR EACH ROW EXECUTE FUNCTION tell_of_account();

CREATE TEMPORARY TABLE met ON COMMIT DROP AS
SELECT platform, id, replace(gen_random_uuid()::text, '-', '') AS person FROM (
    SELECT platform, person AS id FROM seat WHERE person IS NOT NULL
    UNION SELECT platform, person FROM entrant
    UNION SELECT director_platform, director FROM tournament
) AS one;

INSERT INTO person (id) SELECT person FROM met;
INSERT INTO account (platform, id, person, name) SELECT platform, id, person, '' FROM met;

-- Where the game was asked for is told by a column: its player may go on with another account.
ALTER TABLE game_table ADD COLUMN moved_to_private INTEGER NOT NULL DEFAULT 0;

UPDATE game_table SET moved_to_private = 1
WHERE private = 1 AND NOT EXISTS (
    SELECT 1 FROM seat WHERE table_id = game_table.id AND chat IN (seat.person, '@' || seat.person)
);

DROP INDEX seat_by_person;
ALTER TABLE seat RENAME COLUMN person TO account;    -- the one with which the person last acted at the table
ALTER TABLE seat ADD COLUMN person TEXT REFERENCES person (id);

-- Whoever declined and took another place had two seats.
UPDATE seat SET account = NULL, platform = NULL
FROM (
    SELECT table_id, seat, row_number() OVER (PARTITION BY table_id, platform, account ORDER BY answer = 'declined', seat) AS nth
    FROM seat WHERE account IS NOT NULL
) AS other
WHERE seat.table_id = other.table_id AND seat.seat = other.seat AND nth > 1;

UPDATE seat SET person = met.person FROM met WHERE met.platform = seat.platform AND met.id = seat.account;

ALTER TABLE seat ADD FOREIGN KEY (platform, account, person) REFERENCES account (platform, id, person) ON UPDATE CASCADE;
CREATE UNIQUE INDEX seat_by_person ON seat (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX seat_by_account ON seat (platform, account, person) WHERE account IS NOT NULL;

DROP INDEX entrant_by_person;
ALTER TABLE entrant RENAME COLUMN person TO account; -- the one with which the person last joined
ALTER TABLE entrant ALTER COLUMN account DROP NOT NULL, ALTER COLUMN platform DROP NOT NULL,
    ADD COLUMN person TEXT REFERENCES person (id);
UPDATE entrant SET person = met.person FROM met WHERE met.platform = entrant.platform AND met.id = entrant.account;
ALTER TABLE entrant ALTER COLUMN person SET NOT NULL,
    ADD FOREIGN KEY (platform, account, person) REFERENCES account (platform, id, person) ON UPDATE CASCADE;
CREATE UNIQUE INDEX entrant_by_person ON entrant (person, tournament_id);

ALTER TABLE tournament RENAME COLUMN director TO director_account;
ALTER TABLE tournament ALTER COLUMN director_account DROP NOT NULL, ALTER COLUMN director_platform DROP NOT NULL,
    ADD COLUMN director TEXT REFERENCES person (id);
UPDATE tournament SET director = met.person
FROM met WHERE met.platform = director_platform AND met.id = director_account;
ALTER TABLE tournament ALTER COLUMN director SET NOT NULL,
    ADD FOREIGN KEY (director_platform, director_account, director) REFERENCES account (platform, id, person)
    ON UPDATE CASCADE;
CREATE INDEX tournament_by_director ON tournament (director);

-- Codes that link another account, and wrong ones that were typed.
CREATE TABLE link_code (
    platform TEXT NOT NULL,              -- the account that asked for it
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    digest BYTEA,                        -- of the words; NULL once they were typed
    until DOUBLE PRECISION NOT NULL,     -- in seconds since 1970
    by_platform TEXT,                    -- the account that typed it
    by_account TEXT,
    PRIMARY KEY (platform, account)
);

CREATE TABLE wrong_code (
    platform TEXT NOT NULL,
    account TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,        -- in seconds since 1970
    PRIMARY KEY (platform, account, at)
);

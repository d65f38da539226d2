-- People have a random id beside their nickname, and whoever opened a channel first leads it.
-- People known before keep their nickname as their id, because the other database knows them by it. It goes when they are
-- forgotten. Lines that failed were answered with an error.

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    nick TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    digest BLOB NOT NULL,
    locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO person (id, nick, name, digest, locale) SELECT id, id, name, digest, locale FROM identity;

DROP TABLE identity;

ALTER TABLE person RENAME TO identity;

CREATE TABLE leader (room TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;

INSERT INTO leader (room, person) SELECT room, author FROM (
    SELECT room, author, min(seq) FROM entry WHERE author IN (SELECT id FROM identity) AND room LIKE '#%' GROUP BY room
) WHERE room <> '#lobby';

DELETE FROM waiting WHERE tries > 0;

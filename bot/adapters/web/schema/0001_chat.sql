-- What was said, who is known by which nickname, and which lines still wait to be taken in.

CREATE TABLE meta (
    instance TEXT NOT NULL,         -- random: tells this file from all others
    version INTEGER NOT NULL        -- the highest version of an entry
) STRICT;

INSERT INTO meta VALUES (lower(hex(randomblob(4))), 0);

CREATE TABLE identity (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    digest BLOB NOT NULL,
    locale TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE member (person TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (person, room)) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, version INTEGER NOT NULL, room TEXT NOT NULL, at INTEGER NOT NULL,
    spans TEXT NOT NULL, author TEXT, name TEXT NOT NULL, client TEXT, reply INTEGER, only_for TEXT,
    picture INTEGER, alt TEXT, width INTEGER, height INTEGER, buttons TEXT NOT NULL, document TEXT, content TEXT
) STRICT;

CREATE INDEX entry_room ON entry (room, seq);
CREATE INDEX entry_version ON entry (version);

CREATE TABLE picture (
    id INTEGER PRIMARY KEY, entry INTEGER NOT NULL REFERENCES entry ON DELETE CASCADE, png BLOB NOT NULL
) STRICT;

CREATE INDEX picture_entry ON picture (entry);

CREATE TABLE line_seen (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, client TEXT NOT NULL, UNIQUE (author, client)
) STRICT;

CREATE TABLE nonce_seen (id INTEGER PRIMARY KEY, nonce TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL) STRICT;

CREATE TABLE waiting (
    seq INTEGER PRIMARY KEY, author TEXT NOT NULL, name TEXT NOT NULL, client TEXT NOT NULL, room TEXT NOT NULL,
    text TEXT NOT NULL, locale TEXT NOT NULL, button INTEGER NOT NULL, reply_to TEXT, tries INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The phrase with which somebody gets their nickname back, hashed, and the cookies that other browsers got for it.

CREATE TABLE recovery (person TEXT PRIMARY KEY, salt BLOB NOT NULL, digest BLOB NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE recovered (id INTEGER PRIMARY KEY, person TEXT NOT NULL, digest BLOB NOT NULL) STRICT;

CREATE INDEX recovered_person ON recovered (person);

-- Commands that wait for their answer. Files older than this numbering have the table already.

CREATE TABLE IF NOT EXISTS unanswered (
    id TEXT PRIMARY KEY,
    application INTEGER,
    token TEXT,
    locale TEXT,
    until REAL,
    owed INTEGER DEFAULT 0
);

-- The file of the version before the first numbered one, as it made its table.
CREATE TABLE IF NOT EXISTS unanswered (
    id TEXT PRIMARY KEY, application INTEGER, token TEXT, locale TEXT, until REAL, owed INTEGER DEFAULT 0
);
INSERT INTO unanswered VALUES ('discord:i:1', 7, 'token', 'de', 4000000000.0, 1);

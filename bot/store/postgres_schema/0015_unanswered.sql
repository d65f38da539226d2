-- Commands on Discord that wait for their answer. Where one process alone runs, they are in a file of their own.

CREATE TABLE unanswered (
    id TEXT PRIMARY KEY,
    application BIGINT NOT NULL,
    token TEXT NOT NULL,                 -- lets whoever has it answer, until then
    locale TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL,     -- in seconds since 1970
    owed INTEGER NOT NULL DEFAULT 0,     -- whether it is handled, and its answer in the outbox
    shard INTEGER NOT NULL
);

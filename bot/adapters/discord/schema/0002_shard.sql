-- Which shard a command came in by: where processes share the table, each shard may be served by another one.
ALTER TABLE unanswered ADD COLUMN shard INTEGER NOT NULL DEFAULT 0;

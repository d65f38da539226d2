-- What somebody wishes to take back, and when somebody last acted: a turn may be taken back at once just after it.

ALTER TABLE game_table ADD COLUMN acted REAL NOT NULL DEFAULT 0;   -- in seconds of service
ALTER TABLE game_table ADD COLUMN takeback TEXT NOT NULL DEFAULT ''; -- JSON: who asks, since when, and who has agreed

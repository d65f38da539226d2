-- Which games count for ratings. Those begun before do not: nobody was told.

ALTER TABLE game_table ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;           -- whether that was agreed on
ALTER TABLE game_table ADD COLUMN became_unrated INTEGER NOT NULL DEFAULT 0;  -- whether something has happened that excludes it

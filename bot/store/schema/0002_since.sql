-- Where in the log what is played now began: several moves of one turn or round belong together.

ALTER TABLE game_table ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

ALTER TABLE place ADD COLUMN watches INTEGER NOT NULL DEFAULT 0;  -- whether the game is only seen there
ALTER TABLE game_table ADD COLUMN watch TEXT NOT NULL DEFAULT 'no';  -- who may have a channel watch it

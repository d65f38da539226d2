ALTER TABLE game_table ADD COLUMN language TEXT NOT NULL DEFAULT '';  -- of the line that set it up; empty if it had none

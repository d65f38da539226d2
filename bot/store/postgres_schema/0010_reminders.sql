ALTER TABLE game_table ADD COLUMN reminders TEXT NOT NULL DEFAULT '{}';  -- JSON: those of the turns that go on, by seat

ALTER TABLE preference ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';  -- JSON object: what else was chosen, by its name

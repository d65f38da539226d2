ALTER TABLE tournament ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;  -- whether its games count for ratings
ALTER TABLE tournament ADD COLUMN as_fits INTEGER NOT NULL DEFAULT 0;  -- whether as many rounds were played as fit the entrants

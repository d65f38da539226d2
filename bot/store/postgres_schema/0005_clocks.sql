-- How much time players have, and all that falls due at a table; `due` is the first of it.

ALTER TABLE game_table ADD COLUMN pace TEXT NOT NULL DEFAULT '';   -- as in records, empty without one
ALTER TABLE game_table ADD COLUMN clocks TEXT NOT NULL DEFAULT ''; -- JSON: what is left of it, once the game runs
ALTER TABLE game_table ADD COLUMN dues TEXT NOT NULL DEFAULT '{}'; -- JSON: when (in seconds of service), by what falls due

UPDATE game_table SET dues = json_build_object(CASE phase WHEN 'open' THEN 'lapse' ELSE 'limit' END, due)::text
WHERE due IS NOT NULL;

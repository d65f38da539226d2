-- The columns are called what they are called everywhere else.

ALTER TABLE game_table RENAME COLUMN mix TO client_seed;
ALTER TABLE seat RENAME COLUMN luck TO client_seed;
ALTER TABLE entrant RENAME COLUMN luck TO client_seed;
ALTER TABLE outbox RENAME COLUMN note TO message;

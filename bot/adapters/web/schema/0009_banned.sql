-- Who was put out, and since when (milliseconds since 1970, 0 for nobody). `former` is the nickname that older entries still
-- have, and `changed` counts the bans and new nicknames that the program has yet to act on.

ALTER TABLE identity ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE identity ADD COLUMN former TEXT NOT NULL DEFAULT '';
ALTER TABLE identity ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX identity_changed ON identity (id) WHERE changed > 0;

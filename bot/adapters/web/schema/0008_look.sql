-- What a nickname looks like, so that nobody gets one that looks like another's; the program fills it in. And all that is
-- stored for one reader can be found, to limit it.

ALTER TABLE identity ADD COLUMN look TEXT NOT NULL DEFAULT '';

CREATE INDEX identity_look ON identity (look);
CREATE INDEX entry_only_for ON entry (only_for) WHERE only_for IS NOT NULL;

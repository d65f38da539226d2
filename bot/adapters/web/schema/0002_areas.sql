-- What of a picture can be tapped, as JSON.

ALTER TABLE entry ADD COLUMN areas TEXT;

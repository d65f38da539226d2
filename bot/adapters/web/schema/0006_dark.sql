-- The same picture in dark colours, where somebody looks at it in a dark window.

ALTER TABLE picture ADD COLUMN dark BLOB;
ALTER TABLE entry ADD COLUMN dark INTEGER NOT NULL DEFAULT 0;

-- Which table a message shows, as JSON, so that a page can keep the newest board and its reader's own tiles in sight.

ALTER TABLE entry ADD COLUMN table_state TEXT;

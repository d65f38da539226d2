ALTER TABLE seat ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;  -- whether its player took it as an open seat

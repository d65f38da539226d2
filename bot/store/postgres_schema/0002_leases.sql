-- Who serves which front, and who acts at which table; all times are the server's.

CREATE TABLE lease (
    front TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    fence BIGINT NOT NULL,               -- grows with every new holder
    until TIMESTAMPTZ NOT NULL,
    counted TIMESTAMPTZ NOT NULL,        -- of the clock: up to when the seconds of service are counted
    UNIQUE (front, fence)                -- so that a new holder, unlike a renewal, waits for the commits of the one before
);

CREATE TABLE claim (
    table_id BIGINT PRIMARY KEY,
    holder TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

-- Renews the leases of a process for so many seconds, and takes at most one that nobody holds: whoever starts at the same
-- time gets some as well. Returns all leases asked for, each with the seconds it still runs, and the seconds of service.
--
-- The clock's lease covers the service: the time in which nobody held it is not counted.
CREATE FUNCTION hold_fronts(me TEXT, wanted TEXT[], seconds DOUBLE PRECISION)
RETURNS TABLE (front TEXT, fence BIGINT, mine BOOLEAN, runs DOUBLE PRECISION, served DOUBLE PRECISION)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    now_ TIMESTAMPTZ;
BEGIN
    PERFORM 1 FROM service WHERE id = 1 FOR UPDATE;     -- one process after the other
    now_ := clock_timestamp();
    INSERT INTO lease (front, holder, fence, until, counted)
    SELECT one, '', 0, now_, now_ FROM unnest(wanted) AS one ON CONFLICT DO NOTHING;
    UPDATE service SET served = service.served + greatest(0, extract(epoch FROM least(now_, clock.until) - clock.counted))
    FROM lease AS clock WHERE clock.front = 'clock';
    UPDATE lease SET counted = greatest(now_, counted) WHERE front = 'clock';
    UPDATE lease SET until = now_ + seconds * INTERVAL '1 second'
    WHERE holder = me AND front = ANY (wanted) AND until > now_;
    UPDATE lease SET holder = me, fence = lease.fence + 1, until = now_ + seconds * INTERVAL '1 second'
    WHERE lease.front = (
        SELECT free.front FROM lease AS free WHERE free.front = ANY (wanted) AND free.until <= now_
        ORDER BY array_position(wanted, free.front) LIMIT 1
        FOR UPDATE SKIP LOCKED
    );
    RETURN QUERY
    SELECT lease.front, lease.fence, lease.holder = me AND lease.until > now_,
        extract(epoch FROM lease.until - now_)::DOUBLE PRECISION, service.served
    FROM lease, service WHERE lease.front = ANY (wanted) AND service.id = 1;
END
$$;

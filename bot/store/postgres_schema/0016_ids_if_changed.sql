-- Lets a change be one query, whose plan the server keeps: it would plan anew whatever run_statements is given.

-- These ids, if each of several statements has changed at least so many rows.
CREATE FUNCTION ids_if_changed(changed BIGINT[], least_rows INTEGER[], ids BIGINT[]) RETURNS BIGINT[]
LANGUAGE plpgsql AS $$
BEGIN
    FOR n IN 1 .. cardinality(changed) LOOP
        IF changed[n] < least_rows[n] THEN
            RAISE no_data_found USING MESSAGE = n - 1;
        END IF;
    END LOOP;
    RETURN ids;
END
$$;

-- What those reached who played alone to the end; who, where, when and under which options stands at the table.

CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    points INTEGER NOT NULL
) STRICT;

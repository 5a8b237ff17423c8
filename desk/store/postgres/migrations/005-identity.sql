-- What tells this database from every other.
CREATE TABLE identity (number integer PRIMARY KEY CHECK (number = 1), id text NOT NULL);
INSERT INTO identity (number, id) VALUES (1, replace(gen_random_uuid()::text, '-', ''));

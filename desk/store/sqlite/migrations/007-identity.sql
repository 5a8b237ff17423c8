-- What tells this database from every other, and how many commits it has had: the file beside it says how many there must be.
CREATE TABLE identity (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  id TEXT NOT NULL,
  commits INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO identity (number, id) VALUES (1, lower(hex(randomblob(16))));

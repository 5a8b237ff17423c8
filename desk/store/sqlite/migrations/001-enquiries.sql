-- Times are milliseconds since 1970 in UTC. Text is kept as it was typed.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  -- The enquiry that was sent first under the same one-time id, when this one brought other words.
  amends TEXT,
  received_at INTEGER NOT NULL,
  -- Equal for equal words: a second click or the back button without scripts is found by it.
  fingerprint TEXT NOT NULL,

  fname TEXT NOT NULL,
  lname TEXT NOT NULL,
  email TEXT NOT NULL,
  country TEXT NOT NULL,
  address TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  subject TEXT NOT NULL,
  page TEXT NOT NULL,
  language TEXT NOT NULL,

  state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'sending', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  first_attempt_at INTEGER,
  next_attempt_at INTEGER NOT NULL,
  lease_owner TEXT,
  lease_until INTEGER,
  -- Codes and our own words only, never anything a visitor wrote.
  last_error TEXT,
  sent_at INTEGER
) STRICT;

CREATE INDEX enquiries_by_reference ON enquiries (reference);
CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, received_at);
CREATE INDEX enquiries_by_time ON enquiries (received_at);
-- What the relay looks through: sent enquiries, by far the most, are not in it.
CREATE INDEX enquiries_waiting ON enquiries (state, next_attempt_at) WHERE state IN ('stored', 'sending');

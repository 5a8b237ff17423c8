-- Quarantine, resending and proofs of erasure. SQLite cannot change a CHECK, so the table is made anew.
CREATE TABLE enquiries_new (
  -- The order in which enquiries came, whatever the clock said.
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
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

  state TEXT NOT NULL CHECK (state IN ('quarantined', 'stored', 'sending', 'sent', 'failed')),
  spam_score REAL NOT NULL DEFAULT 0,
  -- A JSON list of our own words, never anything a visitor wrote.
  spam_reasons TEXT NOT NULL DEFAULT '[]',
  resends INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  first_attempt_at INTEGER,
  next_attempt_at INTEGER NOT NULL,
  -- Who mails it now. The beat grows with each claim and renewal: one that stands still is an owner that died.
  lease_owner TEXT,
  lease_beat INTEGER NOT NULL DEFAULT 0,
  -- Codes and our own words only, never anything a visitor wrote.
  last_error TEXT,
  sent_at INTEGER
) STRICT;

INSERT INTO enquiries_new (
  id, reference, amends, received_at, fingerprint, fname, lname, email, country, address, phone, message,
  subject, page, language, state, attempts, first_attempt_at, next_attempt_at, lease_owner, last_error, sent_at)
SELECT
  id, reference, amends, received_at, fingerprint, fname, lname, email, country, address, phone, message,
  subject, page, language, state, attempts, first_attempt_at, next_attempt_at, lease_owner, last_error, sent_at
FROM enquiries ORDER BY rowid;

DROP TABLE enquiries;
ALTER TABLE enquiries_new RENAME TO enquiries;

CREATE INDEX enquiries_by_reference ON enquiries (reference);
CREATE INDEX enquiries_by_amends ON enquiries (amends) WHERE amends IS NOT NULL;
CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, received_at);
CREATE INDEX enquiries_by_time ON enquiries (received_at);
CREATE INDEX enquiries_by_state ON enquiries (state, received_at);
CREATE INDEX enquiries_by_sending ON enquiries (sent_at) WHERE sent_at IS NOT NULL;
-- What the relay looks through, in its order; sent enquiries, by far the most, are not in it.
CREATE INDEX enquiries_waiting ON enquiries (spam_score, next_attempt_at, number, attempts) WHERE state = 'stored';

-- That an enquiry was erased, and when. A late repeat is known by its one-time id and a trace of 16 bits of its fingerprint.
CREATE TABLE erasures (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  trace TEXT NOT NULL,
  erased_at INTEGER NOT NULL,
  cause TEXT NOT NULL CHECK (cause IN ('staff', 'retention'))
) STRICT, WITHOUT ROWID;

CREATE INDEX erasures_by_reference ON erasures (reference);

-- Written to prove that a write can be committed.
CREATE TABLE checks (number INTEGER PRIMARY KEY CHECK (number = 1), count INTEGER NOT NULL) STRICT;
INSERT INTO checks (number, count) VALUES (1, 0);

-- Everything that was typed or sent along becomes one column, so that a new field of the form needs no new one here.
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
  -- A JSON object with the fields under "text", and subject, page and language.
  words TEXT NOT NULL,

  state TEXT NOT NULL CHECK (state IN ('quarantined', 'stored', 'sending', 'sent', 'failed')),
  spam_score REAL NOT NULL DEFAULT 0,
  -- A JSON list of our own words, never anything a visitor wrote.
  spam_reasons TEXT NOT NULL DEFAULT '[]',
  resends INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  first_attempt_at INTEGER,
  next_attempt_at INTEGER NOT NULL,
  -- Who mails it now. The heartbeat grows with each claim and renewal: one that stands still is an owner that died.
  lease_owner TEXT,
  lease_beat INTEGER NOT NULL DEFAULT 0,
  -- Codes and our own words only, never anything a visitor wrote.
  last_error TEXT,
  sent_at INTEGER
) STRICT;

INSERT INTO enquiries_new (
  number, id, reference, amends, received_at, fingerprint, words, state, spam_score, spam_reasons, resends, attempts,
  first_attempt_at, next_attempt_at, lease_owner, lease_beat, last_error, sent_at)
SELECT
  number, id, reference, amends, received_at, fingerprint,
  json_object(
    'text', json_object(
      'fname', fname, 'lname', lname, 'email', email, 'country', country, 'address', address, 'phone', phone,
      'message', message),
    'subject', subject, 'page', page, 'language', language),
  state, spam_score, spam_reasons, resends, attempts,
  first_attempt_at, next_attempt_at, lease_owner, lease_beat, last_error, sent_at
FROM enquiries ORDER BY number;

DROP TABLE enquiries;
ALTER TABLE enquiries_new RENAME TO enquiries;

CREATE INDEX enquiries_by_amends ON enquiries (amends) WHERE amends IS NOT NULL;
CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, received_at);
CREATE INDEX enquiries_by_time ON enquiries (received_at);
CREATE INDEX enquiries_by_state ON enquiries (state, received_at);
CREATE INDEX enquiries_by_sending ON enquiries (sent_at) WHERE sent_at IS NOT NULL;
-- What the relay looks through, in its order; sent enquiries, by far the most, are not in it.
CREATE INDEX enquiries_waiting ON enquiries (spam_score, next_attempt_at, number, attempts) WHERE state = 'stored';

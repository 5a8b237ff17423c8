CREATE TABLE enquiries (
  -- The order in which enquiries came, whatever the clocks said.
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  reference text NOT NULL,
  -- The enquiry that was sent first under the same one-time id, when this one brought other words.
  amends text,
  received_at timestamptz NOT NULL,
  -- Equal for equal words: a second click or the back button without scripts is found by it.
  fingerprint text NOT NULL,
  -- Everything that was typed or sent along. Not jsonb and not text: those cannot hold every character that can be typed.
  words json NOT NULL,

  state text NOT NULL CHECK (state IN ('quarantined', 'stored', 'sending', 'sent', 'failed')),
  spam_score double precision NOT NULL,
  -- A list of our own words, never anything a visitor wrote.
  spam_reasons json NOT NULL,
  resends integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz NOT NULL,
  -- Who mails it now. The beat grows with each claim and renewal: one that stands still is an owner that died.
  lease_owner text,
  lease_beat bigint NOT NULL DEFAULT 0,
  -- Codes and our own words only, never anything a visitor wrote.
  last_error text,
  sent_at timestamptz
);

CREATE INDEX enquiries_by_reference ON enquiries (reference);
CREATE INDEX enquiries_by_amends ON enquiries (amends) WHERE amends IS NOT NULL;
CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, received_at);
CREATE INDEX enquiries_by_time ON enquiries (received_at);
CREATE INDEX enquiries_by_state ON enquiries (state, received_at);
CREATE INDEX enquiries_by_sending ON enquiries (sent_at) WHERE sent_at IS NOT NULL;
-- What the relays look through, in their order; sent enquiries, by far the most, are not in it.
CREATE INDEX enquiries_waiting ON enquiries (spam_score, next_attempt_at, number) WHERE state IN ('stored', 'sending');

-- That an enquiry was erased, and when. A late repeat is known by its one-time id and a trace of 16 bits of its fingerprint.
CREATE TABLE erasures (
  id text PRIMARY KEY,
  reference text NOT NULL,
  trace text NOT NULL,
  erased_at timestamptz NOT NULL,
  cause text NOT NULL CHECK (cause IN ('staff', 'retention'))
);

CREATE INDEX erasures_by_reference ON erasures (reference);

-- Written to prove that a write can be committed.
CREATE TABLE checks (number integer PRIMARY KEY CHECK (number = 1), count bigint NOT NULL);
INSERT INTO checks (number, count) VALUES (1, 0);

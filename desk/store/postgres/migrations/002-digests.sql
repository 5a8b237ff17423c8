-- The mail of a day that tells staff what waits for them: who sends it now, and whether it has ended (sent, or nothing to tell).
CREATE TABLE digests (
  day text PRIMARY KEY,
  attempts integer NOT NULL,
  -- Nobody tries before then: an attempt is under way, or the last one failed.
  next_attempt_at timestamptz NOT NULL,
  -- JSON list of our own recipients that have it already, while others have still to get it.
  delivered_to text NOT NULL DEFAULT '[]',
  ended_at timestamptz
);

-- The day whose digest told of this enquiry; of a digest that never went out, the next one tells it again.
ALTER TABLE enquiries ADD COLUMN told_in text;

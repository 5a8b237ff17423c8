-- The mail of a day that tells staff what waits for them: who sends it now, and whether it has ended (sent, or nothing to tell).
CREATE TABLE digests (
  day TEXT PRIMARY KEY,
  attempts INTEGER NOT NULL,
  -- Nobody tries before then: an attempt is under way, or the last one failed.
  next_attempt_at INTEGER NOT NULL,
  -- JSON list of our own recipients that have it already, while others have still to get it.
  delivered_to TEXT NOT NULL DEFAULT '[]',
  ended_at INTEGER
) STRICT, WITHOUT ROWID;

-- The day whose digest told of this enquiry; of a digest that never went out, the next one tells it again.
ALTER TABLE enquiries ADD COLUMN told_in TEXT;

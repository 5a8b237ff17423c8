-- JSON list of our own recipients that have it already, while others have still to get it.
ALTER TABLE enquiries ADD COLUMN delivered_to TEXT NOT NULL DEFAULT '[]';
-- 1 when the last attempt failed for a reason that goes for every enquiry: the first that goes through hastens these.
ALTER TABLE enquiries ADD COLUMN waits_for_server INTEGER NOT NULL DEFAULT 0;
-- Which enquiry of its network within an hour it was. Says nothing of where that is.
ALTER TABLE enquiries ADD COLUMN turn INTEGER NOT NULL DEFAULT 1;

DROP INDEX enquiries_waiting;
-- What the relay looks through, in its order; sent enquiries, by far the most, are not in it.
CREATE INDEX enquiries_waiting ON enquiries (turn, spam_score, next_attempt_at, number, attempts, received_at)
  WHERE state = 'stored';

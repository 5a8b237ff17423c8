-- List of our own recipients that have it already, while others have still to get it.
ALTER TABLE enquiries ADD COLUMN delivered_to json NOT NULL DEFAULT '[]';
-- 1 when the last attempt failed for a reason that goes for every enquiry: the first that goes through hastens these.
ALTER TABLE enquiries ADD COLUMN waits_for_server smallint NOT NULL DEFAULT 0;
-- Which enquiry of its network within an hour it was. Says nothing of where that is.
ALTER TABLE enquiries ADD COLUMN turn integer NOT NULL DEFAULT 1;

DROP INDEX enquiries_waiting;
-- What the relays look through, in their order; sent enquiries, by far the most, are not in it.
CREATE INDEX enquiries_waiting ON enquiries (turn, spam_score, next_attempt_at, number)
  WHERE state IN ('stored', 'sending');

-- What staff have done about an enquiry, beside what became of its mail, and in whose hands it is.
ALTER TABLE enquiries ADD COLUMN handling TEXT NOT NULL DEFAULT 'new'
  CHECK (handling IN ('new', 'answered', 'waiting', 'closed'));
ALTER TABLE enquiries ADD COLUMN answered_at INTEGER;
ALTER TABLE enquiries ADD COLUMN handler TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiries ADD COLUMN note TEXT NOT NULL DEFAULT '';

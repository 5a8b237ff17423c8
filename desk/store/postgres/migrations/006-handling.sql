-- What staff have done about an enquiry, beside what became of its mail, and in whose hands it is.
ALTER TABLE enquiries
  ADD COLUMN handling text NOT NULL DEFAULT 'new' CHECK (handling IN ('new', 'answered', 'waiting', 'closed')),
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN handler text NOT NULL DEFAULT '',
  ADD COLUMN note text NOT NULL DEFAULT '';

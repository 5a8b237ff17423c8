-- They came into migrations that some databases had had by then.
ALTER TABLE erasures ADD COLUMN IF NOT EXISTS trace text NOT NULL DEFAULT '';
ALTER TABLE digests ADD COLUMN IF NOT EXISTS delivered_to text NOT NULL DEFAULT '[]';
CREATE INDEX IF NOT EXISTS enquiries_by_state ON enquiries (state, received_at);

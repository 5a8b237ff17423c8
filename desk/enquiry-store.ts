import type { Enquiry, StoredEnquiry } from './enquiry.ts';

/** How one attempt to mail an enquiry ended. */
export type AttemptOutcome =
  | { state: 'sent'; sentAt: Date; lastError: string | null }
  | { state: 'stored'; nextAttemptAt: Date; lastError: string }
  | { state: 'failed'; lastError: string };

/** new: a first copy · repeat: the same words again, nothing added · amendment: other words under an id already used. */
export type AddResult = { outcome: 'new' | 'repeat' | 'amendment'; id: string; reference: string };

export type Claim = {
  /** Who asks; a claim belongs to its owner until the lease ends. */
  owner: string;
  now: Date;
  leaseMs: number;
  limit: number;
};

/**
 * Where enquiries are kept until, and after, they are mailed. Everything is a promise, so that a database across the
 * network fits as well as a file. Each method throws StoreError when the database refuses.
 */
export type EnquiryStore = {
  /**
   * Keeps an enquiry; when this resolves it is on disk.
   * An id that is known already, with the same words, adds nothing; with other words it adds a second enquiry that names
   * the first, so that neither text is lost and no text is mailed twice. Without an id, the same words within the last hour
   * add nothing.
   */
  add: (enquiry: Enquiry, now: Date) => Promise<AddResult>;
  /** Takes enquiries that are due, for one owner alone; also those whose owner let the lease run out. */
  claimDue: (claim: Claim) => Promise<StoredEnquiry[]>;
  /** Says that `owner` still works on what it holds. */
  renewLeases: (owner: string, leaseUntil: Date) => Promise<void>;
  /** Ends a claim. A failure is noted only while `owner` still holds the lease; a delivery always. */
  settle: (id: string, owner: string, outcome: AttemptOutcome) => Promise<void>;
  /** Makes everything that waits due now. */
  hasten: (now: Date) => Promise<void>;
  /** All enquiries, newest first. */
  list: () => Promise<StoredEnquiry[]>;
  /** Those with this id or reference (a short one that two might share) and those that amend them, newest first. */
  find: (idOrReference: string) => Promise<StoredEnquiry[]>;
  /** Erases what was received before `limit`, whatever became of it, and says how many. */
  eraseReceivedBefore: (limit: Date) => Promise<number>;
  close: () => void;
};

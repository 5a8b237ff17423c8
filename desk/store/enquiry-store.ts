import type { Enquiry, EnquiryState, StoredEnquiry } from '../enquiry.ts';

/** When an enquiry came, and how it was judged. Without a verdict it is clean. */
export type Arrival = {
  now: Date;
  /** 0 is clean; what is higher is mailed later. */
  spamScore?: number;
  /** Our own words only, never anything a visitor wrote. */
  spamReasons?: readonly string[];
  /** Kept, but not mailed until somebody releases it. */
  isQuarantined?: boolean;
  /** Which enquiry of its network within an hour it is; 1 when not given. Lower ones are mailed first. */
  turn?: number;
};

/**
 * new: a first copy · repeat: the same words again, nothing added · amendment: other words under an id already used ·
 * erased: a late repeat of an enquiry that was erased since; it was known, and nothing is kept again.
 */
export type AddOutcome = 'new' | 'repeat' | 'amendment' | 'erased';
export type AddResult = { outcome: AddOutcome; id: string; reference: string };

export type Claim = {
  /** Who asks; a claim belongs to its owner for as long as the owner renews it. */
  owner: string;
  now: Date;
  /** How long another owner may leave its claims unrenewed before they are handed on. */
  leaseMs: number;
  limit: number;
  /** Leaves those of a later turn for another time; when not given, none. */
  lastTurn?: number;
  /** Takes those of a later turn as well that were received at this moment or before; when null or not given, none. */
  waitedSince?: Date | null;
};

/** How one attempt to mail an enquiry ended. */
export type AttemptOutcome = Taken &
  (
    | { state: 'sent'; sentAt: Date; lastError: string | null }
    | {
        state: 'stored';
        nextAttemptAt: Date;
        lastError: string;
        /** Whether the reason goes for every enquiry, so that `hasten` may make it due. */
        waitsForServer?: boolean;
      }
    | { state: 'failed'; lastError: string }
  );

/** The recipients that have it now and when one last took it; left out when this attempt has changed neither. */
type Taken = { deliveredTo?: readonly string[]; sentAt?: Date };

/** Which enquiries to list; what is left out does not narrow the list. */
export type ListFilter = {
  states?: readonly EnquiryState[];
  /** The first moment that counts. */
  receivedFrom?: Date;
  /** The first moment that no longer counts. */
  receivedBefore?: Date;
  limit?: number;
};

/** Proof that an enquiry was erased, and when; nothing of what it said. */
export type Erasure = {
  id: string;
  reference: string;
  erasedAt: Date;
  cause: 'staff' | 'retention';
};

export type StoreStatus = {
  counts: Readonly<Record<EnquiryState, number>>;
  /** When the oldest enquiry was received that is still to be mailed (stored or sending); null when none is. */
  oldestUnsentAt: Date | null;
  erasures: number;
};

export type DigestClaim = {
  /** The day in UTC, like "2026-11-22"; there is one digest a day. */
  day: string;
  now: Date;
  /** How long nobody else may try. */
  leaseMs: number;
  /** How many enquiries it can name. */
  atMost: number;
};

/** What lies in quarantine and no digest that went out has told of; of many the cleanest, which are likeliest to be honest. */
export type DigestMatter = {
  count: number;
  enquiries: StoredEnquiry[];
  /** The recipients that have the digest already, while others have still to get it. */
  deliveredTo: string[];
};

/** What is kept of an attempt that did not reach everybody. */
export type DigestPutOff = { day: string; nextAttemptAt: Date; deliveredTo: readonly string[] };

/** The place of one enquiry in the list; of those received at one moment, the number tells which came first. */
export type ListPlace = { receivedAt: Date; number: number };

/** One page of the list, newest first; a place is null where nothing follows. */
export type ListPage = {
  enquiries: StoredEnquiry[];
  newer: ListPlace | null;
  older: ListPlace | null;
  /** How far was looked when enough were looked at without filling the page; null when it was. */
  lookedTo: Date | null;
};

/** Which page of the list: the newest, or what follows a place on one side. */
export type PageWanted = Omit<ListFilter, 'limit'> & {
  size: number;
  olderThan?: ListPlace;
  newerThan?: ListPlace;
  /** A question that the database cannot answer. */
  matches?: (enquiry: StoredEnquiry) => boolean;
  /** Of how many it may be asked; of all, when left out. */
  lookAtMost?: number;
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
   * add nothing. What was erased counts as known: its words do not come back, other words under its id are kept.
   */
  add: (enquiry: Enquiry, arrival: Arrival) => Promise<AddResult>;
  /**
   * Takes enquiries that are due, for one owner alone: the first of each network first, of these the cleanest, of these the
   * longest due; also those whose owner fell silent. Neither doubles nor starves when the clock leaps: silence is measured, not read from the clock.
   */
  claimDue: (claim: Claim) => Promise<StoredEnquiry[]>;
  /** Says that `owner` still works on what it holds. */
  renewLeases: (owner: string) => Promise<void>;
  /**
   * Ends a claim, for the enquiry as `claimDue` gave it out. A failure is noted only while `owner` still holds it; a
   * delivery always, unless staff have asked for another since.
   */
  recordOutcome: (
    enquiry: Pick<StoredEnquiry, 'id' | 'resends'>,
    owner: string,
    outcome: AttemptOutcome,
  ) => Promise<void>;
  /** Makes everything that waits due now. */
  retryAllNow: (now: Date) => Promise<void>;
  /** Makes up to `limit` of those due now whose last attempt failed for a reason that went for every enquiry. */
  hasten: (now: Date, limit: number) => Promise<void>;

  /** Newest first. */
  list: (filter?: ListFilter) => Promise<StoredEnquiry[]>;
  /** A part of the list; the next one begins where this one ends, however many come or go meanwhile. */
  page: (wanted: PageWanted) => Promise<ListPage>;
  /** Those with this id or reference (a short one that two might share) and those that amend them, newest first. */
  find: (idOrReference: string) => Promise<StoredEnquiry[]>;
  /** The proofs for this id or reference, newest first. */
  findErasures: (idOrReference: string) => Promise<Erasure[]>;
  status: () => Promise<StoreStatus>;
  /** How many enquiries the mail server took at `moment` or later. */
  countSentSince: (moment: Date) => Promise<number>;

  /** Lets a quarantined enquiry be mailed, as a clean one; false when it is not in quarantine. */
  release: (id: string, now: Date) => Promise<boolean>;
  /** Has a sent or failed enquiry mailed again, as a message of its own; false when it is neither. */
  resend: (id: string, now: Date) => Promise<boolean>;
  /** Erases an enquiry and those that amend it, and leaves proofs; none when there is no such id. */
  erase: (id: string, now: Date) => Promise<Erasure[]>;
  /** Erases what was received before `limit`, whatever became of it, leaves proofs and says how many. */
  eraseReceivedBefore: (limit: Date, now: Date) => Promise<number>;

  /** Where words of what was erased still are, and until when, in a sentence for staff; null when no file holds any. */
  forgetErased: () => Promise<string | null>;
  /** Takes the digest of a day, for one desk alone; null when it is not to be sent now. */
  claimDigest: (claim: DigestClaim) => Promise<DigestMatter | null>;
  /** Ends it: it went out, or there was nothing to tell. */
  endDigest: (day: string, now: Date) => Promise<void>;
  putOffDigest: (digest: DigestPutOff) => Promise<void>;

  /** Resolves when a write has just been committed. */
  check: () => Promise<void>;
  /** Writes a sound copy of everything to a new file, while the desk runs. */
  backup: (file: string) => Promise<void>;
  /** Ends what is under way, then closes. */
  close: () => Promise<void>;
};

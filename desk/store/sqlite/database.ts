import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { countOf, type Database, enquiryColumns, type Query, type Values } from '../database.ts';
import { backUp, logPages } from './file.ts';
import { holdPlace, watchLog } from './held-files.ts';
import { whenFree } from './result-codes.ts';
import { holdMark } from './soundness.ts';

/**
 * The index is named because SQLite, left to choose, sorts all that waits: with 50,000 waiting that took 16 ms in place
 * of 0.01. A reference is the beginning of its id in other letters, so the index of ids finds it.
 */
const dialect: Database['dialect'] = {
  claim: `UPDATE enquiries
    SET state = 'sending', lease_owner = :owner, lease_beat = lease_beat + 1, attempts = attempts + 1,
        first_attempt_at = coalesce(first_attempt_at, :now)
    WHERE number IN (SELECT number FROM (
      SELECT number, turn, spam_score, next_attempt_at FROM enquiries INDEXED BY enquiries_waiting
      WHERE state = 'stored' AND (attempts = 0 OR next_attempt_at <= :now OR next_attempt_at > :furthest)
        AND turn <= :highest AND (turn <= :lastPriority OR received_at <= :waitedSince)
      UNION ALL
      SELECT number, turn, spam_score, next_attempt_at FROM enquiries
      WHERE state = 'sending' AND id || ' ' || lease_beat IN (SELECT value FROM json_each(:abandoned))
      ORDER BY turn, spam_score, next_attempt_at, number LIMIT :limit))
    RETURNING ${enquiryColumns}`,
  hasReference: `id > :beginning AND id < :beginning || 'g'`,
  takeTurn: null,
};

type Counted = { changes: number; commits: number };

type Waiting = { work: (query: Query) => Promise<() => void>; reject: (error: unknown) => void };

/** What waits in the log longer than this is copied into the file, so that a log that is damaged or deleted takes little along. */
const emptyLogEveryMs = 5_000;

/**
 * One connection for everything. All writes that arrive in one turn of the event loop share a transaction, so one wait for
 * the disk, and each is answered after the commit. What arrives during that wait is the next batch. A desk, which has the file
 * open for long, also sees to the log and to whether the file is still where its name says.
 */
export class SqliteDatabase implements Database {
  readonly dialect = dialect;
  readonly notices: readonly string[];
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #query: Query;
  readonly #requirePlace: () => void;
  readonly #log: ReturnType<typeof watchLog>;
  readonly #mark: ReturnType<typeof holdMark>;
  readonly #stopEmptying: () => void;
  #lastInLine: Promise<unknown> = Promise.resolve();
  #waiting: Waiting[] = [];
  /** As of the last commit. */
  #counted: Counted = { changes: -1, commits: 0 };

  constructor(
    database: DatabaseSync,
    { isDesk, notices = [] }: { isDesk: boolean; notices?: readonly string[] } = { isDesk: false },
  ) {
    this.notices = notices;
    this.#database = database;
    this.#file = database.location() ?? '';
    this.#query = queryOf(database);
    this.#requirePlace = isDesk ? holdPlace(this.#file) : () => {};
    this.#log = watchLog(database, this.#file);
    this.#mark = holdMark(database, this.#file, { make: isDesk });
    // From now on, to wait within SQLite would hold up everybody, whatever they want.
    database.exec('PRAGMA busy_timeout = 0');
    this.#stopEmptying = isDesk ? every(emptyLogEveryMs, () => this.#emptyFullLog()) : () => {};
  }

  // Whoever has a database takes single ones of its methods.
  readonly read: Database['read'] = (work) =>
    this.#runExclusive(() => whenFree(() => work(this.#query)));

  readonly write: Database['write'] = (work) =>
    new Promise((resolve, reject) => {
      this.#waiting.push({
        work: async (given) => {
          const result = await work(given);
          return () => resolve(result);
        },
        reject,
      });
      if (this.#waiting.length === 1) {
        setImmediate(() => this.#runExclusive(() => this.#commitWaiting()));
      }
    });

  readonly forgetErased = () =>
    this.#runExclusive(async () =>
      (await this.#emptyLog())
        ? null
        : `A program reads the database at this moment, so ${this.#file} and ${this.#file}-wal still hold the words: until it has ended, and a desk has run for some seconds.`,
    );

  readonly backup = (copy: string) => backUp(this.#file, copy);

  readonly close = () =>
    this.#runExclusive(async () => {
      this.#stopEmptying();
      if (!this.#database.isOpen) return;
      try {
        this.#log.requireWhole();
      } catch {
        // SQLite would copy the log when it closes, holes and all; what is open ends with the process.
        return;
      }
      this.#database.close();
      this.#log.close();
      this.#mark.close();
    });

  /** One after the other, so that nobody reads or joins what another has not committed. */
  #runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#lastInLine.then(work);
    this.#lastInLine = result.catch(() => {});
    return result;
  }

  async #commitWaiting(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      this.#requireFiles();
      const done = await inTransaction(this.#database, async () => ({
        answers: await this.#resultsOf(batch),
        count: await this.#countCommit(),
      }));
      const isCounted = done.count !== this.#counted;
      this.#counted = done.count;
      // Whatever was moved or cut during the commit, too.
      const frames = this.#requireFiles();
      if (isCounted) this.#mark.note(this.#counted.commits);
      for (const answer of done.answers) answer();
      if (frames >= logPages) copyLog(this.#database, 'PASSIVE');
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** How many frames there are in the log. Throws StoreError unless all that was ever answered for is still in the files. */
  #requireFiles(): number {
    this.#requirePlace();
    return this.#log.requireWhole();
  }

  /** Counts a commit within itself, if it changes anything: the mark says the same outside the database. */
  async #countCommit(): Promise<Counted> {
    const changes = await countOf(this.#query, 'SELECT total_changes() AS count');
    if (changes === this.#counted.changes) return this.#counted;
    const count = 'UPDATE identity SET commits = commits + 1 RETURNING commits AS count';
    return { changes: changes + 1, commits: await countOf(this.#query, count) };
  }

  /** What one of a batch cannot do is undone alone, and does not fail the others. */
  async #resultsOf(batch: readonly Waiting[]): Promise<(() => void)[]> {
    const answers: (() => void)[] = [];
    for (const { work, reject } of batch) {
      await this.#query('SAVEPOINT own');
      try {
        answers.push(await work(this.#query));
      } catch (error) {
        // A full or failing disk has ended the transaction for all of them.
        if (!this.#database.isTransaction) throw error;
        await this.#query('ROLLBACK TO own');
        answers.push(() => reject(error));
      }
      await this.#query('RELEASE own');
    }
    return answers;
  }

  #emptyFullLog(): void {
    const found = statSync(`${this.#file}-wal`, { throwIfNoEntry: false });
    // Of a log that somebody has deleted, what is in it is still to be had. When the disk refuses, the next write says so.
    if (found?.size !== 0) this.#runExclusive(() => this.#emptyLog()).catch(() => {});
  }

  /**
   * Copies the log into the file and leaves nothing in it, so no erased text either. A reader puts that off, and is not waited
   * for; false then. From a log with holes nothing is copied.
   */
  async #emptyLog(): Promise<boolean> {
    this.#log.requireWhole();
    return copyLog(this.#database, 'TRUNCATE');
  }
}

function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
}

async function inTransaction<Result>(
  database: DatabaseSync,
  work: () => Promise<Result>,
): Promise<Result> {
  await whenFree(() => database.exec('BEGIN IMMEDIATE'));
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Compiles each statement once. */
function queryOf(database: DatabaseSync): Query {
  const compiled = new Map<string, StatementSync>();
  return async <Row>(sql: string, values: Values = {}) => {
    let statement = compiled.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statement.setAllowUnknownNamedParameters(true);
      compiled.set(sql, statement);
    }
    const bound: Record<string, SQLInputValue> = {};
    for (const [name, value] of Object.entries(values)) {
      bound[name] = value instanceof Date ? value.getTime() : value;
    }
    return statement.all(bound) as Row[];
  };
}

/** Whether all of the log could be copied into the file. */
function copyLog(database: DatabaseSync, mode: 'PASSIVE' | 'TRUNCATE'): boolean {
  return database.prepare(`PRAGMA wal_checkpoint(${mode})`).get()?.busy === 0;
}

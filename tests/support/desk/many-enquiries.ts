import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '../../../desk/store/sqlite/store.ts';
import { sampleEnquiry, sampleText } from './sample-enquiry.ts';

/** Fills a data folder with so many enquiries, a second apart, every third of them sent, each with a message of so many letters. */
export async function keepMany(folder: string, count: number, letters: number): Promise<void> {
  await openSqliteStore(folder).close();
  const { subject, page, language } = sampleEnquiry;
  const text = { ...sampleText, message: 'word '.repeat(letters / 5) };
  const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
  database.exec('PRAGMA synchronous = OFF');
  database
    .prepare(
      `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < :count)
       INSERT INTO enquiries (id, reference, received_at, fingerprint, words, state, next_attempt_at)
       SELECT printf('%08x-0000-4000-8000-000000000000', n), printf('WM-%08X', n), n * 1000, n, :words,
              CASE n % 3 WHEN 0 THEN 'sent' ELSE 'stored' END, n * 1000
       FROM counted`,
    )
    .run({ count, words: JSON.stringify({ text, subject, page, language }) });
  database.close();
}

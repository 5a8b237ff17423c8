import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fieldNames } from '../../contract/fields.ts';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { readCsv } from '../../tests/support/desk/csv-reader.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { closing, now } from '../../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';

const formula = '=HYPERLINK("http://sample.example";"Click")';

async function exportInto(file: string, ...words: string[]) {
  const folder = await temporaryFolder();
  const text = { ...sampleText, message: formula };
  await closing(openSqliteStore(folder)).add({ ...sampleEnquiry, text }, { now });
  return runCommand(['export', '--output', file, ...words], { DESK_DATA: folder });
}

test('export writes a new file, private, that a spreadsheet reads and does not compute', async () => {
  const file = path.join(await temporaryFolder(), 'enquiries.csv');
  const { code, stdout } = await exportInto(file);
  expect([code, stdout]).toEqual([
    0,
    `Wrote ${file}, which only you may read. Enquiries in it: 1\n`,
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [, enquiry = []] = readCsv(bytes.toString());
  expect(enquiry).toContain('Zoë');
  expect(enquiry.at(-1)).toBe(`'${formula}`);
});

test('as JSON it has every character as it was typed', async () => {
  const file = path.join(await temporaryFolder(), 'enquiries.json');
  await exportInto(file, '--json');
  const [enquiry] = JSON.parse(await readFile(file, 'utf8'));
  expect(enquiry).toMatchObject({ ...sampleText, message: formula });
});

test('it never takes the place of a file that is there', async () => {
  const file = path.join(await temporaryFolder(), 'precious');
  await writeFile(file, 'precious');
  const { code, stderr } = await exportInto(file);
  expect([code, stderr]).toEqual([
    1,
    `${file} was not written: it is there already; name a new file.\n`,
  ]);
  expect(await readFile(file, 'utf8')).toBe('precious');
});

test('an enquiry has a heading for each cell, and every field of the form', async () => {
  const folder = await temporaryFolder();
  await closing(openSqliteStore(folder)).add(sampleEnquiry, { now });
  const { stdout } = await runCommand(['export'], { DESK_DATA: folder });
  expect(stdout.startsWith('\ufeff"Reference","Id",')).toBe(true);
  const [headings = [], cells = [], ...more] = readCsv(stdout);
  expect([cells.length, more]).toEqual([headings.length, []]);
  const typed = fieldNames.map((name) => sampleText[name].replace('\r\n', '\n'));
  expect(cells.slice(-fieldNames.length).map((cell) => cell.replace(/^'/, ''))).toEqual(typed);
  expect(cells.slice(0, 5)).toEqual([
    'WM-1Y7T-TPYS',
    sampleId,
    '',
    '2026-03-02 09:00:00',
    'stored',
  ]);
});

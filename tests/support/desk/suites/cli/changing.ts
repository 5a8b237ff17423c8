import { expect, test } from 'vitest';
import { referenceFor } from '../../../../../contract/reference.ts';
import { sampleEnquiry, sampleId, sampleText } from '../../sample-enquiry.ts';
import {
  failed,
  failedId,
  listed,
  type MakeKept,
  sceneIn,
  spam,
  spamId,
  today,
  waiting,
} from './setting.ts';

const changed = { ...sampleText, message: 'Another question' };

/** What the command line does to every store, beside one that has the store open. */
export function testChanging(makeKept: MakeKept): void {
  test('release has a quarantined enquiry mailed, and refuses any other with its state', async () => {
    const { store, run } = await sceneIn(makeKept);
    const { code, stdout, stderr } = await run('release', spam, waiting, 'WM-0000-0000');
    expect([code, stdout]).toEqual([1, `${spam} (${spamId}) is released and will be mailed.\n`]);
    expect(stderr.split('\n')).toEqual([
      expect.stringContaining(`${waiting} was not released: it is stored (waits`),
      'There is no enquiry "WM-0000-0000".',
      '',
    ]);
    expect(await store.find(spamId)).toMatchObject([{ state: 'stored', spamScore: 0 }]);
  });

  test('resend has a failed enquiry mailed again', async () => {
    const { store, run } = await sceneIn(makeKept);
    const { code, stdout } = await run('resend', failed, '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      [{ id: failedId, reference: failed, state: 'stored' }],
    ]);
    expect(await store.find(failedId)).toMatchObject([{ state: 'stored', resends: 1 }]);
    expect((await run('resend', failed)).stderr).toContain('was not mailed again: it is stored');
  });

  test('mark notes what staff have done, and shows it', async () => {
    const { store, run } = await sceneIn(makeKept);
    const words = ['--as', 'Answered', '--by', 'Ana', '--note', 'by phone'];
    const { code, stdout, stderr } = await run('mark', waiting, 'WM-0000-0000', ...words);
    expect([code, stdout]).toEqual([1, `${waiting} is marked.\n`]);
    expect(stderr).toContain('There is no enquiry "WM-0000-0000".');
    expect(await store.find(sampleId)).toMatchObject([
      { handling: 'answered', answeredAt: today, handler: 'Ana', note: 'by phone' },
    ]);
    expect(await listed(run, '--handling', 'answered')).toEqual([waiting]);
    expect(await listed(run, '--words', 'PHONE ana')).toEqual([waiting]);
    const shown = (await run('show', waiting)).stdout;
    expect(shown).toMatch(
      /^Staff: Answered, answered .+ UTC, in the hands of Ana\nNote: by phone$/m,
    );
    expect((await run('mark', waiting)).stderr).toContain(
      'Say what to note: --as, --by or --note.',
    );
    expect((await run('mark', waiting, '--as', 'done')).code).toBe(2);
    expect((await run('mark', waiting, '--by', '', '--json')).stdout).toContain(sampleId);
  });

  test('erase takes changed words along and leaves proofs, which show finds', async () => {
    const { store, run } = await sceneIn(makeKept);
    const amendment = await store.add({ ...sampleEnquiry, text: changed }, { now: today });
    const erased = await run('erase', waiting, '--yes');
    expect([erased.code, erased.stderr]).toEqual([0, '']);
    for (const id of [sampleId, amendment.id]) {
      expect(erased.stdout).toMatch(
        new RegExp(
          `^${referenceFor(id)} \\(${id}\\) was erased at 2026-12-24T10:00:00.000Z by staff\\.$`,
          'm',
        ),
      );
      expect(await store.findErasures(id)).toMatchObject([{ cause: 'staff' }]);
    }
    expect(erased.stdout).toContain('backups that were made still hold the words');
    expect(await listed(run)).toEqual([spam, failed]);
    const shown = await run('show', waiting, '--json');
    expect(JSON.parse(shown.stdout)).toMatchObject([
      { id: sampleId, state: 'erased', cause: 'staff' },
    ]);
    const again = await run('erase', waiting, '--yes');
    expect([again.code, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toMatch(/was erased at .+ by staff\.$/m);
  });

  test('of changed words that came after an erasure, erase tells the reference', async () => {
    const { store, run } = await sceneIn(makeKept);
    await store.erase(sampleId, today);
    const { reference } = await store.add({ ...sampleEnquiry, text: changed }, { now: today });
    const { code, stderr } = await run('erase', waiting, '--yes');
    expect(code).toBe(1);
    expect(stderr).toContain(`Other words that came under its id are kept as ${reference}.`);
    expect((await run('erase', reference, '--yes')).code).toBe(0);
    expect(await listed(run)).toEqual([spam, failed]);
  });
}

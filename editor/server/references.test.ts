import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBuildConfig } from '../../compiler/build-config.ts';
import { acceptFact } from '../../compiler/commands/facts/reread-facts.ts';
import { openJournal } from '../../compiler/commands/reread/journal.ts';
import { compile } from '../../compiler/compile.ts';
import { loadContent } from '../../compiler/load.ts';
import { copySmallWorld } from '../../tests/support/small-world.ts';
import { dueFacts } from './references.ts';

test('a figure whose sentence stands there no more waits with the nearest ones, until one of them is accepted', () => {
  const { folder: root, discard } = copySmallWorld();
  onTestFinished(discard);
  const config = readBuildConfig({ WAYMARK_TODAY: '2026-11-22' });
  const key = 'fernland/passport/fee-adult-paper';
  const place = { root, config };
  const site = () => compile(loadContent(root), config);
  const waiting = () => dueFacts(site(), root).find((fact) => fact.key === key);
  expect(waiting()).toBeUndefined();

  const sentence = { text: 'Der Reisepass kostet 120,50 Euro.', under: 'Gebühren' };
  const sentences = ['1', '2'].map((hash) => ({ ...sentence, hash: hash.repeat(16) }));
  const outcome = { key, sentences, url: 'https://example.de/', detail: '', day: '2026-11-22' };
  const journal = openJournal(path.join(root, '.reread'), true);
  journal.add('https://example.de/', [{ ...outcome, state: 'new' }]);
  journal.close();
  expect(waiting()).toBeUndefined();
  acceptFact(key, place, '1'.repeat(16));

  const next = openJournal(path.join(root, '.reread'), true);
  next.add('https://example.de/', [{ ...outcome, state: 'look', sentences: sentences.slice(1) }]);
  next.close();
  expect(waiting()).toMatchObject({
    canAccept: true,
    found: {
      state: 'look',
      sentences: [
        { hash: '2'.repeat(16), text: 'Gebühren › Der Reisepass kostet **120,50** Euro.' },
      ],
    },
  });
  acceptFact(key, place, '2'.repeat(16));
  expect(waiting()).toBeUndefined();
});

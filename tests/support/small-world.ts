import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, loadContent } from '../../compiler/load.ts';
import { type ContentCopy, copyFiles } from './content-copy.ts';

const fixtures = join(import.meta.dirname, '../fixtures/content');

/** Words of buttons, tables and parts: they belong to the program, whatever its pages say. So does what nobody may say in Spanish. */
const english = ['finder', 'licences', 'permits', 'verdicts'].map((name) => `${name}.yaml`);
const both = ['form', 'interface', 'plan', 'ticks'].map((name) => `${name}.json`);
const spanish = ['answers', 'contract', 'finder', 'licences', 'permits', 'verdicts'].map(
  (name) => `${name}.json`,
);

/**
 * The content of a made-up country with two guides, in English and, as far as it matters to a test, in Spanish: small enough to be
 * compiled in a moment, and no page, fact or figure of the site is in it.
 */
export function copySmallWorld(): ContentCopy {
  const copy = copyFiles([
    ...[...english, ...both].map((name) => `content/en/${name}`),
    ...[...spanish, ...both].map((name) => `content/es/${name}`),
    'content/es/claims.yaml',
  ]);
  cpSync(fixtures, join(copy.folder, 'content'), { recursive: true });
  // Who may advise stands among these words, by country.
  copy.change(
    'content/en/interface.json',
    '"countries": {',
    `"countries": { "fernland": "${advice}",`,
  );
  return copy;
}

const advice =
  'In Fernland, only a lawyer may advise you. {^fernland/fernland-documents/who-advises}';

/** The same, read. Shape: `drafts` as `loadContent` takes them. */
export function loadSmallWorld(drafts?: ReadonlyMap<string, string>): Content {
  const { folder, discard } = copySmallWorld();
  try {
    return loadContent(folder, drafts);
  } finally {
    discard();
  }
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ownName = /^(DESK_|DATABASE_URL$|PUBLIC_EMAILJS_|SITE_URL$|WAYMARK_|HOST$|PORT$)/;

test('.env.example explains every setting that the desk, the build or the editor reads, and no other', () => {
  const read = ['desk/config.ts', 'compiler/build-config.ts'].flatMap((file) =>
    namesIn(readFileSync(file, 'utf8'), /^ {2}([A-Z][A-Z_]+): /gm),
  );
  const day = namesIn(
    readFileSync('compiler/build-config.ts', 'utf8'),
    /\{ ([A-Z][A-Z_]+): day \}/g,
  );
  const team = namesIn(
    readFileSync('editor/server/publish.ts', 'utf8'),
    /^ {4}(WAYMARK_EDIT_[A-Z]+): /gm,
  );
  const explained = namesIn(readFileSync('.env.example', 'utf8'), /^# ([A-Z][A-Z_]+)=/gm);
  expect(explained.filter((name) => ownName.test(name)).toSorted()).toEqual(
    [...new Set([...read, ...day, ...team])].toSorted(),
  );
});

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

import { expect, onTestFinished, test } from 'vitest';
import { startGithub } from '../../tests/support/github.ts';
import { readTeam, sendPullRequest } from './publish.ts';

const now = new Date('2026-11-22T10:00:00Z');
const file = 'content/en/form.json';
const text = '{ "title": "Write to us" }\n';
/** What `git hash-object` says of it. */
const textHash = '4920e37f8535d11c275923c2cd9bfa464a171fb4';

/** A repository whose only file is this one. */
async function repository(blob: string | null) {
  const github = await startGithub((path) => (path === file ? blob : null));
  onTestFinished(github.close);
  return github;
}

test('what was changed becomes one commit on a branch of its own and a pull request', async () => {
  const { team, calls } = await repository(textHash);
  const changed = text.replace('Write to us', 'Ask us');
  const address = await sendPullRequest([{ file, text: changed, base: text }], team, now);
  expect(address).toBe('https://github.com/waymark/site/pull/7');
  const tree = calls.find(({ path }) => path.endsWith('/git/trees'));
  expect(JSON.stringify(tree?.body)).toContain('Ask us');
  const pull = calls.find(({ path }) => path.endsWith('/pulls'));
  expect(pull?.body).toMatchObject({ base: 'main', head: 'waymark:words-20261122100000' });
});

test('a file that is another one there is not sent', async () => {
  const { team, calls } = await repository('0000000000000000000000000000000000000000');
  await expect(sendPullRequest([{ file, text, base: text }], team, now)).rejects.toThrow(
    /changed in the repository/,
  );
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
});

test('what a file holds is asked of the very commit on which the branch begins', async () => {
  const { team, calls } = await repository(textHash);
  await sendPullRequest([{ file, text: `${text} `, base: text }], team, now);
  expect(calls.find(({ path }) => path.includes('/contents/'))?.query).toBe('?ref=c0');
  const commit = calls.find(({ path }) => path.endsWith('/git/commits'));
  expect(commit?.body).toMatchObject({ parents: ['c0'] });
});

test('a new file that is not there yet is sent', async () => {
  const { team } = await repository(null);
  await expect(sendPullRequest([{ file, text, base: null }], team, now)).resolves.toContain(
    '/pull/',
  );
});

test('half of the settings is an error that names both', () => {
  expect(() => readTeam({ WAYMARK_EDIT_REPOSITORY: 'waymark/site' })).toThrow(
    /WAYMARK_EDIT_REPOSITORY.+WAYMARK_EDIT_TOKEN/,
  );
  expect(readTeam({})).toBeNull();
});

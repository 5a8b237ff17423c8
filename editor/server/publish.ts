import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Octokit } from '@octokit/core';
import { createPullRequest } from 'octokit-plugin-create-pull-request';
import { replaceFiles } from '../../compiler/load/replace-file.ts';
import { RefusedError } from '../api.ts';

/** A file to save: what was checked, and what it was made of; null where it was not there. */
type FileToSave = { file: string; text: string; base: string | null };

/** Takes files to where they are saved; the address of the pull request that they became. */
export type Publish = (files: readonly FileToSave[]) => string | null | Promise<string | null>;

export function writeFiles(root: string): Publish {
  return (files) => {
    replaceFiles(files.map(({ file, text }) => [join(root, file), text]));
    return null;
  };
}

/** How a team's changes reach its repository; names of the settings as in .env.example. */
export type TeamSettings = {
  /** owner/name */
  repository: string;
  base: string;
  token: string;
  api: string;
};

const longestAnswerMs = 30_000;

const PullRequestOctokit = Octokit.plugin(createPullRequest);

/** The settings of a team; null where there are none, and files are saved on this computer. Throws Error for half of them. */
export function readTeam(environment: NodeJS.ProcessEnv): TeamSettings | null {
  const {
    WAYMARK_EDIT_REPOSITORY: repository = '',
    WAYMARK_EDIT_TOKEN: token = '',
    WAYMARK_EDIT_BRANCH: base = 'main',
    WAYMARK_EDIT_API: api = 'https://api.github.com',
  } = environment;
  if (repository === '') return null;
  if (!/^[^/]+\/[^/]+$/.test(repository) || token === '') {
    throw new Error(
      'Set WAYMARK_EDIT_REPOSITORY as owner/name and WAYMARK_EDIT_TOKEN beside it, as .env.example explains.',
    );
  }
  return { repository, base, token, api };
}

/**
 * Sends the files as one commit on a branch of its own and asks for it to be taken in; the pull request's address.
 * Throws RefusedError where a file is another one there than it is here, or when the repository cannot be reached.
 */
export async function sendPullRequest(
  files: readonly FileToSave[],
  { repository, base, token, api }: TeamSettings,
  now: Date,
): Promise<string> {
  const octokit = new PullRequestOctokit({
    auth: token,
    baseUrl: api,
    request: { fetch: fetchSoon },
  });
  const [owner = '', repo = ''] = repository.split('/');
  try {
    const names = files.map(({ file }) => file.split('/').at(-1));
    const answer = await octokit.createPullRequest({
      owner,
      repo,
      base,
      head: `words-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`,
      title: `Change ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and others' : ''}`,
      body: files.map(({ file }) => `- ${file}`).join('\n'),
      changes: [
        {
          files: Object.fromEntries(files.map((file) => [file.file, ifUnchanged(file)])),
          commit: `Change ${names.join(', ')}`,
        },
      ],
    });
    if (answer === null) throw new RefusedError('The repository holds these words already.');
    return answer.data.html_url;
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(
      `The pull request could not be made: ${reason}. Your words are kept here; try again, or ask who looks after the repository.`,
    );
  }
}

/** All that is typed waits while a pull request is made: a repository that never answers must not keep it. */
function fetchSoon(address: string, options: RequestInit): Promise<Response> {
  return fetch(address, { ...options, signal: AbortSignal.timeout(longestAnswerMs) });
}

/** Called with what the very commit holds on which the branch begins: what somebody changed there meanwhile would be lost. */
function ifUnchanged({ file, text, base }: FileToSave) {
  return (there: { exists: boolean; sha?: string }): string => {
    if ((there.exists ? there.sha : null) === blobHash(base)) return text;
    throw new RefusedError(
      `${file} was changed in the repository since this copy was brought up to date. Bring it up to date (git pull), then look at your words again.`,
    );
  };
}

/** The name that git gives to a file's content; null where there is none. */
export function blobHash(text: string | null): string | null {
  if (text === null) return null;
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

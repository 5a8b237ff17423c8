import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readClaims } from '../../gates/claims/read-claims.ts';
import { listenOnLoopback } from '../../tests/support/loopback.ts';
import { createPageJudge } from './judge-pages.ts';

test('no line to the server is kept for the next check, because one that waits while the program compiles is cut', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, answer) => {
    asked.push(headers.connection);
    answer.end('<!doctype html><title>A page</title><main><p>A guide.</p></main>');
  });
  onTestFinished(() => void server.close());
  const port = await listenOnLoopback(server);
  const judge = createPageJudge(process.cwd(), () => `http://127.0.0.1:${port}`);
  const drafted = { claims: readClaims(process.cwd()), files: [] };
  expect(await judge(['/one', '/two'], drafted)).toEqual([]);
  expect(asked).toEqual(['close', 'close']);
});

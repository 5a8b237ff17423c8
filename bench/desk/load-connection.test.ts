import { expect, test } from 'vitest';
import { wholeAnswerIn } from './load-connection.ts';

const answer = 'HTTP/1.1 200 OK\r\nvary: Origin\r\ncontent-length: 2\r\n\r\nOK';

test('an answer is whole at its last character and not before', () => {
  expect(wholeAnswerIn(answer)).toBe('200 OK');
  for (let end = 0; end < answer.length; end += 1) {
    expect(wholeAnswerIn(answer.slice(0, end))).toBeNull();
  }
});

test('a refusal is told with its words', () => {
  expect(wholeAnswerIn('HTTP/1.1 503 No\r\nContent-Length: 9\r\n\r\nNot kept.')).toBe(
    '503 Not kept.',
  );
});

import { expect, test } from 'vitest';
import { EnvFileError, readEnvFile } from './env-file.ts';

const lines = 'HOST=0.0.0.0\r\n# a comment\r\nPORT = 80 # another\r\nNAME="Zoë # 1"\r\n';
const settings = { HOST: '0.0.0.0', PORT: '80', NAME: 'Zoë # 1' };
const utf16 = Buffer.from(`\ufeff${lines}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(lines)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${lines}`)],
  ['UTF-8 with line ends of its own', Buffer.from(`\ufeff${lines.replaceAll('\r', '')}`)],
])('a file saved as %s is read whole', (_how, bytes) => {
  expect({ ...readEnvFile(bytes) }).toEqual(settings);
});

test.each([
  ['UTF-16', utf16],
  ['UTF-16 with the bytes the other way round', Buffer.from(utf16).swap16()],
  ['UTF-16 without a mark', utf16.subarray(2)],
  ['an older encoding', Buffer.from(lines, 'latin1')],
])('a file saved as %s is refused in a sentence', (_how, bytes) => {
  expect(() => readEnvFile(bytes)).toThrow(EnvFileError);
  expect(() => readEnvFile(bytes)).toThrow(/save it again as UTF-8/);
});

test.each([
  'DATABASE_URL=postgres://desk:p@ss#w0rd@127.0.0.1/enq',
  'DATABASE_URL = postgres://desk:p@ss #w0rd@127.0.0.1/enq',
  'export DATABASE_URL=postgres://desk:#w0rd@127.0.0.1/enq',
])('%s, which a comment would cut in two, is refused without a piece of it', (line) => {
  const read = () => readEnvFile(Buffer.from(`HOST=a\n${line}\nPORT=1\n`));
  expect(read).toThrow(/write # as %23 in DATABASE_URL,/);
  expect(read).not.toThrow(/w0rd|ss|127/);
});

test.each([
  ['URL=https://a.example # ask bob@a.example', 'https://a.example'],
  ['URL="postgres://desk:p#w@a.example"', 'postgres://desk:p#w@a.example'],
  ['URL=postgres://desk:p%23w@a.example', 'postgres://desk:p%23w@a.example'],
])('%s is read as it was meant', (line, value) => {
  expect({ ...readEnvFile(Buffer.from(line)) }).toEqual({ URL: value });
});

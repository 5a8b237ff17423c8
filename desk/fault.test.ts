import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { StoreError } from './errors.ts';
import { faultOf } from './log.ts';

test('a fault tells kind, code and place, and none of the words of an error', () => {
  const error = new TypeError('zoe@sample.example\n    at Zoë (zoe.ts:1:1)');
  const fault = faultOf(error);
  expect(fault).toMatchObject({ type: 'TypeError', code: '', message: '', cause: null });
  expect(fault.stack.split('\n')[0]).toContain('fault.test.ts');
  expect(JSON.stringify(fault)).not.toMatch(/zo[eë]/i);
});

test('what a database said is told by its code and the meaning of that', () => {
  const database = new DatabaseSync(':memory:');
  const refusal = thrownBy(() => database.exec('SELECT zoe FROM enquiries'));
  database.close();
  const fault = faultOf(new StoreError('The database refused.', { cause: refusal }));
  expect(fault.cause).toMatchObject({ code: 'ERR_SQLITE_ERROR', message: 'SQL logic error' });
  expect(JSON.stringify(fault)).not.toContain('zoe');
});

test.each([['text'], [null], [undefined], [{ name: 'zoe' }]])(
  'of %j, which is no error, it tells the type',
  (thrown) => {
    expect(faultOf(thrown)).toEqual({
      type: typeof thrown,
      code: '',
      message: '',
      stack: '',
      cause: null,
    });
  },
);

test('an error that was given another name or an odd code is no danger', () => {
  const error = Object.assign(new Error('x'), { code: { personal: 'zoe' } });
  expect(faultOf(error).code).toBe('');
});

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It should have thrown.');
}

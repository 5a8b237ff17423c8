import { expect, test } from 'vitest';
import { patience } from '../../tests/support/desk/fault-scene.ts';
import { diskTrials } from '../../tests/support/desk/trials/disk.ts';
import { logTrials } from '../../tests/support/desk/trials/log.ts';
import { mailTrials } from '../../tests/support/desk/trials/mail.ts';

// What `npm run bench -- torture` goes through with more enquiries.
test.for(Object.entries({ ...diskTrials, ...logTrials, ...mailTrials }))(
  'nothing that heard OK is lost: %s',
  patience,
  async ([_what, trial], { skip }) => {
    const verdict = await trial(40);
    if (typeof verdict === 'string') return skip(verdict);
    expect(verdict).toMatchObject({ lost: 0, doubledOtherwise: 0 });
    expect(verdict.accepted).toBeGreaterThan(0);
  },
);

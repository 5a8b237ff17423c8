import { expect, test } from 'vitest';
import { openDesk, openMailbox, patience } from '../../tests/support/desk/fault-scene.ts';
import { sampleEnquiry } from '../../tests/support/desk/sample-enquiry.ts';
import { mailSettings } from '../../tests/support/desk/settings-for-tests.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';

test(
  'the running desk mails staff what it holds back, and a second one does not',
  patience,
  async () => {
    const dataFolder = await temporaryFolder();
    const store = openSqliteStore(dataFolder);
    const spamReasons = ['two links or more'];
    await store.add(sampleEnquiry, {
      now: new Date(),
      spamScore: 5,
      spamReasons,
      isQuarantined: true,
    });
    await store.close();
    const mailbox = await openMailbox();
    const env = { ...mailSettings(mailbox), DESK_DIGEST_HOUR: '0' };
    const desk = await openDesk({ env, dataFolder });
    await desk.hasPrinted(/digest mailed/);
    const other = await openDesk({ env, dataFolder });
    expect(await Promise.all([desk.kill(), other.kill()])).toEqual([0, 0]);
    expect(mailbox.messages.map(({ text }) => text)).toEqual([
      expect.stringContaining('Score 5: two links or more'),
    ]);
  },
);

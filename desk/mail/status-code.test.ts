import { expect, test } from 'vitest';
import { isAboutText } from './mail-failure.ts';

test.each([
  '552 5.2.2 Mailbox full',
  '552-5.2.2 The email account that you tried to reach is over quota.\n552 5.2.2 Learn more',
  '554 5.2.2 mailbox full',
  '550 5.2.1 Mailbox disabled, not accepting messages',
  '554 5.2.0 STOREDRV.Submission.Exception',
  '554 5.2.252 SendAsDenied',
  '552 5.3.1 Mail system full',
  '554 5.3.0 Other mail system problem',
  '554 5.3.2 Not accepting messages',
  '554 5.3.5 System incorrectly configured',
  '550 5.4.5 Daily user sending quota exceeded',
  '554 5.4.6 Too many hops',
  '554 5.5.1 Error: no valid recipients',
  '550 5.5.3 Too many recipients',
  '550 5.7.1 sending limit',
  '554 5.7.1 Message rejected under suspicion of spam',
  '550 5.7.26 Unauthenticated mail is prohibited',
  '554 5.7.28 Mail flood detected',
  '550 5.7.13 User account disabled',
  '550 5.1.1 User unknown',
  '550 5.1.8 Access denied, bad outbound sender',
  '550 #5.7.1 Your access to submit is rejected',
  '552 (5.2.2) over quota',
  '554 4.7.1 Greylisted',
  '550 5.0.0 Administrative prohibition',
  '550 Domain has exceeded the max emails per hour',
  '552 Requested mail action aborted: exceeded storage allocation',
  '551 User not local',
  '553 Mailbox name not allowed',
  '521 Server does not accept mail',
  '554 Message rejected: Email address is not verified',
  '554 Message rejected: Sending suspended for this account',
  '554 delivery error: over quota',
  '554 5.0.0 Rate limit reached',
  '452 4.2.2 Mailbox full',
  '451 5.6.0 Try again',
  '421 4.3.2 Shutting down',
])('%j at the end of DATA is about account, mailbox or route, and will be mended', (response) => {
  expect(isAboutText(Number(response.slice(0, 3)), response)).toBe(false);
});

test.each([
  '554 No such message here',
  '554 Transaction failed',
  '554 5.0.0 Transaction failed',
  '550 5.6.0 Lone CR or LF in body',
  '554 5.6.0 Invalid message content',
  '554-5.6.7 Header not in ASCII\n554 5.6.7 see RFC 6532',
  '550 5.6.1 Media not supported',
  '552 5.3.4 Message size exceeds fixed limit',
  '552 5.2.3 Message length exceeds administrative limit',
  '550 5.7.7 Message integrity failure',
  '500 Line too long',
])('%j at the end of DATA is about the text, and final', (response) => {
  expect(isAboutText(Number(response.slice(0, 3)), response)).toBe(true);
});

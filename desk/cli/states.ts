import type { EnquiryState } from '../enquiry.ts';

/** What each state means to the people who work with the enquiries. */
export const stateMeanings: Readonly<Record<EnquiryState, string>> = {
  quarantined: 'looks like spam; kept, and not mailed until you release it',
  stored: 'waits for its next attempt (for ever, when no mail server is set)',
  sending: 'an attempt is under way',
  sent: 'the mail server took it',
  failed: 'refused for good, or five days of attempts went by: somebody must look',
};

/** The same as lines of help. */
export const stateHelp = Object.entries(stateMeanings)
  .map(([state, meaning]) => `  ${state.padEnd(12)} ${meaning}`)
  .join('\n');

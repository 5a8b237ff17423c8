// A reader in a process of its own, for a test that stops it: `node run.ts <port> <folder> <facts> <hosts> <fingerprint>`. Two facts a page.

import { type Question, reread } from '../../../compiler/commands/reread/reread.ts';
import { loopbackNetwork } from './hosts.ts';

const [port = '', folder = '', facts = '', hosts = '', fingerprint = ''] = process.argv.slice(2);

const questions = Array.from(
  { length: Number(facts) },
  (_, index): Question => ({
    key: `fact-${index}`,
    url: `http://host-${Math.floor(index / 2) % Number(hosts)}.test/page-${Math.floor(index / 2)}`,
    label: 'Renewal of a driving licence, fee',
    figure: '£14',
    statement: '',
    accepted: '',
    said: '£14',
    fingerprint,
  }),
);

const outcomes = await reread(questions, {
  manners: {
    userAgent: 'Waymark-fact-reader/1.0',
    timeoutMs: 20_000,
    maxBytes: 8 * 1_048_576,
    pauseMs: 0,
    longestPauseMs: 0,
    dispatcher: loopbackNetwork(Number(port)),
  },
  folder,
  isFresh: false,
  today: new Date('2026-11-22T12:00:00Z'),
  onProgress: () => {},
});

const states = Object.fromEntries(
  Map.groupBy(outcomes, ({ state }) => state)
    .entries()
    .map(([state, all]) => [state, all.length]),
);
console.log(JSON.stringify({ states, peakMb: Math.round(process.resourceUsage().maxRSS / 1_024) }));
process.exit(0);

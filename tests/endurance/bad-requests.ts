import { Agent, request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { readDeskConfig } from '../../desk/config.ts';
import { readSettings } from '../../desk/settings.ts';
import { openExistingStore } from '../../desk/store/open-store.ts';
import {
  type Answer,
  problemsOfAnswer,
  problemsOfMail,
  problemsOfRow,
} from '../support/desk/bad-requests/problems.ts';
import { type BadRequest, badRequest } from '../support/desk/bad-requests/requests.ts';
import { openDesk, openMailbox } from '../support/desk/fault-scene.ts';
import { mailSettings } from '../support/desk/settings-for-tests.ts';

const atOnce = 8;
const requestsPerBatch = 200;
const longestWaitMs = 10_000;

/** Sends generated bad requests to a real desk and looks at every answer, row and mail. */
export async function benchBadRequests(count: number, seed: number): Promise<void> {
  console.log(
    `${count} bad requests to a real desk that mails to a real SMTP server, seed ${seed}`,
  );
  const mailbox = await openMailbox();
  const settings = { ...mailSettings(mailbox), DESK_TRUSTED_PROXIES: '127.0.0.1, ::1' };
  const desk = await openDesk({ env: settings });
  const { answers, unanswered } = await sendAll(desk.url, { count, seed });
  await desk.hasMailedAll();
  const store = await openExistingStore(
    { dataFolder: desk.dataFolder, databaseUrl: null },
    { readOnly: true },
  );
  const rows = await store.list();
  await store.close();
  const isAlive = await fetch(`${desk.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

  const { projectFolder, mail } = readDeskConfig(settings);
  const { optionalFields } = readSettings(projectFolder).contact;
  const parties = { from: mail?.from ?? '', to: mail?.to.join() ?? '' };
  const problems = {
    'no answer': unanswered,
    'crashes of the desk': isAlive ? [] : ['it answers no more'],
    '5xx and other wrong answers': answers.flatMap(problemsOfAnswer),
    'rows that break the contract': rows.flatMap((row) => problemsOfRow(row, optionalFields)),
    'strange headers and mails': mailbox.messages.flatMap((mail) => problemsOfMail(mail, parties)),
  };
  console.table({
    requests: count,
    ...countsBy(answers, ({ status }) => `answered ${status}`),
    'rows kept': rows.length,
    'of these in quarantine': rows.filter(({ state }) => state === 'quarantined').length,
    'mails in the box': mailbox.messages.length,
    ...Object.fromEntries(Object.entries(problems).map(([name, found]) => [name, found.length])),
  });
  const found = Object.values(problems).flat();
  for (const problem of new Set(found)) console.log(`  ${problem}`);
  if (found.length > 0) process.exitCode = 1;
}

type Sent = { answers: Answer[]; unanswered: string[] };

async function sendAll(
  url: string,
  { count, seed }: { count: number; seed: number },
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const sent: Sent = { answers: [], unanswered: [] };
  for (let start = 0; start < count; start += requestsPerBatch) {
    const numRuns = Math.min(requestsPerBatch, count - start);
    const batch = fc.sample(badRequest, { numRuns, seed: seed + start });
    await Promise.all(
      batch.map(async (request) => {
        try {
          sent.answers.push(await send(url, request, agent));
        } catch (error) {
          sent.unanswered.push(`${request.method} ${request.url}: ${String(error)}`);
        }
      }),
    );
  }
  agent.destroy();
  return sent;
}

function send(
  base: string,
  { method, url, headers, body }: BadRequest,
  agent: Agent,
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path: url, agent, timeout: longestWaitMs };
    // Said aloud, because Node's client sends the body of some methods without its length.
    const length = { 'content-length': String(body.length) };
    const request = httpRequest(
      { ...options, headers: { ...headers, ...length } },
      async (response) => {
        const chunks: Buffer[] = await Array.fromAsync(response);
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end(body);
  });
}

function countsBy<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const groups = Map.groupBy(items, nameOf);
  return Object.fromEntries([...groups].toSorted().map(([name, group]) => [name, group.length]));
}

import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';

/**
 * How the mailbox treats the next messages.
 * accept: takes them · refuse-for-now: 451 after the text · refuse-for-good: 554 after the text ·
 * hold: keeps the sender waiting until the behaviour changes, then does what that says ·
 * drop-after-data: takes the message and cuts the line before the sender hears so ·
 * lie: says that it took the message, and throws it away.
 */
export type MailboxBehaviour =
  | 'accept'
  | 'refuse-for-now'
  | 'refuse-for-good'
  | 'hold'
  | 'drop-after-data'
  | 'lie';

const refusals: Partial<Record<MailboxBehaviour, [code: number, words: string]>> = {
  'refuse-for-now': [451, 'Try again later'],
  'refuse-for-good': [554, 'No such message here'],
};

export type Mailbox = {
  /** For DESK_SMTP_URL. The port stays the same when the mailbox goes down and comes back. */
  url: string;
  /** What is in the box, parsed, oldest first; a message taken twice is here twice. */
  messages: readonly ParsedMail[];
  /** For each message in the box, whom the sender named to the server, in the order of `messages`. */
  recipients: readonly (readonly string[])[];
  /** How many messages were offered with their whole text, taken or not. */
  offered: () => number;
  behave: (behaviour: Behaviour) => void;
  /** Resolves once at least `count` messages are in the box. */
  hasReceived: (count: number) => Promise<void>;
  /** Resolves once at least `count` messages have been offered, taken or not. */
  wasOffered: (count: number) => Promise<void>;
  /** Cuts every line, forgets what it held, and refuses connections until `comeBack`. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

/** One for every message, or one that depends on the message. */
type Behaviour = MailboxBehaviour | ((message: ParsedMail) => MailboxBehaviour);

/**
 * A real SMTP server on the loopback address that keeps what it takes, for the length of a test. `options` are the server's
 * own: whom it refuses, how many lines it allows, whether it speaks TLS.
 */
export async function startMailbox(
  behaviour: Behaviour = 'accept',
  options: SMTPServerOptions = {},
): Promise<Mailbox> {
  const messages: ParsedMail[] = [];
  const recipients: string[][] = [];
  const sockets = new Set<Socket>();
  const listeners = new Set<() => void>();
  let current = behaviour;
  let offeredCount = 0;
  let timesDown = 0;
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;

  function listen(wantedPort: number): Promise<SMTPServer> {
    const made = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      // Otherwise it asks a name server who 127.0.0.1 is.
      disableReverseLookup: true,
      logger: false,
      onData: (stream, { envelope }, answer) => {
        const named = envelope.rcptTo.map(({ address }) => address);
        receive(stream, named).then(() => answer(), answer);
      },
      ...options,
    });
    // A line that a test cuts is no failure of the test.
    made.on('error', () => {});
    made.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    made.listen(wantedPort, '127.0.0.1');
    return once(made.server, 'listening').then(() => made);
  }

  async function receive(stream: SMTPServerDataStream, named: string[]): Promise<void> {
    const message = await simpleParser(stream);
    const wanted = () => (typeof current === 'function' ? current(message) : current);
    const timesDownAtFirst = timesDown;
    offeredCount += 1;
    tellListeners();
    while (wanted() === 'hold' && timesDown === timesDownAtFirst) await nextChange();
    if (timesDown > timesDownAtFirst) throw refusal(421, 'Going down');
    const refused = refusals[wanted()];
    if (refused !== undefined) throw refusal(...refused);
    if (wanted() === 'lie') return;
    messages.push(message);
    recipients.push(named);
    const isDropped = wanted() === 'drop-after-data';
    tellListeners();
    if (isDropped) cutLines();
  }

  function tellListeners(): void {
    const told = [...listeners];
    listeners.clear();
    for (const listener of told) listener();
  }

  function nextChange(): Promise<void> {
    return new Promise((resolve) => listeners.add(resolve));
  }

  function cutLines(): void {
    for (const socket of sockets) socket.destroy();
  }

  async function goDown(): Promise<void> {
    timesDown += 1;
    tellListeners();
    const closed = new Promise<void>((resolve) => server.close(resolve));
    cutLines();
    await closed;
  }

  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    messages,
    recipients,
    offered: () => offeredCount,
    behave: (next) => {
      current = next;
      tellListeners();
    },
    hasReceived: async (count) => {
      while (messages.length < count) await nextChange();
    },
    wasOffered: async (count) => {
      while (offeredCount < count) await nextChange();
    },
    goDown,
    comeBack: async () => {
      server = await listen(port);
    },
    close: goDown,
  };
}

/** What a handler of the server answers to say no. */
export function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

import { BlockList, isIP, Socket } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { StoredEnquiry } from '../enquiry.ts';
import { type Failure, failureFrom } from './mail-failure.ts';
import { type MailParties, messageFor } from './message.ts';

/** To the greeting: some servers let a stranger wait half a minute for it, to see whether it talks out of turn. */
const connectionTimeoutMs = 60_000;
/** RFC 5321, 4.5.3.2.6: a server may take ten minutes over the end of DATA, and who hangs up sooner sends the mail twice. */
const answerTimeoutMs = 10 * 60_000;

/** What the mail server said to one mail. */
export type Delivery = {
  /** The recipients that have it, those of earlier attempts among them. */
  deliveredTo: readonly string[];
  /** How many do not. */
  missing: number;
  /** Why those do not; null when all have it. */
  failure: Failure | null;
  /** Resolves when the line is closed, and another one would not be one too many. */
  closed: Promise<void>;
};

/** Sends enquiries through the mail server at `url`. Never rejects. */
export function connectMailServer(
  url: string,
  parties: MailParties,
  mayPasswordBePlain = false,
): (enquiry: StoredEnquiry) => Promise<Delivery> {
  const send = connectForMessages(url, parties, mayPasswordBePlain);
  return (enquiry) => send(messageFor(enquiry, parties), enquiry.deliveredTo);
}

/**
 * Sends messages through the mail server at `address`, to those of its recipients that do not have it yet. One connection for
 * each: a pooled connection would repeat a message by itself when the line drops, and how often we ask is the caller's to
 * decide. `has` are the recipients that have the message already. No password goes to another machine without TLS, unless it `mayPasswordBePlain`. Never rejects.
 */
export function connectForMessages(
  address: string,
  parties: MailParties,
  mayPasswordBePlain = false,
): (message: SendMailOptions, has: readonly string[]) => Promise<Delivery> {
  const url = withRequiredTls(address, mayPasswordBePlain);
  return async (message, has) => {
    const deliveredTo = parties.to.filter((address) => has.includes(address));
    const waiting = parties.to.filter((address) => !deliveredTo.includes(address));
    // The settings have changed since: nobody is left who should get it.
    if (waiting.length === 0) {
      return { deliveredTo, missing: 0, failure: null, closed: Promise.resolve() };
    }
    const { socket, closed } = openLine();
    const envelope = { from: parties.from, to: waiting };
    const { takenBy, failure } = await offer({ ...message, envelope }, { url, socket, waiting });
    return {
      deliveredTo: [...deliveredTo, ...takenBy],
      missing: waiting.length - takenBy.length,
      failure,
      closed: closed(),
    };
  };
}

async function offer(
  message: SendMailOptions,
  { url, socket, waiting }: { url: string; socket: Socket; waiting: readonly string[] },
): Promise<{ takenBy: string[]; failure: Failure | null }> {
  const transport = createTransport({
    url,
    socket,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: answerTimeoutMs,
    dnsTimeout: connectionTimeoutMs,
  });
  try {
    const sent = await transport.sendMail(message);
    const refused = new Set(sent.rejected.map((recipient) => lowerCase(recipient)));
    const [error] = sent.rejectedErrors ?? [];
    return {
      takenBy: waiting.filter((address) => !refused.has(lowerCase(address))),
      failure: error === undefined ? null : failureFrom(error, { isSilent: false }),
    };
  } catch (error) {
    return { takenBy: [], failure: failureFrom(error, { isSilent: socket.bytesRead === 0 }) };
  }
}

/** The mail library writes a domain in lower case. */
function lowerCase(recipient: string | { address: string }): string {
  return (typeof recipient === 'string' ? recipient : recipient.address).toLowerCase();
}

/** A line of our own making, because the mail library answers before the server has seen the end of it. */
function openLine(): { socket: Socket; closed: () => Promise<void> } {
  const socket = new Socket();
  const closing = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    socket,
    closed: () => {
      // The library did not get as far as using it.
      if (socket.pending && !socket.connecting) socket.destroy();
      return closing;
    },
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Not by any other name: what a name server is asked for may be anybody's machine. */
function isThisMachine({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 0) return host === '' || /^localhost\.?$/i.test(host);
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

function hasLogin({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function hasTlsFromTheStart({ protocol }: URL): boolean {
  return protocol === 'smtps:';
}

function isOn({ searchParams }: URL, option: string): boolean {
  return ['true', '1'].includes(searchParams.get(option) ?? '');
}

/**
 * The mail server's address such that no password goes there without TLS, whatever the server offers, or somebody on the way
 * has taken out of its offer. This machine needs none, and `mayPasswordBePlain` is for a setting that says so by name.
 */
export function withRequiredTls(address: string, mayPasswordBePlain: boolean): string {
  const url = new URL(address);
  if (mayPasswordBePlain || hasTlsFromTheStart(url) || !hasLogin(url) || isThisMachine(url)) {
    return address;
  }
  // Goes before every other option of the mail library.
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** What whoever listens on the way to the mail server could read, for a warning at the start; null when nothing. */
export function plainTextWarning(address: string, mayPasswordBePlain: boolean): string | null {
  const url = new URL(address);
  if (hasTlsFromTheStart(url) || isThisMachine(url) || isOn(url, 'requireTLS')) return null;
  const isTlsIgnored = isOn(url, 'ignoreTLS');
  if (hasLogin(url) && !mayPasswordBePlain) {
    return isTlsIgnored
      ? '?ignoreTLS=true in DESK_SMTP_URL counts for nothing: a password goes to another machine without TLS only when DESK_SMTP_PLAIN_PASSWORD is 1'
      : null;
  }
  const what = hasLogin(url) ? 'the password of DESK_SMTP_URL and enquiries go' : 'enquiries go';
  const when = isTlsIgnored ? '' : ' whenever it offers no TLS';
  return `${what} to the mail server in plain text${when}; ?requireTLS=true at the end of DESK_SMTP_URL lets none go so`;
}

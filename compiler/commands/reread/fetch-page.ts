import { setTimeout as wait } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import { type Dispatcher, fetch, type Response } from 'undici';
import { reasonOf } from '../../../gates/links/check-link.ts';
import { outsideNetwork } from './outside-network.ts';
import type { RawPage } from './page-text.ts';

/** How the hosts are treated. */
export type Manners = {
  /** Says who asks, and where to complain. */
  userAgent: string;
  /** For a page and all addresses that lead to it. */
  timeoutMs: number;
  /** The largest page that is read. */
  maxBytes: number;
  /** Between two requests to one host, unless its robots.txt asks for more. */
  pauseMs: number;
  /** The longest pause that a host may ask for. */
  longestPauseMs: number;
  /** How the network is reached; left out for the network outside. */
  dispatcher?: Dispatcher;
};

/** What became of an address. `url` is where it led to in the end. */
type Answer = { url: string } & (
  | { kind: 'page'; page: RawPage }
  | { kind: 'gone' | 'unreachable'; detail: string }
);

export type PageReader = (address: string) => Promise<Answer>;

const longestWay = 6;
const retryAfterLimitMs = 30_000;

/**
 * A reader that asks one thing at a time of a host, with a pause, keeps to its robots.txt, and stops at its limits.
 * It never throws for what a host does.
 */
export function createPageReader(given: Manners): PageReader {
  const manners = { ...given, dispatcher: given.dispatcher ?? outsideNetwork() };
  const hosts = new Map<string, Host>();

  /** Follows an address to its page, each step by the rules of its host. */
  async function follow(address: string): Promise<Answer> {
    let url = new URL(address);
    const signal = AbortSignal.timeout(manners.timeoutMs);
    for (let step = 0; step < longestWay; step += 1) {
      const host = hosts.get(url.origin) ?? new Host(url.origin, manners);
      hosts.set(url.origin, host);
      const refusal = await host.refusalOf(url, signal);
      if (refusal !== null) return { kind: 'unreachable', url: url.href, detail: refusal };
      const response = await host.ask(url, signal);
      const next = nextAddress(response, url);
      if (next === null) return toAnswer(response, url.href, manners);
      await response.body?.cancel();
      url = next;
    }
    return {
      kind: 'unreachable',
      url: url.href,
      detail: 'leads from one address to the next without end',
    };
  }

  return async (address) => {
    try {
      return await follow(address);
    } catch (error) {
      return { kind: 'unreachable', url: address, detail: detailOf(error, manners) };
    }
  };
}

/** One host, which is asked one thing at a time. */
class Host {
  #origin: string;
  #manners: Required<Manners>;
  #pauseMs: number;
  #turn: Promise<unknown> = Promise.resolve();
  #robots: Promise<ReturnType<typeof robotsParser> | string> | null = null;

  constructor(origin: string, manners: Required<Manners>) {
    this.#origin = origin;
    this.#manners = manners;
    this.#pauseMs = manners.pauseMs;
  }

  /** Why the host does not want this address read by programs; null when it may be. */
  async refusalOf(url: URL, signal: AbortSignal): Promise<string | null> {
    this.#robots ??= this.#readRobots(signal);
    const robots = await this.#robots;
    if (typeof robots === 'string') return robots;
    const { userAgent, longestPauseMs } = this.#manners;
    const asked = (robots.getCrawlDelay(userAgent) ?? 0) * 1_000;
    this.#pauseMs = Math.max(this.#manners.pauseMs, Math.min(asked, longestPauseMs));
    return robots.isDisallowed(url.href, userAgent) === true
      ? 'its robots.txt asks programs to stay away'
      : null;
  }

  /** One request when it is its turn; a second one where the host says that it is busy. */
  async ask(url: URL, signal: AbortSignal): Promise<Response> {
    const response = await this.#request(url, signal);
    if (response.status !== 429 && response.status !== 503) return response;
    const askedMs = Number(response.headers.get('retry-after') ?? 'NaN') * 1_000;
    if (!(askedMs <= Math.min(retryAfterLimitMs, this.#manners.timeoutMs))) return response;
    await response.body?.cancel();
    await wait(askedMs, undefined, { signal });
    return this.#request(url, signal);
  }

  #request(url: URL, signal: AbortSignal): Promise<Response> {
    const { userAgent, dispatcher } = this.#manners;
    const response = this.#turn.then(() =>
      fetch(url, {
        redirect: 'manual',
        headers: {
          'user-agent': userAgent,
          accept:
            'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.1',
        },
        signal,
        dispatcher,
      }),
    );
    // The next one waits for the pause, also where this one failed.
    this.#turn = response.then(
      () => wait(this.#pauseMs),
      () => wait(this.#pauseMs),
    );
    return response;
  }

  /**
   * Its rules, or why none of its pages may be asked for. A host without rules forbids nothing, and neither does one whose rules
   * are too many redirects away. Source: RFC 9309, 2.3.1.
   */
  async #readRobots(signal: AbortSignal): Promise<ReturnType<typeof robotsParser> | string> {
    const address = new URL('/robots.txt', this.#origin);
    let [url, response] = [address, await this.#request(address, signal)];
    for (let step = 0; step < robotsRedirects; step += 1) {
      const next = nextAddress(response, url);
      if (next === null) break;
      await response.body?.cancel();
      [url, response] = [next, await this.#request(next, signal)];
    }
    if (response.ok) {
      const { bytes } = await bodyOf(response, robotsLimit);
      return robotsParser(address.href, new TextDecoder().decode(bytes));
    }
    await response.body?.cancel();
    return response.status >= 500
      ? `its robots.txt answers ${response.status}, so nothing there may be read`
      : robotsParser(address.href, '');
  }
}

/** So many redirects are followed to a robots.txt, also to other hosts. Source: RFC 9309, 2.3.1.2. */
const robotsRedirects = 5;

/** The first 500 KiB of a robots.txt count. Source: RFC 9309, 2.5. */
const robotsLimit = 500 * 1_024;

/** Where a host sends us on to; null when this is its answer. */
function nextAddress({ status, headers }: Response, from: URL): URL | null {
  const location = headers.get('location');
  const isRedirect = status >= 300 && status < 400;
  return isRedirect && location !== null ? new URL(location, from) : null;
}

async function toAnswer(response: Response, url: string, { maxBytes }: Manners): Promise<Answer> {
  const { status, headers } = response;
  if (!response.ok) {
    await response.body?.cancel();
    const isGone = status === 404 || status === 410;
    return { kind: isGone ? 'gone' : 'unreachable', url, detail: `answers ${status}` };
  }
  const { bytes: body, isWhole } = await bodyOf(response, maxBytes);
  if (!isWhole) {
    return {
      kind: 'unreachable',
      url,
      detail: `larger than ${Math.round(maxBytes / 1_048_576)} MB`,
    };
  }
  return { kind: 'page', url, page: { body, contentType: headers.get('content-type') ?? '' } };
}

/** The bytes of an answer, and whether these are all: reading stops behind `limit`. */
async function bodyOf(response: Response, limit: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    chunks.push(chunk);
    if (length > limit) break;
  }
  return { bytes: Buffer.concat(chunks), isWhole: length <= limit };
}

function detailOf(error: unknown, { timeoutMs }: Manners): string {
  const isLate = error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name);
  return isLate ? `no answer within ${Math.round(timeoutMs / 1_000)} s` : reasonOf(error);
}

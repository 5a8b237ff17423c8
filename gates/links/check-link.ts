import { setTimeout as wait } from 'node:timers/promises';

/**
 * What became of an address. "moved": it leads on to another one. "refused": somebody is there and wants no programs, so
 * look with a browser. "gone": the host answers, and has no such page. "unreachable": no answer.
 */
export type Verdict = 'fine' | 'moved' | 'refused' | 'gone' | 'unreachable';

export type LinkAnswer = {
  verdict: Verdict;
  /** null when there was no answer. */
  status: number | null;
  /** Where it leads to, or why there was no answer; "" when there is nothing to say. */
  detail: string;
};

/** How the hosts are treated. */
export type Manners = {
  /** Says who asks, and where to complain. */
  userAgent: string;
  timeoutMs: number;
  /** How often a host that is busy or silent is asked again. */
  retryCount: number;
  /** Between two requests to one host. */
  pauseMs: number;
  /** The longest that a host may make us wait by its Retry-After. */
  longestWaitMs: number;
};

/** Asks for one address: HEAD, then GET where HEAD is not answered well, and again where the host is busy or silent. */
export async function checkLink(address: string, manners: Manners): Promise<LinkAnswer> {
  let answer = await ask(address, manners);
  for (let retry = 0; retry < manners.retryCount && answer.isPassing; retry += 1) {
    await wait(Math.min(answer.waitMs, manners.longestWaitMs));
    answer = await ask(address, manners);
  }
  const { verdict, status, detail } = answer;
  return { verdict, status, detail };
}

type Attempt = LinkAnswer & {
  /** Whether it may be better in a moment. */
  isPassing: boolean;
  waitMs: number;
};

async function ask(address: string, manners: Manners): Promise<Attempt> {
  try {
    const head = await request(address, 'HEAD', manners);
    if (head.ok) return attemptOf(address, head, manners);
    await wait(manners.pauseMs);
    return attemptOf(address, await request(address, 'GET', manners), manners);
  } catch (error) {
    const { pauseMs: waitMs } = manners;
    return {
      verdict: 'unreachable',
      status: null,
      detail: reasonOf(error),
      isPassing: true,
      waitMs,
    };
  }
}

async function request(
  address: string,
  method: 'HEAD' | 'GET',
  manners: Manners,
): Promise<Response> {
  const response = await fetch(address, {
    method,
    headers: { 'user-agent': manners.userAgent, accept: 'text/html,*/*;q=0.8' },
    signal: AbortSignal.timeout(manners.timeoutMs),
  });
  await response.body?.cancel();
  return response;
}

function attemptOf(address: string, response: Response, { pauseMs }: Manners): Attempt {
  const { status } = response;
  const askedToWaitMs = Number(response.headers.get('retry-after') ?? 0) * 1_000;
  return {
    verdict: verdictOf(address, response),
    status,
    detail: response.redirected ? `now ${response.url}` : '',
    isPassing: status === 429 || status >= 500,
    waitMs: askedToWaitMs > 0 ? askedToWaitMs : pauseMs,
  };
}

const unwelcome = new Set([401, 403, 405, 406, 429, 451]);

function verdictOf(address: string, { ok, status, url }: Response): Verdict {
  if (unwelcome.has(status)) return 'refused';
  if (!ok) return 'gone';
  return url === address ? 'fine' : 'moved';
}

/** fetch says only that it failed; its cause says why. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

import { setTimeout as wait } from 'node:timers/promises';

/**
 * What became of an address. "moved": it leads on to another one. "refused": somebody is there and wants no programs, so
 * look with a browser. "in trouble": the host answers that it cannot now, so ask another day. "gone": the host says that it
 * has no such page, or there is no such host. "unreachable": no answer.
 */
export type Verdict = 'fine' | 'moved' | 'refused' | 'in trouble' | 'gone' | 'unreachable';

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

/** Asks for one address: HEAD, then GET where HEAD is not answered well, and GET again where the host is busy or silent. */
export async function checkLink(address: string, manners: Manners): Promise<LinkAnswer> {
  let answer = await ask(address, 'HEAD', manners);
  let asksLeft = answer.status !== null && answer.status < 300 ? 0 : 1 + manners.retryCount;
  for (; asksLeft > 0; asksLeft -= 1) {
    await wait(Math.min(answer.waitMs, manners.longestWaitMs));
    answer = await ask(address, 'GET', manners);
    if (!answer.isPassing) break;
  }
  const { verdict, status, detail } = answer;
  return { verdict, status, detail };
}

type Attempt = LinkAnswer & {
  /** Whether it may be better in a moment. */
  isPassing: boolean;
  waitMs: number;
};

async function ask(address: string, method: 'HEAD' | 'GET', manners: Manners): Promise<Attempt> {
  try {
    return attemptOf(address, await request(address, method, manners), manners);
  } catch (error) {
    const detail = reasonOf(error);
    const isGone = detail === 'ENOTFOUND';
    const verdict = isGone ? 'gone' : 'unreachable';
    return { verdict, status: null, detail, isPassing: !isGone, waitMs: manners.pauseMs };
  }
}

async function request(address: string, method: 'HEAD' | 'GET', manners: Manners) {
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
  const verdict = verdictOf(address, response);
  return {
    verdict,
    status,
    detail: response.redirected ? `now ${response.url}` : '',
    isPassing: verdict === 'in trouble',
    waitMs: askedToWaitMs > 0 ? askedToWaitMs : pauseMs,
  };
}

function verdictOf(address: string, { ok, status, url }: Response): Verdict {
  if (ok) return url === address ? 'fine' : 'moved';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'in trouble' : 'refused';
}

/** fetch says only that it failed; its cause says why. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

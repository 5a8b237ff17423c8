/** What a page asks of the worker: to have these at hand without a network, and nothing else. */
export type KeepMessage = {
  /** Paths on the site. */
  addresses: string[];
  /** What a page says that comes from the device; {day} is when it was saved. */
  notice: string;
  /** Language tag, for writing the day. */
  language: string;
};

/** The one cache that the worker fills; who erases the plan deletes it. */
export const cacheName = 'waymark-plan';

export const workerPath = '/plan-worker.js';

const savedHeader = 'x-saved-on';

/** The addresses of scripts and typefaces that a page or a script of the build names; their names hold a hash of what is in them. */
export function hashedFilesIn(text: string): string[] {
  const named = text.matchAll(/(?:\/_astro\/|["'`]\.\/)([\w.@~/-]+\.(?:js|css|woff2))\b/g);
  return [...new Set([...named].map(([, file = '']) => `/_astro/${file}`))];
}

/**
 * Whether an answer is what this site has at its address, and nothing that a network, a host or a sign-in put in its place: a page
 * names itself in its canonical link, what is known of a case the page that it is of, and no file of the build is a page.
 * Shape: `address` is where the answer came from, after all redirects.
 */
export async function isOwn(answer: Response, address: string): Promise<boolean> {
  const { pathname } = new URL(address);
  const type = answer.headers.get('content-type') ?? '';
  if (pathname.startsWith('/_astro/')) return !/html|json/.test(type);
  const text = await answer.text();
  if (pathname.endsWith('.json'))
    return type.includes('json') && casePath(text) === pathname.slice(0, -5);
  return type.includes('text/html') && canonicalPath(text) === pathname.replace(/\/$/, '');
}

function casePath(json: string): unknown {
  try {
    return JSON.parse(json)?.path;
  } catch {
    return null;
  }
}

function canonicalPath(html: string): string | null {
  const [link = ''] = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i.exec(html) ?? [];
  const [, address = ''] = /\bhref=["']?([^"'\s>]+)/i.exec(link) ?? [];
  return URL.canParse(address) ? new URL(address).pathname : null;
}

/** A copy that remembers the instant at which it was saved. */
export async function savedCopy(response: Response, at: Date): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(savedHeader, at.toISOString());
  return new Response(await response.arrayBuffer(), { headers });
}

/**
 * A saved page as it is shown without a network: it says from when it is, before all else that it says.
 * Shape: {day} in `notice` becomes the day on which it was saved; a file that is no page stays as it is.
 */
export async function withNotice(
  saved: Response,
  { notice, language }: { notice: string; language: string },
): Promise<Response> {
  const at = saved.headers.get(savedHeader);
  if (at === null || !(saved.headers.get('content-type') ?? '').includes('text/html')) return saved;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(at));
  const html = await saved.text();
  const told = `<p class="column" data-saved-on role="note"><strong>${escaped(notice.replace('{day}', day))}</strong></p>`;
  const page = html.replace(/<main\b[^>]*>/, (main) => main + told);
  return new Response(page, { headers: saved.headers });
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

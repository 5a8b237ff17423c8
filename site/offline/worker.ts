/// <reference lib="webworker" />
import {
  cacheName,
  hashedFilesIn,
  isOwn,
  type KeepMessage,
  savedCopy,
  withNotice,
} from './kept-files.ts';

// The cases that somebody plans, at hand without a network. Nothing else of the site goes through the cache.
declare const self: ServiceWorkerGlobalScope;

/** How long a page may keep a visitor waiting who has a copy of it, in milliseconds. */
const patience = 5_000;

/** Where the words of the notice are kept, beside what they are about. No page has this address. */
const wordsAddress = '/plan-worker.json';

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(keep(event.data as KeepMessage).then((answer) => port?.postMessage(answer)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/_astro/')) event.respondWith(fromDevice(request));
  else if (request.mode === 'navigate' || pathname.endsWith('.json')) {
    event.respondWith(fromNetwork(request));
  }
});

/** Shape: `missed` are paths that could not be fetched; they stay as they were. */
async function keep({ addresses, ...words }: KeepMessage): Promise<{ missed: string[] }> {
  const cache = await caches.open(cacheName);
  await cache.put(wordsAddress, Response.json(words));
  const wanted = new Set(addresses);
  const missed: string[] = [];
  // Grows while it is read: a page names its scripts, and those name others.
  for (const address of wanted) {
    const saved = (await fetchInto(cache, address)) ?? (await cache.match(address));
    if (saved === undefined) missed.push(address);
    else for (const file of await namedBy(saved)) wanted.add(file);
  }
  await dropOthers(cache, wanted.add(wordsAddress));
  return { missed };
}

async function dropOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const { url } of await cache.keys()) {
    if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
  }
}

async function fetchInto(cache: Cache, address: string): Promise<Response | null> {
  const known = address.startsWith('/_astro/') ? await cache.match(address) : undefined;
  if (known !== undefined) return known;
  const answer = await fresh(new Request(address)).catch(() => null);
  return answer?.ok === true ? answer : null;
}

/**
 * What this site has at an address now, kept from then on; what it says of one that has moved or gone is not kept.
 * null where it is in trouble, or somebody else answers in its place. Rejects where nobody does.
 */
async function fresh({ url, headers, cache: mode }: Request): Promise<Response | null> {
  const answer = await fetch(url, { headers, cache: mode });
  if (answer.status >= 500) return null;
  if (new URL(answer.url).origin !== self.location.origin) return null;
  if (answer.ok && !(await isOwn(answer.clone(), answer.url))) return null;
  // A browser takes no page for another address than it asked for, whatever its status.
  if (answer.redirected) return Response.redirect(answer.url);
  if (!answer.ok) return answer;
  const cache = await caches.open(cacheName);
  await cache.put(new URL(url).pathname, await savedCopy(answer.clone(), new Date()));
  return answer;
}

async function namedBy(file: Response): Promise<string[]> {
  const type = file.headers.get('content-type') ?? '';
  return /html|javascript/.test(type) ? hashedFilesIn(await file.clone().text()) : [];
}

async function fromDevice(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request);
}

/** From the network, and from the device where it fails, is too slow, or is not the one of this site. */
async function fromNetwork(request: Request): Promise<Response> {
  const saved = await caches.match(request, { cacheName, ignoreSearch: true });
  if (saved === undefined) return fetch(request);
  const answer = await Promise.race([fresh(request).catch(() => null), afterPatience()]);
  return answer ?? withNotice(saved, await words());
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patience);
  });
}

async function words(): Promise<Omit<KeepMessage, 'addresses'>> {
  const kept = await caches.match(wordsAddress, { cacheName });
  return (await kept?.json()) ?? { notice: '', language: 'en' };
}

import { formWordsPath } from '../../contract/fields.ts';
import { plannedCasePath } from '../../plan/shapes.ts';
import { cacheName, type KeepMessage, workerPath } from './kept-files.ts';

/** What our policy lets pass; the DOM's own types of it are not in TypeScript yet. */
type TrustedTypes = {
  createPolicy: (name: 'waymark', rules: typeof passThrough) => typeof passThrough;
};

const passThrough = { createScriptURL: (address: string): string => address };

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };

/**
 * The one policy of Trusted Types that our pages name: whatever else would make HTML or a script of a text is refused. Browsers without
 * Trusted Types take texts as they are.
 */
const trusted = trustedTypes?.createPolicy('waymark', passThrough) ?? passThrough;

/**
 * Has the pages of a plan at hand without a network from now on, and no others. Returns the addresses that could not be
 * fetched, or null where the browser keeps nothing for a site.
 */
export async function keepOffline(message: KeepMessage): Promise<string[] | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(trusted.createScriptURL(workerPath));
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<{ missed: string[] }>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<{ missed: string[] }>) => resolve(data);
    });
    active?.postMessage(message, [port2]);
    return (await answered).missed;
  } catch {
    // Private windows and strict settings refuse a worker, and a page without a server has none.
    return null;
  }
}

/** What the device keeps of a plan: its page and words, those of the form, and each case with what is known of it and its guide. */
export function keptAddresses(planPath: string, casePaths: readonly string[]): string[] {
  return [
    formWordsPath(planPath.slice(0, planPath.lastIndexOf('/'))),
    ...[planPath, ...casePaths].flatMap((path) => [path, plannedCasePath(path)]),
    ...casePaths.map((path) => path.slice(0, path.lastIndexOf('/'))),
  ];
}

/** Leaves nothing of the kept pages on the device. */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  await registration?.unregister();
  await caches.delete(cacheName);
}

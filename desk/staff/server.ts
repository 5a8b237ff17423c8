import type { AddressInfo } from 'node:net';
import { codeOf, reasonOf, StartError } from '../errors.ts';
import { type Clock, systemClock } from '../mail/relay.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { buildStaffApp } from './app.ts';
import { makeDoor } from './door.ts';

const idleMs = 60 * 60_000;
const lookEveryMs = 60_000;

type StaffPageParts = {
  store: EnquiryStore;
  siteName: string;
  /** 0 lets the system choose. */
  port: number;
  clock?: Clock;
};

/** Opens the page for staff on the loopback address. Throws StartError when the port is taken. */
export async function openStaffPage(parts: StaffPageParts) {
  const { store, siteName, port, clock = systemClock } = parts;
  const door = makeDoor();
  let lastAskedMs = clock.now().getTime();
  const app = buildStaffApp({
    store,
    siteName,
    door,
    now: clock.now,
    onAsked: () => {
      lastAskedMs = clock.now().getTime();
    },
  });
  try {
    await app.listen({ host: '127.0.0.1', port, listenTextResolver: () => '' });
  } catch (error) {
    const reason = codeOf(error) === 'EADDRINUSE' ? 'it is in use already' : reasonOf(error);
    throw new StartError(`--port: ${port} cannot be opened: ${reason}.`, { cause: error });
  }
  let stopLooking = () => {};
  const untilIdle = new Promise<void>((resolve) => {
    stopLooking = clock.every(lookEveryMs, () => {
      if (clock.now().getTime() - lastAskedMs >= idleMs) resolve();
    });
  });
  const { port: usedPort } = app.server.address() as AddressInfo;
  return {
    /** Where to open it, once. */
    address: `http://127.0.0.1:${usedPort}/enter/${door.key}`,
    /** Resolves when nobody has asked for anything for an hour. */
    untilIdle,
    close: async () => {
      stopLooking();
      await app.close();
    },
  };
}

import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type LeapingClock = {
  /** Settings that make a desk, or several, go by this clock; hand them to `startDesk`. */
  env: Readonly<Record<string, string>>;
  /** Moves it, ahead or (below zero) back, for everybody who goes by it. */
  leap: (ms: number) => Promise<void>;
  discard: () => Promise<void>;
};

/** A wall clock that tests move while a real desk runs. Timers go on as they do when somebody sets the machine's clock. */
export async function startLeapingClock(): Promise<LeapingClock> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-clock-'));
  const file = path.join(folder, 'ahead-by-ms');
  let aheadByMs = 0;
  const leap = async (ms: number) => {
    aheadByMs += ms;
    // Renamed into place, so that nobody reads half a number.
    await writeFile(`${file}.new`, String(aheadByMs));
    await rename(`${file}.new`, file);
  };
  await leap(0);
  const preload = path.join(import.meta.dirname, 'leaping-date.ts');
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, LEAPING_CLOCK: file },
    leap,
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

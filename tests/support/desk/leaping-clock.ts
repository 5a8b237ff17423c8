import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How far a desk's clocks are ahead of the machine's. */
export type ClockFace = { wallAheadMs: number; steadyAheadMs: number };

export type LeapingClock = {
  /** Settings that make a desk, or several, go by this clock; hand them to `startDesk`. */
  env: Readonly<Record<string, string>>;
  /** Sets the time of day, ahead or (below zero) back, as somebody does who sets a machine's clock. */
  leap: (ms: number) => Promise<void>;
  /** Lets so much time go by, on the time of day and on the steady clock. */
  pass: (ms: number) => Promise<void>;
  discard: () => Promise<void>;
};

/** A clock that tests move while a real desk runs. Timers go on by the machine's. */
export async function startLeapingClock(): Promise<LeapingClock> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-clock-'));
  const file = path.join(folder, 'face.json');
  const face: ClockFace = { wallAheadMs: 0, steadyAheadMs: 0 };
  async function show(): Promise<void> {
    // Renamed into place, so that nobody reads half of it.
    await writeFile(`${file}.new`, JSON.stringify(face));
    await rename(`${file}.new`, file);
  }
  await show();
  const preload = path.join(import.meta.dirname, 'leaping-clock-preload.ts');
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, LEAPING_CLOCK: file },
    leap: (ms) => {
      face.wallAheadMs += ms;
      return show();
    },
    pass: (ms) => {
      face.wallAheadMs += ms;
      face.steadyAheadMs += ms;
      return show();
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

import type { Ask } from '../../../desk/cli/command.ts';
import { runCommandLine } from '../../../desk/cli/command-line.ts';

/** What a program printed on its two streams, and its exit code. */
export type Ended = { code: number | null; stdout: string; stderr: string };

type Around = { ask?: Ask | null; now?: Date; untilStopped?: () => Promise<void> };

/** Carries out a command of the staff, such as ['list', '--json'], in this process, by these settings alone. */
export async function runCommand(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  { ask = null, now = new Date(), untilStopped = () => Promise.resolve() }: Around = {},
): Promise<Ended> {
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  ended.code = await runCommandLine(words, {
    env,
    ask,
    untilStopped,
    now: () => now,
    print: (text) => {
      ended.stdout += text;
    },
    complain: (line) => {
      ended.stderr += `${line}\n`;
    },
  });
  return ended;
}

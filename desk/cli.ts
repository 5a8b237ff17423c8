import { createInterface } from 'node:readline/promises';
import { setFlagsFromString } from 'node:v8';
import type { Ask } from './cli/command.ts';
import { runCommandLine } from './cli/command-line.ts';
import { codeOf } from './errors.ts';

/** Left to itself V8 lets what is soon thrown away grow to a third of a gigabyte while a million enquiries pass through. */
setFlagsFromString('--semi-space-growth-factor=1');

/** Asks on the terminal that the program was started from; null when it was started from none. */
function askOnTerminal(): Ask | null {
  if (!process.stdin.isTTY) return null;
  return async (question) => {
    // The question is no part of the answer that goes to the standard output.
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    // Ctrl-C and Ctrl-D close it without a line.
    const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    try {
      return await Promise.race([lines.question(question), closed]);
    } finally {
      lines.close();
    }
  };
}

/** Asked for by the one command that goes on; all others end at once, as programs do. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve());
  });
}

process.stdout.on('error', (error) => {
  // Whoever reads the beginning only, as `head` does, has what he wanted.
  if (codeOf(error) === 'EPIPE') process.exit();
  console.error(`The answer could not be written: ${error.message}.`);
  process.exit(1);
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  now: () => new Date(),
  ask: askOnTerminal(),
  untilStopped,
  print: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  complain: (line) => console.error(line),
});

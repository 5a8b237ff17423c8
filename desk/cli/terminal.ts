import { createInterface } from 'node:readline/promises';
import type { Ask } from './command.ts';

/** Asks on the terminal that the program was started from; null when it was started from none. */
export function askOnTerminal(): Ask | null {
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

import path from 'node:path';
import { z } from 'zod';
import type { DeskProcess } from '../../tests/support/desk/desk-process.ts';

const usageSchema = z.object({
  /** Bytes of memory, all together and those of the heap. */
  rss: z.number(),
  heapUsed: z.number(),
  /** Time of all its threads on a processor since its start. */
  processorMs: z.number(),
});
export type Usage = z.infer<typeof usageSchema>;

/** What NODE_OPTIONS must have for a program whose usage is asked for. */
export const usageOption = `--import=${path.join(import.meta.dirname, 'usage-preload.ts')}`;

/** Answers with a question to a program started with `usageOption`: what it has used so far. */
export function meterOf(program: DeskProcess): () => Promise<Usage> {
  let time = 0;
  return async () => {
    time += 1;
    process.kill(program.pid, 'SIGUSR2');
    const line = new RegExp(`^usage ${time} (\\{.*\\})$`, 'm');
    await program.hasPrinted(line);
    return usageSchema.parse(JSON.parse(line.exec(program.output())?.[1] ?? ''));
  };
}

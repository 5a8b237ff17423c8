import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** What a person reads while it runs, and the command as typed in a shell. */
export type Step = readonly [name: string, command: string];

/** Where the site of an earlier build waits to be deleted. */
export const replacedSite = 'node_modules/.cache/waymark/replaced-site';

/** From words and facts to a folder that any static host can serve. */
export const buildSteps = [
  ['Content and pages', 'node scripts/draw-pages.ts build'],
  ['Claims', 'node gates/claims.ts'],
  ['Compress', 'node scripts/compress.ts dist'],
  ['Clear away', `node -e "fs.rmSync('${replacedSite}', { recursive: true, force: true })"`],
] as const satisfies readonly Step[];

/** A step ended with anything but 0; what it printed stands above. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/**
 * Runs steps one after the other, each with its name before and its time after.
 * Throws StepError at the first that fails; the rest are not run.
 */
export async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const [name, command] of steps) await runStep(name, command);
}

async function runStep(name: string, command: string): Promise<void> {
  console.log(`\n== ${name}: ${command}`);
  const startedAt = performance.now();
  const code = await runCommand(command);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  if (code !== 0) throw new StepError(`${name} failed after ${seconds} s (exit ${code}).`);
  console.log(`== ${name}: ok, ${seconds} s`);
}

async function runCommand(command: string): Promise<number> {
  const [code] = await once(startCommand(command), 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Starts a command as typed in a shell, with the programs of the project in `folder` first on its path. */
export function startCommand(
  command: string,
  folder: string = process.cwd(),
  output: StdioOptions = 'inherit',
): ChildProcess {
  const { PATH = '' } = process.env;
  const binFolder = join(folder, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: `${binFolder}${delimiter}${PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return spawn(command, { shell: true, cwd: folder, stdio: output, env });
}

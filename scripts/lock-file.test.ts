import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

describe.each(['package-lock.json', ...globSync('{bench,tests}/**/tools/package-lock.json')])(
  '%s',
  (file) => {
    const { packages } = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

    test('has an entry for the packages of every platform, or npm ci refuses it on all', () => {
      const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter((name) => !isLocked(path, name, packages)),
      );
      expect(missing).toEqual([]);
    });

    test('names no address, so each machine fetches from the registry it is set to', () => {
      // A link is a folder of ours.
      const fetched = Object.values(packages).filter(({ link }) => link !== true);
      expect(fetched.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    });
  },
);

/** Whether `name` is found from the package at `path` as Node finds it: in its own folder, else further up. */
function isLocked(path: string, name: string, packages: object): boolean {
  const candidate = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (candidate in packages) return true;
  if (path === '') return false;
  return isLocked(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name, packages);
}

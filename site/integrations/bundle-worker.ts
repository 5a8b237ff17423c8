import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { workerPath } from '../offline/kept-files.ts';

/**
 * Writes the worker that keeps the pages of a plan at hand. It stands beside the pages and not among the hashed files: a
 * browser looks for a new one at the same address, and lets it speak for what is below that address only.
 */
export function bundleWorker(): AstroIntegration {
  return {
    name: 'bundle-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            rolldownOptions: {
              input: fileURLToPath(new URL('../offline/worker.ts', import.meta.url)),
              output: { entryFileNames: workerPath.slice(1), format: 'iife' },
            },
          },
        });
      },
    },
  };
}

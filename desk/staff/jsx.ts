import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

let isReady = false;

/** Has Node read the components of this folder: it takes types out of a file by itself, and leaves JSX to others. */
export function readJsx(): void {
  if (isReady) return;
  isReady = true;
  registerHooks({
    load: (url, context, nextLoad) => {
      if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
      const sourcefile = fileURLToPath(url);
      const { code } = transformSync(readFileSync(sourcefile, 'utf8'), {
        sourcefile,
        loader: 'tsx',
        jsx: 'automatic',
        target: 'node24',
        sourcemap: 'inline',
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}

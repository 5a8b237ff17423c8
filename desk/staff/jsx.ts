import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { stop, transformSync } from 'esbuild';

/** Loads what is made of components: Node takes the types out of a file by itself, and leaves JSX to others. */
export async function withJsx<Module>(load: () => Promise<Module>): Promise<Module> {
  const hooks = registerHooks({
    load: (url, context, nextLoad) => {
      if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
      return { format: 'module', source: withoutJsx(fileURLToPath(url)), shortCircuit: true };
    },
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
    // It keeps a process of its own for the next file, and there is none.
    await stop();
  }
}

function withoutJsx(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    sourcefile: file,
    loader: 'tsx',
    jsx: 'automatic',
    target: 'node24',
    sourcemap: 'inline',
  });
  return code;
}

import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'postcss';
import { tokensIn } from '../styles/tokens.ts';

// Neither h nor x nor F: "h2" is an element, "x1" an attribute and "F2" a key, so they stand in the code of islands, and pages would keep the
// styles of such a class.
const letters = 'abcdefgijklmnopqrstuvwyzABCDEGHIJKLMNOPQRSTUVWXYZ';

/** Short names in the pages that are sent; readable ones stay while developing. */
export function shortNames(): AstroIntegration {
  return {
    name: 'short-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const root = process.cwd();
        const modules = { generateScopedName: shortClassNames(root) };
        const postcss = { plugins: [shortenTokens(shortTokenNames(root))] };
        updateConfig({ vite: { css: { modules, postcss } } });
      },
    },
  };
}

/**
 * Names the classes of CSS modules by the place of their file among all and their own place in it, like "b3": hashes would
 * not compress, and every page carries its styles. The same sources give the same names.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('site/**/*.module.css', { cwd: root }).toSorted();
  const namesByFile = new Map<string, string[]>();
  return (name, file) => {
    const names = namesByFile.get(file) ?? [];
    namesByFile.set(file, names);
    if (!names.includes(name)) names.push(name);
    const place = names.indexOf(name).toString(36).toUpperCase();
    return inLetters(files.indexOf(relative(root, file))) + place;
  };
}

/** The role tokens by their short names, such as "--b" for "--color-text". Whatever is drawn names them in style sheets alone. */
export function shortTokenNames(root: string): ReadonlyMap<string, string> {
  const sheet = readFileSync(join(root, 'site/styles/tokens.css'), 'utf8');
  return new Map(tokensIn([sheet], '--').map(({ name }, index) => [name, `--${inLetters(index)}`]));
}

function shortenTokens(names: ReadonlyMap<string, string>): Plugin {
  const short = (name: string) => names.get(name) ?? name;
  return {
    postcssPlugin: 'short-tokens',
    Declaration(declaration) {
      declaration.prop = short(declaration.prop);
      declaration.value = declaration.value.replace(/--[\w-]+/g, short);
    },
  };
}

/** 0 is "a", the last letter "Z", and "aa" comes after it. Throws RangeError for a file that is not below site/. */
function inLetters(index: number): string {
  if (index < 0) throw new RangeError('CSS modules stand below site/.');
  const before = index < letters.length ? '' : inLetters(Math.floor(index / letters.length) - 1);
  return before + letters.charAt(index % letters.length);
}

/**
 * The role tokens in the texts of style sheets whose name begins with `start`, such as "--color-", in the order written.
 * Shape: `dark` is the same as `light` where the dark scheme does not say otherwise; a sheet first sets its tokens, and then changes some of them in `@media` blocks.
 */
export function tokensIn(styleSheets: readonly string[], start: string) {
  return styleSheets.flatMap((text) => {
    const [base = '', ...changes] = text.replace(/\/\*.*?\*\//gs, '').split('@media');
    const dark = new Map(
      changes
        .filter((change) => change.includes('prefers-color-scheme: dark'))
        .flatMap((change) => declarationsIn(change, start)),
    );
    return declarationsIn(base, start).map(([name, light]) => ({
      name,
      light,
      dark: dark.get(name) ?? light,
    }));
  });
}

function declarationsIn(css: string, start: string): [name: string, value: string][] {
  return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']): [string, string] => [name, value])
    .filter(([name]) => name.startsWith(start));
}

import { extname, join } from 'node:path';
import { build } from 'esbuild';

/** What the browser is given, by its address. */
type Screen = Map<string, { type: string; body: string | Uint8Array }>;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Waymark editor</title>
<link rel="stylesheet" href="/edit/main.css">
</head>
<body>
<div id="screen"></div>
<script type="module" src="/edit/main.js"></script>
</body>
</html>
`;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The screen as one script and one style sheet, beside the page that loads them. */
export async function bundleScreen(root: string): Promise<Screen> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'editor/screen/main.tsx')],
    outdir: join(root, 'edit'),
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    sourcemap: 'inline',
    loader: { '.woff2': 'file', '.svg': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const screen: Screen = new Map([['/edit', { type: 'text/html; charset=utf-8', body: html }]]);
  for (const { path, contents } of outputFiles) {
    screen.set(path.slice(root.length), { type: types[extname(path)] ?? '', body: contents });
  }
  return screen;
}

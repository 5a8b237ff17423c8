// The editor's screen with the site beside it: `npm run edit`.
import './own-settings.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const sitePort = 4322;

console.log(
  `Editor: http://localhost:${sitePort}/edit (opens in some seconds; stop it with Ctrl+C)`,
);
const site = spawn('astro', ['dev', '--port', String(sitePort)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill());
const [code] = await once(site, 'exit');
process.exitCode = typeof code === 'number' ? code : 1;

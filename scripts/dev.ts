// Site and desk side by side, both reloading; the site's own server hands /api on to the desk. With --editor, as `npm run edit`, the
// editor's screen with the site beside it.
import './own-settings.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const sitePort = 4322;
const { PORT: deskPort = '4321' } = process.env;
const editor = `Editor: http://localhost:${sitePort}/edit`;

const programs: ChildProcess[] = [
  spawn('astro', ['dev', '--port', String(sitePort)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
];
if (process.argv.includes('--editor')) {
  console.log(`${editor} (opens in some seconds; stop it with Ctrl+C)`);
} else {
  console.log(`Site: http://localhost:${sitePort} (reloads as you save)`);
  console.log(editor);
  console.log(`Styleguide: http://localhost:${sitePort}/styleguide`);
  console.log(`Desk: http://localhost:${deskPort} (restarts as you save)`);
  programs.push(
    spawn(process.execPath, ['--watch', 'desk/main.ts'], {
      stdio: 'inherit',
      env: { ...process.env, DESK_SITE: 'none' },
    }),
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
const [code] = await Promise.race(programs.map((program) => once(program, 'exit')));
stopAll();
process.exitCode = typeof code === 'number' ? code : 1;

function stopAll(): void {
  for (const program of programs) program.kill();
}

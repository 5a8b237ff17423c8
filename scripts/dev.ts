// Site and desk side by side, both reloading; the site's own server hands /api on to the desk. With --editor, as `npm run edit`, the
// editor's screen with the site beside it. Each says where it is once it listens: a port may be taken.
import './own-settings.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const programs: ChildProcess[] = [
  spawn('astro', ['dev', '--port', '4322'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
];
if (!process.argv.includes('--editor')) {
  programs.push(
    spawn(process.execPath, ['--watch', 'desk/main.ts'], {
      stdio: 'inherit',
      env: { ...process.env, DESK_SITE: 'none' },
    }),
  );
}
console.log('Starts in some seconds, and stops with Ctrl+C.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
const [code] = await Promise.race(programs.map((program) => once(program, 'exit')));
stopAll();
process.exitCode = typeof code === 'number' ? code : 1;

function stopAll(): void {
  for (const program of programs) program.kill();
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { atEnd } from '../../tests/support/at-end.ts';
import { startDesk } from '../../tests/support/desk/desk-process.ts';
import { until } from '../../tests/support/desk/fault-scene.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { freePort } from '../../tests/support/loopback.ts';
import { cpuSeconds, medianOf, printLoad, rounded } from '../figures.ts';

const run = promisify(execFile);
const [pairs, seconds, connections] = [9, 3, 16];
const page = '/services/uk/uk-passport';
const siteFolder = path.resolve('dist');

/** Debian's nginx, one worker, on the same files and their brotli twins. */
const nginxConfig = (port: number) => `
include /etc/nginx/modules-enabled/*.conf;
daemon off; worker_processes 1; error_log stderr; user root;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${siteFolder};
    brotli_static on;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}`;

/** Pages a second of the desk beside nginx, taking turns; with the processor time that each takes for one. */
export async function benchStatic(): Promise<void> {
  const desk = await startDesk();
  atEnd(desk.discard);
  const nginx = await startNginx();
  const measured: { desk: Measured; nginx: Measured }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    measured.push({ nginx: await measure(nginx), desk: await measure(desk) });
  }
  console.table(
    measured.map(({ desk: ours, nginx: theirs }) => ({
      'desk, pages a second': Math.round(ours.perSecond),
      'nginx, pages a second': Math.round(theirs.perSecond),
      'desk ÷ nginx': rounded(ours.perSecond / theirs.perSecond, 2),
      'desk, µs each': Math.round(ours.eachUs),
      'nginx, µs each': Math.round(theirs.eachUs),
    })),
  );
  const ratio = medianOf(measured.map((pair) => pair.desk.perSecond / pair.nginx.perSecond));
  const work = medianOf(measured.map((pair) => pair.nginx.eachUs / pair.desk.eachUs));
  console.log(
    `Median of pages a second, desk ÷ nginx: ${ratio.toFixed(2)}; of the work for one, nginx ÷ desk: ${work.toFixed(2)}`,
  );
  printLoad();
}

type Server = { url: string; pid: number };
type Measured = { perSecond: number; eachUs: number };

async function startNginx(): Promise<Server> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(port));
  const child = spawn('nginx', ['-c', config, '-g', `pid ${folder}/pid;`], { stdio: 'inherit' });
  atEnd(() => {
    const ended = once(child, 'exit');
    child.kill();
    return ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  const { stdout } = await run('pgrep', ['-P', String(child.pid)]);
  return { url, pid: Number(stdout) };
}

async function measure({ url, pid }: Server): Promise<Measured> {
  const before = cpuSeconds(pid);
  const { stdout } = await run('wrk', [
    ...['--threads', '1', '--connections', `${connections}`, '--duration', `${seconds}`],
    ...['--header', 'Accept-Encoding: gzip, br', `${url}${page}`],
  ]);
  const [, total = '0'] = /(\d+) requests in/.exec(stdout) ?? [];
  if (stdout.includes('Non-2xx')) throw new Error(stdout);
  const eachUs = (1e6 * (cpuSeconds(pid) - before)) / Number(total);
  return { perSecond: Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]), eachUs };
}

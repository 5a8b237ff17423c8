import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { atEnd, inTrial } from '../../tests/support/at-end.ts';
import { startDesk } from '../../tests/support/desk/desk-process.ts';
import { until } from '../../tests/support/desk/fault-scene.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { freePort } from '../../tests/support/loopback.ts';
import { medianOf } from '../median.ts';

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
  await inTrial(async () => {
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
        'desk ÷ nginx': Number((ours.perSecond / theirs.perSecond).toFixed(2)),
        'desk, µs each': Math.round(ours.eachUs),
        'nginx, µs each': Math.round(theirs.eachUs),
      })),
    );
    const ratio = medianOf(measured.map((pair) => pair.desk.perSecond / pair.nginx.perSecond));
    const work = medianOf(measured.map((pair) => pair.nginx.eachUs / pair.desk.eachUs));
    console.log(
      `Median of pages a second, desk ÷ nginx: ${ratio.toFixed(2)}; of the work for one, nginx ÷ desk: ${work.toFixed(2)}`,
    );
    console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
  });
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
  const before = await processorMs(pid);
  const { stdout } = await run('wrk', [
    ...['--threads', '1', '--connections', `${connections}`, '--duration', `${seconds}`],
    ...['--header', 'Accept-Encoding: gzip, br', `${url}${page}`],
  ]);
  const [, total = '0'] = /(\d+) requests in/.exec(stdout) ?? [];
  if (stdout.includes('Non-2xx')) throw new Error(stdout);
  const eachUs = (1_000 * ((await processorMs(pid)) - before)) / Number(total);
  return { perSecond: Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]), eachUs };
}

/** What a process has had of a processor so far; Linux counts it in hundredths of a second. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

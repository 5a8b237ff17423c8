// Runs the project's own Node on the arguments given: `node scripts/bootstrap.mjs [--serving] scripts/start.ts`.
// Installs what is missing first, so a machine needs Node 20 and npm, no more; with --serving only what builds and serves the site. Plain JavaScript, because the machine's own
// Node runs this file and may be too old for TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestMajor = 20;
const projectMajor = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binFolder = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

const words = process.argv.slice(2);
const isServing = words[0] === '--serving';

requireNode();
installIfNeeded();
run(findProjectNode(), isServing ? words.slice(1) : words);

function requireNode() {
  if (majorOf(process.version) >= oldestMajor) return;
  stop(`Waymark needs Node ${oldestMajor} or newer, and this is ${process.version}.`);
}

function installIfNeeded() {
  const reason = reasonToInstall();
  if (reason === null) return;
  // What is installed already for tests stays with what a newer lock file names for serving.
  const options = isServing && !hasTools() ? ['--omit=dev'] : [];
  console.log(`Installing packages with npm ci, because ${reason}. This takes a minute or so.`);
  // Packages ask for Node 22 or newer and are only ever run by the project's own Node: npm's warnings would mislead.
  const { status } = npm(['ci', '--loglevel=error', ...options], root);
  if (status !== 0) stop('npm ci failed; what it said stands above.');
}

/** npm writes what it installed beside the packages; the lock file says what should be there. */
function reasonToInstall() {
  const installed = readInstalled();
  if (installed === null) return 'none are installed yet';
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json')) ?? {});
  const isUpToDate = wanted.every(
    ([path, { version, optional, dev, devOptional }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (isServing && (dev || devOptional)) ||
      installed[path]?.version === version,
  );
  return isUpToDate ? null : 'package-lock.json names others than those installed';
}

function hasTools() {
  return Object.values(readInstalled() ?? {}).some(({ dev }) => dev);
}

function readInstalled() {
  return readPackages(join(root, 'node_modules', '.package-lock.json'));
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

/** The Node of the pinned `node` package. Its install script fetches it, and npm may have been told to run no scripts. */
function findProjectNode() {
  const folder = join(root, 'node_modules', 'node');
  const projectNode = join(folder, 'bin', isWindows ? 'node.exe' : 'node');
  if (!starts(projectNode)) {
    console.log(`Fetching Node ${projectMajor}, because npm did not run that package's script.`);
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  if (starts(projectNode)) return projectNode;
  if (majorOf(process.version) >= projectMajor) return process.execPath;
  return stop(
    [
      `The project's own Node ${projectMajor} could not be fetched from the npm registry.`,
      'Run "npm rebuild node" and read what it says, or install Node 24 yourself and start again.',
    ].join('\n'),
  );
}

function starts(node) {
  return existsSync(node) && spawnSync(node, ['--version']).status === 0;
}

function run(node, args) {
  const path = [dirname(node), binFolder, process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path };
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    // A terminal has sent Ctrl-C to the child already, and the desk takes a second one for impatience.
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  // npm passes a signal to its shell only, and the shell ends without a word: whoever lost it stops as if told to.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('error', (error) => stop(`${node} could not be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function npm(args, cwd) {
  // npm names its own program when it runs a script; outside of npm the one on the path must do.
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) {
    return spawnSync(process.execPath, [cli, ...args], { cwd, stdio: 'inherit' });
  }
  return spawnSync('npm', args, { cwd, stdio: 'inherit', shell: isWindows });
}

function majorOf(version) {
  return Number.parseInt(version.slice(1), 10);
}

function stop(text) {
  console.error(text);
  process.exit(1);
}

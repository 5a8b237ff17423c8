import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { cleanEnv } from '../clean-env.ts';

const projectFolder = path.resolve(import.meta.dirname, '../../..');
const addressPattern = /http:\/\/127\.0\.0\.1:\d+\/enter\/\S+/;

export type StaffPageProcess = {
  /** The address that it printed, which opens it once. */
  address: string;
  output: () => string;
  /** Presses Ctrl-C and resolves with the exit code. */
  interrupt: () => Promise<number | null>;
};

/**
 * Starts the real command, `node desk/cli.ts open`, on the enquiries of a desk, and resolves once it prints its address.
 * `folder` is where the desk's program stands, when it is not here.
 */
export async function openStaffPage(
  dataFolder: string,
  folder = projectFolder,
): Promise<StaffPageProcess> {
  const child = spawn(process.execPath, ['desk/cli.ts', 'open'], {
    cwd: folder,
    env: { ...cleanEnv, DESK_DATA: dataFolder },
  });
  const heard = new EventEmitter();
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      heard.emit('output');
    });
  }
  const ended = once(child, 'close').then(([code]: unknown[]) =>
    typeof code === 'number' ? code : null,
  );
  const endsFirst = ended.then((code) => {
    throw new Error(`The page ended with ${code}:\n${printed}`);
  });
  endsFirst.catch(() => {});
  while (!addressPattern.test(printed)) await Promise.race([once(heard, 'output'), endsFirst]);
  return {
    address: addressPattern.exec(printed)?.[0] ?? '',
    output: () => printed,
    interrupt: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

import { type DeskConfig, readDeskConfig, staffCommand } from './config.ts';
import { startDesk } from './desk.ts';
import { ConfigError, StartError } from './errors.ts';
import { createLogOutput, ignoreErrors } from './log.ts';
import { databaseName } from './store/open-store.ts';

/** Starts the desk with the settings of the environment, and stops it cleanly on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readDeskConfig(process.env);
  const log = createLogOutput(process.stdout);
  const desk = await startDesk(config, log);
  let isStopping = false;
  const stop = async () => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    await desk.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last, because whoever reads the address may stop the desk at once.
  log.write(`${[startText(config, desk.port), ...desk.notices].join('\n\n')}\n`);
}

function startText(config: DeskConfig, port: number): string {
  const { databaseUrl, mail, siteFolder } = config;
  const address = `http://${spokenHost(config.host)}:${port}`;
  return [
    siteFolder === null ? `The desk is at ${address} (no site)` : `Waymark is at ${address}`,
    mail === null
      ? 'DESK_SMTP_URL is not set: enquiries are kept on disk and not mailed'
      : `Enquiries are kept on disk and mailed through ${new URL(mail.url).host}`,
    `They are kept in ${databaseUrl === null ? '' : 'PostgreSQL at '}${databaseName(config)}`,
    `Read them with: ${staffCommand(config, 'list')}`,
  ].join('\n');
}

function spokenHost(host: string): string {
  if (['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

ignoreErrors(process.stderr);
main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});

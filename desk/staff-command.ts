import { type DeskConfig, readDeskConfig } from './config.ts';

/** How staff write a command so that it finds the enquiries of a desk; a password is not repeated. */
export function staffCommand(config: DeskConfig, words: string): string {
  const { dataFolder, stateFolder } = readDeskConfig({});
  const settings = [
    config.databaseUrl !== null && 'DATABASE_URL=…',
    config.databaseUrl === null &&
      config.dataFolder !== dataFolder &&
      `DESK_DATA=${config.dataFolder}`,
    config.stateFolder !== stateFolder && words === 'confirm' && `DESK_STATE=${config.stateFolder}`,
  ].filter((setting) => setting !== false);
  return [...settings, `npm run enquiries -- ${words}`].join(' ');
}

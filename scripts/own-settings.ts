// Imported for its effect, before anything that reads the environment: what .env says counts where the environment is silent.
import { existsSync, readFileSync } from 'node:fs';
import { EnvFileError, readEnvFile } from './env-file.ts';

if (existsSync('.env')) {
  try {
    Object.assign(process.env, { ...readEnvFile(readFileSync('.env')), ...process.env });
  } catch (error) {
    if (!(error instanceof EnvFileError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

// Imported for its effect, before anything that reads the environment: what .env says counts where the environment is silent.
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) loadEnvFile('.env');

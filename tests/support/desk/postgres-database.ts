import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' own PostgreSQL answers, as its administrator. */
    postgresUrl: string;
  }
}

/** The address of an empty database of its own, for one test. */
export async function emptyDatabase(options = ''): Promise<string> {
  const name = newName();
  await asAdministrator(`CREATE DATABASE ${name} ${options}`);
  onTestFinished(async () => {
    await asAdministrator(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return url.href;
}

/** The same within a database that other tests use too; quicker to make. */
export async function emptySchema(): Promise<string> {
  const name = newName();
  await asAdministrator(`CREATE SCHEMA ${name}`);
  onTestFinished(async () => {
    await asAdministrator(`DROP SCHEMA ${name} CASCADE`);
  });
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

/** Runs SQL as the administrator of the tests' own server, in its own database unless another is named. */
export async function asAdministrator(
  sql: string,
  databaseUrl = inject('postgresUrl'),
): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function newName(): string {
  return `desk_${randomUUID().replaceAll('-', '')}`;
}

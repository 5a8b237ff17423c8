import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { atEnd } from '../at-end.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' own PostgreSQL answers, as its administrator. */
    postgresUrl: string;
  }
}

/** The address of an empty database of its own, for one test. */
export async function emptyDatabase(
  options = '',
  serverUrl = inject('postgresUrl'),
): Promise<string> {
  const name = newName();
  await asAdministrator(`CREATE DATABASE ${name} ${options}`, serverUrl);
  atEnd(() => asAdministrator(`DROP DATABASE ${name} WITH (FORCE)`, serverUrl));
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

/** The same within a database that other tests use too; quicker to make. */
export async function emptySchema(): Promise<string> {
  const name = newName();
  await asAdministrator(`CREATE SCHEMA ${name}`);
  atEnd(() => asAdministrator(`DROP SCHEMA ${name} CASCADE`));
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

/** Runs SQL as the administrator of the tests' own server, in its own database unless another is named. */
export async function asAdministrator(
  sql: string,
  databaseUrl = inject('postgresUrl'),
): Promise<Record<string, unknown>[]> {
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

import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Listening } from './server-settings';

/** The connection settings for `pg`; on POSIX the host is the directory of the unix socket. */
export interface PostgresConnection {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

export const superuser = 'horae';
export const productDatabase = 'horae';
/** Always exists and is never dropped; used for locks and for creating databases. */
export const maintenanceDatabase = 'postgres';

const passwordFile = (home: string) => join(home, 'password');

/** On Windows the database listens on a loopback port that every local program can reach, so it needs a password. */
export async function makePassword(home: string): Promise<string> {
  await writeFile(passwordFile(home), randomBytes(24).toString('base64url'), { mode: 0o600 });
  return passwordFile(home);
}

export async function connectionTo(home: string, { host, port }: Listening): Promise<PostgresConnection> {
  const password = await readFile(passwordFile(home), 'utf8').catch(() => undefined);
  return { host, port, user: superuser, database: productDatabase, ...(password && { password }) };
}

/** Runs `work` on a new connection and closes it afterwards. */
export async function withClient<T>(connection: PostgresConnection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { Client } from 'pg';

export interface OwnServer {
  address: string;
  directory: string;
  /** What a command needs to work on its data. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts a server for this test only, without accounts or hotels. */
export const startEmptyServer = (environment: Record<string, string> = {}): Promise<OwnServer> =>
  startOwnServer({ HORAE_SEED: 'none', ...environment });

/** Starts a server for this test only, with this environment. */
export async function startOwnServer(environment: Record<string, string>): Promise<OwnServer> {
  const path = new URL('../../scripts/served.mjs', import.meta.url).href;
  const { startServed } = (await import(path)) as {
    startServed: (environment: object) => Promise<Omit<OwnServer, 'environment'>>;
  };
  const database = await ownDatabase();
  const served = await startServed({ ...environment, ...database });
  return { ...served, environment: { HORAE_DATA_DIR: served.directory, ...database } };
}

let databases = 0;
/** A database of its own on the server that `E2E_POSTGRES` names; without that the product brings its own. */
async function ownDatabase(): Promise<Record<string, string>> {
  const url = process.env.E2E_POSTGRES;
  if (!url) return {};
  const name = `own_${process.pid}_${(databases += 1)}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { DATABASE_URL: own.href };
}

/** Runs `npm run admin` while the server is running. */
export async function makeAdministrator({ environment }: OwnServer, email: string, password: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/command.mjs', 'admin', '--email', email], {
    cwd: root,
    env: { ...process.env, ...environment, HORAE_SEED: 'none' },
  });
  child.stdin.end(`${password}\n`);
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
}

/** Makes every session of an own server so old that sensitive actions ask again. */
export async function makeSessionsOld({ directory }: OwnServer): Promise<void> {
  const host = await realpath(join(directory, 'postgres', 'socket'));
  const client = new Client({ host, user: 'horae', database: 'horae' });
  await client.connect();
  await client.query(`update sessions set proven_at = proven_at - interval '10 minutes'`);
  await client.end();
}

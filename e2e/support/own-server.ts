import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { Client } from 'pg';

export interface OwnServer {
  address: string;
  directory: string;
  stop: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts a server for this test only, without accounts or hotels. */
export const startEmptyServer = (environment: Record<string, string> = {}): Promise<OwnServer> =>
  startOwnServer({ HORAE_SEED: 'none', ...environment });

/** Starts a server for this test only, with this environment. */
export async function startOwnServer(environment: Record<string, string>): Promise<OwnServer> {
  const path = new URL('../../scripts/served.mjs', import.meta.url).href;
  const { startServed } = (await import(path)) as { startServed: (environment: object) => Promise<OwnServer> };
  return startServed(environment);
}

/** Runs `npm run admin` while the server is running. */
export async function makeAdministrator({ directory }: OwnServer, email: string, password: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/command.mjs', 'admin', '--email', email], {
    cwd: root,
    env: { ...process.env, HORAE_DATA_DIR: directory, HORAE_SEED: 'none' },
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

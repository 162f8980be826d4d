import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

export interface OwnServer {
  address: string;
  directory: string;
  stop: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts a server for this test only, without accounts or hotels. */
export const startEmptyServer = (): Promise<OwnServer> => startOwnServer({ HORAE_SEED: 'none' });

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

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Server } from './server';
import { startSeeded } from './start-seeded';

const root = fileURLToPath(new URL('..', import.meta.url));
let server: Server;
beforeAll(async () => {
  server = await startSeeded();
});
afterAll(async () => {
  await server.stop();
  await server.clean();
});

/** Starts a server that is expected to give up; returns its standard error output and its exit code. */
function attempt(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PORT: '0', HORAE_DATA_DIR: `${server.directory}-other`, ...environment },
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('exit', (code) => resolve({ code, said: said.trim() }));
  });
}

const takenPort = () =>
  new Promise<{ port: number; free: () => void }>((resolve) => {
    const holder = createServer().listen(0, '127.0.0.1', () => {
      const address = holder.address();
      resolve({ port: typeof address === 'object' && address ? address.port : 0, free: () => holder.close() });
    });
  });

describe('a start that cannot work', () => {
  it.each([
    ['a bad setting', { PORT: 'many' }, /^Bad setting PORT: /],
    [
      'an unreachable server',
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
      /^The database of DATABASE_URL cannot be reached: /,
    ],
    [
      'a data directory that cannot be made',
      { HORAE_DATA_DIR: '/dev/null/none' },
      /^The data directory \/dev\/null\/none cannot be created: /,
    ],
  ])('says one clear line for %s and ends with 1', async (_what, environment, sentence) => {
    const { code, said } = await attempt(environment);

    expect(said).toMatch(sentence);
    expect([code, said.split('\n').length]).toEqual([1, 1]);
  });

  it('says so when the data directory is in use', async () => {
    const { code, said } = await attempt({ HORAE_DATA_DIR: server.directory });

    expect([code, said.split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(/^Another Horae is already using /);
  });

  it('says so when the port is in use, and leaves the database stopped', async () => {
    const { port, free } = await takenPort();

    const { code, said } = await attempt({ PORT: String(port), HORAE_SEED: 'none' });

    expect([code, said]).toEqual([1, `Port ${port} is in use. Stop the other program or set PORT to a free one.`]);
    free();
    expect((await attempt({ PORT: 'x', HORAE_SEED: 'none' })).code).toBe(1);
  });
});

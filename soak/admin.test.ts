import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'horae-soak-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function makeAdministrator(password: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['apps/server/dist/cli/admin.js', '--email', 'anna@hotel.gr'], {
      cwd: root,
      env: { ...process.env, HORAE_DATA_DIR: directory },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('exit', (code) => resolve({ code, said: said.trim() }));
    child.stdin.end(`${password}\n`);
  });
}

it('makes an administrator before the server ever ran, and gives the password anew', async () => {
  expect(await makeAdministrator('first password')).toEqual({
    code: 0,
    said: 'anna@hotel.gr is now an administrator.',
  });
  expect(await makeAdministrator('second password')).toEqual({
    code: 0,
    said: 'anna@hotel.gr is now an administrator with the new password.',
  });
}, 120_000);

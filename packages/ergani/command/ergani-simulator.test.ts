import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createErganiClient } from '../src';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = 'scripts/ergani-simulator.mjs';

it('prints one line once it is ready, serves the employers of a file, and ends when it is told to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ergani-'));
  const [employers, state] = [join(folder, 'employers.json'), join(folder, 'state.json')];
  const employer = { username: 'hotel', password: 'secret', taxNumber: '999999996', name: 'ΞΕΝΟΔΟΧΕΙΟ ΩΡΑΙ' };
  writeFileSync(employers, JSON.stringify([employer]));
  const args = [script, '--port', '0', '--employers', employers, '--state', state];
  const simulator = spawn(process.execPath, args, { cwd: root });
  let said = '';
  simulator.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  try {
    await once(simulator.stdout, 'data');
    const baseUrl = /^The ERGANI simulator is ready at (http:\/\/127\.0\.0\.1:\d+\/WebservicesAPI\/Api)\n$/.exec(
      said,
    )?.[1];
    const client = createErganiClient({
      baseUrl: baseUrl!,
      credentials: { username: 'hotel', password: 'secret' },
      userType: '01',
    });

    expect(await client.employer()).toMatchObject({ taxNumber: '999999996', name: 'ΞΕΝΟΔΟΧΕΙΟ ΩΡΑΙ' });
    const exit = once(simulator, 'exit');
    simulator.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(readFileSync(state, 'utf8')).toContain('"sessions":[{"employer":"999999996"');
  } finally {
    simulator.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

it.each([
  ['a port that is none', ['--port', 'x'], /^--port x is no port\.\nUsage: .*\n$/],
  ['an option it does not know', ['--speed'], /^Unknown option '--speed'.*\nUsage: .*\n$/],
  ['a missing file', ['--employers', 'none.json'], /none\.json cannot be read: ENOENT.*\nUsage: .*\n$/],
  ['what is no list', ['--employers', 'package.json'], /package\.json is not a list of employers\.\nUsage: .*\n$/],
])('ends with code 1 and says why for %s', (_, args, line) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });

  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toMatch(line);
});

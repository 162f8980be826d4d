import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/working-time.mjs', ...args], { cwd: root, encoding: 'utf8' });

it('prints nothing but JSON: every vector by its id', () => {
  const { stdout, stderr, status } = run('packages/working-time/vectors/working-time-vectors.json');

  expect([stderr, status]).toEqual(['', 0]);
  expect(JSON.parse(stdout)).toMatchObject({ V01: { workedMinutes: 2400 }, L01: { days: 10 } });
});

it.each([
  ['no file', [], /^Usage: npm run --silent working-time -- FILE.json\n$/],
  ['a missing file', ['none.json'], /^ENOENT: .*none.json'\n$/],
  ['what is not JSON', ['README.md'], /^README.md is not JSON: .*\n$/],
])('ends with one line and code 1 for %s', (_, args, line) => {
  const { stdout, stderr, status } = run(...args);

  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toMatch(line);
});

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';
import { readText } from './read-texts.mjs';

const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/server/src'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((path) => path.endsWith('.test.ts') || path.startsWith('apps/server/src/test/'));

it('tests of the server send wrong calls with `unchecked`, and cast nothing to `never`', () => {
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => /\bas never\b/.test(readText(root, path)))).toEqual([]);
});

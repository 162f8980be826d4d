import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = new URL('../scripts/install.mjs', import.meta.url).href;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'horae-install-'));
  mkdirSync(join(directory, 'part'));
  write('part/package.json', { name: 'part', version: '1.0.0' });
  write('package.json', { name: 'whole', version: '1.0.0', dependencies: { part: 'file:part' } });
  write('package-lock.json', {
    name: 'whole',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'whole', version: '1.0.0', dependencies: { part: 'file:part' } },
      part: { version: '1.0.0' },
      'node_modules/part': { resolved: 'part', link: true },
    },
  });
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (file: string, content: object) => writeFileSync(join(directory, file), JSON.stringify(content));

function install() {
  const line = `import(${JSON.stringify(script)}).then((m) => m.installIfMissing(${JSON.stringify(directory)}))`;
  const { status, stderr, stdout } = spawnSync(process.execPath, ['-e', line], { encoding: 'utf8' });
  return { status, lines: stderr.trim().split('\n'), didInstall: stdout.includes('Installing') };
}

it('installs what is missing, once', () => {
  expect(install()).toMatchObject({ status: 0, didInstall: true });
  expect(existsSync(join(directory, 'node_modules/part/package.json'))).toBe(true);
  expect(install()).toMatchObject({ status: 0, didInstall: false });
});

it('installs again when part of it was deleted', () => {
  install();
  rmSync(join(directory, 'node_modules/part'));

  expect(install()).toMatchObject({ status: 0, didInstall: true });
  expect(existsSync(join(directory, 'node_modules/part/package.json'))).toBe(true);
});

it('says one clear line when it cannot', () => {
  write('package.json', { name: 'whole', version: '1.0.0', dependencies: { part: 'file:part', other: 'file:gone' } });

  const { status, lines } = install();

  expect([status, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(/^The installation failed: .+\. Run "npm ci" to see all of it\.$/);
});

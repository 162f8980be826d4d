import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './environment.mjs';
import { isPermissive, licencesPage, licencesText, readLicences } from './licences.mjs';
import { lockedPackages } from './lock-file.mjs';

describe('licences', () => {
  it('of all shipped packages allow shipping them', () => {
    const { rows, faults } = readLicences();

    expect(faults).toEqual([]);
    expect(rows.length).toBeGreaterThan(100);
  });

  it('are listed in docs/licences.md as they are now; else run npm run licences', () => {
    expect(readFileSync(licencesPage, 'utf8')).toBe(licencesText(readLicences()));
  });

  it('are those that the installed packages state themselves', () => {
    const installed = lockedPackages().filter(({ folder, isShipped }) => isShipped && existsSync(join(root, folder)));
    const stated = installed.map(({ folder, version, license }) => {
      const own = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const ownLicence = own.license?.type ?? own.license ?? own.licenses?.map(({ type }) => type).join(' OR ');
      return { folder, locked: `${version} ${license}`, installed: `${own.version} ${ownLicence}` };
    });

    expect(stated.filter(({ locked, installed: own }) => locked !== own)).toEqual([]);
    expect(installed.length).toBeGreaterThan(100);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['MIT AND OFL-1.1', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(MIT AND Zlib) OR GPL-3.0-only', true],
    ['MIT OR SEE LICENSE IN FEEL-FREE.md', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND (GPL-2.0-only OR AGPL-3.0-only)', false],
    ['GPL-3.0-or-later', false],
    ['AGPL-3.0', false],
    ['LGPL-3.0', false],
    ['MPL-2.0', false],
    ['SSPL-1.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
    [undefined, false],
  ])('%s allows shipping: %s', (expression, allowed) => {
    expect(isPermissive(expression)).toBe(allowed);
  });

  it('that do not allow it, or are missing, are named', () => {
    const [first] = lockedPackages();
    const of = (name, license) => ({ ...first, name, version: '1.0.0', license, isShipped: true });
    const { faults } = readLicences([...lockedPackages(), of('copyleft', 'AGPL-3.0'), of('silent', undefined)]);

    expect(faults).toEqual([
      'copyleft 1.0.0 is under AGPL-3.0, and may not ship.',
      'silent 1.0.0 is under no stated licence, and may not ship.',
    ]);
  });
});

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', (lockFile) => {
  const packages = lockedPackages(lockFile);

  it('says the SHA-512 of every package', () => {
    const without = packages.filter(({ integrity, inBundle }) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity));

    expect(without.map(({ folder }) => folder)).toEqual([]);
    expect(packages.length).toBeGreaterThan(100);
  });

  it('takes all of them from one registry: none from a repository, a folder or another host', () => {
    const origins = packages.map(({ resolved }) =>
      resolved === undefined ? 'the registry in use' : originOf(resolved),
    );

    expect([...new Set(origins)]).toHaveLength(1);
    expect(origins[0]).toMatch(/^(the registry in use$|https:)/);
  });
});

const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : address);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allContracts } from '@horae/contract/all-contracts';
import { areas } from '@horae/contract/areas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDirectory } from '#platform/places';
import { startTestApp, type TestApp } from './start-test-app';

const file = join(migrationsDirectory, '..', '..', '..', '..', 'docs', 'prescribed-calls.txt');
const there = new Set(areas.map(({ name }) => name));

interface Prescribed {
  area: string;
  /** Number, method, path, status and access. */
  words: string[];
}

const prescribed: Prescribed[] = readFileSync(file, 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [area = '', ...lines] = section.split('\n');
    return lines.filter((line) => /^\d/.test(line)).map((line) => ({ area, words: line.trim().split(/\s+/) }));
  });
const answered = prescribed.filter(({ area }) => there.has(area));
const withoutArea = prescribed.filter(({ area }) => !there.has(area));

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
});
afterAll(() => api.stop());

describe('the contract', () => {
  it.each(answered.map(({ words }) => words))(
    'contains #%s %s %s with status %s for %s',
    (_number, method, path, status, access) => {
      const found = allContracts.filter((contract) => contract.path === path && contract.method === method);

      expect(found.map((contract) => [String(contract.status ?? 200), contract.access])).toEqual([[status, access]]);
    },
  );

  it.each(withoutArea.map(({ area, words: [number, method, path] }) => [number, method, path, area]))(
    'lacks #%s %s %s, which belongs to the missing area %s',
    (_number, method, path) => {
      expect(api.app.hasRoute({ method: method as 'GET', url: path! })).toBe(false);
    },
  );

  it('lists all 92 prescribed calls', () => {
    expect(new Set(prescribed.map(({ words }) => words[0])).size).toBe(92);
  });

  it.each(allContracts.map((contract) => [contract.method, contract.path]))('%s %s is served', (method, path) => {
    expect(api.app.hasRoute({ method: method as 'GET', url: path!.replace(/(.)\/$/, '$1') })).toBe(true);
  });

  it('contains no path twice', () => {
    const stated = allContracts.map((contract) => `${contract.method} ${contract.path}`);
    expect(new Set(stated).size).toBe(stated.length);
  });
});

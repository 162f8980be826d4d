import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allContracts } from '@horae/contract/all-contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDirectory } from '#platform/places';
import { startTestApp, type TestApp } from './start-test-app';

const file = join(migrationsDirectory, '..', '..', '..', '..', 'docs', 'prescribed-calls.txt');
const [prescribed = ''] = readFileSync(file, 'utf8').split('# to come');
const lines = prescribed
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.trim().split(/\s+/));

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
});
afterAll(() => api.stop());

describe('the contract', () => {
  it.each(lines)('holds #%s %s %s with status %s for %s', (_number, method, path, status, access) => {
    const found = allContracts.filter((contract) => contract.path === path && contract.method === method);

    expect(found.map((contract) => [String(contract.status ?? 200), contract.access])).toEqual([[status, access]]);
  });

  it('lists all 92 prescribed calls', () => {
    const all = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line));
    expect(new Set(all.map((line) => line.split(' ')[0])).size).toBe(92);
  });

  it.each(allContracts.map((contract) => [contract.method, contract.path]))('%s %s is served', (method, path) => {
    expect(api.app.hasRoute({ method: method as 'GET', url: path!.replace(/(.)\/$/, '$1') })).toBe(true);
  });

  it('states no path twice', () => {
    const stated = allContracts.map((contract) => `${contract.method} ${contract.path}`);
    expect(new Set(stated).size).toBe(stated.length);
  });
});

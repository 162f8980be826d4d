import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allContracts } from '@horae/contract/all-contracts';
import { areas } from '@horae/contract/areas';
import type { RouteContract } from '@horae/contract/route';
import { describe, expect, it } from 'vitest';
import { migrationsDirectory } from '#platform/places';
import { namesIn } from './names-in';

const docs = join(migrationsDirectory, '..', '..', '..', '..', 'docs');
const read = (name: string) => readFileSync(join(docs, name), 'utf8').split('\n');

const prescribed = new Set(
  read('prescribed-calls.txt').flatMap((line) => {
    const [, method, path] = /^\d+\s+(\w+)\s+(\S+)/.exec(line) ?? [];
    return method ? [`${method} ${path}`] : [];
  }),
);

interface Named {
  call: string;
  access: string;
  query: string[];
  found: RouteContract | undefined;
}

const there = new Set(areas.map(({ name }) => name));
/** The rows of each existing area, which the heading names. */
const rows = read('own-calls.md')
  .join('\n')
  .split(/^## /m)
  .filter((section) => there.has(section.slice(0, section.indexOf('\n'))))
  .flatMap((section) => section.split('\n'));

/** Every call that a row names; one after the first may omit its method and the path prefix it shares. */
const named: Named[] = rows.flatMap((line) => {
  const [, calls = '', access = ''] = /^\| (`.*?`) \| ([\w-]+) \|/.exec(line) ?? [];
  let before: RouteContract | undefined;
  return [...calls.matchAll(/`(?:(GET|POST|DELETE) )?([^`?]+)(?:\?([^`]*))?`/g)].map(
    ([text, sent, path = '', query]) => {
      const method = sent ?? before?.method;
      const alike = allContracts.filter((contract) => contract.method === method && contract.path.endsWith(path));
      const found =
        alike.find((contract) => contract.path === path) ??
        alike.find((contract) => sectionOf(contract.path) === sectionOf(before?.path ?? ''));
      before = found ?? before;
      return { call: text, access, found, query: query?.split('&').map((pair) => pair.split('=')[0]!) ?? [] };
    },
  );
});

function sectionOf(path: string): string | undefined {
  return path.split('/')[1];
}

describe('the list of own calls', () => {
  it.each(named)('is correct about $call', ({ access, found, query }) => {
    expect(found?.access).toBe(access);
    const names = found!.query ? namesIn(found!.query) : [];
    expect(query.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is complete', () => {
    const listed = new Set(named.map(({ found }) => found));
    const own = allContracts.filter((contract) => !prescribed.has(`${contract.method} ${contract.path}`));

    const missing = own.filter((contract) => !listed.has(contract)).map(({ method, path }) => `${method} ${path}`);
    expect(missing).toEqual([]);
  });
});

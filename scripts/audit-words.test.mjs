import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';
import { readText } from './read-texts.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/server/src'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

const keysOf = (path) =>
  new Set(
    [...readText(root, path).matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(([, quoted, plain]) => quoted ?? plain),
  );

it('the audit has a word for every kind of record that the server names', () => {
  const named = files.flatMap((path) =>
    [...readText(root, path).matchAll(/\b(?:object|thing): '([^']+)'/g)].map(([, object]) => object),
  );
  const known = keysOf('apps/web/src/features/settings/audit/audit-objects.words.ts');

  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((object) => !known.has(object))).toEqual([]);
});

it('the audit has a word for every right of a grant and every text about a person', () => {
  const known = keysOf('apps/web/src/features/settings/audit/audit-fields.words.ts');
  const fields = [...readText(root, 'packages/contract/src/people/person-fields.ts').matchAll(/\bname: '(\w+)'/g)];
  const rights = [
    ...readText(root, 'packages/contract/src/settings/accounts.contract.ts').matchAll(/'(may[A-Z]\w+)'/g),
  ];

  expect([...fields, ...rights].map(([, name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

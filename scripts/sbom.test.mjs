import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './environment.mjs';
import { lockedPackages } from './lock-file.mjs';

let directory;
let bill;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'horae-sbom-'));
  const file = join(directory, 'horae.cdx.json');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sbom.mjs', file], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  bill = JSON.parse(readFileSync(file, 'utf8'));
}, 60_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('is CycloneDX about Horae', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/);
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'horae' });
});

it('names every shipped package of the lock file once, with its hash, and nothing else but our own', () => {
  const shipped = new Map(
    lockedPackages()
      .filter(({ isShipped }) => isShipped)
      .map(({ name, version, integrity }) => [`${name}@${version}`, integrity]),
  );
  const isOwn = ({ properties }) => properties?.some(({ name }) => name === 'cdx:npm:package:private');
  const components = bill.components.filter((component) => !isOwn(component));
  const refs = components.map((component) => component['bom-ref']);

  expect(refs.toSorted()).toEqual([...shipped.keys()].toSorted());
  for (const component of components) {
    const [hash] = component.hashes;
    const integrity = `sha512-${Buffer.from(hash.content, 'hex').toString('base64')}`;
    expect([hash.alg, integrity], component['bom-ref']).toEqual(['SHA-512', shipped.get(component['bom-ref'])]);
    expect(component.purl).toMatch(/^pkg:npm\//);
  }
});

it('says what depends on what, and only of what it names', () => {
  const refs = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((part) => part['bom-ref'])]);
  const named = bill.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);

  expect(named.filter((ref) => !refs.has(ref))).toEqual([]);
  expect(bill.dependencies.find(({ ref }) => ref.startsWith('fastify@')).dependsOn).not.toEqual([]);
});

import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { organisationContract as organisation } from '@horae/contract/people/organisation.contract';
import { peopleContract as people } from '@horae/contract/people/people.contract';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { accountSettingsContract as account } from '@horae/contract/settings/account-settings.contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrationTags } from '#platform/migrate';
import { migrationsDirectory } from '#platform/places';
import { readOrMakeSecret, readSecret } from '#platform/secrets';
import { png, sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { schema } from '../../schema';
import { sampleSets } from '../samples.table';
import { exportAll } from './export-all';
import { importAll } from './import-all';
import { countsOf } from './move-fixture';

const hotel = 7001;
let directory: string;
let old: string;
let installation: TestApp;
let token: string;
let file: string;
const started: TestApp[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'horae-transfer-'));
  old = await archive(await readFile(join(import.meta.dirname, 'horae-export-1.jsonl'), 'utf8'));
  installation = await startTestApp({
    template: 'empty',
    prepare: async (empty) => {
      const { warnings } = await importAll({ ...empty, isEmbedded: true }, schema, old);
      expect(warnings).toEqual([expect.stringContaining('secrets/sealing')]);
    },
  });
  token = (await installation.login('kallisto@nereis.example', 'olive branch 42')).accessToken;
  const { body } = await sendFile(installation, token, 'avatar', png, 'face.png');
  const general = { avatar: body.upload.address };
  expect((await installation.as(token)(account.updateGeneral, { body: { general } })).status).toBe(200);
  const numbers = { taxNumber: '123456783' };
  expect((await installation.as(token)(people.update, { body: { hotel, id: 1001, fields: numbers } })).status).toBe(
    200,
  );
  file = join(directory, 'export.jsonl.gz');
  const { pool } = installation.database;
  await exportAll({ pool, dataDirectory: installation.dataDirectory }, file, 'test');
});
afterEach(async () => {
  for (const api of started.splice(0)) await api.stop();
});
afterAll(async () => {
  await installation.stop();
  await rm(directory, { recursive: true });
});

let count = 0;
async function archive(text: string | Buffer): Promise<string> {
  const path = join(directory, `${(count += 1)}.gz`);
  await writeFile(path, gzipSync(text));
  return path;
}

async function emptyHouse() {
  const api = await startTestApp({ template: 'empty' });
  started.push(api);
  await rm(join(api.dataDirectory, 'secrets'), { recursive: true });
  const { db, pool } = api.database;
  return { db, pool, dataDirectory: api.dataDirectory };
}

const linesOf = async (path: string) =>
  gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n');
const changed = async (change: (lines: string[]) => string[]) => archive(`${change(await linesOf(file)).join('\n')}\n`);

describe('an export of an older version', () => {
  it('runs its missing migrations and responds like a current installation', async () => {
    const { rows, counters } = await countsOf(installation.database.pool);
    const { rows: ran } = await installation.database.pool.query('select tag from migrations order by tag');
    const { body: tree } = await installation.as(token)(organisation.tree, { query: { hotel } });
    const { body: list } = await installation.as(token)(people.list, { query: { hotel, q: 'ανδρονικ' } });
    const { body: roster } = await installation.as(token)(staff.filtered, {
      body: { selectedHotel: hotel, filters: [3000, 3001], dates: { start: '2026-05-01', end: '2026-06-01' } },
    });

    expect(ran.map(({ tag }) => tag)).toEqual(await migrationTags(migrationsDirectory));
    expect(rows).toMatchObject({ employees: 3, shifts: 2, leaves: 1, clock_records: 1, accounts: 2 });
    expect(counters).toContainEqual({ counter: 'event_ids', lastValue: 13, isCalled: true });
    expect(tree.places.map(({ name }) => name)).toContain('Υποδοχή');
    expect(list.people).toMatchObject([
      { code: 'N2', contract: { weeklyHours: 32.5, kind: 'full' }, employment: 'now' },
    ]);
    expect(roster.events.map(({ id }) => id).toSorted()).toEqual([11, 12, 13]);
    expect(roster.events.find(({ id }) => id === 11)).toMatchObject({ actualStart: expect.stringContaining('T06:57') });
  });
});

describe('an export', () => {
  it('states in its first line what it is and that it contains the key', async () => {
    const manifest = JSON.parse((await linesOf(file))[0]!);

    expect(manifest).toMatchObject({
      format: 'horae-export-2',
      horae: 'test',
      uploads: 1,
      secrets: ['sealing', 'kiosk'],
    });
    expect(manifest.migrations).toEqual(await migrationTags(migrationsDirectory));
    expect(manifest.note).toContain('the key that opens sealed tax and social-security numbers');
  });

  it('is refused from a data directory without the key of its sealed numbers', async () => {
    const { pool } = installation.database;
    const elsewhere = join(directory, 'elsewhere');
    const target = join(directory, 'none.gz');

    await expect(exportAll({ pool, dataDirectory: elsewhere }, target, 'test')).rejects.toThrow(
      /set HORAE_DATA_DIR to the data directory of the server/,
    );
    expect(existsSync(target) || existsSync(`${target}.unfinished`)).toBe(false);
  });

  it('reports how many uploaded files are missing', async () => {
    const { pool } = installation.database;
    const elsewhere = join(directory, 'key-only');
    await mkdir(join(elsewhere, 'secrets'), { recursive: true });
    await writeFile(join(elsewhere, 'secrets', 'sealing'), 'QUJD');

    const { uploads, warnings } = await exportAll({ pool, dataDirectory: elsewhere }, join(directory, 'x.gz'), 'test');

    expect([uploads, warnings]).toEqual([
      0,
      [`1 of 1 uploaded files were not found in ${join(elsewhere, 'uploads')}.`],
    ]);
  });
});

describe('import-all', () => {
  it('keeps an existing key under another name and removes the data of the first start', async () => {
    const target = await emptyHouse();
    const before = await readOrMakeSecret(target.dataDirectory, 'sealing');
    await target.db.insert(sampleSets).values({ accountId: 0, name: 'first start' });

    const { warnings } = await importAll({ ...target, isEmbedded: true }, schema, file);

    const secrets = await readdir(join(target.dataDirectory, 'secrets'));
    const aside = secrets.find((name) => name.startsWith('sealing.'))!;
    expect(warnings).toEqual([expect.stringContaining(aside)]);
    expect(await readSecret(target.dataDirectory, aside)).toEqual(before);
    for (const name of ['sealing', 'kiosk']) {
      expect(await readSecret(target.dataDirectory, name)).toEqual(await readSecret(installation.dataDirectory, name));
    }
    expect(await target.db.$count(sampleSets, eq(sampleSets.accountId, 0))).toBe(0);
  });

  it.each([
    ['a missing file', async () => join(directory, 'none'), /ENOENT/],
    ['an uncompressed file', async () => join(import.meta.dirname, 'archive.ts'), /not a Horae export/],
    ['a foreign file', async () => archive('{"format":"x"}\n'), /not a Horae export/],
    ['an empty file', async () => archive(''), /not a Horae export/],
    ['a file of a newer version', async () => changed(([first, ...rest]) => [newer(first!), ...rest]), /newer Horae/],
    [
      'a file of an unreleased version',
      async () => changed(([first, ...rest]) => [skipping(first!), ...rest]),
      /between two releases/,
    ],
    ['a file without its last line', async () => changed((lines) => lines.slice(0, -1)), /incomplete/],
    ['a file with a missing line', async () => changed((lines) => lines.toSpliced(8, 1)), /incomplete|violates/],
    ['a truncated file', cutFile, /incomplete/],
    ['a changed picture', async () => changed((lines) => lines.map(otherPicture)), /incomplete or damaged/],
  ])('refuses %s and changes nothing', async (_what, made, sentence) => {
    const target = await emptyHouse();

    await expect(importAll({ ...target, isEmbedded: true }, schema, await made())).rejects.toThrow(sentence);

    const { rows } = await countsOf(target.pool);
    expect(Object.values(rows).every((current) => current === 0)).toBe(true);
    expect(existsSync(join(target.dataDirectory, 'secrets'))).toBe(false);
    expect(await readdir(join(target.dataDirectory, 'uploads')).catch(() => [])).toEqual([]);
  });

  it('refuses a database that is in use or contains foreign tables', async () => {
    const { pool, dataDirectory } = await emptyHouse();
    await pool.query('create table guests (id integer)');

    await expect(
      importAll({ ...installation.database, ...installation, isEmbedded: true }, schema, file),
    ).rejects.toThrow(/already has/);
    await expect(importAll({ pool, dataDirectory, isEmbedded: false }, schema, file)).rejects.toThrow(/public\.guests/);
    expect((await pool.query('select count(*)::int as n from guests')).rows).toEqual([{ n: 0 }]);
  });

  it('refuses a directory whose embedded database may need its own key', async () => {
    const { pool, dataDirectory } = await emptyHouse();
    const key = await readOrMakeSecret(dataDirectory, 'sealing');
    await mkdir(join(dataDirectory, 'postgres'));

    const attempt = importAll({ pool, dataDirectory, isEmbedded: false }, schema, file);

    await expect(attempt).rejects.toThrow(/Set HORAE_DATA_DIR to another directory/);
    expect(await readSecret(dataDirectory, 'sealing')).toEqual(key);
  });
});

const newer = (manifest: string) => withMigrations(manifest, (tags) => [...tags, '9999_future']);
const skipping = (manifest: string) => withMigrations(manifest, (tags) => tags.slice(1));

function withMigrations(manifest: string, change: (tags: string[]) => string[]): string {
  const read = JSON.parse(manifest);
  return JSON.stringify({ ...read, migrations: change(read.migrations) });
}

function otherPicture(line: string): string {
  const read = JSON.parse(line);
  return 'upload' in read ? JSON.stringify({ ...read, content: Buffer.from('other').toString('base64') }) : line;
}

async function cutFile(): Promise<string> {
  const whole = await readFile(file);
  const path = join(directory, 'cut.gz');
  await appendFile(path, whole.subarray(0, whole.length / 2));
  return path;
}

import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { readSettings } from '../settings';
import { acceptKey, compareKeys, refuseWrongKeys } from './check-keys';
import { keyFingerprints } from './key-fingerprints.table';
import { type Keys, readKeys } from './keys';

let api: TestApp;
let directory: string;
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
  directory = await mkdtemp(join(tmpdir(), 'horae-keys-'));
});
afterAll(async () => {
  await api.stop();
  await rm(directory, { recursive: true, force: true });
});

const newKeys = (): Keys => ({ tokens: randomBytes(32), sealing: randomBytes(32), kiosk: randomBytes(32) });
const read = (environment: Record<string, string>) =>
  readKeys(readSettings({ HORAE_DATA_DIR: join(directory, 'data'), ...environment }));

describe('the keys of a server', () => {
  it('are handed in by environment, then as files, and else made once', async () => {
    const [own, file] = [randomBytes(32), randomBytes(32)];
    const keysDirectory = join(directory, 'mounted');
    await mkdir(keysDirectory);
    await writeFile(join(keysDirectory, 'tokens'), `${file.toString('base64')}\n`);
    await writeFile(join(keysDirectory, 'sealing'), file.toString('base64url'));
    const given = { KEYS_DIR: keysDirectory, TOKENS_KEY: own.toString('base64') };

    const [first, second] = [await read(given), await read(given)];

    expect([first.tokens, first.sealing]).toEqual([own, file]);
    expect(first.kiosk).toHaveLength(32);
    expect(second).toEqual(first);
    await expect(read({ SEALING_KEY: 'short' })).rejects.toThrow('The key "sealing" is shorter than 32 bytes.');
  });
});

describe('a database', () => {
  beforeEach(() => api.database.db.delete(keyFingerprints));

  it('takes the keys of the first server, and refuses one with another key by its name', async () => {
    const { db } = api.database;
    const keys = newKeys();
    await refuseWrongKeys(db, keys);

    await expect(refuseWrongKeys(db, keys)).resolves.toBeUndefined();
    await expect(refuseWrongKeys(db, { ...keys, sealing: randomBytes(32) })).rejects.toThrow(
      /^The key "sealing" of this server is not the one .* as SEALING_KEY, .* npm run keys -- --accept sealing$/,
    );
  });

  it('has the keys of one of two servers that meet it empty', async () => {
    const [one, other] = [newKeys(), newKeys()];

    const results = await Promise.allSettled([one, other].map((keys) => refuseWrongKeys(api.database.db, keys)));

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes a new key when it is accepted, and keeps no key', async () => {
    const { db } = api.database;
    const keys = newKeys();
    await refuseWrongKeys(db, keys);
    const next = { ...keys, kiosk: randomBytes(32) };
    await acceptKey(db, 'kiosk', next.kiosk);

    await expect(refuseWrongKeys(db, next)).resolves.toBeUndefined();
    const kept = JSON.stringify(await db.select().from(keyFingerprints));
    for (const key of Object.values(next)) expect(kept).not.toContain(key.toString('base64url'));
    expect((await compareKeys(db, keys)).filter(({ isRight }) => !isRight).map(({ name }) => name)).toEqual(['kiosk']);
  });
});

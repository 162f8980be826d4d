import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../schema';
import { readSettings } from './settings';
import { type StartedDatabase, startDatabase } from './start-database';

let directory: string;
let running: StartedDatabase;
const start = (path: string, options = {}) =>
  startDatabase(readSettings({ HORAE_DATA_DIR: path }), schema, () => undefined, { asOwner: true, ...options });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'horae-data-'));
  running = await start(join(directory, 'data'));
});
afterAll(async () => {
  await running.close();
  await rm(directory, { recursive: true, force: true });
});

describe('a database that another Horae is using', () => {
  it('can be joined by a command, which leaves it running', async () => {
    await running.pool.query('create table seen_by_both as select 7 as number');

    const joined = await start(join(directory, 'data'), { joinsRunning: true });

    expect((await joined.pool.query('select number from seen_by_both')).rows).toEqual([{ number: 7 }]);
    await joined.close();
    expect((await running.pool.query('select number from seen_by_both')).rowCount).toBe(1);
  });

  it('refuses a second server', async () => {
    await expect(start(join(directory, 'data'))).rejects.toThrow(/^Another Horae is already using /);
  });
});

it('reports why a start failed for another reason, even for a command that would join', async () => {
  await writeFile(join(directory, 'file'), '');

  await expect(start(join(directory, 'file', 'data'), { joinsRunning: true })).rejects.toThrow(
    /^The data directory .* cannot be created: /,
  );
});

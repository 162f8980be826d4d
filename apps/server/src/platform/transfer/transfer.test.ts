import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { shiftsContract as shifts } from '@horae/contract/shifts.contract';
import { stafftimerContract as staff } from '@horae/contract/stafftimer.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { exportAll } from './export-all';
import { importAll } from './import-all';

let from: TestApp;
let to: TestApp;
let directory: string;
beforeAll(async () => {
  [from, to] = [await startTestApp(), await startTestApp({ template: 'empty' })];
  directory = await mkdtemp(join(tmpdir(), 'horae-transfer-'));
});
afterAll(async () => {
  await Promise.all([from.stop(), to.stop(), rm(directory, { recursive: true })]);
});

describe('export and import-all', () => {
  it('move everything: equal counts, equal answers, and ids that go on', async () => {
    const file = join(directory, 'all.jsonl.gz');
    const ask = (api: TestApp) =>
      api.asAdmin(staff.filtered, { body: { selectedHotel: 1003, filters: [3000, 3001, 3002] } as never });
    const body = {
      shift: {
        hotel: 1003,
        employeeId: 1015,
        typeOfShift: 'Regular',
        start: '2031-01-01T07:00',
        end: '2031-01-01T15:00',
      },
    };

    const exported = await exportAll(from.database.pool, file);
    const imported = await importAll(to.database.pool, file);

    expect([...imported]).toEqual([...exported].filter(([, rows]) => rows > 0));
    expect(exported.has('shifts')).toBe(true);
    // Kept sums are worked out again where they are missing.
    expect(exported.has('working_months')).toBe(false);
    expect((await ask(to)).text).toBe((await ask(from)).text);
    const added = await Promise.all([from, to].map((api) => api.asAdmin(shifts.save, { body: body as never })));
    expect(added[1]!.body).toEqual(added[0]!.body);
  });

  it('refuse a filled database, a foreign file and one of a newer version, and write nothing', async () => {
    const file = async (header: object) => {
      const path = join(directory, `${Math.random()}.gz`);
      await writeFile(path, gzipSync(`${JSON.stringify(header)}\n`));
      return path;
    };
    const empty = await startTestApp({ template: 'empty' });
    const { pool } = empty.database;

    await expect(importAll(from.database.pool, await file({ format: 'horae-export-1' }))).rejects.toThrow(
      /already holds/,
    );
    await expect(importAll(pool, await file({ format: 'x' }))).rejects.toThrow(/no export of Horae/);
    await expect(
      importAll(pool, await file({ format: 'horae-export-1', migrations: ['9999_future'] })),
    ).rejects.toThrow(/newer Horae/);
    await expect(importAll(pool, join(directory, 'none'))).rejects.toThrow(/ENOENT/);
    await empty.stop();
  });
});

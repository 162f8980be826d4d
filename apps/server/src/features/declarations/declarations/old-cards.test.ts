import { punchFilesContract } from '@horae/contract/time/punch-files.contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { punches } from '#features/time/punches/punches.table';
import { takePunches } from '../../../clocking';
import { importPunches } from '../../time/terminals/import-punches.service';
import { openLogText } from '../../time/terminals/open-log';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
  await test.send();
});
afterAll(() => test.stop());

const started = Math.floor(Date.now() / 1000) * 1000;
const minutesAgo = (minutes: number) => new Date(started - minutes * 60_000);

describe('work cards of an imported old log', () => {
  const from = { companyId: hotel, timeZone: 'Europe/Athens', zone: 'UTC', deviceId: null, accountId: null };
  const wall = (minutes: number) => minutesAgo(minutes).toISOString().slice(0, 19).replace('T', ' ');
  const log = (code: string) =>
    [3000, 2520, 1560, 1080, 5].map((minutes, at) => `${code}\t${wall(minutes)}\t${at % 2}\t1`).join('\n');
  const run = (code: string, more: object) =>
    importPunches(
      test.db,
      { ...from, log: openLogText(log(code)), dayOrder: 'dmy', isDryRun: false, ...more },
      takePunches,
    );

  it('are asked about once and are not made: the old punches only count', async () => {
    const id = test.ids[4]!;
    expect(await run('D5', { isDryRun: true })).toMatchObject({ old: 4, isWritten: false });
    await run('D5', {});
    await test.send();

    expect(await test.rows(id)).toMatchObject([{ kind: 'workCard', state: 'accepted' }]);
    const fromFile = await test.db
      .select()
      .from(punches)
      .where(and(eq(punches.employeeId, id), eq(punches.source, 'file')))
      .orderBy(asc(punches.at));
    expect(fromFile.map(({ hasNoCard }) => hasNoCard)).toEqual([true, true, true, true, false]);
    expect((await run('D5', { isDryRun: true })).old).toBe(0);
  });

  it('are made late if that is asked for', async () => {
    await run('D4', { declareOld: true });
    await test.send();

    const states = (await test.rows(test.ids[3]!)).map(({ state }) => state);
    expect(states.filter((state) => state === 'rejected')).toHaveLength(4);
  });

  it('that waited for a person are not made either', async () => {
    await run('NOBODY', {});
    const id = test.ids[5]!;
    const body = { hotel, code: 'NOBODY', source: 'file' as const, reason: null, employeeId: id };
    expect((await test.api.asAdmin(punchFilesContract.assign, { body })).body).toEqual({ taken: 5 });
    await test.send();

    expect(await test.rows(id)).toHaveLength(1);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { kioskOf } from './kiosk-fixture';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const hour = 3600;

describe('a queue that comes late', () => {
  it('is taken in its order at the times at which it was made, once, whoever sends it again', async () => {
    const { slips, entry, sync, punches, waiting } = await kioskOf(api);
    const [person] = slips;
    const now = Date.now();
    const entries = [
      entry(person!, { direction: 'out', order: 2, deviceTime: now - hour * 1000, secondsAgo: hour }),
      entry(person!, { direction: 'in', order: 1, deviceTime: now - 5 * hour * 1000, secondsAgo: 5 * hour }),
      entry(person!, { direction: 'in', order: 3, deviceTime: now - 60_000, secondsAgo: 60 }),
    ];
    const [first, twice] = await Promise.all([sync(entries), sync(entries)]);
    const again = await sync(entries);

    for (const { status, body } of [first!, twice!, again]) {
      expect(status).toBe(200);
      expect(body.outcomes).toEqual(entries.map(({ key }) => ({ key, outcome: 'recorded', reason: null })));
    }
    const rows = await punches(person!.employeeId);
    expect(rows.map(({ direction }) => direction)).toEqual(['in', 'out', 'in']);
    const ages = rows.map(({ at }) => Math.round((now - Number(at)) / 1000 / 60));
    expect(ages).toEqual([300, 60, 1]);
    expect(await waiting()).toEqual([]);
  });

  it('is set right by a clock that nobody sets when that of the tablet is wrong, and the fault is kept', async () => {
    const { slips, entry, sync, punches } = await kioskOf(api);
    const [one, two] = slips;
    const now = Date.now();
    const ahead = 3 * hour * 1000;
    await sync(
      [
        entry(one!, { deviceTime: now + ahead - 600_000, secondsAgo: 600 }),
        // After a reload only the tablet's clock is left, which is three hours ahead.
        entry(two!, { order: 2, deviceTime: now + ahead - 1_200_000, secondsAgo: null }),
      ],
      now + ahead,
    );

    const [first] = await punches(one!.employeeId);
    const [second] = await punches(two!.employeeId);
    expect(Math.round((now - Number(first!.at)) / 60_000)).toBe(10);
    expect(Math.round((now - Number(second!.at)) / 60_000)).toBe(20);
    for (const row of [first, second]) expect(Math.round(Number(row!.skewSeconds) / 60)).toBe(180);
  });

  it('keeps what it cannot take, each with its reason', async () => {
    const { slips, entry, sync, punches, waiting } = await kioskOf(api);
    const [person] = slips;
    const now = Date.now();
    const entries = [
      entry({ ...person!, pin: '00000' }, { order: 1 }),
      entry(person!, { order: 2, deviceTime: now - 8 * 24 * hour * 1000, secondsAgo: 8 * 24 * hour }),
      entry(person!, { order: 3, deviceTime: now + hour * 1000, secondsAgo: null }),
      entry({ code: 'NOBODY', pin: '12345' }, { order: 4 }),
      { ...entry(person!, { order: 5 }), sealed: entry(person!).sealed },
      entry(person!, { order: 6 }),
    ];
    const { body } = await sync(entries);
    await sync(entries);

    expect(body.outcomes.map(({ reason }) => reason)).toEqual([
      'Wrong code or number at the kiosk',
      'Older than 7 days',
      'In the future: the clock of the kiosk was changed',
      'Wrong code or number at the kiosk',
      'Not sealed for this server',
      null,
    ]);
    expect((await waiting()).map(({ code }) => code)).toEqual([person!.code, person!.code, person!.code, 'NOBODY', '']);
    expect(await punches(person!.employeeId)).toHaveLength(1);
  });

  it('is no way to try numbers: the lock holds there, too', async () => {
    const { slips, entry, sync, punches } = await kioskOf(api);
    const [person] = slips;
    const entries = ['1', '2', '3', '4', '5'].map((end, order) => entry({ ...person!, pin: `0000${end}` }, { order }));
    const { body } = await sync([...entries, entry(person!, { order: 9 })]);

    expect(body.outcomes.at(-1)).toMatchObject({
      outcome: 'waiting',
      reason: 'Locked after wrong numbers at the kiosk',
    });
    expect(await punches(person!.employeeId)).toEqual([]);
  });

  it('is worked into attendance', async () => {
    const { slips, entry, sync } = await kioskOf(api);
    const now = Date.now();
    await sync([entry(slips[0]!, { deviceTime: now - 1000, secondsAgo: 1 })]);
    const { rows } = await api.database.db.execute<{ open: number }>(
      sql`select count(*)::int as open from derived_due where thing = 'attendance' and employee_id = ${slips[0]!.employeeId}`,
    );

    expect(rows[0]!.open).toBe(0);
  });
});

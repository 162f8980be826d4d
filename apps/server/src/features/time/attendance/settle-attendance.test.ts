import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import type { NewPunch } from '#platform/take-punches';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { takePunches } from '../../../clocking';
import { settleAttendance } from './settle-attendance';

const hotel = { companyId: 6001, timeZone: 'Europe/Athens' };
let api: TestApp;
let person: number;
beforeAll(async () => {
  api = await startTestApp();
  await api.database.db.execute(sql`delete from derived_due`);
});
afterAll(() => api.stop());
beforeEach(async () => {
  const [place] = await rows(
    sql`select work_centre_id as wc, department_id as dept from employees where company_id = 6001 limit 1`,
  );
  const [added] = await rows(sql`insert into employees (company_id, code, surname, work_centre_id, department_id)
    values (6001, ${`N${Math.random()}`}, 'Νεφέλη Δοκιμάκη', ${place!.wc}, ${place!.dept}) returning id`);
  person = Number(added!.id);
});

const rows = async (query: ReturnType<typeof sql>) => (await api.database.db.execute(query)).rows;
const take = (...punches: Partial<NewPunch>[]) =>
  inTransaction(api.database.db, (tx) =>
    takePunches(
      tx,
      hotel,
      punches.map((punch) =>
        Object.assign<NewPunch, Partial<NewPunch>>(
          {
            employeeId: person,
            at: new Date(),
            direction: null,
            source: 'file',
            key: `${person} ${punch.at?.toISOString()} ${punch.direction}`,
          },
          punch,
        ),
      ),
    ),
  );
const athens = (text: string) => new Date(`${text}+02:00`);
const plan = async (start: string, end: string) => {
  const [added] = await rows(sql`insert into shifts (company_id, employee_id, type, starts_at, ends_at)
    values (6001, ${person}, 'Regular', ${athens(start)}, ${athens(end)}) returning id`);
  await inTransaction(api.database.db, (tx) => settleAttendance(tx, hotel));
  return Number(added!.id);
};
const records = async () =>
  rows(sql`select shift_id as shift, to_char(clocked_in_at at time zone 'Europe/Athens', 'DD HH24:MI') as in,
    to_char(clocked_out_at at time zone 'Europe/Athens', 'DD HH24:MI') as out, reference_date::text as day
    from clock_records where employee_id = ${person} order by clocked_in_at`);

describe('attendance', () => {
  it('pairs punches as they come, in whatever order and however often', async () => {
    const shift = await plan('2026-11-02T23:00', '2026-11-03T07:00');

    expect(await take({ at: athens('2026-11-03T07:04') })).toHaveLength(1);
    expect(await records()).toEqual([]);
    await take({ at: athens('2026-11-02T22:57') });

    const night = { shift, in: '02 22:57', out: '03 07:04', day: '2026-11-02' };
    expect(await records()).toEqual([night]);
    expect(await take({ at: athens('2026-11-02T22:57') })).toEqual([]);
    expect(await records()).toEqual([night]);
  });

  it('takes the day of the plan for what ends after midnight, and says so on the punch', async () => {
    await plan('2026-11-02T23:00', '2026-11-03T07:00');
    await take({ at: athens('2026-11-02T22:57'), direction: 'in' });
    await take({ at: athens('2026-11-03T07:04'), direction: 'out' });

    expect(
      await rows(
        sql`select direction, reference_date::text as day from punches where employee_id = ${person} order by at`,
      ),
    ).toEqual([
      { direction: 'in', day: '2026-11-02' },
      { direction: 'out', day: '2026-11-02' },
    ]);
  });

  it('an in and an out at the same instant stop nobody: the in stays open', async () => {
    const at = athens('2026-11-02T06:57');
    await take({ at, direction: 'in' }, { at, direction: 'out' });
    expect(await records()).toMatchObject([{ in: '02 06:57', out: null }]);

    await take({ at: athens('2026-11-02T15:01'), direction: 'out' });
    expect(await records()).toMatchObject([{ in: '02 06:57', out: '02 15:01' }]);
  });

  it('an out without a plan belongs to the day of its in', async () => {
    await take({ at: athens('2026-11-02T22:57'), direction: 'in' });
    await take({ at: athens('2026-11-03T03:04'), direction: 'out' });

    expect(
      await rows(sql`select distinct reference_date::text as day from punches where employee_id = ${person}`),
    ).toEqual([{ day: '2026-11-02' }]);
  });

  it('follows the plan when it changes afterwards', async () => {
    await take({ at: athens('2026-11-02T06:57') }, { at: athens('2026-11-02T15:01') });
    expect(await records()).toMatchObject([{ shift: null }]);

    const shift = await plan('2026-11-02T07:00', '2026-11-02T15:00');
    expect(await records()).toMatchObject([{ shift }]);

    await rows(sql`update shifts set status = 'cancelled' where id = ${shift}`);
    await inTransaction(api.database.db, (tx) => settleAttendance(tx, hotel));
    expect(await records()).toMatchObject([{ shift: null }]);
  });

  it('a correction replaces, or takes back, and leaves what was said where it was', async () => {
    const [first] = await take({ at: athens('2026-11-02T06:57'), direction: 'in' });
    const [second] = await take({ at: athens('2026-11-02T16:30'), direction: 'out' });
    const correct = (punch: Partial<NewPunch>) =>
      take({ source: 'correction', reason: 'Left at three', authorId: 1, ...punch });

    const [better] = await correct({ replaces: second!.id, at: athens('2026-11-02T15:00'), direction: 'out' });
    expect(await records()).toMatchObject([{ in: '02 06:57', out: '02 15:00' }]);

    await correct({ replaces: better!.id, at: athens('2026-11-02T15:00'), isVoid: true, key: 'void' });
    expect(await records()).toMatchObject([{ in: '02 06:57', out: null }]);

    await correct({ replaces: first!.id, at: athens('2026-11-02T06:57'), isVoid: true, key: 'void too' });
    expect(await records()).toEqual([]);
    expect(await rows(sql`select id from punches where employee_id = ${person}`)).toHaveLength(5);
  });

  it('refuses to change or remove a punch, to correct one twice, or without a reason', async () => {
    const [punch] = await take({ at: athens('2026-11-02T06:57') });
    const again = { replaces: punch!.id, at: athens('2026-11-02T07:00'), source: 'correction' as const, authorId: 1 };

    await expect(rows(sql`update punches set at = now() where id = ${punch!.id}`)).rejects.toThrow();
    await expect(rows(sql`delete from punches where id = ${punch!.id}`)).rejects.toThrow();
    await expect(take(again)).rejects.toThrow();
    await take({ ...again, reason: 'Late', key: 'one' });
    await expect(take({ ...again, reason: 'Later', key: 'two' })).rejects.toThrow();
  });

  it('two who punch at the same moment are both seen', async () => {
    await Promise.all([
      take({ at: athens('2026-11-02T06:57') }),
      take({ at: athens('2026-11-02T15:01') }),
      take({ at: athens('2026-11-02T11:00') }),
      take({ at: athens('2026-11-02T11:30') }),
    ]);

    expect(await records()).toMatchObject([
      { in: '02 06:57', out: '02 11:00' },
      { in: '02 11:30', out: '02 15:01' },
    ]);
  });

  it('working the demo out anew changes nothing', async () => {
    const every = () =>
      rows(
        sql`select id, employee_id, shift_id, in_punch_id, out_punch_id, reference_date from clock_records order by id`,
      );
    const before = await every();
    expect(before.length).toBeGreaterThan(1000);

    await rows(sql`insert into derived_due (thing, company_id, employee_id, from_at, to_at)
      select 'attendance', company_id, employee_id, min(at), max(at) from punches group by company_id, employee_id`);
    for (const companyId of [1003, 1004, 6001]) {
      await inTransaction(api.database.db, (tx) => settleAttendance(tx, { ...hotel, companyId }));
    }

    expect(await every()).toEqual(before);
  });
});

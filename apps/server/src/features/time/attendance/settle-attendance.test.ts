import { asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';
import type { NewPunch } from '#platform/take-punches';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { takePunches } from '../../../clocking';
import { punches as stored } from '../punches/punches.table';
import { clockRecords } from './clock-records.table';
import { settleAttendance } from './settle-attendance';

const hotel = { companyId: 6001, timeZone: 'Europe/Athens' };
let api: TestApp;
let db: Database;
let person: number;
beforeAll(async () => {
  api = await startTestApp();
  ({ db } = api.database);
  await db.delete(derivedDue);
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { companyId } = hotel;
  const [colleague] = await db.select().from(employees).where(eq(employees.companyId, companyId)).limit(1);
  const { workCentreId, departmentId } = colleague!;
  const [added] = await db
    .insert(employees)
    .values({ companyId, code: `N${Math.random()}`, surname: 'Νεφέλη Δοκιμάκη', workCentreId, departmentId })
    .returning();
  person = added!.id;
});

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
  const times = { startsAt: athens(start), endsAt: athens(end) };
  const [added] = await db
    .insert(shifts)
    .values({ companyId: hotel.companyId, employeeId: person, type: 'Regular', ...times })
    .returning();
  await inTransaction(api.database.db, (tx) => settleAttendance(tx, hotel));
  return added!.id;
};
const shown = (column: PgColumn) => sql<string>`to_char(${column} at time zone 'Europe/Athens', 'DD HH24:MI')`;
const records = () =>
  db
    .select({
      shift: clockRecords.shiftId,
      in: shown(clockRecords.clockedInAt),
      out: shown(clockRecords.clockedOutAt),
      day: clockRecords.referenceDate,
    })
    .from(clockRecords)
    .where(eq(clockRecords.employeeId, person))
    .orderBy(asc(clockRecords.clockedInAt));
const { direction, referenceDate: day } = stored;
const ofPerson = () => eq(stored.employeeId, person);

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

    expect(await db.select({ direction, day }).from(stored).where(ofPerson()).orderBy(asc(stored.at))).toEqual([
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

    expect(await db.selectDistinct({ day }).from(stored).where(ofPerson())).toEqual([{ day: '2026-11-02' }]);
  });

  it('follows the plan when it changes afterwards', async () => {
    await take({ at: athens('2026-11-02T06:57') }, { at: athens('2026-11-02T15:01') });
    expect(await records()).toMatchObject([{ shift: null }]);

    const shift = await plan('2026-11-02T07:00', '2026-11-02T15:00');
    expect(await records()).toMatchObject([{ shift }]);

    await db.update(shifts).set({ status: 'cancelled' }).where(eq(shifts.id, shift));
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
    expect(await db.$count(stored, ofPerson())).toBe(5);
  });

  it('refuses to change or remove a punch, to correct one twice, or without a reason', async () => {
    const [punch] = await take({ at: athens('2026-11-02T06:57') });
    const again = { replaces: punch!.id, at: athens('2026-11-02T07:00'), source: 'correction' as const, authorId: 1 };

    const thisOne = eq(stored.id, punch!.id);
    await expect(db.update(stored).set({ at: new Date() }).where(thisOne)).rejects.toThrow();
    await expect(db.delete(stored).where(thisOne)).rejects.toThrow();
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
    const every = () => db.select().from(clockRecords).orderBy(asc(clockRecords.id));
    const before = await every();
    expect(before.length).toBeGreaterThan(1000);

    const { thing, companyId: due, employeeId, fromAt, toAt } = derivedDue;
    const person = sql`${stored.companyId}, ${stored.employeeId}`;
    await db.execute(sql`insert into ${derivedDue} (${bare(thing, due, employeeId, fromAt, toAt)})
      select 'attendance', ${person}, min(${stored.at}), max(${stored.at}) from ${stored} group by ${person}`);
    for (const companyId of [1003, 1004, 6001]) {
      await inTransaction(api.database.db, (tx) => settleAttendance(tx, { ...hotel, companyId }));
    }

    expect(await every()).toEqual(before);
  });
});

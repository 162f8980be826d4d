import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { clockRecords } from '#features/time/attendance/clock-records.table';
import { inTransaction } from '#platform/database';
import { shifts } from '../shifts/shifts.table';
import { anyPunch, emptyRoster, hotel, hoursTest, people } from './hours-fixture';
import { plus, reference, withHours } from './plain-sums';
import { readRawRows } from './raw-rows';
import { workingMonths } from './working-months.table';

const { api, sums, addShift, addClock } = hoursTest();
const night = { employee: 1, start: '2026-06-02T22:00', end: '2026-06-03T06:00' };
let question = 4000;
// Calendars that do not exist: they change nothing but the cache key, so every answer is fresh.
const ask = async (start: string, end: string) =>
  sums({ dates: { start, end }, column: 'day', levels: ['employee'], calendars: [3000, 3002, (question += 1)] });
const june = () => ask('2026-06-01', '2026-07-01');
const db = () => api().database.db;
const keptRows = () => db().$count(workingMonths, eq(workingMonths.companyId, hotel));
const isShift = (id: number) => and(eq(shifts.companyId, hotel), eq(shifts.id, id));
const setShiftsOf = (employee: number, values: Partial<typeof shifts.$inferInsert>) =>
  db()
    .update(shifts)
    .set(values)
    .where(and(eq(shifts.companyId, hotel), eq(shifts.employeeId, employee)));
const moveHotel = (timeZone: string) => db().update(companies).set({ timeZone }).where(eq(companies.companyId, hotel));

// Both clock changes of the year and the ends of their months.
const firstDay = fc.constantFrom('2026-03-26', '2026-10-22');
const minute = fc.integer({ min: 0, max: 11 * 1440 });
const employee = fc.constantFrom(...people.map(({ id }) => id));
const type = fc.constantFrom(...withHours, 'OnCall' as const);
const facts = fc.record({
  employee,
  at: minute,
  minutes: fc.constantFrom(60, 121, 480, 1440, 2820),
  type,
  layer: fc.constantFrom('planned' as const, 'declared' as const),
});
const change = fc.record({
  action: fc.constantFrom(
    'add',
    'move',
    'give away',
    'retype',
    'cancel',
    'break',
    'remove',
    'clock',
    'clock out',
    'clock for another',
    'unclock',
    'contract',
    'next contract',
  ),
  which: fc.nat(),
  facts,
  stays: fc.option(fc.integer({ min: 1, max: 30_000 })),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

beforeEach(() => db().delete(workingMonths).where(eq(workingMonths.companyId, hotel)));

describe('kept months', () => {
  it('give the plain sums after every change of shifts and of clock records', async () => {
    await fc.assert(
      fc.asyncProperty(firstDay, fc.array(change, { minLength: 1, maxLength: 12 }), async (first, changes) => {
        await emptyRoster(api());
        const days = Array.from({ length: 12 }, (_, day) => plus(first, day));
        for (const one of changes) {
          await make(one, first);
          const { rows } = await ask(days[0]!, plus(days.at(-1)!, 1));
          expect(rows.map(cells)).toEqual(await wanted(days));
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('are read again as they were kept, and worked out again one by one', async () => {
    await addShift(night);
    await june();
    expect(await keptRows()).toBe(4);
    await db()
      .update(workingMonths)
      .set({ planned: [7, 8] })
      .where(and(eq(workingMonths.companyId, hotel), eq(workingMonths.employeeId, 1)));
    expect((await june()).total.total.planned).toBe(15);

    await addShift({ ...night, employee: 2 });
    expect(await keptRows()).toBe(3);
    expect((await june()).total.total.planned).toBe(15 + 480);
    await setShiftsOf(1, { notes: 'x' });
    expect((await june()).total.total.planned).toBe(15 + 480);
    await setShiftsOf(1, { breakMinutes: 30 });
    expect((await june()).total.total.planned).toBe(450 + 480);
  });

  it('are added up again after an upgrade that changed how', async () => {
    await addShift(night);
    await june();
    await db()
      .update(workingMonths)
      .set({ planned: [7, 8], zone: `Europe/Athens ${process.versions.tz} split 0` })
      .where(eq(workingMonths.companyId, hotel));

    expect((await june()).total.total.planned).toBe(480);
  });

  it('are completed by the months that were not asked for before', async () => {
    await addShift(night);
    await addShift({ ...night, start: '2026-07-30T22:00', end: '2026-07-31T06:00' });
    await june();

    expect((await ask('2026-05-01', '2026-08-01')).total.total.planned).toBe(960);
    expect(await keptRows()).toBe(12);
  });

  it('forget somebody who clocked on a shift that is another’s by now', async () => {
    const shift = (await addShift(night))!;
    await addClock(1, shift, night.start, night.end);
    await db().update(shifts).set({ employeeId: 2 }).where(isShift(shift));
    const later = (moment: PgColumn) => sql`${moment} + interval '90 days'`;
    await db()
      .update(shifts)
      .set({ startsAt: later(shifts.startsAt), endsAt: later(shifts.endsAt) })
      .where(isShift(shift));
    await june();

    await db().update(shifts).set({ breakMinutes: 30 }).where(isShift(shift));

    expect((await june()).total.total.actual).toBe(450);
  });

  it('forget both people when a clock record was the other’s', async () => {
    await addClock(1, null, night.start, night.end);
    await june();

    await db().update(clockRecords).set({ employeeId: 2 }).where(eq(clockRecords.companyId, hotel));

    const { rows } = await june();
    expect(rows.map(({ path, total }) => [path[0], total.actual])).toEqual([
      [4, 0],
      [3, 0],
      [2, 480],
      [1, 0],
    ]);
  });

  it('are cut at other midnights once the hotel is in another zone', async () => {
    await addShift(night);
    expect((await june()).total.planned.slice(0, 4)).toEqual([0, 120, 360, 0]);

    await moveHotel('Europe/London');
    const inLondon = await june();
    await moveHotel('Europe/Athens');

    expect(inLondon.total.planned.slice(0, 4)).toEqual([0, 240, 240, 0]);
    expect((await june()).total.planned.slice(0, 4)).toEqual([0, 120, 360, 0]);
  });

  it('are not kept while the roster is being changed, and are right as soon as it is', async () => {
    await inTransaction(api().database.db, async (tx) => {
      const [startsAt, endsAt] = [new Date('2026-06-02T08:00Z'), new Date('2026-06-02T16:00Z')];
      await tx.insert(shifts).values({ companyId: hotel, employeeId: 1, type: 'Regular', startsAt, endsAt });

      expect((await june()).total.total.planned).toBe(0);
      expect(await keptRows()).toBe(0);
    });

    expect((await june()).total.total.planned).toBe(480);
  });

  it('are right when many ask and change at once', async () => {
    const changing = Array.from({ length: 20 }, (_, day) =>
      addShift({ ...night, start: `2026-06-${day + 10}T08:00`, end: `2026-06-${day + 10}T09:00` }),
    );
    await Promise.all([...changing, ...Array.from({ length: 20 }, () => june())]);

    expect((await june()).total.total.planned).toBe(20 * 60);
  });

  it('leave with the person', async () => {
    const place = { workCentreId: 33, departmentId: 51 };
    await db()
      .insert(employees)
      .values({ companyId: hotel, id: 5, code: 'c5', surname: 'Person 0', ...place });
    await june();
    expect(await keptRows()).toBe(5);

    await db()
      .delete(employees)
      .where(and(eq(employees.companyId, hotel), eq(employees.id, 5)));

    expect(await keptRows()).toBe(4);
  });
});

/** Makes a change directly in the database; a refused one changes nothing. */
async function make({ action, which, facts: { at, minutes, ...facts }, stays }: Change, first: string): Promise<void> {
  const one = (table: typeof shifts | typeof clockRecords) =>
    sql`(select ${table.id} from ${table} where ${table.companyId} = ${hotel} order by ${table.id} offset ${which} % greatest(1,
    (select count(*) from ${table} where ${table.companyId} = ${hotel})) limit 1)`;
  const start = sql`((${first}::text::timestamp at time zone 'Europe/Athens') + ${at} * interval '1 minute')`;
  const end = sql`(${start} + ${minutes} * interval '1 minute')`;
  const after = (moment: SQLWrapper, seconds: number) => sql`${moment} + ${seconds} * interval '1 second'`;
  const isOneShift = and(eq(shifts.companyId, hotel), eq(shifts.id, one(shifts)));
  const isOneClock = and(eq(clockRecords.companyId, hotel), eq(clockRecords.id, one(clockRecords)));
  const { employee, layer, type } = facts;
  const ofEmployee = { companyId: hotel, employeeId: employee };
  const changeShift = (values: PgUpdateSetSource<typeof shifts>) => db().update(shifts).set(values).where(isOneShift);
  const changeClock = (values: PgUpdateSetSource<typeof clockRecords>) =>
    db().update(clockRecords).set(values).where(isOneClock);
  const actions: Record<Change['action'], SQLWrapper> = {
    add: db()
      .insert(shifts)
      .values({ ...ofEmployee, layer, type, startsAt: start, endsAt: end, breakMinutes: which % minutes }),
    move: changeShift({ startsAt: start, endsAt: end, breakMinutes: 0 }),
    'give away': changeShift({ employeeId: employee }),
    retype: changeShift({ type, layer }),
    cancel: changeShift({ status: 'cancelled' }),
    break: changeShift({ breakMinutes: which % 60 }),
    remove: db().delete(shifts).where(isOneShift),
    clock: db()
      .insert(clockRecords)
      .values({
        ...ofEmployee,
        shiftId: which % 2 ? one(shifts) : null,
        clockedInAt: start,
        clockedOutAt: stays === null ? null : after(start, stays),
        ...anyPunch(start),
      }),
    'clock out': changeClock({ clockedOutAt: after(clockRecords.clockedInAt, stays ?? 60) }),
    'clock for another': changeClock({
      employeeId: employee,
      clockedInAt: start,
      clockedOutAt: after(start, stays ?? 60),
    }),
    contract: db()
      .update(employeeContracts)
      .set({ isBreakInsideHours: which % 2 === 0 })
      .where(
        and(
          eq(employeeContracts.companyId, hotel),
          eq(employeeContracts.employeeId, employee),
          eq(employeeContracts.fromDay, '2020-01-01'),
        ),
      ),
    'next contract': db()
      .insert(employeeContracts)
      .values({
        ...ofEmployee,
        fromDay: plus(first, which % 12),
        hasFixedHours: true,
        weeklyHours: 40,
        isBreakInsideHours: which % 3 === 0,
      }),
    unclock: db().delete(clockRecords).where(isOneClock),
  };
  await db()
    .execute(actions[action])
    .catch(() => undefined);
}

const cells = ({
  planned,
  declared,
  actual,
  overtime,
  heads,
  open,
  path,
}: Awaited<ReturnType<typeof june>>['rows'][number]) => ({
  person: path[0],
  planned,
  declared,
  actual,
  overtime,
  heads,
  open,
});

async function wanted(days: string[]) {
  const raw = await readRawRows(api(), hotel);
  const listed = (list: number[]) => (list.some((value) => value > 0) ? list : []);
  return people.toReversed().map((person) => {
    const { begins, open, ...minutes } = reference(person, raw.shifts, raw.clocks, days, undefined, raw.contracts);
    return {
      person: person.id,
      planned: listed(minutes.planned),
      declared: listed(minutes.declared),
      actual: listed(minutes.actual),
      overtime: listed(minutes.overtime),
      heads: listed(begins.map(Number)),
      open,
    };
  });
}

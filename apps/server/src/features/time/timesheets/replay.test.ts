import { partOfCode } from '@horae/contract/time/pay-parts';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { and, eq, gt, inArray, lt, max, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { hotelHolidays } from '#features/people/organisation/organisation.table';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { loans } from '#features/people/people/loans.table';
import { declaredFreeDays, hourlyLeaves, leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { agreements } from '../agreements/agreements.table';
import { clockRecords } from '../attendance/clock-records.table';
import {
  addBar,
  addLeave,
  addShifts,
  api,
  approve,
  day,
  db,
  hotel,
  linesOf,
  month,
  one,
  pay,
  punch,
  setPolicy,
  startWithHotel,
  worker,
} from './timesheets-fixture';

startWithHotel();
const bar = 74_120;
beforeAll(() => addBar(bar));

async function follow(): Promise<void> {
  await workOut(api.database.db, 'attendance', hotel);
  await workOut(api.database.db, 'timesheets', hotel);
}

/** The same pseudo-random numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}
type Random = ReturnType<typeof randomFrom>;

const tenDays = () => worker(Array.from({ length: 10 }, (_, index) => ({ ...day, day: index + 1 })));

/** Everything that decides a figure, changed at random for one person or for the hotel. */
function randomEdits(id: number, random: Random): (() => Promise<unknown>)[] {
  const date = () => `2026-09-${String(1 + random(28)).padStart(2, '0')}`;
  const two = (least: number, most: number) => String(least + random(most - least)).padStart(2, '0');
  const own = { companyId: hotel, employeeId: id };
  const planned = and(eq(shifts.employeeId, id), eq(shifts.layer, 'planned'));
  const declared = and(eq(shifts.employeeId, id), eq(shifts.layer, 'declared'));
  const ofPerson = (change: Partial<typeof employees.$inferInsert>) =>
    db.update(employees).set(change).where(eq(employees.id, id));
  const none = async (table: PgTable, where: SQL | undefined) => (await db.$count(table, where)) === 0;
  const hour = (day: string, hours: number) => new Date(Date.parse(day) + hours * 3_600_000);
  const unclocked = Array.from({ length: 18 }, (_, index) => index + 11);
  return [
    async () => {
      const [on] = unclocked.splice(random(unclocked.length), 1);
      if (on !== undefined) await punch(id, on, [`${two(6, 9)}:${two(10, 59)}`, `${two(14, 18)}:${two(10, 59)}`]);
    },
    () =>
      db
        .update(shifts)
        .set({ breakMinutes: random(4) * 10 })
        .where(planned),
    async () => {
      const on = date();
      const overlaps = and(planned, lt(shifts.startsAt, hour(on, 24)), gt(shifts.endsAt, hour(on, 0)));
      const shift = { type: 'Regular' as const, startsAt: hour(on, 4), endsAt: hour(on, 12) };
      if (await none(shifts, overlaps)) await addShifts([{ employeeId: id, ...shift }]);
    },
    () => {
      const clocked = db.select().from(clockRecords).where(eq(clockRecords.shiftId, shifts.id));
      const last = db
        .select({ id: max(shifts.id) })
        .from(shifts)
        .where(and(planned, notExists(clocked)));
      return db.delete(shifts).where(inArray(shifts.id, last));
    },
    async () => {
      const on = date();
      const shift = { type: 'Overtime' as const, startsAt: hour(on, 13), endsAt: hour(on, 15) };
      if (await none(shifts, and(declared, eq(sql`${shifts.startsAt}::date`, on))))
        await addShifts([{ employeeId: id, layer: 'declared', ...shift }]);
    },
    async () => {
      const type = (['AnnualLeave', 'SickLeave', 'DayOff'] as const)[random(3)]!;
      const on = date();
      if (await none(leaves, and(eq(leaves.employeeId, id), eq(leaves.firstDay, on)))) await addLeave(id, type, on);
    },
    () => db.delete(leaves).where(eq(leaves.employeeId, id)),
    async () => {
      const on = date();
      const leave = { kind: 'parental' as const, startsAt: hour(on, 9), endsAt: hour(on, 11) };
      if (await none(hourlyLeaves, and(eq(hourlyLeaves.employeeId, id), eq(sql`${hourlyLeaves.startsAt}::date`, on))))
        await db.insert(hourlyLeaves).values({ ...own, ...leave });
    },
    () => db.delete(hourlyLeaves).where(eq(hourlyLeaves.employeeId, id)),
    () =>
      db
        .update(employeeContracts)
        .set({ kind: (['full', 'part'] as const)[random(2)]!, weeklyHours: 20 + random(3) * 10 })
        .where(eq(employeeContracts.employeeId, id)),
    () =>
      db
        .insert(declaredFreeDays)
        .values({ ...own, day: date(), kind: 'rest', declarationId: 1 })
        .onConflictDoNothing(),
    () => db.delete(declaredFreeDays).where(eq(declaredFreeDays.employeeId, id)),
    () =>
      db
        .insert(hotelHolidays)
        .values({ companyId: hotel, day: date(), name: 'Γιορτή', isHoliday: true })
        .onConflictDoNothing(),
    () => db.delete(hotelHolidays).where(eq(hotelHolidays.companyId, hotel)),
    () =>
      setPolicy({ roundTo: ([1, 15, 30] as const)[random(3)]!, rounding: random(2) === 0 ? 'nearest' : 'in_favour' }),
    () => setPolicy({ graceIn: random(15), preparation: random(15) }, { fromDay: date() }),
    () => ofPerson({ jobTitle: ['', 'Waiter', 'Cook'][random(3)] }),
    () => ofPerson({ birthDate: ['1990-01-01', '2010-01-01'][random(2)] }),
    () =>
      db
        .insert(agreements)
        .values({ companyId: hotel, name: 'House', validFrom: date(), limits: { overtimeDailyCap: random(120) } }),
    () => db.delete(agreements).where(eq(agreements.companyId, hotel)),
    () => {
      const payer = (['home', 'host'] as const)[random(2)]!;
      const on = date();
      const host = { hostHotel: hotel, hostHotelName: 'Ξενία', hostDepartment: bar, hostDepartmentName: 'Pool bar' };
      const loan = { ...own, firstDay: on, lastDay: on, ...host, payer };
      return db.insert(loans).values(loan).onConflictDoNothing();
    },
    () => db.delete(loans).where(eq(loans.employeeId, id)),
    () =>
      db
        .update(shifts)
        .set({ departmentId: [bar, null][random(2)] })
        .where(and(planned, eq(sql`extract(day from ${shifts.startsAt})::int % 3`, random(3)))),
  ];
}

/** The class of a line, and the night and the Sunday or holiday beside it. */
function countedAs(code: string): string[] {
  const part = partOfCode(code);
  return part
    ? [part.class, ...(part.isNight ? ['night'] : []), ...(part.isSundayHoliday ? ['sundayHoliday'] : [])]
    : [code];
}

/** The figures of a sheet that people sign. */
function figuresOf({ days, paidMinutes, minutes, leaveDays, leaveMinutes }: Awaited<ReturnType<typeof one>>) {
  return { paidMinutes, minutes, leaveDays, leaveMinutes, days };
}

it('after 200 rounds of edits what was sent and its changes are the sheet counted afresh', async () => {
  const random = randomFrom(5);
  const id = await tenDays();
  await approve(id);
  await pay();
  await follow();
  const sent = async () => (await linesOf(id)).filter((line) => line.length === 3);
  const [first, locked] = [await sent(), figuresOf(await one(id))];
  const edits = randomEdits(id, random);
  for (let round = 0; round < 200; round += 1) {
    await edits[random(edits.length)]!();
    if (round % 5 !== 0) continue;
    await follow();
    expect(await sent()).toEqual(first);
    expect(figuresOf(await one(id))).toEqual(locked);
  }
  await follow();

  const paid = new Map<string, number>();
  const { body } = await api.asAdmin(unchecked(contract.lines), { query: { hotel, month } });
  for (const { day: on, code, minutes, days } of body.lines.filter((line) => line.employee.id === id))
    for (const counted of countedAs(code)) {
      paid.set(`${on} ${counted}`, (paid.get(`${on} ${counted}`) ?? 0) + minutes + days);
    }
  const { version } = await one(id);
  const sheets = [{ employee: id, version }];
  await api.asAdmin(contract.unlock, { body: { hotel, month, sheets, reason: 'To count it afresh' } });
  const fresh = (await one(id)).days.flatMap(({ day: on, minutes, leaveMinutes, leave, isLeaveDay }) => {
    const figures = Object.entries({ ...minutes, ...leaveMinutes }).map(([code, value]): [string, number] => [
      `${on} ${code}`,
      value,
    ]);
    if (leave && isLeaveDay) figures.push([`${on} ${leave}`, 1]);
    return figures;
  });

  const left = [...paid].filter(([, amount]) => Math.abs(amount) > 1e-6);
  const rounded = (list: [string, number][]) =>
    list.map(([what, amount]): [string, number] => [what, Math.round(amount * 60)]).toSorted();
  expect(rounded(left)).toEqual(rounded(fresh));
}, 240_000);

it('in 80 rounds of edits an approval stands with its figures or falls and keeps them beside the new', async () => {
  const random = randomFrom(17);
  const id = await tenDays();
  const edits = randomEdits(id, random);
  let fallen = 0;
  await follow();
  await approve(id);
  let signed = figuresOf(await one(id));
  for (let round = 0; round < 80; round += 1) {
    await edits[random(edits.length)]!();
    await follow();
    const sheet = await one(id);
    if (sheet.state === 'approved') {
      expect(figuresOf(sheet).minutes).toEqual(signed.minutes);
      continue;
    }
    fallen += 1;
    expect(sheet).toMatchObject({ state: 'open', hasFallen: true });
    expect(sheet.fallen!.because.length).toBeGreaterThan(0);
    const { paidMinutes, minutes, leaveDays } = signed;
    expect(sheet.fallen).toMatchObject({ paidMinutes, minutes, leaveDays });
    expect(figuresOf(sheet)).not.toEqual(signed);
    expect((await approve(id)).body.done).toEqual([id]);
    signed = figuresOf(await one(id));
  }
  expect(fallen).toBeGreaterThan(10);
}, 240_000);

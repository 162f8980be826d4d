import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { datesFrom } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { clockPolicies } from '../clock-policies/clock-policies.table';
import { type HandDay, weekByHand } from './month-by-hand';
import { type MonthOfPerson, tenPeople } from './month-of-ten-people';
import { enterCase, hotel, openHotel, type SheetCase } from './sheet-cases-fixture';
import { placesOf } from './small-hotel-fixture';

let api: TestApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-05T09:00:00Z') });
  api = await startTestApp();
  await openHotel(api);
  const { db } = api.database;
  // All clocked time is paid, so that the paid minutes are those of the law.
  await db.insert(clockPolicies).values({ companyId: hotel, graceIn: 0, graceOut: 0, preparation: 0 });
  const numbers = Array.from({ length: 130 }, (_, index) => index + 1);
  const person = (n: number) => ({ companyId: hotel, code: `E${n}`, surname: `Μέλπω ${n}`, ...placesOf(hotel) });
  const people = await db.insert(employees).values(numbers.map(person)).returning();
  const terms = { companyId: hotel, fromDay: '2020-01-01', hasFixedHours: true, weeklyHours: 40 };
  const contract = (employeeId: number) => ({ ...terms, employeeId });
  await db.insert(employeeContracts).values(people.map(({ id }) => contract(id)));
  const shift = (employeeId: number, day: string) => {
    const times = { startsAt: new Date(`${day}T05:00Z`), endsAt: new Date(`${day}T13:00Z`) };
    return { companyId: hotel, employeeId, type: 'Regular' as const, ...times };
  };
  const workingDays = datesFrom('2026-10-05', 26).filter((day) => weekdayOf(day) < 6);
  await db.insert(shifts).values(people.flatMap(({ id }) => workingDays.map((day) => shift(id, day))));
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await api.stop();
});

const sheetOf = async (employee: number) => {
  const query = { hotel, month: '2026-10', employee };
  return (await api.asAdmin(unchecked(timesheetsContract.one), { query })).body.timesheet;
};

it.each(tenPeople.map((one): [string, MonthOfPerson] => [one.kind, one]))(
  'a month of the hotel is what the law says, day by day: %s',
  async (_kind, { given, byHand }) => {
    const employee = await enterCase(api, given as SheetCase);
    const sheet = await sheetOf(employee);

    const expected = weeksOf(byHand)
      .flatMap((week) => weekByHand(week).map((result, at) => [week[at]!.day, result] as const))
      .filter(([day]) => day.startsWith('2026-10'));
    const told = sheet.days.map(({ day, minutes, isLeaveDay }) => [
      day,
      {
        normal: minutes.normal ?? 0,
        additionalPartTime: minutes.additionalPartTime ?? 0,
        overwork: minutes.overwork ?? 0,
        overtimeLegal: minutes.overtimeLegal ?? 0,
        overtimeIllegal: minutes.overtimeIllegal ?? 0,
        restDay: minutes.restDay ?? 0,
        night: minutes.night ?? 0,
        sundayHoliday: minutes.sundayHoliday ?? 0,
        isLeaveDay,
      },
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
    expect(expected.some(([, result]) => result.normal > 0)).toBe(true);
  },
  60_000,
);

it('it is a hotel of 140 people', async () => {
  const query = { hotel, month: '2026-10', perPage: 1 };
  expect((await api.asAdmin(unchecked(timesheetsContract.list), { query })).body.total).toBe(140);
});

const weeksOf = (days: readonly HandDay[]): HandDay[][] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { type HandDay, weekByHand } from './month-by-hand';
import { type MonthOfPerson, tenPeople } from './month-of-ten-people';
import { enterCase, hotel, openHotel, type SheetCase } from './sheet-cases-fixture';

let api: TestApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-05T09:00:00Z') });
  api = await startTestApp();
  await openHotel(api);
  const { db } = api.database;
  // All clocked time is paid, so that the paid minutes are those of the law.
  await db.execute(
    sql`insert into clock_policies (company_id, grace_in, grace_out, preparation) values (${hotel}, 0, 0, 0)`,
  );
  await db.execute(sql`insert into employees (company_id, code, surname, work_centre_id, department_id)
    select ${hotel}, 'E' || n, 'Μέλπω ' || n, 74213, 74215 from generate_series(1, 130) n`);
  await db.execute(sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours)
    select company_id, id, '2020-01-01', true, 40 from employees where company_id = ${hotel}`);
  await db.execute(sql`insert into shifts (company_id, employee_id, type, starts_at, ends_at)
    select company_id, id, 'Regular', day + interval '5 hours', day + interval '13 hours'
    from employees, generate_series('2026-10-05'::timestamptz, '2026-10-30', '1 day') day
    where company_id = ${hotel} and extract(isodow from day) < 6`);
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
